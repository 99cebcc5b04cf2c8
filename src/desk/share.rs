//! A night for others: in the clipboard of the terminal, or in a file where the program was started.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crossterm::clipboard::CopyToClipboard;
use crossterm::execute;
use jiff::Timestamp;

use crate::app::{ShareTarget, Shared};
use crate::archive::{NightHeader, Obstacle};
use crate::night::Night;
use crate::report::{Format, Sheet, render};
use crate::text::Language;

/// A night that is handed on.
#[derive(Clone, Debug)]
pub(super) struct Share<'night> {
    /// What happened.
    pub(super) night: &'night Night,
    /// When each of it happened.
    pub(super) times: &'night [Timestamp],
    /// What is known beside that.
    pub(super) header: &'night NightHeader,
    /// Of the headings.
    pub(super) language: Language,
}

impl Share<'_> {
    /// The terminal is at the other end of the output; a file goes to the current directory.
    pub(super) fn hand_on(
        &self,
        target: ShareTarget,
        mut output: impl Write,
    ) -> io::Result<Shared> {
        match target {
            ShareTarget::File(format) => self.write(format),
            ShareTarget::Clipboard => {
                let text = self.page(Format::Text)?;
                execute!(output, CopyToClipboard::to_clipboard_from(text))?;
                Ok(Shared::Copied)
            }
        }
    }

    fn page(&self, format: Format) -> io::Result<Vec<u8>> {
        let sheet = Sheet::new(self.night, self.times, self.header);
        Ok(render(format, &sheet, self.language)?)
    }

    /// Nothing that is there already is touched: the name gets a number then.
    fn write(&self, format: Format) -> io::Result<Shared> {
        let (page, extension) = (self.page(format)?, format.extension());
        // Without a current directory the file can't be made, and that is told.
        let directory = std::env::current_dir().unwrap_or_default();
        let name = self.header.began().strftime("tenpin-%Y-%m-%d-%H%M");
        let mut file = directory.join(format!("{name}.{extension}"));
        let mut written = write_new(&file, &page);
        let mut copy = 1_u32;
        while is_there_already(&written) {
            copy += 1;
            file = directory.join(format!("{name}-{copy}.{extension}"));
            written = write_new(&file, &page);
        }
        Ok(match written {
            Ok(()) => Shared::Written(file),
            Err(error) => Shared::NotWritten(file, obstacle(&error)),
        })
    }
}

fn is_there_already(written: &io::Result<()>) -> bool {
    let refusal = written.as_ref().err();
    refusal.is_some_and(|error| error.kind() == ErrorKind::AlreadyExists)
}

fn write_new(path: &Path, page: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file.write_all(page);
    if written.is_err() {
        // Half of a page is of no use to anybody.
        let _ = fs::remove_file(path);
    }
    written
}

fn obstacle(error: &io::Error) -> Obstacle {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            Obstacle::Full
        }
        _ => Obstacle::Unwritable,
    }
}
