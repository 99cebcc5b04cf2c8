//! Watches nights bowled elsewhere until the user quits.
//!
//! A thread polls the file four times a second and sends changes. It keeps no file open in between,
//! and the loop sleeps while nothing changes.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use color_eyre::eyre::Result;

use super::ExitReport;
use super::display::{chosen, display, dressed};
use super::full_screen::{listener, run};
use super::source::Source;
use crate::app::{App, Message};
use crate::archive::WatchedNight;
use crate::cli::Cli;
use crate::desk::{FileDesk, LANGUAGE};
use crate::store::{Store, default_path};
use crate::terminal::{GoneOnDrop, Incoming, Mailbox, listen};
use crate::text::Language;

/// The polling interval.
pub(super) const GLANCE: Duration = Duration::from_millis(250);

pub fn watch(cli: &Cli, mut source: Source, app: App, language: Language) -> Result<ExitReport> {
    let path = default_path(cli.options.data.clone(), |name| std::env::var_os(name))?;
    let store = Store::look(&path)?;
    let setting = |key| store.setting(key).ok().flatten();
    let language = chosen(cli, setting(LANGUAGE), language);
    let mut app = dressed(app, cli, setting);
    drop(store);
    // The first paint already shows the nights.
    let nights = source.glance();
    nights.map(|nights| app.update(Message::Watched(nights)));
    let mut desk = FileDesk::looking(language);
    let events = listen()?;
    desk.beside.listener = Some(listener(&events));
    desk.beside.watched = source.shown_to_phones(path);
    let waits = source.holds_a_file();
    let looking = Looking::start(move || source.glance(), events.mailbox());
    let ending = run(&mut app, &mut desk, events, display(language, cli));
    looking.stop(waits);
    let ending = ending?;
    Ok(ExitReport { ending, unsaved: 0 })
}

/// The polling thread. It is stopped between two polls, so that no file is left behind.
struct Looking {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl Looking {
    fn start(
        glance: impl FnMut() -> Option<Vec<WatchedNight>> + Send + 'static,
        mailbox: Mailbox,
    ) -> Self {
        let (stop, stopped) = channel();
        let sender = GoneOnDrop(mailbox);
        let thread = thread::spawn(move || look(glance, &sender, &stopped));
        Self { stop, thread }
    }

    /// Stops the thread; `waits` is false for a network, which may not answer.
    fn stop(self, waits: bool) {
        drop(self.stop);
        if waits {
            // A panic there has been reported already.
            let _ = self.thread.join();
        }
    }
}

fn look(
    mut glance: impl FnMut() -> Option<Vec<WatchedNight>>,
    sender: &GoneOnDrop,
    stopped: &Receiver<()>,
) {
    while stopped.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
        let nights = glance().map(Message::Watched);
        nights.map(|nights| sender.send(Incoming::Message(nights)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_new_is_sent_and_a_look_that_fails_ends_the_program() {
        let (sender, incoming) = channel();
        let mut looks = [None, Some(vec![]), None].into_iter();
        let looking = Looking::start(move || looks.next().unwrap(), Mailbox::new(sender));
        let watched = Incoming::Message(Message::Watched(vec![]));
        assert_eq!(incoming.recv(), Ok(watched));
        assert_eq!(
            incoming.recv(),
            Ok(Incoming::Gone),
            "there is no fourth look"
        );
        looking.stop(true);
    }

    #[test]
    fn there_are_at_most_four_looks_a_second_and_none_after_the_end() {
        let (looked, looks) = channel();
        let glance = move || {
            looked.send(std::time::Instant::now()).unwrap();
            None
        };
        let looking = Looking::start(glance, Mailbox::new(channel().0));
        let times: Vec<_> = looks.iter().take(3).collect();
        looking.stop(true);
        assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= GLANCE));
        assert!(looks.recv().is_err());
    }
}
