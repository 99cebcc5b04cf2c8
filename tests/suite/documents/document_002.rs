//! Document 002: drawing the board.
//!
//! Its rules of object calisthenics are tested on the sources, in `calisthenics`.

use tenpin::domain::{
    BowlingGame, FinalFrame, Frame, FrameNumber, FrameState, Frames, Mark, NormalFrame, Pins,
    Player, RuleError,
};
use tenpin::report::text_board::{Board, BoardRow, HEADER};

use super::bowling::{
    current_number, every_tenth, normal, number, pins, play, play_tenth, player, rack, roster,
    sheet, tenth, tenth_marks, totals,
};
use super::dialogue::{latest_row, solo, spoken};

/// 002: the score of a game is computed in the end.
#[test]
fn a_perfect_game_is_300() {
    assert_eq!(play("XXXXXXXXXXXX").scores().total(), 300);
}

/// 002: the first aim is a board (settled: with the line of totals).
#[test]
fn a_row_of_the_board_has_marks_and_totals() {
    let row = BoardRow("PJS", &play("X 9/ 81")).to_string();
    let expected = [
        "|  PJS |  X   |  9|/ |  8|1 |      |      |      |      |      |      |      |",
        "|      |  20  |  38  |  47  |      |      |      |      |      |      |      |",
    ];
    assert!(row.lines().eq(expected), "{row}");
}

/// 002: a strike is written `X`, a spare like `9|/`, a miss like `8|1`.
#[test]
fn the_marks_of_the_three_results() {
    assert_eq!(sheet(&play("X 9/ 81")), ["X", "9|/", "8|1"]);
}

/// 002: strike is ten at once, spare ten in two, miss less than ten in two, gutter none.
#[test]
fn the_results_are_told_apart() {
    assert_eq!(rack(&[10]), FrameState::Strike);
    assert_eq!(Ok(rack(&[4, 6])), FrameState::spare(pins(4)));
    assert_eq!(Ok(rack(&[4, 5])), FrameState::miss(pins(4), pins(5)));
    assert_eq!(rack(&[0]).to_string(), "-");
}

/// 002: a strike or a spare in the tenth earns another ball (settled: a strike earns two).
#[test]
fn the_tenth_has_a_third_ball_when_it_is_earned() {
    assert_eq!(sheet(&play_tenth("X81"))[9], "X|8|1");
    assert_eq!(sheet(&play_tenth("9/5"))[9], "9|/|5");
    assert!(play_tenth("9-").is_over());
}

/// 002: a name that is null or empty is refused (settled: nothing is null here).
#[test]
fn an_empty_name_is_refused() {
    assert_eq!(Player::new(""), Err(RuleError::NameLength { length: 0 }));
}

/// 002: a name has no more than three letters (settled: exactly three, so fewer are refused too).
#[test]
fn a_name_has_exactly_three_letters() {
    for (name, length) in [("PJSK", 4), ("PJ", 2), ("P", 1)] {
        assert_eq!(Player::new(name), Err(RuleError::NameLength { length }));
    }
}

/// 002: a name can be read.
#[test]
fn a_name_can_be_read() {
    assert_eq!(player("PJS").name(), "PJS");
}

/// 002: equal names are equal.
#[test]
fn equal_names_are_equal() {
    assert_eq!(player("PJS"), player("pjs"));
    assert_ne!(player("PJS"), player("PJK"));
}

/// 002: a player is created from a name.
#[test]
fn a_player_is_made_of_a_name() {
    assert_eq!("PJS".parse(), Ok(player("PJS")));
    assert_eq!(player("PJS").to_string(), "PJS");
}

/// 002: the name of a participant has no more than three letters.
#[test]
fn a_participant_with_a_long_name_is_asked_again() {
    let text = solo(&["PJSK", "PJS"]);
    let expected = [
        "플레이어 이름은(3 english letters)?: PJSK",
        "이름은 영문자 3글자입니다: 지금은 4글자입니다",
        "플레이어 이름은(3 english letters)?: PJS",
        "1프레임 투구 : ",
    ];
    assert_eq!(spoken(&text), expected);
}

/// 002: players with equal names are equal.
#[test]
fn players_are_equal_by_name() {
    let games = ["PJS", "PJS", "KYJ"].map(|name| BowlingGame::new(player(name)));
    assert_eq!(games[0].player(), games[1].player());
    assert_ne!(games[0].player(), games[2].player());
}

