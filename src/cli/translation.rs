//! The help in another language than English: the same command line, with other words.
//!
//! clap writes its own headings, defaults and lists of values in English, so these are written here.

use clap::builder::PossibleValue;
use clap::{Arg, Command};

use crate::text::Language;
use crate::text::arguments::{HEADINGS, about, argument_help, long_about};

/// The command line with Korean words.
pub(super) fn translated(mut command: Command) -> Command {
    // Only then the arguments that clap adds itself are there.
    command.build();
    translate(command, "")
}

/// `parent` is the name of the command it belongs to.
fn translate(command: Command, parent: &str) -> Command {
    let name = command.get_name().to_owned();
    let mut command = command
        .mut_args(|argument| translate_argument(&name, argument))
        .mut_subcommands(|task| translate(task, &name));
    let usage = usage(&mut command);
    let template = template(&command);
    let command = command.override_usage(usage).help_template(template);
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
    let argument = argument.help_heading(None::<&str>);
    argument.help(words.clone()).long_help(words)
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

/// The usage without its heading. The placeholders that clap writes are Korean too.
pub(super) fn usage(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let usage = usage.replace("[OPTIONS]", "[옵션]");
    usage.replace("COMMAND", "명령")
}

/// Headings only over what is there.
fn template(command: &Command) -> String {
    let [usage, commands, arguments, options] = HEADINGS;
    let mut parts = vec![format!("{{about-with-newline}}\n{usage}: {{usage}}")];
    if command.has_subcommands() {
        parts.push(format!("{commands}:\n{{subcommands}}"));
    }
    if command.get_positionals().next().is_some() {
        parts.push(format!("{arguments}:\n{{positionals}}"));
    }
    parts.push(format!("{options}:\n{{options}}{{after-help}}"));
    parts.join("\n\n")
}
