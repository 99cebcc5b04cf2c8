//! Errors of the operating system, in the language of the user.

use std::net::TcpListener;

use crate::storage::Place;
use crate::stored_nights::{refuses, says};

/// Checks the message in both languages, each without the error number.
fn assert_told(place: &Place, arguments: &str, [english, korean]: [&str; 2]) {
    for (language, told) in [("en", english), ("ko", korean)] {
        let line = format!("{arguments} --lang {language}");
        assert_eq!(refuses(place, &line), (1, format!("tenpin: {told}\n")));
    }
}

#[test]
fn a_file_that_is_missing_or_a_directory_is_told() {
    let place = Place::new();
    says(&place, "PJS", "x\n");
    assert_told(
        &place,
        "import nope.json",
        [
            "nope.json: no such file or directory",
            "nope.json: 그런 파일이나 디렉터리가 없습니다",
        ],
    );
    assert_told(
        &place,
        "import .",
        [".: that is a directory", ".: 디렉터리입니다"],
    );
    for line in ["export -o no/night.txt", "watch --overlay no/night.txt"] {
        assert_told(
            &place,
            line,
            [
                "no/night.txt: no such file or directory",
                "no/night.txt: 그런 파일이나 디렉터리가 없습니다",
            ],
        );
    }
}

#[test]
fn an_address_that_is_taken_or_another_machine_s_is_told() {
    let place = Place::new();
    says(&place, "PJS", "x\n");
    assert_told(
        &place,
        "serve --bind 203.0.113.1:7310",
        [
            "can't listen at 203.0.113.1:7310: not an address of this machine",
            "203.0.113.1:7310에서 열 수 없습니다: 이 컴퓨터의 주소가 아닙니다",
        ],
    );
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    assert_told(
        &place,
        &format!("serve --bind {address}"),
        [
            &format!("can't listen at {address}: the address is already in use"),
            &format!("{address}에서 열 수 없습니다: 이미 사용 중인 주소입니다"),
        ],
    );
}
