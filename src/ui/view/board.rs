//! The board: the sheet, below it the current player and the race, and the keys.

mod sheet;

use ratatui::layout::Rect;

use crate::archive::NightHeader;
use crate::domain::{BowlingGames, Frame};
use crate::ui::layout::{self, above, below};
use crate::ui::model::{Activity, BoardView, Page};
use crate::ui::widget::score_sheet::SheetForm;
use crate::ui::widget::{Heading, Panel, Side};
use crate::ui::{Canvas, Look};

/// Below this height there is no header or footer.
const LOW: u16 = 10;

/// The width of the small sheet, with a blank at each side.
const SMALL: u16 = 80;
/// The minimum width of the column next to the small sheet.
const SIDE: u16 = 18;

pub(super) fn render(board: &BoardView<'_>, screen: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let plan = BoardPlan::new(inner(screen), players(board.game));
    canvas.place(board.sheet(plan.form, look), plan.sheet);
    let panel = Panel {
        board,
        indent: plan.indent,
        side: plan.side,
        look,
    };
    let side = Side {
        board,
        cards: panel.side_cards(plan.panel),
        look,
    };
    let page = Page {
        idle: panel.on_caps(plan.panel),
        ..board.page
    };
    canvas.place(panel, plan.panel);
    canvas.paint(side, plan.side);
    if edge(screen) > 0 {
        page.render(&heading(board, look), screen, canvas);
    }
}

/// The areas of the board screen.
struct BoardPlan {
    form: SheetForm,
    sheet: Rect,
    panel: Rect,
    /// The columns from the edge of the sheet to the panel.
    indent: u16,
    /// The column next to a small sheet. Empty if it does not fit.
    side: Rect,
}

impl BoardPlan {
    /// The largest sheet that leaves room for its panel. If none does, the smallest, page by page.
    fn new(area: Rect, players: u16) -> Self {
        let leaves = |form: &SheetForm| area.height.checked_sub(form.height(players));
        let mut forms = SheetForm::for_width(area.width);
        let form = forms.find(|form| leaves(form).is_some_and(|rest| rest >= least_panel(*form)));
        let form = form.unwrap_or(SheetForm::Close);
        let least = least_panel(SheetForm::Close);
        let height = form.height(players).min(area.height.saturating_sub(least));
        let (left, side) = match form {
            SheetForm::Ruled | SheetForm::Close => with_side(area),
            SheetForm::Wide | SheetForm::Grand => (area, Rect::ZERO),
        };
        let rest = below(left, height);
        Self {
            form,
            sheet: layout::top(left, height),
            panel: panel(rest, form),
            indent: u16::from(is_indented(rest, form)),
            side,
        }
    }
}

/// The minimum number of lines below a sheet.
const fn least_panel(form: SheetForm) -> u16 {
    match form {
        SheetForm::Grand => 14,
        SheetForm::Wide => 4,
        SheetForm::Ruled => 3,
        SheetForm::Close => 2,
    }
}

/// Its lines are aligned with the text of the sheet; cards are as wide as the sheet.
fn panel(area: Rect, form: SheetForm) -> Rect {
    match form {
        SheetForm::Wide | SheetForm::Grand => {
            layout::centred(area, form.width(area.width), area.height)
        }
        _ if is_indented(area, form) => layout::but_last(layout::right_of(area, 2), 1),
        _ => layout::centred(area, area.width.saturating_sub(2), area.height),
    }
}

const fn is_indented(area: Rect, form: SheetForm) -> bool {
    matches!(form, SheetForm::Ruled | SheetForm::Close) && area.width >= SMALL
}

/// The small sheet at the left and the column next to it, if both fit.
fn with_side(area: Rect) -> (Rect, Rect) {
    match area.width {
        0..SMALL => (area, Rect::ZERO),
        width if width < SMALL + SIDE => (layout::centred(area, SMALL, area.height), Rect::ZERO),
        _ => {
            let side = layout::but_last(layout::right_of(area, SMALL + 1), 1);
            (
                Rect {
                    width: SMALL,
                    ..area
                },
                side,
            )
        }
    }
}

fn edge(area: Rect) -> u16 {
    u16::from(area.height >= LOW)
}

/// The area without header and footer.
fn inner(area: Rect) -> Rect {
    let edge = edge(area);
    above(below(area, edge), edge)
}

fn players(game: &BowlingGames) -> u16 {
    layout::cells(game.seats().len())
}

