//! The table over real sockets: its walls, its guests, and that closing it loses nothing acknowledged.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod closing;
mod coming_again;
mod feeds;
mod kit;
mod own_part;
mod playing;
mod signing;
mod walls;
