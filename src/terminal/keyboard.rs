//! Converts crossterm events to those of the loop.

use crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::Incoming;
use crate::app::Direction;

/// None for events without a meaning here: key releases, and focus changes.
pub(super) fn incoming(event: Event) -> Option<Incoming> {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => None,
        Event::Key(key) => Some(Incoming::Key(key.code, key.modifiers)),
        Event::Paste(text) => Some(Incoming::Paste(text)),
        Event::Mouse(mouse) => by_mouse(mouse),
        Event::Resize(..) => Some(Incoming::Repaint),
        Event::FocusGained | Event::FocusLost => None,
    }
}

/// None for other buttons, and for releases.
const fn by_mouse(mouse: MouseEvent) -> Option<Incoming> {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => {
            Some(Incoming::Click(Position::new(mouse.column, mouse.row)))
        }
        MouseEventKind::ScrollUp => Some(Incoming::Wheel(Direction::Up)),
        MouseEventKind::ScrollDown => Some(Incoming::Wheel(Direction::Down)),
        _ => None,
    }
}
