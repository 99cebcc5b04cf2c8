//! Properties of every bowling night, whatever happens and whatever is refused.

pub(crate) mod steps;

use proptest::prelude::*;
use proptest::test_runner::Config;
use steps::{Step, balls, frame_balls, steps};
use tenpin::domain::{BowlingGame, BowlingGames, Frames, Pins, Player, Presence, Seat, standings};
use tenpin::night::{
    Attendance, Correction, Entrance, Event, GameNumber, Night, Person, PlayerNumber, Series,
    Validity,
};

fn config() -> Config {
    Config {
        failure_persistence: None,
        ..Config::default()
    }
}

/// The visible state of a night, without the events that led to it.
#[derive(Debug, PartialEq)]
struct View {
    people: Vec<Person>,
    lineup: Vec<Person>,
    games: Vec<BowlingGames>,
    up: Option<Person>,
    series: Vec<Series>,
}

fn view(night: &Night) -> View {
    View {
        people: night.people().copied().collect(),
        lineup: night.lineup().copied().collect(),
        games: night.games().cloned().collect(),
        up: night.up().copied(),
        series: night.series().collect(),
    }
}

fn play(steps: &[Step]) -> Night {
    let mut night = Night::default();
    for step in steps {
        // Refusals are part of the game; their effect is checked below.
        let _ = step.take(&mut night);
    }
    night
}

fn undo(night: &mut Night) {
    night.record(night.undoing().unwrap()).unwrap();
}

fn redo(night: &mut Night) {
    night.record(night.redoing().unwrap()).unwrap();
}

fn all_events(night: &Night) -> Vec<Event> {
    let entries = night.journal().entries();
    entries.map(|entry| entry.event.clone()).collect()
}

