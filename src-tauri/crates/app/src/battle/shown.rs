//! A battle as a screen shows it: everything computed, nothing left to work out.

use nml_battle::{
    Attack, AttackAction, Bought, Bounds, Chances, ChargeNeed, Claimable, Command, Condition, Crossing, Disputed, Lot,
    Markers, Measured, ModelId, Modifier, Offer, Outcome, Outlook, Phase, Presence, Reachable, Scene, SideId, Sight,
    Spend, Step,
};
use nml_catalogue::card::ModelCard;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::ruling::Reading;
use nml_catalogue::{Point, Scenario, Terrain};
use nml_dice::{AttackBands, InjuryBands, SuccessBands};
use nml_words::rulings;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::entry::LogEntry;
use crate::view::Emblem;

/// A battle at one moment.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BattleView {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The campaign it is fought in.
    pub campaign: Option<String>,
    /// Its scenario as it is played: table, zones, objectives, Deeds.
    pub scenario: Scenario,
    /// It comes with the app and stays as it is: only what-ifs go on from it.
    pub example: bool,
    /// It is somebody's first: each question explains itself once.
    pub guided: bool,
    /// Terrain as it stands.
    pub terrain: Vec<Terrain>,
    /// The scenario's own part: things, what was noted, Deeds that are proposed.
    pub scene: Scene,
    /// All models; the index is the id.
    pub models: Vec<ModelView>,
    /// The log up to this moment, oldest first.
    pub log: Vec<LogEntry>,
    /// What may change with each thing that is said.
    #[serde(flatten)]
    pub now: BattleNow,
}

/// The part of a battle that may change with each thing that is said in it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BattleNow {
    /// The hash of the entry after which it stands like this: a page that knows the view of that moment is sent what
    /// has changed since.
    pub moment: String,
    /// 0 before the first Turn.
    pub turn: u8,
    /// Where in the Turn it is.
    pub phase: Phase,
    /// The side with Initiative, if one has it.
    pub initiative: Option<SideId>,
    /// The sides in order.
    pub sides: Vec<SideView>,
    /// The question that is pending, or none once the battle is over.
    pub question: Option<Question>,
    /// How much may be stated of what can be counted.
    pub bounds: Bounds,
    /// Deeds done.
    pub deeds: Vec<DeedView>,
    /// Deeds that may be claimed now, and by which sides; also after the last count.
    pub claims: Vec<Claimable>,
    /// The number of the entry that undo would take out of force, if there is one.
    pub undo: Option<u64>,
    /// Something undone can be put back.
    pub redo: bool,
    /// The number of the last entry this view knows of: for a replay, the one it stands after.
    pub at: u64,
    /// How it ended, or none while it goes on.
    pub outcome: Option<Outcome>,
    /// Its aftermath is open or closed in the campaign.
    pub aftermath: bool,
    /// That aftermath is closed.
    pub settled: bool,
    /// It is over, counts for no campaign, and was fought by Warbands of this book: a campaign can take it in.
    pub outside: bool,
    /// What-ifs that were begun from it, the oldest first; one of them may be what is shown.
    pub what_ifs: Vec<WhatIf>,
}

/// Another course of a battle, which the battle itself knows nothing of.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WhatIf {
    /// The hash of the entry that begins it.
    pub id: String,
    /// The name it was given.
    pub name: String,
    /// The entry that it goes on from.
    pub from: u64,
    /// How many entries it has.
    pub entries: usize,
    /// When it last changed, RFC 3339.
    pub at: String,
    /// It is what the page shows.
    pub current: bool,
}

/// One side.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SideView {
    /// The one who asks may answer for it.
    pub mine: bool,
    /// `A`, `B`, …
    pub letter: String,
    /// The Warband's name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Its Warband's emblem.
    pub emblem: Emblem,
    /// Victory points.
    pub points: u16,
    /// The place of its team, or none if it fights for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
    /// Zone index.
    pub zone: Option<u8>,
    /// Models that may still be Activated this Turn.
    pub to_activate: u16,
    /// Models to set up.
    pub to_deploy: u16,
    /// Models Down or Out of Action.
    pub casualties: u16,
    /// All models that count for Morale.
    pub size: u16,
    /// Casualties at which a Morale Check is due.
    pub breaking_point: u16,
    /// Every Success Roll is Risky.
    pub shaken: bool,
    /// It left.
    pub fled: bool,
    /// Its Down models lie on their sides.
    pub lies: bool,
    /// Its Initiative card of this Turn, if cards are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<nml_battle::Card>,
    /// How the battle ended for it, or none while it goes on or if it counts as not fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came: Option<nml_warband::result::Outcome>,
}

