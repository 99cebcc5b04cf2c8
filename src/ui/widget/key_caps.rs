//! The keys that work now, each on its own cap: ` 0 -   1   / spare   f foul `.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Rows};
use ratatui::text::{Line, Span};
use ratatui::widgets::StatefulWidget;

use crate::app::{Action, Target};
use crate::ui::writing::Writing;
use crate::ui::{Look, Regions, layout};

/// The gap between two caps.
const BETWEEN: u16 = 1;

/// Caps side by side. If not all fit in one row they continue in the next; without a next row first
/// their words are dropped, then the gaps, then caps from the end.
pub(crate) struct KeyCaps<'view> {
    pub(crate) caps: Vec<KeyCap>,
    pub(crate) look: &'view Look,
}

#[derive(Clone)]
pub(crate) struct KeyCap {
    pub(crate) key: String,
    /// The description; empty if the key speaks for itself.
    pub(crate) words: String,
    pub(crate) action: Action,
}

/// How caps can be set: with or without words, and the gap between them.
const SETTINGS: [(CapWords, u16); 3] = [
    (CapWords::Shown, BETWEEN),
    (CapWords::Hidden, BETWEEN),
    (CapWords::Hidden, 0),
];

#[derive(Clone, Copy)]
enum CapWords {
    Shown,
    Hidden,
}

impl KeyCap {
    fn line(&self, look: &Look, words: CapWords) -> Line<'static> {
        let words = match (words, self.words.as_str()) {
            (_, "") | (CapWords::Hidden, _) => String::new(),
            (CapWords::Shown, words) => format!(" {words}"),
        };
        Line::from(vec![
            Span::raw(" "),
            Span::styled(self.key.clone(), look.theme.key),
            Span::styled(words, look.theme.muted),
            Span::raw(" "),
        ])
    }
}

impl KeyCaps<'_> {
    /// The lines of the caps, and the gap at which all of them fit, if possible.
    fn fitting(&self, area: Rect) -> (Vec<Line<'static>>, u16) {
        let set = |(words, gap): (CapWords, u16)| {
            let lines = self.caps.iter().map(|cap| cap.line(self.look, words));
            (lines.collect::<Vec<_>>(), gap)
        };
        let width = |(lines, gap): &(Vec<Line<'_>>, u16)| {
            let widths = lines.iter().map(|line| layout::cells(line.width()) + gap);
            widths.fold(0, u16::saturating_add).saturating_sub(*gap)
        };
        let fallback = match area.height {
            0 | 1 => (CapWords::Hidden, 0),
            _ => (CapWords::Shown, BETWEEN),
        };
        let with_words = set((CapWords::Shown, BETWEEN));
        // Wrapping to the next row wastes less than the width of a cap.
        if area.height > 1 && width(&with_words) <= area.width * 7 / 4 {
            return with_words;
        }
        let mut all = SETTINGS.into_iter().map(set);
        all.find(|setting| width(setting) <= area.width)
            .unwrap_or_else(|| set(fallback))
    }
}

/// The rest of the row, or the next row if that is too short. Empty after the last one.
fn with_room(rest: Rect, width: u16, rows: &mut Rows) -> Rect {
    match rest.width {
        room if room < width => rows.next().unwrap_or_default(),
        _ => rest,
    }
}

impl StatefulWidget for KeyCaps<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let (lines, gap) = self.fitting(area);
        let mut rows = area.rows();
        let mut rest = rows.next().unwrap_or_default();
        for (line, cap) in lines.into_iter().zip(&self.caps) {
            let width = layout::cells(line.width());
            rest = with_room(rest, width, &mut rows);
            let own = Rect { width, ..rest };
            buffer.set_style(own, self.look.theme.band);
            line.write(own, buffer);
            regions.add(own, Target::Key(cap.action));
            rest = layout::right_of(rest, width + gap);
        }
    }
}
