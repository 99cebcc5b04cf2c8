//! The result as a QR code: a phone can read it without a network.

use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

use crate::app::Context;
use crate::report::qr_rows;
use crate::ui::lines::wrapped;
use crate::ui::widget::{Popup, framed_up};
use crate::ui::{Canvas, Glyphs, Look, layout};

/// The width of the frame, with a blank at each side.
const BESIDE: u16 = 4;
/// The minimum width of the box.
const WIDTH: u16 = 46;

/// Pure black on white in every theme: QR scanners need the contrast.
const DARK_ON_LIGHT: Style = Style::new()
    .fg(Color::Rgb(0, 0, 0))
    .bg(Color::Rgb(255, 255, 255));

pub(super) fn render(text: &str, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let screen = canvas.buffer.area;
    let room = (
        screen.width.saturating_sub(BESIDE),
        screen.height.saturating_sub(Popup::AROUND + 1),
    );
    let lines = fitting(text, room, look);
    let width = lines.iter().map(Line::width).max().map(layout::cells);
    let width = width.unwrap_or_default().max(WIDTH - BESIDE).min(room.0);
    let words = if lines.is_empty() {
        look.language.no_room_for_code()
    } else {
        look.language.scan_the_code()
    };
    let words = wrapped(Line::raw(words), width).into_iter();
    let lines: Vec<_> = lines.into_iter().chain(words.map(Line::centered)).collect();
    let height = layout::cells(lines.len()) + Popup::AROUND;
    let area = layout::centred(screen, width + BESIDE, height);
    let popup = Popup {
        card: framed_up(look.language.result(), look),
        lines,
        first: 0,
        context: Context::Code,
        look,
    };
    canvas.place(popup, area);
}

/// The code of as many lines of the text as fit. Empty if not even the first does.
fn fitting(text: &str, (width, height): (u16, u16), look: &Look) -> Vec<Line<'static>> {
    let lines: Vec<_> = text.lines().collect();
    let shorter = (1..=lines.len())
        .rev()
        .filter_map(|count| lines.get(..count));
    let mut codes = shorter.map(|lines| code_lines(&lines.join("\n"), look));
    let fits = |code: &Vec<Line<'_>>| {
        let is_narrow = code.iter().all(|row| row.width() <= usize::from(width));
        is_narrow && code.len() <= usize::from(height)
    };
    codes.find(fits).unwrap_or_default()
}

/// Empty without colours or half blocks: scanners couldn't read it.
pub(super) fn code_lines(text: &str, look: &Look) -> Vec<Line<'static>> {
    if look.theme.fill.up.bg.is_none() || look.glyphs == Glyphs::Ascii {
        return vec![];
    }
    let rows = qr_rows(text).unwrap_or_default().into_iter();
    rows.map(|row| Line::from(Span::styled(row, DARK_ON_LIGHT)).centered())
        .collect()
}
