//! The address at which the page is served.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use if_addrs::Interface;
use tokio::net::{TcpListener, TcpSocket};
use tokio::time::sleep;

use crate::network::own_address;

/// The default port; the next free one if it is taken.
pub const DEFAULT_PORT: u16 = 7310;
/// How many ports are tried.
const TRIES: u16 = 20;
/// The most unsent bytes for a client that does not read: enough for some updates, not for a night.
const UNREAD: u32 = 64 * 1024;
/// How many connections may wait to be accepted.
const BACKLOG: u32 = 1024;
/// How often the machine's address is checked, and after how many failures in a row it is given up: an
/// address that is only being renewed returns.
const GLANCE: Duration = Duration::from_secs(2);
const MISSED: usize = 2;

/// The address to listen on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Bind {
    /// The address by which this machine reaches its network.
    Network,
    /// This machine only.
    Local,
    /// Exactly this address. Port 0 takes any free port.
    At(SocketAddr),
}

/// The listener and its address.
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

    /// Other addresses by which phones might reach this machine, unless an address was given.
    pub(super) fn others(self, own: IpAddr) -> Vec<IpAddr> {
        if self != Self::Network {
            return vec![];
        }
        let all = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
        let all = all.filter(|interface| !interface.is_loopback());
        let all = all.map(|interface| interface.ip());
        all.filter(|ip| ip.is_ipv4() && *ip != own).collect()
    }

    /// An address lost together with the whole network may come back with it.
    fn has_moved(self, own: IpAddr) -> bool {
        let has_own = |all: Vec<Interface>| all.iter().any(|interface| interface.ip() == own);
        let is_gone = || if_addrs::get_if_addrs().is_ok_and(|all| !has_own(all));
        self == Self::Network && is_gone() && own_address().is_some()
    }
}

/// Waits until this machine has another network address, and listens there. Never returns if an
/// address was given.
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
    // Customary for servers, except on Windows, where it would share a port that is taken.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    let listener = socket.listen(BACKLOG)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// The `Host` values that browsers send for our address. Names ending in `.local` are accepted too.
pub(super) fn hosts(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    let ip = match address.ip() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    vec![format!("{ip}:{port}"), format!("localhost:{port}")]
}
