//! A network between a lane and the centre that cuts, delays and swallows.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What happens to each new connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weather {
    /// How many bytes go up, and how many come down, before it ends.
    pub(super) up: usize,
    pub(super) down: usize,
    pub(super) end: Fate,
    /// Before each piece.
    pub(super) delay: Duration,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Fate {
    /// Both sides notice.
    Cut,
    /// Nobody notices: bytes are taken and lead nowhere.
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
}

impl Proxy {
    /// To this port of this machine.
    pub(super) fn start(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let weather = Arc::new(Mutex::new(FAIR));
        let own = Arc::clone(&weather);
        thread::spawn(move || {
            let guests = listener.incoming().map_while(Result::ok);
            guests.for_each(|near| connect(&near, to, *own.lock().unwrap()));
        });
        Self { port, weather }
    }

    pub(super) const fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn set(&self, weather: Weather) {
        *self.weather.lock().unwrap() = weather;
    }
}

fn connect(near: &TcpStream, to: u16, weather: Weather) {
    let Ok(far) = TcpStream::connect(("127.0.0.1", to)) else {
        return;
    };
    for (from, to, limit) in [(near, &far, weather.up), (&far, near, weather.down)] {
        let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
        thread::spawn(move || pass(from, to, (limit, weather)));
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, (mut left, weather): (usize, Weather)) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        thread::sleep(weather.delay);
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
