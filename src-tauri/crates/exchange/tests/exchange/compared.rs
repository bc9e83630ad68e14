//! Two states of a Warband side by side: under another pack, and at two moments.

use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::{Catalogue, Pack};
use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_warband::compare::{Comparison, Difference, Pair, State, Whose, compare};
use nml_warband::{Command, Roster, ViolationCode, decide, evolve};
use serde_json::json;

/// A Yüzbaşı with a jezzail and two Azebs, one of them with a Musket.
fn company(shipped: &Loaded) -> Roster {
    let list = json!({"faction": "iron-sultanate", "models": [
        {"model": "yuzbasi-captain", "name": "Ferhad", "items": ["jezzail"]},
        {"model": "azeb", "items": ["musket"]},
        {"model": "azeb", "items": ["trench-club"]}]});
    list::read(&serde_json::to_vec(&list).unwrap(), &shipped.catalogue).unwrap().0
}

/// The shipped pack, rewritten.
fn other(shipped: &Loaded, rewrite: impl FnOnce(&mut Pack)) -> Catalogue {
    let mut pack = shipped.catalogue.pack().clone();
    rewrite(&mut pack);
    Catalogue::new(pack).unwrap()
}

fn under(shipped: &Loaded, roster: &Roster, catalogue: &Catalogue) -> Comparison {
    compare(State { roster, catalogue: &shipped.catalogue }, State { roster, catalogue })
}

fn entry<'p>(pack: &'p mut Pack, id: &str) -> &'p mut nml_catalogue::FactionEntry {
    let sultanate = pack.factions.iter_mut().find(|faction| faction.id == "iron-sultanate").unwrap();
    sultanate.entries.iter_mut().find(|entry| entry.id == id).unwrap()
}

#[test]
fn the_same_roster_under_the_same_pack_differs_in_nothing() {
    let shipped = pack::embedded().unwrap();
    let roster = company(&shipped);
    let same = under(&shipped, &roster, &shipped.catalogue);
    assert_eq!(same.ducats.before, same.ducats.after);
    assert!(same.models.is_empty() && same.broken.is_empty() && same.mended.is_empty(), "{same:?}");
}

#[test]
fn a_dearer_and_faster_entry_is_told_for_each_of_its_models_and_for_nobody_else() {
    let shipped = pack::embedded().unwrap();
    let roster = company(&shipped);
    let newer = other(&shipped, |pack| {
        let azeb = entry(pack, "azeb");
        azeb.ducats += 3;
        azeb.movement = Length::inches(7);
        azeb.keywords.push(Keyword::Skirmisher);
    });
    let told = under(&shipped, &roster, &newer);
    assert_eq!(told.ducats.after, told.ducats.before + 6);
    let whose: Vec<_> = told.models.iter().map(|model| model.whose.clone()).collect();
    assert_eq!(whose, [Whose::Model(2), Whose::Model(3)]);
    let what = &told.models[0].what;
    assert!(
        what.contains(&Difference::Movement(Pair { before: Length::inches(6), after: Length::inches(7) })),
        "{what:?}"
    );
    assert!(what.contains(&Difference::Gains(Keyword::Skirmisher)), "{what:?}");
    assert!(what.iter().any(|one| matches!(one, Difference::Ducats(of) if of.after == of.before + 3)), "{what:?}");
}

#[test]
fn what_the_pack_no_longer_sells_is_a_violation_that_was_not_there() {
    let shipped = pack::embedded().unwrap();
    let roster = company(&shipped);
    let newer = other(&shipped, |pack| {
        let sultanate = pack.factions.iter_mut().find(|faction| faction.id == "iron-sultanate").unwrap();
        sultanate.armoury.retain(|line| line.item != "jezzail");
    });
    let told = under(&shipped, &roster, &newer);
    assert!(told.broken.iter().any(|found| found.code == ViolationCode::NotInArmoury), "{:?}", told.broken);
    assert!(told.mended.is_empty());
    let back =
        compare(State { roster: &roster, catalogue: &newer }, State { roster: &roster, catalogue: &shipped.catalogue });
    assert_eq!(back.mended.len(), told.broken.len(), "the way back mends what the way there broke");
}

#[test]
fn a_weapon_that_changes_is_shown_on_both_sides() {
    let shipped = pack::embedded().unwrap();
    let roster = company(&shipped);
    let newer = other(&shipped, |pack| {
        pack.items.iter_mut().find(|item| item.id == "jezzail").unwrap().range = Some(Length::inches(20));
    });
    let told = under(&shipped, &roster, &newer);
    let [captain] = told.models.as_slice() else { panic!("one model: {:?}", told.models) };
    assert_eq!(captain.name, "Ferhad");
    let [Difference::Rearmed(of)] = captain.what.as_slice() else { panic!("{:?}", captain.what) };
    assert_eq!([of.before.range, of.after.range], [18, 20].map(|inches| Some(Length::inches(inches))));
}

#[test]
fn an_entry_that_the_pack_has_lost_leaves_its_models_unknown() {
    let shipped = pack::embedded().unwrap();
    let roster = company(&shipped);
    let newer = other(&shipped, |pack| {
        let sultanate = pack.factions.iter_mut().find(|faction| faction.id == "iron-sultanate").unwrap();
        sultanate.variants.clear();
        sultanate.entries.retain(|entry| entry.id != "azeb");
        // Some speak of options of the variants, some finds of what is gone.
        pack.skills.skills.iter_mut().for_each(|skill| skill.boons.clear());
        pack.exploration.tables.clear();
        pack.exploration.stages.clear();
    });
    let told = under(&shipped, &roster, &newer);
    for model in [2, 3] {
        let found = told.models.iter().find(|one| one.whose == Whose::Model(model)).unwrap();
        assert!(found.what.contains(&Difference::Unknown), "{:?}", found.what);
    }
}

#[test]
fn two_moments_tell_who_joined_who_left_and_what_was_bought() {
    let shipped = pack::embedded().unwrap();
    let before = company(&shipped);
    let mut after = before.clone();
    for command in [
        Command::RemoveModel { model: 2 },
        Command::AddModel { entry: "janissary".into(), name: Some("Idris".into()), price: None },
        Command::BuyItem { model: 3, item: "trench-shield".into(), faction: None, price: None },
    ] {
        for event in decide(&after, &command).unwrap() {
            evolve(&mut after, &event);
        }
    }
    let catalogue = &shipped.catalogue;
    let told = compare(State { roster: &before, catalogue }, State { roster: &after, catalogue });
    let of = |id: u32| &told.models.iter().find(|one| one.whose == Whose::Model(id)).unwrap().what;
    assert_eq!(*of(2), [Difference::Left]);
    assert_eq!(*of(4), [Difference::Joined]);
    assert!(of(3).contains(&Difference::Armour(Pair { before: 0, after: -1 })), "{:?}", of(3));
}
