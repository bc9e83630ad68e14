//! What a stream of the book is about: how it begins, its words, and how they become a state.

use std::fmt::Debug;
use std::sync::Arc;

use crate::plain_words;
use nml_battle as battle;
use nml_battle::setup;
use nml_campaign as campaign;
use nml_catalogue::{house_pack, own_scenario};
use nml_evenings::{evening, rotation};
use nml_ledger::{Kind, StreamId};
use nml_warband as warband;
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

/// A kind of stream with its types.
pub trait Subject: Sized + 'static {
    /// Its kind in the ledger.
    const KIND: Kind;
    /// The word by which `plain_words::kind` says what a person calls it.
    const WORD: &'static str;
    /// Another subject has the same kind: a header tells which one a stream is of.
    const SHARES_KIND: bool = false;
    /// What its header starts from.
    type Start: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a person says.
    type Command: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What follows.
    type Event: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What it is folded to.
    type State: Clone + Debug + Send + Sync;

    /// Whether a stream of the kind is one of these, by its header: two subjects may share a kind.
    fn concerns(header: &[u8]) -> bool {
        let _ = header;
        true
    }

    /// What in a beginning is too much to count, in one line. `None` if it can be folded.
    fn overfull(start: &Self::Start) -> Option<String> {
        let _ = start;
        None
    }

    /// The state before the first entry.
    fn begin(start: &Self::Start) -> Self::State;

    /// Applies one event.
    fn evolve(state: &mut Self::State, event: &Self::Event);
}

/// The first line of a stream: what it is, and what it starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header<T> {
    /// What it is a stream of.
    pub format: Kind,
    /// Version of the format.
    pub version: u32,
    /// The stream's id.
    pub stream: StreamId,
    /// What it starts from; frozen.
    pub start: T,
}

impl<T> Header<T> {
    /// A header of today's version.
    pub const fn new(format: Kind, stream: StreamId, start: T) -> Self {
        Self { format, version: nml_ledger::VERSION, stream, start }
    }
}

/// A Warband's stream.
#[derive(Clone, Copy, Debug)]
pub struct Warbands;

impl Subject for Warbands {
    const KIND: Kind = Kind::Warband;
    const WORD: &'static str = "warband";
    type Start = warband::Genesis;
    type Command = warband::Command;
    type Event = warband::Event;
    type State = warband::Roster;

    fn begin(start: &warband::Genesis) -> warband::Roster {
        start.roster()
    }

    fn evolve(state: &mut warband::Roster, event: &warband::Event) {
        warband::evolve(state, event);
    }
}

/// A set-up's stream.
#[derive(Clone, Copy, Debug)]
pub struct SetUps;

impl Subject for SetUps {
    const KIND: Kind = Kind::Scenario;
    const WORD: &'static str = "set_up";
    const SHARES_KIND: bool = true;
    type Start = setup::Genesis;
    type Command = setup::SetUpEdit;
    type Event = setup::SetUpEdit;
    type State = setup::SetUp;

    fn concerns(header: &[u8]) -> bool {
        !is_own(header)
    }

    fn begin(start: &setup::Genesis) -> setup::SetUp {
        start.set_up()
    }

    fn evolve(state: &mut setup::SetUp, event: &setup::SetUpEdit) {
        setup::evolve(state, event);
    }
}

/// A stream of a scenario of one's own: of the same kind as set-ups, which are made from it.
#[derive(Clone, Copy, Debug)]
pub struct OwnScenarios;

impl Subject for OwnScenarios {
    const KIND: Kind = Kind::Scenario;
    const WORD: &'static str = "own_scenario";
    const SHARES_KIND: bool = true;
    type Start = own_scenario::Genesis;
    type Command = own_scenario::OwnScenarioEdit;
    type Event = own_scenario::OwnScenarioEdit;
    type State = own_scenario::OwnScenario;

    fn concerns(header: &[u8]) -> bool {
        is_own(header)
    }

    fn begin(start: &own_scenario::Genesis) -> own_scenario::OwnScenario {
        start.begin()
    }

    fn evolve(state: &mut own_scenario::OwnScenario, event: &own_scenario::OwnScenarioEdit) {
        own_scenario::evolve(state, event);
    }
}

