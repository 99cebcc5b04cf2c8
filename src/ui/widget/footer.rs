//! The last line: ` u undo   r redo   e correct   p players   q quit   ? help `, from the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::{Action, Context, Target};
use crate::input::{Binding, Place, table};
use crate::ui::{Look, Regions, layout};

/// The gap between two entries, and the one used when not all of them fit.
const BETWEEN: u16 = 3;
const CLOSER: u16 = 2;

/// The keys of a context, in order of need. Entries are left out from the end, but never the help
/// key nor the way out.
pub(crate) struct Footer<'view> {
    pub(crate) context: Context,
    /// Comes first: it counts only for a moment.
    pub(crate) offered: Option<&'static Binding>,
    /// Left out: they do nothing now.
    pub(crate) idle: &'static [Action],
    pub(crate) look: &'view Look,
}

impl StatefulWidget for Footer<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let line = layout::line(area, 0);
        buffer.set_style(line, self.look.theme.band);
        let mut rest = layout::right_of(line, 1);
        let (bindings, gap) = self.fitting(rest.width);
        for (place, binding) in bindings.iter().enumerate() {
            let (entry, gap) = self.entry(&bindings, place, gap);
            let width = layout::cells(entry.width());
            let own = Rect { width, ..rest }.intersection(rest);
            entry.render(own, buffer);
            regions.add(own, Target::Key(binding.action));
            rest = layout::right_of(rest, width.saturating_add(gap));
        }
    }
}

impl<'view> Footer<'view> {
    pub(crate) const fn new(context: Context, look: &'view Look) -> Self {
        Self {
            context,
            offered: None,
            idle: &[],
            look,
        }
    }

    fn fitting(&self, room: u16) -> (Vec<&'static Binding>, u16) {
        let told = table(self.context).filter(|binding| binding.place == Place::Footer);
        let told = told.filter(|binding| !self.idle.contains(&binding.action));
        let mut told: Vec<_> = self.offered.into_iter().chain(told).collect();
        if self.width(&told, BETWEEN) <= room {
            return (told, BETWEEN);
        }
        // What is offered for now leads nowhere else.
        let offered = self.offered.map(|binding| binding.action);
        let lasting = told.iter().map(|binding| binding.action);
        let mut lasting = lasting.filter(|action| Some(*action) != offered);
        let way_out = lasting.find(|action| is_way_out(*action));
        let is_needed = |binding: &&Binding| {
            binding.action == Action::ShowHelp || Some(binding.action) == way_out
        };
        let mut least = told.iter().rposition(|binding| !is_needed(binding));
        while self.width(&told, CLOSER) > room
            && let Some(place) = least
        {
            told.remove(place);
            least = told.iter().rposition(|binding| !is_needed(binding));
        }
        (told, CLOSER)
    }

    fn width(&self, told: &[&Binding], gap: u16) -> u16 {
        let widths = (0..told.len()).map(|place| {
            let (entry, gap) = self.entry(told, place, gap);
            layout::cells(entry.width()).saturating_add(gap)
        });
        widths.fold(0, u16::saturating_add).saturating_sub(gap)
    }

    /// An entry and the gap after it. Keys with the same words share them: `↑ ↓ player`.
    fn entry(&self, told: &[&Binding], place: usize, gap: u16) -> (Line<'static>, u16) {
        let Some(binding) = told.get(place) else {
            return (Line::default(), gap);
        };
        let key = Span::styled(binding.key_name(), self.look.theme.key);
        let next = told.get(place + 1);
        if next.is_some_and(|next| next.words == binding.words) {
            return (key.into(), 1);
        }
        let label = format!(" {}", self.look.language.pick(binding.words));
        let label = Span::styled(label, self.look.theme.muted);
        (Line::from(vec![key, label]), gap)
    }
}

/// Does it leave the screen?
const fn is_way_out(action: Action) -> bool {
    matches!(action, Action::Cancel | Action::AskToQuit | Action::Quit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ThemeName;
    use crate::text::Language;
    use crate::ui::{Depth, Glyphs, Theme};

    const CONTEXTS: [Context; 15] = [
        Context::Field,
        Context::List,
        Context::ListOfGone,
        Context::Bowling,
        Context::BigBowling,
        Context::Correcting,
        Context::Results,
        Context::Statistics,
        Context::Leaves,
        Context::History,
        Context::Found,
        Context::Replaying,
        Context::Watching,
        Context::Help,
        Context::Themes,
    ];

    fn check(language: Language, context: Context, room: u16) {
        let look = Look {
            language,
            theme: Theme::new(ThemeName::Dark, Depth::Full),
            glyphs: Glyphs::Unicode,
            depth: Depth::Full,
        };
        let footer = Footer::new(context, &look);
        let (told, gap) = footer.fitting(room);
        assert!(footer.width(&told, gap) <= room, "{context:?} {room}");
        let mut told = told.iter();
        assert!(told.any(|own| is_way_out(own.action)), "{context:?} {room}");
    }

    #[test]
    fn the_way_out_is_in_every_footer_at_every_width() {
        let wide = CONTEXTS.map(|context| (30..200).map(move |room| (context, room)));
        for (context, room) in wide.into_iter().flatten() {
            check(Language::English, context, room);
            check(Language::Korean, context, room);
        }
    }
}
