//! The time zone of this machine.

use std::{env, fs};

use jiff::tz::TimeZone;

/// A link to the file of the local time zone, on Unix.
const LINK: &str = "/etc/localtime";
/// Precedes the name of a zone in the path of its file.
const DIRECTORY: &str = "zoneinfo/";

/// The local time zone. [`TimeZone::system`] lists all zones first, which takes longer than opening
/// the database; the link gives the name directly.
pub(crate) fn local_zone() -> TimeZone {
    linked().unwrap_or_else(TimeZone::system)
}

/// None if the environment sets another zone, or if the link doesn't exist.
fn linked() -> Option<TimeZone> {
    if env::var_os("TZ").is_some() {
        return None;
    }
    let target = fs::read_link(LINK).ok()?;
    let (_, name) = target.to_str()?.rsplit_once(DIRECTORY)?;
    TimeZone::tzif(name, &fs::read(LINK).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_linked_zone_is_the_zone_of_the_system() {
        assert_eq!(local_zone(), TimeZone::system());
    }
}
