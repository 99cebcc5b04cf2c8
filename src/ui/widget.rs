//! The parts that screens are made of.

pub(super) mod footer;
pub(super) mod header;
pub(super) mod hidden;
pub(super) mod large;
pub(super) mod panel;
pub(super) mod podium;
pub(super) mod popup;
pub(super) mod question;
pub(super) mod race_chart;
pub(super) mod rack;
pub(super) mod rows;
pub(super) mod score_sheet;
pub(super) mod status;
