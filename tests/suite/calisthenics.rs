//! 001 and 002: the rules of object calisthenics. The sources of the domain are read and judged.
//!
//! What the compiler and clippy see by themselves is left to them; here it is only seen to that they
//! look. A chain on one value is fine (rule 4), and so is a `let … else` guard (rule 2).

use std::fs;

use crate::source::{SourceFile, enclosed, members, sources};

const MOST_FIELDS: usize = 2;
const MOST_LINES_OF_A_FILE: usize = 150;
const MOST_LINES_OF_A_FUNCTION: usize = 30;

/// Errors are records: their variants and fields are data for the sentences of each language.
const RECORDS: [&str; 2] = ["RuleError", "NotationError"];

/// What the domain may know besides itself.
const KNOWN: [&str; 5] = ["std", "thiserror", "super", "crate", "self"];
/// The parts of `std` that reach outside.
const OUTSIDE: [&str; 7] = ["fs", "io", "time", "env", "process", "net", "thread"];
const PRIMITIVES: [&str; 7] = ["u8", "u16", "u32", "u64", "usize", "char", "str"];

const ABBREVIATIONS: [&str; 16] = [
    "num", "cnt", "idx", "tmp", "ctx", "msg", "pos", "prev", "cur", "curr", "val", "res", "ret",
    "acc", "buf", "calc",
];

type Check = fn(&SourceFile) -> Vec<String>;

/// Rule 2. Before the `else` of an `if` there is always a `}`, before that of a guard never.
fn elses(file: &SourceFile) -> Vec<String> {
    let branches = file
        .after("else")
        .filter(|(offset, _)| file.code[..*offset].trim_end().ends_with('}'));
    branches
        .map(|(offset, _)| file.fault(offset, "`else`"))
        .collect()
}

/// Rules 3 and 8. What a type wraps, one value or a collection, is its own.
fn public_fields(file: &SourceFile) -> Vec<String> {
    let structs = file
        .after("struct")
        .map(|(offset, rest)| (offset, name(rest), rest));
    structs
        .filter(|(_, name, _)| !RECORDS.contains(name))
        .filter(|(_, _, rest)| fields(rest).into_iter().any(is_public))
        .map(|(offset, name, _)| file.fault(offset, &format!("a public field in `{name}`")))
        .collect()
}

/// Rule 4. A neighbour is asked; nobody takes what is the neighbour's: `self.state.pins`.
fn reaching(file: &SourceFile) -> Vec<String> {
    let fields = file.after("self").filter_map(|(offset, rest)| {
        let (_, beyond) = rest
            .strip_prefix('.')?
            .split_at_checked(name(rest.get(1..)?).len())?;
        let beyond = beyond.strip_prefix('.')?;
        let is_call = beyond[name(beyond).len()..].starts_with(['(', ':']);
        (!is_call).then_some(offset)
    });
    fields
        .map(|offset| file.fault(offset, "a neighbour's field"))
        .collect()
}

/// Rule 5.
fn abbreviations(file: &SourceFile) -> Vec<String> {
    let words = file.words().into_iter();
    words
        .filter(|(_, word)| {
            parts(word)
                .iter()
                .any(|part| ABBREVIATIONS.contains(&part.as_str()))
        })
        .map(|(offset, word)| file.fault(offset, &format!("`{word}` is an abbreviation")))
        .collect()
}

/// Rule 6, for a file: neither blank lines nor comments count.
fn long_file(file: &SourceFile) -> Vec<String> {
    let lines = lines_of_code(&file.code);
    let is_long = lines > MOST_LINES_OF_A_FILE;
    let fault = is_long.then(|| file.fault(0, &format!("{lines} lines in one file")));
    fault.into_iter().collect()
}

/// Rule 6, for a function.
fn long_functions(file: &SourceFile) -> Vec<String> {
    let functions = file.after("fn").filter(|(_, rest)| !name(rest).is_empty());
    functions
        .map(|(offset, rest)| (offset, name(rest), lines_of_code(whole_function(rest))))
        .filter(|(_, _, lines)| *lines > MOST_LINES_OF_A_FUNCTION)
        .map(|(offset, name, lines)| file.fault(offset, &format!("{lines} lines in `{name}`")))
        .collect()
}

