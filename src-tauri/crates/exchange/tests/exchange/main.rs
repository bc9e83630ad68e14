//! Packs, rosters, imports and exports as files. One program for all of them, because each would have to link the
//! pack's readers.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod beta;
mod by_hand;
mod carcass_front;
mod cards;
mod catalogues;
mod codes;
mod compared;
mod content;
mod exploration;
mod export;
mod hostile;
mod import;
mod import_hostile;
mod import_tables;
mod legality;
mod mercenaries;
mod odds;
mod overlay;
mod own_scenarios;
mod properties;
mod readings;
mod shipped;
mod skills;
mod waivers;
