//! What happens to the fallen (DR pp.101-103): one record per row of the table.

use super::*;

/// The Redoubt lost one ELITE model, a Lieutenant with id 1; `known` is its chart.
fn lieutenant(known: Chart) -> Record {
    elite("lieutenant", known)
}

fn elite(entry: &str, known: Chart) -> Record {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let fell = vec![casualty(1, entry, true, Some(CHOIR))];
    let sides = vec![side(REDOUBT, 16, Outcome::Won, fell), side(CHOIR, 13, Outcome::Lost, vec![])];
    record.say(with_chart(super::record(BATTLE, sides), known));
    record
}

/// What one D66 does to a Lieutenant without a scar.
fn d66(tens: u8, units: u8) -> Vec<RosterChange> {
    let mut record = lieutenant(chart(1));
    record.roll(1, &[tens, units]);
    record.fate(1).to_vec()
}

fn mark(row: &str, noted: Option<&str>) -> RosterChange {
    RosterChange::Marked { model: 1, row: row.into(), noted: noted.map(Into::into) }
}

fn survived() -> RosterChange {
    RosterChange::Survived { model: 1 }
}

fn scar() -> RosterChange {
    RosterChange::Scarred { model: 1 }
}

fn dies(reason: &str) -> RosterChange {
    RosterChange::Died { model: 1, reason: reason.into() }
}

fn known_marks(rows: &[&str]) -> Chart {
    let marks = rows.iter().map(|row| Mark { row: (*row).into(), noted: None }).collect();
    Chart { marks, scars: 1, ..chart(1) }
}

#[test]
fn a_troop_dies_on_1_and_2_and_survives_from_3() {
    for (face, dead) in [(1, true), (2, true), (3, false), (4, false), (5, false), (6, false)] {
        let mut record = Record::new();
        record.plan(BATTLE, &[REDOUBT, CHOIR]);
        let fell = vec![casualty(8, "yeoman", false, Some(CHOIR))];
        let sides = vec![side(REDOUBT, 16, Outcome::Won, fell), side(CHOIR, 13, Outcome::Lost, vec![])];
        record.say(super::record(BATTLE, sides));
        record.roll(8, &[face]);
        let (said, fate) = if dead {
            (Said::Dies, RosterChange::Died { model: 8, reason: SURVIVAL_ROLL.into() })
        } else {
            (Said::Survives, RosterChange::Survived { model: 8 })
        };
        assert_eq!(record.case(8).throws, [Thrown { throw: throw(&[face]), said }]);
        assert_eq!(record.fate(8), [fate]);
    }
}

#[test]
fn troops_roll_before_elite_models_of_the_same_warband() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let ours = vec![casualty(1, "lieutenant", true, None), casualty(8, "yeoman", false, None)];
    let theirs = vec![casualty(2, "chorister", true, None)];
    record.say(super::record(
        BATTLE,
        vec![side(REDOUBT, 16, Outcome::Won, ours), side(CHOIR, 13, Outcome::Lost, theirs)],
    ));
    assert_eq!(record.refuses(&roll(REDOUBT, 1, &[3, 1])), "TROOPS_FIRST");
    let open = options(tables(), &record.campaign);
    assert_eq!(open.requests.iter().map(|r| r.model).collect::<Vec<_>>(), [Some(8), Some(2)]);
    assert_eq!((open.waiting[0].model, open.waiting[0].rule.as_str()), (1, "DR p.101"));
    record.say(roll(CHOIR, 2, &[4, 5]));
    record.roll(8, &[4]);
    record.roll(1, &[3, 1]);
}

#[test]
fn row_11_dead() {
    assert_eq!(d66(1, 1), [dies("dead")]);
}

#[test]
fn row_12_captured_and_ransomed_is_a_full_recovery_and_the_ducats_move_at_once() {
    let mut record = lieutenant(chart(1));
    record.roll(1, &[1, 2]);
    let ask = Ask::Ransom { row: "captured".into(), captors: vec![CHOIR.into()], most: 90 };
    assert_eq!(options(tables(), &record.campaign).requests[0].ask, ask);
    record.answer(1, Answer::Pay { to: CHOIR.into(), ducats: 60 });
    assert_eq!(record.fate(1), [RosterChange::RansomPaid { model: 1, to: CHOIR.into(), ducats: 60 }, survived()]);
    let received = RosterChange::RansomReceived { from: REDOUBT.into(), model: 1, ducats: 60 };
    assert_eq!(record.changes(CHOIR), [received]);
    let pages = &record.campaign.game(BATTLE).unwrap().open().unwrap().pages;
    assert_eq!((pages[0].strongbox, pages[1].strongbox), (30, 115));
}

