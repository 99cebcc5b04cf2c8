//! Rules 3 and 8: values and collections are wrapped, and no other type reaches into them.
//!
//! A collection may be read (a slice, an iterator) or created as an answer (`Vec`); it is never handed
//! out for changes, and neither is the container itself.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{FnArg, ItemImpl, ItemStruct, ReturnType, Type, TypeReference, Visibility};

use super::{Function, NOTHING, RECORDS, domain, found_in, found_in_domain, functions, written};
use crate::source::SourceFile;

const NUMBERS_AND_TEXT: [&str; 11] = [
    "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "char", "str", "String",
];
const COLLECTIONS: [&str; 7] = [
    "Vec", "VecDeque", "BTreeMap", "BTreeSet", "HashMap", "HashSet", "String",
];
/// Traits that hand out the content for changes.
const OPENINGS: [&str; 4] = ["DerefMut", "IndexMut", "AsMut", "BorrowMut"];

/// Why a raw number, letter or text may be in a visible signature, and where.
const RAW: [(&str, &[&str]); 6] = [
    (
        "a newtype gives back what it wraps, to be shown and stored",
        &[
            "FrameNumber::number",
            "Leave::bits",
            "Mark::symbol",
            "Pin::number",
            "Pins::count",
            "Player::name",
            "Score::chances",
            "Score::points",
        ],
    ),
    (
        "totals are sums of scores: they come out of the rules and never go in, so there is nothing to guard",
        &[
            "Chase::points",
            "Chase::points_after",
            "Explanation::points",
            "Scores::at",
            "Scores::total",
            "Scores::totals",
            "Standing::score",
            "max",
            "max_with",
            "now",
            "pace",
        ],
    ),
    (
        "how many there are of something: an answer, never an input",
        &[
            "BowlingGame::finished",
            "FinalFrame::bowls",
            "FrameNumber::most_balls",
            "Frames::finished",
            "Frames::longest_string",
            "Frames::opens",
            "Frames::spares",
            "Frames::strikes",
            "Frames::string",
            "Leave::count",
            "Seat::finished",
            "left",
        ],
    ),
    (
        "a score to be reached may be any: one that can't be is the answer, not an error",
        &["need", "perfect_balls"],
    ),
    (
        "a place counts from 1 to as many as are on the board, which only the roster knows and checks",
        &[
            "BowlingGames::move_to",
            "BowlingGames::position",
            "Standing::place",
        ],
    ),
    (
        "notation is text",
        &["read", "read_frame", "read_on", "write", "write_counts"],
    ),
];

fn is_exception(function: &Function) -> bool {
    let name = function.name();
    let exceptions = RAW.iter().flat_map(|(_, names)| *names);
    exceptions.into_iter().any(|exception| *exception == name)
}

/// Fields that are visible to other modules.
#[derive(Default)]
struct PublicFields(Vec<Ident>);

impl Visit<'_> for PublicFields {
    fn visit_item_struct(&mut self, item: &ItemStruct) {
        let is_record = RECORDS.iter().any(|record| item.ident == record);
        let mut fields = item.fields.iter();
        let is_public = fields.any(|field| !matches!(field.vis, Visibility::Inherited));
        self.0
            .extend((is_public && !is_record).then(|| item.ident.clone()));
    }
}

fn public_fields(file: &SourceFile) -> Vec<String> {
    let mut public = PublicFields::default();
    public.visit_file(&file.syntax);
    let names = public.0.into_iter();
    names
        .map(|name| file.fault(name.span(), &format!("a public field in `{name}`")))
        .collect()
}

/// References in an answer that open a type: `&mut`, or to a container.
#[derive(Default)]
struct Opened(Vec<Span>);

