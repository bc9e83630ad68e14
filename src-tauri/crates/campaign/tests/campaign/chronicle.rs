//! What a season tells: the order of equals, each Warband's story, and the tallies by faction, scenario and role.

use super::*;

const FOURTH: &str = "44444444444444444444444444444444";

fn battle(n: u8) -> String {
    format!("{n:032x}")
}

fn outcomes(first: u16, second: u16) -> [Outcome; 2] {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => [Outcome::Won, Outcome::Lost],
        std::cmp::Ordering::Equal => [Outcome::Drew, Outcome::Drew],
        std::cmp::Ordering::Less => [Outcome::Lost, Outcome::Won],
    }
}

/// A battle of two, whose fallen all recover; `attacker` attacked.
fn fight(record: &mut Record, n: u8, sides: [(&str, u16, Vec<Casualty>); 2], attacker: Option<&str>) {
    record.plan(&battle(n), &[sides[0].0, sides[1].0]);
    let outcome = outcomes(sides[0].1, sides[1].1);
    let fallen: Vec<(String, u32)> =
        sides.iter().flat_map(|(who, _, fell)| fell.iter().map(|one| ((*who).to_owned(), one.model))).collect();
    let sides = sides.into_iter().zip(outcome).map(|((who, vp, fell), outcome)| side(who, vp, outcome, fell)).collect();
    let mut command = super::record(&battle(n), sides);
    if let Command::Record { result, .. } = &mut command {
        result.attacker = attacker.map(str::to_owned);
    }
    record.say(command);
    for (warband, model) in fallen {
        let faces = faces(&[5]);
        record.say(Command::Roll { battle: battle(n), warband, model: Some(model), faces, source: Source::Table });
    }
    record.say(Command::Close { battle: battle(n) });
}

fn score(record: &mut Record, n: u8, first: (&str, u16), second: (&str, u16)) {
    fight(record, n, [(first.0, first.1, vec![]), (second.0, second.1, vec![])], None);
}

fn yeoman(model: u32, by: &str) -> Casualty {
    casualty(model, "yeoman", false, Some(by))
}

fn order(record: &Record) -> Vec<(u16, String)> {
    standings(&record.campaign).into_iter().map(|line| (line.place, line.name)).collect()
}

fn four() -> Record {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    record.admit(FOURTH, "The Fourth Procession", 0);
    record
}

#[test]
fn among_equal_points_the_difference_orders_and_the_place_stays_shared() {
    let mut record = four();
    score(&mut record, 1, (REDOUBT, 9), (CHOIR, 8));
    score(&mut record, 2, (NINTH, 9), (FOURTH, 2));
    let names = ["The Ninth Famine", "The Seventh Redoubt", "The Ashen Choir", "The Fourth Procession"];
    let places = [1, 1, 3, 3];
    assert_eq!(order(&record), places.into_iter().zip(names.map(String::from)).collect::<Vec<_>>());
}

#[test]
fn where_the_difference_is_the_same_too_deeds_order_then_casualties_then_the_name() {
    let season = |deed: bool, fell: bool| {
        let mut record = four();
        let fallen = if fell { vec![yeoman(2, REDOUBT)] } else { vec![] };
        fight(&mut record, 1, [(REDOUBT, 9, vec![]), (CHOIR, 4, fallen)], None);
        record.plan(&battle(2), &[NINTH, FOURTH]);
        let mut ninth = side(NINTH, 7, Outcome::Won, vec![]);
        if deed {
            let (deed, model) = ("sniper".to_owned(), Some(1));
            ninth.deeds = vec![Deed { deed, model, glory: 0, promotion_dice: 1, leader_experience: false }];
        }
        record.say(super::record(&battle(2), vec![ninth, side(FOURTH, 2, Outcome::Lost, vec![])]));
        order(&record).into_iter().map(|(_, name)| name).take(2).collect::<Vec<_>>()
    };
    assert_eq!(season(true, true), ["The Ninth Famine", "The Seventh Redoubt"], "a Deed before casualties");
    assert_eq!(season(false, true), ["The Seventh Redoubt", "The Ninth Famine"], "casualties before the name");
    assert_eq!(season(false, false), ["The Ninth Famine", "The Seventh Redoubt"], "N before S");
}

