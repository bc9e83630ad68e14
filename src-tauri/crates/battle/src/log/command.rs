//! What the people at the table say: choices, and the faces of dice.

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::cards::Card;
use crate::log::charge_facts::ChargeFacts;
use crate::log::scenario::{ScenarioSaid, ThingId, ThingNow};
use crate::log::state::{Condition, EndReason, Markers, ModelId, Phase, SideId};
use crate::log::target::Target;
use crate::log::way::Way;
use nml_catalogue::Point;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
pub use nml_catalogue::throw::Source;

/// One thing a person says. Dice faces are inputs, kept with where they come from (promise 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Command {
    /// The faces of the roll that is asked for. Nobody else spends in its window.
    Roll {
        /// In the order they fell.
        faces: Vec<Face>,
        /// Typed from the table or rolled in the app.
        source: Source,
    },
    /// The cards of the draw that is asked for, one for each side that draws, in the sides' order.
    Draw {
        /// As they were revealed.
        cards: Vec<Card>,
        /// Typed from the table or drawn in the app.
        source: Source,
    },
    /// What a side spends before the roll (MRK-03 to MRK-07).
    Spend {
        /// Whose declaration.
        side: SideId,
        /// The markers.
        markers: Spend,
    },
    /// The side with Initiative names who declares first (MRK-08).
    SpendFirst {
        /// Who must declare first.
        side: SideId,
    },
    /// The zone the winner of the roll-off takes.
    ChooseZone {
        /// Index in the scenario's zones.
        zone: u8,
    },
    /// Sets a model up.
    Deploy {
        /// Which model.
        model: ModelId,
        /// Where its base's centre stands, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Point>,
    },
    /// Holds a model back that may come in later.
    HoldBack {
        /// Which model.
        model: ModelId,
    },
    /// The side with Initiative names who Activates first (TRN-04).
    ChooseFirst {
        /// Who picks a model first.
        side: SideId,
    },
    /// Begins a model's Activation.
    Activate {
        /// Which model.
        model: ModelId,
    },
    /// Begins the Activation of both models of a Fireteam.
    ActivateTogether {
        /// Which one; the first acts first.
        models: [ModelId; 2],
    },
    /// The other model of the Fireteam acts now.
    Partner,
    /// This many BLOOD MARKERS go (REGENERATE).
    Regenerate {
        /// How many markers.
        markers: u8,
    },
    /// Names the weapon that is Off-Hand in this Activation's Fight (C-35 `declared_first`).
    OffHand {
        /// Which Melee Weapon.
        weapon: String,
    },
    /// The Move ACTION.
    Move {
        /// Where it ends, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Point>,
        /// How it goes there.
        #[serde(default, skip_serializing_if = "Way::is_plain")]
        way: Way,
    },
    /// The Dash ACTION: the roll comes first.
    Dash,
    /// The Charge ACTION.
    Charge {
        /// The enemy charged.
        target: ModelId,
        /// What the table sees.
        #[serde(default, skip_serializing_if = "ChargeFacts::is_plain")]
        facts: ChargeFacts,
    },
    /// Where the charge ends.
    EndCharge {
        /// Where it stands now, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Point>,
        /// Untracked only: it stands within 1″ of its target.
        #[serde(default)]
        reached: bool,
        /// Untracked only: other enemies that it stands within 1″ of, having slid on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<ModelId>,
        /// How it goes there.
        #[serde(default, skip_serializing_if = "Way::is_plain")]
        way: Way,
    },
    /// A model that is charged steps aside: D3 inches (SKIRMISHER).
    Evade,
    /// A charge that jumps down is a Diving Charge, or not (MOV-13).
    Dive {
        /// It is a Diving Charge.
        dive: bool,
    },
    /// Whether a model that goes Down stands within 1″ of a ledge (DWN-05).
    Ledge {
        /// How far down it is, or none if it does not stand at one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drop: Option<Length>,
    },
    /// Puts a model where it stands now: it fell, stopped, was pushed or evaded, or something moved it.
    Put {
        /// Where, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Point>,
    },
    /// States what a model stands on, at any moment. All of it counts until the model moves.
    Stand {
        /// Which model.
        model: ModelId,
        /// How high above the table, or none for the height of the ground under it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        height: Option<Length>,
        /// How far down the ledge within 1″ is, 0 for no ledge, or none to go by the map.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ledge: Option<Length>,
        /// It stands in Dangerous terrain, with what stands in brackets, or none to go by the map.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        danger: Option<Vec<Keyword>>,
    },
    /// The movement type of a model to which an effect lends FLYING (MOV-10).
    MoveAs {
        /// FLYING.
        flying: bool,
    },
    /// The Retreat ACTION: reactions come first.
    Retreat,
    /// A reaction Fight against the retreating model (ACT-24).
    React {
        /// The enemy that strikes.
        model: ModelId,
        /// Its one weapon.
        weapon: String,
        /// What the table sees.
        #[serde(default)]
        facts: Facts,
    },
    /// The Shoot ACTION, or a further shot of it.
    Shoot {
        /// Which Ranged Weapon or grenade.
        weapon: String,
        /// At which model, or with a BLAST at what point.
        target: Target,
        /// What the table sees.
        #[serde(default)]
        facts: Facts,
    },
    /// The Fight ACTION, or a further attack of it.
    Fight {
        /// Which Melee Weapon.
        weapon: String,
        /// At whom.
        target: ModelId,
        /// What the table sees.
        #[serde(default)]
        facts: Facts,
    },
    /// States again what the table sees, before the dice of an attack.
    State {
        /// All of it.
        facts: Facts,
    },
    /// An ACTION that an ability or an item grants.
    Use {
        /// The ACTION's id.
        action: String,
        /// On whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<ModelId>,
        /// Which of its outcomes.
        #[serde(default)]
        outcome: u8,
        /// Markers that pay for it, by the models that carry them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        paid: Vec<(ModelId, u8)>,
    },
    /// Calls on an ability or an item for the pending roll.
    Call {
        /// Whose.
        model: ModelId,
        /// Which call.
        call: String,
        /// Markers that pay for it, by the models that carry them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        paid: Vec<(ModelId, u8)>,
    },
    /// Picks a model for what is asked.
    Pick {
        /// Which model, or none for nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<ModelId>,
    },
    /// Chooses one of the options of what is asked.
    Choose {
        /// Its place.
        option: u8,
    },
    /// The table did what a reminder says.
    Noted {
        /// Whose reminder.
        model: ModelId,
        /// The ability or item.
        source: String,
    },
    /// The table says whether a model stands in reach of another's auras.
    Under {
        /// Who brings them.
        bearer: ModelId,
        /// Who stands there.
        model: ModelId,
        /// It does.
        under: bool,
    },
    /// The friend that a shot into melee must go at.
    PickFriend {
        /// Which model.
        model: ModelId,
    },
    /// The enemy that a shot into melee goes at.
    PickEnemy {
        /// Which model.
        model: ModelId,
    },
    /// Which way a missed SCATTER shot goes.
    Scatter {
        /// Towards this point, or none if untracked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        towards: Option<Point>,
        /// Where it lands cannot be seen from where it was aimed at: it misses.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lost: bool,
    },
    /// Who is caught by a BLAST.
    Caught {
        /// All of them, the target first.
        models: Vec<ModelId>,
    },
    /// That is enough: further attacks, reactions, or the move after a Dash are let go.
    Enough,
    /// Ends the Activation.
    EndActivation,
    /// After a failed Morale Check: flee, or fight on Shaken.
    Flee {
        /// Sound the retreat.
        flee: bool,
    },
    /// Who controls each objective at the end of the Turn.
    Control {
        /// In the scenario's order, or none for an objective that nobody holds.
        holders: Vec<Option<SideId>>,
    },
    /// A Glorious Deed was done.
    Deed {
        /// Deed id.
        deed: String,
        /// By which side.
        side: SideId,
        /// By which model, if a model does it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<ModelId>,
    },
    /// Something of the scenario.
    Scenario(ScenarioSaid),
    /// A side gives the game up.
    Concede {
        /// Which side.
        side: SideId,
    },
    /// Both players agree on another reading of a rule for the rest of this battle.
    Agree {
        /// The ruling's key, such as `block`.
        ruling: String,
        /// The name of its reading.
        reading: String,
    },
    /// Before the battle: how a side shows which of its models are Down (DWN-06).
    ShowDown {
        /// Which side.
        side: SideId,
        /// They lie on their sides; else a marker beside them.
        lying: bool,
    },
    /// Stops the battle before its end.
    Stop {
        /// By agreement, by time, or abandoned.
        reason: EndReason,
    },
    /// What stands of a stopped battle.
    Stands {
        /// How it counts.
        verdict: Verdict,
    },
    /// Something happened that nobody rolled here: one tap, at any moment.
    Happened {
        /// What.
        what: Happened,
    },
    /// Sets everything that changed since the last entry at once, stated and not rolled.
    CatchUp {
        /// All of it, in order.
        changes: Vec<StateChange>,
    },
    /// The whole battle by its result, stated and not rolled.
    Result {
        /// The last victory points with all that counts towards them, models Out of Action, Deeds, the last Turn.
        changes: Vec<StateChange>,
        /// How it counts.
        verdict: Verdict,
        /// How it ended.
        reason: EndReason,
    },
    /// Does what the rules refuse; form is still checked (promise 10).
    Overrule {
        /// What is done all the same.
        command: Box<Command>,
        /// Why.
        reason: String,
    },
    /// Sets what stands on the table.
    SetRight {
        /// What is set.
        change: StateChange,
        /// Why.
        reason: String,
    },
}

