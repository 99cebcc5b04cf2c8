//! The question at the start whether the night goes on that is still open; its board lies below.

use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::app::{App, Context};
use crate::night::{Person, Saving};
use crate::ui::widget::footer;
use crate::ui::{Look, layout};

/// Lower or narrower than this there is no box, and only the question.
const SMALLEST: (u16, u16) = (36, 7);
const WIDTH: u16 = 50;

/// Paints it over the board.
pub(in crate::ui) fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let whole = frame.area();
    let buffer = frame.buffer_mut();
    let ask = Line::styled(look.language.ask_to_go_on(), look.theme.title);
    if whole.width < SMALLEST.0 || whole.height < SMALLEST.1 {
        Clear.render(whole, buffer);
        ask.render(layout::line(whole, 0), buffer);
        return footer::render(Context::Offering, look, layout::line(whole, 1), buffer);
    }
    let area = layout::centred(whole, WIDTH, SMALLEST.1);
    Clear.render(area, buffer);
    let title = format!(" {} ", look.language.open_night());
    let block = Block::bordered().title(title).border_style(look.theme.rule);
    let inner = block.inner(area);
    block.render(area, buffer);
    let lines = vec![
        Line::raw(names(app)),
        Line::styled(place(app, look), look.theme.muted),
        Line::default(),
        ask,
    ];
    Paragraph::new(lines).render(inner, buffer);
    let last = layout::below(inner, inner.height.saturating_sub(1));
    footer::render(Context::Offering, look, last, buffer);
}

fn names(app: &App) -> String {
    let here = app.night().people().filter(|person| person.is_here());
    let names: Vec<_> = here
        .map(Person::name)
        .map(|name| name.to_string())
        .collect();
    names.join("  ")
}

/// `game 2   frame 4 of 10   last ball 19:42`
fn place(app: &App, look: &Look) -> String {
    let night = app.night();
    let game = night.game_number();
    let frame = night.game().and_then(|game| game.up()?.frames().current());
    let at = match app.saving() {
        Saving::Saved(at) => at,
        Saving::NotKept | Saving::NotSaved(..) => None,
    };
    let parts = [
        game.map(|game| look.language.game(game)),
        frame.map(|frame| look.language.frame_of(frame.number())),
        at.map(|at| look.language.last_ball(at)),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.join("   ")
}
