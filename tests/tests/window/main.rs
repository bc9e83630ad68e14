//! The real window under a display of its own, driven and pictured. One program for all of them, one test at a time.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod aftermath;
mod battle;
mod board;
mod book;
mod by_hand;
mod campaign;
mod chronicle;
mod club;
mod correction;
mod detail;
mod driver;
mod earlier;
mod factions;
mod hostile;
mod import;
mod newcomer;
mod overview;
mod own_scenario;
mod packs;
mod paper;
mod parcels;
mod policy;
mod portraits;
mod print;
mod replay;
mod results;
mod rulings;
mod scenarios;
mod season;
mod start;
mod terrain;
mod turn;
mod warbands;
mod way;
mod whole;
