//! Mercenaries through a campaign.

use super::*;

/// The Redoubt with an Observer and a Witchburner, who were all in the battle; these fell.
fn with_mercenaries(fell: &[(u32, &str, bool)]) -> Record {
    let mercenaries = ["observer", "witchburner"].map(str::to_owned).to_vec();
    let mut side = took(REDOUBT, Outcome::Lost, Vec::new());
    side.took_part.extend([OBSERVER, WITCHBURNER]);
    side.casualties = fell.iter().map(|(id, entry, elite)| casualty(*id, entry, *elite, Some(CHOIR))).collect();
    fought(Roster { mercenaries, ..redoubt() }, side)
}

const OBSERVER: u32 = nml_warband::FIRST_MERCENARY;

const WITCHBURNER: u32 = OBSERVER + 1;

#[test]
fn mercenaries_fall_are_hurt_learn_and_are_promoted_like_others() {
    let mut record = with_mercenaries(&[(OBSERVER, "observer", false), (WITCHBURNER, "witchburner", true)]);
    record.throw(Some(OBSERVER), &[2]);
    record.throw(Some(WITCHBURNER), &[3, 1]);
    let draft = record.draft();
    assert_eq!(draft.mercenaries, ["witchburner"], "the Observer is dead");
    assert_eq!((draft.fallen[0].model.entry.as_str(), draft.fallen[0].reason.as_str()), ("observer", "survival-roll"));
    let hired = draft.hired_models();
    assert_eq!((hired[0].id, hired[0].scars), (WITCHBURNER, 1), "the Witchburner keeps the id of her card");
    assert_eq!(hired[0].injuries[0].id, "leg-wound");
    record.choose(None, allot(&[(YEOMAN, 1)]));
    record.throw(Some(YEOMAN), &[2]);
    let hired = record.draft().hired_models();
    assert_eq!(hired[0].experience, 1, "ELITE, and in the battle");
    let sheet = card(&record.draft(), WITCHBURNER);
    let whole = card(&Roster { hired: Vec::new(), fallen: Vec::new(), ..record.draft() }, OBSERVER);
    assert!(sheet.movement < whole.movement, "her leg is hurt: {} of {}", sheet.movement, whole.movement);
    assert_eq!(sheet.weapons, whole.weapons, "what she came with is never lost");
}

/// DR pp.142-143: a Trench Dog lives or dies as a Troop, is never promoted, and its food and training go with it.
#[test]
fn a_trench_dog_dies_with_what_its_owner_carried_for_it() {
    let mut roster = redoubt();
    roster.mercenaries = vec!["trench-dog".into()];
    roster.models[0].items.extend(["dog-food", "training-mercy-dog"].map(str::to_owned));
    let fallen = |roster: &Roster| {
        let mut side = took(REDOUBT, Outcome::Lost, Vec::new());
        side.took_part.push(OBSERVER);
        side.casualties = vec![casualty(OBSERVER, "trench-dog", false, Some(CHOIR))];
        fought(roster.clone(), side)
    };
    let mut record = fallen(&roster);
    record.throw(Some(OBSERVER), &[2]);
    assert!(record.draft().mercenaries.is_empty());
    assert_eq!(record.member(LIEUTENANT).items, ["pistol", "sword-axe"]);
    let mut record = fallen(&roster);
    record.throw(Some(OBSERVER), &[3]);
    assert_eq!(record.member(LIEUTENANT).items.len(), 4, "it lives");
    let Ask::Allot { candidates, .. } = record.asked() else { panic!("{:?}", record.asked()) };
    assert_eq!(candidates, [YEOMAN, TOBIN, ISOLDE], "no promotion");
}

#[test]
fn a_mercenary_is_promoted_and_keeps_what_it_learned_for_the_next_battle() {
    let mut record = with_mercenaries(&[]);
    let Ask::Allot { candidates, .. } = record.asked() else { panic!("{:?}", record.asked()) };
    assert_eq!(candidates, [YEOMAN, TOBIN, ISOLDE, OBSERVER]);
    record.choose(None, allot(&[(OBSERVER, 1)]));
    record.throw(Some(OBSERVER), &[6]);
    let draft = record.draft();
    assert!(draft.hired_models()[0].promoted);
    assert_eq!(nml_warband::check(&draft, &CATALOGUE).elite, 4, "Lieutenant, Cleric, Witchburner, Observer");
    assert!(card(&draft, OBSERVER).keywords.contains(&nml_catalogue::keyword::Keyword::Elite));
    // With a point to the next Advancement it learns, and the Skill is on its card.
    let mut roster = draft;
    roster.hired[0].experience = 1;
    let mut side = took(REDOUBT, Outcome::Lost, Vec::new());
    side.took_part.extend([OBSERVER, WITCHBURNER]);
    let mut record = fought(roster, side);
    record.choose(None, allot(&[(YEOMAN, 1)]));
    record.throw(Some(YEOMAN), &[2]);
    while let Ask::AdvancementTables { .. } = record.asked() {
        let open = options(tables().with(&record.rosters), &record.campaign);
        let who = open.requests.iter().find(|request| request.warband == REDOUBT).unwrap().model;
        record.choose(who, Answer::Tables { tables: ["stealth-speed", "wildcard"].map(str::to_owned).to_vec() });
        record.throw(who, &[4, 6, 3, 6]);
        let Ask::Learn { skills, .. } = record.asked() else { panic!() };
        record.choose(who, Answer::Learn { skill: learned(&skills[0].skill) });
    }
    let draft = record.draft();
    assert_eq!(draft.hired_models()[0].skills, [learned("nimble")]);
    assert!(card(&draft, OBSERVER).effects.iter().any(|sourced| sourced.source == "Nimble"));
}

#[test]
fn the_third_scar_sends_a_mercenary_home_and_another_may_be_hired() {
    let mut record = with_mercenaries(&[(WITCHBURNER, "witchburner", true)]);
    let mut roster = record.rosters[REDOUBT].clone();
    roster.hired = roster.hired_models();
    roster.hired[1].scars = 2;
    let side = record.page().cases[0].casualty.clone();
    let mut took = took(REDOUBT, Outcome::Lost, Vec::new());
    took.took_part.push(WITCHBURNER);
    took.casualties = vec![side];
    record = fought(Roster { glory: 5, ..roster }, took);
    record.throw(Some(WITCHBURNER), &[3, 4]);
    let draft = record.draft();
    assert_eq!((draft.mercenaries.as_slice(), draft.arsenal.len()), (["observer".to_owned()].as_slice(), 0));
    assert_eq!(draft.fallen[0].reason, "unfit-for-duty");
    let hire = nml_warband::Event::Hired { mercenary: "witchburner".into(), paid: None };
    let mut after = draft;
    nml_warband::evolve(&mut after, &hire);
    let new = &after.hired_models()[1];
    assert_eq!((new.id, new.scars), (WITCHBURNER + 1, 0), "the id of the one who left is never used again");
    nml_warband::well_formed(&after).unwrap();
}
