//! What the campaign's page shows: planned battles, results, standings, the closing of an aftermath.

use super::*;

fn battle(n: u8) -> String {
    format!("{n:032x}")
}

/// Fights a battle without casualties to its closed aftermath.
fn fight(record: &mut Record, n: u8, first: (&str, u16), second: (&str, u16)) {
    let outcome = |mine: u16, other: u16| match mine.cmp(&other) {
        std::cmp::Ordering::Greater => Outcome::Won,
        std::cmp::Ordering::Equal => Outcome::Drew,
        std::cmp::Ordering::Less => Outcome::Lost,
    };
    record.plan(&battle(n), &[first.0, second.0]);
    let sides = vec![
        side(first.0, first.1, outcome(first.1, second.1), vec![]),
        side(second.0, second.1, outcome(second.1, first.1), vec![]),
    ];
    record.say(super::record(&battle(n), sides));
    record.say(Command::Close { battle: battle(n) });
}

#[test]
fn the_standings_count_15_10_and_7() {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    fight(&mut record, 1, (REDOUBT, 16), (CHOIR, 13));
    fight(&mut record, 2, (CHOIR, 8), (REDOUBT, 8));
    fight(&mut record, 3, (NINTH, 4), (REDOUBT, 12));
    let lines = standings(&record.campaign);
    let row = |line: &Standing| (line.place, line.name.clone(), line.points, [line.won, line.drawn, line.lost]);
    assert_eq!(
        lines.iter().map(row).collect::<Vec<_>>(),
        [
            (1, "The Seventh Redoubt".into(), 40, [2, 1, 0]),
            (2, "The Ashen Choir".into(), 17, [0, 1, 1]),
            (3, "The Ninth Famine".into(), 7, [0, 0, 1]),
        ]
    );
    assert_eq!((lines[0].vp_for, lines[0].vp_against), (36, 25));
    assert_eq!(lines.iter().map(|line| (line.games, line.in_hand)).collect::<Vec<_>>(), [(3, 0), (2, 1), (1, 2)]);
    let course = |at: usize| lines[at].course.iter().map(|point| (point.outcome, point.points)).collect::<Vec<_>>();
    assert_eq!(course(0), [(Outcome::Won, 15), (Outcome::Drew, 25), (Outcome::Won, 40)]);
    assert_eq!(course(1), [(Outcome::Lost, 7), (Outcome::Drew, 17)]);
}

#[test]
fn equal_points_share_a_place() {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    fight(&mut record, 1, (REDOUBT, 8), (CHOIR, 8));
    let lines = standings(&record.campaign);
    assert_eq!(lines.iter().map(|line| line.place).collect::<Vec<_>>(), [1, 1, 3]);
    assert_eq!(lines[0].name, "The Ashen Choir", "by name where points are equal");
}

#[test]
fn casualties_and_deeds_are_counted_for_both_sides() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let mut ours = side(REDOUBT, 16, Outcome::Won, vec![casualty(8, "yeoman", false, Some(CHOIR))]);
    ours.deeds = vec![
        Deed { deed: "sniper".into(), model: Some(3), glory: 1, promotion_dice: 1, leader_experience: false },
        Deed { deed: "hold-your-ground".into(), model: None, glory: 1, promotion_dice: 1, leader_experience: false },
    ];
    let fallen = vec![casualty(6, "wretched", false, Some(REDOUBT)), casualty(7, "wretched", false, None)];
    record.say(super::record(BATTLE, vec![ours, side(CHOIR, 13, Outcome::Lost, fallen)]));
    let lines = standings(&record.campaign);
    assert_eq!((lines[0].took, lines[0].casualties, lines[0].deeds), (2, 1, 2));
    assert_eq!((lines[1].took, lines[1].casualties, lines[1].deeds), (1, 2, 0));
}

#[test]
fn threshold_and_field_strength_follow_each_warbands_own_games() {
    let mut record = Record::new();
    record.admit(NINTH, "The Papal Legation", -200);
    fight(&mut record, 1, (REDOUBT, 16), (CHOIR, 13));
    fight(&mut record, 2, (REDOUBT, 16), (CHOIR, 13));
    fight(&mut record, 3, (REDOUBT, 16), (NINTH, 13));
    let next = |warband| {
        let next = limits(&CATALOGUE, &record.campaign, warband).unwrap();
        (next.game, next.threshold, next.field_strength)
    };
    assert_eq!(next(REDOUBT), (4, 1000, 13));
    assert_eq!(next(CHOIR), (3, 900, 12));
    assert_eq!(next(NINTH), (2, 600, 11), "the Papal States have 200 ducats less");
}

