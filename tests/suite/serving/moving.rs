//! A machine whose address changes while the page is open.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::{Server, bowled, status};
use crate::program::program;

/// A network namespace with nothing in it but this machine.
struct Network {
    holder: Child,
}

impl Network {
    /// None if this user may not create one.
    fn make() -> Option<Self> {
        // Reports when it is inside, and stays as long as its standard input is open.
        let mut holder = Command::new("unshare")
            .args(["--net", "sh", "-c", "ip link set lo up && echo made && cat"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let made = std::io::Read::read(holder.stdout.as_mut().unwrap(), &mut [0; 5]);
        let network = Self { holder };
        if made.unwrap() == 0 {
            eprintln!("skipped: this user may not make a network");
            return None;
        }
        Some(network)
    }

    /// Runs this program inside.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        let inside = format!("--net=/proc/{}/ns/net", self.holder.id());
        command.args([&inside, program]);
        command
    }

    fn address(&self, change: &str, address: &str) {
        let mut command = self.command("ip");
        command.args(["address", change, address, "dev", "lo"]);
        assert!(command.status().unwrap().success(), "{change} {address}");
    }

    /// The server's answer to a page inside.
    fn ask(&self, server: &Server) -> String {
        let script = "exec 3<>\"/dev/tcp/$1/$2\"; printf 'GET /%s/ HTTP/1.1\\r\\nHost: %s:%s\\r\\n\\r\\n' \
            \"$3\" \"$1\" \"$2\" >&3; cat <&3";
        let mut command = self.command("bash");
        let (ip, port) = (server.address.ip(), server.address.port());
        command.args(["-c", script, "bash"]);
        command.args([ip.to_string(), port.to_string(), server.token.clone()]);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

#[test]
fn a_page_whose_address_is_gone_is_opened_at_the_next_one() {
    let Some(network) = Network::make() else {
        return;
    };
    network.address("add", "10.77.0.1/24");
    let place = bowled();
    let tenpin = network.command(program().get_program().to_str().unwrap());
    let mut server = Server::start_by(tenpin, &place, &[]);
    assert_eq!(server.address.ip().to_string(), "10.77.0.1");
    assert_eq!(status(&network.ask(&server)), "200");
    // An address that is renewed, and an additional one, are no reason to move.
    network.address("del", "10.77.0.1/24");
    network.address("add", "10.77.0.1/24");
    network.address("add", "10.88.0.1/24");
    std::thread::sleep(Duration::from_secs(5));
    assert_eq!(status(&network.ask(&server)), "200");
    network.address("del", "10.77.0.1/24");
    server.address = "10.88.0.1:7310".parse().unwrap();
    let deadline = Instant::now() + Duration::from_secs(60);
    while status(&network.ask(&server)) != "200" {
        assert!(Instant::now() < deadline, "it did not move");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(server.line(), format!("open {}", server.url()));
    assert!(server.is_running());
}
