//! The sources of the program as text to look through: without comments, without what stands in
//! quotes, and without the tests at the end of a file. Lines keep their numbers.

use std::fs;
use std::path::{Path, PathBuf};

/// One source file.
pub(crate) struct SourceFile {
    pub(crate) path: String,
    pub(crate) code: String,
}

impl SourceFile {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            code: without_tests(&without_hidden(text)),
        }
    }

    /// A fault that begins there, for a person to find.
    pub(crate) fn fault(&self, offset: usize, fault: &str) -> String {
        let line = self.code[..offset].matches('\n').count() + 1;
        format!("{}:{line}: {fault}", self.path)
    }

    /// The names, keywords and numbers, and where they begin.
    pub(crate) fn words(&self) -> Vec<(usize, &str)> {
        words(&self.code)
    }

    /// What follows each of these keywords, and where the keyword begins.
    pub(crate) fn after<'file>(
        &'file self,
        keyword: &'file str,
    ) -> impl Iterator<Item = (usize, &'file str)> {
        let found = self
            .words()
            .into_iter()
            .filter(move |(_, word)| *word == keyword);
        found.map(|(offset, word)| (offset, self.code[offset + word.len()..].trim_start()))
    }

    /// Every path that is imported or written out, and where it begins.
    pub(crate) fn paths(&self) -> Vec<(usize, String)> {
        let mut paths = self.imports();
        paths.extend(self.written_paths());
        paths
    }

    /// The paths of the `use` lines, one for each name; `use<'a>` is another thing.
    pub(crate) fn imports(&self) -> Vec<(usize, String)> {
        self.after("use")
            .filter(|(_, rest)| !rest.starts_with('<'))
            .flat_map(|(offset, rest)| {
                let tree = rest.split(';').next().unwrap_or(rest);
                let paths = branches("", tree).into_iter();
                paths.map(move |path| (offset, path))
            })
            .collect()
    }

    /// The paths that are written out elsewhere.
    pub(crate) fn written_paths(&self) -> Vec<(usize, String)> {
        let code = self.without_imports();
        words(&code)
            .into_iter()
            .filter(|(offset, _)| !code[..*offset].ends_with("::"))
            .map(|(offset, _)| (offset, leading_path(&code[offset..])))
            .filter(|(_, path)| path.contains("::"))
            .collect()
    }

    fn without_imports(&self) -> String {
        let mut code = self.code.clone();
        for (offset, rest) in self.after("use").filter(|(_, rest)| !rest.starts_with('<')) {
            let end = self.code.len() - rest.len() + rest.find(';').unwrap_or(rest.len());
            let blank = blank(&self.code[offset..end]);
            code.replace_range(offset..end, &blank);
        }
        code
    }
}

/// Every file of the program, in the order of the paths. Files that hold only tests are left out.
pub(crate) fn sources() -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join("src")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        let (inner, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
        folders.extend(inner);
        let is_code = |file: &&PathBuf| !file.ends_with("tests.rs");
        found.extend(files.iter().filter(is_code).map(|file| source(root, file)));
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

fn source(root: &Path, file: &Path) -> SourceFile {
    let path = file.strip_prefix(root).unwrap().to_str().unwrap();
    let text = fs::read_to_string(file).unwrap();
    SourceFile::new(&path.replace('\\', "/"), &text)
}

/// What stands between the bracket at the beginning and its partner.
pub(crate) fn enclosed(code: &str) -> &str {
    let mut depth = 0_usize;
    for (offset, letter) in code.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return code.get(1..offset).unwrap_or_default();
        }
    }
    code
}

/// The parts between the commas that are in no bracket.
pub(crate) fn members(list: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let mut before = ' ';
    let parts = list.split(|letter| {
        let is_arrow = letter == '>' && matches!(before, '-' | '=');
        before = letter;
        match letter {
            '(' | '[' | '{' | '<' => depth += 1,
            '>' if is_arrow => {}
            ')' | ']' | '}' | '>' => depth -= 1,
            _ => {}
        }
        letter == ',' && depth == 0
    });
    parts
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

fn words(code: &str) -> Vec<(usize, &str)> {
    let is_other = |letter: char| !letter.is_alphanumeric() && letter != '_';
    let mut offset = 0;
    let mut words = Vec::new();
    for word in code.split(is_other) {
        if !word.is_empty() {
            words.push((offset, word));
        }
        let separator = code[offset + word.len()..].chars().next();
        offset += word.len() + separator.map_or(0, char::len_utf8);
    }
    words
}

/// The paths of a tree: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn branches(trunk: &str, tree: &str) -> Vec<String> {
    let Some((branch, _)) = tree.split_once('{') else {
        return vec![format!("{trunk}{}", tree.trim())];
    };
    let trunk = format!("{trunk}{}", branch.trim());
    let twigs = members(enclosed(&tree[branch.len()..]));
    twigs
        .into_iter()
        .flat_map(|twig| branches(&trunk, twig))
        .collect()
}

