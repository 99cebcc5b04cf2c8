//! Reads key by key: reading lines from the console would echo them.

use std::io::{self, ErrorKind};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

pub(super) fn silently() -> io::Result<String> {
    enable_raw_mode()?;
    let answer = type_line();
    disable_raw_mode()?;
    answer
}

fn type_line() -> io::Result<String> {
    let mut line = String::new();
    loop {
        match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => {}
            Event::Key(key) if is_interruption(key) => return Err(ErrorKind::Interrupted.into()),
            Event::Key(key) if key.code == KeyCode::Enter => return Ok(line),
            Event::Key(key) => edit(&mut line, key.code),
            _ => {}
        }
    }
}

fn is_interruption(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers == KeyModifiers::CONTROL
}

fn edit(line: &mut String, key: KeyCode) {
    match key {
        KeyCode::Char(letter) => line.push(letter),
        KeyCode::Backspace => drop(line.pop()),
        _ => {}
    }
}
