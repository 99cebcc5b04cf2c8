//! `tenpin serve`: the running night as a page for phones and televisions.

#[cfg(feature = "centre")]
mod hall;
mod herald;

use std::io::{self, ErrorKind};

use color_eyre::Result;

use super::{Outcome, complain, data_file};
use crate::cli::{Cli, ServeArguments};
use crate::serve::{Bind, DEFAULT_PORT, PageView, ServeNews, ServeOptions, serve};
use crate::session::{ServeEnd, SingleKeys, wait_for_end_of_input, wait_for_person};
use crate::store::Watcher;
use crate::text::Language;
use herald::Herald;

/// The key that stops the server.
const STOP: u8 = b'q';

pub fn run(cli: &Cli, arguments: &ServeArguments, language: Language) -> Result<Outcome> {
    if arguments
        .bind
        .is_some_and(|bind| bind.ip().is_unspecified())
    {
        complain(language.one_address())?;
        return Ok(Outcome::WrongInput);
    }
    #[cfg(feature = "centre")]
    if arguments.centre {
        return hall::run(cli, arguments, language);
    }
    let options = options(cli, arguments)?;
    let watcher = Watcher::new(&options.data, arguments.night)?;
    let herald = Herald::new(cli, arguments, language);
    let tell = |news: ServeNews| herald.tell(&news);
    let (end, keys) = end(arguments)?;
    let mut signal = None;
    let served = serve(&options, watcher, tell, async {
        signal = end.await.ok().flatten();
    });
    drop(keys);
    ended(served, signal, (options.bind, language))
}

/// What stops the server.
fn end(arguments: &ServeArguments) -> io::Result<(ServeEnd, Option<SingleKeys>)> {
    if arguments.companion {
        return Ok((wait_for_end_of_input(), None));
    }
    wait_for_person(STOP)
}

fn ended(
    served: io::Result<()>,
    signal: Option<i32>,
    (bind, language): (Bind, Language),
) -> Result<Outcome> {
    match served {
        Ok(()) => Ok(signal.map_or(Outcome::Done, Outcome::Signal)),
        Err(error) => refuse(error, bind, language),
    }
}

fn options(cli: &Cli, arguments: &ServeArguments) -> Result<ServeOptions> {
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
    let data = data_file(cli)?;
    Ok(ServeOptions { data, bind, page })
}

/// A closed standard output is a normal end; any other error is reported.
fn refuse(error: io::Error, bind: Bind, language: Language) -> Result<Outcome> {
    let Some(sentence) = sentence(&error, bind, language) else {
        return Err(error.into());
    };
    complain(&sentence)?;
    Ok(Outcome::Failed)
}

/// None if it is not about the address.
fn sentence(error: &io::Error, bind: Bind, language: Language) -> Option<String> {
    match (error.kind(), bind) {
        (ErrorKind::BrokenPipe, _) => None,
        (ErrorKind::NetworkUnreachable, Bind::Network) => Some(language.no_network().to_owned()),
        (_, Bind::At(address)) => {
            let why = language.system_fault(&error.into());
            Some(language.can_not_listen(&address.to_string(), &why))
        }
        (ErrorKind::AddrInUse, _) => Some(language.no_free_port(DEFAULT_PORT)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Not tested with all ports taken: other tests need one at the same time.
    #[test]
    fn that_no_port_is_free_is_a_sentence() {
        let told = |language| sentence(&ErrorKind::AddrInUse.into(), Bind::Local, language);
        let english = told(Language::English).unwrap();
        assert!(english.starts_with("no free port: 7310"), "{english}");
        let korean = told(Language::Korean).unwrap();
        assert!(korean.starts_with("7310번부터"), "{korean}");
        let broken = ErrorKind::BrokenPipe.into();
        assert_eq!(sentence(&broken, Bind::Local, Language::English), None);
    }
}
