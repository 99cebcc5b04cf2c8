//! Notices as one styled line.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use crate::app::{CopiedBy, NamedEvent, Notice, PhonesEnd, PinRefusal, Shared, TypedPins};
use crate::archive::{LONGEST_LABEL, NightChange, Obstacle};
use crate::domain::notation::NotationError;
use crate::domain::{Call, Mark, Player, RuleError};
use crate::night::NightError;
use crate::ui::lines::wrapped;
use crate::ui::writing::Writing;
use crate::ui::{Look, layout};

/// A sentence on as many lines as it needs, so that it is never cut off.
pub(crate) struct StatusLine<'view>(pub(crate) Line<'view>);

impl StatusLine<'_> {
    /// The height at this width.
    pub(crate) fn height(&self, width: u16) -> u16 {
        layout::cells(wrapped(self.0.clone(), width).len())
    }
}

impl Widget for StatusLine<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        Clear.render(area, buffer);
        for (line, row) in wrapped(self.0, area.width).into_iter().zip(area.rows()) {
            line.write(row, buffer);
        }
    }
}

pub(crate) fn notice_line(notice: &Notice, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let (sentence, style) = match notice {
        Notice::Refused(refusal) => (refused(*refusal, look), theme.refusal),
        Notice::NoLetter(refusal) => (language.refusal(*refusal), theme.refusal),
        Notice::Called(player, call) => return called(*player, *call, look),
        Notice::PersonalBest(player, score) => return best(*player, *score, look),
        Notice::Undone(own) => (language.event_undone(&done(own, look)), theme.notice),
        Notice::Redone(own) => (language.event_redone(&done(own, look)), theme.notice),
        Notice::Done(own) => (done(own, look), theme.notice),
        Notice::Void(players) => (language.void(players), theme.notice),
        Notice::Joined(joined, wrong) => (language.pasted(joined, wrong.as_ref()), theme.notice),
        Notice::Back(player, from) => (language.is_back(*player, *from), theme.notice),
        Notice::PhonesClosed(end) => (phones_closed(*end, look).into(), theme.notice),
        Notice::Shared(shared) => what_became_of(shared, look),
        Notice::FirstLook(name) => (language.first_look(name.name()), theme.notice),
        Notice::NightChanged(night, change, why) => what_changed(*night, change, *why, look),
        Notice::CanNotCorrect(why) => (language.can_not_correct(*why).into(), theme.refusal),
        Notice::CanNotGoOn(why) => (language.can_not_go_on(*why).into(), theme.refusal),
        Notice::PasteIgnored(why) => (not_pasted(*why, look), theme.refusal),
        Notice::NameIsFull => (language.name_is_full(), theme.refusal),
        Notice::ByPins(player, own) => (language.types_pins(*player, *own), theme.notice),
        Notice::OutOfTurn(player) => (language.out_of_turn(*player), theme.notice),
        Notice::Ten(call) => (language.taken_as_ten(&language.call(*call)), theme.notice),
        Notice::PinRefused(why) => (pin_refused(*why, look), theme.refusal),
        _ => (without_effect(notice, look), theme.refusal),
    };
    Line::styled(sentence, style)
}

const fn phones_closed(end: PhonesEnd, look: &Look) -> &'static str {
    match end {
        PhonesEnd::Asked => look.language.phones_closed(),
        PhonesEnd::NothingSaved => look.language.phones_see_nothing(),
        PhonesEnd::NoBall => look.language.phones_from_first_ball(),
        PhonesEnd::Gone => look.language.phones_gone(),
    }
}

fn best(player: Player, score: u16, look: &Look) -> Line<'static> {
    let words = look.language.personal_best(score);
    let theme = &look.theme;
    call_line(
        player,
        ("!", theme.fill.strike),
        (words, theme.strike),
        look,
    )
}

fn pin_refused(why: PinRefusal, look: &Look) -> String {
    let language = look.language;
    match why {
        PinRefusal::Typed => language.pins_are_typed(),
        PinRefusal::NothingTyped(TypedPins::Standing) => language.type_standing().to_owned(),
        PinRefusal::NothingTyped(TypedPins::Fallen) => language.type_fallen().to_owned(),
        PinRefusal::Rule(refusal) => language.refusal(refusal),
    }
}

