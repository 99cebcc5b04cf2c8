//! The night so far: every game and the series, highlights, and the last balls.

mod tables;
mod tallies;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::domain::{BowlingGames, FrameNumber, Frames, Player, Seat, forecast};
use crate::ui::lines::whole;
use crate::ui::model::BoardView;
use crate::ui::writing::Writing;
use crate::ui::{Look, joined, layout};
use tables::sign;

pub(super) struct TonightFigures<'view> {
    pub(super) board: &'view BoardView<'view>,
    pub(super) look: &'view Look,
}

/// The most frames shown as last balls.
const LATEST: usize = 12;
/// From this many lines on, a single block in a high card has blank lines.
const LONG: usize = 6;
/// The most blank lines added after a block.
const AIR: u16 = 6;
/// The width of a turn, and of the marks in it.
const TURN: u16 = 9;
const MARKS: usize = 5;

impl Widget for TonightFigures<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let blocks = [
            self.series(area.width),
            self.special(area.width),
            self.sheets(area.width),
            self.last_balls(area.width),
        ];
        let is_large = self.has_large_tallies(area);
        let marks = (!is_large).then(|| self.marks(area.width));
        let blocks = blocks.into_iter().chain(marks.into_iter().flatten());
        let blocks = blocks.filter(|block| !block.is_empty());
        let blocks: Vec<_> = blocks.collect();
        let blocks = match blocks.as_slice() {
            [only] if is_roomy(only, area) => vec![spaced(only)],
            _ => blocks,
        };
        let lines: usize = blocks.iter().map(|block| block.len() + 1).sum();
        if is_large {
            let own = layout::below(area, layout::cells(lines));
            self.render_tallies(own, buffer);
        }
        let spare = area.height.saturating_sub(layout::cells(lines));
        let spare = if is_large { 0 } else { spare };
        let air = spare / layout::cells(blocks.len()).max(1);
        let mut rest = area;
        for block in blocks {
            let used = render_block(block, rest, buffer);
            rest = layout::below(rest, used + air.min(AIR));
        }
    }
}

/// Does a long block have room for a blank line after each of its lines?
fn is_roomy(block: &[Line<'_>], area: Rect) -> bool {
    block.len() >= LONG && block.len() * 2 <= usize::from(area.height)
}

/// With a blank line after each.
fn spaced<'line>(block: &[Line<'line>]) -> Vec<Line<'line>> {
    let lines = block.iter().cloned();
    lines.flat_map(|line| [line, Line::default()]).collect()
}

/// Paints the lines if all of them fit; returns the height including the gap after them.
fn render_block(block: Vec<Line<'_>>, area: Rect, buffer: &mut Buffer) -> u16 {
    let height = layout::cells(block.len());
    if height > area.height {
        return 0;
    }
    for (line, row) in block.into_iter().zip(area.rows()) {
        whole(line, row.width).write(row, buffer);
    }
    height + 1
}

