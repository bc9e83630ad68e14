//! Every piece of terrain is drawn as what it is, however large it is, and the map says what its drawings stand for.

use nml_catalogue::length::INCH;
use nml_catalogue::{TerrainKind, TerrainLook};
use nml_words::{Language, speaking};
use typst::layout::{Frame, FrameItem};
use typst::visualize::{Geometry, Shape};

use super::super::{
    Drawing, Fact, LegendLine, Look, Map, Mark, Named, Outline, Overlay, Paper, Piece, Point, ScenarioSheet, Scored,
    Sign, Spot, ZoneSide, Zoned, press,
};
use super::{clean, long, printed};

/// What a piece of any kind can be drawn as, by what players may say of it.
fn looks() -> Vec<Look> {
    let said = [TerrainLook::Wire, TerrainLook::Hedge, TerrainLook::Wood, TerrainLook::Crater, TerrainLook::Mire];
    let said: Vec<Option<TerrainLook>> = [None, Some(TerrainLook::Plain)].into_iter().chain(said.map(Some)).collect();
    let mut looks = Vec::new();
    for kind in TerrainKind::ALL {
        for look in said.iter().map(|look| Look::of(kind, *look)) {
            if !looks.contains(&look) {
                looks.push(look);
            }
        }
    }
    looks
}

const OVERLAYS: [Overlay; 4] = [Overlay::Difficult, Overlay::Dangerous, Overlay::Impassable, Overlay::Mined];

const fn at(x: i32, y: i32) -> Point {
    Point { x, y }
}

fn rect(x: i32, y: i32, width: i32, depth: i32) -> Outline {
    let (right, low) = (x.saturating_add(width), y.saturating_add(depth));
    Outline::Corners(vec![at(x, y), at(right, y), at(right, low), at(x, low)])
}

/// A box, a circle and five corners of about this size.
fn outlines(x: i32, y: i32, size: i32) -> [Outline; 3] {
    let corner = |dx: i64, dy: i64| {
        let part =
            |from: i32, share: i64| i32::try_from(i64::from(from) + i64::from(size) * share / 10).unwrap_or(i32::MAX);
        at(part(x, dx), part(y, dy))
    };
    let corners = [(0, 2), (4, 0), (10, 3), (9, 9), (5, 6)];
    [
        rect(x, y, size, size / 2),
        Outline::Circle { centre: corner(5, 5), radius: size / 2 },
        Outline::Corners(corners.map(|(dx, dy)| corner(dx, dy)).to_vec()),
    ]
}

fn piece(look: Look, over: &[Overlay], outline: Outline) -> Piece {
    Piece {
        label: String::new(),
        outline,
        height: 3 * INCH,
        look,
        over: over.to_vec(),
        measures: "6″ by 4″, 3″ high".into(),
        spot: Some(Spot { west: "12″".into(), north: "24½″".into() }),
    }
}

fn sheet(terrain: Vec<Piece>, legend: Vec<LegendLine>) -> ScenarioSheet {
    let side = 48 * INCH;
    let map = Map { width: side, depth: side, inch: INCH, zones: Vec::new(), terrain, legend, marks: Vec::new() };
    ScenarioSheet { name: "The mill".into(), turns: 4, sides: vec!["A".into(), "B".into()], map, ..Default::default() }
}

/// The curves of a frame, each with its pen.
fn strokes(frame: &Frame) -> Vec<&Shape> {
    let mut found = Vec::new();
    for (_, item) in frame.items() {
        if let FrameItem::Group(group) = item {
            found.extend(strokes(&group.frame));
        } else if let FrameItem::Shape(shape, _) = item
            && matches!(shape.geometry, Geometry::Curve(_))
        {
            found.push(shape);
        }
    }
    found
}

/// How many parts they have.
fn parts(strokes: &[&Shape]) -> usize {
    strokes.iter().map(|shape| if let Geometry::Curve(curve) = &shape.geometry { curve.0.len() } else { 0 }).sum()
}

/// The group of frames that has this many with curves in them: the pieces of the map.
fn drawn(frame: &Frame, many: usize) -> Option<Vec<Vec<&Shape>>> {
    let inner =
        || frame.items().filter_map(|(_, item)| if let FrameItem::Group(g) = item { Some(&g.frame) } else { None });
    let groups: Vec<Vec<&Shape>> = inner().map(strokes).filter(|strokes| !strokes.is_empty()).collect();
    if groups.len() == many { Some(groups) } else { inner().find_map(|frame| drawn(frame, many)) }
}