/// 002: a count of pins below 0 is refused (no such number can exist; the answer is refused).
#[test]
fn pins_below_zero_are_refused() {
    let text = solo(&["PJS", "-1"]);
    let expected = [
        "1프레임 투구 : -1",
        "\"-1\": 투구가 아닙니다. 0부터 10까지, x 스트라이크, / 스페어, - 거터, f 파울. \
         명령은 help로 볼 수 있습니다",
        "1프레임 투구 : ",
    ];
    assert_eq!(spoken(&text)[1..], expected);
}

/// 002: more than ten pins together are refused.
#[test]
fn more_than_ten_pins_together_are_refused() {
    let refusal = RuleError::TooManyPins {
        thrown: 5,
        standing: 4,
    };
    assert_eq!(pins(6).and(pins(5)), Err(refusal));
}

/// 002: a count knows whether it is the maximum, less than that, or the minimum.
#[test]
fn a_count_knows_the_greatest_and_the_least() {
    let told: Vec<_> = [0, 5, 9, 10]
        .map(pins)
        .map(|pins| (pins.is_all(), pins.leaves_some(), pins.is_none()))
        .to_vec();
    let expected = [
        (false, true, true),
        (false, true, false),
        (false, true, false),
        (true, false, false),
    ];
    assert_eq!(told, expected);
}

/// 002: a count can be added to another one.
#[test]
fn a_count_grows_by_another() {
    assert_eq!(pins(3).and(pins(4)), Ok(pins(7)));
}

/// 002: a count can be read.
#[test]
fn a_count_can_be_read() {
    assert_eq!(pins(7).count(), 7);
}

/// 002: equal counts are equal.
#[test]
fn equal_counts_are_equal() {
    assert_eq!(pins(7), pins(7));
    assert_ne!(pins(7), pins(8));
}

/// 002: fallen pins that are not 0 to 10 are refused.
#[test]
fn pins_are_0_to_10() {
    assert!((0..=10).all(|count| Pins::new(count).is_ok()));
    let refusal = RuleError::PinsOutOfRange { thrown: 11 };
    assert_eq!(Pins::new(11), Err(refusal));
}

/// 002: two balls determine their result.
#[test]
fn two_balls_tell_their_result() {
    let told = |first: u8, second: u8| {
        let (first, second) = (pins(first), pins(second));
        (
            first.is_all(),
            first.is_spare_with(second),
            first.is_miss_with(second),
        )
    };
    assert_eq!(told(10, 0), (true, false, false));
    assert_eq!(told(9, 1), (false, true, false));
    assert_eq!(told(0, 10), (false, true, false));
    assert_eq!(told(8, 1), (false, false, true));
}

/// 002: each result gives the pins that fell.
#[test]
fn each_result_gives_its_pins() {
    assert!(rack(&[10]).balls().eq([pins(10)]));
    assert!(rack(&[9, 1]).balls().eq([pins(9), pins(1)]));
    assert!(rack(&[8, 1]).balls().eq([pins(8), pins(1)]));
}

/// 002: no pins are written `-`, ten `X`, 1 to 9 as the digit.
#[test]
fn pins_are_written_as_marks() {
    let written: String = (0..=10).map(|count| pins(count).mark().symbol()).collect();
    assert_eq!(written, "-123456789X");
}

/// 002: a frame's number that is not 1 to 10 is refused.
#[test]
fn frames_are_numbered_1_to_10() {
    let accepted = (0..=u8::MAX).filter(|count| FrameNumber::new(*count).is_ok());
    assert!(accepted.eq(1..=10));
}

/// 002: a frame's number knows whether it is the last.
#[test]
fn only_the_tenth_number_is_the_last() {
    for count in 1..=10 {
        assert_eq!(number(count).is_last(), count == 10, "{count}");
    }
}

/// 002: a frame's number gives the next one.
#[test]
fn a_number_gives_the_next() {
    for count in 1..=9 {
        assert_eq!(number(count).next(), Ok(number(count + 1)));
    }
    let refusal = RuleError::NoSuchFrame { number: 11 };
    assert_eq!(number(10).next(), Err(refusal));
}

/// 002: equal numbers are equal.
#[test]
fn equal_numbers_are_equal() {
    assert_eq!(number(3), number(3));
    assert_ne!(number(3), number(4));
}

/// 002: the frames begin with a normal frame (settled: with all ten).
#[test]
fn the_frames_begin_with_a_normal_frame() {
    let frames = Frames::default();
    let first = Frame::Normal(NormalFrame::new(FrameNumber::FIRST));
    assert_eq!(frames.current(), Some(&first));
    assert_eq!(frames.iter().len(), 10);
}

