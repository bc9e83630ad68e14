//! Exploration: the dice, the Locations, and what they bring.

use super::*;

#[test]
fn three_dice_and_one_reroll_and_ten_ducats_for_each_point() {
    let mut record = exploring(redoubt(), &[4, 2, 1]);
    assert!(matches!(record.asked(), Ask::Adjust { total: 7, rerolls: 1, .. }));
    record.choose(None, Answer::Again { die: 2 });
    record.throw(None, &[5]);
    // 4 + 2 + 5 = 11: the Trench Merchant. Nothing is left to do with the dice.
    assert_eq!(record.draft().strongbox, 90 + 110);
    let Ask::Location { location, options } = record.asked() else { panic!() };
    assert_eq!((location.as_str(), options.len()), ("trench-merchant", 2));
    record.choose(None, Answer::Option { option: "report".into() });
    assert_eq!(record.draft().glory, 2);
    assert_eq!(record.draft().found[0].location, "trench-merchant");
    assert!(matches!(record.asked(), Ask::Trade { .. }));
}

#[test]
fn a_winner_has_a_second_reroll_but_no_die_falls_three_times() {
    let mut record = fought(redoubt(), took(REDOUBT, Outcome::Won, Vec::new()));
    record.choose(None, allot(&[(YEOMAN, 1)]));
    record.throw(Some(YEOMAN), &[3]);
    record.choose(None, Answer::Pass);
    record.throw(None, &[1, 1, 1]);
    record.choose(None, Answer::Again { die: 0 });
    record.throw(None, &[2]);
    assert_eq!(record.refuses(&Record::choice(None, Answer::Again { die: 0 })), "NOT_ASKED");
    record.choose(None, Answer::Again { die: 1 });
    record.throw(None, &[4]);
    assert_eq!(record.page().steps.expedition.total, Some(7));
}

#[test]
fn a_location_that_was_found_before_is_pillaged() {
    let mut roster = redoubt();
    let found =
        |location: &str| nml_warband::Found { location: location.into(), option: None, battle: None, owed: false };
    roster.found = vec![found("trench-merchant")];
    let mut record = exploring(roster, &[4, 2, 5]);
    record.choose(None, Answer::Done);
    assert_eq!(record.draft().strongbox, 200, "the loot is had all the same");
    assert!(matches!(record.asked(), Ask::Trade { .. }));
}

#[test]
fn exploration_skills_act_once_for_each_copy() {
    use nml_catalogue::ExplorationSkill::{CircleBack, Duplicate, ExtraDice, Lucky, Seek, SetDice};
    let mut roster = redoubt();
    roster.exploration_skills = vec![ExtraDice, Duplicate, SetDice, Seek, CircleBack, Lucky];
    let mut record = quiet(roster);
    record.choose(None, Answer::Pass);
    assert_eq!(record.asked(), Ask::Explore { dice: 3, extra: 1 });
    record.throw(None, &[1, 2, 3, 4]);
    let use_it = |skill, die, face: Option<u8>| {
        let face = face.map(|face| Face::new(face).unwrap());
        Answer::Use { skill, die, face }
    };
    record.choose(None, use_it(Duplicate, Some(3), None));
    record.choose(None, use_it(SetDice, Some(0), Some(6)));
    record.choose(None, use_it(Seek, None, None));
    record.choose(None, use_it(CircleBack, None, None));
    record.choose(None, use_it(Lucky, Some(1), None));
    record.throw(None, &[5]);
    assert_eq!(record.asked(), Ask::Spare { die: 1 });
    record.choose(None, Answer::Swap);
    // 6 + 5 + 3 + 4 + 4, +1 −1.
    assert!(matches!(record.asked(), Ask::Adjust { total: 22, rerolls: 1, ref skills, .. } if skills.is_empty()));
    assert_eq!(record.refuses(&Record::choice(None, use_it(Seek, None, None))), "NOT_ASKED");
}

