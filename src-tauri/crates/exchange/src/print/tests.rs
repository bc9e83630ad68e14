//! Everything printed stays on its paper and on its card, and no text overlaps another.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod terrain;

use nml_words::{Language, speaking};
use serde::Serialize;
use typst::layout::{Abs, Frame, FrameItem, Point as Spot, Transform};
use typst_layout::PagedDocument;

use super::press::{self, Template, set};
use super::{
    BattleModel, BattleSheet, BattleSide, Card, CardSheet, CardTrait, CardWeapon, ChronicleFigures, ChronicleGame,
    ChronicleHonour, ChroniclePlace, ChronicleSheet, ChronicleSide, EveningPairing, EveningSheet, EveningSide,
    EveningStandings, Experience, Figure, Grave, Graves, Imprint, KitLine, Map, Named, Paper, Point, RosterLine,
    RosterSheet, WithArt, emblem,
};

/// A piece of text where it stands on its page, in points.
#[derive(Clone, Debug)]
struct Piece {
    page: usize,
    text: String,
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

fn imprint() -> Imprint {
    Imprint { rules: "rules 1.0.2".to_owned() }
}

fn pieces(document: &PagedDocument) -> Vec<Piece> {
    let mut found = Vec::new();
    for (page, sheet) in document.pages().iter().enumerate() {
        walk(&sheet.frame, Transform::identity(), page, &mut found);
    }
    found
}

fn walk(frame: &Frame, at: Transform, page: usize, found: &mut Vec<Piece>) {
    for (position, item) in frame.items() {
        let here = at.pre_concat(Transform::translate(position.x, position.y));
        if let FrameItem::Group(group) = item {
            walk(&group.frame, here.pre_concat(group.transform), page, found);
        } else if let FrameItem::Text(text) = item {
            let start = Spot::zero().transform(here);
            let end = Spot::new(text.width(), Abs::zero()).transform(here);
            // The height of its small letters: what may never be printed over.
            let rise = text.size.to_pt() * 0.45;
            found.push(Piece {
                page,
                text: text.text.to_string(),
                left: start.x.to_pt(),
                right: end.x.to_pt(),
                top: start.y.to_pt() - rise,
                bottom: start.y.to_pt(),
            });
        }
    }
}

/// A picture that every card may name as its first.
fn picture() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(48, 48, image::Rgb([90, 20, 20]))
        .write_to(&mut bytes, image::ImageFormat::Jpeg)
        .unwrap();
    bytes.into_inner()
}

fn printed<S: Serialize>(template: Template, sheet: &S, paper: Paper) -> (PagedDocument, Vec<Piece>) {
    with_pictures(template, sheet, &[picture()], paper)
}

/// The same under emblems.
fn emblazoned<S: Serialize>(template: Template, sheet: &S, paper: Paper) -> (PagedDocument, Vec<Piece>) {
    let shield = emblem("court", Some("fang-of-the-seething-black"), None).into_bytes();
    with_pictures(template, sheet, &vec![shield; 40], paper)
}

fn with_pictures<S: Serialize>(
    template: Template,
    sheet: &S,
    pictures: &[Vec<u8>],
    paper: Paper,
) -> (PagedDocument, Vec<Piece>) {
    let document = set(template, "A test", sheet, pictures, &imprint(), paper).unwrap();
    let pieces = pieces(&document);
    (document, pieces)
}

/// Everything stands on its page with room for a printer's edge, and on nothing else.
fn clean(document: &PagedDocument, pieces: &[Piece]) {
    let edge = 12.0;
    for piece in pieces {
        let size = document.pages()[piece.page].frame.size();
        assert!(piece.left >= edge && piece.right <= size.x.to_pt() - edge, "over the side: {piece:?}");
        assert!(piece.top >= edge && piece.bottom <= size.y.to_pt() - edge, "over the end: {piece:?}");
    }
    for (i, one) in pieces.iter().enumerate() {
        for other in pieces.iter().skip(i + 1).filter(|other| other.page == one.page) {
            let wide = one.right.min(other.right) - one.left.max(other.left);
            let high = one.bottom.min(other.bottom) - one.top.max(other.top);
            assert!(wide <= 1.0 || high <= 0.5, "one stands on the other: {one:?} {other:?}");
        }
    }
}

