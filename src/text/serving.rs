//! The words of the page for phones, and of `tenpin serve`.

use std::net::IpAddr;

use super::{Language, words};

words! {
    page_title => "bowling now", "지금 볼링 중";
    page_waiting => "waiting for the first ball", "첫 투구를 기다리는 중";
    page_lanes => "all lanes", "모든 레인";
    page_away => "connection to the lanes lost, trying again", "레인과 연결이 끊겨 다시 연결하는 중";
    page_just_now => "now", "방금";
    page_no_game => "no game", "게임 없음";
    page_teams => "teams", "팀";
    page_no_lanes => "no lane is bowling right now", "지금 치는 레인이 없습니다";
    page_place(game: i32, frame: i64) => "game {game} · frame {frame}", "{game}게임 {frame}프레임";
    page_game_over(game: i32) => "game {game} over", "{game}게임 끝";
    page_lost => "connection lost, trying again", "연결이 끊겨 다시 연결하는 중";
    page_closed => "the page was closed", "페이지가 닫혔습니다";
    // The number replaces the `#`.
    page_game => "game #", "#게임";
    page_frame => "frame #", "#프레임";
    page_ball => "ball #", "#구";
    page_standing => "# standing", "남은 핀 #개";
    // The same with pin numbers.
    page_left => "# standing", "# 남음";
    page_up => "is up", "차례";
    page_wins => "wins", "승리";
    page_ties => "tie for first", "공동 1위";
    page_series => "series #", "시리즈 #";
    page_best => "up to #", "최대 #";
    page_quiet => "no one is bowling right now", "지금은 아무도 치고 있지 않습니다";
    page_scores(scores: &str) => "scores: {scores}", "점수: {scores}";
    page_without_script => "this page refreshes every 10 seconds", "이 페이지는 10초마다 새로 고칩니다";
    look_on(lookers: usize) match lookers {
        0 => "nobody is watching", "보는 사람이 없습니다";
        _ => "{lookers} watching", "{lookers}명이 보는 중";
    }
    guest_network =>
        "guest Wi-Fi often keeps devices apart: try a phone's hotspot",
        "게스트 와이파이는 기기 간 연결을 막기도 합니다: 휴대폰 핫스팟을 쓰세요";
    phones => "phones", "휴대폰";
    phones_looking(lookers: usize) => "phones {lookers}", "휴대폰 {lookers}";
    show_to_phones_at(address: IpAddr) =>
        "Show this night to phones at {address}?",
        "이 기록을 {address}에서 휴대폰에 보여줄까요?";
    show_to_phones =>
        "Show this night to phones on this network?",
        "같은 네트워크의 휴대폰에 보여줄까요?";
    phones_only_look => "They can look, not change.", "보기만 할 수 있습니다.";
    page_opens => "opening the page…", "페이지를 여는 중…";
    phones_closed => "the page for phones is closed", "휴대폰용 페이지를 닫았습니다";
    phones_see_nothing =>
        "phones need saved nights: start without --no-save",
        "--no-save에서는 휴대폰에 보여줄 수 없습니다";
    phones_from_first_ball => "bowl a ball first, then try again", "첫 투구 뒤에 다시 시도하세요";
    phones_gone =>
        "the page for phones could not be kept open: is there a network?",
        "휴대폰용 페이지를 열어 둘 수 없습니다: 네트워크를 확인하세요";
    serving_ends(key: char) => "the page is open: {key} closes it", "페이지가 열려 있습니다: {key} 닫기";
    also_reached_at(address: &str) =>
        "also available: {address} (use --bind {address}:7310)",
        "다른 주소: {address} (--bind {address}:7310으로 사용)";
    page_out => "sits out", "쉬는 중";
    page_home => "went home", "먼저 감";
    page_waits => "joins next game", "다음 게임부터";
    no_network =>
        "this machine has no network: use --local for this machine only, or --bind ADDRESS:PORT",
        "네트워크가 없습니다: 이 컴퓨터에서만 보려면 --local, 아니면 --bind 주소:포트를 쓰세요";
    one_address =>
        "--bind takes one address of this machine, such as 192.168.0.5:7310, not all of them",
        "--bind에는 192.168.0.5:7310처럼 이 컴퓨터의 주소 하나만 쓸 수 있습니다";
    no_free_port(first: u16) =>
        "no free port: {first} and the next ones are all in use: use --bind ADDRESS:PORT",
        "{first}번부터 이어지는 포트가 모두 사용 중입니다: --bind 주소:포트를 쓰세요";
    can_not_listen(address: &str, why: &str) =>
        "can't listen at {address}: {why}",
        "{address}에서 열 수 없습니다: {why}";
}

impl Language {
    /// The words on the page, by key.
    pub const fn page_words(self) -> [(&'static str, &'static str); 20] {
        [
            ("away", self.page_away()),
            ("lane", self.lanes_heading()),
            ("waiting", self.page_waiting()),
            ("lost", self.page_lost()),
            ("closed", self.page_closed()),
            ("game", self.page_game()),
            ("frame", self.page_frame()),
            ("ball", self.page_ball()),
            ("standing", self.page_standing()),
            ("left", self.page_left()),
            ("up", self.page_up()),
            ("wins", self.page_wins()),
            ("ties", self.page_ties()),
            ("series", self.page_series()),
            ("best", self.page_best()),
            ("quiet", self.page_quiet()),
            ("out", self.page_out()),
            ("home", self.page_home()),
            ("waits", self.page_waits()),
            ("noscript", self.page_without_script()),
        ]
    }
}
