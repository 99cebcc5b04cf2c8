//! Where the light is, and when.

use super::*;
use crate::domain::Player;

const OCCASIONS: [Occasion; 5] = [
    Occasion::Turn,
    Occasion::Spare,
    Occasion::Strike,
    Occasion::Turkey,
    Occasion::Perfect,
];

fn moment(occasion: Occasion, milliseconds: u64) -> Moment {
    Moment {
        animation: Animation {
            player: Player::new("KYJ").unwrap(),
            occasion,
        },
        elapsed: Duration::from_millis(milliseconds),
    }
}

fn sheet() -> Buffer {
    Buffer::with_lines([
        "│  PJS │  X   │  8|/ │      │   ",
        "│      │  20  │      │      │   ",
        "│▶ KYJ │  9|- │      │      │   ",
        "│      │  9   │      │      │   ",
        "▶ KYJ   frame 2                 ",
    ])
}

/// Where the line of KYJ is.
fn regions() -> Regions {
    let player = Player::new("KYJ").unwrap();
    let mut regions = Regions::default();
    regions.add(Rect::new(3, 2, 25, 2), Target::Line(player));
    regions.add(Rect::new(3, 2, 3, 2), Target::Name(player));
    regions
}

/// The lines with a sign for each cell that is lit.
fn lit(occasion: Occasion, milliseconds: u64) -> Vec<String> {
    let mut buffer = sheet();
    moment(occasion, milliseconds).animate(&regions(), &Theme::COLOURS, &mut buffer);
    let sign = |cell: &ratatui::buffer::Cell| {
        let is_lit = cell.modifier.contains(Modifier::REVERSED);
        if is_lit { '*' } else { ' ' }
    };
    let rows = buffer.content().chunks(32);
    let lines = rows.map(|row| row.iter().map(sign).collect::<String>());
    lines.map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn a_strike_sends_a_light_along_the_line_of_the_player() {
    let early = lit(Occasion::Strike, 150);
    let late = lit(Occasion::Strike, 350);
    let beam = |blanks: usize| format!("{}********", " ".repeat(blanks));
    assert_eq!(early, ["", "", &beam(5), &beam(5), ""]);
    assert_eq!(late, ["", "", &beam(19), &beam(19), ""]);
}

#[test]
fn a_turn_lights_the_name_and_no_more() {
    assert_eq!(lit(Occasion::Turn, 0), ["", "", "   ***", "", ""]);
    assert_eq!(lit(Occasion::Turn, 200), ["", "", "     *", "", ""]);
}

#[test]
fn what_is_rare_goes_over_everything() {
    for occasion in [Occasion::Turkey, Occasion::Perfect] {
        let lines = lit(occasion, 300);
        assert!(lines.iter().all(|line| line.contains('*')), "{lines:?}");
    }
}

#[test]
fn nothing_lasts_longer_than_a_moment() {
    for occasion in OCCASIONS {
        assert!(moment(occasion, 0).is_on());
        assert!(!moment(occasion, 800).is_on());
    }
}

#[test]
fn no_sign_is_changed() {
    for occasion in OCCASIONS {
        let (mut after, before) = (sheet(), sheet());
        moment(occasion, 100).animate(&regions(), &Theme::COLOURS, &mut after);
        let signs = |buffer: &Buffer| -> Vec<String> {
            let cells = buffer.content().iter();
            cells.map(|cell| cell.symbol().to_owned()).collect()
        };
        assert_ne!(after, before, "{occasion:?}");
        assert_eq!(signs(&after), signs(&before), "{occasion:?}");
    }
}
