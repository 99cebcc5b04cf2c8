//! The formats of a night: one file each, with its row and its renderer.

mod csv;
mod html;
pub(super) mod json;
mod markdown;
mod png;
mod svg;
mod text;

use std::io;
use std::path::Path;

use super::Sheet;
use crate::text::{Language, Words};

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Format {
    Text,
    Markdown,
    Csv,
    Json,
    Html,
    Svg,
    Png,
}

/// The entry of a format on the command line and in the share menu.
#[derive(Clone, Copy)]
pub struct Row {
    /// The value of `--format`.
    pub name: &'static str,
    /// File name extensions; new files get the first.
    pub extensions: &'static [&'static str],
    /// The `--help` text.
    pub about: &'static str,
    /// The key in the share menu.
    pub key: char,
    pub words: Words,
}

impl Format {
    /// All formats, in the order of the share menu.
    pub const ALL: [Self; 7] = [
        Self::Text,
        Self::Png,
        Self::Svg,
        Self::Markdown,
        Self::Csv,
        Self::Json,
        Self::Html,
    ];

    pub const fn row(self) -> Row {
        match self {
            Self::Text => text::ROW,
            Self::Markdown => markdown::ROW,
            Self::Csv => csv::ROW,
            Self::Json => json::ROW,
            Self::Html => html::ROW,
            Self::Svg => svg::ROW,
            Self::Png => png::ROW,
        }
    }

    pub fn extension(self) -> &'static str {
        self.row().extensions.first().unwrap_or(&"")
    }

    /// All extensions: `.txt, .text, .svg …`.
    pub fn extensions() -> String {
        let rows = Self::ALL.map(Self::row);
        let extensions = rows.iter().flat_map(|row| row.extensions);
        let extensions = extensions.map(|extension| format!(".{extension}"));
        extensions.collect::<Vec<_>>().join(", ")
    }

    /// The format of a file, by extension. None if no format has it.
    pub fn from_path(file: &Path) -> Option<Self> {
        let extension = file.extension()?.to_str()?.to_ascii_lowercase();
        let has_extension = |format: &Self| format.row().extensions.contains(&extension.as_str());
        Self::ALL.into_iter().find(has_extension)
    }
}

/// The contents of a file in this format.
pub fn render(format: Format, sheet: &Sheet<'_>, language: Language) -> io::Result<Vec<u8>> {
    let page = match format {
        Format::Text => text::page(sheet, language),
        Format::Markdown => markdown::page(sheet, language),
        Format::Csv => csv::games(sheet),
        Format::Json => json::page(sheet)?,
        Format::Html => html::page(sheet, language),
        Format::Svg => svg::page(sheet, language),
        Format::Png => return png::page(sheet, language),
    };
    Ok(page.into_bytes())
}

/// CSV with one line per ball.
pub fn render_balls(sheet: &Sheet<'_>) -> Vec<u8> {
    csv::balls(sheet).into_bytes()
}
