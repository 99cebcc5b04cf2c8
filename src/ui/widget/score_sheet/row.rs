//! One player's lines of the board.

use ratatui::style::Style;

use crate::domain::{Frames, Player, Scores};
use crate::ui::Look;

/// What is shown of a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// Which one, from 0.
    pub(crate) index: usize,
    /// Whose.
    pub(crate) player: Player,
    /// The place among the others.
    pub(crate) place: Option<usize>,
    /// What is shown.
    pub(crate) frames: Frames,
    /// Its totals.
    pub(crate) scores: Scores,
    /// What they were, where a correction is being typed.
    pub(crate) before: Option<Scores>,
    /// How the name is shown.
    pub(crate) role: Role,
}

/// What a player has to do with the next ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Role {
    /// Bowls it.
    Up,
    /// Bowls later.
    Waits,
    /// Takes no turns now.
    Out,
    /// Has left.
    Home,
}

impl Row {
    pub(super) const fn name_style(&self, look: &Look) -> Style {
        match self.role {
            Role::Up => look.theme.up,
            Role::Waits => look.theme.plain,
            Role::Out | Role::Home => look.theme.muted,
        }
    }

    /// The leader's numbers have weight.
    pub(super) const fn number_style(&self, look: &Look) -> Style {
        match (self.role, self.place) {
            (Role::Out | Role::Home, _) => look.theme.muted,
            (_, Some(1)) => look.theme.title,
            _ => look.theme.total,
        }
    }

    /// Why somebody takes no turns, under the name.
    pub(super) const fn absence(&self, look: &Look) -> &'static str {
        match self.role {
            Role::Up | Role::Waits => "",
            Role::Out => look.language.out(),
            Role::Home => look.language.home(),
        }
    }
}
