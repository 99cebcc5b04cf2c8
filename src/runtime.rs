//! The loop: draw, wait, bind, update, perform. One direction, one paint for everything that waits.

mod outside;

pub use outside::{Message, Outside};

use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::layout::Rect;

use crate::app::{Animation, App, Effect, Effects, Form, Motion, Notice};
use crate::domain::Player;
use crate::input::{Key, Typed, bind};
use crate::ui::{self, DisplayOptions, Moment};

/// From one picture to the next while something moves.
const PICTURE: Duration = Duration::from_millis(40);

/// From one look at the nights of others to the next.
const GLANCE: Duration = Duration::from_millis(250);

/// Why the loop has ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ending {
    /// Somebody wanted to leave.
    Quit,
    /// A signal.
    Signal(i32),
    /// The terminal went away.
    Gone,
}

/// The program while it runs.
#[derive(Debug)]
pub struct Runtime<'program, B: Backend, O> {
    /// What is painted on.
    pub terminal: &'program mut Terminal<B>,
    /// The rest of the world.
    pub outside: &'program mut O,
    /// The state.
    pub app: &'program mut App,
    /// What can be shown, and how.
    pub surroundings: DisplayOptions,
    /// What moves, and since when.
    pub moving: Option<(Animation, Instant)>,
}

impl<B, O> Runtime<'_, B, O>
where
    B: Backend<Error: Send + Sync + 'static>,
    O: Outside,
{
    /// Runs until somebody or something ends it.
    pub fn run(&mut self) -> Result<Ending> {
        // No ball was thrown yet that would not be on disk.
        self.paint()?;
        self.save();
        self.app.remember(self.outside.history());
        let mut ending = None;
        while ending.is_none() {
            self.paint()?;
            let first = self.next()?;
            ending = self.take_all(first)?;
        }
        Ok(ending.unwrap_or(Ending::Gone))
    }

    /// What is painted as taken is on disk, or the same picture says that it is not.
    fn save(&mut self) {
        let saving = self.outside.save(self.app.night());
        self.app.learn(saving);
    }

    /// Sleeps until something comes in, or something else is to be painted.
    fn next(&mut self) -> Result<Option<Message>> {
        let Some(limit) = self.limit() else {
            return Ok(Some(self.outside.wait().unwrap_or(Message::Gone)));
        };
        let mut message = self.outside.wait_at_most(limit);
        while !self.has_changed()? && message.is_none() {
            message = self.outside.wait_at_most(limit);
        }
        Ok(message)
    }

    /// While something moves, until the next picture; while something goes on by itself, until it
    /// does; while others are watched, until the next look.
    fn limit(&self) -> Option<Duration> {
        let picture = self.moving.map(|_| PICTURE);
        let glance = self.app.is_watching().then_some(GLANCE);
        picture.or_else(|| self.app.pause()).or(glance)
    }

    /// Does something move, or has somebody bowled who is watched?
    fn has_changed(&mut self) -> Result<bool> {
        let watches = self.app.is_watching();
        let nights = watches.then(|| self.outside.glance()).flatten();
        let moves = self.moving.is_some() || self.app.pause().is_some();
        let has_changed = nights.is_some() || moves;
        let effects = nights.map(|nights| self.app.follow_nights(nights));
        self.perform(effects.unwrap_or_default())?;
        Ok(has_changed)
    }

    /// Nothing came in: what goes on by itself does, once nothing moves over it.
    fn go_on(&mut self) {
        if self.moving.is_none() {
            self.app.advance();
        }
    }

    /// What moves, if it still does.
    fn moment(&mut self) -> Option<Moment> {
        let (flourish, since) = self.moving?;
        let elapsed = self.outside.now().saturating_duration_since(since);
        let moment = Some(Moment { flourish, elapsed }).filter(Moment::is_on);
        self.moving = self.moving.filter(|_| moment.is_some());
        moment
    }

    /// Everything that waits, before anything is kept and painted.
    fn take_all(&mut self, first: Option<Message>) -> Result<Option<Ending>> {
        let Some(first) = first else {
            self.go_on();
            return Ok(None);
        };
        let mut ending = self.take(first)?;
        while ending.is_none()
            && let Some(next) = self.outside.waiting()
        {
            ending = self.take(next)?;
        }
        self.save();
        Ok(ending)
    }

    fn paint(&mut self) -> Result<()> {
        let moment = self.moment();
        let Self {
            app, surroundings, ..
        } = self;
        self.terminal.draw(|frame| {
            ui::render(app, surroundings, frame);
            ui::animate(app, surroundings, moment, frame.buffer_mut());
        })?;
        Ok(())
    }

    fn take(&mut self, message: Message) -> Result<Option<Ending>> {
        // Whoever types has seen enough of it.
        self.moving = self
            .moving
            .filter(|_| !matches!(message, Message::Typed(_)));
        match message {
            Message::Typed(Typed::Key(code, modifiers)) => {
                return self.press(Key::fold(code, modifiers));
            }
            Message::Typed(Typed::Paste(text)) => {
                let effects = self.app.paste(&text);
                return self.perform(effects);
            }
            Message::Suspend => self.suspend()?,
            Message::Resumed => {
                self.outside.resume()?;
                self.repaint_all()?;
            }
            Message::Repaint => self.repaint_all()?,
            Message::Signal(signal) => return Ok(Some(Ending::Signal(signal))),
            Message::Gone => return Ok(Some(Ending::Gone)),
        }
        Ok(None)
    }

    fn press(&mut self, keys: Vec<Key>) -> Result<Option<Ending>> {
        let mut ending = None;
        for key in keys {
            let action = bind(self.app.context(), key);
            let effects = action.map(|action| self.app.update(action));
            ending = ending.or(self.perform(effects.unwrap_or_default())?);
        }
        Ok(ending)
    }

    fn perform(&mut self, effects: Effects) -> Result<Option<Ending>> {
        for effect in effects {
            match effect {
                Effect::Keep => self.outside.note(self.app.night()),
                Effect::KeepAnew => self.outside.begin_anew(),
                Effect::FindNights(query) => self.app.found_nights(self.outside.nights(&query)),
                Effect::OpenNight(number) => self.app.opened(self.outside.night(number)),
                Effect::Animate(flourish) => self.animate(flourish),
                Effect::Remember { key, value } => self.outside.remember(key, &value),
                Effect::LookUp(player) => self.look_up(player),
                Effect::Share(form) => self.share(form)?,
                Effect::Suspend => self.suspend()?,
                Effect::Quit => return Ok(Some(Ending::Quit)),
            }
        }
        Ok(None)
    }

    fn animate(&mut self, flourish: Animation) {
        let begun = || (flourish, self.outside.now());
        self.moving = (self.app.motion() == Motion::Shown).then(begun);
    }

    fn share(&mut self, form: Form) -> Result<()> {
        let language = self.surroundings.language;
        let shared = self
            .outside
            .share(form, self.app.shared_night(), language)?;
        self.app.tell(Notice::Shared(shared));
        Ok(())
    }

    /// A game that was just finished counts, so it is put on disk first.
    fn look_up(&mut self, player: Player) {
        self.save();
        let findings = self.outside.look_up(player);
        self.app.find(findings);
    }

    fn suspend(&mut self) -> Result<()> {
        self.outside.suspend()?;
        self.repaint_all()
    }

    /// Forgets what was painted. `Terminal::clear` would ask the terminal where its cursor is, and
    /// wait for the answer; a resize to the same size does not.
    fn repaint_all(&mut self) -> Result<()> {
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from(size))?;
        Ok(())
    }
}
