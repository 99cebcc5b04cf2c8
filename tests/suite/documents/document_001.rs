//! Document 001: the board, and the first split into objects.
//!
//! Its rules of object calisthenics are tested on the sources, in `calisthenics`.

use std::collections::HashSet;
use std::error::Error;

use tenpin::domain::{
    BowlingGame, BowlingGames, FinalFrame, Frame, FrameNumber, FrameState, Frames, Mark, Pins,
    Player, RuleError, Score, Scores,
};
use tenpin::report::text_board::{Board, HEADER};
use tenpin::text::Language;

use super::bowling::{
    After, current_number, every_tenth, normal, number, pins, play, play_tenth, player, rack,
    roster_after, score, sheet, tenth, tenth_marks, totals,
};
use super::dialogue::{solo, spoken};

/// The output of the program in this document, with its slips corrected.
const TRANSCRIPT: &str = "\
플레이어 이름은(3 english letters)?: PJS
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |      |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

1프레임 투구 : 10
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

2프레임 투구 : 8
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8   |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

2프레임 투구 : 2
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8|/ |      |      |      |      |      |      |      |      |
|      |  20  |      |      |      |      |      |      |      |      |      |

3프레임 투구 : 7
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8|/ |  7   |      |      |      |      |      |      |      |
|      |  20  |  37  |      |      |      |      |      |      |      |      |

3프레임 투구 : 0
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8|/ |  7|- |      |      |      |      |      |      |      |
|      |  20  |  37  |  44  |      |      |      |      |      |      |      |

4프레임 투구 :\x20
";

/// 001: the output of the program, character for character (settled: one form of the question, the
/// line of totals on every board, and the end of the input).
#[test]
fn the_dialogue_is_the_transcript() {
    assert_eq!(solo(&["PJS", "10", "8", "2", "7", "0"]), TRANSCRIPT);
}

/// 001: the first aim is a board of the game (settled: with the totals, in two lines per player).
#[test]
fn the_board_shows_the_game() {
    let games = roster_after(&["PJS"], &[10, 8, 2, 7, 0]);
    let expected = format!(
        "{HEADER}\n{}\n{}\n",
        "|  PJS |  X   |  8|/ |  7|- |      |      |      |      |      |      |      |",
        "|      |  20  |  37  |  44  |      |      |      |      |      |      |      |",
    );
    assert_eq!(Board(&games).to_string(), expected);
}

/// 001: a strike is written `X`, a spare like `9|/`, a miss like `8|1`.
#[test]
fn strike_spare_and_miss_are_written() {
    assert_eq!(sheet(&play("X 9/ 81")), ["X", "9|/", "8|1"]);
}

/// 001: a strike is all ten pins with the first ball.
#[test]
fn strike_is_ten_with_the_first_ball() {
    assert_eq!(rack(&[10]), FrameState::Strike);
}

/// 001: a spare is all ten pins with the second ball.
#[test]
fn spare_is_ten_with_the_second_ball() {
    assert_eq!(Ok(rack(&[9, 1])), FrameState::spare(pins(9)));
    assert_eq!(Ok(rack(&[0, 10])), FrameState::spare(pins(0)));
}

/// 001: a miss leaves pins after the second ball.
#[test]
fn miss_leaves_pins() {
    assert_eq!(Ok(rack(&[8, 1])), FrameState::miss(pins(8), pins(1)));
}

/// 001: a gutter ball knocks down nothing and is written `-`.
#[test]
fn gutter_ball_is_written_as_a_dash() {
    assert_eq!(sheet(&play("-- -/ -1 7-")), ["-|-", "-|/", "-|1", "7|-"]);
}

/// 001: a strike or a spare in the tenth frame earns another ball (settled: a strike earns two).
#[test]
fn the_tenth_earns_a_ball_with_a_strike_or_a_spare() {
    assert!(tenth(&[9, 1]).after(pins(5)).is_ok());
    assert!(tenth(&[10, 4]).after(pins(5)).is_ok());
    assert_eq!(tenth(&[9, 0]).after(pins(1)), Err(RuleError::FrameIsOver));
}

/// 001: the player takes part in the game.
#[test]
fn a_player_takes_part() {
    let games = BowlingGames::new([player("PJS")]).unwrap();
    assert_eq!(games.up().map(BowlingGame::player), Some(player("PJS")));
}

