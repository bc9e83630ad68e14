//! What a successful ACTION does.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Die, Effect, InjuryResult, is_zero};
use crate::keyword::Keyword;
use crate::length::Length;

/// What a successful ACTION does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// BLESSING MARKERS on the target.
    Blessing(u8),
    /// BLOOD MARKERS removed from the target.
    RemoveBlood(u8),
    /// A Down target stands up.
    StandUp,
    /// The target is taken Down (INJ-18).
    TakeDown,
    /// More DICE on the bearer's ranged attacks for the rest of the Activation.
    RangedDice(i8),
    /// The bearer has the keyword until it moves.
    KeywordUntilMoved(Keyword),
    /// The target is moved by this many inches' die, in a straight line, placed by the table.
    Shove(Die),
    /// The Activation ends and the named ready enemy must be Activated next.
    ForceNextActivation,
    /// All of these, in order.
    All(Vec<Outcome>),
    /// Up to this many BLOOD or INFECTION MARKERS removed from the target.
    RemoveMarkers(Die),
    /// An Injury Roll for the target.
    InjuryRoll(ActionInjury),
    /// Everybody near the bearer is injured, and the bearer is taken Out of Action.
    Detonate(Detonation),
    /// Only the table can carry it out.
    Table(String),
    /// Another outcome on a critical.
    OnCritical {
        /// On a critical.
        critical: Box<Outcome>,
        /// Else.
        otherwise: Box<Outcome>,
    },
    /// One attack on the target with this weapon of the bearer.
    Attack(String),
    /// The target is under these effects for a while.
    Gains {
        /// How long.
        until: Until,
        /// What it gains.
        effects: Vec<Effect>,
    },
    /// The target is dragged up to this far towards the bearer, placed by the table.
    Pull(Length),
    /// The target is moved up to this far, placed by the table.
    MovesTarget(Length),
    /// The target is driven straight back by this many inches if its base is no wider than the size.
    DrivesBack {
        /// How far.
        far: Die,
        /// The widest base.
        base_at_most: Length,
    },
    /// The bearer is set up again within the distance, or anywhere.
    Redeploys(Option<Length>),
    /// Bearer and target change places.
    SwapsPlaces,
    /// One BLOOD MARKER of the target comes to the bearer.
    TakesBlood,
    /// One BLESSING MARKER of the target comes to the bearer.
    TakesBlessing,
    /// BLOOD MARKERS on the target.
    Blood(u8),
    /// BLOOD MARKERS on a target with one of these keywords, else fewer.
    BloodFor {
        /// The keywords.
        keywords: Vec<Keyword>,
        /// With one of them.
        with: u8,
        /// Without.
        without: u8,
    },
    /// As many BLOOD MARKERS on the target as were paid.
    BloodAsPaid,
    /// As many BLOOD MARKERS as were paid on every other model within an inch.
    BloodAroundAsPaid,
    /// INFECTION MARKERS on the target.
    Infection(u8),
    /// INFECTION MARKERS removed from the target.
    RemoveInfection(u8),
    /// Friends within the distance move up to this far, each placed by the table.
    FriendsMove {
        /// Base to base.
        within: Length,
        /// How far.
        far: Length,
    },
    /// Friends within the distance that are Down stand up.
    FriendsStand(Length),
    /// The friend does this at once.
    Orders(Order),
    /// The Activation ends.
    EndsActivation,
    /// The Activation ends, and the named model, not Activated yet, acts now.
    ActsNow,
    /// The bearer's owner chooses one of these for all its attacks, in place of the last.
    ChooseKeyword(Vec<Keyword>),
    /// Everybody the table names suffers an Injury Roll with these keywords.
    InjuresNamed(Vec<Keyword>),
    /// One BLOOD MARKER of the bearer goes to the target.
    GivesBlood,
    /// One BLESSING MARKER of the bearer goes to the target; without one nothing happens.
    GivesBlessing,
    /// Everybody on the straight line to the target, and the target too, suffers an Injury Roll with these keywords.
    InjuresAlong(Vec<Keyword>),
    /// The target's owner moves it up to this far.
    OwnerMoves(Length),
    /// The target makes one melee attack on itself.
    StrikesItself,
    /// The bearer drags the Down target along when it moves in this Activation: at half speed, and not in a Charge or
    /// Retreat.
    Drags,
    /// The target is swallowed: it lies Down inside the bearer, off the battlefield.
    Swallows,
    /// The model that the bearer has swallowed is set up Down within an inch of it.
    Purges,
    /// A piece of terrain that the bearer touches, no wider or deeper than this, is MINED.
    MinesTerrain(Length),
}

/// The Injury Roll that a successful ACTION causes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionInjury {
    /// INJURY DICE.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub injury_dice: i8,
    /// INJURY DICE for each point of negative INJURY MODIFIER of the target's armour.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub per_armour_point: i8,
    /// INJURY DICE on a critical.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub on_critical: i8,
    /// INJURY MODIFIER for each BLOOD MARKER on the target.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub modifier_per_blood: i8,
    /// Keywords of the roll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// More keywords on a critical.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub critical_keywords: Vec<Keyword>,
    /// No result is worse than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_worst: Option<InjuryResult>,
}

/// An explosion around the bearer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Detonation {
    /// Everybody within this distance.
    pub within: Length,
    /// Nearer than this, base to base, with more INJURY DICE.
    pub inner: Length,
    /// INJURY DICE for those.
    pub inner_injury_dice: i8,
    /// Keywords of the Injury Rolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// What happens to the bearer.
    #[serde(default)]
    pub own: OwnEnd,
}

/// What a detonation does to its bearer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OwnEnd {
    /// It is taken Out of Action.
    #[default]
    Out,
    /// An Injury Roll of four summed dice.
    FourDice,
    /// Nothing.
    Unharmed,
}

/// How long something gained lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// To the end of this Activation.
    ActivationEnd,
    /// To the end of the model's own next Activation.
    NextActivationEnd,
    /// To the end of the Turn.
    TurnEnd,
    /// Until it moves.
    Moves,
    /// Until it acts.
    Acts,
    /// Until it was used once.
    Used,
    /// To the end of the game.
    Game,
}

/// What an order makes a friend do at once, outside its Activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// It moves up to its Movement.
    Move,
    /// It charges: Movement and a D6, at most 12″.
    Charge,
    /// It makes one Fight.
    Fight,
    /// It makes one Shoot.
    Shoot,
    /// It goes Out of Action.
    GivesItselfUp,
}
