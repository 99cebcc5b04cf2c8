//! The winner in large letters between two lines. 300 fills it.

use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::app::Target;
use crate::domain::{Standing, standings};
use crate::ui::layout::{below, cells, line, right_of, top};
use crate::ui::model::BoardView;
use crate::ui::widget::{Letters, Size};
use crate::ui::{Canvas, Glyphs, Look};

/// Below this size there are no large letters.
const SMALLEST: (u16, u16) = (60, 14);
/// The blanks before the letters and after the words.
const MARGIN: u16 = 3;
const PERFECT: u16 = 300;
/// The dots between two words.
const GAP: u16 = 3;
/// More often than 300 fits on any screen.
const MOST_TIMES: usize = 12;

/// What is said, and how large.
pub(super) struct Banner {
    words: Vec<(String, Style)>,
    size: Size,
    ground: Ground,
}

/// What is behind the letters.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Ground {
    Lit,
    /// A perfect game.
    Filled,
}

impl Banner {
    /// None if it doesn't fit, or nobody won.
    pub(super) fn new(board: &BoardView<'_>, area: Rect, look: &Look) -> Option<Self> {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        let standings = standings(board.game);
        let score = standings.first()?.score();
        let room = Rect {
            width: area.width - 2 * MARGIN,
            height: height(area),
            ..area
        };
        let forms = forms(&standings, look);
        let (words, size) = largest(&forms, room, look)?;
        let ground = match score {
            PERFECT => Ground::Filled,
            _ => Ground::Lit,
        };
        Some(Self {
            words,
            size,
            ground,
        })
    }

    /// Paints it at the top, with the facts that fit beside it, which are taken out. Returns the area
    /// under it.
    pub(super) fn render(
        &self,
        facts: &mut Vec<String>,
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) -> Rect {
        let theme = canvas.look.theme;
        let own = top(area, self.size.rows() + 2);
        let inner = own.inner(Margin::new(0, 1));
        let [upper, lower] = match canvas.look.glyphs {
            Glyphs::Unicode => ["▀", "▄"],
            Glyphs::Ascii => ["━", "━"],
        };
        let rule = |sign: &str| Line::styled(sign.repeat(usize::from(own.width)), theme.strike);
        match self.ground {
            Ground::Filled => canvas.buffer.set_style(own, theme.fill.strike),
            Ground::Lit => {
                canvas.buffer.set_style(own, theme.lit);
                canvas.paint(rule(upper), line(own, 0));
                canvas.paint(rule(lower), line(own, own.height - 1));
            }
        }
        let rest = self.render_words(inner.inner(Margin::new(MARGIN, 0)), canvas);
        if self.ground == Ground::Lit {
            render_facts(facts, rest, canvas);
        }
        canvas.regions.add(own, Target::Banner);
        below(area, own.height)
    }

    /// From size two on the score is at the right end. Returns the area that is left for words.
    fn render_words(&self, area: Rect, canvas: &mut Canvas<'_>) -> Rect {
        let size = self.size;
        let (score, others) = match self.words.split_last() {
            Some((score, others)) if size > Size::ONE && self.ground == Ground::Lit => {
                (Some(score), others)
            }
            _ => (None, self.words.as_slice()),
        };
        let gap = GAP * size.width("!");
        let mut rest = area;
        for (word, style) in others {
            let style = self.style(*style, canvas.look);
            canvas.paint(Letters { word, size, style }, rest);
            rest = right_of(rest, size.width(word) + gap);
        }
        let Some((word, style)) = score else {
            return rest;
        };
        let end = right_of(area, area.width.saturating_sub(size.width(word)));
        let style = *style;
        canvas.paint(Letters { word, size, style }, end);
        Rect::ZERO
    }

    const fn style(&self, own: Style, look: &Look) -> Style {
        match self.ground {
            Ground::Lit => own,
            Ground::Filled => look.theme.fill.strike,
        }
    }
}

/// Paints the facts that are whole there, one in a row, and takes them out.
fn render_facts(facts: &mut Vec<String>, area: Rect, canvas: &mut Canvas<'_>) {
    let muted = canvas.look.theme.muted;
    let mut rows = area.rows();
    facts.retain(|fact| {
        let fits = fact.width() <= usize::from(area.width);
        let row = fits.then(|| rows.next()).flatten();
        let told = Line::styled(fact.clone(), muted).right_aligned();
        row.map(|row| canvas.paint(told, row)).is_none()
    });
}

/// The most rows of letters: they leave room for the rest.
const fn height(area: Rect) -> u16 {
    match area.height {
        0..24 => 3,
        24..40 => 6,
        40..52 => 9,
        _ => 12,
    }
}

type Form = Vec<(String, Style)>;

/// The same, shorter and shorter.
fn forms(standings: &[Standing<'_>], look: &Look) -> Vec<Form> {
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
    vec![
        [names.clone(), verb.clone(), number.clone()].concat(),
        [names.clone(), number.clone()].concat(),
        [verb, number.clone()].concat(),
        names,
        number,
    ]
}

/// The longest form that fits, as large as it fits; 300 is as large as it fits, however often.
fn largest(forms: &[Form], room: Rect, look: &Look) -> Option<(Form, Size)> {
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
