//! What can be wrong with a centre: one message each, nothing half-done, and nothing blocked.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{Cluster, Hall};
use crate::program::program;
use crate::storage::{Keeping, Place};
use crate::stored_nights::tenpin;

fn bowled() -> Place {
    let place = Place::new();
    let mut keeping = Keeping::begin(&place.store());
    keeping.start(&["PJS"]);
    keeping.bowl("X 9/");
    drop(keeping);
    place
}

/// The output of joining this address, and the exit code.
fn joins(place: &Place, address: &str, password: &str) -> (i32, String) {
    let output = tenpin(
        place,
        &format!("centre join {address}"),
        &format!("{password}\n"),
    );
    let text = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(text).unwrap(),
    )
}

#[track_caller]
fn assert_refused(place: &Place, address: &str, (password, code, words): (&str, i32, &str)) {
    let (ended, told) = joins(place, address, password);
    assert!(
        ended == code && told.contains(words),
        "{address}: {ended} {told}"
    );
    assert_eq!(told.lines().count(), 1, "one sentence: {told}");
    assert!(
        !place.names().contains(&"tenpin.db-centre".to_owned()),
        "nothing is kept"
    );
}

/// Neither in the file nor on the screen.
#[test]
fn a_password_of_the_environment_is_stored_in_its_own_file_only() {
    let Some(hall) = Hall::open() else {
        return;
    };
    hall.sql("ALTER ROLE lane12 PASSWORD 's/?@cret'");
    let port = hall.cluster.port();
    let host = format!("127.0.0.1:{port}/hall");
    for url in [
        format!("postgres://lane12:s/?%40cret@{host}"),
        format!("postgres://lane12@{host}?password=s/?%40cret"),
    ] {
        let place = bowled();
        let run = |arguments: &[&str]| {
            let mut program = program();
            program.args(arguments).env("TENPIN_DATA", place.file());
            let output = program.env("TENPIN_CENTRE", &url).output().unwrap();
            assert!(output.stderr.is_empty(), "{output:?}");
            String::from_utf8(output.stdout).unwrap()
        };
        let joined = run(&["centre", "join", "--lane", "12"]);
        let status = run(&["centre", "send"]) + &run(&["centre", "status", "--json"]);
        assert!(!(joined + &status).contains("cret"), "{status}");
        let address = place.store().setting("centre").unwrap().unwrap();
        assert_eq!(address, format!("postgres://lane12@{host}"));
        let password = fs::read_to_string(place.path().join("tenpin.db-centre")).unwrap();
        assert_eq!(password, "s/?@cret\n");
        assert_eq!(tenpin(&place, "centre status", "").status.code(), Some(0));
    }
}

#[test]
fn each_thing_that_is_wrong_is_one_sentence() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = bowled();
    let port = hall.cluster.port();
    let at =
        |name: &str, rest: &str| format!("postgres://{name}@127.0.0.1:{port}/{rest} --lane 12");
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = free.local_addr().unwrap().port();
    drop(free);
    let refusals = [
        (
            at("lane12:secret", "hall"),
            ("", 2, "can be read by everybody"),
        ),
        (
            at("lane12:a/b%40", "hall"),
            ("", 2, "can be read by everybody"),
        ),
        (
            at("lane12", "hall?password=secret"),
            ("", 2, "can be read by everybody"),
        ),
        (
            at("lane12", "hall"),
            ("wrong", 1, "refuses this user or password"),
        ),
        (
            at("lane12", "hall"),
            ("", 1, "refuses this user or password"),
        ),
        (
            at("stranger", "hall"),
            ("secret", 1, "refuses this user or password"),
        ),
        (at("lane12", "nowhere"), ("secret", 1, "no such database")),
        (
            at("lane12", "postgres"),
            ("secret", 1, "`tenpin centre init` creates them"),
        ),
        (
            at("lane12", "hall?sslmode=require"),
            ("secret", 1, "does not offer TLS"),
        ),
        (
            "nonsense --lane 1".to_owned(),
            ("", 2, "not an address such as"),
        ),
        (
            "postgres://a@10.0.0.1/b?sslmode=disable --lane 1".to_owned(),
            ("", 2, "only for a centre on this machine"),
        ),
        (
            format!("postgres://a@127.0.0.1:{nobody}/b --lane 1"),
            ("", 1, "can't be reached"),
        ),
    ];
    for (address, refusal) in refusals {
        assert_refused(&place, &address, refusal);
    }
    let lane = tenpin(
        &place,
        "centre join postgres://a@localhost/b --lane a/b",
        "",
    );
    assert_eq!(lane.status.code(), Some(2));
    // A lane may not create tables.
    let init = tenpin(
        &place,
        &format!("centre init postgres://lane12@127.0.0.1:{port}/postgres"),
        "secret\n",
    );
    let told = String::from_utf8(init.stderr).unwrap();
    assert!(
        init.status.code() == Some(1) && told.contains("allowed"),
        "{told}"
    );
}

