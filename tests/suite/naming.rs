//! One word per thing: no duplicate type names, and none without meaning.

use std::collections::BTreeMap;

use syn::visit::{self, Visit};
use syn::{Ident, ItemEnum, ItemStruct, ItemTrait, ItemType, Signature, VisRestricted};

use crate::source::{SourceFile, sources};

/// The declarations of a file.
#[derive(Default)]
struct Names {
    types: Vec<Ident>,
    functions: Vec<Ident>,
    restrictions: Vec<VisRestricted>,
}

/// Associated types are not items: every iterator has an `Item`.
impl Visit<'_> for Names {
    fn visit_item_struct(&mut self, item: &ItemStruct) {
        self.types.push(item.ident.clone());
        visit::visit_item_struct(self, item);
    }

    fn visit_item_enum(&mut self, item: &ItemEnum) {
        self.types.push(item.ident.clone());
        visit::visit_item_enum(self, item);
    }

    fn visit_item_trait(&mut self, item: &ItemTrait) {
        self.types.push(item.ident.clone());
        visit::visit_item_trait(self, item);
    }

    fn visit_item_type(&mut self, item: &ItemType) {
        self.types.push(item.ident.clone());
    }

    fn visit_signature(&mut self, signature: &Signature) {
        self.functions.push(signature.ident.clone());
    }

    fn visit_vis_restricted(&mut self, restricted: &VisRestricted) {
        self.restrictions.push(restricted.clone());
    }
}

fn names(file: &SourceFile) -> Names {
    let mut names = Names::default();
    names.visit_file(&file.syntax);
    names
}

/// The type names that are declared twice.
fn twice(files: &[SourceFile]) -> Vec<String> {
    let mut found = BTreeMap::<String, Vec<&str>>::new();
    for file in files {
        let types = names(file).types.into_iter();
        types.for_each(|name| found.entry(name.to_string()).or_default().push(&file.path));
    }
    let doubles = found.into_iter().filter(|(_, paths)| paths.len() > 1);
    doubles
        .map(|(name, paths)| format!("`{name}` is in {}", paths.join(" and ")))
        .collect()
}

/// Constructors are `new`, `from_x` and `open`.
fn constructors(file: &SourceFile) -> Vec<String> {
    let functions = names(file).functions.into_iter();
    let is_of = |name: &Ident| *name == "of" || name.to_string().starts_with("of_");
    functions
        .filter(is_of)
        .map(|name| file.fault(name.span(), &format!("`{name}`")))
        .collect()
}

/// Visibility is `pub`, `pub(crate)` or `pub(super)`.
fn restrictions(file: &SourceFile) -> Vec<String> {
    let restrictions = names(file).restrictions.into_iter();
    restrictions
        .filter(|restricted| restricted.in_token.is_some())
        .map(|restricted| file.fault(restricted.pub_token.span, "`pub(in …)`"))
        .collect()
}

const NOTHING: [&str; 0] = [];

#[test]
fn no_type_name_is_taken_twice() {
    assert_eq!(twice(&sources()), NOTHING);
}

#[test]
fn no_constructor_is_called_of() {
    let found: Vec<_> = sources().iter().flat_map(constructors).collect();
    assert_eq!(found, NOTHING);
}

#[test]
fn no_visibility_names_a_module() {
    let found: Vec<_> = sources().iter().flat_map(restrictions).collect();
    assert_eq!(found, NOTHING);
}

#[test]
fn a_second_type_of_the_same_name_is_found() {
    let files = [
        SourceFile::new(
            "a.rs",
            "struct A;\nenum B {}\nimpl Iterator for A { type Item = B; }",
        ),
        SourceFile::new("b.rs", "trait C {}\nimpl Iterator for C { type Item = B; }"),
        SourceFile::new("c.rs", "type A = u8;\nmod d { trait B {} }"),
    ];
    let expected = ["`A` is in a.rs and c.rs", "`B` is in a.rs and c.rs"];
    assert_eq!(twice(&files), expected);
}

#[test]
fn a_bare_constructor_and_a_named_module_are_found() {
    let text = "fn of() {}\nimpl A { pub(in crate::b) fn of_c(&self) {} }\nfn offer() {}\npub(crate) struct D;";
    let file = SourceFile::new("a.rs", text);
    assert_eq!(constructors(&file), ["a.rs:1: `of`", "a.rs:2: `of_c`"]);
    assert_eq!(restrictions(&file), ["a.rs:2: `pub(in …)`"]);
}
