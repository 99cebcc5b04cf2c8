//! Takes the steps a screen answered with.

use super::stack::Stack;
use super::step::{Step, Steps};
use super::{App, Effect, Effects, Notice, PlayersScreen, Screen};
use crate::night::{Night, NightError};

impl App {
    /// Takes the steps in order until one is refused.
    pub(super) fn take(&mut self, steps: Steps) -> Effects {
        let mut effects = Effects::new();
        let mut steps = steps.into_iter();
        let refused = steps.find_map(|step| {
            let taken = self.step(step).map(|more| effects.extend(more));
            taken.err()
        });
        let refused = refused.map(Notice::Refused);
        self.notice = refused.or(self.notice.take());
        effects
    }

    fn step(&mut self, step: Step) -> Result<Effects, NightError> {
        match step {
            Step::Go(screen) => {
                self.drop_typed_pins();
                self.screens.go(screen);
            }
            Step::Back if self.screens.is_home() => return Ok(vec![Effect::Quit]),
            Step::Back => self.screens.back(),
            Step::Replace(screen) => *self.screens.top_mut() = screen,
            Step::Show(overlay) => self.overlay = Some(overlay),
            Step::Close => self.overlay = None,
            Step::Record(event) => return self.record(&event),
            Step::Bowl(ball) => return self.bowl(ball),
            Step::EndGame => return self.record(&self.night.ending()?),
            Step::Join(name, from) => return self.record(&self.night.joining(name, from)),
            Step::TypePin(pin) => return Ok(self.type_pin(pin)),
            Step::OfferTen => self.offer_ten(),
            Step::Ask(effect) => return Ok(vec![effect]),
            Step::Tell(notice) => self.notice = Some(notice),
            Step::Wear(theme) => self.theme = theme,
            Step::SwitchMotion => return Ok(self.switch_motion()),
            Step::SwitchMouse => return Ok(self.switch_mouse()),
            Step::SwitchPins => return Ok(self.switch_pins()),
            Step::BeginNight => return Ok(self.begin_night()),
        }
        Ok(vec![])
    }

    /// Begins a new night instead of the one that was offered.
    fn begin_night(&mut self) -> Effects {
        self.night = Night::default();
        self.screens = Stack::new(Screen::Players(PlayersScreen::default()));
        // The earlier answers left out the offered night.
        vec![Effect::BeginNight, Effect::FindRegulars, Effect::FindPast]
    }
}
