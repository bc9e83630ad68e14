//! The questions a battle can ask. The last one on the stack is pending; the ones below wait.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::ask::{AfterChoice, Ask, Want};
use crate::log::command::{Facts, Spend};
use crate::log::falls::{Brink, Dive, Put};
use crate::log::harm::Harm;
use crate::log::journey::Journey;
use crate::log::roll_for::RollFor;
use crate::log::scenario::{ScenarioRoll, ScenarioStep};
use crate::log::state::{EndReason, ModelId, SideId};
use crate::log::tally::Called;
use crate::log::target::Target;
use crate::log::way::Crossing;
use nml_catalogue::Point;
use nml_catalogue::effect::{Die, InjuryResult};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// One thing that is being asked, with what has been settled about it so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "ask")]
pub enum Step {
    /// One die per side: the winner picks a zone (G-7).
    ZoneRollOff,
    /// The winner picks a zone.
    ChooseZone {
        /// Which side.
        side: SideId,
    },
    /// One die per side: equal Forces, so who sets up first (G-7).
    DeployRollOff,
    /// A side sets up one model (SET-07).
    Deploy {
        /// Which side.
        side: SideId,
    },
    /// One die per side: equal counts, so who has Initiative (TRN-03).
    InitiativeRollOff,
    /// The side with Initiative names who Activates first (TRN-04).
    ChooseFirst {
        /// Which side.
        side: SideId,
    },
    /// A side picks a model to Activate.
    Activate {
        /// Which side.
        side: SideId,
        /// The one it must pick, if an ability named it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        must: Option<ModelId>,
    },
    /// Its owner says how many BLOOD MARKERS REGENERATE takes off.
    Regenerate {
        /// Whose.
        model: ModelId,
        /// At most this many.
        most: u8,
    },
    /// The Activated model does something, or stops.
    Act {
        /// Which model.
        model: ModelId,
    },
    /// A model's Success Roll.
    Success(SuccessRoll),
    /// An Injury Roll.
    Injury(InjuryRoll),
    /// The Charge Bonus (ACT-17).
    ChargeBonus {
        /// Who charges.
        model: ModelId,
        /// Whom.
        target: ModelId,
    },
    /// Where the charge ends.
    EndCharge {
        /// Who charges.
        model: ModelId,
        /// Whom.
        target: ModelId,
        /// As far as it may go.
        reach: Length,
    },
    /// A model is on its way; what it meets is asked first. Never the pending question.
    Journey(Journey),
    /// A model that is charged may step aside (SKIRMISHER).
    Evade {
        /// Which model.
        model: ModelId,
        /// Who charges it.
        charger: ModelId,
    },
    /// D3 inches for a model that steps aside.
    EvadeRoll {
        /// Which model.
        model: ModelId,
        /// Who charges it.
        charger: ModelId,
    },
    /// A charge that jumps down may be a Diving Charge (MOV-13).
    Dive(Dive),
    /// Whether a model that goes Down stands at a ledge (DWN-05).
    Ledge {
        /// Which model.
        model: ModelId,
        /// What is known.
        brink: Brink,
    },
    /// Somebody puts a model where it stands now.
    Put(Put),
    /// How far a model is pushed.
    PushRoll {
        /// Which model.
        model: ModelId,
        /// By whom.
        by: ModelId,
        /// The die.
        die: Die,
    },
    /// A model goes Down once its fall is settled. Never the pending question.
    GoesDown {
        /// Which model.
        model: ModelId,
        /// With an INFECTION MARKER instead of a BLOOD MARKER.
        infects: bool,
    },
    /// Enemies strike at a model that retreats (ACT-24).
    Reactions {
        /// Who retreats.
        model: ModelId,
        /// Who may still strike.
        waiting: Vec<ModelId>,
    },
    /// The move of a Retreat.
    RetreatMove {
        /// Which model.
        model: ModelId,
    },
    /// The move of a Dash.
    DashMove {
        /// Which model.
        model: ModelId,
    },
    /// D6 for a shot into melee (ATK-08).
    IntoMelee(Attack),
    /// The friend that a shot into melee goes at.
    PickFriend(Attack),
    /// The enemy in that melee that the shot goes at.
    PickEnemy(Attack),
    /// One die says which of these the shot goes at (C-36).
    DrawVictim {
        /// The attack.
        attack: Attack,
        /// Who may be hit.
        among: Vec<ModelId>,
    },
    /// Which way a missed SCATTER shot goes.
    Scatter {
        /// The attack.
        attack: Attack,
        /// How far.
        inches: u8,
    },
    /// Who is caught by a BLAST.
    Caught {
        /// The attack.
        attack: Attack,
        /// Its centre, if it is no longer the target's place and is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Point>,
        /// It was a critical.
        critical: bool,
        /// The point wandered by this many inches (SCATTER), or none if it is where it was aimed.
        scattered: Option<u8>,
    },
    /// Further attacks of the same ACTION may be made, or let go.
    MoreAttacks(Series),
    /// A Morale Check (MOR-02).
    Morale {
        /// Whose.
        side: SideId,
    },
    /// Several sides check Morale: the side with Initiative says which is first (C-50).
    MoraleOrder {
        /// Who says it.
        side: SideId,
    },
    /// The battle was stopped: what stands.
    WhatStands {
        /// Why it was stopped.
        reason: EndReason,
    },
    /// Flee, or fight on Shaken (MOR-04).
    FleeOrShaken {
        /// Whose.
        side: SideId,
    },
    /// Who controls each objective.
    Control,
    /// Something of the scenario.
    Scenario(ScenarioStep),
    /// What an ability, an item or a rule asks.
    Content(Ask),
}