#[test]
fn row_12_captured_and_refused_is_executed() {
    let mut record = lieutenant(chart(1));
    record.roll(1, &[1, 2]);
    record.answer(1, Answer::Refuse);
    assert_eq!(record.fate(1), [dies("captured")]);
    assert!(record.changes(CHOIR).is_empty());
}

#[test]
fn row_12_no_ransom_above_the_strongbox_of_nothing_or_to_a_stranger() {
    let mut record = lieutenant(chart(1));
    record.roll(1, &[1, 2]);
    let pay = |to: &str, ducats| Command::Answer {
        battle: BATTLE.into(),
        warband: REDOUBT.into(),
        model: Some(1),
        answer: Answer::Pay { to: to.into(), ducats },
    };
    assert_eq!(record.refuses(&pay(CHOIR, 91)), "RANSOM_OUT_OF_RANGE");
    assert_eq!(record.refuses(&pay(CHOIR, 0)), "RANSOM_OUT_OF_RANGE");
    assert_eq!(record.refuses(&pay(NINTH, 60)), "NOT_AN_OPPONENT");
    assert_eq!(record.refuses(&roll(REDOUBT, 1, &[4])), "NO_ROLL_ASKED");
    assert_eq!(record.refuses(&Command::Close { battle: BATTLE.into() }), "AFTERMATH_OPEN");
    record.say(pay(CHOIR, 90));
}

#[test]
fn row_13_severe_nerve_damage() {
    assert_eq!(d66(1, 3), [mark("severe-nerve-damage", None), scar()]);
}

#[test]
fn row_14_hand_wound_draws_the_hand_by_a_die() {
    for (face, hand) in [(1, "left"), (3, "left"), (4, "right"), (6, "right")] {
        let mut record = lieutenant(chart(1));
        record.roll(1, &[1, 4]);
        assert_eq!(record.case(1).status, Status::Hand { row: "hand-wound".into() });
        record.roll(1, &[face]);
        assert_eq!(record.fate(1), [mark("hand-wound", Some(hand)), scar()]);
    }
}

#[test]
fn row_15_lost_an_eye() {
    assert_eq!(d66(1, 5), [mark("lost-an-eye", None), scar()]);
}

#[test]
fn row_15_the_second_eye_lost_removes_the_model() {
    let mut record = lieutenant(known_marks(&["lost-an-eye"]));
    record.roll(1, &[1, 5]);
    assert_eq!(record.fate(1), [dies("lost-an-eye")]);
}

#[test]
fn row_15_a_sniper_priest_recovers_however_often() {
    let mut record = elite("sniper-priest", known_marks(&["lost-an-eye"]));
    record.roll(1, &[1, 5]);
    assert_eq!(record.fate(1), [survived()]);
}

#[test]
fn row_16_chest_wound() {
    assert_eq!(d66(1, 6), [mark("chest-wound", None), scar()]);
}

#[test]
fn row_21_insomniac() {
    assert_eq!(d66(2, 1), [mark("insomniac", None), scar()]);
}

#[test]
fn row_22_head_wound() {
    assert_eq!(d66(2, 2), [mark("head-wound", None), scar()]);
}

#[test]
fn row_23_shell_shocked() {
    assert_eq!(d66(2, 3), [mark("shell-shocked", None), scar()]);
}

#[test]
fn row_24_dark_memory_notes_the_opposing_warband() {
    assert_eq!(d66(2, 4), [mark("dark-memory", Some(CHOIR)), scar()]);
}

#[test]
fn row_25_paranoid() {
    assert_eq!(d66(2, 5), [mark("paranoid", None), scar()]);
}

#[test]
fn row_26_lost_arm() {
    assert_eq!(d66(2, 6), [mark("lost-arm", None), scar()]);
}

#[test]
fn row_31_leg_wound() {
    assert_eq!(d66(3, 1), [mark("leg-wound", None), scar()]);
}

#[test]
fn row_32_expensive_treatment() {
    assert_eq!(d66(3, 2), [mark("expensive-treatment", None), scar()]);
}

#[test]
fn row_33_possessed() {
    assert_eq!(d66(3, 3), [mark("possessed", None), scar()]);
}

fn machine_gunner(scars: u8) -> Chart {
    let kit = ["machine-gun", "combat-helmet"].map(String::from).to_vec();
    let taken = [("muscle-damage".to_owned(), vec!["machine-gun".to_owned()])].into();
    Chart { kit, taken, scars, ..chart(1) }
}

#[test]
fn row_34_muscle_damage_loses_the_heavy_kit_it_has() {
    let mut record = lieutenant(machine_gunner(0));
    record.roll(1, &[3, 4]);
    let lost = RosterChange::KitLost { model: 1, items: vec!["machine-gun".into()], reason: "muscle-damage".into() };
    assert_eq!(record.fate(1), [lost, mark("muscle-damage", None), scar()]);
    assert_eq!(d66(3, 4), [mark("muscle-damage", None), scar()], "nothing HEAVY, nothing lost");
}

