//! Glorious Deeds: each once in a game, and how the engine recognises them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::keyword::Keyword;
use crate::length::Length;
use crate::role::Role;

/// A Glorious Deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// Unique in the scenario.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The condition in our own words.
    pub condition: String,
    /// Victory points, extras included.
    pub points: u8,
    /// Glory.
    pub glory: u8,
    /// Promotion Dice.
    pub promotion_dice: u8,
    /// Who achieves it.
    pub by: DeedBy,
    /// Only this side can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Role>,
    /// Only in a campaign.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub campaign_only: bool,
    /// What the engine watches for, or none if only the table sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<DeedSign>,
    /// The deed gives one experience point to one ELITE LEADER, though a warband achieved it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leader_experience: bool,
    /// Why the condition is only a reading, or none if it is certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// Who achieves a Glorious Deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeedBy {
    /// The model that did it.
    Model,
    /// The whole Warband.
    Warband,
}

/// What an engine that watches rolls and markers can recognise as a deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeedSign {
    /// The model's attack brings the target to this many BLOOD MARKERS.
    BloodReaches(u8),
    /// One attack of the model with one of these keywords places this many BLOOD MARKERS on that neutral model.
    BloodOn {
        /// Its entry.
        neutral: String,
        /// How many.
        markers: u8,
        /// The attack has one of these.
        keywords: Vec<Keyword>,
    },
    /// The model made an enemy Fall at least this far.
    EnemyFalls(Length),
    /// The first Warband in the game to pass a Morale Check.
    FirstMoralePassed,
    /// This many enemies Out of Action by the model's melee attacks in one Turn.
    MeleeKillsInTurn(u8),
    /// Down when its Activation began, the model took an enemy Out of Action in it.
    KillAfterStartingDown,
    /// An ELITE enemy in Cover Out of Action by the model's shot at Long Range.
    LongShotKillsEliteInCover,
    /// One charge that reached this many enemies.
    ChargeReaches(u8),
    /// The model took this many Out of Action, each in this way.
    Kills {
        /// How many.
        count: u8,
        /// All of these hold for each.
        #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
        how: Vec<KillMark>,
    },
    /// One explosion that the model set off took this many enemies Out of Action.
    BlastKills(u8),
    /// Things noted under this name.
    Tally {
        /// The name.
        tally: String,
        /// How many of them.
        count: u8,
        /// Each on another thing.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        different: bool,
        /// By one model. If not, by the side, and the last model gets the credit.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        one_model: bool,
        /// Where the model stood in the zone of an enemy.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_enemy_zone: bool,
    },
    /// The model succeeded at this many Risky rolls in one Activation.
    RiskySuccesses(u8),
    /// This many things of the kind are left when the game ends.
    ThingsLeft {
        /// The kind.
        kind: String,
        /// This many or more.
        at_least: u8,
    },
    /// All enemies named in the secret note are Out of Action.
    AllNotedOut(String),
    /// A model named in one secret note took one named in the other Out of Action.
    NotedKillsNoted {
        /// The killer's note.
        by: String,
        /// The victim's note.
        of: String,
    },
    /// The game is won.
    Won,
    /// The model made an enemy Fall into a thing of this kind.
    FallsInto(String),
    /// An enemy that the model made move near a thing of a kind goes Out of Action by it.
    DrivenOut {
        /// The kind.
        kind: String,
        /// How near.
        within: Length,
    },
    /// By the model's doing an enemy fell off the neutral model it stood on.
    ThrownOff,
    /// The model stood near a neutral model of this entry when another ran over it.
    NearTrampled {
        /// The entry.
        neutral: String,
        /// How near.
        within: Length,
    },
    /// The model has stood on every objective.
    StoodOnAll,
    /// The model ended this many Turns in a row on one of these pieces of terrain and near one of those.
    TurnsOn {
        /// Ids of the pieces it stands on.
        pieces: Vec<String>,
        /// Ids of the pieces it is near.
        near: Vec<String>,
        /// How near.
        within: Length,
        /// How many.
        turns: u8,
    },
    /// The side controlled the same objective, near a thing, at the end of this many Turns in a row.
    TurnsHeld {
        /// The kind of objective.
        objective: String,
        /// The kind of thing.
        near: String,
        /// How near.
        within: Length,
        /// How many.
        turns: u8,
    },
    /// The model's charge reached an enemy that it did not see when its Activation began.
    ChargesUnseen,
    /// This many enemies of the side went Out of Action near its models of an entry.
    FallsBeside {
        /// The entry.
        entry: String,
        /// How near.
        within: Length,
        /// How many.
        count: u8,
    },
    /// A trench near an enemy's zone holds a model of the side and no enemy within an inch.
    HoldsTrench {
        /// The section is at least this long.
        length: Length,
        /// All of it is this near the zone.
        within: Length,
    },
}

/// How a model was taken Out of Action, as far as it can be told.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum KillMark {
    /// By a Ranged Attack.
    Ranged,
    /// By a Melee Attack.
    Melee,
    /// At Long Range, if that counted.
    LongRange,
    /// The target was in Cover, if that counted.
    TargetInCover,
    /// The attacker was in Cover.
    AttackerInCover,
    /// The target was ELITE.
    Elite,
    /// By the melee attack of a Diving Charge.
    Dive,
    /// By a Bloodbath Roll.
    Bloodbath,
    /// The target had taken a friend of the attacker Out of Action.
    Revenge,
    /// The attacker had retreated from the target in this Activation.
    Retreated,
    /// The attacker had charged in this Activation.
    Charged,
    /// The target stood on Dangerous or Difficult ground.
    RoughGround,
    /// The target stood on an objective of this kind.
    OnObjective(String),
    /// Both stood on objectives, the target on the higher one.
    HigherObjective,
    /// The target was within this distance of a thing of this kind.
    TargetNear {
        /// The kind.
        kind: String,
        /// The distance.
        within: Length,
    },
    /// The attacker was within this distance of a thing of this kind.
    AttackerNear {
        /// The kind.
        kind: String,
        /// The distance.
        within: Length,
    },
    /// The target stood at least partly in its own zone.
    TargetAtHome,
    /// With this weapon.
    Weapon(String),
    /// The target was this neutral model.
    Neutral(String),
    /// Attacker and target were poisoned.
    BothPoisoned,
    /// By an explosion of a thing of this kind.
    Blast(String),
    /// By a fall.
    Fall,
    /// The attacker stood on top of it.
    Riding,
    /// The target's Warband was allied with the attacker's.
    Ally,
    /// By the explosion of a thing of this kind, which the attacker set off from farther away than this.
    SetOffBeyond {
        /// The kind.
        kind: String,
        /// The distance.
        distance: Length,
    },
}
