//! `tenpin export`: a night in a form to read elsewhere.

use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::ValueEnum;
use jiff::Timestamp;

use super::{CommandError, Outcome};
use crate::report::{
    BallsCsv, LinesCsv, NightHtml, NightMarkdown, NightSvg, NightText, Sheet, night_json,
};
use crate::text::Language;

/// The forms.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Format {
    /// The text boards
    Text,
    /// Markdown tables
    Md,
    /// One line a player and game
    Csv,
    /// Everything that happened; `tenpin import` reads it back
    Json,
    /// One page that prints well
    Html,
    /// A picture
    Svg,
}

impl Format {
    /// The form that the name of a file asks for.
    pub fn from_path(file: &Path) -> Option<Self> {
        let ending = file.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "txt" | "text" => Some(Self::Text),
            "md" => Some(Self::Md),
            "csv" => Some(Self::Csv),
            "json" => Some(Self::Json),
            "html" | "htm" => Some(Self::Html),
            "svg" => Some(Self::Svg),
            _ => None,
        }
    }
}

/// Which balls of a night are told one by one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Detail {
    /// None: one line a game.
    Games,
    /// All: one line a ball.
    Balls,
}

/// The night in that form.
pub fn render(
    sheet: Sheet<'_>,
    times: &[Timestamp],
    (format, detail): (Format, Detail),
    language: Language,
) -> Result<String, serde_json::Error> {
    let page: Box<dyn Display> = match (format, detail) {
        (Format::Text, _) => Box::new(NightText { sheet, language }),
        (Format::Md, _) => Box::new(NightMarkdown { sheet, language }),
        (Format::Csv, Detail::Games) => Box::new(LinesCsv(sheet)),
        (Format::Csv, Detail::Balls) => Box::new(BallsCsv(sheet)),
        (Format::Json, _) => {
            let times: Vec<_> = times.iter().map(ToString::to_string).collect();
            Box::new(night_json::write(sheet, &times)? + "\n")
        }
        (Format::Html, _) => Box::new(NightHtml { sheet, language }),
        (Format::Svg, _) => Box::new(NightSvg { sheet, language }),
    };
    Ok(page.to_string())
}

/// Writes it to a file, which is there whole or as it was, or to the output.
pub fn deliver(
    page: &str,
    file: Option<&Path>,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    match file {
        Some(file) => write_whole(file, page)?,
        None => output.write_all(page.as_bytes())?,
    }
    Ok(Outcome::Done)
}

fn write_whole(file: &Path, page: &str) -> io::Result<()> {
    let mut draft = file.as_os_str().to_owned();
    draft.push(format!(".{}.draft", std::process::id()));
    let written = fs::write(&draft, page).and_then(|()| fs::rename(&draft, file));
    if written.is_err() {
        // What could not be written whole is not left lying about.
        let _ = fs::remove_file(&draft);
    }
    written.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
}
