//! The loop: draw, wait, bind, update, perform. One direction, one paint for everything that waits.

use color_eyre::eyre::Result;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::layout::Rect;

use crate::app::{App, Effect, Effects, Findings, History};
use crate::domain::Player;
use crate::input::{Key, Typed, bind};
use crate::night::{Night, Saving};
use crate::ui::{self, Look};

/// What the outside sends in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Message {
    /// A key press or a pasted text.
    Typed(Typed),
    /// The size has changed, and perhaps back again: the terminal may have lost what was on it.
    Repaint,
    /// Stop as the shell expects it, until `fg`.
    Suspend,
    /// Run again after a stop.
    Resumed,
    /// End in order, because of this signal.
    Signal(i32),
    /// The terminal is gone, or can't be read any more.
    Gone,
}

/// Everything that is not the program: who types, the shell, the disk.
pub trait Outside {
    /// Sleeps until something comes in; nothing when nothing can come any more.
    fn wait(&mut self) -> Option<Message>;

    /// What has come in already.
    fn waiting(&mut self) -> Option<Message>;

    /// Stops the program and comes back after `fg`.
    ///
    /// # Errors
    /// The terminal can't be taken again.
    fn suspend(&mut self) -> Result<()>;

    /// Takes the terminal again after somebody else stopped and continued the program.
    ///
    /// # Errors
    /// The terminal can't be taken.
    fn resume(&mut self) -> Result<()>;

    /// Something happened just now in this night.
    fn note(&mut self, night: &Night);

    /// Puts on disk whatever of the night is not there yet.
    fn save(&mut self, night: &Night) -> Saving;

    /// Lets go of the night that was kept; what follows is another one.
    fn begin_anew(&mut self);

    /// Who bowled here before. It is asked for only once the first picture stands.
    fn history(&mut self) -> History;

    /// What somebody's finished games add up to.
    fn look_up(&mut self, player: Player) -> Findings;
}

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
    /// Words and styles.
    pub look: Look,
}

impl<B, O> Runtime<'_, B, O>
where
    B: Backend<Error: Send + Sync + 'static>,
    O: Outside,
{
    /// Runs until somebody or something ends it.
    ///
    /// # Errors
    /// The terminal can't be painted on.
    pub fn run(&mut self) -> Result<Ending> {
        self.save_and_paint()?;
        self.app.remember(self.outside.history());
        let mut ending = None;
        while ending.is_none() {
            self.save_and_paint()?;
            let first = self.outside.wait().unwrap_or(Message::Gone);
            ending = self.take_all(first)?;
        }
        self.save();
        Ok(ending.unwrap_or(Ending::Gone))
    }

    /// What is painted as taken is on disk, or the same picture says that it is not.
    fn save_and_paint(&mut self) -> Result<()> {
        self.save();
        self.paint()
    }

    fn save(&mut self) {
        let saving = self.outside.save(self.app.night());
        self.app.learn(saving);
    }

    /// Everything that waits, before anything is painted.
    fn take_all(&mut self, first: Message) -> Result<Option<Ending>> {
        let mut ending = self.take(first)?;
        while ending.is_none()
            && let Some(next) = self.outside.waiting()
        {
            ending = self.take(next)?;
        }
        Ok(ending)
    }

    fn paint(&mut self) -> Result<()> {
        let Self { app, look, .. } = self;
        self.terminal.draw(|frame| ui::render(app, look, frame))?;
        Ok(())
    }

    fn take(&mut self, message: Message) -> Result<Option<Ending>> {
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
                Effect::LookUp(player) => self.look_up(player),
                Effect::Suspend => self.suspend()?,
                Effect::Quit => return Ok(Some(Ending::Quit)),
            }
        }
        Ok(None)
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
