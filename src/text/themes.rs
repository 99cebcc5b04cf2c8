//! The words of the list of themes.

use super::{Language, words};

words! {
    themes => "theme", "테마";
    mouse_is_on => "mouse on", "마우스 켬";
    mouse_is_off => "mouse off", "마우스 끔";
    motion_is_on => "motion on", "애니메이션 켬";
    motion_is_off => "motion off", "애니메이션 끔";
    // Why the themes have no colours.
    no_colours =>
        "no colours here; --theme NAME shows them",
        "여기서는 색 없음; --theme NAME으로 표시";
}

impl Language {
    /// A description of each theme, in order: terminal, dark, light, contrast, monochrome, alley.
    pub fn theme_words(self) -> [&'static str; 6] {
        self.pick_all([
            ["your terminal's colours", "터미널 색 그대로"],
            ["dark background", "어두운 배경"],
            ["light background", "밝은 배경"],
            [
                "high contrast, readable from afar",
                "고대비, 멀리서도 잘 보임",
            ],
            ["no colours, only weight and shape", "색 없이 굵기와 모양만"],
            ["night blue, wood and neon", "남색, 나무, 네온"],
        ])
    }
}
