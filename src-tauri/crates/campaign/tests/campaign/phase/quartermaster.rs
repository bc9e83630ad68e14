//! Reinforcements and the Quartermaster step.

use super::*;

#[test]
fn reinforcements_fill_up_to_the_next_threshold_for_arsenal_and_strongbox() {
    // DR p.112: 1000 − 635 = 365 before the fourth game.
    let mut roster = redoubt();
    roster.arsenal = vec!["shovel".into()];
    let mut record = quiet(roster);
    let Ask::Reinforcements { threshold, worth, budget } = record.asked() else { panic!() };
    assert_eq!((threshold, budget), (800, 800 - worth), "the second game comes");
    record.choose(None, Answer::Call);
    assert_eq!((record.draft().strongbox, record.draft().arsenal.len()), (budget, 0));
    let buy = |model, item: &str, ducats| {
        let price = Some(Price { ducats, glory: 0 });
        Record::trade(nml_warband::Command::BuyItem { model, item: item.into(), faction: None, price })
    };
    let recruit = |ducats| {
        let price = Some(Price { ducats, glory: 0 });
        Record::trade(nml_warband::Command::AddModel { entry: "yeoman".into(), name: None, price })
    };
    assert_eq!(record.refuses(&recruit(5)), "PRICE_WRONG");
    record.say(recruit(30));
    record.say(buy(6, "trench-knife", 1));
    assert_eq!(record.refuses(&buy(YEOMAN, "trench-knife", 1)), "NOT_IN_THIS_STEP", "for recruits only");
    record.choose(None, Answer::Done);
    assert_eq!((record.draft().strongbox, record.draft().models.len()), (0, 6), "what is left over lapses");
    assert_eq!(record.asked(), Ask::Sign, "no Exploration, no Quartermaster");
    assert_eq!(record.page().progress(Step::Exploration), Progress::Skipped);
}

#[test]
fn the_papal_states_gain_four_glory_with_each_call_for_reinforcements() {
    // WB p.35; the Threshold of the second game is 800 − 200.
    let roster = Roster { variant: Some("papal-states".into()), glory: 11, ..redoubt() };
    let mut record = Record::new();
    record.say(Command::Describe { entry: entry(REDOUBT, "The Seventh Redoubt", -200) });
    let mut record = quiet_in(record, roster);
    let Ask::Reinforcements { threshold, .. } = record.asked() else { panic!("{:?}", record.asked()) };
    assert_eq!(threshold, 600);
    record.choose(None, Answer::Call);
    assert_eq!(record.draft().glory, 15);
    let gained = RosterChange::GloryGained { glory: 4, reason: "reinforcements".into() };
    let told = Followed { step: Step::Reinforcements, change: gained };
    assert!(record.page().later.contains(&told), "it is told where it came about");
}

#[test]
fn a_limit_counts_what_lies_in_the_arsenal() {
    // DR p.123: Automatic Rifle, 40 ducats, Limit 1.
    let roster = Roster { arsenal: vec!["automatic-rifle".into()], ..redoubt() };
    let past = |roster: &Roster| {
        let report = nml_warband::check(roster, &CATALOGUE);
        let past =
            report.violations.into_iter().filter(|broken| broken.code == nml_warband::ViolationCode::LimitExceeded);
        past.map(|broken| (nml_words::said(&broken.message), broken.over)).collect::<Vec<_>>()
    };
    assert_eq!(past(&roster), []);
    let offered = nml_warband::offers(&roster, 4, &CATALOGUE);
    let offer = offered.iter().find(|offer| offer.item == "automatic-rifle").unwrap();
    assert_eq!((offer.left, offer.against.len()), (Some(0), 1));
    let mut record = quartermaster(roster);
    record.say(buys(ISOLDE, "automatic-rifle", 40, 0));
    let two = [("2 × Automatic Rifle; the Limit is 1.".to_owned(), 1)];
    assert_eq!(past(&record.draft()), two);
    // Neither is in anybody's hands: there are still two.
    let store = nml_warband::Command::StoreItem { model: ISOLDE, item: "automatic-rifle".into() };
    record.say(Record::trade(store));
    assert_eq!(past(&record.draft()), two);
    let price = Some(Price { ducats: 40, glory: 0 });
    let item = "automatic-rifle".into();
    record.say(Record::trade(nml_warband::Command::SellItem { model: None, item, faction: None, price }));
    assert_eq!(past(&record.draft()), []);
}

