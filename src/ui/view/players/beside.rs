//! The lists next to the line-up: who played before, which keys to press, the last night, records.

mod earlier;

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Context, Focus};
use crate::archive::PastNights;
use crate::domain::Player;
use crate::input::{Binding, Place, binding, key_name, table};
use crate::night::{Attendance, Person, Rotation};
use crate::report::columns::{left, right};
use crate::ui::Look;
use crate::ui::model::PlayersView;
use earlier::{last_time, records};

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Topic {
    /// Players who bowled before tonight and are not here.
    Before,
    /// The first steps, on the first night.
    Steps,
    /// The actions on the selected player.
    Keys,
    /// The last night.
    LastTime,
    Records,
    /// The same, while tonight has records of its own.
    RecordsBefore,
}

/// The width of the keys in lists of keys.
const KEYS: usize = 6;

impl Topic {
    /// The topics, the most useful first. Empty until the earlier nights are known.
    pub(super) fn all(view: &PlayersView<'_>) -> Vec<Self> {
        let is_on = view.night.game().is_some();
        let has_others = !view.suggestions.is_empty() || !view.others.is_empty();
        let first = match view.screen.focus {
            Focus::Field if has_others => Some(Self::Before),
            Focus::Field if !is_on => first_night(view),
            _ => Some(Self::Keys),
        };
        let last = view.past.and_then(|past| past.last.as_ref());
        let last = last.map(|_| Self::LastTime);
        let records = view.past.filter(|past| !past.records.is_empty());
        let records = match records {
            Some(_) if is_on => Some(Self::RecordsBefore),
            records => records.map(|_| Self::Records),
        };
        [first, last, records].into_iter().flatten().collect()
    }

    pub(super) const fn title(self, look: &Look) -> &'static str {
        match self {
            Self::Before => look.language.played_before(),
            Self::Steps => look.language.how_it_goes(),
            Self::Keys => look.language.what_keys_do(),
            Self::LastTime => look.language.last_time(),
            Self::Records => look.language.records_here(),
            Self::RecordsBefore => look.language.records_before_tonight(),
        }
    }

    pub(super) fn lines(
        self,
        view: &PlayersView<'_>,
        width: u16,
        look: &Look,
    ) -> Vec<Line<'static>> {
        let width = usize::from(width);
        match self {
            Self::Before => before(view, width, look),
            Self::Steps => steps(width, look),
            Self::Keys => keys(view, width, look),
            Self::LastTime => last_time(view.past, width, look),
            Self::Records | Self::RecordsBefore => records(view.past, width, look),
        }
    }
}

/// The first steps, if nobody has bowled before.
fn first_night(view: &PlayersView<'_>) -> Option<Topic> {
    let past = view.past.filter(|_| view.regulars.is_empty());
    past.map(|_| Topic::Steps)
}

/// `→ LEE   average 180           13 Nov`: the key accepts the first. Players whose names begin
/// otherwise follow.
fn before(view: &PlayersView<'_>, width: usize, look: &Look) -> Vec<Line<'static>> {
    let typed = &view.screen.typed;
    let nobody = look.language.nobody_by_that_name(typed);
    let is_unknown = view.suggestions.is_empty() && !typed.is_empty();
    let nobody = is_unknown.then(|| Line::styled(nobody, look.theme.muted));
    let key = key_name(Context::Field, Action::TakeSuggestion);
    let line = |(place, player): (usize, &Player)| {
        let is_taken = view.suggestions.first() == Some(player) && place == 0;
        let (sign, style) = if is_taken {
            (key.as_str(), look.theme.up)
        } else {
            ("", look.theme.plain)
        };
        let name = Span::styled(format!("{} {player}", left(sign, key.width())), style);
        spread(name, &known(view.past, *player, look), width, look)
    };
    let players = view.suggestions.iter().chain(&view.others);
    let lines = players.enumerate().map(line);
    nobody.into_iter().chain(lines).collect()
}

/// A player's average before tonight, and the date of the last night; empty if unknown.
pub(super) fn known(past: Option<&PastNights>, player: Player, look: &Look) -> [String; 2] {
    let known = past.and_then(|past| past.player(player));
    known.map_or_else(Default::default, |known| {
        let average = look.language.average_of(known.average());
        [average, look.language.short_day(known.last)]
    })
}

/// A name, muted words after it, and a date at the right end, as far as they fit.
fn spread(
    name: Span<'static>,
    [words, date]: &[String; 2],
    width: usize,
    look: &Look,
) -> Line<'static> {
    let mut line = Line::from(name);
    let fits = line.width() + 3 + words.width() <= width;
    let words = fits.then(|| Span::styled(format!("   {words}"), look.theme.muted));
    line.extend(words);
    let room = width.saturating_sub(line.width());
    if fits && date.width() + 2 <= room {
        line.push_span(Span::styled(right(date, room), look.theme.muted));
    }
    line
}

