//! Access control: whoever knows the token in the URL may look. It is kept for the night, so that a
//! television can reconnect, and renewed for the next night. The token of a hall never changes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::store::{Readers, replace_file};

/// Capitals and digits, which make the shortest QR code.
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/// 5 bits each, 80 in total.
const LENGTH: usize = 16;

/// The token of this night, stored or new.
pub(super) fn kept(data: &Path, night: &str) -> io::Result<String> {
    let file = file(data, "-page");
    // Before the first night there is nothing to reconnect to.
    if !data.exists() {
        return Ok(new());
    }
    found_or_new(&file, night)
}

/// The same for a hall, whose televisions reconnect for years.
pub(super) fn kept_for_hall(data: &Path, hall: &str) -> io::Result<String> {
    let file = file(data, "-hall");
    if let Some(directory) = file.parent() {
        fs::create_dir_all(directory)?;
    }
    found_or_new(&file, hall)
}

fn found_or_new(file: &Path, identity: &str) -> io::Result<String> {
    let kept = fs::read_to_string(file).unwrap_or_default();
    let known = kept.trim().rsplit_once(' ');
    let known = known.filter(|(own, token)| *own == identity && is_token(token));
    if let Some((_, token)) = known {
        return Ok(token.to_owned());
    }
    let token = new();
    let line = format!("{identity} {token}\n");
    replace_file(file, line.as_bytes(), Readers::Owner)?;
    Ok(token)
}

/// A file next to the data file.
fn file(data: &Path, end: &str) -> PathBuf {
    let mut name = data.file_name().unwrap_or_default().to_owned();
    name.push(end);
    data.with_file_name(name)
}

fn is_token(token: &str) -> bool {
    token.len() == LENGTH && token.bytes().all(|letter| LETTERS.contains(&letter))
}

fn new() -> String {
    let random = [Uuid::new_v4(), Uuid::new_v4()];
    let bytes = random.iter().flat_map(|uuid| uuid.as_bytes().iter());
    // The version and the variant are in the bits that are dropped.
    let letters = bytes
        .enumerate()
        .filter(|(place, _)| !matches!(place % 16, 6 | 8));
    let letters = letters.filter_map(|(_, byte)| LETTERS.get(usize::from(byte & 31)));
    letters
        .take(LENGTH)
        .map(|letter| char::from(*letter))
        .collect()
}

/// Compares in constant time.
pub(super) fn is_same(own: &str, other: &str) -> bool {
    let differences = own
        .bytes()
        .zip(other.bytes())
        .map(|(own, other)| own ^ other);
    own.len() == other.len() && differences.fold(0, |all, one| all | one) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_kept_for_its_night_and_for_no_other() {
        let place = tempfile::tempdir().unwrap();
        let data = place.path().join("nights.db");
        assert_ne!(kept(&data, "one").unwrap(), kept(&data, "one").unwrap());
        fs::write(&data, "").unwrap();
        let first = kept(&data, "one").unwrap();
        assert!(is_token(&first), "{first}");
        assert_eq!(kept(&data, "one").unwrap(), first);
        let second = kept(&data, "two").unwrap();
        assert_ne!(second, first);
        assert_ne!(kept(&data, "one").unwrap(), first);
    }

    #[test]
    fn the_token_of_a_hall_stays_and_is_apart_from_that_of_a_night() {
        let place = tempfile::tempdir().unwrap();
        let data = place.path().join("new").join("nights.db");
        let hall = "postgres://desk@host/hall";
        let first = kept_for_hall(&data, hall).unwrap();
        fs::write(&data, "").unwrap();
        kept(&data, "one").unwrap();
        assert_eq!(kept_for_hall(&data, hall).unwrap(), first);
        assert_ne!(
            kept_for_hall(&data, "postgres://other/hall").unwrap(),
            first
        );
    }

    #[test]
    fn only_the_token_is_the_same() {
        assert!(is_same("AB", "AB"));
        for other in ["", "A", "AC", "ABC", "ab"] {
            assert!(!is_same("AB", other), "{other}");
        }
    }
}
