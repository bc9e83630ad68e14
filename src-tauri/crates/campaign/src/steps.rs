//! How far a page has got in the steps after Trauma, and what they hold meanwhile.

mod stamped;
mod step;

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use nml_catalogue::ExplorationSkill;
use nml_catalogue::item::is_default;
use nml_catalogue::throw::Throw;
use nml_warband::{self as warband, Learned};

use super::on_map::Filled;

use stamped::stamped;
pub use stamped::{StampOf, Stamped};
pub use step::Step;

/// How far a page is with the steps after Trauma.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Steps {
    /// The step under way.
    pub at: Step,
    /// How many of the spoils are settled.
    pub spoils: usize,
    /// The model that is treated at the end of the Trauma Step.
    pub treating: Option<u32>,
    /// That end is over: somebody was treated, or nobody.
    pub treated: bool,
    /// Promotion Dice, once they are allotted.
    pub allotted: Option<Vec<Allotment>>,
    /// Promotion Dice that were thrown, in order.
    pub promotion_dice: Vec<PromotionDie>,
    /// Nobody else is promoted after this battle.
    pub promotions_over: bool,
    /// LEADERs that the points of the whole Warband's Deeds go to, if there are several.
    pub leaders: Vec<u32>,
    /// The experience of the battle was given.
    pub experienced: bool,
    /// Tables that an Advancement under way is rolled on, and for whom.
    pub advancing: Option<Advancing>,
    /// Models that advanced, one entry for each Advancement.
    pub advanced: Vec<u32>,
    /// Reinforcements were called.
    pub called: bool,
    /// The Exploration.
    pub expedition: Expedition,
    /// Campaign Victory Points beside those of the battle.
    pub points: u16,
    /// Dice that stay on the page, in the order in which they fell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stamps: Vec<Stamped>,
    /// What the game fills on the Tracker. None if it was not on a map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_map: Option<Tracked>,
    /// Steps settled at the table, with the reason.
    pub aside: Vec<Aside>,
    /// The player agrees with the page.
    pub signed: bool,
}

/// What a page fills on the Tracker of its Warband.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Tracked {
    /// Boxes in the order in which they were filled.
    pub boxes: Vec<Filled>,
    /// How many of their rewards are settled, in that order.
    pub rewarded: usize,
    /// What the result gives was written down.
    pub scored: bool,
    /// An Exploration that a box brings, while it is under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub errand: Option<Box<Expedition>>,
    /// Those that are over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errands: Vec<Expedition>,
    /// Whether Rudolf's Folly was paid for, or none if nobody was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub folly: Option<bool>,
}

/// Promotion Dice of one model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Allotment {
    /// The model.
    pub model: u32,
    /// How many dice.
    pub dice: u8,
}

/// A Promotion Die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PromotionDie {
    /// Whose.
    pub model: u32,
    /// As it fell, or none if it counts as a 6 after five failures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<Throw>,
    /// It promoted, or healed the head.
    pub six: bool,
}

/// An Advancement under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advancing {
    /// Whose.
    pub model: u32,
    /// The two tables; empty if a find lets it learn.
    pub tables: Vec<String>,
    /// What the dice lead to, one per table; empty before the throw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leads: Vec<Lead>,
}

/// What two dice on a table lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lead {
    /// The table; empty if a find leads to it.
    pub table: String,
    /// The sum of the two dice.
    pub sum: u8,
    /// Skills to be had by it: one, or those of the Patron; empty if everything is known.
    pub skills: Vec<String>,
}

/// A step settled at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aside {
    /// Which step.
    pub step: Step,
    /// Why.
    pub reason: String,
}

/// An Exploration under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Expedition {
    /// The table.
    pub table: Option<String>,
    /// The dice as they lie.
    pub dice: Vec<ExplorationDie>,
    /// A die that is being thrown again, or that has a spare one thrown beside it.
    pub hand: Option<InHand>,
    /// Re-rolls that were used.
    pub rerolls: u8,
    /// Exploration Skills that were used, re-rolls apart.
    pub used: Vec<ExplorationSkill>,
    /// What Skills add to the total.
    pub plus: i8,
    /// The dice stand, and this is their total.
    pub total: Option<u8>,
    /// The location that they found, if it is new.
    pub location: Option<String>,
    /// What is done there.
    pub option: Option<String>,
    /// Whether the die that a gain hangs on showed enough, or none if it was not thrown.
    pub passed: Option<bool>,
    /// How many of its gains were taken.
    pub gained: usize,
}

