//! A lane whose clock is off: events are ordered by number, and the difference is measured and reported.

use super::{Hall, says};
use crate::storage::{Keeping, Place};

/// The lane sees a centre whose clock is five minutes behind its own.
const FIVE_MINUTES_BEHIND: &str = "CREATE SCHEMA late;
    CREATE FUNCTION late.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
        $$ SELECT pg_catalog.clock_timestamp() - interval '5 minutes' $$;
    GRANT USAGE ON SCHEMA late TO tenpin_lane;
    ALTER ROLE lane12 SET search_path = late, pg_catalog";

#[test]
fn a_clock_that_is_off_is_measured_told_and_put_right() {
    let Some(hall) = Hall::open() else {
        return;
    };
    hall.sql(FIVE_MINUTES_BEHIND);
    let place = Place::new();
    hall.join(&place);
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X 9/");
    assert_eq!(says(&place, "centre send").0, 0);
    let minutes = "SELECT round(skew / 60000.0) FROM tenpin.nights";
    assert_eq!(hall.sql(minutes), [["5"]]);
    let (code, told) = says(&place, "centre lanes");
    assert!(code == 0 && told.contains("CLOCK WRONG"), "{told}");
    hall.has_all_of(&place);
    // Competitions use the corrected start.
    hall.sql(
        "INSERT INTO tenpin.competitions (id, title, begins, ends, games)
            SELECT 'early', 'early', started - 360000, started - 240000, 3 FROM tenpin.nights;
        INSERT INTO tenpin.competitions (id, title, begins, ends, games)
            SELECT 'now', 'now', started - 60000, started + 60000, 3 FROM tenpin.nights;
        INSERT INTO tenpin.entries (competition, lane, name, person)
            SELECT id, '12', 'PJS', 'Park' FROM tenpin.competitions",
    );
    let placed = "SELECT competition FROM tenpin.player_standings";
    assert_eq!(hall.sql(placed), [["early"]]);
    // Once the clock is right, the next ball measures it again.
    hall.sql("ALTER ROLE lane12 RESET search_path");
    keeping.bowl("X");
    assert_eq!(says(&place, "centre send").0, 0);
    assert_eq!(hall.sql(minutes), [["0"]]);
    assert!(!says(&place, "centre lanes").1.contains("CLOCK WRONG"));
    hall.has_all_of(&place);
}
