//! Where a battle stands: models, markers, score, and the one question that is pending.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::force::Field;
use crate::log::cards::Deck;
use crate::log::harm::HarmSource;
use crate::log::scenario::{NEUTRAL, Scene};
use crate::log::step::{Reach, Step};
use crate::log::tally::{Gained, Tally};
use nml_catalogue::Point;
use nml_catalogue::card::{ModelCard, Weapon, WeaponKind};
use nml_catalogue::effect::When;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::MarkerMax;

/// The index of a side.
pub type SideId = u8;

/// The index of a model among all models of all Forces, side by side.
pub type ModelId = u16;

/// A battle, at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Battle {
    /// What it is fought with.
    #[serde(skip)]
    pub field: Arc<Field>,
    /// Bare hands, for readings that let them strike (C-34).
    #[serde(skip)]
    pub unarmed: Arc<Weapon>,
    /// 0 before the first Turn.
    pub turn: u8,
    /// Where in the Turn it is.
    pub phase: Phase,
    /// The sides, in order.
    pub sides: Vec<Side>,
    /// All models, side by side.
    pub fighters: Vec<Fighter>,
    /// The side with Initiative this Turn.
    pub initiative: Option<SideId>,
    /// The Activation that is going on.
    pub activation: Option<Activation>,
    /// The other model of a Fireteam that is Activated together, waiting for its partner to be done.
    pub partner: Option<Activation>,
    /// The side that Activated last this Turn: the other side is next.
    pub last: Option<SideId>,
    /// Deeds done, each once.
    pub deeds: Vec<DeedDone>,
    /// Pieces of terrain whose mines have gone off, by id.
    pub cleared: Vec<String>,
    /// Pieces of terrain that were MINED in play, by id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mined: Vec<String>,
    /// What abilities and kit need to remember.
    pub tally: Tally,
    /// Pairs that the table says stand within 1″ of each other, if positions are not tracked.
    pub engaged: Vec<(ModelId, ModelId)>,
    /// What is being asked; the last one is the question.
    pub steps: Vec<Step>,
    /// The scenario's own part.
    pub scene: Scene,
    /// Playing cards, if they decide who comes before whom.
    #[serde(skip_serializing_if = "Deck::is_new")]
    pub deck: Deck,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What was rolled and what was only stated, Turn by Turn; the first is the deployment.
    pub basis: Vec<Basis>,
}

/// What one Turn rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Basis {
    /// Rolls with faces.
    pub rolled: u16,
    /// Changes stated and not rolled.
    pub stated: u16,
    /// Corrections.
    pub corrected: u16,
}

/// Where in the game it is (TRN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Zones and models are set up.
    Deployment,
    /// Who has Initiative.
    Initiative,
    /// Models are Activated in turn.
    Activation,
    /// Morale Checks and what is scored at the end of the Turn.
    Morale,
    /// Over.
    Ended,
}

/// One side's own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Victory points.
    pub points: u16,
    /// Victory points of each Turn's end, then of the game's end.
    pub scored: Vec<u16>,
    /// Its zone, an index in the scenario's zones.
    pub zone: Option<u8>,
    /// Every Success Roll of its models is Risky (MOR-05).
    pub shaken: bool,
    /// It was Shaken once and recovered (C-07).
    pub wavered: bool,
    /// It left the battle (MOR-07).
    pub fled: bool,
    /// Its Down models lie on their sides; if not, a marker shows that they are Down (DWN-06).
    pub lies: bool,
}

/// One model's own state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fighter {
    /// Which side.
    pub side: SideId,
    /// Index of its sheet in the side's Force.
    pub sheet: u16,
    /// Where it is in the game.
    pub presence: Presence,
    /// The centre of its base, or none if untracked.
    pub at: Option<Point>,
    /// How high above the table it stands, as the table said, or none for the height of the ground under it.
    pub height: Option<Length>,
    /// How far down the ledge within 1″ of it is, as the table said: 0 for no ledge. None before the table has said.
    pub ledge: Option<Length>,
    /// It stands in Dangerous terrain, as the table said, with what stands in brackets.
    pub danger: Option<Vec<Keyword>>,
    /// Its owner chose the FLYING that an effect lends it (MOV-10).
    pub flies: bool,
    /// It stood up this Turn (C-44).
    pub stood: bool,
    /// A Diving Charge gives its next Melee Attack a DICE (MOV-13).
    pub dives: bool,
    /// Standing, Down or Out of Action.
    pub condition: Condition,
    /// What lies on it.
    pub markers: Markers,
    /// It was Activated this Turn.
    pub activated: bool,
    /// It took a Charge ACTION this Turn (BLOCK).
    pub charged: bool,
    /// It took a Fight ACTION this Turn, reactions included (C-06).
    pub fought: bool,
    /// TOUGH has saved it once.
    pub tough_spent: bool,
    /// How it went Out of Action.
    pub fall: Option<Fall>,
    /// Uses of items limited per game, by weapon or item id.
    pub used: Vec<String>,
    /// Effects it is under for a while.
    pub gained: Vec<Gained>,
    /// It left the game and the roster.
    pub left: bool,
    /// It does not count as lost for Morale.
    pub uncounted: bool,
    /// Its card brings auras. What it gains may bring more.
    #[serde(skip)]
    pub(crate) bearer: bool,
}