/// A Success Roll that is being asked for (ROL-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SuccessRoll {
    /// Who takes it.
    pub model: ModelId,
    /// What it is for.
    pub purpose: Purpose,
    /// The markers' window.
    #[serde(default)]
    pub window: Window,
}

/// What a Success Roll is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To hit.
    Attack(Attack),
    /// The Dash ACTION.
    Dash,
    /// To climb, to jump, or to cross Dangerous terrain.
    Leg(Crossing),
    /// Activated in Dangerous terrain (TER-04).
    Danger {
        /// What stands in brackets behind it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keywords: Vec<Keyword>,
    },
    /// A Diving Charge (MOV-13).
    Dive(Dive),
    /// To keep from falling off a ledge (DWN-05).
    Ledge(Brink),
    /// To charge what it does not see (C-09).
    Blind {
        /// Whom.
        target: ModelId,
        /// Who stands in the way, as the table said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        past: Option<ModelId>,
    },
    /// An ACTION of an ability or an item.
    Action {
        /// Its id.
        action: String,
        /// On whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<ModelId>,
        /// Which of its outcomes.
        outcome: u8,
        /// Markers paid for it.
        #[serde(default, skip_serializing_if = "is_zero")]
        paid: u8,
    },
    /// What an ability or an item asks for, outside an ACTION.
    Ability {
        /// Its name.
        source: String,
        /// What it is for.
        what: RollFor,
    },
    /// Something of the scenario.
    Scenario(ScenarioRoll),
}

/// One attack (ATK-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who attacks.
    pub attacker: ModelId,
    /// With what.
    pub weapon: String,
    /// Which model, or what point.
    pub target: Target,
    /// Ranged or melee.
    pub range: Reach,
    /// With the weapon used second (ATK-12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub off_hand: bool,
    /// What the table sees.
    #[serde(default)]
    pub facts: Facts,
    /// Calls that count for all its rolls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<Called>,
}

/// The two kinds of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// A Ranged Attack.
    Ranged,
    /// A Melee Attack.
    Melee,
}

/// An Injury Roll that is being asked for (INJ-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InjuryRoll {
    /// Who is hurt.
    pub victim: ModelId,
    /// By what.
    pub cause: Cause,
    /// The markers' window.
    #[serde(default)]
    pub window: Window,
}

