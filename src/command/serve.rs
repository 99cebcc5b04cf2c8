//! `tenpin serve`: the running night as a page for phones and televisions.

use std::io::{self, IsTerminal, Read, Write};
use std::thread;

use color_eyre::Result;
use tokio::sync::oneshot;

use super::{Outcome, complain, data_file};
use crate::cli::{Cli, ServeArguments};
use crate::report::qr_rows;
use crate::serve::{Bind, PageView, ServeNews, ServeOptions, serve};
use crate::session::glyphs;
use crate::store::Watcher;
use crate::text::Language;
use crate::ui::Glyphs;

pub fn run(cli: &Cli, arguments: &ServeArguments, language: Language) -> Result<Outcome> {
    let data = data_file(cli)?;
    let watcher = Watcher::new(&data, arguments.night)?;
    let bind = match (arguments.bind, arguments.local) {
        (Some(address), _) => Bind::At(address),
        (None, true) => Bind::Local,
        (None, false) => Bind::Network,
    };
    let page = if arguments.big {
        PageView::Television
    } else {
        PageView::Phone
    };
    let options = ServeOptions { data, bind, page };
    let herald = Herald::new(cli, language);
    let tell = |news: ServeNews| herald.tell(&news);
    let served = serve(options, watcher, tell, is_left(arguments.companion));
    match served {
        Ok(()) => Ok(Outcome::Done),
        Err(error) => refuse(error, bind, language),
    }
}

/// A reader that is gone ends it well; everything else is told.
fn refuse(error: io::Error, bind: Bind, language: Language) -> Result<Outcome> {
    match (error.kind(), bind) {
        (io::ErrorKind::BrokenPipe, _) => return Err(error.into()),
        (io::ErrorKind::NetworkUnreachable, Bind::Network) => complain(language.no_network())?,
        (_, Bind::At(address)) => {
            let why = error.to_string();
            complain(&language.can_not_listen(&address.to_string(), &why))?;
        }
        _ => return Err(error.into()),
    }
    Ok(Outcome::Failed)
}

/// Done when the program that started it is gone; never if nobody did.
async fn is_left(companion: bool) {
    if !companion {
        return std::future::pending().await;
    }
    let (sender, receiver) = oneshot::channel();
    thread::spawn(move || {
        // Nothing is ever written: the end is all there is to hear.
        let _ = io::stdin().read_to_end(&mut Vec::new());
        let _ = sender.send(());
    });
    // A sender that is dropped ends it too.
    let _ = receiver.await;
}

/// Tells a person, or the program that started it.
#[derive(Clone, Copy)]
enum Herald {
    Machine,
    /// With a QR code if the terminal can show one.
    Person(Glyphs, Language),
}

/// Exactly black on white, whatever the theme: readers need the contrast.
const DARK_ON_LIGHT: &str = "\x1b[38;2;0;0;0;48;2;255;255;255m";
const RESET: &str = "\x1b[0m";

impl Herald {
    fn new(cli: &Cli, language: Language) -> Self {
        if !io::stdout().is_terminal() {
            return Self::Machine;
        }
        let has_colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let code = if has_colours {
            glyphs(cli)
        } else {
            Glyphs::Ascii
        };
        Self::Person(code, language)
    }

    fn tell(self, news: &ServeNews) -> io::Result<()> {
        let mut output = io::stdout().lock();
        match (self, news) {
            (Self::Machine, ServeNews::Open(address)) => writeln!(output, "open {address}")?,
            (Self::Machine, ServeNews::Lookers(count)) => writeln!(output, "lookers {count}")?,
            (Self::Person(code, language), ServeNews::Open(address)) => {
                writeln!(output, "{address}")?;
                write_code(code, (address, language), &mut output)?;
                writeln!(output, "{}", language.serving_ends())?;
            }
            (Self::Person(_, language), ServeNews::Lookers(count)) => {
                writeln!(output, "{}", language.look_on(*count))?;
            }
        }
        output.flush()
    }
}

/// No phone reaches it.
fn is_local(address: &str) -> bool {
    address.starts_with("http://127.") || address.starts_with("http://[::1]")
}

fn write_code(
    glyphs: Glyphs,
    (address, language): (&str, Language),
    output: &mut impl Write,
) -> io::Result<()> {
    if is_local(address) {
        return Ok(());
    }
    let rows = qr_rows(&address.to_uppercase()).filter(|_| glyphs == Glyphs::Unicode);
    for row in rows.unwrap_or_default() {
        writeln!(output, "{DARK_ON_LIGHT}{row}{RESET}")?;
    }
    writeln!(output, "{}", language.guest_network())?;
    // Again: on a small screen the first line is out of sight.
    writeln!(output, "{address}")
}