impl Visit<'_> for Opened {
    fn visit_type_reference(&mut self, reference: &TypeReference) {
        let is_container = super::type_name(&reference.elem)
            .is_some_and(|name| COLLECTIONS.contains(&name.as_str()));
        let is_array = matches!(&*reference.elem, Type::Array(_));
        if reference.mutability.is_some() || is_container || is_array {
            self.0.push(reference.span());
        }
        visit::visit_type_reference(self, reference);
    }

    fn visit_path_segment(&mut self, segment: &syn::PathSegment) {
        if segment.ident == "IterMut" {
            self.0.push(segment.ident.span());
        }
        visit::visit_path_segment(self, segment);
    }
}

fn opened_collections(file: &SourceFile) -> Vec<String> {
    let functions = functions(file).into_iter().filter(Function::is_visible);
    let opened = functions.filter(|function| {
        let mut opened = Opened::default();
        opened.visit_return_type(&function.signature.output);
        !opened.0.is_empty()
    });
    let opened = opened.map(|function| {
        let fault = format!("`{}` hands out its inside", function.name());
        file.fault(function.signature.ident.span(), &fault)
    });
    opened.chain(opening_traits(file)).collect()
}

#[derive(Default)]
struct Openings(Vec<Ident>);

impl Visit<'_> for Openings {
    fn visit_item_impl(&mut self, item: &ItemImpl) {
        let implemented = item.trait_.iter();
        let names = implemented.filter_map(|(_, path, _)| path.segments.last());
        let opening = names.filter(|name| OPENINGS.iter().any(|opening| name.ident == opening));
        self.0.extend(opening.map(|name| name.ident.clone()));
    }
}

fn opening_traits(file: &SourceFile) -> Vec<String> {
    let mut openings = Openings::default();
    openings.visit_file(&file.syntax);
    let names = openings.0.into_iter();
    names
        .map(|name| file.fault(name.span(), &format!("`{name}` hands out the inside")))
        .collect()
}

/// Raw numbers, letters and text in a type.
#[derive(Default)]
struct Raw(Vec<String>);

impl Visit<'_> for Raw {
    fn visit_type_path(&mut self, path: &syn::TypePath) {
        let name = written(path);
        self.0
            .extend(NUMBERS_AND_TEXT.contains(&name.as_str()).then_some(name));
        visit::visit_type_path(self, path);
    }
}

/// A constructor takes what it wraps, and a newtype returns it from a method of its own; anywhere else
/// a primitive is an exception with a reason.
fn primitives(file: &SourceFile) -> Vec<String> {
    let functions = functions(file).into_iter().filter(Function::is_visible);
    functions
        .filter(|function| !is_exception(function))
        .filter(|function| !raw_in(function).is_empty())
        .map(|function| {
            let fault = format!("{} in `{}`", raw_in(&function).join(", "), function.name());
            file.fault(function.signature.ident.span(), &fault)
        })
        .collect()
}

fn raw_in(function: &Function) -> Vec<String> {
    let mut raw = Raw::default();
    if !is_constructor(function) {
        let inputs = function.signature.inputs.iter();
        let typed = inputs.filter(|input| matches!(input, FnArg::Typed(_)));
        typed.for_each(|input| raw.visit_fn_arg(input));
    }
    raw.visit_return_type(&function.signature.output);
    raw.0
}

/// Creates its own type, without a receiver.
fn is_constructor(function: &Function) -> bool {
    let makes_self = match &function.signature.output {
        ReturnType::Type(_, answer) => written(answer).contains("Self"),
        ReturnType::Default => false,
    };
    makes_self && function.signature.receiver().is_none()
}

/// 001, 002, rules 3 and 8: what a type wraps is private.
#[test]
fn the_domain_has_no_public_field() {
    assert_eq!(found_in_domain(public_fields), NOTHING);
}

/// 001, 002, rule 8: first-class collections.
#[test]
fn the_domain_hands_out_no_collection_to_be_changed() {
    assert_eq!(found_in_domain(opened_collections), NOTHING);
}

