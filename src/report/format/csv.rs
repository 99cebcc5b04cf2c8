//! A night as CSV: one line per player and game, or one per ball, with a header line.

use super::Row;
use crate::domain::{Frame, FrameState, Mark, notation};
use crate::report::sheet::SheetLine;
use crate::report::{Sheet, escape};

pub(super) const ROW: Row = Row {
    name: "csv",
    extensions: &["csv"],
    about: "One line per player and game",
    key: 'v',
    words: ["CSV file: a line per player and game", "CSV 파일"],
};

const GAMES: &str = "night,date,label,game,name,place,score,complete,strikes,spares,opens,\
    longest_string,balls,excluded";
const BALLS: &str = "night,date,label,game,name,frame,ball,pins,mark,standing,split,excluded";

pub(super) fn games(sheet: &Sheet<'_>) -> String {
    table(GAMES, sheet, |line| vec![result(line)])
}

pub(super) fn balls(sheet: &Sheet<'_>) -> String {
    table(BALLS, sheet, |line| {
        line.frames.iter().flat_map(balls_of_frame).collect()
    })
}

/// `rows` returns the fields of each line that follow the columns for game and player.
fn table(heads: &str, sheet: &Sheet<'_>, rows: impl Fn(&SheetLine<'_>) -> Vec<String>) -> String {
    let header = sheet.header;
    let label = header.label.as_deref().map(escape::csv).unwrap_or_default();
    let night = format!("{},{},{label}", header.number, header.date());
    let excluded = u8::from(header.excluded);
    let mut table = format!("{heads}\n");
    for (game, line) in sheet.lines() {
        let who = format!("{night},{game},{}", line.player);
        table.extend(
            rows(line)
                .iter()
                .map(|row| format!("{who},{row},{excluded}\n")),
        );
    }
    table
}

fn result(line: &SheetLine<'_>) -> String {
    let frames = line.frames;
    let fields = [
        line.place(),
        line.now().to_string(),
        u8::from(frames.is_over()).to_string(),
        frames.strikes().to_string(),
        frames.spares().to_string(),
        frames.opens().to_string(),
        frames.longest_string().to_string(),
        notation::write(frames),
    ];
    fields.join(",")
}

fn balls_of_frame(frame: &Frame) -> impl Iterator<Item = String> {
    let number = frame.number();
    let racks = frame.states().iter();
    let balls = racks.flat_map(|rack| {
        let balls = rack.balls().zip(rack.marks().map(Mark::symbol));
        (0..)
            .zip(balls)
            .map(|(place, ball)| (ball, split(*rack, place)))
    });
    (1..).zip(balls).map(move |(ball, ((pins, mark), split))| {
        let standing = pins.leave().map(|leave| leave.to_string());
        let standing = standing.unwrap_or_default();
        format!("{number},{ball},{},{mark},{standing},{split}", pins.count())
    })
}

/// 1 or 0 for a first ball that is known to have left a split or not; otherwise empty.
fn split(rack: FrameState, place: usize) -> &'static str {
    let first = rack.first().filter(|_| place == 0);
    match first {
        Some(first) if first.is_split() => "1",
        Some(first) if first.leave().is_some() || first.circle().is_some() => "0",
        Some(_) | None => "",
    }
}