#[test]
fn the_last_row_holds_beyond_the_table_and_the_final_waits_for_everybody() {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    for n in 1..=11 {
        fight(&mut record, n, (REDOUBT, 16), (CHOIR, 13));
    }
    let next = limits(&CATALOGUE, &record.campaign, REDOUBT).unwrap();
    assert_eq!((next.game, next.threshold, next.field_strength), (12, 1800, 22));
    assert_eq!(next.waits_for, [NINTH]);
    fight(&mut record, 12, (REDOUBT, 16), (CHOIR, 13));
    let next = limits(&CATALOGUE, &record.campaign, REDOUBT).unwrap();
    assert_eq!((next.game, next.threshold, next.beyond_table), (13, 1800, true));
}

#[test]
fn a_battle_is_planned_cancelled_and_recorded_once() {
    let mut record = Record::new();
    let sides = || vec![side(REDOUBT, 16, Outcome::Won, vec![]), side(CHOIR, 13, Outcome::Lost, vec![])];
    assert_eq!(record.refuses(&super::record(BATTLE, sides())), "UNKNOWN_BATTLE");
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    assert_eq!(record.campaign.game(BATTLE).unwrap().entrants[0].game, 1);
    assert_eq!(record.refuses(&agreed(BATTLE, &[REDOUBT, CHOIR])), "BATTLE_TWICE");
    record.say(Command::Cancel { battle: BATTLE.into() });
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let strangers = vec![side(REDOUBT, 16, Outcome::Won, vec![]), side(NINTH, 13, Outcome::Lost, vec![])];
    assert_eq!(record.refuses(&super::record(BATTLE, strangers)), "OTHER_WARBANDS");
    record.say(super::record(BATTLE, sides()));
    assert_eq!(record.refuses(&super::record(BATTLE, sides())), "ALREADY_RECORDED");
    assert_eq!(record.refuses(&Command::Cancel { battle: BATTLE.into() }), "ALREADY_RECORDED");
}

#[test]
fn the_next_battle_is_recorded_after_the_earlier_aftermath_is_closed() {
    let mut record = Record::new();
    let sides = || vec![side(REDOUBT, 16, Outcome::Won, vec![]), side(CHOIR, 13, Outcome::Lost, vec![])];
    record.plan(&battle(1), &[REDOUBT, CHOIR]);
    record.plan(&battle(2), &[REDOUBT, CHOIR]);
    record.say(super::record(&battle(2), sides()));
    assert_eq!(record.refuses(&super::record(&battle(1), sides())), "EARLIER_AFTERMATH_OPEN");
    record.say(Command::Close { battle: battle(2) });
    record.say(super::record(&battle(1), sides()));
    let order: Vec<&str> = record.campaign.played().map(|(game, _)| game.battle.as_str()).collect();
    assert_eq!(order, [battle(2), battle(1)], "in the order they were fought");
    assert_eq!(record.campaign.game(&battle(1)).unwrap().entrants[0].game, 2);
}

#[test]
fn a_result_that_contradicts_itself_is_refused() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let won = |warband: &str| side(warband, 16, Outcome::Won, vec![]);
    let drew = |warband: &str| side(warband, 16, Outcome::Drew, vec![]);
    let ill = |sides| record.refuses(&super::record(BATTLE, sides));
    assert_eq!(ill(vec![won(REDOUBT), won(CHOIR)]), "RESULT_ILL_FORMED");
    assert_eq!(ill(vec![won(REDOUBT), drew(CHOIR)]), "RESULT_ILL_FORMED");
    assert_eq!(ill(vec![drew(REDOUBT), drew(REDOUBT)]), "RESULT_ILL_FORMED");
    assert_eq!(ill(vec![drew(REDOUBT)]), "RESULT_ILL_FORMED");
    let mut absent = drew(REDOUBT);
    absent.casualties = vec![casualty(99, "yeoman", false, None)];
    assert_eq!(ill(vec![absent, drew(CHOIR)]), "RESULT_ILL_FORMED");
    let mut later = drew(REDOUBT);
    later.casualties = vec![Casualty { turn: 5, ..casualty(1, "yeoman", false, None) }];
    assert_eq!(ill(vec![later, drew(CHOIR)]), "RESULT_ILL_FORMED");
    let by_nobody_there = side(REDOUBT, 1, Outcome::Drew, vec![casualty(1, "yeoman", false, Some(NINTH))]);
    assert_eq!(ill(vec![by_nobody_there, drew(CHOIR)]), "RESULT_ILL_FORMED");
    let Command::Record { result, mut rosters } = super::record(BATTLE, vec![drew(REDOUBT), drew(CHOIR)]) else {
        panic!()
    };
    rosters.reverse();
    assert_eq!(record.refuses(&Command::Record { result, rosters }), "ROSTERS_MISSING");
}

