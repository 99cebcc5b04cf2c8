//! Games as strips: two lines per player, the filled marks and the totals below them.
//!
//! ```text
//! PJS   X   X   X   X   X  9/  8/   X  9-  X9/
//!       30  60  90 119 139 157 177 196 205 225
//! ```

use std::cmp::Reverse;

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::preview::begun;
use crate::domain::{BowlingGames, Frame, FrameNumber, Mark, Seat, forecast, standings};
use crate::night::Night;
use crate::ui::layout::{below, cells, line, right_of};
use crate::ui::{Canvas, Look};

/// The width of a frame, and of the name before the first one.
pub(crate) const FRAME: usize = 3;
pub(crate) const NAME: usize = 5;

/// The latest game, then earlier ones as far as they fit. Returns the remaining area.
pub(super) fn render(night: &Night, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let games: Vec<_> = begun(night).collect();
    let mut rest = area;
    for (number, game) in games.iter().enumerate().rev() {
        let is_latest = number + 1 == games.len();
        let needed = game_height(game);
        if !is_latest && needed > rest.height {
            break;
        }
        rest = render_game(number + 1, game, rest, canvas);
    }
    rest
}

/// The height of all games.
pub(super) fn whole_height(night: &Night) -> u16 {
    let heights = begun(night).map(|game| game_height(game) + 1);
    heights.fold(0, u16::saturating_add)
}

fn game_height(game: &BowlingGames) -> u16 {
    cells(game.seats().len() * 2 + 1)
}

/// As many players as fit, in the order of the board, and the number of the others. Returns the
/// remaining area.
fn render_game(number: usize, game: &BowlingGames, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    let mut seats: Vec<_> = game.seats().iter().collect();
    let places = standings(game);
    seats.sort_by_key(|seat| {
        let mut ranked = places.iter();
        let place = ranked.position(|standing| standing.game().player() == seat.player());
        let now = forecast::now(seat.game().frames());
        (place.is_none(), place, Reverse(now))
    });
    if area.height < 3 {
        return below(area, area.height);
    }
    let title = Span::styled(look.language.nth_game(number), look.theme.title);
    canvas.paint(title, line(area, 0));
    let room = usize::from(area.height - 1) / 2;
    let shown = seats.len().min(room);
    let hidden = seats.len() - shown;
    let lines = seats
        .iter()
        .take(shown)
        .flat_map(|seat| seat_lines(seat, look));
    canvas.lines(lines, below(area, 1));
    if hidden > 0 {
        let more = Span::styled(look.language.not_shown(hidden), look.theme.key);
        let title = right_end(more.width(), area);
        canvas.paint(more, title);
    }
    below(area, cells(shown * 2 + 2))
}

/// The right end of the first line.
fn right_end(width: usize, area: Rect) -> Rect {
    right_of(line(area, 0), area.width.saturating_sub(cells(width)))
}

/// The numbers of the frames, each aligned with its totals.
pub(crate) fn heads() -> String {
    let heads = FrameNumber::all().map(|number| format!("{number:>FRAME$} "));
    format!("{:NAME$}{}", "", heads.collect::<String>())
}

pub(crate) fn seat_lines(seat: &Seat, look: &Look) -> [Line<'static>; 2] {
    let frames = seat.game().frames();
    let (theme, scores) = (&look.theme, frames.scores());
    let name = Span::styled(format!("{:<NAME$}", seat.player()), theme.title);
    let marks = frames.iter().flat_map(|frame| frame_spans(frame, look));
    let totals = FrameNumber::all().map(|number| {
        let total = scores.at(number).map(|total| total.to_string());
        format!("{:>FRAME$} ", total.unwrap_or_default())
    });
    // The score of an unfinished line: its totals may end some frames earlier.
    let now = Some(forecast::now(frames)).filter(|_| seat.is_begun() && !frames.is_over());
    let now = now.map(|now| now.to_string()).unwrap_or_default();
    [
        [name].into_iter().chain(marks).collect(),
        Line::from(vec![
            Span::styled(format!("{now:<NAME$}"), theme.title),
            Span::styled(totals.collect::<String>(), theme.muted),
        ]),
    ]
}

/// A strike fills its frame, a spare the cell of its ball.
fn frame_spans(frame: &Frame, look: &Look) -> Vec<Span<'static>> {
    let theme = &look.theme;
    let marks: Vec<_> = frame.marks().collect();
    if let ([Mark::Strike], false) = (marks.as_slice(), frame.number() == FrameNumber::LAST) {
        return vec![
            Span::styled(format!(" {} ", Mark::Strike), theme.fill.strike),
            Span::raw(" "),
        ];
    }
    let fill = |mark: &Mark| match mark {
        Mark::Strike => theme.fill.strike,
        Mark::Spare => theme.fill.spare,
        Mark::Foul => theme.foul,
        Mark::Gutter | Mark::Count(_) => Style::new(),
    };
    let cells = marks
        .iter()
        .map(|mark| Span::styled(mark.to_string(), fill(mark)));
    let blanks = " ".repeat(FRAME.saturating_sub(marks.len()) + 1);
    cells.chain([Span::raw(blanks)]).collect()
}