fn events_that_count(night: &Night) -> Vec<Event> {
    let entries = night.journal().entries();
    entries
        .filter(|entry| entry.validity == Validity::Counts)
        .map(|entry| entry.event.clone())
        .collect()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_refusal_changes_nothing_and_anything_else_is_one_event(steps in steps()) {
        let mut night = Night::default();
        for step in steps {
            let before = night.clone();
            let Some(event) = step.event(&night) else { continue };
            let is_accepted = night.record(event).is_ok();
            prop_assert!(is_accepted || night == before);
            let events = before.journal().len() + u64::from(is_accepted);
            prop_assert_eq!(night.journal().len(), events);
        }
    }

    #[test]
    fn a_refused_ball_changes_nothing(steps in steps(), player in 1..8_u32, count in 0..=10_u8) {
        let mut night = play(&steps);
        let before = night.clone();
        let player = PlayerNumber::new(player).unwrap();
        let ball = Pins::new(count).unwrap();
        let is_refused = night.record(Event::Bowled { player, ball }).is_err();
        prop_assert_eq!(is_refused, night == before);
    }

    #[test]
    fn the_board_makes_sense_after_every_step(steps in steps()) {
        let mut night = Night::default();
        for step in steps {
            if step.take(&mut night).is_ok() {
                the_player_who_is_up_can_bowl(&night)?;
                people_and_seats_agree(&night)?;
                lines_are_counted(&night)?;
                only_the_latest_game_is_on(&night)?;
                places_are_right(&night)?;
            }
        }
    }

    #[test]
    fn a_replay_is_the_same_night(steps in steps()) {
        let night = play(&steps);
        prop_assert_eq!(Night::replay(all_events(&night)), Ok(night));
    }

    #[test]
    fn only_the_events_that_count_count(steps in steps()) {
        let night = play(&steps);
        let fresh = Night::replay(events_that_count(&night)).unwrap();
        prop_assert_eq!(view(&fresh), view(&night));
    }

    #[test]
    fn undo_and_redo_lead_back(steps in steps(), count in 1..40_usize) {
        let mut night = play(&steps);
        let mut views = vec![view(&night)];
        let possible = events_that_count(&night).len().min(count);
        for _ in 0..possible {
            undo(&mut night);
            views.push(view(&night));
        }
        for expected in views.iter().rev().skip(1) {
            redo(&mut night);
            prop_assert_eq!(&view(&night), expected);
        }
    }

    #[test]
    fn undoing_everything_is_the_beginning(steps in steps()) {
        let mut night = play(&steps);
        let before = view(&night);
        let count = events_that_count(&night).len();
        (0..count).for_each(|_| undo(&mut night));
        prop_assert_eq!(view(&night), view(&Night::default()));
        prop_assert!(night.undoing().is_err());
        (0..count).for_each(|_| redo(&mut night));
        prop_assert_eq!(view(&night), before);
    }

    #[test]
    fn whose_turn_it_is_follows_from_the_events(steps in steps()) {
        let events = events_that_count(&play(&steps));
        let mut night = Night::default();
        let mut turns = Turns::default();
        for event in events {
            turns.take(&event, &night);
            night.record(event).unwrap();
            prop_assert_eq!(night.up().map(Person::number), turns.up(&night));
        }
    }

    #[test]
    fn a_game_that_was_ended_takes_no_ball_and_ranks_everybody_who_stayed(steps in steps()) {
        let night = play(&steps);
        for games in night.games().filter(|games| games.is_ended()) {
            prop_assert!(games.up().is_none() && games.is_over());
            let begun = |seat: &&Seat| seat.game().frames().latest().is_some();
            let stays = |seat: &&Seat| seat.presence() != Presence::Left || seat.game().is_over();
            let ranked = games.seats().iter().filter(begun).filter(stays).count();
            prop_assert_eq!(standings(games).len(), ranked);
        }
    }

    #[test]
    fn every_event_is_read_as_it_was_written(steps in steps()) {
        for event in all_events(&play(&steps)) {
            let read = Event::from_json(&event.to_json().unwrap());
            prop_assert_eq!(read.unwrap(), event);
        }
    }

    #[test]
    fn a_correction_is_as_if_it_had_been_bowled_so(
        people in 1..4_u8,
        balls in balls(1..80),
        which in any::<prop::sample::Index>(),
        balls_instead in frame_balls(),
    ) {
        let mut corrected = bowled(people, |games, bowled| {
            let standing = games.up()?.frames().standing()?;
            balls.get(bowled).map(|ball| ball.at_most(standing))
        });
        let Some(correction) = some_whole_frame(&corrected, which, balls_instead) else {
            return Ok(());
        };
        let after = corrected.preview(&correction).unwrap().after;
        let number = correction.player;
        corrected.record(Event::Corrected(correction)).unwrap();
        let target: Vec<Frames> = lines(&corrected).collect();
        let fresh = bowled(people, |games, _| {
            let place = games.position(games.up()?.player())?;
            next_ball(games.up()?.frames(), target.get(place - 1)?)
        });
        prop_assert_eq!(lines(&fresh).collect::<Vec<_>>(), target);
        prop_assert_eq!(view(&fresh), view(&corrected));
        let name = fresh.person(number).map(Person::name);
        let line = fresh.game().unwrap().iter().find(|game| Some(game.player()) == name);
        prop_assert_eq!(line.unwrap().frames(), &after);
    }
}

/// The rule of turns in other words: tracked from the events, frame by frame.
#[derive(Default)]
struct Turns {
    last: Option<PlayerNumber>,
    called: Option<PlayerNumber>,
    ended: Option<GameNumber>,
}

impl Turns {
    /// `before` is the night before the event.
    fn take(&mut self, event: &Event, before: &Night) {
        match event {
            Event::GameStarted { .. } => *self = Self::default(),
            Event::GameEnded { game } => self.ended = Some(*game),
            Event::CalledUp { player } => self.called = Some(*player),
            Event::Bowled { player, .. } => {
                let goes_on = seat_of(before, *player).is_some_and(|seat| balls_in_frame(seat) > 0);
                let is_other = self.called.is_some_and(|called| called != *player);
                self.called = self.called.filter(|_| goes_on && is_other);
                self.last = Some(*player);
            }
            _ => {}
        }
    }