#[test]
fn a_warband_leaves_once_nothing_of_it_is_open_and_its_games_stay() {
    let mut record = Record::new();
    assert_eq!(record.refuses(&Command::Admit { entry: entry(REDOUBT, "Again", 0) }), "ALREADY_ADMITTED");
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let leave = Command::Withdraw { warband: CHOIR.into(), strike: false };
    assert_eq!(record.refuses(&leave), "WARBAND_ENGAGED");
    let sides = vec![side(REDOUBT, 16, Outcome::Won, vec![]), side(CHOIR, 13, Outcome::Lost, vec![])];
    record.say(super::record(BATTLE, sides));
    assert_eq!(record.refuses(&leave), "WARBAND_ENGAGED");
    record.say(Command::Close { battle: BATTLE.into() });
    record.say(leave);
    assert_eq!(record.refuses(&agreed(&battle(2), &[REDOUBT, CHOIR])), "UNKNOWN_WARBAND");
    let lines = standings(&record.campaign);
    assert_eq!((lines[1].points, lines[1].withdrawn), (7, true));
    record.say(Command::Admit { entry: entry(CHOIR, "The Ashen Choir", 0) });
    record.plan(&battle(2), &[REDOUBT, CHOIR]);
}

/// DR p.100: a player who disbands starts again as a latecomer.
#[test]
fn a_warband_is_disbanded_and_its_player_begins_anew_with_another() {
    let mut record = Record::new();
    let anew = |cancel: &[&str]| Command::BeginAnew {
        warband: CHOIR.into(),
        strike: false,
        cancel: cancel.iter().map(|battle| (*battle).to_owned()).collect(),
        entry: EnrolledWarband { late_by: 1, ..entry(NINTH, "The Ninth Famine", 0) },
    };
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let sides = vec![side(REDOUBT, 16, Outcome::Won, vec![]), side(CHOIR, 13, Outcome::Lost, vec![])];
    record.say(super::record(BATTLE, sides));
    assert_eq!(record.refuses(&anew(&[])), "WARBAND_ENGAGED", "its aftermath is open");
    record.say(Command::Close { battle: BATTLE.into() });
    record.plan(&battle(2), &[REDOUBT, CHOIR]);
    assert_eq!(record.refuses(&anew(&[])), "WARBAND_ENGAGED", "a game is planned with it");
    assert_eq!(record.refuses(&anew(&[BATTLE])), "WARBAND_ENGAGED", "another one is taken back");
    let own = Command::BeginAnew {
        warband: CHOIR.into(),
        strike: false,
        cancel: vec![battle(2)],
        entry: entry(CHOIR, "The Ashen Choir", 0),
    };
    assert_eq!(record.refuses(&own), "WARBAND_TWICE");
    let events = record.say(anew(&[&battle(2)]));
    assert_eq!(events.len(), 3, "the game is taken back, one leaves, one joins: {events:?}");
    let lines = standings(&record.campaign);
    let line = |warband: &str| lines.iter().find(|line| line.warband == warband).unwrap();
    assert_eq!((line(CHOIR).points, line(CHOIR).withdrawn), (7, true), "its games stay");
    assert_eq!((line(NINTH).points, line(NINTH).withdrawn), (0, false));
    assert_eq!(record.campaign.games_counted(NINTH), 1, "as many as the Warband with the most games");
    record.plan(&battle(3), &[REDOUBT, NINTH]);
}

