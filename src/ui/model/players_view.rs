//! The data of the players screen: who is here, and who played before.

use super::Page;
use crate::app::{Action, App, Context, PlayersScreen};
use crate::archive::{PastNights, Regulars};
use crate::domain::Player;
use crate::night::{Night, Person};

/// Keys without an effect on an empty field when nobody is here.
const OF_SOMEBODY: [Action; 2] = [Action::Confirm, Action::SwitchFocus];
/// More names than any screen has lines.
const SUGGESTED: usize = 60;

pub(crate) struct PlayersView<'app> {
    pub(crate) page: Page<'app>,
    pub(crate) screen: &'app PlayersScreen,
    pub(crate) night: &'app Night,
    pub(crate) listed: Vec<&'app Person>,
    pub(crate) chosen: Option<usize>,
    /// Who bowled before tonight.
    pub(crate) regulars: &'app Regulars,
    /// None until it has been read.
    pub(crate) past: Option<&'app PastNights>,
    pub(crate) suggestions: Vec<Player>,
    /// The other regulars who are not here.
    pub(crate) others: Vec<Player>,
    /// Players of the last night who are not here.
    pub(crate) last_time: Vec<Player>,
}

impl<'app> PlayersView<'app> {
    /// The selected player of the list. None while the list is not focused.
    pub(crate) fn chosen_person(&self) -> Option<&'app Person> {
        self.listed.get(self.chosen?).copied()
    }

    pub(crate) fn new(app: &'app App, screen: &'app PlayersScreen) -> Self {
        let suggestions: Vec<_> = screen.suggestions(app.tonight()).take(SUGGESTED).collect();
        let is_here = |player| app.night().named(player).is_some_and(Person::is_here);
        let others = app.regulars().beginning_with("");
        let others = others.filter(|player| !is_here(*player) && !suggestions.contains(player));
        Self {
            others: others.take(SUGGESTED).collect(),
            page: Page {
                idle: match app.context() {
                    Context::Field | Context::FieldOfNobody
                        if app.tonight().listed().is_empty() =>
                    {
                        &OF_SOMEBODY
                    }
                    _ => &[],
                },
                ..Page::new(app)
            },
            screen,
            night: app.night(),
            listed: app.tonight().listed(),
            chosen: screen.chosen(),
            regulars: app.regulars(),
            past: app.past(),
            suggestions,
            last_time: app.tonight().missing_from_last_time(),
        }
    }
}
