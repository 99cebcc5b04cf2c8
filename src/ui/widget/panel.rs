//! Under the board: who is up and the standing pins, the notice, the legal keys, the outlook;
//! beside them who is next, and the state of the game.
//!
//! ```text
//! ▶ KYJ   frame 4   ball 2   3 pins stand  ●●●·······           next  ABC  LEE
//!                                                               now   60
//!   0 -   1   2   3 /   f foul                                  max   256
//! at most 256 with a spare, 244 otherwise                       lead  KYJ +3
//! ```

mod correction;
mod replay;
mod side;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::{Action, Context, Target};
use crate::domain::{BowlingGames, Mark, Pins};
use crate::input::{binding, key_name};
use crate::ui::model::{Activity, BoardView};
use crate::ui::widget::StatusLine;
use crate::ui::{Look, Regions, layout};
use correction::CorrectionLines;

/// The width of the side column.
const SIDE: u16 = 18;
/// Below this width there is no side column.
const WIDE: u16 = 60;

pub(crate) struct Panel<'view> {
    pub(crate) board: &'view BoardView<'view>,
    pub(crate) look: &'view Look,
}

impl StatefulWidget for Panel<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let side = if area.width >= WIDE { SIDE } else { 0 };
        let widths = [Constraint::Fill(1), Constraint::Length(side)];
        let [left, right] = Layout::horizontal(widths).areas(area);
        let [first, told, keys, more] = self.lines(left, !right.is_empty());
        let side = side::lines(self.board.game, self.look);
        for (line, row) in side.into_iter().zip(right.rows()) {
            line.render(row, buffer);
        }
        first.render(layout::line(left, 0), buffer);
        let has_room = area.height > 2;
        let own = if has_room { 2 } else { 1 };
        if has_room || told.width() == 0 {
            (&keys).render(layout::line(left, own), buffer);
            self.add_regions(&keys, layout::line(left, own), regions);
        }
        more.render(layout::line(left, 3), buffer);
        if told.width() < usize::from(left.width) {
            return told.render(layout::line(left, 1), buffer);
        }
        let told = StatusLine(told);
        let rows = rows_for(&told, area);
        regions.cover(rows);
        told.render(rows, buffer);
    }
}

/// A sentence that does not fit into its own line takes the whole width.
fn rows_for(told: &StatusLine<'_>, area: Rect) -> Rect {
    let (needed, below) = (told.height(area.width), layout::below(area, 1));
    let rows = if needed.min(area.height) <= below.height {
        below
    } else {
        area
    };
    layout::top(rows, needed)
}

impl Panel<'_> {
    fn lines(&self, left: Rect, has_side: bool) -> [Line<'static>; 4] {
        let Self { board, look } = self;
        match &board.activity {
            Activity::Correcting(cursor, seat) => {
                CorrectionLines { cursor, seat, look }.lines(board.page.told(look), left)
            }
            Activity::Replaying(replay) => {
                let [first, last, keys, more] = replay::lines(replay, look, left.width);
                [first, board.page.told(look).unwrap_or(last), keys, more]
            }
            _ => self.bowling_lines(left.width, has_side),
        }
    }

    /// The spans of the keys line, the same number per mark, are the keys to click on.
    fn add_regions(&self, keys: &Line<'_>, mut rest: Rect, regions: &mut Regions) {
        let Activity::Bowling(marks) = &self.board.activity else {
            return;
        };
        let spans = keys.spans.len() / marks.len().max(1);
        for (mark, cap) in marks.iter().zip(keys.spans.chunks(spans.max(1))) {
            let width = layout::cells(cap.iter().map(Span::width).sum());
            let own = Rect { width, ..rest }.intersection(rest);
            regions.add(own, Target::Key(Action::Bowl(*mark)));
            rest = layout::right_of(rest, width);
        }
    }

    fn bowling_lines(&self, width: u16, has_side: bool) -> [Line<'static>; 4] {
        let Self { board, look } = self;
        // Without a side column its content is worth more than the outlook.
        let more = if has_side {
            side::outlook(board.game, look, width)
        } else {
            side::line(board.game, look)
        };
        [
            up_line(board.game, look, width),
            board.told(look).unwrap_or_default(),
            self.keys_line(width),
            more,
        ]
    }

    /// The legal keys, with their names if they fit. A spectator has none.
    fn keys_line(&self, width: u16) -> Line<'static> {
        let look = self.look;
        let marks = match &self.board.activity {
            Activity::Bowling(marks) => marks,
            Activity::PendingOne { can_follow } => return pending_line(*can_follow, look, width),
            _ => return Line::default(),
        };
        let named = marks
            .iter()
            .flat_map(|mark| mark_key(*mark, look))
            .collect();
        let short = |mark: &Mark| Span::styled(format!("{mark} "), look.theme.key);
        first_that_fits(&[named], marks.iter().map(short).collect(), width)
    }
}

