//! Tells the program which commit it was built from, if that is known.

use std::fs;
use std::path::Path;
use std::process::Command;

fn main() {
    watch("build.rs");
    watch(".cargo_vcs_info.json");
    // Other builds are not for bug reports, and every commit would build them again.
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = is_release.then(commit).flatten().unwrap_or_default();
    println!("cargo::rustc-env=TENPIN_COMMIT={commit}");
}

/// A file that does not exist counts as changed: everything would be built again each time.
fn watch(path: &str) {
    if Path::new(path).exists() {
        println!("cargo::rerun-if-changed={path}");
    }
}

/// From the repository, or from what `cargo package` wrote down.
fn commit() -> Option<String> {
    watch(".git/logs/HEAD");
    packaged().or_else(|| {
        let mut git = Command::new("git");
        let head = git
            .args(["rev-parse", "--short=10", "HEAD"])
            .output()
            .ok()?;
        let name = String::from_utf8(head.stdout).ok()?;
        head.status.success().then(|| name.trim().to_owned())
    })
}

fn packaged() -> Option<String> {
    let info = fs::read_to_string(".cargo_vcs_info.json").ok()?;
    let (_, after) = info.split_once("\"sha1\"")?;
    let name = after.split('"').nth(1)?;
    Some(name.chars().take(10).collect())
}
