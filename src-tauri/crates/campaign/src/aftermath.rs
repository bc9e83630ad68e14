//! What follows a battle: one page per Warband, one case per model that went Out of Action.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::steps::{Steps, Work};
use crate::steps::Step;
use nml_catalogue::effect::Die;
use nml_catalogue::throw::Throw;
use nml_warband::result::{BattleResult, Casualty, SideResult};
use nml_warband::{self as warband, Roster, RosterChange};

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
    /// The whole roster, which the steps after Trauma work on. None if it is not in this book, and the steps are
    /// settled at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Box<Roster>>,
    /// What the game brought its models besides Glorious Deeds, as changes, and what is rolled for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gains: Vec<RosterChange>,
    /// What the game brought them that is rolled or counted first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spoils: Vec<Spoil>,
}

/// Ducats that the game brought a model, to be rolled or counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spoil {
    /// The model, or none for the Warband.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
    /// The Skill or the item.
    pub source: String,
    /// How they are found.
    pub by: SpoilBy,
}

/// How ducats of a game are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpoilBy {
    /// A die, with this many ducats for each of its points.
    Die {
        /// Which die.
        die: Die,
        /// Ducats.
        times: u32,
    },
    /// This many for each BLOOD MARKER that was placed on the model in the game.
    Blood(u32),
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
    /// The part of it that each row takes which takes kit by keyword, such as HEAVY.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub taken: BTreeMap<String, Vec<String>>,
    /// Kit that it cannot lose and leaves behind when it is Unfit for Duty, by item id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub freed: Vec<String>,
    /// Skills that let it throw its Trauma dice again, once each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rerolls: Vec<String>,
    /// What makes it recover without a roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub always_recovers: Option<String>,
    /// Kit of its owner that is gone when it dies, for a model that another brings along; none if nobody owns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owned: Option<Owned>,
}

/// What a model's owner carries for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Owned {
    /// The owner.
    pub by: u32,
    /// Item ids: what brings it along, and what it was given.
    pub kit: Vec<String>,
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
    /// One per Warband of the campaign, in the battle's order.
    pub pages: Vec<Page>,
    /// Nothing is open any longer, and the rosters have changed.
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
    pub opening: Vec<RosterChange>,
    /// Troops first, then ELITE.
    pub cases: Vec<Case>,
    /// Ransoms that came in.
    pub ransoms: Vec<RosterChange>,
    /// The roster as it was at the battle's end. None if all but Trauma is settled at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Box<Roster>>,
    /// What is rolled or counted of what the game brought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spoils: Vec<Spoil>,
    /// How far the page is, and what the steps under way hold.
    #[serde(default)]
    pub steps: Steps,
    /// What was decided after Trauma does to the roster, in the order of the decisions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<Followed>,
}

/// A change of the roster, and in which step it came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Followed {
    /// The step that was open.
    pub step: Step,
    /// What was changed.
    pub change: RosterChange,
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
    /// A row it already carries: the dice are thrown again.
    Duplicate {
        /// Row id.
        row: String,
    },
    /// A hand.
    Hand {
        /// Which hand.
        hand: Hand,
    },
    /// Experience points.
    Points {
        /// How many points.
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
    /// The Troop is dead, or its Survival Roll is thrown again.
    SurvivalAgain {
        /// The skill that allows it, once in the Warband.
        skill: String,
    },
    /// The row may be kept, or something is used up to make it a Full Recovery.
    KeepOrRecover {
        /// Row id.
        row: String,
        /// The item.
        item: String,
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
    /// Nothing more is asked.
    Settled {
        /// What it does to the roster.
        changes: Vec<RosterChange>,
    },
}

/// How far a page is with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Progress {
    /// It comes later.
    Waits,
    /// Something is asked; in the Trauma step about this many models.
    Open {
        /// How many cases.
        cases: u16,
    },
    /// Nothing is open.
    Done,
    /// Left out: Reinforcements were called.
    Skipped,
    /// It is settled at the table and does not keep the aftermath from being closed.
    AtTheTable,
}

impl RosterFacts {
    /// What is known of a Warband that is not in this book: who fell, and nothing else about them.
    #[must_use]
    pub fn unknown(side: &SideResult, scars: u8) -> Self {
        let charts = side.casualties.iter().map(|casualty| Chart {
            model: casualty.model,
            scar_limit: scars.max(1),
            ..Chart::default()
        });
        Self {
            warband: side.warband.clone(),
            strongbox: 0,
            sat_out: Vec::new(),
            charts: charts.collect(),
            roster: None,
            gains: Vec::new(),
            spoils: Vec::new(),
        }
    }
}