/// One model.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ModelView {
    /// Its id in the battle.
    pub id: ModelId,
    /// Which side.
    pub side: SideId,
    /// The models that the table said stand in reach of its auras.
    pub in_reach: Vec<ModelId>,
    /// Its number on its side, from 1.
    pub number: u16,
    /// Its card.
    pub sheet: ModelCard,
    /// Its picture, by its hash, if it has one and its Warband is in this book.
    pub portrait: Option<String>,
    /// The INJURY MODIFIER of all its armour.
    pub armour: i32,
    /// Keywords as printed.
    pub keywords: Vec<String>,
    /// Waiting, on the battlefield, or gone.
    pub presence: Presence,
    /// Standing, Down or Out of Action.
    pub condition: Condition,
    /// What lies on it.
    pub markers: Markers,
    /// Activated this Turn.
    pub activated: bool,
    /// It is its Activation now.
    pub acting: bool,
    /// Within 1″ of an enemy.
    pub fighting: bool,
    /// Where it stands, or none if positions are not tracked.
    pub at: Option<Point>,
    /// How high above the table: stated, else by the ground under it.
    pub height: Length,
    /// How far down the ledge within 1″ of it is, as the table said: 0 if there is no ledge, absent before the table
    /// has said.
    pub ledge: Option<Length>,
    /// The Dangerous terrain it stands in, as the table said, with what stands in brackets; absent before the table has
    /// said.
    pub danger: Option<Vec<Keyword>>,
    /// Who took it Out of Action, and when.
    pub fall: Option<FallView>,
    /// How far each of its weapons with a range reaches now.
    pub reaches: Vec<ReachView>,
}

/// How far a weapon reaches from the rim of a base, as far as one can see now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ReachView {
    /// The weapon's id.
    pub weapon: String,
    /// To the end of its range.
    pub far: Length,
    /// Beyond this it is Long Range.
    pub short: Length,
}

/// How a model fell.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct FallView {
    /// Turn.
    pub turn: u8,
    /// By which model.
    pub by: Option<ModelId>,
}

/// A Deed that was done.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DeedView {
    /// Deed id in the scenario.
    pub deed: String,
    /// By whom.
    pub side: SideId,
    /// By which model.
    pub model: Option<ModelId>,
    /// In which Turn.
    pub turn: u8,
}

/// What is asked now.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Question {
    /// The step.
    pub step: Step,
    /// Who must answer.
    pub who: Vec<SideId>,
    /// What may be said.
    pub offers: Vec<Offer>,
    /// What a person may look for and the rules refuse; each refusal can be overruled.
    pub refused: Vec<RefusedView>,
    /// ACTIONS for which the acting model has no target or means: there is no command to overrule.
    pub closed: Vec<ClosedView>,
    /// The dice, if dice are asked for.
    pub roll: Option<RollView>,
    /// Every attack on offer, worked out before it is chosen.
    pub attacks: Vec<AttackView>,
    /// Every Charge on offer, worked out before it is chosen.
    pub charges: Vec<ChargeAtView>,
    /// The Success Rolls that the other ACTIONS ask for at once, worked out before one is chosen.
    pub rolls: Vec<RollAtView>,
    /// How far the model concerned may go now.
    pub allowance: Option<Length>,
    /// The final score if a stopped battle counts as it stands: by side, with the Deeds.
    pub comes_to: Option<Vec<u16>>,
}

/// Why something is refused, in a sentence.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RejectionView {
    /// Stable name in capitals, such as `E-NOT-ENGAGED`.
    pub code: &'static str,
    /// One clear line: what, where, what was expected.
    pub message: String,
    /// The rule that refuses, or none if the command itself is ill-formed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

