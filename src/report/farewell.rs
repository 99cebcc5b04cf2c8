//! What stays in the terminal's scrollback after the full screen: the boards of the night with the
//! places below, and the series. Never wider than the terminal: a board that does not fit is split
//! into two halves of five frames, and if not even a half fits only the places are listed.

use super::columns::wrapped;
use super::text_board::{Board, HEADER};
use crate::domain::{BowlingGames, standings};
use crate::night::{GameNumber, Night, Series};
use crate::text::Language;

/// The width of a text board cell with its left bar.
const CELL: usize = 7;
/// The number of frames in half a board.
const HALF: usize = 5;
/// The width of a half with its name cell and last bar.
const HALF_WIDTH: usize = CELL * (HALF + 1) + 1;
/// The width of one player's place in the longest language.
const NARROWEST: usize = 14;
const BETWEEN: &str = "  ";

/// Empty if no ball was bowled, or if there is no room for a line.
pub fn farewell(night: &Night, width: usize, language: Language) -> String {
    if width < NARROWEST {
        return String::new();
    }
    let numbers = std::iter::successors(Some(GameNumber::FIRST), |game| Some(game.next()));
    let games = numbers.zip(night.games());
    let bowled = games.filter(|(_, games)| has_balls(games));
    let games = bowled.map(|(number, games)| {
        let title = language.game(number);
        let places = places(games, width, language);
        format!("{title}\n{}{places}\n", board(games, width))
    });
    games.collect::<String>() + &series(night, width, language)
}

fn has_balls(games: &BowlingGames) -> bool {
    let mut seats = games.seats().iter();
    seats.any(|seat| seat.game().frames().latest().is_some())
}

fn board(games: &BowlingGames, width: usize) -> String {
    let board = Board(games).to_string();
    match width {
        _ if width >= HEADER.len() => board,
        HALF_WIDTH.. => half(&board, 0) + "\n" + &half(&board, HALF),
        _ => String::new(),
    }
}

/// The names and five frames of each line. All cells are ASCII and equally wide.
fn half(board: &str, first: usize) -> String {
    let frames = CELL * (first + 1)..CELL * (first + 1 + HALF);
    let cut = |line: &str| {
        let name = line.get(..CELL).unwrap_or_default();
        let frames = line.get(frames.clone()).unwrap_or_default();
        format!("{name}{frames}|\n")
    };
    board.lines().map(cut).collect()
}

fn places(games: &BowlingGames, width: usize, language: Language) -> String {
    let standings = standings(games);
    let places = standings.iter();
    let places = places.map(|standing| language.place_in(games, standing));
    lines(places, width)
}

/// Each player's games added up, the best first. Empty before a second game.
fn series(night: &Night, width: usize, language: Language) -> String {
    let mut series: Vec<_> = night.series().filter(|series| series.games > 0).collect();
    series.sort_by_key(|series| std::cmp::Reverse(series.total));
    if series.iter().all(|series| series.games < 2) {
        return String::new();
    }
    let told = |series: &Series| language.night_series(series.person.name(), series.total);
    let totals = lines(series.iter().map(told), width);
    format!("{}\n{totals}\n", language.series_of_the_night())
}

fn lines(entries: impl Iterator<Item = String>, width: usize) -> String {
    let lines = wrapped(entries, BETWEEN, width).into_iter();
    lines.map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Pins, Player};
    use crate::night::Entrance;
    use unicode_width::UnicodeWidthStr;

    /// Plays PJS against KYJ; each ball is for the current player.
    fn night(games: &[Vec<u8>]) -> Night {
        let mut night = Night::default();
        for name in ["PJS", "KYJ"] {
            let joined = night.joining(Player::new(name).unwrap(), Entrance::NextGame);
            night.record(joined).unwrap();
        }
        for balls in games {
            night.record(night.starting()).unwrap();
            bowl(&mut night, balls);
        }
        night
    }

    fn bowl(night: &mut Night, balls: &[u8]) {
        for pins in balls {
            let ball = night.bowling(Pins::new(*pins).unwrap()).unwrap();
            night.record(ball).unwrap();
        }
    }

    /// Balls for 90 to 80.
    fn nines() -> Vec<u8> {
        [9, 0, 8, 0].repeat(10)
    }

    fn two_games(width: usize, language: Language) -> String {
        farewell(&night(&[nines(), nines()]), width, language)
    }

    #[test]
    fn nothing_is_left_where_nothing_was_bowled_or_nothing_fits() {
        assert_eq!(farewell(&night(&[]), 80, Language::English), "");
        assert_eq!(farewell(&night(&[vec![]]), 80, Language::English), "");
        assert_eq!(two_games(13, Language::English), "");
    }

    #[test]
    fn every_game_has_its_board_and_its_places_and_the_night_its_series() {
        let left = two_games(80, Language::English);
        let night = night(&[nines()]);
        let board = Board(night.game().unwrap()).to_string();
        let game = |number| format!("game {number}\n{board}1. PJS 90  2. KYJ 80\n\n");
        let series = "series\nPJS 180  KYJ 160\n\n";
        assert_eq!(left, game(1) + &game(2) + series);
    }

    #[test]
    fn one_game_has_no_series_and_an_unfinished_one_has_its_places() {
        let left = farewell(&night(&[vec![9, 0, 8]]), 80, Language::Korean);
        assert!(left.ends_with("|\n1위 PJS 9점  2위 KYJ 8점\n\n"), "{left}");
        assert!(left.starts_with("1게임\n| NAME |"), "{left}");
    }

    #[test]
    fn a_board_that_does_not_fit_comes_in_halves_and_then_not_at_all() {
        let left = two_games(77, Language::English);
        let halves = [
            "| NAME |  01  |  02  |  03  |  04  |  05  |",
            "|  PJS |  9|- |  9|- |  9|- |  9|- |  9|- |",
            "|      |  9   |  18  |  27  |  36  |  45  |",
            "|  KYJ |  8|- |  8|- |  8|- |  8|- |  8|- |",
            "|      |  8   |  16  |  24  |  32  |  40  |",
            "",
            "| NAME |  06  |  07  |  08  |  09  |  10  |",
            "|  PJS |  9|- |  9|- |  9|- |  9|- |  9|- |",
            "|      |  54  |  63  |  72  |  81  |  90  |",
        ];
        assert!(left.contains(&halves.join("\n")), "{left}");
        assert!(!two_games(42, Language::English).contains('|'));
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        let languages = [Language::English, Language::Korean];
        for (width, language) in (14..90).flat_map(|width| languages.map(|own| (width, own))) {
            let left = two_games(width, language);
            let widest = left.lines().map(UnicodeWidthStr::width).max();
            assert!(widest <= Some(width), "{width}: {left}");
            assert!(left.contains("PJS") && left.contains("90"), "{left}");
        }
    }
}
