//! Which scenario comes next (DR p.96).

use super::*;

/// A campaign in which the Redoubt has fought this many games against the Ninth, and the Choir has fought none.
fn after(games: u8) -> Record {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    for n in 1..=games {
        let battle = format!("{n:032x}");
        record.plan(&battle, &[REDOUBT, NINTH]);
        let sides = vec![side(REDOUBT, 1, Outcome::Drew, vec![]), side(NINTH, 1, Outcome::Drew, vec![])];
        record.say(super::record(&battle, sides));
        record.say(Command::Close { battle });
    }
    record
}

fn offer_of(record: &Record, shown: Option<u8>) -> Offer {
    let face = shown.map(|face| Face::new(face).unwrap());
    offer(CATALOGUE.campaign(), &record.campaign, &[REDOUBT, CHOIR], face).unwrap()
}

fn plan(scenario: &str, picked: Picked) -> Command {
    Command::Plan {
        battle: BATTLE.into(),
        scenario: scenario.into(),
        name: None,
        warbands: vec![REDOUBT.into(), CHOIR.into()],
        outsiders: Vec::new(),
        picked,
        due: None,
    }
}

#[test]
fn the_stage_follows_the_game_of_whoever_has_fought_most() {
    for (fought, game, stage) in [(0, 1, "early"), (2, 3, "early"), (3, 4, "mid"), (7, 8, "mid"), (8, 9, "endgame")] {
        let offer = offer_of(&after(fought), None);
        assert_eq!((offer.game, offer.stage.as_str(), offer.named), (game, stage, Named::Throw));
    }
}

/// Covers SET-01.
#[test]
fn the_die_names_the_scenario_and_6_leaves_the_choice_to_the_player_with_fewer_games() {
    let early = ["claim-no-mans-land", "hunt-for-heroes", "the-high-ground", "relic-hunt", "supply-raid"];
    let record = after(1);
    for (face, scenario) in (1..=5).zip(early) {
        assert_eq!(offer_of(&record, Some(face)).named, Named::Scenario { scenario: scenario.into() });
    }
    let choice = offer_of(&record, Some(6));
    assert_eq!((choice.named, choice.fewest), (Named::Choice, vec![CHOIR.to_owned()]));
    assert_eq!(choice.scenarios, early);
}

#[test]
fn game_4_rolls_on_the_middle_table() {
    let record = after(3);
    assert_eq!(offer_of(&record, Some(2)).named, Named::Scenario { scenario: "armoured-train".into() });
    assert_eq!(offer_of(&record, Some(4)).named, Named::Scenario { scenario: "claim-no-mans-land".into() });
}

#[test]
fn the_twelfth_game_is_the_great_war_without_a_die() {
    let mut record = after(11);
    let offer = offer_of(&record, Some(3));
    assert_eq!((offer.game, offer.stage.as_str(), offer.face), (12, "final", None));
    assert_eq!(offer.named, Named::Scenario { scenario: "great-war".into() });
    assert_eq!(record.refuses(&plan("great-war", Picked::Die { throw: throw(&[3]) })), "SCENARIO_NOT_OFFERED");
    record.say(plan("great-war", Picked::Stage));
}

#[test]
fn a_shorter_campaign_ends_with_its_own_last_game() {
    let mut record = after(3);
    record.campaign.house.games = 4;
    assert_eq!(offer_of(&record, None).stage, "final");
    record.campaign.house.games = 20;
    assert_eq!(stage(CATALOGUE.campaign(), record.campaign.house, 15).unwrap().id, "endgame");
}

#[test]
fn what_the_die_named_is_planned_or_swapped_within_the_table() {
    let mut record = after(1);
    let die = |face| Picked::Die { throw: throw(&[face]) };
    let swap = |face| Picked::Swap { throw: throw(&[face]) };
    for (scenario, picked) in [
        ("relic-hunt", die(1)),
        ("claim-no-mans-land", die(6)),
        ("claim-no-mans-land", swap(1)),
        ("dragon-hunt", swap(1)),
        ("relic-hunt", swap(6)),
        ("claim-no-mans-land", Picked::Die { throw: throw(&[]) }),
        ("claim-no-mans-land", Picked::Die { throw: throw(&[1, 1]) }),
        ("claim-no-mans-land", Picked::Stage),
    ] {
        assert_eq!(record.refuses(&plan(scenario, picked)), "SCENARIO_NOT_OFFERED");
    }
    record.say(plan("relic-hunt", swap(1)));
    record.say(Command::Cancel { battle: BATTLE.into() });
    record.say(plan("claim-no-mans-land", die(1)));
    assert_eq!(record.campaign.game(BATTLE).unwrap().picked, die(1));
}

