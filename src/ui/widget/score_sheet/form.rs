//! The size of the sheet, and its columns.

use super::SheetColumn;
use crate::domain::FrameNumber;
use crate::ui::layout::window;

/// The forms of the sheet, the smallest first.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum SheetForm {
    /// Two lines per player, no rules between players.
    Close,
    /// Two lines per player.
    Ruled,
    /// Three lines per player: large names and scores.
    Wide,
    /// Seven lines per player: everything is large.
    Grand,
}

/// What the last columns show.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum SheetEnd {
    /// The current score of a line, and the highest possible one.
    Open,
    /// The totals of a finished game.
    Totals,
}

/// The minimum widths for large names, and for large marks.
const WIDE: u16 = 110;
const GRAND: u16 = 198;

/// The widths of the small columns.
const NAME: u16 = 8;
const FRAME: u16 = 5;
const TENTH: u16 = 7;
const TOTAL: u16 = 5;

impl SheetForm {
    /// The forms that fit this width, the largest first.
    pub(crate) fn for_width(width: u16) -> impl Iterator<Item = Self> {
        let least = |form: &Self| match form {
            Self::Grand => GRAND,
            Self::Wide => WIDE,
            Self::Ruled | Self::Close => 0,
        };
        let forms = [Self::Grand, Self::Wide, Self::Ruled, Self::Close];
        forms.into_iter().filter(move |form| least(form) <= width)
    }

    /// The lines per player, without rules.
    pub(super) const fn lines(self) -> u16 {
        match self {
            Self::Close | Self::Ruled => 2,
            Self::Wide => 3,
            Self::Grand => 7,
        }
    }

    /// Is there a rule between players?
    pub(super) fn is_ruled(self) -> bool {
        self != Self::Close
    }

    /// The height of the sheet of this many players.
    pub(crate) fn height(self, players: u16) -> u16 {
        let ends = if self.is_ruled() { 1 } else { 2 };
        let own = self.lines() + u16::from(self.is_ruled());
        players.saturating_mul(own).saturating_add(ends)
    }

    /// How many players fit into this height.
    pub(super) fn fits(self, height: u16) -> u16 {
        let ends = if self.is_ruled() { 1 } else { 2 };
        height.saturating_sub(ends) / (self.lines() + u16::from(self.is_ruled()))
    }

    /// The width of the sheet in an area of this width.
    pub(crate) fn width(self, room: u16) -> u16 {
        let columns = self.columns(room, FrameNumber::FIRST, SheetEnd::Open);
        columns.iter().map(|(_, width)| width + 1).sum::<u16>() + 1
    }

    /// The columns and their widths. If not all frames fit, those around the chosen one.
    pub(super) fn columns(
        self,
        room: u16,
        chosen: FrameNumber,
        end: SheetEnd,
    ) -> Vec<(SheetColumn, u16)> {
        match self {
            Self::Close | Self::Ruled => small_columns(room, chosen),
            Self::Wide => {
                let frame = wide_frame(room);
                // The total takes the room of both columns.
                let ends: &[u16] = match end {
                    SheetEnd::Open => &[16, 5],
                    SheetEnd::Totals => &[22],
                };
                large_columns([20, frame, frame * 3 / 2], ends)
            }
            Self::Grand => large_columns([37, 11, 19], &[30]),
        }
    }
}

const fn wide_frame(room: u16) -> u16 {
    match room {
        0..120 => 5,
        120..130 => 6,
        130..141 => 7,
        141..151 => 8,
        _ => 9,
    }
}

fn large_columns([name, frame, tenth]: [u16; 3], ends: &[u16]) -> Vec<(SheetColumn, u16)> {
    let frames = FrameNumber::all().map(|number| frame_column(number, frame, tenth));
    let ends = [SheetColumn::Now, SheetColumn::Max].into_iter().zip(ends);
    let name = [(SheetColumn::Name, name)].into_iter();
    let ends = ends.map(|(column, width)| (column, *width));
    name.chain(frames).chain(ends).collect()
}

