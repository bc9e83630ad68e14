//! The closed vocabulary in which packs say what content does: when, under which conditions, what.
//!
//! New content in this vocabulary needs no code; a new kind of effect does. Whatever changes dice,
//! modifiers, markers, keywords, profile, movement or order has a word here; [`What::Reminder`] is
//! only for what the app cannot see.

pub use nml_dice::InjuryResult;
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
    /// An enemy's charge ended within an inch of the bearer.
    ChargedByEnemy,
    /// The bearer's Activation ends.
    ActivationEnd,
    /// An ACTION of a friend removed markers from another friend.
    FriendRelieved,
    /// A friend was taken Out of Action.
    FriendOutOfAction,
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
    /// The target must be seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sight: bool,
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
    /// All of these, in order.
    All(Vec<Outcome>),
    /// Up to so many BLOOD or INFECTION MARKERS removed from the target.
    RemoveMarkers(Die),
    /// An Injury Roll for the target.
    InjuryRoll(ActionInjury),
    /// Everybody near the bearer is injured, and the bearer is taken Out of Action.
    Detonate(Detonation),
    /// Only the table can carry it out.
    Table(String),
}

/// The Injury Roll that a successful ACTION causes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// Keywords of the roll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
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
    /// The Movement Characteristic is this, whatever the entry says.
    MovementIs(Length),
    /// It cannot Dash.
    CannotDash,
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
    /// A survivor is dragged up to this far towards the attacker, placed by the table.
    Pull(Length),
    /// The bearer lacks the keyword.
    LosesKeyword(Keyword),
    /// The bearer has the keyword until it moves.
    KeywordUntilMoved(Keyword),
    /// Falling does not injure the bearer.
    NoFallInjury,
    /// The bearer never takes BLOOD MARKERS.
    NoBloodMarkers,
    /// It cannot Retreat.
    CannotRetreat,
    /// It cannot stand up.
    CannotStandUp,
    /// DICE for each other friend of the attacker near the target.
    DicePerFriendNearTarget {
        /// Base to base.
        within: Length,
        /// At most so many DICE.
        most: i8,
    },
    /// One Shoot attacks once with each weapon that has the keyword.
    ShootsWithEach(Keyword),
    /// One Fight attacks with these weapons, in this order or with one alone; later ones are Off-Hand.
    FightsWith(Vec<String>),
    /// The bearer leaves the game and the roster, and does not count for Morale.
    LeavesForGood,
    /// The ground is Difficult for it.
    DifficultGround,
    /// Enemies that can safely charge the bearer must choose it.
    DrawsCharges,
    /// It takes a Success Roll and goes Down on a failure.
    RollOrDown,
    /// The bearer moves so far at once and, where that reaches an enemy, takes one more Fight, once.
    MoveAndFight(Length),
    /// BLOOD MARKERS on the bearer.
    OwnBlood(u8),
    /// The opponent spreads BLOOD MARKERS over the Warband before the first Turn.
    OpponentSpreadsBlood {
        /// One for each full such sum of the Force's ducats.
        per_ducats: u32,
        /// At most so many on one model.
        most: u8,
    },
    /// The bearer is deployed before its owner's other models.
    DeploysFirst,
    /// The bearer cannot be deployed so near to a friend.
    DeploysAwayFromFriends(Length),
    /// The bearer may be deployed at any edge of the battlefield, so far from all enemies.
    DeploysAtAnyEdge(Length),
    /// A D6 when first deployed: up to this face, all its Success Rolls of the game get the DICE.
    RollForDice {
        /// The highest face that counts.
        at_most: u8,
        /// The DICE.
        dice: i8,
    },
    /// Away from enemies, its first ACTION is a Dash whose first inches lead straight away.
    DashesFirst(Length),
    /// It is seen and measured this much higher when it shoots.
    StandsTaller(Length),
    /// This many ducats from the Strongbox each time before it is deployed.
    Upkeep(u32),
    /// No two-handed kit, and one one-handed item at most.
    OneArm,
    /// No HEAVY kit.
    NoHeavy,
    /// It earns no experience.
    NoExperience,
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
