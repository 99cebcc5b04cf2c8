//! Follows the hall: all lanes, or the chosen one.

use std::io;

use tokio::time::{Duration, Instant};

use super::address::CentreAddress;
use super::follower::Follower;
use super::lanes::LaneRows;
use super::needs::{LaneNeeds, needs};
use super::reader::CentreReader;
use crate::archive::{CentreError, LaneRow, LanesNews, WatchedNight};

/// How often everything that needs attention is queried.
const REVIEW: Duration = Duration::from_secs(2);

/// Reads all lanes, or follows one.
pub struct HallFollower {
    reader: CentreReader,
    lanes: LaneRows,
    told: Option<LanesNews>,
    /// What the last review found, and when the next one is due.
    needs: LaneNeeds,
    review: Instant,
    /// None while all lanes are shown.
    chosen: Option<Follower>,
}

/// A change in the hall.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum HallNews {
    Lanes(LanesNews),
    Watched(Vec<WatchedNight>),
}

impl HallFollower {
    /// Connects right away, so that a wrong address is reported before the screen is set up.
    pub fn open(address: CentreAddress) -> io::Result<Result<Self, CentreError>> {
        let reader = CentreReader::open(address)?;
        Ok(reader.map(|reader| Self {
            reader,
            lanes: LaneRows::default(),
            told: None,
            needs: LaneNeeds::default(),
            review: Instant::now(),
            chosen: None,
        }))
    }

    /// Follows this lane from now on; None shows all lanes again.
    pub fn choose(&mut self, lane: Option<&str>) -> io::Result<()> {
        let follow = |lane| Follower::later(self.reader.address.clone(), lane);
        self.chosen = lane.map(follow).transpose()?;
        self.told = None;
        Ok(())
    }

    /// None if nothing changed.
    pub fn glance(&mut self) -> Option<HallNews> {
        if let Some(chosen) = &mut self.chosen {
            return chosen.glance().map(HallNews::Watched);
        }
        let news = match self.look()? {
            Ok(rows) => LanesNews::Rows(rows),
            Err(_) => LanesNews::Away,
        };
        if self.told.as_ref() == Some(&news) {
            return None;
        }
        self.told = Some(news.clone());
        Some(HallNews::Lanes(news))
    }

    /// None until it is time to try again.
    fn look(&mut self) -> Option<Result<Vec<LaneRow>, CentreError>> {
        if self.review <= Instant::now() {
            self.review = Instant::now() + REVIEW;
            let found = self.reader.ask(async |link| needs(link).await);
            let found = found.and_then(Result::ok);
            self.needs = found.unwrap_or_default();
        }
        let lanes = &mut self.lanes;
        let looked = self.reader.ask(async |link| lanes.look(link).await)?;
        Some(looked.map(|()| self.needs.added_to(self.lanes.rows())))
    }
}
