//! The board: the sheet, the panel under it, and the keys.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::app::{App, Cursor, Pending, Screen};
use crate::domain::{BowlingGames, Frame as BowlingFrame, FrameNumber, Frames, Presence, Seat};
use crate::night::Preview;
use crate::ui::Look;
use crate::ui::layout::{self, Spacing, above, below, inset, share};
use crate::ui::widget::score_sheet::{Role, Row, ScoreSheet, Spot, SpotKind};
use crate::ui::widget::{footer, header, panel, status};

/// What is shown of a 1 that may become a 10.
const ONE: &str = "1…";

/// Paints it.
pub(in crate::ui) fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let Some(game) = app.night().game() else {
        return;
    };
    let area = inset(frame.area());
    let buffer = frame.buffer_mut();
    let heading = heading(app, game, look);
    header::render(
        (&heading, app.saving()),
        look,
        layout::line(area, 0),
        buffer,
    );
    let inner = above(below(area, 1), 1);
    let players = u16::try_from(game.seats().len()).unwrap_or(u16::MAX);
    let room = share(inner.height, players);
    sheet(app, game, room.spacing, look).render(above(inner, inner.height - room.board), buffer);
    let slack = (inner.height - room.board - room.panel).min(1);
    let under = below(inner, room.board + slack);
    let under = above(under, under.height.saturating_sub(room.panel));
    panel::render(app, look, under, buffer);
    let foot = below(area, area.height.saturating_sub(1));
    footer::render(app.context(), look, foot, buffer);
}

/// The whole board without a cursor, where there is room for it.
pub(in crate::ui) fn render_below(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(game) = app.night().game() else {
        return;
    };
    let players = u16::try_from(game.seats().len()).unwrap_or(u16::MAX);
    if let Some(spacing) = layout::whole_board(area.height, players) {
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
        Presence::SitsOut | Presence::Left => Role::Away,
    };
    let row = |(index, seat): (usize, &Seat)| {
        let preview = preview_of(app, index);
        let frames = preview.map_or(*seat.game().frames(), |preview| preview.after);
        Row {
            index,
            player: seat.player(),
            frames,
            scores: frames.scores(),
            before: preview.map(|preview| preview.before.scores()),
            role: role(seat),
        }
    };
    game.seats().iter().enumerate().map(row).collect()
}

/// The correction that is being typed for this row, as far as it is possible.
fn preview_of(app: &App, row: usize) -> Option<Preview> {
    let Screen::Correcting(cursor) = app.screen() else {
        return None;
    };
    let preview = app.preview().filter(|_| cursor.row() == row)?;
    preview.ok()
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
            pending: pending(cursor.pending()),
        },
        screen => Spot {
            row: up.unwrap_or_default(),
            frame: frame.map_or(FrameNumber::LAST, BowlingFrame::number),
            kind: up.map_or(SpotKind::InSight, |_| SpotKind::Next),
            pending: match screen {
                Screen::Bowling(one) => pending(*one),
                _ => "",
            },
        },
    }
}

/// The panel while the cursor is on the board: what stands there, what was typed, what changes.
pub(in crate::ui) fn cursor_lines(
    app: &App,
    cursor: &Cursor,
    look: &Look,
    width: u16,
) -> [Line<'static>; 3] {
    let Look { language, theme } = look;
    let seat = app
        .night()
        .game()
        .and_then(|game| game.seats().get(cursor.row()));
    let name = seat
        .map(|seat| seat.player().to_string())
        .unwrap_or_default();
    let frame = language.frame(cursor.frame());
    let title = format!("{} {name} {frame}   ", language.correcting());
    let frames = seat.map(|seat| *seat.game().frames()).unwrap_or_default();
    let mut first = vec![Span::styled(title, theme.title)];
    first.extend(change(&frames, cursor, look));
    let told = app.notice().map(|notice| status::line(notice, look));
    let told = told.or_else(|| outcome(app, look));
    let hint = match cursor.pending() {
        Pending::One => panel::pending_line(look, width),
        Pending::Nothing => Line::styled(language.type_balls(), theme.muted),
    };
    [Line::from(first), told.unwrap_or_default(), hint]
}

/// `8|/ -> 7|2`
fn change(frames: &Frames, cursor: &Cursor, look: &Look) -> Vec<Span<'static>> {
    let old = frames.iter().find(|frame| frame.number() == cursor.frame());
    let old = old.map(ToString::to_string).unwrap_or_default();
    if cursor.is_untouched() {
        return vec![Span::raw(old)];
    }
    let pending = match cursor.pending() {
        Pending::One => ONE,
        Pending::Nothing => "",
    };
    let new = format!("{} {pending}", cursor.typed());
    vec![
        Span::raw(format!("{old} → ")),
        Span::styled(new, look.theme.changed),
    ]
}

/// `38 → 29   total 120 → 111`, or why it can't be.
fn outcome(app: &App, look: &Look) -> Option<Line<'static>> {
    let Screen::Correcting(cursor) = app.screen() else {
        return None;
    };
    let preview = match app.preview()? {
        Ok(preview) => preview,
        Err(refusal) => {
            let sentence = look.language.night_refusal(refusal);
            return Some(Line::styled(sentence, look.theme.refusal));
        }
    };
    let place = usize::from(cursor.frame().number()).saturating_sub(1);
    let at_frame = |frames: &Frames| frames.scores().totals().get(place).copied();
    let number = |total: Option<u16>| total.map_or("…".to_owned(), |total| total.to_string());
    let Preview { before, after } = preview;
    let own = format!(
        "{} → {}",
        number(at_frame(&before)),
        number(at_frame(&after))
    );
    let (old, new) = (before.scores().total(), after.scores().total());
    let all = format!("   {} {old} → {new}", look.language.total());
    Some(Line::styled(format!("{own}{all}"), look.theme.changed))
}
