//! A card: a rounded border with a title in its upper rule.
//!
//! ratatui's `Block` also styles every cell inside, which is a tenth of a frame on a large screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::ui::writing::Writing;
use crate::ui::{Look, layout};

/// The columns of a border at both sides.
const BORDERS: u16 = 2;

#[derive(Default)]
pub(crate) struct Card {
    rule: Style,
    title: Line<'static>,
    /// At the right of the upper rule.
    pub(crate) aside: Line<'static>,
    /// In the lower rule.
    pub(crate) foot: Line<'static>,
}

/// A card with a title.
pub(crate) fn framed(title: &str, look: &Look) -> Card {
    Card::new(title, look.theme.rule, look.theme.muted)
}

/// A card about the current player.
pub(crate) fn framed_up(title: &str, look: &Look) -> Card {
    Card::new(title, look.theme.up_rule, look.theme.up)
}

/// A card about a correction.
pub(crate) fn framed_fix(title: &str, look: &Look) -> Card {
    Card::new(title, look.theme.foul, look.theme.foul)
}

/// A card that warns.
pub(crate) fn framed_alarm(title: &str, look: &Look) -> Card {
    Card::new(title, look.theme.alarm, look.theme.alarm)
}

impl Card {
    fn new(title: &str, rule: Style, words: Style) -> Self {
        if title.is_empty() {
            return Self::untitled(rule);
        }
        let title = [
            Span::styled("─", rule),
            Span::styled(format!(" {title} "), words),
        ];
        Self {
            title: Line::from_iter(title),
            ..Self::untitled(rule)
        }
    }

    pub(crate) fn untitled(rule: Style) -> Self {
        Self {
            rule,
            ..Self::default()
        }
    }

    /// The area inside the border.
    pub(crate) fn inner(area: Rect) -> Rect {
        let below = layout::below(layout::right_of(area, 1), 1);
        layout::but_last(layout::above(below, 1), 1)
    }
}

impl Widget for Card {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let line = "─".repeat(area.width.saturating_sub(BORDERS).into());
        let rules = [format!("╭{line}╮"), format!("╰{line}╯")];
        let ends = [layout::line(area, 0), layout::last(area)];
        for (rule, row) in rules.into_iter().zip(ends) {
            Span::styled(rule, self.rule).write(row, buffer);
        }
        let sides = [area.x, area.right().saturating_sub(1)];
        let rows = Self::inner(area).rows();
        let places = rows.flat_map(|row| sides.map(|x| Rect { x, width: 1, ..row }));
        for side in places {
            Span::styled("│", self.rule).write(side, buffer);
        }
        let [upper, lower] = ends.map(|row| row.inner(Margin::new(1, 0)));
        self.title.write(upper, buffer);
        let width = layout::cells(self.aside.width());
        let aside = layout::right_of(upper, upper.width.saturating_sub(width));
        self.aside.write(aside, buffer);
        self.foot.write(lower, buffer);
    }
}
