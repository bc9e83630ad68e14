//! What must be true for an effect to act.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::keyword::Keyword;
use crate::length::Length;

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
    /// The weapon itself has one of these keywords, with any number, such as `BLAST`.
    WeaponWith(Vec<String>),
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
    /// The partner consumed the item at deployment.
    Consumed,
    /// The attack placed BLOOD MARKERS.
    PlacedBlood,
    /// The result was Down or Out of Action.
    DownOrOut,
    /// The partner of the Fireteam hit the same target in this Activation.
    PartnerHitTarget,
    /// The inner condition does not hold.
    Not(Box<Condition>),
    /// The target has one of these keywords.
    TargetHas(Vec<Keyword>),
    /// The longer side of the target's base is at least this.
    TargetBaseAtLeast(Length),
    /// The target belongs to this Warband's stream. In the Trauma Table: to the one recorded.
    TargetWarband(Option<String>),
    /// The result was Out of Action.
    OutOfAction,
    /// The attack is made with the Off-Hand weapon.
    OffHand,
    /// The table says so; the sentence is asked.
    Table(String),
    /// The target was not Activated yet this Turn.
    TargetNotActivated,
    /// The first ACTION of the bearer's Activation was a Charge.
    FirstActionCharge,
    /// The bearer has one of these keywords.
    BearerHas(Vec<Keyword>),
    /// The bearer has none of these keywords.
    BearerLacks(Vec<Keyword>),
    /// Something of one of these names acts on the bearer: of its card, or gained.
    BearerUnder(Vec<String>),
    /// The longer side of the bearer's base is at most this.
    BearerBaseAtMost(Length),
    /// The longer side of the target's base is at most this.
    TargetBaseAtMost(Length),
    /// Another friend of the bearer stands this near to it.
    FriendWithin(Length),
    /// The target is this near.
    TargetWithin(Length),
    /// The attack placed BLOOD or INFECTION MARKERS.
    PlacedMarkers,
    /// The attack placed INFECTION MARKERS.
    PlacedInfection,
    /// The enemy Warband belongs to one of these factions.
    EnemyFaction(Vec<String>),
    /// The attack is made with one of these weapons.
    Weapon(Vec<String>),
    /// The shooter has an Elevated Position.
    Elevated,
    /// The target is in Cover.
    InCover,
    /// The shot loses DICE for Cover: nothing makes it IGNORE COVER.
    SuffersCover,
    /// It is the first Turn.
    FirstTurn,
    /// The bearer was not Activated yet this Turn.
    NotActivated,
    /// The bearer took a Charge ACTION this Turn.
    Charged,
    /// The bearer took Fight in this Activation.
    Fought,
    /// The target has INFECTION MARKERS.
    TargetInfected,
    /// This many attacks of the bearer hit the target in this Activation.
    HitsOnTarget(u8),
    /// The target is of one of these entries.
    TargetEntry(Vec<String>),
    /// The bearer is of one of these entries.
    BearerEntry(Vec<String>),
    /// The attacker has one of these keywords.
    AttackerHas(Vec<Keyword>),
    /// The attacker is of one of these entries.
    AttackerEntry(Vec<String>),
    /// One of these holds.
    Any(Vec<Condition>),
    /// The attack failed.
    Missed,
    /// No other model is nearer to the bearer than this enemy.
    NearestEnemy,
    /// The target is a friend of the bearer.
    TargetFriend,
    /// An enemy stands this near to the bearer.
    EnemyWithin(Length),
    /// The bearer charged in the Activation that it is in.
    ChargedNow,
    /// The attack is made with a Melee Weapon.
    MeleeWeapon,
    /// The weapon was used before in the same Fight or Shoot.
    LaterAttack,
    /// The bearer has no BLOOD MARKERS.
    NoBlood,
    /// The shot loses DICE for Long Range.
    SuffersLongRange,
    /// The roll is for a fall.
    Fall,
    /// The target was Down when it was hit.
    TargetWasDown,
    /// The roll belongs to the bearer's Move, Charge, Retreat or Dash, or to its way.
    Going(Going),
    /// No enemy of the target is within an inch of it.
    TargetFree,
    /// The bearer has swallowed a model.
    HoldsSwallowed,
    /// The bearer has not taken the named ACTION in this Activation.
    NotTaken(String),
    /// In a Skill: the roll is for the ACTION that was chosen when it was learned.
    ChosenAction,
}

/// An ACTION that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Going {
    /// A Move.
    Move,
    /// A Charge.
    Charge,
    /// A Retreat.
    Retreat,
    /// A Dash.
    Dash,
}