/// What an Injury Roll comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "InjuryCause")]
pub enum Cause {
    /// A hit.
    Attack {
        /// The attack.
        attack: Attack,
        /// The hit was a critical.
        #[serde(default)]
        critical: bool,
        /// It is the chosen target of a BLAST, or there is no BLAST at all.
        direct: bool,
    },
    /// Something that is not an attack.
    Harm(Harm),
}

/// Who has declared what, before the dice (MRK-03 to MRK-08).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// The side that must declare first, if Initiative said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<SideId>,
    /// Calls made for this roll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<Called>,
    /// Declarations made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<(SideId, Spend)>,
}

impl Cause {
    /// The attack, if it is one.
    #[must_use]
    pub const fn attack(&self) -> Option<&Attack> {
        match self {
            Self::Attack { attack, .. } => Some(attack),
            Self::Harm(_) => None,
        }
    }

    /// The harm, if it is not an attack.
    #[must_use]
    pub const fn harm(&self) -> Option<&Harm> {
        match self {
            Self::Attack { .. } => None,
            Self::Harm(harm) => Some(harm),
        }
    }

    /// The worst result it can come to.
    #[must_use]
    pub fn at_worst(&self) -> InjuryResult {
        self.harm().and_then(|harm| harm.at_worst).unwrap_or(InjuryResult::OutOfAction)
    }

    /// The model whose doing it is.
    #[must_use]
    pub const fn by(&self) -> Option<ModelId> {
        match self {
            Self::Attack { attack, .. } => Some(attack.attacker),
            Self::Harm(harm) => harm.by,
        }
    }
}

impl Window {
    /// What a side declared.
    #[must_use]
    pub fn of(&self, side: SideId) -> Option<Spend> {
        self.declared.iter().find(|(s, _)| *s == side).map(|(_, spend)| *spend)
    }

    /// Everything declared so far, added up.
    #[must_use]
    pub fn total(&self) -> Spend {
        self.declared.iter().fold(Spend::default(), |sum, (_, spend)| sum.plus(*spend))
    }
}

/// The attacks of one Shoot or Fight ACTION, or of one reaction (ATK-09, ATK-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// Who attacks.
    pub attacker: ModelId,
    /// Ranged or melee.
    pub range: Reach,
    /// The weapon in use.
    pub weapon: String,
    /// It is the second weapon.
    pub off_hand: bool,
    /// Attacks left with it.
    pub left: u8,
    /// Attacks made with it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub with: u8,
    /// The other Melee Weapon that may still strike.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub second: Vec<String>,
    /// Targets so far.
    pub targets: Vec<Target>,
    /// It is a reaction to a Retreat, outside the attacker's Activation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reaction_to: Option<ModelId>,
}

impl Step {
    /// Due to a model even if the Activation that brought it ends: injuries and falls.
    pub(crate) const fn is_due(&self) -> bool {
        matches!(
            self,
            Self::Injury(_)
                | Self::Put(_)
                | Self::Scenario(_)
                | Self::GoesDown { .. }
                | Self::Ledge { .. }
                | Self::Success(SuccessRoll { purpose: Purpose::Ledge(_), .. })
        ) || self.is_beginning()
    }

    /// What is left of the beginning of an Activation.
    pub(crate) const fn is_beginning(&self) -> bool {
        matches!(self, Self::Content(Ask { want: Want::Choose { then: AfterChoice::Begins { .. }, .. }, .. }))
    }