impl From<Rejection> for RejectionView {
    fn from(rejection: Rejection) -> Self {
        Self { code: rejection.code, message: nml_words::said(&rejection.message), rule: rejection.rule }
    }
}

/// A move that is not made yet, measured.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MeasuredView {
    /// How much movement it takes in all.
    pub cost: Length,
    /// How much movement the model has for it.
    pub reach: Length,
    /// What Difficult ground adds, besides its length (TER-03).
    pub difficult: Length,
    /// What else it crosses, in order.
    pub over: Vec<Crossing>,
    /// The ruins whose outer walls it passes, by id: the map does not show their doors and gaps.
    pub walls: Vec<String>,
    /// Why it may not be made, or none if it may.
    pub refused: Option<RejectionView>,
}

impl From<Measured> for MeasuredView {
    fn from(measured: Measured) -> Self {
        let Measured { cost, reach, difficult, over, walls, refused } = measured;
        Self { cost, reach, difficult, over, walls, refused: refused.map(Into::into) }
    }
}

/// How far a model may go straight on.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReachArea {
    /// How far it may still go at most.
    pub left: Length,
    /// The ends of such ways, once around, if the ground makes them differ; two if only one way is allowed. None if all
    /// end equally far away.
    pub rim: Option<Vec<Point>>,
}

impl From<Reachable> for ReachArea {
    fn from(Reachable { left, rim }: Reachable) -> Self {
        Self { left, rim }
    }
}

/// A command that the rules refuse.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RefusedView {
    /// The command.
    pub command: Command,
    /// Why, in a sentence.
    pub rejection: RejectionView,
    /// What the map shows of its target. None if it is neither a shot nor a Charge, or a position is not tracked.
    pub sight: Option<Sight>,
}

/// An ACTION that cannot even be aimed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClosedView {
    /// Which action.
    pub action: AttackAction,
    /// Why, in a sentence.
    pub rejection: RejectionView,
}

/// A roll before its dice.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RollView {
    /// How many faces are needed.
    pub dice: usize,
    /// Which of them count, or none if all do.
    pub pool: Option<PoolView>,
    /// The modifiers, with their reasons.
    pub modifiers: Vec<Modifier>,
    /// What is added to the sum of an Injury Roll, capped.
    pub modifier: i16,
    /// The modifiers add up to more than the cap allows.
    pub capped: bool,
    /// A failure ends the Activation.
    pub risky: bool,
    /// The chances as it stands.
    pub odds: Option<OddsView>,
    /// What each way to spend would buy, first for the side that declares first.
    pub spends: Vec<SpendView>,
    /// What each way to spend on the Injury Roll to come would make of the whole attack.
    pub later: Vec<SpendView>,
    /// What the markers of the model that rolls are worth unspent: for an Injury Roll of its own that brings only its
    /// armour.
    pub kept: Vec<SpendView>,
    /// This attack and those that may follow it in the ACTION, all at this target.
    pub series: Option<SeriesView>,
    /// Declared so far.
    pub declared: Vec<(SideId, Spend)>,
    /// What the side that declared last may declare instead, until anything else is said.
    pub anew: Option<SpendView>,
    /// What is measured and proposed about the attack.
    pub attack: Option<AttackView>,
    /// What each face means, if a die says whom a shot goes at.
    pub lots: Vec<LotView>,
    /// How likely such a die sends it at somebody on the shooter's own side, and hits.
    pub strays: f64,
    /// What the die of a Charge Bonus must show.
    pub charge: Option<ChargeView>,
    /// What keeps the target from Out of Action, such as TOUGH; empty if the result stands as rolled.
    pub spared: Vec<String>,
    /// The rows of the Injury Chart that become another row for the target, such as by TOUGH.
    pub becomes: Vec<BecomesView>,
    /// The same for the model that rolls, on the Injury Roll its markers are kept for.
    pub kept_spared: Vec<String>,
    /// The readings of the rules under which it would be a different roll.
    pub disputed: Vec<DisputedView>,
}

