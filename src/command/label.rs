//! `tenpin label`: what a night is called.

use color_eyre::Result;

use super::data::{AnswerForm, Reporter, change};
use super::{Outcome, look};
use crate::archive::NightChange;
use crate::cli::{Cli, LabelArguments};
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &LabelArguments, language: Language) -> Result<Outcome> {
    let label = NightChange::label(&arguments.text.join(" "));
    let reporter = Reporter {
        form: AnswerForm::Words,
        language,
    };
    change(&look(cli)?, arguments.night, &label, reporter)
}
