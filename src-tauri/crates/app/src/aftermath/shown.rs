//! An aftermath as it crosses to the window: pages, steps, what became of the models, what is asked.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ChronicleCorrection;
use crate::view::{GameSide, Reason, Verdict};

/// What followed a battle: one page per Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    /// The battle's stream.
    pub id: String,
    /// The campaign's stream.
    pub campaign: String,
    /// Such as `Game 2 · Claim No Man’s Land`.
    pub battle: String,
    /// The pages, in the battle's order of sides.
    pub pages: Vec<AftermathPage>,
    /// Open points over all pages.
    pub open: usize,
    /// It is closed, and the rosters have changed.
    pub closed: bool,
    /// What was corrected of the game, the oldest first, each with what stood there before.
    pub corrected: Vec<ChronicleCorrection>,
    /// What undo would take back, in words, or none if the one who asks may take nothing back.
    pub undo: Option<String>,
}

/// What came of a battle for one Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathPage {
    /// Its ink.
    pub side: GameSide,
    /// Its letter in the battle: `A`, `B`, `C`.
    pub letter: String,
    /// The Warband's stream.
    pub id: String,
    /// Its name.
    pub warband: String,
    /// How it went.
    pub outcome: Verdict,
    /// Victory points: its own, and the best of its enemies; none if nobody wrote them down.
    pub vp: [Option<u16>; 2],
    /// Campaign Victory Points of the game.
    pub cvp: u16,
    /// Ducats in the Strongbox, ransoms included, or none if nobody knows what was in it then.
    pub strongbox: Option<u32>,
    /// Glory it had before, and has now; none if nobody knows.
    pub glory: Option<[u32; 2]>,
    /// The six steps of the Campaign Phase.
    pub steps: Vec<AftermathStep>,
    /// What it still asks after Trauma may be settled at the table.
    pub may_set_aside: bool,
    /// What that means, to be read before it is done; empty if it may not be done.
    pub set_aside_means: String,
    /// Its player agrees with it.
    pub signed: bool,
    /// The one who asks answers on it.
    pub mine: bool,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StepState {
    /// Nothing is open.
    Done,
    /// Something is asked.
    Open,
    /// It comes later.
    Waiting,
    /// Reinforcements took its place.
    Skipped,
    /// It is settled at the table, and does not keep the aftermath from being closed.
    AtTheTable,
}

/// A step of the Campaign Phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathStep {
    /// Its number, from 1.
    pub number: u8,
    /// Its name.
    pub name: String,
    /// How far it is.
    pub state: StepState,
    /// Beside it.
    pub note: String,
    /// What became of the models.
    pub lines: Vec<AftermathRow>,
    /// Dice that were thrown in it and stay on the page, with any result.
    pub thrown: Vec<AftermathThrown>,
    /// Dice that belong to the step as a whole.
    pub dice: Vec<u8>,
    /// Their sum, written out.
    pub sum: Option<String>,
    /// What is gained and lost in the step as a whole.
    pub margins: Vec<AftermathMargin>,
    /// What is asked.
    pub questions: Vec<AftermathQuestion>,
}

/// Dice that fell, and what came of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathThrown {
    /// For whom; empty for the Warband.
    pub who: String,
    /// What for.
    pub what: String,
    /// The faces, in order.
    pub dice: Vec<u8>,
    /// What they came to; empty if nobody knows.
    pub came: String,
}

/// Why a number of a question is what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathWhy {
    /// The number, such as `2 re-rolls`.
    pub of: String,
    /// What makes it up.
    pub lines: Vec<Reason>,
}

/// What became of a model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathRow {
    /// Its id in the Warband.
    pub model: u32,
    /// The number that it had in the battle: its place among those who took part, from 1. None if it took no part, or
    /// nobody wrote down who did.
    pub number: Option<u32>,
    /// Its name on the day.
    pub name: String,
    /// Its entry.
    pub note: String,
    /// The roll as it is written, or none before it is rolled.
    pub stamp: Option<String>,
    /// What it came to.
    pub result: Option<String>,
    /// The same by its kind.
    pub came: AftermathCame,
    /// It did not survive.
    pub died: bool,
    /// How that sounds.
    pub tone: AftermathTone,
    /// What is gained and lost with it.
    pub margins: Vec<AftermathMargin>,
}

