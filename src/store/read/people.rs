//! Who bowled before, and how well.

use rusqlite::Row;

use crate::archive::{Regular, Regulars, StoreError};
use crate::domain::Player;
use crate::store::Store;
use crate::store::read::night_row::COUNTED;

impl Store {
    /// All players with a counted finished line, most recent first.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        Ok(self.regulars(None)?.players().collect())
    }

    /// The same, with the best complete game of each in all nights except this one. It skips from name
    /// to name in the index, so the number of lines doesn't matter.
    pub fn regulars(&self, but: Option<u32>) -> Result<Regulars, StoreError> {
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
                SELECT name, (SELECT score FROM lines WHERE lines.name = latest.name
                        AND complete = 1 AND rules = 'tenpin' AND night IS NOT ?1
                        AND {COUNTED} ORDER BY score DESC LIMIT 1)
                    FROM latest WHERE finished_at IS NOT NULL
                    ORDER BY finished_at DESC, name"
            );
            let mut statement = connection.prepare_cached(&query)?;
            let rows = statement.query_map([but], regular)?;
            rows.filter_map(Result::transpose).collect()
        })
    }
}

/// None if the name is invalid, which happens only in a damaged file.
fn regular(row: &Row<'_>) -> rusqlite::Result<Option<Regular>> {
    let best = row.get(1)?;
    let player = Player::new(row.get_ref(0)?.as_str()?).ok();
    Ok(player.map(|player| Regular { player, best }))
}