/// Rule 7, for structs and for the variants of enums.
fn third_fields(file: &SourceFile) -> Vec<String> {
    let structs = file.after("struct");
    let variants = file.after("enum").flat_map(|(offset, rest)| {
        let is_record = RECORDS.contains(&name(rest));
        let variants = fields(rest).into_iter().filter(move |_| !is_record);
        variants.map(move |variant| (offset, variant))
    });
    structs
        .chain(variants)
        .filter(|(_, rest)| fields(rest).len() > MOST_FIELDS)
        .map(|(offset, rest)| file.fault(offset, &format!("a third field in `{}`", name(rest))))
        .collect()
}

/// Rule 9.
fn accessors(file: &SourceFile) -> Vec<String> {
    let functions = file.after("fn").map(|(offset, rest)| (offset, name(rest)));
    functions
        .filter(|(_, name)| name.starts_with("get_") || name.starts_with("set_"))
        .map(|(offset, name)| file.fault(offset, &format!("`{name}`")))
        .collect()
}

/// The domain is pure: no file, no clock, no terminal, no other crate.
fn strangers(file: &SourceFile) -> Vec<String> {
    let modules = file.after("mod").map(|(_, rest)| name(rest));
    let modules: Vec<_> = modules.map(str::to_owned).collect();
    let imports = file.imports();
    let names = imports
        .iter()
        .filter_map(|(_, path)| path.rsplit([':', ' ']).next());
    let known: Vec<_> = names.map(str::to_owned).chain(modules.clone()).collect();
    let written = file.written_paths();
    let strange_imports = imports
        .iter()
        .filter(|(_, path)| is_strange(path, &modules));
    let strange_paths = written.iter().filter(|(_, path)| is_strange(path, &known));
    strange_imports
        .chain(strange_paths)
        .map(|(offset, path)| file.fault(*offset, &format!("`{path}` is a stranger")))
        .collect()
}

/// A path that begins with none of these names, nor with a type, or that leads outside.
fn is_strange(path: &str, names: &[String]) -> bool {
    let mut segments = path.split("::");
    let head = segments.next().unwrap_or_default();
    let is_type = PRIMITIVES.contains(&head) || head.starts_with(char::is_uppercase);
    match segments.next() {
        Some(next) if head == "std" => OUTSIDE.contains(&name(next)),
        _ => !is_type && !KNOWN.contains(&head) && !names.iter().any(|name| name == head),
    }
}

/// The name at the beginning.
fn name(rest: &str) -> &str {
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &rest[..end.unwrap_or(rest.len())]
}

/// The fields of a struct or a variant, or the variants of an enum, without their attributes.
fn fields(item: &str) -> Vec<&str> {
    let Some(open) = item.find(['{', '(', ';']) else {
        return Vec::new();
    };
    let list = &item[open..];
    let list = if list.starts_with(';') {
        ""
    } else {
        enclosed(list)
    };
    members(list).into_iter().map(without_attributes).collect()
}

fn without_attributes(member: &str) -> &str {
    let mut rest = member;
    while let Some(attribute) = rest.strip_prefix('#') {
        let length = enclosed(attribute).len() + "[]".len();
        rest = attribute[length..].trim_start();
    }
    rest
}

fn is_public(field: &str) -> bool {
    name(field) == "pub"
}

/// A function from its name to its last brace.
fn whole_function(rest: &str) -> &str {
    let mut depth = 0;
    let begins_body = |letter: char| {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        depth == 0 && matches!(letter, '{' | ';')
    };
    let (signature, body) = rest.split_at(rest.find(begins_body).unwrap_or(rest.len()));
    if !body.starts_with('{') {
        return signature;
    }
    &rest[..signature.len() + enclosed(body).len() + "{}".len()]
}

fn lines_of_code(code: &str) -> usize {
    code.lines().filter(|line| !line.trim().is_empty()).count()
}

