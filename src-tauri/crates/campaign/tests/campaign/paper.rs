//! Battles filed by their results: coalitions, and sides that do not belong to the campaign.

use super::*;

const FOURTH: &str = "44444444444444444444444444444444";

/// The Redoubt and the Choir against the Ninth and the Fourth: 11 and 4 victory points against 6 and 5.
fn two_against_two() -> (Record, Vec<SideResult>) {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    record.admit(FOURTH, "The Fourth Procession", 0);
    record.plan(BATTLE, &[REDOUBT, CHOIR, NINTH, FOURTH]);
    let of = |coalition, side| SideResult { coalition: Some(coalition), ..side };
    let sides = vec![
        of(1, side(REDOUBT, 11, Outcome::Won, vec![casualty(1, "lieutenant", true, Some(NINTH))])),
        of(1, side(CHOIR, 4, Outcome::Won, vec![])),
        of(2, side(NINTH, 6, Outcome::Lost, vec![casualty(2, "yeoman", false, Some(CHOIR))])),
        of(2, side(FOURTH, 5, Outcome::Lost, vec![casualty(3, "yeoman", false, Some(NINTH))])),
    ];
    (record, sides)
}

/// A game of the Redoubt against somebody's guest.
fn guest(fallen: Vec<Casualty>) -> Record {
    let mut record = Record::new();
    record.say(Command::Plan {
        battle: BATTLE.into(),
        scenario: "claim-no-mans-land".into(),
        name: None,
        warbands: vec![REDOUBT.into()],
        outsiders: vec![Outsider { id: STRANGER.into(), name: "The Paymaster".into() }],
        picked: Picked::Agreement,
        due: None,
    });
    record.say(super::record(BATTLE, vec![side(REDOUBT, 6, Outcome::Lost, fallen), stranger(9, Outcome::Won)]));
    record
}

fn stranger(vp: u16, outcome: Outcome) -> SideResult {
    let name = Some("The Paymaster".to_owned());
    SideResult { outsider: name, took_part: Vec::new(), ..side(STRANGER, vp, outcome, Vec::new()) }
}

fn line(record: &Record, warband: &str) -> Standing {
    standings(&record.campaign).into_iter().find(|line| line.warband == warband).unwrap()
}

#[test]
fn two_beat_two_and_every_one_of_them_is_counted_against_both_enemies() {
    let (mut record, sides) = two_against_two();
    record.say(super::record(BATTLE, sides));
    let scores = [REDOUBT, CHOIR, NINTH, FOURTH].map(|warband| {
        let line = line(&record, warband);
        (line.won, line.lost, line.vp_for, line.vp_against, line.took, line.casualties)
    });
    assert_eq!(scores, [(1, 0, 11, 11, 0, 1), (1, 0, 4, 11, 1, 0), (0, 1, 6, 15, 1, 1), (0, 1, 5, 15, 0, 1)]);
}

#[test]
fn nobody_is_captured_by_his_own_coalition() {
    let (mut record, mut sides) = two_against_two();
    // Nobody knows who took the Lieutenant; the Yeoman of the Fourth fell to a shot of the Ninth.
    sides[0].casualties[0].by = None;
    record.say(super::record(BATTLE, sides));
    record.roll(1, &[1, 2]);
    let captors = vec![NINTH.to_owned(), FOURTH.to_owned()];
    assert_eq!(record.case(1).status, Status::Ransom { row: "captured".into(), captors });
    let pay = |to: &str| Command::Answer {
        battle: BATTLE.into(),
        warband: REDOUBT.into(),
        model: Some(1),
        answer: Answer::Pay { to: to.into(), ducats: 40 },
    };
    record.refuses(&pay(CHOIR));
    record.say(pay(FOURTH));
}

#[test]
fn friendly_fire_hands_nobody_over_to_a_friend() {
    let (mut record, mut sides) = two_against_two();
    sides[0].casualties[0].by = Some(Foe { warband: CHOIR.into(), model: None, weapon: None });
    record.say(super::record(BATTLE, sides));
    record.roll(1, &[1, 2]);
    let Status::Ransom { captors, .. } = &record.case(1).status else { panic!("{:?}", record.case(1)) };
    assert_eq!(captors, &[NINTH, FOURTH]);
    assert_eq!(line(&record, CHOIR).took, 1, "the one of the Ninth, not her friend");
}

