//! The real loop on a screen in memory, played by a script of keys.

use std::collections::VecDeque;
use std::mem;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use tenpin::app::{
    App, CopiedBy, Effect, Findings, Message, Motion, Mouse, PhonesEnd, PhonesNews, ReplayScreen,
    ShareTarget, Shared, Target, View,
};
use tenpin::archive::{
    ClockTime, NightChange, NightHeader, NightQuery, Obstacle, PastNights, Regulars, SaveState,
    WatchState, WatchedNight,
};
use tenpin::desk::Desk;
use tenpin::domain::Player;
use tenpin::night::{Event, Night};
use tenpin::session::{Ending, EventLoop};
use tenpin::statistics::{PlayerStatistics, Ranking, Summary};
use tenpin::terminal::{EventSource, Incoming, Painter, Suspended};
use tenpin::text::Language;
use tenpin::ui::{Depth, DisplayOptions, Glyphs, Regions};
use unicode_width::UnicodeWidthStr;

/// Whether the loop finds several pending messages at a time.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Bursts {
    /// Never: each one is painted.
    #[default]
    OneByOne,
    /// All of them at once.
    Whole,
}

/// What happens at the end of the script if the loop waits for the clock.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Pace {
    /// The clock advances until the loop waits only for keys.
    #[default]
    Patient,
    /// No time passes: the screen stays as the last key left it.
    Hasty,
}

/// The start time of every script.
static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

/// A script instead of a person.
#[derive(Debug, Default)]
pub(crate) struct Script {
    pub(crate) bursts: Bursts,
    pub(crate) pace: Pace,
    pub(crate) incoming: VecDeque<Incoming>,
    pub(crate) suspended: Vec<Suspended>,
    /// How long it waited for the clock.
    pub(crate) clock: Duration,
    /// How long typing the keys took.
    typing: Duration,
    /// How often the loop slept, each time after one paint.
    pub(crate) sleeps: u32,
    /// How often the clock woke the loop.
    pub(crate) ticks: u32,
    /// Quits after this many ticks.
    pub(crate) patience: Option<u32>,
    /// The last mouse mode.
    pub(crate) mouse: Option<Mouse>,
}

impl EventSource for Script {
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        self.sleeps += u32::from(limit != Some(Duration::ZERO));
        match (self.bursts, limit) {
            (Bursts::OneByOne, Some(Duration::ZERO)) => return None,
            (_, None | Some(Duration::ZERO)) => return self.next(),
            _ => {}
        }
        let incoming = self.next();
        if incoming.is_some() {
            return incoming;
        }
        if let Pace::Hasty = self.pace {
            return Some(Incoming::Gone);
        }
        self.clock += limit.unwrap_or_default();
        self.ticks += 1;
        self.patience
            .filter(|patience| *patience <= self.ticks)
            .map(|_| Incoming::Gone)
    }

    fn now(&self) -> Instant {
        *BEGINNING + self.clock + self.typing
    }

    fn suspend(&mut self, suspended: Suspended) -> color_eyre::Result<()> {
        self.suspended.push(suspended);
        Ok(())
    }

    fn resume(&mut self) -> color_eyre::Result<()> {
        Ok(())
    }

    fn listen_to_mouse(&mut self, mouse: Mouse) -> color_eyre::Result<()> {
        self.mouse = Some(mouse);
        Ok(())
    }
}

/// The time from one key to the next.
pub(crate) const BETWEEN_KEYS: Duration = Duration::from_millis(600);

impl Script {
    /// The next input; only a patient person lets time pass.
    fn next(&mut self) -> Option<Incoming> {
        let next = self.incoming.pop_front();
        if let (Bursts::OneByOne, Pace::Patient, Some(Incoming::Key(..))) =
            (self.bursts, self.pace, &next)
        {
            self.typing += BETWEEN_KEYS;
        }
        next
    }
}

