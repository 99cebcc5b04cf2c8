//! The data of the views, instead of the [`App`]: plain, without presentation.

mod players_view;
mod so_far;

use std::ops::Range;

use crate::app::{
    Action, App, CentreState, Context, CorrectingScreen, Face, Notice, PastingScreen, PinEntry,
    ReplayScreen, ResultsScreen, Screen, View, WatchedLane, legal_marks,
};
use crate::archive::{PastNights, Regulars, SaveState, WatchedNight};
use crate::domain::{BowlingGames, Frame, Leave, Mark, Pins, Player, Seat};
use crate::input::{Binding, MAKES_TEN, PUT_BACK, REDO, binding};
use crate::night::{GameNumber, Night};
use crate::ui::widget::{Deck, DeckSigns};
use crate::ui::{Look, layout};
pub(super) use players_view::PlayersView;

/// What every screen shows around its own content.
#[derive(Clone, Copy)]
pub(super) struct Page<'app> {
    /// The context whose keys are in the footer.
    pub(super) context: Context,
    /// A key with a temporary meaning, shown before those of the context.
    pub(super) offered: Option<&'static Binding>,
    /// Keys without an effect now: they are not shown.
    pub(super) idle: &'static [Action],
    pub(super) saving: SaveState,
    pub(super) notice: Option<&'app Notice>,
    /// How many phones have the page open. None if it is closed.
    pub(super) lookers: Option<usize>,
    pub(super) centre: CentreState,
}

/// None if balls are typed as counts.
fn entry(app: &App) -> Option<&PinEntry> {
    match (app.screen(), app.context_below()) {
        (Screen::Bowling(screen), Context::Pins | Context::BigPins) => Some(&screen.pins),
        _ => None,
    }
}

/// A game and its activity: running, replayed or watched.
pub(super) struct BoardView<'app> {
    pub(super) page: Page<'app>,
    pub(super) night: &'app Night,
    /// Includes the correction being typed, if it is legal.
    pub(super) game: &'app BowlingGames,
    pub(super) activity: Activity<'app>,
    /// The row the user scrolled to: it has to be visible.
    pub(super) scrolled: Option<usize>,
    /// The first visible row of the results.
    pub(super) first: Option<usize>,
    pub(super) view: View,
    /// What the results show below the winner.
    pub(super) face: Face,
    /// Who bowled before tonight. None for a watched or a stored night.
    pub(super) regulars: Option<&'app Regulars>,
    /// The player whose mark the big view still shows.
    pub(super) held: Option<Player>,
    /// What earlier nights add up to. None for a watched or a stored night, and until it has been
    /// read.
    pub(super) past: Option<&'app PastNights>,
    /// The pins typed for the next ball. None if balls are typed as counts.
    pub(super) entry: Option<&'app PinEntry>,
}

