//! Changes to a stored night besides its events.

use super::plain_text::is_hidden;

/// A change to a stored night. Its events and its checksums stay as they are, unless it is deleted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum NightChange {
    /// Another label. None removes it.
    Label(Option<String>),
    /// Leave it out of statistics.
    Exclude,
    /// Count it again.
    Include,
    /// Delete it with all its events and lines.
    Delete,
}

/// The most characters of a label.
pub const LONGEST_LABEL: usize = 60;

impl NightChange {
    /// A label change: one line without control, direction or invisible characters, cut if too long.
    pub fn label(text: &str) -> Self {
        Self::Label(clean_label(text))
    }
}

/// Cleans a label from elsewhere in the same way. None if nothing is left of it.
pub fn clean_label(text: &str) -> Option<String> {
    let label: String = one_line(text).chars().take(LONGEST_LABEL).collect();
    let label = label.trim_end();
    (!label.is_empty()).then(|| label.to_owned())
}

/// The length of a label in characters, before it is cut.
pub fn label_length(text: &str) -> usize {
    one_line(text).chars().count()
}

fn one_line(text: &str) -> String {
    let visible = text
        .chars()
        .filter(|letter| letter.is_whitespace() || !is_hidden(*letter));
    let visible: String = visible.collect();
    let words: Vec<_> = visible.split_whitespace().collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_one_clean_line() {
        let label = |text: &str| clean_label(text).unwrap();
        assert_eq!(label("  league,\n\tweek  3 "), "league, week 3");
        assert_eq!(label("a\u{1b}]0;b\u{7}\u{202e}c\u{9b}"), "a]0;bc");
        assert_eq!(label("번개 모임 🎳"), "번개 모임 🎳");
        assert_eq!(label(&"x".repeat(100)).len(), 60);
        assert_eq!(label(&"가".repeat(100)).chars().count(), 60);
    }

    #[test]
    fn an_empty_label_is_none() {
        for text in ["", "  ", "\n\u{1b}\u{200f}"] {
            assert_eq!(NightChange::label(text), NightChange::Label(None));
        }
    }
}
