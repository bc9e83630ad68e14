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

/// What is done only at the computer with the book.
pub const AT_COMPUTER: &str = "Only the person at the computer with the book may do this.";
/// What the organiser keeps.
pub const ORGANISER: &str = "Only the organiser may change this.";
/// A Warband of somebody else.
pub const OWNER: &str = "Only the player whose Warband this is may do this, or the organiser.";
/// Somebody who was invited to one battle.
pub const WHOLE_BOOK: &str = "This invitation is for one battle; the rest of the book stays closed.";
/// A question for the other side.
pub const OTHER_SIDE: &str = "Only the side that is asked may answer, unless the table lets anyone answer.";
/// What changes the table for both players.
pub const BOTH: &str = "Only the organiser may do this, unless the table lets anyone answer.";
/// A guest who only looks on.
pub const ONLY_READS: &str = "Only a player of this battle may answer.";

/// The page of another Warband.
pub const OTHER_PAGE: &str = "You answer on the page of your own Warband. Ask an organiser to answer on another’s.";
/// The newest answer is on the page of another Warband.
pub const OTHER_ANSWER: &str =
    "The last answer is on another Warband’s page. Its player can take it back; or ask an organiser.";
/// A closed aftermath changed its Warbands.
pub const CLOSED: &str =
    "The pages are closed, and the Warbands have changed with them. Ask an organiser to open them again.";
/// A game that the player’s Warbands are not in.
pub const OTHER_GAME: &str = "You file the games of your own Warbands. Ask an organiser to file this one.";
/// A game that nobody planned.
pub const UNPLANNED: &str = "This game is not planned. Ask an organiser to plan it, or to file it.";
/// A campaign that would begin.
pub const NEW_CAMPAIGN: &str = "Ask an organiser to begin a campaign.";
/// A Warband of somebody else would join.
pub const OTHER_JOINS: &str = "You sign up your own Warbands. Ask an organiser to take in another.";
/// A Warband would join in somebody else’s name.
pub const OTHER_PLAYER: &str = "You sign up in your own name. Ask an organiser to enter another.";
/// A Warband would join after games were fought, or come back.
pub const LATE: &str = "This campaign has begun. Ask an organiser to take your Warband in.";
/// Another Warband of the same player is in the campaign.
pub const ONE_EACH: &str = "You play in this campaign already. Ask an organiser to take in another Warband of yours.";
/// A Warband that left the campaign would join.
pub const LEFT: &str = "Your Warband has left this campaign. Ask an organiser to take it back.";
/// A Warband of no campaign, for an evening.
pub const NO_PLAYER: &str =
    "This Warband plays in no campaign. Sign it up for one, or ask an organiser to expect you as a guest.";
/// Somebody with the same name is on the list, or several are known.
pub const SAME_NAME: &str =
    "Somebody with your name is on the list or known already. Ask an organiser to put you on it.";
/// Another person stands on the list with this Warband.
pub const LENT: &str = "Somebody else plays with this Warband on this evening. Ask an organiser to change that.";
/// The same person is expected with another Warband.
pub const OTHER_LISTED: &str = "You are expected with another Warband. Ask an organiser to change that.";

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
