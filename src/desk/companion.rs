//! Companion processes of a game: one shows the night to phones, one sends it to a centre. They live as
//! long as their standard input is open; their output becomes messages.

#[cfg(unix)]
use std::os::unix::process::CommandExt;
#[cfg(windows)]
use std::os::windows::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::app::{CentreNews, CentreState, Hearer, Message, PhonesEnd, PhonesNews};
use crate::archive::Hindrance;

/// Who reads the output of companions.
#[derive(Clone)]
pub enum Listener {
    /// Nobody: there is no screen to show it on.
    Nobody,
    /// Passes the messages on to the loop.
    Loop(Arc<dyn Fn(ChildStdout, Hearer)>),
}

/// A running companion; dropping this ends it.
pub(super) struct Companion {
    _life: Option<ChildStdin>,
    is_wanted: Arc<AtomicBool>,
}

/// How to parse the lines of a companion, and the message for its end.
#[derive(Clone, Copy)]
struct Hearing {
    read: fn(&str) -> Option<Message>,
    gone: fn() -> Message,
}

impl Companion {
    /// Serves this night to phones, or all running nights. None if it can't be started.
    pub(super) fn serving(data: &Path, night: Option<String>, listener: &Listener) -> Option<Self> {
        let mut program = program(&["serve", "--companion", "--data"], data)?;
        program.args(night);
        let hearing = Hearing {
            read: |line| phones_news(line).map(Message::Phones),
            gone: || Message::Phones(PhonesNews::Closed(PhonesEnd::Gone)),
        };
        Self::start(program, hearing, listener)
    }

    /// Sends every night of the file to the centre. Runs in its own process group, so that it can send
    /// the rest after the terminal is closed. None if it can't be started.
    pub(super) fn sending(data: &Path, listener: &Listener) -> Option<Self> {
        let mut program = program(&["centre", "send", "--companion", "--data"], data)?;
        on_its_own(&mut program);
        let hearing = Hearing {
            read: |line| centre_news(line).map(Message::Centre),
            gone: || Message::Centre(CentreNews::Gone),
        };
        Self::start(program, hearing, listener)
    }

    fn start(mut program: Command, hearing: Hearing, listener: &Listener) -> Option<Self> {
        if matches!(listener, Listener::Nobody) {
            program.stdout(Stdio::null());
        }
        let mut child = program.spawn().ok()?;
        let is_wanted = Arc::new(AtomicBool::new(true));
        let life = child.stdin.take();
        if let (Listener::Loop(listen), Some(output)) = (listener, child.stdout.take()) {
            listen(output, hearer(child, Arc::clone(&is_wanted), hearing));
        }
        Some(Self {
            _life: life,
            is_wanted,
        })
    }
}

fn program(arguments: &[&str], data: &Path) -> Option<Command> {
    let mut program = Command::new(std::env::current_exe().ok()?);
    program
        .args(arguments)
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    Some(program)
}

/// Puts it in its own process group.
#[cfg(unix)]
fn on_its_own(program: &mut Command) {
    program.process_group(0);
}

#[cfg(windows)]
fn on_its_own(program: &mut Command) {
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    program.creation_flags(CREATE_NEW_PROCESS_GROUP);
}

impl Drop for Companion {
    fn drop(&mut self) {
        self.is_wanted.store(false, Ordering::Relaxed);
    }
}

fn hearer(mut child: Child, is_wanted: Arc<AtomicBool>, hearing: Hearing) -> Hearer {
    let mut lines = Lines::default();
    // Repeated news is dropped: if everything was sent before, one more ball needs no repaint.
    let mut last = None;
    Box::new(move |bytes| {
        if bytes.is_empty() {
            // The exit status doesn't matter.
            let _ = child.wait();
            let is_gone = is_wanted.load(Ordering::Relaxed);
            return is_gone.then(hearing.gone).into_iter().collect();
        }
        let lines = lines.take(bytes);
        let news = lines.iter().filter_map(|line| (hearing.read)(line));
        let mut news: Vec<_> = news.collect();
        news.retain(|news| last.replace(news.clone()).as_ref() != Some(news));
        news
    })
}

/// Splits a stream of bytes into lines.
#[derive(Default)]
struct Lines(Vec<u8>);