/// Whether a model is on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Not set up yet.
    Waiting,
    /// Its owner holds it back, to come in later.
    Held,
    /// On the battlefield.
    Table,
    /// Gone.
    Gone,
}

/// How a model is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ModelCondition")]
pub enum Condition {
    /// On its feet.
    Standing,
    /// On the ground (DWN-01).
    Down,
    /// Out of Action.
    Out,
}

/// Markers on a model, at most six of each (MRK-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Markers {
    /// BLOOD.
    #[serde(default)]
    pub blood: u8,
    /// BLESSING.
    #[serde(default)]
    pub blessing: u8,
    /// INFECTION.
    #[serde(default)]
    pub infection: u8,
}

/// Who or what took a model Out of Action, and when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fall {
    /// Turn.
    pub turn: u8,
    /// The model that caused it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ModelId>,
    /// Its weapon, by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
    /// By a Ranged or a Melee Attack, or none if it was no attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<Reach>,
    /// What it was, if no attack did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harm: Option<HarmSource>,
    /// It was stated and not rolled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stated: bool,
}

/// The Activation that is going on (rules B2, table of ACTION legality).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Activation {
    /// Which model.
    pub model: ModelId,
    /// It stood up, so its movement is halved (MOV-14).
    pub stood_up: bool,
    /// An enemy was within 1″ when it began (C-43).
    pub engaged: bool,
    /// Whom it charges; the first is the target.
    pub targets: Vec<ModelId>,
    /// It made a Diving Charge (C-30).
    pub dived: bool,
    /// Move, Charge or Retreat, whichever it took.
    pub moves: Vec<MoveKind>,
    /// It took Dash.
    pub dashed: bool,
    /// The ACTION that it took last among those that move is a Dash.
    pub dashing: bool,
    /// It is Activated together with its Fireteam partner.
    pub together: bool,
    /// Weapons fired, in order.
    pub shots: Vec<String>,
    /// It took Fight.
    pub fought: bool,
    /// ACTIONS of abilities and items taken.
    pub taken: Vec<String>,
    /// DICE gained for its ranged attacks.
    pub aim: i8,
    /// The weapon named as Off-Hand beforehand (C-35).
    pub off_hand: Option<String>,
}

/// The three exclusive ways to move (ACT-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoveKind {
    /// Move.
    Move,
    /// Charge.
    Charge,
    /// Retreat.
    Retreat,
}

/// A Glorious Deed that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeedDone {
    /// Deed id.
    pub deed: String,
    /// By whom.
    pub side: SideId,
    /// By which model.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelId>,
    /// In which Turn.
    pub turn: u8,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleOutcome")]
pub struct Outcome {
    /// The side that won, or none for a draw.
    pub winner: Option<SideId>,
    /// Why it is over.
    pub reason: EndReason,
    /// It counts as not fought.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
    /// The points decided it: it is counted again when they change.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_points: bool,
}

impl Outcome {
    /// A battle that counts.
    #[must_use]
    pub const fn new(winner: Option<SideId>, reason: EndReason) -> Self {
        Self { winner, reason, void: false, by_points: false }
    }

    /// A battle that its points decided.
    #[must_use]
    pub const fn counted(winner: Option<SideId>, reason: EndReason) -> Self {
        Self { winner, reason, void: false, by_points: true }
    }
}

/// Why a battle is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The last Turn is played (END-01).
    LastTurn,
    /// A Warband fled (MOR-07).
    Fled,
    /// A side has no model on the battlefield (E-4, E-5).
    NoModels,
    /// A side gave up.
    Conceded,
    /// Stopped by agreement.
    Agreement,
    /// Stopped because time was up.
    Time,
    /// Left unfinished.
    Abandoned,
    /// The scenario ends it.
    Scenario,
}