/// 002: after each ball the list grows: hit and spare make 2, two strikes 3, a strike and a hit 2
/// (settled: the list does not grow; the number of the current frame is the same).
#[test]
fn the_current_number_grows_with_the_balls() {
    assert_eq!(current_number(&play("9/")), Some(2));
    assert_eq!(current_number(&play("XX")), Some(3));
    assert_eq!(current_number(&play("X5")), Some(2));
}

/// 002: a frame can be added to the list (settled: there are ten, and never an eleventh).
#[test]
fn no_ball_adds_an_eleventh_frame() {
    let mut frames = play("XXXXXXXXXXXX");
    assert_eq!(frames.bowl(pins(0)), Err(RuleError::GameIsOver));
    assert_eq!(frames.iter().len(), 10);
}

/// 002: the list knows whether the game has ended in the current frame.
#[test]
fn the_frames_know_whether_the_game_is_over() {
    assert!(!play("X").is_over() && !play_tenth("9/").is_over());
    assert!(play_tenth("9/5").is_over());
}

/// 002: a frame can be compared with the current one, by its number.
#[test]
fn a_frame_is_compared_with_the_current_one() {
    let is_current = |count: u8| {
        let frames = play("X5");
        frames.current().map(Frame::number) == Some(Frame::new(number(count)).number())
    };
    assert!(is_current(2) && !is_current(1) && !is_current(3));
}

/// 002: the list gives the number of the current frame.
#[test]
fn the_frames_give_the_number_that_is_up() {
    assert_eq!(current_number(&play("")), Some(1));
    assert_eq!(current_number(&play("9/ X 8")), Some(3));
}

/// 002: the list gives the states of all frames.
#[test]
fn the_frames_give_all_states() {
    let frames = play("9/ X 8");
    let states: Vec<_> = frames.iter().flat_map(Frame::states).copied().collect();
    let begun = [rack(&[9, 1]), rack(&[10]), rack(&[8])];
    assert_eq!(states[..3], begun);
    assert_eq!(states[3..], [FrameState::Ready; 7]);
}

/// 002: a ball changes the state of a frame, which always has exactly one state.
#[test]
fn a_normal_frame_always_has_one_state() {
    for counts in [&[][..], &[8], &[8, 1], &[8, 2], &[10]] {
        assert_eq!(normal(counts).states(), [rack(counts)]);
    }
}

/// 002: after strike, spare or miss the next frame is the current one.
#[test]
fn a_finished_frame_gives_way_to_the_next() {
    for balls in ["X", "9/", "81"] {
        assert_eq!(play(balls).current(), Some(&Frame::new(number(2))));
    }
}

/// 002: while it is unfinished, the same frame is the current one.
#[test]
fn an_unfinished_frame_stays_up() {
    assert_eq!(play("8").current(), Some(&Frame::Normal(normal(&[8]))));
}

/// 002: a finished frame adds the next one to the list (settled: it is there, and becomes current).
#[test]
fn the_next_ball_goes_to_the_next_frame() {
    assert_eq!(sheet(&play("81")).len(), 1);
    assert_eq!(sheet(&play("81 7")).len(), 2);
}

/// 002: an unfinished frame adds nothing to the list.
#[test]
fn the_next_ball_goes_to_an_unfinished_frame() {
    assert_eq!(sheet(&play("8")).len(), 1);
    assert_eq!(sheet(&play("8 1")).len(), 1);
}

/// 002: a normal frame never ends the game.
#[test]
fn a_normal_frame_never_ends_the_game() {
    for frame in ["--", "81", "9/", "X"] {
        assert!(!play(&frame.repeat(9)).is_over(), "{frame}");
    }
}

/// 002: a normal frame gives its number.
#[test]
fn a_normal_frame_gives_its_number() {
    assert_eq!(NormalFrame::new(number(7)).number(), number(7));
}

/// 002: a normal frame gives its state.
#[test]
fn a_normal_frame_gives_its_state() {
    assert_eq!(normal(&[8, 1]).states(), [rack(&[8, 1])]);
}

/// 002: the final frame begins with one state, ready, and has at most three.
#[test]
fn the_final_frame_has_one_to_three_states() {
    assert_eq!(FinalFrame::default().states(), [FrameState::Ready]);
    let counts: Vec<_> = every_tenth()
        .iter()
        .map(|frame| frame.states().len())
        .collect();
    assert_eq!(counts.iter().min(), Some(&1));
    assert_eq!(counts.iter().max(), Some(&3));
}

