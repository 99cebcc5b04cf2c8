//! `tenpin centre send`: sends everything that is missing there, once or as long as a game runs.

use std::io::{self, Write};
use std::path::Path;

use color_eyre::Result as Reported;

use super::status::{lacking, told};
use super::{done_or_failed, membership};
use crate::archive::{CentreError, NightReference, PassedNight};
use crate::centre::{CentreAddress, Link, PassNews, SendError, Sender, block_on, pass_on};
use crate::command::{Outcome, complain, print};
use crate::session::wait_for_end_of_input;
use crate::store::Store;
use crate::text::Language;

/// How often it tries to catch up with a running game.
const TRIES: usize = 3;

pub(super) fn run(data: &Path, language: Language) -> Reported<Outcome> {
    let membership = membership(data)?;
    let lane = membership.lane.clone().ok_or(CentreError::NoLane)?;
    let address = membership.address(data)?;
    let mut sender = Sender::new(data, &lane);
    let sent = block_on(send_all(&mut sender, &address))?;
    let is_sent = sent.is_ok();
    match sent {
        Ok(()) => print(told(sender.nights(), language))?,
        Err(SendError::Centre(error)) => {
            complain(&language.centre_refusal(&error))?;
            print(lacking(sender.nights(), language))?
        }
        Err(SendError::File(error)) => return Err(error.into()),
    };
    let is_held_back = sender.nights().iter().any(PassedNight::is_held_back);
    Ok(done_or_failed(
        is_sent && sender.behind() == 0 && !is_held_back,
    ))
}

async fn send_all(sender: &mut Sender, address: &CentreAddress) -> Result<(), SendError> {
    let link = Link::open(address).await?;
    sender.send(&link).await?;
    for _ in 1..TRIES {
        if sender.behind() > 0 {
            sender.send(&link).await?;
        }
    }
    Ok(())
}

/// Sends during a game, which reads one line per change.
pub(super) fn pass_on_for_a_game(data: &Path) -> Reported<Outcome> {
    let membership = membership(data)?;
    let lane = membership.lane.clone().ok_or(CentreError::NoLane)?;
    let address = membership.address(data)?;
    let end = wait_for_end_of_input();
    let is_left = async {
        // Dropping the sender ends it too.
        let _ = end.await;
    };
    let passed = pass_on((data, &lane), &address, tell, is_left);
    block_on(passed)??;
    Ok(Outcome::Done)
}

fn tell(news: &PassNews) -> io::Result<()> {
    let mut output = io::stdout().lock();
    match news {
        PassNews::There(events) => writeln!(output, "there {events}")?,
        PassNews::Behind(events, reason) => {
            let reason = reason.as_ref().map_or("slow", CentreError::word);
            writeln!(output, "behind {events} {reason}")?;
        }
        PassNews::CentreHasMore(number) => writeln!(output, "more {number}")?,
        PassNews::Conflict(number) => writeln!(output, "conflict {number}")?,
    }
    output.flush()
}

/// Sends a night that another machine continued, under a new id. The file is not changed.
pub(super) fn send_as_another(
    data: &Path,
    night: NightReference,
    language: Language,
) -> Reported<Outcome> {
    let membership = membership(data)?;
    let lane = membership.lane.clone().ok_or(CentreError::NoLane)?;
    let address = membership.address(data)?;
    let number = Store::look(data)?.find(night)?.number;
    let mut sender = Sender::new(data, &lane);
    let sent = block_on(async {
        let link = Link::open(&address).await?;
        sender.send_as_another(&link, number).await
    })?;
    match sent {
        Ok(id) => Ok(print(format!(
            "{}\n",
            language.sent_as_another(number, &id)
        ))?),
        Err(SendError::Centre(error)) => Err(error.into()),
        Err(SendError::File(error)) => Err(error.into()),
    }
}
