//! How long one paint takes after a key, without a terminal: ours compared with the smallest table.
//!
//! `cargo bench --bench paint`

#![expect(
    clippy::unwrap_used,
    reason = "a benchmark may stop at anything unexpected"
)]

use divan::{AllocProfiler, Bencher};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tenpin::app::{Action, App, Direction, Message};
use tenpin::domain::Player;
use tenpin::text::Language;
use tenpin::ui::{self, Depth, DisplayOptions, Glyphs};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

const DISPLAY: DisplayOptions = DisplayOptions {
    language: Language::English,
    depth: Depth::Full,
    glyphs: Glyphs::Unicode,
};

fn main() {
    divan::main();
}

/// The cursor moves back and forth, so that every paint changes something.
#[divan::bench(args = [2, 4, 8, 24])]
fn cursor_and_paint(bencher: Bencher<'_, '_>, players: u8) {
    let mut app = App::default();
    let names = (b'A'..).take(usize::from(players)).map(|letter| {
        let name = [letter, letter, letter];
        Player::new(std::str::from_utf8(&name).unwrap()).unwrap()
    });
    app.update(Message::Start(names.collect()));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut directions = [Direction::Left, Direction::Right].into_iter().cycle();
    bencher.bench_local(|| {
        let step = Action::Move(directions.next().unwrap());
        app.update(Message::Action(step));
        terminal
            .draw(|frame| drop(ui::render(&app, &DISPLAY, frame)))
            .unwrap();
    });
}

#[divan::bench]
fn nothing(bencher: Bencher<'_, '_>) {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    bencher.bench_local(|| {
        terminal.draw(|_| ()).unwrap();
    });
}
