//! The list of themes. It is at the bottom, so that the board above shows a preview.
//!
//! ```text
//! ┌ theme ────────────────────────────── motion on ┐
//! │   terminal     your terminal's own colours     │
//! │ ▶ dark         a dark ground                   │
//! ```

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;

use crate::app::{Context, Motion, ThemeName};
use crate::ui::widget::Popup;
use crate::ui::{Canvas, Depth, Look, layout};

const WIDTH: u16 = 50;
const THEMES: usize = ThemeName::ALL.len();

pub(super) fn render(chosen: ThemeName, motion: Motion, canvas: &mut Canvas<'_>) {
    let (look, whole) = (canvas.look, canvas.buffer.area);
    let height = layout::cells(THEMES) + Popup::AROUND;
    let area = layout::centred(whole, WIDTH, height);
    let area = Rect {
        y: whole.bottom() - area.height,
        ..area
    };
    let before = ThemeName::ALL.iter().take_while(|name| **name != chosen);
    let fits = usize::from(area.height.saturating_sub(Popup::AROUND));
    let shown = layout::window(THEMES, fits, before.count());
    // The box has its own keys; those in the footer are the same.
    canvas.clear(layout::last(whole));
    let popup = Popup {
        block: block(motion, look),
        lines: lines(chosen, look),
        first: layout::cells(shown.start),
        context: Context::Themes,
        look,
    };
    canvas.place(popup, area);
}

fn block(motion: Motion, look: &Look) -> Block<'static> {
    let title = Span::styled(format!(" {} ", look.language.themes()), look.theme.title);
    let motion = match motion {
        Motion::Shown => look.language.motion_is_on(),
        Motion::Still => look.language.motion_is_off(),
    };
    let motion = Line::styled(format!(" {motion} "), look.theme.notice).right_aligned();
    let block = Block::bordered().title(title).title(motion);
    let block = block.border_style(look.theme.rule);
    match look.depth {
        Depth::Colourless => block.title_bottom(format!(" {} ", look.language.no_colours())),
        _ => block,
    }
}

fn lines(chosen: ThemeName, look: &Look) -> Vec<Line<'static>> {
    let words: [&str; THEMES] = look.language.theme_words();
    let line = |(theme, words): (ThemeName, &'static str)| {
        let (sign, style) = if theme == chosen {
            ("▶", look.theme.up)
        } else {
            (" ", look.theme.plain)
        };
        Line::from(vec![
            Span::styled(format!(" {sign} {:<12}", theme.name()), style),
            Span::styled(words, look.theme.muted),
        ])
    };
    ThemeName::ALL.into_iter().zip(words).map(line).collect()
}
