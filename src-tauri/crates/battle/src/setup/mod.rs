//! A set-up: a scenario made ready for one battle, which you can save, reopen and play again.

mod assistant;
mod battlefield;
mod deeds;
mod layout;
mod remark;
mod side;
mod weather;

use crate::force::FORCE_MAX;
use crate::messages;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use nml_catalogue::length::Length;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::scenario::shape_fault;
use nml_catalogue::terrain::TERRAIN_MAX;
use nml_catalogue::text;
use nml_catalogue::{Objective, Point, Scenario, Shape, Table, Terrain};

pub use assistant::{Count, Counted, DecidedBy, Task, ToDo, ToDoState};
pub use battlefield::{Astray, Battlefield, Piece, Pieces};
pub use deeds::bring_deeds;
pub use layout::{Orientation, oriented};
pub use remark::{Remark, beyond_limit, remarks};
pub use side::{ForceLimit, NotFielded, Side, take_field};
pub use weather::{Weather, WeatherTable, WeatherThrow, weather};

/// The most objectives on a map.
pub(crate) const OBJECTIVES_MAX: usize = 40;

/// What a set-up's stream begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SetUpGenesis")]
pub struct Genesis {
    /// As shown in the list.
    pub name: String,
    /// The scenario as the pack has it.
    pub scenario: Scenario,
    /// Id of the ruleset it is played under.
    pub ruleset: String,
    /// The campaign's stream, if it belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
}

/// A scenario made ready.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// As shown in the list.
    pub name: String,
    /// The scenario, with what was corrected in it.
    pub scenario: Scenario,
    /// Terrain as it stands on the table.
    pub terrain: Vec<Terrain>,
    /// One Force per side, in the sides' order, or none before it is chosen.
    pub forces: Vec<Option<Fielded>>,
    /// Id of the ruleset.
    pub ruleset: String,
    /// The campaign's stream.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// The kind of battlefield that was chosen, if the scenario leaves a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battlefield: Option<String>,
    /// The weather, or none if it is played without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather: Option<WeatherThrow>,
    /// How a game ended that the turn engine did not play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<SidesResult>,
    /// Its terrain is kept as a layout under this name, to be used on other tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout_name: Option<String>,
    /// It is put away: no list shows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

/// How a game ended, written down by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SidesResult {
    /// Victory points, in the sides' order.
    pub points: Vec<u16>,
    /// The side that won, or none for a draw.
    pub winner: Option<u8>,
}

/// The models a side takes to the battle (SET-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fielded {
    /// The Warband's stream.
    pub warband: String,
    /// Ids of its models.
    pub models: Vec<u32>,
}

/// One change to a set-up: what a person does and what happened are the same thing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum SetUpEdit {
    /// Gives it another name.
    Rename {
        /// The new one.
        name: String,
    },
    /// Corrects a Deployment Zone that the book only draws.
    Zone {
        /// Index of the zone.
        zone: u8,
        /// Where it lies.
        shape: Shape,
    },
    /// Corrects the spot of an objective.
    Objective {
        /// Index of the objective.
        objective: u8,
        /// Its middle.
        at: Point,
    },
    /// Places an objective that the players place, or moves the one with the same id.
    Lay {
        /// The objective.
        objective: Objective,
    },
    /// Takes an objective away that the players placed.
    Lift {
        /// Its id.
        objective: String,
    },
    /// Corrects the spot of a thing.
    Thing {
        /// Index of the thing.
        thing: u8,
        /// Its middle.
        at: Point,
    },
    /// Chooses the kind of battlefield.
    Battlefield {
        /// Its name, or none before it is chosen.
        battlefield: Option<String>,
    },
    /// Writes the weather down.
    Weather {
        /// As it was rolled, or none without weather.
        weather: Option<WeatherThrow>,
    },
    /// Writes down how a game ended that the turn engine did not play.
    Result {
        /// How, or none before it is known.
        result: Option<SidesResult>,
    },
    /// Puts a piece of terrain on the map, or replaces the one with the same id.
    Place {
        /// The piece.
        terrain: Terrain,
    },
    /// Takes a piece of terrain away.
    Clear {
        /// Its id.
        terrain: String,
    },
    /// Lays a whole table out: these pieces, in place of all that the scenario does not bring itself.
    LayOut {
        /// The pieces.
        terrain: Vec<Terrain>,
    },
    /// Keeps its terrain as a layout under a name, to be used on other tables.
    KeepLayout {
        /// The name, or none to remove it.
        name: Option<String>,
    },
    /// Says how many sides there are, if the scenario leaves that open.
    Sides {
        /// How many.
        sides: u8,
    },
    /// Chooses a side's Force.
    Field {
        /// Index of the side.
        side: u8,
        /// The Force, or none for nobody yet.
        force: Option<Fielded>,
    },
    /// Plays under other readings.
    Ruleset {
        /// Its id.
        ruleset: String,
    },
    /// Plays for a campaign, or outside any.
    Campaign {
        /// The campaign's stream, or none outside a campaign.
        campaign: Option<String>,
    },
    /// Puts it away, or brings it back.
    PutAway {
        /// Away from now on.
        away: bool,
    },
}