/// 001: a name that is not three letters long is refused.
#[test]
fn a_name_of_another_length_is_refused() {
    for (name, length) in [("", 0), ("PJ", 2), ("PJSK", 4)] {
        assert_eq!(Player::new(name), Err(RuleError::NameLength { length }));
    }
}

/// 001: a frame has one score.
#[test]
fn a_frame_has_one_score() {
    let frames = play("X 8/ 81");
    let scores: Vec<_> = frames.scores_so_far().map(Score::points).collect();
    assert_eq!(scores, [20, 18, 9]);
}

/// 001: how many more balls count for a frame depends on its result.
#[test]
fn the_balls_that_still_count_depend_on_the_result() {
    let waits_for = |counts: &[u8]| rack(counts).score().map(Score::chances);
    assert_eq!(waits_for(&[10]), Some(2));
    assert_eq!(waits_for(&[8, 2]), Some(1));
    assert_eq!(waits_for(&[8, 1]), Some(0));
}

/// 001: a later ball makes a new score from the old one, which is unchanged.
#[test]
fn a_later_ball_makes_a_new_score() {
    let before = Score::SPARE;
    assert_eq!(before.add(pins(7)), score(17, 0));
    assert_eq!(before, score(10, 1));
}

/// 001: a score is known when no more balls count for it.
#[test]
fn a_score_is_settled_without_chances() {
    assert!(score(17, 0).is_settled());
    assert!(!Score::SPARE.is_settled() && !Score::STRIKE.is_settled());
}

/// 001: the scores of the frames are a collection, each total including the earlier ones.
#[test]
fn scores_add_up_in_ascending_order() {
    let scores: Scores = [20, 17, 7]
        .map(|points| score(points, 0))
        .into_iter()
        .collect();
    assert_eq!(scores.totals(), [20, 37, 44]);
}

/// 001: pins are what is entered for each ball.
#[test]
fn what_is_typed_is_what_falls() {
    let text = solo(&["PJS", "7"]);
    assert!(text.contains("|  PJS |  7   |"), "{text}");
}

/// 001: there are eleven counts, 0 to 10, and each is always the same (settled: a plain value needs
/// no cache).
#[test]
fn there_are_eleven_counts_of_pins() {
    let counts: HashSet<_> = (0..=u8::MAX).flat_map(Pins::new).collect();
    assert_eq!(counts.len(), 11);
    assert!((0..=10).all(|count| counts.contains(&pins(count))));
}

/// 001: a count that is not 0 to 10 is refused.
#[test]
fn another_count_of_pins_is_refused() {
    let refused = (0..=u8::MAX).filter(|count| Pins::new(*count).is_err());
    assert!(refused.eq(11..=u8::MAX));
}

/// 001: pins distinguish ten from none.
#[test]
fn pins_tell_ten_from_none() {
    assert!(pins(10).is_all() && !pins(10).is_none());
    assert!(pins(0).is_none() && !pins(0).is_all());
    assert!(!pins(5).is_all() && !pins(5).is_none());
}

/// 001: the result of a ball has a type (settled: a mark).
#[test]
fn a_ball_has_a_mark() {
    let marks: Vec<_> = play("X 8/ 7-").iter().flat_map(Frame::marks).collect();
    let expected = [
        Mark::Strike,
        Mark::Count(8),
        Mark::Spare,
        Mark::Count(7),
        Mark::Gutter,
    ];
    assert_eq!(marks, expected);
}

/// 001: each type has its own symbol.
#[test]
fn each_mark_has_a_symbol_of_its_own() {
    let named = [Mark::Strike, Mark::Spare, Mark::Gutter, Mark::Foul];
    let marks = named.into_iter().chain((1..=9).map(Mark::Count));
    let written: String = marks.map(Mark::symbol).collect();
    assert_eq!(written, "X/-F123456789");
}

/// 001: the type of a ball depends on the ball before it.
#[test]
fn the_mark_depends_on_the_ball_before() {
    assert_eq!(rack(&[0, 10]).to_string(), "-|/");
    assert_eq!(rack(&[5, 5]).to_string(), "5|/");
    assert_eq!(rack(&[4, 5]).to_string(), "4|5");
}

