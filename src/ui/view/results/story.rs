//! What made the difference, in words; from the second game on, also the night so far.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::domain::{BowlingGame, Frames, Player, Standing, race, standings};
use crate::night::Series;
use crate::ui::Look;
use crate::ui::model::BoardView;

/// From this many lines on, a blank one precedes the night.
const AIRY: usize = 6;

/// The most lines of the series.
const SERIES_LINES: usize = 2;

/// What is said besides the table.
pub(super) struct Story {
    title: Line<'static>,
    sentences: Vec<Line<'static>>,
    /// From the second game on: who leads the night, and the series.
    pub(super) night: Vec<Line<'static>>,
}

impl Story {
    /// None if there is no one to compare with. Sentences wider than the first width are left out; the
    /// second width is that of the night.
    pub(super) fn new(
        board: &BoardView<'_>,
        facts: Vec<String>,
        (width, of_night): (u16, u16),
        look: &Look,
    ) -> Option<Self> {
        let (width, of_night) = (usize::from(width), usize::from(of_night));
        let standings = standings(board.game);
        if standings.len() < 2 {
            return None;
        }
        let sentences = facts.into_iter().chain(sentences(board, &standings, look));
        let sentence = |sentence: String| {
            let dot = Span::styled("· ", look.theme.muted);
            Line::from(vec![dot, Span::raw(sentence)])
        };
        let sentences = sentences.map(sentence).filter(|line| line.width() <= width);
        let is_tie = standings.iter().filter(|own| own.place() == 1).count() > 1;
        let title = if is_tie {
            look.language.how_it_went()
        } else {
            look.language.what_made_the_difference()
        };
        Some(Self {
            title: Line::styled(title, look.theme.muted),
            sentences: sentences.collect(),
            night: night(board, of_night, look),
        })
    }

    /// The title and the sentences, at most this many lines. A single line is a sentence: a title alone
    /// would say nothing.
    pub(super) fn difference(&self, most: usize) -> Vec<Line<'static>> {
        let title = [&self.title].into_iter().filter(|_| most > 1);
        let title = title.filter(|_| !self.sentences.is_empty());
        let lines = title.chain(&self.sentences);
        lines.take(most).cloned().collect()
    }

    /// All of it: sentences are left out before the night is.
    pub(super) fn lines(&self, height: u16) -> Vec<Line<'static>> {
        let room = usize::from(height).saturating_sub(self.night.len());
        let is_roomy = room > self.sentences.len() + 1 || room >= AIRY;
        let blank = (!self.night.is_empty() && is_roomy).then(Line::default);
        let room = room - usize::from(blank.is_some());
        let difference = self.difference(room).into_iter();
        difference
            .chain(blank)
            .chain(self.night.iter().cloned())
            .collect()
    }
}

