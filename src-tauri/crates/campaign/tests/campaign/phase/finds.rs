//! What you may not take at a Location: Limits, and what the faction or the variant forbids (DR p.115).

use super::*;

/// Five models of a list with 90 ducats, nobody with kit.
fn list(faction: &str, variant: Option<&str>, leader: &str, troop: &str) -> Roster {
    Roster {
        faction: faction.into(),
        variant: variant.map(str::to_owned),
        models: [leader, troop, troop, troop, troop].iter().zip(1..).map(|(entry, id)| model(id, entry, &[])).collect(),
        choices: [].into(),
        ..redoubt()
    }
}

fn great_hunger() -> Roster {
    list("black-grail", Some("the-great-hunger"), "lord-of-tumours", "grail-thrall")
}

fn legions() -> Roster {
    list("heretic-legions", None, "heretic-priest", "heretic-trooper")
}

/// The dice of the first game stand, and something is done with what they found; promotions are settled at the table.
fn finds(roster: Roster, shown: &[u8], option: &str) -> Record {
    let mut record = fought(roster, took(REDOUBT, Outcome::Lost, Vec::new()));
    let (battle, warband, reason) = (BATTLE.to_owned(), REDOUBT.to_owned(), "Written on paper".to_owned());
    if let Ask::Allot { .. } = record.asked() {
        record.say(Command::SetAside { battle, warband, step: true, reason });
    }
    record.choose(None, Answer::Pass);
    record.throw(None, shown);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: option.into() });
    record
}

/// What Exploration told of kit: pieces that were found, and those that were left with the ducats they paid.
fn told(record: &Record) -> (Vec<String>, Vec<(String, u32)>) {
    let (mut found, mut rest) = (Vec::new(), Vec::new());
    for Followed { step, change } in &record.page().later {
        match change {
            RosterChange::ItemsFound { items, .. } if *step == Step::Exploration => found.extend(items.clone()),
            RosterChange::DucatsGained { ducats, reason } if CATALOGUE.item(reason).is_some() => {
                rest.push((reason.clone(), *ducats));
            }
            RosterChange::LeftBehind { item, .. } => rest.push((item.clone(), 0)),
            _ => {}
        }
    }
    (found, rest)
}

fn offered(record: &Record) -> Vec<String> {
    let Ask::Take { from, least: 1, most: Some(1), .. } = record.asked() else { panic!("{:?}", record.asked()) };
    from.into_iter().map(|sold| sold.id).collect()
}

fn over_the_limit(roster: &Roster) -> bool {
    let violations = nml_warband::check(roster, &CATALOGUE).violations;
    violations.iter().any(|broken| broken.code == nml_warband::ViolationCode::LimitExceeded)
}

#[test]
fn a_belcher_that_the_great_hunger_may_not_have_pays_its_thirty_ducats() {
    // 16: the Sniper's Lair; a Corruption Belcher and a Field Shrine.
    let record = finds(great_hunger(), &[6, 6, 4], "gain-black-grail");
    assert_eq!(record.draft().arsenal, ["field-shrine"]);
    assert_eq!(record.draft().strongbox, 90 + 160 + 30);
    assert_eq!(told(&record), (vec!["field-shrine".into()], vec![("corruption-belcher".into(), 30)]));
    assert!(matches!(record.asked(), Ask::Trade { .. }), "{:?}", record.asked());
    // A Warband that may have it is not paid for it.
    let plain = list("black-grail", None, "lord-of-tumours", "grail-thrall");
    let record = finds(plain, &[6, 6, 4], "gain-black-grail");
    assert_eq!(record.draft().arsenal, ["corruption-belcher", "field-shrine"]);
    assert_eq!(record.draft().strongbox, 90 + 160);
}

#[test]
fn the_iron_wall_takes_the_jezzail_and_is_paid_for_the_cloak() {
    let wall = list("iron-sultanate", Some("defenders-of-the-iron-wall"), "yuzbasi-captain", "azeb");
    let record = finds(wall, &[6, 6, 4], "gain-iron-sultanate");
    assert_eq!(record.draft().arsenal, ["siege-jezzail", "alchemical-ammunition"]);
    assert_eq!(record.draft().strongbox, 90 + 160 + 25);
    let found = vec!["siege-jezzail".to_owned(), "alchemical-ammunition".to_owned()];
    assert_eq!(told(&record), (found, vec![("cloak-of-alamut".into(), 25)]));
}

#[test]
fn the_third_automatic_rifle_of_heretic_legions_is_left_at_the_lair() {
    // Limit 2: one is carried, one lies in the Arsenal. It costs Glory, and so pays no ducats.
    let mut roster = legions();
    roster.models[1].items.push("automatic-rifle".into());
    roster.arsenal = vec!["automatic-rifle".into()];
    let record = finds(roster.clone(), &[6, 6, 4], "gain-heretic-legions");
    assert_eq!((record.draft().arsenal, record.draft().strongbox), (vec!["automatic-rifle".to_owned()], 90 + 160));
    assert_eq!(told(&record), (Vec::new(), vec![("automatic-rifle".into(), 0)]), "it is said by name");
    assert!(!over_the_limit(&record.draft()));
    assert_eq!(record.draft().found[0].location, "snipers-lair", "found it is");
    // A Limit that was raised admits it.
    roster.raised_limits = vec!["automatic-rifle".into()];
    let record = finds(roster, &[6, 6, 4], "gain-heretic-legions");
    assert_eq!(record.draft().arsenal, ["automatic-rifle", "automatic-rifle"]);
    assert!(!over_the_limit(&record.draft()));
}

