//! Document 003: the board with its totals.

use tenpin::domain::{Frame, FrameNumber, FrameState, Player, RuleError, Score, forecast};
use tenpin::report::text_board::{BoardRow, HEADER};

use super::bowling::{
    After, NO_TOTALS, current_number, normal, number, pins, play, play_tenth, player, rack, score,
    sheet, tenth, tenth_marks, totals,
};
use super::dialogue::{latest_row, solo, spoken};

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

3프레임 투구 : 8
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8|/ |  8   |      |      |      |      |      |      |      |
|      |  20  |  38  |      |      |      |      |      |      |      |      |

3프레임 투구 : 1
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8|/ |  8|1 |      |      |      |      |      |      |      |
|      |  20  |  38  |  47  |      |      |      |      |      |      |      |

4프레임 투구 :\x20
";

/// 003: the output of the program, character for character (settled: one form of the question, a first
/// ball on the left of its cell, and the end of the input).
#[test]
fn the_dialogue_is_the_transcript() {
    assert_eq!(solo(&["PJS", "10", "8", "2", "8", "1"]), TRANSCRIPT);
}

/// 003: the program keeps the score of one player's game.
#[test]
fn the_score_of_one_game_is_kept() {
    assert_eq!(totals("X 8/ 81"), [20, 38, 47]);
    assert_eq!(play("X 8/ 81").scores().total(), 47);
}

/// 003: a strike is written `X`, a spare like `9|/`, a miss like `8|1`.
#[test]
fn results_are_written() {
    assert_eq!(sheet(&play("X 9/ 81")), ["X", "9|/", "8|1"]);
}

/// 003: strike is ten at once, spare ten in two, miss less than ten in two, gutter none.
#[test]
fn results_are_told_apart() {
    assert_eq!(rack(&[10]), FrameState::Strike);
    assert_eq!(Ok(rack(&[0, 10])), FrameState::spare(pins(0)));
    assert!(rack(&[9, 0]).is_miss());
    assert_eq!(sheet(&play("-/ 9-")), ["-|/", "9|-"]);
}

/// 003: a strike adds the next two balls, a spare the next one.
#[test]
fn bonus_balls_are_added() {
    assert_eq!(totals("X 8/ 8"), [20, 38]);
    assert_eq!(totals("X 81"), [19, 28]);
}

/// 003: a strike or a spare in the tenth earns another ball (settled: a strike earns two).
#[test]
fn the_tenth_may_have_a_third_ball() {
    assert_eq!(tenth_marks(&[10, 9, 1]), "X|9|/");
    assert_eq!(tenth_marks(&[9, 1, 10]), "9|/|X");
    assert_eq!(tenth(&[8, 1]).after(pins(1)), Err(RuleError::FrameIsOver));
}

/// 003: a total shows once it is settled: an open frame's at once, a spare's after one more ball, a
/// strike's after two more, a lone first ball's not yet.
#[test]
fn a_total_shows_once_it_is_settled() {
    assert_eq!(totals("8"), NO_TOTALS);
    assert_eq!(totals("81"), [9]);
    assert_eq!((totals("8/"), totals("8/ 3")), (vec![], vec![13]));
    assert_eq!((totals("X 3"), totals("X 34")), (vec![], vec![17, 24]));
}

/// 003, hint: each frame computes its own score, with access to the following ones.
#[test]
fn a_frame_works_out_its_own_score() {
    let [first, second] = [&[10][..], &[8, 2]].map(|counts| Frame::Normal(normal(counts)));
    let own = first.score(&[second]).map(Score::points);
    assert_eq!(own, Some(20));
}

/// 003, hint: after 10, 8 and 2 the score of the first frame is 20.
#[test]
fn ten_eight_two_make_twenty() {
    let frames = play("X 8 2");
    let first = frames.score_of(FrameNumber::FIRST);
    assert_eq!(first.map(Score::points), Some(20));
    assert_eq!(first.map(Score::is_settled), Some(true));
}

/// 003, hint: frames are linked like a list, so a strike can see past a strike.
#[test]
fn a_frame_sees_the_frame_after_the_next() {
    let frames = play("X X X");
    let scores: Vec<_> = (1..=4)
        .map(|count| frames.score_of(number(count)))
        .collect();
    let expected = [
        Some(score(30, 0)),
        Some(score(20, 1)),
        Some(score(10, 2)),
        None,
    ];
    assert_eq!(scores, expected);
}

/// 003: the name of the player can be entered.
#[test]
fn the_name_can_be_typed() {
    let text = solo(&["KYJ"]);
    assert!(latest_row(&text)[0].starts_with("|  KYJ |"), "{text}");
}

/// 003: anything but three English letters is an error.
#[test]
fn a_name_is_three_english_letters() {
    for (name, found) in [("P1S", '1'), ("박준수", '박'), ("P S", ' '), ("PJÉ", 'É')] {
        assert_eq!(Player::new(name), Err(RuleError::NameLetter { found }));
    }
    for (name, length) in [("PJ", 2), ("PJSK", 4)] {
        assert_eq!(Player::new(name), Err(RuleError::NameLength { length }));
    }
}

/// 003: small letters become capitals.
#[test]
fn small_letters_become_capitals() {
    assert_eq!(player("pjs").name(), "PJS");
    assert_eq!(player("pJs"), player("PJS"));
}

