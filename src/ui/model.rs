//! What is on screen, as the views need it. This is the only place in `ui` that reads the [`App`];
//! nothing here knows how it is painted.

mod board;

use crate::app::{
    App, Context, CorrectionEntry, Findings, Focus, HistoryScreen, Motion, Notice, Overlay,
    PlayersScreen, Screen, ThemeName, View, WatchedLane,
};
use crate::archive::{SaveState, WatchState};
use crate::domain::Player;
use crate::night::{GameNumber, Night, Person};
pub(super) use board::{Activity, BoardView, CorrectionView};

/// Names that are suggested at once.
const SUGGESTED: usize = 6;

/// What every screen shows around its own content.
#[derive(Clone, Copy, Debug)]
pub(super) struct Page<'app> {
    /// Whose keys are at the foot.
    pub(super) context: Context,
    pub(super) saving: SaveState,
    pub(super) notice: Option<&'app Notice>,
}

/// The screen on top.
#[derive(Debug)]
pub(super) enum ScreenView<'app> {
    Players(PlayersView<'app>),
    Board(BoardView<'app>),
    History(HistoryView<'app>),
    Statistics(StatisticsView<'app>),
    Watching(Vec<LaneView<'app>>),
    /// A night without a game.
    Empty(Page<'app>),
}

#[derive(Debug)]
pub(super) struct PlayersView<'app> {
    pub(super) page: Page<'app>,
    pub(super) screen: &'app PlayersScreen,
    /// Who gets another name.
    pub(super) renamed: Option<Player>,
    pub(super) listed: Vec<ListedPerson>,
    pub(super) chosen: Option<usize>,
    pub(super) suggestions: Vec<Player>,
    /// The one that is on, or was last.
    pub(super) game: Option<GameNumber>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct ListedPerson {
    pub(super) person: Person,
    /// The frames that the others are ahead.
    pub(super) owed: usize,
}

#[derive(Debug)]
pub(super) struct HistoryView<'app> {
    pub(super) page: Page<'app>,
    pub(super) history: &'app HistoryScreen,
}

#[derive(Debug)]
pub(super) struct StatisticsView<'app> {
    pub(super) page: Page<'app>,
    pub(super) everybody: Vec<Player>,
    pub(super) chosen: usize,
    pub(super) findings: Option<&'app Findings>,
}

/// A night that is watched.
#[derive(Debug)]
pub(super) struct LaneView<'app> {
    pub(super) number: u32,
    pub(super) state: WatchState,
    pub(super) lineup: Vec<Player>,
    /// None before the first game.
    pub(super) board: Option<BoardView<'app>>,
}

/// What lies over the screen.
#[derive(Debug)]
pub(super) enum OverlayView<'app> {
    /// The keys of a context, and how many pages on.
    Help(Context, i32),
    Quitting(SaveState),
    Offering(&'app Night, SaveState),
    /// The corrections, without that many of the latest ones.
    Corrections(&'app [CorrectionEntry], usize),
    Sharing,
    Themes(ThemeName, Motion),
}

impl<'app> Page<'app> {
    const fn new(app: &'app App) -> Self {
        Self {
            context: app.context(),
            saving: app.saving(),
            notice: app.notice(),
        }
    }
}

impl<'app> ScreenView<'app> {
    pub(super) fn new(app: &'app App) -> Self {
        let page = Page::new(app);
        match app.screen() {
            Screen::Players(screen) => Self::Players(PlayersView::new(app, screen)),
            Screen::History(history) => Self::History(HistoryView { page, history }),
            Screen::Statistics(statistics) => Self::Statistics(StatisticsView {
                page,
                everybody: app.everybody(),
                chosen: statistics.chosen,
                findings: statistics.findings.as_ref(),
            }),
            Screen::Watching(watching) => {
                let lanes = watching.lanes.iter();
                Self::Watching(lanes.map(|lane| LaneView::new(lane, app.view())).collect())
            }
            _ => BoardView::new(app).map_or(Self::Empty(page), Self::Board),
        }
    }
}

impl<'app> PlayersView<'app> {
    fn new(app: &'app App, screen: &'app PlayersScreen) -> Self {
        let renamed = match screen.focus {
            Focus::Renaming(number) => app.night().person(number),
            _ => None,
        };
        let listed = app.listed().into_iter().map(|person| ListedPerson {
            person: *person,
            owed: app.night().owed(person.number()),
        });
        Self {
            page: Page::new(app),
            screen,
            renamed: renamed.map(Person::name),
            listed: listed.collect(),
            chosen: app.chosen(),
            suggestions: app.suggestions().take(SUGGESTED).collect(),
            game: app.night().game_number(),
        }
    }
}

impl<'app> LaneView<'app> {
    fn new(lane: &'app WatchedLane, view: View) -> Self {
        let watched = &lane.watched;
        Self {
            number: watched.number,
            state: watched.state,
            lineup: watched.night.lineup().map(Person::name).collect(),
            board: BoardView::from_lane(lane, view),
        }
    }
}

impl<'app> OverlayView<'app> {
    pub(super) fn new(app: &'app App) -> Option<Self> {
        Some(match app.overlay()? {
            Overlay::Help(page) => Self::Help(app.context_below(), page),
            Overlay::Quitting => Self::Quitting(app.saving()),
            Overlay::Offering => Self::Offering(app.night(), app.saving()),
            Overlay::Corrections(skipped) => match app.screen() {
                Screen::Replaying(replay) => Self::Corrections(&replay.corrections, skipped),
                _ => return None,
            },
            Overlay::Sharing => Self::Sharing,
            Overlay::Themes(_) => Self::Themes(app.theme(), app.motion()),
        })
    }
}