/// `▶ KYJ   frame 4   ball 2   3 pins stand  ●●●·······`, or as much of it as fits.
pub(crate) fn up_line(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let Some(up) = game.up() else {
        return Line::default();
    };
    let (Some(words), Some(standing)) = (up_words(game, look), up.frames().standing()) else {
        return Line::default();
    };
    let name = Span::styled(format!("▶ {}", up.player()), look.theme.up);
    let wide = Line::from(vec![
        name.clone(),
        Span::raw(format!("   {}  ", words.join("   "))),
    ]);
    let drawn = wide.iter().cloned().chain(pins(standing, look)).collect();
    let short = Line::from(vec![name, Span::raw(format!(" {}", words.join(" ")))]);
    first_that_fits(&[drawn, wide], short, width)
}

/// `frame 4`, `ball 2`, `3 pins stand`. None if no one is up.
pub(crate) fn up_words(game: &BowlingGames, look: &Look) -> Option<[String; 3]> {
    let (frames, language) = (game.up()?.frames(), look.language);
    let frame = frames.current()?;
    Some([
        language.frame(frame.number()),
        language.ball(frame.balls().count() + 1),
        language.stands(frames.standing()?.count()),
    ])
}

/// The standing pins, drawn as a count.
fn pins(standing: Pins, look: &Look) -> [Span<'static>; 2] {
    let count = |pins: Pins| usize::from(pins.count());
    [
        Span::styled("●".repeat(count(standing)), look.theme.pin),
        Span::styled("·".repeat(count(standing.left())), look.theme.muted),
    ]
}

/// What a pending 1 can become.
fn pending_line(can_follow: bool, look: &Look, width: u16) -> Line<'static> {
    let (language, style) = (look.language, look.theme.key);
    let one = language.pending_one();
    let gutter = can_follow.then(|| language.gutter_after_one());
    let two = one.clone() + &gutter.unwrap_or_default();
    let longer = [two.clone() + &language.drop_one(), two];
    let longer = longer.map(|words| Line::styled(words, style));
    first_that_fits(&longer, Line::styled(one, style), width)
}

fn first_that_fits<'row>(longer: &[Line<'row>], shortest: Line<'row>, width: u16) -> Line<'row> {
    let fits = |line: &&Line<'_>| line.width() <= usize::from(width);
    longer.iter().find(fits).cloned().unwrap_or(shortest)
}

fn mark_key(mark: Mark, look: &Look) -> [Span<'static>; 2] {
    let key = |action| key_name(Context::Bowling, action);
    let bowl = Action::Bowl(mark);
    let (key, named) = match mark {
        Mark::Gutter => (format!("{} {}", key(Action::Nought), key(bowl)), None),
        Mark::Count(1) => (key(Action::One), None),
        Mark::Count(_) => (key(bowl), None),
        _ => (key(bowl), binding(Context::Bowling, bowl)),
    };
    let word = named.map(|binding| format!(" {}", look.language.pick(binding.words)));
    [
        Span::styled(key, look.theme.key),
        Span::styled(word.unwrap_or_default() + "  ", look.theme.muted),
    ]
}
