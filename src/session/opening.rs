//! How a night starts: where it is saved, and whether an unfinished one is continued.

use jiff::Timestamp;

use crate::archive::{NightReference, Obstacle, StoreError};
use crate::cli::Cli;
use crate::night::Night;
use crate::store::{NightWriter, Store, default_path};

/// A night, and its writer.
pub(super) struct Opening {
    pub(super) night: Night,
    /// None if saving is off.
    pub(super) writer: Option<NightWriter>,
    pub(super) prologue: Prologue,
}

/// What to do before the first ball.
#[derive(Clone, Copy)]
pub(super) enum Prologue {
    Nothing,
    /// The night is unfinished: ask whether to continue it.
    Offer,
    /// The unfinished night can't be continued here, so this is a new one.
    CanNotGoOn(Obstacle),
}

impl Opening {
    /// The night that the arguments select. An unfinished night is offered only if they select none, and
    /// only on a terminal.
    pub(super) fn open(cli: &Cli, is_terminal: bool) -> Result<Self, StoreError> {
        if cli.options.no_save {
            return Ok(Self::new(Night::default(), None, Prologue::Nothing));
        }
        let variable = |name: &str| std::env::var_os(name);
        let path = default_path(cli.options.data.clone(), variable)?;
        if let Some(night) = cli.options.resume
            && !path.exists()
        {
            // Only a new night creates a file.
            Store::look(&path)?.find(night)?;
        }
        let store = Store::open(&path)?;
        if let Some(night) = cli.options.resume {
            let (night, writer) = store.resume(night)?;
            return Ok(Self::new(night, Some(writer), Prologue::Nothing));
        }
        if cli.options.new || !cli.options.players.is_empty() || !is_terminal {
            return Ok(Self::fresh(&store, Prologue::Nothing));
        }
        Self::offering(&store)
    }

    const fn new(night: Night, writer: Option<NightWriter>, prologue: Prologue) -> Self {
        Self {
            night,
            writer,
            prologue,
        }
    }

    fn fresh(store: &Store, prologue: Prologue) -> Self {
        Self::new(Night::default(), Some(NightWriter::new(store)), prologue)
    }

    fn offering(store: &Store) -> Result<Self, StoreError> {
        let Some(open) = store.last_open(Timestamp::now())? else {
            return Ok(Self::fresh(store, Prologue::Nothing));
        };
        let night = NightReference::Number(open.number);
        match store.resume(night) {
            Ok((night, writer)) => Ok(Self::new(night, Some(writer), Prologue::Offer)),
            // The night is unusable, but not the file.
            Err(
                refusal @ (StoreError::NightIsOpen { .. } | StoreError::NightIsReadOnly { .. }),
            ) => {
                let prologue = Prologue::CanNotGoOn(refusal.obstacle());
                Ok(Self::fresh(store, prologue))
            }
            Err(refusal) => Err(refusal),
        }
    }
}
