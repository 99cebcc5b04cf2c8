//! How many cases a property is tested with.

use proptest::test_runner::Config;

/// This many cases, or as many as `PROPTEST_CASES` says. For properties whose cases are slow.
pub(crate) fn cases(usual: u32) -> Config {
    let all = Config::default();
    let cases = std::env::var("PROPTEST_CASES").map_or(usual, |_| all.cases);
    Config { cases, ..all }
}