impl EndReason {
    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::LastTurn => "last_turn",
            Self::Fled => "fled",
            Self::NoModels => "no_models",
            Self::Conceded => "conceded",
            Self::Scenario => "scenario",
            Self::Agreement => "agreement",
            Self::Time => "time",
            Self::Abandoned => "abandoned",
        }
    }

    /// Whether a battle that ends like this is stopped before its end, and the players say what stands.
    #[must_use]
    pub const fn stops(self) -> bool {
        match self {
            Self::Agreement | Self::Time | Self::Abandoned => true,
            Self::LastTurn | Self::Fled | Self::NoModels | Self::Conceded | Self::Scenario => false,
        }
    }
}

/// Distance within which models fight (ACT-11).
pub const ENGAGED: Length = Length::inches(1);

/// The id of bare hands as a weapon (C-34).
pub const UNARMED: &str = "unarmed";

/// The most BLESSING MARKERS on a model if no limit is read (C-04).
pub const BLESSINGS_MAX: u8 = 30;

/// The most markers of a kind on a model (MRK-02).
pub const MARKERS_MAX: u8 = 6;

impl Battle {
    /// A battle before its first question is answered.
    #[must_use]
    pub fn new(field: Arc<Field>) -> Self {
        let sides = vec![Side::default(); field.forces.len()];
        let fighters = field
            .forces
            .iter()
            .zip(0_u8..)
            .flat_map(|(force, side)| (0..).zip(&force.models).map(move |(n, card)| Fighter::new(side, n, Some(card))))
            .collect();
        let mut battle = Self {
            field,
            unarmed: Arc::new(bare_hands()),
            turn: 0,
            phase: Phase::Deployment,
            sides,
            fighters,
            initiative: None,
            activation: None,
            partner: None,
            last: None,
            deeds: Vec::new(),
            cleared: Vec::new(),
            mined: Vec::new(),
            tally: Tally::default(),
            engaged: Vec::new(),
            steps: vec![Step::ZoneRollOff],
            scene: Scene::default(),
            deck: Deck::default(),
            outcome: None,
            basis: vec![Basis::default()],
        };
        battle.set_the_scene();
        battle
    }

    /// The model, if there is one with that id.
    #[must_use]
    pub fn fighter(&self, model: ModelId) -> Option<&Fighter> {
        self.fighters.get(usize::from(model))
    }

    /// All models with their ids.
    pub fn models(&self) -> impl Iterator<Item = (ModelId, &Fighter)> {
        (0..).zip(&self.fighters)
    }

    /// The model's card.
    #[must_use]
    pub fn sheet(&self, model: ModelId) -> Option<&ModelCard> {
        let fighter = self.fighter(model)?;
        if fighter.side == NEUTRAL {
            return self.field.scenario.neutrals.get(usize::from(fighter.sheet)).map(|n| &n.sheet);
        }
        self.field.forces.get(usize::from(fighter.side))?.models.get(usize::from(fighter.sheet))
    }

    /// The model's name, as shown; empty if there is no such model.
    #[must_use]
    pub fn name(&self, model: ModelId) -> &str {
        self.sheet(model).map_or("", |sheet| &sheet.name)
    }

    /// A weapon of the model.
    #[must_use]
    pub fn weapon(&self, model: ModelId, weapon: &str) -> Option<&Weapon> {
        let sheet = self.sheet(model)?;
        let own = sheet.weapons.iter().find(|w| w.id == weapon);
        own.or_else(|| self.fists(sheet).filter(|w| w.id == weapon)).or_else(|| self.lent_weapon(model, weapon))
    }

    /// What a model without a Melee Weapon fights with, if that is allowed (ACT-30, C-34).
    #[must_use]
    pub(crate) fn fists(&self, sheet: &ModelCard) -> Option<&Weapon> {
        let allowed = self.field.ruleset.rulings.melee_unarmed.is_allowed();
        (allowed && sheet.melee.is_some() && !sheet.weapons.iter().any(|w| w.melee)).then_some(&self.unarmed)
    }

    /// Whether two models are enemies. A function of the sides, because alliances may change (promise 11).
    #[must_use]
    pub fn enemies(&self, a: ModelId, b: ModelId) -> bool {
        match (self.fighter(a), self.fighter(b)) {
            (Some(a), Some(b)) => self.hostile(a.side, b.side),
            _ => false,
        }
    }

    /// Whether two sides are enemies now: rivals that do not stand in a joint alliance.
    #[must_use]
    pub fn hostile(&self, a: SideId, b: SideId) -> bool {
        self.rivals(a, b) && !self.scene.alliances.joint(a, b)
    }

