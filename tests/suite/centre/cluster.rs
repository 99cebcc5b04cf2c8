//! A PostgreSQL for one test: in a temporary directory, on a free port of this machine. The first one is
//! created by `initdb` and copied for all others, which takes a tenth of the time. So is one with a
//! centre in it.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;

use rustix::fs::statvfs;
use rustix::process::{Pid, Signal, geteuid, kill_process};
use tempfile::TempDir;
use tokio_postgres::{NoTls, SimpleQueryMessage};

use super::wait_until;

pub(crate) struct Cluster {
    directory: TempDir,
    programs: PathBuf,
    /// The template it is a copy of.
    model: PathBuf,
    port: u16,
    server: Option<Child>,
    /// These override the settings of every cluster.
    settings: Vec<String>,
}

/// All roles but the owner need a password.
const ADMISSION: &str = "host all postgres 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
";

pub(super) const TARGET: &str = env!("CARGO_TARGET_TMPDIR");
const MEMORY: &str = "/dev/shm";
/// In bytes. A cluster takes about 40 MB.
const PLENTY: u64 = 2 << 30;

impl Cluster {
    /// None without PostgreSQL, unless it is required.
    pub(crate) fn start() -> Option<Self> {
        Self::start_in(directory(), &[])
    }

    /// The same in this directory, with these settings.
    pub(crate) fn start_in(directory: TempDir, settings: &[&str]) -> Option<Self> {
        Self::new(directory, settings, initialized)
    }

    /// A copy of a template.
    pub(crate) fn copy_of(model: &Path) -> Option<Self> {
        Self::new(directory(), &[], |_| model.to_owned())
    }

    fn new(
        directory: TempDir,
        settings: &[&str],
        model: impl FnOnce(&Path) -> PathBuf,
    ) -> Option<Self> {
        let Some(programs) = PROGRAMS.clone() else {
            skip("no PostgreSQL on this machine");
            return None;
        };
        let mut cluster = Self {
            directory,
            model: model(&programs),
            programs,
            port: free_port(),
            server: None,
            settings: settings.iter().map(ToString::to_string).collect(),
        };
        cluster.make();
        cluster.run();
        Some(cluster)
    }

    /// Stops it for good, to become a template.
    pub(crate) fn keep_as(mut self, model: &Path) {
        self.end(Signal::INT);
        keep(&self.data(), model);
    }

    /// Deletes everything in it; an empty one takes over the address.
    pub(crate) fn lose(&mut self) {
        self.stop();
        fs::remove_dir_all(self.data()).unwrap();
        self.model = initialized(&self.programs);
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
        if self.model.exists() {
            copy(&self.model, &self.data());
        } else {
            self.initialize();
            keep(&self.data(), &self.model);
        }
        fs::write(self.data().join("pg_hba.conf"), ADMISSION).unwrap();
    }

    fn initialize(&self) {
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
                "--wal-segsize=1",
                "-D",
            ])
            .arg(self.data())
            .stdout(Stdio::null())
            .status();
        assert!(made.unwrap().success());
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.directory.path());
        if let Some((user, group)) = other_user() {
            command.uid(user).gid(group);
        }
        command
    }

    /// Starts it, and waits until it answers. After a kill there may be leftovers.
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

    /// Written data survives a kill of the process without a sync.
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

    /// Stops it at once. After a kill its shared memory would stay until a reboot.
    fn stop(&mut self) {
        self.end(Signal::QUIT);
    }

    fn end(&mut self, by: Signal) {
        if let Some(mut server) = self.server.take() {
            signal(&server, by);
            server.wait().unwrap();
        }
    }

    /// Reloads its settings.
    pub(crate) fn reload(&self) {
        signal(self.server.as_ref().unwrap(), Signal::HUP);
    }

    /// The rows, as the owner. NULL becomes an empty text.
    pub(crate) fn sql(&self, database: &str, statements: &str) -> Vec<Vec<String>> {
        sql(&self.url("postgres", database), statements).unwrap()
    }

    pub(crate) fn try_sql(&self, database: &str, statements: &str) -> Option<Vec<Vec<String>>> {
        sql(&self.url("postgres", database), statements).ok()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

fn signal(server: &Child, signal: Signal) {
    let pid = Pid::from_raw(server.id().cast_signed()).unwrap();
    kill_process(pid, signal).unwrap();
}

/// In memory if there is plenty: writing to a disk takes longest.
fn directory() -> TempDir {
    let free = statvfs(MEMORY).map_or(0, |disk| disk.f_bavail * disk.f_frsize);
    if free >= PLENTY {
        TempDir::new_in(MEMORY).unwrap()
    } else {
        TempDir::new().unwrap()
    }
}

/// The result of `initdb` of this version.
fn initialized(programs: &Path) -> PathBuf {
    let programs = programs.to_str().unwrap().replace('/', "-");
    Path::new(TARGET).join(format!("initdb{programs}"))
}

/// Renames it when it is complete.
fn keep(data: &Path, model: &Path) {
    let copied = TempDir::new_in(TARGET).unwrap();
    let part = copied.path().join("data");
    copy(data, &part);
    // Another test may have been first.
    let _ = fs::rename(part, model);
}

/// Including the owner and the permissions of each file.
fn copy(from: &Path, to: &Path) {
    let copied = Command::new("cp").arg("-a").args([from, to]).status();
    assert!(copied.unwrap().success());
}

/// Says why a test is skipped, unless it is required.
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
static PROGRAMS: LazyLock<Option<PathBuf>> = LazyLock::new(programs);

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

/// PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`.
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