    /// The model whose doing the question is: the one that acts, attacks or rolls. `None` for a side's, or nobody's.
    #[must_use]
    pub const fn doer(&self) -> Option<ModelId> {
        match self {
            Self::Act { model }
            | Self::Regenerate { model, .. }
            | Self::Success(SuccessRoll { model, .. })
            | Self::ChargeBonus { model, .. }
            | Self::EndCharge { model, .. }
            | Self::Journey(Journey { model, .. })
            | Self::Evade { model, .. }
            | Self::EvadeRoll { model, .. }
            | Self::PushRoll { model, .. }
            | Self::Dive(Dive { model, .. })
            | Self::Ledge { model, .. }
            | Self::Put(Put { model, .. })
            | Self::GoesDown { model, .. }
            | Self::Reactions { model, .. }
            | Self::RetreatMove { model }
            | Self::DashMove { model }
            | Self::Injury(InjuryRoll {
                cause: Cause::Attack { attack: Attack { attacker: model, .. }, .. }, ..
            })
            | Self::Injury(InjuryRoll { victim: model, cause: Cause::Harm(_), .. })
            | Self::IntoMelee(Attack { attacker: model, .. })
            | Self::PickFriend(Attack { attacker: model, .. })
            | Self::PickEnemy(Attack { attacker: model, .. })
            | Self::DrawVictim { attack: Attack { attacker: model, .. }, .. }
            | Self::Scatter { attack: Attack { attacker: model, .. }, .. }
            | Self::Caught { attack: Attack { attacker: model, .. }, .. }
            | Self::MoreAttacks(Series { attacker: model, .. })
            | Self::Content(Ask { model, .. }) => Some(*model),
            Self::ZoneRollOff
            | Self::ChooseZone { .. }
            | Self::DeployRollOff
            | Self::Deploy { .. }
            | Self::InitiativeRollOff
            | Self::ChooseFirst { .. }
            | Self::Activate { .. }
            | Self::Morale { .. }
            | Self::MoraleOrder { .. }
            | Self::WhatStands { .. }
            | Self::FleeOrShaken { .. }
            | Self::Control
            | Self::Scenario(_) => None,
        }
    }

    /// The markers' window of a roll that has one.
    #[must_use]
    pub const fn window(&self) -> Option<&Window> {
        match self {
            Self::Success(SuccessRoll { window, .. }) | Self::Injury(InjuryRoll { window, .. }) => Some(window),
            Self::ZoneRollOff
            | Self::ChooseZone { .. }
            | Self::DeployRollOff
            | Self::Deploy { .. }
            | Self::InitiativeRollOff
            | Self::ChooseFirst { .. }
            | Self::Activate { .. }
            | Self::Act { .. }
            | Self::Regenerate { .. }
            | Self::ChargeBonus { .. }
            | Self::EndCharge { .. }
            | Self::Journey(_)
            | Self::Evade { .. }
            | Self::EvadeRoll { .. }
            | Self::Dive(_)
            | Self::Ledge { .. }
            | Self::Put(_)
            | Self::PushRoll { .. }
            | Self::GoesDown { .. }
            | Self::Reactions { .. }
            | Self::RetreatMove { .. }
            | Self::DashMove { .. }
            | Self::IntoMelee(_)
            | Self::PickFriend(_)
            | Self::PickEnemy(_)
            | Self::DrawVictim { .. }
            | Self::Scatter { .. }
            | Self::Caught { .. }
            | Self::MoreAttacks(_)
            | Self::Morale { .. }
            | Self::MoraleOrder { .. }
            | Self::WhatStands { .. }
            | Self::FleeOrShaken { .. }
            | Self::Control
            | Self::Scenario(_)
            | Self::Content(_) => None,
        }
    }

    pub(crate) fn window_mut(&mut self) -> Option<&mut Window> {
        if let Self::Success(SuccessRoll { window, .. }) | Self::Injury(InjuryRoll { window, .. }) = self {
            Some(window)
        } else {
            None
        }
    }

    /// The attack that a pending roll belongs to.
    #[must_use]
    pub const fn attack(&self) -> Option<&Attack> {
        if let Self::Success(SuccessRoll { purpose: Purpose::Attack(attack), .. }) = self {
            Some(attack)
        } else if let Self::Injury(InjuryRoll { cause: Cause::Attack { attack, .. }, .. }) = self {
            Some(attack)
        } else {
            None
        }
    }

    /// The model whose roll the window belongs to.
    #[must_use]
    pub(crate) fn window_model(&self) -> Option<ModelId> {
        if let Self::Success(SuccessRoll { model, .. }) | Self::Injury(InjuryRoll { victim: model, .. }) = self {
            Some(*model)
        } else {
            None
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &u8) -> bool {
    *n == 0
}
