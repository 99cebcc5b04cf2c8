//! 001 and 002: the rules of object calisthenics. The syntax of the domain is checked, rule by rule;
//! each rule is tested on snippets that break it.
//!
//! Clippy counts levels and letters in the whole program; here only its settings are checked.

mod abbreviations;
mod accessors;
mod branches;
mod indentation;
mod neighbours;
mod purity;
mod size;
mod wrapping;

use std::fs;

use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{
    Block, ImplItemFn, ItemFn, ItemImpl, ItemTrait, Signature, TraitItemFn, Type, Visibility,
};

use crate::source::{SourceFile, sources_of};

/// Errors are records: their variants and fields are data for the messages in each language.
const RECORDS: [&str; 2] = ["RuleError", "NotationError"];

const NOTHING: [&str; 0] = [];

type Check = fn(&SourceFile) -> Vec<String>;

/// A function with its body, and the type it belongs to, if any.
struct Function {
    owner: Option<String>,
    visibility: Visibility,
    signature: Signature,
    body: Block,
}

impl Function {
    /// `Frames::bowl`, or `call` for a free function.
    fn name(&self) -> String {
        let name = &self.signature.ident;
        let owner = self.owner.as_ref();
        owner.map_or_else(|| name.to_string(), |owner| format!("{owner}::{name}"))
    }

    /// Can another module call it? Methods of a trait have no visibility of their own, and the implementor
    /// can't choose their signature.
    const fn is_visible(&self) -> bool {
        !matches!(self.visibility, Visibility::Inherited)
    }
}

/// All functions of a file.
fn functions(file: &SourceFile) -> Vec<Function> {
    let mut functions = Functions::default();
    functions.visit_file(&file.syntax);
    functions.found
}

#[derive(Default)]
struct Functions {
    owner: Option<String>,
    found: Vec<Function>,
}

impl Functions {
    fn push(&mut self, visibility: &Visibility, signature: &Signature, body: &Block) {
        self.found.push(Function {
            owner: self.owner.clone(),
            visibility: visibility.clone(),
            signature: signature.clone(),
            body: body.clone(),
        });
    }
}

impl Visit<'_> for Functions {
    fn visit_item_impl(&mut self, item: &ItemImpl) {
        self.owner = type_name(&item.self_ty);
        visit::visit_item_impl(self, item);
        self.owner = None;
    }

    fn visit_item_trait(&mut self, item: &ItemTrait) {
        self.owner = Some(item.ident.to_string());
        visit::visit_item_trait(self, item);
        self.owner = None;
    }

    fn visit_item_fn(&mut self, item: &ItemFn) {
        self.push(&item.vis, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &ImplItemFn) {
        self.push(&item.vis, &item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &TraitItemFn) {
        let public = Visibility::Public(<syn::Token![pub]>::default());
        let body = item.default.iter();
        body.for_each(|body| self.push(&public, &item.sig, body));
    }
}

/// `Frames` for `Frames`, `&Frames` and `&mut Frames`; None for a type without a name.
fn type_name(written: &Type) -> Option<String> {
    match written {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        Type::Reference(reference) => type_name(&reference.elem),
        _ => None,
    }
}

fn written(syntax: &impl ToTokens) -> String {
    syntax.to_token_stream().to_string()
}

fn domain() -> Vec<SourceFile> {
    let files = sources_of("src/domain");
    assert!(files.len() > 10, "the domain was not found");
    files
}

/// The findings of a check in the domain.
fn found_in_domain(check: Check) -> Vec<String> {
    domain().iter().flat_map(check).collect()
}

/// The findings of a check in a snippet.
fn found_in(check: Check, text: &str) -> Vec<String> {
    check(&SourceFile::new("snippet.rs", text))
}

fn setting(file: &str, line: &str) -> bool {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    text.lines().any(|found| found == line)
}
