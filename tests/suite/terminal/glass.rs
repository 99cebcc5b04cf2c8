//! What a person would see: the program's output, as shown by a terminal.

use std::io::Read;
use std::num::NonZeroU16;
use std::sync::{Condvar, Mutex};
use std::time::Instant;

use vt100::{Cell, Color, MouseProtocolMode, Parser};

use super::program::LIMIT;

/// The begin and end of a synchronised update.
const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";
/// Stops the wheel from sending arrow keys; and restores it.
const NO_ALTERNATE_SCROLL: &[u8] = b"\x1b[?1007l";
const AS_BEFORE: &[u8] = b"\x1b[?1007r";
/// Ignored by terminals; the reading thread stops at it.
pub(super) const HANG_UP: &[u8] = b"\x1b_hang up\x1b\\";

/// Columns and rows.
pub(super) type Size = (u16, u16);

/// Everything seen so far.
pub(super) struct Seen {
    parser: Parser,
    raw: Vec<u8>,
}

impl Seen {
    /// The text on the screen.
    pub(super) fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// The same with colours and weights, cell by cell.
    pub(super) fn picture(&self) -> Vec<String> {
        let screen = self.parser.screen();
        let (rows, columns) = screen.size();
        let cells = |row| (0..columns.get()).filter_map(move |column| screen.cell(row, column));
        let rows = 0..rows.get();
        rows.map(|row| cells(row).map(look_of).collect()).collect()
    }

    /// The position of the cursor.
    pub(super) fn cursor(&self) -> (u16, u16) {
        self.parser.screen().cursor_position()
    }

    /// The bytes.
    pub(super) fn raw(&self) -> &[u8] {
        &self.raw
    }

    /// The number of complete paints.
    pub(super) fn paints(&self) -> usize {
        let windows = self.raw.windows(END.len());
        windows.filter(|window| *window == END).count()
    }

    /// Is no paint incomplete?
    fn is_whole(&self) -> bool {
        last(&self.raw, BEGIN) <= last(&self.raw, END)
    }

    /// What is left of the full screen's modes.
    pub(super) fn residue(&self) -> Vec<&'static str> {
        let screen = self.parser.screen();
        let has_colour = screen.fgcolor() != Color::Default || screen.bgcolor() != Color::Default;
        let has_weight = screen.bold() || screen.dim() || screen.inverse() || screen.underline();
        let left = [
            (screen.alternate_screen(), "alternate screen"),
            (screen.hide_cursor(), "hidden cursor"),
            (screen.bracketed_paste(), "bracketed paste"),
            (screen.application_cursor(), "application cursor keys"),
            (screen.application_keypad(), "application keypad"),
            (
                screen.mouse_protocol_mode() != MouseProtocolMode::None,
                "mouse",
            ),
            (
                last(&self.raw, NO_ALTERNATE_SCROLL) > last(&self.raw, AS_BEFORE),
                "no alternate scrolling",
            ),
            (has_colour, "colour"),
            (has_weight, "weight"),
            (!self.is_whole(), "synchronised update"),
        ];
        let left = left.into_iter().filter(|(is_left, _)| *is_left);
        left.map(|(_, name)| name).collect()
    }
}

/// A cell that was never written looks like a blank, and the foreground colour of a blank is invisible.
fn look_of(cell: &Cell) -> String {
    let glyph = match cell.contents() {
        "" => " ",
        glyph => glyph,
    };
    let (ink, ground) = (cell.fgcolor(), cell.bgcolor());
    let weights = [cell.bold(), cell.dim(), cell.inverse(), cell.underline()];
    match (glyph, cell.inverse() || cell.underline()) {
        (" ", false) => format!("{ground:?}"),
        _ => format!("{glyph}{ink:?}{ground:?}{weights:?}"),
    }
}

/// The last position of this mark.
pub(super) fn last(bytes: &[u8], mark: &[u8]) -> Option<usize> {
    bytes.windows(mark.len()).rposition(|window| window == mark)
}

/// The screen of the terminal, painted by one thread and read by another.
pub(super) struct Glass {
    seen: Mutex<Seen>,
    changed: Condvar,
}

impl Glass {
    pub(super) fn new(size: Size) -> Self {
        let (columns, rows) = visible(size);
        let seen = Seen {
            parser: Parser::new(rows, columns, 0),
            raw: Vec::new(),
        };
        Self {
            seen: Mutex::new(seen),
            changed: Condvar::new(),
        }
    }

    /// Shows all output until the terminal is closed or hung up.
    pub(super) fn show(&self, mut output: impl Read) {
        let mut bytes = vec![0; 1 << 16];
        let mut wants_more = true;
        while wants_more && let Ok(count @ 1..) = output.read(&mut bytes) {
            wants_more = self.take(&bytes[..count]);
        }
    }

    /// Takes these bytes; returns false at the end.
    fn take(&self, bytes: &[u8]) -> bool {
        let mut seen = self.seen.lock().unwrap();
        let new = seen.raw.len().saturating_sub(HANG_UP.len());
        seen.parser.process(bytes);
        seen.raw.extend_from_slice(bytes);
        self.changed.notify_all();
        last(&seen.raw[new..], HANG_UP).is_none()
    }

    pub(super) fn resize(&self, size: Size) {
        let (columns, rows) = visible(size);
        let mut seen = self.seen.lock().unwrap();
        seen.parser.screen_mut().set_size(rows, columns);
    }

    /// Looks once.
    pub(super) fn look<Answer>(&self, question: impl FnOnce(&Seen) -> Answer) -> Answer {
        question(&self.seen.lock().unwrap())
    }

    /// Forgets the bytes seen so far, but not the screen.
    pub(super) fn forget(&self) {
        self.seen.lock().unwrap().raw.clear();
    }

    /// Checks at each complete change, and returns the picture.
    pub(super) fn wait_until(&self, what: &str, is_true: impl Fn(&Seen) -> bool) -> Vec<String> {
        let deadline = Instant::now() + LIMIT;
        let mut seen = self.seen.lock().unwrap();
        while !(seen.is_whole() && is_true(&seen)) {
            let left = deadline.saturating_duration_since(Instant::now());
            let (woken, timeout) = self.changed.wait_timeout(seen, left).unwrap();
            seen = woken;
            assert!(
                !timeout.timed_out(),
                "waited in vain until {what}; the screen is\n{}\n{:?}",
                seen.text(),
                seen.residue()
            );
        }
        seen.picture()
    }
}

/// A terminal without cells is emulated with a single cell.
fn visible((columns, rows): Size) -> (NonZeroU16, NonZeroU16) {
    let at_least_one = |cells| NonZeroU16::new(cells).unwrap_or(NonZeroU16::MIN);
    (at_least_one(columns), at_least_one(rows))
}
