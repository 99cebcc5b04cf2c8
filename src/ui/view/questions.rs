//! Questions in a box over the screen; if the box does not fit, only the question.

use ratatui::text::Line;

use super::history::fitting;
use crate::app::{Action, App, Context, Screen};
use crate::archive::{NightHeader, SaveState};
use crate::input::binding;
use crate::night::{Night, Person};
use crate::ui::lines::{broken, indented};
use crate::ui::widget::{Card, Footer, Popup, framed_alarm, framed_up};
use crate::ui::{Canvas, Look, joined, layout};

/// Below this width there is no box.
const NARROWEST: u16 = 36;
/// The width of the frame, with a blank at each side.
const BESIDE: u16 = 4;

struct Question<'view> {
    /// The context of the keys that answer it.
    context: Context,
    card: Card,
    width: u16,
    ask: Line<'view>,
    /// The content of the box, including the question.
    lines: Vec<Line<'view>>,
}

/// The question before quitting.
pub(super) fn render_quitting(app: &App, canvas: &mut Canvas<'_>) {
    let (language, theme) = (canvas.look.language, &canvas.look.theme);
    let ask = Line::styled(language.ask_to_leave(), theme.title);
    let alarm = |text| Line::styled(text, theme.alarm);
    let what_is_saved = match (app.saving(), app.screen()) {
        (SaveState::NotSaved(events, _), _) => alarm(language.will_be_lost(events)),
        (_, Screen::Correcting(cursor)) if !cursor.is_untouched() => {
            alarm(language.correction_not_saved().to_owned())
        }
        (_, Screen::Bowling(bowling)) if !bowling.pins.is_empty() => {
            alarm(language.typed_pins_not_saved().to_owned())
        }
        (_, Screen::Pasting(_)) => alarm(language.pasted_balls_not_saved().to_owned()),
        (SaveState::Off, _) => Line::raw(language.nothing_is_saved()),
        (SaveState::Saved(None), _) => Line::raw(language.nothing_bowled_yet()),
        (SaveState::Saved(Some(_)), _) => Line::raw(language.everything_is_saved()),
    };
    let question = Question {
        context: app.context(),
        card: framed_up(
            verb(Context::Quitting, Action::Quit, canvas.look),
            canvas.look,
        ),
        width: 50,
        lines: vec![ask.clone(), what_is_saved, Line::default()],
        ask,
    };
    question.render(canvas);
}

/// Asks at the start whether to continue an unfinished night. Its board is visible below.
pub(super) fn render_offering(night: &Night, saving: SaveState, canvas: &mut Canvas<'_>) {
    let (look, language) = (canvas.look, canvas.look.language);
    let ask = Line::styled(language.ask_to_go_on(), look.theme.title);
    let title = match night.game() {
        Some(_) if !night.is_running() => language.night_not_closed(),
        _ => language.open_night(),
    };
    let question = Question {
        context: Context::Offering,
        card: framed_up(title, look),
        width: 50,
        lines: vec![
            Line::raw(joined(night.lineup().map(Person::name), "  ")),
            Line::styled(place(night, saving, look), look.theme.muted),
            Line::default(),
            ask.clone(),
        ],
        ask,
    };
    question.render(canvas);
}

/// Asks before a night is deleted, and shows what would be lost.
pub(super) fn render_deleting(night: &NightHeader, canvas: &mut Canvas<'_>) {
    let (language, theme) = (canvas.look.language, &canvas.look.theme);
    let ask = Line::styled(language.ask_to_delete(night.number), theme.title);
    let width = 50;
    let names: Vec<_> = night
        .players
        .iter()
        .map(|name| format!("{name} "))
        .collect();
    let question = Question {
        context: Context::Deleting,
        card: framed_alarm(
            verb(Context::Deleting, Action::Confirm, canvas.look),
            canvas.look,
        ),
        width,
        lines: vec![
            ask.clone(),
            Line::raw(language.what_is_stored(night)),
            Line::raw(fitting(&names, usize::from(width) - 6)),
            Line::styled(language.deleted_for_good(), theme.alarm),
            Line::default(),
        ],
        ask,
    };
    question.render(canvas);
}

/// The effect of the key that says yes.
fn verb(context: Context, action: Action, look: &Look) -> &'static str {
    let words = binding(context, action).map(|binding| look.language.pick(binding.words));
    words.unwrap_or_default()
}

/// `game 2   frame 4 of 10   last ball 19:42`, or `3 games bowled   last ball 21:05`.
fn place(night: &Night, saving: SaveState, look: &Look) -> String {
    let frame = night.game().and_then(|game| game.up()?.frames().current());
    let at = match saving {
        SaveState::Saved(at) => at,
        SaveState::Off | SaveState::NotSaved(..) => None,
    };
    let game = night.game_number().map(|game| match frame {
        Some(_) => look.language.game(game),
        None => look.language.games_bowled(night.games().count()),
    });
    let parts = [
        game,
        frame.map(|frame| look.language.frame(frame.number())),
        at.map(|at| look.language.last_ball(at)),
    ];
    joined(parts.into_iter().flatten(), "   ")
}

impl Question<'_> {
    fn render(self, canvas: &mut Canvas<'_>) {
        let (context, look, whole) = (self.context, canvas.look, canvas.buffer.area);
        let room = self.width.min(whole.width).saturating_sub(BESIDE);
        let lines = self.lines.into_iter();
        let lines = lines.flat_map(|line| broken(line, room));
        let lines: Vec<_> = lines.map(indented).collect();
        let height = layout::cells(lines.len()) + Popup::AROUND;
        if whole.width < NARROWEST || whole.height < height {
            canvas.clear(whole);
            canvas.line(self.ask, layout::line(whole, 0));
            return canvas.place(Footer::new(context, look), layout::line(whole, 1));
        }
        let popup = Popup {
            card: self.card,
            lines,
            first: 0,
            context,
            look,
        };
        canvas.place(popup, layout::centred(whole, self.width, height));
    }
}