#[test]
fn row_34_what_is_lost_does_not_reach_the_arsenal_with_the_third_scar() {
    let mut record = lieutenant(machine_gunner(2));
    record.roll(1, &[3, 4]);
    assert_eq!(record.fate(1)[3], RosterChange::Unfit { model: 1, kit: vec!["combat-helmet".into()] });
}

#[test]
fn row_35_minor_wound_misses_the_next_game_and_scars() {
    assert_eq!(d66(3, 5), [RosterChange::MissesNextGame { model: 1 }, scar()]);
}

#[test]
fn row_36_robbed_loses_all_kit_but_no_blood() {
    let mut record = lieutenant(machine_gunner(0));
    record.roll(1, &[3, 6]);
    let items = vec!["machine-gun".into(), "combat-helmet".into()];
    assert_eq!(record.fate(1), [survived(), RosterChange::KitLost { model: 1, items, reason: "robbed".into() }]);
    assert_eq!(d66(3, 6), [survived()], "nothing to lose");
}

#[test]
fn rows_41_to_63_full_recovery() {
    let dice: Vec<(u8, u8)> = (4..=6).flat_map(|tens| (1..=6).map(move |units| (tens, units))).collect();
    let recovering = dice.iter().filter(|dice| **dice <= (6, 3));
    assert_eq!(recovering.clone().count(), 15);
    for (tens, units) in recovering {
        assert_eq!(d66(*tens, *units), [survived()], "{tens}{units}");
    }
}

#[test]
fn row_64_hardened() {
    assert_eq!(d66(6, 4), [mark("hardened", None)]);
}

#[test]
fn row_65_bitter_lessons_bring_a_d3_of_experience() {
    for (face, points) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut record = lieutenant(chart(1));
        record.roll(1, &[6, 5]);
        record.roll(1, &[face]);
        let learned = RosterChange::Experience { model: 1, points, reason: "bitter-lessons".into() };
        assert_eq!(record.fate(1), [survived(), learned]);
    }
}

#[test]
fn row_65_teaches_nobody_beyond_what_it_can_learn() {
    for (room, taught) in [(2, Some(2)), (0, None)] {
        let mut record = lieutenant(Chart { experience_room: room, ..chart(1) });
        record.roll(1, &[6, 5]);
        record.roll(1, &[6]);
        let points = record
            .fate(1)
            .iter()
            .find_map(|change| if let RosterChange::Experience { points, .. } = change { Some(*points) } else { None });
        assert_eq!(points, taught);
        assert_eq!(record.case(1).throws[1].said, Said::Points { points: 3 });
    }
}

#[test]
fn row_66_prominent_scar_notes_the_warband_and_is_no_battle_scar() {
    assert_eq!(d66(6, 6), [mark("prominent-scar", Some(CHOIR))]);
}

#[test]
fn an_injury_it_has_already_is_thrown_again_until_another_comes() {
    let mut record = lieutenant(known_marks(&["leg-wound", "paranoid"]));
    record.roll(1, &[3, 1]);
    record.roll(1, &[2, 5]);
    record.roll(1, &[3, 1]);
    record.roll(1, &[1, 6]);
    let said: Vec<Said> = record.case(1).throws.iter().map(|thrown| thrown.said.clone()).collect();
    let again = |row: &str| Said::Duplicate { row: row.into() };
    let last = Said::Row { row: "chest-wound".into() };
    assert_eq!(said, [again("leg-wound"), again("paranoid"), again("leg-wound"), last]);
    assert_eq!(record.fate(1), [mark("chest-wound", None), scar()]);
}

#[test]
fn what_is_no_injury_may_come_again_but_the_same_mark_is_not_doubled() {
    let mut hardened = lieutenant(known_marks(&["hardened"]));
    hardened.roll(1, &[6, 4]);
    assert_eq!(hardened.fate(1), [survived()]);

    let remembered = |warband: &str| {
        let marks = vec![Mark { row: "prominent-scar".into(), noted: Some(warband.into()) }];
        let mut record = lieutenant(Chart { marks, ..chart(1) });
        record.roll(1, &[6, 6]);
        record.fate(1).to_vec()
    };
    assert_eq!(remembered(CHOIR), [survived()]);
    assert_eq!(remembered(NINTH), [mark("prominent-scar", Some(CHOIR))]);
}