#[test]
fn a_battlefield_title_raises_one_limit_for_good() {
    let mut roster = Roster { glory: 6, ..redoubt() };
    roster.found = vec![found("trench-merchant", "trade")];
    let mut record = quartermaster(roster);
    let raise = |item: &str| Answer::Raise { item: item.into() };
    assert_eq!(record.refuses(&Record::choice(None, raise("sniper-rifle"))), "NOT_ASKED", "he has no title yet");
    record.say(buys(LIEUTENANT, "battlefield-title", 0, 5));
    assert_eq!(record.refuses(&Record::choice(None, raise("battlefield-title"))), "NOT_ASKED", "no Glory Item");
    assert_eq!(record.refuses(&Record::choice(None, raise("shovel"))), "NOT_ASKED", "neither weapon nor armour");
    let left = |record: &Record| {
        let offered = nml_warband::offers(&record.draft(), 2, &CATALOGUE);
        offered.into_iter().find(|offer| offer.item == "sniper-rifle").unwrap().left
    };
    assert_eq!(left(&record), Some(3));
    record.choose(None, raise("sniper-rifle"));
    assert_eq!(left(&record), Some(4));
    assert_eq!(record.refuses(&Record::choice(None, raise("sniper-rifle"))), "NOT_ASKED", "once for each title");
    // It outlives the title.
    let mut roster = record.draft();
    roster.models[0].items.retain(|item| item != "battlefield-title");
    roster.models.iter_mut().for_each(|model| model.experience = 0);
    assert_eq!(roster.raised_limits, ["sniper-rifle"]);
    let record = quartermaster(roster);
    assert_eq!(left(&record), Some(4));
}

/// DR pp.123-127: a Sniper Scope stays on the rifle that it was fitted to.
#[test]
fn a_sniper_scope_goes_on_no_other_rifle() {
    let mut roster = redoubt();
    roster.models[2].items.push("sniper-scope".into());
    let mut record = quartermaster(roster);
    let store = |item: &str| Record::trade(nml_warband::Command::StoreItem { model: YEOMAN, item: item.into() });
    let sell = |item: &str, ducats, glory| {
        let (model, item, price) = (Some(YEOMAN), item.into(), Some(Price { ducats, glory }));
        Record::trade(nml_warband::Command::SellItem { model, item, faction: None, price })
    };
    assert_eq!(record.refuses(&store("sniper-scope")), "NOT_REMOVABLE", "not to another model");
    assert_eq!(record.refuses(&store("bolt-action-rifle")), "NOT_REMOVABLE", "nor onto another rifle");
    assert_eq!(record.refuses(&sell("bolt-action-rifle", 10, 0)), "NOT_REMOVABLE");
    record.say(sell("sniper-scope", 0, 2));
    record.say(store("bolt-action-rifle"));
    assert_eq!(items_of(&record, YEOMAN), Vec::<String>::new());
}

fn items_of(record: &Record, model: u32) -> Vec<String> {
    record.draft().models.into_iter().find(|known| known.id == model).unwrap().items
}

/// DR p.123: what cannot be removed is neither handed on nor sold.
#[test]
fn damascus_armour_is_neither_stored_nor_sold() {
    let mut roster = redoubt();
    roster.models[0].items.push("damascus-armour".into());
    let record = quartermaster(roster);
    let item = || "damascus-armour".to_owned();
    let store = nml_warband::Command::StoreItem { model: LIEUTENANT, item: item() };
    assert_eq!(record.refuses(&Record::trade(store)), "NOT_REMOVABLE");
    let (model, price) = (Some(LIEUTENANT), Some(Price::default()));
    let sell = nml_warband::Command::SellItem { model, item: item(), faction: None, price };
    assert_eq!(record.refuses(&Record::trade(sell)), "NOT_REMOVABLE");
}

