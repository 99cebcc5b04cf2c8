//! What the frames show, and when.

mod bounds;

use ratatui::style::Modifier;

use super::*;
use crate::domain::{Leave, Pins, Player};
use crate::text::Language;
use crate::ui::Depth;

const DISPLAY: DisplayOptions = DisplayOptions {
    language: Language::English,
    depth: Depth::Full,
    glyphs: Glyphs::Unicode,
};

fn occasions() -> [Occasion; 8] {
    [
        Occasion::Turn,
        Occasion::Gutter,
        Occasion::Split(Leave::new([7, 10]).unwrap()),
        Occasion::Spare(Pins::new(1).unwrap()),
        Occasion::Strike,
        Occasion::Turkey(3),
        Occasion::Perfect,
        Occasion::Win,
    ]
}

fn moment(occasion: Occasion, milliseconds: u64) -> Moment {
    Moment {
        animation: Animation {
            player: Player::new("KYJ").unwrap(),
            occasion,
        },
        elapsed: Duration::from_millis(milliseconds),
    }
}

fn screen() -> Buffer {
    let mut screen = Buffer::with_lines([
        " KYJ              X  PJS  TURKEY                  ",
        "                                                  ",
        "                ●   ●   ●   ●              PJS    ",
        "                  ●   ●   ●                187    ",
        "                    ●   ●         LEE    #######  ",
        "                      ●           164    #######  ",
        "                                ##2##    ###1###  ",
        "  300  300                      #####    #######  ",
        "  XXXXXXXXXXXX                  #####    #######  ",
    ]);
    screen.set_style(NAME, Theme::MONOCHROME.fill.up);
    screen
}

const NAME: Rect = Rect::new(0, 0, 5, 1);

fn regions() -> Regions {
    let mut regions = Regions::default();
    let player = Player::new("KYJ").unwrap();
    regions.add(NAME, Target::Name(player));
    regions.add(Rect::new(17, 0, 33, 1), Target::Call);
    regions.add(Rect::new(16, 2, 16, 4), Target::Pins);
    regions.add(Rect::new(41, 4, 7, 5), Target::Podium(1));
    regions.add(Rect::new(32, 6, 5, 3), Target::Podium(2));
    regions.add(Rect::new(2, 7, 12, 2), Target::Banner);
    regions
}

fn painted(occasion: Occasion, milliseconds: u64) -> Buffer {
    let mut buffer = screen();
    let look = (ThemeName::Monochrome, &DISPLAY);
    moment(occasion, milliseconds).animate(&regions(), look, &mut buffer);
    buffer
}