fn long(words: usize) -> String {
    vec!["Untergangsbeschleuniger"; words].join(" ")
}

fn traits() -> Vec<CardTrait> {
    let one = |name: &str, value: &str| CardTrait {
        name: name.into(),
        value: value.into(),
        unit: if name == "Base" { "mm".into() } else { String::new() },
        why: if name == "Armour" { vec!["Reinforced Armour −2".into(), "Trench Shield −1".into()] } else { vec![] },
        wrong: false,
    };
    vec![one("Move", "6″"), one("Ranged", "+2"), one("Melee", "−1"), one("Armour", "−3"), one("Base", "50 × 75")]
}

/// A model as large as a rule admits it, or larger.
fn crowded(name: &str) -> (RosterLine, Card) {
    let line = RosterLine {
        name: name.to_owned(),
        entry: "Mechanized Heavy Infantry".into(),
        elite: true,
        words: vec!["Tough".into(), "Negate Fear".into(), "Fireteam 1 with Pneumonoultramicroscopic".into()],
        traits: traits().into_iter().filter(|it| it.name != "Base").collect(),
        kit: (0..12)
            .map(|n| KitLine { name: format!("{} {n}", long(1)), price: "120 + 2 Glory".into(), wrong: n == 3 })
            .collect(),
        skills: vec![long(2); 3],
        injuries: vec![long(2); 3],
        scars: [2, 4],
        experience: Some(Experience { have: 7, most: 18, due: vec![2, 4, 7, 10, 14, 18] }),
        misses: true,
        cost: "1250 + 12 Glory".into(),
        unchecked: vec![long(12)],
    };
    let card = Card {
        name: name.to_owned(),
        entry: line.entry.clone(),
        portrait: Some(0),
        elite: true,
        cost: line.cost.clone(),
        fireteam: "Pneumonoultramicroscopicsilico".into(),
        by_hand: true,
        misses: true,
        traits: traits(),
        weapons: (0..8)
            .map(|n| CardWeapon {
                name: format!("{} {n}", long(1)),
                text: "24″, melee, two-handed · +2 DICE, −1 INJURY MODIFIER".into(),
                keywords: vec!["IGNORE ARMOUR".into(), "AUTOMATIC 2".into(), "SHRAPNEL".into()],
            })
            .collect(),
        kit: vec![long(2); 6],
        abilities: vec![Named::new(long(2), long(20)); 6],
        unchecked: vec![long(16)],
        keywords: vec![Named::new("IGNORE LONG RANGE", long(10)); 10],
    };
    (line, card)
}

const NAMES: [&str; 12] = [
    "#panic()",
    "] #eval(\"1\") [",
    "*bold* _x_ `raw` $x^2$",
    "\\u{41} // gone? /* gone? */",
    "@label <label> = heading",
    "- one\n+ two",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "🔥☠️🪖 of the 7ᵗʰ",
    "שלום עולם العربية",
    "",
    "\u{202e}leiro\u{200b}",
    "{\"json\": [1, 2]} \"quoted\" 'q'",
];

fn warband(models: usize) -> (RosterSheet, CardSheet) {
    let (lines, cards) = (0..models).map(|n| crowded(NAMES[n % NAMES.len()])).unzip();
    let figure = |n: usize| Figure { name: format!("Sum {n}"), value: "12345".into(), of: "12345".into() };
    let roster = RosterSheet {
        name: NAMES[6].into(),
        faction: long(4),
        player: NAMES[6].into(),
        choices: vec![Named::new("Patron", long(2)); 3],
        figures: (0..8).map(figure).collect(),
        models: lines,
        arsenal: Vec::new(),
        fallen: vec![Named::new(NAMES[6], long(3)); 4],
        broken: vec![long(9); 3],
        waived: vec![Named::new(long(3), long(4)); 2],
        unchecked: vec![long(12); 3],
    };
    (roster, CardSheet { name: NAMES[6].into(), faction: long(2), cards, pictures: vec![picture()] })
}

