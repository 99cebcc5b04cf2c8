//! Animations after a ball.

use std::collections::HashSet;
use std::time::Duration;

use ratatui::backend::Backend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Color;
use tenpin::app::{Animation, Motion, Occasion, ThemeName};
use tenpin::domain::{Leave, Pins, Player};
use tenpin::night::Person;
use tenpin::terminal::ThriftyBackend;
use tenpin::ui::{self, Moment, Regions};

use crate::stage::{Stage, two};

fn moving() -> Stage {
    let mut stage = two();
    stage.app = stage.app.with_motion(Motion::Shown);
    stage
}

#[test]
fn it_ends_by_itself_and_then_nothing_wakes_up() {
    for balls in ["x", "9/", "9-", "x9-x9-x", "xxx"] {
        let mut stage = moving();
        let mut still = two();
        still.type_keys(balls);
        // The loop ends when it sleeps without a timeout and nothing can come any more.
        stage.type_keys(balls);
        assert!(stage.script.ticks > 0, "{balls}");
        assert!(stage.script.clock <= Duration::from_millis(800), "{balls}");
        let (shown, plain) = (stage.terminal.backend(), still.terminal.backend());
        assert_eq!(shown.buffer(), plain.buffer(), "{balls}");
    }
}

#[test]
fn a_key_is_taken_at_once_and_ends_it() {
    let mut stage = moving();
    stage.type_keys("x7");
    assert_eq!(stage.script.ticks, 0, "nobody waited for the strike");
    assert_eq!(stage.row("KYJ").0, ["7"]);
    // A key without an effect ends it too.
    stage.type_keys("/~");
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn it_is_seen_while_it_lasts() {
    let mut stage = moving();
    let mut still = two();
    stage.script.patience = Some(4);
    stage.type_keys("x");
    still.type_keys("x");
    let (shown, plain) = (stage.terminal.backend(), still.terminal.backend());
    assert_ne!(shown.buffer(), plain.buffer(), "the pins fly");
}

/// The synchronised update around each paint.
const AROUND: usize = "\x1b[?2026h\x1b[?2026l".len();

/// The number of bytes from one picture to the next, in true colour.
fn bytes(from: &Buffer, to: &Buffer) -> usize {
    let mut written = Vec::new();
    let mut backend = ThriftyBackend::new(&mut written);
    backend.draw(from.diff(to).into_iter()).unwrap();
    written.len() + AROUND
}

/// The number of bytes of an animation after these balls, from its first paint to its last.
fn cost(keys: &str, occasion: Occasion) -> usize {
    let mut stage = Stage::new(80, 24);
    stage.app = stage.app.with_theme(ThemeName::Dark);
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>");
    stage.type_keys(keys);
    let pictures = pictures(&mut stage, occasion);
    let pairs = pictures.iter().zip(pictures.iter().skip(1));
    pairs.map(|(before, after)| bytes(before, after)).sum()
}

/// The pictures of an animation, preceded and followed by the final picture.
fn pictures(stage: &mut Stage, occasion: Occasion) -> Vec<Buffer> {
    let (app, display) = (&stage.app, &stage.display);
    let mut regions = Regions::default();
    let mut last = Buffer::default();
    let drawn = stage.terminal.draw(|frame| {
        regions = ui::render(app, display, frame);
        last = frame.buffer_mut().clone();
    });
    drawn.unwrap();
    let up = stage.app.night().up().map(Person::name);
    let player = up.unwrap_or_else(|| Player::new("PJS").unwrap());
    let animation = Animation { player, occasion };
    let mut elapsed = Duration::ZERO;
    let mut painted = vec![last.clone()];
    while (Moment { animation, elapsed }).is_on() {
        let moment = Moment { animation, elapsed };
        let mut after = last.clone();
        moment.animate(&regions, (ThemeName::Dark, display), &mut after);
        elapsed += moment.until_next();
        painted.push(after);
    }
    painted.push(last);
    painted
}

/// The visible content of each cell: for a blank, only its background.
fn seen(picture: &Buffer) -> Vec<(&str, Color, Option<Color>)> {
    let cells = picture.content.iter();
    let seen = cells.map(|cell| {
        let ink = Some(cell.fg).filter(|_| cell.symbol() != " ");
        (cell.symbol(), cell.bg, ink)
    });
    seen.collect()
}

#[test]
fn a_turn_is_seen_to_pass_wherever_it_is_shown() {
    for (width, height) in [(46, 14), (80, 24), (120, 36), (200, 60)] {
        for keys in ["9-", "9-v"] {
            let mut stage = Stage::new(width, height);
            stage.app = stage.app.with_theme(ThemeName::Dark);
            stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>");
            stage.type_keys(keys);
            let pictures = pictures(&mut stage, Occasion::Turn);
            let opening = pictures.iter().skip(1).zip(pictures.iter().skip(2));
            // The last picture but one has the whole name already.
            let moved = opening.filter(|(before, after)| seen(before) != seen(after));
            let moved = moved.count();
            assert_eq!(moved, 3, "{keys} at {width}x{height}");
        }
    }
}

#[test]
fn a_call_is_told_letter_by_letter_beside_its_marks() {
    for (players, balls, words) in [
        ("pjs<Enter>", "xxx", "X   X   X  PJS  TURKEY"),
        (
            "pjs<Enter>",
            "xxxxxx",
            "X   X   X   X   X   X  PJS  6 in a row",
        ),
        ("pjs<Enter>kyj<Enter>", "x9-x9-x", "X   X   X  PJS  TURKEY"),
    ] {
        let mut stage = Stage::new(80, 24);
        stage.type_keys(&format!("{players}<Enter>{balls}"));
        let strikes = u8::try_from(balls.matches('x').count()).unwrap();
        let pictures = pictures(&mut stage, Occasion::Turkey(strikes));
        let rows = |picture: &Buffer| {
            let rows = picture.content.chunks(80);
            let rows = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>());
            rows.collect::<Vec<_>>().join("\n")
        };
        let told: Vec<_> = pictures.iter().map(rows).collect();
        assert!(
            told[told.len() - 2].contains(words),
            "{}",
            told[told.len() - 2]
        );
        let moved = told.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(moved, told.len() - 1, "{words}");
    }
}

