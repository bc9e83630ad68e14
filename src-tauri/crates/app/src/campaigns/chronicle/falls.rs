//! Where the models of a battle fell, on a map of its table.

use nml_battle::{Battle, Condition};
use nml_catalogue::length::Length;
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
    /// Where the middle of its mark stands on a small map: as near as possible without lying on another mark. A mark is
    /// 0.085 of the table’s width wide.
    pub mark: Point,
}

/// How much of the table's width a mark takes.
const WIDE: f64 = 0.085;
/// How often the marks that lie on each other are pushed apart.
const ROUNDS: usize = 40;

/// The map of a battle. `None` unless somebody fell in a known place.
pub(super) fn map(battle: &Battle) -> Option<ChronicleMap> {
    let mut falls: Vec<ChronicleFall> = battle
        .models()
        // Nobody misses a model that belonged to nobody.
        .filter(|(_, fighter)| fighter.condition == Condition::Out && usize::from(fighter.side) < battle.sides.len())
        .filter_map(|(id, fighter)| {
            let at = fighter.at?;
            Some(ChronicleFall {
                side: side_ink(usize::from(fighter.side)),
                name: battle.sheet(id)?.name.clone(),
                turn: fighter.fall.as_ref()?.turn,
                at,
                mark: at,
            })
        })
        .collect();
    falls.sort_by_key(|fall| fall.turn);
    if falls.is_empty() {
        return None;
    }
    let field = &battle.field;
    let table = field.scenario.table;
    let places: Vec<Point> = falls.iter().map(|fall| fall.at).collect();
    for (fall, mark) in falls.iter_mut().zip(parted(&places, table)) {
        fall.mark = mark;
    }
    Some(ChronicleMap { table, terrain: field.terrain.clone(), falls })
}

/// The marks of these places, apart from each other as far as there is room, all on the table.
fn parted(places: &[Point], table: Table) -> Vec<Point> {
    let length = |length: Length| f64::from(length.as_micrometres());
    let (width, depth) = (length(table.width), length(table.depth));
    let wide = WIDE * width;
    let within = |value: f64, most: f64| value.min(most - wide / 2.0).max(wide / 2.0);
    let mut marks: Vec<(f64, f64)> = places.iter().map(|at| (length(at.x), length(at.y))).collect();
    for _ in 0..ROUNDS {
        for i in 0..marks.len() {
            let (before, others) = marks.split_at_mut(i + 1);
            let Some(one) = before.last_mut() else { continue };
            for other in others {
                let (dx, dy) = (other.0 - one.0, other.1 - one.1);
                let far = dx.hypot(dy);
                if far >= wide {
                    continue;
                }
                // Models that fell on the same spot part to the sides.
                let (ux, uy) = if far > 0.0 { (dx / far, dy / far) } else { (1.0, 0.0) };
                let push = (wide - far) / 2.0;
                (one.0, one.1) = (one.0 - ux * push, one.1 - uy * push);
                (other.0, other.1) = (other.0 + ux * push, other.1 + uy * push);
            }
            (one.0, one.1) = (within(one.0, width), within(one.1, depth));
        }
    }
    #[expect(clippy::cast_possible_truncation, reason = "a table is a few million micrometres wide")]
    let point = |(x, y): (f64, f64)| Point {
        x: Length::micrometres(within(x, width).round() as i32),
        y: Length::micrometres(within(y, depth).round() as i32),
    };
    marks.into_iter().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_those_who_fell_together_part_and_stay_on_the_table() {
        let table = Table { width: Length::inches(48), depth: Length::inches(24) };
        let at = |x, y| Point { x: Length::inches(x), y: Length::inches(y) };
        let places = [at(24, 12), at(0, 0), at(0, 0), at(1, 0), at(48, 24), at(47, 24)];
        let marks = parted(&places, table);
        assert_eq!(marks.first(), places.first(), "nobody fell near: it stands where it fell");
        let inches = |length: Length| f64::from(length.as_micrometres()) / 25_400.0;
        for (i, one) in marks.iter().enumerate() {
            assert!((2.0..=46.0).contains(&inches(one.x)) && (2.0..=22.0).contains(&inches(one.y)), "{one:?}");
            for other in marks.iter().skip(i + 1) {
                let far = inches(one.x - other.x).hypot(inches(one.y - other.y));
                assert!(far > 0.95 * WIDE * 48.0, "{far} inches between {one:?} and {other:?}");
            }
        }
    }
}
