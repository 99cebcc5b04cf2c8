//! The words of the centre. The English error messages are next to their variants.

use super::{Language, words};
use crate::archive::{CentreError, Hindrance, LaneRow, LaneState, Passage, PassedNight};

words! {
    centre_refusal(error: &CentreError) translates {
        CentreError::NotJoined =>
            "이 파일은 센터에 연결되어 있지 않습니다: `tenpin centre join 주소 --lane 번호`를 쓰거나 TENPIN_CENTRE를 설정하세요";
        CentreError::NoLane =>
            "레인을 모릅니다: `tenpin centre join 주소 --lane 번호`로 정하세요";
        CentreError::PasswordInUrl =>
            "인자에 쓴 비밀번호는 이 컴퓨터의 누구나 볼 수 있습니다: 빼고 실행하면 물어봅니다";
        CentreError::BadAddress { reason } =>
            "postgres://lane12@centre.example/bowling 같은 주소가 아닙니다({reason})";
        CentreError::TlsIsNeeded =>
            "sslmode=disable은 센터가 이 컴퓨터에 있을 때만 쓸 수 있습니다: 빼세요";
        CentreError::BadAuthority { path: _, reason } =>
            "--ca 파일에 쓸 수 있는 인증서가 없습니다({reason})";
        CentreError::PasswordFile { path: _, reason } =>
            "비밀번호를 저장할 수 없습니다({reason})";
        CentreError::Unreachable { reason } => "센터에 연결할 수 없습니다({reason})";
        CentreError::Silent => "센터가 응답하지 않습니다";
        CentreError::WrongPassword => "센터가 이 사용자나 비밀번호를 거부했습니다";
        CentreError::NotAdmitted { reason } => "센터가 이 사용자를 받아들이지 않습니다({reason})";
        CentreError::NoSuchDatabase => "서버에 그런 데이터베이스가 없습니다";
        CentreError::NoRight { reason } => "이 사용자는 센터에서 그럴 권한이 없습니다({reason})";
        CentreError::NoTables =>
            "데이터베이스에 아직 센터의 테이블이 없습니다: `tenpin centre init`이 만듭니다";
        CentreError::ProgramIsOlder { known, needs } =>
            "이 프로그램은 센터보다 오래되었습니다(스키마 {known}까지 아는데 센터는 {needs}가 필요합니다): 새 버전을 쓰세요";
        CentreError::CentreIsOlder { version, known } =>
            "센터의 테이블이 이 프로그램보다 오래되었습니다(스키마 {version}, 필요한 것은 {known}): `tenpin centre init`으로 업그레이드하세요";
        CentreError::NoSuchNight => "센터에 그런 기록이 없습니다";
        CentreError::NoCompetitions =>
            "알려진 대회가 없습니다: `tenpin centre entries 이름 파일.csv`로 만드세요";
        CentreError::NoSuchCompetition { name, known } => "{name} 대회가 없습니다. 있는 대회: {known}";
        CentreError::WhichCompetition { known } => "어느 대회인지 쓰세요: {known}";
        CentreError::EndsBeforeItBegins => "대회가 시작하기 전에 끝나게 됩니다";
        CentreError::DayOutOfRange { day } => "대회 날짜로 쓸 수 없는 날입니다: {day}";
        CentreError::Full => "센터의 디스크가 가득 찼습니다";
        CentreError::Crowded =>
            "센터에 남은 연결이 없습니다: max_connections를 올리거나 PgBouncer를 쓰세요";
        CentreError::WithoutTls =>
            "서버가 TLS를 지원하지 않습니다. TLS 없이는 다른 컴퓨터로 아무것도 보내지 않습니다";
        CentreError::Certificate { reason } => "센터의 인증서를 믿을 수 없습니다({reason})";
        CentreError::Foreign { reason } =>
            "센터의 테이블이 `tenpin centre init`이 만든 것과 다릅니다({reason})";
        CentreError::Refused { reason } => "센터가 거부했습니다({reason})";
    }
    // In the status line.
    centre_behind(events: u64) => "centre {events} behind", "센터 전송 대기 {events}개";
    centre_has_more(number: u32) =>
        "CENTRE has more of this night: tenpin centre fetch {number}",
        "센터에 이 기록이 더 있습니다: tenpin centre fetch {number}";
    centre_conflict =>
        "CENTRE: another machine goes on with this night",
        "센터: 다른 컴퓨터가 이 기록을 이어가고 있습니다";
    const hindrance(hindrance: Hindrance) match hindrance {
        Hindrance::Password => "the centre refuses this user or password", "센터가 이 사용자나 비밀번호를 거부했습니다";
        Hindrance::NoDatabase => "the server of the centre has no such database", "센터의 서버에 그런 데이터베이스가 없습니다";
        Hindrance::NoRight => "this user isn't allowed to send to the centre", "이 사용자는 센터로 보낼 권한이 없습니다";
        Hindrance::NoTables =>
            "the centre has no tables yet: `tenpin centre init` creates them",
            "센터에 아직 테이블이 없습니다: `tenpin centre init`이 만듭니다";
        Hindrance::NoTls =>
            "the centre does not offer TLS, and without it nothing is sent",
            "센터가 TLS를 지원하지 않습니다. TLS 없이는 아무것도 보내지 않습니다";
        Hindrance::Certificate => "the certificate of the centre can't be trusted", "센터의 인증서를 믿을 수 없습니다";
        Hindrance::ProgramIsOlder =>
            "this program is older than the centre: update tenpin",
            "이 프로그램은 센터보다 오래되었습니다: 새 버전을 쓰세요";
        Hindrance::CentreIsOlder =>
            "the centre is older than this program: `tenpin centre init` upgrades it",
            "센터가 이 프로그램보다 오래되었습니다: `tenpin centre init`으로 업그레이드하세요";
        Hindrance::ForeignTables =>
            "the tables of the centre don't match what `tenpin centre init` creates",
            "센터의 테이블이 `tenpin centre init`이 만든 것과 다릅니다";
    }
    // In the output of commands.
    password_for(url: &str) => "password for {url} (empty for none): ", "{url} 비밀번호(없으면 비워 두세요): ";
    centre_made(version: i32) =>
        "created the tables of the centre (schema {version})",
        "센터의 테이블을 만들었습니다(스키마 {version})";
    centre_was_there(version: i32) =>
        "the tables of the centre already exist (schema {version})",
        "센터의 테이블이 이미 있습니다(스키마 {version})";
    centre_upgraded(before: i32, version: i32) =>
        "upgraded the tables of the centre from schema {before} to {version}",
        "센터의 테이블: 스키마 {before} → {version} 업그레이드 완료";
    centre_joined(url: &str, lane: &str) =>
        "joined {url} as lane {lane}: every night on this file is sent from now on",
        "{url}에 {lane}번 레인으로 연결했습니다: 이제부터 이 파일의 모든 기록을 보냅니다";
    const centre_left(had_joined: bool) match had_joined {
        true => "left the centre: nothing is sent any more", "센터 연결을 끊었습니다: 이제 아무것도 보내지 않습니다";
        false => "this file has not joined a centre", "이 파일은 센터에 연결되어 있지 않습니다";
    }
    centre_and_lane(url: &str, lane: &str) => "centre {url}, lane {lane}", "센터 {url}, {lane}번 레인";
    all_there(events: u64, nights: usize) match nights {
        1 => "all {events} events of 1 night have been sent", "기록 1개의 이벤트 {events}개가 모두 센터에 있습니다";
        _ => "all {events} events of {nights} nights have been sent", "기록 {nights}개의 이벤트 {events}개가 모두 센터에 있습니다";
    }
    here_but_unknown(events: u64, nights: usize) match nights {
        1 => "1 night with {events} events is here; what has been sent is not known", "여기에 기록 1개, 이벤트 {events}개가 있습니다. 센터에 얼마나 있는지는 모릅니다";
        _ => "{nights} nights with {events} events are here; what has been sent is not known", "여기에 기록 {nights}개, 이벤트 {events}개가 있습니다. 센터에 얼마나 있는지는 모릅니다";
    }
    night_behind(number: u32, behind: u64, since: &str) match behind {
        1 =>
            "night {number}: 1 event of {since} not sent yet",
            "{number}번 기록: {since}의 이벤트 1개가 아직 센터에 없습니다";
        _ =>
            "night {number}: {behind} events since {since} not sent yet",
            "{number}번 기록: {since}부터 이벤트 {behind}개가 아직 센터에 없습니다";
    }
    night_has_more(number: u32, there: u64, here: u64) =>
        "night {number}: the centre has {there} events, this file only {here}: `tenpin centre fetch {number}` imports them",
        "{number}번 기록: 센터에는 이벤트 {there}개, 이 파일에는 {here}개뿐입니다: `tenpin centre fetch {number}`로 가져오세요";
    night_in_conflict(number: u32) =>
        "night {number}: another machine continued it. What was bowled here stays in this file; `tenpin centre send --as-another {number}` sends it as a separate night",
        "{number}번 기록: 다른 컴퓨터가 이어갔습니다. 여기서 친 것은 이 파일에 남습니다. `tenpin centre send --as-another {number}`로 따로 보낼 수 있습니다";
    night_damaged(number: u32) =>
        "night {number}: this file is damaged there, `tenpin data check` says where",
        "{number}번 기록: 파일이 손상되었습니다. `tenpin data check`가 위치를 알려줍니다";
    night_refused(number: u32, reason: &str) => "night {number}: {reason}", "{number}번 기록: {reason}";
    sent_as_another(number: u32, id: &str) =>
        "sent night {number} as a separate night, {id}",
        "{number}번 기록을 {id}라는 별도의 기록으로 보냈습니다";
    lane_and_night(lane: &str, id: &str) => "lane {lane}, night {id}", "{lane}번 레인, 기록 {id}";
    broken_at_centre(place: &str, seq: u64) =>
        "{place}: event {seq} is missing or altered",
        "{place}: {seq}번째 이벤트가 없거나 기록된 그대로가 아닙니다";
    wrong_head(place: &str) =>
        "{place}: its head doesn't match its last event",
        "{place}: 진행 상태가 마지막 이벤트와 다릅니다";
    wrong_line_at_centre(place: &str, game: u32, player: u32) =>
        "{place}: the score of player {player} in game {game} doesn't match its events",
        "{place}: {game}게임 {player}번 선수의 점수가 이벤트와 다릅니다";
    // In the table of all lanes.
    all_lanes => "all lanes", "모든 레인";
    lanes_count(count: usize) match count {
        1 => "1 lane", "레인 1개";
        _ => "{count} lanes", "레인 {count}개";
    }
    centre_is_away => "the centre can't be reached: trying again", "센터에 연결할 수 없어 다시 시도하는 중입니다";
    lanes_heading => "lane", "레인";
    lane_game => "game", "게임";
    lane_frame => "frame", "프레임";
    lane_up => "up", "차례";
    lane_players => "players", "인원";
    lane_news => "last event", "마지막";
    const lane_state(state: LaneState) match state {
        LaneState::Live => "", "";
        LaneState::Silent => "SILENT", "응답 없음";
        LaneState::Quiet => "no game", "게임 없음";
        LaneState::ClockIsOff => "CLOCK WRONG", "시계 틀림";
    }
    ago_seconds(age: i64) => "{age} sec ago", "{age}초 전";
    ago_minutes(age: i64) => "{age} min ago", "{age}분 전";
    ago_hours(age: i64) => "{age} hours ago", "{age}시간 전";
    no_lanes => "no lane has sent anything in the last 12 hours", "지난 12시간 동안 소식을 보낸 레인이 없습니다";
    no_lane_name => "a lane is a number or a short name of letters, digits, '-' and '_'", "레인은 번호나 영문자, 숫자, '-', '_'로 된 짧은 이름입니다";
}

