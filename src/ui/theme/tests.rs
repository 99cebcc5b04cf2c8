//! Is everything readable?

use super::*;
use crate::ui::depth::{Light, SIXTEEN, light_of};

const READ: f64 = 4.5;
/// For sixteen colours, whose shades differ between terminals.
const ROUGHLY_READ: f64 = 3.5;
/// For rules and borders, which need less contrast than text.
const SEEN: f64 = 1.5;
/// For the theme "high contrast".
const FAR: f64 = 7.0;

const OWN_GROUND: [ThemeName; 4] = [
    ThemeName::Dark,
    ThemeName::Light,
    ThemeName::HighContrast,
    ThemeName::Alley,
];

fn light(colour: Color) -> Light {
    match colour {
        Color::Rgb(red, green, blue) => (red, green, blue),
        Color::Indexed(index) => light_of(index),
        colour => {
            let mut sixteen = SIXTEEN.into_iter();
            sixteen.find(|(known, _)| *known == colour).unwrap().1
        }
    }
}

/// The relative luminance of a colour, as defined by WCAG.
fn luminance(colour: Color) -> f64 {
    let (red, green, blue) = light(colour);
    let linear = |part: u8| match f64::from(part) / 255.0 {
        part if part <= 0.040_45 => part / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Every text style, on the background or on a tint.
fn texts(theme: &Theme) -> [(&'static str, Style); 13] {
    [
        ("ground", theme.ground),
        ("plain", theme.plain),
        ("muted", theme.muted),
        ("title", theme.title),
        ("up", theme.up),
        ("strike", theme.strike),
        ("spare", theme.spare),
        ("foul", theme.foul),
        ("changed", theme.changed),
        ("refusal", theme.refusal),
        ("notice", theme.notice),
        ("key", theme.key),
        ("pin", theme.pin),
    ]
}

fn fills(theme: &Theme) -> [(&'static str, Style); 6] {
    [
        ("strike fill", theme.fill.strike),
        ("spare fill", theme.fill.spare),
        ("up fill", theme.fill.up),
        ("cursor fill", theme.fill.cursor),
        ("third fill", theme.fill.third),
        ("alarm", theme.alarm),
    ]
}

/// The contrast of every text on the background and on both tints, and of every fill.
fn contrasts(theme: &Theme) -> impl Iterator<Item = (&'static str, f64)> {
    let ground = theme.ground;
    let washes = [theme.ground, theme.lit, theme.band];
    let on_washes = texts(theme).into_iter().flat_map(move |(name, style)| {
        let ink = style.fg.or(ground.fg).unwrap();
        washes.map(|wash| (name, contrast(ink, wash.bg.or(ground.bg).unwrap())))
    });
    let fills = fills(theme).into_iter();
    on_washes.chain(fills.map(|(name, fill)| (name, contrast(fill.fg.unwrap(), fill.bg.unwrap()))))
}

fn weakest(theme: &Theme) -> (&'static str, f64) {
    contrasts(theme)
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .unwrap()
}

#[test]
fn contrast_is_measured_as_the_guidelines_say() {
    let white = Color::Rgb(255, 255, 255);
    assert!((contrast(white, Color::Rgb(0, 0, 0)) - 21.0).abs() < 0.01);
    assert!((contrast(Color::Rgb(0x76, 0x76, 0x76), white) - 4.54).abs() < 0.01);
}

#[test]
fn everything_can_be_read_on_a_theme_s_own_ground_at_every_depth() {
    for name in OWN_GROUND {
        for (depth, least) in [
            (Depth::Full, READ),
            (Depth::Indexed, READ),
            (Depth::Sixteen, ROUGHLY_READ),
        ] {
            let (style, found) = weakest(&Theme::new(name, depth));
            assert!(found >= least, "{name:?} {depth:?} {style}: {found:.2}");
        }
    }
}

/// The terminal's background is unknown, so text colours must be readable on a dark and a light one.
#[test]
fn everything_can_be_read_on_the_terminal_s_own_ground_dark_or_light() {
    let theme = Theme::new(ThemeName::Terminal, Depth::Sixteen);
    for (name, style) in texts(&theme) {
        let grounds = [Color::Black, Color::White].into_iter();
        let mut found = grounds.filter_map(|ground| Some(contrast(style.fg?, ground)));
        assert!(found.all(|found| found >= READ), "{name}");
    }
    for (name, fill) in fills(&theme) {
        let pair = fill.fg.zip(fill.bg);
        let found = pair.map_or(READ, |(ink, behind)| contrast(ink, behind));
        assert!(found >= READ, "{name}: {found:.2}");
    }
}

#[test]
fn the_lines_of_the_sheet_can_be_seen() {
    for name in OWN_GROUND {
        for depth in [Depth::Full, Depth::Indexed, Depth::Sixteen] {
            let theme = Theme::new(name, depth);
            let found = contrast(theme.rule.fg.unwrap(), theme.ground.bg.unwrap());
            assert!(found >= SEEN, "{name:?} {depth:?}: {found:.2}");
        }
    }
}

#[test]
fn high_contrast_is_high() {
    let (style, found) = weakest(&Theme::new(ThemeName::HighContrast, Depth::Full));
    assert!(found >= FAR, "{style}: {found:.2}");
}

#[test]
fn where_there_are_no_colours_no_theme_has_any() {
    for name in ThemeName::ALL {
        let theme = Theme::new(name, Depth::Colourless);
        let has_colour = |style: Style| style.fg.is_some() || style.bg.is_some();
        assert!(
            !texts(&theme)
                .into_iter()
                .chain(fills(&theme))
                .any(|(_, style)| has_colour(style))
        );
    }
}

#[test]
fn marks_that_mean_different_things_differ_without_their_colours() {
    let theme = Theme::new(ThemeName::Alley, Depth::Colourless);
    assert_ne!(theme.strike, theme.plain);
    assert_ne!(theme.fill.up, theme.fill.cursor);
    assert_ne!(theme.fill.strike, theme.plain);
}
