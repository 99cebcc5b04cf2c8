//! Every screen of the program in every state that looks different, to be painted at any size.

use std::sync::LazyLock;
use std::{fmt, mem};

use jiff::civil::date;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use tenpin::app::{App, CentreNews, CentreState, Message, Motion, PhonesNews, ReplayScreen, View};
use tenpin::archive::{
    ClockTime, LastNight, LastRow, Obstacle, PastNights, PastPlayer, Regular, Regulars, SaveState,
    WatchState, WatchedNight,
};
use tenpin::domain::Player;
use tenpin::ui::{self, DisplayOptions, Regions};

use crate::journeys::centre;
use crate::journeys::history::{history, kept as stored};
use crate::journeys::offering::offered_on;
use crate::journeys::statistics::regulars_on;
use crate::stage::{Stage, watched, watching};

/// All players of these scenes.
pub(crate) const NAMES: [&str; 24] = [
    "PJS", "KYJ", "ABC", "LEE", "HAN", "MIN", "CHO", "KIM", "JKL", "OHS", "YUN", "SEO", "BAE",
    "NAM", "WON", "GIL", "TAK", "ROH", "DOH", "EOM", "PYO", "JIN", "HUR", "QWX",
];

/// A state of the program with its name.
pub(crate) struct Scene {
    pub(crate) name: String,
    pub(crate) app: App,
}

impl Scene {
    fn new(name: impl fmt::Display, mut stage: Stage, keys: &str) -> Self {
        stage.type_at_once(keys);
        Self {
            name: name.to_string(),
            app: stage.app,
        }
    }
}

/// The screen at this size, and its regions. Nothing is written to a terminal.
pub(crate) fn painted(
    app: &App,
    display: DisplayOptions,
    (width, height): (u16, u16),
) -> (Buffer, Regions) {
    // Nothing is painted on the backend, so its size doesn't matter.
    let viewport = Viewport::Fixed(Rect::new(0, 0, width, height));
    let backend = TestBackend::new(1, 1);
    let mut terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
    let regions = ui::render(app, &display, &mut terminal.get_frame());
    (mem::take(terminal.current_buffer_mut()), regions)
}

fn no_lanes() -> Stage {
    let mut stage = stage();
    stage.app = App::hall();
    stage
}

fn stage() -> Stage {
    Stage::new(80, 24)
}

/// The keys that add the first players.
pub(crate) fn names(players: usize) -> String {
    let names = NAMES.iter().take(players);
    names.flat_map(|name| [name, "<Enter>"]).collect()
}

/// The balls of this many frames, different for each player.
fn turns(players: usize, frames: usize) -> String {
    const TURNS: [&str; 7] = ["x", "9/", "81", "x", "-7", "f9", "8/"];
    let turns = (0..players * frames).map(|turn| TURNS[(turn * 3 + turn / players) % TURNS.len()]);
    turns.collect()
}

pub(crate) fn game(players: usize) -> String {
    turns(players, 9) + &"9/x".repeat(players)
}

/// From their first ball on.
pub(crate) fn begun(players: usize) -> String {
    names(players) + "<Enter>"
}

/// PJS and KYJ have played before.
pub(crate) fn with_a_past(mut stage: Stage) -> Stage {
    let last = date(2026, 11, 13);
    let players = ["PJS", "KYJ"].map(|name| Player::new(name).unwrap());
    let best = Some(200);
    stage.desk.history = Regulars::from_iter(players.map(|player| Regular { player, best }));
    let (games, pins) = (3, 500);
    let known = |player| PastPlayer {
        player,
        games,
        pins,
        last,
    };
    let row = |player| LastRow {
        player,
        scores: vec![Some(150), Some(170), Some(180)],
    };
    stage.desk.past = PastNights {
        nights: 31,
        people: players.map(known).into(),
        last: Some(LastNight {
            date: last,
            games: 3,
            line_up: players.to_vec(),
            rows: players.map(row).into(),
        }),
        records: vec![],
    };
    stage
}

pub(crate) fn players_scenes() -> Vec<Scene> {
    let mut scenes = vec![];
    for count in [0, 1, 2, 4, 8, 24] {
        let name = |kind: &str| format!("{kind} with {count} players");
        scenes.push(Scene::new(name("first night"), stage(), &names(count)));
        let known = with_a_past(stage());
        scenes.push(Scene::new(name("players"), known, &names(count)));
    }
    let keys = begun(3) + "x9-p";
    let in_game = [
        ("players in a game", ""),
        ("the list in a game", "<Tab>"),
        ("the list of who went home", "<Tab>l"),
        ("renaming", "<Tab>n"),
        ("joining", "<Tab>o<Tab>new<Enter>"),
        ("a name that is taken", "pjs<Enter>"),
    ];
    for (name, more) in in_game {
        let keys = format!("{keys}{more}");
        scenes.push(Scene::new(name, with_a_past(stage()), &keys));
    }
    scenes.push(Scene::new("the list", stage(), &(names(3) + "<Tab>")));
    scenes
}

