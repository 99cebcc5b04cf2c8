//! The running program: signals to it, and its end.

use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, ExitStatus};
use rustix::process::{Pid, Resource, Rlimit, Signal, WaitOptions};
use rustix::process::{kill_process, kill_process_group, prlimit, waitpid};
use tempfile::TempDir;

/// The limit for anything on a busy machine.
pub(super) const LIMIT: Duration = Duration::from_secs(30);
/// The limit for quitting; it takes far less, but machines are busy.
pub(super) const AT_ONCE: Duration = Duration::from_secs(2);

const A_MOMENT: Duration = Duration::from_millis(2);

/// Polls until this is true.
pub(super) fn wait_until(what: &str, mut is_true: impl FnMut() -> bool) {
    let deadline = Instant::now() + LIMIT;
    while !is_true() {
        assert!(Instant::now() < deadline, "waited in vain until {what}");
        thread::sleep(A_MOMENT);
    }
}

/// Dropping this ends it and removes its home.
pub(super) struct Program {
    child: Box<dyn Child + Send + Sync>,
    _home: TempDir,
}

impl Program {
    pub(super) fn new(child: Box<dyn Child + Send + Sync>, home: TempDir) -> Self {
        Self { child, _home: home }
    }

    #[cfg(target_os = "linux")]
    pub(super) fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    fn pid(&self) -> Pid {
        let number = self.child.process_id().unwrap();
        Pid::from_raw(i32::try_from(number).unwrap()).unwrap()
    }

    pub(super) fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).unwrap();
    }

    /// To its whole process group, as `fg` does.
    pub(super) fn signal_group(&self, signal: Signal) {
        kill_process_group(self.pid(), signal).unwrap();
    }

    pub(super) fn has_ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().unwrap()
    }

    pub(super) fn ends_within(&mut self, limit: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + limit;
        while self.has_ended().is_none() && Instant::now() < deadline {
            thread::sleep(A_MOMENT);
        }
        self.has_ended()
    }

    /// The exit code. Panics if it was killed by a signal.
    pub(super) fn wait_exit(&mut self, limit: Duration) -> u32 {
        let Some(status) = self.ends_within(limit) else {
            panic!("still there after {limit:?}");
        };
        assert_eq!(status.signal(), None, "killed");
        status.exit_code()
    }

    /// Waits until it is gone, for whatever reason.
    pub(super) fn wait_killed(&mut self) {
        assert!(self.ends_within(LIMIT).is_some());
    }

    /// Limits the size of files from now on; None lifts the limit.
    pub(super) fn limit_files(&self, bytes: Option<u64>) {
        let limit = Rlimit {
            current: bytes,
            maximum: None,
        };
        prlimit(Some(self.pid()), Resource::Fsize, limit).unwrap();
    }

    /// Waits until the program has stopped, as a shell does.
    pub(super) fn wait_stopped(&self) {
        let options = WaitOptions::UNTRACED | WaitOptions::NOHANG;
        let mut status = None;
        wait_until("it has stopped", || {
            status = waitpid(Some(self.pid()), options).unwrap();
            status.is_some()
        });
        let (_, status) = status.unwrap();
        assert!(status.stopped(), "{status:?} instead of a stop");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            let _ = kill_process(self.pid(), Signal::KILL);
            let _ = self.child.wait();
        }
    }
}
