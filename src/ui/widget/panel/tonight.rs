//! The night so far: every game and the series, what was special, and the last balls.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::domain::{BowlingGames, FrameNumber, Frames, Mark, Player, Seat, forecast, standings};
use crate::ui::lines::whole;
use crate::ui::model::BoardView;
use crate::ui::{Look, layout};

pub(super) struct TonightFigures<'view> {
    pub(super) board: &'view BoardView<'view>,
    pub(super) look: &'view Look,
}

/// The columns of a name, and of a number.
const NAME: u16 = 5;
const NUMBER: u16 = 8;
/// The most frames among the last balls.
const LATEST: usize = 12;
/// The columns of a turn.
const TURN: u16 = 9;

impl Widget for TonightFigures<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let blocks = [
            self.marks(area.width),
            self.series(area.width),
            self.special(area.width),
            self.last_balls(area.width),
        ];
        let mut rest = area;
        for block in blocks.into_iter().filter(|block| !block.is_empty()) {
            rest = layout::below(rest, render_block(block, rest, buffer));
        }
    }
}

/// Paints the lines if all of them fit; returns how many lines they take with the gap after them.
fn render_block(block: Vec<Line<'_>>, area: Rect, buffer: &mut Buffer) -> u16 {
    let height = layout::cells(block.len());
    if height > area.height {
        return 0;
    }
    for (line, row) in block.into_iter().zip(area.rows()) {
        whole(line, row.width).render(row, buffer);
    }
    height + 1
}

impl TonightFigures<'_> {
    /// A row per player, a column per game; the first columns go if not all fit.
    fn series(&self, width: u16) -> Vec<Line<'static>> {
        let (look, night) = (self.look, self.board.night);
        let games: Vec<_> = night.games().collect();
        let earlier = games.len().saturating_sub(1);
        if earlier == 0 {
            return vec![];
        }
        let fits = usize::from(width.saturating_sub(NAME) / NUMBER).saturating_sub(2);
        let skipped = earlier.saturating_sub(fits);
        let heads = (skipped..earlier).map(|index| look.language.nth_game(index + 1));
        let heads = heads.chain([
            look.language.now().to_owned(),
            look.language.series_label().to_owned(),
        ]);
        let head = heads.fold(" ".repeat(NAME.into()), |line, head| line + &right(&head));
        let rows = standings(self.board.game).into_iter().map(|standing| {
            let player = standing.game().player();
            let scores: Vec<_> = games.iter().map(|games| score(games, player)).collect();
            let total: u32 = scores.iter().flatten().map(|score| u32::from(*score)).sum();
            let cells = scores.iter().skip(skipped).map(|score| number(*score));
            let cells: String = cells.collect();
            Line::from(vec![
                Span::raw(format!("{player}  ")),
                Span::raw(cells),
                Span::styled(right(&total.to_string()), look.theme.title),
            ])
        });
        [Line::styled(head, look.theme.muted)]
            .into_iter()
            .chain(rows)
            .collect()
    }

    /// A row per player: strikes, spares and open frames of the night.
    fn marks(&self, width: u16) -> Vec<Line<'static>> {
        let look = self.look;
        if width < NAME + 3 * NUMBER {
            return vec![];
        }
        let heads = look.language.mark_heads();
        let head = heads
            .iter()
            .fold(" ".repeat(NAME.into()), |line, head| line + &right(head));
        let rows = standings(self.board.game).into_iter().map(|standing| {
            let player = standing.game().player();
            let counts = [Frames::strikes, Frames::spares, Frames::opens];
            let counts = counts.map(|count| self.count(player, count));
            let cells = counts.iter().map(|count| right(&count.to_string()));
            let cells = cells.collect::<String>();
            Line::from(format!("{player}  {cells}"))
        });
        [Line::styled(head, look.theme.muted)]
            .into_iter()
            .chain(rows)
            .collect()
    }

    /// In all games of the night.
    fn count(&self, player: Player, count: impl Fn(&Frames) -> u8) -> u32 {
        let games = self.board.night.games();
        let seats = games.filter_map(|games| games.seat(player));
        seats
            .map(|seat| u32::from(count(seat.game().frames())))
            .sum()
    }

    /// The high game and the most strikes of the night, with everybody who has them.
    fn special(&self, width: u16) -> Vec<Line<'static>> {
        let (look, night) = (self.look, self.board.night);
        let language = look.language;
        let lines: Vec<_> = night.games().flat_map(BowlingGames::seats).collect();
        let whole = lines.iter().filter(|seat| seat.game().is_over());
        let high = whole.map(|seat| (seat.player(), forecast::now(seat.game().frames()).into()));
        let strikes = lines.iter().map(|seat| {
            let player = seat.player();
            (player, self.count(player, Frames::strikes))
        });
        let row = |head: &str, (players, count): (Vec<Player>, u32)| {
            let names: Vec<_> = players.iter().map(Player::to_string).collect();
            spread(head, &format!("{} {count}", names.join(" ")), width, look)
        };
        let high = most(high).map(|found| row(language.high_game(), found));
        let strikes = most(strikes).map(|found| row(language.most_strikes(), found));
        high.into_iter().chain(strikes).flatten().collect()
    }

    /// `KYJ 9  PJS X  LEE 8/`, the latest first.
    fn last_balls(&self, width: u16) -> Vec<Line<'static>> {
        let look = self.look;
        let turns = self.turns();
        if turns.is_empty() {
            return vec![];
        }
        let mut lines = vec![Line::styled(look.language.last_balls(), look.theme.muted)];
        let per_line = usize::from(width / TURN).max(1);
        let rows = turns.chunks(per_line).take(2);
        lines.extend(rows.map(|turns| Line::raw(turns.concat())));
        lines
    }

    /// The latest frames, the newest first, each with its marks.
    fn turns(&self) -> Vec<String> {
        let seats = self.board.game.seats();
        let numbers: Vec<_> = FrameNumber::all().collect();
        let frames = numbers.iter().rev().flat_map(|number| {
            seats
                .iter()
                .rev()
                .filter_map(|seat| marks_of(seat, *number))
        });
        frames.take(LATEST).collect()
    }
}

