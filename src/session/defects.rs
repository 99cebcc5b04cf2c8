//! Reports of a defect that a person can read and pass on: what and where, the version, that the night
//! is saved, and where to report it. Colours only where they are wanted.

use std::io::{self, IsTerminal};

use color_eyre::config::{HookBuilder, Theme};
use color_eyre::eyre::Result;

use crate::text::Language;

/// Makes panics and errors readable. To be called before the terminal is taken.
pub fn install_reports() -> Result<()> {
    let language = Language::from_environment(|name| std::env::var(name).ok());
    let hooks = HookBuilder::default().panic_section(language.defect(env!("CARGO_PKG_VERSION")));
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if is_plain || !io::stderr().is_terminal() {
        return hooks.theme(Theme::new()).install();
    }
    hooks.install()
}
