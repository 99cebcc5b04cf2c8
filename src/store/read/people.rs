//! Who bowled before, and how well.

use rusqlite::OptionalExtension;

use crate::archive::StoreError;
use crate::domain::Player;
use crate::store::Store;

impl Store {
    /// All players with a finished line, most recent first. It skips from name to name through the
    /// index, so the number of lines doesn't matter.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        self.ask(|connection| {
            let mut statement = connection.prepare_cached(
                "WITH RECURSIVE names (name) AS (
                    SELECT min(name) FROM lines
                    UNION ALL
                    SELECT (SELECT min(name) FROM lines WHERE lines.name > names.name)
                        FROM names WHERE names.name IS NOT NULL
                )
                SELECT name FROM names WHERE name IS NOT NULL ORDER BY
                    (SELECT max(finished_at) FROM lines WHERE lines.name = names.name) DESC, name",
            )?;
            let names = statement.query_map([], |row| row.get::<_, String>(0))?;
            let names = names.collect::<Result<Vec<_>, _>>()?;
            Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
        })
    }

    /// The best complete game of a player, in all nights but this one.
    pub fn best(&self, player: Player, but: Option<u32>) -> Result<Option<u16>, StoreError> {
        self.ask(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT score FROM lines WHERE complete = 1 AND rules = 'tenpin' AND name = ? AND night IS NOT ?
                    ORDER BY score DESC LIMIT 1",
            )?;
            let best = statement.query_row((player.name(), but), |row| row.get(0));
            best.optional()
        })
    }
}
