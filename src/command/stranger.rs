//! Unknown player names.

use color_eyre::Result;

use super::complain;
use crate::domain::Player;
use crate::store::Store;
use crate::text::Language;

/// Reports that this player is in no night, with similar names.
pub(super) fn tell_stranger(store: &Store, player: Player, language: Language) -> Result<()> {
    let mut known = store.players()?;
    known.retain(|known| is_near(*known, player));
    Ok(complain(&language.stranger(player, &known))?)
}

/// Has this player never finished a game here, though others have? Reports that, with similar names.
pub(super) fn is_stranger(store: &Store, player: Player, language: Language) -> Result<bool> {
    let mut known = store.players()?;
    if known.is_empty() || known.contains(&player) {
        return Ok(false);
    }
    known.retain(|known| is_near(*known, player));
    complain(&language.unknown_player(player, &known))?;
    Ok(true)
}

/// Does one letter differ, or are two letters swapped?
fn is_near(known: Player, player: Player) -> bool {
    strsim::osa_distance(known.name(), player.name()) == 1
}
