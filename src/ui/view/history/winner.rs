//! The winner or leader of a night, in large letters.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::night::Series;
use crate::ui::layout::{below, cells, right_of, top};
use crate::ui::widget::{Letters, Size};
use crate::ui::{Canvas, Look, joined};

/// The width of a name in small letters.
const NAME: usize = 4;
/// The height of the large name; in a high area it is larger.
const NAME_ROWS: u16 = 3;
const LARGE_NAME: u16 = 9;
const HIGH: u16 = 45;
/// In a lower area the name is not large.
const LEAST: u16 = 7;
/// The width of the words next to it.
const WORDS: u16 = 30;
/// The blanks after the large name.
const BESIDE_NAME: u16 = 3;

/// The name of the winner or leader in large letters, and the pins; in one line where space is short.
/// Returns the remaining area.
pub(super) fn render(
    (series, is_on): (&[Series], bool),
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> Rect {
    let look = canvas.look;
    let Some(best) = series.first().filter(|best| best.games > 0) else {
        let words = Line::styled(look.language.no_finished_game(), look.theme.muted);
        canvas.paint(words, area);
        return below(area, 1);
    };
    let told = told((series, is_on), best, look);
    if area.height < LEAST {
        render_line(best, &told, area, canvas);
        return below(area, 1);
    }
    let pins = look.language.pins_in_games(best.total, best.games);
    let pins = Span::styled(pins, look.theme.title);
    let head = top(
        area,
        if area.height >= HIGH {
            LARGE_NAME
        } else {
            NAME_ROWS
        },
    );
    let beside = render_name(&best.person.name().to_string(), head, canvas);
    render_total(best.total, beside, area, canvas);
    canvas.lines([Line::raw(told), Line::default(), pins.into()], beside);
    below(area, head.height + 1)
}

/// Who won or leads the night, or who tied. Empty for a single player.
fn told((series, is_on): (&[Series], bool), best: &Series, look: &Look) -> String {
    let others = series.iter().skip(1);
    let others = others.filter(|other| other.total == best.total);
    let others = joined(others.map(|other| other.person.name()), " ");
    match (others.as_str(), series.len()) {
        (_, 1) => String::new(),
        ("", _) => look.language.first_in_night(is_on).to_owned(),
        (others, _) => look.language.tied_with(others),
    }
}

/// `PJS  won the night  644 in 3 games`
fn render_line(best: &Series, told: &str, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let pins = look.language.pins_in_games(best.total, best.games);
    let words = joined(
        [told, &pins].into_iter().filter(|words| !words.is_empty()),
        "  ",
    );
    let line = Line::from(vec![
        Span::styled(best.person.name().to_string(), look.theme.strike),
        Span::raw(format!("  {words}")),
    ]);
    canvas.paint(line, area);
}

/// In large letters if they can be drawn. Returns the remaining area next to it.
fn render_name(name: &str, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
    let (style, glyphs) = (canvas.look.theme.strike, canvas.look.glyphs);
    let Some(size) = Size::largest(name, area, glyphs) else {
        canvas.paint(Span::styled(name.to_owned(), style), area);
        return right_of(area, cells(NAME) + BESIDE_NAME);
    };
    let word = name;
    canvas.paint(Letters { word, size, style }, area);
    right_of(area, size.width(name) + BESIDE_NAME)
}

/// The winner's pins in large letters at the right end, if there is still room for the words.
fn render_total(total: u32, beside: Rect, area: Rect, canvas: &mut Canvas<'_>) {
    let word = &total.to_string();
    let room = top(right_of(beside, WORDS), 2 * NAME_ROWS);
    let room = Rect {
        height: 2 * NAME_ROWS,
        ..room
    }
    .intersection(area);
    if let Some(size) = Size::largest(word, room, canvas.look.glyphs) {
        let own = right_of(room, room.width.saturating_sub(size.width(word)));
        let style = canvas.look.theme.title;
        canvas.paint(Letters { word, size, style }, own);
    }
}