/// 002: after a finished state the next ball adds another.
#[test]
fn a_ball_after_a_finished_state_adds_one() {
    assert_eq!(tenth(&[10]).states(), [rack(&[10])]);
    assert_eq!(tenth(&[10, 8]).states(), [rack(&[10]), rack(&[8])]);
}

/// 002: after a state in progress the next ball replaces it.
#[test]
fn a_ball_after_an_unfinished_state_replaces_it() {
    assert_eq!(tenth(&[9]).states(), [rack(&[9])]);
    assert_eq!(tenth(&[9, 1]).states(), [rack(&[9, 1])]);
}

/// 002: three strikes end the game: `X|X|X` (settled: a capital `X`).
#[test]
fn three_strikes_end_the_game() {
    assert!(!tenth(&[10, 10]).is_over());
    assert!(tenth(&[10, 10, 10]).is_over());
    assert_eq!(tenth_marks(&[10, 10, 10]), "X|X|X");
}

/// 002: a spare and one more ball end the game: `9|/|X` and `9|/|2`.
#[test]
fn a_spare_and_a_ball_end_the_game() {
    assert!(!tenth(&[9, 1]).is_over());
    for (third, marks) in [(10, "9|/|X"), (2, "9|/|2")] {
        assert!(tenth(&[9, 1, third]).is_over());
        assert_eq!(tenth_marks(&[9, 1, third]), marks);
    }
}

/// 002: a miss ends the game: `5|1`, and after a strike `X|5|1`.
#[test]
fn a_miss_ends_the_game() {
    assert!(tenth(&[5, 1]).is_over());
    assert_eq!(tenth_marks(&[5, 1]), "5|1");
    assert!(!tenth(&[10, 5]).is_over() && tenth(&[10, 5, 1]).is_over());
    assert_eq!(tenth_marks(&[10, 5, 1]), "X|5|1");
}

/// 002: the final frame gives its number, 10.
#[test]
fn the_final_frame_gives_its_number() {
    assert_eq!(Frame::Final(tenth(&[])).number(), number(10));
}

/// 002: the final frame gives its states.
#[test]
fn the_final_frame_gives_its_states() {
    assert_eq!(tenth(&[9, 1, 2]).states(), [rack(&[9, 1]), rack(&[2])]);
    assert_eq!(tenth(&[10, 5, 1]).states(), [rack(&[10]), rack(&[5, 1])]);
}

/// 002: a ball in a finished state is refused.
#[test]
fn a_finished_state_refuses_a_ball() {
    for counts in [&[10][..], &[9, 1], &[8, 1]] {
        assert_eq!(rack(counts).bowl(pins(0)), Err(RuleError::FrameIsOver));
    }
}

/// 002: finished states are over.
#[test]
fn finished_states_are_over() {
    for counts in [&[10][..], &[9, 1], &[8, 1]] {
        assert!(rack(counts).is_over(), "{counts:?}");
    }
}

/// 002: a frame gives all of its states, including finished ones.
#[test]
fn a_frame_gives_its_finished_states() {
    let strikes = Frame::Final(tenth(&[10, 10, 10]));
    assert_eq!(strikes.states(), [FrameState::Strike; 3]);
}

/// 002: values that can't be a miss are refused.
#[test]
fn what_is_no_miss_is_refused() {
    assert_eq!(
        FrameState::miss(pins(9), pins(1)),
        Err(RuleError::MissTookAll)
    );
    let refusal = RuleError::TooManyPins {
        thrown: 2,
        standing: 1,
    };
    assert_eq!(FrameState::miss(pins(9), pins(2)), Err(refusal));
}

/// 002: a miss is a miss; spare and strike are not.
#[test]
fn only_a_miss_is_a_miss() {
    assert!(rack(&[8, 1]).is_miss());
    assert!(!rack(&[8, 2]).is_miss() && !rack(&[10]).is_miss());
}

/// 002: miss and spare give both balls.
#[test]
fn miss_and_spare_give_both_balls() {
    assert!(rack(&[8, 1]).balls().eq([pins(8), pins(1)]));
    assert!(rack(&[8, 2]).balls().eq([pins(8), pins(2)]));
}

/// 002: values that can't be a spare are refused.
#[test]
fn what_is_no_spare_is_refused() {
    assert_eq!(
        FrameState::spare(pins(10)),
        Err(RuleError::FirstBallTookAll)
    );
}

