//! A battle as it is published: everything once, and for each entry in force what it changed. It leaves out what was
//! taken back, and who sat at the keyboard, which is nobody's business.

use std::collections::BTreeMap;

use nml_battle::{self as battle, Battle, Condition, Force, Markers, ModelId, Outcome, Presence, SideId, ThingNow};
use nml_catalogue::card::ModelCard;
use nml_catalogue::own_scenario::ID_PREFIX;
use nml_catalogue::{Point, Scenario, Terrain};
use schemars::JsonSchema;
use serde::Serialize;

use crate::battle::entry::{AgreedView, LogWhat};
use crate::battle::shown::{DeedView, FallView};
use crate::battle::{entries, view};
use crate::streams::Open;
use crate::subject::{Battles, Subject};
use crate::view::Emblem;
use crate::words;

/// A battle with its whole course.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PublishedBattle {
    /// As shown.
    pub name: String,
    /// The day of its last entry, such as `30 April 2026`.
    pub as_of: String,
    /// Its scenario as it was played.
    pub scenario: Scenario,
    /// How it ended, or none while it goes on.
    pub outcome: Option<Outcome>,
    /// Why it is over, in words.
    pub over: Option<String>,
    /// The Turn it stands in.
    pub turn: u8,
    /// The sides in order, as they stand at the end.
    pub sides: Vec<PublishedSide>,
    /// All models; the index is the id.
    pub models: Vec<PublishedModel>,
    /// Deeds done.
    pub deeds: Vec<DeedView>,
    /// How it stood before the first entry.
    pub start: PublishedMoment,
    /// Its entries in force, oldest first.
    pub log: Vec<PublishedEntry>,
}

/// A side.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PublishedSide {
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
    /// All models that count for Morale.
    pub size: u16,
    /// Casualties at which a Morale Check is due.
    pub breaking_point: u16,
}

/// A model.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PublishedModel {
    /// Its id in the battle.
    pub id: ModelId,
    /// Which side.
    pub side: SideId,
    /// Its number on its side, from 1.
    pub number: u16,
    /// Its card.
    pub sheet: ModelCard,
    /// Who took it Out of Action, and when.
    pub fall: Option<FallView>,
}

/// What changed with an entry; what is left out stayed as it was.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct PublishedMoment {
    /// Sides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<PublishedScore>,
    /// Models.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<PublishedStand>,
    /// Things on the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<PublishedThing>,
    /// All of the terrain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Vec<Terrain>>,
}

/// A side at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedScore {
    /// Which side.
    pub side: SideId,
    /// Victory points.
    pub points: u16,
    /// Zone index.
    pub zone: Option<u8>,
    /// Models Down or Out of Action.
    pub casualties: u16,
    /// Every Success Roll is Risky.
    pub shaken: bool,
    /// It left.
    pub fled: bool,
}

/// A model at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedStand {
    /// Which model.
    pub model: ModelId,
    /// Waiting, on the battlefield, or gone.
    pub presence: Presence,
    /// Standing, Down or Out of Action.
    pub condition: Condition,
    /// What lies on it.
    pub markers: Markers,
    /// It is its Activation.
    pub acting: bool,
    /// It was Activated this Turn.
    pub activated: bool,
    /// Where it stands, or none if positions are not tracked.
    pub at: Option<Point>,
}

/// A thing at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedThing {
    /// Its place among all things.
    pub thing: usize,
    /// How it is.
    pub now: ThingNow,
}

/// An entry in force.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PublishedEntry {
    /// Its number.
    pub seq: u64,
    /// What was said, and what followed.
    pub what: LogWhat,
    /// The side that said it, if one side did.
    pub side: Option<SideId>,
    /// The model whose doing it belongs to.
    pub actor: Option<ModelId>,
    /// The reading that both players agreed on here.
    pub agreed: Option<AgreedView>,
    /// The Turn after it; 0 before the first.
    pub turn: u8,
    /// The note beside it, as the chronicle prints it.
    pub note: Option<String>,
    /// What changed with it.
    pub then: PublishedMoment,
}

