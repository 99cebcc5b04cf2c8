//! Where the file may be, and the errors where it can't.

use std::ffi::OsString;
use std::fs::File;
use std::io::Write;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use tenpin::archive::{NightQuery, StoreError};
use tenpin::store::{Store, default_path};

use super::{Keeping, Place, assert_names, names_in, two_nights};

fn variables(set: &'static [(&str, &str)]) -> impl Fn(&str) -> Option<OsString> {
    move |name| {
        let found = set.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| OsString::from(value))
    }
}

#[test]
fn the_option_goes_before_the_variable_and_that_before_the_home() {
    let set = variables(&[("TENPIN_DATA", "b.db"), ("XDG_DATA_HOME", "/data")]);
    let named = default_path(Some("a.db".into()), &set).unwrap();
    assert_eq!(named, Path::new("a.db"));
    assert_eq!(default_path(None, &set).unwrap(), Path::new("b.db"));
    let set = variables(&[("TENPIN_DATA", ""), ("XDG_DATA_HOME", "/data")]);
    let path = default_path(None, &set).unwrap();
    assert_eq!(path, Path::new("/data/tenpin/tenpin.db"));
    let path = default_path(None, variables(&[("HOME", "/home/pjs")])).unwrap();
    assert!(path.ends_with("tenpin/tenpin.db"), "{path:?}");
}

#[test]
fn without_a_home_it_is_said_what_to_do() {
    for set in [&[][..], &[("HOME", "")], &[("XDG_DATA_HOME", "relative")]] {
        let error = default_path(None, variables(set)).unwrap_err();
        assert!(matches!(error, StoreError::NoHome));
        let sentence = error.to_string();
        assert!(sentence.contains("--data") && sentence.contains("--no-save"));
    }
}

#[test]
fn missing_directories_are_made_when_something_is_written() {
    let place = Place::new();
    let path = place.path().join("one/two/tenpin.db");
    Store::look(&path).unwrap();
    assert_eq!(place.names(), [""; 0]);
    Store::open(&path).unwrap();
    assert_eq!(names_in(path.parent().unwrap()), ["tenpin.db"]);
}

#[test]
fn a_file_in_the_place_of_the_directory_is_told() {
    let place = Place::new();
    let file = place.path().join("data");
    std::fs::write(&file, "mine").unwrap();
    let path = file.join("tenpin.db");
    for error in both_ways(&path) {
        assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
        assert_names(&error, &file);
    }
    assert_eq!(std::fs::read(&file).unwrap(), b"mine");
}

#[test]
fn a_directory_in_the_place_of_the_file_is_told() {
    let place = Place::new();
    std::fs::create_dir(place.file()).unwrap();
    for error in both_ways(&place.file()) {
        assert!(matches!(error, StoreError::Directory { .. }), "{error:?}");
        assert_names(&error, &place.file());
    }
    assert_eq!(names_in(&place.file()), [""; 0]);
}

#[test]
fn a_device_is_no_file_of_nights() {
    for error in both_ways(Path::new("/dev/full")) {
        assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
    }
}

/// The pipe holds the beginning of a data file, so that no reader has to wait.
#[test]
fn a_pipe_and_a_socket_are_no_files_of_nights() {
    let place = Place::new();
    let nights = two_nights(&place);
    let pipe = place.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let mut filler = File::options().read(true).write(true).open(&pipe).unwrap();
    filler.write_all(&nights[..512]).unwrap();
    let socket = place.path().join("socket");
    let _listener = UnixListener::bind(&socket).unwrap();
    for path in [pipe.as_path(), &socket, Path::new("/dev/null")] {
        for error in both_ways(path) {
            assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
            assert_names(&error, path);
        }
    }
}

/// The errors of opening it for writing, and for reading.
pub(super) fn both_ways(path: &Path) -> Vec<StoreError> {
    let written = Store::open(path).err();
    let read = Store::look(path).err();
    let errors: Vec<_> = written.into_iter().chain(read).collect();
    assert_eq!(errors.len(), 2);
    errors
}

#[test]
fn any_name_will_do() {
    let place = Place::new();
    for name in [
        "file:night?mode=memory",
        "100% #1",
        "밤",
        ":memory:",
        "a'b\"c",
    ] {
        let path = place.path().join(name);
        let store = Store::open(&path).unwrap();
        let mut keeping = Keeping::begin(&store);
        keeping.start(&["PJS"]);
        keeping.bowl("X");
        drop((keeping, store));
        let nights = Store::look(&path).unwrap().nights(&NightQuery::default());
        assert_eq!(nights.unwrap().len(), 1, "{name}");
        assert!(path.is_file(), "{name}");
    }
    assert_eq!(place.names().len(), 5);
}

#[test]
fn a_path_from_here_is_the_same_file_later() {
    let store = Store::look(Path::new("nowhere/tenpin.db")).unwrap();
    let here: PathBuf = std::env::current_dir().unwrap();
    assert_eq!(store.path(), here.join("nowhere/tenpin.db"));
}
