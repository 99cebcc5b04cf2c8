//! The simulated evening: lanes bowl in bursts, the server goes away and comes back.

use std::time::{Duration, Instant};

use tenpin::centre::{CentreAddress, block_on, init};

use crate::cluster::Cluster;
use crate::figures::{milliseconds, percentiles, tell};
use crate::lanes::{Lanes, PLAYERS};
use crate::pooler::Pooler;
use crate::screens::{HALLS, Screens};
use crate::wholeness::{Differences, problems};
use crate::{Scale, companion, usage, wait_until};

pub(crate) struct Evening {
    scale: Scale,
    cluster: Cluster,
    pooler: Option<Pooler>,
    lanes: Lanes,
    screens: Screens,
}

/// A lane bowls every ten seconds, and three of ten bowl at once after a quiet moment.
const PAUSE: usize = 10;
const BURST: Duration = Duration::from_millis(500);

impl Evening {
    /// None without PostgreSQL.
    pub(crate) fn begin(scale: Scale) -> Option<Self> {
        println!(
            "{scale:?}, {HALLS} screens with all lanes, load {}",
            usage::load()
        );
        let cluster = cluster(scale)?;
        let pooler = (scale.poolers > 0).then(|| Pooler::start(cluster.port(), 20));
        let pooler = pooler.flatten();
        let address = |name: &str| address(&cluster, pooler.as_ref(), name);
        let start = Instant::now();
        let lanes = Lanes::open(scale.lanes, &address("lane12"));
        wait_until("all lanes are there", || lanes.are_there());
        println!(
            "all lanes are there after {:.1} s",
            start.elapsed().as_secs_f64()
        );
        let screens = Screens::open(scale.screens, &lanes, &address("desk"));
        Some(Self {
            scale,
            cluster,
            pooler,
            lanes,
            screens,
        })
    }

    pub(crate) fn run(mut self) {
        tell("", "required", "measured");
        tell(&"-".repeat(44), &"-".repeat(14), &"-".repeat(24));
        self.measure_balls();
        self.measure_outages();
        self.measure_backlog();
        self.screens.close();
        self.lanes.close();
        self.count_differences();
        self.measure_standings();
        let first = self.lanes.all[0].path.clone();
        // The file knows its lane.
        tenpin::store::Store::open(&first)
            .unwrap()
            .set_setting("centre-lane", "1")
            .unwrap();
        companion::measure(&first, &url(&self.cluster, self.pooler.as_ref(), "lane12"));
        println!("load {}", usage::load());
    }

    fn measure_balls(&mut self) {
        self.lanes.delays();
        self.screens.sight.delays.lock().unwrap().clear();
        let (before, start) = (self.server_time(), Instant::now());
        let balls = self.bowl(self.scale.seconds);
        let (elapsed, used) = (start.elapsed(), self.server_time().saturating_sub(before));
        wait_until("all is there", || self.lanes.are_there());
        std::thread::sleep(Duration::from_secs(1));
        let to_centre = percentiles(self.lanes.delays());
        let to_screen = std::mem::take(&mut *self.screens.sight.delays.lock().unwrap());
        let share = used.as_secs_f64() / elapsed.as_secs_f64() * 100.0;
        let rate = balls as f64 / elapsed.as_secs_f64();
        tell(
            "balls a second, and at most",
            "",
            &format!("{rate:.0}, {}", self.most()),
        );
        tell("ball to centre", "p99 100 ms", &to_centre);
        tell("ball to screen", "p99 300 ms", &percentiles(to_screen));
        tell("PostgreSQL, of a core", "25 %", &format!("{share:.1} %"));
    }

    const fn most(&self) -> usize {
        self.scale.lanes * 3 / 10 * 2 + self.scale.lanes / PAUSE
    }

    /// The CPU time of the server and the pooler.
    fn server_time(&self) -> Duration {
        let file = std::fs::read_to_string(self.cluster.data().join("postmaster.pid")).unwrap();
        let server = file.lines().next().and_then(|number| number.parse().ok());
        let pooler = self.pooler.as_ref().map(|pooler| pooler.child.id());
        let processes = [server, pooler];
        processes.into_iter().flatten().map(usage::of_family).sum()
    }

    /// Bowls for this many seconds. Returns the number of balls.
    fn bowl(&mut self, seconds: usize) -> usize {
        let mut dice = 0x2545_f491_4f6c_dd1d_u64;
        let mut roll = |sides: usize| {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            usize::try_from(dice % sides as u64).unwrap()
        };
        let lanes = self.lanes.all.len();
        let mut balls: Vec<(Duration, usize)> = Vec::new();
        for _ in 0..lanes * seconds / PAUSE {
            let at = Duration::from_millis(roll(seconds * 1000) as u64);
            balls.push((at, roll(lanes)));
        }
        let bursts = (PAUSE / 2..seconds).step_by(PAUSE);
        for burst in bursts.flat_map(|burst| std::iter::repeat_n(burst, lanes * 3 / 10)) {
            let at = BURST.mul_f64(roll(1000) as f64 / 1000.0);
            balls.push((Duration::from_secs(burst as u64) + at, roll(lanes)));
        }
        balls.sort();
        let start = Instant::now();
        for (at, lane) in &balls {
            std::thread::sleep(at.saturating_sub(start.elapsed()));
            self.lanes.all[*lane].bowl(u8::try_from(roll(11)).unwrap());
        }
        std::thread::sleep(Duration::from_secs(seconds as u64).saturating_sub(start.elapsed()));
        balls.len()
    }

