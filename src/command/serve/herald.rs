//! The output of `tenpin serve`.

use std::io::{self, IsTerminal, Write};

use super::STOP;
use crate::cli::{Cli, ServeArguments};
use crate::report::qr_rows;
use crate::serve::ServeNews;
use crate::session::glyphs;
use crate::text::Language;
use crate::ui::Glyphs;

/// Prints for a person, or for the game that started it.
#[derive(Clone, Copy)]
pub(super) enum Herald {
    Game,
    /// With a QR code if the terminal can show one.
    Person(Option<Glyphs>, Language),
}

/// Pure black on white in every theme: QR scanners need the contrast.
const DARK_ON_LIGHT: &str = "\x1b[38;2;0;0;0;48;2;255;255;255m";
const RESET: &str = "\x1b[0m";

impl Herald {
    pub(super) fn new(cli: &Cli, arguments: &ServeArguments, language: Language) -> Self {
        if arguments.companion {
            return Self::Game;
        }
        if !io::stdout().is_terminal() {
            return Self::Person(None, language);
        }
        let has_colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let code = if has_colours {
            glyphs(cli)
        } else {
            Glyphs::Ascii
        };
        Self::Person(Some(code), language)
    }

    pub(super) fn tell(self, news: &ServeNews) -> io::Result<()> {
        let mut output = io::stdout().lock();
        match (self, news) {
            (Self::Game, ServeNews::Open(address, _)) => writeln!(output, "open {address}")?,
            (Self::Game, ServeNews::Lookers(count)) => writeln!(output, "lookers {count}")?,
            (Self::Person(code, language), ServeNews::Open(address, others)) => {
                writeln!(output, "{address}")?;
                let mut others = others
                    .iter()
                    .map(|other| language.also_reached_at(&other.to_string()));
                others.try_for_each(|other| writeln!(output, "{other}"))?;
                let mut code = code.into_iter();
                code.try_for_each(|code| explain(code, (address, language), &mut output))?;
            }
            (Self::Person(_, language), ServeNews::Lookers(count)) => {
                writeln!(output, "{}", language.look_on(*count))?;
            }
        }
        output.flush()
    }
}

/// Is it unreachable for phones?
fn is_local(address: &str) -> bool {
    address.starts_with("http://127.") || address.starts_with("http://[::1]")
}

/// More information for a person at a terminal.
fn explain(
    glyphs: Glyphs,
    (address, language): (&str, Language),
    output: &mut impl Write,
) -> io::Result<()> {
    if !is_local(address) {
        write_code(glyphs, (address, language), output)?;
    }
    writeln!(output, "{}", language.serving_ends(STOP.into()))
}

fn write_code(
    glyphs: Glyphs,
    (address, language): (&str, Language),
    output: &mut impl Write,
) -> io::Result<()> {
    let rows = qr_rows(&address.to_uppercase()).filter(|_| glyphs == Glyphs::Unicode);
    let rows = rows.unwrap_or_default();
    if has_room(&rows, crossterm::terminal::size().ok()) {
        let mut rows = rows.iter();
        rows.try_for_each(|row| writeln!(output, "{DARK_ON_LIGHT}{row}{RESET}"))?;
    } else {
        writeln!(output, "{}", language.no_room_for_code())?;
    }
    writeln!(output, "{}", language.guest_network())?;
    // Repeated: on a small screen the first line has scrolled away.
    writeln!(output, "{address}")
}

/// The lines below the code, which may wrap, and the line of the cursor.
const BELOW: usize = 5;

/// Does the whole code fit? A terminal of unknown size is assumed to be large enough.
fn has_room(rows: &[String], size: Option<(u16, u16)>) -> bool {
    size.is_none_or(|(columns, lines)| {
        let is_narrow = |row: &String| row.chars().count() <= columns.into();
        rows.len() + BELOW <= lines.into() && rows.iter().all(is_narrow) || rows.is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_shown_only_where_all_of_it_is_in_sight() {
        let rows = qr_rows("HTTP://192.168.0.255:7310/ABCDEFGHIJKLMNOP/").unwrap();
        assert!(has_room(&rows, Some((80, 24))));
        assert!(has_room(&rows, None));
        for size in [(46, 14), (80, 21), (32, 60)] {
            assert!(!has_room(&rows, Some(size)), "{size:?}");
        }
        assert!(has_room(&[], Some((46, 14))), "there is none");
    }
}
