//! Tables with a row per player: the scores of the night, or strikes, spares and open frames.

use std::cmp::Reverse;

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::TonightFigures;
use crate::domain::{BowlingGames, Frames, Mark, Player, Seat, forecast, standings};
use crate::report::columns::right;
use crate::ui::{Look, layout};

/// The width of a name.
const NAME: u16 = 3;
/// The minimum gap before a column.
const GAP: u16 = 1;

/// The scores of a player in the games of the night.
struct SeriesRow {
    player: Player,
    scores: Vec<NightScore>,
}

/// The score of a game in the series.
#[derive(Clone, Copy)]
enum NightScore {
    /// The player did not take part.
    None,
    /// Complete or still running.
    Counts(u16),
    /// Cut short.
    Unfinished(u16),
}

impl SeriesRow {
    fn series(&self) -> u32 {
        let scores = self.scores.iter().map(|score| match score {
            NightScore::Counts(score) => u32::from(*score),
            NightScore::None | NightScore::Unfinished(_) => 0,
        });
        scores.sum()
    }
}

impl NightScore {
    fn new(games: &BowlingGames, player: Player, is_latest: bool) -> Self {
        let Some(seat) = games.seat(player) else {
            return Self::None;
        };
        let score = forecast::now(seat.game().frames());
        let is_on = is_latest && !games.is_ended();
        if seat.game().is_over() || is_on {
            return Self::Counts(score);
        }
        Self::Unfinished(score)
    }

    fn told(self) -> String {
        match self {
            Self::None => String::new(),
            Self::Counts(score) => score.to_string(),
            Self::Unfinished(score) => format!("{score}…"),
        }
    }
}

impl TonightFigures<'_> {
    /// The games and the series, the best series first. If not all fit, the first games are left out; in
    /// very little room only the series remains.
    pub(super) fn series(&self, width: u16) -> Vec<Line<'static>> {
        let (look, night) = (self.look, self.board.night);
        let games: Vec<_> = night.games().collect();
        let earlier = games.len().saturating_sub(1);
        if earlier == 0 {
            return vec![];
        }
        let heads = (1..=earlier).map(|number| look.language.nth_game(number));
        let heads = heads.chain([look.language.now().to_owned()]);
        let heads = heads.chain([look.language.series_label().to_owned()]);
        let heads: Vec<_> = heads.collect();
        let fitting = (0..heads.len()).find_map(|skipped| {
            let heads = heads.get(skipped..)?;
            Some((skipped, heads, TonightColumns::new(heads, width)?))
        });
        let Some((skipped, heads, columns)) = fitting else {
            return vec![];
        };
        let mut rows: Vec<_> = self.players().map(|player| row(player, &games)).collect();
        rows.sort_by_key(|row| Reverse(row.series()));
        let best = rows.first().map(SeriesRow::series);
        let rows = rows.iter().map(|row| {
            let scores = row.scores.iter().skip(skipped).map(|score| score.told());
            let leads = best.filter(|best| *best == row.series());
            let style = leads.map_or(Style::new(), |_| look.theme.title);
            let series = (row.series().to_string(), style);
            let cells = scores.map(|score| (score, Style::new())).chain([series]);
            columns.line((row.player.name(), style), cells)
        });
        let head = columns.head(heads, look);
        [head].into_iter().chain(rows).collect()
    }

    /// Strikes, spares and open frames of the night.
    pub(super) fn mark_table(&self, width: u16) -> Vec<Line<'static>> {
        let heads = self.look.language.mark_heads().map(str::to_owned);
        let Some(columns) = TonightColumns::new(&heads, width) else {
            return vec![];
        };
        let rows = self.players().map(|player| {
            let counts = [Frames::strikes, Frames::spares, Frames::opens];
            let counts = counts.map(|count| self.count(player, count).to_string());
            let name = (player.name(), Style::new());
            columns.line(name, counts.map(|count| (count, Style::new())))
        });
        let head = columns.head(&heads, self.look);
        [head].into_iter().chain(rows).collect()
    }

    /// The earlier games of a single player: `game 1   X 8/ 81 …   176`.
    pub(super) fn sheets(&self, width: u16) -> Vec<Line<'static>> {
        let [only] = self.board.game.seats() else {
            return vec![];
        };
        let games: Vec<_> = self.board.night.games().collect();
        let earlier = games.split_last().map_or(&[][..], |(_, earlier)| earlier);
        let lines = (1..).zip(earlier).filter_map(|(number, games)| {
            let seat = games.seat(only.player())?;
            Some(sheet(number, seat, self.look))
        });
        let lines: Vec<_> = lines.collect();
        let fits = |line: &Line<'_>| layout::cells(line.width()) <= width;
        if lines.iter().all(fits) {
            lines
        } else {
            vec![]
        }
    }

    /// The players, by place.
    fn players(&self) -> impl Iterator<Item = Player> {
        let standings = standings(self.board.game);
        let players: Vec<_> = standings.iter().map(|own| own.game().player()).collect();
        players.into_iter()
    }
}

