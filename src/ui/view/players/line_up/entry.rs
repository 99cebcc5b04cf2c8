//! A player in the line-up.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::super::words::{averages, under_each_other, words};
use super::{GAP, PLACE, WIDEST};
use crate::night::{Attendance, Person};
use crate::ui::layout::{below, line, right_of};
use crate::ui::model::PlayersView;
use crate::ui::widget::{Letters, Size};
use crate::ui::{Canvas, Look};

/// The blanks between two items next to a name.
const BETWEEN: &str = "   ";

pub(super) struct Entry<'view> {
    pub(super) view: &'view PlayersView<'view>,
    pub(super) place: usize,
    pub(super) person: &'view Person,
}

impl Entry<'_> {
    fn is_chosen(&self) -> bool {
        self.view.chosen == Some(self.place)
    }

    /// The place among those who are here. Empty for a player who left.
    fn number(&self) -> String {
        let before = self.view.listed.iter().take(self.place + 1);
        let place = before.filter(|person| person.is_here()).count();
        let place = self.person.is_here().then(|| place.to_string());
        place.unwrap_or_default()
    }

    const fn style(&self, look: &Look) -> Style {
        match self.person.attendance() {
            Attendance::Bowls | Attendance::Waits => look.theme.title,
            Attendance::SitsOut | Attendance::Left => look.theme.muted,
        }
    }

    /// A selected name has the colour of the current player, and a sign before its place.
    pub(super) fn render_large(&self, size: Size, row: Rect, canvas: &mut Canvas<'_>) {
        let theme = &canvas.look.theme;
        let (sign, style) = if self.is_chosen() {
            ("▶", theme.up)
        } else {
            ("", self.style(canvas.look))
        };
        let number = Line::styled(format!("{sign:1}{:>2}", self.number()), theme.muted);
        canvas.paint(number, line(row, row.height / 2));
        let name = self.person.name();
        let word = name.name();
        canvas.paint(Letters { word, size, style }, right_of(row, PLACE));
        let words = under_each_other(words(self.view, self.person, canvas.look));
        let words = words
            .into_iter()
            .map(|word| Line::styled(word.trim_end().to_owned(), theme.muted));
        let beside = right_of(row, PLACE + size.width(WIDEST) + GAP);
        canvas.lines(words, below(beside, row.height.saturating_sub(3) / 2));
    }

    /// ` 1 PJS   average 193   best 235`, with as many items as fit.
    pub(super) fn line(&self, width: u16, look: &Look) -> Line<'static> {
        let (number, name) = if self.is_chosen() {
            (look.theme.fill.up, look.theme.fill.up)
        } else {
            (look.theme.muted, self.style(look))
        };
        let mut line = Line::from(vec![
            Span::styled(format!("{:>2}", self.number()), number),
            Span::styled(format!(" {} ", self.person.name()), name),
        ]);
        let words = self.fitting(usize::from(width).saturating_sub(line.width()), look);
        line.push_span(Span::styled(words, look.theme.muted));
        line
    }

    /// The items that fit next to the name. An average that is too long is abbreviated.
    fn fitting(&self, room: usize, look: &Look) -> String {
        let mut told = String::new();
        for word in words(self.view, self.person, look) {
            let gap = gap_after(&told);
            let forms = [Some(format!("{gap}{word}")), self.shorter(&word, look)];
            let left = room.saturating_sub(told.width());
            let mut fitting = forms.into_iter().flatten();
            told.extend(fitting.find(|form| form.width() <= left));
        }
        told
    }

    /// ` avg 193`, if the word is the average.
    fn shorter(&self, word: &str, look: &Look) -> Option<String> {
        let [average, short] = averages(self.view, self.person, look)?;
        (word == average).then(|| format!(" {short}"))
    }
}

const fn gap_after(told: &str) -> &'static str {
    if told.is_empty() { "  " } else { BETWEEN }
}
