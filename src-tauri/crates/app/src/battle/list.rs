//! The list of battles: what their rows say, and what never changes of a battle, from its header. No battle is folded
//! for it.

use std::collections::BTreeMap;
use std::sync::Arc;

use nml_catalogue::own_scenario::ID_PREFIX;
use nml_catalogue::{Scenario, Terrain};
use nml_exchange::pack::Loaded;
use nml_ledger::StreamId;
use nml_store::{BattleRow, Book};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{answering, examples};
use crate::code;
use crate::failure::Failure;
use crate::lists::BattleState;
use crate::session::Session;
use crate::streams::stream_id;
use crate::subject::Header;
use crate::view::{Emblem, emblem_of, planned_game, scenario};
use crate::words::calls;

/// A battle in the list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BattleLine {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Where its name comes from.
    pub named: BattleNamed,
    /// What is played.
    pub scenario: BattleScenario,
    /// How far it is.
    pub state: BattleState,
    /// Its Turn.
    pub turn: u32,
    /// The sides, in their order.
    pub sides: Vec<SideLine>,
    /// When it last changed, RFC 3339.
    pub updated: String,
}

/// What a battle is named by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BattleNamed {
    /// Its scenario.
    Scenario,
    /// Its scenario and its sides.
    Sides,
    /// What somebody called it.
    Hand,
}

/// The scenario of a battle in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BattleScenario {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A side in the list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SideLine {
    /// Its name.
    pub name: String,
    /// Its Warband's emblem.
    pub emblem: Emblem,
    /// Victory points.
    pub points: i32,
    /// It won, alone or with its team.
    pub won: bool,
    /// The one who asks answers for it.
    pub mine: bool,
}

/// The battles whose maps are wanted.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapsOf {
    /// Streams of battles, at most 64.
    pub battles: Vec<String>,
}

/// The table of a battle as it began.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BattleMap {
    /// The battle's stream.
    pub battle: String,
    /// The scenario, with the terrain that was placed.
    pub scenario: Scenario,
}

/// The most maps in one call.
const MAPS_MAX: usize = 64;

/// The battles of the book, the newest first.
///
/// # Errors
/// `NO_BOOK`.
pub fn battles(session: &Session, (): ()) -> Result<Vec<BattleLine>, Failure> {
    let mut rows = session.with_book(|book| Ok(book.battles()?))?;
    rows.sort_by(|a, b| b.updated.cmp(&a.updated));
    rows.retain(|row| !row.removed && !examples::is_one(&row.id));
    lines(session, rows)
}

/// The tables of these battles; one whose header cannot be read is left out.
///
/// # Errors
/// `TOO_MANY`; `NO_BOOK`, `UNKNOWN_STREAM`.
pub fn battle_maps(session: &Session, of: MapsOf) -> Result<Vec<BattleMap>, Failure> {
    #[derive(Deserialize)]
    struct Laid {
        scenario: Scenario,
        #[serde(default)]
        terrain: Vec<Terrain>,
    }
    if of.battles.len() > MAPS_MAX {
        return Err(Failure::new(code::TOO_MANY, calls::too_many(MAPS_MAX)));
    }
    session.with_book(|book| {
        let mut maps = Vec::new();
        for battle in of.battles {
            if let Some(Laid { scenario, terrain }) = field(book, stream_id(&battle)?)? {
                maps.push(BattleMap { battle, scenario: Scenario { terrain, ..scenario } });
            }
        }
        Ok(maps)
    })
}

/// Battles as lists show them.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn lines(session: &Session, rows: Vec<BattleRow>) -> Result<Vec<BattleLine>, Failure> {
    let packs = session.packs()?.all()?;
    session.with_book(|book| {
        let mut look = Look { book, packs: &packs, borne: BTreeMap::new() };
        rows.into_iter().map(|row| look.line(row)).collect()
    })
}

/// What is known while a list is made.
struct Look<'a> {
    book: &'a Book,
    packs: &'a [Arc<Loaded>],
    /// The emblems of the book's Warbands. `None` if the book does not have the Warband, or it does not open.
    borne: BTreeMap<StreamId, Option<Emblem>>,
}

/// All that a row asks of a battle's header.
#[derive(Deserialize)]
struct Begun {
    scenario: Named,
    forces: Vec<Fielded>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
struct Fielded {
    faction: String,
}

impl Look<'_> {
    fn line(&mut self, row: BattleRow) -> Result<BattleLine, Failure> {
        let borne = row.sides.iter().map(|side| self.borne(side.warband)).collect::<Result<Vec<_>, _>>()?;
        let printed = self.printed(&row.scenario);
        // The header is long, and only those of strangers and of scenarios of one's own have to be read.
        let begun: Option<Begun> =
            if printed.is_none() || borne.contains(&None) { field(self.book, row.id)? } else { None };
        let own = || begun.as_ref().map(|begun| begun.scenario.name.clone());
        let name = printed.or_else(own).unwrap_or_else(|| scenario(&row.scenario));
        let faction = |place: usize| {
            let force = begun.as_ref().and_then(|begun| begun.forces.get(place));
            force.map(|force| force.faction.clone()).unwrap_or_default()
        };
        let sides: Vec<&str> = row.sides.iter().map(|side| side.name.as_str()).collect();
        let named = if row.name == name {
            BattleNamed::Scenario
        } else if row.name == planned_game(&name, &sides) {
            BattleNamed::Sides
        } else {
            BattleNamed::Hand
        };
        let state = BattleState::of_row(&row);
        let won = row.winner.unwrap_or_default();
        let sides = row.sides.into_iter().zip(borne).enumerate().map(|(place, (side, borne))| SideLine {
            emblem: borne.unwrap_or_else(|| Emblem::of_faction(&faction(place))),
            mine: answering::answers_for(place, side.warband.map(|id| id.to_string()).as_deref()),
            won: won.contains(&side.side),
            name: side.name,
            points: side.victory_points,
        });
        Ok(BattleLine {
            id: row.id.to_string(),
            named,
            sides: sides.collect(),
            name: row.name,
            scenario: BattleScenario { id: row.scenario, name },
            state,
            turn: row.turn,
            updated: row.updated,
        })
    }

    /// The emblem of a Warband of the book.
    fn borne(&mut self, warband: Option<StreamId>) -> Result<Option<Emblem>, Failure> {
        let Some(id) = warband else { return Ok(None) };
        if let Some(known) = self.borne.get(&id) {
            return Ok(known.clone());
        }
        let found = emblem_of(self.book, id)?;
        self.borne.insert(id, found.clone());
        Ok(found)
    }

    /// A scenario's name in the packs, if they have it. Two own scenarios may share an id.
    fn printed(&self, id: &str) -> Option<String> {
        if id.starts_with(ID_PREFIX) {
            return None;
        }
        self.packs.iter().find_map(|pack| pack.catalogue.scenario(id)).map(|known| known.name.clone())
    }
}

/// Something of the field that a battle began on. `None` if a later program wrote its header.
fn field<F: DeserializeOwned>(book: &Book, battle: StreamId) -> Result<Option<F>, Failure> {
    #[derive(Deserialize)]
    struct Start<F> {
        field: F,
    }
    let header = book.header(battle)?;
    Ok(serde_json::from_slice::<Header<Start<F>>>(&header).ok().map(|header| header.start.field))
}
