//! Parses `lane,name,person,team,handicap`. Every wrong row is reported with its line number.

use std::collections::HashMap;

use csv::{ByteRecord, ReaderBuilder, Trim};

use crate::archive::{EntriesError, EntryError, LaneEntry, is_lane_name, plain};
use crate::domain::Player;

/// The largest list, in bytes.
pub const LARGEST: usize = 4 * 1024 * 1024;
const MOST_ROWS: usize = 20_000;
const MOST_CHARACTERS: usize = 60;
const MOST_PINS: i32 = 300;
const HEADING: [&str; 5] = ["lane", "name", "person", "team", "handicap"];
/// The most characters shown of a rejected word.
const SHOWN: usize = 40;

/// The entries of a list. The heading is optional.
pub fn read_entries(bytes: &[u8]) -> Result<Vec<LaneEntry>, EntriesError> {
    if bytes.len() > LARGEST {
        return Err(EntriesError::TooLarge(LARGEST / 1024 / 1024));
    }
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(bytes);
    let mut list = EntryList::default();
    // Reading a slice can't fail.
    for (place, record) in reader.byte_records().filter_map(Result::ok).enumerate() {
        list.take(place, &record);
    }
    list.finished()
}

#[derive(Default)]
struct EntryList {
    entries: Vec<LaneEntry>,
    faults: Vec<(u64, EntryError)>,
    /// The line number of each lane and name, and of each person with a team.
    lines: HashMap<(String, String), u64>,
    teams: HashMap<String, (Option<String>, u64)>,
}

impl EntryList {
    fn take(&mut self, place: usize, record: &ByteRecord) {
        let line = record.position().map_or(0, csv::Position::line);
        let read = cells(record).and_then(|cells| match cells[..] {
            _ if cells.iter().all(String::is_empty) => Ok(None),
            _ if place == 0 && is_heading(&cells) => heading(&cells).map(|()| None),
            _ => entry(&cells).map(Some),
        });
        let added = read.and_then(|entry| entry.map_or(Ok(()), |entry| self.add(entry, line)));
        self.faults.extend(added.err().map(|error| (line, error)));
    }

    fn add(&mut self, entry: LaneEntry, line: u64) -> Result<(), EntryError> {
        let LaneEntry { lane, name, .. } = entry.clone();
        let key = (lane.clone(), name.clone());
        if let Some(line) = self.lines.get(&key).copied() {
            return Err(EntryError::Twice { name, lane, line });
        }
        let own = (entry.team.clone(), line);
        let (team, line_of_team) = self.teams.entry(entry.person.clone()).or_insert(own);
        if *team != entry.team {
            let (person, line) = (entry.person, *line_of_team);
            return Err(EntryError::TwoTeams { person, line });
        }
        self.lines.insert(key, line);
        self.entries.push(entry);
        Ok(())
    }

    fn finished(self) -> Result<Vec<LaneEntry>, EntriesError> {
        match (self.faults.len(), self.entries.len()) {
            (1.., _) => Err(EntriesError::Rows(self.faults)),
            (0, 0) => Err(EntriesError::Empty),
            (0, ..=MOST_ROWS) => Ok(self.entries),
            _ => Err(EntriesError::TooMany(MOST_ROWS)),
        }
    }
}

/// The cells without invisible characters.
fn cells(record: &ByteRecord) -> Result<Vec<String>, EntryError> {
    let text = |cell| std::str::from_utf8(cell).map_err(|_bytes| EntryError::NotText);
    let cells = record.iter().map(text);
    let cells = cells.map(|cell| cell.map(|cell| plain(cell).trim().to_owned()));
    cells.collect()
}

fn is_heading(cells: &[String]) -> bool {
    let has = |word: &&str| cells.iter().any(|cell| cell.eq_ignore_ascii_case(word));
    HEADING.iter().take(3).all(has)
}

fn heading(cells: &[String]) -> Result<(), EntryError> {
    let mut pairs = cells.iter().zip(HEADING);
    let is_ours = cells.len() <= HEADING.len();
    let is_ours = is_ours && pairs.all(|(cell, word)| cell.eq_ignore_ascii_case(word));
    is_ours.then_some(()).ok_or(EntryError::Heading)
}

fn entry(cells: &[String]) -> Result<LaneEntry, EntryError> {
    let count = cells.len();
    let mut cells = cells.iter().map(String::as_str);
    let (Some(lane), Some(name), Some(person), true) = (
        cells.next(),
        cells.next(),
        cells.next(),
        count <= HEADING.len(),
    ) else {
        return Err(EntryError::Cells { cells: count });
    };
    let team = short(cells.next().unwrap_or_default())?;
    Ok(LaneEntry {
        lane: read_lane(lane)?,
        name: read_name(name)?,
        person: Some(short(person)?)
            .filter(|person| !person.is_empty())
            .ok_or(EntryError::NoPerson {
                most: MOST_CHARACTERS,
            })?,
        team: Some(team).filter(|team| !team.is_empty()),
        handicap: read_handicap(cells.next().unwrap_or_default())?,
    })
}

fn shown(word: &str) -> String {
    word.chars().take(SHOWN).collect()
}

fn read_lane(word: &str) -> Result<String, EntryError> {
    let lane = is_lane_name(word).then(|| word.to_owned());
    lane.ok_or_else(|| EntryError::Lane { word: shown(word) })
}