/// Why a key has no effect.
fn without_effect(notice: &Notice, look: &Look) -> String {
    match notice {
        Notice::NothingBowled => look.language.nothing_to_fix().to_owned(),
        Notice::NothingToShare => look.language.nothing_to_share().to_owned(),
        Notice::HeldBack(hindrance) => look.language.hindrance(*hindrance).to_owned(),
        Notice::LabelIsFull => look.language.label_is_full(LONGEST_LABEL),
        Notice::FrameIsFull => look.language.frame_is_full(),
        Notice::NotSavedYet => look.language.not_saved_yet(),
        _ => look.language.nothing_typed(),
    }
}

fn happened(own: &NamedEvent, look: &Look) -> String {
    let removed = own.removed.map(|player| look.language.removed(player));
    removed.unwrap_or_else(|| look.language.happened(&own.event, own.player))
}

/// `game 1: PJS frame 3 corrected to 9 /`
fn done(own: &NamedEvent, look: &Look) -> String {
    let sentence = happened(own, look);
    let game = own.game.map(|game| look.language.game(game) + ": ");
    game.unwrap_or_default() + &sentence
}

fn not_pasted(why: Option<NotationError>, look: &Look) -> String {
    match why {
        Some(NotationError { reason, .. }) => look.language.notation_reason(reason),
        None => look.language.paste_ignored(),
    }
}

fn refused(refusal: NightError, look: &Look) -> String {
    match refusal {
        NightError::Rule(RuleError::HasLeft(player)) => look.language.gone_home(player),
        refusal => look.language.night_refusal(refusal),
    }
}

fn what_changed(
    number: u32,
    change: &NightChange,
    obstacle: Option<Obstacle>,
    look: &Look,
) -> (String, Style) {
    let (language, theme) = (look.language, &look.theme);
    match obstacle {
        None => (language.changed_night(number, change), theme.notice),
        Some(obstacle) => {
            let sentence = language.not_changed(number, change, obstacle);
            (sentence, theme.refusal)
        }
    }
}

fn called(player: Player, call: Call, look: &Look) -> Line<'static> {
    let theme = &look.theme;
    let (mark, fill, style) = match call {
        Call::Spare | Call::SplitMade(_) => (Mark::Spare.symbol(), theme.fill.spare, theme.spare),
        Call::Left(_) => ('!', theme.fill.third, theme.title),
        // A clean game may be all spares.
        Call::CleanGame => ('!', theme.fill.strike, theme.strike),
        _ => (Mark::Strike.symbol(), theme.fill.strike, theme.strike),
    };
    let words = (look.language.call(call), style);
    call_line(player, (&mark.to_string(), fill), words, look)
}

/// ` X  PJS  TURKEY`
fn call_line(
    player: Player,
    mark: (&str, Style),
    words: (String, Style),
    look: &Look,
) -> Line<'static> {
    Line::from(vec![
        Span::styled(format!(" {} ", mark.0), mark.1),
        Span::styled(format!(" {player}  "), look.theme.title),
        Span::styled(words.0, words.1),
    ])
}

fn copied(by: CopiedBy, look: &Look) -> String {
    let language = look.language;
    match by {
        CopiedBy::Tool(name) => language.copied_with(name),
        CopiedBy::Terminal => language.copied().to_owned(),
        CopiedBy::TerminalAfter(name) => language.copied_after(name),
    }
}

fn what_became_of(shared: &Shared, look: &Look) -> (String, Style) {
    let (language, theme) = (look.language, &look.theme);
    match shared {
        // The code is on screen, so there is no message.
        Shared::Code(_) => (String::new(), theme.notice),
        Shared::Copied(by) => (copied(*by, look), theme.notice),
        Shared::Written(file) => (language.written(file), theme.notice),
        Shared::NotWritten(file, why) => (language.not_written(file, *why), theme.refusal),
    }
}
