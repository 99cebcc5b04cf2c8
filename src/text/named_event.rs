//! Events in words: for undo, redo, and changes that are not visible at once.

use super::players::names;
use super::{Language, words};
use crate::domain::{Frame, Pins, Player};
use crate::night::{Correction, Entrance, Event, NightError, Rotation};

words! {
    event_undone(what: &str) => "undone: {what}", "되돌림: {what}";
    event_redone(what: &str) => "redone: {what}", "다시 실행: {what}";
    event(event: &Event, who: &str, balls: &str) match event {
        Event::Joined { .. } => "{who} joined", "{who} 추가";
        Event::GameStarted { game, .. } => "game {game} started", "{game}번째 게임 시작";
        Event::Bowled { .. } => "{who} bowled {balls}", "{who} 투구 {balls}";
        Event::Corrected(Correction { frame, .. }) =>
            "{who} frame {frame} corrected to {balls}",
            "{who} {frame}프레임 수정: {balls}";
        Event::Moved { place: 1, rotation: Some(Rotation::On), .. } =>
            "a different player starts each game", "게임마다 첫 순서가 바뀝니다";
        Event::Moved { rotation: Some(Rotation::Off), .. } =>
            "the order stays from game to game", "게임마다 순서가 같습니다";
        Event::Moved { rotation: Some(Rotation::On), .. } =>
            "{who} bowls last now", "{who}: 이제 마지막 순서";
        Event::Moved { place, .. } => "{who} moved to place {place}", "{who} {place}번째로 이동";
        Event::Renamed { name, .. } => "{who} renamed to {name}", "{who} → {name}";
        Event::SatOut { .. } => "{who} is sitting out", "{who} 쉬는 중";
        Event::CameBack { .. } => "{who} is back", "{who} 복귀";
        Event::Left { .. } => "{who} went home", "{who} 먼저 감";
        Event::CalledUp { .. } => "{who} bowls out of turn", "{who} 먼저 던짐";
        Event::GameEnded { game } => "game {game} ended early", "{game}번째 게임 여기서 끝";
        Event::Undone { .. } | Event::Redone { .. } => "", "";
    }
    // A player who had left rejoins, now or from the next game.
    is_back(player: Player, from: Entrance) match from {
        Entrance::Now => "{player} is back", "{player} 복귀";
        Entrance::NextGame => "{player} is back, from the next game", "{player} 복귀, 다음 게임부터";
    }
    // Before the first ball.
    removed(player: Player) => "{player} removed", "{player} 뺌";
    // Frames owed when the next game began.
    void(players: &[Player]) match (names(players),) {
        (names,) =>
            "{names}: the missed frames of the last game no longer count",
            "{names}: 지난 게임에서 치지 않은 프레임은 무효입니다";
    }
    all_joined(players: &[Player]) match (players, names(players)) {
        ([], _) => "", "";
        (_, names) => "{names} joined", "{names} 추가";
    }
}

impl Language {
    pub fn undone(self, event: &Event, player: Option<Player>) -> String {
        self.event_undone(&self.happened(event, player))
    }

    pub fn redone(self, event: &Event, player: Option<Player>) -> String {
        self.event_redone(&self.happened(event, player))
    }

    pub fn happened(self, event: &Event, player: Option<Player>) -> String {
        let who = player.map_or_else(|| "???".to_owned(), |player| player.to_string());
        if let Event::Corrected(correction) = event
            && let Some(circle) = correction.balls.iter().rev().find_map(|ball| ball.circle())
        {
            return self.circled(circle, &who, correction.frame);
        }
        let balls = match event {
            Event::Bowled { ball, .. } => fallen(*ball),
            Event::Corrected(correction) => balls(correction),
            _ => String::new(),
        };
        self.event(event, &who, &balls)
    }

    /// The pasted names that joined, and the first invalid word.
    pub fn pasted(self, joined: &[Player], wrong: Option<&(String, NightError)>) -> String {
        let refused =
            wrong.map(|(word, refusal)| format!("{word}: {}", self.night_refusal(*refusal)));
        let parts = [refused, Some(self.all_joined(joined))];
        let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }
}

/// The pin count. The mark on the sheet depends on the previous ball, the count does not.
fn fallen(ball: Pins) -> String {
    if ball.is_foul() {
        return ball.mark().to_string();
    }
    ball.count().to_string()
}

/// The balls of a correction as marks.
fn balls(correction: &Correction) -> String {
    let mut frame = Frame::new(correction.frame);
    for ball in &correction.balls {
        // An impossible correction was refused before.
        let _ = frame.bowl(*ball);
    }
    frame.to_string().replace('|', " ")
}
