//! What the game came to, and the night so far: one line a player, best first.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::app::App;
use crate::domain::{BowlingGames, Player, Seat, Standing, standings};
use crate::night::Series;
use crate::ui::Look;
use crate::ui::layout::{self, above, below, inset};
use crate::ui::view::board;
use crate::ui::widget::{footer, header, hidden, status};

/// The columns of numbers: five of the game, four of the night.
const NUMBERS: usize = 9;

/// The heads, and a line before and after the entries for what is out of sight.
const AROUND: u16 = 3;

/// One player's line.
struct Entry {
    place: String,
    player: Player,
    numbers: [String; NUMBERS],
}

/// Paints it, from that line on.
pub(in crate::ui) fn render(app: &App, line: usize, look: &Look, frame: &mut Frame<'_>) {
    let (Some(game), Some(number)) = (app.night().game(), app.night().game_number()) else {
        return;
    };
    let area = inset(frame.area());
    let buffer = frame.buffer_mut();
    let title = if game.is_over() {
        look.language.game_over(number)
    } else {
        look.language.game_abandoned(number)
    };
    header::render(
        (&[title], app.saving()),
        look,
        layout::line(area, 0),
        buffer,
    );
    let best = Line::styled(headline(game, look), look.theme.title);
    best.render(layout::line(area, 1), buffer);
    let told = app.notice().map(|notice| status::line(notice, look));
    let told = told.unwrap_or_else(|| Line::styled(look.language.press_next(), look.theme.muted));
    told.render(layout::line(area, 2), buffer);
    let inner = above(below(area, 4), 1);
    let entries = entries(app, game, look);
    let height = u16::try_from(entries.len()).map_or(u16::MAX, |lines| lines + AROUND);
    let table = above(inner, inner.height.saturating_sub(height));
    render_table(&entries, (line, look), table, buffer);
    board::render_below(app, look, below(inner, height), buffer);
    let foot = below(area, area.height.saturating_sub(1));
    footer::render(app.context(), look, foot, buffer);
}

fn headline(game: &BowlingGames, look: &Look) -> String {
    let standings = standings(game);
    let first = standings.iter().filter(|standing| standing.place() == 1);
    let winners: Vec<_> = first.map(|standing| standing.game().player()).collect();
    let score = standings.first().map(Standing::score);
    look.language.winners(&winners, score.unwrap_or_default())
}

fn entries(app: &App, game: &BowlingGames, look: &Look) -> Vec<Entry> {
    let series: Vec<Series> = app.night().series().collect();
    let placed = standings(game);
    let left = game.seats().iter().filter(|seat| !seat.has_place());
    let best_first = placed
        .iter()
        .map(|standing| (standing.place().to_string(), standing.game().player()));
    let others = left.map(|seat| (String::new(), seat.player()));
    let seat = |player: Player| game.seat(player).copied();
    best_first
        .chain(others)
        .filter_map(|(place, player)| Some(entry(place, &seat(player)?, &series, look)))
        .collect()
}

fn entry(place: String, seat: &Seat, series: &[Series], look: &Look) -> Entry {
    let frames = seat.game().frames();
    let of_player = |series: &&Series| series.person.name() == seat.player();
    let series = series.iter().find(of_player);
    let count = |count: u8| count.to_string();
    let clean = frames.is_clean().then(|| look.language.clean().to_owned());
    let opens = clean.unwrap_or_else(|| count(frames.opens()));
    let of_night = |number: fn(&Series) -> String| series.map(number).unwrap_or_default();
    Entry {
        place,
        player: seat.player(),
        numbers: [
            frames.scores().total().to_string(),
            count(frames.strikes()),
            count(frames.spares()),
            opens,
            count(frames.longest_string()),
            of_night(|series| series.games.to_string()),
            of_night(|series| series.total.to_string()),
            of_night(|series| {
                series
                    .average()
                    .map_or(String::new(), |it| format!("{it:.1}"))
            }),
            of_night(|series| series.high.map_or(String::new(), |high| high.to_string())),
        ],
    }
}

/// The heads, and under them the lines from `first` on. The lines before and after the table are for
/// what is out of sight.
fn render_table(entries: &[Entry], (first, look): (usize, &Look), area: Rect, buffer: &mut Buffer) {
    let heads = fitting_heads(area.width, look);
    let head = heads.iter().map(|head| cell(head, head));
    let head = head.fold(" ".repeat(NAME), |line, cell| line + &cell);
    Line::styled(head, look.theme.muted).render(layout::line(area, 0), buffer);
    let list = below(area, 1);
    let inner = above(below(list, 1), 1);
    let fits = usize::from(inner.height);
    let first = first.min(entries.len().saturating_sub(fits));
    let shown = first..entries.len().min(first + fits);
    for (entry, row) in entries.iter().skip(first).zip(inner.rows()) {
        entry_line(entry, &heads, look).render(row, buffer);
    }
    hidden::render((entries.len(), &shown), look, list, buffer);
}

/// Columns from the left as far as they fit.
fn fitting_heads(width: u16, look: &Look) -> Vec<&'static str> {
    let mut room = usize::from(width).saturating_sub(NAME);
    let heads = look.language.result_heads().into_iter();
    let fitting = heads.take_while(|head| {
        let width = head.width().max(NARROWEST) + GAP;
        let fits = width <= room;
        room = room.saturating_sub(width);
        fits
    });
    fitting.collect()
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

fn entry_line(entry: &Entry, heads: &[&str], look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let name_style = match entry.place.as_str() {
        "1" => theme.up,
        "" => theme.muted,
        _ => theme.plain,
    };
    let name = format!("{:>3}  {} ", entry.place, entry.player);
    let numbers = heads.iter().zip(&entry.numbers).enumerate();
    let numbers = numbers.map(|(index, (head, number))| {
        let style = if index == 0 { theme.title } else { theme.plain };
        Span::styled(cell(head, number), style)
    });
    let name = Span::styled(name, name_style);
    [name].into_iter().chain(numbers).collect()
}
