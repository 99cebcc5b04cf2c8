//! What happened, in words: told when it is undone, done again, or not seen at once.

use super::Language;
use crate::domain::{Frame, Pins, Player};
use crate::night::{Correction, Event, NightError};

impl Language {
    /// It no longer counts.
    pub fn undone(self, event: &Event, player: Option<Player>) -> String {
        let what = self.happened(event, player);
        match self {
            Self::English => format!("undone: {what}"),
            Self::Korean => format!("되돌림: {what}"),
        }
    }

    /// It counts again.
    pub fn redone(self, event: &Event, player: Option<Player>) -> String {
        let what = self.happened(event, player);
        match self {
            Self::English => format!("done again: {what}"),
            Self::Korean => format!("다시 함: {what}"),
        }
    }

    /// An event in a few words.
    pub fn happened(self, event: &Event, player: Option<Player>) -> String {
        let who = player.map(|player| player.to_string()).unwrap_or_default();
        match self {
            Self::English => english(event, &who),
            Self::Korean => korean(event, &who),
        }
    }

    /// What somebody owed in the last game.
    pub fn void(self, players: &[Player]) -> String {
        let names = names(players);
        match self {
            Self::English => format!("{names}: what was not bowled in the last game is void"),
            Self::Korean => format!("{names}: 지난 게임에서 치지 않은 프레임은 무효입니다"),
        }
    }

    /// Names that were pasted, and the first that is none.
    pub fn pasted(self, joined: &[Player], wrong: Option<&(String, NightError)>) -> String {
        let names = names(joined);
        let told = match (self, joined) {
            (_, []) => String::new(),
            (Self::English, _) => format!("{names} joined"),
            (Self::Korean, _) => format!("{names} 추가"),
        };
        let refused =
            wrong.map(|(word, refusal)| format!("{word}: {}", self.night_refusal(*refusal)));
        let parts = [refused, Some(told)].into_iter().flatten();
        let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    }
}

/// Names in one line.
pub(super) fn names(players: &[Player]) -> String {
    let names: Vec<_> = players.iter().map(ToString::to_string).collect();
    names.join(", ")
}

/// What fell. The mark on the sheet depends on the ball before, the count does not.
fn fallen(ball: Pins) -> String {
    if ball.is_foul() {
        return ball.mark().to_string();
    }
    ball.count().to_string()
}

/// The balls of a correction as the sheet has them.
fn balls(correction: &Correction) -> String {
    let mut frame = Frame::new(correction.frame);
    for ball in &correction.balls {
        // What could not be bowled was refused as a correction.
        let _ = frame.bowl(*ball);
    }
    frame.to_string().replace('|', " ")
}

fn english(event: &Event, who: &str) -> String {
    match event {
        Event::Joined { .. } => format!("{who} joined"),
        Event::GameStarted { game, .. } => format!("game {game} began"),
        Event::Bowled { ball, .. } => format!("{who} bowled {}", fallen(*ball)),
        Event::Corrected(correction) => {
            format!(
                "{who} frame {} corrected to {}",
                correction.frame,
                balls(correction)
            )
        }
        Event::Moved { place, .. } => format!("{who} moved to place {place}"),
        Event::Renamed { name, .. } => format!("renamed to {name}"),
        Event::SatOut { .. } => format!("{who} sits out"),
        Event::CameBack { .. } => format!("{who} is back"),
        Event::Left { .. } => format!("{who} left"),
        Event::Undone { .. } | Event::Redone { .. } => String::new(),
    }
}

fn korean(event: &Event, who: &str) -> String {
    match event {
        Event::Joined { .. } => format!("{who} 추가"),
        Event::GameStarted { game, .. } => format!("{game}번째 게임 시작"),
        Event::Bowled { ball, .. } => format!("{who} 투구 {}", fallen(*ball)),
        Event::Corrected(correction) => {
            format!(
                "{who} {}프레임 수정: {}",
                correction.frame,
                balls(correction)
            )
        }
        Event::Moved { place, .. } => format!("{who} {place}번째로 이동"),
        Event::Renamed { name, .. } => format!("이름 변경 {name}"),
        Event::SatOut { .. } => format!("{who} 쉬는 중"),
        Event::CameBack { .. } => format!("{who} 복귀"),
        Event::Left { .. } => format!("{who} 나감"),
        Event::Undone { .. } | Event::Redone { .. } => String::new(),
    }
}