#[test]
fn forty_crowded_models_stay_on_their_paper() {
    let (roster, _) = warband(40);
    for paper in [Paper::A4, Paper::Letter] {
        let (document, pieces) = emblazoned(press::ROSTER, &roster, paper);
        clean(&document, &pieces);
        assert!((8..=45).contains(&document.pages().len()), "{}", document.pages().len());
    }
}

#[test]
fn what_is_too_much_for_a_card_goes_on_with_a_second_one() {
    let (_, cards) = warband(NAMES.len());
    for paper in [Paper::A4, Paper::Letter] {
        let (document, pieces) = printed(press::CARDS, &cards, paper);
        clean(&document, &pieces);
        let size = document.pages()[0].frame.size();
        let (middle, half) = (size.x.to_pt() / 2.0, size.y.to_pt() / 2.0);
        for piece in &pieces {
            assert!(piece.right < middle - 8.0 || piece.left > middle + 8.0, "over the cut: {piece:?}");
            assert!(piece.bottom < half - 8.0 || piece.top > half + 8.0, "over the cut: {piece:?}");
        }
        let again = pieces.iter().filter(|piece| piece.text == "continued").count();
        assert!(again >= NAMES.len(), "{again} second cards");
        assert_eq!(document.pages().len(), (again + NAMES.len()).div_ceil(4));
    }
}

/// A place whose figures take all the room they can.
fn place(n: usize) -> ChroniclePlace {
    ChroniclePlace {
        rank: n.to_string(),
        name: NAMES[n % NAMES.len()].into(),
        about: long(3),
        player: String::new(),
        figures: ChronicleFigures {
            cvp: "2400".into(),
            games: "200".into(),
            record: "200–0–0".into(),
            difference: "+10000".into(),
            scored: "in 199 of 200".into(),
            deeds: "2000".into(),
            casualties: "2000 : 2000".into(),
            told: "in 199 of 200".into(),
            deeds_told: "in 199 of 200".into(),
        },
    }
}

/// The sheet of a battle of this many sides with this many models each, all of them with names as long as they may be.
fn battle(sides: usize, models: usize) -> BattleSheet {
    let model = |n: usize| BattleModel {
        name: NAMES[n % NAMES.len()].into(),
        entry: long(2),
        elite: n.is_multiple_of(2),
        fit: !n.is_multiple_of(3),
        why: if n.is_multiple_of(3) { "misses the next game".into() } else { String::new() },
    };
    let side = |n: usize| BattleSide {
        letter: ["A", "B", "C", "D"][n].into(),
        name: NAMES[6].into(),
        player: long(1),
        models: (0..models).map(model).collect(),
        open: 3,
    };
    BattleSheet {
        name: NAMES[6].into(),
        sides: (0..sides).map(side).collect(),
        scenario: long(2),
        attacker: true,
        turns: "6".into(),
        deeds: vec![Named::new(long(1), long(14)); 8],
        open_deeds: 2,
    }
}

#[test]
fn a_battle_sheet_of_four_crowded_sides_stays_on_its_paper() {
    for (sides, models) in [(2, 0), (2, 12), (4, 22)] {
        for paper in [Paper::A4, Paper::Letter] {
            let (document, pieces) = printed(press::BATTLE, &battle(sides, models), paper);
            clean(&document, &pieces);
            assert!((1..=8).contains(&document.pages().len()), "{}", document.pages().len());
        }
    }
}

