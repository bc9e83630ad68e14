//! A copy of rules 1.0.2 with rows changed by hand, and what sets it apart from them.

use nml_catalogue::difference::{Field, FieldChange, PackPart, RowChange, Said, difference};
use nml_catalogue::fault::faults;
use nml_catalogue::house_pack::{
    Genesis, HousePack, HousePackEdit, ListRef, ROWS_MAX, Row, RowRef, decide, evolve, fresh_id,
};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::simple_effect::{SimpleEffect, SimpleWhat, SimpleWhen, Takes};
use nml_catalogue::{Currency, Line, Pack};

/// A file of the shipped pack: this crate reads none.
macro_rules! shipped {
    ($path:literal) => {
        serde_json::from_str(include_str!(concat!("../../../../../data/packs/official-1.0.2/", $path))).unwrap()
    };
}

/// Rules 1.0.2 without the scenarios.
fn rules() -> Pack {
    Pack {
        manifest: shipped!("pack.json"),
        items: shipped!("items.json"),
        keywords: shipped!("keywords.json"),
        factions: vec![
            shipped!("factions/black-grail.json"),
            shipped!("factions/court.json"),
            shipped!("factions/heretic-legions.json"),
            shipped!("factions/iron-sultanate.json"),
            shipped!("factions/new-antioch.json"),
            shipped!("factions/trench-pilgrims.json"),
        ],
        mercenaries: shipped!("mercenaries.json"),
        scenarios: Vec::new(),
        trauma: shipped!("trauma.json"),
        campaign: shipped!("campaign.json"),
        skills: shipped!("skills.json"),
        exploration: shipped!("exploration.json"),
        maps: Vec::new(),
    }
}

fn begun(base: &Pack) -> HousePack {
    let (hash, id) = ("ab".repeat(32), "club-rules".to_owned());
    Genesis::copy(&base.manifest, hash, id, "Club rules".into(), "2027".into()).found().unwrap()
}

fn does(base: &Pack, house: &mut HousePack, edit: HousePackEdit) -> Vec<HousePackEdit> {
    let events = decide(base, house, &edit).unwrap();
    events.iter().for_each(|event| evolve(house, event));
    events
}

fn write(base: &Pack, house: &mut HousePack, row: Row) -> Vec<HousePackEdit> {
    does(base, house, HousePackEdit::Write { row: Box::new(row), after: None })
}

fn antioch() -> ListRef {
    ListRef::of("new-antioch")
}

fn yeoman() -> RowRef {
    RowRef::Model { list: antioch(), id: "yeoman".into() }
}

fn item(id: &str) -> RowRef {
    RowRef::Item { id: id.into() }
}

fn field(field: Field, before: Said, after: Said) -> FieldChange {
    FieldChange { field, before: Some(before), after: Some(after) }
}

#[test]
fn what_was_changed_is_laid_over_and_nothing_else_differs() {
    let base = rules();
    let mut house = begun(&base);
    let Some(Row::Model { list, mut entry }) = yeoman().find(&base) else { panic!("a Yeoman") };
    (entry.ducats, entry.max) = (34, Some(6));
    let _ = write(&base, &mut house, Row::Model { list, entry });
    let Some(Row::Item { mut item }) = item("trench-club").find(&base) else { panic!("a club") };
    item.keywords.push(Keyword::Risky);
    let _ = write(&base, &mut house, Row::Item { item });
    let line = Line { currency: Currency::Glory, ..Line::open("pistol", 2) };
    let _ = write(&base, &mut house, Row::Line { list: antioch(), line });
    let pack = house.composed(&base).unwrap();
    assert_eq!(faults(&pack), []);
    assert_eq!((pack.manifest.name.as_str(), pack.manifest.rules_version.as_str()), ("Club rules", "2027"));
    assert_eq!(pack.manifest.rests_on, None, "it stands by itself");

    let rows = difference(&base, &pack);
    let told: Vec<_> = rows.iter().map(|row| (row.part, row.faction.as_deref(), row.name.as_str())).collect();
    let new_antioch = Some("Principality of New Antioch");
    assert_eq!(
        told,
        [
            (PackPart::Model, new_antioch, "Yeoman"),
            (PackPart::Line, new_antioch, "Pistol"),
            (PackPart::Item, None, "Trench Club")
        ]
    );
    let fields = |at: usize| match &rows[at].what {
        RowChange::Changed(fields) => fields.clone(),
        other @ (RowChange::Added | RowChange::Removed) => panic!("{other:?}"),
    };
    assert_eq!(
        fields(0),
        [
            field(Field::Ducats, Said::Number(30), Said::Number(34)),
            field(Field::Limit, Said::Unlimited, Said::Number(6))
        ]
    );
    let price = field(Field::Price, Said::Price(6, Currency::Ducats), Said::Price(2, Currency::Glory));
    assert_eq!(fields(1), [price]);
    let risky = FieldChange { field: Field::Keyword, before: None, after: Some(Said::Text("RISKY".into())) };
    assert_eq!(fields(2), [risky]);
    // The other way round every change is told backwards.
    let back = difference(&pack, &base);
    assert_eq!(back.len(), 3);
    assert!(matches!(&back[0].what, RowChange::Changed(fields)
        if fields[0] == field(Field::Ducats, Said::Number(34), Said::Number(30))));
    assert_eq!(difference(&pack, &pack), []);
}

