//! What the campaign reads from a roster, on the official pack's own kit.

use super::*;
use nml_warband::{Injury, Learned, Model, Roster};

fn roster(models: Vec<Model>) -> Roster {
    Roster { faction: "new-antioch".into(), strongbox: 90, models, ..Roster::default() }
}

fn gunner() -> Model {
    let items = ["machine-gun", "combat-helmet"].map(String::from).to_vec();
    Model { id: 1, entry: "mechanized-heavy-infantry".into(), items, scars: 1, experience: 3, ..Model::default() }
}

fn read(roster: &Roster, casualty: Casualty) -> RosterFacts {
    roster_facts(&CATALOGUE, roster, &side(REDOUBT, 1, Outcome::Drew, vec![casualty]))
}

#[test]
fn the_kit_the_scars_and_the_room_to_learn_are_read_from_the_roster() {
    let facts = read(&roster(vec![gunner()]), casualty(1, "mechanized-heavy-infantry", true, None));
    assert_eq!((facts.warband.as_str(), facts.strongbox), (REDOUBT, 90));
    let chart = &facts.charts[0];
    assert_eq!((chart.scars, chart.scar_limit, chart.experience_room), (1, 3, 15));
    assert_eq!(chart.kit, ["machine-gun", "combat-helmet"]);
    assert_eq!(chart.taken["muscle-damage"], ["machine-gun"]);
    assert_eq!((chart.taken.len(), chart.rerolls.len(), chart.always_recovers.is_none()), (1, 0, true));
}

#[test]
fn marks_are_read_and_a_head_wound_leaves_no_room_to_learn() {
    let wound = Injury { id: "head-wound".into(), noted: None, battle: None };
    let hand = Injury { id: "hand-wound".into(), noted: Some("left".into()), battle: None };
    let model = Model { injuries: vec![wound, hand], ..gunner() };
    let facts = read(&roster(vec![model]), casualty(1, "mechanized-heavy-infantry", true, None));
    let chart = &facts.charts[0];
    assert_eq!(chart.experience_room, 0);
    assert_eq!(chart.marks[1], Mark { row: "hand-wound".into(), noted: Some("left".into()) });
}

#[test]
fn limited_potential_stops_at_seven_points() {
    let witch = Model { id: 1, entry: "artillery-witch".into(), experience: 6, ..Model::default() };
    let legions = Roster { faction: "heretic-legions".into(), ..roster(vec![witch]) };
    assert_eq!(read(&legions, casualty(1, "artillery-witch", true, None)).charts[0].experience_room, 1);
}

#[test]
fn skills_and_kit_that_touch_the_trauma_step_are_read() {
    let mut lucky = gunner();
    lucky.skills = ["war-luck", "tis-but-a-scratch"].map(Learned::from).to_vec();
    lucky.items.push("damascus-armour".into());
    let facts = read(&roster(vec![lucky]), casualty(1, "mechanized-heavy-infantry", true, None));
    let chart = &facts.charts[0];
    assert_eq!((chart.scar_limit, chart.rerolls.as_slice()), (5, ["tis-but-a-scratch".to_owned()].as_slice()));
    assert_eq!(chart.kit, ["machine-gun", "combat-helmet"], "Damascus Armour is never lost");
    assert_eq!(chart.always_recovers, None);

    let wretched = Model { id: 2, entry: "wretched".into(), ..Model::default() };
    let debtor =
        Model { id: 3, entry: "heretic-priest".into(), skills: vec!["eternal-debt".into()], ..Model::default() };
    let legions = Roster { faction: "heretic-legions".into(), ..roster(vec![wretched, debtor]) };
    let facts = read(&legions, casualty(2, "wretched", false, None));
    assert_eq!(facts.charts[0].always_recovers.as_deref(), Some("eternal-debt"));
}

#[test]
fn whoever_sat_this_game_out_is_noted_and_a_stranger_has_an_empty_chart() {
    let away = Model { id: 12, entry: "yeoman".into(), misses_next_game: true, ..Model::default() };
    let forced = Model { id: 3, misses_next_game: true, ..away.clone() };
    let facts = read(&roster(vec![away, forced]), casualty(9, "yeoman", false, None));
    assert_eq!(facts.sat_out, [12], "a model that fought all the same has not sat out");
    assert_eq!(facts.charts, [Chart { model: 9, scar_limit: 3, ..Chart::default() }]);
}

#[test]
fn a_battle_goes_from_its_record_to_both_rosters() {
    let mut redoubt =
        Roster { next_model: 9, ..roster(vec![gunner(), Model { id: 8, entry: "yeoman".into(), ..Model::default() }]) };
    let mut choir = Roster { faction: "heretic-legions".into(), strongbox: 55, next_model: 1, ..Roster::default() };
    let fell = vec![casualty(1, "mechanized-heavy-infantry", true, Some(CHOIR)), casualty(8, "yeoman", false, None)];
    let sides = vec![side(REDOUBT, 16, Outcome::Won, fell), side(CHOIR, 13, Outcome::Lost, vec![])];
    let rosters = vec![roster_facts(&CATALOGUE, &redoubt, &sides[0]), roster_facts(&CATALOGUE, &choir, &sides[1])];
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    record.say(Command::Record { result: ended(BATTLE, sides), rosters });
    record.roll(8, &[1]);
    record.roll(1, &[1, 2]);
    record.answer(1, Answer::Pay { to: CHOIR.into(), ducats: 60 });
    for warband in [REDOUBT, CHOIR] {
        record.settle_at_the_table(warband);
    }
    record.say(Command::Close { battle: BATTLE.into() });
    for settlement in settlements(&record.campaign, BATTLE) {
        let roster = if settlement.warband == REDOUBT { &mut redoubt } else { &mut choir };
        let settle = nml_warband::Command::Settle { battle: BATTLE.into(), changes: settlement.changes };
        for event in nml_warband::decide(roster, &settle).unwrap() {
            nml_warband::evolve(roster, &event);
        }
    }
    assert_eq!((redoubt.strongbox, choir.strongbox), (30, 115));
    assert_eq!(redoubt.models, [gunner()]);
    assert_eq!((redoubt.fallen[0].model.id, redoubt.fallen[0].battle.as_deref()), (8, Some(BATTLE)));
}
