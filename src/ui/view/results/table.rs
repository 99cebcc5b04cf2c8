//! The game and the night in numbers: one line per player, best first.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::story::is_late;
use crate::app::Target;
use crate::domain::{Frames, Player, Seat, Standing, forecast, standings};
use crate::night::Series;
use crate::report::columns::right;
use crate::ui::layout::{self, below};
use crate::ui::model::BoardView;
use crate::ui::widget::ListRows;
use crate::ui::{Canvas, Look};

/// The number columns: five for the game, three for the night.
const NUMBERS: usize = 8;
const OF_GAME: usize = 5;

pub(super) struct StandingRow {
    place: Option<usize>,
    player: Player,
    numbers: [String; NUMBERS],
}

/// The ranked players, then those of this game without a place, then those with a finished line who
/// left before it.
pub(super) fn rows(board: &BoardView<'_>, look: &Look) -> Vec<StandingRow> {
    let BoardView { night, game, .. } = board;
    let placed = standings(game);
    let place_of = |player: Player| {
        let mut standings = placed.iter();
        let own = standings.find(|standing| standing.game().player() == player);
        own.map(Standing::place)
    };
    let of_game = placed.iter().map(|standing| standing.game().player());
    let others = game.seats().iter().map(Seat::player);
    let of_night = night.series().filter(|series| series.games > 0);
    let of_night = of_night.map(|series| series.person.name());
    let mut players: Vec<Player> = Vec::new();
    for player in of_game.chain(others).chain(of_night) {
        players.extend((!players.contains(&player)).then_some(player));
    }
    let series: Vec<Series> = night.series().collect();
    let row = |player: Player| StandingRow {
        place: place_of(player),
        player,
        numbers: numbers(
            game.seat(player),
            series.iter().find(|series| series.person.name() == player),
            look,
        ),
    };
    players.into_iter().map(row).collect()
}

/// Blank if the player has no line in this game, or no finished line tonight.
fn numbers(seat: Option<&Seat>, series: Option<&Series>, look: &Look) -> [String; NUMBERS] {
    let frames = seat.map(|seat| seat.game().frames());
    let of_game = |number: fn(&Frames) -> String| frames.map(number).unwrap_or_default();
    let series = series.filter(|series| series.games > 0);
    let total = series.map(|series| series.total.to_string());
    let average = series.and_then(Series::average);
    let average = average.map(|average| format!("{average:.1}"));
    let high = series.and_then(|series| series.high);
    let high = high.map(|high| high.to_string());
    let score = seat.map(score);
    let clean = frames.filter(|frames| frames.is_clean());
    let clean = clean.map(|_| look.language.clean().to_owned());
    [
        score.unwrap_or_default(),
        of_game(|frames| frames.strikes().to_string()),
        of_game(|frames| frames.spares().to_string()),
        clean.unwrap_or_else(|| of_game(|frames| frames.opens().to_string())),
        of_game(|frames| frames.longest_string().to_string()),
        total.unwrap_or_default(),
        average.unwrap_or_default(),
        high.unwrap_or_default(),
    ]
}

/// With a mark if the line is unfinished: the player left, or the game was ended.
fn score(seat: &Seat) -> String {
    let score = forecast::now(seat.game().frames());
    let mark = if seat.game().is_over() { "" } else { "…" };
    format!("{score}{mark}")
}

/// The height that shows all rows.
pub(super) fn height(rows: &[StandingRow]) -> u16 {
    layout::cells(rows.len()).saturating_add(1)
}

/// The column headings, and below them all rows, or the page with the selected one.
pub(super) fn render(
    board: &BoardView<'_>,
    rows: &[StandingRow],
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let look = canvas.look;
    let columns = Columns::new(board, area.width, look);
    let head = columns.heads();
    canvas.paint(Line::styled(head, look.theme.muted), layout::line(area, 0));
    let list = below(area, 1);
    if rows.len() <= usize::from(list.height) {
        for ((place, row), own) in rows.iter().enumerate().zip(list.rows()) {
            canvas.paint(line(row, &columns, look), own);
            canvas.regions.add(own, Target::Row(place));
        }
        return;
    }
    let fits = usize::from(layout::rows_of(list).height);
    let rows = ListRows {
        items: rows,
        shown: board.shown(rows.len(), fits),
        write: |_, row: &StandingRow| line(row, &columns, look),
        look,
    };
    canvas.place(rows, list);
}

/// The columns in order of importance: the score, then the night, then the details.
const PRIORITY: [usize; NUMBERS] = [0, 5, 6, 1, 2, 3, 4, 7];

/// The columns that fit, in their order, and their padding.
struct Columns {
    shown: Vec<(usize, &'static str)>,
    gap: usize,
}

/// The width of ` 1 KYJ  `, the minimum and maximum padding of numbers, and their minimum width.
const NAME: usize = 8;
const GAP: usize = 2;
const WIDEST_GAP: usize = 5;
const NARROWEST: usize = 5;

impl Columns {
    /// In the first game the night has no columns of its own.
    fn new(board: &BoardView<'_>, width: u16, look: &Look) -> Self {
        let heads = look.language.result_heads();
        let late = is_late(board);
        let mut room = usize::from(width).saturating_sub(NAME);
        let told = PRIORITY
            .into_iter()
            .filter(|column| late || *column < OF_GAME);
        let told = told.filter_map(|column| Some((column, *heads.get(column)?)));
        let fitting = told.take_while(|(_, head)| {
            let width = number_width(head) + GAP;
            let fits = width <= room;
            room = room.saturating_sub(width);
            fits
        });
        let mut shown: Vec<_> = fitting.collect();
        shown.sort_unstable();
        let spare = room / shown.len().max(1);
        Self {
            shown,
            gap: (GAP + spare).min(WIDEST_GAP),
        }
    }

    fn cell(&self, head: &str, text: &str) -> String {
        right(text, number_width(head) + self.gap)
    }

    fn heads(&self) -> String {
        let heads = self.shown.iter().map(|(_, head)| self.cell(head, head));
        heads.fold(" ".repeat(NAME), |line, head| line + &head)
    }
}

fn number_width(head: &str) -> usize {
    head.width().max(NARROWEST)
}

fn line(row: &StandingRow, columns: &Columns, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let name_style = match row.place {
        Some(1) => theme.strike,
        Some(_) => theme.plain,
        None => theme.muted,
    };
    let place = row.place.map(|place| place.to_string());
    let numbers = columns.shown.iter().filter_map(|(column, head)| {
        let style = match column {
            0 => theme.title,
            _ => theme.plain,
        };
        let number = row.numbers.get(*column)?;
        Some(Span::styled(columns.cell(head, number), style))
    });
    let place = Span::styled(format!("{:>2} ", place.unwrap_or_default()), theme.muted);
    let name = Span::styled(format!("{}  ", row.player), name_style);
    [place, name].into_iter().chain(numbers).collect()
}