fn read_name(word: &str) -> Result<String, EntryError> {
    let player = Player::new(word).map_err(|_refusal| EntryError::Name { word: shown(word) })?;
    Ok(player.name().to_owned())
}

fn read_handicap(word: &str) -> Result<i32, EntryError> {
    let pins = match word {
        "" => Some(0),
        word => word.parse().ok(),
    };
    let most = MOST_PINS;
    let pins = pins.filter(|pins| (-most..=most).contains(pins));
    pins.ok_or_else(|| EntryError::Handicap {
        word: shown(word),
        most,
    })
}

/// Joins the words with single blanks.
fn short(text: &str) -> Result<String, EntryError> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (length, most) = (text.chars().count(), MOST_CHARACTERS);
    match length {
        ..=MOST_CHARACTERS => Ok(text),
        _ => Err(EntryError::TooLong { length, most }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(text: &str) -> Vec<String> {
        let entries = read_entries(text.as_bytes()).unwrap();
        let told = entries.into_iter().map(|entry| {
            let team = entry.team.unwrap_or_default();
            let LaneEntry {
                lane,
                name,
                person,
                handicap,
                ..
            } = entry;
            format!("{lane}|{name}|{person}|{team}|{handicap}")
        });
        told.collect()
    }

    fn faults(text: &[u8]) -> Vec<(u64, EntryError)> {
        match read_entries(text) {
            Err(EntriesError::Rows(faults)) => faults,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_list_is_read_as_spreadsheets_write_it() {
        let rows = |heading: &'static str| {
            [
                heading,
                "12,pjs,\"Park,  Ji-Sung\", Reds ,8",
                "",
                ",,,,",
                "13,KYJ,\"Kim \"\"YJ\"\"\"",
            ]
        };
        let headings = ["", "lane,name,person,team,handicap", "Lane, Name ,PERSON"];
        let texts = headings.map(rows).map(|rows| {
            let [plain, windows] = [rows.join("\n"), rows.join("\r\n")];
            let marked = format!("\u{feff}{windows}");
            [plain, windows, marked]
        });
        for text in texts.iter().flatten() {
            let expected = ["12|PJS|Park, Ji-Sung|Reds|8", "13|KYJ|Kim \"YJ\"||0"];
            assert_eq!(people(text), expected, "{text:?}");
        }
    }

    #[test]
    fn quoted_line_ends_and_hidden_characters_are_cleaned() {
        let text = "12,PJS,\"Park\u{1b}[31m\nJi\u{202e}\u{0}\",\"Red\u{7}s\"\n13,KYJ,Kim";
        assert_eq!(people(text), ["12|PJS|Park[31mJi|Reds|0", "13|KYJ|Kim||0"]);
        let broken = "12,PJS,\"Park\nJi\"\n13,KY,Kim";
        assert_eq!(
            faults(broken.as_bytes())[0].0,
            3,
            "lines of the file are counted"
        );
    }

    const WRONG: &str = "lane,name,person,team,handicap
12,PJ,Park
12,PJS
,KYJ,Kim
12 3,KYJ,Kim
12,KYJ,
12,KYJ,Kim,Reds,many
12,KYJ,Kim,Reds,301
12,KYJ,Kim,Reds,1,2
12,LEE,Lee
12,lee,Li
13,LEE,Lee,Blues
14,\u{202e}ABCD,Lee
";

    #[test]
    fn every_wrong_row_is_told_with_its_line_and_what_is_allowed() {
        let told = faults(WRONG.as_bytes()).into_iter();
        let told: Vec<_> = told
            .map(|(line, error)| format!("{line}: {error}"))
            .collect();
        let lane = "a lane is a number or a short name of letters, digits, '-' and '_', not";
        let name = "a name has 3 letters A to Z, as on the board, not";
        let pins = "a handicap is a whole number from -300 to 300, not";
        let cells = "a row is lane,name,person,team,handicap (the last two may be missing), not";
        let expected = [
            format!("2: {name} \"PJ\""),
            format!("3: {cells} 2 cells"),
            format!("4: {lane} \"\""),
            format!("5: {lane} \"12 3\""),
            "6: the person is missing: anything up to 60 characters".to_owned(),
            format!("7: {pins} \"many\""),
            format!("8: {pins} \"301\""),
            format!("9: {cells} 6 cells"),
            "11: LEE on lane 12 is on line 10 already".to_owned(),
            "12: Lee is in another team on line 10".to_owned(),
            format!("13: {name} \"ABCD\""),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn what_is_no_list_is_refused() {
        assert_eq!(read_entries(b""), Err(EntriesError::Empty));
        assert_eq!(
            read_entries(b"lane,name,person\n"),
            Err(EntriesError::Empty)
        );
        let large = vec![b'x'; LARGEST + 1];
        assert_eq!(read_entries(&large), Err(EntriesError::TooLarge(4)));
        let lines = (0..=MOST_ROWS).map(|lane| format!("{lane},PJS,{lane}\n"));
        let many: String = lines.collect();
        assert_eq!(
            read_entries(many.as_bytes()),
            Err(EntriesError::TooMany(MOST_ROWS))
        );
        assert_eq!(faults(b"12,PJS,\xb9\xda"), [(1, EntryError::NotText)]);
        assert_eq!(faults(b"name,lane,person"), [(1, EntryError::Heading)]);
        let long = format!("12,PJS,{}", "p".repeat(61));
        let (length, most) = (61, 60);
        assert_eq!(
            faults(long.as_bytes()),
            [(1, EntryError::TooLong { length, most })]
        );
    }
}