/// The battle; the caller knows the names of its factions and the emblems of its Warbands.
pub(super) fn battle(open: &Open<Battles>, known: impl Fn(&Force) -> (String, Emblem)) -> PublishedBattle {
    let state = &open.state;
    let (start, mut moments) = moments(open);
    let told = entries::told(open, state, u64::MAX).into_iter();
    let log = told.filter(|entry| entry.in_force && matches!(entry.what, LogWhat::Said { .. })).map(|entry| {
        let then = moments.remove(&entry.seq).unwrap_or_default();
        let (what, note) = (entry.what, entry.note);
        PublishedEntry {
            seq: entry.seq,
            what,
            side: entry.side,
            actor: entry.actor,
            agreed: entry.agreed,
            turn: entry.turn,
            note,
            then,
        }
    });
    let log = log.collect();
    PublishedBattle {
        name: open.start.name.clone(),
        as_of: words::day(&open.updated()),
        scenario: nameless(&state.field.scenario),
        outcome: state.outcome,
        over: state.outcome.map(|outcome| words::endings::ended(outcome.reason)),
        turn: state.turn,
        sides: view::sides_by(state, known).into_iter().map(side).collect(),
        models: view::models(state).into_iter().map(model).collect(),
        deeds: state
            .deeds
            .iter()
            .map(|done| DeedView { deed: done.deed.clone(), side: done.side, model: done.model, turn: done.turn })
            .collect(),
        start,
        log,
    }
}

fn side(side: crate::battle::shown::SideView) -> PublishedSide {
    PublishedSide {
        letter: side.letter,
        name: side.name,
        faction: side.faction,
        emblem: side.emblem,
        points: side.points,
        team: side.team,
        size: side.size,
        breaking_point: side.breaking_point,
    }
}

fn model(model: crate::battle::shown::ModelView) -> PublishedModel {
    PublishedModel { id: model.id, side: model.side, number: model.number, sheet: model.sheet, fall: model.fall }
}

/// How it stood before the first entry, and what changed with each, by its number.
fn moments(open: &Open<Battles>) -> (PublishedMoment, BTreeMap<u64, PublishedMoment>) {
    let mut state = Battles::begin(&open.start);
    let mut known = Known::default();
    let start = known.changed(&state);
    let mut all = BTreeMap::new();
    for one in open.log.effective() {
        one.events().for_each(|event| battle::evolve(&mut state, event));
        all.insert(one.kept.entry.seq, known.changed(&state));
    }
    (start, all)
}

/// What a reader knows already.
#[derive(Default)]
struct Known {
    sides: Vec<PublishedScore>,
    models: Vec<PublishedStand>,
    things: Vec<ThingNow>,
    terrain: Option<Vec<Terrain>>,
}

impl Known {
    /// What has changed; from here on it is known.
    fn changed(&mut self, state: &Battle) -> PublishedMoment {
        let sides: Vec<PublishedScore> = scores(state).collect();
        let models: Vec<PublishedStand> = stands(state).collect();
        let things = &state.scene.things;
        let otherwise = self.terrain.as_ref() != Some(&state.field.terrain);
        let moment = PublishedMoment {
            sides: sides.iter().filter(|side| !self.sides.contains(side)).copied().collect(),
            models: models.iter().filter(|model| !self.models.contains(model)).cloned().collect(),
            things: things
                .iter()
                .enumerate()
                .filter(|(at, now)| self.things.get(*at) != Some(now))
                .map(|(thing, now)| PublishedThing { thing, now: now.clone() })
                .collect(),
            terrain: otherwise.then(|| state.field.terrain.clone()),
        };
        self.sides = sides;
        self.models = models;
        self.things.clone_from(things);
        if otherwise {
            self.terrain = Some(state.field.terrain.clone());
        }
        moment
    }
}

fn scores(state: &Battle) -> impl Iterator<Item = PublishedScore> {
    state.side_ids().zip(&state.sides).map(|(id, side)| PublishedScore {
        side: id,
        points: side.points,
        zone: side.zone,
        casualties: u16::try_from(state.casualties(id)).unwrap_or(u16::MAX),
        shaken: side.shaken,
        fled: side.fled,
    })
}

fn stands(state: &Battle) -> impl Iterator<Item = PublishedStand> {
    let acting = state.activation.as_ref().map(|activation| activation.model);
    state.models().map(move |(id, fighter)| PublishedStand {
        model: id,
        presence: fighter.presence,
        condition: fighter.condition,
        markers: fighter.markers,
        acting: acting == Some(id),
        activated: fighter.activated,
        at: fighter.at,
    })
}

/// A scenario without anything that only this book knows: the id of one's own is that of its stream.
fn nameless(scenario: &Scenario) -> Scenario {
    let mut scenario = scenario.clone();
    if scenario.id.starts_with(ID_PREFIX) {
        scenario.id = format!("{ID_PREFIX}scenario");
    }
    scenario
}
