//! The words of the banner: the longest form that fits, as large as possible.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::domain::Standing;
use crate::ui::layout::cells;
use crate::ui::widget::Size;
use crate::ui::{Glyphs, Look};

pub(super) const PERFECT: u16 = 300;
/// The dots between two words.
pub(super) const GAP: u16 = 3;
/// More often than 300 fits on any screen.
const MOST_TIMES: usize = 12;

/// Words with their styles.
pub(super) type Form = Vec<(String, Style)>;

/// The forms of the banner, shorter and shorter.
pub(super) fn forms(standings: &[Standing<'_>], look: &Look) -> Vec<Form> {
    let title = look.theme.title;
    let first = standings.iter().filter(|own| own.place() == 1);
    let names = first.map(|own| (own.game().player().to_string(), look.theme.strike));
    let names: Form = names.collect();
    let verb = match (standings, names.len()) {
        ([_], _) => vec![],
        (_, 1) => vec![("WINS".to_owned(), title)],
        _ => vec![("TIE".to_owned(), title)],
    };
    let score = standings.first().map(Standing::score).unwrap_or_default();
    let number = vec![(score.to_string(), title)];
    if score == PERFECT {
        let times = (1..=MOST_TIMES).rev();
        let filled = |times| vec![number.clone(); times].concat();
        return times
            .map(|times| [names.clone(), filled(times)].concat())
            .collect();
    }
    let whole = [names.clone(), verb.clone(), number.clone()].concat();
    let mut shorter = [
        [names.clone(), number.clone()].concat(),
        [names.clone(), verb.clone()].concat(),
    ];
    // Without the word, a tie would look like a winner with two names.
    if names.len() > 1 {
        shorter.reverse();
    }
    let [first, second] = shorter;
    let without_names = [verb, number.clone()].concat();
    vec![whole, first, second, without_names, names, number]
}

/// The longest form that fits, as large as it fits. For 300, size comes before the number of repeats.
pub(super) fn largest(forms: &[Form], room: Rect, look: &Look) -> Option<(Form, Size)> {
    // ASCII has no letters of three rows.
    let rows = match look.glyphs {
        Glyphs::Unicode => room.height,
        Glyphs::Ascii => room.height.max(Size::TWO.rows()),
    };
    let is_drawn = |size: &Size| size.is_drawn(look.glyphs) && size.rows() <= rows;
    let sizes: Vec<_> = Size::DESCENDING.into_iter().filter(is_drawn).collect();
    let fitting = |form: &Form, size: Size| {
        let fits = width(form, size) <= room.width;
        fits.then(|| (form.clone(), size))
    };
    if forms.len() == MOST_TIMES {
        let mut filled = sizes
            .iter()
            .flat_map(|size| forms.iter().map(move |form| (form, *size)));
        return filled.find_map(|(form, size)| fitting(form, size));
    }
    let mut all = forms
        .iter()
        .flat_map(|form| sizes.iter().map(move |size| (form, *size)));
    all.find_map(|(form, size)| fitting(form, size))
}

fn width(form: &Form, size: Size) -> u16 {
    let words = form.iter().map(|(word, _)| size.width(word));
    let gaps = cells(form.len().saturating_sub(1)) * GAP * size.width("!");
    words.sum::<u16>() + gaps
}
