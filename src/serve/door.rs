//! Accepts connections, but not too many at once, and drops those that are too slow.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

use super::patience::Impatient;

const MOST: usize = 256;
const MOST_FROM_ONE: usize = 32;
/// The size limit of headers; larger ones are answered with 431.
const HEADERS: usize = 8 * 1024;
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether a connection is served.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Admission {
    Welcome,
    /// Too many connections, or too many from the same address.
    Full,
}

/// The number of connections by address.
#[derive(Clone, Default)]
struct Guests(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// Counts a connection until dropped.
struct Ticket {
    guests: Guests,
    address: IpAddr,
    admission: Admission,
}

impl Guests {
    fn enter(&self, address: IpAddr) -> Ticket {
        let mut guests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = guests.values().sum();
        let own = guests.entry(address).or_default();
        let admission = match (all, *own) {
            (MOST.., _) | (_, MOST_FROM_ONE..) => Admission::Full,
            _ => Admission::Welcome,
        };
        *own += 1;
        Ticket {
            guests: self.clone(),
            address,
            admission,
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut guests = self.guests.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = guests.entry(self.address).or_default();
        *own = own.saturating_sub(1);
        if *own == 0 {
            guests.remove(&self.address);
        }
    }
}

/// Accepts connections for ever.
pub(super) async fn open(listener: TcpListener, router: Router) -> Infallible {
    let guests = Guests::default();
    loop {
        match listener.accept().await {
            Ok((stream, address)) => welcome(stream, address, &guests, router.clone()),
            // For example out of file descriptors.
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

fn welcome(stream: TcpStream, address: SocketAddr, guests: &Guests, router: Router) {
    let ticket = guests.enter(address.ip());
    limit_silence(&stream);
    tokio::spawn(async move {
        let service = TowerToHyperService::new(router.layer(Extension(ticket.admission)));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(PATIENCE)
            .max_buf_size(HEADERS)
            .keep_alive(false)
            .serve_connection(TokioIo::new(Impatient::new(stream, PATIENCE)), service);
        // On an error the client is gone.
        let _ = connection.await;
        drop(ticket);
    });
}

/// Drops a phone that vanished without closing the connection.
#[cfg(target_os = "linux")]
fn limit_silence(stream: &TcpStream) {
    let patience = 2 * u32::try_from(PATIENCE.as_millis()).unwrap_or(u32::MAX);
    // If it fails, the connection only stays open longer.
    let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, patience);
}

#[cfg(not(target_os = "linux"))]
const fn limit_silence(_: &TcpStream) {}
