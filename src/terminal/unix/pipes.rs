//! The output of other processes, read by the loop itself: a thread for each would only wait.

use std::io::{self, ErrorKind, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::process::ChildStdout;

use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};

use crate::app::{Hearer, Message};

pub(super) struct Pipe {
    output: ChildStdout,
    hear: Hearer,
}

impl Pipe {
    /// Makes the pipe non-blocking.
    pub(super) fn new(output: ChildStdout, hear: Hearer) -> io::Result<Self> {
        let flags = fcntl_getfl(&output)?;
        fcntl_setfl(&output, flags | OFlags::NONBLOCK)?;
        Ok(Self { output, hear })
    }

    /// Adds the messages of what was printed since. Returns false at its end.
    fn hear(&mut self, heard: &mut Vec<Message>) -> bool {
        let mut bytes = [0; 1024];
        let length = match self.output.read(&mut bytes) {
            Ok(length) => length,
            Err(error) if is_passing(&error) => return true,
            Err(_) => 0,
        };
        heard.extend((self.hear)(bytes.get(..length).unwrap_or_default()));
        length > 0
    }
}

fn is_passing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

#[derive(Default)]
pub(super) struct Pipes(Vec<Pipe>);

impl Pipes {
    pub(super) fn add(&mut self, pipes: impl Iterator<Item = Pipe>) {
        self.0.extend(pipes);
    }

    pub(super) fn hear(&mut self) -> Vec<Message> {
        let mut heard = Vec::new();
        self.0.retain_mut(|pipe| pipe.hear(&mut heard));
        heard
    }

    pub(super) fn outputs(&self) -> impl Iterator<Item = BorrowedFd<'_>> {
        self.0.iter().map(|pipe| pipe.output.as_fd())
    }
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};

    use super::*;
    use crate::app::CentreNews;

    #[test]
    fn a_pipe_is_read_without_waiting_until_it_ends() {
        let mut child = Command::new("cat")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let hear = |bytes: &[u8]| vec![Message::Centre(CentreNews::Gone); bytes.len() + 1];
        let mut pipes = Pipes::default();
        let pipe = Pipe::new(child.stdout.take().unwrap(), Box::new(hear));
        pipes.add(pipe.into_iter());
        assert_eq!(pipes.hear(), []);
        drop(child.stdin.take());
        child.wait().unwrap();
        assert_eq!(pipes.hear().len(), 1);
        assert_eq!(pipes.outputs().count(), 0);
    }
}
