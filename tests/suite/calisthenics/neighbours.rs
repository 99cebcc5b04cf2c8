//! Rule 4: one dot per line, which means to talk only to neighbours. A chain on one value is fine, and
//! so is one on a neighbour's answer; a chain through three objects is not.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, GenericArgument, Item, Member, PathArguments, ReturnType, Type};

use super::{Function, NOTHING, domain, functions, type_name};
use crate::source::SourceFile;

const MOST_OBJECTS: usize = 2;

/// The types that the fields and methods of each type lead to, as far as they are in the domain.
#[derive(Default)]
struct Neighbours {
    types: BTreeSet<String>,
    leads: BTreeMap<(String, String), String>,
}

impl Neighbours {
    fn new(files: &[SourceFile]) -> Self {
        let mut neighbours = Self::default();
        let items = || files.iter().flat_map(|file| &file.syntax.items);
        neighbours.types.extend(items().filter_map(declared));
        items().for_each(|item| neighbours.add_fields(item));
        let methods = files.iter().flat_map(functions);
        methods.for_each(|method| neighbours.add_method(&method));
        neighbours
    }

    fn add_fields(&mut self, item: &Item) {
        let Item::Struct(item) = item else {
            return;
        };
        let owner = item.ident.to_string();
        for (index, field) in item.fields.iter().enumerate() {
            let name = field.ident.as_ref().map(ToString::to_string);
            self.add(&owner, name.unwrap_or_else(|| index.to_string()), &field.ty);
        }
    }

    fn add_method(&mut self, method: &Function) {
        let ReturnType::Type(_, answer) = &method.signature.output else {
            return;
        };
        let owner = method.owner.clone().unwrap_or_default();
        self.add(&owner, method.signature.ident.to_string(), answer);
    }

    fn add(&mut self, owner: &str, member: String, leads_to: &Type) {
        let answer = single(leads_to).map(|name| name.replace("Self", owner));
        let known = answer.filter(|name| self.types.contains(name));
        self.leads
            .extend(known.map(|known| ((owner.to_owned(), member), known)));
    }

    /// The type that a member leads to: by the type it belongs to or, if that is unknown, by a name that
    /// means the same everywhere.
    fn lead(&self, asked: &Object, member: &str) -> Object {
        let leads = self.leads.iter().filter(|((owner, name), _)| match asked {
            Object::Known(asked) => asked == owner && name == member,
            Object::Unknown => name == member,
            Object::Foreign => false,
        });
        let answers: BTreeSet<_> = leads.map(|(_, answer)| answer).collect();
        match Vec::from_iter(answers)[..] {
            [] => Object::Foreign,
            [answer] => Object::Known(answer.clone()),
            _ => Object::Unknown,
        }
    }
}

fn declared(item: &Item) -> Option<String> {
    match item {
        Item::Struct(item) => Some(item.ident.to_string()),
        Item::Enum(item) => Some(item.ident.to_string()),
        _ => None,
    }
}

/// The single type in an answer, borrowed, optional or not.
fn single(answer: &Type) -> Option<String> {
    let name = type_name(answer)?;
    if !matches!(name.as_str(), "Option" | "Result") {
        return Some(name);
    }
    let Type::Path(path) = answer else {
        return None;
    };
    let PathArguments::AngleBracketed(within) = &path.path.segments.last()?.arguments else {
        return None;
    };
    match within.args.first()? {
        GenericArgument::Type(within) => single(within),
        _ => None,
    }
}

/// Methods of `Option` and `Result` that pass on their content.
const HAND_ON: [&str; 9] = [
    "ok_or",
    "ok_or_else",
    "ok",
    "unwrap_or",
    "unwrap_or_default",
    "filter",
    "copied",
    "cloned",
    "or",
];

/// The type a chain has reached: one of the domain, an unknown one, or any other.
#[derive(Clone, Eq, PartialEq)]
enum Object {
    Known(String),
    Unknown,
    Foreign,
}

/// The number of objects on the way to the last one.
struct Chain {
    asked: usize,
    object: Object,
}

struct Chains<'all> {
    neighbours: &'all Neighbours,
    owner: Option<String>,
    found: Vec<Span>,
}

impl Chains<'_> {
    /// Follows the chain up to an expression.
    fn follow(&self, expression: &Expr) -> Chain {
        match expression {
            Expr::Field(field) => self.step(&field.base, &member(&field.member)),
            Expr::MethodCall(call) if HAND_ON.iter().any(|name| call.method == name) => {
                self.follow(&call.receiver)
            }
            Expr::MethodCall(call) => self.step(&call.receiver, &call.method.to_string()),
            Expr::Try(inner) => self.follow(&inner.expr),
            Expr::Paren(inner) => self.follow(&inner.expr),
            Expr::Reference(inner) => self.follow(&inner.expr),
            Expr::Path(path) if path.path.is_ident("self") => Chain {
                asked: 0,
                object: self.owner.clone().map_or(Object::Unknown, Object::Known),
            },
            _ => Chain {
                asked: 0,
                object: Object::Unknown,
            },
        }
    }

    fn step(&self, receiver: &Expr, member: &str) -> Chain {
        let before = self.follow(receiver);
        let object = self.neighbours.lead(&before.object, member);
        let is_same = object == before.object
            || object == Object::Foreign && before.object == Object::Unknown;
        let asked = before.asked + usize::from(!is_same);
        Chain { asked, object }
    }
}

