//! The Korean help. The English one is next to the arguments.

/// The Korean headings of the help: usage, commands, arguments, options, and screen options.
pub const HEADINGS: [&str; 5] = ["사용법", "명령", "인자", "옵션", "화면"];

/// What a command does, in Korean. None if there is no such command.
pub fn about(command: &str) -> Option<&'static str> {
    Some(match command {
        "centre check" => "센터의 모든 이벤트와 진행 상태, 점수를 검사합니다",
        "tenpin" => "터미널 볼링 점수판",
        "score" => "인자나 표준 입력의 게임을 채점합니다",
        "nights" => "저장된 기록을 최근 것부터 보여줍니다",
        "show" => "기록의 점수판을 보여줍니다",
        "watch" => "치는 동안 다른 화면에서 관전합니다",
        "serve" => "같은 네트워크의 휴대폰과 텔레비전에 보여줍니다",
        "export" => "기록을 텍스트, Markdown, CSV, JSON, HTML, SVG, PNG로 내보냅니다",
        "import" => "JSON으로 내보낸 기록을 가져옵니다",
        "stats" => "모두 또는 한 선수의 평균과 기록을 보여줍니다",
        "label" => "기록에 \"리그 3주차\" 같은 이름표를 붙입니다. 비우면 지웁니다",
        "data" => "데이터 파일을 검사, 재구성, 백업하고 기록을 지우거나 통계에서 뺍니다",
        "centre" => "PostgreSQL에 있는 여러 레인의 센터로 기록을 보냅니다",
        "doctor" => "오류 신고에 필요한 버전, 시스템, 터미널, 데이터 파일의 상태를 출력합니다",
        "completions" => "선수와 기록까지 완성하는 셸 자동 완성 스크립트를 출력합니다",
        "path" => "데이터 파일의 경로를 출력합니다",
        "check" => "구조와 모든 이벤트, 끝난 게임을 검사합니다",
        "rebuild" => "이벤트에서 끝난 게임을 다시 만듭니다",
        "backup" => "게임 중에도 새 파일로 복사합니다",
        "exclude" => "연습 같은 기록을 통계에서 뺍니다",
        "include" => "기록을 다시 통계에 넣습니다",
        "delete" => "물어본 뒤 기록을 게임째 지웁니다",
        "help" => "이 도움말이나 하위 명령의 도움말을 보여줍니다",
        command => return about_centre(command),
    })
}

/// The same for the commands of a centre.
fn about_centre(command: &str) -> Option<&'static str> {
    Some(match command {
        "init" => "센터의 테이블과 역할을 만들거나 업그레이드합니다",
        "join" => "이제부터 이 파일의 모든 기록을 센터로 보냅니다",
        "leave" => "보내기를 멈춥니다",
        "status" => "무엇을 보냈고 무엇을 왜 못 보냈는지 보여줍니다",
        "fetch" => "센터의 기록을 이 파일로 가져옵니다",
        "lanes" => "모든 레인을 보여줍니다. 터미널에서는 실시간, 파이프에서는 한 번",
        "standings" => "대회 순위를 보여줍니다. 터미널에서는 실시간, 파이프에서는 한 번",
        "entries" => "대회에서 누가 어느 레인에서 치는지 정합니다. 파일이 명단 전체입니다",
        "send" => "아직 보내지 않은 것을 모두 보냅니다",
        _ => return None,
    })
}

/// The long description of a command, in Korean. None if [`about`] is enough.
pub fn long_about(command: &str) -> Option<&'static str> {
    Some(match command {
        "score" => {
            "인자나 표준 입력의 게임을 채점합니다\n\n게임은 X 8/ 7- F9처럼, 또는 숫자로 10 8 2 7 0 0 9처럼 씁니다. 끝나지 않아도 됩니다."
        }
        "watch" => {
            "치는 동안 다른 화면에서 관전합니다\n\n모든 투구를 0.5초 안에 보여주고 아무것도 바꾸지 않습니다."
        }
        "serve" => {
            "같은 네트워크의 휴대폰과 텔레비전에 보여줍니다\n\n모든 투구를 0.5초 안에 보여주는 페이지의 주소를 출력합니다. 주소를 아는 사람은 볼 수만 있습니다. 페이지는 이 명령이 실행되는 동안에만 열려 있습니다."
        }
        "import" => {
            "JSON으로 내보낸 기록을 가져옵니다\n\n이미 있는 기록은 가져온 쪽이 더 길 때만 바뀝니다. 내용이 다른 같은 기록은 거부합니다."
        }
        "stats" => {
            "모두 또는 한 선수의 평균과 기록을 보여줍니다\n\n끝까지 친 게임만 셉니다. 진행 중이거나 중간에 떠났거나 중단된 게임은 빼고 셉니다. 스트라이크와 스페어는 랙마다 세므로 10프레임에는 셋까지 있고, 오픈은 프레임마다 셉니다. 비율은 셋을 합한 것 가운데의 비율입니다. 첫 투구는 각 프레임 첫 투구의 평균, 시리즈는 하룻밤 게임의 합계, 클린 게임은 오픈이 없는 게임입니다. 상대 전적은 둘 다 끝낸 게임에서 점수가 높은 쪽이 이긴 것으로 셉니다. 게임의 날짜는 그 기록이 시작된 날입니다."
        }
        command => return long_about_centre(command),
    })
}