/// The words of a name: `frame_number` and `FrameNumber` have two.
fn parts(word: &str) -> Vec<String> {
    let mut apart = String::new();
    for letter in word.chars() {
        let separator = if letter.is_uppercase() { "_" } else { "" };
        apart.push_str(separator);
        apart.extend(letter.to_lowercase());
    }
    apart.split('_').map(str::to_owned).collect()
}

/// What a check finds in the domain. There are files to look at, or the answer would mean nothing.
fn found_in_domain(check: Check) -> Vec<String> {
    let is_domain = |file: &&SourceFile| file.path.starts_with("src/domain");
    let sources = sources();
    let files: Vec<_> = sources.iter().filter(is_domain).collect();
    assert!(files.len() > 10, "the domain was not found");
    files.into_iter().flat_map(check).collect()
}

/// What a check finds in a few lines.
fn found_in(check: Check, text: &str) -> Vec<String> {
    check(&SourceFile::new("snippet.rs", text))
}

const NOTHING: [&str; 0] = [];

/// 001, 002, rule 1: one level of indentation. Clippy counts them, where it is told to.
#[test]
fn clippy_counts_the_levels_of_indentation() {
    assert!(setting("Cargo.toml", "excessive_nesting = \"warn\""));
    assert!(setting(".clippy.toml", "excessive-nesting-threshold = 3"));
}

fn setting(file: &str, line: &str) -> bool {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    text.lines().any(|found| found == line)
}

/// 001, 002, rule 2: no `else`.
#[test]
fn the_domain_has_no_else() {
    assert_eq!(found_in_domain(elses), NOTHING);
}

#[test]
fn an_else_is_found_and_a_guard_is_not() {
    let branch = "fn a() {\n    if b { c } else { d }\n}";
    assert_eq!(found_in(elses, branch), ["snippet.rs:2: `else`"]);
    let otherwise = "let a = if b {\n} else if c {\n};";
    assert_eq!(found_in(elses, otherwise), ["snippet.rs:2: `else`"]);
    let guard = "let Some(a) = b() else { return };\nlet A { c } = d else { return }; // } else";
    assert_eq!(found_in(elses, guard), NOTHING);
}

/// 001, 002, rule 3 and rule 8: values and collections are wrapped, and nobody reaches into them.
#[test]
fn the_domain_has_no_public_field() {
    assert_eq!(found_in_domain(public_fields), NOTHING);
}

#[test]
fn a_public_field_is_found() {
    let fault = ["snippet.rs:1: a public field in `A`"];
    assert_eq!(
        found_in(public_fields, "struct A { b: u8, pub c: u8 }"),
        fault
    );
    assert_eq!(
        found_in(public_fields, "struct A(#[b] pub(crate) Vec<u8>);"),
        fault
    );
    let private = "pub struct A { b: u8 }\npub struct B;\npub struct C(u8);";
    assert_eq!(found_in(public_fields, private), NOTHING);
}

/// 001, 002, rule 4: one dot a line, which means to ask the neighbour and nobody behind it.
#[test]
fn the_domain_reaches_into_no_neighbour() {
    assert_eq!(found_in_domain(reaching), NOTHING);
}

#[test]
fn a_neighbours_field_is_found() {
    let fault = ["snippet.rs:1: a neighbour's field"];
    assert_eq!(found_in(reaching, "self.state.pins + 1"), fault);
    assert_eq!(found_in(reaching, "self.0.count"), fault);
    let asked = "self.state.bowl(pins); self.0.iter(); self.0.into::<u8>(); self.left().count";
    assert_eq!(found_in(reaching, asked), NOTHING);
}

/// 001, 002, rule 5: no abbreviations. Clippy looks for names of one letter, where it is told to.
#[test]
fn the_domain_abbreviates_nothing() {
    assert_eq!(found_in_domain(abbreviations), NOTHING);
    assert!(setting("Cargo.toml", "min_ident_chars = \"warn\""));
}

