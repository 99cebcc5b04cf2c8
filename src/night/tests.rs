//! The rules of a night, one test each.

mod absence;
mod corrections;
mod games;
mod joining;
mod order;
mod out_of_turn;
mod turns;
mod undoing;

use super::*;
use crate::domain::{BowlingGame, BowlingGames, FrameNumber, Mark, notation};

const STRIKES: &str = "XXXXXXXXXXXX";

fn name(letters: &str) -> Player {
    Player::new(letters).unwrap()
}

fn player(number: u32) -> PlayerNumber {
    PlayerNumber::new(number).unwrap()
}

fn game(number: u32) -> GameNumber {
    GameNumber::new(number).unwrap()
}

/// A night whose first game has these players.
fn night(names: &str) -> Night {
    let mut night = Night::default();
    for letters in names.split(' ') {
        join(&mut night, letters, Entrance::NextGame).unwrap();
    }
    start(&mut night);
    night
}

fn join(night: &mut Night, letters: &str, from: Entrance) -> Result<(), NightError> {
    night.record(night.joining(name(letters), from))
}

fn start(night: &mut Night) {
    night.record(night.starting()).unwrap();
}

/// Bowls for the player who is up, one ball per character.
fn bowl(night: &mut Night, balls: &str) {
    for ball in balls.chars() {
        let up = night.game().and_then(BowlingGames::up).unwrap();
        let pins = up.frames().pins_of(Mark::from_symbol(ball).unwrap());
        night.record(night.bowling(pins.unwrap()).unwrap()).unwrap();
    }
}

fn sit_out(night: &mut Night, number: u32) -> Result<(), NightError> {
    let player = player(number);
    night.record(Event::SatOut { player })
}

fn come_back(night: &mut Night, number: u32) -> Result<(), NightError> {
    let player = player(number);
    night.record(Event::CameBack { player })
}

fn leave(night: &mut Night, number: u32) -> Result<(), NightError> {
    let player = player(number);
    night.record(Event::Left { player })
}

fn move_to(night: &mut Night, number: u32, place: usize) -> Result<(), NightError> {
    let player = player(number);
    night.record(Event::Moved {
        player,
        place,
        rotation: None,
    })
}

fn rename(night: &mut Night, number: u32, letters: &str) -> Result<(), NightError> {
    let player = player(number);
    let name = name(letters);
    night.record(Event::Renamed { player, name })
}

fn undo(night: &mut Night) {
    night.record(night.undoing().unwrap()).unwrap();
}

fn redo(night: &mut Night) {
    night.record(night.redoing().unwrap()).unwrap();
}

fn up(night: &Night) -> Option<u32> {
    night.up().map(|person| person.number().number())
}

fn attendance(night: &Night, number: u32) -> Attendance {
    night.person(player(number)).unwrap().attendance()
}

/// The names on the board of the latest game.
fn board(night: &Night) -> String {
    let games = night.game().unwrap().iter();
    let names: Vec<_> = games.map(|game| game.player().to_string()).collect();
    names.join(" ")
}

fn lineup(night: &Night) -> String {
    let names: Vec<_> = night.lineup().map(|one| one.name().to_string()).collect();
    names.join(" ")
}

/// The line of a player in a game.
fn line(games: &BowlingGames, letters: &str) -> String {
    let seat = games.seat(name(letters));
    notation::write(seat.unwrap().game().frames())
}
