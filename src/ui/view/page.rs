//! What is the same around every screen: the header, what is told, the keys at the foot.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::archive::WatchState;
use crate::ui::layout;
use crate::ui::model::{Activity, BoardView, Page};
use crate::ui::widget::{Footer, Header, notice_line};
use crate::ui::{Canvas, Look};

impl Page<'_> {
    /// Paints the first and the last line of the area.
    pub(super) fn render(&self, title: &[String], area: Rect, canvas: &mut Canvas<'_>) {
        let (look, saving, context) = (canvas.look, self.saving, self.context);
        let header = Header {
            title,
            saving,
            look,
        };
        canvas.paint(header, layout::line(area, 0));
        canvas.place(Footer { context, look }, layout::last(area));
    }

    /// What is told, if anything is.
    pub(crate) fn told(&self, look: &Look) -> Option<Line<'static>> {
        self.notice.map(|notice| notice_line(notice, look))
    }
}

impl BoardView<'_> {
    /// What a person should know now: a notice, or why nothing comes of a night that is watched.
    pub(crate) fn told(&self, look: &Look) -> Option<Line<'static>> {
        self.page.told(look).or_else(|| self.stopped(look))
    }

    pub(super) fn stopped(&self, look: &Look) -> Option<Line<'static>> {
        match self.activity {
            Activity::Watching(_, state) => stopped(state, look),
            _ => None,
        }
    }
}

/// Why nothing comes of a night that is watched.
pub(super) fn stopped(state: WatchState, look: &Look) -> Option<Line<'static>> {
    let sentence = look.language.feed(state)?;
    Some(Line::styled(sentence, look.theme.notice))
}
