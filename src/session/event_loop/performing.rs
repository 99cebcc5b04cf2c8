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
        for effect in effects {
            match effect {
                Effect::Animate(animation) => self.animate(animation),
                Effect::Hold => self.hold(),
                Effect::Suspend => self.suspend(Suspended::Job)?,
                Effect::ListenToMouse(mouse) => self.events.listen_to_mouse(mouse)?,
                Effect::SwitchLanguage => self.switch_language()?,
                Effect::Quit => return Ok(Some(Ending::Quit)),
                effect => self.ask(effect)?,
            }
        }
        Ok(None)
    }

    fn ask(&mut self, effect: Effect) -> Result<()> {
        let mut known = self.looked_up.iter();
        let known = known.find(|(asked, _)| *asked == effect && effect.is_question());
        let answer = match known {
            Some((_, answer)) => Some(answer.clone()),
            None => self.look_up(effect)?,
        };
        if let Some(answer) = answer {
            self.update(answer)?;
        }
        Ok(())
    }

    /// Caches answers until the next paint: only the effects performed here change the file, so until
    /// one does, the same question has the same answer. Saving twice without a new event changes nothing.
    fn look_up(&mut self, effect: Effect) -> Result<Option<Message>> {
        let is_save = effect == Effect::Save;
        let changes = effect.changes_stored_nights() && !(is_save && self.is_saved());
        if effect == Effect::Note {
            self.looked_up.retain(|(asked, _)| *asked != Effect::Save);
        }
        let is_known = effect.is_question() || is_save;
        let asked = is_known.then(|| effect.clone());
        let answer = self.desk.perform(effect, self.app)?;
        if changes {
            self.looked_up.clear();
        }
        self.looked_up.extend(asked.zip(answer.clone()));
        Ok(answer)
    }

    /// Was everything saved since the last paint?
    fn is_saved(&self) -> bool {
        let mut asked = self.looked_up.iter();
        asked.any(|(asked, _)| *asked == Effect::Save)
    }

    fn switch_language(&mut self) -> Result<()> {
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