impl Aftermath {
    /// The aftermath of a battle before its first roll.
    #[must_use]
    pub fn of(result: &BattleResult, facts: &[RosterFacts]) -> Self {
        let pages = result.members().zip(facts).map(|(side, facts)| Page::of(side, facts)).collect();
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
        let glory = glory.map(|deed| RosterChange::GloryGained { glory: deed.glory.into(), reason: deed.deed.clone() });
        let back = facts.sat_out.iter().map(|model| RosterChange::Returned { model: *model });
        let troops = side.casualties.iter().filter(|casualty| !casualty.elite);
        let elite = side.casualties.iter().filter(|casualty| casualty.elite);
        let cases = troops.chain(elite).map(|casualty| {
            let chart = facts.charts.iter().find(|chart| chart.model == casualty.model);
            Case::of(casualty, chart.cloned().unwrap_or_default())
        });
        Self {
            warband: side.warband.clone(),
            strongbox: facts.strongbox,
            opening: glory.chain(facts.gains.iter().cloned()).chain(back).collect(),
            cases: cases.collect(),
            ransoms: Vec::new(),
            roster: facts.roster.clone(),
            spoils: facts.spoils.clone(),
            steps: Steps::default(),
            later: Vec::new(),
        }
    }

    /// Puts something that was done after Trauma into force.
    pub(super) fn work(&mut self, work: &Work, changes: &[RosterChange]) {
        let step = self.steps.at;
        self.steps.evolve(work);
        self.later.extend(changes.iter().map(|change| Followed { step, change: change.clone() }));
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
        if step == Step::Trauma {
            let open = self.cases.iter().filter(|case| !case.settled()).count() + self.spoils_left().count();
            return match u16::try_from(open).unwrap_or(u16::MAX) {
                // Its end has a question of its own: which model a Field Hospital treats.
                0 if self.roster.is_some() && self.steps.at == Step::Trauma => Progress::Open { cases: 1 },
                0 => Progress::Done,
                cases => Progress::Open { cases },
            };
        }
        if self.roster.is_none() || self.steps.is_aside(step) {
            return Progress::AtTheTable;
        }
        let skipped = matches!(step, Step::Exploration | Step::Outposts | Step::Quartermaster) && self.steps.called;
        match step.cmp(&self.steps.at) {
            _ if skipped && self.steps.at > Step::Reinforcements => Progress::Skipped,
            Ordering::Less => Progress::Done,
            Ordering::Equal if self.steps.signed => Progress::Done,
            Ordering::Equal => Progress::Open { cases: 1 },
            Ordering::Greater => Progress::Waits,
        }
    }

    /// What the game brought and is still to be rolled or counted.
    pub(crate) fn spoils_left(&self) -> impl Iterator<Item = &Spoil> {
        self.spoils.iter().skip(self.steps.spoils)
    }

    /// Whether nothing more is asked on it.
    #[must_use]
    pub fn settled(&self) -> bool {
        let trauma = self.cases.iter().all(Case::settled) && self.spoils_left().next().is_none();
        trauma && (self.roster.is_none() || self.steps.signed)
    }

    /// The roster as it would be if the page were closed now.
    #[must_use]
    pub fn draft(&self, battle: &str) -> Option<Roster> {
        let mut draft = Roster::clone(self.roster.as_ref()?);
        for change in self.changes() {
            warband::evolve(&mut draft, &warband::Event::Settled { battle: battle.to_owned(), change });
        }
        Some(draft)
    }

    /// Everything the page has done to its roster so far, in order.
    #[must_use]
    pub fn changes(&self) -> Vec<RosterChange> {
        let cases = self.cases.iter().flat_map(|case| match &case.status {
            Status::Settled { changes } => changes.as_slice(),
            Status::Roll
            | Status::KeepOrReroll { .. }
            | Status::SurvivalAgain { .. }
            | Status::KeepOrRecover { .. }
            | Status::Hand { .. }
            | Status::Opponent { .. }
            | Status::Lessons { .. }
            | Status::Ransom { .. } => &[],
        });
        // Ransoms come in before they go out: a Warband may pay with what it was just paid.
        self.opening
            .iter()
            .chain(&self.ransoms)
            .chain(cases)
            .chain(self.later.iter().map(|followed| &followed.change))
            .cloned()
            .collect()
    }
}

impl Case {
    fn of(casualty: &Casualty, chart: Chart) -> Self {
        let status = match chart.always_recovers {
            Some(_) => Status::Settled { changes: vec![RosterChange::Survived { model: casualty.model }] },
            None => Status::Roll,
        };
        Self { casualty: casualty.clone(), chart, throws: Vec::new(), status }
    }

    /// Nothing more is asked.
    #[must_use]
    pub const fn settled(&self) -> bool {
        matches!(self.status, Status::Settled { .. })
    }

    /// The skill whose second throw is still open, the next row of the table counted as the one it would replace.
    /// Throwing duplicates again costs nothing.
    #[must_use]
    pub(crate) fn reroll_left(&self) -> Option<&str> {
        let rows = self.throws.iter().filter(|thrown| matches!(thrown.said, Said::Row { .. })).count();
        self.chart.rerolls.get(rows).map(String::as_str)
    }
}
