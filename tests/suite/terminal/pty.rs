//! A separate terminal for each test, with a shell's text on it, and the program in it.

use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::fs::OFlags;
use rustix::process::Signal;
use rustix::termios::{
    LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
};

use tempfile::TempDir;

use super::glass::{Glass, HANG_UP, Seen, Size, last};
use super::program::{AT_ONCE, Program, wait_until};
use crate::stage::without_places;

/// The text on the screen before the program starts.
const SHELL_TEXT: &str = "last night's score: 170\n$ tenpin";
/// The usual terminal size.
pub(super) const USUAL: Size = (80, 24);

/// The program to start, and where.
pub(super) struct Setup {
    command: CommandBuilder,
    home: TempDir,
    size: Size,
    off: LocalModes,
}

impl Setup {
    /// Any program, in an environment that only describes the terminal.
    pub(super) fn program(path: impl AsRef<OsStr>, arguments: &[&str]) -> Self {
        let home = TempDir::new().unwrap();
        let mut command = CommandBuilder::new(path);
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("PATH", "/usr/bin:/bin");
        // Not created yet.
        command.env("HOME", home.path().join("home"));
        command.cwd(env!("CARGO_TARGET_TMPDIR"));
        Self {
            command,
            home,
            size: USUAL,
            off: LocalModes::empty(),
        }
    }

    /// The scoreboard with these arguments; it leaves no boards behind.
    pub(super) fn tenpin(arguments: &[&str]) -> Self {
        Self::talkative(&[&["--quiet"], arguments].concat())
    }

    /// The scoreboard with these arguments, which leaves its boards on quitting.
    pub(super) fn talkative(arguments: &[&str]) -> Self {
        Self::program(env!("CARGO_BIN_EXE_tenpin"), arguments)
    }

    pub(super) const fn size(mut self, size: Size) -> Self {
        self.size = size;
        self
    }

    pub(super) fn variable(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    pub(super) fn directory(mut self, directory: &Path) -> Self {
        self.command.cwd(directory);
        self
    }

    pub(super) fn without(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// Then the kernel sends no signal when the terminal goes away.
    pub(super) fn not_controlled_by_the_terminal(mut self) -> Self {
        self.command.set_controlling_tty(false);
        self
    }

    /// A terminal that sends no signal at Ctrl-C, and so does not discard what a program has just written.
    pub(super) const fn without_signal_keys(mut self) -> Self {
        self.off = LocalModes::ISIG;
        self
    }

    pub(super) fn start(self) -> Pty {
        let pair = native_pty_system().openpty(cells(self.size)).unwrap();
        let glass = Arc::new(Glass::new(self.size));
        let (keyboard, typed) = channel();
        let writer = pair.master.take_writer().unwrap();
        let output = pair.master.try_clone_reader().unwrap();
        let shown = Arc::clone(&glass);
        let threads = vec![
            thread::spawn(move || send(&typed, writer)),
            thread::spawn(move || shown.show(output)),
        ];
        let mut shell = shell_end(&*pair.master, self.off);
        shell.write_all(SHELL_TEXT.as_bytes()).unwrap();
        glass.wait_until("the shell's text is there", |seen| {
            seen.raw().ends_with(b"$ tenpin")
        });
        let cursor = glass.look(Seen::cursor);
        let modes = tcgetattr(&shell).unwrap();
        let child = pair.slave.spawn_command(self.command).unwrap();
        Pty {
            before: Before { modes, cursor },
            terminal: Terminal {
                master: pair.master,
                shell,
                keyboard,
                threads,
            },
            glass,
            program: Program::new(child, self.home),
        }
    }
}

/// The screen of a game of two players with these balls, in an undisturbed terminal, once these texts
/// are on it.
pub(super) fn portrait(size: Size, balls: &str, texts: &[&str]) -> Vec<String> {
    // An animated picture would never be the same again.
    let pty = Setup::tenpin(&["--no-save", "--still", "PJS", "KYJ"])
        .size(size)
        .start();
    pty.wait_for(&["frame 1  ◉"]);
    pty.type_keys(balls);
    pty.wait_for(texts)
}

/// The terminal from the shell's side.
fn shell_end(master: &dyn MasterPty, off: LocalModes) -> File {
    let not_ours = OFlags::NOCTTY.bits().cast_signed();
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).custom_flags(not_ours);
    let shell = options.open(master.tty_name().unwrap()).unwrap();
    let mut modes = tcgetattr(&shell).unwrap();
    modes.local_modes.remove(off);
    tcsetattr(&shell, OptionalActions::Now, &modes).unwrap();
    shell
}

/// Types as fast as the program reads, without blocking the test.
fn send(typed: &Receiver<Vec<u8>>, mut writer: impl Write) {
    for bytes in typed {
        if writer.write_all(&bytes).is_err() {
            return;
        }
    }
}

/// The library's keyboard types Enter and the end-of-input key when it is dropped, if there is such a
/// key. A vanishing terminal types nothing.
fn type_nothing_at_the_end(shell: &File) {
    let mut modes = tcgetattr(shell).unwrap();
    modes.special_codes[SpecialCodeIndex::VEOF] = 0;
    tcsetattr(shell, OptionalActions::Now, &modes).unwrap();
}

fn has_shell_text(seen: &Seen) -> bool {
    seen.text().trim_end() == SHELL_TEXT
}

const fn cells((cols, rows): Size) -> PtySize {
    PtySize {
        rows,
        cols,
        pixel_width: 0,
        pixel_height: 0,
    }
}

/// The original state of the terminal.
struct Before {
    modes: Termios,
    cursor: (u16, u16),
}

/// The ends of the terminal.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    shell: File,
    keyboard: Sender<Vec<u8>>,
    threads: Vec<JoinHandle<()>>,
}

