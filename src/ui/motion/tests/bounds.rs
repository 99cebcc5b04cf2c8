//! The limits of every animation: its cells, its characters, its time, the screen.

use super::*;

#[test]
fn only_its_own_cells_change() {
    for occasion in occasions() {
        let (after, before) = (painted(occasion, 0), screen());
        let changed = before.diff(&after);
        let regions = regions();
        let is_inside = |(x, y): (u16, u16)| {
            let names = Rect::new(32, 2, 16, 4);
            let place = Position::new(x, y);
            regions.at(place).is_some() || (occasion == Occasion::Win && names.contains(place))
        };
        assert!(!changed.is_empty(), "{occasion:?}");
        assert!(
            changed.iter().all(|(x, y, _)| is_inside((*x, *y))),
            "{occasion:?}"
        );
    }
}

#[test]
fn where_its_place_is_not_painted_nothing_changes() {
    for occasion in occasions() {
        let mut buffer = screen();
        let look = (ThemeName::Monochrome, &DISPLAY);
        moment(occasion, 0).animate(&Regions::default(), look, &mut buffer);
        assert_eq!(buffer, screen(), "{occasion:?}");
    }
}

#[test]
fn in_ascii_it_is_ascii() {
    let display = DisplayOptions {
        glyphs: Glyphs::Ascii,
        ..DISPLAY
    };
    for occasion in occasions() {
        let mut buffer = screen();
        let look = (ThemeName::Dark, &display);
        moment(occasion, 100).animate(&regions(), look, &mut buffer);
        assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()));
    }
}

#[test]
fn it_is_painted_at_most_twenty_times_a_second_and_ends_soon() {
    for occasion in occasions() {
        let mut elapsed = Duration::ZERO;
        let mut paints = 0;
        while moment(occasion, 0).with(elapsed).is_on() {
            let pause = moment(occasion, 0).with(elapsed).until_next();
            assert!(pause >= Duration::from_millis(50), "{occasion:?}");
            elapsed += pause;
            paints += 1;
        }
        assert!(
            elapsed <= Duration::from_millis(800) && paints <= 10,
            "{occasion:?}"
        );
    }
}

impl Moment {
    const fn with(self, elapsed: Duration) -> Self {
        Self { elapsed, ..self }
    }
}

#[test]
fn no_place_is_too_small() {
    for (width, height) in (0..20).flat_map(|width| (0..8).map(move |height| (width, height))) {
        let regions = everything_at(Rect::new(0, 0, width, height));
        let occasions = occasions().into_iter();
        for (occasion, elapsed) in occasions.flat_map(|own| [(own, 0), (own, 350)]) {
            let mut buffer = Buffer::empty(Rect::new(0, 0, width.max(1), height.max(1)));
            let look = (ThemeName::Dark, &DISPLAY);
            moment(occasion, elapsed).animate(&regions, look, &mut buffer);
        }
    }
}

fn everything_at(area: Rect) -> Regions {
    let mut regions = Regions::default();
    let name = Target::Name(Player::new("KYJ").unwrap());
    let (call, pins, banner) = (Target::Call, Target::Pins, Target::Banner);
    for target in [name, call, pins, banner, Target::Podium(1)] {
        regions.add(area, target);
    }
    regions
}