/// `LEE 8/`. None if the frame is not begun.
fn marks_of(seat: &Seat, number: FrameNumber) -> Option<String> {
    let mut frames = seat.game().frames().iter();
    let frame = frames.find(|frame| frame.number() == number && frame.is_begun())?;
    let marks: String = frame.marks().map(Mark::symbol).collect();
    Some(format!("{} {marks:<5}", seat.player()))
}

fn score(games: &BowlingGames, player: Player) -> Option<u16> {
    let seat = games.seat(player)?;
    Some(forecast::now(seat.game().frames()))
}

fn number(score: Option<u16>) -> String {
    right(&score.map_or_else(String::new, |score| score.to_string()))
}

fn right(text: &str) -> String {
    let blanks = NUMBER.saturating_sub(layout::text_width(text));
    format!("{}{text}", " ".repeat(blanks.into()))
}

/// The players with the most. None if nobody has any.
fn most(counts: impl Iterator<Item = (Player, u32)>) -> Option<(Vec<Player>, u32)> {
    let counts: Vec<_> = counts.collect();
    let best = counts.iter().map(|(_, count)| *count).max();
    let best = best.filter(|best| *best > 0)?;
    let mut players: Vec<Player> = vec![];
    for (player, count) in counts {
        if count == best && !players.contains(&player) {
            players.push(player);
        }
    }
    Some((players, best))
}

/// The head at the left and the value at the right, or under it if there is no room.
fn spread(head: &str, value: &str, width: u16, look: &Look) -> Vec<Line<'static>> {
    let room = usize::from(width.saturating_sub(layout::text_width(head)));
    let head = Span::styled(head.to_owned(), look.theme.muted);
    if value.len() < room {
        return vec![Line::from(vec![head, Span::raw(format!("{value:>room$}"))])];
    }
    let width = usize::from(width);
    vec![head.into(), Line::raw(format!("{value:>width$}"))]
}
