//! A progress bar: `[#########...........]  45%  450 of 1000`.

use std::io::{IsTerminal, Stderr, Write, stderr};
use std::time::{Duration, Instant};

use crate::archive::Progress;

/// Shorter work gets no bar.
const PATIENCE: Duration = Duration::from_millis(500);
const BETWEEN: Duration = Duration::from_millis(100);
const WIDTH: u64 = 20;

/// Draws only on a terminal.
pub(super) struct Bar<W> {
    output: Option<W>,
    due: Instant,
    /// The count drawn last. None before the first draw.
    drawn: Option<u64>,
}

/// Shows a bar for long work on stderr, if that is a terminal.
pub(super) fn with_bar<Answer>(work: impl FnOnce(&mut Bar<Stderr>) -> Answer) -> Answer {
    let mut bar = Bar::new(stderr().is_terminal().then(stderr));
    let outcome = work(&mut bar);
    bar.finish();
    outcome
}

impl<W: Write> Bar<W> {
    pub(super) fn new(output: Option<W>) -> Self {
        Self {
            output,
            due: Instant::now() + PATIENCE,
            drawn: None,
        }
    }

    /// Redraws at intervals. A drawing error is ignored.
    pub(super) fn show(&mut self, Progress { done, total }: Progress) {
        let now = Instant::now();
        if now < self.due {
            return;
        }
        self.due = now + BETWEEN;
        self.draw(&format!("\r{}", bar(done, total)));
        self.drawn = Some(done);
    }

    /// Erases the bar.
    pub(super) fn finish(mut self) {
        if self.drawn.is_some() {
            self.draw("\r\x1b[K");
        }
    }

    fn draw(&mut self, text: &str) {
        if let Some(output) = &mut self.output {
            let _ = write!(output, "{text}");
            let _ = output.flush();
        }
    }
}

fn bar(done: u64, total: u64) -> String {
    let of = |parts: u64| (done * parts).checked_div(total).unwrap_or(parts);
    let signs = (0..WIDTH).map(|place| if place < of(WIDTH) { '#' } else { '.' });
    let (signs, percent) = (signs.collect::<String>(), of(100));
    format!("[{signs}] {percent:>3}%  {done} of {total}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_tells_how_far_it_is() {
        assert_eq!(bar(450, 1000), "[#########...........]  45%  450 of 1000");
        assert_eq!(bar(0, 0), "[####################] 100%  0 of 0");
    }

    #[test]
    fn short_work_draws_nothing() {
        let mut output = Vec::new();
        let mut bar = Bar::new(Some(&mut output));
        bar.show(Progress { done: 1, total: 2 });
        bar.finish();
        assert!(output.is_empty());
    }

    #[test]
    fn long_work_draws_a_bar_and_takes_it_away() {
        let mut output = Vec::new();
        let mut bar = Bar::new(Some(&mut output));
        bar.due = Instant::now();
        bar.show(Progress { done: 1, total: 2 });
        bar.show(Progress { done: 2, total: 2 });
        bar.finish();
        let drawn = "\r[##########..........]  50%  1 of 2\r\x1b[K";
        assert_eq!(String::from_utf8(output).unwrap(), drawn);
    }
}
