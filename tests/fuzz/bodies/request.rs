//! Bytes sent to the page for phones: the answer is empty or begins like an HTTP answer.
//!
//! `{host}` and `{token}` in the input are those of the server.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

const BEGINNING: &[u8] = b"HTTP/1.";
/// Longer than the server tolerates slow clients.
const PATIENCE: Duration = Duration::from_secs(20);

/// Asks the server at this address, `http://127.0.0.1:7310/TOKEN/`.
pub(crate) fn check(url: &str, bytes: &[u8]) {
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let (host, token) = address.split_once('/').unwrap();
    let request = replace(bytes, b"{host}", host.as_bytes());
    let request = replace(&request, b"{token}", token.as_bytes());
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    // The server may refuse before reading all of it.
    let _ = stream.write_all(&request);
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = Vec::new();
    // The beginning is enough: an open page receives data for ever.
    let length = u64::try_from(BEGINNING.len()).unwrap();
    let read = stream.take(length).read_to_end(&mut answer);
    let is_late = read.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock);
    assert!(!is_late, "no answer");
    assert!(answer.is_empty() || answer == BEGINNING, "{answer:?}");
}

fn replace(bytes: &[u8], name: &[u8], value: &[u8]) -> Vec<u8> {
    let mut replaced = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        let (written, after) = match rest.strip_prefix(name) {
            Some(after) => (value, after),
            None => (std::slice::from_ref(first), tail),
        };
        replaced.extend_from_slice(written);
        rest = after;
    }
    replaced
}