#[test]
fn older_and_newer_tables_and_a_full_disk_are_told_and_nothing_is_half_made() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = bowled();
    hall.join(&place);
    let sends = || {
        let output = tenpin(&place, "centre send", "");
        (
            output.status.code().unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    hall.sql("UPDATE tenpin.centre SET version = 99, needs = 99");
    let (code, told) = sends();
    assert!(
        code == 1 && told.contains("this program is older than the centre"),
        "{told}"
    );
    hall.sql("UPDATE tenpin.centre SET version = 0, needs = 0");
    let (code, told) = sends();
    assert!(
        code == 1 && told.contains("`tenpin centre init` upgrades them"),
        "{told}"
    );
    // A newer schema that only added columns.
    hall.sql("UPDATE tenpin.centre SET version = 99, needs = 1; ALTER TABLE tenpin.nights ADD more text DEFAULT 'x'");
    hall.sql(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON tenpin.lines EXECUTE FUNCTION full_disk()",
    );
    let (code, told) = sends();
    assert!(
        code == 1 && told.contains("disk of the centre is full"),
        "{told}"
    );
    assert_eq!(hall.count(), 0, "PUSH fails as a whole");
    hall.sql("DROP TRIGGER full_disk ON tenpin.lines");
    assert_eq!(sends().0, 0);
    hall.has_all_of(&place);
}

/// What could not be queried is not reported.
#[test]
fn a_centre_that_is_down_or_silent_has_one_sentence_and_nothing_else() {
    let Some(mut hall) = Hall::open() else {
        return;
    };
    let place = bowled();
    hall.join(&place);
    let port = hall.cluster.port();
    hall.cluster.kill();
    let sends = |words: &str| {
        let output = tenpin(&place, "centre send", "");
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains(words) && told.lines().count() == 1, "{told}");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "");
    };
    sends("can't be reached");
    // It accepts connections and says nothing.
    let _silent = std::net::TcpListener::bind(("127.0.0.1", port)).unwrap();
    let start = std::time::Instant::now();
    sends("does not answer");
    // The time limit of the program itself, not one set by a test.
    assert!(start.elapsed().as_secs() >= 10);
}

/// A centre that is lost for good is rebuilt from its lanes.
#[test]
fn a_new_centre_gets_everything_again() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let place = bowled();
    hall.join(&place);
    assert!(tenpin(&place, "centre send", "").status.success());
    hall.sql("DROP SCHEMA tenpin CASCADE");
    let lost = tenpin(&place, "centre send", "");
    let told = String::from_utf8(lost.stderr).unwrap();
    assert!(told.contains("`tenpin centre init` creates them"), "{told}");
    hall.init();
    assert!(tenpin(&place, "centre send", "").status.success());
    hall.has_all_of(&place);
}

/// A key and a certificate for `localhost`, signed by an authority of this test.
fn certify(directory: &Path) {
    let scripts = [
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=authority -keyout ca.key -out ca.pem",
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=stranger -keyout other.key -out other.pem",
        "req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -keyout server.key -out server.csr",
        "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 30 -extfile names -out server.crt",
    ];
    fs::write(directory.join("names"), "subjectAltName=DNS:localhost\n").unwrap();
    for script in scripts {
        let made = Command::new("openssl")
            .args(script.split(' '))
            .current_dir(directory)
            .stderr(Stdio::null())
            .status();
        assert!(made.unwrap().success(), "{script}");
    }
}

fn with_tls(cluster: &Cluster, place: &Place) {
    certify(place.path());
    let owner = fs::metadata(cluster.data()).unwrap();
    for name in ["server.key", "server.crt"] {
        let to = cluster.data().join(name);
        fs::copy(place.path().join(name), &to).unwrap();
        let (user, group) = {
            use std::os::unix::fs::MetadataExt;
            (owner.uid(), owner.gid())
        };
        std::os::unix::fs::chown(&to, Some(user), Some(group)).unwrap();
        let private = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o600);
        fs::set_permissions(&to, private).unwrap();
    }
    cluster.sql("postgres", "ALTER SYSTEM SET ssl = on");
    cluster.reload();
    super::wait_until("TLS is on", || {
        cluster.sql("postgres", "SHOW ssl") == [["on"]]
    });
}

#[test]
fn a_certificate_that_is_unknown_or_for_another_name_is_refused() {
    let Some(hall) = Hall::open() else {
        return;
    };
    let (place, keys) = (bowled(), Place::new());
    with_tls(&hall.cluster, &keys);
    let port = hall.cluster.port();
    let at = |host: &str, authority: &str| {
        let file = keys.path().join(authority);
        format!(
            "postgres://lane12@{host}:{port}/hall?sslmode=require --lane 12 --ca {}",
            file.display()
        )
    };
    let refusals = [
        (
            at("localhost", "other.pem"),
            ("secret", 1, "can't be trusted"),
        ),
        (at("127.0.0.1", "ca.pem"), ("secret", 1, "can't be trusted")),
        (
            at("localhost", "missing.pem"),
            ("secret", 1, "holds no certificate"),
        ),
        (
            at("localhost", "names"),
            ("secret", 1, "holds no certificate"),
        ),
    ];
    for (address, refusal) in refusals {
        assert_refused(&place, &address, refusal);
    }
    let system = format!("postgres://lane12@localhost:{port}/hall?sslmode=require --lane 12");
    assert_refused(&place, &system, ("secret", 1, "can't be trusted"));
    let (code, told) = joins(&place, &at("localhost", "ca.pem"), "secret");
    assert_eq!(code, 0, "{told}");
    assert!(tenpin(&place, "centre send", "").status.success());
    hall.has_all_of(&place);
    let encrypted = "SELECT count(*) FROM pg_stat_ssl WHERE ssl";
    super::wait_until("nothing stays connected", || hall.sql(encrypted) == [["0"]]);
}
