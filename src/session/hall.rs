//! Shows all lanes of a hall until the user quits; Enter watches one.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;

use color_eyre::eyre::Result;

use super::ExitReport;
use super::display::{display, dressed};
use super::full_screen::run;
use super::watch::GLANCE;
use crate::app::{App, Message};
use crate::centre::{HallFollower, HallNews};
use crate::cli::Cli;
use crate::desk::{Companions, FileDesk};
use crate::terminal::{GoneOnDrop, Incoming, listen};
use crate::text::Language;

pub fn hall(cli: &Cli, mut follower: HallFollower, language: Language) -> Result<ExitReport> {
    let mut app = dressed(App::hall(), cli, |_| None);
    // The first paint already shows the lanes.
    follower.glance().map(|news| app.update(message(news)));
    let (choose, chosen) = channel();
    let beside = Companions::choosing(Box::new(move |lane| {
        // Without a receiver the program has already ended.
        let _ = choose.send(lane);
    }));
    let mut desk = FileDesk {
        beside,
        ..FileDesk::looking(language)
    };
    let events = listen()?;
    let sender = GoneOnDrop(events.mailbox());
    // Never joined: the network may not answer.
    thread::spawn(move || look(follower, &chosen, &sender));
    let ending = run(&mut app, &mut desk, events, display(language, cli))?;
    Ok(ExitReport { ending, unsaved: 0 })
}

fn message(news: HallNews) -> Message {
    match news {
        HallNews::Lanes(lanes) => Message::Lanes(lanes),
        HallNews::Watched(nights) => Message::Watched(nights),
    }
}

/// Runs until the screen is closed.
fn look(mut follower: HallFollower, chosen: &Receiver<Option<String>>, sender: &GoneOnDrop) {
    loop {
        match chosen.recv_timeout(GLANCE) {
            Ok(lane) if follower.choose(lane.as_deref()).is_err() => return,
            Ok(_) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let news = follower.glance().map(message);
        news.map(|news| sender.send(Incoming::Message(news)));
    }
}
