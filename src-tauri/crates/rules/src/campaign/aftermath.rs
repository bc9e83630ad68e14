//! What follows a battle: one page per Warband, one case per model that went Out of Action.

use std::collections::BTreeMap;

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::result::{BattleResult, Casualty, SideResult};
use crate::throw::Throw;
use crate::warband::Change;

/// What the campaign needs to know from a roster when its battle is recorded, frozen then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RosterFacts {
    /// Stream id of the Warband.
    pub warband: String,
    /// Ducats it has.
    pub strongbox: u32,
    /// Models that had to miss this game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sat_out: Vec<u32>,
    /// One per casualty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<Chart>,
}

/// What is known of a casualty before its roll.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    /// The model.
    pub model: u32,
    /// Battle Scars it has.
    pub scars: u8,
    /// Battle Scars at which it is Unfit for Duty.
    pub scar_limit: u8,
    /// Marks of the Trauma Table it carries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// Experience points it can still earn.
    pub experience_room: u8,
    /// Kit it can lose, by item id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kit: Vec<String>,
    /// The part of it that each row would take which takes kit by keyword, such as HEAVY.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub taken: BTreeMap<String, Vec<String>>,
    /// Skills that let it throw its Trauma dice again, once each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rerolls: Vec<String>,
    /// What makes it recover without a roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub always_recovers: Option<String>,
}

/// A mark of the Trauma Table that a model carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// Row id.
    pub row: String,
    /// The hand, or the Warband's stream id, recorded with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<String>,
}

/// Where the aftermath of a battle stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    /// One per side, in the battle's order.
    pub pages: Vec<Page>,
    /// Nothing is open any more, and the rosters have changed.
    pub closed: bool,
}

/// One Warband's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Stream id of the Warband.
    pub warband: String,
    /// Ducats, ransoms of this aftermath counted.
    pub strongbox: u32,
    /// What changes before any roll: Glory of deeds, and the return of those who sat out.
    pub opening: Vec<Change>,
    /// Troops first, then ELITE.
    pub cases: Vec<Case>,
    /// Ransoms that came in.
    pub ransoms: Vec<Change>,
}

/// One model that went Out of Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// How it fell.
    pub casualty: Casualty,
    /// What was known of it.
    pub chart: Chart,
    /// Dice thrown for it so far.
    pub throws: Vec<Thrown>,
    /// What is asked now, or what became of it.
    pub status: Status,
}

/// Dice of a case and what they said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// The dice.
    pub throw: Throw,
    /// What they said.
    pub said: Said,
}

/// What dice of a case said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Said {
    /// The Troop lives.
    Survives,
    /// The Troop is dead.
    Dies,
    /// A row of the Trauma Table.
    Row {
        /// Row id.
        row: String,
    },
    /// A row it carries already: the dice are thrown again.
    Duplicate {
        /// Row id.
        row: String,
    },
    /// A hand.
    Hand {
        /// Which.
        hand: Hand,
    },
    /// Experience points.
    Points {
        /// How many.
        points: u8,
    },
}

/// One of two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// 1 to 3.
    Left,
    /// 4 to 6.
    Right,
}

impl Hand {
    /// The highest face that means the left one.
    pub const LEFT_UP_TO: u8 = 3;

    /// The hand that a die points at.
    #[must_use]
    pub const fn of(face: Face) -> Self {
        if face.number() <= Self::LEFT_UP_TO { Self::Left } else { Self::Right }
    }

    /// As the roster notes it.
    #[must_use]
    pub const fn noted(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// What is asked of a case now, or what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Status {
    /// The Survival Roll, or the D66.
    Roll,
    /// The row may be kept, or the dice thrown again.
    KeepOrReroll {
        /// Row id.
        row: String,
        /// The skill that allows it.
        skill: String,
    },
    /// Which hand is hurt: one die.
    Hand {
        /// Row id.
        row: String,
    },
    /// Which Warband is noted.
    Opponent {
        /// Row id.
        row: String,
        /// Stream ids it can be.
        warbands: Vec<String>,
    },
    /// How much was learned: the die of the row.
    Lessons {
        /// Row id.
        row: String,
    },
    /// What ransom is paid.
    Ransom {
        /// Row id.
        row: String,
        /// Stream ids of those who can hold it.
        captors: Vec<String>,
    },
    /// Nothing is asked any more.
    Settled {
        /// What it does to the roster.
        changes: Vec<Change>,
    },
}

/// The six steps of the Campaign Phase, in order (DR p.100).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// What became of those Out of Action.
    Trauma,
    /// Promotions and Experience.
    Promotions,
    /// Reinforcements.
    Reinforcements,
    /// Exploration.
    Exploration,
    /// Quartermaster.
    Quartermaster,
    /// Roster.
    Roster,
}

