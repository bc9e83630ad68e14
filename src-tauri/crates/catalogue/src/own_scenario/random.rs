//! A random scenario: each die is somebody's, typed from the table or rolled; together they make a scenario of your
//! own.
//!
//! The core rules have no generator; this is one of a supplement, as data. Its order: battlefield, deployment and
//! length, victory, then two Deeds for each player.

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Part, blank};
use crate::length::Length;
use crate::scenario::{Control, Thing};
use crate::throw::{Source, ThrownDie};
use crate::{Deed, Edge, Point, Scenario, Shape, Table, Zone};

const TABLES: &str = include_str!("../../../../../data/random/carcass-front.json");

/// The dice of a random scenario, as far as they lie; none for a die that is not rolled yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomDice {
    /// For the battlefield.
    pub archetype: Option<ThrownDie>,
    /// For deployment and length.
    pub deployment: Option<ThrownDie>,
    /// For the victory conditions.
    pub victory: Option<ThrownDie>,
    /// The older player's, on the first chart of Deeds.
    pub older: [Option<ThrownDie>; 2],
    /// The younger player's, on the second.
    pub younger: [Option<ThrownDie>; 2],
}

/// One of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RandomDie {
    /// For the battlefield.
    Archetype,
    /// For deployment and length.
    Deployment,
    /// For the victory conditions.
    Victory,
    /// The older player's first, for a Deed.
    OlderFirst,
    /// The older player's second.
    OlderSecond,
    /// The younger player's first.
    YoungerFirst,
    /// The younger player's second.
    YoungerSecond,
}

/// A die with what it came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomLine {
    /// Which die.
    pub die: RandomDie,
    /// What it is for.
    pub what: String,
    /// As it lies, or none before it is rolled.
    pub thrown: Option<ThrownDie>,
    /// What it came to, or none before it is rolled.
    pub result: Option<String>,
    /// Why it must be rolled again, or none if it stands.
    pub again: Option<String>,
}

impl RandomDie {
    /// All of them, in the order they are rolled.
    pub const ALL: [Self; 7] = [
        Self::Archetype,
        Self::Deployment,
        Self::Victory,
        Self::OlderFirst,
        Self::OlderSecond,
        Self::YoungerFirst,
        Self::YoungerSecond,
    ];

    const fn what(self) -> &'static str {
        match self {
            Self::Archetype => "Battlefield",
            Self::Deployment => "Deployment and length",
            Self::Victory => "Victory",
            Self::OlderFirst => "Older player, first Deed",
            Self::OlderSecond => "Older player, second Deed",
            Self::YoungerFirst => "Younger player, first Deed",
            Self::YoungerSecond => "Younger player, second Deed",
        }
    }
}

impl RandomDice {
    /// A die.
    #[must_use]
    pub const fn die(&self, die: RandomDie) -> Option<ThrownDie> {
        match die {
            RandomDie::Archetype => self.archetype,
            RandomDie::Deployment => self.deployment,
            RandomDie::Victory => self.victory,
            RandomDie::OlderFirst => self.older[0],
            RandomDie::OlderSecond => self.older[1],
            RandomDie::YoungerFirst => self.younger[0],
            RandomDie::YoungerSecond => self.younger[1],
        }
    }

    /// Lays a die.
    pub const fn lay(&mut self, die: RandomDie, thrown: Option<ThrownDie>) {
        let place = match die {
            RandomDie::Archetype => &mut self.archetype,
            RandomDie::Deployment => &mut self.deployment,
            RandomDie::Victory => &mut self.victory,
            RandomDie::OlderFirst => &mut self.older[0],
            RandomDie::OlderSecond => &mut self.older[1],
            RandomDie::YoungerFirst => &mut self.younger[0],
            RandomDie::YoungerSecond => &mut self.younger[1],
        };
        *place = thrown;
    }
}

/// The tables of a generator, each with a row for each face.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// Where they come from.
    source: String,
    /// Battlefields.
    archetypes: Vec<String>,
    /// Deployment and length.
    deployments: Vec<Row>,
    /// Victory conditions.
    victories: Vec<Row>,
    /// The older player's chart of Deeds, and the younger player's.
    deeds: [Vec<Deed>; 2],
    /// A Deed that every scenario has.
    campaign_deed: Deed,
}