#[test]
fn the_worked_aftermath_of_the_seventh_redoubt() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let fell = vec![
        casualty(1, "lieutenant", true, Some(CHOIR)),
        casualty(2, "trench-cleric", true, Some(CHOIR)),
        casualty(5, "shocktrooper", false, Some(CHOIR)),
        casualty(8, "yeoman", false, Some(CHOIR)),
    ];
    let mut ours = side(REDOUBT, 16, Outcome::Won, fell);
    ours.deeds = vec![
        Deed { deed: "sniper".into(), model: Some(3), glory: 1, promotion_dice: 1, leader_experience: false },
        Deed { deed: "lord-of-war".into(), model: Some(1), glory: 1, promotion_dice: 1, leader_experience: false },
    ];
    let mut theirs = side(CHOIR, 13, Outcome::Lost, vec![casualty(2, "chorister", true, Some(REDOUBT))]);
    theirs.deeds = vec![Deed {
        deed: "suicidal-bravery".into(),
        model: Some(2),
        glory: 1,
        promotion_dice: 1,
        leader_experience: false,
    }];
    let mut command = super::record(BATTLE, vec![ours, theirs]);
    if let Command::Record { rosters, .. } = &mut command {
        rosters[1].sat_out = vec![11];
    }
    let recorded = record.say(command);
    let Event::Recorded { points, games, .. } = &recorded[0] else { panic!() };
    assert_eq!((points.as_slice(), games.as_slice()), ([15, 7].as_slice(), [1, 1].as_slice()));

    let trauma = |record: &Record, warband| {
        record.campaign.game(BATTLE).unwrap().open().unwrap().page(warband).unwrap().progress(Step::Trauma)
    };
    record.roll(8, &[4]);
    record.roll(5, &[2]);
    assert_eq!(trauma(&record, REDOUBT), Progress::Open { cases: 2 });
    record.roll(1, &[3, 1]);
    record.roll(2, &[1, 2]);
    record.say(roll(CHOIR, 2, &[4, 5]));
    assert_eq!(record.refuses(&Command::Close { battle: BATTLE.into() }), "AFTERMATH_OPEN");
    record.answer(2, Answer::Pay { to: CHOIR.into(), ducats: 60 });
    assert_eq!((trauma(&record, REDOUBT), trauma(&record, CHOIR)), (Progress::Done, Progress::Done));

    assert_eq!(
        record.changes(REDOUBT),
        [
            RosterChange::GloryGained { glory: 1, reason: "sniper".into() },
            RosterChange::GloryGained { glory: 1, reason: "lord-of-war".into() },
            RosterChange::Died { model: 5, reason: SURVIVAL_ROLL.into() },
            RosterChange::Survived { model: 8 },
            RosterChange::Marked { model: 1, row: "leg-wound".into(), noted: None },
            RosterChange::Scarred { model: 1 },
            RosterChange::RansomPaid { model: 2, to: CHOIR.into(), ducats: 60 },
            RosterChange::Survived { model: 2 },
        ]
    );
    assert_eq!(
        record.changes(CHOIR),
        [
            RosterChange::GloryGained { glory: 1, reason: "suicidal-bravery".into() },
            RosterChange::Returned { model: 11 },
            RosterChange::RansomReceived { from: REDOUBT.into(), model: 2, ducats: 60 },
            RosterChange::Survived { model: 2 },
        ]
    );
    let before = record.changes(REDOUBT);
    record.say(Command::Close { battle: BATTLE.into() });
    assert_eq!(record.changes(REDOUBT), before);
    assert_eq!(record.refuses(&Command::Close { battle: BATTLE.into() }), "NO_AFTERMATH");
    assert_eq!(record.refuses(&roll(REDOUBT, 1, &[3, 1])), "NO_AFTERMATH");
}

#[test]
fn only_trauma_is_worked_in_the_book() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let sides = vec![side(REDOUBT, 1, Outcome::Drew, vec![]), side(CHOIR, 1, Outcome::Drew, vec![])];
    record.say(super::record(BATTLE, sides));
    let page = &record.campaign.game(BATTLE).unwrap().open().unwrap().pages[0];
    let progress: Vec<Progress> = Step::ALL.iter().map(|step| page.progress(*step)).collect();
    assert_eq!(progress[0], Progress::Done);
    assert!(progress[1..].iter().all(|progress| *progress == Progress::AtTheTable));
}