impl Step {
    /// All six, in order.
    pub const ALL: [Self; 6] =
        [Self::Trauma, Self::Promotions, Self::Reinforcements, Self::Exploration, Self::Quartermaster, Self::Roster];
}

/// How far a page is with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Progress {
    /// So many models wait for an answer.
    Open {
        /// How many.
        cases: u16,
    },
    /// Nothing is open.
    Done,
    /// The book does not work this step: it is settled at the table and does not hold the closing up.
    AtTheTable,
}

impl Aftermath {
    /// The aftermath of a battle before its first roll.
    #[must_use]
    pub fn of(result: &BattleResult, facts: &[RosterFacts]) -> Self {
        let pages = result.sides.iter().zip(facts).map(|(side, facts)| Page::of(side, facts)).collect();
        Self { pages, closed: false }
    }

    /// The page of a Warband.
    #[must_use]
    pub fn page(&self, warband: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.warband == warband)
    }
}

impl Page {
    fn of(side: &SideResult, facts: &RosterFacts) -> Self {
        let glory = side.deeds.iter().filter(|deed| deed.glory > 0);
        let glory = glory.map(|deed| Change::GloryGained { glory: deed.glory.into(), reason: deed.deed.clone() });
        let back = facts.sat_out.iter().map(|model| Change::Returned { model: *model });
        let troops = side.casualties.iter().filter(|casualty| !casualty.elite);
        let elite = side.casualties.iter().filter(|casualty| casualty.elite);
        let cases = troops.chain(elite).map(|casualty| {
            let chart = facts.charts.iter().find(|chart| chart.model == casualty.model);
            Case::of(casualty, chart.cloned().unwrap_or_default())
        });
        Self {
            warband: side.warband.clone(),
            strongbox: facts.strongbox,
            opening: glory.chain(back).collect(),
            cases: cases.collect(),
            ransoms: Vec::new(),
        }
    }

    /// The case of a model.
    #[must_use]
    pub fn case(&self, model: u32) -> Option<&Case> {
        self.cases.iter().find(|case| case.casualty.model == model)
    }

    /// Whether a case must wait: every Troop's Survival Roll comes before the first D66 (DR p.101).
    #[must_use]
    pub fn waits(&self, case: &Case) -> bool {
        case.casualty.elite && self.cases.iter().any(|other| !other.casualty.elite && !other.settled())
    }

    /// How far the page is with a step.
    #[must_use]
    pub fn progress(&self, step: Step) -> Progress {
        match step {
            Step::Trauma => match self.cases.iter().filter(|case| !case.settled()).count() {
                0 => Progress::Done,
                cases => Progress::Open { cases: u16::try_from(cases).unwrap_or(u16::MAX) },
            },
            Step::Promotions | Step::Reinforcements | Step::Exploration | Step::Quartermaster | Step::Roster => {
                Progress::AtTheTable
            }
        }
    }

    /// Everything the page does to its roster so far, in order.
    #[must_use]
    pub fn changes(&self) -> Vec<Change> {
        let cases = self.cases.iter().flat_map(|case| match &case.status {
            Status::Settled { changes } => changes.as_slice(),
            Status::Roll
            | Status::KeepOrReroll { .. }
            | Status::Hand { .. }
            | Status::Opponent { .. }
            | Status::Lessons { .. }
            | Status::Ransom { .. } => &[],
        });
        // Ransoms come in before they go out: a Warband may pay with what it was just paid.
        self.opening.iter().chain(&self.ransoms).chain(cases).cloned().collect()
    }
}

impl Case {
    fn of(casualty: &Casualty, chart: Chart) -> Self {
        let status = match chart.always_recovers {
            Some(_) => Status::Settled { changes: vec![Change::Survived { model: casualty.model }] },
            None => Status::Roll,
        };
        Self { casualty: casualty.clone(), chart, throws: Vec::new(), status }
    }

    /// Nothing is asked any more.
    #[must_use]
    pub const fn settled(&self) -> bool {
        matches!(self.status, Status::Settled { .. })
    }

    /// The skill whose second throw is still to be had, the next row of the table counted as the
    /// one it would replace. Duplicates are thrown again for nothing.
    #[must_use]
    pub fn reroll_left(&self) -> Option<&str> {
        let rows = self.throws.iter().filter(|thrown| matches!(thrown.said, Said::Row { .. })).count();
        self.chart.rerolls.get(rows).map(String::as_str)
    }
}
