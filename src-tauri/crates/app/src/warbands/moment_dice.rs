//! The dice of what a model lived through: the roll it fell by, and where that was, from the log of the battle; those of
//! its Trauma, its promotion and its Skills, from the page of the aftermath.

use std::collections::{BTreeMap, BTreeSet};

use nml_battle::{Battle, Condition, FatalRoll, fatal_rolls};
use nml_campaign::{Happening, Page, Said, StampOf, Stamped, Thrown};
use nml_catalogue::effect::Die;
use nml_catalogue::{Point, Table, Terrain, Trauma};
use nml_dice::Face;
use nml_ledger::InForce;
use nml_store::Book;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::streams::{holds, look_stream, stream_id};
use crate::subject::Battles;

/// A die of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LifeDie {
    /// What it showed.
    pub face: Face,
    /// It counted: the others were thrown with it, or before it.
    pub kept: bool,
}

/// The table of a battle that was logged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LifeGround {
    /// The battle, by its stream.
    pub battle: String,
    /// Its size.
    pub table: Table,
    /// What stood on it.
    pub terrain: Vec<Terrain>,
}

/// What a log knows of those who fell: the rolls they fell by, and where they stood last.
struct Log {
    rolls: Vec<FatalRoll>,
    places: BTreeMap<(String, u32), Point>,
    table: Table,
    terrain: Vec<Terrain>,
}

impl Log {
    fn of(rolls: Vec<FatalRoll>, battle: &Battle) -> Self {
        let field = &battle.field;
        let fell = battle.models().filter(|(_, fighter)| fighter.condition == Condition::Out);
        let places = fell.filter_map(|(id, fighter)| {
            let force = field.forces.get(usize::from(fighter.side))?;
            Some(((force.warband.clone(), battle.sheet(id)?.id), fighter.at?))
        });
        Self { rolls, places: places.collect(), table: field.scenario.table, terrain: field.terrain.clone() }
    }
}

/// What the logs of battles know; nothing for a battle that is not logged here, or does not open.
pub(super) struct Falls(BTreeMap<String, Log>);

impl Falls {
    /// Reads the logs of these battles.
    pub fn read<'b>(book: &Book, battles: impl IntoIterator<Item = &'b str>) -> Result<Self, Failure> {
        let mut falls = BTreeMap::new();
        for battle in battles {
            let id = stream_id(battle)?;
            if !holds(book, id)? {
                continue;
            }
            if let Ok(open) = look_stream::<Battles>(book, id)? {
                let in_force = open.log.effective_at(&open.log.tip());
                let events = in_force.iter().flat_map(InForce::events);
                let rolls = fatal_rolls(&open.start.field, events);
                falls.insert(battle.to_owned(), Log::of(rolls, &open.state));
            }
        }
        Ok(Self(falls))
    }

    /// The roll that a model of a Warband fell by; empty if nobody knows, or nobody rolled.
    pub fn dice(&self, battle: &str, warband: &str, model: u32) -> Vec<LifeDie> {
        let rolls = self.0.get(battle).map(|log| log.rolls.as_slice()).unwrap_or_default();
        let fell = rolls.iter().find(|roll| roll.warband == warband && roll.model == model);
        fell.map(|roll| roll.dice.iter().map(|(face, kept)| LifeDie { face: *face, kept: *kept }).collect())
            .unwrap_or_default()
    }

    /// Where a model of a Warband fell. `None` if nobody knows, or it did not fall.
    pub fn place(&self, battle: &str, warband: &str, model: u32) -> Option<Point> {
        self.0.get(battle)?.places.get(&(warband.to_owned(), model)).copied()
    }

    /// The tables of the battles that somebody of a Warband fell in.
    pub fn grounds(&self, warband: &str) -> Vec<LifeGround> {
        let fell = self.0.iter().filter(|(_, log)| log.places.keys().any(|(of, _)| of == warband));
        let ground = |(battle, log): (&String, &Log)| LifeGround {
            battle: battle.clone(),
            table: log.table,
            terrain: log.terrain.clone(),
        };
        fell.map(ground).collect()
    }
}

/// What the dice of a page were thrown for, so that each throw stands beside only one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Roll {
    Trauma,
    Lessons,
    Promotion,
    Skill(usize),
    Treatment,
}

/// The dice of one model on one page, given out moment by moment.
pub(super) struct OnPage<'p> {
    page: &'p Page,
    model: u32,
    trauma: &'p Trauma,
    given: BTreeSet<Roll>,
}

impl<'p> OnPage<'p> {
    /// Nothing has been given out yet.
    pub const fn new(page: &'p Page, model: u32, trauma: &'p Trauma) -> Self {
        Self { page, model, trauma, given: BTreeSet::new() }
    }

