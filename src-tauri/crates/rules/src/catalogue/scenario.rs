//! Scenarios: the map, who may deploy where, how long it lasts and what earns victory points.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shape::{Point, Shape, Table};
use super::terrain::{Terrain, TerrainKind};
use crate::length::Length;

/// One scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Stable id, such as `claim-no-mans-land`.
    pub id: String,
    /// Its number in the book; none for a club's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// As shown.
    pub name: String,
    /// Size of the battlefield.
    pub table: Table,
    /// A word on the size where the book does not fix it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table_note: Option<String>,
    /// Which battlefield archetypes it is played on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub archetypes: Vec<String>,
    /// Turns it lasts.
    pub turns: u8,
    /// Deployment Zones, one for each side.
    pub zones: Vec<Zone>,
    /// What is fought over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Objective>,
    /// How an objective is controlled; absent where none can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Control>,
    /// Terrain that stands when the set-up begins; movable.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Terrain>,
    /// What terrain the scenario asks for, in our words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain_note: Option<String>,
    /// The order of deployment.
    pub deployment: Deployment,
    /// What INFILTRATOR models may do.
    pub infiltrators: Infiltrators,
    /// Morale Checks and voluntary flight take place.
    pub morale: bool,
    /// What earns victory points.
    pub victory_points: Vec<VictoryPoints>,
    /// Glorious Deeds, each once in a game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deed>,
    /// Where it stands in the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pages: Option<String>,
}

/// A Deployment Zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Unique in the scenario, such as `north`.
    pub id: String,
    /// As shown.
    pub label: String,
    /// Which side it is for.
    pub role: ZoneRole,
    /// Where it lies.
    pub shape: Shape,
    /// Why the shape is only a reading of the printed map; none: certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// Which side a zone is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ZoneRole {
    /// The winner of the roll-off picks; the other side has the other.
    Either,
    /// The attacker's.
    Attacker,
    /// The defender's.
    Defender,
}

/// A thing to control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Unique in the scenario.
    pub id: String,
    /// As shown.
    pub label: String,
    /// Its middle.
    pub at: Point,
    /// The piece of terrain that is the objective, once one covers the spot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<String>,
    /// Why the spot is only a reading of the printed map; none: certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// When a side controls an objective: more of its models than of the enemy's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Control {
    /// Models count within this distance, base to piece.
    pub within: Length,
    /// A side with models on it beats one that only has models near it.
    pub on_beats_near: bool,
}

/// The order of deployment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deployment {
    /// Roll-off, its winner picks the zone; one model at a time in turn, the side with more models
    /// first (tied: roll-off); who runs out lets the other place the rest; wholly in the own zone.
    Standard,
}

/// What INFILTRATOR models may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Infiltrators {
    /// They deploy as everybody else: in the zone (DEP rows).
    Normal,
    /// They may use their own deployment.
    Allowed,
    /// They may use it, but not so near to an objective.
    NotNearObjectives(Length),
}

/// What earns victory points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictoryPoints {
    /// When they are counted; Turn's end before game's end.
    pub at: ScoredAt,
    /// For each of these.
    pub per: ScoredPer,
    /// How many.
    pub points: u8,
}

/// When victory points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScoredAt {
    /// At once.
    Immediately,
    /// At the end of each Turn.
    TurnEnd,
    /// At the end of the game, after the last Turn's.
    GameEnd,
}

/// What victory points are counted for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScoredPer {
    /// An objective that the side controls.
    ObjectiveControlled,
    /// An objective with a model of the side within control distance.
    ObjectiveReached,
    /// An enemy model that is Out of Action.
    EnemyOutOfAction,
    /// A Glorious Deed; each deed carries its own points.
    GloriousDeed,
    /// What only the table can count.
    Table(String),
}

/// A Glorious Deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// Unique in the scenario.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The condition in our own words.
    pub condition: String,
    /// Victory points.
    pub points: u8,
    /// Glory.
    pub glory: u8,
    /// Promotion Dice.
    pub promotion_dice: u8,
    /// Who achieves it.
    pub by: DeedBy,
    /// What the engine watches for; none: only the table sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<DeedSign>,
    /// The deed gives one experience point to one ELITE LEADER, though a warband achieved it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leader_experience: bool,
}

impl Deed {
    /// Whether the engine can propose it by itself.
    #[must_use]
    pub const fn proposable(&self) -> bool {
        self.sign.is_some()
    }
}

/// Who achieves a Glorious Deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeedBy {
    /// The model that did it.
    Model,
    /// The whole Warband.
    Warband,
}

/// What an engine that watches rolls and markers can recognise as a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeedSign {
    /// The model's attack brings the target to this many BLOOD MARKERS.
    BloodReaches(u8),
    /// The model made an enemy Fall at least this far.
    EnemyFalls(Length),
    /// The first Warband in the game to pass a Morale Check.
    FirstMoralePassed,
    /// This many enemies Out of Action by the model's melee attacks in one Turn.
    MeleeKillsInTurn(u8),
    /// Down when its Activation began, the model took an enemy Out of Action in it.
    KillAfterStartingDown,
    /// An ELITE enemy in Cover Out of Action by the model's shot at Long Range.
    LongShotKillsEliteInCover,
    /// One charge that reached this many enemies.
    ChargeReaches(u8),
}

