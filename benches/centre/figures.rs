//! The printed table: required and measured values.

use std::time::Duration;

/// One row.
pub(crate) fn tell(what: &str, required: &str, measured: &str) {
    println!("| {what:<44} | {required:>14} | {measured:>24} |");
}

pub(crate) fn milliseconds(time: Duration) -> String {
    format!("{:.0} ms", time.as_secs_f64() * 1000.0)
}

/// The median and the 99th percentile.
pub(crate) fn percentiles(mut delays: Vec<Duration>) -> String {
    delays.sort();
    let Some(last) = delays.len().checked_sub(1) else {
        return "none".to_owned();
    };
    let [half, most] = [50, 99].map(|percent| milliseconds(delays[last * percent / 100]));
    format!("{half}, p99 {most}")
}