    /// The dice of what happened, unless they stand beside something before it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few things that happen are rolled for after a battle")]
    pub fn dice(&mut self, what: &Happening) -> Vec<LifeDie> {
        match what {
            Happening::Survived | Happening::Died { .. } | Happening::Marked { .. } | Happening::Misses => {
                self.once(Roll::Trauma, Self::fate)
            }
            Happening::Scarred | Happening::ScarGone => self.once(Roll::Treatment, |at| at.stamped(is_treatment)),
            Happening::Learning { reason, .. } => self.once(Roll::Lessons, |at| at.lessons(reason)),
            Happening::Promoted | Happening::Healed { .. } => self.once(Roll::Promotion, Self::promotion),
            Happening::Learned(learned) => {
                let before = (0..).find(|at| !self.given.contains(&Roll::Skill(*at))).unwrap_or_default();
                self.once(Roll::Skill(before), |at| at.advancement(before, &learned.id))
            }
            _ => Vec::new(),
        }
    }

    fn once(&mut self, roll: Roll, dice: impl FnOnce(&Self) -> Vec<LifeDie>) -> Vec<LifeDie> {
        if self.given.contains(&roll) {
            return Vec::new();
        }
        let dice = dice(self);
        if !dice.is_empty() {
            self.given.insert(roll);
        }
        dice
    }

    fn throws(&self) -> &'p [Thrown] {
        let case = self.page.cases.iter().find(|case| case.casualty.model == self.model);
        case.map(|case| case.throws.as_slice()).unwrap_or_default()
    }

    /// The Survival Roll or the D66: what was thrown again does not count. A die for a hand counts with it.
    fn fate(&self) -> Vec<LifeDie> {
        let throws = self.throws();
        let last = throws.iter().rposition(|thrown| decides(&thrown.said));
        let all = throws.iter().enumerate().filter(|(_, thrown)| !matches!(thrown.said, Said::Points { .. }));
        all.flat_map(|(at, thrown)| {
            let kept = Some(at) == last || matches!(thrown.said, Said::Hand { .. });
            faces(thrown, kept)
        })
        .collect()
    }

    /// The dice of a row that teaches; the higher of two counts if the row says so.
    fn lessons(&self, reason: &str) -> Vec<LifeDie> {
        let Some(die) = self.trauma.row_named(reason).and_then(|row| row.experience) else { return Vec::new() };
        let Some(thrown) = self.throws().iter().find(|thrown| matches!(thrown.said, Said::Points { .. })) else {
            return Vec::new();
        };
        let best = thrown.throw.faces.iter().max().copied();
        let mut found = false;
        let counts = |face: &Face| {
            let kept = match die {
                Die::BestOf2D6 => Some(*face) == best && !found,
                Die::D3 | Die::D6 => true,
            };
            found |= kept;
            LifeDie { face: *face, kept }
        };
        thrown.throw.faces.iter().map(counts).collect()
    }

    /// Its Promotion Dice: a 6 counts.
    fn promotion(&self) -> Vec<LifeDie> {
        let own = self.page.steps.promotion_dice.iter().filter(|die| die.model == self.model);
        own.flat_map(|die| {
            let faces = die.throw.iter().flat_map(|throw| &throw.faces);
            faces.map(|face| LifeDie { face: *face, kept: die.six }).collect::<Vec<_>>()
        })
        .collect()
    }

    fn stamps(&self) -> impl Iterator<Item = &'p Stamped> {
        let model = self.model;
        self.page.steps.stamps.iter().filter(move |stamp| stamp.model == Some(model))
    }

    fn stamped(&self, such: impl Fn(&StampOf) -> bool) -> Vec<LifeDie> {
        let found = self.stamps().find(|stamp| such(&stamp.of));
        let faces = found.into_iter().flat_map(|stamp| &stamp.throw.faces);
        faces.map(|face| LifeDie { face: *face, kept: true }).collect()
    }

    /// Two dice on each table: those of the table that the Skill was learned by count.
    fn advancement(&self, nth: usize, skill: &str) -> Vec<LifeDie> {
        let mut all = self.stamps().filter_map(|stamp| match &stamp.of {
            StampOf::Advancement { leads } => Some((&stamp.throw.faces, leads)),
            StampOf::Spoils { .. } | StampOf::Treatment | StampOf::Find { .. } => None,
        });
        let Some((faces, leads)) = all.nth(nth) else { return Vec::new() };
        let chosen = leads.iter().position(|lead| lead.skills.iter().any(|known| known == skill));
        let die = |(at, face): (usize, &Face)| LifeDie { face: *face, kept: chosen.is_none_or(|lead| lead == at / 2) };
        faces.iter().enumerate().map(die).collect()
    }
}

const fn is_treatment(of: &StampOf) -> bool {
    matches!(of, StampOf::Treatment)
}

const fn decides(said: &Said) -> bool {
    matches!(said, Said::Survives | Said::Dies | Said::Row { .. })
}

fn faces(thrown: &Thrown, kept: bool) -> impl Iterator<Item = LifeDie> {
    thrown.throw.faces.iter().map(move |face| LifeDie { face: *face, kept })
}