/// Any number of players before the start, in the field and in the list of a running game, and after
/// it.
pub(crate) fn crowded_scenes() -> Vec<Scene> {
    let mut scenes = vec![];
    for count in (1..=12).chain([16, 22]) {
        let name = |kind: &str| format!("{kind} with {count} players");
        let mid_game = begun(count) + &turns(count, 6) + "9p";
        let over = begun(count) + &game(count) + "p";
        let list = format!("{mid_game}<Tab>");
        for (kind, keys) in [
            ("before the start", &names(count)),
            ("the field", &mid_game),
            ("the list", &list),
            ("after the game", &over),
        ] {
            scenes.push(Scene::new(name(kind), stage(), keys));
            let known = with_a_past(stage());
            scenes.push(Scene::new(name(&format!("known, {kind}")), known, keys));
        }
    }
    scenes
}

pub(crate) fn board_scenes() -> Vec<Scene> {
    let mut scenes = vec![];
    for count in [1, 2, 4, 8, 12, 24] {
        let balls = [
            ("first ball", String::new()),
            ("mid game", turns(count, 6) + "9"),
            (
                "second game",
                format!("{}n{}", game(count), turns(count, 4)),
            ),
        ];
        for (name, balls) in balls {
            let keys = begun(count) + &balls;
            let name = format!("{name} of {count}");
            scenes.push(Scene::new(&name, stage(), &keys));
            let big = format!("{keys}v");
            scenes.push(Scene::new(format!("big {name}"), stage(), &big));
        }
    }
    scenes
}

/// Moments on the board of two players, by keys.
const MOMENTS: [(&str, &str); 23] = [
    ("pending", "x1"),
    ("a refusal", "67"),
    ("a turkey", "x9-x9-x"),
    ("out of turn", "x9-p<Tab>o<Esc>"),
    ("a correction", "x9-8/e<Left>"),
    ("a typed correction", "x9-8/e<Left>7-"),
    ("a refused correction", "x9-8/e<Left>77"),
    ("help", "x?"),
    ("quitting a game", "xq"),
    ("themes", "x9-t<Down>"),
    ("sharing", "xs"),
    ("what you need for a score", "x9-w"),
    ("undone", "x9-u"),
    ("big with a call", "vx9-x9-x"),
    ("big with a refusal", "v67"),
    ("big and pending", "v1"),
    ("by pins", "d"),
    ("typed pins", "d60"),
    ("a split", "d70 "),
    ("a made split", "d70/"),
    ("big by pins", "dv60"),
    ("a big split", "dv70 "),
    ("a correction by pins", "x9-8/e<Left>d60"),
];

/// Single states of the board.
pub(crate) fn moment_scenes() -> Vec<Scene> {
    let two = begun(2);
    let scene = |(name, keys): (&str, &str)| Scene::new(name, stage(), &format!("{two}{keys}"));
    let mut scenes: Vec<_> = MOMENTS.into_iter().map(scene).collect();
    let mut pasting = Scene::new("pasting", stage(), &two);
    pasting.app.update(Message::Paste("X 7/ 9- 77".into()));
    scenes.push(pasting);
    scenes.push(Scene::new(
        "result as a code",
        stage(),
        &format!("{two}xsr"),
    ));
    let saved = || {
        let mut stage = stage();
        stage.desk.saving = SaveState::Saved(Some(ClockTime::new(19, 42)));
        stage
    };
    scenes.push(Scene::new("phones", saved(), &format!("{two}xm")));
    let mut phones = Scene::new("phones look on", saved(), &format!("{two}xmy"));
    let address = "http://192.168.0.5:7310/ABCDEFGHIJKLMNOP/".to_owned();
    for news in [PhonesNews::Open(address), PhonesNews::Lookers(12)] {
        phones.app.update(Message::Phones(news));
    }
    scenes.push(phones);
    scenes.extend(troubled_scenes());
    scenes
}

