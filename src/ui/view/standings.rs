//! The standings of a competition.
//!
//! ```text
//!  place  name        team   games  total  to cut  now
//!  1      Park        Reds   2        421     +34   88
//!  2      Kim         Blues  2        387       0
//!  ── cut: top 2 advance, at 387 ────────────────────────────
//!  3      Lee         Reds   2        377     -10  112
//!  lane 3: SILENT
//! ```

mod columns;

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::waiting::Waiting;
use crate::app::{Reach, StandingSide, StandingsScreen, Target};
use crate::archive::Standings;
use crate::text::{person_cells, team_cells};
use crate::ui::layout::{self, above, below, cells, right_of};
use crate::ui::model::Page;
use crate::ui::widget::{Heading, Hidden};
use crate::ui::{Canvas, Look};
use columns::{PEOPLE, StandingColumns, TEAMS};

/// Below this height only the table is shown.
const LOW: u16 = 12;
/// The most lines for lanes that need attention.
const NEEDS: usize = 3;

pub(super) fn render(screen: &StandingsScreen, page: Page<'_>, canvas: &mut Canvas<'_>) {
    let (whole, look) = (canvas.buffer.area, canvas.look);
    page.render(&heading(screen, look), whole, canvas);
    let body = above(below(whole, 1), 1);
    let Some(table) = screen.table.as_deref().filter(|_| screen.count() > 0) else {
        let waiting = Waiting {
            large: vec![look.language.large_waiting().to_owned()],
            lines: vec![told(screen, look).unwrap_or_else(|| nothing(screen, look))],
        };
        return waiting.render_body(body, canvas);
    };
    let needs = match body.height {
        ..LOW => vec![],
        _ => needs(table, look),
    };
    canvas.lines(
        needs.clone(),
        right_of(below(body, body.height - cells(needs.len())), 1),
    );
    render_table(screen, table, above(body, cells(needs.len())), canvas);
}

fn heading(screen: &StandingsScreen, look: &Look) -> Heading {
    let Some(table) = screen.table.as_deref() else {
        return Heading::new(look.language.standings_screen());
    };
    let (competition, language) = (&table.competition, look.language);
    let count = match screen.side {
        StandingSide::People => language.standings_people(screen.count()),
        StandingSide::Teams => language.standings_teams(screen.count()),
    };
    Heading {
        words: vec![
            competition.title.clone(),
            language.competition_words(competition),
        ],
        right: Some(count).filter(|_| screen.count() > 0),
        ..Heading::default()
    }
}

/// Why there are no updates. None if the centre answers.
fn told(screen: &StandingsScreen, look: &Look) -> Option<Line<'static>> {
    let is_away = screen.reach == Reach::Away;
    is_away.then(|| Line::styled(look.language.centre_is_away(), look.theme.notice))
}

fn nothing(screen: &StandingsScreen, look: &Look) -> Line<'static> {
    let people = screen
        .table
        .as_deref()
        .map_or(0, |table| table.people.len());
    Line::raw(match (screen.side, people) {
        (StandingSide::Teams, 1..) => look.language.no_teams(),
        _ => look.language.nobody_bowled_yet(),
    })
}

/// A line for each lane that needs attention, as many as fit.
fn needs(table: &Standings, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let hidden = table.needs.len().saturating_sub(NEEDS);
    let (shown, hidden) = match hidden {
        0 => (NEEDS, 0),
        hidden => (NEEDS - 1, hidden + 1),
    };
    let lines = table.needs.iter().take(shown);
    let lines =
        lines.map(|(lane, needs)| language.lane_needs(lane, &language.lane_needs_words(needs)));
    let more = (hidden > 0).then(|| language.more_lanes_need(hidden));
    let lines = lines.chain(more);
    lines
        .map(|words| Line::styled(words, look.theme.notice))
        .collect()
}

fn render_table(screen: &StandingsScreen, table: &Standings, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let width = area.width.saturating_sub(2);
    let columns = match screen.side {
        StandingSide::People => {
            let rows = table
                .people
                .iter()
                .map(|row| person_cells(table, row).to_vec());
            let titles = look.language.person_titles().to_vec();
            StandingColumns::new(titles, rows.collect(), (PEOPLE, width))
        }
        StandingSide::Teams => {
            let rows = table.teams.iter().map(|row| team_cells(row).to_vec());
            let titles = look.language.team_titles().to_vec();
            StandingColumns::new(titles, rows.collect(), (TEAMS, width))
        }
    };
    let first =
        told(screen, look).unwrap_or_else(|| Line::styled(columns.heading(), look.theme.muted));
    canvas.line(first, right_of(layout::line(area, 0), 1));
    let cut = look.language.cut_words(table);
    let cut = cut.filter(|_| screen.side == StandingSide::People);
    render_rows((screen.row, cut), &columns, below(area, 1), canvas);
}

/// The rows on the page of the cursor, including the cut line.
fn render_rows(
    (chosen, cut): (usize, Option<(usize, String)>),
    columns: &StandingColumns,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let (look, count) = (canvas.look, columns.rows.len());
    let inner = layout::rows_of(area);
    let fits = inner.height.saturating_sub(u16::from(cut.is_some()));
    let shown = layout::page(count, usize::from(fits), chosen);
    let mut lines = inner.rows();
    let rows = columns.rows.iter().enumerate().skip(shown.start);
    for (place, row) in rows.take(shown.len()) {
        if let Some((_, words)) = cut.as_ref().filter(|(above, _)| *above == place)
            && let Some(area) = lines.next()
        {
            render_cut(words, area, canvas);
        }
        let Some(area) = lines.next() else {
            break;
        };
        canvas.line(Line::raw(columns.line(row)), right_of(area, 1));
        canvas.regions.add(area, Target::Row(place));
        if place == chosen {
            canvas.buffer.set_style(area, look.theme.fill.up);
        }
    }
    if inner != area {
        Hidden { count, shown, look }.render(area, canvas.buffer);
    }
}

/// `── cut: top 4 advance, at 387 ──────`
fn render_cut(words: &str, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = canvas.look.theme;
    let line = "─".repeat(usize::from(area.width.saturating_sub(2)));
    canvas.paint(Line::styled(line, theme.rule), right_of(area, 1));
    let words = format!(" {words} ");
    let fits = layout::text_width(&words) + 4 <= area.width;
    if fits {
        canvas.paint(Line::styled(words, theme.title), right_of(area, 3));
    }
}
