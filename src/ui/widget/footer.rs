//! The bottom line: `u undo  r redo  e correct  p players  ? help  q quit`, from the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::{Action, Context, Target};
use crate::input::{Binding, Place, table};
use crate::ui::{Look, Regions, layout};

/// The gap between two entries.
const BETWEEN: u16 = 2;

pub(crate) struct Footer<'view> {
    pub(crate) context: Context,
    pub(crate) look: &'view Look,
}

impl StatefulWidget for Footer<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let mut rest = layout::line(area, 0);
        for binding in self.fitting(area.width) {
            let entry = entry(self.look, binding);
            let width = layout::cells(entry.width());
            let own = Rect { width, ..rest }.intersection(rest);
            entry.render(own, buffer);
            regions.add(own, Target::Key(binding.action));
            rest = layout::right_of(rest, width.saturating_add(BETWEEN));
        }
    }
}

impl Footer<'_> {
    /// If not all of them fit, the help key stays: it shows the others.
    fn fitting(&self, width: u16) -> impl Iterator<Item = &'static Binding> {
        let told = table(self.context).filter(|binding| binding.place == Place::Footer);
        let (help, others): (Vec<_>, Vec<_>) =
            told.partition(|binding| binding.action == Action::ShowHelp);
        let between = usize::from(BETWEEN);
        let width_of = |binding: &&Binding| entry(self.look, binding).width() + between;
        // No gap after the last one.
        let room = usize::from(width) + between;
        let mut room = room.saturating_sub(help.iter().map(width_of).sum());
        let fits = |binding: &&Binding| {
            let own = width_of(binding);
            let fits = own <= room;
            room = room.saturating_sub(own);
            fits
        };
        let fitting: Vec<_> = others.into_iter().take_while(fits).collect();
        fitting.into_iter().chain(help)
    }
}

fn entry(look: &Look, binding: &Binding) -> Line<'static> {
    let label = look.language.pick(binding.words);
    Line::from(vec![
        Span::styled(binding.key_name(), look.theme.key),
        Span::styled(format!(" {label}"), look.theme.muted),
    ])
}
