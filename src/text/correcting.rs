//! The words while the cursor is on the board.

use super::Language;

impl Language {
    /// The title of the cursor's line.
    #[must_use]
    pub const fn correcting(self) -> &'static str {
        self.either("correct", "고치기")
    }

    /// What to do on the cursor.
    #[must_use]
    pub const fn type_balls(self) -> &'static str {
        self.either(
            "type the balls of this frame, Enter takes them",
            "이 프레임의 투구를 입력하고 Enter",
        )
    }

    /// Enter before the first ball.
    #[must_use]
    pub const fn nothing_typed(self) -> &'static str {
        self.either(
            "nothing typed yet: type the balls of this frame, or Esc to leave it as it is",
            "입력이 없습니다: 이 프레임의 투구를 입력하거나 Esc로 그대로 두세요",
        )
    }

    /// One ball too many.
    #[must_use]
    pub const fn frame_is_full(self) -> &'static str {
        self.either(
            "this frame is over: Enter takes it, Backspace erases",
            "이 프레임은 끝났습니다: Enter 확정, Backspace 지우기",
        )
    }

    /// One ball too few.
    #[must_use]
    pub const fn one_more_ball(self) -> &'static str {
        self.either("one more ball", "투구가 더 필요합니다")
    }

    /// The total at the end of the line.
    #[must_use]
    pub const fn total(self) -> &'static str {
        self.either("total", "합계")
    }
}