#[test]
fn who_wins_and_who_fights_together_must_agree() {
    let refused = |change: fn(&mut Vec<SideResult>)| {
        let (record, mut sides) = two_against_two();
        change(&mut sides);
        record.refuses(&super::record(BATTLE, sides))
    };
    assert_eq!(refused(|sides| sides[1].outcome = Outcome::Lost), "RESULT_ILL_FORMED", "half a coalition won");
    assert_eq!(refused(|sides| sides[2].outcome = Outcome::Won), "RESULT_ILL_FORMED", "three won");
    assert_eq!(refused(|sides| sides[1].coalition = None), "RESULT_ILL_FORMED", "a coalition of one");
    assert_eq!(
        refused(|sides| sides.iter_mut().for_each(|side| side.coalition = Some(1))),
        "RESULT_ILL_FORMED",
        "and nobody to fight"
    );
    let (mut record, mut sides) = two_against_two();
    sides.iter_mut().for_each(|side| side.outcome = Outcome::Drew);
    record.say(super::record(BATTLE, sides));
}

#[test]
fn one_side_may_beat_a_coalition() {
    let (mut record, mut sides) = two_against_two();
    sides[3].coalition = None;
    sides[2].coalition = Some(1);
    for (side, outcome) in sides.iter_mut().zip([Outcome::Lost, Outcome::Lost, Outcome::Lost, Outcome::Won]) {
        side.outcome = outcome;
    }
    record.say(super::record(BATTLE, sides));
    assert_eq!((line(&record, FOURTH).won, line(&record, NINTH).lost), (1, 1));
}

#[test]
fn a_game_against_an_outsider_has_one_page_and_closes() {
    let mut record = guest(vec![casualty(2, "yeoman", false, None)]);
    let played = record.campaign.game(BATTLE).unwrap().played.clone().unwrap();
    assert_eq!(played.aftermath.pages.len(), 1);
    assert_eq!(played.points, [CATALOGUE.campaign().points.loss.into(), 0]);
    record.roll(2, &[4]);
    assert!(matches!(record.fate(2), [RosterChange::Survived { model: 2 }]));
    record.say(Command::Close { battle: BATTLE.into() });
    let redoubt = line(&record, REDOUBT);
    assert_eq!((redoubt.games, redoubt.lost, redoubt.vp_against, redoubt.casualties), (1, 1, 9, 1));
    assert_eq!(standings(&record.campaign).len(), 2, "an outsider has no line");
    assert_eq!(record.campaign.called(STRANGER).as_deref(), Some("The Paymaster"));
    assert_eq!(record.campaign.games_played(STRANGER), 0);
}

#[test]
fn an_outsider_ransoms_a_captive_and_the_ducats_leave_the_campaign() {
    let mut record = guest(vec![casualty(1, "lieutenant", true, None)]);
    record.roll(1, &[1, 2]);
    let captors = vec![STRANGER.to_owned()];
    assert_eq!(record.case(1).status, Status::Ransom { row: "captured".into(), captors });
    record.answer(1, Answer::Pay { to: STRANGER.into(), ducats: 35 });
    let page = record.campaign.game(BATTLE).unwrap().open().unwrap().page(REDOUBT).unwrap();
    assert_eq!(page.strongbox, 90 - 35);
    assert!(page.ransoms.is_empty());
    record.say(Command::Close { battle: BATTLE.into() });
    assert!(record.changes(REDOUBT).contains(&RosterChange::RansomPaid { model: 1, to: STRANGER.into(), ducats: 35 }));
}

