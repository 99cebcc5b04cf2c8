//! Balls typed by pins: which ones are standing, or which ones fell.

use proptest::prelude::*;
use tenpin::app::{Screen, Target};
use tenpin::archive::WatchState;
use tenpin::domain::{Frame, Frames, Player, notation};
use tenpin::night::Event;

use super::history::kept_from;
use crate::cases::cases;
use crate::oracle::{Ball, Balls};
use crate::stage::{Stage, alone, two, watched, watching};

/// The first player types pins.
fn by_pins() -> Stage {
    let mut stage = alone();
    stage.type_keys("d");
    stage
}

/// The recorded line.
fn line(stage: &Stage, name: &str) -> String {
    let game = stage.app.night().game().unwrap();
    let seat = game.seat(Player::new(name).unwrap()).unwrap();
    notation::write(seat.game().frames())
}

#[track_caller]
fn check(keys: &str, expected: &str) {
    let mut stage = by_pins();
    stage.type_keys(keys);
    assert_eq!(line(&stage, "PJS"), expected, "{keys}\n{}", stage.text());
    stage.check_kept();
}

#[test]
fn a_change_of_what_digits_mean_is_told_and_a_circle_too() {
    let mut stage = two();
    stage.type_keys("d");
    assert!(
        stage.shows("PJS: type the pins that stand"),
        "{}",
        stage.text()
    );
    stage.type_keys("d");
    assert!(stage.shows("PJS: type the pin count"), "{}", stage.text());
    stage.type_keys("8o");
    assert!(
        stage.shows("PJS frame 1: split circled"),
        "{}",
        stage.text()
    );
    stage.type_keys("o");
    assert!(
        stage.shows("PJS frame 1: circle removed"),
        "{}",
        stage.text()
    );
    stage.type_keys("u");
    assert!(
        stage.shows("undone: PJS frame 1: circle removed"),
        "{}",
        stage.text()
    );
}

#[test]
fn every_key_of_the_table_does_what_it_says() {
    check("x", "X");
    check("0/", "9{10}/");
    check("60-", "8{6-10}-{6-10}");
    check("06-", "8{6-10}-{6-10}");
    check("470/", "7{4-7-10}/");
    check("600 ", "8{6-10} 1{10}");
    check("60 /", "8{6-10}/");
    check("2i ", "1{1-3-4-5-6-7-8-9-10}");
    check("-/", "-/");
    check("60f", "8{6-10}F{6-10}");
    check("f5 ", "F9{5}");
    check("60 0x", "8{6-10}1{10} X");
    check("60<Enter>0<Enter>", "8{6-10} 1{10}");
    check(".", "-");
    check("60 -", "8{6-10}-{6-10}");
    check("1234567890 ", "-");
    check("i1234567890 ", "X");
    check("60 i6 ", "8{6-10} 1{10}");
    check("60 i60 ", "8{6-10}/");
}

#[test]
fn what_is_typed_is_shown_and_not_taken() {
    let mut stage = by_pins();
    let kept = stage.desk.kept.len();
    stage.type_keys("60");
    assert_eq!(line(&stage, "PJS"), "");
    assert_eq!(stage.desk.kept.len(), kept, "nothing is recorded");
    assert!(stage.shows("8 …"), "{}", stage.text());
    assert!(stage.shows("· · · 0"), "{}", stage.text());
    assert!(stage.shows("Space take   / spare   -"), "{}", stage.text());
    stage.type_keys("<BS>");
    assert!(stage.shows("9 …"), "{}", stage.text());
    stage.type_keys("u");
    assert!(!stage.shows(" …"), "{}", stage.text());
    stage.type_keys("7<Esc>");
    assert!(!stage.shows(" …"), "{}", stage.text());
    stage.type_keys("7p<Esc><Esc>");
    assert!(!stage.shows(" …"), "dropped on leaving: {}", stage.text());
    stage.type_keys("0/u");
    assert_eq!(
        line(&stage, "PJS"),
        "9{10}",
        "with nothing typed it is an undo"
    );
    stage.type_keys("<BS>");
    assert_eq!(line(&stage, "PJS"), "");
}

