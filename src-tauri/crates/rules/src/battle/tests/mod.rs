#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod abilities;
mod arsenal;
mod attack_readings;
mod attacks;
mod counted;
mod frame;
mod fumbles;
mod ground;
mod harm;
mod kit;
mod odds;
mod odds_table;
mod properties;
mod readings;
mod record;
mod refusals;
mod rolls;
mod say;
mod scenarios;
mod sequence;
mod shots;
mod showing;
mod sides;
mod skills;
mod stated;
mod turns;
