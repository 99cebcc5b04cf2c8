//! The spoken lines of line mode: whole sentences, without symbols that trip up a screen reader.

use crate::domain::{FrameNumber, Mark, Player};
use crate::night::GameNumber;
use crate::text::{Language, words};

words! {
    spoken_start(game: GameNumber) => "Game {game}. ", "{game}게임. ";
    spoken_ball(player: Player, ball: &str) => "{player}: {ball}. ", "{player}: {ball}. ";
    spoken_mark(mark: Mark, pins: u8) match mark {
        Mark::Strike => "strike", "스트라이크";
        Mark::Spare => "{pins}, spare", "{pins}, 스페어";
        Mark::Gutter => "gutter ball", "거터";
        Mark::Foul => "foul", "파울";
        Mark::Count(_) => "{pins}", "{pins}";
    }
    spoken_string(strikes: u8) match strikes {
        0 | 1 => "", "";
        _ => ", {strikes} in a row", ", {strikes}연속";
    }
    spoken_total(total: u16, frame: FrameNumber) =>
        "{total} after frame {frame}. ",
        "{frame}프레임까지 {total}점. ";
    spoken_turn(player: Player, frame: FrameNumber, ball: usize) match ball {
        1 => "{player} is up, frame {frame}, first ball, ", "{player} 차례, {frame}프레임 첫 번째 투구, ";
        2 => "{player} is up, frame {frame}, second ball, ", "{player} 차례, {frame}프레임 두 번째 투구, ";
        _ => "{player} is up, frame {frame}, third ball, ", "{player} 차례, {frame}프레임 세 번째 투구, ";
    }
    spoken_pins(pins: u8) match pins {
        1 => "1 pin.", "핀 1개.";
        _ => "{pins} pins.", "핀 {pins}개.";
    }
    spoken_end(game: GameNumber, winner: &str) => "Game {game} is over. {winner}.", "{game}게임 끝. {winner}.";
}
