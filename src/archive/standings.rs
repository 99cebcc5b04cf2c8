//! The standings of a competition, as the centre computes them.

use super::{Competition, LaneNeed};

/// The standings of a competition.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Standings {
    /// The competition.
    pub competition: Competition,
    /// The people, best place first.
    pub people: Vec<PersonRow>,
    /// The teams, best place first. Empty without teams.
    pub teams: Vec<TeamRow>,
    /// The lanes that need attention.
    pub needs: Vec<(String, Vec<LaneNeed>)>,
}

/// One person. Only settled games count; the running one is shown next to them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PersonRow {
    /// The place; equal totals share it.
    pub place: i64,
    /// The person's name.
    pub person: String,
    /// The team. None without one.
    pub team: Option<String>,
    /// The lane of the latest game.
    pub lane: String,
    /// The number of settled games.
    pub games: i64,
    /// Pins without handicap.
    pub scratch: i64,
    /// Handicap pins of all settled games.
    pub handicap: i64,
    /// Scratch and handicap together.
    pub total: i64,
    /// The best settled game. None before the first.
    pub high: Option<i64>,
    /// The score of the running game so far. None without one.
    pub now: Option<i64>,
    /// The finished frames of the running game. None without one.
    pub frames: Option<i64>,
}

/// The totals of a team.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TeamRow {
    /// The place; equal totals share it.
    pub place: i64,
    /// The team's name.
    pub team: String,
    /// The number of people who have bowled.
    pub people: i64,
    /// The settled games of all of them.
    pub games: i64,
    /// The total with handicap.
    pub total: i64,
    /// The best settled game. None before the first.
    pub high: Option<i64>,
    /// The score of their running games. None without one.
    pub now: Option<i64>,
}

/// The latest answer about the standings.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum StandingsNews {
    /// The current standings.
    Table(Box<Standings>),
    /// The centre can't be reached.
    Away,
}

impl Standings {
    /// The total of the last person who advances. None if nobody is cut.
    pub fn cut_total(&self) -> Option<i64> {
        let cut = usize::try_from(self.competition.cut?).ok()?;
        // If everybody advances, there is no cut.
        self.people.get(cut)?;
        let last = self.people.get(cut.checked_sub(1)?)?;
        Some(last.total)
    }

    /// Pins above the cut; negative below it.
    pub fn to_cut(&self, row: &PersonRow) -> Option<i64> {
        self.cut_total().map(|cut| row.total - cut)
    }

    /// How many are above the cut: more than advance if some tie with the last one. None if there is no
    /// cut.
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
