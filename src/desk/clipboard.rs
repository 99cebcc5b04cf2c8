//! Copies text: with the system's own tool if there is one, else through the terminal.
//!
//! A tool may hang, so a thread waits for it and posts the result to the loop.

use std::io::{self, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::clipboard::CopyToClipboard;
use crossterm::execute;

use super::Post;
use crate::app::{CopiedBy, Message, Shared};

/// How long a tool may take.
const PATIENCE: Duration = Duration::from_secs(1);

/// A program that copies its standard input.
struct Tool {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The environment variable of the display it needs. None if it needs none.
    display: Option<&'static str>,
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "wl-copy",
        arguments: &[],
        display: Some("WAYLAND_DISPLAY"),
    },
    Tool {
        name: "xclip",
        arguments: &["-selection", "clipboard"],
        display: Some("DISPLAY"),
    },
    Tool {
        name: "xsel",
        arguments: &["--clipboard", "--input"],
        display: Some("DISPLAY"),
    },
    Tool {
        name: "pbcopy",
        arguments: &[],
        display: None,
    },
];

/// Tries the tools in turn, and posts which one worked, or that none did.
pub(super) fn copy(text: Vec<u8>, post: Post) {
    thread::spawn(move || post(with_tool(text)));
}

/// Over ssh the clipboard belongs to the terminal, not to this machine.
fn with_tool(text: Vec<u8>) -> Message {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_afar = is_set("SSH_CONNECTION") || is_set("SSH_TTY");
    let has_display = |tool: &&Tool| tool.display.is_none_or(is_set);
    let mut failed = None;
    for tool in TOOLS.iter().filter(|tool| !is_afar && has_display(tool)) {
        match tool.copy(&text) {
            Some(true) => return Message::Shared(Shared::Copied(CopiedBy::Tool(tool.name))),
            Some(false) => failed = failed.or(Some(tool.name)),
            None => {}
        }
    }
    Message::NotCopied { text, failed }
}

/// `output` is the terminal.
pub(super) fn ask_terminal(text: &[u8], mut output: impl Write) -> io::Result<()> {
    execute!(output, CopyToClipboard::to_clipboard_from(text))
}

impl Tool {
    /// Did it work? None if the program doesn't exist.
    fn copy(&self, text: &[u8]) -> Option<bool> {
        let mut child = Command::new(self.name)
            .args(self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let stdin = child.stdin.take();
        let text = text.to_vec();
        // A thread, because a tool that does not read would block the write.
        thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(&text)));
        Some(ends_well(&mut child))
    }
}

/// Waits up to the limit, then gives up.
fn ends_well(child: &mut Child) -> bool {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if let Ok(Some(status)) = child.try_wait() {
            return status.success();
        }
        thread::sleep(Duration::from_millis(5));
    }
    // It may have just ended.
    let _ = child.kill();
    let _ = child.wait();
    false
}
