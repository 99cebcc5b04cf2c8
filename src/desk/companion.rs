//! The process that shows the night to phones. Its standard input is its life; what it prints comes
//! back as messages.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::app::{Message, PhonesEnd, PhonesNews};

/// Takes messages from outside into the loop.
pub type Teller = Arc<dyn Fn(Message) + Send + Sync>;

/// Ends when it is dropped.
pub(super) struct Companion {
    _life: Option<ChildStdin>,
    is_wanted: Arc<AtomicBool>,
}

impl Companion {
    /// Starts it for this night, or for those bowled now. None if it can't be
    /// started.
    pub(super) fn start(data: &Path, night: Option<String>, tell: Teller) -> Option<Self> {
        let program = std::env::current_exe().ok()?;
        let mut child = Command::new(program)
            .args(["serve", "--companion", "--data"])
            .arg(data)
            .args(night)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let is_wanted = Arc::new(AtomicBool::new(true));
        let life = child.stdin.take();
        let wanted = Arc::clone(&is_wanted);
        thread::spawn(move || listen(child, &wanted, &tell));
        Some(Self {
            _life: life,
            is_wanted,
        })
    }
}

impl Drop for Companion {
    fn drop(&mut self) {
        self.is_wanted.store(false, Ordering::Relaxed);
    }
}

fn listen(mut child: Child, is_wanted: &AtomicBool, tell: &Teller) {
    let lines = child.stdout.take().map(BufReader::new).into_iter();
    let lines = lines.flat_map(BufRead::lines).map_while(Result::ok);
    for news in lines.filter_map(|line| read(&line)) {
        tell(Message::Phones(news));
    }
    // Its status says nothing that its end does not.
    let _ = child.wait();
    if is_wanted.load(Ordering::Relaxed) {
        tell(Message::Phones(PhonesNews::Closed(PhonesEnd::Gone)));
    }
}

/// None for a line that means nothing.
fn read(line: &str) -> Option<PhonesNews> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "open" => Some(PhonesNews::Open(rest.to_owned())),
        "lookers" => rest.parse().ok().map(PhonesNews::Lookers),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_companion_become_news() {
        let open = PhonesNews::Open("http://10.0.0.5:7310/A/".to_owned());
        assert_eq!(read("open http://10.0.0.5:7310/A/"), Some(open));
        assert_eq!(read("lookers 12"), Some(PhonesNews::Lookers(12)));
        for nonsense in ["", "open", "lookers x", "lookers -1", "hello there"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