impl Command {
    /// The position it names, for a command that puts a base somewhere.
    #[must_use]
    pub const fn place(&self) -> Option<Option<Point>> {
        if let Self::Move { to: at, .. }
        | Self::Deploy { at, .. }
        | Self::EndCharge { to: at, .. }
        | Self::Put { to: at }
        | Self::Scenario(ScenarioSaid::Lay { at, .. }) = self
        {
            Some(*at)
        } else {
            None
        }
    }

    /// The same command with neither position nor way: what it is about.
    #[must_use]
    pub fn bare(&self) -> Self {
        let mut command = self.with_place(None);
        if let Self::Move { way, .. } | Self::EndCharge { way, .. } = &mut command {
            *way = Way::default();
        }
        command
    }

    /// A shot at a point, at another point or at one that nobody tracks; any other command stays as it is.
    #[must_use]
    pub fn at_point(&self, point: Option<Point>) -> Self {
        let mut command = self.clone();
        if let Self::Shoot { target: Target::Point { at }, .. } = &mut command {
            *at = point;
        }
        command
    }

    /// What it pays, for a command that can be paid for.
    #[must_use]
    pub fn paid(&self) -> Option<&[(ModelId, u8)]> {
        if let Self::Use { paid, .. } | Self::Call { paid, .. } = self { Some(paid) } else { None }
    }