/// An Exploration Die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplorationDie {
    /// What it shows.
    pub face: Face,
    /// It was thrown again, and cannot be thrown once more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

/// A die in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum InHand {
    /// It is thrown again.
    Again {
        /// Which die, from 0.
        die: u8,
    },
    /// A spare one is thrown for it.
    Spare {
        /// Which die, from 0.
        die: u8,
    },
    /// The spare one fell: either is kept.
    Spared {
        /// Which die, from 0.
        die: u8,
        /// What the spare one shows.
        face: Face,
    },
}

/// One thing that was done in the steps after Trauma.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Work {
    /// What a Skill or an item brought was rolled or counted.
    Spoils {
        /// The die, or none if it was counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        throw: Option<Throw>,
    },
    /// Whom a find treats at the end of the Trauma Step.
    TreatmentChosen {
        /// Item id.
        item: String,
        /// Whom, or none for nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
    },
    /// The dice of the treatment were thrown.
    Treated {
        /// Whose.
        model: u32,
        /// Two dice.
        throw: Throw,
    },
    /// Promotion Dice were allotted.
    Allotted {
        /// To whom.
        dice: Vec<Allotment>,
    },
    /// A Promotion Die was thrown.
    PromotionRolled {
        /// The die.
        die: PromotionDie,
    },
    /// Nobody else is promoted.
    PromotionsOver,
    /// A LEADER was named for the point of a Deed.
    LeaderNamed {
        /// Which model.
        model: u32,
    },
    /// The experience of the battle was given.
    Experienced,
    /// The tables of an Advancement were chosen.
    TablesChosen {
        /// Whose.
        model: u32,
        /// Both.
        tables: Vec<String>,
    },
    /// A find lets it learn a Skill.
    SkillOffered {
        /// Whose.
        model: u32,
        /// One of these.
        skills: Vec<String>,
    },
    /// The dice of an Advancement were thrown.
    Advanced {
        /// Two dice for each table, in order.
        throw: Throw,
        /// What they lead to.
        leads: Vec<Lead>,
    },
    /// They learned a Skill; none if there is none left to learn.
    SkillLearned {
        /// Whose.
        model: u32,
        /// Which Skill.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skill: Option<Learned>,
    },
    /// Reinforcements were called.
    Called,
    /// Something was done while exploring.
    Explored {
        /// What.
        did: Venture,
    },
    /// The roster was worked on, as in the builder.
    Traded {
        /// What was done.
        command: Box<warband::Command>,
    },
    /// A find was used up.
    Used {
        /// Item id.
        item: String,
    },
    /// What had waited of a find was taken.
    Collected {
        /// Location id.
        location: String,
    },
    /// A model came back that was killed.
    CameBack {
        /// Which model.
        model: u32,
    },
    /// A model was sold.
    ModelSold {
        /// Which model.
        model: u32,
    },
    /// The Limit of an item was raised.
    LimitRaised {
        /// Item id.
        item: String,
    },
    /// What the result of a game gives was written on the Tracker.
    Scored {
        /// The boxes.
        boxes: Vec<Filled>,
    },
    /// What a box brings was settled.
    Rewarded {
        /// A box that it filled. None if it brings something else, or nothing was left to fill.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        filled: Option<Filled>,
    },
    /// A box brings an Exploration.
    ErrandBegun {
        /// The table that is rolled on, or none if it is known what was found.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// What was found.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        location: Option<String>,
    },
    /// It is over.
    ErrandOver,
    /// Rudolf's Folly was paid for, or not.
    Folly {
        /// It was.
        called: bool,
    },
    /// A step is over.
    Finished {
        /// Which step.
        step: Step,
    },
    /// A step is settled at the table.
    SetAside {
        /// Which, and why.
        aside: Aside,
    },
    /// The player agrees with the page.
    Signed,
}

