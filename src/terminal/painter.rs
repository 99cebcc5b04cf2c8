//! Draws the cells that look different since the last frame.
//!
//! ratatui's own diff measures the width of every cell, which takes as long as drawing all of them.

use std::mem;

use ratatui::backend::Backend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};

use super::shown::ShownCells;

#[derive(Debug)]
pub struct Painter<B: Backend> {
    terminal: Terminal<B>,
    shown: ShownCells,
}

impl<B: Backend> Painter<B> {
    pub fn new(terminal: Terminal<B>) -> Self {
        Self {
            terminal,
            shown: ShownCells::default(),
        }
    }

    pub fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> Result<(), B::Error> {
        self.terminal.autoresize()?;
        render(&mut self.terminal.get_frame());
        let mut painted = mem::take(self.terminal.current_buffer_mut());
        if self.shown.area() != painted.area {
            self.shown = ShownCells::new(painted.area);
            self.drop_previous();
        }
        let backend = self.terminal.backend_mut();
        backend.draw(self.shown.update(&painted).into_iter())?;
        backend.flush()?;
        painted.reset();
        *self.terminal.current_buffer_mut() = painted;
        Ok(())
    }

    /// Drops the buffer that ratatui would diff against: it is not used here.
    fn drop_previous(&mut self) {
        self.terminal.swap_buffers();
        *self.terminal.current_buffer_mut() = Buffer::default();
        self.terminal.swap_buffers();
    }

    /// Forgets the last frame, so that the next one is drawn completely. `Terminal::clear` would query
    /// the cursor position and wait for the answer; a resize to the same size does not.
    pub fn forget(&mut self) -> Result<(), B::Error> {
        let size = self.terminal.size()?;
        self.shown = ShownCells::default();
        self.terminal.resize(Rect::from(size))
    }

    pub const fn backend(&self) -> &B {
        self.terminal.backend()
    }

    pub const fn backend_mut(&mut self) -> &mut B {
        self.terminal.backend_mut()
    }
}
