//! Changes to the night under the cursor: its label, exclusion and deletion.

use super::HistoryScreen;
use crate::app::step::{Step, Steps};
use crate::app::{Action, Effect, Notice, Overlay};
use crate::archive::{LONGEST_LABEL, NightChange, NightHeader, Obstacle};

impl HistoryScreen {
    pub(super) fn update_label(&mut self, action: Action) -> Steps {
        let label = self.label.get_or_insert_default();
        match action {
            Action::Type(letter) if label.chars().count() < LONGEST_LABEL => label.push(letter),
            Action::Type(_) => return vec![Step::Tell(Notice::LabelIsFull)],
            Action::Erase => drop(label.pop()),
            Action::Cancel => self.label = None,
            Action::Confirm => {
                let change = NightChange::label(label);
                self.label = None;
                return self.ask_to_change(change);
            }
            _ => {}
        }
        vec![]
    }

    /// Adds the first line of a pasted text.
    pub(crate) fn paste(&mut self, text: &str) -> Steps {
        let line = text.lines().next().unwrap_or_default();
        let Some(label) = &mut self.label else {
            return self.paste_search(line);
        };
        let mut letters = line.chars().filter(|letter| !letter.is_control());
        let room = LONGEST_LABEL.saturating_sub(label.chars().count());
        label.extend(letters.by_ref().take(room));
        let is_cut = letters.next().is_some();
        let told = is_cut.then_some(Step::Tell(Notice::LabelIsFull));
        told.into_iter().collect()
    }

    pub(super) fn exclude_or_include(&self) -> Steps {
        let change = match self.chosen() {
            Some(night) if night.excluded => NightChange::Include,
            _ => NightChange::Exclude,
        };
        self.ask_to_change(change)
    }

    /// The running night is refused without a question: it can't be deleted.
    pub(super) fn ask_to_delete(&self) -> Steps {
        let refused = |number| {
            let obstacle = Some(Obstacle::OpenElsewhere);
            Step::Tell(Notice::NightChanged(number, NightChange::Delete, obstacle))
        };
        let ask = |night: &NightHeader| match night.number {
            number if self.is_tonight() => refused(number),
            number => Step::Show(Overlay::Deleting(number)),
        };
        self.chosen().map(ask).into_iter().collect()
    }

    fn ask_to_change(&self, change: NightChange) -> Steps {
        let ask = |night: &NightHeader| Step::Ask(Effect::ChangeNight(night.number, change));
        self.chosen().map(ask).into_iter().collect()
    }

    /// Shows the result of a change. It may have changed averages and records, so these are read again.
    pub(crate) fn follow(
        &mut self,
        number: u32,
        change: NightChange,
        obstacle: Option<Obstacle>,
    ) -> Steps {
        if obstacle.is_none() {
            self.apply(number, &change);
        }
        let told = Step::Tell(Notice::NightChanged(number, change, obstacle));
        let asked = [Effect::FindRegulars, Effect::FindPast].map(Step::Ask);
        [told].into_iter().chain(asked).collect()
    }

    fn apply(&mut self, number: u32, change: &NightChange) {
        self.previews.remove(&number);
        let mut nights = self.entries.iter_mut();
        let Some(night) = nights.find(|night| night.number == number) else {
            return;
        };
        match change {
            NightChange::Label(label) => night.label.clone_from(label),
            NightChange::Exclude => night.excluded = true,
            NightChange::Include => night.excluded = false,
            NightChange::Delete => {
                self.entries.retain(|night| night.number != number);
                self.row = self.row.min(self.last());
                self.nights = self.nights.map(|nights| nights.saturating_sub(1));
            }
        }
    }
}