#[test]
fn a_row_written_back_as_it_was_is_no_longer_changed() {
    let base = rules();
    let mut house = begun(&base);
    let Some(Row::Item { mut item }) = item("trench-club").find(&base) else { panic!("a club") };
    let before = item.clone();
    item.dice = 1;
    assert_eq!(write(&base, &mut house, Row::Item { item: item.clone() }).len(), 1);
    assert_eq!(write(&base, &mut house, Row::Item { item }), [], "nothing new is said");
    let back = write(&base, &mut house, Row::Item { item: before });
    assert_eq!(back, [HousePackEdit::Restore { row: self::item("trench-club") }]);
    assert!(house.rows.is_empty());
}

#[test]
fn a_new_row_stands_behind_its_model_and_goes_without_a_trace() {
    let base = rules();
    let mut house = begun(&base);
    let Some(Row::Model { list, mut entry }) = yeoman().find(&base) else { panic!("a Yeoman") };
    (entry.id, entry.name) = ("yeoman-guard".into(), "Yeoman Guard".into());
    let row = Row::Model { list, entry };
    let at = row.at();
    let add = HousePackEdit::Write { row: Box::new(row), after: Some("yeoman".into()) };
    let _ = does(&base, &mut house, add);
    let ids = |house: &HousePack| {
        let pack = house.composed(&base).unwrap();
        antioch().models(&pack).iter().map(|entry| entry.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&house)[3..6], ["yeoman", "yeoman-guard", "shocktrooper"]);
    // The row behind which it stands may go: it stays, at the end.
    let _ = does(&base, &mut house, HousePackEdit::Remove { row: yeoman() });
    assert_eq!(ids(&house).last().map(String::as_str), Some("yeoman-guard"));
    let gone = does(&base, &mut house, HousePackEdit::Remove { row: at.clone() });
    assert_eq!(gone, [HousePackEdit::Restore { row: at }]);
    assert_eq!(house.rows.len(), 1);
}

#[test]
fn what_needs_a_row_that_is_gone_is_a_fault_at_its_own_row() {
    let base = rules();
    let mut house = begun(&base);
    let _ = does(&base, &mut house, HousePackEdit::Remove { row: item("gas-mask") });
    let pack = house.composed(&base).unwrap();
    let found = faults(&pack);
    let rows: Vec<RowRef> = found.iter().map(|fault| RowRef::of_fault(&pack, fault).unwrap()).collect();
    let line = |faction: &str| RowRef::Line { list: ListRef::of(faction), item: "gas-mask".into() };
    let medic = RowRef::Model { list: antioch(), id: "combat-medic".into() };
    // Five armouries sell it, one model and four Mercenaries come with it. Who never buys it no longer needs to say so.
    assert_eq!(rows.len(), 10, "{found:?}");
    assert!(rows.contains(&line("court")) && rows.contains(&line("new-antioch")) && rows.contains(&medic));
    assert_eq!(rows.iter().filter(|row| matches!(row, RowRef::Mercenary { .. })).count(), 4);
    for line in rows.iter().filter(|row| matches!(row, RowRef::Line { .. })) {
        let _ = does(&base, &mut house, HousePackEdit::Remove { row: line.clone() });
    }
    assert_eq!(faults(&house.composed(&base).unwrap()).len(), 5);
}

#[test]
fn a_model_goes_with_everything_that_only_counted_or_priced_it() {
    let base = rules();
    let mut house = begun(&base);
    let engineer = RowRef::Model { list: antioch(), id: "combat-engineer".into() };
    let _ = does(&base, &mut house, HousePackEdit::Remove { row: engineer.clone() });
    let pack = house.composed(&base).unwrap();
    assert_eq!(faults(&pack), []);
    assert_eq!(antioch().models(&pack).len(), antioch().models(&base).len() - 1);
    // Twice is once too often.
    let again = decide(&base, &house, &HousePackEdit::Remove { row: engineer }).unwrap_err();
    assert_eq!(again.code, "UNKNOWN_ROW");
}