#[test]
fn new_antioch_with_three_sniper_rifles_is_offered_the_scope_alone() {
    let with = |kit: &[&str]| {
        let arsenal = kit.iter().map(|item| (*item).to_owned()).collect();
        finds(Roster { arsenal, ..redoubt() }, &[6, 6, 4], "gain-new-antioch")
    };
    assert_eq!(offered(&with(&["sniper-rifle", "sniper-rifle"])), ["sniper-rifle", "sniper-scope"]);
    let mut record = with(&["sniper-rifle"; 3]);
    assert_eq!(offered(&record), ["sniper-scope"]);
    let rifle = Record::choice(None, Answer::Take { ids: vec!["sniper-rifle".into()] });
    assert_eq!(record.refuses(&rifle), "NOT_ASKED");
    record.choose(None, Answer::Take { ids: vec!["sniper-scope".into()] });
    assert_eq!(record.draft().arsenal.len(), 4);
    assert!(!over_the_limit(&record.draft()));
    // With two scopes as well there is nothing to choose: the dearer of both is paid.
    let record = with(&["sniper-rifle", "sniper-rifle", "sniper-rifle", "sniper-scope", "sniper-scope"]);
    assert!(matches!(record.asked(), Ask::Trade { .. }), "{:?}", record.asked());
    assert_eq!(told(&record), (Vec::new(), vec![("sniper-rifle".into(), 35)]));
    assert_eq!(record.draft().strongbox, 90 + 160 + 35);
}

#[test]
fn a_shrine_leaves_its_troop_flag_with_whom_the_variant_forbids_it() {
    // 6: the Trench Shrine pays nothing instead.
    let record = finds(great_hunger(), &[2, 2, 2], "standard");
    assert_eq!((record.draft().arsenal.len(), record.draft().strongbox), (0, 90 + 60));
    assert_eq!(told(&record), (Vec::new(), vec![("troop-flag".into(), 0)]));
    assert!(matches!(record.asked(), Ask::Trade { .. }), "{:?}", record.asked());
    // The second one of a list that has one.
    let flagged = Roster { arsenal: vec!["troop-flag".into()], ..legions() };
    let record = finds(flagged, &[2, 2, 2], "standard");
    assert_eq!(record.draft().arsenal, ["troop-flag"]);
    assert_eq!(told(&record), (Vec::new(), vec![("troop-flag".into(), 0)]));
}

#[test]
fn what_no_armoury_of_the_warband_lists_stays_where_it_lies() {
    // 18: the Fallen Knight; Trench Pilgrims have no Combat Helmets.
    let pilgrims = list("trench-pilgrims", None, "war-prophet", "trench-pilgrim");
    let mut record = finds(pilgrims, &[6, 6, 6], "loot");
    assert_eq!(offered(&record), ["sword-axe", "polearm"]);
    record.choose(None, Answer::Take { ids: vec!["polearm".into()] });
    assert_eq!(record.draft().arsenal, ["reinforced-armour", "trench-shield", "polearm"]);
    assert_eq!(told(&record).1, [("combat-helmet".into(), 0)]);
    // 10: the Fallen Soldier; of what lies there on a 4 the Black Grail has nothing, and on a 3 nothing lies there.
    let soldier = |face: u8| {
        let plain = list("black-grail", None, "lord-of-tumours", "grail-thrall");
        let mut record = finds(plain, &[4, 4, 2], "take");
        if let Ask::Take { .. } = record.asked() {
            record.choose(None, Answer::Take { ids: Vec::new() });
        }
        assert_eq!(record.asked(), Ask::FindRoll { dice: 1 });
        record.throw(None, &[face]);
        assert!(matches!(record.asked(), Ask::Trade { .. }), "{:?}", record.asked());
        told(&record).1.into_iter().map(|(id, _)| id).filter(|id| id != "combat-helmet").collect::<Vec<_>>()
    };
    assert_eq!(soldier(4), ["medi-kit", "mountaineer-kit", "shovel"]);
    assert_eq!(soldier(3), Vec::<String>::new());
}

#[test]
fn an_angelic_instrument_may_replace_the_one_there_is_and_counts_as_one() {
    // 5 on the Rare table after the third game; Musical Instrument, Limit 1.
    let rare = |roster: Roster, shown: &[u8]| {
        let mut record = quiet(roster);
        record.campaign.games[0].entrants[0].game = 3;
        record.choose(None, Answer::Pass);
        record.choose(None, Answer::Table { table: "rare".into() });
        record.throw(None, shown);
        record.choose(None, Answer::Done);
        record.choose(None, Answer::Option { option: "gain".into() });
        record
    };
    let record = rare(Roster { arsenal: vec!["musical-instrument".into()], ..redoubt() }, &[1, 1, 1, 2]);
    assert_eq!(record.draft().arsenal, ["musical-instrument", "angelic-instrument"]);
    assert!(over_the_limit(&record.draft()), "until one of both goes");
    // With it in the Arsenal no plain one is offered: 8, the Ruined House, equipment worth 30 ducats.
    let rummages = |arsenal: &[&str]| {
        let arsenal = arsenal.iter().map(|item| (*item).to_owned()).collect();
        let record = finds(Roster { arsenal, ..redoubt() }, &[4, 2, 2], "rummage");
        let Ask::Take { from, .. } = record.asked() else { panic!("{:?}", record.asked()) };
        from.iter().any(|sold| sold.id == "musical-instrument")
    };
    assert!(rummages(&[]));
    assert!(!rummages(&["musical-instrument"]));
    assert!(!rummages(&["angelic-instrument"]));
}
