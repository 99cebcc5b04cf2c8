//! What all screens have in common: the header, the notice, the keys in the footer.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::app::CentreState;
use crate::archive::WatchedNight;
use crate::ui::layout;
use crate::ui::model::{Activity, BoardView, Page};
use crate::ui::widget::{Footer, Header, Heading, notice_line};
use crate::ui::{Canvas, Look};

impl Page<'_> {
    /// Paints the first and the last line of the area.
    pub(super) fn render(&self, heading: &Heading, area: Rect, canvas: &mut Canvas<'_>) {
        let (look, saving) = (canvas.look, self.saving);
        let (context, offered, idle) = (self.context, self.offered, self.idle);
        let phones = self
            .lookers
            .map(|count| look.language.phones_looking(count));
        let heading = Heading {
            right: self.centre_words(look).or(heading.right.clone()).or(phones),
            ..heading.clone()
        };
        let header = Header {
            heading: &heading,
            saving,
            look,
        };
        canvas.paint(header, layout::line(area, 0));
        let footer = Footer {
            context,
            offered,
            idle,
            look,
        };
        canvas.place(footer, layout::last(area));
    }

    /// None while everything has been sent.
    fn centre_words(&self, look: &Look) -> Option<String> {
        match self.centre {
            CentreState::Quiet => None,
            CentreState::Behind(events) => Some(look.language.centre_behind(events)),
            CentreState::CentreHasMore(number) => Some(look.language.centre_has_more(number)),
            CentreState::Conflict => Some(look.language.centre_conflict().to_owned()),
        }
    }

    /// The notice, if there is one.
    pub(crate) fn told(&self, look: &Look) -> Option<Line<'static>> {
        self.notice.map(|notice| notice_line(notice, look))
    }
}

impl BoardView<'_> {
    /// A notice, or why a watched night has no updates.
    pub(crate) fn told(&self, look: &Look) -> Option<Line<'static>> {
        self.page.told(look).or_else(|| self.stopped(look))
    }

    pub(super) fn stopped(&self, look: &Look) -> Option<Line<'static>> {
        match self.activity {
            Activity::Watching(watched) => stopped(watched, look),
            _ => None,
        }
    }
}

/// Why a watched night has no updates.
pub(super) fn stopped(night: &WatchedNight, look: &Look) -> Option<Line<'static>> {
    let sentence = look.language.feed(night)?;
    Some(Line::styled(sentence, look.theme.notice))
}
