//! The colours of the themes with their own background. No two meanings differ only in red and green:
//! they are warm against cold, and light against dark.
//!
//! A palette has one colour per meaning, in this order: background, plain text, muted text, the rules
//! of the sheet; titles and keys, the current player, strikes; spares, fouls with refusals and
//! corrections, standing pins; the tint behind the current player, the tint behind the first and last
//! line, the text on filled cells.

pub(super) const COLOURS: usize = 13;

/// Colours in web notation: `0xRRGGBB`.
type Palette = [u32; COLOURS];

pub(super) const DARK: Palette = [
    0x15_17_1e, 0xe4_e6_eb, 0x8f_97_a8, 0x4b_52_63, 0xff_ff_ff, 0x5f_d7_e7, 0xff_b4_54, 0x8a_b4_ff,
    0xe8_8c_e0, 0xf2_f4_f8, 0x16_32_3c, 0x22_26_2f, 0x15_17_1e,
];

pub(super) const LIGHT: Palette = [
    0xfb_fa_f5, 0x24_27_2e, 0x58_5d_65, 0xb4_b1_a4, 0x00_00_00, 0x00_50_b0, 0x93_2a_00, 0x4a_20_b0,
    0x9c_1a_6e, 0x24_27_2e, 0xe3_ee_fc, 0xf1_ee_e4, 0xfb_fa_f5,
];

pub(super) const HIGH_CONTRAST: Palette = [
    0x00_00_00, 0xff_ff_ff, 0xe5_e5_e5, 0xe5_e5_e5, 0xff_ff_ff, 0x00_ff_ff, 0xff_ff_00, 0x9f_d0_ff,
    0xff_a0_ff, 0xff_ff_ff, 0x00_34_42, 0x00_00_00, 0x00_00_00,
];

pub(super) const ALLEY: Palette = [
    0x0a_0f_45, 0xf6_ec_d9, 0xa9_9f_b8, 0x94_70_50, 0xf0_bd_74, 0x2c_e8_ff, 0xff_d8_4a, 0xff_7f_c0,
    0xd0_9c_ff, 0xff_f8_ea, 0x12_2a_78, 0x1a_1f_5c, 0x0a_0f_45,
];
