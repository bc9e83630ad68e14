//! A way through pieces.

use nml_catalogue::length::Length;
use nml_catalogue::stretch::{Stretch, across};
use nml_catalogue::{Point, Shape, Table};

const TABLE: Table = Table { width: Length::inches(48), depth: Length::inches(48) };

fn stretch(from: (i32, i32), to: (i32, i32)) -> Stretch {
    Stretch { from: Point::inches(from.0, from.1), to: Point::inches(to.0, to.1) }
}

fn box_at(x: i32, y: i32, width: i32, depth: i32) -> Shape {
    Shape::Rect { corner: Point::inches(x, y), width: Length::inches(width), depth: Length::inches(depth) }
}

#[test]
fn a_stretch_is_cut_where_it_enters_and_leaves() {
    let cut = stretch((0, 5), (20, 5)).spans(&box_at(4, 0, 6, 10), TABLE);
    assert_eq!(cut, [(Length::inches(4), Length::inches(10))]);
    let ring = Shape::Circle { centre: Point::inches(10, 5), radius: Length::inches(3) };
    assert_eq!(stretch((0, 5), (20, 5)).spans(&ring, TABLE), [(Length::inches(7), Length::inches(13))]);
    assert_eq!(stretch((0, 5), (8, 5)).spans(&ring, TABLE), [(Length::inches(7), Length::inches(8))]);
    assert_eq!(stretch((0, 9), (20, 9)).spans(&ring, TABLE), []);
}

#[test]
fn a_u_shaped_piece_is_entered_twice() {
    let points = [(4, 0), (6, 0), (6, 6), (10, 6), (10, 0), (12, 0), (12, 8), (4, 8)];
    let u = Shape::Polygon { points: points.map(|(x, y)| Point::inches(x, y)).to_vec() };
    let cut = stretch((0, 3), (20, 3)).spans(&u, TABLE);
    let inches = |a, b| (Length::inches(a), Length::inches(b));
    assert_eq!(cut, [inches(4, 6), inches(10, 12)]);
}

#[test]
fn a_base_sweeps_what_its_rim_crosses_and_may_touch() {
    let way = stretch((0, 5), (20, 5));
    assert!(!way.sweeps(&box_at(4, 6, 2, 2), Length::inches(1), TABLE), "it slides along");
    assert!(way.sweeps(&box_at(4, 6, 2, 2), Length::micrometres(25_500), TABLE));
    assert!(way.passes(Point::inches(10, 6), Length::inches(1)));
    assert!(!way.passes(Point::inches(22, 5), Length::inches(1)));
    assert_eq!(across(Length::inches(3), Length::inches(4)), Length::inches(5));
}
