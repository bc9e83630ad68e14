//! A Warband from its first line to a settled battle, through the crate's public door.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod opening;
mod own;
mod properties;
mod stream;
mod waiver;