impl Scenario {
    /// The objective's area for control: its piece of terrain where one is named and stands on the
    /// map, else a point.
    #[must_use]
    pub fn area<'a>(objective: &Objective, terrain: &'a [Terrain]) -> Option<&'a Shape> {
        let piece = objective.terrain.as_deref()?;
        terrain.iter().find(|t| t.id == piece).map(|t| &t.shape)
    }

    /// Problems with references and sizes inside the scenario, each as (JSON path, sentence).
    #[must_use]
    pub fn faults(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut fault = |path: String, text: String| found.push((path, text));
        let side = Length::inches(12)..=Length::inches(120);
        if !side.contains(&self.table.width) || !side.contains(&self.table.depth) {
            fault("/table".into(), "a table is between 12 and 120 inches wide and deep".into());
        }
        if self.turns == 0 || self.turns > 12 {
            fault("/turns".into(), "a game lasts between 1 and 12 Turns".into());
        }
        if self.zones.len() < 2 {
            fault("/zones".into(), "at least two Deployment Zones are needed".into());
        }
        for (i, zone) in self.zones.iter().enumerate() {
            if self.zones.iter().take(i).any(|other| other.id == zone.id) {
                fault(format!("/zones/{i}/id"), format!("zone “{}” stands twice", zone.id));
            }
            if let Some(text) = shape_fault(&zone.shape, self.table) {
                fault(format!("/zones/{i}/shape"), text);
            }
        }
        for (i, piece) in self.terrain.iter().enumerate() {
            if self.terrain.iter().take(i).any(|other| other.id == piece.id) {
                fault(format!("/terrain/{i}/id"), format!("terrain “{}” stands twice", piece.id));
            }
            if let Some(text) = shape_fault(&piece.shape, self.table) {
                fault(format!("/terrain/{i}/shape"), text);
            }
        }
        for (i, objective) in self.objectives.iter().enumerate() {
            if self.objectives.iter().take(i).any(|other| other.id == objective.id) {
                fault(format!("/objectives/{i}/id"), format!("objective “{}” stands twice", objective.id));
            }
            if !on_table(objective.at, self.table) {
                fault(format!("/objectives/{i}/at"), "the spot lies off the table".into());
            }
            if let Some(piece) = &objective.terrain
                && !self.terrain.iter().any(|t| t.id == *piece)
            {
                fault(format!("/objectives/{i}/terrain"), format!("no terrain “{piece}” stands on this map"));
            }
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            if self.deeds.iter().take(i).any(|other| other.id == deed.id) {
                fault(format!("/deeds/{i}/id"), format!("deed “{}” stands twice", deed.id));
            }
        }
        let needs_control = self
            .victory_points
            .iter()
            .any(|v| matches!(v.per, ScoredPer::ObjectiveControlled | ScoredPer::ObjectiveReached));
        if needs_control && self.control.is_none() {
            fault("/control".into(), "victory points count objectives, but how one is controlled is not said".into());
        }
        found
    }
}

fn on_table(point: Point, table: Table) -> bool {
    (Length::ZERO..=table.width).contains(&point.x) && (Length::ZERO..=table.depth).contains(&point.y)
}

/// What is wrong with an area on this table.
#[must_use]
pub fn shape_fault(shape: &Shape, table: Table) -> Option<String> {
    let positive = |n: Length| n > Length::ZERO;
    let size = match shape {
        Shape::Strip { depth, .. } => positive(*depth),
        Shape::Rect { width, depth, .. } => positive(*width) && positive(*depth),
        Shape::Circle { radius, .. } => positive(*radius),
        Shape::Polygon { points } => (3..=super::shape::POLYGON_POINTS).contains(&points.len()),
    };
    if !size {
        return Some("an area needs a size above 0, a polygon 3 to 64 corners".into());
    }
    let on = match shape {
        Shape::Circle { centre, .. } => on_table(*centre, table),
        Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. } => {
            shape.corners(table).into_iter().all(|p| on_table(p, table))
        }
    };
    (!on).then(|| "the area reaches off the table".into())
}

