//! Usage examples of the commands, the same in every language.

/// Each command and its examples.
#[rustfmt::skip]
const EXAMPLES: &[(&str, &[&str])] = &[
    ("tenpin", &["tenpin PJS KYJ LEE", "tenpin --resume", "tenpin --plain --no-save PJS"]),
    ("score", &["tenpin score X 8/ 7- F9", "tenpin score '9{10}/ 8{6-10}1'", "tenpin score --json < games.txt"]),
    ("nights", &["tenpin nights --player PJS", "tenpin nights --since \"2 weeks ago\" --json"]),
    ("show", &["tenpin show", "tenpin show 3 --replay", "tenpin show 2026-01-31"]),
    ("watch", &["tenpin watch --big", "tenpin watch --json | jq .up", "tenpin watch --overlay board.html"]),
    ("serve", &["tenpin serve", "tenpin serve --bind 192.168.0.5:8000 --big"]),
    ("entries", &["tenpin centre entries spring entries.csv --games 6 --cut 16", "tenpin centre entries spring - < entries.csv"]),
    ("standings", &["tenpin centre standings", "tenpin centre standings spring --teams --csv > teams.csv"]),
    ("export", &["tenpin export -o night.png", "tenpin export 3 --format csv --balls"]),
    ("import", &["tenpin import night.json", "ssh lane3 tenpin export --format json | tenpin import -"]),
    ("stats", &["tenpin stats", "tenpin stats PJS --last 30", "tenpin stats PJS --leaves"]),
    ("label", &["tenpin label last league, week 3", "tenpin label 3 ''"]),
    ("data", &["tenpin data check", "tenpin data backup bowling.db"]),
    ("completions", &["source <(tenpin completions bash)", "tenpin completions fish > ~/.config/fish/completions/tenpin.fish"]),
];

/// The examples of a command. Empty if its help is enough.
pub fn examples(command: &str) -> &'static [&'static str] {
    let mut rows = EXAMPLES.iter();
    let row = rows.find(|(name, _)| *name == command);
    row.map_or(&[], |(_, examples)| examples)
}