#[test]
fn a_line_of_a_variant_changes_the_variant_alone() {
    let base = rules();
    let mut house = begun(&base);
    let sold = |list: &ListRef| list.lines(&base).first().cloned();
    let (list, line) = nml_catalogue::house_pack::lists(&base)
        .filter(|list| list.variant.is_some())
        .find_map(|list| {
            let line = sold(&list)?;
            Some((list, line))
        })
        .unwrap();
    let dearer = Line { cost: line.cost + 3, ..line.clone() };
    let _ = write(&base, &mut house, Row::Line { list: list.clone(), line: dearer });
    let pack = house.composed(&base).unwrap();
    let rows = difference(&base, &pack);
    assert_eq!(rows.len(), 1);
    let (_, variant) = list.find(&base).unwrap();
    assert_eq!((rows[0].part, rows[0].variant.as_ref()), (PackPart::Line, variant.map(|variant| &variant.name)));
    assert_eq!(list.lines(&pack)[0].cost, line.cost + 3);
}

#[test]
fn what_is_out_of_bounds_is_refused_with_its_code() {
    let base = rules();
    let house = begun(&base);
    let refused = |row: Row| {
        let edit = HousePackEdit::Write { row: Box::new(row), after: None };
        decide(&base, &house, &edit).unwrap_err().code
    };
    let Some(Row::Model { list, entry }) = yeoman().find(&base) else { panic!("a Yeoman") };
    let mut dear = entry.clone();
    dear.ducats = 10_001;
    assert_eq!(refused(Row::Model { list: list.clone(), entry: dear }), "NUMBER_OUT_OF_RANGE");
    let mut nameless = entry.clone();
    nameless.name = " ".into();
    assert_eq!(refused(Row::Model { list, entry: nameless }), "NAME_EMPTY");
    let nowhere = ListRef::of("order-of-the-lantern");
    assert_eq!(refused(Row::Line { list: nowhere, line: Line::open("pistol", 1) }), "UNKNOWN_LIST");
    let mut endless = entry;
    endless.keywords = (0..4_000).map(|n| Keyword::Tag(format!("HOUSE KEYWORD {n}"))).collect();
    assert_eq!(refused(Row::Model { list: antioch(), entry: endless }), "ROW_TOO_LARGE");
    let mut full = begun(&base);
    for n in 0..ROWS_MAX {
        let line = Line::open(&format!("item-{n}"), 1);
        let _ = write(&base, &mut full, Row::Line { list: antioch(), line });
    }
    let one_more = Row::Line { list: antioch(), line: Line::open("one-more", 1) };
    let edit = HousePackEdit::Write { row: Box::new(one_more), after: None };
    assert_eq!(decide(&base, &full, &edit).unwrap_err().code, "TOO_MANY_ROWS");
    let mut floating = Genesis::copy(&base.manifest, "ab".repeat(32), "club".into(), "Club".into(), "1".into());
    floating.manifest.rests_on = None;
    assert_eq!(floating.found().unwrap_err().code, "PACK_BELOW");
}

#[test]
fn ids_are_made_from_names_and_are_never_taken() {
    let taken = ["trench-lamp", "trench-lamp-2", "row"];
    let id = |name: &str| fresh_id(name, |id| taken.contains(&id));
    assert_eq!(id("Storm Lantern"), "storm-lantern");
    assert_eq!(id("Trench Lamp"), "trench-lamp-3");
    assert_eq!(id("  The Pilgrim’s “Axe”! "), "the-pilgrims-axe");
    assert_eq!(id("灯"), "row-2");
    let long = id(&"lamp ".repeat(40));
    assert!(long.len() <= 60 && long.starts_with("lamp-lamp") && !long.ends_with('-'), "{long}");
}

#[test]
fn every_effect_that_a_form_offers_comes_back_from_the_vocabulary() {
    for what in SimpleWhat::ALL {
        for when in what.whens() {
            let (number, text) = match what.takes() {
                Takes::Nothing => (0, ""),
                Takes::Signed => (-2, ""),
                Takes::Count => (2, ""),
                Takes::Length => (50_800, ""),
                Takes::Keyword => (0, "NEGATE FEAR"),
                Takes::Sentence => (0, "Roll for the weather."),
            };
            let conditions = when.conditions().iter().take(1).copied().collect();
            let simple = SimpleEffect { number, text: text.into(), conditions, ..SimpleEffect::new(what, *when) };
            assert_eq!(SimpleEffect::of(&simple.effect().unwrap()), Some(simple));
        }
    }
    let refused = |simple: SimpleEffect| simple.effect().unwrap_err().code;
    let dice = |number| SimpleEffect { number, ..SimpleEffect::new(SimpleWhat::Dice, SimpleWhen::MoraleCheck) };
    assert_eq!(refused(dice(7)), "NUMBER_OUT_OF_RANGE");
    assert_eq!(refused(dice(0)), "NUMBER_OUT_OF_RANGE");
    assert_eq!(refused(SimpleEffect::new(SimpleWhat::Dice, SimpleWhen::Always)), "EFFECT_UNFIT");
    let word =
        SimpleEffect { text: "NEGATE BOREDOM".into(), ..SimpleEffect::new(SimpleWhat::Keyword, SimpleWhen::Always) };
    assert_eq!(refused(word), "NO_KEYWORD");
}
