//! The last line: ` u undo   r redo   e correct   p players   q quit   ? help `, from the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::StatefulWidget;

use crate::app::{Action, Context, Target};
use crate::input::{Binding, Place, table};
use crate::text::Words;
use crate::ui::writing::Writing;
use crate::ui::{Look, Regions, layout};

/// Below this width words are short if not all entries fit.
const NARROW: u16 = 60;

/// How entries are spaced and worded.
#[derive(Clone, Copy)]
enum Setting {
    Wide,
    /// Narrow gaps, if not all entries fit otherwise.
    Close,
    /// The same with short words.
    Short,
}

impl Setting {
    /// The gap between two entries.
    const fn gap(self) -> u16 {
        match self {
            Self::Wide => 3,
            Self::Close | Self::Short => 2,
        }
    }

    const fn words(self, binding: &Binding) -> Words {
        match self {
            Self::Wide | Self::Close => binding.words,
            Self::Short => binding.short,
        }
    }
}

/// The keys of a context, in order of importance. Entries are dropped from the end, but never the help
/// key or the key that leaves the screen. With several lines, the last one takes the remaining keys.
pub(crate) struct Footer<'view> {
    pub(crate) context: Context,
    /// Comes first, because its meaning is temporary.
    pub(crate) offered: Option<&'static Binding>,
    /// Left out, because they do nothing now.
    pub(crate) idle: &'static [Action],
    pub(crate) look: &'view Look,
}

impl StatefulWidget for Footer<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let mut rest = self.told();
        for line in layout::above(area, 1).rows() {
            let row = self.first(&mut rest, room(line).saturating_sub(1));
            self.render_row((&row, Setting::Close), line, (buffer, regions));
        }
        let line = layout::last(area);
        let (row, setting) = self.fitting(rest, room(line));
        self.render_row((&row, setting), line, (buffer, regions));
    }
}

/// The width for entries in a line.
const fn room(line: Rect) -> u16 {
    line.width.saturating_sub(1)
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

    /// The number of lines needed to show all keys, 1 or 2.
    pub(crate) fn height(&self, width: u16) -> u16 {
        let width = width.saturating_sub(1);
        1 + u16::from(self.width(&self.told(), Setting::Close) > width)
    }

    fn told(&self) -> Vec<&'static Binding> {
        let told = table(self.context).filter(|binding| binding.place == Place::Footer);
        let told = told.filter(|binding| !self.idle.contains(&binding.action));
        let told =
            told.filter(|binding| self.offered.is_none_or(|own| own.action != binding.action));
        self.offered.into_iter().chain(told).collect()
    }

    /// Removes as many of the first entries as fit, and returns them.
    fn first(&self, told: &mut Vec<&'static Binding>, room: u16) -> Vec<&'static Binding> {
        let fits = |count: &usize| {
            let first = told.get(..*count).unwrap_or_default();
            self.width(first, Setting::Close) <= room
        };
        let count = (0..=told.len()).rev().find(fits);
        told.drain(..count.unwrap_or_default()).collect()
    }

    fn fitting(
        &self,
        mut told: Vec<&'static Binding>,
        room: u16,
    ) -> (Vec<&'static Binding>, Setting) {
        let mut whole = [Setting::Wide, Setting::Close].into_iter();
        if let Some(setting) = whole.find(|setting| self.width(&told, *setting) <= room) {
            return (told, setting);
        }
        let setting = if room < NARROW {
            Setting::Short
        } else {
            Setting::Close
        };
        // A temporary key doesn't leave the screen.
        let offered = self.offered.map(|binding| binding.action);
        let lasting = told.iter().map(|binding| binding.action);
        let mut lasting = lasting.filter(|action| Some(*action) != offered);
        let way_out = lasting.find(|action| is_way_out(*action));
        let is_needed = |binding: &&Binding| {
            binding.action == Action::ShowHelp || Some(binding.action) == way_out
        };
        let mut least = told.iter().rposition(|binding| !is_needed(binding));
        while self.width(&told, setting) > room
            && let Some(place) = least
        {
            told.remove(place);
            least = told.iter().rposition(|binding| !is_needed(binding));
        }
        (told, setting)
    }

    fn render_row(
        &self,
        (row, setting): (&[&'static Binding], Setting),
        line: Rect,
        (buffer, regions): (&mut Buffer, &mut Regions),
    ) {
        buffer.set_style(line, self.look.theme.band);
        let mut rest = layout::right_of(line, 1);
        for (place, binding) in row.iter().enumerate() {
            let (entry, gap) = self.entry(row, place, setting);
            let width = layout::cells(entry.width());
            let own = Rect { width, ..rest }.intersection(rest);
            entry.write(own, buffer);
            regions.add(own, Target::Key(binding.action));
            rest = layout::right_of(rest, width.saturating_add(gap));
        }
    }

    fn width(&self, told: &[&Binding], setting: Setting) -> u16 {
        let widths = (0..told.len()).map(|place| {
            let (entry, gap) = self.entry(told, place, setting);
            layout::cells(entry.width()).saturating_add(gap)
        });
        let width = widths.fold(0, u16::saturating_add);
        width.saturating_sub(setting.gap())
    }

    /// An entry and the gap after it. Keys with the same words share them: `↑ ↓ player`.
    fn entry(&self, told: &[&Binding], place: usize, setting: Setting) -> (Line<'static>, u16) {
        let Some(binding) = told.get(place) else {
            return (Line::default(), setting.gap());
        };
        let key = Span::styled(binding.key_name(), self.look.theme.key);
        let words = setting.words(binding);
        let next = told.get(place + 1);
        if next.is_some_and(|next| setting.words(next) == words) {
            return (key.into(), 1);
        }
        let label = format!(" {}", self.look.language.pick(words));
        let label = Span::styled(label, self.look.theme.muted);
        (Line::from(vec![key, label]), setting.gap())
    }
}

/// Does it leave the screen?
const fn is_way_out(action: Action) -> bool {
    matches!(action, Action::Cancel | Action::AskToQuit | Action::Quit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Motion, ThemeName};
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
            motion: Motion::Shown,
        };
        let footer = Footer::new(context, &look);
        let (told, setting) = footer.fitting(footer.told(), room);
        assert!(footer.width(&told, setting) <= room, "{context:?} {room}");
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
