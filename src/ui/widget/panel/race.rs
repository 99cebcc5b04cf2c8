//! The race: a lane for each player, best first. A single player races the average and the best game.

mod alone;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::first_that_fits;
use crate::domain::{BowlingGame, Frames, Standing, forecast, standings};
use crate::ui::lines::whole;
use crate::ui::model::BoardView;
use crate::ui::widget::{Lane, Letters, Size};
use crate::ui::writing::Writing;
use crate::ui::{Look, layout};

pub(super) struct Race<'view> {
    pub(super) board: &'view BoardView<'view>,
    pub(super) look: &'view Look,
}

/// The width of a name, and of a score with the blank before it.
const NAME: u16 = 4;
const SCORE: u16 = 5;
/// The maximum height of a player, and of one with large name and score.
const MOST_LINES: u16 = 5;
const MOST_LARGE: u16 = 14;
/// The minimum size for large letters.
const LARGE: (u16, u16) = (60, 7);
/// The width of the widest name and score in large letters, with the blanks next to them.
const LARGE_NAME: u16 = 19;
const LARGE_SCORE: u16 = 16;

/// A player in the race, and the best score.
type Racer<'game> = (&'game Standing<'game>, TopScore);

/// The best score, and how many players have it.
#[derive(Clone, Copy)]
struct TopScore {
    score: u16,
    players: usize,
}

impl TopScore {
    fn new(standings: &[Standing<'_>]) -> Self {
        let scores = || standings.iter().map(Standing::score);
        let score = scores().next().unwrap_or_default();
        let players = scores().take_while(|own| *own == score).count();
        Self { score, players }
    }
}

impl Widget for Race<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let standings = standings(self.board.game);
        if let [only] = standings.as_slice() {
            return self.alone(only.game().frames(), area, buffer);
        }
        let count = layout::cells(standings.len());
        let step = self.step(count.max(1), area);
        let used = count.saturating_mul(step);
        if used > area.height {
            return self.render_some(&standings, area, buffer);
        }
        let top = TopScore::new(&standings);
        let mut y = area.y;
        for standing in &standings {
            let height = step;
            let own = Rect { y, height, ..area }.intersection(area);
            self.lane((standing, top), own, buffer);
            y += step;
        }
        // In a finished game no higher score is possible.
        if self.board.game.is_over() {
            return;
        }
        let legend = Line::styled(self.look.language.lane_legend(), self.look.theme.muted);
        let under = layout::right_of(layout::below(area, used), NAME);
        if legend.width() <= usize::from(under.width) {
            legend.write(layout::last(under), buffer);
        }
    }
}

