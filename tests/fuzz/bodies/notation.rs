//! A line of text as a game: it is the same when it is written and read again.

use tenpin::domain::notation::{read, read_frame, read_on, write, write_counts};
use tenpin::domain::{FrameNumber, Frames};

pub(crate) fn check(bytes: &[u8]) {
    let Ok(line) = std::str::from_utf8(bytes) else {
        return;
    };
    let (balls, refusal) = read_on(Frames::default(), line);
    for number in [1, 10] {
        let number = FrameNumber::new(number).unwrap();
        let _ = read_frame(number, line);
    }
    let Ok(frames) = read(line) else {
        let columns = line.chars().count();
        let refusal = refusal.unwrap();
        assert!((1..=columns).contains(&refusal.column), "{refusal}");
        return;
    };
    assert_eq!(refusal, None);
    let mut bowled = Frames::default();
    for ball in balls {
        bowled.bowl(ball).unwrap();
    }
    assert_eq!(bowled, frames);
    let written = write(&frames);
    assert_eq!(read(&written), Ok(frames), "{written}");
    let counts = write_counts(&frames);
    let counted = read(&counts).unwrap();
    assert_eq!(counted.scores(), frames.scores(), "{counts}");
}
