//! A proxy between a lane and the centre that cuts, delays and swallows.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What happens to each new connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weather {
    /// How many bytes pass in each direction before it ends.
    pub(super) up: usize,
    pub(super) down: usize,
    pub(super) end: Fate,
    /// Before each chunk.
    pub(super) delay: Duration,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Fate {
    /// Both sides notice.
    Cut,
    /// Neither side notices: bytes are accepted and dropped.
    Swallow,
}

pub(super) const FAIR: Weather = Weather {
    up: usize::MAX,
    down: usize::MAX,
    end: Fate::Cut,
    delay: Duration::ZERO,
};

pub(super) struct Proxy {
    port: u16,
    weather: Arc<Mutex<Weather>>,
    is_hushed: Arc<AtomicBool>,
}

impl Proxy {
    /// Forwards to this port of this machine.
    pub(super) fn start(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let weather = Arc::new(Mutex::new(FAIR));
        let is_hushed = Arc::new(AtomicBool::new(false));
        let (own, hush) = (Arc::clone(&weather), Arc::clone(&is_hushed));
        thread::spawn(move || {
            let guests = listener.incoming().map_while(Result::ok);
            guests.for_each(|near| connect(&near, to, (*own.lock().unwrap(), &hush)));
        });
        Self {
            port,
            weather,
            is_hushed,
        }
    }

    pub(super) const fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn set(&self, weather: Weather) {
        *self.weather.lock().unwrap() = weather;
    }

    /// From now on data is sent to the centre but no answer returns, also on open connections.
    pub(super) fn hush(&self, is_hushed: bool) {
        self.is_hushed.store(is_hushed, Ordering::SeqCst);
    }
}

fn connect(near: &TcpStream, to: u16, (weather, is_hushed): (Weather, &Arc<AtomicBool>)) {
    let Ok(far) = TcpStream::connect(("127.0.0.1", to)) else {
        return;
    };
    let never = Arc::new(AtomicBool::new(false));
    let ways = [
        (near, &far, (weather.up, &never)),
        (&far, near, (weather.down, is_hushed)),
    ];
    for (from, to, (limit, hush)) in ways {
        let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
        let hush = Arc::clone(hush);
        thread::spawn(move || pass(from, to, (limit, weather, &hush)));
    }
}

fn pass(
    mut from: TcpStream,
    mut to: TcpStream,
    (mut left, weather, is_hushed): (usize, Weather, &AtomicBool),
) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        thread::sleep(weather.delay);
        if is_hushed.load(Ordering::SeqCst) {
            continue;
        }
        let passed = count.min(left);
        left -= passed;
        if to.write_all(&bytes[..passed]).is_err() {
            break;
        }
        if left == 0 && weather.end == Fate::Cut {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