#[test]
fn whatever_is_traded_the_page_can_be_closed() {
    let mut record = quartermaster(redoubt());
    let renamed = |n: usize| {
        Record::trade(nml_warband::Command::RenameModel { model: LIEUTENANT, name: Some(format!("Aldous {n}")) })
    };
    let room = nml_warband::CHANGES_MAX - 100 - record.page().changes().len();
    (0..room).for_each(|n| _ = record.say(renamed(n)));
    assert_eq!(record.refuses(&renamed(room)), "TOO_MANY_CHANGES");
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Sign);
    assert!(record.page().changes().len() <= nml_warband::CHANGES_MAX);
}

#[test]
fn a_title_without_its_choice_is_asked_for_it_later() {
    let mut roster = redoubt();
    roster.models[0].items.push("battlefield-title".into());
    let mut record = quartermaster(roster);
    let Ask::Trade { terms } = record.asked() else { panic!() };
    assert!(terms.limits.contains(&"sniper-rifle".to_owned()), "{:?}", terms.limits);
    record.choose(None, Answer::Done);
}

#[test]
fn a_treasure_of_the_holies_may_wait_for_a_later_quartermaster() {
    // 16: the Treasure of the Holies.
    let mut record = legendary(redoubt(), &[3, 3, 3, 3, 2, 2]);
    record.choose(None, Answer::Option { option: "gain".into() });
    record.throw(None, &[5]);
    assert_eq!(record.page().steps.points, 3, "D3 Campaign Victory Points");
    record.choose(None, Answer::Later);
    assert!(record.draft().found[0].owed);
    record.choose(None, Answer::Done);
    let mut roster = record.draft();
    roster.models.iter_mut().for_each(|model| model.experience = 0);
    // After the next game one Glory Item is still free.
    let mut record = quartermaster(roster);
    let collect = |items: &[&str]| {
        let items = items.iter().map(|item| (*item).to_owned()).collect();
        Answer::Collect { location: "treasure-of-the-holies".into(), items }
    };
    assert_eq!(record.refuses(&Record::choice(None, collect(&["knighthood", "knighthood"]))), "NOT_ASKED");
    assert_eq!(record.refuses(&Record::choice(None, collect(&["shovel"]))), "NOT_ASKED");
    assert_eq!(record.refuses(&Record::choice(None, collect(&[]))), "NOT_ASKED");
    record.choose(None, collect(&["knighthood"]));
    assert_eq!((record.draft().arsenal, record.draft().found[0].owed), (vec!["knighthood".to_owned()], false));
    assert_eq!(record.refuses(&Record::choice(None, collect(&["knighthood"]))), "NOT_ASKED", "it was taken");
}

#[test]
fn the_quartermaster_buys_sells_for_half_and_hands_out() {
    let mut roster = redoubt();
    roster.arsenal = vec!["shovel".into()];
    let mut record = exploring(roster, &[6, 6, 1]);
    record.choose(None, Answer::Done);
    assert_eq!(record.draft().strongbox, 90 + 130);
    let price = |ducats| Some(Price { ducats, glory: 0 });
    use nml_warband::Command as Edit;
    record.say(Record::trade(Edit::IssueItem { model: YEOMAN, item: "shovel".into() }));
    record.say(Record::trade(Edit::SellItem {
        model: Some(TOBIN),
        item: "bolt-action-rifle".into(),
        faction: None,
        price: price(5),
    }));
    assert_eq!(record.draft().strongbox, 223, "half of 5, rounded up");
    let title = Edit::BuyItem {
        model: LIEUTENANT,
        item: "battlefield-title".into(),
        faction: None,
        price: Some(Price { ducats: 0, glory: 5 }),
    };
    assert_eq!(record.refuses(&Record::trade(title)), "GLORY_ITEM_LOCKED");
    assert_eq!(record.refuses(&Record::trade(Edit::RemoveModel { model: TOBIN })), "NOT_SCARRED");
    assert_eq!(record.refuses(&Record::trade(Edit::Rename { name: "Another".into() })), "NOT_IN_THIS_STEP");
    record.choose(None, Answer::Done);
    assert_eq!(record.asked(), Ask::Sign);
}