    /// Kills and restarts the server while lanes bowl.
    fn measure_outages(&mut self) {
        for _ in 0..self.scale.outages {
            self.bowl(2);
            self.cluster.kill();
            self.bowl(3);
            self.cluster.run();
        }
        let start = Instant::now();
        wait_until("all is there", || self.lanes.are_there());
        let all = format!(
            "{}: all there after {:.1} s",
            self.scale.outages,
            start.elapsed().as_secs_f64()
        );
        tell("kills of the server while it is bowled", "", &all);
    }

    fn measure_backlog(&mut self) {
        self.cluster.kill();
        let each = self.scale.backlog / self.lanes.all.len();
        for lane in &mut self.lanes.all {
            lane.bowl_many(each);
        }
        self.cluster.run();
        let start = Instant::now();
        wait_until("all is there", || self.lanes.are_there());
        let seconds = format!("{:.1} s", start.elapsed().as_secs_f64());
        let what = format!("{} events after an outage", each * self.lanes.all.len());
        tell(&what, "60 s", &seconds);
    }

    fn count_differences(&self) {
        let found = Differences::find(&self.cluster, &self.lanes);
        let backwards = self
            .screens
            .sight
            .backwards
            .load(std::sync::atomic::Ordering::SeqCst);
        let out_of_order = found.out_of_order + backwards;
        let counts = format!(
            "{}, {}, {out_of_order} of {}",
            found.lost, found.doubled, found.all
        );
        tell("events lost, doubled, out of order", "0, 0, 0", &counts);
        let (nights, problems) = problems(&address(&self.cluster, None, "desk"));
        tell(
            "`centre check`: nights, problems",
            "0",
            &format!("{nights}, {problems}"),
        );
    }

    fn measure_standings(&self) {
        let lanes = 1..=self.lanes.all.len();
        let entries: Vec<_> = lanes
            .flat_map(|lane| PLAYERS.map(|name| entry(lane, name)))
            .collect();
        self.cluster.sql(
            "hall",
            &format!(
                "INSERT INTO tenpin.competitions VALUES ('evening', 'evening', 0, 9000000000000, 6, 100);
                INSERT INTO tenpin.entries (competition, lane, name, person, team, handicap) VALUES {};
                ANALYZE tenpin.nights, tenpin.lines, tenpin.entries, tenpin.competitions",
                entries.join(",")
            ),
        );
        let people = self.lanes.all.len() * PLAYERS.len();
        let standings = "SELECT * FROM tenpin.player_standings WHERE competition = 'evening' ORDER BY place, person";
        let time = self.median(standings, people);
        tell(
            &format!("standings of {people} people"),
            "250 ms",
            &milliseconds(time),
        );
        let time = self.median("SELECT * FROM tenpin.lanes_now", self.lanes.all.len());
        tell("all lanes", "", &milliseconds(time));
    }

    /// The median of eleven runs, including connecting.
    fn median(&self, query: &str, rows: usize) -> Duration {
        let mut times: Vec<_> = (0..11)
            .map(|_| {
                let start = Instant::now();
                assert_eq!(self.cluster.sql("hall", query).len(), rows);
                start.elapsed()
            })
            .collect();
        times.sort();
        times[5]
    }
}

/// A cluster with a centre in its database `hall`.
fn cluster(scale: Scale) -> Option<Cluster> {
    furnished(scale.lanes + scale.screens + 50)
}

/// A centre that allows this many connections. None without PostgreSQL.
pub(crate) fn furnished(connections: usize) -> Option<Cluster> {
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let connections = format!("max_connections={connections}");
    let cluster = Cluster::start_in(directory, &["fsync=on", &connections])?;
    cluster.sql("postgres", "CREATE DATABASE hall");
    let owner = CentreAddress::new(&cluster.url("postgres", "hall"), None).unwrap();
    block_on(init(&owner)).unwrap().unwrap();
    cluster.sql(
        "hall",
        "CREATE ROLE lane12 LOGIN PASSWORD 'secret' IN ROLE tenpin_lane;
        CREATE ROLE desk LOGIN PASSWORD 'secret' IN ROLE tenpin_screen",
    );
    Some(cluster)
}

fn entry(lane: usize, name: &str) -> String {
    let team = lane % 200;
    format!("('evening', '{lane}', '{name}', '{name} of {lane}', 'team {team}', 7)")
}

fn url(cluster: &Cluster, pooler: Option<&Pooler>, name: &str) -> String {
    let name = format!("{name}:secret");
    pooler.map_or_else(|| cluster.url(&name, "hall"), |pooler| pooler.url(&name))
}

fn address(cluster: &Cluster, pooler: Option<&Pooler>, name: &str) -> CentreAddress {
    CentreAddress::new(&url(cluster, pooler, name), None).unwrap()
}
