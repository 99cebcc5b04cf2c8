//! `tenpin label`: changes the label of a night.

use color_eyre::Result;

use super::data::{AnswerForm, Reporter, change};
use super::{Outcome, complain, look};
use crate::archive::{LONGEST_LABEL, NightChange, label_length};
use crate::cli::{Cli, LabelArguments};
use crate::text::Language;

pub fn run(cli: &Cli, arguments: &LabelArguments, language: Language) -> Result<Outcome> {
    let text = arguments.text.join(" ");
    let length = label_length(&text);
    if length > LONGEST_LABEL {
        complain(&language.long_label(length, LONGEST_LABEL))?;
        return Ok(Outcome::WrongInput);
    }
    let label = NightChange::label(&text);
    let reporter = Reporter {
        form: AnswerForm::Words,
        language,
    };
    change(&look(cli)?, arguments.night, &label, reporter)
}