#[test]
fn kit_of_a_find_is_chosen_within_its_worth_and_lies_in_the_arsenal() {
    // 8: the Ruined House; equipment worth 30 ducats together.
    let mut record = exploring(redoubt(), &[4, 2, 2]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "rummage".into() });
    let Ask::Take { from, worth, .. } = record.asked() else { panic!("{:?}", record.asked()) };
    assert_eq!(worth, Some(30));
    assert!(from.iter().any(|sold| sold.id == "shovel"), "{from:?}");
    assert!(from.iter().all(|sold| sold.id != "combat-helmet"), "headgear is no equipment");
    let shovels = |n| Answer::Take { ids: vec!["shovel".to_owned(); n] };
    assert_eq!(record.refuses(&Record::choice(None, shovels(7))), "NOT_ASKED");
    record.choose(None, shovels(2));
    assert_eq!(record.draft().arsenal, ["shovel", "shovel"]);
}

#[test]
fn experience_of_a_find_brings_its_advancement_at_once() {
    // 4: the Moonshine Stash; up to two ELITE models learn.
    let mut roster = redoubt();
    roster.models[1].experience = 2;
    let mut record = exploring(roster, &[1, 2, 1]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "destroy".into() });
    record.choose(None, Answer::Models { models: vec![CLERIC] });
    assert_eq!(record.member(CLERIC).experience, 4);
    assert!(matches!(record.asked(), Ask::AdvancementTables { .. }));
}

#[test]
fn tektites_keep_fire_gas_and_shrapnel_off_two_suits_of_armour() {
    // 30: the Golgotha Tektites.
    use nml_catalogue::keyword::Keyword;
    let negates: Vec<Keyword> =
        ["NEGATE FIRE", "NEGATE GAS", "NEGATE SHRAPNEL"].map(|keyword| keyword.parse().unwrap()).to_vec();
    let mut roster = redoubt();
    roster.models[0].items.push("standard-armour".into());
    let mut record = legendary(roster, &[6, 6, 6, 6, 3, 3]);
    record.choose(None, Answer::Option { option: "treat".into() });
    assert_eq!(record.asked(), Ask::Models { from: vec![LIEUTENANT], least: 0, most: 2 }, "nobody else wears a suit");
    record.choose(None, Answer::Models { models: vec![LIEUTENANT] });
    let mut roster = record.draft();
    assert!(negates.iter().all(|keyword| card(&roster, LIEUTENANT).keywords.contains(keyword)));
    assert!(negates.iter().all(|keyword| !card(&roster, YEOMAN).keywords.contains(keyword)));
    roster.models[0].items.retain(|item| item != "standard-armour");
    assert!(
        negates.iter().all(|keyword| !card(&roster, LIEUTENANT).keywords.contains(keyword)),
        "it took the suit off"
    );
}

#[test]
fn holy_dna_stands_on_the_card_by_the_name_of_its_location() {
    let mut record = legendary(redoubt(), &[6, 6, 6, 4, 2, 2]);
    record.choose(None, Answer::Option { option: "treat".into() });
    record.choose(None, Answer::Models { models: vec![TOBIN] });
    let on_card = |id| card(&record.draft(), id).effects.iter().any(|s| s.source == "Sample of Holy DNA");
    assert!(on_card(TOBIN) && !on_card(ISOLDE));
}

