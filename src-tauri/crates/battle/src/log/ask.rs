//! What content asks beyond the common questions of a battle: a die, a place, a model, a choice.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::log::beginning::Beginning;
use crate::log::state::{ModelId, SideId};
use crate::log::step::{Attack, InjuryRoll, SuccessRoll};
use nml_catalogue::effect::{Die, Effect, InjuryResult, Strengthening};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// One question of an ability, an item or a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// What it comes from, as shown.
    pub source: String,
    /// The model it comes from.
    pub model: ModelId,
    /// Who answers.
    pub side: SideId,
    /// What is wanted.
    pub want: Want,
}

impl Ask {
    /// What is left of the beginning of an Activation, if the step holds that.
    pub(crate) fn beginning(&self) -> Option<&[Beginning]> {
        if let Want::Choose { then: AfterChoice::Begins { left, .. }, .. } = &self.want { Some(left) } else { None }
    }
}

/// What is wanted, and what follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// A die.
    Die {
        /// Which die.
        die: Die,
        /// What its number is for.
        then: AfterDie,
    },
    /// A base is put elsewhere.
    Put(Placing),
    /// One of these models.
    Pick {
        /// Which may be named.
        among: Vec<ModelId>,
        /// The answer may also be nobody.
        optional: bool,
        /// What happens to it.
        then: AfterPick,
    },
    /// One of several things.
    Choose {
        /// As shown.
        options: Vec<String>,
        /// What follows.
        then: AfterChoice,
    },
    /// Any of these models, by what the table sees.
    Several {
        /// Which models may be named.
        among: Vec<ModelId>,
        /// Which ones should be, as far as positions are known.
        proposed: Vec<ModelId>,
        /// What happens to them.
        then: AfterSeveral,
    },
    /// One die per side, before the pre-game activities (C-47).
    RollOff,
}

/// A base that is put elsewhere, outside the rules of moving (MOV-12, F-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Replacing")]
pub struct Placing {
    /// Whose base.
    pub who: ModelId,
    /// The greatest distance from where it stands, or none for anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Length>,
    /// Where else it must be.
    pub how: How,
}

/// What a placing must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Only bounded by the table and other bases.
    Free,
    /// Within the distance of this model.
    Near {
        /// Which model.
        model: ModelId,
        /// Base to base.
        within: Length,
    },
    /// More than an inch from its enemies.
    Clear,
    /// At an edge of the battlefield, where a model that was held back comes in.
    Edge {
        /// Farther than this from all enemies.
        away: Length,
    },
    /// A charge: it ends within an inch of this enemy, or where it stopped.
    Charge {
        /// Which target.
        target: ModelId,
    },
}

/// What a die's number is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AfterDie {
    /// This many inches a base is moved.
    Moves {
        /// Whose.
        who: ModelId,
    },
    /// This many inches a base is pushed.
    Pushes {
        /// Whose.
        who: ModelId,
    },
    /// This many markers off a model.
    Relieves {
        /// Whom.
        who: ModelId,
    },
    /// Up to a face, DICE on all Success Rolls of the game.
    DiceUpTo {
        /// The highest face that counts.
        at_most: u8,
        /// The DICE.
        dice: i8,
    },
    /// This many BLESSING MARKERS on a model.
    Blesses {
        /// Whom.
        who: ModelId,
    },
    /// This many BLOOD MARKERS on a model.
    Bleeds {
        /// Whom.
        who: ModelId,
    },
    /// A charge outside the Activation.
    Charges {
        /// Who.
        who: ModelId,
        /// Whom.
        target: ModelId,
    },
}

/// What happens to a model that was picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AfterPick {
    /// A BLOOD MARKER; then the next.
    SpreadsBlood {
        /// Markers left after this one.
        left: u8,
        /// At most this many on one model.
        most: u8,
    },
    /// BLESSING MARKERS.
    Blesses(u8),
    /// It takes the hit in place of the target.
    TakesHit {
        /// The hit.
        attack: Attack,
        /// It was a critical.
        critical: bool,
        /// It is not a splash.
        direct: bool,
    },
    /// It gains the effects; then the next.
    Gains {
        /// Picks left after this one.
        left: u8,
        /// What it gains.
        effects: Vec<Effect>,
    },
    /// BLOOD MARKERS before the game.
    Bleeds(u8),
    /// It is given up.
    GivenUp,
    /// It is hit too.
    HitToo {
        /// The attack that goes on.
        attack: Attack,
        /// Those hit already.
        hit: Vec<ModelId>,
        /// Inches left, or none if this is the last.
        left: Option<Length>,
    },
    /// It may charge this enemy.
    Charges {
        /// Whom.
        target: ModelId,
    },
    /// It charges one enemy of its owner's choice.
    ChargesWhom {
        /// Who charges.
        who: ModelId,
    },
    /// It moves; then the next of those left.
    Moves {
        /// How far.
        far: Length,
    },
    /// It is moved up to this far, clear of its enemies.
    Shifted {
        /// How far.
        far: Length,
    },
    /// INFECTION MARKERS.
    Infects(u8),
    /// The bearer appears beside it and fights it.
    AppearedBeside {
        /// With what.
        weapon: String,
    },
    /// The bearer fights it once more.
    FoughtAgain,
    /// It is the nearest enemy that the bearer sees.
    Charged,
    /// The shot that wandered came down on this base, or on nobody's (SCATTER).
    CameDownOn {
        /// The attack.
        attack: Attack,
        /// Everybody caught by its BLAST.
        caught: Vec<ModelId>,
    },
    /// The friend shoots or fights it.
    Struck {
        /// Who strikes.
        by: ModelId,
        /// With what.
        weapon: String,
        /// It is shot at.
        ranged: bool,
    },
}

