//! A game, a whole night or statistics in a form to read elsewhere: the text board of the
//! documents, Markdown, CSV, JSON, HTML, SVG.

mod columns;
mod escape;
mod night_csv;
mod night_html;
pub mod night_json;
mod night_markdown;
mod night_svg;
mod night_text;
mod score_json;
mod sheet;
pub mod statistics;
pub mod text_board;

pub use escape::terminal as harmless;
pub use night_csv::{BallsCsv, LinesCsv};
pub use night_html::NightHtml;
pub use night_markdown::NightMarkdown;
pub use night_svg::NightSvg;
pub use night_text::NightText;
pub use score_json::ScoredLine;
pub use sheet::Sheet;
pub use statistics::bar;

use score_json::{ScoredFrame, scored_frames};
