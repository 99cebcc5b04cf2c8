//! The values that an option can have.

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::app::ThemeName;
use crate::report::Format;
use crate::text::Language;

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::English, Self::Korean]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.code()))
    }
}

impl ValueEnum for ThemeName {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let row = self.row();
        Some(PossibleValue::new(row.name).help(row.about))
    }
}
