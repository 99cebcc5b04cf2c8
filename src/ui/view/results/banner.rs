//! The winner in large letters between two rules. A score of 300 fills the banner.

mod form;

use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::headline;
use crate::app::Target;
use crate::domain::standings;
use crate::ui::layout::{below, cells, centred, line, right_of, top};
use crate::ui::model::BoardView;
use crate::ui::widget::{Letters, Size};
use crate::ui::{Canvas, Glyphs, Look};
use form::{GAP, PERFECT, forms, largest};

/// Below this size there are no large letters.
const SMALLEST: (u16, u16) = (60, 14);
/// The blanks before the letters and after the words.
const MARGIN: u16 = 3;
/// The blanks next to the facts: after small letters, and around them between large ones.
const BESIDE_FACTS: u16 = 2;
const AROUND_FACTS: u16 = 4;

/// The words and their size.
pub(super) struct Banner {
    words: Vec<(String, Style)>,
    size: Size,
    ground: Ground,
    /// The same as a sentence, and as a word, if not all words fit.
    sentences: Vec<String>,
}

/// The background of the letters.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Ground {
    Lit,
    /// A perfect game.
    Filled,
}

impl Banner {
    /// None if it doesn't fit, or if nobody won.
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
        let sentences = vec![headline(board.game, look), look.language.wins().to_owned()];
        let is_whole = forms.first() == Some(&words) || ground == Ground::Filled;
        Some(Self {
            words,
            size,
            ground,
            sentences: if is_whole { vec![] } else { sentences },
        })
    }

    /// Paints it at the top, with the facts that fit next to it, which are removed from the list. Returns
    /// the area below it.
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
        facts.splice(0..0, self.sentence(facts, rest));
        if self.ground == Ground::Lit {
            self.render_facts(facts, rest, canvas);
        }
        canvas.regions.add(own, Target::Banner);
        below(area, own.height)
    }

    /// What the large words don't say, in a form that fits; None if a fact says it.
    fn sentence(&self, facts: &[String], area: Rect) -> Option<String> {
        let fits = |own: &&String| own.width() <= usize::from(area.width);
        let first = self.sentences.first()?;
        let own = self.sentences.iter().find(fits).unwrap_or(first);
        (!facts.contains(first)).then(|| own.clone())
    }

    /// From size two on, the score is at the right end. Returns the remaining area for words.
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
        let after = rest.x.saturating_sub(gap);
        let Some((word, style)) = score else {
            let end = area.right() + MARGIN - BESIDE_FACTS;
            return between(after + BESIDE_FACTS, end, area);
        };
        let end = right_of(area, area.width.saturating_sub(size.width(word)));
        let style = *style;
        canvas.paint(Letters { word, size, style }, end);
        let end = end.x.saturating_sub(AROUND_FACTS);
        between(after + AROUND_FACTS, end, area)
    }

    /// Paints the facts that fit as a whole, one per row, and removes them from the list: at the right end,
    /// or in the middle between large letters.
    fn render_facts(&self, facts: &mut Vec<String>, area: Rect, canvas: &mut Canvas<'_>) {
        let muted = canvas.look.theme.muted;
        let fits = |fact: &String| fact.width() <= usize::from(area.width);
        let told = facts.iter().filter(|fact| fits(fact)).cloned();
        let told: Vec<_> = told.take(area.height.into()).collect();
        facts.retain(|fact| !told.contains(fact));
        let lines = told.into_iter().map(|fact| Line::styled(fact, muted));
        let lines: Vec<_> = match self.size {
            Size::ONE => lines.map(Line::right_aligned).collect(),
            _ => lines.map(Line::centered).collect(),
        };
        let area = match self.size {
            Size::ONE => area,
            _ => centred(area, area.width, cells(lines.len())),
        };
        canvas.lines(lines, area);
    }

    const fn style(&self, own: Style, look: &Look) -> Style {
        match self.ground {
            Ground::Lit => own,
            Ground::Filled => look.theme.fill.strike,
        }
    }
}

/// The columns between two positions. Empty if they are in reverse order.
const fn between(from: u16, to: u16, area: Rect) -> Rect {
    Rect {
        x: from,
        width: to.saturating_sub(from),
        ..area
    }
}

/// The maximum height of the letters, which leaves room for the rest.
const fn height(area: Rect) -> u16 {
    match area.height {
        0..24 => 3,
        24..40 => 6,
        40..52 => 9,
        _ => 12,
    }
}
