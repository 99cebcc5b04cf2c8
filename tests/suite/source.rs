//! The sources of the program as syntax trees, without their tests.

use std::fs;
use std::path::Path;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemUse, MetaList, UseTree};

/// One source file.
pub(crate) struct SourceFile {
    pub(crate) path: String,
    pub(crate) syntax: syn::File,
}

/// A path that is imported or written out, by segments, and its position.
#[derive(Clone)]
pub(crate) struct WrittenPath {
    pub(crate) segments: Vec<String>,
    pub(crate) span: Span,
}

impl SourceFile {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let parsed = syn::parse_file(text);
        let mut syntax = parsed.unwrap_or_else(|error| panic!("{path}: {error}: {text}"));
        syntax.items.retain(|item| !is_for_tests(item));
        Self {
            path: path.to_owned(),
            syntax,
        }
    }

    /// A fault to report: file, line, what is wrong.
    pub(crate) fn fault(&self, span: Span, fault: &str) -> String {
        format!("{}:{}: {fault}", self.path, span.start().line)
    }

    /// The module path: `["ui", "view", "big"]`.
    pub(crate) fn module(&self) -> Vec<String> {
        let inside = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        inside.split('/').map(str::to_owned).collect()
    }

    /// The paths of `use` items, one for each imported name.
    pub(crate) fn imports(&self) -> Vec<WrittenPath> {
        self.collect_paths().imports
    }

    /// The paths in signatures, bodies, attributes and macros.
    pub(crate) fn written_paths(&self) -> Vec<WrittenPath> {
        self.collect_paths().written
    }

    fn collect_paths(&self) -> Paths {
        let mut paths = Paths::default();
        paths.visit_file(&self.syntax);
        paths
    }

    /// All tokens except comments, which syn turns into `#[doc]` attributes.
    pub(crate) fn tokens(&self) -> Vec<TokenTree> {
        let mut tokens = Vec::new();
        flatten(self.syntax.to_token_stream(), &mut tokens);
        tokens
    }
}

fn is_for_tests(item: &Item) -> bool {
    let Item::Mod(module) = item else {
        return false;
    };
    module.attrs.iter().any(is_cfg_test)
}

fn is_cfg_test(attribute: &Attribute) -> bool {
    attribute.meta.to_token_stream().to_string() == "cfg (test)"
}

#[derive(Default)]
struct Paths {
    imports: Vec<WrittenPath>,
    written: Vec<WrittenPath>,
}

impl Visit<'_> for Paths {
    fn visit_item_use(&mut self, item: &ItemUse) {
        let span = item.use_token.span;
        let paths = branches(&[], &item.tree).into_iter();
        self.imports
            .extend(paths.map(|segments| WrittenPath { segments, span }));
    }

    fn visit_path(&mut self, path: &syn::Path) {
        let names = path.segments.iter();
        let Some(first) = path.segments.first() else {
            return;
        };
        self.written.push(WrittenPath {
            segments: names.map(|segment| segment.ident.to_string()).collect(),
            span: first.ident.span(),
        });
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &syn::Macro) {
        self.written.extend(paths_of_tokens(call.tokens.clone()));
        visit::visit_macro(self, call);
    }

    fn visit_meta_list(&mut self, list: &MetaList) {
        self.written.extend(paths_of_tokens(list.tokens.clone()));
        visit::visit_meta_list(self, list);
    }
}

/// `a::{b, c::d}` is `a::b` and `a::c::d`.
fn branches(trunk: &[String], tree: &UseTree) -> Vec<Vec<String>> {
    let grown = |name: String| [trunk, &[name]].concat();
    match tree {
        UseTree::Path(path) => branches(&grown(path.ident.to_string()), &path.tree),
        UseTree::Name(name) => vec![grown(name.ident.to_string())],
        UseTree::Rename(name) => vec![grown(name.ident.to_string())],
        UseTree::Glob(_) => vec![grown("*".to_owned())],
        UseTree::Group(group) => {
            let twigs = group.items.iter();
            twigs.flat_map(|twig| branches(trunk, twig)).collect()
        }
    }
}

