//! The words of standings, of lists of entries, and of what needs attention at the desk.

use super::{Language, words};
use crate::archive::{
    Competition, EntriesError, EntryError, LaneNeed, LaneRow, PersonRow, Standings, TeamRow,
};

words! {
    entry_refusal(error: &EntryError) translates {
        EntryError::Cells { cells } =>
            "한 줄은 lane,name,person,team,handicap이고 뒤의 둘은 없어도 됩니다. {cells}칸은 안 됩니다";
        EntryError::Heading => "열은 lane,name,person,team,handicap 순서입니다";
        EntryError::NotText => "UTF-8이 아닙니다: \"CSV UTF-8\"로 저장하세요";
        EntryError::Lane { word } =>
            "레인은 번호나 영문자, 숫자, '-', '_'로 된 짧은 이름입니다: \"{word}\"";
        EntryError::Name { word } => "이름은 점수판에 있는 영문 3글자입니다: \"{word}\"";
        EntryError::NoPerson { most } => "사람 이름이 없습니다: {most}자까지 쓸 수 있습니다";
        EntryError::TooLong { length, most } => "사람과 팀 이름은 {most}자까지입니다: {length}자";
        EntryError::Handicap { word, most } => "핸디캡은 -{most}부터 {most}까지의 정수입니다: \"{word}\"";
        EntryError::Twice { name, lane, line } => "{lane}번 레인의 {name}이(가) {line}번째 줄에 이미 있습니다";
        EntryError::TwoTeams { person, line } => "{person}의 팀이 {line}번째 줄과 다릅니다";
    }
    entry_on_line(line: u64, refusal: &str) => "line {line}: {refusal}", "{line}번째 줄: {refusal}";
    more_wrong_rows(count: usize) match count {
        1 => "and 1 more row", "그 밖에 1줄 더";
        _ => "and {count} more rows", "그 밖에 {count}줄 더";
    }
    nothing_changed => "nothing was changed", "아무것도 바꾸지 않았습니다";
    list_too_large(megabytes: usize) =>
        "a list of entries has up to {megabytes} MB",
        "명단은 {megabytes}MB까지입니다";
    list_too_long(rows: usize) =>
        "a list of entries has up to {rows} rows",
        "명단은 {rows}줄까지입니다";
    list_is_empty =>
        "the list is empty: a row is lane,name,person,team,handicap",
        "명단이 비어 있습니다: 한 줄은 lane,name,person,team,handicap입니다";
    entries_replaced(name: &str, entries: usize, lanes: usize) match entries {
        1 => "{name}: 1 entry on {lanes} lanes", "{name}: 레인 {lanes}개에 1명";
        _ => "{name}: {entries} entries on {lanes} lanes", "{name}: 레인 {lanes}개에 {entries}명";
    }
    games_count(games: i32) match games {
        1 => "1 game counts", "1게임 합산";
        _ => "{games} games count", "{games}게임 합산";
    }
    nights_from_to(begins: &str, ends: &str) =>
        "nights that begin from {begins} to {ends}",
        "{begins}부터 {ends}까지 시작한 기록";
    go_on(cut: i32) => "top {cut} advance", "상위 {cut}명 진출";
    no_competition_name =>
        "a competition is a short word of up to 32 letters, digits, '-' and '_'; --title takes any text",
        "대회의 짧은 이름은 영문자, 숫자, '-', '_'로 32자까지입니다. 다른 이름은 --title로 쓰세요";
    no_moment(word: &str) =>
        "{word:?} is not a time such as 2026-01-31 or \"2026-01-31 18:30\"",
        "{word:?}: 날짜나 시각이 아닙니다. 2026-01-31이나 \"2026-01-31 18:30\"처럼 쓰세요";
    // In the table.
    standings_people(count: usize) match count {
        1 => "1 person", "1명";
        _ => "{count} people", "{count}명";
    }
    standings_teams(count: usize) match count {
        1 => "1 team", "팀 1개";
        _ => "{count} teams", "팀 {count}개";
    }
    standings_screen => "standings", "순위";
    nobody_bowled_yet =>
        "no one on the list has bowled yet",
        "명단에 있는 사람이 아직 치지 않았습니다";
    no_teams => "no one on the list is in a team", "명단에 팀이 없습니다";
    cut_line(cut: i32, total: i64) => "cut: top {cut} advance, at {total}", "컷: 상위 {cut}명 진출, {total}";
    tied_cut_line(cut: i32, total: i64, above: usize) =>
        "cut: top {cut} advance, but {above} have {total} or more",
        "컷: 상위 {cut}명 진출, {total} 이상은 {above}명";
    standing_place => "place", "순위";
    standing_person => "name", "이름";
    standing_team => "team", "팀";
    standing_lane => "lane", "레인";
    standing_people => "people", "인원";
    standing_games => "games", "게임";
    standing_scratch => "scratch", "스크래치";
    standing_handicap => "handicap", "핸디캡";
    standing_total => "total", "합계";
    standing_to_cut => "to cut", "컷까지";
    standing_high => "high", "최고";
    standing_now => "now", "현재";
    standing_frames => "frames", "프레임";
    // What needs attention at the desk.
    lane_needs(lane: &str, needs: &str) => "lane {lane}: {needs}", "{lane}번 레인: {needs}";
    more_lanes_need(count: usize) match count {
        1 => "and 1 more lane", "그 밖에 레인 1개 더";
        _ => "and {count} more lanes", "그 밖에 레인 {count}개 더";
    }
    lane_need(need: &LaneNeed) match need {
        LaneNeed::Silent => "SILENT", "응답 없음";
        LaneNeed::Conflict => "TWO MACHINES ON ONE NIGHT", "두 컴퓨터가 같은 기록을 이어감";
        LaneNeed::ClockIsOff => "CLOCK WRONG", "시계 틀림";
        LaneNeed::NoEntry { name, .. } => "{name} NOT ON THE LIST", "{name} 명단에 없음";
        LaneNeed::Corrected { name, game } => "{name} GAME {game} CORRECTED", "{name} {game}게임 고침";
        LaneNeed::NineStrikes { name } => "{name} FRONT NINE", "{name} 처음부터 9연속 스트라이크";
    }
}

