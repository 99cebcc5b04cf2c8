//! Keys in, orders out, by one table for each context. Dispatch, footer, help and README read the
//! same tables, so they can't drift apart.

mod key;
mod table;

use crossterm::event::{KeyCode, KeyModifiers};

pub use key::Key;
pub use table::{Binding, Place, everywhere, table};

use crate::app::{Action, Context};

/// What came in from the keyboard.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Typed {
    /// A key press.
    Key(KeyCode, KeyModifiers),
    /// Pasted text.
    Paste(String),
}

/// The order that a key gives in a context; a key that is not in its table gives none.
pub fn bind(context: Context, key: Key) -> Option<Action> {
    let bindings = everywhere().iter().chain(table(context));
    let bound = bindings.filter(|binding| binding.keys.contains(&key));
    let action = bound.map(|binding| binding.action).next();
    action.or_else(|| as_text(context, key))
}

/// Where a name is typed every other character is text.
const fn as_text(context: Context, key: Key) -> Option<Action> {
    match (context, key) {
        (Context::Field | Context::Renaming | Context::Searching, Key::Char(letter)) => {
            Some(Action::Type(letter))
        }
        _ => None,
    }
}
