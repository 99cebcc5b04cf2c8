//! A game, a night or statistics in output formats: text, Markdown, CSV, JSON, HTML, SVG, PNG.

mod chat;
pub(crate) mod columns;
mod escape;
mod farewell;
mod format;
mod hall_board;
mod live;
mod night_result;
mod overlay;
mod picture;
mod qr;
mod score_json;
mod sheet;
mod standings_json;
mod standings_table;
pub mod statistics;
pub mod text_board;

pub use chat::{chat_result, code_result};
pub use escape::markup;
pub use farewell::farewell;
pub use format::json::read_nights;
pub use format::{Format, render, render_balls};
pub use hall_board::{lane_markup, lanes_markup, table_markup};
pub use live::LiveNight;
pub use overlay::overlay;
pub use qr::qr_rows;
pub use score_json::ScoredLine;
pub use sheet::Sheet;
pub use standings_json::{LaneNeedJson, StandingsJson};
pub use standings_table::{people_csv, people_text, teams_csv, teams_text};
pub use statistics::bar;
