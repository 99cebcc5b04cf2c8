//! The words of the sub-commands.

use std::path::Path;

use jiff::civil::Date;

use super::{Language, words};
use crate::archive::{Imported, Problem, Rebuilt};
use crate::domain::Player;

words! {
    waiting_for_games =>
        "waiting for games, one a line, such as X 8/ 7- F9; Ctrl-D ends",
        "게임을 한 줄에 하나씩 입력하세요(예: X 8/ 7- F9). 끝은 Ctrl-D";
    nothing_bowled => "no games were bowled", "시작한 게임이 없습니다";
    no_nights(player: Option<Player>, since: Option<Date>) match (player, since) {
        (None, None) =>
            "no nights yet: `tenpin` starts one",
            "아직 기록이 없습니다: `tenpin`으로 시작하세요";
        (Some(player), None) =>
            "no night with {player}",
            "{player}: 기록이 없습니다";
        (None, Some(since)) =>
            "no night began on {since} or later",
            "{since}부터 시작한 기록이 없습니다";
        (Some(player), Some(since)) =>
            "no night with {player} that began on {since} or later",
            "{player}: {since}부터 시작한 기록이 없습니다";
    }
    no_nights_in(path: &Path) match (path.display(),) {
        (path,) => "no nights in {path} yet", "{path}에 아직 기록이 없습니다";
    }
    // After the one that is shown.
    more_nights_on(date: Date, numbers: &[u32]) match (numbers.len(), list(numbers)) {
        (1, numbers) =>
            "1 more night on {date}: {numbers}",
            "{date}에는 기록이 1개 더 있습니다: {numbers}";
        (count, numbers) =>
            "{count} more nights on {date}: {numbers}",
            "{date}에는 기록이 {count}개 더 있습니다: {numbers}";
    }
    picture_needs_file(format: &str) =>
        "can't print {format} to a terminal: use -o night.{format}",
        "{format}: 터미널에 출력할 수 없습니다. -o night.{format}로 파일에 저장하세요";
    // Always the same width, for alignment in a list.
    games_and_high(games: u32, high: Option<u16>) match (games, or_dash(high)) {
        (1, high) => "{games:>2} game   high {high:>3}", "{games:>2}게임  최고 {high:>3}";
        (_, high) => "{games:>2} games  high {high:>3}", "{games:>2}게임  최고 {high:>3}";
    }
    all_as_written(nights: u64) match nights {
        1 => "1 night: no problems found", "기록 1개: 문제가 없습니다";
        _ =>
            "{nights} nights: no problems found",
            "기록 {nights}개: 문제가 없습니다";
    }
    rebuilt_lines(lines: u64) match lines {
        1 => "rebuilt 1 score line", "점수 1줄을 다시 만들었습니다";
        _ => "rebuilt {lines} score lines", "점수 {lines}줄을 다시 만들었습니다";
    }
    left_alone(broken: u64) match broken {
        0 => "", "";
        1 => "; 1 damaged night left alone", "; 손상된 기록 1개는 그대로 두었습니다";
        _ =>
            "; {broken} damaged nights left alone",
            "; 손상된 기록 {broken}개는 그대로 두었습니다";
    }
    copied_to(path: &Path) match (path.display(),) {
        (path,) => "saved {path}", "{path}에 저장했습니다";
    }
    imported(imported: Imported) match imported {
        Imported::Added(number) => "night {number}: added", "{number}번 기록: 추가했습니다";
        Imported::Same(number) => "night {number}: already here", "{number}번 기록: 이미 있습니다";
        Imported::Longer(number) => "night {number}: updated", "{number}번 기록: 업데이트했습니다";
        Imported::Shorter(number) =>
            "night {number}: the stored night is longer",
            "{number}번 기록: 저장된 기록이 더 깁니다";
    }
    label_is_full(most: usize) =>
        "a label has at most {most} characters",
        "이름표는 {most}자까지입니다";
    long_label(length: usize, most: usize) =>
        "label too long: {length} characters, {most} at most",
        "이름표가 너무 깁니다: {length}자, {most}자까지입니다";
    yes_or_no => "y/n", "y/n";
    deleting_asks =>
        "can't ask for confirmation without a terminal: use --yes",
        "터미널이 없어 확인할 수 없습니다: --yes를 쓰세요";
    not_deleted => "nothing was deleted", "아무것도 지우지 않았습니다";
    not_imported(reason: &str) => "not imported: {reason}", "가져오지 못했습니다: {reason}";
    lost_on_leaving(events: u64, reason: &str) =>
        "{events} NOT SAVED and lost: {reason}",
        "저장되지 않은 변경 {events}개가 사라졌습니다: {reason}";
    problem_of_night(problem: &Problem, trouble: &str) translates {
        Problem::File(finding) => "파일: {finding}";
        Problem::Unreadable(error) => "파일을 더 읽을 수 없습니다: {error}";
        Problem::Night { number, .. } => "{number}번 기록: {trouble}";
        Problem::Times { number } => "{number}번 기록: 시작이나 끝이 이벤트와 맞지 않습니다";
        Problem::Line { number, game, player } =>
            "{number}번 기록 {game}게임: 선수 {player}의 줄이 이벤트와 다릅니다; `tenpin data rebuild`가 바로잡습니다";
    }
}

impl Language {
    pub fn rebuilt(self, rebuilt: &Rebuilt) -> String {
        self.rebuilt_lines(rebuilt.lines) + &self.left_alone(rebuilt.broken)
    }

    pub fn problem(self, problem: &Problem) -> String {
        let trouble = match problem {
            Problem::Night { trouble, .. } => self.trouble(trouble),
            _ => String::new(),
        };
        self.problem_of_night(problem, &trouble)
    }
}

fn list(numbers: &[u32]) -> String {
    let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

fn or_dash(high: Option<u16>) -> String {
    high.map_or_else(|| "-".into(), |high| high.to_string())
}