#[test]
fn a_side_that_lost_five_times_still_has_a_story() {
    let mut record = Record::new();
    // The Choir is beaten by 3, by 1, by 12, by 4 and by 5; in the third game three of it fall, and its model 4 takes
    // two of the Redoubt in the second and one in the third.
    score(&mut record, 1, (REDOUBT, 9), (CHOIR, 6));
    fight(&mut record, 2, [(REDOUBT, 8, vec![yeoman(1, CHOIR), yeoman(2, CHOIR)]), (CHOIR, 7, vec![])], None);
    let three = vec![yeoman(1, REDOUBT), yeoman(2, REDOUBT), yeoman(3, REDOUBT)];
    fight(&mut record, 3, [(REDOUBT, 14, vec![yeoman(5, CHOIR)]), (CHOIR, 2, three)], None);
    fight(&mut record, 4, [(REDOUBT, 6, vec![]), (CHOIR, 2, vec![yeoman(1, REDOUBT)])], None);
    score(&mut record, 5, (REDOUBT, 5), (CHOIR, 0));
    let choir = story(&record.campaign, CHOIR).unwrap();
    assert_eq!((choir.games, choir.won_in_a_row, choir.unwon_in_a_row, choir.unwon_since), (5, 0, 5, 5));
    let best = choir.best.unwrap();
    assert_eq!((best.number, best.difference(), best.score), (2, Some(-1), Some([7, 8])), "its best was the closest");
    let worst = choir.bloodiest.unwrap();
    assert_eq!((worst.number, worst.fell), (3, Some(3)));
    assert_eq!(choir.feller, Some(Feller { model: 4, battle: battle(3), felled: 3 }));

    let redoubt = story(&record.campaign, REDOUBT).unwrap();
    assert_eq!((redoubt.won_in_a_row, redoubt.unwon_in_a_row, redoubt.unwon_since), (5, 0, 0));
    assert_eq!(redoubt.best.unwrap().number, 3);
    assert_eq!(story(&record.campaign, NINTH), None, "who has not fought has none");
}

#[test]
fn a_run_ends_with_a_victory_and_a_draw_ends_a_run_of_victories() {
    let mut record = Record::new();
    for (n, (ours, theirs)) in (1..).zip([(9, 1), (9, 2), (4, 4), (1, 6), (7, 2), (2, 3)]) {
        score(&mut record, n, (REDOUBT, ours), (CHOIR, theirs));
    }
    let redoubt = story(&record.campaign, REDOUBT).unwrap();
    assert_eq!((redoubt.won_in_a_row, redoubt.unwon_in_a_row, redoubt.unwon_since), (2, 2, 1));
    let points: Vec<u32> = chapters(&record.campaign, REDOUBT).iter().map(|chapter| chapter.points).collect();
    assert_eq!(points, [15, 30, 40, 47, 62, 69], "win 15, draw 10, loss 7");
}

/// The Redoubt and the Choir beat the Ninth and the Fourth by 15 to 11; the Choir attacked.
fn coalitions() -> Record {
    let mut record = four();
    record.plan(BATTLE, &[REDOUBT, CHOIR, NINTH, FOURTH]);
    let of = |coalition, side| SideResult { coalition: Some(coalition), ..side };
    // One of the Redoubt fell to its own coalition, one of the Ninth to the Choir, and of one nobody knows.
    let sides = vec![
        of(1, side(REDOUBT, 11, Outcome::Won, vec![yeoman(1, CHOIR)])),
        of(1, side(CHOIR, 4, Outcome::Won, vec![])),
        of(2, side(NINTH, 6, Outcome::Lost, vec![yeoman(2, CHOIR), casualty(3, "yeoman", false, None)])),
        of(2, side(FOURTH, 5, Outcome::Lost, vec![])),
    ];
    let mut command = super::record(BATTLE, sides);
    if let Command::Record { result, .. } = &mut command {
        result.attacker = Some(CHOIR.into());
    }
    record.say(command);
    record
}