/// 002: a strike gives its first ball and no second.
#[test]
fn strike_gives_no_second_ball() {
    let balls: Vec<_> = FrameState::Strike.balls().collect();
    assert_eq!(balls, [pins(10)]);
}

/// 002: states in progress are not over, and not a miss.
#[test]
fn running_states_are_neither_over_nor_a_miss() {
    for state in [rack(&[]), rack(&[8])] {
        assert!(!state.is_over() && !state.is_miss(), "{state:?}");
    }
}

/// 002: a frame gives all of its states, including one in progress.
#[test]
fn a_frame_gives_its_running_state() {
    let frame = Frame::Final(tenth(&[10, 8]));
    assert_eq!(frame.states().last(), Some(&rack(&[8])));
    assert_eq!(frame.in_play(), Some(rack(&[8])));
}

/// 002: values that can't be a first hit are refused: it has 0 to 9 pins.
#[test]
fn what_is_no_first_hit_is_refused() {
    assert!((0..=9).all(|count| FrameState::first_bowl(pins(count)).is_ok()));
    assert_eq!(
        FrameState::first_bowl(pins(10)),
        Err(RuleError::FirstBallTookAll)
    );
}

/// 002: after a first hit the rest makes a spare.
#[test]
fn first_hit_becomes_a_spare() {
    assert_eq!(rack(&[3]).bowl(pins(7)), FrameState::spare(pins(3)));
}

/// 002: after a first hit, one pin left standing makes a miss.
#[test]
fn first_hit_becomes_a_miss() {
    let miss = FrameState::miss(pins(3), pins(6));
    assert_eq!(rack(&[3]).bowl(pins(6)), miss);
}

/// 002: a first hit gives its first ball and no second.
#[test]
fn first_hit_gives_no_second_ball() {
    let balls: Vec<_> = rack(&[3]).balls().collect();
    assert_eq!(balls, [pins(3)]);
}

/// 002: from ready ten pins make a strike.
#[test]
fn ready_becomes_a_strike() {
    assert_eq!(FrameState::Ready.bowl(pins(10)), Ok(FrameState::Strike));
}

/// 002: from ready fewer than ten make a hit.
#[test]
fn ready_becomes_a_first_hit() {
    let hit = FrameState::first_bowl(pins(9));
    assert_eq!(FrameState::Ready.bowl(pins(9)), hit);
}

/// 002: ready gives no ball at all.
#[test]
fn ready_gives_no_balls() {
    assert_eq!(FrameState::Ready.balls().next(), None);
}

fn game_after(counts: &[u8]) -> BowlingGame {
    let mut game = BowlingGame::new(player("PJS"));
    for count in counts {
        game.bowl(pins(*count)).unwrap();
    }
    game
}

/// 002: a game can't be over in a normal frame.
#[test]
fn a_game_is_not_over_in_a_normal_frame() {
    for bowled in 0..=18 {
        assert!(!game_after(&vec![0; bowled]).is_over(), "{bowled}");
    }
}

/// 002: a game is over when its final frame is.
#[test]
fn a_game_is_over_with_its_final_frame() {
    for tenth_frame in every_tenth() {
        let mut game = game_after(&[0; 18]);
        let balls: Vec<_> = Frame::Final(tenth_frame).balls().collect();
        for ball in balls {
            game.bowl(ball).unwrap();
        }
        assert_eq!(game.is_over(), tenth_frame.is_over(), "{tenth_frame:?}");
    }
}

/// 002: a game gives the number of the current frame.
#[test]
fn a_game_gives_the_number_that_is_up() {
    assert_eq!(current_number(game_after(&[10, 5]).frames()), Some(2));
}

/// 002: a game gives the results of its frames.
#[test]
fn a_game_gives_its_results() {
    let game = game_after(&[10, 5, 5, 3]);
    assert_eq!(sheet(game.frames()), ["X", "5|/", "3"]);
    assert_eq!(totals("X 5/ 3"), game.scores().totals());
}

/// 002: a state for the view is never null (settled: nothing is null here; a frame always has one).
#[test]
fn a_frame_is_never_without_a_state() {
    for frame in &Frames::default() {
        assert_eq!(frame.states().len(), 1, "{frame:?}");
    }
}

/// 002: a state knows its kind.
#[test]
fn a_state_tells_its_kind() {
    assert!(matches!(rack(&[]), FrameState::Ready));
    assert!(matches!(rack(&[8]), FrameState::FirstBowl { .. }));
    assert!(matches!(rack(&[8, 1]), FrameState::Miss { .. }));
    assert!(matches!(rack(&[8, 2]), FrameState::Spare { .. }));
    assert!(matches!(rack(&[10]), FrameState::Strike));
}