/// 001, 002, rule 3: primitives are wrapped.
#[test]
fn the_domain_has_no_raw_primitive_in_a_signature() {
    assert_eq!(found_in_domain(primitives), NOTHING);
}

#[test]
fn each_exception_is_still_needed() {
    let domain = domain();
    let functions: Vec<_> = domain.iter().flat_map(functions).collect();
    let raw = functions
        .iter()
        .filter(|function| !raw_in(function).is_empty());
    let raw: Vec<_> = raw.map(Function::name).collect();
    for exception in RAW.iter().flat_map(|(_, names)| *names) {
        assert!(raw.iter().any(|name| name == exception), "{exception}");
    }
}

#[test]
fn a_public_field_is_found() {
    let fault = ["snippet.rs:1: a public field in `A`"];
    let bad = [
        "struct A { b: u8, pub c: u8 }",
        "struct A(#[b] pub(crate) Vec<u8>);",
        "mod b { pub struct A { pub(super) c: Vec<u8> } }",
    ];
    for snippet in bad {
        assert_eq!(found_in(public_fields, snippet), fault, "{snippet}");
    }
    let private = "pub struct A { b: u8 }\npub struct B;\npub struct C(u8);";
    assert_eq!(found_in(public_fields, private), NOTHING);
}

#[test]
fn a_collection_that_is_handed_out_is_found() {
    let bad = [
        "pub fn b(&self) -> &Vec<u8> { &self.0 }",
        "pub fn b(&self) -> &[u8; 3] { &self.0 }",
        "pub fn b(&mut self) -> &mut [u8] { &mut self.0 }",
        "pub(crate) fn b(&mut self) -> Option<&mut u8> { self.0.get_mut(1) }",
        "pub fn b(&mut self) -> std::slice::IterMut<'_, u8> { self.0.iter_mut() }",
        "pub fn b(&mut self) -> impl Iterator<Item = &mut u8> { self.0.iter_mut() }",
        "pub fn b(&self) -> Option<&std::collections::BTreeMap<u8, u8>> { None }",
    ];
    for method in bad {
        let fault = ["snippet.rs:1: `A::b` hands out its inside"];
        let text = format!("impl A {{ {method} }}");
        assert_eq!(found_in(opened_collections, &text), fault, "{method}");
    }
    let opening =
        "impl std::ops::DerefMut for A { fn deref_mut(&mut self) -> &mut B { &mut self.0 } }";
    let fault = ["snippet.rs:1: `DerefMut` hands out the inside"];
    assert_eq!(found_in(opened_collections, opening), fault);
    let good = "impl A {
        fn b(&mut self) -> &mut u8 { &mut self.0 }
        pub fn c(&self) -> &[u8] { &self.0 }
        pub fn d(&self) -> Vec<u8> { self.0.clone() }
        pub fn e(&self) -> &B { &self.1 }
    }";
    assert_eq!(found_in(opened_collections, good), NOTHING);
}

#[test]
fn a_raw_primitive_is_found() {
    let bad = [
        ("pub fn b(&mut self, pins: u8) {}", "u8"),
        ("pub fn b(&self) -> u16 { 1 }", "u16"),
        (
            "pub fn b(&self, frames: &[usize]) -> Option<&str> { None }",
            "usize, str",
        ),
        ("pub(crate) fn b(&self, count: u8) -> Self { Self }", "u8"),
        ("pub fn b(counts: impl Iterator<Item = u8>) {}", "u8"),
    ];
    for (method, raw) in bad {
        let text = format!("impl A {{ {method} }}");
        let fault = [format!("snippet.rs:1: {raw} in `A::b`")];
        assert_eq!(found_in(primitives, &text), fault, "{method}");
    }
    let good = "impl A {
        pub fn new(count: u8) -> Result<Self, B> { Ok(Self(count)) }
        pub fn bowl(&mut self, pins: Pins) -> bool { true }
        fn c(count: u8) {}
    }";
    assert_eq!(found_in(primitives, good), NOTHING);
}
