//! What the referee remembers until it can judge it: a path, the attacks of an ACTION and their results, kills.

use serde_json::Value;

use crate::goal::Goal;
use crate::measure::Spot;

/// A way that was declared.
#[derive(Clone, Debug)]
pub(crate) struct Journey {
    pub model: usize,
    pub way: Vec<Spot>,
}

/// What was attacked with so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Series {
    pub attacker: usize,
    /// The weapon used first.
    pub first: String,
    /// The weapon in use, and how often.
    pub weapon: String,
    pub count: i64,
    pub targets: Vec<Goal>,
    /// A die must say which model the shot goes at (ATK-08).
    pub lot_due: bool,
}

/// How an attack came out in the entry that is being judged.
#[derive(Clone, Debug)]
pub(crate) struct Landing {
    /// The attack, as it was asked for.
    pub attack: Value,
    pub hits: bool,
}

/// What followed in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Followed {
    pub landing: Option<Landing>,
    /// An Injury Roll of an attack was asked for, or who is caught by a BLAST.
    pub injures: bool,
    /// The log says that something was hit.
    pub hit: bool,
    /// An ability or an item did something of its own.
    pub acts: bool,
}

/// What an Injury Roll came to, until its entry is over.
#[derive(Clone, Debug)]
pub(crate) struct Wound {
    pub victim: usize,
    /// What it was for.
    pub cause: Value,
    pub applied: String,
    /// BLOOD, INFECTION and status before it.
    pub blood: i64,
    pub infection: i64,
    pub was_down: bool,
    /// It fell off a ledge as it was taken Down, and that still comes (DWN-05).
    pub goes_down: bool,
    /// Markers that GAS, FIRE and SHRAPNEL add: surely, and at most.
    pub burns: (i64, i64),
    /// What else may place or spare markers: they are not counted then.
    pub loose: bool,
}

/// A model that went Out of Action, and how.
#[derive(Clone, Debug)]
pub(crate) struct Kill {
    /// Who did it, or `None` for nobody.
    pub by: Option<usize>,
    pub victim: usize,
    pub turn: i64,
    pub reach: String,
    /// The one who did it lay as its Activation began.
    pub began_down: bool,
}

/// What is known for Deeds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Feats {
    pub kills: Vec<Kill>,
    /// The table said who fell, or how things stand: the log no longer proves who did what.
    pub stated: bool,
    /// Sides that passed a Morale Check.
    pub steady: Vec<usize>,
}
