//! What the board shows of the game, and which cell it points at.

use crate::app::{App, Pending, Screen};
use crate::domain::{BowlingGames, Frame as BowlingFrame, FrameNumber, Presence, Seat};
use crate::domain::{Standing, standings};
use crate::night::Preview;
use crate::ui::Look;
use crate::ui::layout::Spacing;
use crate::ui::widget::score_sheet::{Role, Row, ScoreSheet, Spot, SpotKind};

/// What is shown of a 1 that may become a 10.
const ONE: &str = "1…";

pub(super) fn sheet<'look>(
    app: &App,
    game: &BowlingGames,
    spacing: Spacing,
    look: &'look Look,
) -> ScoreSheet<'look> {
    let spot = spot(app, game);
    let wanted = match app.screen() {
        Screen::Lane(lane) => lane.line(),
        _ => None,
    };
    ScoreSheet {
        rows: rows(app, game),
        in_sight: wanted.unwrap_or(spot.row),
        spot,
        spacing,
        look,
    }
}

fn rows(app: &App, game: &BowlingGames) -> Vec<Row> {
    let up = game.up().map(crate::domain::BowlingGame::player);
    let role = |seat: &Seat| match seat.presence() {
        _ if Some(seat.player()) == up => Role::Up,
        Presence::Bowls => Role::Waits,
        Presence::SitsOut => Role::Out,
        Presence::Left => Role::Home,
    };
    let places = standings(game);
    let place = |seat: &Seat| {
        let mut own = places.iter();
        own.find(|standing| standing.game().player() == seat.player())
            .map(Standing::place)
    };
    let preview = preview(app);
    let row = |(index, seat): (usize, &Seat)| {
        let preview = preview
            .filter(|(row, _)| *row == index)
            .map(|(_, preview)| preview);
        let frames = preview.map_or(*seat.game().frames(), |preview| preview.after);
        Row {
            index,
            player: seat.player(),
            // The others' places would be other ones too, so none is told until it is taken.
            place: place(seat).filter(|_| preview.is_none()),
            frames,
            scores: frames.scores(),
            before: preview.map(|preview| preview.before.scores()),
            role: role(seat),
        }
    };
    game.seats().iter().enumerate().map(row).collect()
}

/// The correction that is being typed, as far as it is possible, and for which row.
fn preview(app: &App) -> Option<(usize, Preview)> {
    let Screen::Correcting(cursor) = app.screen() else {
        return None;
    };
    Some((cursor.row(), app.preview()?.ok()?))
}

fn spot(app: &App, game: &BowlingGames) -> Spot {
    let name = game.up().map(crate::domain::BowlingGame::player);
    let up = game
        .seats()
        .iter()
        .position(|seat| Some(seat.player()) == name);
    let frame = game.up().and_then(|up| up.frames().current());
    let pending = |pending| match pending {
        Pending::One => ONE,
        Pending::Nothing => "",
    };
    match app.screen() {
        Screen::Correcting(cursor) => Spot {
            row: cursor.row(),
            frame: cursor.frame(),
            kind: SpotKind::Cursor,
            typed: (!cursor.is_untouched()).then(|| cursor.typed()),
            pending: pending(cursor.pending()),
        },
        screen => Spot {
            row: up.unwrap_or_default(),
            frame: frame.map_or(FrameNumber::LAST, BowlingFrame::number),
            kind: up.map_or(SpotKind::InSight, |_| SpotKind::Next),
            typed: None,
            pending: match screen {
                Screen::Bowling(one) => pending(*one),
                _ => "",
            },
        },
    }
}
