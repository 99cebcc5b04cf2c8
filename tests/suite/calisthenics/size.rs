//! Rules 6 and 7: small entities, and at most two fields per type.

use std::collections::BTreeSet;

use proc_macro2::Ident;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Fields, ItemEnum, ItemStruct, Variant};

use super::{NOTHING, RECORDS, found_in, found_in_domain, functions};
use crate::source::SourceFile;

const MOST_FIELDS: usize = 2;
const MOST_LINES_OF_A_FILE: usize = 150;
const MOST_LINES_OF_A_FUNCTION: usize = 25;

/// Rule 6, for a file: neither blank lines nor comments nor tests count.
fn long_file(file: &SourceFile) -> Vec<String> {
    let tokens = file.tokens().into_iter();
    let spans = tokens.map(|token| token.span());
    let lines = spans.flat_map(|span| span.start().line..=span.end().line);
    let lines = lines.collect::<BTreeSet<_>>().len();
    let is_long = lines > MOST_LINES_OF_A_FILE;
    let fault = is_long.then(|| format!("{}: {lines} lines in one file", file.path));
    fault.into_iter().collect()
}

/// Rule 6, for a function: from its signature to its last brace.
fn long_functions(file: &SourceFile) -> Vec<String> {
    let functions = functions(file).into_iter().map(|function| {
        let first = function.signature.span().start().line;
        let last = function.body.span().end().line;
        (function, last - first + 1)
    });
    functions
        .filter(|(_, lines)| *lines > MOST_LINES_OF_A_FUNCTION)
        .map(|(function, lines)| {
            let fault = format!("{lines} lines in `{}`", function.name());
            file.fault(function.signature.ident.span(), &fault)
        })
        .collect()
}

/// Types and variants with too many fields.
#[derive(Default)]
struct ManyFields(Vec<Ident>);

impl ManyFields {
    fn judge(&mut self, name: &Ident, fields: &Fields) {
        let is_wide = fields.len() > MOST_FIELDS;
        self.0.extend(is_wide.then(|| name.clone()));
    }
}

impl Visit<'_> for ManyFields {
    fn visit_item_struct(&mut self, item: &ItemStruct) {
        self.judge(&item.ident, &item.fields);
    }

    fn visit_item_enum(&mut self, item: &ItemEnum) {
        if RECORDS.iter().any(|record| item.ident == record) {
            return;
        }
        visit::visit_item_enum(self, item);
    }

    fn visit_variant(&mut self, variant: &Variant) {
        self.judge(&variant.ident, &variant.fields);
    }
}

fn third_fields(file: &SourceFile) -> Vec<String> {
    let mut many = ManyFields::default();
    many.visit_file(&file.syntax);
    let names = many.0.into_iter();
    names
        .map(|name| file.fault(name.span(), &format!("a third field in `{name}`")))
        .collect()
}

/// 001, 002, rule 6: small entities.
#[test]
fn the_domain_has_small_files_and_functions() {
    assert_eq!(found_in_domain(long_file), NOTHING);
    assert_eq!(found_in_domain(long_functions), NOTHING);
}

#[test]
fn a_long_file_is_found() {
    let fits = "use a;\n\n// b\n/// c\nconst D: &str = \"\n\";\n".repeat(50);
    assert_eq!(found_in(long_file, &fits), NOTHING);
    let fault = ["snippet.rs: 151 lines in one file"];
    assert_eq!(found_in(long_file, &format!("{fits}use a;")), fault);
}

#[test]
fn a_long_function_is_found() {
    let function = |lines: usize| {
        let body = "    if b { c(); }\n".repeat(lines - 2);
        format!("impl A {{\nfn a(d: [u8; 3]) {{\n{body}}}\n}}")
    };
    assert_eq!(found_in(long_functions, &function(25)), NOTHING);
    let fault = ["snippet.rs:2: 26 lines in `A::a`"];
    assert_eq!(found_in(long_functions, &function(26)), fault);
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
        "mod b { struct A { b: u8, c: u8, d: u8 } }",
    ];
    for snippet in bad {
        assert_eq!(found_in(third_fields, snippet), fault, "{snippet}");
    }
    let good = "struct A { b: Map<u8, u8>, c: fn(u8, u8) -> u8 }\nstruct B;\nstruct C(u8, u8);
        enum D { E, F(u8, u8), G { h: u8, i: u8 }, J }
        enum RuleError { K { l: u8, m: u8, n: u8 } }";
    assert_eq!(found_in(third_fields, good), NOTHING);
}
