//! Averages by frame, or by game of the night.

use std::collections::BTreeMap;

use super::Average;

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Averages<Number>(BTreeMap<Number, Average>);

impl<Number: Copy + Ord> Averages<Number> {
    pub(super) fn add(&mut self, number: Number, amount: u16) {
        self.0.entry(number).or_default().add(u64::from(amount));
    }

    /// In ascending order of the key.
    pub fn iter(&self) -> impl Iterator<Item = (Number, Average)> {
        self.0.iter().map(|(number, average)| (*number, *average))
    }
}

impl<Number> Default for Averages<Number> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}
