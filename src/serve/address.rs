//! Which address the page is served at.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use if_addrs::Interface;
use tokio::net::{TcpListener, TcpSocket};
use tokio::time::sleep;

use crate::network::own_address;

/// The port if none is given; the next free one if it is taken.
pub const DEFAULT_PORT: u16 = 7310;
/// How many ports are tried.
const TRIES: u16 = 20;
/// How many bytes may wait for a guest who does not read: enough for some pictures, not for an evening.
const UNREAD: u32 = 64 * 1024;
/// How many connections may wait to be taken.
const BACKLOG: u32 = 1024;
/// How often it is looked whether this machine still has its address, and how often in a row it is
/// missed: one that is only renewed comes back.
const GLANCE: Duration = Duration::from_secs(2);
const MISSED: usize = 2;

/// Where to listen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Bind {
    /// The address this machine reaches its network by.
    Network,
    /// This machine only.
    Local,
    /// Exactly there. Port 0 takes any.
    At(SocketAddr),
}

/// What takes connections, and where.
pub(super) type OpenDoor = (TcpListener, SocketAddr);

impl Bind {
    pub(super) fn listen(self) -> io::Result<OpenDoor> {
        let address = match self {
            Self::Network => own_address().ok_or(io::ErrorKind::NetworkUnreachable)?,
            Self::Local => Ipv4Addr::LOCALHOST.into(),
            Self::At(address) => return listen_at(address),
        };
        let mut refusal = None;
        for port in DEFAULT_PORT..DEFAULT_PORT + TRIES {
            match listen_at((address, port).into()) {
                Ok(listening) => return Ok(listening),
                Err(error) => refusal = Some(error),
            }
        }
        Err(refusal.unwrap_or_else(|| io::ErrorKind::AddrInUse.into()))
    }

    /// The other addresses that a phone could reach this machine by, if none was asked for.
    pub(super) fn others(self, own: IpAddr) -> Vec<IpAddr> {
        if self != Self::Network {
            return vec![];
        }
        let all = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
        let all = all.filter(|interface| !interface.is_loopback());
        let all = all.map(|interface| interface.ip());
        all.filter(|ip| ip.is_ipv4() && *ip != own).collect()
    }

    /// An address that is gone with the whole network may come back with it.
    fn has_moved(self, own: IpAddr) -> bool {
        let has_own = |all: Vec<Interface>| all.iter().any(|interface| interface.ip() == own);
        let is_gone = || if_addrs::get_if_addrs().is_ok_and(|all| !has_own(all));
        self == Self::Network && is_gone() && own_address().is_some()
    }
}

/// Waits until the network gave this machine another address instead, and listens there. For ever if an
/// address was asked for.
pub(super) async fn next(bind: Bind, own: IpAddr) -> OpenDoor {
    let mut missed = 0;
    loop {
        sleep(GLANCE).await;
        missed = if bind.has_moved(own) { missed + 1 } else { 0 };
        let listening = (missed >= MISSED).then(|| bind.listen().ok());
        if let Some(listening) = listening.flatten() {
            return listening;
        }
    }
}

fn listen_at(address: SocketAddr) -> io::Result<OpenDoor> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4(),
        SocketAddr::V6(_) => TcpSocket::new_v6(),
    }?;
    // As every server does, except on Windows, where it would share a port that is taken.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    let listener = socket.listen(BACKLOG)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// What a browser that was given our address sends as `Host`. A name ending in `.local` is ours too.
pub(super) fn hosts(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    let ip = match address.ip() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    vec![format!("{ip}:{port}"), format!("localhost:{port}")]
}
