//! What happened. Events are stored for ever: each says by itself what it did.

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::cards::Drawn;
use crate::log::command::{Facts, Happened, Source, Spend, StateChange};
use crate::log::harm::HarmSource;
use crate::log::scenario::{DieFor, ScenarioEvent, ScenarioRoll};
use crate::log::state::{DeedDone, Fall, Markers, ModelId, MoveKind, Outcome, SideId};
use crate::log::step::Step;
use crate::log::tally::Worked;
use crate::log::target::Target;
use nml_catalogue::Point;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// Questions answered or dropped from the end, then new ones put on.
    Asked {
        /// How many are dropped.
        #[serde(default, skip_serializing_if = "is_zero")]
        done: u8,
        /// The new ones, the next to be answered last.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        next: Vec<Step>,
    },
    /// A side took a zone.
    ZoneTaken {
        /// Which side.
        side: SideId,
        /// Index in the scenario's zones.
        zone: u8,
    },
    /// A model was set up.
    Deployed {
        /// Which model.
        model: ModelId,
        /// Where its base's centre stands, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Point>,
    },
    /// A model is held back, to come in later.
    HeldBack {
        /// Which model.
        model: ModelId,
    },
    /// A Turn began.
    TurnBegan {
        /// Its number.
        turn: u8,
    },
    /// A side has Initiative.
    Initiative {
        /// Which side.
        side: SideId,
        /// Models counted for each side (C-01).
        counted: Vec<u16>,
    },
    /// An Activation began.
    Activated {
        /// Which model.
        model: ModelId,
        /// It stood up.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stood_up: bool,
        /// An enemy was within 1″.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        engaged: bool,
    },
    /// The other model of the Fireteam is Activated together with the first.
    Joined {
        /// Which model.
        model: ModelId,
        /// It stood up.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stood_up: bool,
        /// It began within 1″ of an enemy.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        engaged: bool,
    },
    /// The other model of the Fireteam acts now.
    Turned {
        /// Which model.
        model: ModelId,
    },
    /// The Off-Hand weapon was named beforehand.
    OffHand {
        /// Whose.
        model: ModelId,
        /// Which weapon.
        weapon: String,
    },
    /// A missed SCATTER shot goes astray.
    Scattered {
        /// Whose.
        model: ModelId,
        /// How far.
        inches: u8,
        /// Where it lands, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Point>,
        /// It misses altogether.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lost: bool,
    },
    /// A shot into melee that finds no legal target is lost.
    ShotLost {
        /// Whose.
        model: ModelId,
    },
    /// An ACTION that moves was begun.
    MoveKind {
        /// Which model.
        model: ModelId,
        /// Which kind.
        kind: MoveKind,
    },
    /// Dash was taken.
    Dashed {
        /// Which model.
        model: ModelId,
    },
    /// A shot was begun.
    Shot {
        /// Which model.
        model: ModelId,
        /// With what.
        weapon: String,
    },
    /// Fight was taken.
    Fought {
        /// Which model.
        model: ModelId,
    },
    /// An ACTION of an ability or item was taken.
    Used {
        /// Which model.
        model: ModelId,
        /// Its id.
        action: String,
        /// On whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<ModelId>,
    },
    /// A limited use was spent.
    UseSpent {
        /// Whose.
        model: ModelId,
        /// Of what.
        of: String,
    },
    /// A model's base stands elsewhere.
    Moved {
        /// Which model.
        model: ModelId,
        /// Where, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Point>,
        /// How high it stands, as the table said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        height: Option<Length>,
        /// In Dangerous terrain, as the table said, with what stands in brackets.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        danger: Option<Vec<Keyword>>,
    },
    /// Who is charged; the first is the target.
    Charges {
        /// By whom.
        model: ModelId,
        /// All of them.
        targets: Vec<ModelId>,
    },
    /// A charge became a Diving Charge.
    Dived {
        /// Whose.
        model: ModelId,
    },
    /// The DICE of a Diving Charge is used.
    DiveSpent {
        /// Whose.
        model: ModelId,
    },
    /// A model fell.
    Fell {
        /// Which model.
        model: ModelId,
        /// How far down.
        drop: Length,
        /// Where to, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Point>,
    },
    /// A piece of terrain is MINED.
    MinesLaid {
        /// Its id.
        terrain: String,
    },
    /// The mines of a piece of terrain have gone off, or were defused.
    MinesCleared {
        /// Its id.
        terrain: String,
    },
    /// The table said what a model stands on.
    Stands {
        /// Which model.
        model: ModelId,
        /// How high above the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        height: Option<Length>,
        /// How far down the ledge within 1″ is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ledge: Option<Length>,
        /// In Dangerous terrain, with what stands in brackets.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        danger: Option<Vec<Keyword>>,
    },
    /// Its owner chose a movement type (MOV-10).
    MovesAs {
        /// Whose.
        model: ModelId,
        /// FLYING.
        flying: bool,
    },
    /// Untracked models are said to stand within 1″ of each other.
    Engaged {
        /// One.
        a: ModelId,
        /// The other.
        b: ModelId,
    },
    /// It is no longer stated who stands within 1″ of it.
    Disengaged {
        /// Which model.
        model: ModelId,
    },
    /// The table stated again what it sees of the attack.
    Stated {
        /// All of it.
        facts: Facts,
    },
    /// From here on a rule has another reading.
    Agreed {
        /// The ruling's key.
        ruling: String,
        /// The name of its reading.
        reading: String,
    },
    /// How a side shows which of its models are Down.
    ShowsDown {
        /// Which side.
        side: SideId,
        /// They lie on their sides.
        lying: bool,
    },
    /// Cards were drawn.
    Drawn {
        /// One for each side that drew, in the sides' order.
        cards: Vec<Drawn>,
        /// From the table or drawn in the app.
        source: Source,
        /// Who has the highest.
        first: SideId,
        /// They stay before their sides until the Turn ends.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stays: bool,
    },
    /// Dice fell.
    Rolled(Rolled),
    /// A side declared what it spends.
    Spent {
        /// Which side.
        side: SideId,
        /// On whose roll.
        model: ModelId,
        /// What.
        markers: Spend,
    },
    /// Initiative said who declares first.
    SpendFirst {
        /// Which side.
        side: SideId,
    },
    /// Markers changed; the numbers are what lies there now.
    Markers {
        /// On whom.
        model: ModelId,
        /// All of them.
        markers: Markers,
    },
    /// A model was taken Down.
    Down {
        /// Which model.
        model: ModelId,
    },
    /// A Down model stands.
    Stood {
        /// Which model.
        model: ModelId,
    },
    /// A model went Out of Action.
    Out {
        /// Which model.
        model: ModelId,
        /// How.
        fall: Fall,
    },
    /// TOUGH saved it, or saves it again.
    ToughSpent {
        /// Whom.
        model: ModelId,
        /// It counts as not spent.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// DICE gained for the rest of the Activation's ranged attacks.
    Aimed {
        /// Which model.
        model: ModelId,
        /// DICE.
        dice: i8,
    },
    /// The Activation is over.
    ActivationEnded {
        /// Whose.
        model: ModelId,
        /// Why.
        reason: ActivationEnd,
    },
    /// All Activations are over.
    MoraleBegan,
    /// A side's Shaken state changed.
    Shaken {
        /// Whose.
        side: SideId,
        /// It is Shaken.
        shaken: bool,
    },
    /// A Warband left the battle.
    Fled {
        /// Whose.
        side: SideId,
    },
    /// Victory points.
    Scored {
        /// For whom.
        side: SideId,
        /// How many points.
        points: u16,
        /// For what.
        why: Score,
    },
    /// A Glorious Deed was done.
    Deed(DeedDone),
    /// Something happened that nobody rolled here.
    Happened {
        /// What.
        what: Happened,
    },
    /// Many states were set at once, stated and not rolled.
    CaughtUp {
        /// All of them, in order.
        changes: Vec<StateChange>,
    },
    /// Something of the scenario.
    Scenario(ScenarioEvent),
    /// The battle is over.
    Ended(Outcome),
    /// A command the rules refuse was carried out all the same.
    Overruled {
        /// The refusal's code.
        code: String,
        /// Why.
        reason: String,
    },
    /// What an ability, an item or a rule did.
    Content(Worked),
    /// A state was set to what stands on the table.
    SetRight {
        /// The change.
        change: StateChange,
        /// Why.
        reason: String,
    },
}

