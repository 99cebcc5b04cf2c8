//! Keys, pastes, clicks and sizes through the real loop: what was saved is what happened, and a new
//! night replayed from it is the same.
//!
//! Each character is a key, except the control characters of `NAMED` and those that `Reader` handles.
//! Painting takes much longer than everything else, so it happens only if a burst requests it.

use std::str::Chars;

use ratatui::layout::Position;
use tenpin::app::Direction;
use tenpin::session::Ending;
use tenpin::terminal::Incoming;

use crate::stage::{BETWEEN_KEYS, Bursts, Stage, typed};

const NAMED: [(char, &str); 18] = [
    ('\n', "<Enter>"),
    ('\x1b', "<Esc>"),
    ('\t', "<Tab>"),
    ('\x0b', "<S-Tab>"),
    ('\x7f', "<BS>"),
    ('\x08', "<Del>"),
    ('\x10', "<Up>"),
    ('\x0e', "<Down>"),
    ('\x02', "<Left>"),
    ('\x06', "<Right>"),
    ('\x11', "<S-Up>"),
    ('\x12', "<S-Down>"),
    ('\x01', "<Home>"),
    ('\x05', "<End>"),
    ('\x15', "<PgUp>"),
    ('\x04', "<PgDn>"),
    ('\x03', "<C-c>"),
    ('\x1a', "<C-z>"),
];
/// Ends a burst of keys.
const PAUSE: char = '\0';
/// Longer inputs add nothing new.
const MOST_KEYS: usize = 2_000;

pub(crate) fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut stage = Stage::new(0, 0);
    stage.script.bursts = Bursts::Whole;
    let end = text.char_indices().nth(MOST_KEYS);
    let text = end.map_or(text, |(end, _)| text.split_at(end).0);
    for burst in text.split(PAUSE) {
        stage.script.clock += BETWEEN_KEYS;
        let mut reader = Reader(burst.chars());
        reader.resize(&mut stage);
        let incoming: Vec<_> = std::iter::from_fn(|| reader.next()).flatten().collect();
        if stage.send(incoming) == Ending::Quit {
            break;
        }
    }
    stage.check_kept();
}

struct Reader<'burst>(Chars<'burst>);

impl Reader<'_> {
    /// A burst that begins with a size is painted on a screen of this size.
    fn resize(&mut self, stage: &mut Stage) {
        let mut rest = self.0.clone();
        let mut size = (0, 0);
        if rest.next() == Some('\x16') {
            self.0 = rest;
            size = (self.number(), self.number());
        }
        stage.terminal.backend_mut().resize(size.0, size.1);
    }

    fn next(&mut self) -> Option<Vec<Incoming>> {
        Some(match self.0.next()? {
            '\x0c' => vec![Incoming::Repaint],
            '\x13' => vec![Incoming::Wheel(Direction::Up)],
            '\x14' => vec![Incoming::Wheel(Direction::Down)],
            '\x17' => {
                let (column, row) = (self.number(), self.number());
                vec![Incoming::Click(Position::new(column, row))]
            }
            // A paste, up to the next character of this kind.
            '\x18' => {
                let text = self.0.by_ref().take_while(|letter| *letter != '\x18');
                vec![Incoming::Paste(text.collect())]
            }
            letter => key(letter),
        })
    }

    /// A column or a row.
    fn number(&mut self) -> u16 {
        let letter = self.0.next().map_or(0, u32::from);
        u16::try_from(letter % 250).unwrap()
    }
}

fn key(letter: char) -> Vec<Incoming> {
    let mut named = NAMED.iter().filter(|(control, _)| *control == letter);
    match named.next() {
        Some((_, name)) => typed(name),
        None => typed(letter.encode_utf8(&mut [0; 4])),
    }
}
