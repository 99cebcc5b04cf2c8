//! `tenpin completions`: the completion script of a shell.

use clap::CommandFactory;
use clap_complete::Shell;
use color_eyre::Result;

use super::{Outcome, print};
use crate::cli::Cli;

pub fn run(shell: Shell) -> Result<Outcome> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "tenpin", &mut script);
    Ok(print(script)?)
}