/// Why an Activation ended (ACT-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActivationEnd {
    /// Its owner stopped.
    Stopped,
    /// A Risky roll failed.
    Risky,
    /// Taken Down or Out of Action.
    Fell,
    /// A RELOAD weapon was fired.
    Reload,
    /// Its ability ends it.
    Ability,
    /// The Activation of the other model of its Fireteam ended.
    Partner,
    /// It left the battlefield.
    Left,
}

/// What victory points are for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// Objectives at the end of a Turn.
    Objectives {
        /// How many are controlled.
        held: u8,
    },
    /// Glorious Deeds at the end of the game.
    Deeds {
        /// How many were done.
        done: u8,
    },
    /// Stated, not worked out.
    Stated,
    /// Other rules of the scenario.
    Scenario {
        /// Each rule that counted.
        parts: Vec<ScorePart>,
    },
}

/// What one rule of the scenario was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScorePart {
    /// Its index in the scenario's victory points.
    pub rule: u8,
    /// Victory points.
    pub points: u16,
}

/// A roll with everything that explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rolled {
    /// What for.
    pub roll: RollName,
    /// Whose roll, if a model's; the victim of an Injury Roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelId>,
    /// The faces, in the order they fell.
    pub faces: Vec<Face>,
    /// Typed or rolled here.
    pub source: Source,
    /// Indices of the faces that count.
    pub kept: Vec<u8>,
    /// What changed the number of dice or the sum.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<Modifier>,
    /// The final number.
    pub total: i16,
    /// What it means.
    pub result: RollResult,
}

