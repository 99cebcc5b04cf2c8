//! Rule 1: one level of indentation. A function is straight-line code with guards, one `match` or one
//! loop; a closure may have several lines, but nothing is indented within it.

use syn::visit::{self, Visit};
use syn::{
    Arm, Block, Expr, ExprBlock, ExprClosure, ExprForLoop, ExprIf, ExprLoop, ExprMatch, ExprWhile,
};

use super::{NOTHING, found_in, found_in_domain, functions, setting};
use crate::source::SourceFile;

const MOST_LEVELS: usize = 1;

/// The deepest level of indentation.
#[derive(Default)]
struct Levels {
    current: usize,
    deepest: usize,
}

impl Levels {
    fn indent(&mut self, visit: impl FnOnce(&mut Self)) {
        self.current += 1;
        self.deepest = self.deepest.max(self.current);
        visit(self);
        self.current -= 1;
    }
}

impl Visit<'_> for Levels {
    fn visit_expr_if(&mut self, branch: &ExprIf) {
        self.visit_expr(&branch.cond);
        self.indent(|levels| levels.visit_block(&branch.then_branch));
        let otherwise = branch.else_branch.iter();
        otherwise.for_each(|(_, otherwise)| self.visit_expr(otherwise));
    }

    fn visit_expr_for_loop(&mut self, repeated: &ExprForLoop) {
        self.visit_expr(&repeated.expr);
        self.indent(|levels| levels.visit_block(&repeated.body));
    }

    fn visit_expr_while(&mut self, repeated: &ExprWhile) {
        self.visit_expr(&repeated.cond);
        self.indent(|levels| levels.visit_block(&repeated.body));
    }

    fn visit_expr_loop(&mut self, repeated: &ExprLoop) {
        self.indent(|levels| levels.visit_block(&repeated.body));
    }

    fn visit_expr_match(&mut self, choice: &ExprMatch) {
        self.visit_expr(&choice.expr);
        self.indent(|levels| choice.arms.iter().for_each(|arm| levels.visit_arm(arm)));
    }

    /// The formatter adds braces to an arm that is too long for its line: a single expression is no level.
    fn visit_arm(&mut self, arm: &Arm) {
        match &*arm.body {
            Expr::Block(block) if is_single(&block.block) => visit::visit_block(self, &block.block),
            body => self.visit_expr(body),
        }
    }

    fn visit_expr_closure(&mut self, closure: &ExprClosure) {
        match &*closure.body {
            Expr::Block(block) if is_single(&block.block) => visit::visit_block(self, &block.block),
            body => self.visit_expr(body),
        }
    }

    fn visit_expr_block(&mut self, block: &ExprBlock) {
        self.indent(|levels| levels.visit_block(&block.block));
    }
}

fn is_single(block: &Block) -> bool {
    matches!(block.stmts.as_slice(), [syn::Stmt::Expr(..)])
}

fn nested(file: &SourceFile) -> Vec<String> {
    let functions = functions(file).into_iter();
    let deepest = functions.map(|function| {
        let mut levels = Levels::default();
        levels.visit_block(&function.body);
        (function, levels.deepest)
    });
    deepest
        .filter(|(_, deepest)| *deepest > MOST_LEVELS)
        .map(|(function, deepest)| {
            let fault = format!("{deepest} levels in `{}`", function.name());
            file.fault(function.signature.ident.span(), &fault)
        })
        .collect()
}

/// 001, 002, rule 1: one level of indentation.
#[test]
fn the_domain_has_one_level_of_indentation() {
    assert_eq!(found_in_domain(nested), NOTHING);
}

/// Elsewhere clippy counts: two levels in a method.
#[test]
fn clippy_counts_the_levels_of_indentation() {
    assert!(setting("Cargo.toml", "excessive_nesting = \"warn\""));
    assert!(setting(".clippy.toml", "excessive-nesting-threshold = 3"));
}

#[test]
fn a_second_level_is_found() {
    let bad = [
        "for b in c { if d { e(); } }",
        "if b { while c { d(); } }",
        "while b { match c { d => e, _ => f } }",
        "match b { c => match d { e => f, _ => g }, _ => h }",
        "match b { c => { d(); e(); } _ => f }",
        "loop { for b in c {} }",
        "for b in c { d.map(|e| { f(); g }); }",
        "b.map(|c| { if d { return e; } f });",
        "let b = c.map(|d| { for e in f {} g });",
        "if let Some(b) = c && d { for e in f { } }",
        "{ { b(); } }",
    ];
    for body in bad {
        let fault = ["snippet.rs:1: 2 levels in `a`"];
        assert_eq!(
            found_in(nested, &format!("fn a() {{ {body} }}")),
            fault,
            "{body}"
        );
    }
    let deep = "impl A { fn b() { for c in d { if e { match f { _ => g } } } } }";
    assert_eq!(found_in(nested, deep), ["snippet.rs:1: 3 levels in `A::b`"]);
}

#[test]
fn one_level_is_no_fault() {
    let good = [
        "if b { return c; } for d in e { f(); } g",
        "let Some(b) = c else { return d; }; match e { f => g, _ => { h(); } }",
        "b.map(|c| match d { e => f, _ => g });",
        "b.map(|c| { d(); e });",
        "while let Some(b) = c && d(b) {}",
    ];
    for body in good {
        assert_eq!(
            found_in(nested, &format!("fn a() {{ {body} }}")),
            NOTHING,
            "{body}"
        );
    }
}
