//! The map of a scenario, with its measures in words.

use nml_catalogue::length::{INCH, Length};
use nml_catalogue::scenario::ZoneRole;
use nml_catalogue::{Edge, Point, Scenario, Shape, Table, Terrain, Zone};
use nml_exchange::print::{
    self, Drawing, LegendLine, Look, Map, Mark, Outline, Overlay, Piece, Sign, Spot, ZoneSide, Zoned,
};
use nml_words::measured;

use crate::plain_words::{self, in_a_row};
use crate::words::{prints as words, scenario_sheets as say, terrain};

/// The map.
pub(super) fn map(scenario: &Scenario) -> Map {
    let table = scenario.table;
    let ground = ground(table, &scenario.terrain);
    Map {
        zones: scenario.zones.iter().map(|one| zone(one, table)).collect(),
        legend: legend(&ground.terrain),
        marks: marks(scenario),
        ..ground
    }
}

/// The ground of a battle: its table with what stood on it.
pub(super) fn ground(table: Table, pieces: &[Terrain]) -> Map {
    Map {
        width: table.width.as_micrometres(),
        depth: table.depth.as_micrometres(),
        inch: INCH,
        zones: Vec::new(),
        terrain: pieces.iter().map(|one| piece(one, table)).collect(),
        legend: Vec::new(),
        marks: Vec::new(),
    }
}

pub(super) fn at(point: Point) -> print::Point {
    print::Point { x: point.x.as_micrometres(), y: point.y.as_micrometres() }
}

/// In the words of somebody with a ruler.
fn spot(point: Point) -> Spot {
    Spot { west: measured(point.x), north: measured(point.y) }
}

fn outline(shape: &Shape, table: Table) -> Outline {
    match shape {
        Shape::Circle { centre, radius } => Outline::Circle { centre: at(*centre), radius: radius.as_micrometres() },
        Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. } => {
            Outline::Corners(shape.corners(table).into_iter().map(at).collect())
        }
    }
}

fn zone(zone: &Zone, table: Table) -> Zoned {
    Zoned {
        label: zone.label.clone(),
        side: match zone.role {
            ZoneRole::Either => ZoneSide::Either,
            ZoneRole::Attacker => ZoneSide::Attacker,
            ZoneRole::Defender => ZoneSide::Defender,
        },
        outline: outline(&zone.shape, table),
        measures: measures(&zone.shape),
        spot: corner(&zone.shape),
        unconfirmed: zone.unconfirmed.is_some(),
    }
}

fn piece(piece: &Terrain, table: Table) -> Piece {
    let wide = measures(&piece.shape);
    Piece {
        label: piece.label.clone().unwrap_or_else(|| terrain::name(piece.kind)),
        outline: outline(&piece.shape, table),
        height: piece.height.as_micrometres(),
        look: Look::of(piece.kind, piece.look),
        over: Overlay::of(piece),
        spot: corner(&piece.shape),
        measures: if piece.height > Length::ZERO { say::high(wide, piece.height) } else { wide },
    }
}

/// Each drawing of a map once: what pieces look like first, then what lies over them.
fn legend(pieces: &[Piece]) -> Vec<LegendLine> {
    let looks = pieces.iter().map(|piece| Drawing::Look(piece.look));
    let over = pieces.iter().flat_map(|piece| piece.over.iter().map(|one| Drawing::Over(*one)));
    let mut lines: Vec<LegendLine> = Vec::new();
    for sign in looks.chain(over) {
        if lines.iter().all(|line| line.sign != sign) {
            lines.push(LegendLine { sign, name: terrain::drawing(sign) });
        }
    }
    lines
}

/// The measures of an area, as somebody with a ruler needs them.
fn measures(shape: &Shape) -> String {
    match shape {
        Shape::Strip { edge, depth } => {
            let edge = match edge {
                Edge::North => "north",
                Edge::South => "south",
                Edge::East => "east",
                Edge::West => "west",
            };
            say::whole_edge(edge, *depth)
        }
        Shape::Rect { width, depth, .. } => say::size(*width, *depth),
        Shape::Circle { radius, .. } => say::around(*radius),
        Shape::Polygon { points } => say::corners(in_a_row(points.iter().map(|p| format!("{} / {}", p.x, p.y)))),
    }
}

/// What its measures are counted from.
fn corner(shape: &Shape) -> Option<Spot> {
    match shape {
        Shape::Rect { corner, .. } => Some(spot(*corner)),
        Shape::Circle { centre, .. } => Some(spot(*centre)),
        Shape::Strip { .. } | Shape::Polygon { .. } => None,
    }
}

/// The longest label that fits into the ring of an objective.
const SHORT: usize = 2;

/// Objectives by label or number, everything else by letter.
fn marks(scenario: &Scenario) -> Vec<Mark> {
    let mut marks = Vec::new();
    let short = scenario.objectives.iter().all(|objective| objective.label.chars().count() <= SHORT);
    for (number, objective) in (1_u32..).zip(&scenario.objectives) {
        marks.push(Mark {
            key: if short { objective.label.clone() } else { number.to_string() },
            sign: Sign::Objective,
            name: if short { words::objective() } else { objective.label.clone() },
            spot: spot(objective.at),
            at: at(objective.at),
            radius: 0,
            unconfirmed: objective.unconfirmed.is_some(),
        });
    }
    // What lies where something is drawn already shares its mark.
    let mut add = |mark: Mark, keys: &mut dyn Iterator<Item = String>| match marks
        .iter_mut()
        .find(|other: &&mut Mark| other.at == mark.at)
    {
        Some(other) => {
            other.name = plain_words::then(&other.name, mark.name);
            other.radius = other.radius.max(mark.radius);
            other.unconfirmed |= mark.unconfirmed;
        }
        None => marks.push(Mark { key: keys.next().unwrap_or_default(), ..mark }),
    };
    let mut keys = ('a'..='z').map(String::from).chain((1_u32..).map(|n| format!("z{n}")));
    for thing in &scenario.things {
        let kind = scenario.kinds.iter().position(|kind| kind.id == thing.kind).unwrap_or_default();
        let radius = scenario.kinds.get(kind).map_or(Length::ZERO, |kind| kind.radius);
        let mark = Mark {
            key: String::new(),
            sign: Sign::Thing { kind },
            name: thing.label.clone(),
            spot: spot(thing.at),
            at: at(thing.at),
            radius: radius.as_micrometres(),
            unconfirmed: thing.unconfirmed.is_some(),
        };
        add(mark, &mut keys);
    }
    for neutral in &scenario.neutrals {
        for place in &neutral.spots {
            let mark = Mark {
                key: String::new(),
                sign: Sign::Neutral,
                name: neutral.sheet.name.clone(),
                spot: spot(place.at),
                at: at(place.at),
                radius: neutral.sheet.base.radius().as_micrometres(),
                unconfirmed: place.unconfirmed.is_some(),
            };
            add(mark, &mut keys);
        }
    }
    marks
}

/// What an objective is called if its label alone would not tell.
pub(super) fn objective(label: &str) -> String {
    if label.chars().count() <= SHORT { format!("{} {label}", words::objective()) } else { label.to_owned() }
}
