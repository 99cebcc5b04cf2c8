//! A disk reconstructed from the library's log: what is durable, and what is still pending.
//!
//! A write is durable once its file was synced, and a name once its directory was. After a power cut any
//! of the rest may be there: each change of a name, each write, or some sectors of it.

use std::collections::{BTreeMap, HashMap};

use super::Dice;

const SECTOR: usize = 512;

/// One change in the log, and where its record ends.
pub(super) struct Change {
    what: What,
    pub(super) end: usize,
}

enum What {
    Create { inode: u64, name: String },
    Write { inode: u64, edit: Edit },
    Sync { inode: u64 },
    SyncDirectory,
    Link { from: String, to: String },
    Rename { from: String, to: String },
    Unlink { name: String },
}

/// A change of the content of a file.
#[derive(Clone)]
enum Edit {
    Bytes { offset: usize, bytes: Vec<u8> },
    Length(usize),
}

pub(super) fn read_log(log: &[u8]) -> Vec<Change> {
    let (mut changes, mut end) = (Vec::new(), 0);
    while end < log.len() {
        let length = log[end..].iter().position(|byte| *byte == b'\n').unwrap();
        let line = str::from_utf8(&log[end..end + length]).unwrap();
        end += length + 1;
        let what = What::from_line(line, &log[end..]);
        if let What::Write {
            edit: Edit::Bytes { bytes, .. },
            ..
        } = &what
        {
            end += bytes.len();
        }
        changes.push(Change { what, end });
    }
    changes
}

/// The header of SQLite's log, written whenever the log restarts.
const LOG_HEADER: usize = 32;

impl Change {
    pub(super) const fn begins_log(&self) -> bool {
        match &self.what {
            What::Write {
                edit: Edit::Bytes { offset: 0, bytes },
                ..
            } => bytes.len() == LOG_HEADER,
            _ => false,
        }
    }
}

impl What {
    fn from_line(line: &str, rest: &[u8]) -> Self {
        let words: Vec<_> = line.split(' ').collect();
        let number = |word: &str| word.parse().unwrap();
        match words[..] {
            ["create", inode, name] => Self::Create {
                inode: number(inode),
                name: name.to_owned(),
            },
            ["write", inode, offset, size] => Self::Write {
                inode: number(inode),
                edit: Edit::Bytes {
                    offset: offset.parse().unwrap(),
                    bytes: rest[..size.parse().unwrap()].to_vec(),
                },
            },
            ["truncate", inode, length] => Self::Write {
                inode: number(inode),
                edit: Edit::Length(length.parse().unwrap()),
            },
            ["sync", inode] => Self::Sync {
                inode: number(inode),
            },
            ["directory"] => Self::SyncDirectory,
            _ => Self::from_names(&words),
        }
    }

    fn from_names(words: &[&str]) -> Self {
        match *words {
            ["link", from, to] => Self::Link {
                from: from.to_owned(),
                to: to.to_owned(),
            },
            ["rename", from, to] => Self::Rename {
                from: from.to_owned(),
                to: to.to_owned(),
            },
            ["unlink", name] => Self::Unlink {
                name: name.to_owned(),
            },
            _ => panic!("{words:?}"),
        }
    }
}

/// How much of the unsynced data survives.
#[derive(Clone, Copy, Debug)]
pub(super) enum Left {
    Nothing,
    Everything,
    /// This many in 8, whole writes.
    Some(u64),
    /// This many in 8, sector by sector.
    Torn(u64),
}

type Names = BTreeMap<String, usize>;

#[derive(Default)]
pub(super) struct Disk {
    files: Vec<DiskFile>,
    inodes: HashMap<u64, usize>,
    /// As seen by the running program.
    names: Names,
    durable: Names,
    waiting: Vec<NameChange>,
}

#[derive(Default)]
struct DiskFile {
    synced: Vec<u8>,
    waiting: Vec<Edit>,
}

#[derive(Clone)]
enum NameChange {
    Set(String, usize),
    Remove(String),
    /// Both at once.
    Move(String, String, usize),
}