/// 001: the first ball of a fresh rack, in the last frame too, is a strike, a gutter ball or a count.
#[test]
fn the_first_ball_of_a_rack_is_marked_by_itself() {
    for (count, mark) in [(10, "X"), (0, "-"), (7, "7")] {
        assert_eq!(rack(&[count]).to_string(), mark);
        assert_eq!(tenth_marks(&[10, count]), format!("X|{mark}"));
        assert_eq!(tenth_marks(&[9, 1, count]), format!("9|/|{mark}"));
    }
}

/// 001: the second ball is a spare, a gutter ball or a count.
#[test]
fn the_second_ball_of_a_rack_is_marked_after_the_first() {
    for (count, mark) in [(7, "/"), (0, "-"), (6, "6")] {
        assert_eq!(rack(&[3, count]).to_string(), format!("3|{mark}"));
    }
}

/// 001: one ball of a frame is its pins together with its mark.
#[test]
fn a_ball_is_pins_and_a_mark() {
    let spare = rack(&[8, 2]);
    let balls: Vec<_> = spare.balls().zip(spare.marks()).collect();
    let expected = [(pins(8), Mark::Count(8)), (pins(2), Mark::Spare)];
    assert_eq!(balls, expected);
}

/// 001: a ball is created as a first or a second one, so that its mark follows from the one before.
#[test]
fn a_mark_means_pins_by_where_it_stands() {
    assert_eq!(rack(&[8]).pins_of(Mark::Spare), Ok(pins(2)));
    assert_eq!(
        rack(&[]).pins_of(Mark::Spare),
        Err(RuleError::SpareOnFirstBall)
    );
}

/// 001: a ball gives the symbol of its type.
#[test]
fn a_ball_gives_its_symbol() {
    let symbols: String = rack(&[8, 2]).marks().map(Mark::symbol).collect();
    assert_eq!(symbols, "8/");
}

/// 001: the balls of a frame are a collection with one interface for both kinds of frame.
#[test]
fn both_kinds_of_frame_give_their_balls() {
    let of_normal: Vec<_> = Frame::Normal(normal(&[8, 1])).balls().collect();
    let of_final: Vec<_> = Frame::Final(tenth(&[8, 1])).balls().collect();
    assert_eq!(of_normal, [pins(8), pins(1)]);
    assert_eq!(of_final, of_normal);
}

/// 001: the balls of frames 1 to 9 are checked when they are bowled.
#[test]
fn a_ball_is_checked_when_it_is_bowled() {
    let refusal = RuleError::TooManyPins {
        thrown: 3,
        standing: 2,
    };
    assert_eq!(normal(&[8]).after(pins(3)), Err(refusal));
    assert_eq!(normal(&[10]).after(pins(0)), Err(RuleError::FrameIsOver));
}

/// 001: the first ball of a frame is distinguished from the second.
#[test]
fn ten_pins_are_a_strike_or_a_spare() {
    assert_eq!(normal(&[10]).states(), [FrameState::Strike]);
    assert_eq!(Ok(normal(&[0, 10]).states()[0]), FrameState::spare(pins(0)));
}

/// 001: the balls of a frame give the list of their symbols.
#[test]
fn a_frame_gives_the_list_of_its_symbols() {
    let symbols = |counts: &[u8]| -> Vec<char> {
        let frame = Frame::Normal(normal(counts));
        frame.marks().map(Mark::symbol).collect()
    };
    assert!(symbols(&[]).is_empty());
    assert_eq!(symbols(&[8]), ['8']);
    assert_eq!(symbols(&[8, 2]), ['8', '/']);
}

/// 001: in the tenth, a ball after a spare or a strike is a first ball again.
#[test]
fn a_strike_or_a_spare_in_the_tenth_sets_up_a_fresh_rack() {
    for balls in ["X", "XX", "8/"] {
        assert_eq!(play_tenth(balls).standing(), Some(Pins::ALL), "{balls}");
    }
    assert_eq!(play_tenth("X8").standing(), Some(pins(2)));
}

/// 001: after two balls without a spare or a strike the tenth takes no more.
#[test]
fn the_tenth_takes_no_third_ball_after_a_miss() {
    assert_eq!(tenth(&[8, 1]).after(pins(0)), Err(RuleError::FrameIsOver));
}

