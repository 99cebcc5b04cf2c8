//! The library that is loaded before libc, and its plan: which call fails.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const SOURCE: &str = include_str!("shim.c");

/// Compiled once per version of its source.
pub(super) fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(compile)
}

fn compile() -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let version = crc32fast::hash(SOURCE.as_bytes());
    let library = directory.join(format!("shim-{version:08x}.so"));
    if library.exists() {
        return library;
    }
    // Another test may be compiling it too; the last one to finish replaces it.
    let draft = tempfile::tempdir_in(directory).unwrap();
    let source = draft.path().join("shim.c");
    fs::write(&source, SOURCE).unwrap();
    let output = draft.path().join("shim.so");
    let compiled = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()))
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&output, &source])
        .output()
        .unwrap();
    assert!(compiled.status.success(), "{compiled:?}");
    fs::rename(output, &library).unwrap();
    library
}

/// The calls that can fail, numbered as in the library.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Call {
    Write = 1,
    Sync,
    Truncate,
    Lock,
    Open,
    SyncDirectory,
    /// Link, rename and unlink.
    Name,
    /// Locking a file that is deleted just before.
    Vanish,
    /// Only counted.
    Sleep,
}

impl Call {
    pub(super) const FAILING: [Self; 7] = [
        Self::Write,
        Self::Sync,
        Self::Truncate,
        Self::Lock,
        Self::Open,
        Self::SyncDirectory,
        Self::Name,
    ];

    pub(super) const fn errors(self) -> &'static [Error] {
        match self {
            Self::Write => &[Error::Io, Error::NoSpace, Error::Short],
            Self::Lock => &[Error::Io, Error::NoLocks, Error::Held],
            Self::Open => &[Error::Io, Error::NoSpace, Error::TooMany],
            _ => &[Error::Io, Error::NoSpace],
        }
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Error {
    Io,
    NoSpace,
    /// Half of it is written, and then there is no space.
    Short,
    NoLocks,
    /// Another program seems to hold the lock.
    Held,
    TooMany,
}

impl Error {
    const fn number(self) -> u32 {
        use rustix::io::Errno;
        let error = match self {
            Self::Io => Errno::IO,
            Self::NoSpace => Errno::NOSPC,
            Self::NoLocks => Errno::NOLCK,
            Self::Held => Errno::AGAIN,
            Self::TooMany => Errno::MFILE,
            Self::Short => return 0,
        };
        error.raw_os_error().unsigned_abs()
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Lasting {
    Once,
    /// Until the fault is lifted.
    ForEver,
}

/// What fails: the n-th call of a kind, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    pub(super) call: Call,
    pub(super) first: u32,
    pub(super) error: Error,
    pub(super) lasting: Lasting,
}

/// The `struct plan` of the library, in a file that it has mapped.
pub(super) struct Plan {
    pub(super) path: PathBuf,
    file: File,
}

const FAILING: u64 = 2;
const STRUCK: u64 = 4;
const COUNTS: u64 = 5;
const NUMBERS: usize = 15;

impl Plan {
    pub(super) fn new(path: PathBuf) -> Self {
        fs::write(&path, [0; NUMBERS * size_of::<u32>()]).unwrap();
        let file = File::options().read(true).write(true).open(&path).unwrap();
        Self { path, file }
    }

    /// Resets the counts; None fails nothing.
    pub(super) fn set(&self, fault: Option<Fault>) {
        let mut numbers = [0; NUMBERS];
        if let Some(fault) = fault {
            let failing = match fault.lasting {
                Lasting::Once => 1,
                Lasting::ForEver => u32::MAX,
            };
            let plan = [
                fault.call as u32,
                fault.first,
                failing,
                fault.error.number(),
            ];
            numbers[..plan.len()].copy_from_slice(&plan);
        }
        let bytes: Vec<_> = numbers
            .iter()
            .flat_map(|number| number.to_ne_bytes())
            .collect();
        self.file.write_all_at(&bytes, 0).unwrap();
    }

    pub(super) fn heal(&self) {
        let place = FAILING * size_of::<u32>() as u64;
        self.file.write_all_at(&[0; 4], place).unwrap();
    }

    /// The number of failed calls.
    pub(super) fn struck(&self) -> u32 {
        self.number(STRUCK)
    }

    /// The number of calls of a kind.
    pub(super) fn count(&self, call: Call) -> u32 {
        self.number(COUNTS + call as u64)
    }

    fn number(&self, index: u64) -> u32 {
        let mut bytes = [0; size_of::<u32>()];
        let place = index * size_of::<u32>() as u64;
        self.file.read_exact_at(&mut bytes, place).unwrap();
        u32::from_ne_bytes(bytes)
    }
}
