//! The words of the list of themes.

use super::{Language, words};

words! {
    themes => "theme", "테마";
    motion_is_on => "motion on", "움직임 켬";
    motion_is_off => "motion off", "움직임 끔";
    // Why the themes have no colours.
    no_colours =>
        "no colours here; --theme NAME shows them",
        "여기서는 색 없음; --theme NAME 으로 표시";
}

impl Language {
    /// A description of each theme, in order: terminal, dark, light, contrast, monochrome, alley.
    pub fn theme_words(self) -> [&'static str; 6] {
        self.pick_all([
            ["your terminal's own colours", "터미널 색 그대로"],
            ["a dark ground", "어두운 바탕"],
            ["a light ground", "밝은 바탕"],
            ["white on black, far and clear", "검정에 흰색, 높은 대비"],
            ["weight and shape, no colours", "색 없이 굵기와 모양만"],
            ["night blue, wood and neon", "밤하늘색, 나무, 네온"],
        ])
    }
}
