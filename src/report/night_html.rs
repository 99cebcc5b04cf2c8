//! A night as one HTML file: nothing is fetched from anywhere, and it prints well.

use std::fmt::{self, Display, Formatter};

use super::Sheet;
use super::escape::markup;
use super::sheet::{SheetLine, lines};
use crate::domain::{BowlingGames, Frame, FrameNumber, Mark, Scores, forecast};
use crate::night::GameNumber;
use crate::text::Language;

/// So that every game of a night has the same columns.
const COLUMNS: &str = "<colgroup><col class=\"place-column\"><col class=\"name-column\">\
    <col span=\"9\"><col class=\"last-column\"><col class=\"score-column\"></colgroup>\n";

const STYLE: &str = include_str!("../../assets/report/sheet.css");

/// The page.
#[derive(Clone, Copy, Debug)]
pub struct NightHtml<'night> {
    /// The night.
    pub sheet: Sheet<'night>,
    /// Of the headings.
    pub language: Language,
}

impl Display for NightHtml<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let header = self.sheet.header;
        let title = format!("tenpin {}", markup(&header.date().to_string()));
        let language = self.language.code();
        writeln!(
            formatter,
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
            <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
            <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>"
        )?;
        let time = markup(&header.time());
        writeln!(formatter, "<h1>{title} <small>{time}</small></h1>")?;
        if let Some(label) = &header.label {
            writeln!(formatter, "<p>{}</p>", markup(label))?;
        }
        for (number, games) in self.sheet.games() {
            self.game(formatter, number, games)?;
        }
        writeln!(formatter, "</main>\n</body>\n</html>")
    }
}

impl NightHtml<'_> {
    fn game(
        &self,
        formatter: &mut Formatter<'_>,
        number: GameNumber,
        games: &BowlingGames,
    ) -> fmt::Result {
        let title = self.language.game(number);
        writeln!(
            formatter,
            "<section>\n<h2>{title}</h2>\n<table>\n{COLUMNS}<thead><tr>"
        )?;
        write!(formatter, "<th scope=\"col\" colspan=\"2\"></th>")?;
        for frame in FrameNumber::all() {
            write!(formatter, "<th scope=\"col\">{frame}</th>")?;
        }
        let total = self.language.total();
        writeln!(
            formatter,
            "<th scope=\"col\">{total}</th></tr></thead>\n<tbody>"
        )?;
        for line in lines(number, games) {
            row(formatter, &line)?;
        }
        writeln!(formatter, "</tbody>\n</table>\n</section>")
    }
}

fn row(formatter: &mut Formatter<'_>, line: &SheetLine<'_>) -> fmt::Result {
    let place = line
        .place
        .map_or_else(String::new, |place| place.to_string());
    let class = match line.place {
        Some(1) => " class=\"first\"",
        _ => "",
    };
    let player = line.seat.player();
    write!(
        formatter,
        "<tr{class}><td class=\"place\">{place}</td><th scope=\"row\">{player}</th>"
    )?;
    let frames = line.seat.game().frames();
    let scores = frames.scores();
    for frame in frames {
        cell(formatter, frame, &scores)?;
    }
    let now = forecast::now(frames);
    writeln!(formatter, "<td class=\"score\">{now}</td></tr>")
}

fn cell(formatter: &mut Formatter<'_>, frame: &Frame, scores: &Scores) -> fmt::Result {
    let total = scores.at(frame.number());
    let total = total.map_or_else(String::new, |total| total.to_string());
    write!(formatter, "<td><div class=\"balls\">")?;
    for mark in frame.marks() {
        write!(formatter, "<span{}>{mark}</span>", class(mark))?;
    }
    write!(formatter, "</div><div class=\"total\">{total}</div></td>")
}

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Strike => " class=\"strike\"",
        Mark::Spare => " class=\"spare\"",
        Mark::Foul => " class=\"foul\"",
        Mark::Gutter | Mark::Count(_) => "",
    }
}