impl Language {
    /// The headings of [`Language::lane_cells`].
    pub fn lane_titles(self) -> [String; 6] {
        [
            self.lanes_heading(),
            self.lane_game(),
            self.lane_frame(),
            self.lane_up(),
            self.lane_players(),
            self.lane_news(),
        ]
        .map(str::to_owned)
    }

    /// Lane, game, frame, current player, players, last event.
    pub fn lane_cells(self, row: &LaneRow) -> [String; 6] {
        let or_dash = |number: Option<i64>| {
            number.map_or_else(|| "-".to_owned(), |number| number.to_string())
        };
        [
            row.lane.clone(),
            or_dash(row.game.map(i64::from)),
            or_dash(row.frame),
            row.up.clone().unwrap_or_else(|| "-".to_owned()),
            row.players.to_string(),
            self.ago(row.age),
        ]
    }

    /// How long ago, in the largest suitable unit.
    pub fn ago(self, seconds: i64) -> String {
        match seconds.max(0) {
            seconds @ ..120 => self.ago_seconds(seconds),
            seconds @ ..7200 => self.ago_minutes(seconds / 60),
            seconds => self.ago_hours(seconds / 3600),
        }
    }

    /// How far a night is behind at the centre. None if all of it has been sent.
    pub fn passed_night(self, night: &PassedNight, since: &str) -> Option<String> {
        let PassedNight {
            number,
            here,
            there,
            ..
        } = *night;
        match &night.passage {
            Passage::Open if night.behind() == 0 => None,
            Passage::Open => Some(self.night_behind(number, night.behind(), since)),
            Passage::CentreHasMore => Some(self.night_has_more(number, there, here)),
            Passage::Conflict => Some(self.night_in_conflict(number)),
            Passage::Damaged => Some(self.night_damaged(number)),
            Passage::Refused(error) => {
                Some(self.night_refused(number, &self.centre_refusal(error)))
            }
        }
    }
}
