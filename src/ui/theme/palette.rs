//! The colours of the themes that have a ground of their own. No two that mean different things are
//! a red and a green: warm stands against cold, and light against dark.

use ratatui::style::Color;

/// A colour for each meaning.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    /// Behind everything.
    pub(super) ground: Color,
    /// Plain words and numbers.
    pub(super) text: Color,
    /// What is there when somebody looks for it.
    pub(super) muted: Color,
    /// The lines of the sheet.
    pub(super) rule: Color,
    /// Titles and keys.
    pub(super) title: Color,
    /// Whoever is up, and where the next ball goes.
    pub(super) up: Color,
    /// Strikes, and what is called out.
    pub(super) strike: Color,
    /// Spares.
    pub(super) spare: Color,
    /// Fouls, refusals and corrections.
    pub(super) foul: Color,
    /// Pins that stand.
    pub(super) pin: Color,
}

/// A colour as it is written on the web.
const fn colour(code: u32) -> Color {
    Color::from_u32(code)
}

impl Palette {
    pub(super) const DARK: Self = Self {
        ground: colour(0x15_17_1e),
        text: colour(0xe4_e6_eb),
        muted: colour(0x8f_97_a8),
        rule: colour(0x4b_52_63),
        title: colour(0xff_ff_ff),
        up: colour(0x5f_d7_e7),
        strike: colour(0xff_b4_54),
        spare: colour(0x8a_b4_ff),
        foul: colour(0xe8_8c_e0),
        pin: colour(0xf2_f4_f8),
    };

    pub(super) const LIGHT: Self = Self {
        ground: colour(0xfb_fa_f5),
        text: colour(0x24_27_2e),
        muted: colour(0x63_68_70),
        rule: colour(0xb4_b1_a4),
        title: colour(0x00_00_00),
        up: colour(0x00_50_b0),
        strike: colour(0xa8_3f_00),
        spare: colour(0x5b_35_c8),
        foul: colour(0x9c_1a_6e),
        pin: colour(0x24_27_2e),
    };

    pub(super) const HIGH_CONTRAST: Self = Self {
        ground: colour(0x00_00_00),
        text: colour(0xff_ff_ff),
        muted: colour(0xe5_e5_e5),
        rule: colour(0xe5_e5_e5),
        title: colour(0xff_ff_ff),
        up: colour(0x00_ff_ff),
        strike: colour(0xff_ff_00),
        spare: colour(0x9f_d0_ff),
        foul: colour(0xff_a0_ff),
        pin: colour(0xff_ff_ff),
    };

    pub(super) const ALLEY: Self = Self {
        ground: colour(0x0a_0f_45),
        text: colour(0xf6_ec_d9),
        muted: colour(0xa9_9f_b8),
        rule: colour(0x94_70_50),
        title: colour(0xf0_bd_74),
        up: colour(0x2c_e8_ff),
        strike: colour(0xff_d8_4a),
        spare: colour(0xff_7f_c0),
        foul: colour(0xd0_9c_ff),
        pin: colour(0xff_f8_ea),
    };

    /// The same with each colour changed.
    pub(super) fn map(self, change: impl Fn(Color) -> Color) -> Self {
        Self {
            ground: change(self.ground),
            text: change(self.text),
            muted: change(self.muted),
            rule: change(self.rule),
            title: change(self.title),
            up: change(self.up),
            strike: change(self.strike),
            spare: change(self.spare),
            foul: change(self.foul),
            pin: change(self.pin),
        }
    }
}
