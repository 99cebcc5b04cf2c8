//! Several players: the transcript of the documents, and its requirements.

use super::dialogue::{several, spoken};

/// The transcript, up to the end of its input.
const TRANSCRIPT: &str = "\
How many people? 2
플레이어 1의 이름은?(3 english letters): PJS
플레이어 2의 이름은?(3 english letters): KYJ
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |      |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |      |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

PJS's turn : 10
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |      |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

KYJ's turn : 8
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |  8   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

KYJ's turn : 2
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |  8|/ |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

PJS's turn : 8
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8   |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |  8|/ |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

PJS's turn : 2
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8|/ |      |      |      |      |      |      |      |      |
|      |  20  |      |      |      |      |      |      |      |      |      |
|  KYJ |  8|/ |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

KYJ's turn : 10
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  X   |  8|/ |      |      |      |      |      |      |      |      |
|      |  20  |      |      |      |      |      |      |      |      |      |
|  KYJ |  8|/ |  X   |      |      |      |      |      |      |      |      |
|      |  20  |      |      |      |      |      |      |      |      |      |

PJS's turn :\x20
";

/// Several players: the whole dialogue, character for character (settled: it ends at the end of the
/// input, with a line break after the open question).
#[test]
fn the_dialogue_of_several_players_is_the_transcript() {
    let answers = ["2", "PJS", "KYJ", "10", "8", "2", "8", "2", "10"];
    assert_eq!(several(&answers), TRANSCRIPT);
}

/// Several players: the same name twice is refused, because it is the same player, and the question
/// is repeated.
#[test]
fn a_name_that_is_taken_is_asked_for_again() {
    let text = several(&["2", "PJS", "pjs", "KYJ"]);
    let expected = [
        "How many people? 2",
        "플레이어 1의 이름은?(3 english letters): PJS",
        "플레이어 2의 이름은?(3 english letters): pjs",
        "PJS: 이미 치고 있는 이름입니다. 다른 이름을 쓰세요",
        "플레이어 2의 이름은?(3 english letters): KYJ",
        "PJS's turn : ",
    ];
    assert_eq!(spoken(&text), expected);
}

/// Several players: when everybody has finished there is no further question, and the standings
/// follow the board.
#[test]
fn the_dialogue_ends_when_everybody_has_finished() {
    let balls = ["10", "9", "0"].repeat(9);
    let last = ["10", "10", "10", "9", "0"];
    let answers = [&["2", "PJS", "KYJ"], &balls[..], &last].concat();
    let text = several(&answers);
    let lines = spoken(&text);
    let expected = [
        "KYJ's turn : 9",
        "KYJ's turn : 0",
        "1위 PJS 300점",
        "2위 KYJ 90점",
    ];
    assert_eq!(lines[lines.len() - 4..], expected);
}