impl Genesis {
    /// The set-up that a stream with this beginning starts from.
    ///
    /// # Errors
    /// The first thing that is ill-formed.
    pub fn found(&self) -> Result<SetUp, Rejection> {
        text::name(thing::the_set_ups_name(), &self.name)?;
        if let Some((path, fault)) = self.scenario.faults().into_iter().next() {
            return Err(Rejection::form(messages::scenario_fault(path, fault)));
        }
        Ok(self.set_up())
    }

    /// As [`found`](Self::found), for a stream that was accepted before.
    #[must_use]
    pub fn set_up(&self) -> SetUp {
        SetUp {
            name: self.name.clone(),
            terrain: self.scenario.terrain.clone(),
            forces: vec![None; self.scenario.sides().0],
            scenario: self.scenario.clone(),
            ruleset: self.ruleset.clone(),
            campaign: self.campaign.clone(),
            battlefield: None,
            weather: None,
            result: None,
            layout_name: None,
            away: false,
        }
    }
}

/// What follows from a change: itself, when it is well-formed.
///
/// # Errors
/// What is ill-formed in it.
pub fn decide(set_up: &SetUp, change: &SetUpEdit) -> Result<Vec<SetUpEdit>, Rejection> {
    let table = set_up.scenario.table;
    let on_table = |at: Point| {
        let on = (Length::ZERO..=table.width).contains(&at.x) && (Length::ZERO..=table.depth).contains(&at.y);
        if on { Ok(()) } else { Err(Rejection::form(messages::spot_off_table())) }
    };
    match change {
        SetUpEdit::Rename { name } => text::name(thing::the_set_ups_name(), name)?,
        SetUpEdit::Zone { zone, shape } => {
            set_up.scenario.zones.get(usize::from(*zone)).ok_or_else(|| Rejection::form(messages::no_zone(*zone)))?;
            area(shape, table)?;
        }
        SetUpEdit::Objective { objective, at } => {
            let index = usize::from(*objective);
            set_up.scenario.objectives.get(index).ok_or_else(|| Rejection::form(messages::no_objective(*objective)))?;
            on_table(*at)?;
        }
        SetUpEdit::Lay { objective } => {
            text::id(thing::the_objectives_id(), &objective.id)?;
            text::name(thing::the_objectives_name(), &objective.label)?;
            on_table(objective.at)?;
            let rule = set_up.scenario.placing.iter().any(|rule| rule.kind == objective.kind);
            let known = set_up.scenario.objectives.iter().find(|one| one.id == objective.id);
            let foreign = objective.terrain.is_some() || objective.unconfirmed.is_some();
            if !rule || !objective.placed || foreign || known.is_some_and(|one| !one.placed) {
                return Err(Rejection::form(messages::not_to_place()));
            }
            if known.is_none() && set_up.scenario.objectives.len() >= OBJECTIVES_MAX {
                return Err(Rejection::form(messages::too_many_objectives(OBJECTIVES_MAX)));
            }
        }
        SetUpEdit::Lift { objective } => {
            if !set_up.scenario.objectives.iter().any(|one| one.placed && one.id == *objective) {
                return Err(Rejection::form(messages::not_placed()));
            }
        }
        SetUpEdit::Thing { thing, at } => {
            set_up
                .scenario
                .things
                .get(usize::from(*thing))
                .ok_or_else(|| Rejection::form(messages::no_thing(*thing)))?;
            on_table(*at)?;
        }
        SetUpEdit::Battlefield { battlefield } => {
            let open = |name: &String| set_up.battlefields().into_iter().any(|known| known.name() == name);
            if !battlefield.as_ref().is_none_or(open) {
                return Err(Rejection::form(messages::battlefield()));
            }
        }
        SetUpEdit::Weather { weather } => {
            let sides = set_up.forces.len();
            if weather.as_ref().is_some_and(|weather| !weather.is_of(sides)) {
                return Err(Rejection::form(messages::weather()));
            }
        }
        SetUpEdit::Result { result } => {
            let sides = set_up.forces.len();
            let fits = |r: &SidesResult| r.points.len() == sides && r.winner.is_none_or(|w| usize::from(w) < sides);
            if result.as_ref().is_some_and(|result| !fits(result)) {
                return Err(Rejection::form(messages::result()));
            }
        }
        SetUpEdit::Place { terrain } => {
            well_formed_piece(terrain, table)?;
            let known = set_up.terrain.iter().any(|t| t.id == terrain.id);
            if !known && set_up.terrain.len() >= TERRAIN_MAX {
                return Err(Rejection::form(messages::too_much_terrain(TERRAIN_MAX)));
            }
        }
        SetUpEdit::LayOut { terrain } => {
            let twice = |(at, piece): (usize, &Terrain)| {
                let ids = terrain.iter().take(at).chain(&set_up.scenario.terrain);
                ids.into_iter().any(|other| other.id == piece.id)
            };
            if terrain.iter().enumerate().any(twice) {
                return Err(Rejection::form(messages::terrain_twice()));
            }
            if terrain.len() + set_up.scenario.terrain.len() > TERRAIN_MAX {
                return Err(Rejection::form(messages::too_much_terrain(TERRAIN_MAX)));
            }
            terrain.iter().try_for_each(|piece| well_formed_piece(piece, table))?;
        }
        SetUpEdit::KeepLayout { name } => {
            if let Some(name) = name {
                text::name(thing::the_layouts_name(), name)?;
                if set_up.layout().next().is_none() {
                    return Err(Rejection::form(messages::nothing_laid_out()));
                }
            }
        }
        SetUpEdit::Clear { terrain } => {
            if set_up.terrain.iter().all(|t| t.id != *terrain) {
                return Err(Rejection::form(messages::no_such_terrain()));
            }
        }
        SetUpEdit::Sides { sides } => {
            let (least, most) = set_up.scenario.sides();
            if !(least..=most).contains(&usize::from(*sides)) {
                return Err(Rejection::form(messages::sides(least, most)));
            }
        }
        SetUpEdit::Field { side, force } => {
            set_up.forces.get(usize::from(*side)).ok_or_else(|| Rejection::form(messages::no_side(*side)))?;
            if let Some(force) = force {
                text::stream(thing::the_warband(), &force.warband)?;
                let twice = force.models.iter().enumerate().any(|(i, m)| force.models.iter().take(i).any(|n| n == m));
                if force.models.len() > FORCE_MAX || twice {
                    return Err(Rejection::form(messages::force(FORCE_MAX)));
                }
            }
        }
        SetUpEdit::Ruleset { ruleset } => text::id(thing::the_ruleset(), ruleset)?,
        SetUpEdit::Campaign { campaign } => {
            campaign.as_ref().map_or(Ok(()), |campaign| text::stream(thing::the_campaign(), campaign))?;
        }
        SetUpEdit::PutAway { .. } => {}
    }
    Ok(vec![change.clone()])
}

