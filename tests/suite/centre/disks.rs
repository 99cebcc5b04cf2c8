//! Disks: the centre's is full or destroyed; the lane's file can't be written.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;
use tenpin::domain::Pins;

use super::companion::Companion;
use super::entries::{desk, list_for_all_times};
use super::standings::json;
use super::{Cluster, Hall, says, wait_until};
use crate::storage::{Keeping, Place};

/// A disk of a few megabytes, in memory.
struct SmallDisk {
    directory: TempDir,
}

impl SmallDisk {
    /// None if this user may not mount.
    fn mount(megabytes: u32) -> Option<Self> {
        let directory = TempDir::new().unwrap();
        let options = format!("size={megabytes}m,mode=755");
        if !mount(&["-t", "tmpfs", "-o", &options, "tmpfs"], directory.path()) {
            eprintln!("skipped: this user may not mount a small disk");
            return None;
        }
        Some(Self { directory })
    }

    fn path(&self) -> &Path {
        self.directory.path()
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }

    /// Fills it to the last byte.
    fn fill(&self) {
        let mut filler = File::create(self.filler()).unwrap();
        let full = std::iter::repeat_with(|| filler.write_all(&[0; 4096])).find_map(Result::err);
        assert_eq!(full.unwrap().kind(), std::io::ErrorKind::StorageFull);
    }

    /// Truncated first: a process that another test is just starting may still have the file open.
    fn make_room(&self) {
        File::create(self.filler()).unwrap();
        std::fs::remove_file(self.filler()).unwrap();
    }

    fn remount(&self, how: &str) {
        let options = format!("remount,{how}");
        assert!(mount(&["-o", &options], self.path()), "{options}");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount")
            .arg("--lazy")
            .arg(self.path())
            .status();
    }
}

fn mount(arguments: &[&str], place: &Path) -> bool {
    let mut mount = Command::new("mount");
    let mounted = mount.args(arguments).arg(place).stderr(Stdio::null());
    mounted.status().is_ok_and(|status| status.success())
}

/// Ends the running game, and bowls complete ones.
fn bowl_games(place: &Place, games: usize) {
    let mut keeping = Keeping::resume(&place.store());
    for _ in 0..games {
        while let Ok(ball) = keeping.night.bowling(Pins::NONE) {
            keeping.record(ball);
        }
        keeping.next_game();
        keeping.bowl("9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/9");
    }
}

fn begun(hall: &Hall, place: &Place) {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X");
    drop(keeping);
    hall.join(place);
    assert_eq!(says(place, "centre send").0, 0);
}

/// Completely full: first for the tables, then for the log too, which stops the server.
#[test]
fn a_full_disk_of_the_centre_takes_nothing_by_halves() {
    let Some(disk) = SmallDisk::mount(192) else {
        return;
    };
    let directory = tempfile::tempdir_in(disk.path()).unwrap();
    let Some(cluster) = Cluster::start_in(directory, &["max_wal_size=32MB", "min_wal_size=32MB"])
    else {
        return;
    };
    let mut hall = Hall::on(cluster);
    let place = Place::fast();
    begun(&hall, &place);
    let rows = "SELECT events, \"check\", (SELECT count(*) FROM tenpin.events),
        (SELECT count(*) FROM tenpin.lines) FROM tenpin.nights";
    let before = hall.sql(rows);
    bowl_games(&place, 40);
    disk.fill();
    let (code, told) = says(&place, "centre send");
    assert!(
        code == 1 && told.contains("the disk of the centre is full"),
        "{told}"
    );
    assert_eq!(hall.sql(rows), before, "nothing is half-made");
    // The log is full too: the server gives up.
    let log = "SELECT pg_logical_emit_message(false, 'a', repeat('x', 8000000))";
    let gave_up = (0..20).any(|_| hall.cluster.try_sql("hall", log).is_none());
    assert!(gave_up, "the log has room");
    let (code, told) = says(&place, "centre send");
    assert!(code == 1 && told.lines().count() >= 1, "{told}");
    disk.make_room();
    hall.cluster.kill();
    hall.cluster.run();
    assert_eq!(hall.sql(rows), before);
    assert_eq!(says(&place, "centre send").0, 0);
    hall.has_all_of(&place);
}

/// Not only the tables: the server, its roles and its competitions too.
#[test]
fn a_centre_that_is_lost_for_good_is_made_again_from_its_lanes() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let place = Place::fast();
    begun(&hall, &place);
    bowl_games(&place, 3);
    assert_eq!(says(&place, "centre send").0, 0);
    let desk = desk(&hall);
    let entries = "lane,name,person,team,handicap\n12,PJS,Park Ji-Sung,Reds,8\n";
    let listed = ["spring", "-", "--title", "Spring Open", "--cut", "2"];
    list_for_all_times(&desk, &listed, entries.as_bytes());
    let before = json(&desk, "centre standings --json");
    assert_eq!(before["people"][0]["games"], 3, "{before}");
    hall.cluster.lose();
    let (code, told) = says(&place, "centre send");
    assert!(code == 1 && told.contains("refuses this user"), "{told}");
    hall.furnish();
    hall.sql("CREATE ROLE marshal LOGIN PASSWORD 'secret' IN ROLE tenpin_desk");
    assert!(
        says(&desk, "centre standings")
            .1
            .contains("no competition is known")
    );
    // Its lanes and the desk's file restore it, in any order.
    list_for_all_times(&desk, &listed, entries.as_bytes());
    assert_eq!(says(&place, "centre send").0, 0);
    assert_eq!(json(&desk, "centre standings --json"), before);
    bowl_games(&place, 1);
    assert_eq!(says(&place, "centre send").0, 0);
    hall.has_all_of(&place);
}

/// A lane that can't write to its file any more still sends its events.
#[test]
fn a_file_that_can_only_be_read_is_passed_on() {
    let Some(disk) = SmallDisk::mount(8) else {
        return;
    };
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = Place::within(disk.path());
    begun(&hall, &place);
    bowl_games(&place, 1);
    disk.remount("ro");
    let mut companion = Companion::start(&place);
    let all = || super::events(&place).len();
    let before = all();
    wait_until("it is there", || hall.count() == before);
    companion.wait_for(&format!("there {before}"));
    disk.remount("rw");
    bowl_games(&place, 1);
    companion.wait_for(&format!("there {}", all()));
    hall.has_all_of(&place);
    drop(companion);
}
