//! Injuries that no attack causes: falls, dangerous ground, mines, explosions, ACTIONs (INJ-19).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::effects::Moment;
use crate::run::Run;
use crate::state::{Battle, ModelId, SideId};
use crate::step::{Attack, Cause, InjuryRoll, Step, Window};
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// What hurts a model when no attack does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    /// What it is.
    pub source: HarmSource,
    /// The model whose doing it is, such as the one whose hit led to the fall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ModelId>,
    /// The thing on the table that blew up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<crate::scenario::ThingId>,
    /// INJURY DICE it brings.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub injury_dice: i8,
    /// INJURY MODIFIER it brings.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub injury_modifier: i8,
    /// The roll is four dice summed, whatever else counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub four_dice: bool,
    /// Keywords of the Injury Roll, such as FIRE in brackets behind DANGEROUS.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// No result is worse than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_worst: Option<InjuryResult>,
}

/// The kinds of harm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum HarmSource {
    /// A fall from a height (MOV-08).
    Fall {
        /// How far down.
        drop: Length,
    },
    /// A failed roll in Dangerous terrain (TER-04).
    Dangerous,
    /// A mine.
    Mine,
    /// An ACTION of an ability, an item or the scenario.
    Action {
        /// Its id.
        id: String,
    },
    /// An ability or an item, outside an ACTION.
    Effect {
        /// What it is called.
        name: String,
    },
    /// Somebody near blew up.
    Detonation,
    /// A rule of the scenario.
    Scenario {
        /// What it is called.
        name: String,
    },
}

impl HarmSource {
    /// Its name in a "why".
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Fall { .. } => "Fall",
            Self::Dangerous => "Dangerous terrain",
            Self::Mine => "Mine",
            Self::Action { id } => id,
            Self::Effect { name } | Self::Scenario { name } => name,
            Self::Detonation => "Detonation",
        }
    }

    /// The rule it follows.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Fall { .. } => "MOV-08",
            Self::Dangerous => "TER-04",
            Self::Mine | Self::Detonation | Self::Effect { .. } | Self::Scenario { .. } => "INJ-19",
            Self::Action { .. } => "ACT-31",
        }
    }
}

impl Harm {
    /// Harm of this kind with nothing added.
    #[must_use]
    pub const fn new(source: HarmSource) -> Self {
        Self {
            source,
            by: None,
            thing: None,
            injury_dice: 0,
            injury_modifier: 0,
            four_dice: false,
            keywords: Vec::new(),
            at_worst: None,
        }
    }
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

impl Battle {
    /// What conditions may ask about an Injury Roll.
    pub(crate) fn moment_of<'a>(&self, roll: &'a InjuryRoll) -> Moment<'a> {
        match &roll.cause {
            Cause::Attack { attack, critical, direct } => Moment {
                attack: Some(attack),
                target: Some(roll.victim),
                critical: *critical,
                direct: *direct,
                long: self.is_long(attack),
                called: &roll.window.called,
                ..Moment::default()
            },
            Cause::Harm(harm) => Moment {
                target: Some(roll.victim),
                direct: true,
                fall: matches!(harm.source, HarmSource::Fall { .. }),
                called: &roll.window.called,
                ..Moment::default()
            },
        }
    }

    /// Whether the Injury Roll has a keyword.
    pub(crate) fn cause_has(&self, cause: &Cause, keyword: &Keyword, moment: &Moment<'_>) -> bool {
        match cause {
            Cause::Attack { attack, .. } => self.attack_has(attack, keyword, moment),
            Cause::Harm(harm) => harm.keywords.contains(keyword),
        }
    }

    /// The side that makes an Injury Roll: never the owner of the hurt model (INJ-02, RC9).
    #[must_use]
    pub fn makes(&self, roll: &InjuryRoll) -> Option<SideId> {
        self.injures(roll.victim, roll.cause.by())
    }

    /// The same of a roll that was made: by whose doing a model was hurt.
    #[must_use]
    pub fn injures(&self, victim: ModelId, by: Option<ModelId>) -> Option<SideId> {
        let owner = self.fighter(victim)?.side;
        let by = by.and_then(|m| self.fighter(m)).map(|f| f.side);
        by.filter(|s| self.hostile(*s, owner)).or_else(|| self.side_ids().find(|s| self.hostile(*s, owner)))
    }
}

impl Run {
    /// Asks for the Injury Roll of a harm before anything else.
    pub fn harm(&mut self, victim: ModelId, harm: Harm) {
        let falls = matches!(harm.source, HarmSource::Fall { .. });
        if falls && self.battle.under(victim, |w| *w == nml_catalogue::effect::What::NoFallInjury) {
            return;
        }
        self.first(Step::Injury(InjuryRoll { victim, cause: Cause::Harm(harm), window: Window::default() }));
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &i8) -> bool {
    *n == 0
}