/// What the game on the board is used for.
pub(super) enum Activity<'app> {
    /// Balls are typed: these marks are legal. The game has the marked player up, if one bowls out of
    /// turn.
    Bowling(&'app BowlingGames, Vec<Mark>),
    /// With the line as it was bowled.
    Correcting(&'app CorrectingScreen, &'app Seat),
    Pasting(&'app PastingScreen),
    /// It is over, or abandoned.
    Over,
    Replaying(&'app ReplayScreen),
    /// Bowled elsewhere.
    Watching(&'app WatchedNight),
}

impl<'app> Page<'app> {
    pub(super) fn new(app: &'app App) -> Self {
        Self {
            context: app.context(),
            offered: offered(app),
            idle: &[],
            saving: app.saving(),
            notice: app.notice(),
            lookers: app.lookers(),
            centre: app.centre(),
        }
    }

    pub(super) fn is_ten_offered(&self) -> bool {
        self.offered
            .is_some_and(|row| row.action == MAKES_TEN.action)
    }
}

/// A key with a temporary meaning.
fn offered(app: &App) -> Option<&'static Binding> {
    let ten = app.ten_until().map(|_| &MAKES_TEN);
    let is_undone = matches!(app.notice(), Some(Notice::Undone(_)));
    let can_redo = is_undone && binding(app.context(), REDO.action).is_some();
    ten.or_else(|| app.is_out_of_turn().then_some(&PUT_BACK))
        .or_else(|| can_redo.then_some(&REDO))
}

const fn results(app: &App) -> Option<ResultsScreen> {
    match app.screen() {
        Screen::Results(results) => Some(*results),
        _ => None,
    }
}

impl<'app> BoardView<'app> {
    /// None if the screen has no board, or the night no game.
    pub(super) fn new(app: &'app App) -> Option<Self> {
        let game = match app.screen() {
            Screen::Correcting(cursor) => app.shown().game_of(cursor.game)?,
            _ => app.shown().game()?,
        };
        let activity = Activity::new(app, game)?;
        let results = results(app);
        let mut page = Page::new(app);
        // On the sheet, the event and its time are shown instead.
        if let (Screen::Replaying(replay), View::Big) = (app.screen(), app.view()) {
            page.notice = page.notice.or(replay.call.as_ref());
        }
        // What earlier nights add up to has the stored night and later ones in it.
        let is_stored = app.shown_number().is_some();
        Some(Self {
            page,
            night: app.shown(),
            game: activity.previewed(game),
            activity,
            scrolled: match app.screen() {
                Screen::Replaying(replay) => replay.line,
                _ => None,
            },
            first: results.map(|results| results.line),
            view: app.view(),
            held: app.held(),
            face: results.map(|results| results.face).unwrap_or_default(),
            regulars: (!is_stored).then(|| app.regulars()),
            past: app.past().filter(|_| !is_stored),
            entry: entry(app),
        })
    }

    /// The visible rows of a list of this length, if this many fit.
    pub(super) fn shown(&self, count: usize, fits: usize) -> Range<usize> {
        match self.first {
            Some(first) => layout::from(count, fits, first),
            None => layout::page(count, fits, self.scrolled.unwrap_or_default()),
        }
    }

    /// The standing pins as typed so far. None if unknown.
    pub(super) fn deck(&self) -> Option<Deck> {
        let frames = self.game.up()?.frames();
        let known = frames.leave().filter(|leave| *leave != Leave::FULL);
        let dots = known.map(|leave| Deck {
            leave: Some(leave),
            signs: DeckSigns::Dots,
        });
        self.entry.map_or(dots, |entry| Deck::typed(entry, frames))
    }

    /// `6-10 standing…`: the pins typed so far. None if none are typed, or if they can't be known.
    pub(super) fn typed_words(&self, look: &Look) -> Option<String> {
        let entry = self.entry.filter(|entry| !entry.is_empty())?;
        let language = look.language;
        let leave = Deck::typed(entry, self.game.up()?.frames())?.leave;
        let words = leave.map(|leave| language.pins_stand(leave));
        Some(words.unwrap_or_else(|| language.nothing_stands().to_owned()) + "…")
    }

    /// The same with the number of standing pins.
    pub(super) fn typed(&self, look: &Look) -> Option<(String, Pins)> {
        self.typed_words(look).zip(self.typed_standing())
    }

    /// The number of standing pins as typed so far. None if none are typed, or if they can't be known.
    pub(super) fn typed_standing(&self) -> Option<Pins> {
        let entry = self.entry.filter(|entry| !entry.is_empty())?;
        let leave = Deck::typed(entry, self.game.up()?.frames())?.leave;
        Pins::new(leave.map_or(0, Leave::count)).ok()
    }

    /// The frame with the ball that is being typed by pins.
    pub(super) fn typed_frame(&self) -> Option<Frame> {
        let frames = self.game.up()?.frames();
        let number = frames.current()?.number();
        let after = self.entry?.preview(frames)?;
        after.iter().find(|frame| frame.number() == number).copied()
    }

    /// A watched night. None if it has no game.
    pub(super) fn from_lane(
        lane: &'app WatchedLane,
        page: Page<'app>,
        (context, view): (Context, View),
    ) -> Option<Self> {
        let watched = &lane.watched;
        Some(Self {
            page: Page {
                context,
                offered: None,
                saving: SaveState::Saved(watched.saved),
                notice: page.notice.or(lane.notice.as_ref()),
                ..page
            },
            night: &watched.night,
            game: watched.night.game()?,
            activity: Activity::Watching(watched),
            scrolled: lane.line,
            first: None,
            view,
            face: Face::default(),
            regulars: None,
            held: lane.held,
            past: None,
            entry: None,
        })
    }

    /// The number of the game on the board.
    pub(super) fn game_number(&self) -> Option<GameNumber> {
        match self.activity {
            Activity::Correcting(cursor, _) => Some(cursor.game),
            _ => self.night.game_number(),
        }
    }

    /// Are there results to show?
    pub(super) fn is_over(&self) -> bool {
        match self.activity {
            Activity::Over => true,
            Activity::Watching(..) => !self.night.is_running(),
            _ => false,
        }
    }
}

impl<'app> Activity<'app> {
    fn new(app: &'app App, game: &'app BowlingGames) -> Option<Self> {
        Some(match app.screen() {
            Screen::Bowling(screen) => {
                let game = screen.out_of_turn.as_ref().unwrap_or(game);
                Self::Bowling(game, legal_marks(game))
            }
            Screen::Correcting(cursor) => Self::Correcting(cursor, game.seats().get(cursor.row)?),
            Screen::Pasting(pasted) => Self::Pasting(pasted),
            Screen::Replaying(replay) => Self::Replaying(replay),
            Screen::Results(_) => Self::Over,
            _ => return None,
        })
    }

    /// The game with the correction being typed, if it is legal, or with the marked player up: board and
    /// panel show the same one.
    const fn previewed(&self, game: &'app BowlingGames) -> &'app BowlingGames {
        match self {
            Self::Correcting(
                CorrectingScreen {
                    preview: Some(Ok(preview)),
                    ..
                },
                _,
            ) => &preview.game,
            Self::Bowling(game, _) => game,
            Self::Pasting(pasted) => &pasted.game,
            _ => game,
        }
    }
}