fn sheet(number: usize, seat: &Seat, look: &Look) -> Line<'static> {
    let head = Span::styled(look.language.nth_game(number), look.theme.muted);
    let mut line = Line::from(vec![head, Span::raw("  ")]);
    let frames = seat.game().frames();
    for frame in frames.iter().filter(|frame| frame.is_begun()) {
        line.push_span(Span::raw(" "));
        line.extend(frame.marks().map(|mark| sign(mark, look)));
    }
    let score = forecast::now(frames).to_string();
    line.push_span(Span::styled(format!("   {score}"), look.theme.title));
    line
}

/// A mark in its colour.
pub(super) fn sign(mark: Mark, look: &Look) -> Span<'static> {
    Span::styled(mark.symbol().to_string(), look.theme.mark(mark))
}

fn row(player: Player, games: &[&BowlingGames]) -> SeriesRow {
    let last = games.len().saturating_sub(1);
    let score =
        |(place, games): (usize, &&BowlingGames)| NightScore::new(games, player, place == last);
    let scores = games.iter().enumerate().map(score).collect();
    SeriesRow { player, scores }
}

fn least(head: impl AsRef<str>) -> u16 {
    layout::text_width(head.as_ref()).max(NAME) + GAP
}

/// The widths of the columns after a name, which fill the whole width.
struct TonightColumns(Vec<u16>);

impl TonightColumns {
    /// None if not all fit.
    fn new(heads: &[String], width: u16) -> Option<Self> {
        let columns: Vec<_> = heads.iter().map(least).collect();
        let spare = width.checked_sub(NAME + columns.iter().sum::<u16>())?;
        let each = spare / layout::cells(columns.len()).max(1);
        let columns = columns.into_iter().map(|column| column + each);
        let mut columns: Vec<_> = columns.collect();
        let used: u16 = columns.iter().sum();
        // The remaining width goes before the first column.
        if let Some(first) = columns.first_mut() {
            *first += width.saturating_sub(NAME + used);
        }
        Some(Self(columns))
    }

    fn line(
        &self,
        (name, style): (&str, Style),
        cells: impl IntoIterator<Item = (String, Style)>,
    ) -> Line<'static> {
        let name = format!("{name:width$}", width = usize::from(NAME));
        let name = Span::styled(name, style);
        let cells = self.0.iter().zip(cells);
        let cells = cells.map(|(width, (text, style))| {
            let text = right(&text, usize::from(*width));
            Span::styled(text, style)
        });
        [name].into_iter().chain(cells).collect()
    }

    fn head(&self, heads: &[String], look: &Look) -> Line<'static> {
        let heads = heads.iter().cloned();
        self.line(
            ("", Style::new()),
            heads.map(|head| (head, look.theme.muted)),
        )
    }
}
