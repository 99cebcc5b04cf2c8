//! Passes the commit it is built from to the program, if known.

use std::fs;
use std::path::Path;
use std::process::Command;

fn main() {
    watch("build.rs");
    watch(".cargo_vcs_info.json");
    // Only bug reports need it, and otherwise every commit would cause a rebuild.
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = is_release.then(commit).flatten().unwrap_or_default();
    println!("cargo::rustc-env=TENPIN_COMMIT={commit}");
}

/// Only if it exists: a missing file counts as changed and would cause a rebuild each time.
fn watch(path: &str) {
    if Path::new(path).exists() {
        println!("cargo::rerun-if-changed={path}");
    }
}

/// From the repository, or from the file that `cargo package` adds.
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
