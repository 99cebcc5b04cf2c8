//! Maps keys to actions, with one table per context. Dispatch, footer, help, hints and README read
//! the same rows, so they can't drift apart.
//!
//! To add a key with a new action: add a variant of [`Action`], a row in `input/table`, and its
//! handling in the screen.

mod hint;
mod key;
mod table;

pub use key::Key;
pub use table::{Binding, EVERYWHERE, Group, MAKES_TEN, PUT_BACK, Place, REDO, table};

use crossterm::event::{KeyCode, KeyModifiers};

use crate::app::{Action, Context, is_syllable};

/// The keys of a key press. A label keeps any character, a name or a search keeps Hangul syllables;
/// elsewhere a character becomes the key that types it.
pub fn keys(context: Context, code: KeyCode, modifiers: KeyModifiers) -> Vec<Key> {
    let is_plain = modifiers.difference(KeyModifiers::SHIFT).is_empty();
    match (context, code) {
        (Context::Labelling, KeyCode::Char(letter)) if is_plain => vec![Key::Char(letter)],
        (context, KeyCode::Char(letter))
            if is_plain && takes_syllables(context) && is_syllable(letter) =>
        {
            vec![Key::Char(letter)]
        }
        _ => Key::fold(code, modifiers),
    }
}

const fn takes_syllables(context: Context) -> bool {
    is_of_names(context) || matches!(context, Context::Searching)
}

/// The action of a key in a context. None if the key is not in its table.
pub fn bind(context: Context, key: Key) -> Option<Action> {
    let bindings = EVERYWHERE.iter().chain(table(context));
    let bound = bindings.filter(|binding| binding.keys.contains(&key));
    let action = bound.map(|binding| binding.action).next();
    action.or_else(|| as_text(context, key))
}

/// The row of an action. None if the context has no key for it.
pub fn binding(context: Context, action: Action) -> Option<&'static Binding> {
    table(context).find(|binding| binding.action == action)
}

/// The key of an action as hints name it. Empty if the context has no key for it.
pub fn key_name(context: Context, action: Action) -> String {
    binding(context, action)
        .map(Binding::key_name)
        .unwrap_or_default()
}

/// In a text field, characters without a binding are text.
const fn as_text(context: Context, key: Key) -> Option<Action> {
    match (context, key) {
        (Context::Searching | Context::Labelling, Key::Char(letter)) => Some(Action::Type(letter)),
        (context, Key::Char(letter)) if is_of_names(context) => Some(Action::Type(letter)),
        _ => None,
    }
}

/// Is a name typed here?
const fn is_of_names(context: Context) -> bool {
    matches!(
        context,
        Context::Field
            | Context::FieldOfNobody
            | Context::FieldInGame
            | Context::Name
            | Context::Renaming
    )
}
