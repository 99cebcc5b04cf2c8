//! The help of each command: adds examples, and hides screen options of commands without a screen.

use clap::{Arg, Command, CommandFactory};

use super::translation::translated;
use super::{Cli, SCREEN};
use crate::text::Language;
use crate::text::arguments::examples;

/// The commands that take the whole screen.
const PAINTING: [&str; 2] = ["show", "watch"];
/// The command whose QR code needs half blocks.
const WITH_CODE: &str = "serve";

/// The command line with its help in this language.
pub fn command_line(language: Language) -> Command {
    let mut command = Cli::command();
    // Before that, commands lack the global options.
    command.build();
    let command =
        command.mut_subcommands(|command| without_screen(command).mut_subcommands(without_screen));
    let command = with_examples(command, language);
    match language {
        Language::English => command,
        Language::Korean => translated(command),
    }
}

fn without_screen(command: Command) -> Command {
    let name = command.get_name().to_owned();
    if PAINTING.contains(&name.as_str()) {
        return command;
    }
    let is_needed = |argument: &Arg| name == WITH_CODE && argument.get_id() == "ascii";
    command.mut_args(|argument| match argument.get_help_heading() {
        Some(SCREEN) if !is_needed(&argument) => argument.hide(true),
        _ => argument,
    })
}

fn with_examples(command: Command, language: Language) -> Command {
    let command = command.mut_subcommands(|command| with_examples(command, language));
    match examples(command.get_name()) {
        [] => command,
        lines => {
            let lines: Vec<_> = lines.iter().map(|line| format!("  {line}")).collect();
            let heading = language.examples_heading();
            command.after_help(format!("{heading}:\n{}", lines.join("\n")))
        }
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    const COLUMNS: usize = 80;

    /// The help of a command and of all its sub-commands.
    fn pages(command: &Command) -> Vec<String> {
        let mut own = command.clone().term_width(COLUMNS);
        let rendered = [own.render_help(), own.render_long_help()];
        let below = command.get_subcommands().flat_map(pages);
        let own = rendered.map(|page| page.to_string());
        own.into_iter().chain(below).collect()
    }

    #[test]
    fn help_is_wrapped_by_columns_and_between_words() {
        let pages = [Language::English, Language::Korean].map(|own| pages(&command_line(own)));
        for page in pages.iter().flatten() {
            // Examples are meant to be copied, so they are not wrapped.
            let is_help = |line: &&str| !line.trim_start().starts_with("tenpin ");
            let wide = |line: &&str| line.width() > COLUMNS;
            let wide: Vec<_> = page.lines().filter(is_help).filter(wide).collect();
            assert_eq!(wide, [""; 0], "{page}");
        }
        let [_, korean] = pages;
        assert!(korean[0].contains(" 데이터 디렉터리]"), "{}", korean[0]);
    }
}
