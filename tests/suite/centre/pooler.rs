//! A PgBouncer for one test, with transaction pooling.

use std::fs;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::cluster::{free_port, other_user, skip, sql, url};
use super::wait_until;

pub(super) struct Pooler {
    _directory: TempDir,
    port: u16,
    pub(super) child: Child,
}

/// Roles with the same password there and here.
const NAMES: &str = "\"lane12\" \"secret\"\n\"lane13\" \"secret\"\n\"desk\" \"secret\"\n";

impl Pooler {
    /// With this many connections per role. None without PgBouncer, unless it is required.
    pub(super) fn start(to: u16, connections: u32) -> Option<Self> {
        let Some(program) = program() else {
            skip("no PgBouncer on this machine");
            return None;
        };
        let directory = TempDir::new().unwrap();
        let port = free_port();
        let settings = settings((to, port), connections);
        fs::write(directory.path().join("settings.ini"), settings).unwrap();
        fs::write(directory.path().join("names"), NAMES).unwrap();
        let mut command = Command::new(program);
        if let Some((user, group)) = other_user() {
            let files = ["", "settings.ini", "names"].iter();
            let mut files = files.map(|name| directory.path().join(name));
            let owned = files.try_for_each(|file| chown(file, Some(user), Some(group)));
            owned.unwrap();
            command.uid(user).gid(group);
        }
        command.args(["--quiet", "settings.ini"]);
        command.current_dir(directory.path());
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::null()).spawn().unwrap();
        let pooler = Self {
            _directory: directory,
            port,
            child,
        };
        wait_until("PgBouncer answers", || {
            sql(&pooler.url("lane12:secret"), "SELECT 1").is_ok()
        });
        Some(pooler)
    }

    pub(super) fn url(&self, name: &str) -> String {
        url(name, self.port, "hall")
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn settings((to, port): (u16, u16), connections: u32) -> String {
    format!(
        "[databases]
hall = host=127.0.0.1 port={to} dbname=hall
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = names
pool_mode = transaction
default_pool_size = {connections}
max_client_conn = 2000
server_login_retry = 1
"
    )
}

fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    let mut programs = places.map(|place| place.join("pgbouncer"));
    programs.find(|program| program.exists())
}
