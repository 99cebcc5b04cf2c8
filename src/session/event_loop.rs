//! The event loop: paint, wait, bind, update, perform. One paint for all pending input.

mod looked_up;
mod performing;

use std::time::{Duration, Instant};

use color_eyre::eyre::{Report, Result};
use ratatui::backend::Backend;
use ratatui::layout::Position;

use crate::app::{Action, Animation, App, Context, Effect, Message, Target};
use crate::desk::Desk;
use crate::domain::Mark;
use crate::input::{self, Key, bind};
use crate::terminal::{EventSource, Incoming, Painter, Suspended, is_gone};
use crate::ui::{self, DisplayOptions, Moment, Regions};
use looked_up::LookedUp;

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
    terminal: &'program mut Painter<B>,
    events: &'program mut E,
    desk: &'program mut D,
    app: &'program mut App,
    display: DisplayOptions,
    /// The running animation, and when it started.
    moving: Option<(Animation, Instant)>,
    /// When the big view switches to the next player.
    handover: Option<Instant>,
    /// What was asked since the last paint, and what was answered.
    looked_up: LookedUp,
    /// What is where on the screen as last painted: the targets of clicks.
    regions: Regions,
}

impl<'program, B: Backend, E, D> EventLoop<'program, B, E, D> {
    pub fn new(
        app: &'program mut App,
        desk: &'program mut D,
        (terminal, events): (&'program mut Painter<B>, &'program mut E),
        display: DisplayOptions,
    ) -> Self {
        Self {
            terminal,
            events,
            desk,
            app,
            display,
            moving: None,
            handover: None,
            looked_up: LookedUp::default(),
            regions: Regions::default(),
        }
    }

    /// What is where on the screen as last painted.
    pub const fn regions(&self) -> &Regions {
        &self.regions
    }
}

impl<B, E, D> EventLoop<'_, B, E, D>
where
    B: Backend<Error: Send + Sync + 'static>,
    E: EventSource,
    D: Desk,
{
    /// Runs until the user quits or the session is interrupted.
    pub fn run(&mut self) -> Result<Ending> {
        self.play().or_else(if_gone)
    }

    fn play(&mut self) -> Result<Ending> {
        let before = self.perform(vec![Effect::Save, Effect::FindRegulars])?;
        // Work that grows with the number of nights comes after the first paint.
        self.paint()?;
        let after = self.perform(vec![Effect::FindPast, Effect::StartCentre])?;
        let mut ending = before.or(after);
        while ending.is_none() {
            self.paint()?;
            ending = self.take_all()?;
        }
        Ok(ending.unwrap_or(Ending::Gone))
    }

    fn paint(&mut self) -> Result<()> {
        let moment = self.moment();
        let Self { app, display, .. } = self;
        let look = (app.theme(), &*display);
        let regions = &mut self.regions;
        self.terminal.draw(|frame| {
            *regions = ui::render(app, display, frame);
            let animate = |moment: Moment| moment.animate(regions, look, frame.buffer_mut());
            moment.into_iter().for_each(animate);
        })?;
        // Nothing is repainted unless something moves.
        if moment.is_some_and(|moment| !moment.has_place(&self.regions)) {
            self.moving = None;
        }
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
        self.looked_up = LookedUp::default();
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
        let saved = self.perform(vec![Effect::Save])?;
        Ok(ending.or(saved))
    }

    /// The timeout: during an animation, before the big view switches, while `0` makes ten, and in a
    /// running replay. Otherwise none.
    fn limit(&self) -> Option<Duration> {
        let now = self.events.now();
        let picture = self.moving.map(|(animation, since)| {
            let elapsed = now.saturating_duration_since(since);
            Moment { animation, elapsed }.until_next()
        });
        let handover = self.handover.map(|at| at.saturating_duration_since(now));
        let ten = self.app.ten_until();
        let ten = ten.map(|at| at.saturating_duration_since(now));
        let moment = picture.into_iter().chain(handover).chain(ten).min();
        moment.or_else(|| self.app.pause())
    }

    /// The replay waits until the animation is over.
    fn tick(&mut self) -> Result<Option<Ending>> {
        let now = self.tell_time();
        match (self.handover, self.moving) {
            (Some(at), _) if at <= now => {
                self.handover = None;
                self.update(Message::HandOver)
            }
            (None, None) => self.update(Message::Tick),
            _ => Ok(None),
        }
    }

    fn tell_time(&mut self) -> Instant {
        let now = self.events.now();
        self.app.update(Message::Clock(now));
        now
    }

    /// Tells the app how many rows of a list fit, which it can't know.
    fn tell_rows(&mut self) {
        self.app.update(Message::InSight(self.regions.rows()));
    }

    fn take(&mut self, incoming: Incoming) -> Result<Option<Ending>> {
        self.tell_time();
        match incoming {
            Incoming::Key(code, modifiers) => {
                self.tell_rows();
                return self.press(input::keys(self.app.context(), code, modifiers));
            }
            Incoming::Paste(text) => {
                self.rest();
                return self.update(Message::Paste(text));
            }
            Incoming::Click(position) => return self.click(position),
            Incoming::Wheel(direction) => {
                self.tell_rows();
                return self.update(Message::Wheel(direction));
            }
            Incoming::Message(message) => return self.update(message),
            Incoming::Suspend => self.suspend(Suspended::Program)?,
            Incoming::Resumed => {
                self.events.resume()?;
                self.terminal.forget()?;
            }
            Incoming::Repaint => self.terminal.forget()?,
            Incoming::Signal(signal) => return Ok(Some(Ending::Signal(signal))),
            Incoming::Gone => return Ok(Some(Ending::Gone)),
        }
        Ok(None)
    }

    /// Any key ends the animation and the display of the last mark.
    fn press(&mut self, keys: Vec<Key>) -> Result<Option<Ending>> {
        self.rest();
        let mut ending = None;
        for key in keys {
            let contexts = self.app.contexts();
            let action = contexts.into_iter().find_map(|context| bind(context, key));
            let after = self.update(action.map_or(Message::Unbound, Message::Action))?;
            ending = ending.or(after);
        }
        Ok(ending)
    }

    /// A click outside all regions changes nothing. Neither does one on a key that is gone since an
    /// earlier click of the same burst.
    fn click(&mut self, position: Position) -> Result<Option<Ending>> {
        let context = self.app.context();
        let target = self.regions.at(position);
        match target.filter(|target| is_live(*target, context)) {
            Some(target) => {
                self.rest();
                self.update(Message::Click(target))
            }
            None => Ok(None),
        }
    }

    fn update(&mut self, message: Message) -> Result<Option<Ending>> {
        let effects = self.app.update(message);
        self.perform(effects)
    }

    fn suspend(&mut self, suspended: Suspended) -> Result<()> {
        self.events.suspend(suspended)?;
        Ok(self.terminal.forget()?)
    }
}

/// When the terminal vanishes, a failing write may be the first sign of it.
fn if_gone(report: Report) -> Result<Ending> {
    if report.downcast_ref().is_some_and(is_gone) {
        return Ok(Ending::Gone);
    }
    Err(report)
}

/// Does the clicked key still have a meaning? Balls have one wherever balls are typed. A clicked 1 or 0
/// is never half of a ten.
fn is_live(target: Target, context: Context) -> bool {
    match target {
        Target::Key(Action::Bowl(_)) => {
            input::binding(context, Action::Bowl(Mark::Strike)).is_some()
        }
        Target::Key(action) => input::binding(context, action).is_some(),
        _ => true,
    }
}