/// One thing that was done while exploring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Venture {
    /// The table was chosen.
    Table {
        /// Which table.
        table: String,
    },
    /// The dice were thrown.
    Thrown {
        /// All of them.
        throw: Throw,
        /// Extra Dice among them.
        #[serde(default, skip_serializing_if = "is_default")]
        extra: u8,
    },
    /// A die is taken in hand.
    Taken {
        /// Which, and what for.
        hand: InHand,
    },
    /// It was thrown.
    HandThrown {
        /// One die.
        throw: Throw,
    },
    /// The spare die was taken, or not.
    Spare {
        /// Taken.
        taken: bool,
    },
    /// A die was added that shows what another shows.
    Duplicated {
        /// Which, from 0.
        die: u8,
    },
    /// A die was turned.
    Turned {
        /// Which, from 0.
        die: u8,
        /// To this face.
        face: Face,
    },
    /// +1 to the total.
    Sought,
    /// −1 to the total.
    CircledBack,
    /// The dice stand.
    Stands {
        /// Their total.
        total: u8,
        /// What they found. None if they found nothing, or nothing new.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        location: Option<String>,
    },
    /// What is done at the location was chosen.
    Option {
        /// Option id.
        option: String,
    },
    /// The die was thrown that a gain hangs on.
    Tried {
        /// One die.
        throw: Throw,
        /// It showed enough.
        passed: bool,
    },
    /// A gain of it was taken.
    Gained {
        /// Dice thrown for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        throw: Option<Throw>,
        /// Campaign Victory Points it brought.
        #[serde(default, skip_serializing_if = "is_default")]
        points: u16,
        /// Boxes of the Tracker that it filled.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        boxes: Vec<Filled>,
    },
}

impl Steps {
    /// The steps of the page, in order.
    #[must_use]
    pub const fn all(&self) -> &'static [Step] {
        if self.on_map.is_some() { &Step::ON_MAP } else { &Step::ALL }
    }

    /// The Exploration that is under way: one that a box of the Tracker brought, else that of the step.
    #[must_use]
    pub fn under_way(&self) -> &Expedition {
        self.on_map.as_ref().and_then(|tracked| tracked.errand.as_deref()).unwrap_or(&self.expedition)
    }

    fn fill(&mut self, boxes: &[Filled]) {
        for filled in boxes {
            self.points = self.points.saturating_add(filled.points);
        }
        if let Some(tracked) = &mut self.on_map {
            tracked.boxes.extend(boxes);
        }
    }

    /// Whether a step was settled at the table.
    #[must_use]
    pub(crate) fn is_aside(&self, step: Step) -> bool {
        self.aside.iter().any(|aside| aside.step == step)
    }

    /// The die that comes next of those allotted, or `None` once all are thrown. A model that was promoted leaves its
    /// others.
    #[must_use]
    pub(crate) fn next_promotion(&self) -> Option<u32> {
        let thrown = |model: u32| self.promotion_dice.iter().filter(move |die| die.model == model);
        let left =
            |of: &&Allotment| thrown(of.model).count() < usize::from(of.dice) && !thrown(of.model).any(|die| die.six);
        self.allotted.iter().flatten().find(left).map(|of| of.model)
    }

    /// Puts one thing that was done into force.
    pub fn evolve(&mut self, work: &Work) {
        self.stamps.extend(stamped(self, work));
        match work {
            Work::Spoils { .. } => self.spoils += 1,
            Work::TreatmentChosen { model, .. } => (self.treating, self.treated) = (*model, model.is_none()),
            Work::Treated { .. } => (self.treating, self.treated) = (None, true),
            Work::Allotted { dice } => self.allotted = Some(dice.clone()),
            Work::PromotionRolled { die } => self.promotion_dice.push(die.clone()),
            Work::PromotionsOver => self.promotions_over = true,
            Work::LeaderNamed { model } => self.leaders.push(*model),
            Work::Experienced => self.experienced = true,
            Work::TablesChosen { model, tables } => {
                self.advancing = Some(Advancing { model: *model, tables: tables.clone(), leads: Vec::new() });
            }
            Work::SkillOffered { model, skills } => {
                let lead = Lead { table: String::new(), sum: 0, skills: skills.clone() };
                self.advancing = Some(Advancing { model: *model, tables: Vec::new(), leads: vec![lead] });
            }
            Work::Advanced { leads, .. } => {
                if let Some(advancing) = &mut self.advancing {
                    advancing.leads.clone_from(leads);
                }
            }
            Work::SkillLearned { model, .. } => {
                // What a find lets it learn is not an Advancement.
                if self.advancing.take().is_none_or(|advancing| !advancing.tables.is_empty()) {
                    self.advanced.push(*model);
                }
            }
            Work::Called => self.called = true,
            Work::Explored { did } => {
                if let Venture::Gained { points, boxes, .. } = did {
                    self.points = self.points.saturating_add(*points);
                    self.fill(boxes);
                }
                let errand = self.on_map.as_mut().and_then(|tracked| tracked.errand.as_deref_mut());
                errand.unwrap_or(&mut self.expedition).evolve(did);
            }
            Work::Traded { .. }
            | Work::Used { .. }
            | Work::CameBack { .. }
            | Work::ModelSold { .. }
            | Work::LimitRaised { .. }
            | Work::Collected { .. } => {}
            Work::Scored { boxes } => {
                self.fill(boxes);
                if let Some(tracked) = &mut self.on_map {
                    tracked.scored = true;
                }
            }
            Work::Rewarded { filled } => {
                self.fill(filled.as_slice());
                if let Some(tracked) = &mut self.on_map {
                    tracked.rewarded += 1;
                }
            }
            Work::ErrandBegun { table, location } => {
                if let Some(tracked) = &mut self.on_map {
                    let total = location.is_some().then_some(0);
                    let (table, location) = (table.clone(), location.clone());
                    tracked.errand = Some(Box::new(Expedition { table, total, location, ..Expedition::default() }));
                    tracked.rewarded += 1;
                }
            }
            Work::ErrandOver => {
                if let Some(tracked) = &mut self.on_map {
                    tracked.errands.extend(tracked.errand.take().map(|errand| *errand));
                }
            }
            Work::Folly { called } => {
                if let Some(tracked) = &mut self.on_map {
                    tracked.folly = Some(*called);
                }
            }
            Work::Finished { step } => self.go_past(*step),
            Work::SetAside { aside } => {
                self.aside.push(aside.clone());
                self.go_past(aside.step);
            }
            Work::Signed => self.signed = true,
        }
    }

    /// To the step after this one; Reinforcements take the place of the two that follow.
    fn go_past(&mut self, step: Step) {
        self.at = if step == Step::Reinforcements && self.called { Step::Roster } else { step.next(self.all()) };
    }
}

