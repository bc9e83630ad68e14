//! A battle that is taken into a campaign after its end.

pub const ALREADY: &str = "The battle counts for a campaign already.";
pub const NOT_ENDED: &str = "The battle is not over.";

/// A Warband that would have to join first.
pub fn no_member(warband: &str) -> String {
    format!("{warband} does not belong to it: admit it first.")
}
