//! Results of maintenance on the whole file.

/// Progress of a long operation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Progress {
    /// The number of nights done.
    pub done: u64,
    /// The number of nights in all.
    pub total: u64,
}

/// The result of importing a night, with its number in this file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Imported {
    /// It was not stored here.
    Added(u32),
    /// It was stored here already, with the same events.
    Same(u32),
    /// It was stored here with fewer events; the missing ones were added.
    Longer(u32),
    /// It was stored here with more events; nothing was changed.
    Shorter(u32),
}

/// The result of rebuilding the read model.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Rebuilt {
    /// The number of nights read to their end.
    pub nights: u64,
    /// The number of lines written.
    pub lines: u64,
    /// The number of nights that could not be read to the end; their lines are unchanged.
    pub broken: u64,
}
