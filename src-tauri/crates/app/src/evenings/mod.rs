//! The evenings of a club: rotations of scenarios, and evenings with their tables, players, rounds and results.
//!
//! Both are streams ([`nml_evenings`]). An evening knows its campaigns only by their ids: what they know of a player is
//! looked up when a round is drawn ([`draw_facts`]). A campaign's game is planned there when its round starts, in the
//! same transaction ([`PLANNED`]), and settled there like any other.

mod by_rulebook;
mod choices;
mod draw_facts;
mod evening_calls;
mod evening_shown;
mod evening_view;
mod open_plans;
mod pairings;
mod people;
mod planned;
mod played;
mod presence;
mod rotation_calls;
mod rotation_view;

pub use crate::open_dice::RulebookChoice;
pub use crate::view::ClubName;
pub use by_rulebook::{EveningChosen, EveningRollOff, EveningThrow, evening_book, evening_chosen, evening_roll_off};
pub use choices::{EveningChoices, EveningScenario, evening_choices};
pub(crate) use draw_facts::known_scenarios;
pub use evening_calls::{
    EveningChanges, EveningDraw, EveningDrop, EveningGameRef, EveningLine, EveningPlan, EveningRef, EveningStart,
    EveningSwap, NewEvening, NewGuest, evening, evening_change, evening_draw, evening_drop, evening_guest, evening_new,
    evening_plan, evening_redo, evening_start, evening_swap, evening_undo, evening_unplan, evenings, fairness,
};
pub use evening_shown::{
    EveningBye, EveningGame, EveningGameState, EveningOwn, EveningPlayer, EveningRound, EveningSeat, EveningTable,
    EveningUndoStops, EveningView, RoundClock, StageTable,
};
pub use open_plans::{ClashWay, EveningClash};
pub(crate) use pairings::rounds_told;
pub use people::{Acquaintance, AcquaintanceWarband};
pub use presence::{EveningPresence, PresenceSaid, evening_presence};
pub use rotation_calls::{
    NewRotation, RotationChange, RotationLine, RotationRef, rotation, rotation_change, rotation_new, rotation_redo,
    rotation_undo, rotations,
};
pub use rotation_view::{RotationDay, RotationEntry, RotationPlayed, RotationSlot, RotationView};
