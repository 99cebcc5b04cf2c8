//! The board: the sheet, the panel under it, and the keys.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{App, Pending, Screen};
use crate::domain::{BowlingGames, Frame as BowlingFrame, FrameNumber, Presence, Seat};
use crate::domain::{Standing, standings};
use crate::night::Preview;
use crate::ui::Look;
use crate::ui::layout::{self, Spacing, above, below, inset, share};
use crate::ui::widget::score_sheet::{Role, Row, ScoreSheet, Spot, SpotKind};
use crate::ui::widget::{footer, header, panel};

/// What is shown of a 1 that may become a 10.
const ONE: &str = "1…";

/// Lower than this there is neither header nor footer.
const LOW: u16 = 10;

/// Paints it.
pub(in crate::ui) fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let Some(game) = app.night().game() else {
        return;
    };
    let area = inset(frame.area());
    let buffer = frame.buffer_mut();
    let edge = u16::from(area.height >= LOW);
    let inner = above(below(area, edge), edge);
    let players = u16::try_from(game.seats().len()).unwrap_or(u16::MAX);
    let room = share(inner, players);
    sheet(app, game, room.spacing, look).render(above(inner, inner.height - room.board), buffer);
    let slack = (inner.height - room.board - room.panel).min(1);
    let under = below(inner, room.board + slack);
    let under = above(under, under.height.saturating_sub(room.panel));
    panel::render(app, look, under, buffer);
    let rest = area.height - edge;
    let heading = heading(app, game, look);
    header::render((&heading, app.saving()), look, above(area, rest), buffer);
    footer::render(app.context(), look, below(area, rest), buffer);
}

/// The whole board without a cursor, where there is room for it.
pub(in crate::ui) fn render_below(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(game) = app.night().game() else {
        return;
    };
    let players = u16::try_from(game.seats().len()).unwrap_or(u16::MAX);
    if let Some(spacing) = layout::whole_board(area, players) {
        sheet(app, game, spacing, look).render(area, buffer);
    }
}

fn sheet<'look>(
    app: &App,
    game: &BowlingGames,
    spacing: Spacing,
    look: &'look Look,
) -> ScoreSheet<'look> {
    ScoreSheet {
        rows: rows(app, game),
        spot: spot(app, game),
        spacing,
        look,
    }
}

fn heading(app: &App, game: &BowlingGames, look: &Look) -> Vec<String> {
    let number = app.night().game_number();
    let frame = game.up().and_then(|up| up.frames().current());
    let frame = frame.map(|frame| look.language.frame_of(frame.number()));
    let game = number.map(|number| look.language.game(number));
    game.into_iter().chain(frame).collect()
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
            place: place(seat),
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