/// Whether an area lies on a table.
fn area(shape: &Shape, table: Table) -> Result<(), Rejection> {
    shape_fault(shape, table).map_or(Ok(()), |fault| Err(Rejection::form(messages::shape(fault))))
}

/// Whether a piece of terrain can stand on a table at all.
fn well_formed_piece(piece: &Terrain, table: Table) -> Result<(), Rejection> {
    text::id(thing::the_terrains_id(), &piece.id)?;
    text::optional_name(thing::the_terrains_label(), piece.label.as_deref().unwrap_or_default())?;
    area(&piece.shape, table)?;
    if piece.height < Length::ZERO || piece.height > table.width || piece.keywords.len() > 10 {
        return Err(Rejection::form(messages::terrain_height()));
    }
    Ok(())
}

/// Applies a change; one about something that is not there changes nothing.
pub fn evolve(set_up: &mut SetUp, change: &SetUpEdit) {
    match change {
        SetUpEdit::Rename { name } => set_up.name.clone_from(name),
        SetUpEdit::Zone { zone, shape } => {
            if let Some(zone) = set_up.scenario.zones.get_mut(usize::from(*zone)) {
                zone.shape = shape.clone();
                zone.unconfirmed = None;
            }
        }
        SetUpEdit::Objective { objective, at } => {
            if let Some(objective) = set_up.scenario.objectives.get_mut(usize::from(*objective)) {
                objective.at = *at;
                objective.unconfirmed = None;
            }
        }
        SetUpEdit::Lay { objective } => {
            let all = &mut set_up.scenario.objectives;
            match all.iter_mut().find(|one| one.id == objective.id) {
                Some(one) => *one = objective.clone(),
                None => all.push(objective.clone()),
            }
        }
        SetUpEdit::Lift { objective } => {
            set_up.scenario.objectives.retain(|one| !(one.placed && one.id == *objective));
        }
        SetUpEdit::Thing { thing, at } => {
            if let Some(thing) = set_up.scenario.things.get_mut(usize::from(*thing)) {
                thing.at = *at;
                thing.unconfirmed = None;
            }
        }
        SetUpEdit::Battlefield { battlefield } => set_up.battlefield.clone_from(battlefield),
        SetUpEdit::Weather { weather } => set_up.weather.clone_from(weather),
        SetUpEdit::Result { result } => set_up.result.clone_from(result),
        SetUpEdit::Place { terrain } => match set_up.terrain.iter_mut().find(|t| t.id == terrain.id) {
            Some(piece) => *piece = terrain.clone(),
            None => set_up.terrain.push(terrain.clone()),
        },
        SetUpEdit::Clear { terrain } => set_up.terrain.retain(|t| t.id != *terrain),
        SetUpEdit::LayOut { terrain } => {
            let own = &set_up.scenario.terrain;
            set_up.terrain.retain(|piece| own.iter().any(|known| known.id == piece.id));
            set_up.terrain.extend(terrain.iter().cloned());
        }
        SetUpEdit::KeepLayout { name } => set_up.layout_name.clone_from(name),
        SetUpEdit::Sides { sides } => {
            set_up.forces.resize((*sides).into(), None);
            // What was rolled or written down for other sides no longer counts.
            set_up.weather = None;
            set_up.result = None;
        }
        SetUpEdit::Field { side, force } => {
            if let Some(place) = set_up.forces.get_mut(usize::from(*side)) {
                place.clone_from(force);
            }
        }
        SetUpEdit::Ruleset { ruleset } => set_up.ruleset.clone_from(ruleset),
        SetUpEdit::Campaign { campaign } => set_up.campaign.clone_from(campaign),
        SetUpEdit::PutAway { away } => set_up.away = *away,
    }
}