/// What a row came to, by its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AftermathCame {
    /// Nothing yet, or only experience.
    Nothing,
    /// The model is dead: by its Survival Roll, or by the row of the Trauma Table that says only that.
    Dead,
    /// It survives.
    Survives,
    /// Another row of the Trauma Table.
    Marked,
    /// It is promoted.
    Promoted,
    /// A promotion that lets it learn again.
    Healed,
    /// It is not promoted.
    NotPromoted,
    /// It learned Skills.
    Learned,
}

/// How a result sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AftermathTone {
    /// A gain.
    Good,
    /// A loss.
    Bad,
    /// Neither.
    Plain,
}

/// A gain or a loss in the margin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathMargin {
    /// Which of the two.
    pub sign: AftermathSign,
    /// What.
    pub text: String,
}

/// A gain or a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AftermathSign {
    /// Gained.
    Gain,
    /// Lost.
    Loss,
}

/// Something a player must answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathQuestion {
    /// Its id, which the answer names.
    pub id: String,
    /// The model.
    pub model: Option<u32>,
    /// What is asked.
    pub heading: String,
    /// Beside it.
    pub text: Option<String>,
    /// Dice that answer it.
    pub dice: Option<AftermathDice>,
    /// A sum to choose.
    pub amount: Option<AftermathAmount>,
    /// Choices.
    pub choices: Vec<AftermathChoice>,
    /// Things of which some are counted out.
    pub tally: Option<AftermathTally>,
    /// Dice with which something can be done.
    pub board: Option<AftermathBoard>,
    /// Why its numbers are what they are.
    pub whys: Vec<AftermathWhy>,
    /// It is answered in the builder, on the Warband's roster.
    pub trade: bool,
}

/// Things of which some are counted out: dice for models, kit of a find, tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathTally {
    /// The things.
    pub lines: Vec<AftermathCounted>,
    /// The least of them together.
    pub least: u32,
    /// The most of them together, if there is a limit.
    pub most: Option<u32>,
    /// The most they may be worth together, if there is a limit.
    pub worth: Option<u32>,
    /// The unit of their worth; empty if it does not count.
    pub unit: String,
    /// The label of the answer's button.
    pub confirm: String,
}

/// One thing of a tally.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathCounted {
    /// Its id.
    pub id: String,
    /// As shown.
    pub label: String,
    /// Beside it.
    pub note: String,
    /// What each is worth.
    pub worth: u32,
    /// The most of them, if there is a limit.
    pub most: Option<u32>,
    /// The number it begins with.
    pub value: u32,
}

/// Dice with which something can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathBoard {
    /// The dice as they lie.
    pub dice: Vec<AftermathBoardDie>,
    /// The one in hand, from 0, or none if all of them lie there.
    pub hand: Option<u8>,
    /// What can be done.
    pub actions: Vec<AftermathAction>,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathBoardDie {
    /// What it shows.
    pub face: u8,
    /// It was already thrown again.
    pub again: bool,
}

/// Something that can be done with dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathAction {
    /// Its id.
    pub id: String,
    /// As shown.
    pub label: String,
    /// What it does.
    pub text: String,
    /// It is done to a die.
    pub die: bool,
    /// The die is turned to a face.
    pub face: bool,
    /// How often it can be done.
    pub left: u32,
}

/// Dice that answer a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathDice {
    /// How many dice are needed.
    pub count: usize,
    /// As many as this, if more may be thrown.
    pub most: usize,
    /// How they are read.
    pub reading: LedgerReading,
}

/// How dice are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LedgerReading {
    /// One die, or the best of several.
    Sum,
    /// The first die for the tens, the second for the ones.
    D66,
}

/// A sum to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathAmount {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
    /// The step by which it goes up and down.
    pub step: u32,
    /// The sum it begins with.
    pub value: u32,
}

/// One choice of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathChoice {
    /// Its id.
    pub id: String,
    /// As shown.
    pub label: String,
    /// What it means, or none if its name says it.
    pub text: Option<String>,
    /// Why not, or none if it may be chosen.
    pub refused: Option<String>,
}
