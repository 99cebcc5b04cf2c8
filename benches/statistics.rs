//! Statistics of a million finished games: all players, compared with the same aggregate as a single
//! SQL statement; and one player's page, with the leaves, with a million games of others and without.
//!
//! `cargo bench --bench statistics`, with `TENPIN_GAMES=100000` for fewer. The games are written directly
//! to the tables of a temporary file.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark may stop at anything unexpected"
)]

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction};
use tempfile::TempDir;
use tenpin::archive::Selection;
use tenpin::domain::{Frames, Leave, Pin, Pins, Player, notation};
use tenpin::statistics::PlayerStatistics;
use tenpin::store::Store;

/// In each game of a night; a night has three games.
const PLAYERS: usize = 5;
const GAMES: usize = 3;
/// The number of games of the player whose page is measured.
const OWN: usize = 1_000;
const ROUNDS: usize = 15;

fn main() {
    let asked = std::env::var("TENPIN_GAMES").ok();
    let lines = asked.map_or(1_000_000, |lines| lines.parse().unwrap());
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let many = history(&directory, "many.db", lines);
    let few = history(&directory, "few.db", 0);
    compare_everybody(&many, lines);
    compare_pages(&few, &many, lines);
}

/// The same aggregate both ways, alternately.
fn compare_everybody(path: &Path, lines: usize) {
    let store = Store::look(path).unwrap();
    let connection = Connection::open(path).unwrap();
    let everybody = || store.summaries(Selection::default()).unwrap().len();
    let [bare, ours] = medians(|| bare_aggregate(&connection), everybody);
    let ratio = ours.as_secs_f64() / bare.as_secs_f64();
    println!("everybody, {lines} games: bare SQL {bare:?}, tenpin {ours:?}, ratio {ratio:.2}");
}

fn bare_aggregate(connection: &Connection) -> usize {
    let query = "SELECT name, count(*), sum(score), max(score), min(score), sum(strikes),
            sum(spares), sum(opens), sum(first_ball_pins), max(longest_string), sum(opens = 0)
        FROM lines INDEXED BY lines_by_name WHERE complete = 1 GROUP BY name";
    let mut statement = connection.prepare(query).unwrap();
    let mut rows = statement.query([]).unwrap();
    let mut players = 0;
    while let Some(row) = rows.next().unwrap() {
        black_box(row.get::<_, i64>(2).unwrap());
        players += 1;
    }
    players
}

/// The page of a player with a thousand games, in a file without and with many other players.
fn compare_pages(few: &Path, many: &Path, lines: usize) {
    let [few, many] = [few, many].map(|path| Store::look(path).unwrap());
    let [alone, among] = medians(|| page(&few), || page(&many));
    let ratio = among.as_secs_f64() / alone.as_secs_f64();
    println!("page of {OWN} games: alone {alone:?}, among {lines} {among:?}, ratio {ratio:.2}");
}

fn page(store: &Store) -> u64 {
    let player = Player::new("PJS").unwrap();
    let games = store.finished_games(player, Selection::default()).unwrap();
    let found = PlayerStatistics::new(player, games);
    found.summary.games + u64::try_from(found.leaves.most_left().len()).unwrap()
}

fn medians<One, Other>(
    mut one: impl FnMut() -> One,
    mut other: impl FnMut() -> Other,
) -> [Duration; 2] {
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        times[0].push(timed(&mut one));
        times[1].push(timed(&mut other));
    }
    times.map(|mut times| {
        times.sort();
        times[ROUNDS / 2]
    })
}

fn timed<FrameResult>(work: &mut impl FnMut() -> FrameResult) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

/// A file with this many games of others, and a thousand of PJS.
fn history(directory: &TempDir, name: &str, lines: usize) -> PathBuf {
    let path = directory.path().join(name);
    drop(Store::open(&path).unwrap());
    let mut connection = Connection::open(&path).unwrap();
    let transaction = connection.transaction().unwrap();
    let games: Vec<_> = (0..200).map(random_game).collect();
    let others = lines.div_ceil(PLAYERS * GAMES);
    for night in 1..=others {
        let group = (0..PLAYERS).map(|seat| name_of(night % 20 * PLAYERS + seat));
        write_night(&transaction, night, &group.collect::<Vec<_>>(), &games);
    }
    let rivals = ["PJS", "KYJ", "LHS", "ABC"].map(str::to_owned);
    for night in others + 1..=others + OWN.div_ceil(GAMES) {
        write_night(&transaction, night, &rivals, &games);
    }
    transaction.commit().unwrap();
    path
}

/// A hundred different names.
fn name_of(number: usize) -> String {
    let letter = |place: usize| char::from(b'A' + u8::try_from(place).unwrap());
    format!("Z{}{}", letter(number / 10), letter(number % 10))
}

fn write_night(transaction: &Transaction<'_>, night: usize, players: &[String], lines: &[Frames]) {
    let number = i64::try_from(night).unwrap();
    let started = 1_500_000_000_000 + number * 3_600_000;
    let insert = "INSERT INTO nights VALUES (?1, 'night ' || ?1, ?2, ?2, 'Asia/Seoul', NULL, 0)";
    let mut statement = transaction.prepare_cached(insert).unwrap();
    statement.execute((number, started)).unwrap();
    for game in 1..=GAMES {
        for (seat, name) in players.iter().enumerate() {
            let frames = &lines[(night * 7 + game * 3 + seat * 13) % lines.len()];
            let at = started + i64::try_from(game).unwrap() * 1_200_000;
            write_line(transaction, ((night, game, seat + 1), name, at), frames);
        }
    }
}

type Key<'name> = ((usize, usize, usize), &'name str, i64);

fn write_line(
    transaction: &Transaction<'_>,
    ((night, game, seat), name, at): Key<'_>,
    line: &Frames,
) {
    let insert =
        "INSERT INTO lines VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, 1, 'tenpin', ?, ?)";
    let mut statement = transaction.prepare_cached(insert).unwrap();
    let scores = line.scores();
    let totals: Vec<_> = scores.totals().iter().map(u16::to_string).collect();
    let first_balls = line.iter().filter_map(|frame| frame.balls().next());
    let first_ball_pins: u32 = first_balls.map(|ball| u32::from(ball.count())).sum();
    let [night, game, seat] = [night, game, seat].map(|number| i64::try_from(number).unwrap());
    let values = rusqlite::params![
        night,
        game,
        seat,
        name,
        notation::write_counts(line),
        totals.join(" "),
        scores.total(),
        line.strikes(),
        line.spares(),
        line.opens(),
        first_ball_pins,
        line.longest_string(),
        at,
        notation::write(line),
    ];
    statement.execute(values).unwrap();
}

/// A complete game typed by pins, always the same for a number.
fn random_game(number: u64) -> Frames {
    let mut dice = number * 2_654_435_761 + 88_172_645_463_325_252;
    let mut frames = Frames::default();
    while !frames.is_over() {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        frames.bowl(random_ball(dice, &frames)).unwrap();
    }
    frames
}

/// Each standing pin falls, or two in three do.
fn random_ball(dice: u64, frames: &Frames) -> Pins {
    let standing = frames.leave().unwrap();
    let falls = |pin: u8| dice.is_multiple_of(5) || !(dice >> pin).is_multiple_of(3);
    let pins = standing.pins().map(Pin::number);
    let rest: Vec<_> = pins.filter(|pin| !falls(*pin)).collect();
    let fell = Pins::new(standing.count() - u8::try_from(rest.len()).unwrap()).unwrap();
    Leave::new(rest).map_or(fell, |leave| fell.leaving(leave))
}
