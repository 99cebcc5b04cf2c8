//! One paint, one write: everything between two flushes goes out at once and between the marks of a
//! synchronised update, so that no terminal shows half of it.

use std::io::{self, Write};

const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

/// A writer that holds everything back until it is flushed.
#[derive(Debug)]
pub struct Paint<W> {
    output: W,
    held: Vec<u8>,
}

impl<W> Paint<W> {
    /// Paints on this.
    pub const fn new(output: W) -> Self {
        Self {
            output,
            held: Vec::new(),
        }
    }
}

impl<W: Write> Write for Paint<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.held.is_empty() {
            self.held.extend_from_slice(BEGIN);
        }
        self.held.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.held.is_empty() {
            return Ok(());
        }
        self.held.extend_from_slice(END);
        let painted = self.output.write_all(&self.held);
        self.held.clear();
        painted?;
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_flushed_together_is_shown_together() {
        let mut written = Vec::new();
        let mut paint = Paint::new(&mut written);
        paint.flush().unwrap();
        paint.write_all(b"ab").unwrap();
        paint.write_all(b"c").unwrap();
        paint.flush().unwrap();
        paint.flush().unwrap();
        assert_eq!(written, b"\x1b[?2026habc\x1b[?2026l");
    }
}
