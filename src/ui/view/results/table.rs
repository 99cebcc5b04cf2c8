//! The game and the night in numbers: one line per player, best first.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::domain::{Frames, Player, Seat, Standing, forecast, standings};
use crate::night::Series;
use crate::report::columns::right;
use crate::ui::layout::{self, below};
use crate::ui::model::BoardView;
use crate::ui::widget::ListRows;
use crate::ui::{Canvas, Look};

/// The number columns: five for the game, four for the night.
const NUMBERS: usize = 9;

/// The column headings, and a line before and after the rows for what is scrolled out.
const AROUND: u16 = 3;

pub(super) struct StandingRow {
    place: Option<usize>,
    player: Player,
    numbers: [String; NUMBERS],
}

/// The ranked players, then those of this game without a place, then those who left before it.
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
    let of_night = night.series().map(|series| series.person.name());
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
    let of_night = |number: fn(&Series) -> String| series.map(number).unwrap_or_default();
    let average = series.and_then(Series::average);
    let average = average.map(|average| format!("{average:.1}"));
    let high = series
        .and_then(|series| series.high)
        .map(|high| high.to_string());
    let clean = frames.filter(|frames| frames.is_clean());
    let clean = clean.map(|_| look.language.clean().to_owned());
    [
        of_game(|frames| forecast::now(frames).to_string()),
        of_game(|frames| frames.strikes().to_string()),
        of_game(|frames| frames.spares().to_string()),
        clean.unwrap_or_else(|| of_game(|frames| frames.opens().to_string())),
        of_game(|frames| frames.longest_string().to_string()),
        of_night(|series| series.games.to_string()),
        of_night(|series| series.total.to_string()),
        average.unwrap_or_default(),
        high.unwrap_or_default(),
    ]
}

/// The height that shows all rows.
pub(super) fn height(rows: &[StandingRow]) -> u16 {
    layout::cells(rows.len()).saturating_add(AROUND)
}

/// The column headings, and under them the page of rows with the selected one.
pub(super) fn render(rows: &[StandingRow], chosen: usize, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let columns = fitting_columns(area.width, look);
    let heads = look.language.result_heads();
    let head = columns.iter().filter_map(|column| heads.get(*column));
    let head = head.fold(" ".repeat(NAME), |line, head| line + &cell(head, head));
    canvas.paint(Line::styled(head, look.theme.muted), layout::line(area, 0));
    let list = below(area, 1);
    let fits = usize::from(layout::rows_of(list).height);
    let shown = layout::page(rows.len(), fits, chosen);
    let rows = ListRows {
        items: rows,
        shown,
        write: |_, row: &StandingRow| line(row, &columns, look),
        look,
    };
    canvas.place(rows, list);
}

/// The columns by priority: the score, then the night, then the details.
const PRIORITY: [usize; NUMBERS] = [0, 6, 7, 8, 1, 2, 3, 4, 5];

/// As many columns as fit, in their order.
fn fitting_columns(width: u16, look: &Look) -> Vec<usize> {
    let heads = look.language.result_heads();
    let mut room = usize::from(width).saturating_sub(NAME);
    let fitting = PRIORITY.into_iter().take_while(|column| {
        let width = heads.get(*column).map_or(0, |head| cell(head, "").len());
        let fits = width <= room;
        room = room.saturating_sub(width);
        fits
    });
    let mut columns: Vec<_> = fitting.collect();
    columns.sort_unstable();
    columns
}

/// `  1  KYJ`, and the padding around numbers.
const NAME: usize = 9;
const GAP: usize = 2;
const NARROWEST: usize = 5;

fn cell(head: &str, text: &str) -> String {
    right(text, head.width().max(NARROWEST) + GAP)
}

fn line(row: &StandingRow, columns: &[usize], look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let name_style = match row.place {
        Some(1) => theme.up,
        Some(_) => theme.plain,
        None => theme.muted,
    };
    let place = row.place.map(|place| place.to_string());
    let name = format!("{:>3}  {} ", place.unwrap_or_default(), row.player);
    let heads = look.language.result_heads();
    let numbers = columns.iter().filter_map(|column| {
        let (head, number) = (heads.get(*column)?, row.numbers.get(*column)?);
        let style = match column {
            0 => theme.title,
            _ => theme.plain,
        };
        Some(Span::styled(cell(head, number), style))
    });
    let name = Span::styled(name, name_style);
    [name].into_iter().chain(numbers).collect()
}
