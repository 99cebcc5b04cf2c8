//! The processes beside the game, and what they tell.

use std::path::PathBuf;

use super::companion::{Companion, Listener};
use crate::app::CentreNews;
use crate::archive::CENTRE;
use crate::store::NightWriter;

/// The processes beside the game.
#[derive(Default)]
pub struct Companions {
    /// None if there are to be no companions.
    pub listener: Option<Listener>,
    /// The file whose nights are watched, and the night that was asked for. None while a night is
    /// bowled here.
    pub watched: Option<(PathBuf, Option<String>)>,
    pub(super) phones: Option<Companion>,
    centre: Option<Companion>,
    /// Chooses a lane of the hall. None where there is no hall.
    follow: Option<LaneChooser>,
}

/// Takes the lane to follow; None for all.
pub type LaneChooser = Box<dyn Fn(Option<String>)>;

impl Companions {
    /// For a hall: a lane that is chosen goes there.
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

    /// For a game without a screen, which has no place for what they tell.
    pub fn unheard() -> Self {
        Self {
            listener: Some(Listener::Nobody),
            ..Self::default()
        }
    }

    /// Passes the nights of a file on if it is joined to a centre. None if it is not.
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