/// What follows a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AfterChoice {
    /// The first options use it up; the last keeps it.
    Consumes {
        /// Ids of the weapons the options stand for; empty for no weapon.
        weapons: Vec<String>,
        /// The last option is not to use it.
        may_keep: bool,
    },
    /// The first option keeps the Activation going; the second lets it end.
    KeepsActivation,
    /// The bearer's attacks have the keyword.
    Keyword(Vec<Keyword>),
    /// The first option: it has the keyword until it moves.
    UntilMoved(Keyword),
    /// What comes next as the model's Activation begins (TRN-05).
    Begins {
        /// What the options stand for: what may come next.
        open: Vec<Beginning>,
        /// All that is left, in the order that holds if nobody is asked.
        left: Vec<Beginning>,
    },
    /// As many markers as the option's place.
    TradesBlood {
        /// Whom it infects.
        target: ModelId,
    },
    /// The options before the last change the result of an Injury Roll; the last leaves it.
    Result {
        /// The roll.
        roll: InjuryRoll,
        /// As rolled.
        rolled: InjuryResult,
        /// As it stands.
        applied: InjuryResult,
        /// What each option makes of it.
        becomes: Vec<Remedy>,
    },
    /// The first option pushes a model that is Down; the second leaves it.
    PushesDown {
        /// Which model.
        who: ModelId,
        /// How far.
        reach: Length,
    },
    /// The first option: a pushed model falls from where it stood; the second: it is still up there.
    PushedOff {
        /// Which model.
        who: ModelId,
        /// How far down it is.
        drop: Length,
    },
    /// The first option sets it off.
    SetsOff {
        /// Which ACTION of the bearer.
        action: String,
    },
    /// The first option passes the Morale Check, the second flees.
    Morale,
    /// Which of these pieces of terrain, by their ids, is MINED.
    Mines(Vec<String>),
    /// The first option tries to defuse the mine that was touched, the second sets it off.
    Defuses {
        /// The place of its piece of terrain among those of the battle, or none if the map does not show it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<u16>,
    },
    /// Which pre-game activity is next; the last option ends them.
    PreGame {
        /// The activities that can be chosen, each of one model.
        activities: Vec<Activity>,
        /// All that are left, for the sides that come after.
        waiting: Vec<Activity>,
    },
    /// With which weapon the friend strikes.
    StrikesWith {
        /// Their ids.
        weapons: Vec<String>,
        /// It shoots.
        ranged: bool,
    },
    /// With which weapon it strikes itself.
    StrikesItself {
        /// Their ids.
        weapons: Vec<String>,
    },
    /// For which of these ACTIONS, by their ids, it cannot be chosen.
    WardedFrom(Vec<String>),
    /// What the Warband's models that it names gain for the game.
    Strengthens(Vec<Strengthening>),
    /// The first option rolls all dice of a Success Roll again, once in the game.
    RollsAllAgain {
        /// What was rolled.
        roll: SuccessRoll,
        /// Its sum.
        sum: u8,
        /// A failure ends the Activation.
        risky: bool,
    },
    /// The first option rolls all dice of an Injury Roll again, once in the game.
    InjuresAgain {
        /// The roll.
        roll: InjuryRoll,
        /// As rolled.
        rolled: InjuryResult,
    },
    /// The first option rolls again.
    RollsAgain {
        /// What was rolled.
        roll: SuccessRoll,
        /// Its sum.
        sum: u8,
        /// A failure ends the Activation.
        risky: bool,
    },
}

/// What an option makes of the result of an Injury Roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Remedy {
    /// The call's id.
    pub call: String,
    /// The result instead. None if it stays as it is, but the model stays on its feet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<InjuryResult>,
}

/// A pre-game activity of one model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Activity {
    /// Whose.
    pub model: ModelId,
    /// What it is called.
    pub source: String,
    /// The place of its effect on the card.
    pub effect: u16,
}

/// What happens to several models.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AfterSeveral {
    /// An Injury Roll each.
    Injured {
        /// INJURY DICE.
        injury_dice: i8,
        /// Keywords.
        keywords: Vec<Keyword>,
        /// Those among them that stand nearer.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        near: Vec<ModelId>,
        /// How many more INJURY DICE those take.
        near_dice: i8,
    },
    /// Each moves up to this far.
    Moved(Length),
    /// Each stands up.
    Stood,
}
