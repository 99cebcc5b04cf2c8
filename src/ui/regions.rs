//! The regions of the screen, collected while painting.

use ratatui::layout::{Position, Rect};

use crate::app::Target;

/// The painted regions, the topmost last.
#[derive(Clone, Debug, Default)]
pub struct Regions(Vec<(Rect, Target)>);

impl Regions {
    pub(super) fn add(&mut self, area: Rect, target: Target) {
        if !area.is_empty() {
            self.0.push((area, target));
        }
    }

    /// Drops the regions below this area.
    pub(super) fn cover(&mut self, area: Rect) {
        self.0.retain(|(region, _)| !region.intersects(area));
    }

    /// The target at this position.
    pub fn at(&self, position: Position) -> Option<Target> {
        let mut topmost = self.0.iter().rev();
        Some(topmost.find(|(region, _)| region.contains(position))?.1)
    }

    /// The region of a target. None if it is not visible.
    pub fn find(&self, target: Target) -> Option<Rect> {
        let mut regions = self.0.iter();
        Some(regions.find(|(_, known)| *known == target)?.0)
    }

    /// How many rows of a list or lines of a sheet are visible; the smaller of both.
    pub fn rows(&self) -> usize {
        let targets = || self.0.iter().map(|(_, target)| target);
        let rows = targets().filter(|target| matches!(target, Target::Row(_)));
        let lines = targets().filter(|target| matches!(target, Target::Line(_)));
        let counts = [rows.count(), lines.count()];
        let visible = counts.into_iter().filter(|count| *count > 0);
        visible.min().unwrap_or_default()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Rect, Target)> {
        self.0.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Player;

    #[test]
    fn the_topmost_region_counts_and_what_is_covered_is_gone() {
        let mut regions = Regions::default();
        regions.add(Rect::new(0, 0, 9, 3), Target::Row(0));
        regions.add(Rect::new(2, 1, 3, 1), Target::Row(1));
        regions.add(Rect::ZERO, Target::Row(2));
        assert_eq!(regions.at(Position::new(2, 1)), Some(Target::Row(1)));
        assert_eq!(regions.at(Position::new(5, 1)), Some(Target::Row(0)));
        assert_eq!(regions.at(Position::new(9, 1)), None);
        assert_eq!(regions.find(Target::Row(2)), None);
        regions.cover(Rect::new(8, 0, 4, 4));
        assert_eq!(regions.find(Target::Row(0)), None);
        assert_eq!(regions.iter().count(), 1);
    }

    #[test]
    fn of_a_list_and_a_sheet_the_fewer_rows_count() {
        let mut regions = Regions::default();
        assert_eq!(regions.rows(), 0);
        for row in 0..3 {
            regions.add(Rect::new(0, 0, 9, 1), Target::Row(row));
        }
        assert_eq!(regions.rows(), 3);
        let player = Player::new("PJS").unwrap();
        regions.add(Rect::new(0, 0, 9, 2), Target::Line(player));
        assert_eq!(regions.rows(), 1);
    }
}
