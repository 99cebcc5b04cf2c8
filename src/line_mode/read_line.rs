//! Reads lines of any length and any bytes.

use std::io::{self, BufRead, Read};

/// Longer than any answer or game; the rest of the line is skipped.
const LONGEST: u64 = 4096;

/// Marks a truncated line, so that it is never taken for a whole one.
const CUT: char = '…';

/// The next line without its line ending. None at the end of the input. Invalid UTF-8 becomes
/// U+FFFD, which no valid answer contains.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let mut short = input.take(LONGEST);
    if short.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let is_whole = bytes.ends_with(b"\n") || short.limit() > 0;
    let mut line = String::from_utf8_lossy(&bytes)
        .trim_end_matches(['\r', '\n'])
        .to_owned();
    if !is_whole {
        input.skip_until(b'\n')?;
        line.push(CUT);
    }
    Ok(Some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn line_ends_of_every_system_are_taken_off() {
        assert_eq!(all(b"7\r\n\nx"), ["7", "", "x"]);
    }

    #[test]
    fn bytes_that_are_no_text_do_no_harm() {
        assert_eq!(all(b"\xff7\n8"), ["\u{fffd}7", "8"]);
    }

    #[test]
    fn the_rest_of_an_endless_line_is_skipped_and_shown_as_cut() {
        let mut input = vec![b'7'; 5000];
        input.extend_from_slice(b"\n8\n");
        let lines = all(&input);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].ends_with("7…"));
        assert_eq!(lines[1], "8");
    }

    #[test]
    fn a_line_that_just_fits_is_whole() {
        let mut input = vec![b' '; 4095];
        input.extend_from_slice(b"\n8");
        assert_eq!(all(&input), [" ".repeat(4095), "8".to_owned()]);
    }
}
