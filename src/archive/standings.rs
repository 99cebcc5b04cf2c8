//! The table of a competition, as a centre reckons it.

use super::{Competition, LaneNeed};

/// How a competition stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Standings {
    /// Which one.
    pub competition: Competition,
    /// By place.
    pub people: Vec<PersonRow>,
    /// By place. Empty without teams.
    pub teams: Vec<TeamRow>,
    /// The lanes of the hall that need somebody.
    pub needs: Vec<(String, Vec<LaneNeed>)>,
}

/// One person. Settled games count; the running one stands beside them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PersonRow {
    /// Equal totals share it.
    pub place: i64,
    /// Who.
    pub person: String,
    /// None without a team.
    pub team: Option<String>,
    /// Where the latest game is.
    pub lane: String,
    /// How many are settled.
    pub games: i64,
    /// Without handicap.
    pub scratch: i64,
    /// Of all settled games.
    pub handicap: i64,
    /// Of both.
    pub total: i64,
    /// The best settled game. None before the first.
    pub high: Option<i64>,
    /// What the running game is worth so far. None without one.
    pub now: Option<i64>,
    /// Its finished frames.
    pub frames: Option<i64>,
}

/// The people of a team together.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TeamRow {
    /// Equal totals share it.
    pub place: i64,
    /// Which one.
    pub team: String,
    /// How many have bowled.
    pub people: i64,
    /// Settled games of all of them.
    pub games: i64,
    /// With handicap.
    pub total: i64,
    /// The best settled game. None before the first.
    pub high: Option<i64>,
    /// Their running games. None without one.
    pub now: Option<i64>,
}

/// What is known of the table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum StandingsNews {
    /// As it stands.
    Table(Box<Standings>),
    /// The centre can't be reached.
    Away,
}

impl Standings {
    /// The total of the last one who goes on. None if nobody is cut.
    pub fn cut_total(&self) -> Option<i64> {
        let cut = usize::try_from(self.competition.cut?).ok()?;
        // With everybody above it there is no line.
        self.people.get(cut)?;
        let last = self.people.get(cut.checked_sub(1)?)?;
        Some(last.total)
    }

    /// Pins above the cut, or below it.
    pub fn to_cut(&self, row: &PersonRow) -> Option<i64> {
        self.cut_total().map(|cut| row.total - cut)
    }

    /// How many are above the line: more than go on if some tie with the last one. None without one.
    pub fn above_cut(&self) -> Option<usize> {
        let cut = self.cut_total()?;
        let above = self.people.iter().filter(|row| row.total >= cut);
        Some(above.count()).filter(|above| *above < self.people.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(totals: &[i64], cut: Option<i32>) -> Standings {
        let person = |total: &i64| PersonRow {
            place: 0,
            person: String::new(),
            team: None,
            lane: String::new(),
            games: 1,
            scratch: *total,
            handicap: 0,
            total: *total,
            high: None,
            now: None,
            frames: None,
        };
        Standings {
            competition: Competition {
                id: String::new(),
                title: String::new(),
                begins: 0,
                ends: 0,
                games: 3,
                cut,
            },
            people: totals.iter().map(person).collect(),
            teams: vec![],
            needs: vec![],
        }
    }

    #[test]
    fn the_cut_is_below_everybody_who_ties_with_the_last_one_who_goes_on() {
        let cut = |totals: &[i64], cut| {
            let table = standings(totals, cut);
            (table.cut_total(), table.above_cut())
        };
        assert_eq!(cut(&[500, 400, 300], Some(2)), (Some(400), Some(2)));
        assert_eq!(cut(&[500, 400, 400, 300], Some(2)), (Some(400), Some(3)));
        assert_eq!(
            cut(&[500, 400, 400], Some(2)),
            (Some(400), None),
            "no line below all"
        );
        assert_eq!(cut(&[500, 400], Some(2)), (None, None), "everybody goes on");
        assert_eq!(cut(&[500, 400], None), (None, None));
        assert_eq!(cut(&[500, 400], Some(0)), (None, None));
        assert_eq!(cut(&[], Some(3)), (None, None));
        assert_eq!(cut(&[500, 400], Some(-1)), (None, None));
    }

    #[test]
    fn plus_and_minus_are_counted_from_the_last_one_who_goes_on() {
        let table = standings(&[500, 400, 300], Some(2));
        let to_cut: Vec<_> = table.people.iter().map(|row| table.to_cut(row)).collect();
        assert_eq!(to_cut, [Some(100), Some(0), Some(-100)]);
    }
}
