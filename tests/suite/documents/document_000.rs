//! Document 000: the whole design, from one ball to the roster.

mod frames;
mod games;
mod player_and_pins;
mod program;
mod score;
mod states;
mod tenth_frame;
