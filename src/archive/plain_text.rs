//! Cleans text from elsewhere before it is shown or written: removes characters that a terminal
//! would obey or that are invisible.

/// The text without control, direction and invisible characters.
pub fn plain(text: &str) -> String {
    text.chars().filter(|letter| !is_hidden(*letter)).collect()
}

/// A control character, one that changes the text direction, or an invisible one without width.
pub const fn is_hidden(letter: char) -> bool {
    letter.is_ascii_control()
        || matches!(letter,
            '\u{80}'..='\u{9f}'
            | '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_hidden_is_left() {
        let hostile = "a\u{1b}]0;b\u{7}\u{9b}\u{202e}\u{2066}\u{200b}\u{feff}c\n\u{2028}\u{e0041}";
        assert_eq!(plain(hostile), "a]0;bc");
        assert_eq!(plain("번개 모임 🎳 é"), "번개 모임 🎳 é");
    }

    #[test]
    fn every_control_character_is_hidden() {
        let all = (0..=0x10_ffff).filter_map(char::from_u32);
        let mut controls = all.filter(|letter| letter.is_control());
        assert!(controls.all(is_hidden));
    }
}