/// 001: after three balls the tenth takes no more.
#[test]
fn the_tenth_takes_no_fourth_ball() {
    let three = every_tenth().into_iter().filter(|frame| frame.bowls() == 3);
    let refusals: Vec<_> = three.map(|frame| frame.after(pins(0))).collect();
    assert!(!refusals.is_empty());
    let is_refused = |answer: &Result<_, _>| *answer == Err(RuleError::FrameIsOver);
    assert!(refusals.iter().all(is_refused));
}

/// 001: there is one interface for every frame.
#[test]
fn every_frame_takes_a_ball_in_the_same_way() {
    for frame in &Frames::default() {
        let after = frame.after(pins(7)).unwrap();
        assert_eq!(after.to_string(), "7");
    }
}

/// 001: frames 1 to 9 are normal frames.
#[test]
fn frames_1_to_9_are_normal() {
    let frames = Frames::default();
    let is_normal = |frame: &&Frame| matches!(frame, Frame::Normal(_));
    let numbers = frames.iter().take_while(is_normal).map(Frame::number);
    assert!(numbers.eq((1..=9).map(number)));
}

/// 001: a frame knows the next one (settled: it is given the following ones).
#[test]
fn a_frame_scores_with_those_that_follow() {
    let strike = Frame::Normal(normal(&[10]));
    let next = Frame::Normal(normal(&[3, 4]));
    assert_eq!(strike.score(&[next]), Some(score(17, 0)));
}

/// 001: after two balls or a strike the game can continue with the next frame.
#[test]
fn a_frame_of_two_balls_or_a_strike_is_over() {
    assert!(normal(&[10]).is_over() && normal(&[8, 1]).is_over() && normal(&[8, 2]).is_over());
    assert!(!normal(&[]).is_over() && !normal(&[8]).is_over());
}

/// 001: the next frame follows from the number of this one (settled: all ten exist from the start).
#[test]
fn the_next_frame_has_the_next_number() {
    let third = number(3);
    assert_eq!(third.next(), FrameNumber::new(4));
    assert_eq!(third.next().map(Frame::new), Ok(Frame::new(number(4))));
}

/// 001: after the ninth comes the final frame.
#[test]
fn the_final_frame_follows_the_ninth() {
    let after_ninth = number(9).next().map(Frame::new);
    assert_eq!(after_ninth, Ok(Frame::Final(FinalFrame::default())));
}

/// 001: it is checked whether the next frame can begin.
#[test]
fn the_next_frame_begins_when_this_one_is_over() {
    assert_eq!(current_number(&play("8")), Some(1));
    assert_eq!(current_number(&play("81")), Some(2));
    assert_eq!(current_number(&play("X")), Some(2));
}

/// 001: a frame gives its score when it is known.
#[test]
fn a_frame_gives_a_score_that_is_settled() {
    let open = Frame::Normal(normal(&[8, 1]));
    assert_eq!(open.settled_score(&[]), Some(score(9, 0)));
}

/// 001: if later balls count, the following frames are asked to add theirs.
#[test]
fn the_following_frames_add_their_balls() {
    let strike = Frame::Normal(normal(&[10]));
    let last = Frame::Final(tenth(&[10, 8, 1]));
    assert_eq!(strike.settled_score(&[strike, last]), Some(score(30, 0)));
    assert_eq!(strike.settled_score(&[last]), Some(score(28, 0)));
}

/// 001: the number of balls of the next frame and the number that still count decide together.
#[test]
fn no_more_balls_count_than_the_score_waits_for() {
    let spare = Frame::Normal(normal(&[8, 2]));
    let strike = Frame::Normal(normal(&[10]));
    let open = Frame::Normal(normal(&[3, 4]));
    assert_eq!(spare.settled_score(&[open]), Some(score(13, 0)));
    assert_eq!(strike.settled_score(&[strike, open]), Some(score(23, 0)));
}

/// 001: while it is not known there is no score.
#[test]
fn a_score_that_is_not_settled_is_absent() {
    let strike = Frame::Normal(normal(&[10]));
    let begun = Frame::Normal(normal(&[8]));
    assert_eq!(strike.settled_score(&[]), None);
    assert_eq!(strike.settled_score(&[begun]), None);
    assert_eq!(begun.settled_score(&[]), None, "its second ball is missing");
}

