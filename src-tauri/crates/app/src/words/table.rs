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

/// Nobody could follow a link.
pub const NOT_SERVED: &str = "A link would lead nowhere yet: serve the book or the club first, with nml serve.";
/// An invitation without a name.
pub const NO_NAME: &str = "Enter a name: it stands under what they do.";
/// A day that is none, or over.
pub const BAD_DAY: &str = "Enter the last day on which it holds, such as 2026-12-31; it must not be over.";
/// A link for many that would let them write.
pub const ONLY_ONCE: &str =
    "An organiser’s or a player’s link lets in one device; only readers and screens may share one.";
/// Warbands for somebody who changes none by name.
pub const NO_WARBANDS: &str = "Only a player is given Warbands.";
/// There is nothing to revoke.
pub const NO_GUEST: &str = "This invitation or device was revoked already.";
/// What a device shows is no key, or the link was cut off on its way.
pub const NOT_WHOLE: &str = "This link is not whole; ask for it again.";
/// An invitation that is none, or was revoked.
pub const INVITATION_GONE: &str = "This invitation was revoked; ask the organiser for a new one.";
/// An invitation past its day.
pub const INVITATION_OVER: &str = "The last day of this invitation is over; ask the organiser for a new one.";
/// Somebody else came by it.
pub const INVITATION_USED: &str = "Another device came by this link already; ask the organiser for a new one.";
/// As many as may came by it.
pub const INVITATION_FULL: &str = "This link has let in as many devices as it can; ask the organiser for a new one.";

/// More Warbands than one player has.
#[must_use]
pub fn enough(most: usize) -> String {
    format!("A player has {most} Warbands at most.")
}

/// More invitations than are kept.
#[must_use]
pub fn too_many(most: usize) -> String {
    format!("Up to {most} invitations hold at once; revoke one first.")
}