/// A season of this many games among this many sides, all of them long-winded.
fn chronicle(games: usize, sides: usize) -> ChronicleSheet {
    let told = |n: usize| Named::new(NAMES[n % NAMES.len()], long(9));
    let side = |n: usize| ChronicleSide {
        name: NAMES[n % NAMES.len()].into(),
        outcome: "gave up, attacked".into(),
        won: n == 1,
        vp: "10000 VP".into(),
        cvp: "200 CVP".into(),
        told: long(160),
        untold: long(3),
    };
    let game = |n: usize| ChronicleGame {
        number: format!("Game {n}"),
        scenario: NAMES[n % NAMES.len()].into(),
        when: "30 September 2026 · 12 Turns".into(),
        note: long(6),
        sides: (0..sides).map(side).collect(),
        corrected: (0..2).map(told).collect(),
        words: (0..4).map(|_| Named::new("Ada, 30 April 2026", long(60))).collect(),
    };
    let honour = |n: usize| ChronicleHonour {
        name: "Most often fallen, and still standing".into(),
        figure: "12 models Out of Action".into(),
        holders: (0..n).map(|n| NAMES[n % NAMES.len()].to_owned()).collect(),
    };
    ChronicleSheet {
        title: "Chronicle".into(),
        name: NAMES[6].into(),
        about: "12 Warbands · 12 games".into(),
        first: String::new(),
        standings_note: long(8),
        standings: (0..12).map(place).collect(),
        house: (0..13).map(|_| long(12)).collect(),
        written: vec![["#pagebreak() *no* $markup$", &long(300)].join("\n"), "x".repeat(400), long(60)],
        honours_note: "12 games · dice counted from 5 with a log".into(),
        honours: (1..13).map(honour).collect(),
        dead: (0..40).map(told).collect(),
        games: (1..=games).map(game).collect(),
    }
}

/// A table of this many inches each way, on which this many fell.
fn graves(inches: i32, fallen: usize) -> Graves {
    let at = |n: usize| (i32::try_from(n).unwrap() * 2 + 1) * inches * 25_400 / 12;
    let grave = |n: usize| Grave {
        at: Point { x: at(n % 6), y: at(n / 6) },
        side: n % 4,
        name: NAMES[n % NAMES.len()].into(),
        turn: "Turn 12".into(),
    };
    let side = inches * 25_400;
    let map = Map {
        width: side,
        depth: side,
        inch: 25_400,
        zones: Vec::new(),
        terrain: Vec::new(),
        legend: Vec::new(),
        marks: Vec::new(),
    };
    Graves { map, graves: (0..fallen).map(grave).collect() }
}

#[test]
fn a_chronicle_of_long_games_stays_on_its_paper() {
    for (games, sides, paper) in [(0, 2, Paper::A4), (2, 2, Paper::Letter), (1, 3, Paper::A4), (1, 8, Paper::A4)] {
        let graves = vec![Some(graves(48, 24)); games];
        let chronicle = chronicle(games, sides);
        // Some have a picture, some an emblem, and for some nobody knows whose they were.
        let face = |n: usize| [Some("picture-12.jpg"), Some("picture-0.svg"), None][n % 3].map(str::to_owned);
        let sheet = WithArt {
            sheet: &chronicle,
            graves: &graves,
            dead_faces: (0..chronicle.dead.len()).map(face).collect(),
            holder_faces: chronicle.honours.iter().map(|of| (0..of.holders.len()).map(face).collect()).collect(),
        };
        let shield = emblem("court", Some("fang-of-the-seething-black"), None).into_bytes();
        let art: Vec<Vec<u8>> = std::iter::repeat_n(shield, 12).chain([picture()]).collect();
        let (document, pieces) = with_pictures(press::CHRONICLE, &sheet, &art, paper);
        clean(&document, &pieces);
        assert!(document.pages().len() > games, "{games} games: {} pages", document.pages().len());
        let last = format!("{0} / {0}", document.pages().len());
        assert!(pieces.iter().any(|piece| piece.text == last), "the pages are counted");
    }
}

