//! A night as one HTML file without external resources, ready to print.

use super::Row;
use crate::domain::{Frame, FrameNumber, Mark};
use crate::report::Sheet;
use crate::report::escape::markup;
use crate::report::picture::{split_balls, written_leave};
use crate::report::sheet::{SheetGame, SheetLine, class};
use crate::text::Language;

pub(super) const ROW: Row = Row {
    name: "html",
    extensions: &["html", "htm"],
    about: "One page that prints well",
    key: 'h',
    words: ["HTML file: prints well", "HTML 파일: 인쇄용"],
};

/// Gives every game of a night the same columns.
const COLUMNS: &str = "<colgroup><col class=\"place-column\"><col class=\"name-column\">\
    <col span=\"9\"><col class=\"last-column\"><col class=\"score-column\"></colgroup>\n";

const STYLE: &str = include_str!("../../../assets/report/sheet.css");

pub(super) fn page(sheet: &Sheet<'_>, language: Language) -> String {
    let header = sheet.header;
    let code = language.code();
    let title = format!("tenpin {}", header.date());
    let time = header.time();
    let label = language.remark(sheet.header).as_deref().map(markup);
    let label = label.map_or_else(String::new, |label| format!("<p>{label}</p>\n"));
    let result = sheet.result.lines(usize::MAX, language);
    let result = result.iter().map(|line| format!("<li>{line}</li>\n"));
    let result: String = result.collect();
    let games = sheet.games.iter().map(|game| section(game, language));
    let games: String = games.collect();
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
        <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
        <h1>{title} <small>{time}</small></h1>\n{label}\
        <ul class=\"result\">\n{result}</ul>\n{games}</main>\n</body>\n</html>\n"
    )
}

fn section(game: &SheetGame<'_>, language: Language) -> String {
    let title = game.title(language);
    let heads = FrameNumber::all().map(|frame| format!("<th scope=\"col\">{frame}</th>"));
    let heads: String = heads.collect();
    let total = language.total();
    let winner = game.winner(language);
    let winner = winner.map_or_else(String::new, |winner| format!("<p>{winner}</p>\n"));
    let rows: String = game.lines.iter().map(row).collect();
    format!(
        "<section>\n<h2>{title}</h2>\n{winner}<div class=\"frames\">\n<table>\n{COLUMNS}<thead><tr>\n\
        <th class=\"people\" colspan=\"2\"></th>{heads}<th class=\"sums\" scope=\"col\">{total}</th></tr></thead>\n\
        <tbody>\n{rows}</tbody>\n</table>\n</div>\n</section>\n"
    )
}

fn row(line: &SheetLine<'_>) -> String {
    let class = if line.is_first() {
        " class=\"first\""
    } else {
        ""
    };
    let (place, player, now) = (line.place(), line.player, line.shown_score());
    let cells = line.cells().map(|(frame, total)| cell(frame, &total));
    let cells: String = cells.collect();
    format!(
        "<tr{class}><td class=\"place\">{place}</td><th scope=\"row\">{player}</th>{cells}\
        <td class=\"score\">{now}</td></tr>\n"
    )
}

fn cell(frame: &Frame, total: &str) -> String {
    let balls = frame.marks().zip(split_balls(frame));
    let balls: String = balls.map(|(mark, is_split)| ball(mark, is_split)).collect();
    // The tenth frame has three boxes, filled from the left.
    let boxes: usize = if frame.number() == FrameNumber::LAST {
        3
    } else {
        0
    };
    let blanks = "<span></span>".repeat(boxes.saturating_sub(frame.marks().count()));
    let leave = written_leave(frame);
    let leave = leave.map(|leave| format!("<div class=\"leave\">{leave}</div>"));
    let leave = leave.unwrap_or_default();
    format!(
        "<td><div class=\"balls\">{balls}{blanks}</div>{leave}<div class=\"total\">{total}</div></td>"
    )
}

fn ball(mark: Mark, is_split: bool) -> String {
    match class(mark).or(is_split.then_some("split")) {
        Some(class) => format!("<span class=\"{class}\">{mark}</span>"),
        None => format!("<span>{mark}</span>"),
    }
}
