//! The table over real sockets: its walls, its guests, and that nothing acknowledged is lost when it is closed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod closing;
mod coming_again;
mod feeds;
mod kit;
mod own_part;
mod playing;
mod walls;