#[test]
fn each_look_and_all_that_lies_over_one_is_drawn_as_something_of_its_own() {
    let looks = looks();
    assert_eq!(looks.len(), TerrainKind::ALL.len() + 5, "{looks:?}");
    let over = |over: Overlay| (Look::Hill, vec![over]);
    let all: Vec<(Look, Vec<Overlay>)> =
        looks.iter().map(|look| (*look, Vec::new())).chain(OVERLAYS.map(over)).collect();
    for (form, outline) in outlines(12 * INCH, 12 * INCH, 6 * INCH).into_iter().enumerate() {
        // All in one place, where the hand draws the same twice.
        let pieces = all.iter().map(|(look, over)| piece(*look, over, outline.clone())).collect();
        let (document, _) = printed(press::SCENARIO, &sheet(pieces, Vec::new()), Paper::A4);
        let found = drawn(&document.pages()[0].frame, all.len()).expect("each piece is drawn by itself");
        for (n, (strokes, name)) in found.iter().zip(&all).enumerate() {
            let like = found.iter().take(n).position(|other| other == strokes);
            assert_eq!(like, None, "{name:?} looks like another in form {form}");
        }
    }
}

#[test]
fn no_piece_takes_more_strokes_than_a_press_can_bear_however_large_it_is() {
    for (turn, size) in [i32::MIN / 4, 0, i32::MAX].into_iter().enumerate() {
        // Each look in one form, and in another one at the next size.
        let form = |n: usize| outlines(0, 0, size).into_iter().nth((n + turn) % 3).unwrap();
        let all: Vec<Piece> = looks().iter().enumerate().map(|(n, look)| piece(*look, &OVERLAYS, form(n))).collect();
        let many = all.len();
        let (document, _) = printed(press::SCENARIO, &sheet(all, Vec::new()), Paper::A4);
        let parts = parts(&strokes(&document.pages()[0].frame));
        assert!(parts < many * 2000, "{parts} parts in {many} pieces of {size}");
    }
}

#[test]
fn a_map_with_every_piece_stays_on_its_paper_and_explains_its_drawings() {
    let looks = looks();
    let pieces = looks.iter().chain(&looks).enumerate().map(|(n, look)| {
        let place = i32::try_from(n).unwrap();
        let (x, y) = ((place % 6) * 8 * INCH, (place / 6) * 8 * INCH);
        let [box_, circle, corners] = outlines(x, y, 5 * INCH);
        let outline = [box_, circle, corners].into_iter().nth(n % 3).unwrap();
        let over = OVERLAYS.get(n % 8).copied().into_iter().collect::<Vec<_>>();
        Piece { label: format!("Piece {n}"), ..piece(*look, &over, outline) }
    });
    let signs = looks.iter().map(|look| Drawing::Look(*look)).chain(OVERLAYS.map(Drawing::Over));
    let legend = signs.map(|sign| LegendLine { sign, name: format!("Drawing {sign:?}") }).collect();
    let mut sheet = sheet(pieces.collect(), legend);
    sheet.facts = vec![Fact { name: "Terrain".into(), lines: vec![long(9)] }; 6];
    sheet.points = vec![Scored { points: 2, text: long(6) }; 4];
    sheet.deeds = vec![Named::new(long(1), long(6)); 6];
    let zone = |label: &str, side, y| Zoned {
        label: label.into(),
        side,
        outline: rect(0, y, 48 * INCH, 8 * INCH),
        measures: "8″ deep".into(),
        spot: None,
        unconfirmed: true,
    };
    sheet.map.zones = vec![zone("Attacker", ZoneSide::Attacker, 0), zone("Defender", ZoneSide::Defender, 40 * INCH)];
    let mark = |key: &str, x| Mark {
        key: key.into(),
        sign: Sign::Objective,
        name: "Objective".into(),
        spot: Spot { west: "24″".into(), north: "24″".into() },
        at: at(x, 24 * INCH),
        radius: 0,
        unconfirmed: false,
    };
    sheet.map.marks = vec![mark("1", 12 * INCH), mark("2", 36 * INCH)];
    // With little to say beside it, the map leaves room for the drawings there, under a heading of their own.
    let mut few = sheet.clone();
    (few.facts, few.points) = (Vec::new(), Vec::new());
    few.map.legend.truncate(6);
    for (language, paper, sheet, heading) in [
        (Language::German, Paper::A4, &few, Some("Legende")),
        (Language::Polish, Paper::Letter, &few, Some("Legenda")),
        (Language::English, Paper::A4, &sheet, None),
    ] {
        let (document, pieces) = speaking(language, || printed(press::SCENARIO, sheet, paper));
        clean(&document, &pieces);
        let said = pieces.iter().filter(|piece| piece.page == 0).map(|piece| piece.text.as_str());
        let said: Vec<String> = said.map(|text| text.replace('\u{200b}', "")).collect();
        assert_eq!(said.iter().any(|text| Some(text.as_str()) == heading), heading.is_some(), "{said:?}");
        let all = said.concat().replace(char::is_whitespace, "");
        // Under the map, rows of them may begin another page.
        for line in sheet.map.legend.iter().filter(|_| heading.is_some()) {
            assert!(all.contains(&line.name.replace(' ', "")), "{} is not in {all}", line.name);
        }
        let named = (0..34).filter(|n| said.iter().any(|text| *text == format!("Piece {n}"))).count();
        assert!(named > 20, "{named} pieces have their names on the page");
    }
}
