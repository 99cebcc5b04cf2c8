//! A game in a form to read elsewhere: the text board of the documents, or JSON.

mod score_json;
pub mod text_board;

pub use score_json::ScoredLine;