#[test]
fn the_alchemical_book_opens_fire_shields_by_the_line_of_the_house_of_wisdom() {
    // 12: the Jabirean Alchemical Book.
    let mut record = legendary(redoubt(), &[2, 2, 2, 2, 2, 2]);
    let buy = |ducats| {
        let price = Some(Price { ducats, glory: 0 });
        let item = "fire-shield".into();
        Record::trade(nml_warband::Command::BuyItem { model: LIEUTENANT, item, faction: None, price })
    };
    record.choose(None, Answer::Option { option: "keep".into() });
    assert_eq!(record.refuses(&buy(0)), "PRICE_WRONG");
    record.say(buy(20));
    let draft = record.draft();
    let report = nml_warband::check(&draft, &CATALOGUE);
    assert!(
        report.violations.iter().all(|v| v.code != nml_warband::ViolationCode::NotInArmoury),
        "{:?}",
        report.violations
    );
    let offered = nml_warband::offers(&draft, 1, &CATALOGUE);
    let shield = offered.iter().find(|offer| offer.item == "fire-shield").unwrap();
    assert_eq!((shield.ducats, shield.left), (20, Some(1)), "its Limit of 2 comes with it");
    let without = Roster { found: Vec::new(), ..draft };
    let report = nml_warband::check(&without, &CATALOGUE);
    assert!(report.violations.iter().any(|v| v.code == nml_warband::ViolationCode::NotInArmoury));
}

#[test]
fn formulae_that_were_studied_cost_five_ducats_less_and_never_less_than_five() {
    let options = ["human-hands", "two-heads", "wings"].map(str::to_owned).to_vec();
    let takwin = Model { options, ..model(1, "takwin-homunculus", &[]) };
    let plain = Roster {
        faction: "iron-sultanate".into(),
        variant: Some("house-of-wisdom".into()),
        campaign: true,
        models: vec![takwin],
        next_model: 2,
        ..Roster::default()
    };
    let studied = Roster { found: vec![found("jabirean-alchemical-book", "study")], ..plain.clone() };
    let worth = |roster: &Roster| nml_warband::check(roster, &CATALOGUE).models[0].ducats;
    assert_eq!(worth(&plain), 40 + 10 + 5 + 30);
    assert_eq!(worth(&studied), 40 + 5 + 5 + 25);
}

fn broken(roster: &Roster, model: usize) -> Vec<nml_warband::ViolationCode> {
    let violations = nml_warband::check(roster, &CATALOGUE).violations;
    violations.into_iter().filter(|v| v.model == Some(model)).map(|v| v.code).collect()
}

#[test]
fn a_golem_out_of_the_book_serves_any_faction_by_its_own_armoury() {
    // 17: the Book of Golems; a Takwin Homunculus with Human Hands and 50 ducats of formulae.
    use nml_catalogue::keyword::Keyword;
    let mut record = quiet(Roster { glory: 9, ..redoubt() });
    record.campaign.games[0].entrants[0].game = 10;
    record.choose(None, Answer::Pass);
    record.choose(None, Answer::Table { table: "rare".into() });
    record.throw(None, &[3, 3, 3, 3, 3, 2]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "gain".into() });
    let Ask::Take { from, worth, .. } = record.asked() else { panic!("{:?}", record.asked()) };
    assert_eq!(worth, Some(50));
    assert!(
        from.iter().all(|sold| sold.id != "wings" && sold.id != "human-hands"),
        "hands and wings do not go together"
    );
    let ids = ["inhuman-strength", "regenerative-tissue", "terrifying-appearance"].map(str::to_owned).to_vec();
    record.choose(None, Answer::Take { ids });
    let golem = record.member(6);
    assert_eq!((golem.entry.as_str(), golem.found.as_deref()), ("takwin-homunculus", Some("book-of-golems")));
    let list = |record: &Record| {
        let violations = nml_warband::check(&record.draft(), &CATALOGUE).violations;
        violations.into_iter().map(|v| v.code).collect::<Vec<_>>()
    };
    let before = nml_warband::check(&redoubt(), &CATALOGUE).violations;
    assert_eq!(list(&record).len(), before.len(), "the golem breaks nothing: {:?}", list(&record));
    let keywords = card(&record.draft(), 6).keywords;
    assert!(keywords.contains(&Keyword::Golem) && keywords.contains(&"NEW ANTIOCH".parse().unwrap()), "{keywords:?}");
    assert!(!keywords.contains(&"SULTANATE".parse().unwrap()));
    // Hands hold weapons of New Antioch, and no shovel.
    let buy = |item: &str, ducats| {
        let price = Some(Price { ducats, glory: 0 });
        Record::trade(nml_warband::Command::BuyItem { model: 6, item: item.into(), faction: None, price })
    };
    record.say(buy("pistol", 6));
    assert_eq!(broken(&record.draft(), 5), []);
    record.say(buy("shovel", 5));
    assert_eq!(broken(&record.draft(), 5), [nml_warband::ViolationCode::NoPurchases]);
    let more = nml_warband::Command::AddOption {
        model: 6,
        option: "two-heads".into(),
        price: Some(Price { ducats: 5, glory: 0 }),
    };
    assert_eq!(record.refuses(&Record::trade(more)), "NOT_IN_THIS_STEP");
    // It is never promoted, and there is one of it.
    let mut side = took(REDOUBT, Outcome::Lost, Vec::new());
    side.took_part.push(6);
    let after = fought(record.draft(), side);
    assert!(matches!(after.asked(), Ask::Allot { candidates, .. } if candidates == [YEOMAN, TOBIN, ISOLDE]));
    let mut two = record.draft();
    two.models.push(Model { id: 7, ..golem });
    let violations = nml_warband::check(&two, &CATALOGUE).violations;
    let many = violations.iter().find(|v| v.code == nml_warband::ViolationCode::TooManyModels).unwrap();
    assert_eq!(nml_words::said(&many.message), "2 × Takwin Homunculus from Book of Golems; 1 at most.");
}