/// Faces of a die that send a shot the same way.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LotView {
    /// The faces, and where they send it.
    pub lot: Lot,
    /// How likely they are, as a decimal number.
    pub chance: f64,
    /// How likely the shot then also hits: if the attacker names the model, the likeliest one; if by lot, on average.
    pub hits: f64,
    /// Everybody there is on the shooter's own side.
    pub friend: bool,
}

/// What the die of a Charge Bonus must show.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct ChargeView {
    /// The need.
    pub need: ChargeNeed,
    /// How likely it is met, as a decimal number, or none if nobody measured.
    pub chance: Option<f64>,
    /// How likely it falls short.
    pub short: Option<f64>,
}

/// A Charge that is offered.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct ChargeAtView {
    /// At whom.
    pub target: ModelId,
    /// What its Charge Bonus must show, straight on over open ground.
    pub charge: ChargeView,
    /// The charging model has something to strike with once it is there; without, it may charge and not Fight (ACT-30).
    pub strikes: bool,
}

/// The Success Roll of an ACTION that is offered, such as a Dash, with nothing spent on it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RollAtView {
    /// The command that takes it.
    pub command: Command,
    /// The chances.
    pub odds: OddsView,
    /// A failure ends the Activation.
    pub risky: bool,
}

/// The dice of a roll that are added up.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct PoolView {
    /// More dice, of which the highest count, or fewer, of which the lowest do.
    pub net: i8,
    /// How many of them count.
    pub kept: u8,
}

/// A ruling on which a roll depends.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DisputedView {
    /// Such as `C-42`.
    pub ruling: String,
    /// What is asked, in one sentence.
    pub question: String,
    /// How this battle reads it.
    pub chosen: String,
    /// Which sources have it like this, such as `DR p.53`, the weightiest first; empty if no source spells it out.
    pub chosen_sources: Vec<String>,
    /// Another reading.
    pub reading: String,
    /// Which sources have it like this.
    pub reading_sources: Vec<String>,
    /// The command with which both players agree to play on under it.
    pub agree: Command,
    /// The chances under it.
    pub odds: Option<OddsView>,
}

/// A row of the Injury Chart that becomes another one.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BecomesView {
    /// What is rolled.
    pub rolled: InjuryResult,
    /// What it becomes.
    pub applied: InjuryResult,
    /// By what, such as TOUGH.
    pub by: Vec<String>,
}

/// The chances of a Success Roll, and what they come to.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SuccessChances {
    /// By result.
    #[serde(flatten)]
    pub bands: SuccessBands<f64>,
    /// 7 or more.
    pub passes: f64,
}

/// The chances of a whole attack, and what they come to.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct AttackChances {
    /// By result.
    #[serde(flatten)]
    pub bands: AttackBands<f64>,
    /// It hits, with any effect.
    pub hit: f64,
    /// Down or Out of Action.
    pub down_or_worse: f64,
}

/// The chances of an Injury Roll, and what they come to.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct InjuryChances {
    /// By result.
    #[serde(flatten)]
    pub bands: InjuryBands<f64>,
    /// Down or Out of Action.
    pub down_or_worse: f64,
}

/// Chances from 0 to 1, as decimal numbers.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OddsView {
    /// A Success Roll that is no attack, or one at a point: nobody is hurt there yet.
    Success(SuccessChances),
    /// A whole attack.
    Attack(AttackChances),
    /// An Injury Roll.
    Injury(InjuryChances),
}

/// What one side may spend on the roll.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SpendView {
    /// Which side.
    pub side: SideId,
    /// BLOOD and INFECTION, or BLESSING.
    pub marker: MarkerKind,
    /// How many it has.
    pub has: u8,
    /// It may declare now.
    pub open: bool,
    /// The choices, “nothing” first.
    pub choices: Vec<SpendChoice>,
}

/// Which marker is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MarkerKind {
    /// By the enemy.
    Blood,
    /// By the owner.
    Blessing,
}

/// One choice of what to spend.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SpendChoice {
    /// What.
    pub markers: Spend,
    /// The chances after it.
    pub odds: OddsView,
}

