//! The statistics of a player: all players by their average at the left, the page of the selected one
//! next to them.
//!
//! ```text
//!  PJS     193  │ KYJ  50 games, 19 nights, 6 March to 23 October
//!  LEE     180  │                                 high game           247 29 May
//!  KYJ     163  │ ▄█  █▀▀▀ ▀▀▀█   █▀▀█            high series    574 in 3 29 May
//!               │ …
//! ```

mod cards;
mod chart;
mod frames;
mod head;
mod leaves;
mod nights;
mod page;
mod parts;
mod rivals;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::waiting::Waiting;
use crate::app::{Action, Direction, Findings, StatisticsScreen, StatisticsTopic, Target};
use crate::domain::Player;
use crate::statistics::Average;
use crate::ui::layout::{self, above, below, cells, right_of};
use crate::ui::model::Page;
use crate::ui::widget::{Card, Heading, Hidden, framed};
use crate::ui::{Canvas, Look};

/// A player with their average; None before the first finished game.
type Listed = (Player, Option<Average>);

/// The keys that turn pages.
const TURNING: [Action; 2] = [
    Action::Move(Direction::Left),
    Action::Move(Direction::Right),
];
/// The minimum size for cards.
const CARDS: (u16, u16) = (112, 32);
/// The width of the list as a card.
const CARD: u16 = 22;
/// The width of the list with a rule, and where space is short. Below the narrowest width there is no
/// list.
const LIST: u16 = 15;
const SHORT_LIST: u16 = 9;
const WIDE: u16 = 60;
const NARROWEST: u16 = 40;

pub(super) fn render(
    screen: &StatisticsScreen,
    listed: &[Listed],
    page: Page<'_>,
    canvas: &mut Canvas<'_>,
) {
    let (whole, look) = (canvas.buffer.area, canvas.look);
    let nights = screen.ranking.nights;
    let right = (nights > 0).then(|| look.language.nights_counted(nights));
    let heading = Heading {
        right,
        ..Heading::new(look.language.averages())
    };
    let inner = above(below(whole, 1), 1);
    let row = listed
        .iter()
        .position(|(player, _)| Some(*player) == screen.chosen);
    let content = render_list(listed, row.unwrap_or_default(), inner, canvas);
    let pages = render_findings(screen, content, canvas);
    let page = Page {
        idle: if pages > 1 { &[] } else { &TURNING },
        ..page
    };
    page.render(&heading, whole, canvas);
    if let Some(told) = page.told(look) {
        let line = layout::line(inner, 0);
        canvas.paint(Clear, line);
        canvas.paint(told, right_of(line, 1));
    }
}

/// Is there room for cards?
const fn has_cards(whole: Rect) -> bool {
    whole.width >= CARDS.0 && whole.height >= CARDS.1
}

/// Paints the list, and returns the remaining area.
fn render_list(listed: &[Listed], chosen: usize, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    let width = match area.width {
        _ if has_cards(canvas.buffer.area) => return render_card(listed, chosen, area, canvas),
        WIDE.. => LIST,
        NARROWEST.. => SHORT_LIST,
        _ => return area,
    };
    let rows = PlayerRows {
        listed,
        chosen,
        spacing: 1,
        look,
    };
    rows.render(Rect { width, ..area }, canvas);
    for row in area.rows() {
        canvas.paint(Span::styled("│", look.theme.rule), right_of(row, width));
    }
    let content = right_of(area, width + 2);
    let margin = u16::from(area.width >= WIDE);
    Rect {
        width: content.width.saturating_sub(margin),
        ..content
    }
}

fn render_card(listed: &[Listed], chosen: usize, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let look = canvas.look;
    let area = below(right_of(area, 1), 1);
    let card = Rect {
        width: CARD,
        ..area
    };
    let inner = Card::inner(card);
    canvas.paint(framed(look.language.players(), look), card);
    let is_roomy = listed.len() * 2 < usize::from(layout::rows_of(inner).height);
    let rows = PlayerRows {
        listed,
        chosen,
        spacing: if is_roomy { 2 } else { 1 },
        look,
    };
    rows.render(inner, canvas);
    let content = right_of(area, CARD + 2);
    Rect {
        width: content.width.saturating_sub(1),
        ..content
    }
}

/// The visible players, best first.
struct PlayerRows<'view> {
    listed: &'view [Listed],
    chosen: usize,
    spacing: u16,
    look: &'view Look,
}

impl PlayerRows<'_> {
    fn render(self, area: Rect, canvas: &mut Canvas<'_>) {
        let (inner, count) = (layout::rows_of(area), self.listed.len());
        let rows = inner.rows().step_by(self.spacing.into());
        let fits = inner.height.div_ceil(self.spacing);
        let shown = layout::page(count, fits.into(), self.chosen);
        for (place, row) in shown.clone().zip(rows) {
            self.render_row(place, row, canvas);
            canvas.regions.add(row, Target::Row(place));
        }
        let look = self.look;
        Hidden { count, shown, look }.render(area, canvas.buffer);
    }

    /// ` 3 KYJ        163 `
    fn render_row(&self, place: usize, row: Rect, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        let Some((player, average)) = self.listed.get(place) else {
            return;
        };
        let margin = if row.width >= LIST { " " } else { "" };
        let row = Rect {
            width: row.width.saturating_sub(1),
            ..row
        };
        let row = right_of(row, cells(margin.len()));
        let number = match (row.width >= CARD - 4, average) {
            (true, Some(_)) => format!("{:>3} ", place + 1),
            (true, None) => " ".repeat(4),
            _ => String::new(),
        };
        let name = Span::styled(player.to_string(), theme.title);
        let number = Span::styled(format!("{margin}{number}"), theme.muted);
        canvas.paint(Line::from(vec![number, name]), row);
        let average = average.map(|average| average.rounded().to_string());
        let average = average.unwrap_or_else(|| "-".to_owned()) + margin;
        let average = Line::from(Span::styled(average, theme.muted));
        canvas.paint(average.right_aligned(), row);
        if place == self.chosen {
            canvas.buffer.set_style(row, theme.fill.up);
        }
    }
}

/// Returns the number of pages.
fn render_findings(screen: &StatisticsScreen, area: Rect, canvas: &mut Canvas<'_>) -> usize {
    let language = canvas.look.language;
    let large = match &screen.findings {
        Some(Findings::Found(found)) => found.summary.player.to_string(),
        _ => language.large_no_games().to_owned(),
    };
    let sentence = match &screen.findings {
        Some(Findings::Found(found)) if found.summary.games == 0 => {
            language.no_game_of(found.summary.player)
        }
        Some(Findings::Found(found)) => match screen.topic {
            StatisticsTopic::Games => return page::render(found, screen.page, area, canvas),
            StatisticsTopic::Leaves if found.leaves.games_with_pins == 0 => language.no_pins_here(),
            StatisticsTopic::Leaves => return leaves::render(found, screen.page, area, canvas),
        },
        Some(Findings::NoStore) => language.no_store().to_owned(),
        Some(Findings::Unreadable) => language.statistics_unreadable().to_owned(),
        None => language.no_finished_games().to_owned(),
    };
    let waiting = Waiting {
        large: vec![large],
        lines: vec![Line::styled(sentence, canvas.look.theme.muted)],
    };
    waiting.render_body(area, canvas);
    1
}
