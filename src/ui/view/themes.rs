//! The list of themes, each with a sample. It is at the bottom, so that the board above serves as a
//! preview.
//!
//! ```text
//! ╭─ theme ─────────────────────────────────── motion on · mouse on ╮
//! │   terminal     KYJ  X  9/ 117  your terminal's colours          │
//! │ ▶ dark         KYJ  X  9/ 117  dark background                  │
//! ```

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::app::{Context, Motion, Mouse, ThemeName};
use crate::domain::Mark;
use crate::report::columns::widest;
use crate::ui::lines::whole;
use crate::ui::theme::Theme;
use crate::ui::widget::{Card, Footer, Popup, framed};
use crate::ui::{Canvas, Depth, Look, layout};

const THEMES: usize = ThemeName::ALL.len();
/// The width of the name with its sign, of a sample, and of the frame with a blank.
const NAME: usize = 14;
const SAMPLE: usize = 17;
const AROUND: usize = 4;

pub(super) fn render(chosen: ThemeName, (motion, mouse): (Motion, Mouse), canvas: &mut Canvas<'_>) {
    let (look, whole) = (canvas.look, canvas.buffer.area);
    let words = widest(look.language.theme_words());
    let width = NAME + SAMPLE + words + AROUND;
    let has_words = width <= usize::from(whole.width);
    let width = if has_words {
        width
    } else {
        NAME + SAMPLE + AROUND
    };
    let width = layout::cells(width.max(LEAST)).min(whole.width);
    let keys = Footer::new(Context::Themes, look).height(width.saturating_sub(2));
    let height = layout::cells(THEMES) + Popup::AROUND + keys - 1;
    let area = layout::centred(whole, width, height);
    let area = Rect {
        y: whole.bottom() - area.height,
        ..area
    };
    let place = ThemeName::ALL.iter().position(|name| *name == chosen);
    let fits = usize::from(area.height.saturating_sub(Popup::AROUND + keys - 1));
    let shown = layout::window(THEMES, fits, place.unwrap_or_default());
    // The box shows the same keys as the footer.
    canvas.clear(layout::last(whole));
    let popup = Popup {
        card: card((motion, mouse), area.width, look),
        lines: lines(chosen, has_words, look),
        first: layout::cells(shown.start),
        context: Context::Themes,
        look,
    };
    canvas.place(popup, area);
}

/// The corners, and the blanks and the rule around the title.
const AROUND_TITLE: u16 = 6;
/// Wide enough for the sentence in the lower rule.
const LEAST: usize = 46;

fn card((motion, mouse): (Motion, Mouse), width: u16, look: &Look) -> Card {
    let motion = match motion {
        Motion::Shown => look.language.motion_is_on(),
        Motion::Still => look.language.motion_is_off(),
    };
    let mouse = match mouse {
        Mouse::On => look.language.mouse_is_on(),
        Mouse::Off => look.language.mouse_is_off(),
    };
    let switches = Line::styled(format!(" {motion} · {mouse} "), look.theme.notice);
    let title = look.language.themes();
    let room = width.saturating_sub(layout::text_width(title) + AROUND_TITLE);
    let no_colours = (look.depth == Depth::Colourless)
        .then(|| format!(" {} ", look.language.no_colours()).into());
    let mut card = framed(title, look);
    card.aside = whole(switches, room);
    card.foot = no_colours.unwrap_or_default();
    card
}

fn lines(chosen: ThemeName, has_words: bool, look: &Look) -> Vec<Line<'static>> {
    let words: [&str; THEMES] = look.language.theme_words();
    let line = |(theme, words): (ThemeName, &'static str)| {
        let (sign, style) = if theme == chosen {
            ("▶", look.theme.up)
        } else {
            (" ", look.theme.plain)
        };
        let words = if has_words { words } else { "" };
        let name = Span::styled(format!(" {sign} {:<11}", theme.name()), style);
        let words = Span::styled(format!("  {words}"), look.theme.muted);
        let sample = sample(theme, look.depth);
        [name].into_iter().chain(sample).chain([words]).collect()
    };
    ThemeName::ALL.into_iter().zip(words).map(line).collect()
}

/// ` KYJ  X  9/ 117 ` in the colours of the theme.
fn sample(name: ThemeName, depth: Depth) -> [Span<'static>; 6] {
    let theme = Theme::new(name, depth);
    let lit = theme.ground.patch(theme.lit);
    [
        Span::styled(" ", lit),
        Span::styled("KYJ ", lit.patch(theme.up)),
        Span::styled(format!(" {} ", Mark::Strike), theme.fill.strike),
        Span::styled(" 9", theme.ground),
        Span::styled(Mark::Spare.to_string(), theme.fill.spare),
        Span::styled(" 117 ", theme.ground.patch(theme.title)),
    ]
}
