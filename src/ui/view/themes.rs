//! The list of themes. It lies at the bottom, so that the board above shows what is chosen.
//!
//! ```text
//! ┌ theme ────────────────────────────── motion on ┐
//! │   terminal     your terminal's own colours     │
//! │ ▶ dark         a dark ground                   │
//! ```

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};

use crate::app::{App, Context, Motion, ThemeName};
use crate::ui::widget::{footer, hidden};
use crate::ui::{Depth, Look, layout};

const WIDTH: u16 = 50;
const THEMES: usize = ThemeName::ALL.len();

/// The frame around the list, and the keys.
const AROUND: u16 = 3;

/// Paints it over the screen.
pub(crate) fn render(app: &App, look: &Look, depth: Depth, frame: &mut Frame<'_>) {
    let whole = frame.area();
    let height = u16::try_from(THEMES).unwrap_or_default() + AROUND;
    let area = layout::centred(whole, WIDTH, height);
    let area = Rect {
        y: whole.bottom() - area.height,
        ..area
    };
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    // The keys stand in the box; those at the foot of the screen are the same.
    Clear.render(layout::line(whole, whole.height - 1), buffer);
    let block = block(app.motion(), look, depth);
    let inner = block.inner(area);
    block.render(area, buffer);
    let list = layout::above(inner, 1);
    let chosen = ThemeName::ALL.iter().position(|name| *name == app.theme());
    let fits = usize::from(list.height);
    let shown = layout::window(THEMES, fits, chosen.unwrap_or_default());
    let lines = lines(app.theme(), look);
    for (line, row) in lines.iter().skip(shown.start).zip(list.rows()) {
        line.render(row, buffer);
    }
    let corner = Rect {
        x: area.x.saturating_add(1),
        width: area.width.saturating_sub(2),
        ..area
    };
    hidden::render((THEMES, &shown), look, corner, buffer);
    let foot = layout::below(inner, inner.height.saturating_sub(1));
    footer::render(Context::Themes, look, foot, buffer);
}

fn block(motion: Motion, look: &Look, depth: Depth) -> Block<'static> {
    let title = Span::styled(format!(" {} ", look.language.themes()), look.theme.title);
    let motion = match motion {
        Motion::Shown => look.language.motion_is_on(),
        Motion::Still => look.language.motion_is_off(),
    };
    let motion = Line::styled(format!(" {motion} "), look.theme.notice).right_aligned();
    let block = Block::bordered().title(title).title(motion);
    let block = block.border_style(look.theme.rule);
    match depth {
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
