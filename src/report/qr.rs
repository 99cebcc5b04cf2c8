//! A text as a QR code in half blocks, dark on light, with the margin that scanners need.

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// Blank modules around the code.
const MARGIN: usize = 4;

/// Rows of `▀`, `▄`, `█` and blanks, two rows of modules each. Capitals need less room. None if the
/// text is too long.
pub fn qr_rows(text: &str) -> Option<Vec<String>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let whole = width + 2 * MARGIN;
    let is_dark = |x: usize, y: usize| {
        let place = x.checked_sub(MARGIN).zip(y.checked_sub(MARGIN));
        let inside = place.filter(|(x, y)| *x < width && *y < width);
        inside.is_some_and(|place| code[place] == Color::Dark)
    };
    let row = |y: usize| {
        let cells = (0..whole).map(|x| match (is_dark(x, y), is_dark(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        });
        cells.collect()
    };
    Some((0..whole).step_by(2).map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_in_capitals_takes_33_columns_and_17_rows() {
        let rows = qr_rows("HTTP://192.168.0.255:7310/ABCDEFGHIJKLMNOP/").unwrap();
        assert_eq!(rows.len(), 17);
        assert!(rows.iter().all(|row| row.chars().count() == 33));
        assert!(rows[0].trim().is_empty() && rows[1].trim().is_empty());
        assert!(rows[2].starts_with("    █▀▀▀▀▀█"), "{}", rows[2]);
    }

    #[test]
    fn a_text_that_is_too_long_has_none() {
        assert_eq!(qr_rows(&"x".repeat(5_000)), None);
    }
}