#[test]
fn a_key_that_is_not_legal_changes_nothing_and_says_why() {
    let refused = [
        ("60 7", "pin 7 is down"),
        ("60x", "pins are typed: Space takes them"),
        ("60 0/", "pins are typed: Space takes them"),
        ("60 0-", "pins are typed: Space takes them"),
        ("60 00", "pins are typed: Space takes them"),
        (" ", "type the pins that stand"),
        ("i ", "type the pins that fell"),
        ("/", "type the pins that stand"),
    ];
    for (keys, reason) in refused {
        let mut stage = by_pins();
        let (last, before) = keys.char_indices().last().unwrap();
        stage.type_keys(&keys[..last]);
        let balls = line(&stage, "PJS");
        stage.type_keys(&before.to_string());
        assert!(stage.shows(reason), "{keys}: {}", stage.text());
        assert_eq!(line(&stage, "PJS"), balls, "{keys}");
        stage.check_kept();
    }
}

#[test]
fn the_last_ball_of_a_game_has_no_second_one() {
    for keys in ["600", "60/", "60-"] {
        let mut stage = by_pins();
        stage.type_keys(&"x".repeat(11));
        stage.type_keys(keys);
        assert!(
            stage.shows("pins are typed: Space takes them"),
            "{keys}: {}",
            stage.text()
        );
        stage.type_keys(" ");
        assert!(line(&stage, "PJS").ends_with("XX8{6-10}"), "{keys}");
    }
}

#[test]
fn the_mode_belongs_to_the_player_and_is_remembered_by_name() {
    let mut stage = two();
    stage.type_keys("d0/9/");
    assert_eq!(
        (line(&stage, "PJS"), line(&stage, "KYJ")),
        ("9{10}/".into(), "9/".into())
    );
    stage.type_keys("7 ");
    assert_eq!(line(&stage, "PJS"), "9{10}/ 9{7}", "by pins again");
    let remembered = stage
        .desk
        .remembered
        .iter()
        .any(|(key, value)| *key == "pins" && value == "PJS");
    assert!(remembered, "{:?}", stage.desk.remembered);
    stage.type_keys("d1");
    assert_eq!(line(&stage, "PJS"), "9{10}/ 9{7}/", "counts");
}

#[test]
fn one_and_nought_are_pins() {
    let mut stage = by_pins();
    stage.type_keys("10 ");
    assert_eq!(line(&stage, "PJS"), "8{1-10}");
}

#[test]
fn splits_are_told_and_made_splits_called() {
    let mut stage = by_pins();
    stage.type_keys("70 ");
    assert!(stage.shows("7-10 split · bed posts"), "{}", stage.text());
    assert!(stage.shows("7-10 standing"), "{}", stage.text());
    stage.type_keys("/");
    assert!(stage.shows("BED POSTS MADE!"), "{}", stage.text());
}

#[test]
fn a_split_is_circled_by_hand_and_the_circle_taken_away() {
    let mut stage = alone();
    stage.type_keys("8o");
    assert_eq!(line(&stage, "PJS"), "(8)");
    stage.type_keys("o");
    assert_eq!(line(&stage, "PJS"), "8");
    stage.type_keys("o1");
    assert_eq!(line(&stage, "PJS"), "(8) 1");
    stage.type_keys("xo");
    assert!(
        stage.shows("a split is a first ball of 1 to 8 pins"),
        "{}",
        stage.text()
    );
    stage.check_kept();
}

#[test]
fn pins_are_clicked_and_clicked_away() {
    let mut stage = by_pins();
    stage.click(Target::Pin(6));
    stage.click(Target::Pin(10));
    stage.click(Target::Pin(7));
    stage.click(Target::Pin(7));
    assert!(stage.shows("8 …"), "{}", stage.text());
    stage.type_keys(" ");
    assert_eq!(line(&stage, "PJS"), "8{6-10}");
}

#[test]
fn a_player_who_is_marked_bowls_by_their_own_mode() {
    let mut stage = two();
    stage.type_keys("<Tab>d0/");
    assert_eq!(
        (line(&stage, "PJS"), line(&stage, "KYJ")),
        (String::new(), "9{10}/".into())
    );
    assert!(matches!(stage.app.screen(), Screen::Bowling(_)));
    assert!(
        stage
            .desk
            .kept
            .iter()
            .any(|event| matches!(event, Event::CalledUp { .. }))
    );
}

#[test]
fn a_correction_keeps_pins_and_adds_them() {
    let mut stage = alone();
    stage.type_keys("9/x");
    stage.type_keys("e<Left>d0/<Enter>");
    assert_eq!(line(&stage, "PJS"), "9{10}/ X", "{}", stage.text());
    stage.type_keys("e<Left>9-<Enter>");
    assert_eq!(
        line(&stage, "PJS"),
        "9{10}-{10} X",
        "the count stays, and so do the pins"
    );
    stage.type_keys("e<Left>d60");
    assert!(stage.shows("· · · 0"), "{}", stage.text());
    stage.type_keys(" 0<Enter>");
    assert_eq!(line(&stage, "PJS"), "8{6-10}1{10} X");
    stage.check_kept();
}

