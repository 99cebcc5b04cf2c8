//! Rule 5: no abbreviations.

use proc_macro2::TokenTree;

use super::{NOTHING, found_in, found_in_domain, setting};
use crate::source::SourceFile;

const ABBREVIATIONS: [&str; 16] = [
    "num", "cnt", "idx", "tmp", "ctx", "msg", "pos", "prev", "cur", "curr", "val", "res", "ret",
    "acc", "buf", "calc",
];

fn abbreviations(file: &SourceFile) -> Vec<String> {
    let tokens = file.tokens().into_iter();
    let names = tokens.filter_map(|token| match token {
        TokenTree::Ident(name) => Some(name),
        _ => None,
    });
    names
        .filter(|name| words(&name.to_string()).any(|word| ABBREVIATIONS.contains(&&*word)))
        .map(|name| file.fault(name.span(), &format!("`{name}` is an abbreviation")))
        .collect()
}

/// The words of a name: `frame_number` and `FrameNumber` have two.
fn words(name: &str) -> impl Iterator<Item = String> {
    let mut apart = String::new();
    for letter in name.chars() {
        apart.extend(letter.is_uppercase().then_some('_'));
        apart.extend(letter.to_lowercase());
    }
    let words: Vec<_> = apart.split('_').map(str::to_owned).collect();
    words.into_iter()
}

/// 001, 002, rule 5: no abbreviations. Clippy checks for names of one letter, as configured.
#[test]
fn the_domain_abbreviates_nothing() {
    assert_eq!(found_in_domain(abbreviations), NOTHING);
    assert!(setting("Cargo.toml", "min_ident_chars = \"warn\""));
}

#[test]
fn an_abbreviation_is_found() {
    let fault = |word: &str| [format!("snippet.rs:1: `{word}` is an abbreviation")];
    let local = "fn a() { let frame_idx = 0; }";
    assert_eq!(found_in(abbreviations, local), fault("frame_idx"));
    let noun = "struct FrameNum;";
    assert_eq!(found_in(abbreviations, noun), fault("FrameNum"));
    let whole = "/// num\nfn a() { let number = position(value, \"num\"); } // num";
    assert_eq!(found_in(abbreviations, whole), NOTHING);
}
