//! A running night as one HTML file over the picture of a stream: it reloads itself.

use crate::archive::WatchedNight;
use crate::domain::{BowlingGame, BowlingGames, Frame, Seat, forecast};
use crate::report::sheet::class;

const STYLE: &str = include_str!("../../assets/report/overlay.css");

/// The whole file. Empty lines of the board are left out; without a game there is none.
pub fn overlay(nights: &[WatchedNight]) -> String {
    let boards: String = nights.iter().map(board).collect();
    format!(
        "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n\
        <meta http-equiv=\"refresh\" content=\"1\">\n<title>tenpin</title>\n\
        <style>\n{STYLE}</style>\n</head>\n<body>\n{boards}</body>\n</html>\n"
    )
}

fn board(watched: &WatchedNight) -> String {
    let Some(game) = watched.night.game() else {
        return String::new();
    };
    let up = BowlingGames::up(game).map(BowlingGame::player);
    let rows = game.seats().iter().map(|seat| {
        let class = if up == Some(seat.player()) {
            " class=\"up\""
        } else {
            ""
        };
        row(seat, class)
    });
    let rows: String = rows.collect();
    format!("<table>\n{rows}</table>\n")
}

fn row(seat: &Seat, class: &str) -> String {
    let (player, frames) = (seat.player(), seat.game().frames());
    let cells: String = frames.iter().map(cell).collect();
    let now = forecast::now(frames);
    format!("<tr{class}><th>{player}</th>{cells}<td class=\"now\">{now}</td></tr>\n")
}

fn cell(frame: &Frame) -> String {
    let marks = frame.marks().map(|mark| match class(mark) {
        Some(class) => format!("<b class=\"{class}\">{mark}</b>"),
        None => format!("<b>{mark}</b>"),
    });
    format!("<td>{}</td>", marks.collect::<String>())
}
