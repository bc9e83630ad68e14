//! What separate entries do between games.

use super::*;

/// A Warband of another list with these models, of whom the first fell.
fn of_the_list(faction: &str, variant: Option<&str>, models: Vec<Model>, elite: bool) -> Record {
    let casualties = vec![casualty(1, &models[0].entry, elite, None)];
    let took_part = models.iter().map(|model| model.id).collect();
    let next_model = 1 + u32::try_from(models.len()).unwrap();
    let variant = variant.map(str::to_owned);
    let roster = Roster { faction: faction.into(), variant, models, next_model, ..redoubt() };
    fought(roster, SideResult { casualties, took_part, ..side(REDOUBT, 5, Outcome::Lost, Vec::new()) })
}

/// To the Quartermaster Step by way of dice that promote nobody and find nothing.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is asked on the way")]
fn on_to_the_quartermaster(record: &mut Record) {
    loop {
        match record.asked() {
            Ask::Allot { candidates, .. } => {
                record.choose(None, allot(&[(candidates[0], 1)]));
                record.throw(Some(candidates[0]), &[1]);
            }
            Ask::Reinforcements { .. } => record.choose(None, Answer::Pass),
            Ask::Explore { .. } => record.throw(None, &[6, 6, 1]),
            Ask::Adjust { .. } => record.choose(None, Answer::Done),
            Ask::Trade { .. } => return,
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_pilgrim_who_was_killed_comes_back_as_a_martyr_for_forty_five_ducats() {
    let models = vec![model(1, "trench-pilgrim", &["musket"]), model(2, "trench-pilgrim", &["musket"])];
    let mut record = of_the_list("trench-pilgrims", None, models, false);
    record.throw(Some(1), &[1]);
    on_to_the_quartermaster(&mut record);
    let before = record.draft().strongbox;
    let Ask::Trade { terms } = record.asked() else { panic!() };
    assert_eq!(terms.returns, [(1, 45)].into());
    assert_eq!(record.refuses(&Record::choice(None, Answer::Return { model: 2 })), "NOT_ASKED", "it lives");
    record.choose(None, Answer::Return { model: 1 });
    let martyr = record.member(1);
    assert_eq!((martyr.entry.as_str(), martyr.items.len()), ("martyr-penitent", 0), "its musket is lost");
    assert_eq!((record.draft().strongbox, record.draft().fallen.len()), (before - 45, 0));
    assert_eq!(record.refuses(&Record::choice(None, Answer::Return { model: 1 })), "NOT_ASKED");
}

#[test]
fn a_pilgrim_waits_for_the_quartermaster_that_reinforcements_skipped() {
    let models = vec![model(1, "trench-pilgrim", &[]), model(2, "trench-pilgrim", &[])];
    let mut record = of_the_list("trench-pilgrims", None, models, false);
    record.throw(Some(1), &[1]);
    record.choose(None, allot(&[(2, 1)]));
    record.throw(Some(2), &[1]);
    record.choose(None, Answer::Call);
    record.choose(None, Answer::Done);
    let earlier = |roster: Roster| {
        let text = serde_json::to_string(&roster).unwrap().replace(BATTLE, &"b0".repeat(16));
        Roster { strongbox: 90, ..serde_json::from_str(&text).unwrap() }
    };
    let next = |roster: Roster| {
        let took_part = vec![2];
        let mut record = fought(roster, SideResult { took_part, ..side(REDOUBT, 5, Outcome::Lost, Vec::new()) });
        on_to_the_quartermaster(&mut record);
        let Ask::Trade { terms } = record.asked() else { panic!() };
        terms.returns
    };
    let roster = earlier(record.draft());
    assert_eq!(next(roster.clone()), [(1, 45)].into());
    assert!(next(Roster { called_after: None, ..roster }).is_empty(), "that Quartermaster is over");
}

#[test]
fn a_pack_whose_hospital_nobody_works_in_is_refused() {
    use nml_catalogue::{Boon, Catalogue};
    let mut pack = CATALOGUE.pack().clone();
    let hospital = pack.items.iter_mut().find(|item| item.id == "field-hospital").unwrap();
    hospital.boons = vec![Boon::Hospital(vec!["barber".into()])];
    let pilgrims = pack.factions.iter_mut().find(|faction| faction.id == "trench-pilgrims").unwrap();
    pilgrims.entries[3].boons = vec![Boon::Returns { ducats: 45, entry: Some("ghost".into()) }];
    let faults = Catalogue::new(pack).unwrap_err();
    let said: Vec<_> = faults.iter().map(|fault| (fault.part.as_str(), nml_words::said(&fault.message))).collect();
    let barber = ("items", "The pack has no entry “barber”.".to_owned());
    assert_eq!(said, [barber, ("factions/trench-pilgrims", "The pack has no entry “ghost”.".to_owned())]);
}

#[test]
fn a_homunculus_is_created_again_for_forty_ducats_as_it_was() {
    let takwin = Model { options: vec!["human-hands".into()], ..model(1, "takwin-homunculus", &["pistol"]) };
    let models = vec![takwin, model(2, "jabirean-alchemist", &[])];
    let mut record = of_the_list("iron-sultanate", Some("house-of-wisdom"), models, false);
    record.throw(Some(1), &[2]);
    on_to_the_quartermaster(&mut record);
    let before = record.draft().strongbox;
    record.choose(None, Answer::Return { model: 1 });
    assert_eq!(record.member(1).items, ["pistol"]);
    assert_eq!(record.draft().strongbox, before - 40);
}

#[test]
fn a_wretched_is_sold_for_twenty_five_ducats_and_half_its_kit() {
    let models = vec![model(1, "wretched", &[]), model(2, "wretched", &["trench-club", "trench-knife"])];
    let mut record = of_the_list("heretic-legions", None, models, false);
    record.throw(Some(1), &[6]);
    on_to_the_quartermaster(&mut record);
    let before = record.draft().strongbox;
    let Ask::Trade { terms } = record.asked() else { panic!() };
    // 3 and 1 ducats: 2 and 1 back.
    assert_eq!(terms.sells, [(1, 25), (2, 28)].into());
    record.choose(None, Answer::SellModel { model: 2 });
    let draft = record.draft();
    assert_eq!((draft.strongbox, draft.models.len(), draft.fallen[0].reason.as_str()), (before + 28, 1, "sold"));
}

#[test]
fn the_red_brigade_calls_no_reinforcements_twice_and_its_dogs_earn_twice() {
    let models = vec![model(1, "lieutenant", &[]), model(2, "yeoman", &[]), model(3, "red-brigade-dog", &[])];
    let brigade = |called: Option<&str>, last: &str| {
        let called_after = called.map(str::to_owned);
        let (variant, last_battle) = (Some("red-brigade".to_owned()), Some(last.repeat(16)));
        let roster = Roster { variant, models: models.clone(), called_after, last_battle, ..redoubt() };
        let deeds = vec![deed("ace", Some(3)), deed("sniper", Some(2))];
        let mut record = fought(roster, SideResult { took_part: vec![1, 2, 3], ..took(REDOUBT, Outcome::Lost, deeds) });
        assert_eq!(record.draft().glory, 3, "one for the Yeoman, two for the dog");
        let Ask::Allot { candidates, pool } = record.asked() else { panic!() };
        let one = |model: u32| (model, if model == candidates[0] { pool - 1 } else { 1 });
        record.choose(None, allot(&candidates.iter().map(|id| one(*id)).collect::<Vec<_>>()));
        while let Ask::Promotion { .. } = record.asked() {
            let open = options(tables().with(&record.rosters), &record.campaign);
            let who = open.requests.iter().find(|request| request.warband == REDOUBT).unwrap().model;
            record.throw(who, &[1]);
        }
        record
    };
    let mut first = brigade(None, "b0");
    assert!(matches!(first.asked(), Ask::Reinforcements { .. }));
    first.choose(None, Answer::Call);
    assert_eq!(first.draft().called_after.as_deref(), Some(BATTLE));
    let called = "b0".repeat(16);
    assert!(matches!(brigade(Some(&called), "b0").asked(), Ask::Explore { .. }), "it called after the last one");
    assert!(matches!(brigade(Some(&called), "b7").asked(), Ask::Reinforcements { .. }), "a game lies between");
}

#[test]
fn a_hallowed_anchorite_may_be_promoted() {
    let models = vec![model(1, "trench-pilgrim", &[]), model(2, "anchorite-shrine", &["hallowed-anchorite"])];
    let mut record = of_the_list("trench-pilgrims", None, models, false);
    record.throw(Some(1), &[6]);
    assert!(matches!(record.asked(), Ask::Allot { candidates, .. } if candidates == [1, 2]));
}

#[test]
fn expensive_treatment_is_paid_for_each_game_it_fought() {
    let costly = || vec![nml_warband::Injury { id: "expensive-treatment".into(), noted: None, battle: None }];
    let mut roster = redoubt();
    roster.models[0].injuries = costly();
    let record = fought(roster.clone(), took(REDOUBT, Outcome::Lost, Vec::new()));
    assert_eq!((record.draft().strongbox, record.page().strongbox), (80, 80), "a ransom cannot spend it again");
    let mut absent = took(REDOUBT, Outcome::Lost, Vec::new());
    absent.took_part.retain(|id| *id != LIEUTENANT);
    assert_eq!(fought(roster.clone(), absent).draft().strongbox, 90);
    roster.strongbox = 4;
    assert_eq!(fought(roster, took(REDOUBT, Outcome::Lost, Vec::new())).draft().strongbox, 0);
}
