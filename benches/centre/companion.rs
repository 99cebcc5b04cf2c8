//! The real companion of a game in which nothing happens.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::figures::tell;
use crate::usage;

const IDLE: Duration = Duration::from_secs(20);

/// Starts the program on a file and measures it while it is idle.
pub(crate) fn measure(file: &Path, url: &str) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tenpin"))
        .args(["centre", "send", "--companion", "--data"])
        .arg(file)
        .env("TENPIN_CENTRE", url)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    // It connects, compares, and reads the file again in case of doubt.
    std::thread::sleep(Duration::from_secs(8));
    let before = usage::of_process(child.id());
    std::thread::sleep(IDLE);
    let used = usage::of_process(child.id()).saturating_sub(before);
    let [all, own] = ["VmRSS", "RssAnon"].map(|name| usage::kilobytes(child.id(), name));
    let share = used.as_secs_f64() / IDLE.as_secs_f64() * 100.0;
    tell(
        "idle companion, of a core",
        "0.1 %",
        &format!("{share:.3} %"),
    );
    let memory = format!("{:.1} MB ({:.1} its own)", megabytes(all), megabytes(own));
    tell("its memory", "8 MB", &memory);
    child.kill().unwrap();
    child.wait().unwrap();
}

fn megabytes(kilobytes: u64) -> f64 {
    kilobytes as f64 / 1024.0
}