/// The paths within a macro call or an attribute, whose tokens syn does not parse.
fn paths_of_tokens(stream: TokenStream) -> Vec<WrittenPath> {
    let mut tokens = Vec::new();
    flatten(stream, &mut tokens);
    let mut paths = Vec::<WrittenPath>::new();
    let mut goes_on = false;
    for token in &tokens {
        match (token, paths.last_mut()) {
            (TokenTree::Ident(name), Some(path)) if goes_on => path.segments.push(name.to_string()),
            (TokenTree::Ident(name), _) => paths.push(WrittenPath {
                segments: vec![name.to_string()],
                span: name.span(),
            }),
            _ => {}
        }
        goes_on = matches!(token, TokenTree::Punct(sign) if sign.as_char() == ':');
    }
    paths
}

fn flatten(stream: TokenStream, into: &mut Vec<TokenTree>) {
    let mut tokens = stream.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let is_hash = matches!(&token, TokenTree::Punct(sign) if sign.as_char() == '#');
        if is_hash {
            tokens.next_if(|next| matches!(next, TokenTree::Punct(_)));
            tokens.next_if(is_doc);
            continue;
        }
        let TokenTree::Group(group) = token else {
            into.push(token);
            continue;
        };
        into.push(delimiter(group.span_open()));
        flatten(group.stream(), into);
        into.push(delimiter(group.span_close()));
    }
}

fn is_doc(token: &TokenTree) -> bool {
    let TokenTree::Group(group) = token else {
        return false;
    };
    let first = group.stream().into_iter().next();
    matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
}

/// Only the position of a bracket matters, not its kind.
fn delimiter(span: Span) -> TokenTree {
    let mut sign = proc_macro2::Punct::new('.', proc_macro2::Spacing::Alone);
    sign.set_span(span);
    TokenTree::Punct(sign)
}

/// Every file of the program.
pub(crate) fn sources() -> Vec<SourceFile> {
    sources_of("src/")
}

/// The files whose path begins like this, sorted by path. Files that contain only tests are left out.
pub(crate) fn sources_of(beginning: &str) -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join("src")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        let (inner, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
        folders.extend(inner.into_iter().filter(|path| !path.ends_with("tests")));
        let code = files.iter().filter(|file| !file.ends_with("tests.rs"));
        found.extend(code.map(|file| path_in(root, file)));
    }
    found.retain(|path| path.starts_with(beginning));
    found.sort();
    let read = |path: &String| fs::read_to_string(root.join(path)).unwrap();
    let files = found.iter().map(|path| SourceFile::new(path, &read(path)));
    files.collect()
}

fn path_in(root: &Path, file: &Path) -> String {
    let path = file.strip_prefix(root).unwrap().to_str().unwrap();
    path.replace('\\', "/")
}

mod tests {
    use proc_macro2::TokenTree;

    use super::{SourceFile, WrittenPath};

    #[test]
    fn comments_quotes_and_tests_are_left_out() {
        let text = "//! a\n/// b\nfn c() { /* d */ \"e\"; 'f'; } // g\n\
            #[cfg(test)]\nmod tests {\n    fn h() {}\n}\n#[doc = \"i\"]\nconst J: u8 = 0;";
        let tokens = SourceFile::new("a.rs", text).tokens();
        let words = tokens.iter().filter_map(|token| match token {
            TokenTree::Ident(name) => Some(name.to_string()),
            _ => None,
        });
        assert_eq!(words.collect::<Vec<_>>(), ["fn", "c", "const", "J", "u8"]);
    }

    #[test]
    fn paths_are_found_in_every_form() {
        let text = "pub use a::{b, c::{self, d}};\nfn e() -> f::G { h::<I>(J::k); l!(m, n::o) }\nuse p as q;";
        let file = SourceFile::new("a.rs", text);
        let joined = |paths: Vec<WrittenPath>| {
            let joined = paths.iter().map(|path| path.segments.join("::"));
            joined.collect::<Vec<_>>()
        };
        assert_eq!(
            joined(file.imports()),
            ["a::b", "a::c::self", "a::c::d", "p"]
        );
        let written = joined(file.written_paths());
        for path in ["f::G", "h", "I", "J::k", "m", "n::o"] {
            assert!(
                written.iter().any(|found| found == path),
                "{path}: {written:?}"
            );
        }
    }
}