/// A desk with lists instead of a disk.
#[derive(Debug)]
pub(crate) struct FakeDesk {
    /// How many events were noted.
    pub(crate) noted: u64,
    pub(crate) kept: Vec<Event>,
    /// How often the app asked to save.
    pub(crate) saves: usize,
    /// The answer to a save.
    pub(crate) saving: SaveState,
    pub(crate) history: Regulars,
    pub(crate) past: PastNights,
    /// The stored statistics by player; if empty, there is no store.
    pub(crate) statistics: Vec<PlayerStatistics>,
    /// The players looked up, and how many events were saved by then.
    pub(crate) looked_up: Vec<(Player, usize)>,
    /// How often the ranking was queried, and the regulars.
    pub(crate) ranked: usize,
    pub(crate) met: usize,
    /// How many new nights were started.
    pub(crate) anew: usize,
    pub(crate) remembered: Vec<(&'static str, String)>,
    /// The stored nights, newest first. None if they can't be read.
    pub(crate) archive: Option<Vec<ReplayScreen>>,
    /// The number of the running night.
    pub(crate) tonight: Option<u32>,
    /// How often nights were queried.
    pub(crate) asked: usize,
    /// Why stored nights can't be changed. None if they can.
    pub(crate) changing: Option<Obstacle>,
    /// The nights that were read for a preview.
    pub(crate) previewed: Vec<u32>,
    /// The lanes of a hall that were chosen.
    pub(crate) followed: Vec<Option<String>>,
    /// The formats in which the night was shared, and the answer.
    pub(crate) shared: Vec<ShareTarget>,
    pub(crate) sharing: Shared,
}

impl Default for FakeDesk {
    fn default() -> Self {
        Self {
            noted: 0,
            kept: Vec::new(),
            saves: 0,
            saving: SaveState::Off,
            history: Regulars::default(),
            past: PastNights::default(),
            statistics: Vec::new(),
            looked_up: Vec::new(),
            ranked: 0,
            met: 0,
            anew: 0,
            remembered: Vec::new(),
            archive: None,
            tonight: None,
            asked: 0,
            changing: None,
            previewed: Vec::new(),
            followed: Vec::new(),
            shared: Vec::new(),
            sharing: Shared::Copied(CopiedBy::Terminal),
        }
    }
}

impl Desk for FakeDesk {
    fn perform(&mut self, effect: Effect, app: &App) -> color_eyre::Result<Option<Message>> {
        Ok(Some(match effect {
            Effect::Save => Message::Saved(self.save(app.night())),
            Effect::FindRegulars => Message::Regulars(self.meet().history.clone()),
            Effect::FindPast => Message::Past(self.meet().past.clone()),
            Effect::FindNights(query) => Message::Nights(self.nights(&query)),
            Effect::CountNights => {
                let nights = self.archive.as_ref().map_or(0, Vec::len);
                Message::NightCount(nights.try_into().unwrap(), self.tonight)
            }
            Effect::OpenNight(number) => Message::Opened(self.night(number)),
            Effect::PreviewNight(number) => {
                self.previewed.push(number);
                Message::Previewed(number, self.night(number))
            }
            Effect::ChangeNight(number, change) => {
                self.change(number, &change);
                Message::NightChanged(number, change, self.changing)
            }
            Effect::LookUp(player) => Message::Statistics(self.look_up(player)),
            Effect::Rank => Message::Ranking(self.ranking()),
            Effect::OpenPage => Message::Phones(PhonesNews::Opening),
            Effect::ClosePage => Message::Phones(PhonesNews::Closed(PhonesEnd::Asked)),
            Effect::Share(form) => self.share(form),
            effect => {
                self.obey(effect, app);
                return Ok(None);
            }
        }))
    }
}

impl FakeDesk {
    /// Answers a request to share.
    fn share(&mut self, form: ShareTarget) -> Message {
        self.shared.push(form);
        if form == ShareTarget::Code {
            let result = "tenpin 2026-07-25 19:30\ngame 1: 1. PJS 187, 2. KYJ 164\n";
            return Message::Shared(Shared::Code(result.to_owned()));
        }
        Message::Shared(self.sharing.clone())
    }

    fn obey(&mut self, effect: Effect, app: &App) {
        match effect {
            Effect::StartCentre | Effect::FindNetwork => {}
            Effect::FollowLane(lane) => self.followed.push(lane),
            Effect::Note => self.noted = app.night().journal().len(),
            Effect::BeginNight => {
                self.kept.clear();
                self.anew += 1;
            }
            Effect::Remember { key, value } => self.remembered.push((key, value)),
            other => panic!("{other:?} is not for the desk"),
        }
    }

    fn save(&mut self, night: &Night) -> SaveState {
        self.saves += 1;
        let entries = night.journal().entries();
        let new = entries
            .skip(self.kept.len())
            .map(|entry| entry.event.clone());
        self.kept.extend(new);
        self.saving
    }

