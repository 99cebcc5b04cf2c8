//! `tenpin centre fetch`: copies a night of the centre to this file.

use std::path::Path;

use color_eyre::Result;

use super::address;
use crate::archive::{CentreError, NightReference};
use crate::centre::{FetchedNight, Link, block_on, fetch};
use crate::command::{Outcome, print};
use crate::store::Store;
use crate::text::Language;

/// A night of this file, or the latest of a lane.
type Which<'arguments> = (Option<NightReference>, Option<&'arguments str>);

pub(super) fn run(data: &Path, which: Which<'_>, language: Language) -> Result<Outcome> {
    let address = address(data)?;
    let store = Store::open(data)?;
    let wanted = match which {
        (_, Some(lane)) => FetchedNight::Lane(lane.to_owned()),
        (night, None) => {
            let night = night.ok_or(CentreError::NoSuchNight)?;
            FetchedNight::Id(store.find(night)?.id)
        }
    };
    let fetched = block_on(async {
        let link = Link::open(&address).await?;
        fetch(&link, &wanted).await
    })??;
    let imported = store.import(&fetched)?;
    Ok(print(format!("{}\n", language.imported(imported)))?)
}
