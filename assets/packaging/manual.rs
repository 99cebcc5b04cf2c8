//! Writes the man pages into a directory: `cargo run --example manual -- DIRECTORY`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use tenpin::cli::command_line;
use tenpin::text::Language;

fn main() -> std::io::Result<()> {
    let directory = std::env::args_os()
        .nth(1)
        .map_or_else(|| ".".into(), PathBuf::from);
    fs::create_dir_all(&directory)?;
    write(&command_line(Language::English), "tenpin", &directory)
}

/// A page for the command, and one for each of its sub-commands.
fn write(command: &Command, name: &str, directory: &Path) -> std::io::Result<()> {
    let page = command
        .clone()
        .name(name.to_owned())
        .display_name(name.to_owned());
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    fs::write(directory.join(format!("{name}.1")), text)?;
    let below = command
        .get_subcommands()
        .filter(|below| below.get_name() != "help" && !below.is_hide_set());
    below
        .into_iter()
        .try_for_each(|below| write(below, &format!("{name}-{}", below.get_name()), directory))
}
