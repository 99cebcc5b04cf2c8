//! The first line: ` tenpin   game 2   frame 7  ●●●●●●◉···                    saved 19:42 `.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::archive::SaveState;
use crate::domain::FrameNumber;
use crate::ui::lines::whole;
use crate::ui::writing::Writing;
use crate::ui::{Look, layout};

const NAME: &str = "tenpin";
const NAME_WIDTH: usize = NAME.len();
const BETWEEN: &str = "   ";
/// The blanks before the dots, and the minimum before the right end.
const BEFORE_DOTS: &str = "  ";

/// The name of the program and the title, as far as they fit; at the right the save state, or what the
/// screen shows there.
pub(crate) struct Header<'view> {
    pub(crate) heading: &'view Heading,
    pub(crate) saving: SaveState,
    pub(crate) look: &'view Look,
}

/// The content of the first line of a screen.
#[derive(Clone, Default)]
pub(crate) struct Heading {
    pub(crate) words: Vec<String>,
    /// The current frame, shown as one of ten dots.
    pub(crate) frame: Option<FrameNumber>,
    /// Shown instead of the save state, unless something is not saved.
    pub(crate) right: Option<String>,
}

impl Heading {
    pub(crate) fn new(word: impl Into<String>) -> Self {
        Self {
            words: vec![word.into()],
            ..Self::default()
        }
    }
}

impl Widget for Header<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area, self.look.theme.band);
        let inner = layout::centred(area, area.width.saturating_sub(2), 1);
        let right = self.right();
        let room = usize::from(inner.width).saturating_sub(right.width() + BETWEEN.len());
        let mut line = match room {
            0..NAME_WIDTH => Line::default(),
            _ => Line::from(Span::styled(NAME, self.look.theme.title)),
        };
        let words = self.heading.words.iter();
        for part in words
            .map(|word| Line::raw(format!("{BETWEEN}{word}")))
            .chain(self.dots())
        {
            let fits = line.width() + part.width() <= room;
            line.extend(fits.then_some(part).into_iter().flatten());
        }
        line.write(inner, buffer);
        whole(right.right_aligned(), inner.width).write(inner, buffer);
        if let SaveState::NotSaved(..) = self.saving {
            buffer.set_style(area, self.look.theme.alarm);
        }
    }
}

impl Header<'_> {
    fn right(&self) -> Line<'static> {
        let (language, theme) = (self.look.language, &self.look.theme);
        match (self.saving, &self.heading.right) {
            (SaveState::NotSaved(events, obstacle), _) => {
                language.not_saved(events, obstacle).into()
            }
            (_, Some(words)) => Span::styled(words.clone(), theme.muted).into(),
            (SaveState::Saved(Some(at)), None) => {
                Span::styled(language.saved(at), theme.muted).into()
            }
            (SaveState::Saved(None) | SaveState::Off, None) => Line::default(),
        }
    }

    /// `●●●●●●◉···`: the finished frames, the current one, and those to come.
    fn dots(&self) -> Option<Line<'static>> {
        let frame = self.heading.frame?;
        let theme = &self.look.theme;
        let (done, rest): (String, String) = (
            FrameNumber::all()
                .take_while(|number| *number < frame)
                .map(|_| '●')
                .collect(),
            FrameNumber::all()
                .skip_while(|number| *number <= frame)
                .map(|_| '·')
                .collect(),
        );
        Some(Line::from(vec![
            Span::raw(BEFORE_DOTS),
            Span::styled(done, theme.up),
            Span::styled("◉", theme.up),
            Span::styled(rest, theme.muted),
        ]))
    }
}