/// What a roll was for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "for")]
pub enum RollName {
    /// To hit.
    Attack {
        /// With what.
        weapon: String,
        /// Whom, or what point.
        target: Target,
    },
    /// To Dash.
    Dash,
    /// To climb.
    Climb,
    /// To jump over a gap.
    Jump,
    /// In Dangerous terrain.
    Dangerous,
    /// For a Diving Charge.
    Dive,
    /// To keep from falling off a ledge.
    Ledge,
    /// To charge what is not seen.
    Blind,
    /// How far a model that is charged steps aside.
    Evade,
    /// How far a model is pushed.
    Push,
    /// For an ability or an item.
    Action {
        /// Its id.
        action: String,
    },
    /// An Injury Roll.
    Injury {
        /// Who caused it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ModelId>,
        /// What it comes from, if that is no attack.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<HarmSource>,
    },
    /// What an ability or an item asks for.
    Ability {
        /// Its name.
        source: String,
    },
    /// A Charge Bonus.
    ChargeBonus,
    /// Whom a shot into melee goes at.
    IntoMelee,
    /// Which of several is hit (C-36).
    Victim,
    /// A roll-off, one face per side.
    RollOff,
    /// A Morale Check.
    Morale {
        /// Whose.
        side: SideId,
    },
    /// A die of the scenario.
    Scenario {
        /// What for.
        what: DieFor,
    },
    /// A Success Roll for something of the scenario.
    Work {
        /// What.
        work: ScenarioRoll,
    },
}

/// What a roll means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RollResult {
    /// 2 to 6.
    Failure,
    /// 7 to 11.
    Success,
    /// 12 and more.
    Critical,
    /// The row of the injury table, before and after what rewrites it.
    Injury {
        /// As rolled.
        rolled: InjuryResult,
        /// As applied.
        applied: InjuryResult,
        /// What changed the one into the other, in order: a keyword, an item, an ability, or the model's own nature.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<String>,
    },
    /// A number: inches of a Charge Bonus.
    Number(i16),
    /// A roll-off won, or none for a tie, which is thrown again.
    Won(Option<SideId>),
    /// The shot goes at a friend.
    Friend,
    /// The shot goes at the enemy.
    Enemy,
    /// The model that is hit, or none if nobody has that number, and it is thrown again.
    Hits(Option<ModelId>),
}

/// One line of a "why".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// What it changes.
    pub kind: ModifierKind,
    /// By how much.
    pub value: i8,
    /// What it is called.
    pub name: String,
    /// What it rests on: a measure, an item, a model.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The rule it follows.
    pub rule: String,
}

/// What a modifier changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ModifierKind {
    /// DICE.
    Dice,
    /// INJURY DICE.
    InjuryDice,
    /// INJURY MODIFIER.
    InjuryModifier,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &u8) -> bool {
    *n == 0
}
