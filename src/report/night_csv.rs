//! A night as CSV: one line a player and game, or one a ball. The first line names the fields.

use std::fmt::{self, Display, Formatter};

use super::sheet::SheetLine;
use super::{Sheet, escape};
use crate::domain::{Frame, Mark, notation};

/// One line a player and game.
#[derive(Clone, Copy, Debug)]
pub struct LinesCsv<'night>(pub Sheet<'night>);

/// One line a ball.
#[derive(Clone, Copy, Debug)]
pub struct BallsCsv<'night>(pub Sheet<'night>);

const LINES: &str = "night,date,label,game,name,place,score,complete,strikes,spares,opens,\
    longest_string,balls";
const BALLS: &str = "night,date,label,game,name,frame,ball,pins,mark";

impl Display for LinesCsv<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{LINES}")?;
        let head = head(self.0);
        for line in self.0.lines() {
            let frames = line.seat.game().frames();
            let place = line.place.map(|place| place.to_string());
            let fields = [
                place.unwrap_or_default(),
                frames.scores().total().to_string(),
                u8::from(frames.is_over()).to_string(),
                frames.strikes().to_string(),
                frames.spares().to_string(),
                frames.opens().to_string(),
                frames.longest_string().to_string(),
                notation::write(frames),
            ];
            let who = who(&head, &line);
            writeln!(formatter, "{who},{}", fields.join(","))?;
        }
        Ok(())
    }
}

impl Display for BallsCsv<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{BALLS}")?;
        let head = head(self.0);
        for line in self.0.lines() {
            let who = who(&head, &line);
            for_each_ball(formatter, &who, &line)?;
        }
        Ok(())
    }
}

fn for_each_ball(formatter: &mut Formatter<'_>, who: &str, line: &SheetLine<'_>) -> fmt::Result {
    let mut balls = line.seat.game().frames().iter().flat_map(balls);
    balls.try_for_each(|ball| writeln!(formatter, "{who},{ball}"))
}

fn balls(frame: &Frame) -> impl Iterator<Item = String> {
    let number = frame.number();
    let balls = frame.balls().zip(frame.marks().map(Mark::symbol));
    (1..)
        .zip(balls)
        .map(move |(ball, (pins, mark))| format!("{number},{ball},{},{mark}", pins.count()))
}

fn head(sheet: Sheet<'_>) -> String {
    let header = sheet.header;
    let label = header.label.as_deref().map(escape::csv).unwrap_or_default();
    format!("{},{},{label}", header.number, header.date())
}

fn who(head: &str, line: &SheetLine<'_>) -> String {
    format!("{head},{},{}", line.game, line.seat.player())
}
