//! The time zone of this machine.

use std::{env, fs};

use jiff::tz::TimeZone;

/// On Unix a link to the file of the local time zone.
const LINK: &str = "/etc/localtime";
/// What comes before the name of a zone in the path of its file.
const DIRECTORY: &str = "zoneinfo/";

/// The local time zone. [`TimeZone::system`] lists all zones first, which takes longer than opening
/// the database; the link leads to the one that is needed.
pub(crate) fn local_zone() -> TimeZone {
    linked().unwrap_or_else(TimeZone::system)
}

/// None if the environment names another zone, or if there is no link.
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
