//! A running night as one JSON object, for programs and pages that follow it. Keys may be added,
//! never changed.

use std::collections::BTreeMap;

use serde::Serialize;

use super::score_json::{ScoredFrame, scored_frames};
use crate::archive::{WatchState, WatchedNight, plain};
use crate::domain::{
    BowlingGame, BowlingGames, Call, Frame, Frames, Leave, Mark, Pin, Pins, Player, call, forecast,
};
use crate::night::{BoardLine, Event, GameNumber, Night, Person, Role};
use crate::text::Language;

/// The version of the JSON.
const VERSION: u64 = 1;

/// What `tenpin watch --json` prints and pages receive.
#[derive(Clone, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
pub struct LiveNight {
    tenpin: u64,
    night: u32,
    /// Only at a centre.
    #[serde(skip_serializing_if = "Option::is_none")]
    lane: Option<String>,
    id: String,
    label: Option<String>,
    game: Option<u32>,
    over: bool,
    /// Is a program writing it now?
    live: bool,
    up: Option<String>,
    frame: Option<u8>,
    ball: Option<usize>,
    standing: Option<u8>,
    /// The standing pins, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pins: Option<Vec<u8>>,
    lines: Vec<LiveLine>,
    last: Option<LiveBall>,
    /// Other running nights, for a page that shows all of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    others: Vec<Self>,
}

#[derive(Clone, Debug, Serialize)]
struct LiveLine {
    name: String,
    place: Option<usize>,
    frames: Vec<ScoredFrame>,
    now: u16,
    max: u16,
    score: u16,
    /// The night's total including this game. None in the first game.
    series: Option<u32>,
    state: LineState,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum LineState {
    Bowls,
    Out,
    Home,
    /// Joins in the next game.
    Waits,
}

/// The latest ball.
#[derive(Clone, Debug, Serialize)]
struct LiveBall {
    name: String,
    mark: char,
    call: Option<String>,
    /// The call in languages other than English, by language code.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    calls: BTreeMap<&'static str, String>,
}

impl From<&WatchedNight> for LiveNight {
    fn from(watched: &WatchedNight) -> Self {
        let night = &watched.night;
        let game = night.game();
        let up = game.and_then(BowlingGames::up).map(BowlingGame::frames);
        let frame = up.and_then(Frames::current);
        let known = up
            .and_then(Frames::leave)
            .filter(|leave| *leave != Leave::FULL);
        Self {
            tenpin: VERSION,
            night: watched.number,
            lane: watched.lane.as_deref().map(plain),
            id: watched.id.clone(),
            label: watched.label.as_deref().map(plain),
            game: night.game_number().map(GameNumber::number),
            over: game.is_some_and(BowlingGames::is_over),
            live: watched.state == WatchState::Live,
            up: night.up().map(|up| up.name().to_string()),
            frame: frame.map(|frame| frame.number().number()),
            ball: frame.map(|frame| frame.balls().count() + 1),
            standing: up.and_then(Frames::standing).map(Pins::count),
            pins: known.map(|leave| leave.pins().map(Pin::number).collect()),
            lines: lines(night),
            last: last(night),
            others: vec![],
        }
    }
}

impl LiveNight {
    /// The first of these nights, with the others that have begun. None without a night.
    pub fn together(nights: &[WatchedNight]) -> Option<Self> {
        let (first, others) = nights.split_first()?;
        let others = others.iter().map(Self::from);
        Some(Self {
            others: others.filter(|night| night.game.is_some()).collect(),
            ..Self::from(first)
        })
    }

    /// `PJS 117, KYJ 98`
    pub fn scores(&self) -> String {
        let lines = self.lines.iter();
        let scores: Vec<_> = lines
            .map(|line| format!("{} {}", line.name, line.now))
            .collect();
        scores.join(", ")
    }
}

/// In the order of play, followed by those who wait for the next game.
fn lines(night: &Night) -> Vec<LiveLine> {
    let game = night.game();
    let seated = game.map(|game| night.board(game)).unwrap_or_default();
    let is_seated = |person: &&Person| seated.iter().any(|line| line.player == person.name());
    let waiting = night.lineup().filter(|person| !is_seated(person));
    let waiting = waiting.map(|person| LiveLine::waiting(person.name()));
    seated.iter().map(LiveLine::from).chain(waiting).collect()
}

impl From<&BoardLine> for LiveLine {
    fn from(line: &BoardLine) -> Self {
        let frames = &line.frames;
        Self {
            name: line.player.to_string(),
            place: line.place,
            frames: scored_frames(frames),
            now: forecast::now(frames),
            max: forecast::max(frames),
            score: frames.scores().total(),
            series: line.series,
            state: match line.role {
                Role::Up | Role::Waits | Role::CutShort => LineState::Bowls,
                Role::SitsOut => LineState::Out,
                Role::HasLeft => LineState::Home,
            },
        }
    }
}

impl LiveLine {
    fn waiting(player: Player) -> Self {
        let empty = BoardLine {
            player,
            place: None,
            frames: Frames::default(),
            role: Role::Waits,
            series: None,
        };
        Self {
            state: LineState::Waits,
            ..Self::from(&empty)
        }
    }
}

/// None unless the latest event is a ball; after an undo there is none either.
fn last(night: &Night) -> Option<LiveBall> {
    let event = night.journal().entries().last()?.event;
    let bowler = matches!(event, Event::Bowled { .. }).then(|| night.player_of(event))??;
    let seat = night.game()?.seat(bowler)?;
    let frames = seat.game().frames();
    let mark = frames.iter().flat_map(Frame::marks).last();
    let call = call(frames);
    let korean = call.map(|call| (Language::Korean.code(), Language::Korean.call(call)));
    Some(LiveBall {
        name: bowler.to_string(),
        mark: mark.map_or(' ', Mark::symbol),
        call: call.map(called),
        calls: korean.into_iter().collect(),
    })
}

/// The keyword of a call, for programs.
fn called(call: Call) -> String {
    let words = match call {
        Call::Left(leave) => return Language::English.left_standing(leave),
        Call::SplitMade(leave) => {
            return format!("{} made", Language::English.split_name(leave));
        }
        Call::Strikes(strikes) => return format!("{strikes} strikes"),
        Call::Spare => "spare",
        Call::Strike => "strike",
        Call::Double => "double",
        Call::Turkey => "turkey",
        Call::CleanGame => "clean game",
        Call::Perfect => "perfect game",
    };
    words.to_owned()
}
