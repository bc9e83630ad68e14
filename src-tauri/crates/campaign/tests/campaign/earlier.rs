//! A campaign that comes into this book in mid-season, and Warbands that join it late, rest or leave.

use super::*;

fn battle(number: u32) -> String {
    format!("{number:032x}")
}

/// A game as a table tells it: two Warbands and their victory points.
pub fn told(number: u32, scenario: &str, [a, b]: [(&str, u16); 2]) -> EarlierGame {
    let outcome = |own: u16, other: u16| match own.cmp(&other) {
        std::cmp::Ordering::Greater => Outcome::Won,
        std::cmp::Ordering::Equal => Outcome::Drew,
        std::cmp::Ordering::Less => Outcome::Lost,
    };
    let bare = |warband: &str, vp, outcome| SideResult { took_part: Vec::new(), ..side(warband, vp, outcome, vec![]) };
    let sides = vec![bare(a.0, a.1, outcome(a.1, b.1)), bare(b.0, b.1, outcome(b.1, a.1))];
    let result = BattleResult { turns: 0, ..ended(&battle(number), sides) };
    EarlierGame { scenario: scenario.into(), name: None, result }
}

/// Three games: the Redoubt won and drew against the Choir, and lost to the Ninth.
fn season() -> Vec<EarlierGame> {
    vec![
        told(1, "claim-no-mans-land", [(REDOUBT, 11), (CHOIR, 4)]),
        told(2, "relic-hunt", [(REDOUBT, 3), (NINTH, 9)]),
        told(3, "supply-raid", [(CHOIR, 6), (REDOUBT, 6)]),
    ]
}

fn three() -> Record {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    record
}

fn line(record: &Record, warband: &str) -> Standing {
    standings(&record.campaign).into_iter().find(|line| line.warband == warband).unwrap()
}

#[test]
fn a_table_of_games_gives_points_numbers_and_thresholds() {
    let mut record = three();
    record.say(Command::EnterEarlier { games: season() });
    // 15 + 7 + 10, 7 + 10, 15 (DR p.95).
    let points = [REDOUBT, CHOIR, NINTH].map(|warband| (line(&record, warband).points, line(&record, warband).games));
    assert_eq!(points, [(32, 3), (17, 2), (15, 1)]);
    let next = |warband| limits(&CATALOGUE, &record.campaign, warband).unwrap();
    assert_eq!((next(REDOUBT).game, next(REDOUBT).threshold, next(REDOUBT).field_strength), (4, 1000, 13));
    assert_eq!((next(CHOIR).game, next(CHOIR).threshold), (3, 900));
    assert_eq!((next(NINTH).game, next(NINTH).threshold), (2, 800));
    assert_eq!(stage(CATALOGUE.campaign(), record.campaign.house, 4).unwrap().id, "mid");
    assert!(!record.campaign.settling(), "nothing is left to settle");
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let numbers: Vec<u16> = record.campaign.game(BATTLE).unwrap().entrants.iter().map(|entrant| entrant.game).collect();
    assert_eq!(numbers, [4, 3]);
}

