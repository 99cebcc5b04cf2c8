//! Notices as one styled line.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

use crate::app::{Notice, Shared};
use crate::ui::Look;

/// A sentence that takes as many lines as it needs, so that it is never cut off.
pub(crate) struct StatusLine<'view>(pub(crate) Line<'view>);

impl StatusLine<'_> {
    /// The height at this width. Words are not broken, so a line may end early.
    pub(crate) fn height(&self, width: u16) -> u16 {
        let (own, room) = (self.0.width(), usize::from(width.max(1)));
        let lines = own.div_ceil(room) + usize::from(own > room);
        u16::try_from(lines).unwrap_or(u16::MAX)
    }
}

impl Widget for StatusLine<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        Clear.render(area, buffer);
        let paragraph = Paragraph::new(self.0).wrap(Wrap { trim: true });
        paragraph.render(area, buffer);
    }
}

pub(crate) fn notice_line(notice: &Notice, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let (sentence, style) = match notice {
        Notice::Refused(refusal) => (language.night_refusal(*refusal), theme.refusal),
        Notice::NoLetter(refusal) => (language.refusal(*refusal), theme.refusal),
        Notice::Called(player, call) => (language.call(*player, *call), theme.call),
        Notice::PersonalBest(who, score) => (language.personal_best(*who, *score), theme.call),
        Notice::Undone(own) => (language.undone(&own.event, own.player), theme.notice),
        Notice::Redone(own) => (language.redone(&own.event, own.player), theme.notice),
        Notice::Done(own) => (language.happened(&own.event, own.player), theme.notice),
        Notice::Void(players) => (language.void(players), theme.notice),
        Notice::Joined(joined, wrong) => (language.pasted(joined, wrong.as_ref()), theme.notice),
        Notice::Shared(shared) => what_became_of(shared, look),
        Notice::CanNotGoOn(obstacle) => (language.can_not_go_on(*obstacle).into(), theme.refusal),
        Notice::PasteIgnored => (language.paste_ignored(), theme.refusal),
        Notice::NameIsFull => (language.name_is_full(), theme.refusal),
        Notice::OneEndsTheGame => (language.one_ends_the_game(), theme.refusal),
        Notice::FrameIsFull => (language.frame_is_full(), theme.refusal),
        Notice::NoSearch => (language.what_to_search().into(), theme.refusal),
        Notice::NothingTyped => (language.nothing_typed(), theme.refusal),
    };
    Line::styled(sentence, style)
}

fn what_became_of(shared: &Shared, look: &Look) -> (String, Style) {
    let (language, theme) = (look.language, &look.theme);
    match shared {
        Shared::Copied => (language.copied().into(), theme.notice),
        Shared::Written(file) => (language.written(file), theme.notice),
        Shared::NotWritten(file, why) => (language.not_written(file, *why), theme.refusal),
    }
}
