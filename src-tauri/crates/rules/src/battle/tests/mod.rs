#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod attacks;
mod ground;
mod harm;
mod kit;
mod odds;
mod odds_table;
mod properties;
mod readings;
mod record;
mod turns;
