//! The closed vocabulary in which packs say what content does: when, under which conditions, what.
//!
//! New content in this vocabulary needs no code; a new kind of effect does. Whatever changes dice,
//! modifiers, markers, keywords, profile, movement or order has a word here; [`What::Reminder`] is
//! only for what the app cannot see.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::keyword::Keyword;
use crate::length::Length;

/// One thing that a model, an item, an option or a Warband rule does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// The moment or the roll it belongs to.
    pub when: When,
    /// All of these must hold.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// What happens.
    #[serde(rename = "do")]
    pub what: Vec<What>,
}

/// The moment or the roll an effect belongs to. "Bearer" is the model that has the effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// All the time: keywords and characteristics.
    Always,
    /// The bearer takes a Success Roll. On a weapon: only rolls of attacks with it.
    OwnSuccessRoll,
    /// Somebody's attack roll has the bearer as its target.
    TargetedByAttack,
    /// An Injury Roll caused by the bearer's attack. On a weapon: attacks with it.
    OwnInjuryRoll,
    /// An Injury Roll made for the bearer.
    InjuryRollAgainst,
    /// The result of an Injury Roll made for the bearer is about to be applied.
    InjuryResultAgainst,
    /// After an Injury Roll caused by the bearer's attack.
    AfterOwnInjuryRoll,
    /// Models near the bearer are under the inner effect.
    Aura(Box<Aura>),
    /// The bearer has an ACTION of its own.
    Action(Box<Action>),
    /// The bearer's Charge Bonus is rolled.
    ChargeBonus,
    /// The bearer is deployed.
    Deployment,
    /// The bearer is Activated.
    Activation,
    /// The bearer was taken Out of Action.
    OwnOutOfAction,
    /// The bearer failed a Risky Success Roll.
    RiskyFailure,
    /// The Warband takes a Morale Check.
    MoraleCheck,
    /// The list is built.
    Muster,
    /// After the game or between games.
    Campaign,
}

/// The models within a distance of the bearer, and what they are under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aura {
    /// Base to base.
    pub within: Length,
    /// Whose models.
    pub whose: Whose,
    /// Only models with this keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// Seen from the affected model, as if it bore the effect.
    pub effect: Effect,
}

/// Friends or enemies of the bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// Models of the bearer's side, the bearer too (RC-M2).
    Friendly,
    /// Models of the other sides.
    Enemy,
}

/// An ACTION that content grants (ACT-31).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Stable name, unique among the bearer's ACTIONS.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Which roll it asks for.
    pub roll: ActionRoll,
    /// DICE of that roll.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dice: i8,
    /// Whom it can be used on.
    pub target: ActionTarget,
    /// Base to base; none: no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Length>,
    /// What happens on a Success; with several entries the owner picks one.
    pub outcome: Vec<Outcome>,
}

/// The roll of an ACTION.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionRoll {
    /// No roll: it succeeds.
    None,
    /// A Success Roll.
    Success,
    /// A Risky Success Roll.
    Risky,
}

/// Whom an ACTION can be used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionTarget {
    /// The bearer only.
    Bearer,
    /// The bearer or a friend in range.
    BearerOrFriend,
    /// An enemy in range.
    Enemy,
    /// Any other model in range.
    AnyModel,
    /// Nothing on the table.
    Nothing,
}

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
    /// Only the table can carry it out.
    Table(String),
}

/// What must hold for an effect to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The roll belongs to a ranged attack.
    Ranged,
    /// The roll belongs to a melee attack.
    Melee,
    /// The attack's hit was a critical.
    Critical,
    /// The target is Down.
    TargetDown,
    /// The target has none of these keywords.
    TargetLacks(Vec<Keyword>),
    /// The target wears armour, a shield or has an Armour Characteristic.
    TargetArmoured,
    /// The target is retreating.
    TargetRetreating,
    /// The shot was at Short Range.
    ShortRange,
    /// The attack has this keyword.
    AttackKeyword(Keyword),
    /// The roll is for a Dash.
    Dash,
    /// The roll is for a climb.
    Climb,
    /// The roll is for a jump or a Diving Charge.
    Jump,
    /// The roll is for the named ACTION.
    Action(String),
    /// The roll is for an ACTION that removes markers.
    RemovesMarkers,
    /// The roll is neither an attack's nor a Dash's.
    NeitherAttackNorDash,
    /// The attack is with a grenade.
    Grenade,
    /// The attack is the target point of a BLAST itself, not its splash.
    DirectHit,
    /// The one consumed the item at deployment.
    Consumed,
    /// The attack placed BLOOD MARKERS.
    PlacedBlood,
    /// The result was Down or Out of Action.
    DownOrOut,
    /// The partner of the Fireteam hit the same target in this Activation.
    PartnerHitTarget,
    /// The table says so; the sentence is asked.
    Table(String),
}