/// The text of an area, without trailing blanks.
fn shown(occasion: Occasion, milliseconds: u64, area: Rect) -> Vec<String> {
    let buffer = painted(occasion, milliseconds);
    let row = |row: Rect| {
        row.positions()
            .map(|place| buffer[place].symbol().to_owned())
    };
    let rows = area.rows().map(|line| row(line).collect::<String>());
    rows.map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn a_strike_sends_a_ball_through_the_pins_and_ends_with_its_mark() {
    let pins = Rect::new(16, 2, 16, 4);
    assert_eq!(shown(Occasion::Strike, 0, pins)[3], "      ◉");
    assert_eq!(shown(Occasion::Strike, 80, pins)[2], "   * ◉ *");
    assert_eq!(shown(Occasion::Strike, 320, pins)[1], "      ███");
    assert_eq!(shown(Occasion::Strike, 499, pins)[1], "      ███");
    let filled = painted(Occasion::Strike, 320);
    let style = Theme::MONOCHROME.fill.strike;
    assert!(filled[(16, 5)].modifier.contains(style.add_modifier));
}

#[test]
fn a_stroke_crosses_what_stood_before_a_spare() {
    let pins = Rect::new(16, 2, 16, 4);
    let spare = Occasion::Spare(Pins::new(1).unwrap());
    assert_eq!(shown(spare, 0, pins), ["▗▖", "▐▌", "██//", ""]);
    assert_eq!(shown(spare, 140, pins), ["▗▖    //", "▐▌  //", "██//", ""]);
    assert_eq!(shown(spare, 210, pins), ["      //", "    //", "  //", ""]);
    assert_eq!(shown(spare, 280, pins)[1], "       ██");
}

#[test]
fn the_groups_of_a_split_are_bold_in_turn() {
    let split = Occasion::Split(Leave::new([6, 7, 10]).unwrap());
    // The 7 pin, the 6 and the 10.
    let pins = [(16, 2), (26, 3), (28, 2)];
    let bold = |milliseconds| {
        let buffer = painted(split, milliseconds);
        pins.map(|place| buffer[place].modifier.contains(Modifier::BOLD))
    };
    let (front, back) = ([false, true, true], [true, false, false]);
    assert_eq!([0, 100, 200, 300].map(bold), [front, back, front, back]);
}

#[test]
fn a_gutter_ball_rolls_under_the_pins() {
    let line = Rect::new(16, 5, 16, 1);
    assert_eq!(shown(Occasion::Gutter, 0, line), ["┄●┄┄┄┄┄┄┄┄┄┄┄┄┄┄"]);
    assert_eq!(shown(Occasion::Gutter, 300, line), ["┄┄┄┄┄┄┄┄┄┄┄┄┄┄●┄"]);
    let above = Rect::new(16, 2, 16, 3);
    assert_eq!(shown(Occasion::Gutter, 0, above)[0], "●   ●   ●   ●");
}

#[test]
fn a_turkey_has_a_mark_for_each_strike_and_then_its_words() {
    let line = Rect::new(17, 0, 33, 1);
    let told = |milliseconds| shown(Occasion::Turkey(3), milliseconds, line).concat();
    assert_eq!(told(0), " X");
    assert_eq!(told(100), " X   X");
    assert_eq!(told(200), " X   X   X");
    assert_eq!(told(700), " X   X   X  PJS  TURKEY");
    assert!(told(700).starts_with(&told(500)) && told(500).len() > told(200).len());
}

#[test]
fn the_zone_of_a_call_opens_from_its_middle() {
    let mut regions = Regions::default();
    regions.add(Rect::new(10, 0, 20, 3), Target::Call);
    let mut buffer = Buffer::with_lines(["#".repeat(40).as_str(); 3]);
    let look = (ThemeName::Monochrome, &DISPLAY);
    moment(Occasion::Turkey(3), 100).animate(&regions, look, &mut buffer);
    let row: String = (0..40).map(|x| buffer[(x, 1)].symbol()).collect();
    assert_eq!(row.len(), 40);
    assert_eq!(&row[..12], "##########  ");
    assert!(row.contains("  #####  ") && row.ends_with("##########"));
}

#[test]
fn the_blocks_of_the_podium_rise_and_the_names_come_last() {
    let podium = Rect::new(32, 2, 17, 7);
    let early = shown(Occasion::Win, 80, podium);
    assert_eq!(early[..5], ["", "", "", "", ""]);
    assert_eq!(early[5], "#####    #######");
    let later = shown(Occasion::Win, 240, podium);
    assert_eq!(later[3..5], ["         #######", "##2##    ###1###"]);
    let last = shown(Occasion::Win, 639, podium);
    assert_eq!(last[0], "           PJS");
}

#[test]
fn a_perfect_game_is_told_figure_by_figure_and_mark_by_mark() {
    let banner = Rect::new(2, 7, 12, 2);
    assert_eq!(shown(Occasion::Perfect, 0, banner), ["300", ""]);
    assert_eq!(shown(Occasion::Perfect, 160, banner), ["300  300", ""]);
    let last = shown(Occasion::Perfect, 799, banner);
    assert_eq!(last, ["300  300", "XXXXXXXXXXXX"]);
}

#[test]
fn a_turn_fills_the_name_from_the_left() {
    let buffer = painted(Occasion::Turn, 60);
    let filled = Theme::MONOCHROME.fill.up.add_modifier;
    let is_filled = |x| buffer[(x, 0)].modifier.contains(filled);
    assert!(is_filled(0) && is_filled(1) && !is_filled(2) && !is_filled(4));
    assert_eq!(buffer[(2, 0)].symbol(), "Y", "and can be read");
}

#[test]
fn a_name_in_large_letters_is_lit_from_the_left() {
    let theme = Theme::new(ThemeName::Dark, Depth::Full);
    let mut buffer = screen();
    buffer.set_style(NAME, theme.ground.patch(theme.lit).patch(theme.up));
    let look = (ThemeName::Dark, &DISPLAY);
    moment(Occasion::Turn, 60).animate(&regions(), look, &mut buffer);
    let grounds = [0, 1, 2, 4].map(|x| Some(buffer[(x, 0)].bg));
    let (lit, ground) = (theme.lit.bg, theme.ground.bg);
    assert_eq!(grounds, [lit, lit, ground, ground]);
}

#[test]
fn a_call_has_as_many_marks_as_leave_its_words_whole() {
    let told = |line: &str, strikes| {
        let mut buffer = Buffer::with_lines([line]);
        let mut regions = Regions::default();
        regions.add(Rect::new(0, 0, 15, 1), Target::Call);
        let look = (ThemeName::Monochrome, &DISPLAY);
        moment(Occasion::Turkey(strikes), 799).animate(&regions, look, &mut buffer);
        buffer.content.iter().map(Cell::symbol).collect::<String>()
    };
    let line = " X  PJS  TURKEY               next  KYJ";
    assert_eq!(told(line, 3), " X   X   X  PJS  TURKEY       next  KYJ");
    let line = " X  PJS  TURKEY      next  KYJ";
    assert_eq!(told(line, 3), " X   X  PJS  TURKEY  next  KYJ");
    let line = " X  PJS  TURKEY";
    assert_eq!(told(line, 6), " X  PJS  TURKEY");
}