impl Lines {
    fn take(&mut self, bytes: &[u8]) -> Vec<String> {
        self.0.extend_from_slice(bytes);
        let ended = self.0.iter().rposition(|byte| *byte == b'\n');
        let rest = self.0.split_off(ended.map_or(0, |end| end + 1));
        let whole = std::mem::replace(&mut self.0, rest);
        let whole = String::from_utf8_lossy(&whole);
        whole.lines().map(str::to_owned).collect()
    }
}

/// None for an unknown line.
fn phones_news(line: &str) -> Option<PhonesNews> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "open" => Some(PhonesNews::Open(rest.to_owned())),
        "lookers" => rest.parse().ok().map(PhonesNews::Lookers),
        _ => None,
    }
}

/// None for an unknown line.
fn centre_news(line: &str) -> Option<CentreNews> {
    let (word, rest) = line.split_once(' ')?;
    let (number, reason) = rest.split_once(' ').unwrap_or((rest, ""));
    let number = number.parse().ok()?;
    let state = match word {
        "there" => CentreState::Quiet,
        "behind" => return Some(behind(number, reason)),
        "more" => CentreState::CentreHasMore(number.try_into().ok()?),
        "conflict" => CentreState::Conflict,
        _ => return None,
    };
    Some(CentreNews::Stands(state))
}

/// With the reason if somebody has to fix it.
fn behind(events: u64, reason: &str) -> CentreNews {
    match Hindrance::from_word(reason) {
        Some(hindrance) => CentreNews::Held(events, hindrance),
        None => CentreNews::Stands(CentreState::Behind(events)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn lines_of_the_companion_become_news() {
        let open = PhonesNews::Open("http://10.0.0.5:7310/A/".to_owned());
        assert_eq!(phones_news("open http://10.0.0.5:7310/A/"), Some(open));
        assert_eq!(phones_news("lookers 12"), Some(PhonesNews::Lookers(12)));
        for nonsense in ["", "open", "lookers x", "lookers -1", "hello there"] {
            assert_eq!(phones_news(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn what_was_told_already_is_no_news() {
        let mut program = Command::new("printf");
        program.arg("there 1\\nthere 2\\nbehind 3 silent\\nthere 4\\nthere 5\\n");
        program.stdin(Stdio::piped()).stdout(Stdio::piped());
        let hearing = Hearing {
            read: |line| centre_news(line).map(Message::Centre),
            gone: || Message::Centre(CentreNews::Gone),
        };
        let (sender, told) = std::sync::mpsc::channel();
        let listener = Listener::Loop(Arc::new(move |mut output, mut hear| {
            let mut bytes = Vec::new();
            output.read_to_end(&mut bytes).unwrap();
            // In chunks, as a pipe may deliver them.
            let pieces = bytes.chunks(5).chain([&[][..]]);
            pieces.for_each(|piece| sender.send(hear(piece)).unwrap());
        }));
        let companion = Companion::start(program, hearing, &listener).unwrap();
        let states = [
            CentreNews::Stands(CentreState::Quiet),
            CentreNews::Stands(CentreState::Behind(3)),
            CentreNews::Stands(CentreState::Quiet),
            CentreNews::Gone,
        ];
        drop(listener);
        let told: Vec<_> = told.iter().flatten().collect();
        assert_eq!(told, states.map(Message::Centre));
        drop(companion);
    }

    #[test]
    fn lines_of_the_sender_become_news() {
        let stands = |state| Some(CentreNews::Stands(state));
        assert_eq!(centre_news("there 460"), stands(CentreState::Quiet));
        let behind = stands(CentreState::Behind(36));
        assert_eq!(centre_news("behind 36 unreachable"), behind);
        let held = CentreNews::Held(36, Hindrance::Password);
        assert_eq!(centre_news("behind 36 password"), Some(held));
        let more = stands(CentreState::CentreHasMore(3));
        assert_eq!(centre_news("more 3"), more);
        assert_eq!(centre_news("conflict 3"), stands(CentreState::Conflict));
        for nonsense in ["", "there", "behind x silent", "more 9999999999", "hello 3"] {
            assert_eq!(centre_news(nonsense), None, "{nonsense}");
        }
    }
}