/// A row of a table.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// As shown.
    name: String,
    /// What it writes: lists are added to what is there, everything else replaces it.
    parts: Vec<Part>,
    /// A way out stands in the middle of each zone's edge.
    #[serde(default)]
    way_outs: bool,
    /// Each Deed is worth this many points.
    #[serde(default)]
    deed_points: Option<u8>,
    /// The deployment is rolled again with these.
    #[serde(default)]
    not_with: Vec<String>,
}

fn tables() -> Result<Tables, serde_json::Error> {
    serde_json::from_str(TABLES)
}

fn row<T>(rows: &[T], die: Option<ThrownDie>) -> Option<&T> {
    rows.get(usize::from(die?.face.number()).checked_sub(1)?)
}

/// Every die with what it came to, and which must be rolled again.
///
/// # Errors
/// Cannot happen in a program built right.
pub fn random_lines(dice: &RandomDice) -> Result<Vec<RandomLine>, serde_json::Error> {
    let tables = tables()?;
    let lines = RandomDie::ALL.into_iter().map(|die| {
        let thrown = dice.die(die);
        let deed = |chart: usize| {
            let chart = tables.deeds.get(chart)?;
            row(chart, thrown).map(|deed| format!("{}: {}", deed.name, deed.condition))
        };
        let result = match die {
            RandomDie::Archetype => row(&tables.archetypes, thrown).cloned(),
            RandomDie::Deployment => row(&tables.deployments, thrown).map(|row| row.name.clone()),
            RandomDie::Victory => row(&tables.victories, thrown).map(|row| row.name.clone()),
            RandomDie::OlderFirst | RandomDie::OlderSecond => deed(0),
            RandomDie::YoungerFirst | RandomDie::YoungerSecond => deed(1),
        };
        let double = |pair: [Option<ThrownDie>; 2]| {
            let [one, other] = pair.map(|die| die.map(|die| die.face));
            (one.is_some() && one == other).then(|| "The same Deed twice: roll the second die again.".to_owned())
        };
        let again = match die {
            RandomDie::Deployment => clash(&tables, dice),
            RandomDie::OlderSecond => double(dice.older),
            RandomDie::YoungerSecond => double(dice.younger),
            RandomDie::Archetype | RandomDie::Victory | RandomDie::OlderFirst | RandomDie::YoungerFirst => None,
        };
        RandomLine { die, what: die.what().to_owned(), thrown, result, again }
    });
    Ok(lines.collect())
}

fn clash(tables: &Tables, dice: &RandomDice) -> Option<String> {
    let deployment = row(&tables.deployments, dice.deployment)?;
    let victory = row(&tables.victories, dice.victory)?;
    let clashes = victory.not_with.contains(&deployment.name);
    clashes.then(|| format!("{} is not played with {}: roll it again.", deployment.name, victory.name))
}

/// Dice for a battlefield, a deployment and victory conditions that are known by their names: those of the Deeds are
/// still to be rolled. `None` if the tables have no such row.
///
/// # Errors
/// Cannot happen in a program built right.
pub fn with_rows(
    archetype: &str,
    deployment: &str,
    victory: &str,
    source: Source,
) -> Result<Option<RandomDice>, serde_json::Error> {
    let tables = tables()?;
    let die = |place: Option<usize>| Some(ThrownDie { face: *Face::ALL.get(place?)?, source });
    let archetype = die(tables.archetypes.iter().position(|name| name == archetype));
    let deployment = die(tables.deployments.iter().position(|row| row.name == deployment));
    let victory = die(tables.victories.iter().position(|row| row.name == victory));
    let all = archetype.is_some() && deployment.is_some() && victory.is_some();
    Ok(all.then_some(RandomDice { archetype, deployment, victory, ..RandomDice::default() }))
}

