//! The address by which this machine reaches its network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// The local address of the route to the internet, or else to a private network. No packet is sent.
/// None without a network.
pub fn own_address() -> Option<IpAddr> {
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
    reached.or_else(|| first_private(all().map(|interface| interface.ip())))
}

/// For a machine without a route, for example on a direct cable to another one.
fn first_private(mut all: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    all.find(|ip| matches!(ip, IpAddr::V4(ip) if ip.is_private()))
}

fn address_towards(there: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((there, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    Some(own).filter(|own| !own.is_unspecified() && !own.is_loopback())
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
