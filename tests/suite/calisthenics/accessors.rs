//! Rule 9: verbs and questions instead of getters and setters. What a view must show may be read, by the
//! name of the thing; nothing is set, whatever the method is called.

use syn::{Expr, ExprAssign, FnArg, Pat, Stmt};

use super::{Function, NOTHING, found_in, found_in_domain, functions};
use crate::source::SourceFile;

fn accessors(file: &SourceFile) -> Vec<String> {
    let functions = functions(file).into_iter();
    functions
        .filter(|function| is_named_accessor(function) || is_setter(function))
        .map(|function| {
            let fault = format!("`{}`", function.name());
            file.fault(function.signature.ident.span(), &fault)
        })
        .collect()
}

fn is_named_accessor(function: &Function) -> bool {
    let name = function.signature.ident.to_string();
    name.starts_with("get_") || name.starts_with("set_")
}

/// A method that only assigns its parameters to fields, and refuses nothing.
fn is_setter(function: &Function) -> bool {
    let parameters: Vec<_> = function.signature.inputs.iter().filter_map(name).collect();
    let statements = function.body.stmts.iter();
    let mut doings = statements
        .filter(|statement| !is_answer(statement))
        .peekable();
    takes_mut_self(function)
        && doings.peek().is_some()
        && doings.all(|doing| is_assignment(doing, &parameters))
}

fn takes_mut_self(function: &Function) -> bool {
    let receiver = function.signature.receiver();
    receiver.is_some_and(|receiver| receiver.reference.is_some() && receiver.mutability.is_some())
}

fn name(parameter: &FnArg) -> Option<String> {
    let FnArg::Typed(parameter) = parameter else {
        return None;
    };
    match &*parameter.pat {
        Pat::Ident(name) => Some(name.ident.to_string()),
        _ => None,
    }
}

/// `self`, `Ok(())` or `()` at the end.
const fn is_answer(statement: &Stmt) -> bool {
    matches!(
        statement,
        Stmt::Expr(Expr::Path(_) | Expr::Tuple(_) | Expr::Call(_), None)
    )
}

fn is_assignment(statement: &Stmt, parameters: &[String]) -> bool {
    let Stmt::Expr(Expr::Assign(ExprAssign { left, right, .. }), _) = statement else {
        return false;
    };
    matches!(&**left, Expr::Field(_)) && is_parameter(right, parameters)
}

/// The parameter itself, possibly converted or wrapped.
fn is_parameter(value: &Expr, parameters: &[String]) -> bool {
    match value {
        Expr::Path(path) => parameters.iter().any(|name| path.path.is_ident(name)),
        Expr::Reference(inner) => is_parameter(&inner.expr, parameters),
        Expr::Unary(inner) => is_parameter(&inner.expr, parameters),
        Expr::Call(call) => call
            .args
            .iter()
            .any(|value| is_parameter(value, parameters)),
        Expr::MethodCall(call) if call.args.is_empty() => is_parameter(&call.receiver, parameters),
        _ => false,
    }
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
    let good = "fn settled() { a.get_mut(b) }";
    assert_eq!(found_in(accessors, good), NOTHING);
}

#[test]
fn a_setter_under_another_name_is_found() {
    let bad = [
        "fn rename(&mut self, name: B) { self.name = name; }",
        "const fn rename(&mut self, name: B) { self.name = name }",
        "fn rename(&mut self, name: B) -> Result<(), C> { self.name = name; Ok(()) }",
        "fn rename(&mut self, name: B) -> &mut Self { self.name = Some(name); self }",
        "fn rename(&mut self, name: &str) { self.name = name.to_owned(); }",
        "fn rename(&mut self, name: B, other: C) { self.name = name; self.other = other; }",
    ];
    for method in bad {
        let fault = ["snippet.rs:1: `A::rename`"];
        assert_eq!(
            found_in(accessors, &format!("impl A {{ {method} }}")),
            fault,
            "{method}"
        );
    }
    let good = [
        "fn bowl(&mut self, pins: B) -> Result<(), C> { self.state = self.state.bowl(pins)?; Ok(()) }",
        "fn turn_to(&mut self, presence: B) { if self.has_left() { return; } self.presence = presence; }",
        "fn renamed(self, name: B) -> Self { Self { name, ..self } }",
        "fn advance(&mut self) { self.count = 0; }",
    ];
    for method in good {
        assert_eq!(
            found_in(accessors, &format!("impl A {{ {method} }}")),
            NOTHING,
            "{method}"
        );
    }
}
