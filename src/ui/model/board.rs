//! A game as a board shows it, be it the running one, a replay or one that is watched.

use std::borrow::Cow;

use super::Page;
use crate::app::{
    App, Context, CorrectingScreen, Pending, ReplayScreen, Screen, View, WatchedLane,
};
use crate::archive::{SaveState, WatchState};
use crate::domain::{BowlingGames, Frames, Mark, Player};
use crate::night::{Night, NightError, Preview};

/// A game, and what is done with it.
#[derive(Debug)]
pub(crate) struct BoardView<'app> {
    pub(crate) page: Page<'app>,
    pub(crate) night: &'app Night,
    /// Where a correction is typed, the game with it.
    pub(crate) game: Cow<'app, BowlingGames>,
    pub(crate) activity: Activity<'app>,
    /// The line that somebody scrolled to.
    pub(crate) scrolled: Option<usize>,
    pub(crate) view: View,
}

/// What is done with the game on the board.
#[derive(Debug)]
pub(crate) enum Activity<'app> {
    /// It takes balls: these are legal.
    Bowling(Vec<Mark>),
    /// A 1 may become a 10.
    PendingOne {
        /// Can a gutter ball follow it?
        can_follow: bool,
    },
    Correcting(Box<CorrectionView<'app>>),
    /// It is over, or nobody goes on with it.
    Over,
    Replaying(&'app ReplayScreen),
    /// Others bowl it, in the night of that number.
    Watching(u32, WatchState),
}

/// The correction that is typed.
#[derive(Debug)]
pub(crate) struct CorrectionView<'app> {
    pub(crate) cursor: &'app CorrectingScreen,
    pub(crate) player: Player,
    /// The line as it was bowled.
    pub(crate) before: Frames,
    /// What it would be, or why it can't be; None before the first ball.
    pub(crate) preview: Option<Result<Preview, NightError>>,
}

impl<'app> BoardView<'app> {
    /// None if the night has no game.
    pub(super) fn new(app: &'app App) -> Option<Self> {
        let game = app.shown().game()?;
        let activity = activity(app, game)?;
        Some(Self {
            page: Page::new(app),
            night: app.shown(),
            game: previewed(game, &activity),
            activity,
            scrolled: match app.screen() {
                Screen::Results(line) => Some(*line),
                _ => None,
            },
            view: app.view(),
        })
    }

    /// A night that others bowl. None if it has no game.
    pub(super) fn from_lane(lane: &'app WatchedLane, view: View) -> Option<Self> {
        let watched = &lane.watched;
        Some(Self {
            page: Page {
                context: Context::Watching,
                saving: SaveState::Saved(watched.saved),
                notice: lane.notice.as_ref(),
            },
            night: &watched.night,
            game: Cow::Borrowed(watched.night.game()?),
            activity: Activity::Watching(watched.number, watched.state),
            scrolled: lane.line,
            view,
        })
    }

    /// Are there results to show?
    pub(crate) fn is_over(&self) -> bool {
        match self.activity {
            Activity::Over => true,
            Activity::Watching(..) => !self.night.is_running(),
            _ => false,
        }
    }
}

fn activity<'app>(app: &'app App, game: &BowlingGames) -> Option<Activity<'app>> {
    Some(match app.screen() {
        Screen::Bowling(Pending::Nothing) => Activity::Bowling(app.legal_marks()),
        Screen::Bowling(Pending::One) => Activity::PendingOne {
            can_follow: app.can_follow_one(),
        },
        Screen::Correcting(cursor) => {
            let seat = game.seats().get(cursor.row)?;
            Activity::Correcting(Box::new(CorrectionView {
                cursor,
                player: seat.player(),
                before: *seat.game().frames(),
                preview: app.preview(),
            }))
        }
        Screen::Replaying(replay) => Activity::Replaying(replay),
        _ => Activity::Over,
    })
}

/// The game with the correction that is typed, if that is possible: board and panel read the same.
fn previewed<'app>(game: &'app BowlingGames, activity: &Activity<'_>) -> Cow<'app, BowlingGames> {
    let Activity::Correcting(correction) = activity else {
        return Cow::Borrowed(game);
    };
    let CorrectionView { cursor, player, .. } = **correction;
    let Some(Ok(_)) = correction.preview else {
        return Cow::Borrowed(game);
    };
    let balls: Vec<_> = cursor.typed().balls().collect();
    let mut after = game.clone();
    match after.correct(player, cursor.frame, &balls) {
        Ok(()) => Cow::Owned(after),
        Err(_) => Cow::Borrowed(game),
    }
}