/// 003: other characters may be removed from a name (settled: they are not; the name is refused).
#[test]
fn other_characters_are_refused_and_not_taken_out() {
    assert_eq!(
        Player::new("P-S"),
        Err(RuleError::NameLetter { found: '-' })
    );
    let refusal = RuleError::NameLength { length: 4 };
    assert_eq!(Player::new("PJS!"), Err(refusal));
}

/// 003: the score board is shown.
#[test]
fn the_board_is_shown_at_the_start() {
    let text = solo(&["PJS"]);
    assert_eq!(text.lines().nth(1), Some(HEADER));
}

/// 003: while the frame is unfinished its pins can be entered.
#[test]
fn an_unfinished_frame_asks_for_pins() {
    let text = solo(&["PJS", "8"]);
    assert_eq!(spoken(&text).last(), Some(&"1프레임 투구 : "));
}

/// 003: a finished frame is recognised.
#[test]
fn a_frame_is_seen_to_be_finished() {
    assert!(!normal(&[8]).is_over());
    assert!(normal(&[8, 2]).is_over());
}

/// 003: the question includes the frame's number until the frame is finished.
#[test]
fn the_question_has_the_number_of_the_frame() {
    let strikes = ["10"; 9];
    let answers = [&["PJS"], &strikes[..], &["9", "1"]].concat();
    let text = solo(&answers);
    let expected = [
        "9프레임 투구 : 10",
        "10프레임 투구 : 9",
        "10프레임 투구 : 1",
        "10프레임 투구 : ",
    ];
    assert_eq!(spoken(&text)[9..], expected);
    assert_eq!(current_number(&play("X 8")), Some(2));
}

/// 003: -1 and below, 11 and above are not valid counts.
#[test]
fn minus_one_and_eleven_are_no_pins() {
    let text = solo(&["PJS", "-1", "11"]);
    let expected = [
        "1프레임 투구 : -1",
        "\"-1\": 투구가 아닙니다. 0부터 10까지, x 스트라이크, / 스페어, - 거터, f 파울. \
         명령은 help로 볼 수 있습니다",
        "1프레임 투구 : 11",
        "11: 핀은 10개뿐입니다. 0부터 10까지 입력하세요",
        "1프레임 투구 : ",
    ];
    assert_eq!(spoken(&text)[1..], expected);
}

/// 003: the board is shown after each frame, from the stored states.
#[test]
fn the_board_shows_each_frame() {
    let text = solo(&["PJS", "10", "8", "2", "8"]);
    let expected = [
        "|  PJS |  X   |  8|/ |  8   |      |      |      |      |      |      |      |",
        "|      |  20  |  38  |      |      |      |      |      |      |      |      |",
    ];
    assert_eq!(latest_row(&text), expected);
}

/// 003: the score of each frame is stored.
#[test]
fn the_score_of_each_frame_is_kept() {
    let frames = play("X 8/ 81");
    assert_eq!(frames.score_of(number(1)), Some(score(20, 0)));
    assert_eq!(frames.score_of(number(2)), Some(score(18, 0)));
    assert_eq!(frames.score_of(number(3)), Some(score(9, 0)));
}

/// 003: bonuses come from the balls of the next frames, so a strike in the last one is only added up.
#[test]
fn the_last_frame_only_adds_up() {
    assert_eq!(play_tenth("X X 5").scores().total(), 25);
    assert_eq!(play_tenth("X 5 3").scores().total(), 18);
    assert_eq!(play_tenth("7 / X").scores().total(), 20);
}

/// 003: nine strikes can be worth 270, and three more make 300.
#[test]
fn twelve_strikes_are_300() {
    let scores = play("XXXXXXXXX XXX").scores();
    assert_eq!(scores.totals()[8], 270);
    assert_eq!(scores.total(), 300);
    assert_eq!(forecast::max(&play("XXXXXXXXX")), 300);
}

/// 003: a miss has no bonus: it scores its own balls.
#[test]
fn miss_has_no_bonus() {
    assert_eq!(rack(&[8, 1]).score(), Some(score(9, 0)));
    assert_eq!(totals("81 X"), [9]);
}

/// 003: a spare has the bonus of one ball.
#[test]
fn spare_has_one_bonus_ball() {
    assert_eq!(rack(&[8, 2]).score().map(Score::chances), Some(1));
    assert_eq!(totals("8/ 71"), [17, 25]);
}

/// 003: a strike has the bonus of two balls.
#[test]
fn strike_has_two_bonus_balls() {
    assert_eq!(rack(&[10]).score().map(Score::chances), Some(2));
    assert_eq!(totals("X 71"), [18, 26]);
}

/// 003: a frame has no score among its fields; it asks its state for one, and a miss answers at
/// once.
#[test]
fn the_state_gives_the_score() {
    let settled = |counts: &[u8]| rack(counts).score().filter(|score| score.is_settled());
    assert_eq!(settled(&[8, 1]), Some(score(9, 0)));
    assert_eq!(settled(&[8, 2]), None);
    assert_eq!(settled(&[10]), None);
}

/// 003: the line of totals is below the marks, and a total that is not settled is blank.
#[test]
fn totals_stand_under_the_marks() {
    let row = BoardRow("PJS", &play("X X 5")).to_string();
    let expected = [
        "|  PJS |  X   |  X   |  5   |      |      |      |      |      |      |      |",
        "|      |  25  |      |      |      |      |      |      |      |      |      |",
    ];
    assert!(row.lines().eq(expected), "{row}");
}