#[test]
fn the_third_scar_makes_it_unfit_and_its_kit_goes_to_the_arsenal() {
    let kit = vec!["pistol".to_owned(), "sword-axe".to_owned()];
    let mut record = lieutenant(Chart { scars: 2, kit: kit.clone(), ..chart(1) });
    record.roll(1, &[3, 5]);
    assert_eq!(
        record.fate(1),
        [RosterChange::MissesNextGame { model: 1 }, scar(), RosterChange::Unfit { model: 1, kit }]
    );

    let mut second = lieutenant(Chart { scars: 1, ..chart(1) });
    second.roll(1, &[3, 5]);
    assert_eq!(second.fate(1), [RosterChange::MissesNextGame { model: 1 }, scar()]);

    let mut lucky = lieutenant(Chart { scars: 2, scar_limit: 4, ..chart(1) });
    lucky.roll(1, &[3, 5]);
    assert_eq!(lucky.fate(1), [RosterChange::MissesNextGame { model: 1 }, scar()]);
}

#[test]
fn a_row_without_a_scar_never_makes_it_unfit() {
    let mut record = lieutenant(Chart { scars: 2, ..chart(1) });
    record.roll(1, &[6, 6]);
    assert_eq!(record.fate(1), [mark("prominent-scar", Some(CHOIR))]);
}

#[test]
fn a_skill_throws_the_trauma_dice_once_more() {
    let known = Chart { rerolls: vec!["tis-but-a-scratch".into()], ..chart(1) };
    let mut record = lieutenant(known.clone());
    record.roll(1, &[1, 1]);
    assert_eq!(record.case(1).status, Status::KeepOrReroll { row: "dead".into(), skill: "tis-but-a-scratch".into() });
    record.answer(1, Answer::Reroll);
    record.roll(1, &[1, 1]);
    assert_eq!(record.fate(1), [dies("dead")]);

    let mut kept = lieutenant(known);
    kept.roll(1, &[3, 1]);
    kept.answer(1, Answer::Keep);
    assert_eq!(kept.fate(1), [mark("leg-wound", None), scar()]);
}

#[test]
fn whoever_always_recovers_is_not_asked_to_roll() {
    let known = Chart { always_recovers: Some("eternal-debt".into()), ..chart(1) };
    let record = elite("wretched", known);
    assert_eq!(record.fate(1), [survived()]);
    assert!(options(tables(), &record.campaign).requests.is_empty());
}

/// Three sides: nobody knows whom the Lieutenant fell to, or the Ninth Famine took it.
fn three_sides(by: Option<&str>) -> Record {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    record.plan(BATTLE, &[REDOUBT, CHOIR, NINTH]);
    let fell = vec![casualty(1, "lieutenant", true, by)];
    record.say(super::record(
        BATTLE,
        vec![
            side(REDOUBT, 10, Outcome::Lost, fell),
            side(CHOIR, 13, Outcome::Won, vec![]),
            side(NINTH, 9, Outcome::Lost, vec![]),
        ],
    ));
    record
}

#[test]
fn with_several_enemies_whoever_took_it_holds_it_else_the_players_say() {
    let mut known = three_sides(Some(NINTH));
    known.roll(1, &[2, 4]);
    assert_eq!(known.fate(1), [mark("dark-memory", Some(NINTH)), scar()]);

    let mut asked = three_sides(None);
    asked.roll(1, &[2, 4]);
    let warbands = vec![CHOIR.to_owned(), NINTH.to_owned()];
    assert_eq!(asked.case(1).status, Status::Opponent { row: "dark-memory".into(), warbands });
    asked.answer(1, Answer::Opponent { warband: NINTH.into() });
    assert_eq!(asked.fate(1), [mark("dark-memory", Some(NINTH)), scar()]);

    let mut own_fire = three_sides(Some(REDOUBT));
    own_fire.roll(1, &[1, 2]);
    own_fire.answer(1, Answer::Pay { to: CHOIR.into(), ducats: 1 });
    assert_eq!(own_fire.changes(CHOIR).len(), 1);
    assert!(own_fire.changes(NINTH).is_empty());
}

#[test]
fn dice_that_are_too_many_too_few_or_not_asked_are_refused() {
    let record = lieutenant(chart(1));
    assert_eq!(record.refuses(&roll(REDOUBT, 1, &[3])), "WRONG_DICE");
    assert_eq!(record.refuses(&roll(REDOUBT, 1, &[3, 1, 1])), "WRONG_DICE");
    assert_eq!(record.refuses(&roll(REDOUBT, 2, &[3, 1])), "UNKNOWN_MODEL_ID");
    assert_eq!(record.refuses(&roll(NINTH, 1, &[3, 1])), "UNKNOWN_WARBAND");
    let mut done = lieutenant(chart(1));
    done.roll(1, &[4, 5]);
    assert_eq!(done.refuses(&roll(REDOUBT, 1, &[3, 1])), "NO_ROLL_ASKED");
    assert!(
        serde_json::from_str::<Command>(
            r#"{"do":"roll","battle":"b","warband":"w","model":1,"faces":[7,1],"source":"table"}"#
        )
        .is_err()
    );
}
