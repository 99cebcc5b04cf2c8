//! A separate program that plays nights in the real loop with the real store, and reports what it
//! paints. It waits for an answer after each paint, so that the reader can inspect the disk meanwhile.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};

use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use tenpin::app::{App, Motion, Mouse};
use tenpin::archive::{NightReference, StoreError};
use tenpin::desk::FileDesk;
use tenpin::night::Night;
use tenpin::session::EventLoop;
use tenpin::store::{NightWriter, Store};
use tenpin::terminal::{EventSource, Incoming, Painter, Suspended};
use tenpin::text::Language;
use tenpin::ui::{Depth, DisplayOptions, Glyphs};

use super::preload::library;
use crate::stage::{BETWEEN_KEYS, typed};

const PLAYER: &str = "TENPIN_FAULTY_PLAYER";
const END: &str = "end";
const SIZE: (u16, u16) = (80, 24);

/// The program: a line with a path plays the night in that file; the following lines are keys.
#[test]
#[ignore = "the other tests run it as a program of its own"]
fn plays_what_it_is_told() {
    if std::env::var_os(PLAYER).is_none() {
        return;
    }
    while let Some(path) = next_line() {
        match play(Path::new(&path)) {
            Ok(unsaved) => tell("ended", &unsaved.to_string()),
            Err(error) => tell("refused", &error.to_string()),
        }
    }
}

fn next_line() -> Option<String> {
    io::stdin().lines().next().map(Result::unwrap)
}

/// On stderr: the test harness writes to stdout.
fn tell(what: &str, words: &str) {
    let words = words.replace('\n', " ");
    eprintln!("{what} {words}");
}

/// The number of events that remained unsaved.
fn play(path: &Path) -> Result<u64, StoreError> {
    let store = Store::open(path)?;
    let (night, writer) = match store.last()? {
        Some(_) => store.resume(NightReference::Last)?,
        None => (Night::default(), NightWriter::new(&store)),
    };
    drop(store);
    let mut desk = FileDesk {
        writer: Some(writer),
        ..FileDesk::looking(Language::English)
    };
    run(App::new(night), &mut desk);
    let unsaved = desk.writer.as_ref().and_then(NightWriter::unsaved);
    Ok(unsaved.map_or(0, |(events, _)| events))
}

fn run(app: App, desk: &mut FileDesk) {
    let screen = Screen::default();
    let viewport = Viewport::Fixed(Rect::new(0, 0, SIZE.0, SIZE.1));
    let backend = CrosstermBackend::new(screen.clone());
    let terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
    let mut painter = Painter::new(terminal);
    let mut app = app.with_motion(Motion::Still);
    let mut orders = Orders::new(screen);
    let display = DisplayOptions {
        language: Language::English,
        depth: Depth::Full,
        glyphs: Glyphs::Unicode,
    };
    let mut event_loop = EventLoop::new(&mut app, desk, (&mut painter, &mut orders), display);
    event_loop.run().unwrap();
}

/// The screen that results from the painted bytes.
#[derive(Clone)]
struct Screen(Rc<RefCell<vt100::Parser>>);

impl Default for Screen {
    fn default() -> Self {
        let (columns, rows) = (SIZE.0.try_into().unwrap(), SIZE.1.try_into().unwrap());
        let parser = vt100::Parser::new(rows, columns, 0);
        Self(Rc::new(RefCell::new(parser)))
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Screen {
    fn first_line(&self) -> String {
        let parser = self.0.borrow();
        parser.screen().rows(0, SIZE.0).next().unwrap_or_default()
    }
}

/// Keys from stdin. Before waiting for more, it reports the first line of the screen.
struct Orders {
    screen: Screen,
    waiting: VecDeque<Incoming>,
    /// Keys come one by one: after the last ball of a game, two at once would count as a slip.
    now: Instant,
}

impl Orders {
    fn new(screen: Screen) -> Self {
        Self {
            screen,
            waiting: VecDeque::new(),
            now: Instant::now(),
        }
    }

    fn order(&self) -> Vec<Incoming> {
        tell("seen", &self.screen.first_line());
        match next_line() {
            Some(keys) if keys != END => typed(&keys),
            _ => vec![Incoming::Gone],
        }
    }
}

impl EventSource for Orders {
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        if limit == Some(Duration::ZERO) {
            return None;
        }
        if self.waiting.is_empty() {
            self.waiting.extend(self.order());
        }
        self.now += BETWEEN_KEYS;
        self.waiting.pop_front()
    }

    fn now(&self) -> Instant {
        self.now
    }

    fn suspend(&mut self, _: Suspended) -> color_eyre::Result<()> {
        Ok(())
    }

    fn resume(&mut self) -> color_eyre::Result<()> {
        Ok(())
    }

    fn listen_to_mouse(&mut self, _: Mouse) -> color_eyre::Result<()> {
        Ok(())
    }
}

/// A report of the program.
#[derive(Debug)]
pub(super) enum Told {
    /// The first line of the screen, after a paint.
    Seen(String),
    /// The file can't be used; the sentence says why.
    Refused(String),
    /// Everything was closed; this many events remained unsaved.
    Ended(u64),
}

impl Told {
    /// The number of unsaved events, according to the screen.
    pub(super) fn unsaved(&self) -> u64 {
        let Self::Seen(line) = self else {
            panic!("{self:?}");
        };
        let number = line.split_once("NOT SAVED ").map(|(_, rest)| rest);
        let number = number.and_then(|rest| rest.split(':').next());
        number.map_or(0, |number| number.parse().unwrap())
    }
}

/// The program, from outside.
pub(super) struct Player {
    child: Child,
    orders: Option<ChildStdin>,
    told: BufReader<ChildStderr>,
}

impl Player {
    /// With the library, which watches this directory and reads these variables.
    pub(super) fn start(directory: &Path, variables: &[(&str, &Path)]) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "faults::player::plays_what_it_is_told"])
            .args(["--ignored", "--nocapture"])
            .env(PLAYER, "yes")
            .env("LD_PRELOAD", library())
            .env("TENPIN_SHIM_DIRECTORY", directory)
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let orders = child.stdin.take();
        let told = BufReader::new(child.stderr.take().unwrap());
        Self {
            child,
            orders,
            told,
        }
    }

    /// Plays the night in this file until [`Player::end`].
    pub(super) fn play(&mut self, file: &Path) -> Told {
        self.order(file.to_str().unwrap())
    }

    /// Types keys; the screen after the last of them.
    pub(super) fn type_keys(&mut self, keys: &str) -> Told {
        self.order(keys)
    }

    /// Closes the terminal, and the program quits.
    pub(super) fn end(&mut self) -> Told {
        self.order(END)
    }

    fn order(&mut self, line: &str) -> Told {
        let orders = self.orders.as_mut().unwrap();
        // If the program is gone, its report says why.
        let _ = writeln!(orders, "{line}");
        let mut other = String::new();
        loop {
            let mut told = String::new();
            let size = self.told.read_line(&mut told).unwrap();
            assert!(size > 0, "the program has ended: {other}");
            match told.trim_end_matches('\n').split_once(' ') {
                Some(("seen", line)) => return Told::Seen(line.to_owned()),
                Some(("refused", sentence)) => return Told::Refused(sentence.to_owned()),
                Some(("ended", unsaved)) => return Told::Ended(unsaved.parse().unwrap()),
                _ => other += &told,
            }
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // It also ends at the end of its input.
        self.orders = None;
        let _ = self.child.wait();
    }
}
