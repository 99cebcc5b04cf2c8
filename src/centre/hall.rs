//! Follows the hall: all lanes, or the one that was chosen.

use std::io;

use tokio::runtime::Runtime;
use tokio::time::{Duration, Instant};

use super::address::CentreAddress;
use super::follower::Follower;
use super::lanes::lanes;
use super::link::Link;
use crate::archive::{CentreError, LanesNews, WatchedNight};

/// How long after a failure it is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// What all lanes are read with.
pub struct HallFollower {
    runtime: Runtime,
    address: CentreAddress,
    link: Option<Link>,
    again: Option<Instant>,
    told: Option<LanesNews>,
    /// None while all lanes are shown.
    chosen: Option<Follower>,
}

/// What is new in the hall.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum HallNews {
    Lanes(LanesNews),
    Watched(Vec<WatchedNight>),
}

impl HallFollower {
    /// Connects for the first time, so that a wrong address is told before the screen is taken.
    pub fn open(address: CentreAddress) -> io::Result<Result<Self, CentreError>> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .enable_time()
            .build()?;
        let link = runtime.block_on(Link::open(&address));
        Ok(link.map(|link| Self {
            runtime,
            address,
            link: Some(link),
            again: None,
            told: None,
            chosen: None,
        }))
    }

    /// Follows this lane from now on; None shows all lanes again.
    pub fn choose(&mut self, lane: Option<&str>) -> io::Result<()> {
        let follow = |lane| Follower::later(self.address.clone(), lane);
        self.chosen = lane.map(follow).transpose()?;
        self.told = None;
        Ok(())
    }

    /// None if nothing changed.
    pub fn glance(&mut self) -> Option<HallNews> {
        if let Some(chosen) = &mut self.chosen {
            return chosen.glance().map(HallNews::Watched);
        }
        let news = self.look()?;
        if self.told.as_ref() == Some(&news) {
            return None;
        }
        self.told = Some(news.clone());
        Some(HallNews::Lanes(news))
    }

    /// None until it is time to try again.
    fn look(&mut self) -> Option<LanesNews> {
        if self.again.is_some_and(|again| Instant::now() < again) {
            return None;
        }
        let (link, address) = (self.link.take(), &self.address);
        let read = self.runtime.block_on(async {
            let link = match link {
                Some(link) => link,
                None => Link::open(address).await?,
            };
            let rows = lanes(&link).await?;
            Ok::<_, CentreError>((link, rows))
        });
        let Ok((link, rows)) = read else {
            self.again = Some(Instant::now() + PAUSE);
            return Some(LanesNews::Away);
        };
        (self.link, self.again) = (Some(link), None);
        Some(LanesNews::Rows(rows))
    }
}
