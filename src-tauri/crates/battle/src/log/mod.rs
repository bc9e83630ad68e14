//! What a log is made of, and the state that results: questions, commands, events, and everything they contain. These
//! types contain each other, and name nothing of the rules that ask, decide and fold. Two of their functions look up
//! all the same: a new battle takes its state from its scenario, and a model may fight with what lies ready on the
//! table.

pub(crate) mod ask;
pub(crate) mod beginning;
pub(crate) mod cards;
pub(crate) mod charge_facts;
pub(crate) mod command;
pub(crate) mod event;
pub(crate) mod falls;
pub(crate) mod harm;
pub(crate) mod journey;
pub(crate) mod roll_for;
pub(crate) mod scenario;
pub(crate) mod sight;
pub(crate) mod state;
pub(crate) mod step;
pub(crate) mod sum;
pub(crate) mod tally;
pub(crate) mod target;
pub(crate) mod thrown;
pub(crate) mod way;
