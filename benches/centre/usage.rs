//! CPU time and memory of processes, as the kernel counts them.

use std::fs;
use std::time::Duration;

/// The CPU time of a process and all its descendants.
pub(crate) fn of_family(process: u32) -> Duration {
    let processes = fs::read_dir("/proc").unwrap();
    let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let children = numbers.filter_map(|number: u32| {
        let ticks = ticks(number)?;
        (ticks.parent == process).then_some(ticks.own)
    });
    let children: u64 = children.sum();
    let own = ticks(process).map_or(0, |ticks| ticks.own + ticks.of_ended_children);
    Duration::from_millis((own + children) * 10)
}

/// In hundredths of a second.
struct Ticks {
    parent: u32,
    own: u64,
    of_ended_children: u64,
}

/// None if it is gone.
fn ticks(process: u32) -> Option<Ticks> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // A name may hold anything but ends with the last parenthesis.
    let (_, fields) = stat.rsplit_once(") ")?;
    let fields: Vec<_> = fields.split(' ').collect();
    let number = |place: usize| fields.get(place)?.parse::<u64>().ok();
    Some(Ticks {
        parent: u32::try_from(number(1)?).ok()?,
        own: number(11)? + number(12)?,
        of_ended_children: number(13)? + number(14)?,
    })
}

/// The CPU time of one process, to the nanosecond.
pub(crate) fn of_process(process: u32) -> Duration {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).unwrap();
    let times = tasks.filter_map(|task| {
        let times = fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        times.split(' ').next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(times.sum())
}

/// A value of its status, in kilobytes.
pub(crate) fn kilobytes(process: u32, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let mut lines = status.lines().filter_map(|line| line.strip_prefix(name));
    let words = lines.next().unwrap().split_whitespace().nth(1);
    words.unwrap().parse().unwrap()
}

/// The load of the machine: the average of the last minute.
pub(crate) fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or("?").to_owned()
}