#[test]
fn a_golem_out_of_the_book_is_no_homunculus_of_an_alchemist() {
    let golem = Model { found: Some("book-of-golems".into()), ..model(1, "takwin-homunculus", &[]) };
    let own = model(2, "takwin-homunculus", &[]);
    let house = |models: Vec<Model>| Roster {
        faction: "iron-sultanate".into(),
        variant: Some("house-of-wisdom".into()),
        campaign: true,
        models,
        next_model: 3,
        ..Roster::default()
    };
    let many = |roster: &Roster| {
        let violations = nml_warband::check(roster, &CATALOGUE).violations;
        violations.iter().any(|v| v.code == nml_warband::ViolationCode::TooManyModels)
    };
    assert!(!many(&house(vec![golem.clone()])), "one for each Alchemist, of whom there is none");
    assert!(many(&house(vec![golem, own])));
}

#[test]
fn a_yeoman_who_survived_alone_never_carries_a_ranged_weapon() {
    // 9: the Survivor.
    let mut record = exploring(redoubt(), &[4, 4, 1]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "recruit-new-antioch".into() });
    let buy = |item: &str, ducats| {
        let price = Some(Price { ducats, glory: 0 });
        Record::trade(nml_warband::Command::BuyItem { model: 6, item: item.into(), faction: None, price })
    };
    record.say(buy("trench-knife", 1));
    assert_eq!(broken(&record.draft(), 5), []);
    record.say(buy("bolt-action-rifle", 5));
    assert_eq!(broken(&record.draft(), 5), [nml_warband::ViolationCode::KindForbidden]);
    assert_eq!(broken(&record.draft(), 3), [], "others carry theirs");
}

/// What a Force musters with for the Warband as a whole, from Locations of this name.
fn force_has(roster: &Roster, location: &str) -> Vec<nml_catalogue::effect::Effect> {
    let mustered = nml_warband::muster_waived(roster, &CATALOGUE).unwrap();
    mustered.effects.into_iter().filter(|sourced| sourced.source == location).map(|sourced| sourced.effect).collect()
}