/// The same for the commands of a centre.
fn long_about_centre(command: &str) -> Option<&'static str> {
    Some(match command {
        "init" => {
            "센터의 테이블과 역할을 만들거나 업그레이드합니다\n\n테이블과 역할을 만들 수 있는 사용자가 필요합니다. 테이블은 tenpin_owner의 것이 되며, 나중에는 이 역할의 사용자면 됩니다. 그다음 레인, 화면, 운영석마다 사용자를 만듭니다: CREATE ROLE lane12 LOGIN PASSWORD '…' IN ROLE tenpin_lane, 화면은 tenpin_screen, 명단을 정하는 운영석은 tenpin_desk."
        }
        "join" => {
            "이제부터 이 파일의 모든 기록을 센터로 보냅니다\n\n비밀번호를 물어 시험해 보고, 본인만 읽을 수 있는 파일에 둡니다. 보내는 것은 이름, 투구, 시각, 기록의 이름표와 시간대, 레인 이름뿐입니다."
        }
        "fetch" => {
            "센터의 기록을 이 파일로 가져옵니다\n\n`tenpin import`와 같은 규칙입니다. 컴퓨터가 고장 나면 다른 컴퓨터에서 `tenpin centre fetch --lane 12`, 그다음 `tenpin --resume`으로 이어갑니다."
        }
        "entries" => {
            "대회에서 누가 어느 레인에서 치는지 정합니다. 파일이 명단 전체입니다\n\n한 줄은 lane,name,person,team,handicap입니다: 그 레인의 점수판에 있는 세 글자와 그 사람. 팀과 핸디캡은 없어도 됩니다. 레인을 옮기는 사람은 레인마다 한 줄씩 씁니다. 전의 명단을 바꾸며, 잘못된 줄이 있으면 아무것도 바꾸지 않습니다. tenpin_desk 역할의 사용자가 필요합니다."
        }
        "status" => {
            "무엇을 보냈고 무엇을 왜 못 보냈는지 보여줍니다\n\n밀렸거나 보내지 않는 것이 있으면 종료 상태는 1입니다."
        }
        _ => return None,
    })
}

/// For arguments that mean the same in every command.
const ANY: &str = "";