/// 002: a state knows whether it is ready.
#[test]
fn a_state_tells_whether_it_is_ready() {
    assert_eq!(rack(&[]), FrameState::Ready);
    assert_ne!(rack(&[0]), FrameState::Ready);
}

/// 002: a state gives the marks of its first and its second ball.
#[test]
fn a_state_gives_the_marks_of_both_balls() {
    let marks = |counts: &[u8]| {
        let mut marks = rack(counts).marks();
        (marks.next(), marks.next())
    };
    assert_eq!(marks(&[]), (None, None));
    assert_eq!(marks(&[10]), (Some(Mark::Strike), None));
    assert_eq!(marks(&[0, 3]), (Some(Mark::Gutter), Some(Mark::Count(3))));
    assert_eq!(marks(&[9, 1]), (Some(Mark::Count(9)), Some(Mark::Spare)));
}

/// 002: the list of states for the view is never null (settled: nothing is null here; without a ball
/// nothing is written).
#[test]
fn frames_without_a_ball_are_blank() {
    assert!(
        Frames::default()
            .iter()
            .all(|frame| frame.to_string().is_empty())
    );
}

/// 002: all states of a frame are written together: one in frames 1 to 9, up to three in the tenth,
/// where a rack without a ball is left out.
#[test]
fn all_states_of_a_frame_are_written() {
    assert_eq!(Frame::Normal(normal(&[9, 1])).to_string(), "9|/");
    assert_eq!(tenth_marks(&[10, 10, 10]), "X|X|X");
    assert_eq!(tenth_marks(&[10, 9, 1]), "X|9|/");
    assert_eq!(tenth_marks(&[10]), "X");
    assert_eq!(tenth_marks(&[10, 10]), "X|X");
}

/// 002: each state is written as it should be: `-|-`, `2|3`, `9|/`, `-|/`, `X`, `2`, `-` and nothing
/// (settled: `X` and not `x`, `-` without a blank).
#[test]
fn each_state_is_written() {
    let written = [
        (&[0, 0][..], "-|-"),
        (&[2, 3], "2|3"),
        (&[9, 1], "9|/"),
        (&[0, 10], "-|/"),
        (&[10], "X"),
        (&[2], "2"),
        (&[0], "-"),
        (&[], ""),
    ];
    for (counts, expected) in written {
        assert_eq!(rack(counts).to_string(), expected);
    }
}

/// 002: the name of the participant is read as text.
#[test]
fn the_name_is_read() {
    let text = solo(&["PJS"]);
    assert!(latest_row(&text)[0].starts_with("|  PJS |"), "{text}");
}

/// 002: the pins that fell are read.
#[test]
fn the_pins_are_read() {
    let text = solo(&["PJS", "9", "1"]);
    assert!(
        latest_row(&text)[0].starts_with("|  PJS |  9|/ |"),
        "{text}"
    );
}

/// 002: the empty board is written (settled: with its line of totals).
#[test]
fn the_empty_board_is_written() {
    let blank = "|      ".repeat(10);
    let expected = format!("{HEADER}\n|  PJS {blank}|\n|      {blank}|\n");
    assert_eq!(Board(&roster(&["PJS"])).to_string(), expected);
}

/// 002: with each ball the result of its frame is written.
#[test]
fn each_ball_is_written_in_its_frame() {
    let row = |balls: &[&str]| {
        let answers = [&["PJS"], balls].concat();
        latest_row(&solo(&answers))[0]
            .chars()
            .take(28)
            .collect::<String>()
    };
    assert_eq!(row(&["10"]), "|  PJS |  X   |      |      ");
    assert_eq!(row(&["10", "9"]), "|  PJS |  X   |  9   |      ");
    assert_eq!(row(&["10", "9", "1"]), "|  PJS |  X   |  9|/ |      ");
    assert_eq!(row(&["10", "9", "1", "0"]), "|  PJS |  X   |  9|/ |  -   ");
}

/// 002: the tenth has room for three marks, which drop a blank.
#[test]
fn three_marks_fit_into_the_tenth_cell() {
    let row = BoardRow("PJS", &play_tenth("XXX")).to_string();
    let marks = row.lines().next().unwrap();
    assert!(marks.ends_with("|  -|- | X|X|X|"), "{row}");
    assert_eq!(marks.len(), HEADER.len());
}
