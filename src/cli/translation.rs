//! The help in languages other than English: the same command line with other words.
//!
//! clap writes its own headings, defaults and lists of values in English, so these are written here.

use clap::builder::PossibleValue;
use clap::{Arg, Command};

use super::SCREEN;
use crate::text::Language;
use crate::text::arguments::{HEADINGS, about, argument_help, long_about};

/// The command line with Korean words.
pub(super) fn translated(mut command: Command) -> Command {
    // Before that, the arguments that clap adds itself are missing.
    command.build();
    translate(command, "")
}

/// `parent` is the name of the command it belongs to.
fn translate(command: Command, parent: &str) -> Command {
    let name = command.get_name().to_owned();
    let mut command = command
        .mut_args(|argument| translate_argument(&name, argument))
        .mut_subcommands(|task| translate(task, &name));
    let [usage_heading, commands, ..] = HEADINGS;
    let template =
        format!("{{about-with-newline}}\n{usage_heading}: {{usage}}\n\n{{all-args}}{{after-help}}");
    let usage = usage(&mut command);
    let command = command.override_usage(usage).help_template(template);
    let command = command.subcommand_help_heading(commands);
    let about = about(&format!("{parent} {name}")).or_else(|| about(&name));
    let command = with(command, about, Command::about);
    with(command, long_about(&name), Command::long_about)
}

fn with(
    command: Command,
    words: Option<&'static str>,
    set: impl FnOnce(Command, &'static str) -> Command,
) -> Command {
    match words {
        Some(words) => set(command, words),
        None => command,
    }
}

fn translate_argument(command: &str, argument: Arg) -> Arg {
    let words = argument_help(command, argument.get_id().as_str());
    let Some(words) = words else {
        return argument;
    };
    let words = format!("{words}{}{}", values(&argument), default_value(&argument));
    let argument = argument.hide_default_value(true).hide_possible_values(true);
    let heading = heading(&argument);
    let argument = argument.help_heading(heading);
    argument.help(words.clone()).long_help(words)
}

/// clap's own headings are English, so every argument gets one of ours.
fn heading(argument: &Arg) -> &'static str {
    let [_, _, arguments, options, screen] = HEADINGS;
    match argument.get_help_heading() {
        Some(SCREEN) => screen,
        _ if argument.is_positional() => arguments,
        _ => options,
    }
}

fn values(argument: &Arg) -> String {
    let values = argument.get_possible_values();
    let values: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
    match (argument.get_action().takes_values(), values.as_slice()) {
        (true, [_, ..]) => Language::Korean.values(&values.join(", ")),
        _ => String::new(),
    }
}

fn default_value(argument: &Arg) -> String {
    let default = argument.get_default_values().first();
    let default = default.filter(|_| argument.get_action().takes_values());
    let default = default.map(|value| Language::Korean.default_value(&value.to_string_lossy()));
    default.unwrap_or_default()
}

/// The usage without its heading. clap's placeholders are in Korean too.
pub(super) fn usage(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let usage = usage.replace("[OPTIONS]", "[옵션]");
    usage.replace("COMMAND", "명령")
}
