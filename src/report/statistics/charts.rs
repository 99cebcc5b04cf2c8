//! Charts in one line of text.

const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The same without Unicode. Bars use only the last one.
const ASCII_LEVELS: [char; 8] = ['_', '.', '-', '~', '=', '+', '*', '#'];
const EIGHTHS: [char; 7] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/// A bar of `part` of `whole`, to an eighth of a column.
pub fn bar(part: u64, whole: u64, columns: u64) -> String {
    let eighths = (part * columns * 8).checked_div(whole).unwrap_or(0);
    let full = (0..eighths / 8).map(|_| '█');
    let rest = (0..eighths % 8).zip(EIGHTHS).last();
    full.chain(rest.map(|(_, eighth)| eighth)).collect()
}

/// One character per value, from the lowest level at `low` to the highest at `high`.
pub(super) fn sparkline(values: impl Iterator<Item = u64>, low: u64, high: u64) -> String {
    let top = LEVELS.len() as u64 - 1;
    let level = |value: u64| {
        let level = (value.clamp(low, high) - low) * top;
        level.checked_div(high - low).unwrap_or(top / 2)
    };
    let levels = values.filter_map(|value| usize::try_from(level(value)).ok());
    levels.filter_map(|level| LEVELS.get(level)).collect()
}

/// Replaces the levels by ASCII characters that can be told apart.
pub fn levels_in_ascii(page: &str) -> String {
    let sign = |sign: char| {
        let mut levels = LEVELS.into_iter().zip(ASCII_LEVELS);
        let level = levels.find(|(level, _)| *level == sign);
        level.map_or(sign, |(_, ascii)| ascii)
    };
    page.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_its_part_of_the_columns() {
        assert_eq!(bar(1, 2, 4), "██");
        assert_eq!(bar(1, 16, 4), "▎");
        assert_eq!(bar(15, 16, 4), "███▊");
        assert_eq!(bar(0, 5, 4), "");
        assert_eq!(bar(0, 0, 4), "");
    }

    #[test]
    fn a_sparkline_runs_from_low_to_high() {
        let line = |values: [u64; 4]| sparkline(values.into_iter(), 90, 300);
        assert_eq!(line([90, 300, 195, 120]), "▁█▄▂");
        assert_eq!(sparkline([7, 7].into_iter(), 7, 7), "▄▄");
    }

    #[test]
    fn the_levels_differ_in_ascii() {
        assert_eq!(levels_in_ascii("  ▁▂▃▄▅▆▇█ ▏"), "  _.-~=+*# ▏");
    }
}