#[test]
fn an_outsider_is_nobody_of_the_campaign_and_has_no_models() {
    let mut record = Record::new();
    let plan = |id: &str, name: &str, warbands: &[&str]| Command::Plan {
        battle: BATTLE.into(),
        scenario: "claim-no-mans-land".into(),
        name: None,
        warbands: warbands.iter().map(|warband| (*warband).to_owned()).collect(),
        outsiders: vec![Outsider { id: id.into(), name: name.into() }],
        picked: Picked::Agreement,
        due: None,
    };
    assert_eq!(record.refuses(&plan(CHOIR, "The Paymaster", &[REDOUBT])), "NO_OUTSIDER");
    assert_eq!(record.refuses(&plan(REDOUBT, "The Paymaster", &[REDOUBT])), "WARBAND_TWICE");
    assert_eq!(record.refuses(&plan(STRANGER, " ", &[REDOUBT])), "NAME_EMPTY");
    assert_eq!(record.refuses(&plan(STRANGER, "The Paymaster", &[])), "SIDES_OUT_OF_RANGE");
    record.say(plan(STRANGER, "The Paymaster", &[REDOUBT]));
    let ours = || side(REDOUBT, 6, Outcome::Won, Vec::new());
    let with = |theirs: SideResult| super::record(BATTLE, vec![ours(), theirs]);
    let models = SideResult { took_part: vec![1], ..stranger(2, Outcome::Lost) };
    assert_eq!(record.refuses(&with(models)), "RESULT_ILL_FORMED");
    assert_eq!(record.refuses(&with(side(STRANGER, 2, Outcome::Lost, vec![]))), "OTHER_WARBANDS");
    record.say(with(stranger(2, Outcome::Lost)));
}

#[test]
fn the_day_and_the_attacker_are_kept_and_checked() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let with = |played: &str, attacker: &str| {
        let sides = vec![side(REDOUBT, 6, Outcome::Won, vec![]), side(CHOIR, 2, Outcome::Lost, vec![])];
        let mut command = super::record(BATTLE, sides);
        if let Command::Record { result, .. } = &mut command {
            (result.played, result.attacker) = (Some(played.into()), Some(attacker.into()));
        }
        command
    };
    for day in ["2026-02-29", "2026-13-01", "2026-1-01", "yesterday", "2026-04-31", "2026-04-3é"] {
        assert_eq!(record.refuses(&with(day, CHOIR)), "DAY_ILL_FORMED", "{day}");
    }
    assert_eq!(record.refuses(&with("2024-02-29", NINTH)), "RESULT_ILL_FORMED");
    record.say(with("2024-02-29", CHOIR));
    let played = record.campaign.game(BATTLE).unwrap().played.clone().unwrap();
    assert_eq!((played.result.played.as_deref(), played.result.attacker.as_deref()), (Some("2024-02-29"), Some(CHOIR)));
}

#[test]
fn a_result_written_before_there_were_coalitions_reads_and_writes_as_it_was() {
    let old = r#"{"battle":"b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1","turns":4,"sides":[{"warband":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","vp":3,"outcome":"won","casualties":[{"model":1,"entry":"yeoman","name":"Tobin","elite":false,"turn":2,"by":{"warband":"cccccccccccccccccccccccccccccccc","model":4,"weapon":"sword-axe"}}],"took_part":[1]},{"warband":"cccccccccccccccccccccccccccccccc","vp":0,"outcome":"lost","took_part":[4]}]}"#;
    let read: BattleResult = serde_json::from_str(old).unwrap();
    read.well_formed().unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), old);
}

#[test]
fn a_result_without_points_is_written_without_them_and_zero_stays_zero() {
    let mut open = side(REDOUBT, 0, Outcome::Won, Vec::new());
    assert!(serde_json::to_string(&open).unwrap().contains("\"vp\":0"));
    open.vp = None;
    let written = serde_json::to_string(&open).unwrap();
    assert!(!written.contains("vp"), "{written}");
    assert_eq!(serde_json::from_str::<SideResult>(&written).unwrap(), open);
}

#[test]
fn the_winner_is_proposed_from_the_victory_points_of_each_party() {
    let alone = |points: &[u16]| ahead(&points.iter().map(|points| (None, *points)).collect::<Vec<_>>());
    assert_eq!(alone(&[6, 9]), Some(1));
    assert_eq!(alone(&[9, 9, 3]), None);
    assert_eq!(ahead(&[(Some(1), 4), (Some(2), 7), (Some(1), 5), (Some(2), 1)]), Some(0), "9 against 8");
    assert_eq!(ahead(&[(Some(1), 4), (None, 8), (Some(1), 4)]), None);
    assert_eq!(ahead(&[(Some(1), 0), (Some(1), 8), (None, 3)]), Some(0), "the first of those who win together");
    assert_eq!(ahead(&[]), None);
}