#[test]
fn two_battle_scars_may_retire_and_leave_their_kit() {
    let mut roster = redoubt();
    roster.models[0].scars = 2;
    let mut record = exploring(roster, &[6, 6, 1]);
    record.choose(None, Answer::Done);
    record.say(Record::trade(nml_warband::Command::RemoveModel { model: LIEUTENANT }));
    let draft = record.draft();
    assert_eq!((draft.models.len(), draft.fallen[0].reason.as_str()), (4, "retired"));
    assert_eq!(draft.arsenal, ["pistol", "sword-axe"]);
}

#[test]
fn curative_fluids_take_a_scar_and_leave_the_injury() {
    let mut roster = redoubt();
    roster.models[0].scars = 1;
    roster.models[0].injuries = vec![nml_warband::Injury { id: "leg-wound".into(), noted: None, battle: None }];
    roster.arsenal = vec!["curative-fluids".into(), "salvaged-resurrection-machine".into()];
    let mut record = exploring(roster.clone(), &[6, 6, 1]);
    record.choose(None, Answer::Done);
    let used = |item: &str, row: Option<&str>| Answer::UseUp {
        item: item.into(),
        model: LIEUTENANT,
        row: row.map(str::to_owned),
    };
    record.choose(None, used("curative-fluids", None));
    assert_eq!((record.member(LIEUTENANT).scars, record.member(LIEUTENANT).injuries.len()), (0, 1));
    assert_eq!(record.draft().arsenal, ["salvaged-resurrection-machine"]);
    let mut record = exploring(roster, &[6, 6, 1]);
    record.choose(None, Answer::Done);
    record.choose(None, used("salvaged-resurrection-machine", Some("leg-wound")));
    assert_eq!((record.member(LIEUTENANT).scars, record.member(LIEUTENANT).injuries.len()), (0, 0));
}

#[test]
fn what_heals_scars_waits_for_a_later_quartermaster_than_that_of_its_find() {
    use nml_warband::Injury;
    // Six dice on the Rare table: 12 are Curative Fluids, 32 a Salvaged Resurrection Machine.
    for (shown, item, row) in [
        ([2, 2, 2, 2, 2, 2], "curative-fluids", None),
        ([6, 6, 6, 6, 6, 2], "salvaged-resurrection-machine", Some("leg-wound")),
    ] {
        let finds = |arsenal: Vec<String>| {
            let mut roster = Roster { arsenal, ..redoubt() };
            roster.models[0].scars = 2;
            roster.models[0].injuries = vec![Injury { id: "leg-wound".into(), noted: None, battle: None }];
            let mut record = quiet(roster);
            record.campaign.games[0].entrants[0].game = 10;
            record.choose(None, Answer::Pass);
            record.choose(None, Answer::Table { table: "rare".into() });
            record.throw(None, &shown);
            record.choose(None, Answer::Done);
            record.choose(None, Answer::Option { option: "gain".into() });
            record
        };
        let used = || {
            let row = row.map(str::to_owned);
            Record::choice(None, Answer::UseUp { item: item.into(), model: LIEUTENANT, row })
        };
        let mut record = finds(Vec::new());
        assert_eq!(record.draft().arsenal, [item]);
        assert_eq!(record.refuses(&used()), "NOT_ASKED", "it was found in this aftermath");
        // Nor out of somebody's pack.
        let issue = nml_warband::Command::IssueItem { model: LIEUTENANT, item: item.into() };
        record.say(Record::trade(issue));
        assert_eq!(record.refuses(&used()), "NOT_ASKED");
        record.choose(None, Answer::Done);
        // After the next game it heals.
        let mut roster = record.draft();
        roster.models.iter_mut().for_each(|model| model.experience = 0);
        let mut record = quartermaster(roster);
        record.say(used());
        assert_eq!(record.member(LIEUTENANT).scars, 1);
        // One that lay in the Arsenal before heals at once, and the one just found is left.
        let mut record = finds(vec![item.to_owned()]);
        record.say(used());
        assert_eq!((record.member(LIEUTENANT).scars, record.draft().arsenal), (1, vec![item.to_owned()]));
        assert_eq!(record.refuses(&used()), "NOT_ASKED");
    }
}