#[test]
fn a_coalition_attacks_as_one_and_its_own_fire_fells_no_enemy() {
    let record = coalitions();
    let roles = by_role(&record.campaign);
    assert_eq!(roles.attackers, Tally { games: 1, won: 1, vp_for: 15, vp_against: 11, ..Tally::default() });
    assert_eq!(roles.defenders, Tally { games: 1, lost: 1, vp_for: 11, vp_against: 15, ..Tally::default() });
    assert_eq!(roles.without, 0);
    let choir = story(&record.campaign, CHOIR).unwrap();
    assert_eq!(choir.feller.map(|feller| (feller.model, feller.felled)), Some((4, 1)));
    let chapter = chapters(&record.campaign, CHOIR).remove(0);
    assert_eq!((chapter.score, chapter.took), (Some([4, 11]), Some(1)));
    // All four are of one faction: two victories, two defeats, and each against both of its enemies.
    let factions = by_faction(&record.campaign);
    let expected = Tally { games: 4, won: 2, drawn: 0, lost: 2, vp_for: 26, vp_against: 52, unscored: 0 };
    assert_eq!(factions.into_iter().collect::<Vec<_>>(), [("new-antioch".to_owned(), expected)]);
}

#[test]
fn an_outsider_attacks_and_has_no_faction() {
    let mut record = Record::new();
    record.say(Command::Plan {
        battle: BATTLE.into(),
        scenario: "relic-hunt".into(),
        name: Some("The Relic".into()),
        warbands: vec![REDOUBT.into()],
        outsiders: vec![Outsider { id: STRANGER.into(), name: "The Paymaster".into() }],
        picked: Picked::Agreement,
        due: None,
    });
    let guest = SideResult {
        outsider: Some("The Paymaster".into()),
        took_part: Vec::new(),
        used_up: Vec::new(),
        left: Vec::new(),
        ..side(STRANGER, 9, Outcome::Won, Vec::new())
    };
    let ours = side(REDOUBT, 6, Outcome::Lost, vec![yeoman(2, STRANGER)]);
    let mut command = super::record(BATTLE, vec![ours, guest]);
    if let Command::Record { result, .. } = &mut command {
        result.attacker = Some(STRANGER.into());
    }
    record.say(command);
    let roles = by_role(&record.campaign);
    assert_eq!((roles.attackers.won, roles.defenders.lost, roles.defenders.difference()), (1, 1, Some(-3)));
    let factions = by_faction(&record.campaign);
    assert_eq!(factions["new-antioch"], Tally { games: 1, lost: 1, vp_for: 6, vp_against: 9, ..Tally::default() });
    let [relic] = by_scenario(&record.campaign).try_into().unwrap();
    assert_eq!((relic.scenario.as_str(), relic.name.as_deref()), ("relic-hunt", Some("The Relic")));
    assert_eq!((relic.games, relic.vp, relic.sides, relic.fell, relic.attacked.won), (1, 15, 2, 1, 1));
}

#[test]
fn a_scenario_counts_its_draws_and_a_game_without_an_attacker_is_named_apart() {
    let mut record = Record::new();
    fight(&mut record, 1, [(REDOUBT, 5, vec![]), (CHOIR, 5, vec![])], Some(CHOIR));
    fight(&mut record, 2, [(REDOUBT, 3, vec![]), (CHOIR, 8, vec![yeoman(1, REDOUBT)])], Some(REDOUBT));
    score(&mut record, 3, (REDOUBT, 4), (CHOIR, 2));
    let [claim] = by_scenario(&record.campaign).try_into().unwrap();
    assert_eq!((claim.games, claim.drawn, claim.vp, claim.sides, claim.fell), (3, 1, 27, 6, 1));
    assert_eq!((claim.attacked.games, claim.attacked.drawn, claim.attacked.lost), (2, 1, 1));
    let roles = by_role(&record.campaign);
    assert_eq!((roles.without, roles.attackers.games, roles.attackers.difference()), (1, 2, Some(-5)));
}