    fn nights(&mut self, query: &NightQuery) -> Option<Vec<NightHeader>> {
        self.asked += 1;
        let nights = self.archive.as_ref()?.iter().map(|kept| &kept.header);
        let before = query.before.unwrap_or(u32::MAX);
        let is_wanted = |entry: &&NightHeader| {
            let has_player = entry.players.iter().any(|player| query.has_name(*player));
            let is_since = query.since.is_none_or(|since| entry.date() >= since);
            let label = entry.label.as_deref().unwrap_or_default().to_lowercase();
            let words = query.label.as_deref().unwrap_or_default().to_lowercase();
            let has_label = words.split_whitespace().all(|word| label.contains(word));
            entry.number < before && has_player && is_since && has_label
        };
        Some(
            nights
                .filter(is_wanted)
                .take(query.limit.unwrap_or(usize::MAX))
                .cloned()
                .collect(),
        )
    }

    fn night(&mut self, number: u32) -> Option<Box<ReplayScreen>> {
        let mut nights = self.archive.as_ref()?.iter();
        let night = nights.find(|night| night.header.number == number)?;
        Some(Box::new(night.clone()))
    }

    fn change(&mut self, number: u32, change: &NightChange) {
        let Some(archive) = self.archive.as_mut().filter(|_| self.changing.is_none()) else {
            return;
        };
        let mut nights = archive.iter_mut();
        let night = nights.find(|night| night.header.number == number).unwrap();
        match change {
            NightChange::Label(label) => night.header.label.clone_from(label),
            NightChange::Exclude => night.header.excluded = true,
            NightChange::Include => night.header.excluded = false,
            NightChange::Delete => archive.retain(|night| night.header.number != number),
        }
    }

    const fn meet(&mut self) -> &Self {
        self.met += 1;
        self
    }

    fn ranking(&mut self) -> Ranking {
        self.ranked += 1;
        let mut summaries: Vec<_> = self.statistics.iter().map(|found| found.summary).collect();
        summaries.retain(|summary| summary.games > 0);
        let average = |summary: &Summary| summary.average().value().unwrap();
        summaries.sort_by(|one, other| average(other).total_cmp(&average(one)));
        let nights = self.statistics.iter().map(|found| found.record.nights());
        Ranking {
            summaries,
            nights: nights.max().unwrap_or(0).try_into().unwrap(),
        }
    }

    fn look_up(&mut self, player: Player) -> Findings {
        self.looked_up.push((player, self.kept.len()));
        let mut known = self.statistics.iter();
        let found = known.find(|found| found.summary.player == player);
        match (found, self.statistics.is_empty()) {
            (Some(found), _) => Findings::Found(Box::new(found.clone())),
            (None, true) => Findings::NoStore,
            (None, false) => Findings::Found(Box::new(PlayerStatistics::new(player, []))),
        }
    }
}

/// A program that is being played.
#[derive(Debug)]
pub(crate) struct Stage<D = FakeDesk> {
    pub(crate) app: App,
    pub(crate) script: Script,
    pub(crate) desk: D,
    pub(crate) terminal: Painter<TestBackend>,
    pub(crate) display: DisplayOptions,
    /// The regions of the last paint.
    pub(crate) regions: Regions,
}

impl Stage {
    /// A fresh night on a screen of this size.
    pub(crate) fn new(width: u16, height: u16) -> Self {
        Self {
            app: App::default().with_motion(Motion::Still),
            script: Script::default(),
            desk: FakeDesk::default(),
            terminal: Painter::new(Terminal::new(TestBackend::new(width, height)).unwrap()),
            display: DisplayOptions {
                language: Language::English,
                depth: Depth::Full,
                glyphs: Glyphs::Unicode,
            },
            regions: Regions::default(),
        }
    }

    pub(crate) const fn in_language(mut self, language: Language) -> Self {
        self.display.language = language;
        self
    }

    /// The same with another desk.
    pub(crate) fn with_desk<D>(self, desk: D) -> Stage<D> {
        Stage {
            app: self.app,
            script: self.script,
            desk,
            terminal: self.terminal,
            display: self.display,
            regions: self.regions,
        }
    }
}

impl<D: Desk> Stage<D> {
    /// Types a script: characters, and names of keys in angle brackets. Runs the loop until the end of
    /// the script, or until the program quits.
    pub(crate) fn type_keys(&mut self, keys: &str) -> Ending {
        self.send(typed(keys))
    }

