//! The event source of a real terminal.

use std::io;
use std::time::{Duration, Instant};

use color_eyre::eyre::Result;

use super::system::{self, Inbox};
use super::{EventSource, Incoming, Mailbox, Suspended};
use super::{give_back_on_panic, leave, listen_to_mouse, take};
use crate::app::Mouse;

pub struct Events {
    inbox: Inbox,
    mouse: Mouse,
}

/// Sets the terminal up. A panic in any thread restores it.
pub fn listen() -> io::Result<Events> {
    give_back_on_panic();
    Ok(Events {
        inbox: Inbox::open()?,
        mouse: Mouse::Off,
    })
}

impl Events {
    /// A sender for an additional thread.
    pub fn mailbox(&self) -> Mailbox {
        self.inbox.mailbox()
    }
}

impl EventSource for Events {
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        self.inbox.wait(limit)
    }

    fn now(&self) -> Instant {
        Instant::now()
    }

    fn suspend(&mut self, suspended: Suspended) -> Result<()> {
        leave();
        system::stop(suspended)?;
        self.resume()
    }

    fn resume(&mut self) -> Result<()> {
        take()?;
        Ok(listen_to_mouse(self.mouse)?)
    }

    fn listen_to_mouse(&mut self, mouse: Mouse) -> Result<()> {
        self.mouse = mouse;
        Ok(listen_to_mouse(mouse)?)
    }
}
