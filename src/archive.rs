//! Facts about stored nights, for screens, text and reports. Pure: no SQLite, no files.
//!
//! The store fills in these types; everything else reads them without depending on the store.

#![warn(missing_docs)]

mod centre_error;
mod competition;
mod hall;
mod hall_page;
mod hangul;
mod hindrance;
mod night_change;
mod night_header;
mod night_json_error;
mod night_query;
mod night_reference;
mod passage;
mod past_nights;
mod plain_text;
mod problem;
mod regulars;
mod save_state;
mod standings;
mod store_error;
mod stored_night;
mod system_fault;
mod trouble;
mod upkeep;
mod watched_night;

pub use centre_error::CentreError;
pub use competition::{Competition, EntriesError, EntryError, LaneEntry};
pub use hall::{LaneNeed, LaneRow, LaneState, LanesNews, is_competition_name, is_lane_name};
pub use hall_page::{PagePicture, PagePlace};
pub(crate) use hangul::{initials, is_syllable, keys as hangul_keys, player_named};
pub use hindrance::Hindrance;
pub use night_change::{LONGEST_LABEL, NightChange, clean_label, label_length};
pub(crate) use night_header::local_time;
pub use night_header::{NightHeader, NightWinner};
pub use night_json_error::NightJsonError;
pub use night_query::{NightQuery, Selection};
pub use night_reference::{NightReference, ReferenceError};
pub use passage::{CENTRE, Passage, PassedNight};
pub use past_nights::{LastNight, LastRow, PastNights, PastPlayer, PlaceRecord, RecordKind};
pub use plain_text::{is_hidden, plain};
pub use problem::Problem;
pub use regulars::{Regular, Regulars};
pub use save_state::{ClockTime, Obstacle, SaveState};
pub use standings::{PersonRow, Standings, StandingsNews, TeamRow};
pub use store_error::StoreError;
pub use stored_night::StoredNight;
pub use system_fault::SystemFault;
pub use trouble::Trouble;
pub use upkeep::{Imported, Progress, Rebuilt};
pub use watched_night::{WatchState, WatchedNight};

/// The error of the database or the system. Boxed, so that readers of an error don't need SQLite.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;
