//! Where a base is in a shape, and how near.

use nml_catalogue::length::Length;
use nml_catalogue::{Edge, Point, Shape, Table};

const TABLE: Table = Table { width: Length::inches(48), depth: Length::inches(48) };

#[test]
fn a_base_stands_wholly_in_a_strip_up_to_its_line() {
    let zone = Shape::Strip { edge: Edge::South, depth: Length::inches(12) };
    let base = Length::millimetres(16);
    let at = |y: Length| Point { x: Length::inches(10), y };
    let line = Length::inches(36);
    assert!(zone.holds_base(at(line + base), base, TABLE));
    assert!(!zone.holds_base(at(line + base - Length::micrometres(1)), base, TABLE));
    assert!(!zone.holds_base(at(line), base, TABLE));
    assert!(zone.holds(at(line), TABLE));
    assert!(!zone.holds(at(line - Length::micrometres(1)), TABLE));
}

#[test]
fn a_base_stands_wholly_in_a_circle_or_a_polygon() {
    let circle = Shape::Circle { centre: Point::inches(24, 24), radius: Length::inches(3) };
    assert!(circle.holds_base(Point::inches(26, 24), Length::inches(1), TABLE));
    assert!(!circle.holds_base(Point::inches(26, 25), Length::inches(1), TABLE));
    let wedge = Shape::Polygon { points: vec![Point::inches(0, 0), Point::inches(10, 0), Point::inches(0, 10)] };
    assert!(wedge.holds_base(Point::inches(2, 2), Length::inches(1), TABLE));
    assert!(!wedge.holds_base(Point::inches(5, 5), Length::inches(1), TABLE));
    assert!(!wedge.holds(Point::inches(6, 6), TABLE));
}

#[test]
fn nearness_counts_from_the_rim_of_the_base() {
    let ruin = Shape::Rect { corner: Point::inches(10, 10), width: Length::inches(4), depth: Length::inches(4) };
    let near = |x, y| ruin.within(Point::inches(x, y), Length::inches(1), Length::inches(1), TABLE);
    assert!(near(12, 12) && near(8, 12) && near(12, 16));
    assert!(!near(7, 12));
    assert!(!near(8, 8), "2.83 inches from the corner");
}

/// A rectangle is measured by its box; the same corners as a polygon, side by side.
#[test]
fn a_rectangle_holds_what_a_polygon_of_its_corners_holds() {
    let rect = Shape::Rect { corner: Point::inches(10, 20), width: Length::inches(6), depth: Length::inches(3) };
    let polygon = Shape::Polygon { points: rect.corners(TABLE) };
    let strip = Shape::Strip { edge: Edge::East, depth: Length::inches(9) };
    let edge = Shape::Polygon { points: strip.corners(TABLE) };
    let grid = |at: i32| Length::micrometres(at * 3_175_000 / 10 + 1);
    let radii = [Length::millimetres(16), Length::inches(1)];
    for (x, y) in (0..160).flat_map(|x| (0..160).map(move |y| (x, y))) {
        let at = Point { x: grid(x), y: grid(y) };
        for (one, other) in [(&rect, &polygon), (&strip, &edge)] {
            assert_eq!(one.holds(at, TABLE), other.holds(at, TABLE), "{at:?}");
            for radius in radii {
                assert_eq!(one.holds_base(at, radius, TABLE), other.holds_base(at, radius, TABLE), "{at:?}");
                for apart in [Length::ZERO - radius - radius, Length::ZERO, Length::inches(1)] {
                    let [near, by_sides] = [one, other].map(|shape| shape.within(at, radius, apart, TABLE));
                    assert_eq!(near, by_sides, "{at:?} {apart}");
                }
            }
        }
    }
}