/// A terminal with the program in it.
pub(super) struct Pty {
    before: Before,
    terminal: Terminal,
    glass: Arc<Glass>,
    pub(super) program: Program,
}

impl Pty {
    pub(super) fn type_keys(&self, keys: impl AsRef<[u8]>) {
        let keys = keys.as_ref().to_vec();
        self.terminal.keyboard.send(keys).unwrap();
    }

    pub(super) fn paste(&self, text: &str) {
        self.type_keys(format!("\x1b[200~{text}\x1b[201~"));
    }

    pub(super) fn signal(&self, signal: Signal) {
        self.program.signal(signal);
    }

    /// Its process id.
    #[cfg(target_os = "linux")]
    pub(super) fn process(&self) -> u32 {
        self.program.process()
    }

    #[cfg(target_os = "linux")]
    pub(super) fn threads(&self) -> usize {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.process()));
        threads.unwrap().count()
    }

    pub(super) fn resize(&self, size: Size) {
        self.glass.resize(size);
        self.terminal.master.resize(cells(size)).unwrap();
    }

    pub(super) fn look<Answer>(&self, question: impl FnOnce(&Seen) -> Answer) -> Answer {
        self.glass.look(question)
    }

    pub(super) fn forget(&self) {
        self.glass.forget();
    }

    pub(super) fn wait_until(&self, what: &str, is_true: impl Fn(&Seen) -> bool) -> Vec<String> {
        self.glass.wait_until(what, is_true)
    }

    /// Waits until all of these are on the screen, and returns the picture.
    pub(super) fn wait_for(&self, texts: &[&str]) -> Vec<String> {
        self.wait_until(&format!("{texts:?} is there"), |seen| {
            let shown = seen.text();
            let shown = format!("{shown}\n{}", without_places(&shown));
            texts.iter().all(|text| shown.contains(text))
        })
    }

    /// Waits until every cell equals the picture.
    pub(super) fn wait_for_picture(&self, picture: &[String]) {
        self.wait_until("the picture is there", |seen| seen.picture() == picture);
    }

    /// Waits until this is no longer on the screen.
    pub(super) fn wait_gone(&self, text: &str) {
        self.wait_until(&format!("{text:?} is gone"), |seen| {
            !seen.text().contains(text)
        });
    }

    /// Waits until everything written so far has been read: an invisible mark is sent through the terminal
    /// after it.
    pub(super) fn catch_up(&mut self) {
        static MARKS: AtomicUsize = AtomicUsize::new(0);
        let mark = MARKS.fetch_add(1, Ordering::Relaxed);
        let mark = format!("\x1b_mark {mark}\x1b\\").into_bytes();
        self.terminal.shell.write_all(&mark).unwrap();
        self.wait_until("the mark has come", |seen| {
            last(seen.raw(), &mark).is_some()
        });
    }

    /// The same after a kill, which may have interrupted a paint.
    pub(super) fn catch_up_after_kill(&mut self) {
        self.terminal.shell.write_all(b"\x1b[?2026l").unwrap();
        self.catch_up();
    }

    /// How the terminal differs from its original state, apart from its content.
    pub(super) fn residue(&mut self) -> Vec<String> {
        self.catch_up();
        let left = self.look(Seen::residue).into_iter().map(str::to_owned);
        let modes = format!("{:?}", self.modes());
        let changed = modes != format!("{:?}", self.before.modes);
        left.chain(changed.then_some(modes)).collect()
    }

    /// Waits for the end, and checks that nothing of the program is left in the terminal.
    pub(super) fn ends(&mut self) -> u32 {
        let code = self.program.wait_exit(AT_ONCE);
        assert_eq!(self.residue(), [""; 0]);
        code
    }

    /// The same; the shell's text and cursor are as before, too.
    pub(super) fn ends_without_a_trace(&mut self) -> u32 {
        let code = self.ends();
        assert!(self.look(has_shell_text), "{}", self.look(Seen::text));
        assert_eq!(self.look(Seen::cursor), self.before.cursor);
        code
    }

    pub(super) fn modes(&self) -> Termios {
        tcgetattr(&self.terminal.shell).unwrap()
    }

    /// What a shell does to the terminal before its prompt.
    pub(super) fn take_modes_back(&self) {
        let modes = &self.before.modes;
        tcsetattr(&self.terminal.shell, OptionalActions::Now, modes).unwrap();
    }

    /// The terminal goes away, and the program is on its own.
    pub(super) fn hang_up(self) -> Program {
        let Terminal {
            master,
            mut shell,
            keyboard,
            threads,
        } = self.terminal;
        type_nothing_at_the_end(&shell);
        shell.write_all(HANG_UP).unwrap();
        drop(keyboard);
        wait_until("both ends are closed", || {
            threads.iter().all(JoinHandle::is_finished)
        });
        drop((master, shell));
        self.program
    }
}
