//! Battles as records with literal dice, and what the engine promises in any battle.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod abilities;
mod arsenal;
mod attack_readings;
mod attacks;
mod beginning;
mod counted;
mod frame;
mod fumbles;
mod ground;
mod harm;
mod kit;
mod odds;
mod odds_kit;
mod odds_table;
mod points;
mod pregame;
mod profile;
mod properties;
mod readings;
mod record;
mod refusals;
mod relief;
mod rolls;
mod say;
mod scenarios;
mod sequence;
mod setup;
mod shipped;
mod shots;
mod showing;
mod sides;
mod skills;
mod stated;
mod turns;
mod vocabulary;
