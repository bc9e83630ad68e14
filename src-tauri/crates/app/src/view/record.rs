//! A Warband's record, as every page that lists Warbands gives it.

use nml_campaign::Standing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the games of a Warband came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Record {
    /// Games won.
    pub won: u16,
    /// Games drawn.
    pub drew: u16,
    /// Games lost.
    pub lost: u16,
    /// Victory points made, less those of its enemies, in the games that recorded them; none if no game did.
    pub vp: Option<i64>,
    /// Games for which not all victory points were written down.
    pub unscored: u16,
    /// Games for which nobody wrote down its Deeds.
    pub deeds_untold: u16,
    /// Games for which nobody wrote down which of its enemies fell.
    pub took_untold: u16,
    /// Games for which nobody wrote down which of its models fell.
    pub fell_untold: u16,
    /// Glorious Deeds, in the games where they were written down.
    pub deeds: u32,
    /// Enemies taken Out of Action, in the games where they were written down.
    pub took: u32,
    /// Its own models taken Out of Action, in the games where they were written down.
    pub fell: u32,
}

impl From<&Standing> for Record {
    fn from(line: &Standing) -> Self {
        Self {
            won: line.won,
            drew: line.drawn,
            lost: line.lost,
            vp: line.difference(),
            unscored: line.unscored,
            deeds_untold: line.deeds_untold,
            took_untold: line.took_untold,
            fell_untold: line.fell_untold,
            deeds: line.deeds,
            took: line.took,
            fell: line.casualties,
        }
    }
}
