//! The same numbers a second time, from the events alone: which of them count, whose balls they are,
//! and what those score is computed here without the program.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use tenpin::archive::NightReference;
use tenpin::archive::{NightChange, RecordKind};
use tenpin::domain::Player;
use tenpin::night::{Event, PlayerNumber};
use tenpin::statistics::{Encounters, PlayerStatistics, Summary};
use tenpin::store::Store;

use super::{ALL, statistics};
use crate::cases::cases;
use crate::night::steps::{Step, correction, steps};
use crate::oracle::{Ball, Balls};
use crate::storage::{Keeping, NONE, Place, problems};

/// The pins of each ball, frame by frame.
type Frames = Vec<Vec<u8>>;

/// Every begun line of a night, by game and player.
#[derive(Default)]
struct Sheet {
    game: u32,
    names: BTreeMap<PlayerNumber, Player>,
    lines: BTreeMap<(u32, PlayerNumber), Frames>,
}

impl Sheet {
    fn take(&mut self, event: &Event) {
        match event {
            Event::GameStarted { game, .. } => self.game = game.number(),
            Event::Joined { player, name, .. } | Event::Renamed { player, name } => {
                self.names.insert(*player, *name);
            }
            Event::Bowled { player, ball } => {
                let line = self.lines.entry((self.game, *player)).or_default();
                bowl(line, ball.count());
            }
            Event::Corrected(correction) => {
                let balls = correction.balls.iter().map(|ball| ball.count()).collect();
                let line = (correction.game.number(), correction.player);
                let frame = usize::from(correction.frame.number()) - 1;
                self.lines.get_mut(&line).unwrap()[frame] = balls;
            }
            _ => {}
        }
    }
}

fn bowl(line: &mut Frames, pins: u8) {
    let is_open = |frame: &Vec<u8>| frame.len() < 2 && frame[0] < 10;
    let goes_on = line.len() == 10 || line.last().is_some_and(is_open);
    if !goes_on {
        line.push(vec![]);
    }
    line.last_mut().unwrap().push(pins);
}

/// The events that count, in order.
fn counting(events: &[Event]) -> Vec<&Event> {
    let mut undone = BTreeSet::new();
    for event in events {
        match event {
            Event::Undone { seq } => drop(undone.insert(*seq)),
            Event::Redone { seq } => drop(undone.remove(seq)),
            _ => {}
        }
    }
    let numbered = (1..).zip(events);
    let counts = numbered.filter(|(seq, _)| !undone.contains(seq));
    counts.map(|(_, event)| event).collect()
}

/// The values of a complete line: score; strikes, spares, opens; pins of first balls; longest string.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Reckoned {
    score: u16,
    racks: [u64; 3],
    first_balls: u64,
    string: u8,
}

fn reckon(line: &Frames) -> Option<Reckoned> {
    let flat = line.iter().flatten();
    let balls = flat.map(|pins| Ball {
        pins: *pins,
        foul: false,
    });
    let balls = Balls(balls.collect());
    if !balls.is_over() {
        return None;
    }
    let marks: String = line.iter().map(|frame| racks(frame)).collect();
    let count = |mark| marks.matches(mark).count() as u64;
    let strings = marks.split(|mark| mark != 'X').map(str::len);
    Some(Reckoned {
        score: *balls.totals().last().unwrap(),
        racks: [count('X'), count('/'), count('-')],
        first_balls: line.iter().map(|frame| u64::from(frame[0])).sum(),
        string: u8::try_from(strings.max().unwrap()).unwrap(),
    })
}

/// One letter per rack: all pins with one ball, all with two, or not; `.` for an unfinished bonus rack.
fn racks(frame: &[u8]) -> String {
    let mut racks = String::new();
    let mut rest = frame;
    while let [first, after @ ..] = rest {
        let is_first = racks.is_empty();
        let (mark, next) = match after {
            _ if *first == 10 => ('X', after),
            [second, after @ ..] if first + second == 10 => ('/', after),
            [_, after @ ..] if is_first => ('-', after),
            _ => ('.', &[][..]),
        };
        racks.push(mark);
        rest = next;
    }
    racks
}

/// All complete lines of a file, by night, game and name.
fn reckon_file(place: &Place) -> Whole {
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    let mut statement = connection
        .prepare("SELECT night, body FROM events ORDER BY night, seq")
        .unwrap();
    let rows = statement
        .query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))
        .unwrap();
    let mut nights: BTreeMap<u32, Vec<Event>> = BTreeMap::new();
    for row in rows {
        let (night, body) = row.unwrap();
        let event = Event::from_json(&body).unwrap();
        nights.entry(night).or_default().push(event);
    }
    let mut whole = BTreeMap::new();
    for (night, events) in &nights {
        let mut sheet = Sheet::default();
        for event in counting(events) {
            sheet.take(event);
        }
        for ((game, player), line) in &sheet.lines {
            let key = (*night, *game, sheet.names[player]);
            whole.extend(reckon(line).map(|line| (key, line)));
        }
    }
    whole
}

type Whole = BTreeMap<(u32, u32, Player), Reckoned>;

fn check(store: &Store, whole: &Whole) {
    let players: BTreeSet<_> = whole.keys().map(|(.., player)| *player).collect();
    let summaries = store.summaries(ALL).unwrap();
    let told: BTreeSet<_> = summaries.iter().map(|all| all.player).collect();
    assert_eq!(told, players);
    for all in summaries {
        check_summary(&all, whole);
        let page = statistics(store, all.player.name(), ALL);
        assert_eq!(page.summary, all);
        check_rivals(&page, whole);
    }
}