impl NameChange {
    fn make(&self, names: &mut Names) {
        match self {
            Self::Set(name, file) => drop(names.insert(name.clone(), *file)),
            Self::Remove(name) => drop(names.remove(name)),
            Self::Move(from, to, file) => {
                names.remove(from);
                names.insert(to.clone(), *file);
            }
        }
    }
}

impl Disk {
    pub(super) fn make(&mut self, change: &Change) {
        match &change.what {
            What::Create { inode, name } => {
                self.inodes.insert(*inode, self.files.len());
                self.name(NameChange::Set(name.clone(), self.files.len()));
                self.files.push(DiskFile::default());
            }
            What::Write { inode, edit } => self.file(*inode).waiting.push(edit.clone()),
            What::Sync { inode } => self.file(*inode).sync(),
            What::SyncDirectory => {
                self.durable.clone_from(&self.names);
                self.waiting.clear();
            }
            What::Link { from, to } => {
                self.name(NameChange::Set(to.clone(), self.names[from]));
            }
            What::Rename { from, to } => {
                let file = self.names[from];
                self.name(NameChange::Move(from.clone(), to.clone(), file));
            }
            What::Unlink { name } => self.name(NameChange::Remove(name.clone())),
        }
    }

    fn name(&mut self, change: NameChange) {
        change.make(&mut self.names);
        self.waiting.push(change);
    }

    fn file(&mut self, inode: u64) -> &mut DiskFile {
        &mut self.files[self.inodes[&inode]]
    }

    /// The files after a power cut.
    pub(super) fn cut(&self, left: Left, dice: &mut Dice) -> BTreeMap<String, Vec<u8>> {
        let mut names = self.durable.clone();
        let kept = self.waiting.iter().filter(|_| left.keeps(dice));
        kept.for_each(|change| change.make(&mut names));
        let content = |(name, file): (String, usize)| (name, self.files[file].cut(left, dice));
        names.into_iter().map(content).collect()
    }
}

impl DiskFile {
    fn sync(&mut self) {
        for edit in std::mem::take(&mut self.waiting) {
            edit.make(&mut self.synced);
        }
    }

    fn cut(&self, left: Left, dice: &mut Dice) -> Vec<u8> {
        let mut content = self.synced.clone();
        for edit in &self.waiting {
            edit.make_some(left, dice, &mut content);
        }
        content
    }
}

impl Left {
    const fn keeps(self, dice: &mut Dice) -> bool {
        match self {
            Self::Nothing => false,
            Self::Everything => true,
            Self::Some(eighths) | Self::Torn(eighths) => dice.roll(8) < eighths,
        }
    }
}

impl Edit {
    fn make(&self, content: &mut Vec<u8>) {
        match self {
            Self::Bytes { offset, bytes } => put(content, *offset, bytes),
            Self::Length(length) => content.resize(*length, 0),
        }
    }

    fn make_some(&self, left: Left, dice: &mut Dice, content: &mut Vec<u8>) {
        match (self, left) {
            (Self::Bytes { offset, bytes }, Left::Torn(_)) => {
                let sectors = sectors(*offset, bytes).into_iter();
                let kept = sectors.filter(|_| left.keeps(dice));
                kept.for_each(|(offset, sector)| put(content, offset, sector));
            }
            _ if left.keeps(dice) => self.make(content),
            _ => {}
        }
    }
}

fn put(content: &mut Vec<u8>, offset: usize, bytes: &[u8]) {
    let end = offset + bytes.len();
    content.resize(content.len().max(end), 0);
    content[offset..end].copy_from_slice(bytes);
}

/// A write, split at the sector boundaries of the disk.
fn sectors(offset: usize, bytes: &[u8]) -> Vec<(usize, &[u8])> {
    let (mut pieces, mut start) = (Vec::new(), 0);
    while start < bytes.len() {
        let room = SECTOR - (offset + start) % SECTOR;
        let end = bytes.len().min(start + room);
        pieces.push((offset + start, &bytes[start..end]));
        start = end;
    }
    pieces
}
