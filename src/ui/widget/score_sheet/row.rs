//! One player's lines of the board.

use ratatui::style::Style;

use crate::domain::{Frames, Player, Scores};
use crate::ui::Look;

/// What is shown of a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SheetRow {
    /// From 0.
    pub(crate) index: usize,
    pub(crate) player: Player,
    /// Among the others; None for those who have left.
    pub(crate) place: Option<usize>,
    pub(crate) frames: Frames,
    pub(crate) scores: Scores,
    /// What they were before the correction that is typed.
    pub(crate) before: Option<Scores>,
    pub(crate) role: Role,
}

/// What a player has to do with the next ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Role {
    Up,
    Waits,
    SitsOut,
    HasLeft,
}

impl SheetRow {
    pub(super) const fn name_style(&self, look: &Look) -> Style {
        match self.role {
            Role::Up => look.theme.up,
            Role::Waits => look.theme.plain,
            Role::SitsOut | Role::HasLeft => look.theme.muted,
        }
    }

    /// The leader's numbers have weight.
    pub(super) const fn number_style(&self, look: &Look) -> Style {
        match (self.role, self.place) {
            (Role::SitsOut | Role::HasLeft, _) => look.theme.muted,
            (_, Some(1)) => look.theme.title,
            _ => look.theme.total,
        }
    }

    /// Why somebody takes no turns, under the name.
    pub(super) const fn absence(&self, look: &Look) -> &'static str {
        match self.role {
            Role::Up | Role::Waits => "",
            Role::SitsOut => look.language.out(),
            Role::HasLeft => look.language.home(),
        }
    }
}
