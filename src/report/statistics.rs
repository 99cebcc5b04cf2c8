//! Statistics as text, also suitable for pipes, and as JSON.

mod charts;
mod json;
mod leaves;
mod overview;
mod page;

pub use charts::{bar, levels_in_ascii};
pub use json::{PageJson, SummaryJson};
pub use leaves::{LeavesBlock, LeavesForm, LeavesJson, leaves_blocks, leaves_page};
pub use overview::overview;
pub use page::player_page;