/// The scenario that the dice make. `None` if a die is missing or must be rolled again.
///
/// # Errors
/// Cannot happen in a program built right.
pub fn random(dice: &RandomDice, id: String, name: String) -> Result<Option<Scenario>, serde_json::Error> {
    let lines = random_lines(dice)?;
    if lines.iter().any(|line| line.result.is_none() || line.again.is_some()) {
        return Ok(None);
    }
    let tables = tables()?;
    let rows = (
        row(&tables.archetypes, dice.archetype),
        row(&tables.deployments, dice.deployment),
        row(&tables.victories, dice.victory),
    );
    let (Some(archetype), Some(deployment), Some(victory)) = rows else { return Ok(None) };
    let mut scenario = blank(id, name);
    scenario.about = Some(format!("{} with {} ({}).", victory.name, deployment.name, tables.source));
    scenario.archetypes = vec![archetype.clone()];
    scenario.control = Some(Control { within: Length::inches(1), on_beats_near: false });
    scenario.zones.clear();
    for part in deployment.parts.iter().chain(&victory.parts) {
        add(part, &mut scenario);
    }
    if victory.way_outs {
        let table = scenario.table;
        let outs: Vec<Thing> = scenario.zones.iter().map(|zone| way_out(zone, table)).collect();
        scenario.things.extend(outs);
    }
    let charts = [(0, dice.older), (1, dice.younger)];
    let rolled = charts.into_iter().flat_map(|(chart, pair)| pair.into_iter().map(move |die| (chart, die)));
    let deeds = rolled.filter_map(|(chart, die): (usize, _)| row(tables.deeds.get(chart)?, die)).cloned();
    let points = victory.deed_points;
    scenario.deeds = deeds
        .map(|deed| Deed { points: points.unwrap_or(deed.points), ..deed })
        .chain([tables.campaign_deed.clone()])
        .collect();
    Ok(Some(scenario))
}

/// Writes a part of a row: lists are added to what is there.
fn add(part: &Part, scenario: &mut Scenario) {
    match part {
        Part::Things(more) => scenario.things.extend(more.iter().cloned()),
        Part::Kinds(more) => scenario.kinds.extend(more.iter().cloned()),
        Part::Reminders(more) => scenario.reminders.extend(more.iter().cloned()),
        Part::Placing(more) => scenario.placing.extend(more.iter().cloned()),
        Part::VictoryPoints(more) => scenario.victory_points.extend(more.iter().cloned()),
        Part::Name(_)
        | Part::About(_)
        | Part::By(_)
        | Part::Table(_)
        | Part::TableNote(_)
        | Part::Archetypes(_)
        | Part::Turns(_)
        | Part::ExtraTurn(_)
        | Part::Roles(_)
        | Part::Forces(_)
        | Part::Zones(_)
        | Part::Objectives(_)
        | Part::Control(_)
        | Part::Terrain(_)
        | Part::TerrainNote(_)
        | Part::Neutrals(_)
        | Part::NeutralTurns(_)
        | Part::Stirring(_)
        | Part::Deployment(_)
        | Part::Entry(_)
        | Part::Infiltrators(_)
        | Part::Morale(_)
        | Part::NoModels(_)
        | Part::Notes(_)
        | Part::Unforeseen(_)
        | Part::Deeds(_) => part.write(scenario),
    }
}

/// In the middle of the edge that a zone lies along.
fn way_out(zone: &Zone, table: Table) -> Thing {
    let (across, along) = (table.width.half(), table.depth.half());
    let corners = zone.shape.corners(table);
    let touches = |edge: Edge| {
        corners.iter().filter(move |at| match edge {
            Edge::North => at.y == Length::ZERO,
            Edge::South => at.y == table.depth,
            Edge::West => at.x == Length::ZERO,
            Edge::East => at.x == table.width,
        })
    };
    let long = |edge: Edge| {
        let of = |at: &Point| match edge {
            Edge::North | Edge::South => at.x,
            Edge::West | Edge::East => at.y,
        };
        let (low, high) = (touches(edge).map(of).min(), touches(edge).map(of).max());
        low.zip(high).map_or(Length::ZERO, |(low, high)| high - low)
    };
    let longest = [Edge::North, Edge::South, Edge::West, Edge::East].into_iter().max_by_key(|edge| long(*edge));
    let at = match (&zone.shape, longest.unwrap_or(Edge::North)) {
        (Shape::Circle { centre, .. }, _) => *centre,
        (Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. }, Edge::North) => {
            Point { x: across, y: Length::ZERO }
        }
        (Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. }, Edge::South) => {
            Point { x: across, y: table.depth }
        }
        (Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. }, Edge::West) => {
            Point { x: Length::ZERO, y: along }
        }
        (Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. }, Edge::East) => {
            Point { x: table.width, y: along }
        }
    };
    Thing {
        id: format!("{}-way-out", zone.id),
        kind: "way-out".to_owned(),
        label: format!("Way out, {}", zone.label),
        at,
        zone: Some(zone.id.clone()),
        until: None,
        unconfirmed: None,
    }
}
