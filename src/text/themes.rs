//! The words of the list of themes.

use super::Language;

impl Language {
    /// The title of the list.
    pub const fn themes(self) -> &'static str {
        self.either("theme", "테마")
    }

    /// What each theme is like, in their order: terminal, dark, light, contrast, monochrome, alley.
    pub const fn theme_words(self) -> [&'static str; 6] {
        match self {
            Self::English => [
                "your terminal's own colours",
                "a dark ground",
                "a light ground",
                "white on black, far and clear",
                "weight and shape, no colours",
                "night blue, wood and neon",
            ],
            Self::Korean => [
                "터미널 색 그대로",
                "어두운 바탕",
                "밝은 바탕",
                "검정에 흰색, 높은 대비",
                "색 없이 굵기와 모양만",
                "밤하늘색, 나무, 네온",
            ],
        }
    }

    /// Whether anything moves.
    pub const fn motion_is_on(self) -> &'static str {
        self.either("motion on", "움직임 켬")
    }

    /// Or not.
    pub const fn motion_is_off(self) -> &'static str {
        self.either("motion off", "움직임 끔")
    }

    /// Why no theme shows its colours.
    pub const fn no_colours(self) -> &'static str {
        self.either(
            "no colours here; --theme NAME shows them",
            "여기서는 색 없음; --theme NAME 으로 표시",
        )
    }
}
