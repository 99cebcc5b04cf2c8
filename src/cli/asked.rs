//! Finds the requested command, even if its arguments are wrong.

use std::ffi::OsString;

use clap::{Arg, Command, CommandFactory};

use super::Cli;
use super::ball_words::belonging;
use super::help::command_line;
use crate::text::Language;

/// The arguments as typed, starting with the program name.
#[derive(Clone, Copy)]
pub(super) struct Asked<'words> {
    pub(super) words: &'words [OsString],
    pub(super) language: Language,
}

impl Asked<'_> {
    /// The sub-command, or the whole program if none is named.
    pub(super) fn command(self) -> Command {
        let words = self.words.iter().zip(belonging(self.words));
        let mut words = words.filter(|(_, belongs)| !belongs);
        let mut command = command_line(self.language);
        while let Some((word, _)) = words.next()
            && let Some(below) = command.find_subcommand(word)
        {
            command = below.clone();
        }
        command
    }

    /// The commands of this level: `path, check, rebuild …`.
    pub(super) fn commands(self) -> String {
        let command = self.command();
        let names = command.get_subcommands().map(Command::get_name);
        let names: Vec<_> = names.filter(|name| *name != "help").collect();
        names.join(", ")
    }

    /// The sub-commands that have this option. Empty if there are none.
    pub(super) fn commands_with(self, option: &str) -> String {
        let command = self.command();
        let has_option = |command: &&Command| command.get_arguments().any(|own| is(own, option));
        let names = command.get_subcommands().filter(has_option);
        names.map(Command::get_name).collect::<Vec<_>>().join(", ")
    }

    /// The environment variable that set an option. None if the option was typed.
    pub(super) fn variable(self, option: &str) -> Option<String> {
        let name = option.split(' ').next()?;
        let is_it = |word: &OsString| {
            let word = word.to_string_lossy();
            word == name || word.split_once('=').is_some_and(|(own, _)| own == name)
        };
        if self.words.iter().any(is_it) {
            return None;
        }
        let command = Cli::command();
        let known = command.get_arguments().find(|own| is(own, name))?;
        Some(known.get_env()?.to_string_lossy().into_owned())
    }
}

fn is(argument: &Arg, option: &str) -> bool {
    let long = argument.get_long();
    long.is_some_and(|long| option.strip_prefix("--") == Some(long))
}
