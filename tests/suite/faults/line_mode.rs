//! The real program in line mode, with a call that keeps failing: it plays on, says what is lost, and
//! its exit code shows it.

use std::process::{Command, Output};

use tenpin::archive::NightReference;
use tenpin::store::Store;

use super::found;
use super::preload::{Call, Fault, Lasting, Plan, library};
use super::script::Script;
use crate::program::run;
use crate::storage::Place;

/// A game of two players.
const BALLS: &str = "10\n9\n0\n";
/// The number of calls of each kind to try.
const SAMPLE: u32 = 8;

fn play(place: &Place, plan: &Plan) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tenpin"));
    program
        .args(["--lang", "en", "PJS", "KYJ"])
        .env("TENPIN_DATA", place.file())
        .env("LD_PRELOAD", library())
        .env("TENPIN_SHIM_DIRECTORY", place.path())
        .env("TENPIN_SHIM_PLAN", &plan.path)
        // A backtrace takes half a second for each failure.
        .env_remove("RUST_BACKTRACE");
    run(&mut program, BALLS.repeat(4).as_bytes())
}

#[test]
fn a_call_that_fails_for_good_is_told_and_the_exit_code_says_so() {
    let plans = Place::fast();
    let plan = Plan::new(plans.path().join("plan"));
    let whole = Place::fast();
    assert_eq!(play(&whole, &plan).status.code(), Some(0));
    let store = Store::look(&whole.file()).unwrap();
    let script = Script::from_night(&store.read(NightReference::Last).unwrap().night);
    for call in Call::FAILING {
        let stride = plan.count(call).div_ceil(SAMPLE).try_into().unwrap();
        let calls = (1..=plan.count(call)).step_by(stride);
        for (first, error) in calls.zip(call.errors().iter().cycle()) {
            let fault = Fault {
                call,
                first,
                error: *error,
                lasting: Lasting::ForEver,
            };
            try_fault(fault, &script);
        }
    }
}

fn try_fault(fault: Fault, script: &Script) {
    let (place, plans) = (Place::fast(), Place::fast());
    let plan = Plan::new(plans.path().join("plan"));
    plan.set(Some(fault));
    let output = play(&place, &plan);
    let errors = String::from_utf8(output.stderr).unwrap();
    let found = found(&place.file(), script).unwrap();
    match output.status.code() {
        Some(0) => {
            assert_eq!(found, script.end(), "{fault:?}: {errors}");
            assert!(!errors.contains("lost"), "{fault:?}: {errors}");
        }
        Some(1) => {
            assert!(plan.struck() > 0, "{errors}");
            let names_file = errors.contains(place.path().to_str().unwrap());
            let lost = errors.lines().rev().find_map(lost).unwrap_or(script.end());
            assert!(names_file || lost < script.end(), "{fault:?}: {errors}");
            assert!(found >= script.end() - lost, "{fault:?}: {errors}");
        }
        code => panic!("{fault:?}: {code:?}: {errors}"),
    }
}

/// `12 NOT SAVED and lost: …`
fn lost(line: &str) -> Option<u64> {
    line.split_once(" NOT SAVED and lost")?.0.parse().ok()
}