/// An attack, worked out before it is made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AttackView {
    /// What is attacked with, and whom or at what point; the facts as stated so far.
    pub attack: Attack,
    /// The weapon's name.
    pub weapon: String,
    /// Base to base; none if a position is not tracked.
    pub distance: Option<Length>,
    /// Beyond this distance it is Long Range; none if the weapon has no range.
    pub short: Option<Length>,
    /// It counts as Long Range.
    pub long: bool,
    /// It counts as in Cover, or behind a Defended Obstacle.
    pub cover: bool,
    /// It counts as made from an Elevated Position.
    pub elevated: bool,
    /// What the map shows of the target, or none if a position is not tracked.
    pub sight: Option<Sight>,
    /// The chances; if a die says whom the shot goes at, those of one that goes at this target.
    pub odds: OddsView,
    /// What each face of that die means; empty if it goes at this target.
    pub lots: Vec<LotView>,
    /// How likely it sends the shot at somebody on the shooter's own side, and hits.
    pub strays: f64,
    /// All attacks of the ACTION at this target, if there is more than one.
    pub series: Option<SeriesView>,
}

/// A shot at a point, worked out before it is made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PointView {
    /// What it would be.
    pub attack: AttackView,
    /// Why it may not go there, or none if it may.
    pub refused: Option<RejectionView>,
}

/// A series of attacks at one target.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SeriesView {
    /// How many attacks.
    pub attacks: u8,
    /// The name of the weapon that strikes second, if there is one.
    pub second: Option<String>,
    /// Nobody spends.
    pub unspent: EndsView,
    /// Both sides spend at their best, with an eye on Out of Action; none if that takes too long to work out.
    pub best_out: Option<EndsView>,
    /// The same, with an eye on Down or Out of Action.
    pub best_down: Option<EndsView>,
}

/// How a series may end, as decimal numbers; the first three sum to one.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct EndsView {
    /// The target stands.
    pub standing: f64,
    /// It is Down.
    pub down: f64,
    /// It is Out of Action.
    pub out_of_action: f64,
    /// Either of the two.
    pub down_or_worse: f64,
    /// The expected number of BLOOD and INFECTION MARKERS placed on it.
    pub markers: f64,
}

impl From<Disputed> for DisputedView {
    fn from(disputed: Disputed) -> Self {
        let Disputed { ruling, chosen, otherwise } = disputed;
        let sources = |reading: &Reading| reading.sources.iter().map(|&source| source.to_owned()).collect();
        Self {
            ruling: ruling.id.to_owned(),
            question: rulings::question(ruling),
            chosen: rulings::meaning(ruling, chosen),
            chosen_sources: sources(chosen),
            reading: rulings::meaning(ruling, otherwise.reading),
            reading_sources: sources(otherwise.reading),
            agree: Command::Agree { ruling: ruling.key.to_owned(), reading: otherwise.reading.name.to_owned() },
            odds: otherwise.chances.map(Into::into),
        }
    }
}

impl From<Chances> for OddsView {
    fn from(chances: Chances) -> Self {
        match chances {
            Chances::Success(ways) => {
                Self::Success(SuccessChances { bands: ways.decimal(), passes: ways.share(|b| b.success + b.critical) })
            }
            Chances::Attack(ways) => Self::Attack(AttackChances {
                bands: ways.decimal(),
                hit: ways.share(|b| b.no_effect + b.minor_hit + b.down + b.out_of_action),
                down_or_worse: ways.share(|b| b.down + b.out_of_action),
            }),
            Chances::Injury(ways) => Self::Injury(InjuryChances {
                bands: ways.decimal(),
                down_or_worse: ways.share(|b| b.down + b.out_of_action),
            }),
        }
    }
}

impl From<Outlook> for EndsView {
    fn from(outlook: Outlook) -> Self {
        Self {
            standing: outlook.standing.to_f64(),
            down: outlook.down.to_f64(),
            out_of_action: outlook.out.to_f64(),
            down_or_worse: outlook.down.to_f64() + outlook.out.to_f64(),
            markers: outlook.markers.to_f64(),
        }
    }
}

impl From<Bought> for SpendChoice {
    fn from(bought: Bought) -> Self {
        Self { markers: bought.markers, odds: bought.chances.into() }
    }
}
