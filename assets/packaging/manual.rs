//! Writes the man pages in both languages into a directory: `cargo run --example manual -- DIRECTORY`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use tenpin::cli::command_line;
use tenpin::text::Language;

/// The headings that clap writes, in Korean.
const HEADINGS: [(&str, &str); 7] = [
    ("NAME", "이름"),
    ("SYNOPSIS", "개요"),
    ("DESCRIPTION", "설명"),
    ("OPTIONS", "옵션"),
    ("SUBCOMMANDS", "명령"),
    ("EXTRA", "추가 설명"),
    ("VERSION", "버전"),
];

fn main() -> std::io::Result<()> {
    let directory = std::env::args_os()
        .nth(1)
        .map_or_else(|| ".".into(), PathBuf::from);
    for (language, below) in [(Language::English, "man1"), (Language::Korean, "ko/man1")] {
        let directory = directory.join(below);
        fs::create_dir_all(&directory)?;
        write(&command_line(language), "tenpin", (language, &directory))?;
    }
    Ok(())
}

/// A page for the command, and one for each of its sub-commands.
fn write(
    command: &Command,
    name: &str,
    (language, directory): (Language, &Path),
) -> std::io::Result<()> {
    let page = command
        .clone()
        .name(name.to_owned())
        .display_name(name.to_owned());
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    let text = headed(String::from_utf8_lossy(&text).into_owned(), language);
    fs::write(directory.join(format!("{name}.1")), text)?;
    let mut below = command
        .get_subcommands()
        .filter(|below| below.get_name() != "help" && !below.is_hide_set());
    below.try_for_each(|below| {
        let name = format!("{name}-{}", below.get_name());
        write(below, &name, (language, directory))
    })
}

fn headed(text: String, language: Language) -> String {
    if language == Language::English {
        return text;
    }
    HEADINGS.iter().fold(text, |text, (english, korean)| {
        text.replace(&format!(".SH {english}\n"), &format!(".SH {korean}\n"))
    })
}