/// An evening of this many games, with names as long as any.
fn evening(games: usize) -> EveningSheet {
    let side = |n: usize| EveningSide {
        name: NAMES[n % NAMES.len()].into(),
        warband: NAMES[(n + 5) % NAMES.len()].into(),
        attacks: n.is_multiple_of(2),
    };
    let pairing = |n: usize| EveningPairing {
        table: (n + 100).to_string(),
        about: long(8),
        sides: vec![side(n), side(n + 1)],
        scenario: NAMES[n % NAMES.len()].into(),
        kind: NAMES[(n + 3) % NAMES.len()].into(),
    };
    EveningSheet {
        name: NAMES[6].into(),
        round: "Round 20".into(),
        about: long(6),
        minutes: "A round is 600 minutes, with 600 minutes of break after it.".into(),
        pairings: (0..games).map(pairing).collect(),
        byes: vec![Named::new(NAMES[2], "sits out.")],
        seats: (0..2 * games).map(|n| Named::new(NAMES[n % NAMES.len()], "128")).collect(),
        slips: (0..games).map(pairing).collect(),
        standings: vec![EveningStandings {
            name: NAMES[4].into(),
            about: long(9),
            places: (0..40).map(place).collect(),
            emblems: Vec::new(),
        }],
        scenarios: Vec::new(),
    }
}

#[test]
fn an_evening_stays_on_its_paper_and_two_tables_share_a_page() {
    for (games, paper) in [(1, Paper::A4), (7, Paper::Letter), (128, Paper::A4)] {
        let (document, pieces) = emblazoned(press::EVENING, &evening(games), paper);
        clean(&document, &pieces);
        let slips = pieces.iter().filter(|piece| piece.text == "Victory points").map(|piece| piece.page);
        let pages: std::collections::BTreeSet<usize> = slips.collect();
        assert_eq!(pages.len(), games.div_ceil(2), "two tables to a page");
    }
    let (document, _) = emblazoned(press::EVENING, &EveningSheet { standings: vec![], ..evening(0) }, Paper::A4);
    assert_eq!(document.pages().len(), 1, "what is empty takes no page");
}

#[test]
fn blank_cards_are_one_page() {
    let (document, pieces) = printed(press::CARDS, &CardSheet::default(), Paper::Letter);
    clean(&document, &pieces);
    assert_eq!(document.pages().len(), 1);
}

/// German words are longer, and every sheet has its own of them.
#[test]
fn every_sheet_stays_on_its_paper_in_every_language_and_says_its_words() {
    let (roster, cards) = warband(12);
    for (language, head, foot) in [
        (Language::German, "SCHLACHTBOGEN", "inoffiziell"),
        (Language::Polish, "ARKUSZ BITWY", "nieoficjalny"),
        (Language::English, "BATTLE SHEET", "unofficial"),
    ] {
        let chronicle = chronicle(2, 2);
        let told = WithArt {
            sheet: &chronicle,
            graves: &[None, None],
            dead_faces: vec![None; chronicle.dead.len()],
            holder_faces: vec![Vec::new(); chronicle.honours.len()],
        };
        let all = speaking(language, || {
            [
                emblazoned(press::ROSTER, &roster, Paper::A4),
                printed(press::CARDS, &cards, Paper::A4),
                printed(press::CARDS, &CardSheet::default(), Paper::A4),
                printed(press::BATTLE, &battle(2, 8), Paper::A4),
                emblazoned(press::CHRONICLE, &told, Paper::A4),
                emblazoned(press::EVENING, &evening(4), Paper::A4),
            ]
        });
        let mut said = String::new();
        for (document, pieces) in &all {
            clean(document, pieces);
            said.extend(pieces.iter().map(|piece| format!("{} ", piece.text)));
        }
        assert!(said.contains(head) && said.contains(foot), "{}: {said}", language.tag());
        assert!(!said.contains("{rules}") && !said.contains("{most}"), "{said}");
    }
}

#[test]
fn a_sheet_out_of_bounds_is_refused_in_one_line() {
    let (mut roster, _) = warband(1);
    roster.unchecked = vec![long(100); 2000];
    let refused = super::roster(&roster, String::new(), &imprint(), Paper::A4).unwrap_err();
    assert_eq!(refused.code.name, "UNPRINTABLE");
    assert!(refused.to_string().contains("2097152 at most"), "{refused}");
}