const fn frame_column(number: FrameNumber, width: u16, tenth: u16) -> (SheetColumn, u16) {
    let width = if number.is_last() { tenth } else { width };
    (SheetColumn::Frame(number), width)
}

fn small_columns(room: u16, chosen: FrameNumber) -> Vec<(SheetColumn, u16)> {
    let room = room.saturating_sub(NAME + TOTAL + 3);
    let all = FrameNumber::all().count();
    let index = FrameNumber::all().position(|frame| frame == chosen);
    let around = |room: u16| {
        let fits = usize::from(room / (FRAME + 1)).max(1);
        window(all, fits, index.unwrap_or(0))
    };
    let mut shown = around(room);
    if shown.end == all {
        let with_tenth = around(room.saturating_sub(TENTH - FRAME));
        shown = if with_tenth.end == all {
            with_tenth
        } else {
            shown.start.saturating_sub(1)..all - 1
        };
    }
    let frames = FrameNumber::all().skip(shown.start).take(shown.len());
    let frames = frames.map(|number| frame_column(number, FRAME, TENTH));
    let name = [(SheetColumn::Name, NAME)].into_iter();
    let total = [(SheetColumn::Now, TOTAL)];
    name.chain(frames).chain(total).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn width(form: SheetForm, room: u16, frame: FrameNumber) -> u16 {
        let ends = [SheetEnd::Open, SheetEnd::Totals];
        let [columns, totals] = ends.map(|end| form.columns(room, frame, end));
        let width_of = |columns: &[(SheetColumn, u16)]| {
            columns.iter().map(|(_, width)| width + 1).sum::<u16>()
        };
        assert_eq!(width_of(&columns), width_of(&totals));
        columns.iter().map(|(_, width)| width + 1).sum::<u16>() + 1
    }

    #[test]
    fn every_form_is_at_most_as_wide_as_its_room() {
        let forms = |room| SheetForm::for_width(room).map(move |form| (form, room));
        for (form, room) in (26..=260).flat_map(forms) {
            let widest = FrameNumber::all()
                .map(|frame| width(form, room, frame))
                .max();
            assert!(widest <= Some(room), "{form:?} {room} {widest:?}");
        }
        assert_eq!(width(SheetForm::Ruled, 80, FrameNumber::LAST), 78);
        assert_eq!(width(SheetForm::Wide, 120, FrameNumber::LAST), 118);
    }

    #[test]
    fn the_chosen_frame_is_always_shown() {
        let frames = |room| FrameNumber::all().map(move |frame| (room, frame));
        for (room, frame) in (26..80).flat_map(frames) {
            let columns = SheetForm::Close.columns(room, frame, SheetEnd::Open);
            let mut shown = columns.into_iter();
            assert!(shown.any(|(column, _)| column == SheetColumn::Frame(frame)));
        }
    }

    #[test]
    fn as_many_frames_as_fit_are_shown_with_and_without_the_tenth() {
        let shown = |number: usize| {
            let chosen = FrameNumber::all().nth(number - 1).unwrap();
            let columns = SheetForm::Close
                .columns(46, chosen, SheetEnd::Open)
                .into_iter();
            let frames = columns.filter_map(|(column, _)| match column {
                SheetColumn::Frame(number) => Some(number.number()),
                _ => None,
            });
            frames.collect::<Vec<_>>()
        };
        assert_eq!(shown(7), [5, 6, 7, 8, 9]);
        assert_eq!(shown(8), [5, 6, 7, 8, 9]);
        assert_eq!(shown(9), [7, 8, 9, 10]);
        assert_eq!(shown(10), [7, 8, 9, 10]);
    }

    #[test]
    fn as_many_players_fit_as_have_lines() {
        for form in SheetForm::for_width(GRAND) {
            let height = form.height(4);
            assert_eq!(form.fits(height), 4);
            assert_eq!(form.fits(height - 1), 3);
        }
        assert_eq!(SheetForm::Ruled.height(4), 13);
        assert_eq!(SheetForm::Close.height(8), 18);
    }
}
