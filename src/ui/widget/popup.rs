//! A box over the screen: lines, and its keys.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Clear, StatefulWidget, Widget};

use crate::app::{Action, Context, Direction, Target};
use crate::ui::lines::whole;
use crate::ui::widget::{Card, Footer, Hidden};
use crate::ui::writing::Writing;
use crate::ui::{Look, Regions, layout};

/// Keys without an effect in a box that doesn't scroll.
const SCROLLING: [Action; 2] = [Action::Move(Direction::Up), Action::Move(Direction::Down)];

/// The frame, the visible lines, and the keys of a context below them.
pub(crate) struct Popup<'view> {
    pub(crate) card: Card,
    pub(crate) lines: Vec<Line<'view>>,
    pub(crate) first: u16,
    pub(crate) context: Context,
    pub(crate) look: &'view Look,
}

impl Popup<'_> {
    /// The rows it adds to the lines: the frame and the keys.
    pub(crate) const AROUND: u16 = 3;
}

impl StatefulWidget for Popup<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let Self { context, look, .. } = self;
        Clear.render(area, buffer);
        regions.cover(area);
        self.card.render(area, buffer);
        let inner = Card::inner(area);
        let count = self.lines.len();
        let keys = keys_height(count, inner, (context, look));
        let body = layout::above(inner, keys);
        let first = usize::from(self.first);
        for (place, row) in (first..count).zip(body.rows()) {
            regions.add(row, Target::Row(place));
        }
        let shown_lines = self.lines.into_iter().skip(first);
        for (line, row) in shown_lines.zip(body.rows()) {
            whole(line, row.width).write(row, buffer);
        }
        let shown = first..first + usize::from(body.height);
        let is_whole = count <= usize::from(body.height);
        Hidden { count, shown, look }.render(area.inner(Margin::new(1, 0)), buffer);
        let footer = Footer {
            idle: if is_whole { &SCROLLING } else { &[] },
            ..Footer::new(context, look)
        };
        footer.render(layout::below(inner, body.height), buffer, regions);
    }
}

/// Keys that don't fit in one line take a second one, if the lines above leave room.
fn keys_height(lines: usize, inner: Rect, (context, look): (Context, &Look)) -> u16 {
    let left = inner.height.saturating_sub(layout::cells(lines)).max(1);
    Footer::new(context, look).height(inner.width).min(left)
}
