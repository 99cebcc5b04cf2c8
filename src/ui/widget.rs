//! The building blocks of the views.

mod footer;
mod header;
mod large;
mod panel;
mod podium;
mod popup;
mod race_chart;
mod rack;
mod rows;
pub(super) mod score_sheet;
mod status;

pub(super) use footer::Footer;
pub(super) use header::Header;
pub(super) use large::{LargePair, LargeWord, Picture, PictureRow, Scale};
pub(super) use panel::{Panel, up_line, up_words};
pub(super) use podium::Podium;
pub(super) use popup::{Popup, framed};
pub(super) use race_chart::RaceChart;
pub(super) use rack::Rack;
pub(super) use rows::{Hidden, ListRows};
pub(super) use status::{StatusLine, notice_line};