    /// The same command with another payment.
    #[must_use]
    pub(crate) fn with_paid(&self, paying: Vec<(ModelId, u8)>) -> Self {
        let mut command = self.clone();
        if let Self::Use { paid, .. } | Self::Call { paid, .. } = &mut command {
            *paid = paying;
        }
        command
    }

    /// A Move straight on, over what the map shows.
    #[must_use]
    pub fn walk(to: Option<Point>) -> Self {
        Self::Move { to, way: Way::default() }
    }

    /// The end of a charge that went straight on.
    #[must_use]
    pub fn stop(to: Option<Point>, reached: bool) -> Self {
        Self::EndCharge { to, reached, also: Vec::new(), way: Way::default() }
    }

    /// A charge of which the table says nothing more.
    #[must_use]
    pub fn charge(target: ModelId) -> Self {
        Self::Charge { target, facts: ChargeFacts::default() }
    }

    /// The same command with another position, or without one.
    #[must_use]
    pub fn with_place(&self, place: Option<Point>) -> Self {
        let mut command = self.clone();
        if let Self::Move { to: at, .. }
        | Self::Deploy { at, .. }
        | Self::EndCharge { to: at, .. }
        | Self::Put { to: at }
        | Self::Scenario(ScenarioSaid::Lay { at, .. }) = &mut command
        {
            *at = place;
        }
        if let Self::EndCharge { reached, also, .. } = &mut command {
            *reached = false;
            also.clear();
        }
        command
    }
}

/// Markers that one side spends on one roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spend {
    /// BLOOD MARKERS of the model, by its enemy.
    #[serde(default)]
    pub blood: u8,
    /// INFECTION MARKERS of the model, by its enemy.
    #[serde(default)]
    pub infection: u8,
    /// BLESSING MARKERS of the model, by its owner.
    #[serde(default)]
    pub blessing: u8,
    /// The price of a Bloodbath is among them (INJ-14).
    #[serde(default)]
    pub bloodbath: bool,
}

impl Spend {
    /// BLOOD and INFECTION together.
    #[must_use]
    pub const fn hostile(self) -> u8 {
        self.blood.saturating_add(self.infection)
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            blood: self.blood.saturating_add(other.blood),
            infection: self.infection.saturating_add(other.infection),
            blessing: self.blessing.saturating_add(other.blessing),
            bloodbath: self.bloodbath || other.bloodbath,
        }
    }

    /// It spends nothing at all.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Self::default()
    }
}

