//! The standings of a competition as text and CSV.

use super::columns::{left, right, widest};
use super::escape;
use crate::archive::{PersonRow, Standings, TeamRow, plain};
use crate::text::{Language, person_cells, team_cells};

/// The text columns; all others are numbers.
const WORDS: [usize; 3] = [1, 2, 3];
const GAP: &str = "  ";

/// The table of people, with the cut line and what needs attention.
pub fn people_text(table: &Standings, language: Language) -> String {
    let titles = language.person_titles().to_vec();
    let rows = table
        .people
        .iter()
        .map(|row| person_cells(table, row).to_vec());
    let rows: Vec<_> = std::iter::once(titles).chain(rows).collect();
    let mut lines = padded(&rows, &WORDS);
    if let Some((above, words)) = language.cut_words(table) {
        lines.insert(above + 1, format!("-- {words}"));
    }
    page(table, lines, language)
}

pub fn teams_text(table: &Standings, language: Language) -> String {
    let titles = language.team_titles().to_vec();
    let rows = table.teams.iter().map(|row| team_cells(row).to_vec());
    let rows: Vec<_> = std::iter::once(titles).chain(rows).collect();
    page(table, padded(&rows, &[1]), language)
}

fn page(table: &Standings, lines: Vec<String>, language: Language) -> String {
    let competition = &table.competition;
    let title = format!(
        "{} · {}",
        plain(&competition.title),
        language.competition_words(competition)
    );
    let needs = table
        .needs
        .iter()
        .map(|(lane, needs)| language.lane_needs(lane, &language.lane_needs_words(needs)));
    let lines = std::iter::once(title).chain(lines).chain(needs);
    lines.map(|line| line + "\n").collect()
}

/// Pads each column to its widest cell; empty columns are left out.
fn padded(rows: &[Vec<String>], words: &[usize]) -> Vec<String> {
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let count = rows.first().map_or(0, Vec::len);
    let is_used = |column: &usize| cells(*column).skip(1).any(|cell| !cell.is_empty());
    let used: Vec<_> = (0..count).filter(is_used).collect();
    let width = |column: usize| widest(cells(column).map(String::as_str));
    let widths: Vec<_> = used.iter().map(|column| width(*column)).collect();
    let cell = |row: &Vec<String>, (column, width): (&usize, &usize)| {
        let cell = row.get(*column).map_or("", String::as_str);
        if words.contains(column) {
            return left(cell, *width);
        }
        right(cell, *width)
    };
    let line = |row: &Vec<String>| {
        let cells = used.iter().zip(&widths).map(|column| cell(row, column));
        let line = cells.collect::<Vec<_>>().join(GAP);
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

const PEOPLE: &str = "place,person,team,lane,games,scratch,handicap,total,to_cut,high,now,frames\n";
const TEAMS: &str = "place,team,people,games,total,high,now\n";

pub fn people_csv(table: &Standings) -> String {
    let rows = table.people.iter().map(|row| person_csv(table, row));
    std::iter::once(PEOPLE.to_owned()).chain(rows).collect()
}

fn csv_number(number: Option<i64>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

fn person_csv(table: &Standings, row: &PersonRow) -> String {
    let team = row.team.as_deref().unwrap_or_default();
    let cells = [
        row.place.to_string(),
        escape::csv(&row.person),
        escape::csv(team),
        escape::csv(&row.lane),
        row.games.to_string(),
        row.scratch.to_string(),
        row.handicap.to_string(),
        row.total.to_string(),
        csv_number(table.to_cut(row)),
        csv_number(row.high),
        csv_number(row.now),
        csv_number(row.frames),
    ];
    cells.join(",") + "\n"
}

pub fn teams_csv(table: &Standings) -> String {
    let row = |row: &TeamRow| {
        let cells = [
            row.place.to_string(),
            escape::csv(&row.team),
            row.people.to_string(),
            row.games.to_string(),
            row.total.to_string(),
            csv_number(row.high),
            csv_number(row.now),
        ];
        cells.join(",") + "\n"
    };
    let rows = table.teams.iter().map(row);
    std::iter::once(TEAMS.to_owned()).chain(rows).collect()
}