#[test]
fn games_are_numbered_as_they_are_recorded_and_a_plan_has_no_number() {
    let mut record = four();
    record.plan(&battle(9), &[REDOUBT, CHOIR]);
    score(&mut record, 1, (NINTH, 9), (FOURTH, 8));
    let campaign = &record.campaign;
    assert_eq!((campaign.number(&battle(9)), campaign.number(&battle(1)), campaign.next_number()), (None, Some(1), 2));
    score(&mut record, 2, (REDOUBT, 9), (NINTH, 8));
    record.say(Command::Cancel { battle: battle(9) });
    let numbers: Vec<_> = record.campaign.numbered().map(|(number, game, _)| (number, game.battle.clone())).collect();
    assert_eq!(numbers, [(1, battle(1)), (2, battle(2))]);
    assert_eq!(chapters(&record.campaign, NINTH).iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn a_plan_is_left_over_once_all_its_warbands_have_fought_another_game() {
    let mut record = four();
    record.plan(&battle(9), &[REDOUBT, CHOIR]);
    let left_over = |record: &Record| record.campaign.left_over(record.campaign.game(&battle(9)).unwrap());
    score(&mut record, 1, (REDOUBT, 9), (NINTH, 8));
    assert!(!left_over(&record), "the Choir waits for it");
    score(&mut record, 2, (CHOIR, 9), (FOURTH, 8));
    assert!(left_over(&record));
    record.say(super::record(
        &battle(9),
        vec![side(REDOUBT, 3, Outcome::Drew, vec![]), side(CHOIR, 3, Outcome::Drew, vec![])],
    ));
    assert!(!left_over(&record), "it was fought after all");
    assert_eq!(record.campaign.number(&battle(9)), Some(3));
}

#[test]
fn points_that_nobody_wrote_down_count_for_nothing_and_are_not_zero() {
    let mut record = Record::new();
    let open = |mut side: SideResult| {
        side.vp = None;
        side
    };
    record.plan(&battle(1), &[REDOUBT, CHOIR]);
    let sides = vec![open(side(REDOUBT, 0, Outcome::Won, vec![])), open(side(CHOIR, 0, Outcome::Lost, vec![]))];
    record.say(super::record(&battle(1), sides));
    record.say(Command::Close { battle: battle(1) });
    let line = |record: &Record, who: &str| {
        let all = standings(&record.campaign);
        all.into_iter().find(|line| line.warband == who).unwrap()
    };
    assert_eq!((line(&record, REDOUBT).won, line(&record, REDOUBT).difference()), (1, None));
    let best = |record: &Record, who: &str| story(&record.campaign, who).unwrap().best.map(|best| best.number);
    assert_eq!(best(&record, REDOUBT), Some(1), "a victory is a good day, whatever it was won by");
    assert_eq!(best(&record, CHOIR), None, "nobody knows how close it came");
    let tally = &by_faction(&record.campaign)[&line(&record, REDOUBT).faction];
    assert_eq!((tally.won, tally.unscored, tally.difference()), (1, 2, None));
    let scenario = &by_scenario(&record.campaign)[0];
    assert_eq!((scenario.games, scenario.vp, scenario.sides), (1, 0, 0), "nothing is shared by nobody");
    let honours = honours(&record.campaign, &Rosters::new(), &[]);
    assert!(
        honours.iter().all(|honour| honour.sort != Sort::Victory),
        "a victory without points is none of the largest"
    );

    // One side's points alone say nothing of the difference, but are shared by those who wrote them down.
    record.plan(&battle(2), &[REDOUBT, CHOIR]);
    let sides = vec![side(REDOUBT, 5, Outcome::Lost, vec![]), open(side(CHOIR, 0, Outcome::Won, vec![]))];
    record.say(super::record(&battle(2), sides));
    record.say(Command::Close { battle: battle(2) });
    assert_eq!(line(&record, REDOUBT).difference(), None);
    let scenarios = by_scenario(&record.campaign);
    assert_eq!(
        (scenarios.iter().map(|one| one.vp).sum::<u32>(), scenarios.iter().map(|one| one.sides).sum::<u32>()),
        (5, 1)
    );
    score(&mut record, 3, (REDOUBT, 2), (CHOIR, 9));
    assert_eq!((line(&record, REDOUBT).difference(), line(&record, REDOUBT).unscored), (Some(-7), 2));
}
