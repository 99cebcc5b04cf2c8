//! Separates the balls of `tenpin score` from its options.
//!
//! `--` is two gutter balls and `-9` a gutter ball and nine pins, so clap must not see them among the
//! options. A word is a ball if it can be one; every other word with a dash is an option, wherever it
//! is.

use std::ffi::{OsStr, OsString};

use clap::CommandFactory;

use super::Cli;

/// Puts the options of `tenpin score` first, then a `--`, then its balls.
pub(super) fn with_balls_apart(arguments: Vec<OsString>) -> Vec<OsString> {
    // Finding out the options takes as long as parsing the arguments.
    if !arguments.iter().any(|word| word == "score") {
        return arguments;
    }
    let is_option = belonging(&arguments);
    let command = is_option.iter().position(|is_option| !is_option);
    let Some(score) = command.filter(|at| arguments.get(*at).is_some_and(|word| word == "score"))
    else {
        return arguments;
    };
    let (before, after): (Vec<_>, Vec<_>) = arguments
        .into_iter()
        .zip(is_option)
        .enumerate()
        .partition(|(index, (_, is_option))| *index <= score || *is_option);
    let words =
        |words: Vec<(usize, (OsString, bool))>| words.into_iter().map(|(_, (word, _))| word);
    let apart = std::iter::once("--".into());
    words(before).chain(apart).chain(words(after)).collect()
}

/// Which arguments are options or their values. The name of the program counts as one.
pub(super) fn belonging(arguments: &[OsString]) -> Vec<bool> {
    let mut is_value = true;
    let belongs = arguments.iter().map(|argument| {
        let belongs = is_value || is_option(argument);
        is_value = !is_value && takes_value(argument);
        belongs
    });
    belongs.collect()
}

/// Does it start with a dash, and contain more than balls?
fn is_option(argument: &OsStr) -> bool {
    let word = argument.to_string_lossy();
    let is_ball = |letter: char| "0123456789XxFf/-|,() ".contains(letter);
    word.starts_with('-') && !word.chars().all(is_ball)
}

fn takes_value(argument: &OsStr) -> bool {
    let word = argument.to_string_lossy();
    let Some(name) = word.strip_prefix("--") else {
        return false;
    };
    Cli::command()
        .get_arguments()
        .any(|known| known.get_long() == Some(name) && known.get_action().takes_values())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Command, ScoreArguments};

    fn balls_of(line: &str) -> (bool, Vec<OsString>) {
        let words = line.split_whitespace().map(OsString::from);
        let cli = Cli::read(words.collect()).unwrap();
        match cli.command {
            Some(Command::Score(ScoreArguments { json, balls })) => (json, balls),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn two_dashes_are_two_gutter_balls_wherever_they_stand() {
        assert_eq!(
            balls_of("tenpin score -- X"),
            (false, vec!["--".into(), "X".into()])
        );
        assert_eq!(
            balls_of("tenpin score X -- 9-"),
            (false, vec!["X".into(), "--".into(), "9-".into()])
        );
        assert_eq!(
            balls_of("tenpin score X --"),
            (false, vec!["X".into(), "--".into()])
        );
        assert_eq!(balls_of("tenpin score --"), (false, vec!["--".into()]));
    }

    #[test]
    fn an_option_is_one_wherever_it_stands_and_everything_else_is_balls() {
        let balls = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
        assert_eq!(
            balls_of("tenpin --lang ko score --json -/ X"),
            (true, balls(&["-/", "X"]))
        );
        assert_eq!(
            balls_of("tenpin score --lang ko --json -9"),
            (true, balls(&["-9"]))
        );
        assert_eq!(
            balls_of("tenpin score --lang=ko -- --"),
            (false, balls(&["--", "--"]))
        );
        assert_eq!(balls_of("tenpin score X --json"), (true, balls(&["X"])));
        assert_eq!(
            balls_of("tenpin score X -- --lang ko 9- --json -/"),
            (true, balls(&["X", "--", "9-", "-/"]))
        );
        assert_eq!(balls_of("tenpin score --json"), (true, balls(&[])));
        assert_eq!(
            balls_of("tenpin score --f X"),
            (false, balls(&["--f", "X"]))
        );
    }
}
