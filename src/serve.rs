//! The running night as a page for phones and televisions. Runs only in a process of its own, which
//! opens the data file read-only and listens on one address.

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
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use tokio::runtime::Runtime;
use tokio::sync::watch;

use crate::store::Watcher;
use address::OpenDoor;
pub use address::{Bind, DEFAULT_PORT};
use live::{PageState, Snapshot};
pub use places::Places;

/// What to serve, and where.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    pub data: PathBuf,
    pub bind: Bind,
    pub page: PageView,
}

/// The initial view of the page.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PageView {
    Phone,
    Television,
}

/// News of the running server.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ServeNews {
    /// The page is open at this address. The machine has these other addresses, where it doesn't listen.
    Open(String, Vec<IpAddr>),
    /// The number of open pages.
    Lookers(usize),
}

/// State shared by all connections.
#[derive(Clone)]
struct Served {
    token: String,
    /// The accepted `Host` values, known once the server listens.
    hosts: Vec<String>,
    lookers: Arc<AtomicUsize>,
    page: PageView,
    shown: Shown,
}

/// The content being served.
#[derive(Clone)]
enum Shown {
    /// The nights of this file.
    Night(PathBuf, watch::Receiver<Snapshot>),
    /// The views of a hall.
    Places(Places),
}

/// Serves until `is_closed` is done. Fails if it can't listen.
pub fn serve(
    options: &ServeOptions,
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

/// The same for the hall with this id; its content is supplied through `places`.
pub fn serve_hall(
    options: &ServeOptions,
    (hall, places): (&str, &Places),
    tell: impl FnMut(ServeNews) -> io::Result<()>,
    is_closed: impl Future<Output = ()>,
) -> io::Result<()> {
    runtime()?.block_on(run_hall(options, (hall, places), tell, is_closed))
}

impl Served {
    fn new(options: &ServeOptions, token: String, shown: Shown) -> Self {
        Self {
            token,
            hosts: vec![],
            lookers: Arc::default(),
            page: options.page,
            shown,
        }
    }

    fn opened(&self, bind: Bind, address: SocketAddr) -> ServeNews {
        let url = format!("http://{address}/{}/", self.token);
        ServeNews::Open(url, bind.others(address.ip()))
    }

    /// Accepts connections until the address is lost. Then listens at the machine's new address.
    async fn receive(&self, bind: Bind, (listener, address): OpenDoor) -> OpenDoor {
        let here = Self {
            hosts: address::hosts(address),
            ..self.clone()
        };
        tokio::select! {
            never = door::open(listener, router::new(Arc::new(here))) => match never {},
            next = address::next(bind, address.ip()) => next,
        }
    }
}

async fn run_hall(
    options: &ServeOptions,
    (hall, places): (&str, &Places),
    mut tell: impl FnMut(ServeNews) -> io::Result<()>,
    is_closed: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut listening = options.bind.listen()?;
    let token = token::kept_for_hall(&options.data, hall)?;
    let served = Served::new(options, token, Shown::Places(places.clone()));
    tokio::pin!(is_closed);
    loop {
        tell(served.opened(options.bind, listening.1))?;
        listening = tokio::select! {
            ended = live::count(&served.lookers, &mut tell) => return ended,
            next = served.receive(options.bind, listening) => next,
            () = &mut is_closed => {
                places.tell(PageState::Closing);
                live::wait_for_goodbye().await;
                return Ok(());
            }
        };
    }
}

async fn run(
    options: &ServeOptions,
    mut watcher: Watcher,
    mut tell: impl FnMut(ServeNews) -> io::Result<()>,
    is_closed: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut listening = options.bind.listen()?;
    let first = live::first(&mut watcher);
    let token = token::kept(&options.data, &first.id)?;
    let (sender, pictures) = watch::channel(first);
    let shown = Shown::Night(options.data.clone(), pictures);
    let served = Served::new(options, token, shown);
    tokio::pin!(is_closed);
    loop {
        tell(served.opened(options.bind, listening.1))?;
        listening = tokio::select! {
            ended = live::look(&mut watcher, &sender, &served.lookers, &mut tell) => return ended,
            next = served.receive(options.bind, listening) => next,
            () = &mut is_closed => {
                live::say_goodbye(&sender).await;
                return Ok(());
            }
        };
    }
}
