//! Where pieces of terrain may stand on a battlefield.

use crate::shipped::scenario;
use nml_battle::setup::{Astray, Battlefield, Genesis, Piece, SetUpEdit, evolve};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::TerrainSpacing;
use nml_catalogue::{Point, Shape, Terrain};

/// Covers SET-02, C-45 6_in.
#[test]
fn pieces_of_no_mans_land_stand_three_inches_apart_or_six() {
    let begun = Genesis { name: "Friday".into(), scenario: scenario(1), ruleset: "x".into(), campaign: None };
    let mut set_up = begun.found().unwrap();
    let shape =
        |x, width| Shape::Rect { corner: Point::inches(x, 28), width: Length::inches(width), depth: Length::inches(2) };
    let ruin = set_up.terrain[0].clone();
    for (id, shape) in [("crater", shape(20, 3)), ("hedge", shape(27, 4))] {
        let terrain = Terrain { id: id.into(), label: Some(id.into()), shape, ..ruin.clone() };
        evolve(&mut set_up, &SetUpEdit::Place { terrain });
    }
    // Four inches from 23 to 27; ruin 3 in the middle ends at 27 by 27, an inch above the hedge.
    let piece = |label: &str, nth| Piece { label: Some(label.into()), kind: ruin.kind, nth };
    let near = |one, other, inches| Astray::Near { one, other, apart: Length::inches(inches) };
    let middle = || piece("Ruin", Some(3));
    let three = [near(middle(), piece("crater", None), 3), near(middle(), piece("hedge", None), 3)];
    assert_eq!(set_up.astray(Battlefield::NoMansLand, TerrainSpacing::ThreeIn), three);
    let six = set_up.astray(Battlefield::NoMansLand, TerrainSpacing::SixIn);
    assert_eq!(six.len(), 4, "{six:?}");
    let hedge = || piece("hedge", None);
    assert_eq!(six[2..], [near(piece("Ruin", Some(5)), hedge(), 6), near(piece("crater", None), hedge(), 6)]);
    // Among trenches the reading of No Man's Land does not count.
    let lines = set_up.astray(Battlefield::TrenchLines, TerrainSpacing::SixIn);
    assert_eq!(lines, three);
}