#[test]
fn deeds_and_casualties_of_a_game_told_by_its_score_alone_are_not_known_and_not_zero() {
    let mut record = three();
    record.say(Command::EnterEarlier { games: season() });
    let known = |record: &Record, warband| {
        let line = line(record, warband);
        (line.games, line.deeds_untold, line.deeds_told())
    };
    assert_eq!([REDOUBT, CHOIR].map(|warband| known(&record, warband)), [(3, 3, None), (2, 2, None)]);
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    record.say(super::record(
        BATTLE,
        vec![side(REDOUBT, 5, Outcome::Won, vec![]), side(CHOIR, 2, Outcome::Lost, vec![])],
    ));
    assert_eq!(known(&record, REDOUBT), (4, 3, Some(1)), "one of four is known, in which nobody fell");
    let untold =
        |scenario: &str| by_scenario(&record.campaign).into_iter().find(|one| one.scenario == scenario).unwrap();
    let claimed = untold("claim-no-mans-land");
    assert_eq!((claimed.games, claimed.untold), (2, 1));

    // Nor is it known for a game with models if nobody said it; what is named there is known after all.
    let another = battle(9);
    record.say(Command::Close { battle: BATTLE.into() });
    record.plan(&another, &[REDOUBT, CHOIR]);
    let sides = vec![
        side(REDOUBT, 5, Outcome::Won, vec![]),
        side(CHOIR, 2, Outcome::Lost, vec![casualty(1, "yeoman", false, Some(REDOUBT))]),
    ];
    let named = BattleResult { untold: true, ..ended(&another, sides) };
    assert!(named.well_formed().is_err());
    let sides = vec![side(REDOUBT, 5, Outcome::Won, vec![]), side(CHOIR, 2, Outcome::Lost, vec![])];
    let silent = BattleResult { untold: true, ..ended(&another, sides) };
    silent.well_formed().unwrap();
    let Command::Record { rosters, .. } = super::record(&another, silent.sides.clone()) else { panic!("a record") };
    record.say(Command::Record { result: silent, rosters });
    assert_eq!(known(&record, REDOUBT), (5, 4, Some(1)));
}

#[test]
fn of_each_side_its_fallen_and_its_deeds_are_known_or_not_by_themselves() {
    let mut record = three();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let fell = |known: bool| if known { vec![casualty(1, "yeoman", false, Some(CHOIR))] } else { Vec::new() };
    let open = |warband: &str, outcome, known: bool| SideResult {
        fell_untold: !known,
        deeds_untold: true,
        ..side(warband, 5, outcome, fell(known))
    };
    let sides = vec![open(REDOUBT, Outcome::Lost, true), open(CHOIR, Outcome::Won, false)];
    let contradicts = SideResult { fell_untold: true, ..sides[0].clone() };
    assert!(ended(BATTLE, vec![contradicts, sides[1].clone()]).well_formed().is_err());
    record.say(super::record(BATTLE, sides));
    let known = |warband| {
        let line = line(&record, warband);
        (line.deeds_told(), line.took_told().map(|_| line.took), line.fell_told().map(|_| line.casualties))
    };
    assert_eq!(known(REDOUBT), (None, None, Some(1)), "nobody said who of the Choir fell");
    assert_eq!(known(CHOIR), (None, Some(1), None));
    assert_eq!((by_scenario(&record.campaign)[0].fell, by_scenario(&record.campaign)[0].untold), (0, 1));
}

#[test]
fn points_that_nobody_knows_come_after_all_that_are_known() {
    let mut record = three();
    let mut games =
        vec![told(1, "relic-hunt", [(REDOUBT, 2), (NINTH, 9)]), told(2, "relic-hunt", [(CHOIR, 2), (NINTH, 9)])];
    games[0].result.sides[0].vp = None;
    record.say(Command::EnterEarlier { games });
    let lines = standings(&record.campaign).into_iter().filter(|line| line.warband != NINTH);
    let lines: Vec<_> = lines.map(|line| (line.warband.clone(), line.points, line.difference())).collect();
    assert_eq!(lines, [(CHOIR.to_owned(), 7, Some(-7)), (REDOUBT.to_owned(), 7, None)]);
}

#[test]
fn of_warbands_that_share_a_name_it_is_said_whose_it_is() {
    let mut record = Record::new();
    let called = |record: &Record, warband| record.campaign.called(warband).unwrap();
    assert_eq!(called(&record, REDOUBT), "The Seventh Redoubt");
    let other = EnrolledWarband { player: "Ada".into(), ..entry(NINTH, "the seventh redoubt", 0) };
    record.say(Command::Admit { entry: other });
    assert_eq!(called(&record, REDOUBT), "The Seventh Redoubt (Ines)");
    assert_eq!(called(&record, NINTH), "the seventh redoubt (Ada)");
    assert_eq!(called(&record, CHOIR), "The Ashen Choir");
}

