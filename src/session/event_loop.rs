//! The event loop: draw, wait, bind, update, perform. One paint for all pending input.

use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::layout::Rect;

use crate::app::{Animation, App, Effect, Effects, Message, Motion};
use crate::desk::Desk;
use crate::input::{Key, bind};
use crate::terminal::{EventSource, Incoming};
use crate::ui::{self, DisplayOptions, Moment, Theme};

/// The time between two frames of an animation.
const PICTURE: Duration = Duration::from_millis(40);

/// Why the loop ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ending {
    Quit,
    Signal(i32),
    /// The terminal is gone.
    Gone,
}

#[derive(Debug)]
pub struct EventLoop<'program, B: Backend, E, D> {
    pub terminal: &'program mut Terminal<B>,
    pub events: &'program mut E,
    pub desk: &'program mut D,
    pub app: &'program mut App,
    pub display: DisplayOptions,
    /// The running animation, and when it started.
    pub moving: Option<(Animation, Instant)>,
}

impl<B, E, D> EventLoop<'_, B, E, D>
where
    B: Backend<Error: Send + Sync + 'static>,
    E: EventSource,
    D: Desk,
{
    /// Runs until the user quits or the session is interrupted.
    pub fn run(&mut self) -> Result<Ending> {
        // Safe before the first save: nothing new has been bowled.
        self.paint()?;
        self.perform(vec![Effect::Save, Effect::FindRegulars])?;
        let mut ending = None;
        while ending.is_none() {
            self.paint()?;
            ending = self.take_all()?;
        }
        Ok(ending.unwrap_or(Ending::Gone))
    }

    fn paint(&mut self) -> Result<()> {
        let moment = self.moment();
        let Self { app, display, .. } = self;
        let theme = Theme::new(app.theme(), display.depth);
        self.terminal.draw(|frame| {
            let regions = ui::render(app, display, frame);
            let animate = |moment: Moment| moment.animate(&regions, &theme, frame.buffer_mut());
            moment.into_iter().for_each(animate);
        })?;
        Ok(())
    }

    /// The running animation. None once it is over.
    fn moment(&mut self) -> Option<Moment> {
        let (animation, since) = self.moving?;
        let elapsed = self.events.now().saturating_duration_since(since);
        let moment = Some(Moment { animation, elapsed }).filter(Moment::is_on);
        self.moving = self.moving.filter(|_| moment.is_some());
        moment
    }

    /// Sleeps until there is input, and handles all of it before saving and painting.
    fn take_all(&mut self) -> Result<Option<Ending>> {
        let limit = self.limit();
        let Some(first) = self.events.wait(limit) else {
            return limit.map_or(Ok(Some(Ending::Gone)), |_| self.tick());
        };
        let mut ending = self.take(first)?;
        while ending.is_none()
            && let Some(next) = self.events.wait(Some(Duration::ZERO))
        {
            ending = self.take(next)?;
        }
        // Save before painting: what is shown as recorded is on disk, or the same paint says it is
        // not.
        self.perform(vec![Effect::Save])?;
        Ok(ending)
    }

    /// The timeout. Only during an animation or a running replay.
    fn limit(&self) -> Option<Duration> {
        let picture = self.moving.map(|_| PICTURE);
        picture.or_else(|| self.app.pause())
    }

    /// The replay waits until the animation is over.
    fn tick(&mut self) -> Result<Option<Ending>> {
        match self.moving {
            Some(_) => Ok(None),
            None => self.update(Message::Tick),
        }
    }

    fn take(&mut self, incoming: Incoming) -> Result<Option<Ending>> {
        match incoming {
            Incoming::Key(code, modifiers) => return self.press(Key::fold(code, modifiers)),
            Incoming::Paste(text) => {
                self.moving = None;
                return self.update(Message::Paste(text));
            }
            Incoming::Message(message) => return self.update(message),
            Incoming::Suspend => self.suspend()?,
            Incoming::Resumed => {
                self.events.resume()?;
                self.repaint_all()?;
            }
            Incoming::Repaint => self.repaint_all()?,
            Incoming::Signal(signal) => return Ok(Some(Ending::Signal(signal))),
            Incoming::Gone => return Ok(Some(Ending::Gone)),
        }
        Ok(None)
    }

    /// Any key ends the animation.
    fn press(&mut self, keys: Vec<Key>) -> Result<Option<Ending>> {
        self.moving = None;
        let mut ending = None;
        for key in keys {
            let action = bind(self.app.context(), key).map(Message::Action);
            let after = action.map(|action| self.update(action)).transpose()?;
            ending = ending.or(after.flatten());
        }
        Ok(ending)
    }

    fn update(&mut self, message: Message) -> Result<Option<Ending>> {
        let effects = self.app.update(message);
        self.perform(effects)
    }

    fn perform(&mut self, effects: Effects) -> Result<Option<Ending>> {
        for effect in effects {
            match effect {
                Effect::Animate(animation) => self.animate(animation),
                Effect::Suspend => self.suspend()?,
                Effect::Quit => return Ok(Some(Ending::Quit)),
                effect => self.ask(effect)?,
            }
        }
        Ok(None)
    }

    fn ask(&mut self, effect: Effect) -> Result<()> {
        if let Some(answer) = self.desk.perform(effect, self.app)? {
            self.update(answer)?;
        }
        Ok(())
    }

    fn animate(&mut self, animation: Animation) {
        let begun = || (animation, self.events.now());
        self.moving = (self.app.motion() == Motion::Shown).then(begun);
    }

    fn suspend(&mut self) -> Result<()> {
        self.events.suspend()?;
        self.repaint_all()
    }

    /// Forgets what was painted. `Terminal::clear` would query the cursor position and wait for the
    /// answer; a resize to the same size does not.
    fn repaint_all(&mut self) -> Result<()> {
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from(size))?;
        Ok(())
    }
}