    /// Whether only one of two sides can win: all can but those of one team. An alliance of a Turn changes nothing here.
    #[must_use]
    pub fn rivals(&self, a: SideId, b: SideId) -> bool {
        a != b && !self.scene.teams.iter().any(|team| team.contains(&a) && team.contains(&b))
    }

    /// Whether what works on friends works from one model to the other: within a Warband, and in a joint alliance (AOW
    /// p.18); team mates only spare each other (AOW p.12).
    #[must_use]
    pub fn comrades(&self, a: ModelId, b: ModelId) -> bool {
        let joint = |a, b| self.scene.alliances.joint(a, b);
        self.fighter(a).zip(self.fighter(b)).is_some_and(|(a, b)| a.side == b.side || joint(a.side, b.side))
    }

    /// Whether a model's Warband named the other's as its ally: it targets none of its models (AOW p.18).
    #[must_use]
    pub fn spares_ally(&self, model: ModelId, target: ModelId) -> bool {
        let spares = |a, b| self.scene.alliances.spares(a, b);
        self.fighter(model).zip(self.fighter(target)).is_some_and(|(a, b)| spares(a.side, b.side))
    }

    /// The most BLESSING MARKERS a model carries (MRK-02, C-04).
    #[must_use]
    pub(crate) fn blessings_max(&self) -> u8 {
        match self.field.ruleset.rulings.marker_max {
            MarkerMax::SixEach => MARKERS_MAX,
            MarkerMax::BlessingUncapped => BLESSINGS_MAX,
        }
    }

    /// Whether the model is Activated now, alone or with its Fireteam.
    #[must_use]
    pub(crate) fn activated_now(&self, model: ModelId) -> bool {
        [&self.activation, &self.partner].into_iter().flatten().any(|a| a.model == model)
    }

    /// All sides, in order.
    pub fn side_ids(&self) -> impl Iterator<Item = SideId> + use<> {
        0..u8::try_from(self.sides.len()).unwrap_or(u8::MAX)
    }

    /// The question that is pending, or `None` once the battle is over.
    #[must_use]
    pub fn question(&self) -> Option<&Step> {
        self.steps.last()
    }
}

fn bare_hands() -> Weapon {
    Weapon {
        id: UNARMED.into(),
        name: "Unarmed".into(),
        kind: WeaponKind::Melee,
        hands: 2,
        range: None,
        melee: true,
        dice: 0,
        injury_dice: 0,
        injury_modifier: 0,
        keywords: Vec::new(),
        effects: Vec::new(),
    }
}

impl Activation {
    /// An Activation in which nothing has been done.
    #[must_use]
    pub const fn new(model: ModelId, stood_up: bool, engaged: bool) -> Self {
        Self {
            model,
            stood_up,
            engaged,
            targets: Vec::new(),
            dived: false,
            moves: Vec::new(),
            dashed: false,
            dashing: false,
            together: false,
            shots: Vec::new(),
            fought: false,
            taken: Vec::new(),
            aim: 0,
            off_hand: None,
        }
    }

    /// Whether it took any of the four ACTIONS that move.
    #[must_use]
    pub fn moved(&self) -> bool {
        self.dashed || !self.moves.is_empty()
    }
}

impl Fighter {
    /// A model that is not set up yet, by its number on the side, with its card, if there is one.
    pub(crate) fn new(side: SideId, sheet: u16, card: Option<&ModelCard>) -> Self {
        Self {
            side,
            sheet,
            bearer: card.is_some_and(|c| c.effects.iter().any(|s| matches!(s.effect.when, When::Aura(_)))),
            presence: Presence::Waiting,
            at: None,
            height: None,
            ledge: None,
            danger: None,
            flies: false,
            stood: false,
            dives: false,
            condition: Condition::Standing,
            markers: Markers { blood: 0, blessing: 0, infection: 0 },
            activated: false,
            charged: false,
            fought: false,
            tough_spent: false,
            fall: None,
            used: Vec::new(),
            gained: Vec::new(),
            left: false,
            uncounted: false,
        }
    }

    /// On the battlefield, whether standing or Down.
    #[must_use]
    pub fn on_table(&self) -> bool {
        self.presence == Presence::Table && self.condition != Condition::Out
    }

    /// On the battlefield and on its feet.
    #[must_use]
    pub fn standing(&self) -> bool {
        self.on_table() && self.condition == Condition::Standing
    }

    /// Down on the battlefield.
    #[must_use]
    pub fn down(&self) -> bool {
        self.on_table() && self.condition == Condition::Down
    }
}
