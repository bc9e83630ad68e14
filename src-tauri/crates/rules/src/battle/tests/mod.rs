#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod attacks;
mod harm;
mod kit;
mod odds;
mod properties;
mod record;
mod turns;