#[test]
fn the_choice_of_a_6_belongs_to_the_player_with_fewer_games() {
    let mut record = after(1);
    let choice = |chooser: &str, off: Option<&[u8]>| Picked::Choice {
        throw: throw(&[6]),
        chooser: chooser.into(),
        roll_off: off.map(throw),
    };
    assert_eq!(record.refuses(&plan("supply-raid", choice(REDOUBT, None))), "SCENARIO_NOT_OFFERED");
    assert_eq!(record.refuses(&plan("great-war", choice(CHOIR, None))), "SCENARIO_NOT_OFFERED");
    record.say(plan("supply-raid", choice(CHOIR, None)));

    let mut even = after(0);
    assert_eq!(even.refuses(&plan("supply-raid", choice(CHOIR, None))), "SCENARIO_NOT_OFFERED");
    assert_eq!(even.refuses(&plan("supply-raid", choice(CHOIR, Some(&[5, 2])))), "SCENARIO_NOT_OFFERED");
    even.say(plan("supply-raid", choice(CHOIR, Some(&[3, 3, 2, 5]))));
}

#[test]
fn a_roll_off_goes_on_until_one_is_highest() {
    let off = |sides, shown: &[u8]| roll_off(sides, &faces(shown));
    assert_eq!(off(2, &[5, 2]), RollOff::Won(0));
    assert_eq!(off(2, &[4, 4, 1, 6]), RollOff::Won(1));
    assert_eq!(off(2, &[4, 4]), RollOff::Tied);
    assert_eq!(off(2, &[5, 2, 1, 6]), RollOff::IllFormed, "it was decided before");
    assert_eq!(off(2, &[5, 2, 1]), RollOff::IllFormed, "a die too many");
    assert_eq!(off(3, &[5, 5, 2, 1, 6, 3]), RollOff::Won(1));
    assert_eq!(off(2, &[]), RollOff::Tied, "nobody has thrown yet");
}

#[test]
fn a_house_rule_counts_from_then_on_and_what_was_decided_stays() {
    let mut record = Record::new();
    let fight = |record: &mut Record, battle: &str| {
        record.plan(battle, &[REDOUBT, CHOIR]);
        let sides = vec![side(REDOUBT, 9, Outcome::Won, vec![]), side(CHOIR, 4, Outcome::Lost, vec![])];
        record.say(super::record(battle, sides));
        let points = record.campaign.game(battle).unwrap().played.as_ref().unwrap().points.clone();
        record.say(Command::Close { battle: battle.into() });
        points
    };
    let first = fight(&mut record, &"1".repeat(32));
    assert_eq!(first, [15, 7]);
    let points = nml_catalogue::progression::CampaignPoints { win: 3, draw: 1, loss: 0 };
    let house = HouseRules { games: 5, points: Some(points), stages: Some([1, 2]), ..HouseRules::default() };
    record.say(Command::SetHouse { house });
    assert_eq!(fight(&mut record, &"2".repeat(32)), [3, 0]);
    let lines = standings(&record.campaign);
    assert_eq!(lines.iter().map(|line| line.points).collect::<Vec<_>>(), [18, 7], "the first game counts as it did");
    // Game 3 is the endgame of five, game 5 the final.
    let stage_of = |game| stage(tables().progression(), record.campaign.house, game).unwrap().id.clone();
    assert_eq!([1, 2, 3, 4, 5].map(stage_of), ["early", "mid", "endgame", "endgame", "final"]);
}

#[test]
fn a_house_rule_waits_for_the_open_aftermath_and_keeps_within_bounds() {
    let mut record = Record::new();
    let house = |games, stages| Command::SetHouse { house: HouseRules { games, stages, ..HouseRules::default() } };
    assert_eq!(record.refuses(&house(0, None)), "GAMES_OUT_OF_RANGE");
    assert_eq!(record.refuses(&house(12, Some([4, 4]))), "HOUSE_OUT_OF_RANGE");
    assert_eq!(record.refuses(&house(12, Some([0, 4]))), "HOUSE_OUT_OF_RANGE");
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let sides = vec![side(REDOUBT, 9, Outcome::Won, vec![]), side(CHOIR, 4, Outcome::Lost, vec![])];
    record.say(super::record(BATTLE, sides));
    assert_eq!(record.refuses(&house(6, None)), "AFTERMATH_OPEN");
}
