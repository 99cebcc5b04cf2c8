//! Readable reports of a defect: what and where, the version, that the night is saved, and where to
//! report it. With colours only if wanted.

use std::io::{self, IsTerminal};

use color_eyre::config::{HookBuilder, Theme};
use color_eyre::eyre::Result;

use crate::text::Language;

/// Installs the reports for panics and errors. To be called before the terminal is set up.
pub fn install_reports() -> Result<()> {
    let language = Language::from_environment(|name| std::env::var(name).ok());
    let hooks = HookBuilder::default().panic_section(language.defect(env!("CARGO_PKG_VERSION")));
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if is_plain || !io::stderr().is_terminal() {
        return hooks.theme(Theme::new()).install();
    }
    hooks.install()
}
