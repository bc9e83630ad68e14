//! The use cases, each test with a real book in a folder of its own. One program for all of them: each would have to
//! link typst.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod asked;
mod backups;
mod books;
mod builder;
mod by_hand;
mod chronicle;
mod club;
mod correction;
mod course;
mod decided;
mod dispatch;
mod diverging;
mod earlier;
mod found;
mod house_rules;
mod imports;
mod kit;
mod layouts;
mod left_over;
mod library;
mod looking_back;
mod merging;
mod newer;
mod news;
mod numbers;
mod overview;
mod own_scenarios;
mod packs;
mod paper;
mod parcels;
mod parting;
mod picture_files;
mod portraits;
mod prints;
mod published;
mod put_aside;
mod results;
mod rosters;
mod rulesets;
mod season;
mod settling;
mod sign_up;
mod taken_in;
mod uncontested;
