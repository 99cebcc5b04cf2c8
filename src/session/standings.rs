//! Shows the standings of a competition until the user quits.

use std::thread;

use color_eyre::eyre::Result;

use super::ExitReport;
use super::display::{display, dressed};
use super::full_screen::run;
use super::watch::GLANCE;
use crate::app::{App, Message, StandingSide};
use crate::centre::StandingsFollower;
use crate::cli::Cli;
use crate::desk::FileDesk;
use crate::terminal::{GoneOnDrop, Incoming, listen};
use crate::text::Language;

pub fn follow_standings(
    cli: &Cli,
    mut follower: StandingsFollower,
    (side, language): (StandingSide, Language),
) -> Result<ExitReport> {
    let mut app = dressed(App::standings(side), cli, |_| None);
    // The first paint already shows the standings.
    let news = follower.glance().map(Message::Standings);
    news.map(|news| app.update(news));
    let mut desk = FileDesk::looking(language);
    let events = listen()?;
    let sender = GoneOnDrop(events.mailbox());
    // Never joined, because the network may not answer. It ends with the process.
    thread::spawn(move || {
        loop {
            thread::sleep(GLANCE);
            let news = follower.glance().map(Message::Standings);
            news.map(|news| sender.send(Incoming::Message(news)));
        }
    });
    let ending = run(&mut app, &mut desk, events, display(language, cli))?;
    Ok(ExitReport { ending, unsaved: 0 })
}
