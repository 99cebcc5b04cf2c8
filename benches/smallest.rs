//! The smallest ratatui program that draws a similar table and takes a key: the yardstick for the first
//! paint and for a repaint after a key. `q` quits.
//!
//! `cargo build --release --example smallest`

use crossterm::event::{self, Event, KeyCode};
use ratatui::layout::Constraint;
use ratatui::widgets::{Block, Row, Table};

const COLUMNS: usize = 11;
const PLAYERS: usize = 2;

fn main() -> std::io::Result<()> {
    let mut terminal = ratatui::init();
    let mut balls: Vec<char> = Vec::new();
    loop {
        terminal.draw(|frame| frame.render_widget(table(&balls), frame.area()))?;
        match event::read()? {
            Event::Key(key) if key.code == KeyCode::Char('q') => break,
            Event::Key(key) => balls.extend(key.code.as_char()),
            _ => {}
        }
    }
    ratatui::restore();
    Ok(())
}

fn table(balls: &[char]) -> Table<'static> {
    let head = (1..COLUMNS).map(|frame| format!("{frame:02}"));
    let head = Row::new(["NAME".to_owned()].into_iter().chain(head));
    let row = |player: usize| {
        let own = balls.iter().skip(player * (COLUMNS - 1)).take(COLUMNS - 1);
        let cells = own.map(char::to_string);
        Row::new(["PJS".to_owned()].into_iter().chain(cells))
    };
    Table::new((0..PLAYERS).map(row), [Constraint::Length(6); COLUMNS])
        .header(head)
        .block(Block::bordered())
}