#[test]
fn a_watched_board_shows_the_pins_that_stand() {
    let keys = "pjs<Enter><Enter>d70 ";
    let mut stage = watching(80, 24);
    stage.look_on(vec![vec![watched(1, keys, WatchState::Live)]], "");
    assert!(stage.shows("● · · ●"), "{}", stage.text());
    assert!(stage.shows("7-10 standing"), "{}", stage.text());
}

/// Two players; the first types pins.
fn two_by_pins() -> Stage {
    let mut stage = two();
    stage.type_keys("d");
    stage
}

#[test]
fn typed_pins_never_go_to_another_player() {
    let mut stage = two_by_pins();
    stage.type_keys("46<Tab>");
    let refused = ["4-6 standing", "▶ 1 PJS", "Space takes them"];
    assert!(stage.shows_all(&refused), "{}", stage.text());
    stage.type_keys("<Esc><Tab>9-");
    assert_eq!(line(&stage, "PJS"), "");
    assert_eq!(line(&stage, "KYJ"), "9-");
}

#[test]
fn quitting_tells_that_typed_pins_are_not_saved() {
    let mut stage = two_by_pins();
    stage.type_keys("46q");
    assert!(stage.shows("The typed pins are not saved."));
    stage.type_keys("<Esc> q");
    assert!(!stage.shows("typed pins"), "{}", stage.text());
}

#[test]
fn enter_saves_a_correction_whose_last_pins_are_typed() {
    let mut stage = by_pins();
    stage.type_keys("d72ed0 0<Enter>");
    assert_eq!(line(&stage, "PJS"), "9{10}-{10}");
    assert!(matches!(stage.app.screen(), Screen::Bowling(_)));
}

#[test]
fn a_ball_that_takes_all_is_shown_as_such() {
    let mut stage = by_pins();
    stage.type_keys("3 i3");
    assert!(stage.shows("all down…"), "{}", stage.text());
    assert!(!stage.shows("pin 3 standing"), "{}", stage.text());
    stage.type_keys(" i1234567890");
    assert!(stage.shows("all down…"), "{}", stage.text());
}

#[test]
fn a_small_screen_tells_the_typed_pins_too() {
    let mut stage = Stage::new(46, 14);
    stage.type_keys("pjs<Enter><Enter>d46");
    assert!(stage.shows("4-6 standing…"), "{}", stage.text());
}

#[test]
fn only_keys_that_end_the_ball_are_offered() {
    let mut stage = by_pins();
    stage.type_keys(&format!("{}xx", "x".repeat(9)));
    stage.type_keys("5");
    assert!(!stage.shows("/ spare"), "{}", stage.text());
    let mut stage = by_pins();
    stage.type_keys("60 6");
    assert!(!stage.shows("x strike"), "{}", stage.text());
}

#[test]
fn turning_round_is_shown_and_dropped_like_pins() {
    let mut stage = by_pins();
    stage.type_keys("xi");
    assert!(stage.shows("1…0 fell"), "{}", stage.text());
    stage.type_keys("u");
    assert!(stage.shows("1…0 stands"), "{}", stage.text());
    assert_eq!(line(&stage, "PJS"), "X");
}

#[test]
fn a_replay_shows_the_pins_that_stood() {
    let mut played = by_pins();
    played.type_keys("70 ");
    let mut stage = kept_from(&played);
    stage.type_keys("h<Enter><End>");
    assert!(stage.shows("●   ·   ·   ●"), "{}", stage.text());
    assert!(stage.shows("7-10 standing"), "{}", stage.text());
}

#[test]
fn a_whole_game_is_typed_by_pins_on_a_large_screen() {
    let mut stage = Stage::new(200, 60);
    stage.type_keys("pjs<Enter><Enter>d");
    stage.type_keys("0/60-x470/600 -/f5 x1234567890 /70 /0");
    assert!(line(&stage, "PJS").ends_with("8{7-10}/"), "not taken yet");
    stage.type_keys(" ");
    let game = "9{10}/ 8{6-10}-{6-10} X 7{4-7-10}/ 8{6-10}1{10} -/ F9{5} X -/ 8{7-10}/9{10}";
    assert_eq!(line(&stage, "PJS"), game, "{}", stage.text());
    stage.check_kept();
}

