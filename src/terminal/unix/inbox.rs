//! Everything the loop waits for, in one poll(2): the keyboard, signals, other threads and processes.
//!
//! No thread reads the keys: handing one over would take longer than drawing the change.

use std::collections::VecDeque;
use std::io;
use std::iter;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::process::ChildStdout;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::backend::SignalDelivery;
use signal_hook::iterator::exfiltrator::SignalOnly;

use super::keys::Keys;
use super::own_keyboard::own_keyboard;
use super::pipes::{Pipe, Pipes};
use super::sleep::{Woken, sleep};
use crate::app::Hearer;
use crate::terminal::{Incoming, Mailbox};

const SIGNALS: [i32; 7] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP, SIGWINCH];

/// Wakes the loop, and passes it pipes to read.
#[derive(Clone, Debug)]
pub(crate) struct Bell(Arc<UnixStream>, Sender<Pipe>);

impl Bell {
    pub(crate) fn ring(&self) {
        // If it is full, the loop is being woken already.
        let _ = io::Write::write(&mut &*self.0, &[0]);
    }

    pub(crate) fn listen(&self, output: ChildStdout, hear: Hearer) {
        // Fails only if the program has ended.
        let _ = Pipe::new(output, hear).map(|pipe| self.1.send(pipe));
        self.ring();
    }
}

pub(crate) struct PolledInbox {
    /// Its pipe also serves as the bell.
    signals: SignalDelivery<UnixStream, SignalOnly>,
    messages: Receiver<Incoming>,
    new_pipes: Receiver<Pipe>,
    pipes: Pipes,
    mailbox: Mailbox,
    /// Signals that end the program overtake keys.
    urgent: VecDeque<Incoming>,
    /// Resizes and stops don't: the keys before them were typed on the old screen.
    behind_keys: VecDeque<Incoming>,
    keys: Keys,
}

impl PolledInbox {
    pub(crate) fn open() -> io::Result<Self> {
        // Without it, an incomplete key sequence blocks signals until the next key.
        let _ = own_keyboard();
        let (hearing, ringing) = UnixStream::pair()?;
        ringing.set_nonblocking(true)?;
        let (pipes, new_pipes) = channel();
        let bell = Some(Bell(Arc::new(ringing.try_clone()?), pipes));
        let (sender, messages) = channel();
        Ok(Self {
            signals: SignalDelivery::with_pipe(hearing, ringing, SignalOnly, SIGNALS)?,
            messages,
            new_pipes,
            pipes: Pipes::default(),
            mailbox: Mailbox { sender, bell },
            urgent: VecDeque::new(),
            behind_keys: VecDeque::new(),
            keys: Keys::default(),
        })
    }

    pub(crate) fn mailbox(&self) -> Mailbox {
        self.mailbox.clone()
    }

    pub(crate) fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        let until = limit.and_then(|limit| Instant::now().checked_add(limit));
        let mut left = limit;
        let mut found = self.pending();
        while found.is_none() && left != Some(Duration::ZERO) {
            found = self.sleep(left).or_else(|| self.pending());
            left = until.map(|until| until.saturating_duration_since(Instant::now()));
        }
        found
    }

    fn pending(&mut self) -> Option<Incoming> {
        for signal in self.signals.pending() {
            self.queue(signal);
        }
        let urgent = self.urgent.pop_front();
        let message = || self.messages.try_recv().ok();
        let found = urgent.or_else(message).or_else(|| self.keys.pending());
        found.or_else(|| self.behind_keys.pop_front())
    }

    fn queue(&mut self, signal: i32) {
        match signal {
            SIGWINCH => self.behind_keys.push_back(Incoming::Repaint),
            SIGCONT => self.behind_keys.push_back(Incoming::Resumed),
            SIGTSTP => self.behind_keys.push_back(Incoming::Suspend),
            signal => self.urgent.push_back(Incoming::Signal(signal)),
        }
    }

    /// None if the timeout has passed, or if other input may be available now.
    fn sleep(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        if self.keys.may_be_held() {
            return self.keys.wait(limit);
        }
        self.pipes.add(self.new_pipes.try_iter());
        let bell = iter::once(self.signals.get_read().as_fd());
        match sleep(io::stdin(), bell.chain(self.pipes.outputs()), limit) {
            Woken::ByKeys => self.keys.wait(None),
            Woken::ByHangUp => Some(Incoming::Gone),
            Woken::Otherwise => self.hear(),
        }
    }

    /// Queues the output of other processes together with the messages of other threads.
    fn hear(&mut self) -> Option<Incoming> {
        for message in self.pipes.hear() {
            self.mailbox.sender.send(Incoming::Message(message)).ok()?;
        }
        None
    }
}
