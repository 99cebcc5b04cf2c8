//! A running night as one HTML file to overlay on a video stream: it reloads itself.

use crate::archive::WatchedNight;
use crate::domain::{Frame, FrameNumber, forecast};
use crate::night::{BoardLine, Role};
use crate::report::sheet::class;

const STYLE: &str = include_str!("../../assets/report/overlay.css");

/// The whole file. Empty lines of the board are omitted; without a game there is no board.
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
    let numbers: String = FrameNumber::all().map(head).collect();
    let rows: String = watched.night.board(game).iter().map(row).collect();
    format!(
        "<table>\n<tr class=\"numbers\"><th></th><th></th>{numbers}<th></th></tr>\n{rows}</table>\n"
    )
}

fn head(number: FrameNumber) -> String {
    format!("<th>{number}</th>")
}

fn row(line: &BoardLine) -> String {
    let class = match line.role {
        Role::Up => " class=\"up\"",
        Role::SitsOut | Role::HasLeft => " class=\"away\"",
        Role::Waits | Role::CutShort => "",
    };
    let place = line
        .place
        .map(|place| place.to_string())
        .unwrap_or_default();
    let cells: String = line.frames.iter().map(cell).collect();
    let now = forecast::now(&line.frames);
    let player = line.player;
    format!(
        "<tr{class}><td class=\"place\">{place}</td><th>{player}</th>{cells}\
        <td class=\"now\">{now}</td></tr>\n"
    )
}

fn cell(frame: &Frame) -> String {
    let marks = frame.marks().map(|mark| match class(mark) {
        Some(class) => format!("<b class=\"{class}\">{mark}</b>"),
        None => format!("<b>{mark}</b>"),
    });
    format!("<td>{}</td>", marks.collect::<String>())
}
