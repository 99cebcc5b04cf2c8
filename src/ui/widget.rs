//! The building blocks of the views.

mod card;
mod footer;
mod frame_tile;
mod header;
mod key_caps;
mod lane;
mod letters;
mod panel;
mod podium;
mod popup;
mod race_chart;
mod rack;
mod rows;
pub(super) mod score_sheet;
mod status;
mod tiles;

pub(super) use card::{Card, framed, framed_alarm, framed_fix, framed_up};
pub(super) use footer::Footer;
pub(super) use frame_tile::{FrameSize, FrameTile};
pub(super) use header::{Header, Heading};
pub(super) use key_caps::{KeyCap, KeyCaps};
pub(super) use lane::{Goal, Lane};
pub(super) use letters::{Letters, Size, Word};
pub(super) use panel::{Panel, Side, up_line, up_words};
pub(super) use podium::Podium;
pub(super) use popup::Popup;
pub(super) use race_chart::RaceChart;
pub(super) use rack::{Deck, DeckSigns, LargePin, PinDeck, Rack};
pub(super) use rows::{Hidden, ListRows};
pub(super) use status::{StatusLine, notice_line};
pub(super) use tiles::{Cursor, TileSize, Tiles};
