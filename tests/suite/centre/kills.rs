//! The server is killed in the middle of a burst, again and again: nothing is lost, duplicated or out of
//! order.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tenpin::domain::Pins;

use super::companion::Companion;
use super::{Hall, events, wait_until};
use crate::storage::{Keeping, Place};

/// Bowls games of gutter balls until it is told to stop.
fn bowl_on(place: &Place, stop: &AtomicBool) {
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS", "KYJ"]);
    while !stop.load(Ordering::Relaxed) {
        let ball = keeping.night.bowling(Pins::NONE);
        let event = ball.unwrap_or_else(|_over| keeping.night.starting());
        keeping.record(event);
        thread::sleep(Duration::from_millis(3));
    }
}

#[test]
fn nothing_is_lost_or_doubled_however_often_the_server_is_killed() {
    let kills = std::env::var("TENPIN_CENTRE_KILLS").ok();
    let kills: u64 = kills.map_or(4, |kills| kills.parse().unwrap());
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let place = Arc::new(Place::fast());
    hall.join(&place);
    let companion = Companion::start(&place);
    let stop = Arc::new(AtomicBool::new(false));
    let bowler = {
        let (place, stop) = (Arc::clone(&place), Arc::clone(&stop));
        thread::spawn(move || bowl_on(&place, &stop))
    };
    let began = Instant::now();
    for kill in 0..kills {
        let before = hall.count();
        wait_until("something arrives", || hall.count() > before);
        // At a different point of a burst each time.
        thread::sleep(Duration::from_millis(kill * 37 % 100));
        hall.cluster.kill();
        hall.cluster.run();
    }
    stop.store(true, Ordering::Relaxed);
    bowler.join().unwrap();
    let all = events(&place).len();
    wait_until("everything is there", || hall.count() == all);
    hall.has_all_of(&place);
    let seconds = began.elapsed().as_secs_f32();
    println!("{kills} kills, {all} events, {seconds:.1} s: all there, each once, in order");
    drop(companion);
}