fn sentences(
    board: &BoardView<'_>,
    standings: &[Standing<'_>],
    look: &Look,
) -> impl Iterator<Item = String> {
    let language = look.language;
    let lead = race::lead_for_good(board.game).map(|lead| language.lead_for_good(lead));
    let string = longest_string(board, look);
    let strikes = most(standings, Frames::strikes);
    let strikes = strikes.filter(|(_, strikes)| *strikes > 0);
    let strikes = strikes.map(|(players, strikes)| language.strikes_of(&players, strikes));
    let opens = most(standings, |frames| u8::MAX - frames.opens());
    let opens = opens.map(|(players, left)| language.opens_of(&players, u8::MAX - left));
    let high = high_game(board).filter(|_| is_late(board));
    let high = high.map(|(players, score)| language.high_game_of(&players, score));
    [lead, string, strikes, opens, high].into_iter().flatten()
}

/// All players who have the high game of the night.
fn high_game(board: &BoardView<'_>) -> Option<(Vec<Player>, u16)> {
    let series: Vec<_> = board.night.series().collect();
    let high = series.iter().filter_map(|own| own.high).max()?;
    let with_it = series.iter().filter(|own| own.high == Some(high));
    Some((with_it.map(|own| own.person.name()).collect(), high))
}

/// Is it the second game of the night, or a later one?
pub(super) fn is_late(board: &BoardView<'_>) -> bool {
    board.night.games().count() > 1
}

/// None if all players have the same.
fn longest_string(board: &BoardView<'_>, look: &Look) -> Option<String> {
    let longest = race::longest_strings(board.game);
    let longest = Some(longest).filter(|longest| longest.len() < standings(board.game).len())?;
    let strikes = longest.first()?.frames().longest_string();
    let players: Vec<_> = longest.into_iter().map(BowlingGame::player).collect();
    Some(look.language.longest_string(&players, strikes))
}

/// The players with the highest count, and the count. None if all players have the same.
fn most(standings: &[Standing<'_>], count: fn(&Frames) -> u8) -> Option<(Vec<Player>, u8)> {
    let own = |standing: &Standing<'_>| count(standing.game().frames());
    let most = standings.iter().map(own).max()?;
    let with_most = standings.iter().filter(|standing| own(standing) == most);
    let players: Vec<_> = with_most.map(|standing| standing.game().player()).collect();
    (players.len() < standings.len()).then_some((players, most))
}

/// `PJS leads the night by 39` and `series   PJS 363   LEE 324   KYJ 292`.
fn night(board: &BoardView<'_>, width: usize, look: &Look) -> Vec<Line<'static>> {
    let mut series: Vec<_> = board.night.series().filter(|own| own.games > 0).collect();
    series.sort_by_key(|own| std::cmp::Reverse(own.total));
    if !is_late(board) || series.len() < 2 {
        return vec![];
    }
    let leader = Line::raw(leader(&series, look));
    [leader]
        .into_iter()
        .chain(series_lines(&series, width, look))
        .collect()
}

/// Each player's series, in as few lines as possible; with the number of the others if there are too
/// many.
fn series_lines(series: &[Series], width: usize, look: &Look) -> Vec<Line<'static>> {
    let label = look.language.series_label();
    let room = width.saturating_sub(label.width());
    let entries: Vec<_> = series.iter().map(|own| entry(own, series, look)).collect();
    let widest = entries.iter().map(Span::width).max().unwrap_or(1);
    let fits = (room / widest).max(1);
    let most = fits * SERIES_LINES;
    let shown = if entries.len() > most { most - 1 } else { most };
    let hidden = entries.len().saturating_sub(shown);
    let more = format!("   {}", look.language.and_more(hidden));
    let more = (hidden > 0).then(|| Span::styled(more, look.theme.muted));
    let entries: Vec<_> = entries.into_iter().take(shown).chain(more).collect();
    let heads = [
        Span::styled(label, look.theme.muted),
        Span::raw(" ".repeat(label.width())),
    ];
    let lines = entries.chunks(fits).zip(heads);
    lines
        .map(|(own, head)| [head].into_iter().chain(own.iter().cloned()).collect())
        .collect()
}

/// `   PJS 363`, highlighted if it is the best.
fn entry(own: &Series, series: &[Series], look: &Look) -> Span<'static> {
    let best = series.iter().map(|own| own.total).max();
    let style = match best {
        Some(best) if best == own.total => look.theme.title,
        _ => look.theme.plain,
    };
    Span::styled(format!("   {} {}", own.person.name(), own.total), style)
}

/// Who leads the night, or shares the lead.
fn leader(series: &[Series], look: &Look) -> String {
    let best = series.first().map_or(0, |own| own.total);
    let first = series.iter().filter(|own| own.total == best);
    let first: Vec<_> = first.map(|own| own.person.name()).collect();
    let second = series.iter().find(|own| own.total < best);
    let ahead = best - second.map_or(0, |own| own.total);
    look.language.leads_night(&first, ahead)
}