/// What the table sees; what is not stated, the engine measures or proposes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Beyond half the range (ATK-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub long: Option<bool>,
    /// The target is in Cover, or behind a Defended Obstacle (ATK-06, ATK-11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<bool>,
    /// The attacker stands 3″ or more above (ATK-07).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elevated: Option<bool>,
    /// Answers to the conditions that only the table can see, by their sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<String>,
}

/// A visible state, set to what stands on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "set", deny_unknown_fields)]
pub enum StateChange {
    /// All markers of a model.
    Markers {
        /// Which model.
        model: ModelId,
        /// What lies on it.
        markers: Markers,
    },
    /// Standing, Down or Out of Action.
    Condition {
        /// Which model.
        model: ModelId,
        /// How it is.
        condition: Condition,
    },
    /// Where its base stands, or none if untracked.
    Position {
        /// Which model.
        model: ModelId,
        /// The centre of its base.
        at: Option<Point>,
    },
    /// Whether it was Activated this Turn.
    Activated {
        /// Which model.
        model: ModelId,
        /// It was Activated.
        activated: bool,
    },
    /// The victory points of a side.
    VictoryPoints {
        /// Whose.
        side: SideId,
        /// How many points.
        points: u16,
    },
    /// Whether a side is Shaken.
    Shaken {
        /// Whose.
        side: SideId,
        /// It is Shaken.
        shaken: bool,
    },
    /// A model is Out of Action, and what is known of how.
    OutOfAction {
        /// Which model.
        model: ModelId,
        /// By whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ModelId>,
        /// With what.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weapon: Option<String>,
        /// In which Turn, or none for this one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<u8>,
    },
    /// A model is not on the battlefield yet.
    Waiting {
        /// Which model.
        model: ModelId,
    },
    /// The Turn and its phase; what was asked is dropped.
    Turn {
        /// From 1.
        turn: u8,
        /// Initiative, Activation or Morale.
        phase: Phase,
    },
    /// The side with Initiative.
    Initiative {
        /// Which side.
        side: SideId,
    },
    /// Which side Activates a model next; an Activation that is going on is over.
    Asked {
        /// Which side.
        side: SideId,
    },
    /// Whether two models stand within 1″ of each other, if positions are not tracked.
    Engaged {
        /// One.
        a: ModelId,
        /// The other.
        b: ModelId,
        /// They do.
        engaged: bool,
    },
    /// A Glorious Deed was done, or was not after all.
    Deed {
        /// Deed id.
        deed: String,
        /// By which side, or none if it is not done.
        side: Option<SideId>,
        /// By which model.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<ModelId>,
    },
    /// A thing of the scenario, as it lies on the table.
    Thing {
        /// Which thing; it must exist.
        thing: ThingId,
        /// All of it.
        now: ThingNow,
    },
}

/// The most statements of the table in one command.
pub(crate) const STATED: usize = 20;
/// The longest of them, in characters.
pub(crate) const STATED_CHARACTERS: usize = 400;
/// The longest reason, in characters.
pub(crate) const REASON_CHARACTERS: usize = 200;

/// The most changes in one command.
pub const CHANGES_MAX: usize = 400;

/// Something that happened and that nobody rolled here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "what", deny_unknown_fields)]
pub enum Happened {
    /// What lies on a model now.
    Markers {
        /// Which model.
        model: ModelId,
        /// All of them.
        markers: Markers,
    },
    /// A row of the injury table befell a model, with all it brings.
    Injury {
        /// Whom.
        model: ModelId,
        /// Which row.
        result: InjuryResult,
        /// By whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ModelId>,
        /// With what.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weapon: Option<String>,
    },
    /// A rule took a model Out of Action; what saves from that acts (INJ-18).
    TakenOut {
        /// Whom.
        model: ModelId,
        /// By whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<ModelId>,
    },
    /// A side scored victory points.
    Points {
        /// Which side.
        side: SideId,
        /// How many points.
        points: u16,
    },
}

/// How a stopped battle counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "counts")]
#[schemars(rename = "StoppedVerdict")]
pub enum Verdict {
    /// By the victory points as they are, Deeds included.
    Score,
    /// A win.
    Win {
        /// For whom.
        side: SideId,
    },
    /// A draw.
    Draw,
    /// As if it had not been fought.
    NoResult,
}
