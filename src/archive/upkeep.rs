//! What came of work on the whole file.

/// How far a long piece of work has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Progress {
    /// Nights done.
    pub done: u64,
    /// Of this many.
    pub total: u64,
}

/// What came of importing a night, with its number here.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Imported {
    /// It was not here.
    Added(u32),
    /// It was here already, the same.
    Same(u32),
    /// It was here with fewer events.
    Longer(u32),
    /// It was here with more events.
    Shorter(u32),
}

/// What a rebuild of the read model wrote.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Rebuilt {
    /// Nights read to their end.
    pub nights: u64,
    /// Lines written.
    pub lines: u64,
    /// Nights that could not be read to their end, and were left alone.
    pub broken: u64,
}