#[test]
fn next_meet_those_with_the_fewest_games_who_have_met_least() {
    let mut record = three();
    let pair = |record: &Record, but: &str| {
        next_pair(&record.campaign, |known| known.warband != but).map(|pair| pair.map(|known| known.warband.clone()))
    };
    let met = |a: &str, b: &str| Some([a.to_owned(), b.to_owned()]);
    assert_eq!(pair(&record, STRANGER), met(REDOUBT, CHOIR), "before any game those who joined first");
    record.say(Command::EnterEarlier { games: season() });
    // Three games of the Redoubt, two of the Choir, one of the Ninth, which has not met the Choir.
    assert_eq!(pair(&record, STRANGER), met(NINTH, CHOIR));
    assert_eq!(pair(&record, NINTH), met(CHOIR, REDOUBT));
    let again = told(4, "dragon-hunt", [(CHOIR, 5), (NINTH, 2)]);
    record.say(Command::EnterEarlier { games: vec![again] });
    // Now the Ninth has two, and met each once: the Redoubt has as many games as the Choir.
    assert_eq!(pair(&record, STRANGER), met(NINTH, REDOUBT));
    record.say(Command::Pause { warband: NINTH.into(), paused: true });
    assert_eq!(pair(&record, STRANGER), met(REDOUBT, CHOIR), "who rests is not asked for");
    assert_eq!(pair(&record, CHOIR), None);
}

#[test]
fn in_a_round_as_many_play_as_can_and_nobody_meets_twice_while_there_is_a_way_around_it() {
    const FOURTH: &str = "44444444444444444444444444444444";
    const FIFTH: &str = "55555555555555555555555555555555";
    let mut record = three();
    record.admit(FOURTH, "The Fourth Lamp", 0);
    record.admit(FIFTH, "The Fifth Tithe", 0);
    record.say(Command::EnterEarlier { games: season() });
    let round = |record: &Record, but: &str| {
        let pairs = next_round(&record.campaign, |known| known.warband != but).into_iter();
        pairs.map(|pair| pair.map(|known| known.warband.clone())).collect::<Vec<_>>()
    };
    let pair = |a: &str, b: &str| [a.to_owned(), b.to_owned()];
    // Three, two and one games, and two without any: who has most sits out, the others meet their like.
    assert_eq!(round(&record, STRANGER), [pair(CHOIR, NINTH), pair(FOURTH, FIFTH)]);
    assert_eq!(round(&record, CHOIR), [pair(REDOUBT, FOURTH), pair(NINTH, FIFTH)], "those two have met");
    record.say(Command::EnterEarlier { games: vec![told(4, "dragon-hunt", [(CHOIR, 5), (NINTH, 2)])] });
    // The three have all met now: each pair is one of them with one of the new ones.
    for [one, other] in round(&record, STRANGER) {
        let new = [&one, &other].into_iter().filter(|known| [FOURTH, FIFTH].contains(&known.as_str())).count();
        assert_eq!(new, 1, "{one} {other}");
    }
    record.say(Command::Pause { warband: FIFTH.into(), paused: true });
    assert_eq!(round(&record, STRANGER).len(), 2, "who rests is not asked for");
    assert_eq!(next_round(&record.campaign, |_| false), Vec::<[&Enrolment; 2]>::new());
}

#[test]
fn games_from_before_come_before_those_of_this_book() {
    let mut record = three();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    assert_eq!(record.refuses(&Command::EnterEarlier { games: season() }), "EARLIER_COMES_FIRST");
    let of_the_ninth = told(2, "relic-hunt", [(NINTH, 3), (STRANGER, 9)]);
    let mut guest = of_the_ninth.clone();
    guest.result.sides[1].outsider = Some("The Paymaster".into());
    assert_eq!(record.refuses(&Command::EnterEarlier { games: vec![of_the_ninth] }), "UNKNOWN_WARBAND");
    record.say(Command::EnterEarlier { games: vec![guest.clone()] });
    assert_eq!(line(&record, NINTH).points, 7);
    assert_eq!(record.refuses(&Command::EnterEarlier { games: vec![guest.clone(), guest] }), "BATTLE_TWICE");
}