/// A die, or a sum or choice of dice, whose faces become a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// Half of a D6, rounded up.
    D3,
    /// One die.
    D6,
    /// The better of two dice.
    BestOf2D6,
}

/// The four results of an Injury Roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InjuryResult {
    /// 1 or less.
    NoEffect,
    /// 2 to 6.
    MinorHit,
    /// 7 to 8.
    Down,
    /// 9 or more.
    OutOfAction,
}

/// What an effect does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// DICE on the Success Roll.
    Dice(i8),
    /// INJURY DICE on the Injury Roll.
    InjuryDice(i8),
    /// INJURY MODIFIER on the Injury Roll.
    InjuryModifier(i8),
    /// The bearer, or its attack, has the keyword.
    Keyword(Keyword),
    /// Change of the Ranged Characteristic.
    RangedCharacteristic(i8),
    /// Change of the Melee Characteristic.
    MeleeCharacteristic(i8),
    /// Melee DICE for each BLOOD MARKER on the bearer.
    MeleeDicePerOwnBlood,
    /// Change of the Movement Characteristic.
    Movement(Length),
    /// A Dash moves this far instead.
    DashMovement(Length),
    /// Range of the weapon in addition.
    Range(Length),
    /// The base is at least this wide.
    BaseAtLeast(Length),
    /// One result becomes another.
    Becomes {
        /// The result rolled.
        from: InjuryResult,
        /// The result applied.
        to: InjuryResult,
    },
    /// The Charge Bonus is rolled so.
    ChargeBonus(Die),
    /// The Bloodbath costs this many markers.
    BloodbathCost(u8),
    /// BLOOD MARKERS on the target.
    TargetBlood(u8),
    /// BLESSING MARKERS on the bearer.
    OwnBlessing(u8),
    /// BLESSING MARKERS on the nearest friend with all these keywords.
    NearestFriendBlessing {
        /// All of them.
        keywords: Vec<Keyword>,
        /// How many.
        markers: u8,
    },
    /// BLOOD MARKERS on each enemy within the distance, unless it negates the keyword.
    EnemyBlood {
        /// Base to base.
        within: Length,
        /// How many.
        markers: u8,
        /// A keyword that protects.
        unless: Option<Keyword>,
    },
    /// No Success Roll is needed.
    AutomaticSuccess,
    /// No Injury Roll is made; the hit places these BLOOD MARKERS instead.
    NoInjuryRoll(u8),
    /// The opponent cannot spend the bearer's BLOOD MARKERS on this roll.
    BloodCannotBeSpent,
    /// A failed Risky roll does not end the Activation, this often in a game.
    KeepsActivation {
        /// Uses in a game.
        uses: u8,
    },
    /// One die of the Injury Roll counts as a 6.
    OneInjuryDieIsSix,
    /// Shoot may be taken once more in the Activation, with the same weapon.
    ExtraShoot,
    /// May be used so often in a game.
    UsesPerGame(u8),
    /// All its attacks go at one target.
    OneTarget,
    /// May be swung as a two-handed Melee Weapon.
    TwoHandedMelee,
    /// HEAVY does not count for one Melee Weapon, or for the named item.
    IgnoreHeavyFor(Option<String>),
    /// Models counted as standing in addition, for the Morale trigger.
    StandingForMorale(u8),
    /// A failed Morale Check never makes the Warband flee while the bearer stands.
    NeverFlees,
    /// Enemy INFILTRATORS keep this far away, outside their own zone.
    KeepsInfiltratorsAway(Length),
    /// Fireteams the Warband may form.
    Fireteams(u8),
    /// A survivor is moved by this many inches, placed by the table.
    Push(Die),
    /// What only the table can carry out, in one sentence, and why the app cannot.
    Reminder {
        /// What to do.
        text: String,
        /// Why the app cannot compute it.
        reason: String,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &i8) -> bool {
    *n == 0
}
