//! `tenpin centre`: sends nights to a centre for many lanes, and manages it.

mod entries;
mod fetch;
mod lanes;
mod password;
mod send;
mod standings;
mod status;

use std::path::{Path, PathBuf};

use color_eyre::Result;

use super::{Outcome, data_file, print};
use crate::archive::CentreError;
use crate::centre::{
    CentreAddress, CentreFault, CentreProblem, Follower, JoinError, Link, Membership, VARIABLE,
    block_on, check, init,
};
use crate::cli::{CentreTask, Cli};
use crate::text::Language;

pub fn run(cli: &Cli, task: &CentreTask, language: Language) -> Result<Outcome> {
    let data = data_file(cli)?;
    match task {
        CentreTask::Init { url, ca } => make(&data, (url.as_deref(), ca.clone()), language),
        CentreTask::Join { url, lane, ca } => {
            join(&data, (url.as_deref(), ca.clone()), lane, language)
        }
        CentreTask::Leave => {
            let sentence = language.centre_left(Membership::end(&data)?);
            Ok(print(format!("{sentence}\n"))?)
        }
        CentreTask::Status { json } => status::run(&data, *json, language),
        CentreTask::Fetch { night, lane } => fetch::run(&data, (*night, lane.as_deref()), language),
        CentreTask::Send {
            companion: true, ..
        } => send::pass_on_for_a_game(&data),
        CentreTask::Send {
            as_another: Some(night),
            ..
        } => send::send_as_another(&data, *night, language),
        CentreTask::Send { .. } => send::run(&data, language),
        CentreTask::Lanes { json } => lanes::run(cli, &data, *json, language),
        CentreTask::Standings(arguments) => standings::run(cli, &data, arguments, language),
        CentreTask::Entries(arguments) => entries::run(&data, arguments, language),
        CentreTask::Check => check_all(&data, language),
    }
}

fn variable(name: &str) -> Option<std::ffi::OsString> {
    std::env::var_os(name)
}

const fn done_or_failed(is_done: bool) -> Outcome {
    if is_done {
        return Outcome::Done;
    }
    Outcome::Failed
}

/// The centre that this file has joined.
pub(super) fn membership(data: &Path) -> Result<Membership> {
    Ok(Membership::find(data, variable)?.ok_or(CentreError::NotJoined)?)
}

pub(super) fn address(data: &Path) -> Result<CentreAddress> {
    Ok(membership(data)?.address(data)?)
}

/// Follows a lane at the centre of this file.
pub(super) fn follower(data: &Path, lane: &str) -> Result<Follower> {
    Ok(Follower::open(address(data)?, lane)??)
}

type Named<'arguments> = (Option<&'arguments str>, Option<PathBuf>);

/// A centre given as an argument, with the password typed for it. None if none was given.
fn named((url, authority): Named<'_>, language: Language) -> Result<Option<(Membership, String)>> {
    let Some(url) = url else {
        return Ok(None);
    };
    let address = CentreAddress::new(url, authority.clone())?;
    if address.has_password() {
        return Err(CentreError::PasswordInUrl.into());
    }
    let membership = Membership {
        url: url.to_owned(),
        lane: None,
        authority: authority.map(std::path::absolute).transpose()?,
    };
    let password = password::ask(&language.password_for(url))?;
    Ok(Some((membership, password)))
}

fn make(data: &Path, name: Named<'_>, language: Language) -> Result<Outcome> {
    let address = match named(name, language)? {
        Some((named, password)) => {
            CentreAddress::new(&named.url, named.authority)?.with_password(&password)
        }
        None => address(data)?,
    };
    let (before, version) = block_on(init(&address))??;
    let sentence = match before {
        0 => language.centre_made(version),
        before if before == version => language.centre_was_there(version),
        before => language.centre_upgraded(before, version),
    };
    Ok(print(format!("{sentence}\n"))?)
}

fn join(data: &Path, name: Named<'_>, lane: &str, language: Language) -> Result<Outcome> {
    let (named, password) = match named(name.clone(), language)? {
        Some(named) => named,
        None => from_environment(name.1)?,
    };
    let joined = Membership {
        lane: Some(lane.to_owned()),
        ..named
    };
    let address = CentreAddress::new(&joined.url, joined.authority.clone())?;
    let address = address.with_password(&password);
    block_on(Link::open(&address))??;
    match joined.keep(data, &password) {
        Ok(()) => {}
        Err(JoinError::Centre(error)) => return Err(error.into()),
        Err(JoinError::File(error)) => return Err(error.into()),
    }
    let sentence = language.centre_joined(&joined.shown(), lane);
    Ok(print(format!("{sentence}\n"))?)
}

/// The address in the environment variable, and its password.
fn from_environment(authority: Option<PathBuf>) -> Result<(Membership, String)> {
    let url = variable(VARIABLE).and_then(|url| url.into_string().ok());
    let url = url.filter(|url| !url.is_empty());
    let url = url.ok_or(CentreError::NotJoined)?;
    let password = CentreAddress::new(&url, None)?.password();
    let named = Membership {
        url,
        lane: None,
        authority: authority.map(std::path::absolute).transpose()?,
    };
    let url = named.shown();
    Ok((Membership { url, ..named }, password))
}

fn check_all(data: &Path, language: Language) -> Result<Outcome> {
    let address = address(data)?;
    let (nights, problems) = block_on(async {
        let link = Link::open(&address).await?;
        check(&link).await
    })??;
    if problems.is_empty() {
        return Ok(print(format!("{}\n", language.all_as_written(nights)))?);
    }
    let lines = problems
        .iter()
        .map(|problem| told(problem, language) + "\n");
    print(lines.collect::<String>())?;
    Ok(Outcome::Failed)
}

fn told(problem: &CentreProblem, language: Language) -> String {
    let place = language.lane_and_night(&problem.lane, &problem.id);
    match problem.fault {
        CentreFault::Chain { seq } => language.broken_at_centre(&place, seq),
        CentreFault::Head => language.wrong_head(&place),
        CentreFault::Line { game, player } => language.wrong_line_at_centre(&place, game, player),
    }
}
