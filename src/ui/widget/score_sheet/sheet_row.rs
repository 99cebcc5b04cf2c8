//! A player's row on the sheet.

use ratatui::style::Style;

use crate::domain::Scores;
use crate::night::{BoardLine, Role};
use crate::ui::{Look, layout};

pub(crate) struct SheetRow {
    /// From 0.
    pub(crate) index: usize,
    pub(crate) line: BoardLine,
    pub(crate) scores: Scores,
    /// The scores before the correction being typed.
    pub(crate) before: Option<Scores>,
}

impl SheetRow {
    pub(super) const fn name_style(&self, look: &Look) -> Style {
        match (self.line.role, self.line.place) {
            (Role::Up, _) => look.theme.up,
            (Role::SitsOut | Role::HasLeft, _) => look.theme.muted,
            (_, Some(1)) => look.theme.title,
            (Role::Waits | Role::CutShort, _) => look.theme.plain,
        }
    }

    pub(super) const fn number_style(&self, look: &Look) -> Style {
        match (self.line.role, self.line.place) {
            (Role::SitsOut | Role::HasLeft, _) => look.theme.muted,
            (_, Some(1)) => look.theme.title,
            (Role::Up | Role::Waits | Role::CutShort, _) => look.theme.plain.bold(),
        }
    }

    /// The score in large letters: the leader's is highlighted.
    pub(super) const fn score_style(&self, look: &Look) -> Style {
        self.name_style(look)
    }

    /// ` ser 293`, or why the player takes no turns, with a blank after it.
    pub(super) fn under_name(&self, look: &Look) -> String {
        let absence = self.absence(look);
        let before = 7_usize.saturating_sub(layout::text_width(absence).into());
        match (absence, self.line.series) {
            ("", None) => String::new(),
            ("", Some(series)) => {
                let head = look.language.series_head();
                format!(" {head}{series:>4}")
            }
            (absence, _) => format!("{}{absence}", " ".repeat(before)),
        }
    }

    /// Why a player takes no turns, or why the line is incomplete.
    pub(super) const fn absence(&self, look: &Look) -> &'static str {
        match self.line.role {
            Role::Up | Role::Waits => "",
            Role::SitsOut => look.language.out(),
            Role::HasLeft => look.language.home(),
            Role::CutShort => look.language.cut_short(),
        }
    }
}