#[test]
fn moonshine_that_was_shared_out_steadies_the_next_game_and_no_later_one() {
    // 4: the Moonshine Stash; +2 DICE on Morale Checks.
    let mut record = exploring(redoubt(), &[1, 2, 1]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "distribute".into() });
    let mut roster = record.draft();
    let effects = force_has(&roster, "Moonshine Stash");
    assert_eq!(effects.len(), 1);
    assert_eq!(effects[0].what, [nml_catalogue::effect::What::Dice(2)]);
    let next = nml_warband::Event::Settled {
        battle: "b2".repeat(16),
        change: RosterChange::Fought { models: (1..=5).collect() },
    };
    nml_warband::evolve(&mut roster, &next);
    assert!(force_has(&roster, "Moonshine Stash").is_empty(), "that game was fought");
    // What lasts goes on: the Stash of Drugs & Erotica.
    roster.found[0] = found("stash-of-drugs-and-erotica", "indulge");
    assert_eq!(force_has(&roster, "Stash of Drugs & Erotica").len(), 1);
}

#[test]
fn a_skill_of_a_find_is_learned_though_promotions_were_settled_at_the_table() {
    let mut record = fought(redoubt(), took(REDOUBT, Outcome::Lost, Vec::new()));
    record.campaign.games[0].entrants[0].game = 10;
    let (battle, warband, reason) = (BATTLE.to_owned(), REDOUBT.to_owned(), "Written on paper".to_owned());
    record.say(Command::SetAside { battle, warband, step: true, reason });
    record.choose(None, Answer::Pass);
    record.choose(None, Answer::Table { table: "legendary".into() });
    record.throw(None, &[6; 6]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "eat".into() });
    record.choose(None, Answer::Models { models: vec![TOBIN] });
    record.choose(Some(TOBIN), Answer::Learn { skill: learned("parry") });
    assert_eq!(record.member(TOBIN).skills, [learned("parry")]);
    assert!(matches!(record.asked(), Ask::Trade { .. }));
}

/// DR p.114: the third game has four dice.
#[test]
fn dice_and_tables_follow_the_games_fought_the_one_just_fought_counted() {
    let after = |games: usize| {
        let mut record = Record::new();
        for earlier in 1..games {
            let battle = format!("e{earlier:031x}");
            record.plan(&battle, &[REDOUBT, CHOIR]);
            let sides = [REDOUBT, CHOIR].map(|warband| side(warband, 5, Outcome::Drew, Vec::new())).to_vec();
            record.say(super::record(&battle, sides));
            record.say(Command::Close { battle });
        }
        let mut record = quiet_in(record, redoubt());
        record.choose(None, Answer::Pass);
        let tables = match record.asked() {
            Ask::ExplorationTable { tables } => {
                record.choose(None, Answer::Table { table: tables[0].clone() });
                tables
            }
            Ask::Explore { .. } => vec![record.page().steps.expedition.table.clone().unwrap_or_default()],
            other => panic!("{other:?}"),
        };
        let Ask::Explore { dice, extra: 0 } = record.asked() else { panic!("{:?}", record.asked()) };
        (dice, tables.join(" or "))
    };
    let rows: Vec<(u8, String)> = (1..=12).map(after).collect();
    let expected = [(3, "common"), (4, "common or rare"), (5, "rare"), (6, "rare or legendary")];
    let games = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3].map(|at: usize| expected[at]);
    assert_eq!(rows.iter().map(|(dice, tables)| (*dice, tables.as_str())).collect::<Vec<_>>(), games);
}