/// 001: the tenth is the final frame.
#[test]
fn the_tenth_frame_is_the_final_one() {
    let last = Frame::new(number(10));
    assert_eq!(last, Frame::Final(FinalFrame::default()));
    assert_eq!(last.number(), FrameNumber::LAST);
}

/// 001: two balls without a spare or a strike in the tenth end the game.
#[test]
fn a_miss_in_the_tenth_ends_the_game() {
    assert!(!play_tenth("8").is_over());
    assert!(play_tenth("81").is_over());
}

/// 001: three balls in the tenth end the game.
#[test]
fn three_balls_in_the_tenth_end_the_game() {
    for (two, three) in [("XX", "XXX"), ("X8", "X81"), ("8/", "8/5")] {
        assert!(!play_tenth(two).is_over(), "{two}");
        assert!(play_tenth(three).is_over(), "{three}");
    }
}

/// 001: a strike or a spare in the tenth has no bonus: its balls are added up.
#[test]
fn the_balls_of_the_tenth_are_added_up() {
    for (balls, total) in [("XXX", 30), ("XX8", 28), ("X81", 19), ("8/5", 15)] {
        assert_eq!(play_tenth(balls).scores().total(), total, "{balls}");
    }
}

/// 001: otherwise the tenth behaves like every frame.
#[test]
fn the_tenth_is_otherwise_like_the_others() {
    let refusal = RuleError::TooManyPins {
        thrown: 3,
        standing: 2,
    };
    assert_eq!(tenth(&[8]).after(pins(3)), Err(refusal));
    assert_eq!(tenth_marks(&[8, 1]), "8|1");
}

/// 001: a ball goes to the current frame.
#[test]
fn a_ball_goes_to_the_current_frame() {
    assert_eq!(sheet(&play("X 8")), ["X", "8"]);
    assert_eq!(sheet(&play("X 8 1")), ["X", "8|1"]);
}

/// 001: the frames know whether the next one can begin.
#[test]
fn frames_see_whether_a_frame_goes_on() {
    assert!(play("X 8").is_mid_frame());
    assert!(!play("X 81").is_mid_frame());
}

/// 001: the frames advance to the next one, up to the last.
#[test]
fn frames_go_on_to_the_next() {
    let mut frames = Frames::default();
    for count in 1..=9 {
        assert_eq!(current_number(&frames), Some(count));
        frames.bowl(Pins::ALL).unwrap();
    }
    assert_eq!(current_number(&frames), Some(10));
    frames.bowl(Pins::ALL).unwrap();
    assert_eq!(current_number(&frames), Some(10));
}

/// 001: the frames give the scores known so far, and the symbols.
#[test]
fn frames_give_scores_and_marks() {
    assert_eq!(totals("X 8/ 7"), [20, 37]);
    assert_eq!(sheet(&play("X 8/ 7")), ["X", "8|/", "7"]);
}

/// 001: a refusal is an error type of ours, with a sentence.
#[test]
fn a_refusal_is_an_error_of_its_own() {
    let refusal: Box<dyn Error> = Box::new(Pins::new(11).unwrap_err());
    assert!(refusal.is::<RuleError>());
    assert_eq!(
        refusal.to_string(),
        "there are only 10 pins: type 0 to 10, not 11"
    );
}

/// 001: the input asks for the name, and for the balls of each frame.
#[test]
fn name_and_balls_are_asked_for() {
    let text = solo(&["PJS", "10", "8"]);
    let expected = [
        "플레이어 이름은(3 english letters)?: PJS",
        "1프레임 투구 : 10",
        "2프레임 투구 : 8",
        "2프레임 투구 : ",
    ];
    assert_eq!(spoken(&text), expected);
}

/// 001: the output draws the board, once at the start and after each ball.
#[test]
fn the_board_is_drawn_after_each_ball() {
    let text = solo(&["PJS", "10", "8"]);
    let boards = text.lines().filter(|line| *line == HEADER);
    assert_eq!(boards.count(), 3);
}

/// 001: the words of the view are in one place.
#[test]
fn the_questions_are_kept_in_one_place() {
    let korean = Language::Korean;
    assert_eq!(
        korean.ask_only_name(),
        "플레이어 이름은(3 english letters)?: "
    );
    assert_eq!(korean.ask_ball_of_frame(number(3)), "3프레임 투구 : ");
}