/// The command, the argument, and its help in Korean.
#[rustfmt::skip]
const ARGUMENTS: &[(&str, &str, &str)] = &[
    (ANY, "players", "치는 순서대로 선수 이름, 영문 3글자씩"),
    (ANY, "plain", "한 줄씩 묻고 답하며 칩니다"),
    (ANY, "solo", "한 명이 한 줄씩 프레임 단위로 칩니다"),
    (ANY, "speak", "점수판 대신 투구마다 한 문장으로 알려줍니다"),
    (ANY, "new", "묻지 않고 새로 시작합니다"),
    (ANY, "resume", "기록을 이어갑니다: `last`(기본값), 번호, 날짜"),
    (ANY, "no_save", "아무것도 저장하지 않습니다"),
    (ANY, "data", "데이터 파일 [기본값: $TENPIN_DATA, 또는 시스템의 데이터 디렉터리]"),
    (ANY, "lang", "언어 [기본값: $TENPIN_LANG, 화면에서는 거기서 고른 것, LC_ALL, LC_MESSAGES, LANG에서]"),
    (ANY, "theme", "색 테마; NO_COLOR보다 우선합니다 [기본값: $TENPIN_THEME, 화면에서 고른 것]"),
    (ANY, "ascii", "ASCII로 그립니다 [기본값: $TENPIN_ASCII, 로캘이 UTF-8이 아닐 때만]"),
    (ANY, "still", "애니메이션 없이 보여줍니다 [기본값: $TENPIN_STILL, 화면에서 고른 것]"),
    (ANY, "no_mouse", "마우스를 터미널에 맡깁니다 [기본값: $TENPIN_MOUSE가 off일 때, 화면에서 고른 것]"),
    (ANY, "quiet", "종료할 때 점수판을 남기지 않습니다"),
    (ANY, "help", "도움말을 보여줍니다"),
    (ANY, "version", "버전을 보여줍니다"),
    ("score", "json", "게임마다 JSON 객체 하나를 출력합니다"),
    ("score", "balls", "한 게임의 투구: 옵션이 아닌 모든 것"),
    ("export", "balls", "CSV에서 투구마다 한 줄"),
    ("nights", "player", "이 선수가 친 기록만"),
    ("nights", "since", "이날이나 그 뒤에 시작한 기록만: 2026-01-31, yesterday, \"2 weeks ago\""),
    ("nights", "json", "기록마다 JSON 객체 하나를 출력합니다"),
    ("watch", "night", "`last`(새 기록이 시작되면 따라감), 번호, 날짜"),
    (ANY, "night", "`last`, 번호, 날짜"),
    ("show", "replay", "전체 화면에서 투구마다 다시 보여줍니다"),
    ("watch", "big", "크게 보기로 시작합니다"),
    ("watch", "lane", "이 파일의 기록 대신 센터의 레인"),
    ("lanes", "json", "레인마다 JSON 객체 하나를 출력합니다"),
    ("standings", "name", "대회 [기본값: 지금 열리는 대회]"),
    ("standings", "teams", "개인 대신 팀"),
    ("standings", "csv", "CSV로 출력합니다"),
    ("standings", "json", "개인, 팀, 확인할 것을 담은 JSON 객체 하나를 출력합니다"),
    ("entries", "name", "대회의 짧은 이름. 없으면 새로 만듭니다"),
    ("entries", "file", "CSV 파일; `-`는 표준 입력"),
    ("entries", "title", "표시할 대회 이름 [기본값: 기존 값, 새 대회는 짧은 이름]"),
    ("entries", "begins", "이때부터 시작한 기록이 대회에 속합니다: 2026-01-31, \"2026-01-31 18:30\" [기본값: 기존 값, 새 대회는 오늘]"),
    ("entries", "ends", "이때까지 시작한 기록이 대회에 속합니다 [기본값: 기존 값, 새 대회는 시작한 날의 끝]"),
    ("entries", "games", "한 사람의 게임을 몇 개까지 셀지 [기본값: 기존 값, 새 대회는 3]"),
    ("entries", "cut", "몇 명이 진출하는지; 0은 컷 없음 [기본값: 기존 값, 새 대회는 컷 없음]"),
    ("watch", "json", "바뀔 때마다 JSON 객체 하나를 출력합니다. 터미널이 없어도 됩니다"),
    ("watch", "overlay", "바뀔 때마다 이 HTML 파일을 다시 씁니다(방송의 브라우저 소스용)"),
    ("serve", "night", "`last`(새 기록이 시작되면 따라감), 번호, 날짜"),
    ("serve", "bind", "여는 주소 [기본값: 이 컴퓨터의 네트워크 주소, 포트 7310]"),
    ("serve", "local", "이 컴퓨터에서만 엽니다"),
    ("serve", "big", "텔레비전용 화면으로 시작합니다"),
    ("serve", "centre", "이 파일의 기록 대신 센터의 모든 레인과 순위"),
    ("serve", "companion", "표준 입력이 끝나면 끝냅니다"),
    ("export", "format", "형식 [기본값: 파일 확장자에서, 아니면 text]"),
    ("export", "output", "출력 파일. 이미 있으면 덮어씁니다 [기본값: 표준 출력]"),
    ("import", "file", "JSON 파일; `-`는 표준 입력"),
    ("backup", "file", "새 파일"),
    ("delete", "yes", "확인하지 않고 지웁니다"),
    ("label", "text", "이름표. 여러 단어도 됩니다"),
    ("stats", "player", "한 선수의 페이지를 보여줍니다 [기본값: 선수마다 한 줄]"),
    ("stats", "since", "이날이나 그 뒤에 시작한 기록의 게임만: 2026-01-31, yesterday, \"2 weeks ago\""),
    ("show", "json", "기록을 JSON으로 출력합니다"),
    ("import", "json", "기록마다 JSON 객체 하나를 출력합니다"),
    (ANY, "json", "JSON으로 출력합니다"),
    ("stats", "last", "선수마다 최근 N게임만"),
    ("stats", "leaves", "남긴 핀과 성공률을 보여줍니다(핀으로 입력한 게임)"),
    ("stats", "json", "선수마다 JSON 객체 하나를 출력합니다"),
    ("init", "url", "postgres://주인@호스트/데이터베이스 [기본값: $TENPIN_CENTRE, 또는 연결된 센터]"),
    ("join", "url", "postgres://lane12@호스트/데이터베이스 [기본값: $TENPIN_CENTRE]"),
    ("join", "lane", "이 레인의 이름"),
    (ANY, "ca", "인증서에 서명한 기관의 파일 [기본값: 시스템이 믿는 기관]"),
    ("status", "json", "JSON 객체 하나를 출력합니다"),
    ("fetch", "night", "센터에 더 있는 이 파일의 기록: `last`, 번호, 날짜"),
    ("fetch", "lane", "이 레인의 최근 기록"),
    ("send", "as_another", "다른 컴퓨터가 이어간 기록을 별도의 기록으로 보냅니다"),
    ("send", "companion", "표준 입력이 끝날 때까지 계속합니다"),
    ("completions", "shell", "셸"),
    ("help", "subcommand", "도움말을 볼 명령"),
];

/// The help of an argument, in Korean. None if there is no such argument.
pub fn argument_help(command: &str, argument: &str) -> Option<&'static str> {
    let find = |command: &str| {
        let mut rows = ARGUMENTS.iter();
        rows.find(|row| (row.0, row.1) == (command, argument))
    };
    let row = find(command).or_else(|| find(ANY));
    row.map(|(_, _, words)| *words)
}
