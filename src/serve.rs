//! The running night as a page for phones and televisions. Runs only in a process of its own, which
//! opens the data file to read and listens on one address.

mod address;
mod door;
mod hall_room;
mod live;
mod page;
mod patience;
mod places;
mod router;
mod token;

use std::io;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use tokio::runtime::Runtime;
use tokio::sync::watch;

use crate::store::Watcher;
pub use address::{Bind, DEFAULT_PORT};
use live::{PageState, Snapshot};
pub use places::Places;

/// What is served, and where.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    pub data: PathBuf,
    pub bind: Bind,
    pub page: PageView,
}

/// How the page begins.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PageView {
    Phone,
    Television,
}

/// What the server tells while it runs.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ServeNews {
    /// It can be opened at this address. The machine has these others, where it does not listen.
    Open(String, Vec<IpAddr>),
    /// How many look on.
    Lookers(usize),
}

/// What all connections share.
struct Hall {
    token: String,
    /// The values of `Host` that are ours.
    hosts: Vec<String>,
    lookers: Arc<AtomicUsize>,
    page: PageView,
    shown: Shown,
}

/// What is shown.
enum Shown {
    /// The nights of this file.
    Night(PathBuf, watch::Receiver<Snapshot>),
    /// A hall.
    Places(Places),
}

/// Serves until `is_closed` is done. Fails if it can't listen.
pub fn serve(
    options: ServeOptions,
    watcher: Watcher,
    tell: impl FnMut(ServeNews) -> io::Result<()>,
    is_closed: impl Future<Output = ()>,
) -> io::Result<()> {
    runtime()?.block_on(run(options, watcher, tell, is_closed))
}

fn runtime() -> io::Result<Runtime> {
    tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .build()
}

/// The same for the hall with this identity, whose pictures come from elsewhere.
pub fn serve_hall(
    options: &ServeOptions,
    (hall, places): (&str, &Places),
    tell: impl FnMut(ServeNews) -> io::Result<()>,
    is_closed: impl Future<Output = ()>,
) -> io::Result<()> {
    runtime()?.block_on(run_hall(options, (hall, places), tell, is_closed))
}

async fn run_hall(
    options: &ServeOptions,
    (hall, places): (&str, &Places),
    mut tell: impl FnMut(ServeNews) -> io::Result<()>,
    is_closed: impl Future<Output = ()>,
) -> io::Result<()> {
    let (listener, address) = options.bind.listen()?;
    let token = token::kept_for_hall(&options.data, hall)?;
    let others = options.bind.others(address.ip());
    let url = format!("http://{address}/{token}/");
    tell(ServeNews::Open(url, others))?;
    let lookers = Arc::new(AtomicUsize::new(0));
    let shared = Hall {
        token,
        hosts: address::hosts(address),
        lookers: Arc::clone(&lookers),
        page: options.page,
        shown: Shown::Places(places.clone()),
    };
    tokio::select! {
        ended = live::count(&lookers, &mut tell) => ended,
        () = door::open(listener, router::new(Arc::new(shared))) => Ok(()),
        () = is_closed => {
            places.tell(PageState::Closing);
            live::wait_for_goodbye().await;
            Ok(())
        }
    }
}

async fn run(
    options: ServeOptions,
    mut watcher: Watcher,
    mut tell: impl FnMut(ServeNews) -> io::Result<()>,
    is_closed: impl Future<Output = ()>,
) -> io::Result<()> {
    let (listener, address) = options.bind.listen()?;
    let first = live::first(&mut watcher);
    let token = token::kept(&options.data, &first.id)?;
    let others = options.bind.others(address.ip());
    tell(ServeNews::Open(
        format!("http://{address}/{token}/"),
        others,
    ))?;
    let (sender, pictures) = watch::channel(first);
    let lookers = Arc::new(AtomicUsize::new(0));
    let hall = Hall {
        token,
        hosts: address::hosts(address),
        lookers: Arc::clone(&lookers),
        page: options.page,
        shown: Shown::Night(options.data, pictures),
    };
    tokio::select! {
        ended = live::look(watcher, &sender, &lookers, &mut tell) => ended,
        () = door::open(listener, router::new(Arc::new(hall))) => Ok(()),
        () = is_closed => {
            live::say_goodbye(&sender).await;
            Ok(())
        }
    }
}