fn leading_path(code: &str) -> String {
    let is_path = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | ':');
    let end = code.find(|letter| !is_path(letter));
    let path = &code[..end.unwrap_or(code.len())];
    let whole = path.split("::").filter(|segment| !segment.is_empty());
    whole.collect::<Vec<_>>().join("::")
}

fn without_hidden(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let hidden = hidden_length(rest);
        let (head, tail) = rest.split_at(hidden.unwrap_or(first.len_utf8()));
        let kept = hidden.map_or_else(|| head.to_owned(), |_| blank(head));
        code.push_str(&kept);
        rest = tail;
    }
    code
}

/// How much of the beginning is a comment or stands in quotes.
fn hidden_length(rest: &str) -> Option<usize> {
    let end_after = |opening: usize, closing: &str| {
        let found = rest.get(opening..)?.find(closing);
        Some(found.map_or(rest.len(), |found| opening + found + closing.len()))
    };
    let mut letters = rest.chars();
    match (letters.next()?, letters.next(), letters.next()) {
        ('/', Some('/'), _) => Some(rest.find('\n').unwrap_or(rest.len())),
        ('/', Some('*'), _) => end_after(2, "*/"),
        ('r', Some('"'), _) => end_after(2, "\""),
        ('r', Some('#'), Some('"')) => end_after(3, "\"#"),
        ('\'', Some('\\'), _) => end_after(3, "'"),
        ('\'', Some(letter), Some('\'')) => Some(2 + letter.len_utf8()),
        ('"', ..) => Some(quoted_length(rest)),
        _ => None,
    }
}

fn quoted_length(rest: &str) -> usize {
    let mut is_escaped = false;
    let closing = rest.char_indices().skip(1).find(|(_, letter)| {
        let is_closing = *letter == '"' && !is_escaped;
        is_escaped = *letter == '\\' && !is_escaped;
        is_closing
    });
    closing.map_or(rest.len(), |(offset, _)| offset + 1)
}

fn blank(text: &str) -> String {
    let letters = text.chars();
    letters
        .map(|letter| if letter == '\n' { '\n' } else { ' ' })
        .collect()
}

/// Only a module of tests is left out: anything else that is there for tests alone is code.
fn without_tests(code: &str) -> String {
    let Some((before, tests)) = code.split_once("#[cfg(test)]\nmod tests {") else {
        return code.to_owned();
    };
    let end = tests
        .find("\n}")
        .map_or(tests.len(), |end| end + "\n}".len());
    let (tests, after) = tests.split_at(end);
    format!("{before}\n{}{after}", blank(tests))
}

mod tests {
    use super::SourceFile;

    #[test]
    fn comments_quotes_and_tests_are_left_out() {
        let text = "a // b\n/* c */ d \"e \\\" f\" 'g' '\\'' '\"' r#\"h\" i\"# &'j k\n\
            #[cfg(test)]\nmod tests {\n    l\n}\nm";
        let file = SourceFile::new("a.rs", text);
        let words = file.words().into_iter().map(|(_, word)| word);
        assert_eq!(words.collect::<Vec<_>>(), ["a", "d", "j", "k", "m"]);
        assert_eq!(file.fault(file.code.len(), "m"), "a.rs:7: m");
    }

    #[test]
    fn paths_are_found_in_every_form() {
        let text = "pub use a::{b, c::{self, d}};\nfn e() -> f::G { h::<I>(J::k) }\nuse l;";
        let file = SourceFile::new("a.rs", text);
        let paths: Vec<_> = file.paths().into_iter().map(|(_, path)| path).collect();
        let expected = ["a::b", "a::c::self", "a::c::d", "l", "f::G", "J::k"];
        assert_eq!(paths, expected);
    }
}