#[test]
fn where_nothing_can_move_the_clock_wakes_nobody() {
    let mut stage = Stage::new(24, 6);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    stage.app = stage.app.with_motion(Motion::Shown);
    stage.type_keys("9-");
    assert_eq!(stage.script.ticks, 0);
}

/// The ball itself costs the same without an animation.
#[test]
fn an_animation_costs_few_bytes() {
    let one = Pins::new(1).unwrap();
    let bed_posts = Leave::new([7, 10]).unwrap();
    let turkey = "x9-8-7-x9-8-7-x";
    let won = "x9-8-7-".repeat(9) + "9-9-8-7-";
    let perfect = "9-8-7-x".repeat(9) + "9-8-7-xxx";
    let animations = [
        ("9-", Occasion::Turn, 1_024),
        ("x9-8-7-x", Occasion::Strike, 4_096),
        ("9/", Occasion::Spare(one), 2_048),
        ("-", Occasion::Gutter, 2_048),
        ("d70 ", Occasion::Split(bed_posts), 512),
        (turkey, Occasion::Turkey(3), 2_048),
        (&*format!("v{turkey}"), Occasion::Turkey(3), 2_048),
        (&*won, Occasion::Win, 1_331),
        (&*format!("v{won}"), Occasion::Win, 1_331),
        (&*perfect, Occasion::Perfect, 2_048),
        (&*format!("v{perfect}"), Occasion::Perfect, 2_048),
    ];
    let costs = animations.map(|(keys, occasion, most)| (occasion, cost(keys, occasion), most));
    println!("{costs:?}");
    for (occasion, spent, most) in costs {
        assert!(
            (100..=most).contains(&spent),
            "{occasion:?}: {spent}, {costs:?}"
        );
    }
}

#[test]
fn a_strike_moves_only_the_pins() {
    for players in [2, 12] {
        let names = (b'a'..).take(players).map(char::from);
        let names: Vec<_> = names.map(|name| name.to_string().repeat(3)).collect();
        let names = names.join("<Enter>") + "<Enter>";
        let mut still = Stage::new(120, 40);
        still.type_keys(&format!("{names}<Enter>x"));
        let mut stage = Stage::new(120, 40);
        stage.type_keys(&format!("{names}<Enter>"));
        stage.app = stage.app.with_motion(Motion::Shown);
        stage.script.patience = Some(2);
        stage.type_keys("x");
        let (moved, plain) = (stage.terminal.backend(), still.terminal.backend());
        let changed = plain.buffer().diff(moved.buffer());
        let lines: HashSet<_> = changed.iter().map(|(_, line, _)| *line).collect();
        assert!((1..=7).contains(&lines.len()), "{players}: {lines:?}");
    }
}

#[test]
fn most_balls_move_nothing() {
    let mut stage = moving();
    stage.type_keys("7");
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn where_everything_is_still_the_clock_wakes_nobody() {
    let mut stage = two();
    stage.type_keys("xxx9/9-");
    stage.type_keys(&"x".repeat(20));
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn undoing_and_correcting_move_nothing() {
    let mut stage = moving();
    stage.type_keys("x7u");
    stage.type_keys("r<Up><Left>9-<Enter><Esc>");
    assert_eq!(stage.script.ticks, 0);
}

#[test]
fn it_is_switched_off_and_on_in_the_list_of_themes_and_remembered() {
    let mut stage = moving();
    stage.type_keys("t");
    assert!(stage.shows("motion on") && stage.shows("m motion"));
    stage.type_keys("m");
    assert!(stage.shows("motion off"));
    // Esc restores the theme, but not this.
    stage.type_keys("<Down><Esc>x");
    assert_eq!(stage.script.ticks, 0);
    assert_eq!(stage.app.theme(), ThemeName::Terminal);
    assert_eq!(stage.desk.remembered, [("still", "on".to_owned())]);
    stage.type_keys("tm<Esc>9/");
    assert!(stage.script.ticks > 0, "it moves again");
    assert_eq!(
        stage.desk.remembered.last(),
        Some(&("still", "off".to_owned()))
    );
}

#[test]
fn the_setting_is_read_as_it_was_written() {
    assert_eq!(Motion::from_setting("on"), Motion::Still);
    assert_eq!(Motion::from_setting("off"), Motion::Shown);
}