/// A key and its description; if too long, only up to the comma.
fn key_line(key: &str, words: &str, width: usize, look: &Look) -> Line<'static> {
    let keys = KEYS.max(key.width() + 1);
    let fits = keys + words.width() <= width;
    let short = words.split(',').next().filter(|_| !fits);
    Line::from(vec![
        Span::styled(left(key, keys), look.theme.key),
        Span::styled(short.unwrap_or(words).to_owned(), look.theme.muted),
    ])
}

fn steps(width: usize, look: &Look) -> Vec<Line<'static>> {
    let steps = look.language.first_steps();
    let steps = steps.iter();
    steps
        .map(|(key, words)| key_line(key, words, width, look))
        .collect()
}

/// The effect of a key on the selected player.
fn words_now(row: &Binding, view: &PlayersView<'_>, look: &Look) -> &'static str {
    let attendance = view.chosen_person().map(Person::attendance);
    match (row.action, attendance) {
        (Action::SwitchRotation, _) if view.night.rotation() == Rotation::On => {
            look.language.rotation_is_on()
        }
        (Action::OutOrBack, Some(Attendance::SitsOut)) => look.language.come_back(),
        (Action::OutOrBack, Some(Attendance::Bowls | Attendance::Waits)) => look.language.sit_out(),
        _ => look.language.pick(row.words),
    }
}

/// The keys and their descriptions. In the field letters are text, so the keys of the list are not
/// shown, only their descriptions, below the key that goes to the list.
fn keys(view: &PlayersView<'_>, width: usize, look: &Look) -> Vec<Line<'static>> {
    let fits = |words: &str| KEYS + words.width() <= width;
    let short = |row: &Binding| look.language.pick(row.short);
    let key = |row: &Binding| {
        let words = Some(words_now(row, view, look)).filter(|words| fits(words));
        key_line(&row.key_name(), words.unwrap_or(short(row)), width, look)
    };
    let word = |row: &Binding| {
        let words = Some(look.language.pick(row.words)).filter(|words| fits(words));
        key_line("", words.unwrap_or(short(row)), width, look)
    };
    let shown = |row: &&Binding| row.place == Place::Footer;
    match view.screen.focus {
        Focus::Field => {
            let switch = binding(Context::FieldInGame, Action::SwitchFocus).map(key);
            let rows = list_rows(Context::ListInGame).map(word);
            switch.into_iter().chain(rows).collect()
        }
        Focus::List(_) => list_rows(list_context(view)).map(key).collect(),
        Focus::Renaming(_) => table(Context::Renaming).filter(shown).map(key).collect(),
        Focus::Joining => table(Context::Joining).filter(shown).map(key).collect(),
    }
}

fn list_context(view: &PlayersView<'_>) -> Context {
    match (view.night.game(), view.chosen_person()) {
        (Some(_), Some(person)) if !person.is_here() => Context::ListOfGone,
        (Some(_), _) => Context::ListInGame,
        (None, _) => Context::List,
    }
}

/// The actions on players, the most useful first.
fn list_rows(context: Context) -> impl Iterator<Item = &'static Binding> {
    let actions = [
        Action::OutOrBack,
        Action::GoHome,
        Action::Rename,
        Action::MoveUp,
        Action::MoveDown,
        Action::SwitchRotation,
        Action::Undo,
    ];
    actions
        .into_iter()
        .filter_map(move |action| binding(context, action))
}