fn check_summary(all: &Summary, whole: &Whole) {
    let own = whole
        .iter()
        .filter(|((.., player), _)| *player == all.player);
    let lines: Vec<_> = own.map(|(_, line)| *line).collect();
    let scores = || lines.iter().map(|line| line.score);
    let rack = |kind: usize| lines.iter().map(|line| line.racks[kind]).sum::<u64>();
    let first_balls: u64 = lines.iter().map(|line| line.first_balls).sum();
    let clean = lines.iter().filter(|line| line.racks[2] == 0);
    assert_eq!(all.games, lines.len() as u64);
    assert_eq!(all.pins, scores().map(u64::from).sum::<u64>());
    assert_eq!((all.high, all.low), (scores().max(), scores().min()));
    assert_eq!([all.strikes, all.spares, all.opens], [0, 1, 2].map(rack));
    assert_eq!(all.first_ball_pins, first_balls);
    let strings = lines.iter().map(|line| line.string);
    assert_eq!(Some(all.longest_string), strings.max());
    assert_eq!(all.clean, clean.count() as u64);
}

fn check_rivals(page: &PlayerStatistics, whole: &Whole) {
    let mut expected: BTreeMap<Player, Encounters> = BTreeMap::new();
    let own = page.summary.player;
    for ((night, game, rival), line) in whole.iter().filter(|((.., player), _)| *player != own) {
        let Some(same) = whole.get(&(*night, *game, own)) else {
            continue;
        };
        let met = expected.entry(*rival).or_default();
        met.won += u64::from(same.score > line.score);
        met.lost += u64::from(same.score < line.score);
        met.tied += u64::from(same.score == line.score);
    }
    let told: BTreeMap<_, _> = page.head_to_head.rivals().into_iter().collect();
    assert_eq!(told, expected);
}

/// Later changes to a night.
fn fate() -> impl Strategy<Value = Vec<NightChange>> {
    prop::sample::select(vec![
        vec![],
        vec![NightChange::Exclude],
        vec![NightChange::Exclude, NightChange::Include],
        vec![NightChange::Exclude, NightChange::Delete],
        vec![NightChange::Delete],
    ])
}

/// The players screen shows the same averages and bests.
fn check_regulars(store: &Store, whole: &Whole) {
    let past = store.past_nights(None).unwrap();
    for player in store.players().unwrap() {
        let own = whole.iter().filter(|((.., other), _)| *other == player);
        let scores: Vec<_> = own.map(|(_, line)| line.score).collect();
        let best = store.regulars(None).unwrap().best(player);
        assert_eq!(best, scores.iter().max().copied());
        let known = past.player(player).map(|known| (known.games, known.pins));
        let pins = scores.iter().copied().map(u64::from).sum();
        let games = u32::try_from(scores.len()).unwrap();
        assert_eq!(known, (games > 0).then_some((games, pins)));
    }
    let high = whole.values().map(|line| u32::from(line.score)).max();
    let game = past
        .records
        .iter()
        .find(|record| record.kind == RecordKind::Game);
    assert_eq!(
        game.map(|record| record.value),
        high.filter(|high| *high > 0)
    );
}

/// Begins with a complete game, whatever follows.
fn bowled(store: &Store, steps: &[Step]) -> Keeping {
    let mut keeping = Keeping::begin(store);
    keeping.start(&["PJS", "KYJ"]);
    let _ = Step::Finish.take(&mut keeping.night);
    for step in steps {
        let _ = step.take(&mut keeping.night);
    }
    keeping
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn statistics_are_what_the_events_tell(
        nights in prop::collection::vec(steps(), 1..4),
        later in prop::collection::vec(correction(), 0..6),
    ) {
        let place = Place::fast();
        let store = place.store();
        for steps in nights {
            bowled(&store, &steps).save();
        }
        check(&store, &reckon_file(&place));
        // The first night is corrected later.
        let (night, writer) = store.resume(NightReference::Number(1)).unwrap();
        let mut stored = Keeping { night, writer };
        for correction in later {
            let _ = stored.night.record(Event::Corrected(correction));
        }
        stored.save();
        check(&store, &reckon_file(&place));
        prop_assert_eq!(problems(&store), NONE);
    }

    #[test]
    fn nights_that_are_left_out_or_deleted_count_nowhere(
        nights in prop::collection::vec((steps(), fate()), 1..5),
    ) {
        let place = Place::fast();
        let store = place.store();
        let mut excluded = BTreeSet::new();
        for (steps, fate) in nights {
            let mut keeping = bowled(&store, &steps);
            keeping.save();
            let number = keeping.writer.number().unwrap();
            drop(keeping);
            for change in &fate {
                store.change(number, change).unwrap();
            }
            excluded.extend((fate.last() == Some(&NightChange::Exclude)).then_some(number));
        }
        let mut whole = reckon_file(&place);
        whole.retain(|(night, ..), _| !excluded.contains(night));
        check(&store, &whole);
        check_regulars(&store, &whole);
        prop_assert_eq!(problems(&store), NONE);
        store.rebuild(&mut |_| ()).unwrap();
        check(&store, &whole);
    }
}