/// The largest form at which the whole sheet fits.
fn whole(game: &BowlingGames, area: Rect) -> Option<SheetForm> {
    let players = players(game);
    SheetForm::for_width(area.width).find(|form| form.height(players) <= area.height)
}

/// The height of the whole board. None if it does not fit.
pub(super) fn height(game: &BowlingGames, area: Rect) -> Option<u16> {
    Some(whole(game, area)?.height(players(game)))
}

/// Paints the whole board, or as much of it as fits, scrolled to the row the user chose.
pub(super) fn render_sheet(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let smallest = || SheetForm::for_width(area.width).last();
    if let Some(form) = whole(board.game, area).or_else(smallest) {
        canvas.place(board.sheet(form, canvas.look), area);
    }
}

/// The night, game and frame.
pub(super) fn heading(board: &BoardView<'_>, look: &Look) -> Heading {
    let language = look.language;
    let frame = board.game.up().and_then(|up| up.frames().current());
    let frame = frame.map(Frame::number);
    let game = board.game_number();
    let game = game.map(|number| language.game(number));
    let words = night(board, look).into_iter().flatten().chain(game);
    let words = words.chain(frame.map(|number| language.frame(number)));
    let correcting = match board.activity {
        Activity::Correcting(..) => Some(language.correcting().to_owned()),
        Activity::Pasting(_) => Some(language.pasting().to_owned()),
        _ => None,
    };
    Heading {
        words: words.chain(correcting).collect(),
        frame,
        right: match board.activity {
            Activity::Replaying(_) => Some(language.replay().to_owned()),
            _ => None,
        },
    }
}

/// The number and the start of the night, unless it is the running one.
pub(super) fn night(board: &BoardView<'_>, look: &Look) -> Option<Vec<String>> {
    let stored = |night: &NightHeader| {
        let number = look.language.night(night.number);
        vec![number, night.date_and_time()]
    };
    match board.activity {
        Activity::Replaying(replay) => Some(stored(&replay.header)),
        Activity::Correcting(cursor, _) => Some(stored(&cursor.stored.as_ref()?.header)),
        Activity::Watching(watched) => Some(vec![look.language.watched(watched)]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(width: u16, height: u16, players: u16) -> BoardPlan {
        BoardPlan::new(inner(Rect::new(0, 0, width, height)), players)
    }

    #[test]
    fn rules_go_first_then_the_panel_shrinks_then_the_board_turns_pages() {
        let small = |players| {
            let plan = plan(80, 24, players);
            (plan.form, plan.panel.height)
        };
        assert_eq!(small(4), (SheetForm::Ruled, 9));
        assert_eq!(small(6), (SheetForm::Ruled, 3));
        assert_eq!(small(7), (SheetForm::Close, 6));
        assert_eq!(small(8), (SheetForm::Close, 4));
        assert_eq!(small(9), (SheetForm::Close, 2));
        assert_eq!(small(24), (SheetForm::Close, 2));
    }

    #[test]
    fn names_are_large_where_that_leaves_room_for_the_panel() {
        assert_eq!(plan(109, 36, 4).form, SheetForm::Ruled);
        assert_eq!(plan(110, 36, 4).form, SheetForm::Wide);
        assert_eq!(plan(120, 36, 7).form, SheetForm::Wide);
        assert_eq!(plan(120, 36, 8).form, SheetForm::Ruled);
        assert_eq!(plan(200, 60, 4).form, SheetForm::Grand);
        assert_eq!(plan(200, 60, 6).form, SheetForm::Wide);
    }

    #[test]
    fn a_small_sheet_has_a_column_beside_it_from_98_columns_on() {
        assert!(plan(97, 24, 4).side.is_empty());
        assert_eq!(plan(100, 24, 4).side.width, 18);
        assert!(plan(120, 36, 4).side.is_empty());
    }

    #[test]
    fn no_area_leaves_the_screen() {
        let sizes = [(30, 8), (46, 14), (80, 24), (100, 30), (160, 45), (300, 90)];
        let all = sizes.map(|size| (1..=24).map(move |players| (size, players)));
        for ((width, height), players) in all.into_iter().flatten() {
            let screen = Rect::new(0, 0, width, height);
            let plan = plan(width, height, players);
            let areas = [plan.sheet, plan.panel, plan.side];
            assert_eq!(
                areas.map(|area| area.intersection(screen)),
                areas,
                "{screen}"
            );
        }
    }
}
