//! Rule 2: no `else`. A `let … else` guard is fine.

use syn::ExprIf;
use syn::visit::{self, Visit};

use super::{NOTHING, found_in, found_in_domain};
use crate::source::SourceFile;

#[derive(Default)]
struct Elses(Vec<syn::Token![else]>);

impl Visit<'_> for Elses {
    fn visit_expr_if(&mut self, branch: &ExprIf) {
        let token = branch.else_branch.iter().map(|(token, _)| *token);
        self.0.extend(token);
        visit::visit_expr_if(self, branch);
    }
}

fn elses(file: &SourceFile) -> Vec<String> {
    let mut elses = Elses::default();
    elses.visit_file(&file.syntax);
    let tokens = elses.0.iter();
    tokens
        .map(|token| file.fault(token.span, "`else`"))
        .collect()
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
    let otherwise = "fn a() { let a = if b {\n} else if c {\n}; }";
    assert_eq!(found_in(elses, otherwise), ["snippet.rs:2: `else`"]);
    let within = "fn a() { b.map(|c| if c { d } else { e }); }";
    assert_eq!(found_in(elses, within), ["snippet.rs:1: `else`"]);
    let guard =
        "fn a() { let Some(a) = b() else { return };\nlet A { c } = d else { return }; } // } else";
    assert_eq!(found_in(elses, guard), NOTHING);
}
