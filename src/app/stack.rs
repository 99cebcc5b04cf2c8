//! The stack of screens. The bottom one is where the night continues.

use super::{BowlingScreen, Focus, PlayersScreen, ResultsScreen, Screen};
use crate::night::Night;

#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Stack {
    home: Screen,
    over: Vec<Screen>,
}

impl Stack {
    pub(super) const fn new(home: Screen) -> Self {
        Self {
            home,
            over: Vec::new(),
        }
    }

    pub(super) const fn top(&self) -> &Screen {
        match self.over.as_slice().last() {
            Some(screen) => screen,
            None => &self.home,
        }
    }

    pub(super) fn top_mut(&mut self) -> &mut Screen {
        self.over.last_mut().unwrap_or(&mut self.home)
    }

    pub(super) fn go(&mut self, screen: Screen) {
        self.over.push(screen);
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Screen> {
        [&mut self.home].into_iter().chain(&mut self.over)
    }

    /// Is there no screen below the one on top?
    pub(super) const fn is_home(&self) -> bool {
        self.over.is_empty()
    }

    pub(super) fn back(&mut self) {
        self.over.pop();
    }

    pub(super) fn go_home(&mut self) {
        self.over.clear();
    }

    /// Replaces the bottom screen with the one where the night continues.
    pub(super) fn follow(&mut self, night: &Night) {
        self.home = match (&self.home, night.game()) {
            (Screen::Players(_), None) => return,
            // In the list the next undo key is an undo; in the field it would be a letter.
            (_, None) => Screen::Players(PlayersScreen::focused_on(Focus::List(0))),
            (_, Some(_)) if night.is_running() => Screen::Bowling(BowlingScreen::default()),
            (_, Some(_)) => Screen::Results(ResultsScreen::default()),
        };
    }
}
