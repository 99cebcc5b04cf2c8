//! The companion processes, and their news.

use std::path::PathBuf;

use super::companion::{Companion, Listener};
use crate::app::CentreNews;
use crate::archive::CENTRE;
use crate::store::NightWriter;

/// The companion processes of a game or a screen.
#[derive(Default)]
pub struct Companions {
    /// None if there are to be no companions.
    pub listener: Option<Listener>,
    /// The file being watched, and the requested night. None while a night is bowled here.
    pub watched: Option<(PathBuf, Option<String>)>,
    pub(super) phones: Option<Companion>,
    centre: Option<Companion>,
    /// Chooses a lane of the hall. None outside of a hall.
    follow: Option<LaneChooser>,
}

/// Takes the lane to follow; None for all.
pub type LaneChooser = Box<dyn Fn(Option<String>)>;

impl Companions {
    /// For a hall: chosen lanes are passed to this function.
    pub fn choosing(follow: LaneChooser) -> Self {
        Self {
            follow: Some(follow),
            ..Self::default()
        }
    }

    pub(super) fn choose(&self, lane: Option<String>) {
        if let Some(follow) = &self.follow {
            follow(lane);
        }
    }

    /// For a game without a screen, where their news can't be shown.
    pub fn unheard() -> Self {
        Self {
            listener: Some(Listener::Nobody),
            ..Self::default()
        }
    }

    /// Starts sending the nights of a file if it has joined a centre. None if it has not.
    pub fn start_centre(&mut self, writer: Option<&NightWriter>) -> Option<CentreNews> {
        let writer = writer.filter(|_| cfg!(feature = "centre"))?;
        writer.setting(CENTRE)?;
        let listener = self.listener.as_ref()?;
        self.centre = Companion::sending(writer.store().path(), listener);
        match self.centre {
            Some(_) => Some(CentreNews::Started),
            None => Some(CentreNews::Gone),
        }
    }
}
