//! A PostgreSQL of the test's own: `initdb` in a temporary directory, on a free port of this machine.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, geteuid, kill_process};
use tempfile::TempDir;
use tokio_postgres::{NoTls, SimpleQueryMessage};

use super::wait_until;

pub(crate) struct Cluster {
    directory: TempDir,
    programs: PathBuf,
    port: u16,
    server: Option<Child>,
    /// They win over those of every cluster.
    settings: Vec<String>,
}

/// Everybody but the owner needs a password.
const ADMISSION: &str = "host all postgres 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
";

impl Cluster {
    /// None without PostgreSQL, if that is no failure.
    pub(crate) fn start() -> Option<Self> {
        Self::start_in(TempDir::new().unwrap(), &[])
    }

    /// The same in this directory, with these settings.
    pub(crate) fn start_in(directory: TempDir, settings: &[&str]) -> Option<Self> {
        let Some(programs) = programs() else {
            skip("no PostgreSQL on this machine");
            return None;
        };
        let mut cluster = Self {
            directory,
            programs,
            port: free_port(),
            server: None,
            settings: settings.iter().map(ToString::to_string).collect(),
        };
        cluster.make();
        cluster.run();
        Some(cluster)
    }

    /// Everything in it is lost for good; an empty one is at the same address.
    pub(crate) fn lose(&mut self) {
        self.kill();
        fs::remove_dir_all(self.data()).unwrap();
        self.make();
        self.run();
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn url(&self, name: &str, database: &str) -> String {
        url(name, self.port, database)
    }

    fn make(&self) {
        if let Some((user, group)) = other_user() {
            chown(self.directory.path(), Some(user), Some(group)).unwrap();
        }
        let made = self
            .command("initdb")
            .args([
                "-A",
                "trust",
                "-U",
                "postgres",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
                "-D",
            ])
            .arg(self.data())
            .stdout(Stdio::null())
            .status();
        assert!(made.unwrap().success());
        fs::write(self.data().join("pg_hba.conf"), ADMISSION).unwrap();
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.directory.path());
        if let Some((user, group)) = other_user() {
            command.uid(user).gid(group);
        }
        command
    }

    /// Starts it, and waits until it answers. After a kill its leftovers may still be there.
    pub(crate) fn run(&mut self) {
        wait_until("PostgreSQL answers", || {
            self.spawn_if_gone();
            self.try_sql("postgres", "SELECT 1").is_some()
        });
    }

    fn spawn_if_gone(&mut self) {
        let has_ended = |server: &mut Child| server.try_wait().unwrap().is_some();
        if self.server.as_mut().is_none_or(has_ended) {
            let log = self.directory.path().join("log");
            let log = fs::File::options().create(true).append(true).open(log);
            self.server = Some(self.spawn(log.unwrap()));
        }
    }

    /// What is written survives a kill without reaching the disk.
    fn spawn(&self, log: fs::File) -> Child {
        let port = self.port.to_string();
        let mut command = self.command("postgres");
        command
            .args([
                "-p",
                &port,
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "fsync=off",
            ])
            .args([
                "-c",
                "unix_socket_directories=",
                "-c",
                "ssl_min_protocol_version=TLSv1.3",
            ])
            .args(self.settings.iter().flat_map(|setting| ["-c", setting]))
            .args(["-D"])
            .arg(self.data())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        command.spawn().unwrap()
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().unwrap();
            server.wait().unwrap();
        }
    }

    /// Reads its settings again.
    pub(crate) fn reload(&self) {
        let server = self.server.as_ref().unwrap();
        let pid = Pid::from_raw(server.id().cast_signed()).unwrap();
        kill_process(pid, Signal::HUP).unwrap();
    }

    /// The rows, by the owner. NULL is an empty text.
    pub(crate) fn sql(&self, database: &str, statements: &str) -> Vec<Vec<String>> {
        self.try_sql(database, statements).unwrap()
    }

    pub(crate) fn try_sql(&self, database: &str, statements: &str) -> Option<Vec<Vec<String>>> {
        sql(&self.url("postgres", database), statements).ok()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Says why something is not tried, unless it must be.
pub(crate) fn skip(reason: &str) {
    let is_required = std::env::var_os("TENPIN_CENTRE_TESTS");
    assert!(
        is_required.is_none_or(|word| word != "required"),
        "{reason}"
    );
    eprintln!("skipped: {reason}");
}

pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

pub(crate) fn url(name: &str, port: u16, database: &str) -> String {
    format!("postgres://{name}@127.0.0.1:{port}/{database}")
}

pub(crate) fn sql(url: &str, statements: &str) -> Result<Vec<Vec<String>>, tokio_postgres::Error> {
    let asked = tenpin::centre::block_on(async {
        let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
        tokio::spawn(connection);
        client.simple_query(statements).await
    });
    let rows = asked
        .unwrap()?
        .into_iter()
        .filter_map(|message| match message {
            SimpleQueryMessage::Row(row) => {
                let cells = (0..row.len()).map(|cell| row.get(cell).unwrap_or_default().to_owned());
                Some(cells.collect())
            }
            _ => None,
        });
    Ok(rows.collect())
}

/// The directory with `initdb` and `postgres`.
fn programs() -> Option<PathBuf> {
    let named = std::env::var_os("TENPIN_TEST_CENTRE").map(PathBuf::from);
    let asked = Command::new("pg_config").arg("--bindir").output().ok();
    let asked = asked.and_then(|output| String::from_utf8(output.stdout).ok());
    let asked = asked.map(|path| PathBuf::from(path.trim()));
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut installed: Vec<_> = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    installed.sort();
    let has_programs = |path: &PathBuf| path.join("initdb").exists();
    let mut all = named.into_iter().chain(asked).chain(installed);
    all.find(has_programs)
}

/// It refuses to run as root: then as `postgres`, or as nobody.
pub(crate) fn other_user() -> Option<(u32, u32)> {
    if !geteuid().is_root() {
        return None;
    }
    let users = fs::read_to_string(Path::new("/etc/passwd")).unwrap();
    let number = |name: &str| {
        let row = users
            .lines()
            .find(|row| row.split(':').next() == Some(name))?;
        let mut cells = row.split(':').skip(2).map(|cell| cell.parse().ok());
        Some((cells.next()??, cells.next()??))
    };
    number("postgres").or_else(|| number("nobody"))
}
