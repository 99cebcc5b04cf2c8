//! The minimum Rust version is new enough for every dependency.

use std::ffi::OsString;
use std::process::Command;

use serde_json::Value;

fn output(program: &str, arguments: &[&str]) -> Vec<u8> {
    let chosen = std::env::var_os(program.to_uppercase());
    let mut command = Command::new(chosen.unwrap_or_else(|| OsString::from(program)));
    let command = command
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    output.stdout
}

/// Major, minor and patch; what is not written is 0.
fn version(written: &str) -> Vec<u32> {
    let mut parts: Vec<_> = written
        .split('.')
        .map(|part| part.parse().unwrap())
        .collect();
    parts.resize(3, 0);
    parts
}

/// The packages that need a later compiler, with their versions.
fn too_new(packages: &[Value], floor: &str) -> Vec<String> {
    let asks = |package: &&Value| {
        let asked = package["rust_version"].as_str();
        asked.is_some_and(|asked| version(asked) > version(floor))
    };
    let told = |package: &Value| format!("{} {}", package["name"], package["rust_version"]);
    packages.iter().filter(asks).map(told).collect()
}

#[test]
fn no_dependency_asks_for_a_later_compiler() {
    let about = String::from_utf8(output("rustc", &["-vV"])).unwrap();
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let asked = ["metadata", "--format-version=1", "--offline", "--locked"];
    let asked = [&asked[..], &["--filter-platform", host.unwrap()]].concat();
    let metadata: Value = serde_json::from_slice(&output("cargo", &asked)).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100, "{}", packages.len());
    let floor = env!("CARGO_PKG_RUST_VERSION");
    assert_eq!(too_new(packages, floor), [""; 0]);
    // The minimum comes from a dependency: below it, the test finds some.
    assert_ne!(too_new(packages, "1.80"), [""; 0]);
}