fn member(member: &Member) -> String {
    match member {
        Member::Named(name) => name.to_string(),
        Member::Unnamed(index) => index.index.to_string(),
    }
}

impl Visit<'_> for Chains<'_> {
    fn visit_expr(&mut self, expression: &Expr) {
        if matches!(expression, Expr::MethodCall(_) | Expr::Field(_))
            && self.follow(expression).asked > MOST_OBJECTS
        {
            self.found.push(expression.span());
            return;
        }
        visit::visit_expr(self, expression);
    }
}

fn chains(files: &[SourceFile]) -> Vec<String> {
    let neighbours = Neighbours::new(files);
    let found = files.iter().flat_map(|file| {
        let functions = functions(file).into_iter();
        functions
            .flat_map(|function| chains_of(file, &function, &neighbours))
            .collect::<Vec<_>>()
    });
    found.collect()
}

fn chains_of(file: &SourceFile, function: &Function, neighbours: &Neighbours) -> Vec<String> {
    let mut chains = Chains {
        neighbours,
        owner: function.owner.clone(),
        found: Vec::new(),
    };
    chains.visit_block(&function.body);
    let fault = format!("a chain through three objects in `{}`", function.name());
    let spans = chains.found.into_iter();
    spans.map(|span| file.fault(span, &fault)).collect()
}

/// A neighbour's field: `self.state.pins`.
#[derive(Default)]
struct Reaching(Vec<Span>);

impl Visit<'_> for Reaching {
    fn visit_expr_field(&mut self, field: &syn::ExprField) {
        if matches!(&*field.base, Expr::Field(_)) {
            self.0.push(field.span());
            return;
        }
        visit::visit_expr_field(self, field);
    }
}

fn reaching(file: &SourceFile) -> Vec<String> {
    let mut reaching = Reaching::default();
    reaching.visit_file(&file.syntax);
    let spans = reaching.0.into_iter();
    spans
        .map(|span| file.fault(span, "a neighbour's field"))
        .collect()
}

/// 001, 002, rule 4: one dot a line.
#[test]
fn the_domain_asks_its_neighbours_only() {
    let domain = domain();
    assert_eq!(chains(&domain), NOTHING);
    assert_eq!(
        domain.iter().flat_map(reaching).collect::<Vec<_>>(),
        NOTHING
    );
}

const LANES: &str = "
    struct Seat { game: Game }
    struct Game { frames: Frames }
    struct Frames([u8; 10]);
    struct Scores(u8);
    impl Seat { fn game(&self) -> &Game { &self.game } }
    impl Game {
        fn frames(&self) -> &Frames { &self.frames }
        fn current(&self) -> Option<Scores> { self.frames.latest() }
    }
    impl Frames {
        fn scores(&self) -> Scores { Scores(1) }
        fn add(self) -> Self { self }
        fn latest(&self) -> Option<Scores> { Some(self.scores()) }
        fn is_over(&self) -> bool { self.0.iter().all(|frame| *frame > 1) }
    }
    impl Scores { fn total(&self) -> u8 { self.0 } }";

fn chains_in(body: &str) -> Vec<String> {
    let text = format!("impl Seat {{ fn ask(&self, seat: &Seat, game: &Game) {{ {body}; }} }}");
    chains(&[
        SourceFile::new("lanes.rs", LANES),
        SourceFile::new("snippet.rs", &text),
    ])
}

#[test]
fn a_chain_through_three_objects_is_found() {
    let bad = [
        "self.game.frames().is_over()",
        "self.game().frames().is_over()",
        "seat.game().frames().is_over()",
        "game.frames().scores().total()",
        "game.frames().add().scores().total()",
        "seats.map(|seat| seat.game().frames().is_over())",
        "(&self.game).frames().scores()",
        "self.game.current().unwrap_or_default().total()",
    ];
    let fault = ["snippet.rs:1: a chain through three objects in `Seat::ask`"];
    for chain in bad {
        assert_eq!(chains_in(chain), fault, "{chain}");
    }
}

#[test]
fn a_chain_on_one_value_is_no_fault() {
    let good = [
        "game.frames().is_over()",
        "self.game.frames()",
        "seat.game()",
        "frames.add().add().add().is_over()",
        "names.iter().map(len).filter(some).count()",
    ];
    for chain in good {
        assert_eq!(chains_in(chain), NOTHING, "{chain}");
    }
}

#[test]
fn a_neighbours_field_is_found() {
    let found = |body: &str| {
        let text = format!("fn a() {{ {body}; }}");
        reaching(&SourceFile::new("snippet.rs", &text))
    };
    let fault = ["snippet.rs:1: a neighbour's field"];
    assert_eq!(found("self.state.pins + 1"), fault);
    assert_eq!(found("self.0.count"), fault);
    assert_eq!(found("frame.state.pins"), fault);
    let asked = "self.state.bowl(pins); self.0.iter(); self.0.into::<u8>(); self.left().count";
    assert_eq!(found(asked), NOTHING);
}
