//! A file to import: every night in it can be written in each format, and is the same when its JSON is
//! parsed again and when it is stored and read back.

use tenpin::archive::{Imported, NightReference, StoredNight};
use tenpin::report::{Format, Sheet, read_nights, render, render_balls};
use tenpin::store::Store;
use tenpin::text::Language;

use super::place;

pub(crate) fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for night in read_nights(text).flatten() {
        let json = export(&night);
        let again = read_nights(&json).next().unwrap().unwrap();
        assert_same(&again, &night);
        store(&night);
    }
}

/// Returns the JSON. The other formats are rendered too, except PNG, which takes long.
fn export(night: &StoredNight) -> String {
    let sheet = Sheet::new(&night.night, &night.times, &night.header);
    render_balls(&sheet);
    for format in [
        Format::Text,
        Format::Markdown,
        Format::Csv,
        Format::Html,
        Format::Svg,
    ] {
        render(format, &sheet, Language::Korean).unwrap();
    }
    let json = render(Format::Json, &sheet, Language::English).unwrap();
    String::from_utf8(json).unwrap()
}

fn store(night: &StoredNight) {
    let directory = place::directory();
    let file = directory.path().join("tenpin.db");
    let store = Store::open(&file).unwrap();
    // Some instants are outside the range of a file.
    let Ok(imported) = store.import(night) else {
        return;
    };
    assert_eq!(imported, Imported::Added(1));
    assert_eq!(store.import(night).unwrap(), Imported::Same(1));
    let stored = store.read(NightReference::Number(1)).unwrap();
    assert_same(&stored, night);
    let problems = store.check(&mut drop).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
}

fn assert_same(one: &StoredNight, other: &StoredNight) {
    assert_eq!(one.night, other.night);
    assert_eq!(one.times, other.times);
    let [one, other] = [one, other].map(|night| &night.header);
    assert_eq!((&one.id, &one.zone), (&other.id, &other.zone));
    assert_eq!((&one.label, one.excluded), (&other.label, other.excluded));
}
