//! A call in large letters, with the bowler's name before the word.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

use super::plan::NAME;
use crate::app::{Motion, Notice, Target};
use crate::domain::{Call, Player};
use crate::ui::layout::{self, right_of};
use crate::ui::model::BoardView;
use crate::ui::widget::{Letters, Size};
use crate::ui::{Canvas, Look};

pub(super) struct LargeCall {
    pub(super) player: Player,
    word: String,
    fill: Style,
}

/// The call while it is held; without animations, until the next key.
pub(super) fn call(board: &BoardView<'_>, look: &Look) -> Option<LargeCall> {
    let fill = look.theme.fill;
    let is_shown = board.held.is_some() || look.motion == Motion::Still;
    let (player, word, fill) = match board.page.notice.filter(|_| is_shown)? {
        Notice::Called(player, call) => {
            let fill = match call {
                Call::Spare => fill.spare,
                _ => fill.strike,
            };
            (*player, look.language.large_call(*call), fill)
        }
        Notice::PersonalBest(player, _) => {
            (*player, look.language.large_best().to_owned(), fill.strike)
        }
        _ => return None,
    };
    Some(LargeCall { player, word, fill })
}

impl LargeCall {
    /// `PJS` and the word on a filled background; in a narrow area the name is small.
    pub(super) fn render(&self, size: Option<Size>, area: Rect, canvas: &mut Canvas<'_>) {
        let name = self.player.to_string();
        let large = size.filter(|size| {
            let rest = area.width.saturating_sub(size.columns(NAME) + 1);
            size.width(&self.word) <= rest
        });
        let Some(size) = large else {
            self.render_word(area, canvas);
            let name = Span::styled(format!(" {name}  "), self.fill);
            return canvas.paint(name, area);
        };
        let place = layout::centred(area, area.width, size.rows());
        let style = canvas.look.theme.title;
        let word = name.as_str();
        canvas.paint(Letters { word, size, style }, place);
        self.render_word(right_of(area, size.columns(NAME) + 1), canvas);
    }

    /// The word in the middle of a filled zone, as large as fits.
    pub(super) fn render_word(&self, zone: Rect, canvas: &mut Canvas<'_>) {
        let (word, style) = (self.word.as_str(), self.fill);
        canvas.paint(Clear, zone);
        canvas.buffer.set_style(zone, style);
        canvas.regions.add(zone, Target::Call);
        let Some(size) = Size::largest(word, zone, canvas.look.glyphs) else {
            let line = layout::centred(zone, zone.width, 1);
            return canvas.paint(Line::styled(word, style).centered(), line);
        };
        let place = layout::centred(zone, size.width(word), size.rows());
        canvas.paint(Letters { word, size, style }, place);
    }
}
