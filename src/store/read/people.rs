//! Who bowled before, and how well.

use rusqlite::OptionalExtension;

use crate::archive::StoreError;
use crate::domain::Player;
use crate::store::Store;
use crate::store::read::night_row::COUNTED;

impl Store {
    /// All players with a counted finished line, most recent first. It skips from name to name in the
    /// index, so the number of lines doesn't matter.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        self.ask(|connection| {
            let query = format!(
                "WITH RECURSIVE names (name) AS (
                    SELECT min(name) FROM lines
                    UNION ALL
                    SELECT (SELECT min(name) FROM lines WHERE lines.name > names.name)
                        FROM names WHERE names.name IS NOT NULL
                ), latest (name, finished_at) AS (
                    SELECT name, (SELECT finished_at FROM lines WHERE lines.name = names.name
                        AND {COUNTED} ORDER BY finished_at DESC LIMIT 1)
                    FROM names WHERE name IS NOT NULL
                )
                SELECT name FROM latest WHERE finished_at IS NOT NULL
                    ORDER BY finished_at DESC, name"
            );
            let mut statement = connection.prepare_cached(&query)?;
            let names = statement.query_map([], |row| row.get::<_, String>(0))?;
            let names = names.collect::<Result<Vec<_>, _>>()?;
            Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
        })
    }

    /// The best complete game of a player, in all nights except this one.
    pub fn best(&self, player: Player, but: Option<u32>) -> Result<Option<u16>, StoreError> {
        self.ask(|connection| {
            let query = format!(
                "SELECT score FROM lines WHERE complete = 1 AND rules = 'tenpin' AND name = ?
                    AND night IS NOT ? AND {COUNTED} ORDER BY score DESC LIMIT 1"
            );
            let mut statement = connection.prepare_cached(&query)?;
            let best = statement.query_row((player.name(), but), |row| row.get(0));
            best.optional()
        })
    }
}