    fn up(&self, night: &Night) -> Option<PlayerNumber> {
        let seats = night
            .game()
            .filter(|_| self.ended.is_none())?
            .seats()
            .iter();
        let number = |seat: &Seat| night.named(seat.player()).unwrap().number();
        let due = |seat: &&Seat| seat.presence() == Presence::Bowls && !seat.game().is_over();
        let due: Vec<_> = seats.filter(due).collect();
        let find = |player: Option<PlayerNumber>| {
            let mut due = due.iter();
            due.find(|seat| Some(number(seat)) == player).copied()
        };
        // Before any ball, the first seat stands for whoever bowled last.
        let first = night.game().and_then(|games| games.seats().first());
        let last = self.last.or(first.map(number));
        let goes_on = find(last).filter(|seat| balls_in_frame(seat) > 0);
        let fewest = due.iter().map(|seat| whole_frames(seat)).min();
        let mut behind = due.iter().filter(|seat| Some(whole_frames(seat)) == fewest);
        let behind = behind.next().copied();
        goes_on.or(find(self.called)).or(behind).map(number)
    }
}

fn seat_of(night: &Night, player: PlayerNumber) -> Option<&Seat> {
    night.game()?.seat(night.person(player)?.name())
}

fn whole_frames(seat: &Seat) -> usize {
    let frames = seat.game().frames().iter();
    frames.filter(|frame| frame.is_over()).count()
}

/// The balls of the frame that takes the next one.
fn balls_in_frame(seat: &Seat) -> usize {
    let mut frames = seat.game().frames().iter();
    let current = frames.find(|frame| !frame.is_over());
    current.map_or(0, |frame| frame.balls().count())
}

fn the_player_who_is_up_can_bowl(night: &Night) -> Result<(), TestCaseError> {
    prop_assert_eq!(night.is_running(), night.up().is_some());
    let Some(up) = night.up() else {
        return Ok(());
    };
    let seat = night.game().and_then(|games| games.seat(up.name()));
    let seat = seat.unwrap();
    prop_assert_eq!(up.attendance(), Attendance::Bowls);
    prop_assert!(seat.bowls() && !seat.game().is_over());
    prop_assert!(!night.can_start());
    prop_assert!(night.bowling(tenpin::domain::Pins::NONE).is_ok());
    Ok(())
}

/// A person and their seat in the latest game agree.
fn people_and_seats_agree(night: &Night) -> Result<(), TestCaseError> {
    for person in night.people() {
        let presence = night.game().and_then(|games| games.presence(person.name()));
        let agree = match person.attendance() {
            Attendance::Bowls => night.game().is_none() || presence == Some(Presence::Bowls),
            Attendance::Waits => matches!(presence, None | Some(Presence::Left)),
            Attendance::SitsOut => presence != Some(Presence::Bowls),
            Attendance::Left => matches!(presence, None | Some(Presence::Left)),
        };
        prop_assert!(agree, "{person:?} {presence:?}");
        let same_name = night.people().filter(|other| other.name() == person.name());
        prop_assert_eq!(same_name.count(), 1);
        let in_order = night.lineup().filter(|other| *other == person).count();
        prop_assert_eq!(in_order, usize::from(person.is_here()));
    }
    Ok(())
}

/// Every line belongs to a person, and everyone's number of lines is right.
fn lines_are_counted(night: &Night) -> Result<(), TestCaseError> {
    let names: Vec<Player> = night
        .games()
        .flat_map(BowlingGames::iter)
        .map(BowlingGame::player)
        .collect();
    let known: u32 = night.people().map(Person::lines).sum();
    prop_assert_eq!(u32::try_from(names.len()).unwrap(), known);
    for person in night.people() {
        let lines = names.iter().filter(|name| **name == person.name());
        prop_assert_eq!(u32::try_from(lines.count()).unwrap(), person.lines());
    }
    for series in night.series() {
        prop_assert!(series.games <= series.person.lines());
        prop_assert!(series.total <= 300 * series.games);
        prop_assert!(series.high.map(u32::from) <= Some(series.total));
    }
    Ok(())
}

