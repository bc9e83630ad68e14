//! Where the models of a battle fell, on a map of its table.

use nml_battle::{Battle, Condition};
use nml_catalogue::{Point, Table, Terrain};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::view::{GameSide, side_ink};

/// The table of a battle that was logged, and who fell where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleMap {
    /// Its size.
    pub table: Table,
    /// What stood on it.
    pub terrain: Vec<Terrain>,
    /// Who fell, in the order of their falls.
    pub falls: Vec<ChronicleFall>,
}

/// A model that fell, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleFall {
    /// The ink of its side.
    pub side: GameSide,
    /// Its name on the day.
    pub name: String,
    /// In which Turn.
    pub turn: u8,
    /// Where it stood last.
    pub at: Point,
}

/// The map of a battle; none: nobody fell whose place is known.
pub(super) fn map(battle: &Battle) -> Option<ChronicleMap> {
    let mut falls: Vec<ChronicleFall> = battle
        .models()
        // A model that belonged to nobody is missed by nobody.
        .filter(|(_, fighter)| fighter.condition == Condition::Out && usize::from(fighter.side) < battle.sides.len())
        .filter_map(|(id, fighter)| {
            Some(ChronicleFall {
                side: side_ink(usize::from(fighter.side)),
                name: battle.sheet(id)?.name.clone(),
                turn: fighter.fall.as_ref()?.turn,
                at: fighter.at?,
            })
        })
        .collect();
    falls.sort_by_key(|fall| fall.turn);
    if falls.is_empty() {
        return None;
    }
    let field = &battle.field;
    Some(ChronicleMap { table: field.scenario.table, terrain: field.terrain.clone(), falls })
}
