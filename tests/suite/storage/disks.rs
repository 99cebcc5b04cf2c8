//! A full disk, a file size limit, and a read-only place.
//!
//! A small file system is mounted for some of these tests; where that is not allowed they say so and
//! stop.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use tenpin::archive::{NightQuery, NightReference, StoreError};
use tenpin::store::Store;

use super::{Keeping, NONE, Place, problems};

const FILE: &str = "TENPIN_LIMITED_FILE";

/// A small file system in memory.
pub(crate) struct SmallDisk {
    pub(crate) place: Place,
}

impl SmallDisk {
    pub(crate) fn new() -> Option<Self> {
        let place = Place::new();
        let is_mounted = run(
            "mount",
            &["-t", "tmpfs", "-o", "size=256k", "none"],
            place.path(),
        );
        if !is_mounted {
            println!("skipped: no file system can be mounted here");
        }
        is_mounted.then_some(Self { place })
    }

    fn make_read_only(&self) {
        assert!(run("mount", &["-o", "remount,ro"], self.place.path()));
    }

    fn filler(&self) -> PathBuf {
        self.place.path().join("filler")
    }

    /// Fills it up to this many bytes.
    pub(crate) fn fill(&self, left: u64) {
        let mut file = fs::File::create(self.filler()).unwrap();
        while file.write_all(&[0; 1_024]).is_ok() {}
        let length = file.metadata().unwrap().len();
        file.set_len(length.saturating_sub(left)).unwrap();
    }

    /// Truncated first: a process that another test is just starting may still have the file open.
    pub(crate) fn make_room(&self) {
        fs::File::create(self.filler()).unwrap();
        fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        run("umount", &["--lazy"], self.place.path());
    }
}

fn run(program: &str, arguments: &[&str], path: &Path) -> bool {
    let output = Command::new(program).args(arguments).arg(path).output();
    output.is_ok_and(|output| output.status.success())
}

#[test]
fn a_full_disk_is_told_at_whatever_event_and_everything_kept_once_there_is_room() {
    for left in (0..12).map(|pages| pages * 4_096) {
        // One each: a process that another test is just starting may keep the space of deleted files for a while.
        let Some(disk) = SmallDisk::new() else {
            return;
        };
        let store = disk.place.store();
        let mut keeping = Keeping::begin(&store);
        disk.fill(left);
        keeping.try_to_start(&["PJS", "KYJ"]);
        let error = keeping.bowl_until_it_fails();
        let is_right = matches!(
            error,
            StoreError::Full { .. }
                | StoreError::Unwritable { .. }
                | StoreError::Unreachable { .. }
        );
        assert!(is_right, "{error:?}");
        assert!(keeping.try_to_bowl("1").is_err());
        disk.make_room();
        keeping.try_to_bowl("1").unwrap();
        let reading = store.read(NightReference::Last).unwrap();
        assert_eq!(reading.night, keeping.night);
        assert_eq!(problems(&store), NONE);
    }
}

#[test]
fn a_full_disk_is_told_at_the_start_and_nothing_is_left_behind() {
    let Some(disk) = SmallDisk::new() else {
        return;
    };
    disk.fill(0);
    let error = Store::open(&disk.place.file()).err().unwrap();
    super::assert_names(&error, &disk.place.file());
    assert_eq!(disk.place.names(), ["filler"]);
}

#[test]
fn a_place_where_nothing_can_be_written_is_told_and_still_read() {
    let Some(disk) = SmallDisk::new() else {
        return;
    };
    let file = disk.place.file();
    let mut keeping = Keeping::begin(&disk.place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    drop(keeping);
    disk.make_read_only();
    let error = Store::open(&file).err().unwrap();
    assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
    super::assert_names(&error, &file);
    let store = Store::look(&file).unwrap();
    assert_eq!(store.nights(&NightQuery::default()).unwrap().len(), 1);
    let fresh = disk.place.path().join("new/tenpin.db");
    let error = Store::open(&fresh).err().unwrap();
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
}

/// The program with a file size limit.
#[test]
#[ignore = "the other tests run it as a program of its own"]
fn writes_until_it_may_not() {
    let Some(file) = std::env::var_os(FILE) else {
        return;
    };
    let store = Store::open(Path::new(&file)).unwrap();
    let mut keeping = Keeping::begin(&store);
    keeping.start(&["PJS"]);
    let error = keeping.bowl_until_it_fails();
    super::assert_names(&error, Path::new(&file));
    let kept = keeping.night.journal().len() - keeping.writer.pending();
    assert!(keeping.try_to_bowl("1").is_err());
    fs::write(format!("{}.kept", file.display()), kept.to_string()).unwrap();
}

#[test]
fn a_limit_for_files_is_told_and_loses_nothing() {
    for blocks in [130, 150, 171] {
        let place = Place::new();
        // The signal of the limit is ignored, so that the write fails instead.
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let status = Command::new("sh")
            .args(["-c", &script])
            .arg(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "storage::disks::writes_until_it_may_not",
                "--ignored",
            ])
            .env(FILE, place.file())
            .output()
            .unwrap();
        assert!(status.status.success(), "{status:?}");
        let kept = fs::read_to_string(place.path().join("tenpin.db.kept")).unwrap();
        let mut keeping = Keeping::resume(&place.store());
        assert_eq!(keeping.night.journal().len().to_string(), kept);
        keeping.bowl("1");
        assert_eq!(problems(&place.store()), NONE);
    }
}
