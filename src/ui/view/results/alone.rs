//! A single player: bars for this game, the average, the best and tonight's other games; below them the
//! numbers and the sheet.

use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{facts, sheet, table};
use crate::app::Face;
use crate::domain::{Player, standings};
use crate::report::columns::widest;
use crate::ui::layout::{below, but_last, cells, line, right_of, top};
use crate::ui::model::BoardView;
use crate::ui::widget::{Size, Word};
use crate::ui::{Canvas, Look, joined};

/// The score of a full bar.
const WHOLE: u64 = 300;
const FULL: usize = 300;
/// The thickness of bars, with the width of the score next to them, which is as high; the thickest
/// needs much room.
const FORMS: [(u16, u16); 4] = [(6, 31), (3, 17), (2, 5), (1, 5)];
const MUCH: u16 = 20;
/// The width of the small sheet, and the minimum for a larger one.
const SHEET: u16 = 78;
const LARGE_SHEET: u16 = 110;
/// The number of gaps that share the remaining height.
const PARTS: u16 = 3;

struct ScoreBar {
    label: String,
    score: u64,
    style: Style,
}

/// The facts that did not fit into the banner, the bars, the table and the sheet, over the whole height.
pub(super) fn render(
    board: &BoardView<'_>,
    facts: &[String],
    whole: Rect,
    canvas: &mut Canvas<'_>,
) {
    let area = whole.inner(Margin::new(u16::from(whole.width >= 50), 0));
    let told = render_facts(board, facts, area, canvas);
    let rows = table::rows(board, canvas.look);
    let table_height = table::height(&rows).min(whole.height);
    let room = below(whole, told + table_height);
    let sheet_area = left_sheet(below(room, 1));
    let sheet_height = sheet::height(board, sheet_area);
    let room = room.height.saturating_sub(sheet_height);
    let bars = Bars::new(board, room, canvas.look);
    let spare = room.saturating_sub(bars.height());
    let mut rest = below(area, told);
    // The last gap is the largest.
    for (part, more) in parts(board.face).into_iter().zip(0..) {
        rest = below(rest, (spare + more) / PARTS);
        let height = match part {
            Part::Bars => bars.height(),
            Part::Table => table_height,
            Part::Sheet => sheet_height,
        };
        let own = top(rest, height);
        match part {
            Part::Bars => bars.render(own, canvas),
            Part::Table => table::render(board, &rows, own, canvas),
            Part::Sheet => sheet::render(board, in_columns(own, sheet_area), canvas),
        }
        rest = below(rest, height);
    }
}

/// What is shown, from top to bottom.
enum Part {
    Bars,
    Table,
    Sheet,
}

const fn parts(face: Face) -> [Part; 3] {
    match face {
        Face::Summary => [Part::Bars, Part::Table, Part::Sheet],
        Face::Sheet => [Part::Sheet, Part::Bars, Part::Table],
    }
}

/// The rows of one area with the columns of another.
const fn in_columns(lines: Rect, wide: Rect) -> Rect {
    Rect {
        x: wide.x,
        width: wide.width,
        ..lines
    }
}

/// The small sheet is left-aligned with everything else.
const fn left_sheet(area: Rect) -> Rect {
    match area.width {
        0..LARGE_SHEET => Rect {
            width: if area.width < SHEET {
                area.width
            } else {
                SHEET
            },
            ..area
        },
        _ => area,
    }
}

/// The facts that the bars don't show. Returns their height.
fn render_facts(
    board: &BoardView<'_>,
    facts: &[String],
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> u16 {
    let look = canvas.look;
    let compared = facts::compared(board, look);
    let facts = facts.iter().filter(|fact| !compared.contains(fact));
    let words = joined(facts, "   ");
    let height = u16::from(!words.is_empty());
    canvas.line(Line::styled(words, look.theme.title), line(area, 0));
    height
}

/// As many bars as fit, as thick as possible.
struct Bars {
    all: Vec<ScoreBar>,
    /// The width of the labels.
    label: u16,
    thickness: u16,
    /// The width of a score.
    score: u16,
    /// The distance from one bar to the next.
    pitch: u16,
}

impl Bars {
    fn new(board: &BoardView<'_>, room: u16, look: &Look) -> Self {
        let mut all = bars(board, look);
        all.truncate(room.into());
        let count = cells(all.len());
        let label = widest(all.iter().map(|bar| bar.label.as_str())) + 2;
        let forms = FORMS.into_iter().skip((room < MUCH).into());
        let mut fitting = forms.filter(|(thickness, _)| count * (thickness + 1) < room);
        let form = fitting.next();
        let (thickness, score) = form.or(FORMS.last().copied()).unwrap_or_default();
        Self {
            all,
            label: cells(label),
            thickness,
            score,
            pitch: form.map_or(1, |_| thickness + 1),
        }
    }

    fn height(&self) -> u16 {
        let gap = self.pitch.saturating_sub(self.thickness);
        (cells(self.all.len()) * self.pitch).saturating_sub(gap)
    }

    fn render(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let mut rest = area;
        for bar in &self.all {
            self.render_bar(bar, top(rest, self.thickness), canvas);
            rest = below(rest, self.pitch);
        }
    }

    fn render_bar(&self, bar: &ScoreBar, area: Rect, canvas: &mut Canvas<'_>) {
        let theme = &canvas.look.theme;
        let sign = if self.thickness > 1 { "█" } else { "━" };
        let middle = self.thickness.saturating_sub(1) / 2;
        let words = Span::styled(bar.label.clone(), theme.muted);
        canvas.paint(words, line(area, middle));
        let beside = right_of(area, self.label);
        let room = usize::from(but_last(beside, self.score).width);
        let length = usize::try_from(bar.score.min(WHOLE)).unwrap_or_default() * room / FULL;
        for row in beside.rows() {
            canvas.paint(Span::styled(sign.repeat(length), bar.style), row);
        }
        let text = &bar.score.to_string();
        let end = right_of(beside, cells(length) + 2);
        let size = Size::largest(text, end, canvas.look.glyphs);
        let style = theme.title;
        let start = below(end, if size.is_some() { 0 } else { middle });
        canvas.paint(Word { text, size, style }, start);
    }
}

/// This game first, then the scores it is compared with.
fn bars(board: &BoardView<'_>, look: &Look) -> Vec<ScoreBar> {
    let (language, theme) = (look.language, &look.theme);
    let standings = standings(board.game);
    let Some(own) = standings.first() else {
        return vec![];
    };
    let player = own.game().player();
    let bar = |label: &str, score: u64, style: Style| ScoreBar {
        label: label.to_owned(),
        score,
        style,
    };
    let this = bar(language.this_game(), own.score().into(), theme.strike);
    let (average, best) = facts::so_far(board, player);
    let average = average.map(|average| bar(language.average(), average.into(), theme.spare));
    let best = best.map(|best| bar(language.best_before(), best.into(), theme.up_rule));
    let games = earlier(board, player).map(|(game, score)| {
        let label = language.game_of_night(game);
        bar(&label, score.into(), theme.rule)
    });
    let compared = average.into_iter().chain(best).chain(games);
    [this].into_iter().chain(compared).collect()
}

/// The player's earlier finished games of the night: their numbers and scores.
fn earlier(board: &BoardView<'_>, player: Player) -> impl Iterator<Item = (usize, u16)> {
    let last = board.night.games().count();
    let games = (1..last).zip(board.night.games());
    games.filter_map(move |(number, games)| {
        let game = games.seat(player)?.game();
        let score = game.frames().scores().total();
        game.is_over().then_some((number, score))
    })
}
