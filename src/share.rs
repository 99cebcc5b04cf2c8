//! A night for others: in the clipboard of the terminal, or in a file where the program was started.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crossterm::clipboard::CopyToClipboard;
use crossterm::execute;
use jiff::Zoned;

use crate::app::{Form, Shared};
use crate::night::{Night, Obstacle};
use crate::report::{Facts, NightSvg, NightText, Sheet};
use crate::text::Language;

/// A night that is handed on.
#[derive(Clone, Debug)]
pub struct Share<'night> {
    /// What happened.
    pub night: &'night Night,
    /// When, by the clock on the wall.
    pub began: Zoned,
    /// Of the headings.
    pub language: Language,
}

impl Share<'_> {
    /// Hands it on in this form. The terminal is at the other end of the output; a file goes to the
    /// current directory.
    ///
    /// # Errors
    /// The terminal can't be written to.
    pub fn hand_on(&self, form: Form, mut output: impl Write) -> io::Result<Shared> {
        match form {
            Form::Clipboard => {
                execute!(output, CopyToClipboard::to_clipboard_from(self.text()))?;
                Ok(Shared::Copied)
            }
            Form::Text => Ok(self.write("txt", &self.text())),
            Form::Picture => Ok(self.write("svg", &self.picture())),
        }
    }

    fn text(&self) -> String {
        let language = self.language;
        self.render(|sheet| NightText { sheet, language }.to_string())
    }

    fn picture(&self) -> String {
        let language = self.language;
        self.render(|sheet| NightSvg { sheet, language }.to_string())
    }

    fn render(&self, page: impl FnOnce(Sheet<'_>) -> String) -> String {
        let facts = Facts {
            date: self.began.strftime("%Y-%m-%d").to_string(),
            time: self.began.strftime("%H:%M").to_string(),
            ..Facts::default()
        };
        page(Sheet {
            night: self.night,
            facts: &facts,
        })
    }

    /// Nothing that is there already is touched: the name gets a number then.
    fn write(&self, ending: &str, page: &str) -> Shared {
        // Without a current directory the file can't be made, and that is told.
        let directory = std::env::current_dir().unwrap_or_default();
        let name = self.began.strftime("tenpin-%Y-%m-%d-%H%M").to_string();
        let mut file = directory.join(format!("{name}.{ending}"));
        let mut written = write_new(&file, page);
        let mut copy = 1_u32;
        while is_there_already(&written) {
            copy += 1;
            file = directory.join(format!("{name}-{copy}.{ending}"));
            written = write_new(&file, page);
        }
        match written {
            Ok(()) => Shared::Written(file),
            Err(error) => Shared::NotWritten(file, obstacle(&error)),
        }
    }
}

fn is_there_already(written: &io::Result<()>) -> bool {
    let refusal = written.as_ref().err();
    refusal.is_some_and(|error| error.kind() == ErrorKind::AlreadyExists)
}

fn write_new(path: &Path, page: &str) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file.write_all(page.as_bytes());
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
