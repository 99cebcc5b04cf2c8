//! Performs effects: those of the loop itself, and the others through the desk.

use std::time::Duration;

use color_eyre::eyre::Result;
use ratatui::backend::Backend;

use super::{Ending, EventLoop};
use crate::app::{Animation, Effect, Effects, Message, Motion};
use crate::desk::{Desk, LANGUAGE};
use crate::terminal::{EventSource, Suspended};

/// How long the big view shows a mark before it switches to the next player.
const HOLD: Duration = Duration::from_millis(1500);

impl<B, E, D> EventLoop<'_, B, E, D>
where
    B: Backend<Error: Send + Sync + 'static>,
    E: EventSource,
    D: Desk,
{
    pub(super) fn perform(&mut self, effects: Effects) -> Result<Option<Ending>> {
        let effects = effects.into_iter();
        let mut endings = effects.map(|effect| self.perform_one(effect));
        endings.find_map(Result::transpose).transpose()
    }

    fn perform_one(&mut self, effect: Effect) -> Result<Option<Ending>> {
        match effect {
            Effect::Animate(animation) => self.animate(animation),
            Effect::Hold => self.hold(),
            Effect::Suspend => self.suspend(Suspended::Job)?,
            Effect::ListenToMouse(mouse) => self.events.listen_to_mouse(mouse)?,
            Effect::SwitchLanguage => return self.switch_language(),
            Effect::Quit => return Ok(Some(Ending::Quit)),
            effect => return self.ask(effect),
        }
        Ok(None)
    }

    fn ask(&mut self, effect: Effect) -> Result<Option<Ending>> {
        let answer = match self.looked_up.find(&effect) {
            Some(known) => Some(known),
            None => self.look_up(effect)?,
        };
        answer.map_or(Ok(None), |answer| self.update(answer))
    }

    fn look_up(&mut self, effect: Effect) -> Result<Option<Message>> {
        self.looked_up.make_room_for(&effect);
        let question = effect.is_question().then(|| effect.clone());
        let answer = self.desk.perform(effect, self.app)?;
        if let (Some(question), Some(answer)) = (question, &answer) {
            self.looked_up.remember(question, answer);
        }
        Ok(answer)
    }

    fn switch_language(&mut self) -> Result<Option<Ending>> {
        let language = self.display.language.other();
        self.display.language = language;
        self.ask(Effect::Remember {
            key: LANGUAGE,
            value: language.code().to_owned(),
        })
    }

    fn animate(&mut self, animation: Animation) {
        let begun = || (animation, self.events.now());
        self.moving = (self.app.motion() == Motion::Shown).then(begun);
    }

    fn hold(&mut self) {
        let now = self.events.now();
        self.handover = self.app.holds().then(|| now + HOLD);
    }

    /// Ends the animation and the display of the last mark.
    pub(super) fn rest(&mut self) {
        self.moving = None;
        if self.handover.take().is_some() {
            self.app.update(Message::HandOver);
        }
    }
}