impl Expedition {
    /// The sum of the dice with what Skills add, never below 0.
    #[must_use]
    pub fn sum(&self) -> u8 {
        let dice: u16 = self.dice.iter().map(|die| u16::from(die.face.number())).sum();
        let total = i32::from(dice) + i32::from(self.plus);
        u8::try_from(total.max(0)).unwrap_or(u8::MAX)
    }

    fn evolve(&mut self, did: &Venture) {
        match did {
            Venture::Table { table } => self.table = Some(table.clone()),
            Venture::Thrown { throw, extra } => {
                self.dice = throw.faces.iter().map(|face| ExplorationDie { face: *face, again: false }).collect();
                self.used.extend((0..*extra).map(|_| ExplorationSkill::ExtraDice));
            }
            Venture::Taken { hand } => {
                self.hand = Some(*hand);
                match hand {
                    InHand::Again { .. } => self.rerolls = self.rerolls.saturating_add(1),
                    InHand::Spare { .. } | InHand::Spared { .. } => self.used.push(ExplorationSkill::Lucky),
                }
            }
            Venture::HandThrown { throw } => {
                if let Some(face) = throw.faces.first() {
                    self.thrown(*face);
                }
            }
            Venture::Spare { taken } => {
                if let Some(InHand::Spared { die, face }) = self.hand.take().filter(|_| *taken) {
                    self.show(die, face, false);
                }
            }
            Venture::Duplicated { die } => {
                self.used.push(ExplorationSkill::Duplicate);
                self.dice.extend(self.dice.get(usize::from(*die)).copied());
            }
            Venture::Turned { die, face } => {
                self.used.push(ExplorationSkill::SetDice);
                self.show(*die, *face, false);
            }
            Venture::Sought => {
                self.used.push(ExplorationSkill::Seek);
                self.plus = self.plus.saturating_add(1);
            }
            Venture::CircledBack => {
                self.used.push(ExplorationSkill::CircleBack);
                self.plus = self.plus.saturating_sub(1);
            }
            Venture::Stands { total, location } => {
                self.total = Some(*total);
                self.location.clone_from(location);
            }
            Venture::Option { option } => self.option = Some(option.clone()),
            Venture::Tried { passed, .. } => self.passed = Some(*passed),
            Venture::Gained { .. } => {
                self.passed = None;
                self.gained += 1;
            }
        }
    }

    fn thrown(&mut self, face: Face) {
        match self.hand.take() {
            Some(InHand::Again { die }) => self.show(die, face, true),
            Some(InHand::Spare { die }) => self.hand = Some(InHand::Spared { die, face }),
            other @ (Some(InHand::Spared { .. }) | None) => self.hand = other,
        }
    }

    fn show(&mut self, die: u8, face: Face, again: bool) {
        if let Some(die) = self.dice.get_mut(usize::from(die)) {
            *die = ExplorationDie { face, again: die.again || again };
        }
    }
}