impl TonightFigures<'_> {
    /// Strikes, spares and open frames: a table, or for a single player one line each.
    fn marks(&self, width: u16) -> Vec<Vec<Line<'static>>> {
        let [only] = self.board.game.seats() else {
            return vec![self.mark_table(width)];
        };
        let heads = self.look.language.mark_heads();
        let counts = [Frames::strikes, Frames::spares, Frames::opens];
        let lines = heads.into_iter().zip(counts).map(|(head, count)| {
            let count = self.count(only.player(), count).to_string();
            spread(head, &count, width, self.look)
        });
        lines.collect()
    }

    /// The count over all games of the night.
    fn count(&self, player: Player, count: impl Fn(&Frames) -> u8) -> u32 {
        let games = self.board.night.games();
        let seats = games.filter_map(|games| games.seat(player));
        seats
            .map(|seat| u32::from(count(seat.game().frames())))
            .sum()
    }

    /// The high game, the most strikes and the fewest open frames of the night, with all players who have
    /// them. For a single player only the high game.
    fn special(&self, width: u16) -> Vec<Line<'static>> {
        let language = self.look.language;
        let lines: Vec<_> = self
            .board
            .night
            .games()
            .flat_map(BowlingGames::seats)
            .collect();
        let whole = lines.iter().filter(|seat| seat.game().is_over());
        let high = whole.map(|seat| (seat.player(), forecast::now(seat.game().frames()).into()));
        let high = most(high).map(|found| self.holders(&[language.high_game()], found, width));
        let others = (self.board.game.seats().len() > 1).then(|| self.most_marks(&lines, width));
        let others = others.into_iter().flatten();
        high.into_iter().chain(others).flatten().collect()
    }

    fn most_marks(&self, lines: &[&Seat], width: u16) -> Vec<Vec<Line<'static>>> {
        let language = self.look.language;
        let counted = |count: fn(&Frames) -> u8| {
            let players = lines.iter().map(|seat| seat.player());
            players.map(move |player| (player, self.count(player, count)))
        };
        let strikes = most(counted(Frames::strikes).filter(|(_, count)| *count > 0));
        let heads = [language.most_strikes(), language.most_strikes_short()];
        let strikes = strikes.map(|found| self.holders(&heads, found, width));
        // Not shown while all players have the same number.
        let opens = self.opens(lines);
        let all = opens.iter().map(|(_, count)| count);
        let differs = all.clone().min() != all.max();
        let opens = fewest(opens.into_iter()).filter(|_| differs);
        let heads = [language.fewest_opens_of_night()];
        let opens = opens.map(|found| self.holders(&heads, found, width));
        strikes.into_iter().chain(opens).collect()
    }

    /// The open frames of the players who have finished as many frames as anyone, and at least one:
    /// latecomers and those who sit out had fewer chances. By the order of play a player may be one
    /// frame behind.
    fn opens(&self, lines: &[&Seat]) -> Vec<(Player, u32)> {
        let finished = |player| {
            let own = lines.iter().filter(move |seat| seat.player() == player);
            own.map(|seat| seat.finished()).sum::<usize>()
        };
        let players = lines.iter().map(|seat| seat.player());
        let most = players.clone().map(finished).max().unwrap_or_default();
        let least = most.saturating_sub(1).max(1);
        let players = players.filter(|player| finished(*player) >= least);
        let opens = players.map(|player| (player, self.count(player, Frames::opens)));
        opens.collect()
    }

    /// The first head that fits, the names and the number; empty if they don't fit.
    fn holders(
        &self,
        heads: &[&'static str],
        (players, count): (Vec<Player>, u32),
        width: u16,
    ) -> Vec<Line<'static>> {
        let names = joined(players, " ");
        let value = format!("{names} {count}");
        let mut heads = heads
            .iter()
            .filter(|head| layout::text_width(head) <= width);
        match heads.next() {
            Some(head) if layout::text_width(&value) <= width => {
                spread(head, &value, width, self.look)
            }
            _ => vec![],
        }
    }

    /// `KYJ 9  PJS X  LEE 8/`, the latest first. Empty for a single player, whose balls are on the sheet.
    fn last_balls(&self, width: u16) -> Vec<Line<'static>> {
        let look = self.look;
        let turns = self.turns();
        if turns.is_empty() || self.board.game.seats().len() == 1 {
            return vec![];
        }
        let mut lines = vec![Line::styled(look.language.last_balls(), look.theme.muted)];
        let per_line = usize::from(width / TURN).max(1);
        let rows = turns.chunks(per_line).take(2);
        lines.extend(rows.map(|turns| turns.iter().flatten().cloned().collect::<Line<'_>>()));
        lines
    }

    /// The latest frames, the newest first, each with its marks. Pasted ones that are not recorded yet come
    /// first.
    fn turns(&self) -> Vec<Vec<Span<'static>>> {
        let BoardView { game, night, .. } = self.board;
        let number = self.board.game_number();
        let bowled = number.map_or_else(Vec::new, |number| night.turns(number));
        let numbers: Vec<_> = FrameNumber::all().collect();
        let all = numbers.into_iter().rev().flat_map(|number| {
            let players = game.seats().iter().rev().map(Seat::player);
            players.map(move |player| (player, number))
        });
        let pasted = all.filter(|turn| !bowled.contains(turn));
        let turns = pasted.chain(bowled.iter().copied());
        let marks =
            turns.filter_map(|(player, number)| marks_of(game.seat(player)?, number, self.look));
        marks.take(LATEST).collect()
    }
}

/// `LEE 8/`. None if the frame has not begun.
fn marks_of(seat: &Seat, number: FrameNumber, look: &Look) -> Option<Vec<Span<'static>>> {
    let mut frames = seat.game().frames().iter();
    let frame = frames.find(|frame| frame.number() == number && frame.is_begun())?;
    let name = Span::raw(format!("{} ", seat.player()));
    let marks: Vec<_> = frame.marks().map(|mark| sign(mark, look)).collect();
    let blanks = MARKS.saturating_sub(marks.len());
    let after = Span::raw(" ".repeat(blanks));
    Some([name].into_iter().chain(marks).chain([after]).collect())
}

/// The players with the highest count. None if there are none.
fn most(counts: impl Iterator<Item = (Player, u32)>) -> Option<(Vec<Player>, u32)> {
    let counts: Vec<_> = counts.collect();
    let best = counts.iter().map(|(_, count)| *count).max()?;
    Some((having(best, &counts), best))
}

fn fewest(counts: impl Iterator<Item = (Player, u32)>) -> Option<(Vec<Player>, u32)> {
    let counts: Vec<_> = counts.collect();
    let best = counts.iter().map(|(_, count)| *count).min()?;
    Some((having(best, &counts), best))
}

/// The players with this count, each once.
fn having(best: u32, counts: &[(Player, u32)]) -> Vec<Player> {
    let mut players: Vec<Player> = vec![];
    for (player, count) in counts {
        if *count == best && !players.contains(player) {
            players.push(*player);
        }
    }
    players
}

/// The head at the left and the value at the right, or below it if there is no room.
fn spread(head: &str, value: &str, width: u16, look: &Look) -> Vec<Line<'static>> {
    let room = usize::from(width.saturating_sub(layout::text_width(head)));
    let head = Span::styled(head.to_owned(), look.theme.muted);
    if value.len() < room {
        return vec![Line::from(vec![head, Span::raw(format!("{value:>room$}"))])];
    }
    let width = usize::from(width);
    vec![head.into(), Line::raw(format!("{value:>width$}"))]
}
