//! Lanes and standings as HTML for the page of a hall. It gets rows and doesn't access the centre;
//! all text is escaped here.

use super::escape::markup;
use super::text_board::Board;
use crate::archive::{Competition, LaneNeed, LaneRow, Standings, TeamRow, WatchedNight};
use crate::text::{Language, person_cells, team_cells};

/// A card for each lane, and the running competitions.
pub fn lanes_markup(rows: &[LaneRow], on: &[Competition], language: Language) -> String {
    let tables = on.iter().map(|own| {
        let (id, title) = (markup(&own.id), markup(&own.title));
        format!("<a href=\"standings/{id}\">{title}</a>")
    });
    let tables: String = tables.collect();
    let lanes: String = rows.iter().map(|row| lane_card(row, language)).collect();
    if rows.is_empty() {
        let nothing = language.page_no_lanes();
        return format!("<nav class=\"tables\">{tables}</nav><p>{nothing}</p>");
    }
    format!("<nav class=\"tables\">{tables}</nav><ol class=\"lanes\">{lanes}</ol>")
}

/// Problems are for the desk; spectators see only strings of strikes.
fn lane_card(row: &LaneRow, language: Language) -> String {
    let lane = markup(&row.lane);
    let up = row.up.as_deref().map(markup).unwrap_or_default();
    let place = match (row.game, row.frame) {
        (Some(game), Some(frame)) => language.page_place(game, frame),
        (Some(game), None) => language.page_game_over(game),
        _ => language.page_no_game().to_owned(),
    };
    let age = match row.age {
        ..60 => language.page_just_now().to_owned(),
        age => language.ago(age - age % 60),
    };
    let strikes = row.found.iter();
    let strikes = strikes.filter(|need| matches!(need, LaneNeed::NineStrikes { .. }));
    let strikes = strikes.map(|need| format!("<em>{}</em>", markup(&language.lane_need(need))));
    let strikes: String = strikes.collect();
    format!(
        "<li><a href=\"lane/{lane}\"><b>{lane}</b><span class=\"who\">{up}</span>\
         <span>{place}</span><span>{age}</span>{strikes}</a></li>"
    )
}

/// The cells of a row, each with its CSS class.
const PERSON: [(usize, &str); 9] = [
    (0, "rank"),
    (1, "text name"),
    (2, "text less"),
    (3, "text less"),
    (4, "less"),
    (7, "total"),
    (8, ""),
    (10, "now"),
    (11, "less"),
];
const TEAM: [(usize, &str); 6] = [
    (0, "rank"),
    (1, "text name"),
    (2, "less"),
    (3, "less"),
    (4, "total"),
    (6, "now"),
];

/// The people with the cut line, then the teams.
pub fn table_markup(table: &Standings, language: Language) -> String {
    let competition = &table.competition;
    let title = markup(&competition.title);
    let about = language.competition_words(competition);
    let head = format!("<h2>{title} <small>{about}</small></h2>");
    if table.people.is_empty() {
        return format!("{head}<p>{}</p>", language.nobody_bowled_yet());
    }
    let cells = table
        .people
        .iter()
        .map(|row| person_cells(table, row).to_vec());
    let mut rows: Vec<_> = cells
        .map(|cells| table_row("td", &cells, &PERSON))
        .collect();
    if let Some((above, words)) = language.cut_words(table) {
        let span = PERSON.len();
        let line = format!("<tr class=\"cut\"><td colspan=\"{span}\">{words}</td></tr>");
        rows.insert(above, line);
    }
    let titles = table_row("th", &language.person_titles(), &PERSON);
    let people = whole_table(&titles, &rows);
    format!("{head}{people}{}", teams(&table.teams, language))
}

fn teams(teams: &[TeamRow], language: Language) -> String {
    if teams.is_empty() {
        return String::new();
    }
    let rows = teams
        .iter()
        .map(|row| table_row("td", &team_cells(row), &TEAM));
    let rows: Vec<_> = rows.collect();
    let titles = table_row("th", &language.team_titles(), &TEAM);
    let table = whole_table(&titles, &rows);
    format!("<h2>{}</h2>{table}", language.page_teams())
}

fn whole_table(titles: &str, rows: &[String]) -> String {
    let rows = rows.concat();
    format!("<table><thead>{titles}</thead><tbody>{rows}</tbody></table>")
}

fn table_row(kind: &str, cells: &[String], columns: &[(usize, &str)]) -> String {
    let cells = columns.iter().map(|(column, class)| {
        let text = cells
            .get(*column)
            .map(|cell| markup(cell))
            .unwrap_or_default();
        format!("<{kind} class=\"{class}\">{text}</{kind}>")
    });
    let cells: String = cells.collect();
    format!("<tr>{cells}</tr>")
}

/// The board of a lane as text, for a page without a script. Empty before its first game.
pub fn lane_markup(night: &WatchedNight) -> String {
    let board = night.night.game().map(|game| Board(game).to_string());
    let board = board.map(|board| format!("<pre>{}</pre>", markup(&board)));
    board.unwrap_or_default()
}
