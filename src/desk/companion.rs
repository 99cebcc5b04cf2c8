//! Processes beside the game: one shows the night to phones, one passes it on to a centre. Their
//! standard input is their life; what they print comes back as messages.

use std::io::{BufRead, BufReader};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
#[cfg(windows)]
use std::os::windows::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::app::{CentreNews, CentreState, Message, PhonesEnd, PhonesNews};
use crate::archive::Hindrance;

/// Takes messages from outside into the loop.
pub type Teller = Arc<dyn Fn(Message) + Send + Sync>;

/// Ends when it is dropped.
pub(super) struct Companion {
    _life: Option<ChildStdin>,
    is_wanted: Arc<AtomicBool>,
}

/// What the lines of a companion mean, and its end.
#[derive(Clone, Copy)]
struct Hearing {
    read: fn(&str) -> Option<Message>,
    gone: fn() -> Message,
}

impl Companion {
    /// Shows this night to phones, or those bowled now. None if it can't be started.
    pub(super) fn serving(data: &Path, night: Option<String>, tell: Teller) -> Option<Self> {
        let mut program = program(&["serve", "--companion", "--data"], data)?;
        program.args(night);
        let hearing = Hearing {
            read: |line| phones_news(line).map(Message::Phones),
            gone: || Message::Phones(PhonesNews::Closed(PhonesEnd::Gone)),
        };
        Self::start(program, hearing, tell)
    }

    /// Passes every night of the file on. In a group of its own, so that what is left is sent when
    /// the terminal is closed. None if it can't be started.
    pub(super) fn sending(data: &Path, tell: Teller) -> Option<Self> {
        let mut program = program(&["centre", "send", "--companion", "--data"], data)?;
        on_its_own(&mut program);
        let hearing = Hearing {
            read: |line| centre_news(line).map(Message::Centre),
            gone: || Message::Centre(CentreNews::Gone),
        };
        Self::start(program, hearing, tell)
    }

    fn start(mut program: Command, hearing: Hearing, tell: Teller) -> Option<Self> {
        let mut child = program.spawn().ok()?;
        let is_wanted = Arc::new(AtomicBool::new(true));
        let life = child.stdin.take();
        let wanted = Arc::clone(&is_wanted);
        thread::spawn(move || listen(child, &wanted, hearing, &tell));
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

/// In a group of its own.
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

fn listen(mut child: Child, is_wanted: &AtomicBool, hearing: Hearing, tell: &Teller) {
    let lines = child.stdout.take().map(BufReader::new).into_iter();
    let lines = lines.flat_map(BufRead::lines).map_while(Result::ok);
    // A ball that arrived is no news if all was there before: the game does not paint for it.
    let mut last = None;
    for news in lines.filter_map(|line| (hearing.read)(&line)) {
        if last.as_ref() != Some(&news) {
            tell(news.clone());
        }
        last = Some(news);
    }
    // Its status says nothing that its end does not.
    let _ = child.wait();
    if is_wanted.load(Ordering::Relaxed) {
        tell((hearing.gone)());
    }
}

/// None for a line that means nothing.
fn phones_news(line: &str) -> Option<PhonesNews> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "open" => Some(PhonesNews::Open(rest.to_owned())),
        "lookers" => rest.parse().ok().map(PhonesNews::Lookers),
        _ => None,
    }
}

/// None for a line that means nothing.
fn centre_news(line: &str) -> Option<CentreNews> {
    let (word, rest) = line.split_once(' ')?;
    let (number, reason) = rest.split_once(' ').unwrap_or((rest, ""));
    let number = number.parse().ok()?;
    let state = match word {
        "there" => CentreState::Quiet,
        "behind" => return Some(behind(number, reason)),
        "conflict" => CentreState::Conflict,
        _ => return None,
    };
    Some(CentreNews::Stands(state))
}

/// With the reason if somebody has to do something about it.
fn behind(events: u64, reason: &str) -> CentreNews {
    match Hindrance::from_word(reason) {
        Some(hindrance) => CentreNews::Held(events, hindrance),
        None => CentreNews::Stands(CentreState::Behind(events)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let tell: Teller = Arc::new(move |message| sender.send(message).unwrap());
        let companion = Companion::start(program, hearing, tell).unwrap();
        let states = [
            CentreNews::Stands(CentreState::Quiet),
            CentreNews::Stands(CentreState::Behind(3)),
            CentreNews::Stands(CentreState::Quiet),
            CentreNews::Gone,
        ];
        for state in states {
            assert_eq!(told.recv().unwrap(), Message::Centre(state));
        }
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
        assert_eq!(centre_news("conflict 3"), stands(CentreState::Conflict));
        for nonsense in ["", "there", "behind x silent", "hello 3"] {
            assert_eq!(centre_news(nonsense), None, "{nonsense}");
        }
    }
}
