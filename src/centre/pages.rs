//! Reads the content of a hall page: each view is queried once for all open pages, and only while one is
//! open.

use std::collections::{BTreeMap, HashMap};
use std::io;

use jiff::Timestamp;
use tokio::time::{Duration, Instant};
use tokio_postgres::types::Type;

use super::address::CentreAddress;
use super::entries::competitions;
use super::events::NightRow;
use super::follower::FollowedLane;
use super::lanes::lanes;
use super::link::Link;
use super::needs::nine_strikes;
use super::reader::CentreReader;
use super::standings::table;
use crate::archive::{CentreError, Competition, PagePicture, PagePlace};

const LATEST: &str = "SELECT DISTINCT ON (lane) id, zone, lane, label, events,
        extract(epoch FROM now() - touched)::bigint AS age
    FROM tenpin.nights WHERE lane = ANY($1) AND events > 0
    ORDER BY lane, started DESC, id DESC";

/// The polling intervals of all lanes, and of standings.
const LANES: Duration = Duration::from_secs(1);
const TABLES: Duration = Duration::from_secs(2);

/// Reads the content of pages.
pub struct HallPages {
    reader: CentreReader,
    followed: FollowedLanes,
    /// When each view is queried next.
    next: HashMap<PagePlace, Instant>,
}

type FollowedLanes = BTreeMap<String, FollowedLane>;
type Pictures = Vec<(PagePlace, PagePicture)>;

impl HallPages {
    /// Connects right away, so that a wrong address is reported before a page is opened.
    pub fn open(address: CentreAddress) -> io::Result<Result<Self, CentreError>> {
        let reader = CentreReader::open(address)?;
        Ok(reader.map(|reader| Self {
            reader,
            followed: FollowedLanes::new(),
            next: HashMap::new(),
        }))
    }

    /// The content of those views that are due. None until it is time to retry the centre.
    pub fn look(&mut self, wanted: &[PagePlace]) -> Option<Result<Pictures, CentreError>> {
        let due = self.due(wanted);
        let is_wanted = |lane: &String| wanted.contains(&PagePlace::Lane(lane.clone()));
        self.followed.retain(|lane, _| is_wanted(lane));
        let followed = &mut self.followed;
        let read = self
            .reader
            .ask(async move |link| pictures(link, &due, followed).await)?;
        if read.is_err() {
            self.next.clear();
        }
        Some(read)
    }

    fn due(&mut self, wanted: &[PagePlace]) -> Vec<PagePlace> {
        let now = Instant::now();
        self.next.retain(|place, _| wanted.contains(place));
        let is_due = |place: &&PagePlace| self.next.get(place).is_none_or(|next| *next <= now);
        let due: Vec<_> = wanted.iter().filter(is_due).cloned().collect();
        let next = due.iter().map(|place| (place.clone(), now + pause(place)));
        self.next.extend(next);
        due
    }
}

const fn pause(place: &PagePlace) -> Duration {
    match place {
        PagePlace::Lanes => LANES,
        PagePlace::Lane(_) => Duration::ZERO,
        PagePlace::Table(_) => TABLES,
    }
}

async fn pictures(
    link: &Link,
    due: &[PagePlace],
    followed: &mut FollowedLanes,
) -> Result<Pictures, CentreError> {
    let mut pictures = Pictures::new();
    for place in due {
        let picture = match place {
            PagePlace::Lane(_) => continue,
            PagePlace::Lanes => all_lanes(link).await?,
            PagePlace::Table(name) => table_of(link, name).await?,
        };
        pictures.push((place.clone(), picture));
    }
    follow(link, due, followed).await?;
    let single = due.iter().filter_map(|place| match place {
        PagePlace::Lane(lane) => {
            let night = followed.get(lane).map(FollowedLane::watched);
            Some((place.clone(), PagePicture::Lane(night.map(Box::new))))
        }
        _ => None,
    });
    pictures.extend(single);
    Ok(pictures)
}

/// All lanes, and the running competitions.
async fn all_lanes(link: &Link) -> Result<PagePicture, CentreError> {
    let now = Timestamp::now().as_millisecond();
    let is_on = |own: &Competition| (own.begins..=own.ends).contains(&now);
    let known = competitions(link).await?.into_iter();
    let on = known.filter(is_on).collect();
    let rows = nine_strikes(link).await?.added_to(lanes(link).await?);
    Ok(PagePicture::Lanes(rows, on))
}

async fn table_of(link: &Link, name: &str) -> Result<PagePicture, CentreError> {
    let known = competitions(link).await?;
    match known.iter().find(|own| own.id == name) {
        Some(own) => Ok(PagePicture::Table(Box::new(table(link, own).await?))),
        None => Ok(PagePicture::Unknown),
    }
}

/// One query for all lanes; then the events of those that changed.
async fn follow(
    link: &Link,
    due: &[PagePlace],
    followed: &mut FollowedLanes,
) -> Result<(), CentreError> {
    let names: Vec<_> = due
        .iter()
        .filter_map(|place| match place {
            PagePlace::Lane(lane) => Some(lane.as_str()),
            _ => None,
        })
        .collect();
    if names.is_empty() {
        return Ok(());
    }
    for row in &link.ask(LATEST, &[(&names, Type::TEXT_ARRAY)]).await? {
        let row = NightRow::from_row(row)?;
        let lane = row.lane.clone();
        let known = followed.remove(&lane).filter(|known| known.is(&row));
        let mut own = known.unwrap_or_else(|| FollowedLane::new(&row));
        let read = own.read_on(link, row).await;
        followed.insert(lane, own);
        read?;
    }
    Ok(())
}
