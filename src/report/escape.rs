//! Escapes untrusted text for each output format.

use crate::archive::{is_hidden, plain};

/// For HTML and SVG, in text and in attributes. Control characters are dropped.
pub fn markup(text: &str) -> String {
    let allowed = text
        .chars()
        .filter(|letter| !is_hidden(*letter) || letter.is_ascii_whitespace());
    allowed.fold(String::new(), |mut escaped, letter| {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
        escaped
    })
}

/// For a CSV field. Anything a spreadsheet would take for a formula gets a leading apostrophe.
pub(super) fn csv(text: &str) -> String {
    let text = plain(text);
    let guard = match text.chars().next() {
        Some('=' | '+' | '-' | '@') => "'",
        _ => "",
    };
    let is_bare = guard.is_empty() && !text.contains([',', '"']);
    if is_bare {
        return text;
    }
    format!("\"{guard}{}\"", text.replace('"', "\"\""))
}

/// For a line of Markdown: special characters get a backslash.
pub(super) fn markdown(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            letter if letter.is_whitespace() => escaped.push(' '),
            letter if is_hidden(letter) => {}
            letter if letter.is_ascii_punctuation() => escaped.extend(['\\', letter]),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_holds_no_tag_and_ends_no_attribute() {
        let escaped = markup("<b onload='x'>\"A&B\"\u{0}\u{1b}");
        assert_eq!(escaped, "&lt;b onload=&#39;x&#39;&gt;&quot;A&amp;B&quot;");
    }

    #[test]
    fn a_field_with_a_comma_a_quote_or_a_line_end_is_quoted() {
        assert_eq!(csv("plain"), "plain");
        assert_eq!(csv("a,b"), "\"a,b\"");
        assert_eq!(csv("say \"hi\""), "\"say \"\"hi\"\"\"");
        assert_eq!(csv("two\nlines\u{9b}\u{202e}"), "twolines");
    }

    #[test]
    fn a_field_is_no_formula() {
        assert_eq!(csv("=1+1"), "\"'=1+1\"");
        assert_eq!(csv("@SUM(A1)"), "\"'@SUM(A1)\"");
        assert_eq!(csv("-1+1"), "\"'-1+1\"");
    }

    #[test]
    fn markdown_is_shown_as_it_was_written() {
        assert_eq!(markdown("a|b *c* <d>\ne"), "a\\|b \\*c\\* \\<d\\> e");
    }
}