impl Race<'_> {
    /// As many as fit, and the number of the others.
    fn render_some(&self, standings: &[Standing<'_>], area: Rect, buffer: &mut Buffer) {
        let shown = self.in_sight(standings, area.height.saturating_sub(1).max(1));
        let top = TopScore::new(standings);
        for (standing, own) in shown.iter().zip(area.rows()) {
            self.lane((standing, top), own, buffer);
        }
        let hidden = standings.len() - shown.len();
        let under = layout::below(area, layout::cells(shown.len()));
        let under = layout::right_of(under, NAME);
        let words = Line::raw(self.look.language.and_more(hidden));
        let words = first_that_fits([words], Line::raw(format!("+{hidden}")), under.width);
        // Writing a line would style the cells next to it.
        for word in words {
            word.style(self.look.theme.muted).write(under, buffer);
        }
    }

    /// The height of each player; if there are several lines, one is left for the legend.
    fn step(&self, players: u16, area: Rect) -> u16 {
        let height = match area.height.saturating_sub(1) / players {
            0 | 1 => area.height / players,
            height => height,
        };
        let most = if is_large(Rect { height, ..area }, self.look) {
            MOST_LARGE
        } else {
            MOST_LINES
        };
        height.clamp(1, most)
    }

    /// A lane with the name and the score in large letters.
    fn large_lane(&self, (standing, top): Racer<'_>, area: Rect, buffer: &mut Buffer) {
        let (look, game) = (self.look, standing.game());
        let (style, size) = (self.style(standing), Size::ONE);
        let (now, max) = (standing.score(), self.max(game.frames()));
        let area = layout::below(area, 1);
        let player = game.player();
        let word = player.name();
        Letters { word, size, style }.render(area, buffer);
        let score = now.to_string();
        let word = score.as_str();
        let right = layout::right_of(area, area.width.saturating_sub(size.width(word)));
        Letters { word, size, style }.render(right, buffer);
        let beside = layout::but_last(layout::right_of(area, LARGE_NAME), LARGE_SCORE);
        let lane = Lane {
            now,
            max,
            style,
            look,
        };
        lane.render(layout::line(beside, 1), buffer);
        self.render_gap((now, max, top), layout::line(beside, 2), buffer);
    }

    /// The points behind, and the highest possible score if it fits.
    fn render_gap(&self, (now, max, top): (u16, u16, TopScore), under: Rect, buffer: &mut Buffer) {
        let (words, muted) = (self.gap(now, top), self.look.theme.muted);
        let most = self.look.language.up_to(max);
        let both = layout::text_width(&words) + layout::text_width(&most) + 1;
        if max > now && both <= under.width {
            let most = Line::styled(most, muted);
            most.right_aligned().write(under, buffer);
        }
        whole(Line::styled(words, muted), under.width).write(under, buffer);
    }

    /// The best ones; if the current player is not among them, in the last place.
    fn in_sight<'game>(
        &self,
        standings: &'game [Standing<'game>],
        rows: u16,
    ) -> Vec<&'game Standing<'game>> {
        let up = self.board.game.up().map(BowlingGame::player);
        let rows = usize::from(rows);
        let mut shown: Vec<_> = standings.iter().take(rows).collect();
        let is_up = |standing: &&Standing<'_>| Some(standing.game().player()) == up;
        let hidden = standings.iter().skip(rows).find(is_up);
        if let (Some(hidden), Some(last)) = (hidden, shown.last_mut()) {
            *last = hidden;
        }
        shown
    }

    /// `PJS ━━━━━●┄┄┄┄┄┄     117`, with the points behind below it.
    fn lane(&self, (standing, top): Racer<'_>, area: Rect, buffer: &mut Buffer) {
        if is_large(area, self.look) {
            return self.large_lane((standing, top), area, buffer);
        }
        let (look, game) = (self.look, standing.game());
        let style = self.style(standing);
        let (now, max) = (standing.score(), self.max(game.frames()));
        let first = layout::line(area, 0);
        Span::styled(game.player().to_string(), style).write(first, buffer);
        let track = layout::but_last(layout::right_of(first, NAME), SCORE);
        Lane {
            now,
            max,
            style,
            look,
        }
        .render(track, buffer);
        score(now, style).write(first, buffer);
        let under = layout::right_of(layout::line(area, 1), NAME);
        self.render_gap((now, max, top), under, buffer);
    }

    /// The highest possible score; if the game was ended, the score.
    fn max(&self, frames: &Frames) -> u16 {
        if self.board.game.is_ended() {
            return forecast::now(frames);
        }
        forecast::max(frames)
    }

    /// The points behind the best score.
    fn gap(&self, score: u16, top: TopScore) -> String {
        let language = self.look.language;
        match top.score.saturating_sub(score) {
            0 if top.players > 1 => language.tied().to_owned(),
            0 => language.leads().to_owned(),
            behind => language.behind(behind),
        }
    }

    fn style(&self, standing: &Standing<'_>) -> Style {
        let up = self.board.game.up().map(BowlingGame::player);
        match standing.place() {
            _ if Some(standing.game().player()) == up => self.look.theme.up,
            1 => self.look.theme.title,
            _ => self.look.theme.plain,
        }
    }
}

/// Is there room for large letters in a lane?
fn is_large(area: Rect, look: &Look) -> bool {
    let (width, height) = LARGE;
    area.width >= width && area.height >= height && Size::ONE.is_drawn(look.glyphs)
}

/// At the right end, without styling the lane.
fn score(score: u16, style: Style) -> Line<'static> {
    Line::from(Span::styled(score.to_string(), style)).right_aligned()
}