/// The scenario that the first battle is played with, as the pack has it: for tests of crates that
/// cannot read packs, and for a set-up begun without one.
#[must_use]
pub fn claim_no_mans_land() -> Scenario {
    let zone_note = "The book gives only a drawing; its label 24 is read as the gap between the zones, so each is 12 inches deep on this table.";
    let spot_note = "The book gives only a drawing; the outer spots are our reading of its labels.";
    let zone = |id: &str, label: &str, edge| Zone {
        id: id.into(),
        label: label.into(),
        role: ZoneRole::Either,
        shape: Shape::Strip { edge, depth: Length::inches(12) },
        unconfirmed: Some(zone_note.into()),
    };
    let spots = [(10, 18), (38, 18), (24, 24), (10, 30), (38, 30)];
    let deed = |id: &str, name: &str, condition: &str, by, sign| Deed {
        id: id.into(),
        name: name.into(),
        condition: condition.into(),
        points: 1,
        glory: 1,
        promotion_dice: 1,
        by,
        sign: Some(sign),
        leader_experience: by == DeedBy::Warband,
    };
    Scenario {
        id: "claim-no-mans-land".into(),
        number: Some(1),
        name: "Claim No Man’s Land".into(),
        table: Table { width: Length::inches(48), depth: Length::inches(48) },
        table_note: Some("The book states no smallest table.".into()),
        archetypes: vec!["No Man’s Land".into()],
        turns: 4,
        zones: vec![
            zone("north", "North zone", super::shape::Edge::North),
            zone("south", "South zone", super::shape::Edge::South),
        ],
        objectives: (1..)
            .zip(spots)
            .map(|(n, (x, y))| Objective {
                id: format!("objective-{n}"),
                label: n.to_string(),
                at: Point::inches(x, y),
                terrain: Some(format!("ruin-{n}")),
                unconfirmed: (n != 3).then(|| spot_note.into()),
            })
            .collect(),
        control: Some(Control { within: Length::inches(1), on_beats_near: true }),
        terrain: (1..)
            .zip(spots)
            .map(|(n, (x, y))| Terrain {
                id: format!("ruin-{n}"),
                kind: TerrainKind::RuinedBuilding,
                label: Some("Ruin".into()),
                shape: Shape::Rect {
                    corner: Point::inches(x - 3, y - 3),
                    width: Length::inches(6),
                    depth: Length::inches(6),
                },
                height: Length::inches(3),
                keywords: Vec::new(),
            })
            .collect(),
        terrain_note: Some(
            "The first five pieces cover the five spots, ruined buildings if there are any; they cannot be destroyed."
                .into(),
        ),
        deployment: Deployment::Standard,
        infiltrators: Infiltrators::Normal,
        morale: true,
        victory_points: vec![
            VictoryPoints { at: ScoredAt::TurnEnd, per: ScoredPer::ObjectiveControlled, points: 2 },
            VictoryPoints { at: ScoredAt::GameEnd, per: ScoredPer::GloriousDeed, points: 1 },
        ],
        deeds: vec![
            deed(
                "bloodletting",
                "Bloodletting",
                "An attack brings an enemy to its sixth BLOOD MARKER.",
                DeedBy::Model,
                DeedSign::BloodReaches(6),
            ),
            deed(
                "cast-them-down",
                "Cast Them Down",
                "An enemy is made to Fall 3 inches or more.",
                DeedBy::Model,
                DeedSign::EnemyFalls(Length::inches(3)),
            ),
            deed(
                "hold-your-ground",
                "Hold Your Ground",
                "First Warband in the game to pass a Morale Check.",
                DeedBy::Warband,
                DeedSign::FirstMoralePassed,
            ),
            deed(
                "lord-of-war",
                "Lord of War",
                "One model takes two enemies Out of Action in melee in one Turn.",
                DeedBy::Model,
                DeedSign::MeleeKillsInTurn(2),
            ),
            deed(
                "resist-and-bite",
                "Resist and Bite",
                "A model that began its Activation Down takes an enemy Out of Action in it.",
                DeedBy::Model,
                DeedSign::KillAfterStartingDown,
            ),
            deed(
                "sniper",
                "Sniper",
                "An ELITE enemy in Cover is taken Out of Action by a shot at Long Range.",
                DeedBy::Model,
                DeedSign::LongShotKillsEliteInCover,
            ),
            deed(
                "suicidal-bravery",
                "Suicidal Bravery",
                "One charge reaches two enemies.",
                DeedBy::Model,
                DeedSign::ChargeReaches(2),
            ),
        ],
        pages: Some("151-153".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claim_no_mans_land_is_whole() {
        let scenario = claim_no_mans_land();
        assert_eq!(scenario.faults(), Vec::new());
        assert_eq!(scenario.objectives.iter().filter(|o| o.unconfirmed.is_some()).count(), 4);
        assert!(scenario.zones.iter().all(|z| z.unconfirmed.is_some()));
        assert_eq!((scenario.turns, scenario.deeds.len()), (4, 7));
    }

    #[test]
    fn a_scenario_names_every_fault_with_its_place() {
        let mut scenario = claim_no_mans_land();
        scenario.turns = 0;
        scenario.objectives[1].terrain = Some("ruin-9".into());
        scenario.objectives[2].at = Point::inches(49, 3);
        scenario.zones[1].id = "north".into();
        scenario.deeds[3].id = "bloodletting".into();
        scenario.control = None;
        let paths: Vec<_> = scenario.faults().into_iter().map(|(path, _)| path).collect();
        let expected =
            ["/turns", "/zones/1/id", "/objectives/1/terrain", "/objectives/2/at", "/deeds/3/id", "/control"];
        assert_eq!(paths, expected);
    }
}
