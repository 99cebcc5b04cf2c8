//! A read-only connection, reopened when it is lost.

use std::io;

use tokio::runtime::Runtime;
use tokio::time::{Duration, Instant};

use super::address::CentreAddress;
use super::link::Link;
use super::runtime;
use crate::archive::CentreError;

/// The pause after a failure.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs queries on the calling thread.
pub(super) struct CentreReader {
    runtime: Runtime,
    pub(super) address: CentreAddress,
    link: Option<Link>,
    again: Option<Instant>,
}

impl CentreReader {
    /// Connects right away, so that a wrong address is reported before the screen is set up.
    pub(super) fn open(address: CentreAddress) -> io::Result<Result<Self, CentreError>> {
        let mut reader = Self::later(address)?;
        let link = reader.runtime.block_on(Link::open(&reader.address));
        Ok(link.map(|link| {
            reader.link = Some(link);
            reader
        }))
    }

    /// Connects at the first question.
    pub(super) fn later(address: CentreAddress) -> io::Result<Self> {
        Ok(Self {
            runtime: runtime()?,
            address,
            link: None,
            again: None,
        })
    }

    /// None until it is time to retry.
    pub(super) fn ask<Answer>(
        &mut self,
        question: impl AsyncFnOnce(&Link) -> Result<Answer, CentreError>,
    ) -> Option<Result<Answer, CentreError>> {
        if self.again.is_some_and(|again| Instant::now() < again) {
            return None;
        }
        let (link, address) = (self.link.take(), &self.address);
        let asked = self.runtime.block_on(async {
            let link = match link {
                Some(link) => link,
                None => Link::open(address).await?,
            };
            let answer = question(&link).await?;
            Ok((link, answer))
        });
        let asked = asked.map(|(link, answer)| {
            self.link = Some(link);
            answer
        });
        self.again = asked.is_err().then(|| Instant::now() + PAUSE);
        Some(asked)
    }
}
