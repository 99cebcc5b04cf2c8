//! Which address the page is served at.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use tokio::net::{TcpListener, TcpSocket};

/// The port if none is given; the next free one if it is taken.
pub const DEFAULT_PORT: u16 = 7310;
/// How many ports are tried.
const TRIES: u16 = 20;
/// How many bytes may wait for a guest who does not read: enough for some pictures, not for an evening.
const UNREAD: u32 = 64 * 1024;
/// How many connections may wait to be taken.
const BACKLOG: u32 = 1024;

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

impl Bind {
    pub(super) fn listen(self) -> io::Result<(TcpListener, SocketAddr)> {
        let address = match self {
            Self::Network => own_address()?,
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
}

fn listen_at(address: SocketAddr) -> io::Result<(TcpListener, SocketAddr)> {
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

/// The way out of this machine: to anywhere, or else into a private network. No packet is sent.
fn own_address() -> io::Result<IpAddr> {
    const AFAR: [[u8; 4]; 4] = [
        [192, 0, 2, 1],
        [192, 168, 255, 254],
        [10, 255, 255, 254],
        [172, 31, 255, 254],
    ];
    let reached = AFAR
        .into_iter()
        .find_map(|there| address_towards(there.into()));
    let all = || if_addrs::get_if_addrs().unwrap_or_default().into_iter();
    let reached = reached.or_else(|| first_private(all().map(|interface| interface.ip())));
    reached.ok_or_else(|| io::ErrorKind::NetworkUnreachable.into())
}

/// Of a machine without a way out, on a cable between two of them, say.
fn first_private(mut all: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    all.find(|ip| matches!(ip, IpAddr::V4(ip) if ip.is_private()))
}

fn address_towards(there: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((there, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    Some(own).filter(|own| !own.is_unspecified() && !own.is_loopback())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_way_out_the_first_private_address_is_taken() {
        let all = [
            "127.0.0.1",
            "fe80::1",
            "203.0.113.9",
            "192.168.7.7",
            "10.0.0.5",
        ];
        let all = all.map(|ip| ip.parse().unwrap());
        let taken = first_private(all.into_iter());
        assert_eq!(taken, Some("192.168.7.7".parse().unwrap()));
        assert_eq!(first_private(all.into_iter().take(3)), None);
    }
}