#[test]
fn an_abbreviation_is_found() {
    let fault = |word: &str| [format!("snippet.rs:1: `{word}` is an abbreviation")];
    assert_eq!(
        found_in(abbreviations, "let frame_idx = 0;"),
        fault("frame_idx")
    );
    assert_eq!(
        found_in(abbreviations, "struct FrameNum;"),
        fault("FrameNum")
    );
    let whole = "let number = position(value); // num";
    assert_eq!(found_in(abbreviations, whole), NOTHING);
}

/// 001, 002, rule 6: small entities.
#[test]
fn the_domain_has_small_files_and_functions() {
    assert_eq!(found_in_domain(long_file), NOTHING);
    assert_eq!(found_in_domain(long_functions), NOTHING);
}

#[test]
fn a_long_file_is_found() {
    let fits = "use a;\n\n// b\n".repeat(150);
    assert_eq!(found_in(long_file, &fits), NOTHING);
    let fault = ["snippet.rs:1: 151 lines in one file"];
    assert_eq!(found_in(long_file, &format!("{fits}use a;")), fault);
}

#[test]
fn a_long_function_is_found() {
    let function = |lines: usize| {
        let body = "    if b { c(); }\n".repeat(lines - 2);
        format!("impl A {{\nfn a(d: [u8; 3]) {{\n{body}}}\nfn e();\n}}")
    };
    assert_eq!(found_in(long_functions, &function(30)), NOTHING);
    let fault = ["snippet.rs:2: 31 lines in `a`"];
    assert_eq!(found_in(long_functions, &function(31)), fault);
}

/// 001, 002, rule 7: no type with three fields.
#[test]
fn the_domain_has_no_third_field() {
    assert_eq!(found_in_domain(third_fields), NOTHING);
}

#[test]
fn a_third_field_is_found() {
    let fault = ["snippet.rs:1: a third field in `A`"];
    let bad = [
        "struct A { b: u8, c: Map<u8, u8>, d: u8 }",
        "pub struct A<'b>(u8, pub u8, [u8; 2]);",
        "enum B { C, A(u8, u8, u8) }",
        "enum B { #[c] A { b: u8, c: u8, d: u8 }, D }",
    ];
    for snippet in bad {
        assert_eq!(found_in(third_fields, snippet), fault, "{snippet}");
    }
    let good = "struct A { b: Map<u8, u8>, c: fn(u8, u8) -> u8 }\nstruct B;\nstruct C(u8, u8);
        enum D { E, F(u8, u8), G { h: u8, i: u8 }, J }
        enum RuleError { K { l: u8, m: u8, n: u8 } }";
    assert_eq!(found_in(third_fields, good), NOTHING);
}

/// 001, 002, rule 9: no getters, no setters.
#[test]
fn the_domain_has_no_getter_and_no_setter() {
    assert_eq!(found_in_domain(accessors), NOTHING);
}

#[test]
fn a_getter_and_a_setter_are_found() {
    let bad = "fn get_a() {}\npub const fn set_b() {}";
    let faults = ["snippet.rs:1: `get_a`", "snippet.rs:2: `set_b`"];
    assert_eq!(found_in(accessors, bad), faults);
    assert_eq!(
        found_in(accessors, "fn settled() { a.get_mut(b) }"),
        NOTHING
    );
}

/// The rules know no file, no clock, no terminal and no crate but `thiserror`.
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
        ("use clap as other;", "clap as other"),
        (
            "let now = std::time::Instant::now();",
            "std::time::Instant::now",
        ),
        (
            "let value = serde_json::to_string(a);",
            "serde_json::to_string",
        ),
    ];
    for (snippet, path) in bad {
        let fault = [format!("snippet.rs:1: `{path}` is a stranger")];
        assert_eq!(found_in(strangers, snippet), fault, "{snippet}");
    }
    let good = "mod pins;\npub use pins::Pins;\nuse std::fmt;\nuse super::mark;
        fn a() -> fmt::Result { mark::write(u16::from(1), Pins::ALL, super::b::C) }";
    assert_eq!(found_in(strangers, good), NOTHING);
}