    /// Painted only once, at the end.
    pub(crate) fn type_at_once(&mut self, keys: &str) -> Ending {
        let bursts = mem::replace(&mut self.script.bursts, Bursts::Whole);
        let ending = self.type_keys(keys);
        self.script.bursts = bursts;
        ending
    }

    pub(crate) fn send(&mut self, incoming: impl IntoIterator<Item = Incoming>) -> Ending {
        self.script.incoming.extend(incoming);
        let outside = (&mut self.terminal, &mut self.script);
        let mut event_loop = EventLoop::new(&mut self.app, &mut self.desk, outside, self.display);
        let ending = event_loop.run().unwrap();
        self.regions = event_loop.regions().clone();
        ending
    }

    /// Changes the size of the terminal.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.send([Incoming::Repaint]);
    }

    /// Clicks where this is painted.
    pub(crate) fn click(&mut self, target: Target) -> Ending {
        let area = self.regions.find(target);
        let area = area.unwrap_or_else(|| panic!("no {target:?}\n{}", self.text()));
        self.send([Incoming::Click(area.as_position())])
    }

    /// Watches: these nights arrive, one after the other, then these keys are typed. Runs the loop until
    /// all of it was taken, or until the program quits.
    pub(crate) fn look_on(&mut self, nights: Vec<Vec<WatchedNight>>, keys: &str) -> Ending {
        let watched = nights.into_iter().map(Message::Watched);
        let watched: Vec<_> = watched.map(Incoming::Message).collect();
        self.send(watched.into_iter().chain(typed(keys)))
    }

    /// Sends a message from outside.
    pub(crate) fn hear(&mut self, message: Message) -> Ending {
        self.send([Incoming::Message(message)])
    }

    /// The text of the screen, line by line.
    pub(crate) fn lines(&self) -> Vec<String> {
        lines(self.terminal.backend().buffer())
    }

    pub(crate) fn text(&self) -> String {
        self.lines().join("\n")
    }

    pub(crate) fn shows(&self, text: &str) -> bool {
        without_places(&self.text()).contains(text) || self.text().contains(text)
    }

    pub(crate) fn shows_all(&self, texts: &[&str]) -> bool {
        texts.iter().all(|text| self.shows(text))
    }

    /// A player's row in the table of the results: the place if there is one, the name, the numbers.
    pub(crate) fn result(&self, name: &str) -> Vec<String> {
        let lines = self.lines().into_iter().rev();
        let mut rows = lines
            .map(|line| -> Vec<String> { line.split_whitespace().map(str::to_owned).collect() });
        let is_row =
            |row: &Vec<String>| row.len() > 5 && row.iter().take(2).any(|word| word == name);
        rows.find(is_row).unwrap_or_default()
    }

    /// The marks and the totals of a player, cell by cell, without blanks.
    pub(crate) fn row(&self, name: &str) -> (Vec<String>, Vec<String>) {
        let lines = self.lines();
        let names = [format!(" {name} │"), format!(" {name} ┃")];
        let is_row = |line: &String| names.iter().any(|name| line.contains(name));
        let at = lines.iter().position(is_row);
        let at = at.unwrap_or_else(|| panic!("no row of {name}\n{}", self.text()));
        let marks = cells(&lines[at]).into_iter().map(|cell| as_notation(&cell));
        (marks.collect(), cells(&lines[at + 1]))
    }
}

impl Stage {
    /// Checks that what happened was saved, and that a new night replayed from it is the same.
    pub(crate) fn check_kept(&self) {
        let night = Night::replay(self.desk.kept.iter().cloned()).unwrap();
        assert_eq!(&night, self.app.night());
        assert_eq!(
            self.desk.noted,
            night.journal().len(),
            "told as it happened"
        );
    }
}

pub(crate) fn lines(buffer: &Buffer) -> Vec<String> {
    let rows = buffer
        .content()
        .chunks(usize::from(buffer.area.width.max(1)));
    rows.map(|row| in_sight(row).map(Cell::symbol).collect())
        .collect()
}

/// The cells of a row, without those behind a wide character, whose content is arbitrary.
pub(crate) fn in_sight(row: &[Cell]) -> impl Iterator<Item = &Cell> {
    let mut hidden = 0;
    row.iter().filter(move |cell| {
        let is_in_sight = hidden == 0;
        hidden = if is_in_sight {
            usize::from(is_wide(cell))
        } else {
            hidden - 1
        };
        is_in_sight
    })
}