#[test]
fn a_game_from_before_names_no_models() {
    let record = three();
    let mut games = season();
    games[1].result.sides[0].took_part = vec![1];
    assert_eq!(record.refuses(&Command::EnterEarlier { games }), "EARLIER_MODELS");
    let plan = Command::Plan {
        battle: BATTLE.into(),
        scenario: "relic-hunt".into(),
        name: None,
        warbands: vec![REDOUBT.into(), CHOIR.into()],
        outsiders: Vec::new(),
        picked: Picked::Earlier,
        due: None,
    };
    assert_eq!(record.refuses(&plan), "SCENARIO_NOT_OFFERED");
}

#[test]
fn a_latecomer_counts_as_having_fought_and_has_no_points() {
    let mut record = three();
    record.say(Command::EnterEarlier { games: season() });
    let late = EnrolledWarband { late_by: 3, ..entry(STRANGER, "The Latecomer", -200) };
    record.say(Command::Admit { entry: late });
    let next = limits(&CATALOGUE, &record.campaign, STRANGER).unwrap();
    // The Threshold of the fourth game, less the 200 of a Papal States Intervention Force.
    assert_eq!((next.game, next.threshold, next.field_strength), (4, 800, 13));
    assert_eq!((line(&record, STRANGER).points, line(&record, STRANGER).games), (0, 0));
    record.plan(BATTLE, &[STRANGER, NINTH]);
    record.say(super::record(
        BATTLE,
        vec![side(STRANGER, 5, Outcome::Won, vec![]), side(NINTH, 1, Outcome::Lost, vec![])],
    ));
    assert_eq!(record.campaign.game(BATTLE).unwrap().entrants[0].game, 4);
    assert_eq!(chapters(&record.campaign, STRANGER)[0].game, 4);
    assert_eq!(line(&record, STRANGER).points, 15);
}

#[test]
fn of_the_final_and_the_game_beyond_it_the_better_one_counts() {
    // Two games with the final: the Redoubt won one, drew the final, lost the extra game.
    let games = [
        told(1, "relic-hunt", [(REDOUBT, 9), (CHOIR, 1)]),
        told(2, "great-war", [(REDOUBT, 5), (CHOIR, 5)]),
        told(3, "great-war", [(REDOUBT, 2), (NINTH, 8)]),
    ];
    let with = |extra_game| {
        let mut record = three();
        record.say(Command::SetHouse { house: HouseRules { games: 2, extra_game, ..HouseRules::default() } });
        record.say(Command::EnterEarlier { games: games.to_vec() });
        [REDOUBT, CHOIR, NINTH].map(|warband| line(&record, warband).points)
    };
    assert_eq!(with(false), [15 + 10, 7 + 10, 15]);
    assert_eq!(with(true), [15 + 10 + 7, 7 + 10, 15]);
}

#[test]
fn a_side_that_gave_up_scores_what_the_organiser_says() {
    let scored = |concession| {
        let mut record = three();
        record.say(Command::SetHouse { house: HouseRules { concession, ..HouseRules::default() } });
        record.plan(BATTLE, &[REDOUBT, CHOIR]);
        let gone = SideResult { conceded: true, ..side(CHOIR, 1, Outcome::Lost, vec![]) };
        record.say(super::record(BATTLE, vec![side(REDOUBT, 5, Outcome::Won, vec![]), gone]));
        [REDOUBT, CHOIR].map(|warband| line(&record, warband).points)
    };
    assert_eq!(scored(None), [15, 7]);
    assert_eq!(scored(Some(2)), [15, 2]);
    let mut record = three();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let winner = SideResult { conceded: true, ..side(REDOUBT, 5, Outcome::Won, vec![]) };
    assert_eq!(
        record.refuses(&super::record(BATTLE, vec![winner, side(CHOIR, 1, Outcome::Lost, vec![])])),
        "RESULT_ILL_FORMED"
    );
}

