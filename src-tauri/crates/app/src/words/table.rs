//! What is said of the table and of what its guests may do.

/// The label of the invitation for everybody who only looks on.
pub const LOOKS_ON: &str = "Looking on";
/// There is nothing that could open a table.
pub const NO_WAY: &str = "A table is opened in the window, or with nml serve.";

/// The label of the invitation for the player of a side.
#[must_use]
pub fn plays(side: &str) -> String {
    format!("Playing {side}")
}

/// A question for the other side.
pub const OTHER_SIDE: &str = "Only the side that is asked may answer, unless the table lets anyone answer.";
/// What changes the table for both players.
pub const BOTH: &str = "Only the organiser may do this, unless the table lets anyone answer.";
/// A guest who only looks on.
pub const ONLY_READS: &str = "Only a player of this battle may answer.";