/// Place, person, team, lane, games, scratch, handicap, total, to the cut, high, now, frames so far.
pub type PersonCells = [String; 12];
/// Place, team, people, games, total, high, now.
pub type TeamCells = [String; 7];

fn number(number: Option<i64>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// The difference with its sign.
fn difference(pins: Option<i64>) -> String {
    match pins {
        Some(0) => 0.to_string(),
        Some(pins) => format!("{pins:+}"),
        None => String::new(),
    }
}

impl Language {
    pub fn person_titles(self) -> PersonCells {
        [
            self.standing_place(),
            self.standing_person(),
            self.standing_team(),
            self.standing_lane(),
            self.standing_games(),
            self.standing_scratch(),
            self.standing_handicap(),
            self.standing_total(),
            self.standing_to_cut(),
            self.standing_high(),
            self.standing_now(),
            self.standing_frames(),
        ]
        .map(str::to_owned)
    }

    pub fn team_titles(self) -> TeamCells {
        [
            self.standing_place(),
            self.standing_team(),
            self.standing_people(),
            self.standing_games(),
            self.standing_total(),
            self.standing_high(),
            self.standing_now(),
        ]
        .map(str::to_owned)
    }

    /// Everything that needs attention at a lane, in words.
    pub fn lane_needs_words(self, needs: &[LaneNeed]) -> String {
        let words = needs.iter().map(|need| self.lane_need(need));
        words.collect::<Vec<_>>().join(" · ")
    }

    /// What needs attention at a lane, or else whether a game is running.
    pub fn lane_words(self, row: &LaneRow) -> String {
        let needs = row.needs();
        match needs[..] {
            [] => self.lane_state(row.state()).to_owned(),
            _ => self.lane_needs_words(&needs),
        }
    }

    /// The cut line, and how many people are above it. None if there is no cut.
    pub fn cut_words(self, table: &Standings) -> Option<(usize, String)> {
        let (cut, total) = (table.competition.cut?, table.cut_total()?);
        let above = table.above_cut()?;
        let words = if usize::try_from(cut) == Ok(above) {
            self.cut_line(cut, total)
        } else {
            self.tied_cut_line(cut, total, above)
        };
        Some((above, words))
    }

    /// How many games count, and how many people advance.
    pub fn competition_words(self, competition: &Competition) -> String {
        let games = self.games_count(competition.games);
        let cut = competition.cut.map(|cut| self.go_on(cut));
        [games]
            .into_iter()
            .chain(cut)
            .collect::<Vec<_>>()
            .join(" · ")
    }

    /// Why a list of entries is rejected, one line per reason.
    pub fn entries_refusal(self, error: &EntriesError) -> Vec<String> {
        /// The most reasons listed.
        const SHOWN: usize = 20;
        match error {
            EntriesError::TooLarge(megabytes) => vec![self.list_too_large(*megabytes)],
            EntriesError::TooMany(rows) => vec![self.list_too_long(*rows)],
            EntriesError::Empty => vec![self.list_is_empty().to_owned()],
            EntriesError::Rows(rows) => {
                let told = rows.iter().take(SHOWN);
                let told =
                    told.map(|(line, error)| self.entry_on_line(*line, &self.entry_refusal(error)));
                let more = rows.len().checked_sub(SHOWN).filter(|more| *more > 0);
                told.chain(more.map(|more| self.more_wrong_rows(more)))
                    .collect()
            }
        }
    }
}

/// The cells of a person in this table.
pub fn person_cells(table: &Standings, row: &PersonRow) -> PersonCells {
    [
        row.place.to_string(),
        row.person.clone(),
        row.team.clone().unwrap_or_default(),
        row.lane.clone(),
        row.games.to_string(),
        row.scratch.to_string(),
        row.handicap.to_string(),
        row.total.to_string(),
        difference(table.to_cut(row)),
        number(row.high),
        number(row.now),
        number(row.frames),
    ]
}

pub fn team_cells(row: &TeamRow) -> TeamCells {
    [
        row.place.to_string(),
        row.team.clone(),
        row.people.to_string(),
        row.games.to_string(),
        row.total.to_string(),
        number(row.high),
        number(row.now),
    ]
}
