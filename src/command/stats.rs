//! `tenpin stats`: statistics of all players or of one.

use color_eyre::Result;

use super::stranger::is_stranger;
use super::{Outcome, json_line, look, print};
use crate::cli::{Cli, StatsArguments};
use crate::domain::Player;
use crate::report::statistics::{
    LeavesJson, PageJson, SummaryJson, leaves_page, levels_in_ascii, overview, player_page,
};
use crate::session::glyphs;
use crate::statistics::PlayerStatistics;
use crate::store::Store;
use crate::text::Language;
use crate::ui::{Glyphs, in_ascii};

pub fn run(cli: &Cli, arguments: &StatsArguments, language: Language) -> Result<Outcome> {
    let store = look(cli)?;
    let report = StatsReport {
        store: &store,
        arguments,
        language,
    };
    let page = match arguments.player {
        None => Some(report.everybody()?),
        Some(player) => report.player(player)?,
    };
    let Some(page) = page else {
        return Ok(Outcome::WrongInput);
    };
    match glyphs(cli) {
        Glyphs::Ascii => Ok(print(in_ascii(&levels_in_ascii(&page)))?),
        Glyphs::Unicode => Ok(print(page)?),
    }
}

struct StatsReport<'store> {
    store: &'store Store,
    arguments: &'store StatsArguments,
    language: Language,
}

impl StatsReport<'_> {
    fn everybody(&self) -> Result<String> {
        let summaries = self.store.summaries(self.arguments.selection())?;
        if self.arguments.json {
            let lines = summaries.iter().map(SummaryJson::from).map(json_line);
            return Ok(lines.collect::<Result<_, _>>()?);
        }
        if summaries.is_empty() {
            return Ok(format!("{}\n", self.no_games()));
        }
        Ok(overview(&summaries, self.language))
    }

    /// None if this player has never finished a game here, which is reported.
    fn player(&self, player: Player) -> Result<Option<String>> {
        let games = self
            .store
            .finished_games(player, self.arguments.selection())?;
        if games.is_empty() {
            return self.without_games(player);
        }
        let statistics = PlayerStatistics::new(player, games);
        Ok(Some(match (self.arguments.leaves, self.arguments.json) {
            (true, true) => json_line(LeavesJson::from(&statistics))?,
            (true, false) => leaves_page(&statistics, self.language),
            (false, true) => json_line(PageJson::from(&statistics))?,
            (false, false) => player_page(&statistics, self.language),
        }))
    }

    fn without_games(&self, player: Player) -> Result<Option<String>> {
        if is_stranger(self.store, player, self.language)? {
            return Ok(None);
        }
        if self.arguments.json {
            return Ok(Some(String::new()));
        }
        let has_games = !self.store.players()?.is_empty();
        let sentence = match self.arguments.since {
            None if has_games => self.language.no_game_of(player),
            _ => self.no_games().to_owned(),
        };
        Ok(Some(sentence + "\n"))
    }

    const fn no_games(&self) -> &'static str {
        match self.arguments.since {
            Some(_) => self.language.no_games_since(),
            None => self.language.no_finished_games(),
        }
    }
}
