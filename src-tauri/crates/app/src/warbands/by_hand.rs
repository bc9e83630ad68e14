//! What a Warband has by hand, and how much of it a pack now has.

use nml_catalogue::Catalogue;
use nml_catalogue::card::Base;
use nml_catalogue::length::Length;
use nml_warband::check::Terms;
use nml_warband::compare::State;
use nml_warband::{Command, MODELS_MAX, Model, OWN_FACTION, OwnItem, OwnModel, Roster, is_own};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compared::compared;
use super::edit::WarbandEdit;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Warbands;
use crate::view::Compared;
use crate::words;

/// A model or a piece of kit that was written down by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnLine {
    /// Its id in the Warband.
    pub id: String,
    /// As shown.
    pub name: String,
    /// How many models are it, or how many pieces of it there are.
    pub count: u32,
    /// As it was written down.
    pub what: OwnThing,
}

/// What can be written down by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OwnThing {
    /// A model.
    Model(OwnModel),
    /// A piece of kit.
    Item(OwnItem),
}

/// A Warband of a faction that no pack has. With only a number of models it stands in for one that nobody wrote down.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewByHand {
    /// What its faction is called.
    pub faction: String,
    /// How many models join at once about whom nothing is known.
    #[serde(default)]
    pub models: u32,
}

/// Something that a Warband has by hand.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnRef {
    /// The Warband's stream.
    pub warband: String,
    /// The id of what was written down, or of the faction by hand.
    pub id: String,
}

/// What a pack has that this could be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnMatch {
    /// The pack's id of an entry, an item or a faction.
    pub id: String,
    /// As shown.
    pub name: String,
}

/// Something by hand, and what it could be.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnMatched {
    /// The Warband's stream.
    pub warband: String,
    /// The id of what was written down, or of the faction by hand.
    pub id: String,
    /// The pack's id.
    pub with: String,
}

/// What founds such a Warband. An unknown model is taken to be like most: on foot, without skill or armour.
pub(super) fn founded(new: Option<&NewByHand>) -> Vec<Command> {
    let Some(new) = new else { return Vec::new() };
    let mut commands = vec![Command::NameFaction { name: new.faction.clone() }];
    let unknown = OwnModel {
        id: Roster::default().own.free_id(),
        name: words::warbands::unnamed_model(),
        ducats: 0,
        glory: 0,
        movement: Length::inches(6),
        ranged: Some(0),
        melee: Some(0),
        armour: 0,
        base: Base::round(Length::millimetres(32)),
        keywords: Vec::new(),
        reminders: Vec::new(),
    };
    let models = usize::try_from(new.models).unwrap_or(usize::MAX).min(MODELS_MAX + 1);
    let join = Command::AddModel { entry: unknown.id.clone(), name: None, price: None };
    if models > 0 {
        commands.push(Command::WriteModel { model: unknown });
    }
    commands.extend(std::iter::repeat_n(join, models));
    commands
}

/// What was written down, with how many there are.
pub(super) fn lines(roster: &Roster) -> Vec<OwnLine> {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let models = roster.own.models.iter().map(|model| OwnLine {
        id: model.id.clone(),
        name: model.name.clone(),
        count: count(roster.models.iter().filter(|m| m.entry == model.id).count()),
        what: OwnThing::Model(model.clone()),
    });
    let carried = || roster.models.iter().flat_map(|model| &model.items).chain(&roster.arsenal);
    let items = roster.own.items.iter().map(|item| OwnLine {
        id: item.id.clone(),
        name: item.name.clone(),
        count: count(carried().filter(|id| **id == item.id).count()),
        what: OwnThing::Item(item.clone()),
    });
    models.chain(items).collect()
}

/// How many models are by hand, or carry kit that is.
pub(super) fn unchecked(roster: &Roster) -> u32 {
    let by_hand = |model: &&Model| is_own(&model.entry) || model.items.iter().any(|item| is_own(item));
    u32::try_from(roster.models.iter().filter(by_hand).count()).unwrap_or(u32::MAX)
}

/// What the Warband's pack has that this could be: what has its name first.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn warband_matches(session: &Session, own: OwnRef) -> Result<Vec<OwnMatch>, Failure> {
    let open: Open<Warbands> = session.open_stream(&own.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let (name, mut all) = known(&open.state, &own.id, &pack.catalogue);
    let name = name.to_lowercase();
    all.sort_by_cached_key(|one| {
        let other = one.name.to_lowercase();
        let unlike = other != name && !other.contains(&name) && !name.contains(&other);
        (other != name, unlike, other)
    });
    Ok(all)
}

/// What it is called, and everything of its kind in the pack.
fn known(roster: &Roster, id: &str, catalogue: &Catalogue) -> (String, Vec<OwnMatch>) {
    let matched = |id: &str, name: &str| OwnMatch { id: id.to_owned(), name: name.to_owned() };
    if id == OWN_FACTION {
        let factions = catalogue.pack().factions.iter().map(|faction| matched(&faction.id, &faction.name));
        return (roster.own.faction.clone().unwrap_or_default(), factions.collect());
    }
    let name = roster.own.name(id).unwrap_or_default().to_owned();
    if roster.own.items.iter().any(|item| item.id == id) {
        return (name, catalogue.items().map(|item| matched(&item.id, &item.name)).collect());
    }
    let terms = Terms::new(roster, catalogue).ok();
    let entries = terms.iter().flat_map(|terms| terms.entries()).filter(|entry| !is_own(&entry.id));
    (name, entries.map(|entry| matched(&entry.id, &entry.name)).collect())
}

/// What finding it in the pack would change. This writes nothing.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`; `NOT_WRITTEN` if nothing is by hand under that id, and what else is ill-formed.
pub fn warband_matched(session: &Session, own: OwnMatched) -> Result<Compared, Failure> {
    let open: Open<Warbands> = session.open_stream(&own.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let catalogue = &pack.catalogue;
    let edit = WarbandEdit::MatchOwn { id: own.id, with: own.with };
    let after = edit.applied(&open.state, catalogue)?;
    Ok(compared(&own.warband, State { roster: &open.state, catalogue }, State { roster: &after, catalogue }))
}
