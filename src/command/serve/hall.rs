//! `tenpin serve --centre`: the lanes and standings of a hall as a page.

use std::thread;
use std::time::Duration;

use color_eyre::Result;

use super::herald::Herald;
use super::{end, ended, options};
use crate::centre::HallPages;
use crate::cli::{Cli, ServeArguments};
use crate::command::Outcome;
use crate::command::centre::membership;
use crate::serve::{Places, ServeNews, serve_hall};
use crate::text::Language;

/// How often the centre is polled, for all open pages together.
const GLANCE: Duration = Duration::from_millis(250);

pub(super) fn run(cli: &Cli, arguments: &ServeArguments, language: Language) -> Result<Outcome> {
    let options = options(cli, arguments)?;
    let membership = membership(&options.data)?;
    let pages = HallPages::open(membership.address(&options.data)?)??;
    let places = Places::default();
    let shown = places.clone();
    // Never joined, because the network may not answer. It ends with the process.
    thread::spawn(move || feed(pages, &shown));
    let herald = Herald::new(cli, arguments, language);
    let tell = |news: ServeNews| herald.tell(&news);
    let (end, keys) = end(arguments)?;
    let mut signal = None;
    let identity = membership.shown();
    let served = serve_hall(&options, (&identity, &places), tell, async {
        signal = end.await.ok().flatten();
    });
    drop(keys);
    ended(served, signal, (options.bind, language))
}

/// Runs for ever.
fn feed(mut pages: HallPages, places: &Places) {
    loop {
        thread::sleep(GLANCE);
        let wanted = places.wanted();
        if wanted.is_empty() {
            continue;
        }
        match pages.look(&wanted) {
            Some(Ok(pictures)) => pictures
                .iter()
                .for_each(|(place, picture)| places.show(place, picture)),
            Some(Err(_)) => places.lose(),
            None => {}
        }
    }
}