#[test]
fn the_number_of_dice_and_of_rerolls_says_where_it_comes_from() {
    use nml_catalogue::ExplorationSkill::{ExtraDice, ReRoll};
    let mut roster = redoubt();
    roster.exploration_skills = vec![ReRoll, ExtraDice];
    // The Warband has its Re-roll from a find; nobody knows where the Extra Dice come from.
    let rules = CATALOGUE.exploration();
    let locations = rules.tables.iter().flat_map(|table| &table.locations);
    let (place, option) = locations
        .flat_map(|location| location.options.iter().map(move |option| (location, option)))
        .find(|(_, option)| option.gains.contains(&nml_catalogue::Gain::Skill(ReRoll)))
        .unwrap();
    roster.found = vec![found(&place.id, &option.id)];
    let mut record = fought(roster, took(REDOUBT, Outcome::Won, Vec::new()));
    record.choose(None, allot(&[(YEOMAN, 1)]));
    record.throw(Some(YEOMAN), &[3]);
    record.choose(None, Answer::Pass);
    let now = |record: &Record| outfit(&CATALOGUE, &record.campaign, BATTLE, REDOUBT).unwrap();
    let share = |count: i16, by: ShareBy| Share { count, by };
    let games = ShareBy::Games { game: 1, from: 1 };
    assert_eq!(now(&record).dice, [share(3, games), share(1, ShareBy::Own)]);
    let place = ShareBy::Found { location: place.id.clone() };
    let whole = [share(1, ShareBy::Everybody), share(1, ShareBy::Victory), share(1, place)];
    assert_eq!(now(&record).rerolls, whole);
    record.throw(None, &[1, 1, 1]);
    record.choose(None, Answer::Again { die: 0 });
    assert_eq!(now(&record).rerolls[..3], whole);
    assert_eq!(now(&record).rerolls[3], share(-1, ShareBy::Used));
    record.throw(None, &[2]);
    assert!(matches!(record.asked(), Ask::Adjust { rerolls: 2, .. }), "{:?}", record.asked());
}

/// The dice that stay on the page, with what they were thrown for.
fn stamps(record: &Record) -> Vec<(Vec<u8>, StampOf)> {
    let faces = |throw: &Throw| throw.faces.iter().map(|face| face.number()).collect();
    record.page().steps.stamps.iter().map(|stamp| (faces(&stamp.throw), stamp.of.clone())).collect()
}

#[test]
fn a_die_of_a_find_stays_on_the_page_also_when_nothing_came_of_it() {
    // 10: the Fallen Soldier; what lies with it hangs on a die.
    let mut record = exploring(redoubt(), &[4, 4, 2]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "take".into() });
    record.choose(None, Answer::Take { ids: Vec::new() });
    assert_eq!(record.asked(), Ask::FindRoll { dice: 1 });
    record.throw(None, &[1]);
    let (location, option) = ("fallen-soldier".to_owned(), "take".to_owned());
    assert_eq!(stamps(&record), [(vec![1], StampOf::Find { location, option, gain: 2, passed: Some(false) })]);
    assert!(matches!(record.asked(), Ask::Trade { .. }), "nothing was found");
}

#[test]
fn the_dice_of_an_advancement_stay_on_the_page_with_what_they_led_to() {
    let mut roster = redoubt();
    roster.models[1].experience = 2;
    let mut record = exploring(roster, &[1, 2, 1]);
    record.choose(None, Answer::Done);
    record.choose(None, Answer::Option { option: "destroy".into() });
    record.choose(None, Answer::Models { models: vec![CLERIC] });
    record.choose(Some(CLERIC), Answer::Tables { tables: vec!["melee-strength".into(), "ranged".into()] });
    record.throw(Some(CLERIC), &[3, 4, 1, 1]);
    let [(faces, StampOf::Advancement { leads })] = &stamps(&record)[..] else { panic!("{:?}", stamps(&record)) };
    assert_eq!(faces, &[3, 4, 1, 1]);
    assert_eq!(leads.iter().map(|lead| lead.sum).collect::<Vec<_>>(), [7, 2]);
    assert_eq!(record.page().steps.stamps[0].model, Some(CLERIC));
    let Ask::Learn { skills, .. } = record.asked() else { panic!("{:?}", record.asked()) };
    record.choose(Some(CLERIC), Answer::Learn { skill: learned(&skills[0].skill) });
    assert_eq!(stamps(&record).len(), 1, "and after it was learned too");
}
