//! `tenpin centre status`: what has been sent, what is missing, since when, and why.

use std::path::Path;

use color_eyre::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;

use super::{done_or_failed, membership};
use crate::archive::{CentreError, PassedNight};
use crate::centre::{Link, Membership, SendError, Sender, block_on};
use crate::command::{Outcome, complain, json_line, print};
use crate::text::Language;

pub(super) fn run(data: &Path, json: bool, language: Language) -> Result<Outcome> {
    let membership = membership(data)?;
    let lane = membership.lane.clone().unwrap_or_default();
    let mut sender = Sender::new(data, &lane);
    let compared = block_on(async {
        let link = Link::open(&membership.address(data)?).await?;
        sender.compare(&link).await
    })?;
    let why = match compared {
        Ok(()) => None,
        Err(SendError::Centre(error)) => Some(error),
        Err(SendError::File(error)) => return Err(error.into()),
    };
    if why.is_some() {
        sender.look()?;
    }
    let nights = sender.nights();
    if json {
        print(json_line(CentreStatus::new(
            &membership,
            nights,
            why.as_ref(),
        ))?)?;
    } else {
        tell(&membership, nights, why.as_ref(), language)?;
    }
    let is_there = |night: &PassedNight| night.behind() == 0 && !night.is_held_back();
    Ok(done_or_failed(why.is_none() && nights.iter().all(is_there)))
}

fn tell(
    membership: &Membership,
    nights: &[PassedNight],
    why: Option<&CentreError>,
    language: Language,
) -> Result<Outcome> {
    let lane = membership.lane.as_deref().unwrap_or("-");
    let first = language.centre_and_lane(&membership.shown(), lane);
    let Some(why) = why else {
        return Ok(print(format!("{first}\n{}", told(nights, language)))?);
    };
    let here = nights.iter().map(|night| night.here).sum();
    let unknown = language.here_but_unknown(here, nights.len());
    print(format!("{first}\n{unknown}\n"))?;
    complain(&language.centre_refusal(why))?;
    Ok(Outcome::Failed)
}

/// A line for each night that is not completely sent, or a single line if all are.
pub(super) fn told(nights: &[PassedNight], language: Language) -> String {
    let lines = lacking(nights, language);
    if !lines.is_empty() {
        return lines;
    }
    let there = nights.iter().map(|night| night.there).sum();
    format!("{}\n", language.all_there(there, nights.len()))
}

/// A line for each night that is not completely sent.
pub(super) fn lacking(nights: &[PassedNight], language: Language) -> String {
    let zone = TimeZone::system();
    let lines = nights.iter().filter_map(|night| {
        let since = night
            .since
            .and_then(|at| Timestamp::from_millisecond(at).ok());
        let since = since.map(|at| {
            at.to_zoned(zone.clone())
                .strftime("%m-%d %H:%M")
                .to_string()
        });
        language.passed_night(night, &since.unwrap_or_default())
    });
    lines.map(|line| line + "\n").collect()
}

/// What `--json` prints. Keys may be added, never changed.
#[derive(Serialize)]
struct CentreStatus {
    tenpin: u32,
    centre: String,
    lane: Option<String>,
    /// None if the centre was reached.
    why: Option<&'static str>,
    here: u64,
    /// None if the centre was not reached.
    there: Option<u64>,
    behind: Option<u64>,
    nights: Vec<NightStatus>,
}

#[derive(Serialize)]
struct NightStatus {
    night: u32,
    id: String,
    here: u64,
    there: Option<u64>,
    state: &'static str,
    /// The time of the first event that was not sent.
    since: Option<String>,
}

impl CentreStatus {
    fn new(membership: &Membership, nights: &[PassedNight], why: Option<&CentreError>) -> Self {
        let is_known = why.is_none();
        let sum = |count: fn(&PassedNight) -> u64| nights.iter().map(count).sum::<u64>();
        Self {
            tenpin: 1,
            centre: membership.shown(),
            lane: membership.lane.clone(),
            why: why.map(CentreError::word),
            here: sum(|night| night.here),
            there: is_known.then(|| sum(|night| night.there)),
            behind: is_known.then(|| sum(PassedNight::behind)),
            nights: nights
                .iter()
                .map(|night| NightStatus::new(night, is_known))
                .collect(),
        }
    }
}

impl NightStatus {
    fn new(night: &PassedNight, is_known: bool) -> Self {
        let since = night.since.filter(|_| is_known);
        let since = since.and_then(|at| Timestamp::from_millisecond(at).ok());
        Self {
            night: night.number,
            id: night.id.clone(),
            here: night.here,
            there: is_known.then_some(night.there),
            state: if is_known { night.word() } else { "unknown" },
            since: since.map(|at| at.to_string()),
        }
    }
}
