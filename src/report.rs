//! A game or statistics in a form to read elsewhere: text as in the documents, or JSON.

mod columns;
mod score_json;
pub mod statistics;
pub mod text_board;

pub use score_json::ScoredLine;
pub use statistics::bar;