#[test]
fn whoever_left_is_listed_unless_it_was_struck() {
    for (strike, listed) in [(false, 3), (true, 2)] {
        let mut record = three();
        record.say(Command::EnterEarlier { games: season() });
        record.say(Command::Withdraw { warband: CHOIR.into(), strike });
        assert_eq!(standings(&record.campaign).len(), listed);
        assert_eq!(line(&record, REDOUBT).points, 32, "its opponents keep what they made");
        record.say(Command::Admit { entry: entry(CHOIR, "The Ashen Choir", 0) });
        assert_eq!(line(&record, CHOIR).points, 17, "whoever comes back is listed again");
    }
}

#[test]
fn no_final_waits_for_a_warband_that_rests() {
    let mut record = three();
    record.say(Command::SetHouse { house: HouseRules { games: 2, ..HouseRules::default() } });
    record.say(Command::EnterEarlier { games: vec![told(1, "relic-hunt", [(REDOUBT, 9), (CHOIR, 1)])] });
    let waits = |record: &Record| limits(&CATALOGUE, &record.campaign, REDOUBT).unwrap().waits_for;
    assert_eq!(waits(&record), [NINTH]);
    record.say(Command::Pause { warband: NINTH.into(), paused: true });
    assert!(waits(&record).is_empty());
    record.say(Command::Pause { warband: NINTH.into(), paused: false });
    assert_eq!(waits(&record), [NINTH]);
}

#[test]
fn who_leaves_and_comes_back_late_keeps_what_its_games_brought() {
    let mut record = three();
    let game = |n: u32| told(n, "relic-hunt", [(REDOUBT, 9), (CHOIR, 2)]);
    record.say(Command::EnterEarlier { games: (1..=8).map(game).collect() });
    assert_eq!(line(&record, REDOUBT).points, 8 * 15);
    record.say(Command::Withdraw { warband: REDOUBT.into(), strike: false });
    let others = |n: u32| told(n, "relic-hunt", [(CHOIR, 9), (NINTH, 2)]);
    record.say(Command::EnterEarlier { games: (9..=11).map(others).collect() });
    // The Choir stands at eleven games: three more than the eight of the Redoubt.
    record.say(Command::Admit { entry: EnrolledWarband { late_by: 3, ..entry(REDOUBT, "The Seventh Redoubt", 0) } });
    assert_eq!(line(&record, REDOUBT).points, 8 * 15, "its games are numbered as they were fought");
    assert_eq!(record.campaign.games_counted(REDOUBT), 11);
    let next = limits(&CATALOGUE, &record.campaign, REDOUBT).unwrap();
    assert_eq!((next.game, next.threshold), (12, 1800));
    assert_eq!((line(&record, REDOUBT).in_hand, line(&record, CHOIR).in_hand, line(&record, NINTH).in_hand), (0, 0, 8));
}

#[test]
fn a_campaign_is_not_made_shorter_than_what_was_fought_in_it() {
    let mut record = three();
    let game = |n: u32| told(n, "relic-hunt", [(REDOUBT, 9), (CHOIR, 2)]);
    record.say(Command::EnterEarlier { games: (1..=8).map(game).collect() });
    let house = |games| Command::SetHouse { house: HouseRules { games, ..HouseRules::default() } };
    assert_eq!(record.refuses(&house(7)), "GAMES_FOUGHT");
    record.say(house(8));
    assert_eq!(line(&record, REDOUBT).points, 8 * 15, "the eighth is the final now, and it counts");
    record.say(house(20));
    record.say(house(12));
    let more = |n: u32| told(n, "relic-hunt", [(REDOUBT, 9), (CHOIR, 2)]);
    record.say(Command::EnterEarlier { games: (9..=13).map(more).collect() });
    assert_eq!(line(&record, REDOUBT).points, 12 * 15, "of the final and the game beyond it one counts (DR p.95)");
    let beyond = Command::SetHouse { house: HouseRules { extra_game: true, ..HouseRules::default() } };
    assert_eq!(record.refuses(&beyond), "GAMES_FOUGHT");
}