/// Corrections with several players, and unsaved events.
fn troubled_scenes() -> Vec<Scene> {
    let mut scenes = vec![];
    let two = begun(2);
    for count in [1, 4, 8] {
        let keys = format!("{}{}e<Left>", begun(count), turns(count, 5));
        scenes.push(Scene::new(
            format!("correcting one of {count}"),
            stage(),
            &keys,
        ));
    }
    let mut unsaved = stage();
    unsaved.desk.saving = SaveState::NotSaved(12, Obstacle::Full);
    scenes.push(Scene::new("not saved", unsaved, &format!("{two}x9-")));
    let mut leaving = stage();
    leaving.desk.saving = SaveState::NotSaved(12, Obstacle::Full);
    scenes.push(Scene::new(
        "quitting unsaved",
        leaving,
        &format!("{two}x9-q"),
    ));
    scenes.push(Scene::new("offering", offered_on(stage()), ""));
    scenes
}

pub(crate) fn results_scenes() -> Vec<Scene> {
    let mut scenes = vec![];
    for count in [1, 2, 4, 8, 12, 24] {
        let first = begun(count) + &game(count);
        let second = format!("{first}n{}", game(count));
        let name = |kind: &str| format!("{kind} of {count}");
        scenes.push(Scene::new(name("results"), stage(), &first));
        scenes.push(Scene::new(
            name("big results"),
            stage(),
            &format!("{first}v"),
        ));
        let known = with_a_past(stage());
        scenes.push(Scene::new(name("the second results"), known, &second));
        let other = format!("{first}<Tab>");
        scenes.push(Scene::new(
            name("the sheet of the results"),
            stage(),
            &other,
        ));
    }
    let perfect = "x".repeat(12);
    let keys = begun(1) + &perfect;
    scenes.push(Scene::new("a perfect game", stage(), &keys));
    let keys = format!("{keys}q");
    scenes.push(Scene::new("quitting after a game", stage(), &keys));
    scenes
}

fn kept(nights: Vec<ReplayScreen>) -> Stage {
    let mut stage = stage();
    stage.desk.archive = Some(nights);
    stage
}

/// The list of nights with each of these counts.
pub(crate) fn history_scenes(counts: impl IntoIterator<Item = u32>) -> Vec<Scene> {
    let scene = |count| {
        let name = format!("history of {count} nights");
        Scene::new(name, kept(history(count)), &format!("{}h", begun(1)))
    };
    counts.into_iter().map(scene).collect()
}

pub(crate) fn stored_scenes() -> Vec<Scene> {
    let mut scenes = vec![];
    let one = begun(1);
    scenes.extend(history_scenes([0, 1, 5, 30]));
    for (name, keys) in [
        ("searching", "h/ky"),
        ("found", "h/kyj<Enter>"),
        ("nothing found", "h/qq<Enter>"),
        ("corrections", "h<Enter>c"),
        ("help of the history", "h?"),
        ("labelling", "hl"),
        ("deleting", "hd"),
        ("sharing a stored night", "hs"),
    ] {
        let keys = format!("{one}{keys}");
        scenes.push(Scene::new(name, kept(history(30)), &keys));
    }
    scenes.into_iter().chain(replay_scenes()).collect()
}

fn replay_scenes() -> Vec<Scene> {
    let mut scenes = vec![];
    let one = begun(1);
    for count in [1, 2, 4, 8, 12, 24] {
        let night = || kept(vec![stored(1, &NAMES[..count])]);
        for (name, keys) in [("replay", "h<Enter>[<Left>"), ("big replay", "h<Enter>v")] {
            let name = format!("{name} of {count}");
            scenes.push(Scene::new(name, night(), &format!("{one}{keys}")));
        }
    }
    scenes
}

/// One and two players in a replay, after these keys.
pub(crate) fn lonely_replay_scenes(moments: &[(&str, &str)]) -> Vec<Scene> {
    let mut scenes = vec![];
    let one = begun(1);
    for count in [1, 2] {
        for (moment, keys) in moments {
            let night = kept(vec![stored(1, &NAMES[..count])]);
            let name = format!("replay of {count}, {moment}");
            scenes.push(Scene::new(name, night, &format!("{one}h<Enter>{keys}")));
        }
    }
    scenes
}

/// The averages of a player after one night.
pub(crate) fn one_night_scenes() -> Vec<Scene> {
    let keys = "new<Enter><Enter>a<Home><Down>";
    vec![Scene::new(
        "averages of one night",
        regulars_on(stage()),
        keys,
    )]
}

pub(crate) fn statistics_scenes() -> Vec<Scene> {
    let keys = "new<Enter><Enter>a<Home>";
    let known = || regulars_on(stage());
    vec![
        Scene::new("averages", known(), keys),
        Scene::new("averages, second page", known(), &format!("{keys}<Right>")),
        Scene::new("one game", known(), &format!("{keys}<Down>")),
        Scene::new("no game", known(), &format!("{keys}<End>")),
        Scene::new("no store", stage(), "new<Enter><Enter>a"),
    ]
}

