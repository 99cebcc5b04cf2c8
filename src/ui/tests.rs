//! The regions: every player's line, and every key in the footer.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};

use super::*;
use crate::app::{Action, Context, Target};
use crate::domain::{FrameNumber, Player};
use crate::input::table;
use crate::night::{Entrance, Night};

const DISPLAY: DisplayOptions = DisplayOptions {
    language: Language::English,
    depth: Depth::Full,
    glyphs: Glyphs::Unicode,
};

const SIZES: [(u16, u16); 4] = [(46, 14), (80, 24), (120, 36), (200, 60)];

fn players() -> [Player; 3] {
    ["PJS", "KYJ", "LEE"].map(|name| Player::new(name).unwrap())
}

fn painted(width: u16, height: u16) -> (Buffer, Regions) {
    let mut night = Night::default();
    for player in players() {
        let joining = night.joining(player, Entrance::NextGame);
        night.record(joining).unwrap();
    }
    let starting = night.starting();
    night.record(starting).unwrap();
    let app = App::new(night);
    let mut regions = Regions::default();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| regions = render(&app, &DISPLAY, frame))
        .unwrap();
    (terminal.backend().buffer().clone(), regions)
}

/// The first line of an area.
fn text(buffer: &Buffer, area: Rect) -> String {
    let cells = layout::line(area, 0).positions();
    let symbols = cells.filter_map(|at| buffer.cell(at).map(Cell::symbol));
    symbols.collect()
}

#[test]
fn every_player_s_line_name_and_frames_are_where_they_are_painted() {
    for (width, height) in SIZES {
        let (buffer, regions) = painted(width, height);
        for player in players() {
            let name = regions.find(Target::Name(player)).unwrap();
            let own = text(&buffer, name);
            assert!(own.contains(player.name()) || own.contains('█'), "{own}");
            let line = regions.find(Target::Line(player)).unwrap();
            assert_eq!(line.as_position(), name.as_position());
            let frame = Target::Frame(player, FrameNumber::FIRST);
            let area = regions.find(frame).unwrap();
            let around = [
                Position::new(area.x - 1, area.y),
                (area.right(), area.y).into(),
            ];
            assert!(
                around
                    .iter()
                    .all(|at| ["│", "┃"].contains(&buffer[*at].symbol()))
            );
            assert_eq!(regions.at(area.as_position()), Some(frame));
            assert!(line.intersection(area) == area && area.height >= 2);
        }
    }
}

const fn key((area, target): (Rect, Target)) -> Option<(Rect, Action)> {
    match target {
        Target::Key(action) => Some((area, action)),
        _ => None,
    }
}

#[test]
fn every_ball_that_can_be_typed_has_its_key_in_the_panel() {
    for (width, height) in SIZES {
        let (buffer, regions) = painted(width, height);
        let foot = layout::last(buffer.area);
        let keys = regions.iter().filter_map(key);
        let keys: Vec<_> = keys.filter(|(area, _)| area.y != foot.y).collect();
        let is_cap = |(area, action): &(Rect, Action)| match action {
            Action::Bowl(mark) => text(&buffer, *area).to_uppercase().contains(mark.symbol()),
            _ => false,
        };
        assert!(!keys.is_empty() && keys.iter().all(is_cap), "{keys:?}");
    }
}

#[test]
fn every_key_at_the_foot_is_where_it_is_painted() {
    for (width, height) in SIZES {
        let (buffer, regions) = painted(width, height);
        let foot = layout::last(buffer.area);
        let keys = regions.iter().filter_map(key);
        for (area, action) in keys.filter(|(area, _)| area.y == foot.y) {
            let mut bindings = table(Context::Bowling);
            let binding = bindings.find(|binding| binding.action == action).unwrap();
            let words = Language::English.pick(binding.words);
            let entry = format!("{} {words}", binding.key_name());
            assert_eq!(text(&buffer, area), entry);
        }
        let written = foot.positions();
        let written = written.filter(|at| buffer[*at].symbol() != " ");
        let written: Vec<_> = written.collect();
        let is_key = |at: &Position| matches!(regions.at(*at), Some(Target::Key(_)));
        assert!(!written.is_empty() && written.iter().all(is_key));
    }
}