/// Characters of one or two bytes, lines and blocks are narrow: looking up a width takes long.
pub(crate) fn is_wide(cell: &Cell) -> bool {
    let symbol = cell.symbol();
    let is_line = |glyph| matches!(glyph, '\u{2500}'..='\u{259f}');
    symbol.len() > 2 && !symbol.chars().all(is_line) && symbol.width() > 1
}

/// The frames of a line, without the name and the score.
fn cells(line: &str) -> Vec<String> {
    let cells = line
        .split(['│', '┃'])
        .skip(2)
        .map(|cell| cell.trim().to_owned());
    let mut cells: Vec<_> = cells.collect();
    cells.truncate(cells.len().saturating_sub(2));
    while cells.last().is_some_and(String::is_empty) {
        cells.pop();
    }
    cells
}

/// The marks of a cell with bars between them: `8 /` is `8|/`.
fn as_notation(cell: &str) -> String {
    let marks = cell.chars().filter(|sign| !matches!(sign, ' ' | '|'));
    let marks: Vec<_> = marks.map(|mark| mark.to_string()).collect();
    marks.join("|").replace("|…", "…")
}

/// `▶ 2 KYJ` without the place: tests care about who is up.
pub(crate) fn without_places(text: &str) -> String {
    let mut parts = text.split('▶');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| {
        let mut columns = part.chars();
        let place: Vec<_> = columns.by_ref().take(3).collect();
        match place.as_slice() {
            [' ' | '1'..='9', '0'..='9', ' '] => told + "▶ " + columns.as_str(),
            _ => told + "▶" + part,
        }
    })
}

/// The key presses of a script.
pub(crate) fn typed(keys: &str) -> Vec<Incoming> {
    let mut found = Vec::new();
    let mut rest = keys;
    while let Some(letter) = rest.chars().next() {
        let name = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
        let (key, after) = match name {
            Some((name, after)) => (named(name), after),
            None => (
                (KeyCode::Char(letter), KeyModifiers::NONE),
                &rest[letter.len_utf8()..],
            ),
        };
        found.push(Incoming::Key(key.0, key.1));
        rest = after;
    }
    found
}

fn named(name: &str) -> (KeyCode, KeyModifiers) {
    let plain = |code| (code, KeyModifiers::NONE);
    match name {
        "Enter" => plain(KeyCode::Enter),
        "Esc" => plain(KeyCode::Esc),
        "Tab" => plain(KeyCode::Tab),
        "S-Tab" => (KeyCode::BackTab, KeyModifiers::SHIFT),
        "BS" => plain(KeyCode::Backspace),
        "Del" => plain(KeyCode::Delete),
        "Up" => plain(KeyCode::Up),
        "Down" => plain(KeyCode::Down),
        "Left" => plain(KeyCode::Left),
        "Right" => plain(KeyCode::Right),
        "S-Up" => (KeyCode::Up, KeyModifiers::SHIFT),
        "S-Down" => (KeyCode::Down, KeyModifiers::SHIFT),
        "Home" => plain(KeyCode::Home),
        "End" => plain(KeyCode::End),
        "PgUp" => plain(KeyCode::PageUp),
        "PgDn" => plain(KeyCode::PageDown),
        "C-c" => (KeyCode::Char('c'), KeyModifiers::CONTROL),
        "C-z" => (KeyCode::Char('z'), KeyModifiers::CONTROL),
        other => panic!("no key is called {other}"),
    }
}

/// A program that only watches.
pub(crate) fn watching(width: u16, height: u16) -> Stage {
    let mut stage = Stage::new(width, height);
    stage.app = App::watching(View::Sheet).with_motion(Motion::Still);
    stage
}

/// A night bowled with these keys, as a spectator sees it.
pub(crate) fn watched(number: u32, keys: &str, watch: WatchState) -> WatchedNight {
    let mut stage = Stage::new(80, 24);
    stage.type_keys(keys);
    WatchedNight {
        number,
        lane: None,
        id: format!("night {number}"),
        label: None,
        night: stage.app.night().clone(),
        saved: Some(ClockTime::new(19, 42)),
        state: watch,
    }
}

/// Two players at their first ball, on a screen of 80 by 24.
pub(crate) fn two() -> Stage {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter>kyj<Enter><Enter>");
    stage
}

/// One player at the first ball.
pub(crate) fn alone() -> Stage {
    let mut stage = Stage::new(80, 24);
    stage.type_keys("pjs<Enter><Enter>");
    stage
}
