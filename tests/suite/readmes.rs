//! The English and the Korean README are in step: the same headings, tables, pictures, code blocks,
//! options and variables.

use std::collections::BTreeSet;

const ENGLISH: &str = include_str!("../../README.md");
const KOREAN: &str = include_str!("../../assets/README.ko.md");

/// The lines outside of code blocks, and how many blocks there are.
fn split(readme: &str) -> (Vec<&str>, usize) {
    let parts: Vec<_> = readme.split("\n```").collect();
    let lines = parts.iter().step_by(2).copied().flat_map(str::lines);
    (lines.collect(), parts.len() / 2)
}

fn prose(readme: &str) -> Vec<&str> {
    split(readme).0
}

/// The level of each heading.
fn headings(readme: &str) -> Vec<usize> {
    let signs = prose(readme)
        .into_iter()
        .filter_map(|line| line.split_once(' '))
        .map(|(signs, _)| signs);
    let signs = signs.filter(|signs| signs.starts_with('#'));
    signs.map(str::len).collect()
}

/// The number of rows of each table.
fn tables(readme: &str) -> Vec<usize> {
    let lines = prose(readme);
    let runs = lines.chunk_by(|line, next| line.starts_with('|') == next.starts_with('|'));
    let tables = runs.filter(|run| run[0].starts_with('|'));
    tables.map(<[&str]>::len).collect()
}

/// The files of the pictures, in order.
fn pictures(readme: &str) -> Vec<&str> {
    let links = readme.split("](").skip(1);
    let targets = links.filter_map(|link| link.split(')').next());
    let pictures = targets.filter_map(|target| target.split_once("pictures/"));
    pictures.map(|(_, file)| file).collect()
}

/// The words with this beginning, such as `--plain` and `TENPIN_DATA`.
fn words(readme: &'static str, beginning: &str) -> BTreeSet<&'static str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let words = readme.split(|letter: char| !is_part(letter));
    words.filter(|word| word.starts_with(beginning)).collect()
}

#[test]
fn both_have_the_same_headings() {
    assert!(!headings(ENGLISH).is_empty());
    assert_eq!(headings(ENGLISH), headings(KOREAN));
}

#[test]
fn both_have_the_same_rows_in_each_table() {
    assert!(!tables(ENGLISH).is_empty());
    assert_eq!(tables(ENGLISH), tables(KOREAN));
}

#[test]
fn both_have_the_same_pictures() {
    assert!(!pictures(ENGLISH).is_empty());
    assert_eq!(pictures(ENGLISH), pictures(KOREAN));
}

#[test]
fn both_have_the_same_number_of_code_blocks() {
    assert_ne!(split(ENGLISH).1, 0);
    assert_eq!(split(ENGLISH).1, split(KOREAN).1);
}

#[test]
fn both_name_the_same_options_and_variables() {
    for beginning in ["--", "TENPIN_"] {
        assert!(words(ENGLISH, beginning).len() > 10, "{beginning}");
        assert_eq!(words(ENGLISH, beginning), words(KOREAN, beginning));
    }
}

#[test]
fn each_links_to_the_other() {
    assert!(ENGLISH.contains("[한국어](assets/README.ko.md)"));
    assert!(KOREAN.contains("[English](../README.md)"));
}