fn only_the_latest_game_is_on(night: &Night) -> Result<(), TestCaseError> {
    let count = night.games().count();
    let latest = night.game_number().map_or(0, GameNumber::number);
    prop_assert_eq!(u32::try_from(count).unwrap(), latest);
    for games in night.games().take(count.saturating_sub(1)) {
        prop_assert!(games.up().is_none());
    }
    for games in night.games() {
        let ways = [games.up().is_some(), games.is_over(), games.is_abandoned()];
        prop_assert_eq!(ways.iter().filter(|way| **way).count(), 1);
        prop_assert!(games.seats().len() <= BowlingGames::MOST_PLAYERS);
    }
    Ok(())
}

fn places_are_right(night: &Night) -> Result<(), TestCaseError> {
    for games in night.games() {
        let standings = standings(games);
        let is_on = games.up().is_some();
        let ranked = games.seats().iter().filter(|seat| {
            let begun = games.is_ended() && seat.game().frames().latest().is_some();
            let stays = seat.presence() != Presence::Left;
            seat.game().is_over() || ((is_on || begun) && stays)
        });
        prop_assert_eq!(standings.len(), ranked.count());
        for (index, standing) in standings.iter().enumerate() {
            let better = standings
                .iter()
                .filter(|other| other.score() > standing.score());
            prop_assert_eq!(standing.place(), better.count() + 1);
            prop_assert!(standing.place() <= index + 1);
        }
    }
    Ok(())
}

/// A first game for this many people, with balls from the strategy until it is over.
fn bowled(
    people: u8,
    mut ball: impl FnMut(&BowlingGames, usize) -> Option<tenpin::domain::Pins>,
) -> Night {
    let mut night = Night::default();
    for letter in ["PJA", "PJB", "PJC"].into_iter().take(people.into()) {
        let name = Player::new(letter).unwrap();
        night.record(night.joining(name, Entrance::Now)).unwrap();
    }
    night.record(night.starting()).unwrap();
    let mut count = 0;
    while let Some(pins) = ball(night.game().unwrap(), count) {
        night.record(night.bowling(pins).unwrap()).unwrap();
        count += 1;
    }
    night
}

fn lines(night: &Night) -> impl Iterator<Item = Frames> {
    night
        .game()
        .into_iter()
        .flat_map(BowlingGames::iter)
        .map(|game| *game.frames())
}

/// The next ball of a line, compared with the same line so far.
fn next_ball(so_far: &Frames, target: &Frames) -> Option<tenpin::domain::Pins> {
    let count = so_far.iter().flat_map(tenpin::domain::Frame::balls).count();
    target
        .iter()
        .flat_map(tenpin::domain::Frame::balls)
        .nth(count)
}

/// Other balls for a finished frame; as many as complete it again.
fn some_whole_frame(
    night: &Night,
    which: prop::sample::Index,
    balls: Vec<steps::Ball>,
) -> Option<Correction> {
    let whole: Vec<_> = (1..)
        .zip(lines(night))
        .flat_map(|(number, line)| {
            let over = line.iter().filter(|frame| frame.is_over()).copied();
            over.map(|frame| (number, frame)).collect::<Vec<_>>()
        })
        .collect();
    let (number, frame) = (!whole.is_empty()).then(|| *which.get(&whole))?;
    Some(Correction {
        game: GameNumber::FIRST,
        player: PlayerNumber::new(number)?,
        frame: frame.number(),
        balls: steps::whole_frame(frame.number(), balls),
    })
}
