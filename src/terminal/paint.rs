//! One write per frame: everything up to a flush is sent at once, inside a synchronised update, so
//! that no terminal shows a partial frame. A cleared screen is a partial frame too.

use std::io::{self, Write};

const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";
const CLEAR: &[u8] = b"\x1b[2J";

/// A writer that buffers everything until the flush.
#[derive(Debug)]
pub struct Paint<W> {
    output: W,
    held: Vec<u8>,
}

impl<W> Paint<W> {
    pub const fn new(output: W) -> Self {
        Self {
            output,
            held: Vec::new(),
        }
    }

    /// Is there nothing to show yet? Also true between a clear and the drawing after it.
    fn is_blank(&self) -> bool {
        let painted = self.held.get(BEGIN.len()..).unwrap_or_default();
        painted.chunks(CLEAR.len()).all(|order| order == CLEAR)
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
        if self.is_blank() {
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

    #[test]
    fn a_cleared_screen_is_shown_with_what_is_painted_on_it() {
        let mut written = Vec::new();
        let mut paint = Paint::new(&mut written);
        for bytes in [CLEAR, CLEAR, b"abcd", b"e"] {
            paint.write_all(bytes).unwrap();
            paint.flush().unwrap();
        }
        assert_eq!(
            written,
            b"\x1b[?2026h\x1b[2J\x1b[2Jabcd\x1b[?2026l\x1b[?2026he\x1b[?2026l"
        );
    }
}
