//! What several screens show: names of games, models and factions, emblems, verdicts, what games counted, the letters
//! of sides. No screen asks another for them.

mod club_name;
mod compared;
mod content;
mod emblem;
mod factions;
pub mod fought;
mod games;
mod knob;
mod letters;
mod models;
mod names;
mod reason;
mod record;
mod scores;
mod side_ink;
mod verdict;

pub use club_name::ClubName;
pub use compared::{Compared, ComparedLine, ComparedModel};
pub(crate) use content::{content, done_there, option_name};
pub use emblem::Emblem;
pub(crate) use emblem::{emblem, emblem_of};
pub(crate) use factions::{faction_by_hand, faction_name, known_faction, known_variant};
pub(crate) use games::{SCENARIO_NOT_RECORDED, recorded_name};
pub use games::{game_name, game_title, game_title_with, game_titled, scenario_name};
pub use knob::Knob;
pub use letters::{letter, letter_at};
pub(crate) use models::{called, entry_name};
pub(crate) use names::{FACTION_BY_HAND, against, game, of_side, planned_game, scenario, spoken, with_outsiders};
pub use reason::Reason;
pub use record::Record;
pub(crate) use scores::Scores;
pub use side_ink::{GameSide, side_ink};
pub use verdict::Verdict;
