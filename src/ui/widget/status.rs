//! What is to be told, as one styled line.

use ratatui::style::Style;
use ratatui::text::Line;

use crate::app::{App, NamedEvent, Notice, Screen, Shared};
use crate::ui::Look;

/// What a person should know now: a notice, or why nothing comes of a night that is watched.
pub(crate) fn told(app: &App, look: &Look) -> Option<Line<'static>> {
    let notice = app.notice().map(|notice| line(notice, look));
    notice.or_else(|| feed(app, look))
}

/// Why nothing comes of it.
pub(crate) fn feed(app: &App, look: &Look) -> Option<Line<'static>> {
    let Screen::Lane(lane) = app.screen() else {
        return None;
    };
    let sentence = look.language.feed(lane.feed())?;
    Some(Line::styled(sentence, look.theme.notice))
}

/// The sentence of a notice.
pub(crate) fn line(notice: &Notice, look: &Look) -> Line<'static> {
    let (sentence, style) = sentence(notice, look);
    Line::styled(sentence, style)
}

fn sentence(notice: &Notice, look: &Look) -> (String, Style) {
    let Look { language, theme } = look;
    let happened = |NamedEvent { event, player }: &NamedEvent| language.happened(event, *player);
    match notice {
        Notice::Refused(refusal) => (language.night_refusal(*refusal), theme.refusal),
        Notice::NoLetter(refusal) => (language.refusal(*refusal), theme.refusal),
        Notice::Called(player, call) => (language.call(*player, *call), theme.call),
        Notice::PersonalBest(player, score) => {
            (language.personal_best(*player, *score), theme.call)
        }
        Notice::Undone(NamedEvent { event, player }) => {
            (language.undone(event, *player), theme.notice)
        }
        Notice::Redone(NamedEvent { event, player }) => {
            (language.redone(event, *player), theme.notice)
        }
        Notice::Done(happening) => (happened(happening), theme.notice),
        Notice::Void(players) => (language.void(players), theme.notice),
        Notice::Joined(joined, wrong) => (language.pasted(joined, wrong.as_ref()), theme.notice),
        Notice::PasteIgnored => (language.paste_ignored().into(), theme.refusal),
        Notice::NameIsFull => (language.name_is_full().into(), theme.refusal),
        Notice::OneEndsTheGame => (language.one_ends_the_game().into(), theme.refusal),
        Notice::FrameIsFull => (language.frame_is_full().into(), theme.refusal),
        Notice::NoSearch => (language.what_to_search().into(), theme.refusal),
        Notice::CanNotGoOn(obstacle) => (language.can_not_go_on(*obstacle).into(), theme.refusal),
        Notice::Shared(shared) => what_became_of(shared, look),
        Notice::NothingTyped => (language.nothing_typed().into(), theme.refusal),
    }
}

fn what_became_of(shared: &Shared, look: &Look) -> (String, Style) {
    let Look { language, theme } = look;
    match shared {
        Shared::Copied => (language.copied().into(), theme.notice),
        Shared::Written(file) => (language.written(file), theme.notice),
        Shared::NotWritten(file, obstacle) => {
            (language.not_written(file, *obstacle), theme.refusal)
        }
    }
}