#[test]
fn a_typed_second_ball_is_not_shown_as_taken() {
    let mut stage = by_pins();
    stage.type_keys("60 6");
    assert!(stage.shows("8|1…"), "{}", stage.text());
    stage.type_keys(" ");
    assert!(!stage.shows("8|1…"), "{}", stage.text());
}

fn frames(stage: &Stage, name: &str) -> Frames {
    let game = stage.app.night().game().unwrap();
    *game
        .seat(Player::new(name).unwrap())
        .unwrap()
        .game()
        .frames()
}

/// The counts of the balls, without their pins.
fn counts(frames: &Frames) -> Balls {
    let balls = frames.iter().flat_map(Frame::balls);
    let balls = balls.map(|ball| Ball {
        pins: ball.count(),
        foul: ball.is_foul(),
    });
    Balls(balls.collect())
}

/// Keys for typing pins, including those that leave this mode and return to it.
fn keys() -> impl Strategy<Value = String> {
    let key = prop_oneof![
        12 => "[0-9]",
        6 => Just(" ".to_owned()),
        4 => "[-x/f.]",
        2 => Just("i".to_owned()),
        2 => Just("u".to_owned()),
        1 => Just("r".to_owned()),
        1 => Just("d".to_owned()),
        1 => Just("o".to_owned()),
        1 => Just("<BS>".to_owned()),
        1 => Just("<Esc>".to_owned()),
    ];
    prop::collection::vec(key, 0..80).prop_map(|keys| keys.concat())
}

/// A rack: the pins standing after the first ball, and which of them after the second.
fn rack() -> impl Strategy<Value = (u16, u16)> {
    (prop_oneof![1 => Just(0), 4 => 1_u16..1024], 0_u16..1024)
        .prop_map(|(first, second)| (first, first & second))
}

/// The keys that type a leave, and Space.
fn pin_keys(leave: u16) -> String {
    let pins = (1..=10).filter(|pin| leave & (1 << (pin - 1)) != 0);
    let pins: String = pins.map(|pin| (pin % 10).to_string()).collect();
    pins + " "
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn any_keys_keep_the_balls_right(typed in keys()) {
        let mut stage = by_pins();
        stage.type_keys(&typed);
        // Undo may go back to before the game.
        prop_assume!(stage.app.night().game().is_some());
        let frames = frames(&stage, "PJS");
        prop_assert_eq!(frames.scores().totals().to_vec(), counts(&frames).totals(), "{}", typed);
        // Every leave fits its count, or it could not be parsed again.
        let written = notation::write(&frames);
        let read = notation::read(&written).unwrap();
        prop_assert_eq!(notation::write(&read), written, "{}", typed);
        stage.check_kept();
    }

    #[test]
    fn pins_and_counts_make_the_same_game(racks in prop::collection::vec(rack(), 12)) {
        let (mut by_pins, mut by_counts) = (by_pins(), alone());
        for (first, rest) in racks {
            if frames(&by_pins, "PJS").is_over() {
                break;
            }
            let fell = 10 - first.count_ones();
            let keys = if first == 0 { "x".to_owned() } else { pin_keys(first) };
            by_pins.type_keys(&keys);
            by_counts.type_keys(&if fell == 10 { "x".to_owned() } else { fell.to_string() });
            let has_second = first != 0 && !frames(&by_pins, "PJS").is_over();
            if !has_second {
                continue;
            }
            let fell = first.count_ones() - rest.count_ones();
            by_pins.type_keys(&if rest == 0 { "/".to_owned() } else { pin_keys(rest) });
            by_counts.type_keys(&if rest == 0 { "/".to_owned() } else { fell.to_string() });
        }
        let (own, other) = (frames(&by_pins, "PJS"), frames(&by_counts, "PJS"));
        prop_assert_eq!(counts(&own).0, counts(&other).0);
        prop_assert_eq!(own.scores().total(), other.scores().total());
    }
}

#[test]
fn the_big_view_follows_the_pins_as_they_are_typed() {
    let mut stage = Stage::new(120, 36);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>vd");
    let ten = "▄█  █▀▀█";
    assert!(stage.shows(ten), "{}", stage.text());
    stage.type_keys("467");
    assert!(stage.shows("4-6-7 standing…"), "{}", stage.text());
    assert!(!stage.shows(ten), "{}", stage.text());
    let large = ["▀▀▀█", " ▀▀█", "▄▄▄█"];
    assert!(stage.shows_all(&large), "3 stand\n{}", stage.text());
    assert!(stage.shows("█▀     …"), "the frame\n{}", stage.text());
    stage.type_keys("<Esc>i1234567890");
    assert!(stage.shows("all down…"), "{}", stage.text());
    stage.check_kept();
}
