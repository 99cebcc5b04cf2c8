//! The domain is pure: no file, no clock, no terminal, no crate but `thiserror`.

use syn::Item;

use super::{NOTHING, found_in, found_in_domain};
use crate::source::{SourceFile, WrittenPath};

/// What the domain may use besides itself.
const KNOWN: [&str; 5] = ["std", "thiserror", "super", "crate", "self"];
/// The modules of `std` that reach outside.
const OUTSIDE: [&str; 7] = ["fs", "io", "time", "env", "process", "net", "thread"];
const PRIMITIVES: [&str; 7] = ["u8", "u16", "u32", "u64", "usize", "char", "str"];

fn strangers(file: &SourceFile) -> Vec<String> {
    let modules: Vec<_> = file.syntax.items.iter().filter_map(module).collect();
    let imports = file.imports();
    let names = imports.iter().filter_map(|path| path.segments.last());
    let known: Vec<_> = names.cloned().chain(modules.clone()).collect();
    let strange_imports = imports.iter().filter(|path| is_strange(path, &modules));
    let written = file.written_paths();
    let strange_paths = written
        .iter()
        .filter(|path| path.segments.len() > 1 && is_strange(path, &known));
    strange_imports
        .chain(strange_paths)
        .map(|path| {
            let fault = format!("`{}` is a stranger", path.segments.join("::"));
            file.fault(path.span, &fault)
        })
        .collect()
}

fn module(item: &Item) -> Option<String> {
    match item {
        Item::Mod(module) => Some(module.ident.to_string()),
        _ => None,
    }
}

/// A path that begins with none of these names, nor with a type, or that leads outside.
fn is_strange(path: &WrittenPath, names: &[String]) -> bool {
    let segments: Vec<_> = path.segments.iter().map(String::as_str).collect();
    let is_type = |head: &str| PRIMITIVES.contains(&head) || head.starts_with(char::is_uppercase);
    match segments[..] {
        ["std", next, ..] => OUTSIDE.contains(&next),
        [head, ..] => {
            !is_type(head) && !KNOWN.contains(&head) && !names.iter().any(|name| name == head)
        }
        [] => false,
    }
}

/// The domain uses no file, no clock, no terminal and no crate but `thiserror`.
#[test]
fn the_domain_is_pure() {
    assert_eq!(found_in_domain(strangers), NOTHING);
}

#[test]
fn a_stranger_is_found() {
    let bad = [
        ("use std::fs;", "std::fs"),
        ("use std::{fmt, io::Write};", "std::io::Write"),
        ("use serde::Serialize;", "serde::Serialize"),
        ("use clap as other;", "clap"),
        (
            "fn a() { std::time::Instant::now(); }",
            "std::time::Instant::now",
        ),
        (
            "fn a() { serde_json::to_string(a); }",
            "serde_json::to_string",
        ),
        (
            "fn a() { assert!(std::env::args().count() > 1); }",
            "std::env::args",
        ),
        ("#[derive(serde::Serialize)]\nstruct A;", "serde::Serialize"),
    ];
    for (snippet, path) in bad {
        let fault = [format!("snippet.rs:1: `{path}` is a stranger")];
        assert_eq!(found_in(strangers, snippet), fault, "{snippet}");
    }
    let good = "mod pins;\npub use pins::Pins;\nuse std::fmt;\nuse super::mark;
        fn a() -> fmt::Result { mark::write(u16::from(1), Pins::ALL, super::b::C) }";
    assert_eq!(found_in(strangers, good), NOTHING);
}