/// Whether a header begins a scenario of one's own.
fn is_own(header: &[u8]) -> bool {
    /// What tells it from a set-up.
    #[derive(Deserialize)]
    struct Own {
        #[serde(rename = "own")]
        _own: IgnoredAny,
    }
    serde_json::from_slice::<Header<Own>>(header).is_ok()
}

/// What a stream of the kind `nml.scenario` starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum ScenarioStart {
    /// A scenario made ready for one battle.
    SetUp(setup::Genesis),
    /// A scenario of one's own.
    Own(own_scenario::Genesis),
}

/// What is said, and what follows, in a stream of the kind `nml.scenario`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum ScenarioChange {
    /// Of a set-up.
    SetUp(setup::SetUpEdit),
    /// Of a scenario of one's own.
    Own(own_scenario::OwnScenarioEdit),
}

/// The stream of a house pack.
#[derive(Clone, Copy, Debug)]
pub struct HousePacks;

impl Subject for HousePacks {
    const KIND: Kind = Kind::HousePack;
    const WORD: &'static str = "house_pack";
    type Start = house_pack::Genesis;
    type Command = house_pack::HousePackEdit;
    type Event = house_pack::HousePackEdit;
    type State = house_pack::HousePack;

    fn begin(start: &house_pack::Genesis) -> house_pack::HousePack {
        start.begin()
    }

    fn evolve(state: &mut house_pack::HousePack, event: &house_pack::HousePackEdit) {
        house_pack::evolve(state, event);
    }
}

/// What a battle starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleStart {
    /// As shown.
    pub name: String,
    /// The set-up it was begun from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_up: Option<String>,
    /// The campaign it is fought in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// It is somebody's first: each question explains itself once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guided: bool,
    /// Forces, scenario, ruleset and pack, frozen.
    pub field: Arc<battle::Field>,
}

/// A battle's stream.
#[derive(Clone, Copy, Debug)]
pub struct Battles;

impl Subject for Battles {
    const KIND: Kind = Kind::Battle;
    const WORD: &'static str = "battle";
    type Start = BattleStart;
    type Command = battle::Command;
    type Event = battle::Event;
    type State = battle::Battle;

    fn overfull(start: &BattleStart) -> Option<String> {
        start.field.overfull().map(|(path, fault)| plain_words::in_field(path, fault))
    }

    fn begin(start: &BattleStart) -> battle::Battle {
        battle::Battle::new(Arc::clone(&start.field))
    }

    fn evolve(state: &mut battle::Battle, event: &battle::Event) {
        battle::evolve(state, event);
    }
}

/// A campaign's stream.
#[derive(Clone, Copy, Debug)]
pub struct Campaigns;

impl Subject for Campaigns {
    const KIND: Kind = Kind::Campaign;
    const WORD: &'static str = "campaign";
    type Start = campaign::Genesis;
    type Command = campaign::Command;
    type Event = campaign::Event;
    type State = campaign::Campaign;

    fn begin(start: &campaign::Genesis) -> campaign::Campaign {
        start.campaign()
    }

    fn evolve(state: &mut campaign::Campaign, event: &campaign::Event) {
        campaign::evolve(state, event);
    }
}

/// A rotation's stream.
#[derive(Clone, Copy, Debug)]
pub struct Rotations;

impl Subject for Rotations {
    const KIND: Kind = Kind::Rotation;
    const WORD: &'static str = "rotation";
    type Start = rotation::Genesis;
    type Command = rotation::RotationEdit;
    type Event = rotation::RotationEdit;
    type State = rotation::Rotation;

    fn begin(start: &rotation::Genesis) -> rotation::Rotation {
        start.begin()
    }

    fn evolve(state: &mut rotation::Rotation, event: &rotation::RotationEdit) {
        rotation::evolve(state, event);
    }
}

/// An evening's stream.
#[derive(Clone, Copy, Debug)]
pub struct Evenings;

impl Subject for Evenings {
    const KIND: Kind = Kind::Evening;
    const WORD: &'static str = "evening";
    type Start = evening::Genesis;
    type Command = evening::EveningEdit;
    type Event = evening::EveningEdit;
    type State = evening::Evening;

    fn begin(start: &evening::Genesis) -> evening::Evening {
        start.begin()
    }

    fn evolve(state: &mut evening::Evening, event: &evening::EveningEdit) {
        evening::evolve(state, event);
    }
}
