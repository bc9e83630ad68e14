//! The Exploration tables of the shipped packs: the figures of the book, and that finds work in play.

use std::sync::Arc;

use nml_catalogue::{Explorer, Gain};
use nml_exchange::pack::{self, Loaded};
use nml_warband::{Found, Roster, check, muster};
use serde_json::json;

fn shipped() -> Vec<Arc<Loaded>> {
    pack::ids().into_iter().map(|id| pack::shipped(id).unwrap().unwrap()).collect()
}

/// DR p.114: 3, 4, 5 and 6 dice; the third game has 4, and a choice of two tables.
#[test]
fn dice_and_tables_go_by_the_games_fought() {
    for pack in shipped() {
        let exploration = pack.catalogue.exploration();
        let stage = |games| exploration.stage(games).map(|stage| (stage.dice, stage.tables.join(" ")));
        let expected = [
            (1, 3, "common"),
            (2, 3, "common"),
            (3, 4, "common rare"),
            (5, 4, "common rare"),
            (6, 5, "rare"),
            (9, 5, "rare"),
            (10, 6, "rare legendary"),
            (12, 6, "rare legendary"),
        ];
        for (games, dice, tables) in expected {
            assert_eq!(stage(games), Some((dice, tables.to_owned())), "game {games}");
        }
        assert_eq!(stage(0), None, "before the first game nothing is explored");
        assert_eq!((exploration.loot, exploration.rerolls, exploration.winner_rerolls), (10, 1, 1));
    }
}

/// DR pp.115-122: which totals find something.
#[test]
fn every_total_of_the_book_leads_to_its_place() {
    for pack in shipped() {
        let totals = |id: &str| -> Vec<u8> {
            pack.catalogue.exploration().table(id).unwrap().locations.iter().map(|location| location.total).collect()
        };
        assert_eq!(totals("common"), [4, 5, 6, 8, 9, 10, 11, 14, 16, 18, 20]);
        assert_eq!(totals("rare"), [5, 9, 11, 12, 15, 17, 19, 21, 23, 25, 32]);
        assert_eq!(totals("legendary"), [6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 36]);
        let common = pack.catalogue.exploration().table("common").unwrap();
        assert_eq!(common.found(9).map(|location| location.id.as_str()), Some("survivor"));
        assert_eq!(common.found(7), None, "no row finds nothing");
    }
}

/// Every faction can do something at every Location, and recruits models of its own faction there.
#[test]
fn every_faction_can_do_something_everywhere() {
    for pack in shipped() {
        let catalogue = &pack.catalogue;
        for faction in &catalogue.pack().factions {
            let is = |explorer: &Explorer| *explorer == Explorer::Faction(faction.id.clone());
            for location in catalogue.exploration().tables.iter().flat_map(|table| &table.locations) {
                let open: Vec<_> = location
                    .options
                    .iter()
                    .filter(|option| option.only.is_empty() || option.only.iter().any(is))
                    .filter(|option| !option.never.iter().any(is))
                    .collect();
                assert!(!open.is_empty(), "{} at {}", faction.id, location.id);
                for option in open.iter().filter(|option| !option.only.is_empty()) {
                    for gain in &option.gains {
                        let Gain::Model { entry, .. } = gain else { continue };
                        let known = nml_catalogue::Catalogue::all_entries(faction).any(|e| e.id == *entry);
                        assert!(known, "{entry} joins {}", faction.id);
                    }
                }
            }
        }
        let pilgrims = Explorer::Faction("trench-pilgrims".to_owned());
        let stash = catalogue.exploration().location("stash-of-drugs-and-erotica").unwrap();
        let open: Vec<&str> =
            stash.options.iter().filter(|o| !o.never.contains(&pilgrims)).map(|o| o.id.as_str()).collect();
        assert_eq!(open, ["confiscate"], "Trench Pilgrims have no choice there");
    }
}

fn watch(more: serde_json::Value) -> Roster {
    let mut roster = json!({
        "name": "The Watch", "faction": "new-antioch", "campaign": true, "next_model": 2,
        "models": [{ "id": 1, "entry": "lieutenant" }]
    });
    roster.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    serde_json::from_value(roster).unwrap()
}

#[test]
fn a_stash_that_was_indulged_in_steadies_the_force_from_then_on() {
    let pack = pack::embedded().unwrap();
    let sources = |found: Vec<Found>| -> Vec<String> {
        let roster = Roster { found, ..watch(json!({})) };
        muster(&roster, &pack.catalogue).unwrap().effects.into_iter().map(|effect| effect.source).collect()
    };
    let stash = |option: &str| {
        let (location, option) = ("stash-of-drugs-and-erotica".to_owned(), Some(option.to_owned()));
        vec![Found { location, option, battle: None, owed: false }]
    };
    assert!(sources(stash("indulge")).contains(&"Stash of Drugs & Erotica".to_owned()));
    assert!(!sources(stash("sell")).contains(&"Stash of Drugs & Erotica".to_owned()), "what was sold is gone");
}

/// A find is in no armoury: the Warband that found it may carry it, and nobody else can buy it.
#[test]
fn what_was_found_is_carried_and_never_sold() {
    let pack = pack::embedded().unwrap();
    let with = |item: &str, campaign: bool| {
        let models = json!([{ "id": 1, "entry": "lieutenant", "items": [item] }]);
        let report = check(&watch(json!({ "models": models, "campaign": campaign })), &pack.catalogue);
        let codes: Vec<String> = report.violations.iter().map(|violation| violation.code.to_string()).collect();
        (report.total_glory, codes.contains(&"NOT_IN_ARMOURY".to_owned()))
    };
    assert_eq!(with("saintly-relic", true), (0, false));
    assert!(with("saintly-relic", false).1, "only a campaign finds such things");
    let offers = nml_warband::offers(&watch(json!({})), 0, &pack.catalogue);
    let finds = &pack.catalogue.exploration().finds;
    assert!(finds.len() == 7 && finds.iter().all(|line| offers.iter().all(|offer| offer.item != line.item)));
}