/// Leaves, with lists of different lengths.
pub(crate) fn leaves_scenes() -> Vec<Scene> {
    let keys = "new<Enter><Enter>a<Home>l";
    let known = || regulars_on(stage());
    vec![
        Scene::new("leaves", known(), keys),
        Scene::new("leaves, second page", known(), &format!("{keys}<Right>")),
        Scene::new("leaves without pins", known(), &format!("{keys}<Down>")),
    ]
}

fn looking_on(name: impl fmt::Display, nights: Vec<WatchedNight>, keys: &str) -> Scene {
    let mut stage = watching(80, 24);
    stage.app.update(Message::Watched(nights));
    stage.script.patience = Some(1);
    Scene::new(name, stage, keys)
}

pub(crate) fn watching_scenes() -> Vec<Scene> {
    let live = |count| watched(3, &(begun(count) + &turns(count, 5)), WatchState::Live);
    let joined = || watched(1, &names(2), WatchState::Live);
    let over = |count| watched(12, &(begun(count) + &game(count)), WatchState::Quiet);
    let lost = || watched(3, &(begun(4) + &turns(4, 5)), WatchState::Lost);
    let mut scenes = vec![
        looking_on("watching nothing", vec![], ""),
        looking_on("watching who joined", vec![joined()], ""),
        looking_on("watching a lost night", vec![lost()], ""),
        looking_on("watching, help", vec![live(4)], "?"),
        looking_on("watching two lanes", vec![live(4), live(2)], ""),
        looking_on("watching three lanes", vec![live(4), over(2), joined()], ""),
        looking_on("big, two lanes", vec![live(4), lost()], "v"),
    ];
    for count in [1, 2, 4, 8, 12, 24] {
        let name = |kind: &str| format!("{kind} of {count}");
        scenes.push(looking_on(name("watching"), vec![live(count)], ""));
        scenes.push(looking_on(name("watching, big"), vec![live(count)], "v"));
        scenes.push(looking_on(
            name("watching the results"),
            vec![over(count)],
            "",
        ));
    }
    scenes
}

/// A game whose header shows this news of the centre.
fn told_by_centre(name: &str, news: CentreState) -> Scene {
    let mut stage = stage();
    stage.type_keys(&format!("{}<Enter>x", names(2)));
    stage.hear(Message::Centre(CentreNews::Stands(news)));
    Scene::new(name, stage, "")
}

/// The lanes of a hall. With few lanes the screen is nearly empty.
fn hall_scenes() -> Vec<Scene> {
    let mut night = watched(0, "pjs<Enter>kyj<Enter><Enter>x9/", WatchState::Live);
    night.lane = Some("3".to_owned());
    let followed = |name: &str, mut stage: Stage, keys: &str| {
        stage.hear(Message::Watched(vec![night.clone()]));
        Scene::new(name, stage, keys)
    };
    let lane = |name: &str, keys: &str| {
        let mut stage = centre::hall(80, 24);
        stage.type_keys("<Enter>");
        followed(name, stage, keys)
    };
    let alone = |name: &str, keys: &str| {
        let mut stage = stage();
        stage.app = App::watching_lane(View::Sheet).with_motion(Motion::Still);
        followed(name, stage, keys)
    };
    vec![
        told_by_centre("centre behind", CentreState::Behind(36)),
        told_by_centre("centre conflict", CentreState::Conflict),
        Scene::new("all lanes", centre::hall(80, 24), ""),
        Scene::new("no lanes", no_lanes(), ""),
        lane("a lane of the hall", ""),
        lane("a lane of the hall, big", "v"),
        alone("a lane alone", ""),
        alone("a lane alone, big", "v"),
    ]
}

/// The standings of a competition.
pub(crate) fn standings_scenes() -> Vec<Scene> {
    let table = |people| centre::standings((80, 24), centre::table(people));
    vec![
        Scene::new("standings", table(80), ""),
        Scene::new("standings, below the cut", table(80), "<End>"),
        Scene::new("standings of nobody", table(0), ""),
    ]
}

/// All scenes: played once for all tests that use them.
pub(crate) static SCENES: LazyLock<Vec<Scene>> = LazyLock::new(scenes);

fn scenes() -> Vec<Scene> {
    let rooms = [
        players_scenes(),
        board_scenes(),
        moment_scenes(),
        hall_scenes(),
        standings_scenes(),
        vec![Scene::new(
            "standings of teams",
            centre::standings((80, 24), centre::table(80)),
            "<Tab>",
        )],
        results_scenes(),
        stored_scenes(),
        statistics_scenes(),
        leaves_scenes(),
        watching_scenes(),
    ];
    rooms.into_iter().flatten().collect()
}
