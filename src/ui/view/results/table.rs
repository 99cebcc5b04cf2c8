//! The game and the night in numbers: one line a player, best first.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::app::App;
use crate::domain::{BowlingGames, Frames, Player, Seat, Standing, forecast, standings};
use crate::night::Series;
use crate::ui::Look;
use crate::ui::layout::{self, below};
use crate::ui::widget::hidden;

/// The columns of numbers: five of the game, four of the night.
const NUMBERS: usize = 9;

/// The heads, and a line before and after the entries for what is out of sight.
const AROUND: u16 = 3;

/// One player's line.
pub(super) struct StandingRow {
    place: Option<usize>,
    player: Player,
    numbers: [String; NUMBERS],
}

/// Those with a place, then those of this game without one, then those who left before it.
pub(super) fn entries(app: &App, game: &BowlingGames, look: &Look) -> Vec<StandingRow> {
    let placed = standings(game);
    let place_of = |player: Player| {
        let mut standing = placed
            .iter()
            .filter(|standing| standing.game().player() == player);
        standing.next().map(Standing::place)
    };
    let of_game = placed.iter().map(|standing| standing.game().player());
    let others = game.seats().iter().map(Seat::player);
    let of_night = app.night().series().map(|series| series.person.name());
    let mut players: Vec<Player> = Vec::new();
    for player in of_game.chain(others).chain(of_night) {
        players.extend((!players.contains(&player)).then_some(player));
    }
    let series: Vec<Series> = app.night().series().collect();
    let entry = |player: Player| StandingRow {
        place: place_of(player),
        player,
        numbers: numbers(game.seat(player), series_for(&series, player), look),
    };
    players.into_iter().map(entry).collect()
}

fn series_for(series: &[Series], player: Player) -> Option<&Series> {
    series.iter().find(|series| series.person.name() == player)
}

/// Blank where there is no line in this game, or none that is whole tonight.
fn numbers(seat: Option<&Seat>, series: Option<&Series>, look: &Look) -> [String; NUMBERS] {
    let frames = seat.map(|seat| seat.game().frames());
    let of_game = |number: fn(&Frames) -> String| frames.map(number).unwrap_or_default();
    let of_night = |number: fn(&Series) -> String| series.map(number).unwrap_or_default();
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
        of_night(|series| {
            series
                .average()
                .map_or(String::new(), |it| format!("{it:.1}"))
        }),
        of_night(|series| series.high.map_or(String::new(), |high| high.to_string())),
    ]
}

/// The lines it takes to show them all.
pub(super) fn height(entries: &[StandingRow]) -> u16 {
    u16::try_from(entries.len()).map_or(u16::MAX, |lines| lines.saturating_add(AROUND))
}

/// The heads, and under them a page of the lines, with the chosen one in it. The lines before and
/// after are for what is out of sight.
pub(super) fn render(
    entries: &[StandingRow],
    (line, look): (usize, &Look),
    area: Rect,
    buffer: &mut Buffer,
) {
    let columns = fitting_columns(area.width, look);
    let heads = look.language.result_heads();
    let head = columns.iter().filter_map(|column| heads.get(*column));
    let head = head.fold(" ".repeat(NAME), |line, head| line + &cell(head, head));
    Line::styled(head, look.theme.muted).render(layout::line(area, 0), buffer);
    let list = below(area, 1);
    let inner = layout::rows_of(list);
    let shown = layout::page(entries.len(), usize::from(inner.height), line);
    for (entry, row) in entries.iter().skip(shown.start).zip(inner.rows()) {
        entry_line(entry, &columns, look).render(row, buffer);
    }
    if inner != list {
        hidden::render((entries.len(), &shown), look, list, buffer);
    }
}

/// Which columns matter most: the score, then the night, then how it came about.
const PRIORITY: [usize; NUMBERS] = [0, 6, 7, 8, 1, 2, 3, 4, 5];

/// As many columns as fit, in their order.
fn fitting_columns(width: u16, look: &Look) -> Vec<usize> {
    let heads = look.language.result_heads();
    let mut room = usize::from(width).saturating_sub(NAME);
    let fitting = PRIORITY.into_iter().take_while(|column| {
        let width = heads
            .get(*column)
            .map_or(0, |head| head.width().max(NARROWEST) + GAP);
        let fits = width <= room;
        room = room.saturating_sub(width);
        fits
    });
    let mut columns: Vec<_> = fitting.collect();
    columns.sort_unstable();
    columns
}

/// `  1  KYJ`, and the blanks around numbers.
const NAME: usize = 9;
const GAP: usize = 2;
const NARROWEST: usize = 5;

fn cell(head: &str, text: &str) -> String {
    let width = head.width().max(NARROWEST) + GAP;
    let blanks = width.saturating_sub(text.width());
    format!("{}{text}", " ".repeat(blanks))
}

fn entry_line(entry: &StandingRow, columns: &[usize], look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let name_style = match entry.place {
        Some(1) => theme.up,
        Some(_) => theme.plain,
        None => theme.muted,
    };
    let place = entry.place.map(|place| place.to_string());
    let name = format!("{:>3}  {} ", place.unwrap_or_default(), entry.player);
    let heads = look.language.result_heads();
    let numbers = columns.iter().filter_map(|column| {
        let (head, number) = (heads.get(*column)?, entry.numbers.get(*column)?);
        let style = if *column == 0 {
            theme.title
        } else {
            theme.plain
        };
        Some(Span::styled(cell(head, number), style))
    });
    let name = Span::styled(name, name_style);
    [name].into_iter().chain(numbers).collect()
}
