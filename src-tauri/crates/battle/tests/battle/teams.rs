//! Brothers in Arms: four Warbands in two teams, that spare each other, set up in one half and win together.

use super::kit::Record;
use super::many::{armed, cards, in_turn, played_out};
use nml_battle::{
    Command, EndReason, Facts, Field, Markers, ModelId, Offer, ScenarioSaid, Spend, StateChange, Step, options,
};
use nml_catalogue::Scenario;
use nml_warband::result::Outcome;

const BROTHERS: &str = include_str!("../../../../../data/packs/all-out-war/scenarios/brothers-in-arms.json");

fn brothers() -> Scenario {
    serde_json::from_str(BROTHERS).unwrap()
}

/// Four Warbands, with the scenario's ruins.
fn field(models: u32) -> Field {
    Field { terrain: brothers().terrain, ..armed(brothers(), 4, models) }
}

fn agree(teams: [[u8; 2]; 2]) -> ScenarioSaid {
    ScenarioSaid::Teams { teams: teams.map(|team| team.to_vec()).to_vec() }
}

/// Teams of sides 0 and 2 against 1 and 3, set up untracked, up to the first Activation of Turn 1.
fn begun(field: Field) -> Record {
    let mut record = Record::new(field);
    record.does(agree([[0, 2], [1, 3]]));
    loop {
        #[allow(clippy::wildcard_enum_match_arm)]
        match record.battle.question().cloned().unwrap() {
            Step::ZoneRollOff | Step::InitiativeRollOff => {
                let draw = in_turn(&record.battle);
                record.say(draw)
            }
            // In the order of the draw, 0 to 3: 0 and 2 in the north, 1 and 3 in the south.
            Step::ChooseZone { side } => record.say(Command::ChooseZone { zone: [0, 2, 1, 3][usize::from(side)] }),
            Step::Deploy { side } => {
                let model = record.battle.waiting(side).next().unwrap();
                record.say(Command::Deploy { model, at: None })
            }
            Step::Activate { .. } => return record,
            other => panic!("{other:?}"),
        };
    }
}

fn set(record: &mut Record, change: StateChange) {
    record.say(Command::SetRight { change, reason: "on the table".into() });
}

#[test]
fn the_scenario_has_no_fault_and_its_teams_are_checked() {
    let scenario = brothers();
    assert_eq!(scenario.faults(), []);
    assert_eq!((scenario.sides(), scenario.team_size()), ((4, 4), Some(2)));
    let faulty = |change: &dyn Fn(&mut Scenario)| {
        let mut scenario = brothers();
        change(&mut scenario);
        scenario.faults().into_iter().any(|(path, _)| path == "/teams")
    };
    assert!(faulty(&|s| s.players.as_mut().unwrap().least = 3), "three cannot make two teams");
    assert!(faulty(&|s| s.teams.as_mut().unwrap().halves[0][0] = "south-west".into()), "a zone lies in one half");
    assert!(faulty(&|s| s.players = None), "teams are for a number of Warbands");
}

/// Covers SET-06.
#[test]
fn the_two_highest_cards_stand_together() {
    let mut record = Record::new(field(1));
    assert_eq!(record.battle.cards_asked(record.battle.question().unwrap()), Some(vec![0, 1, 2, 3]));
    record.say(cards(&["2C", "QH", "5D", "QS"]));
    assert_eq!(record.battle.scene.teams, [[3, 1], [2, 0]], "spades before hearts, then the five");
    assert!(!record.battle.hostile(1, 3) && !record.battle.hostile(0, 2));
    for (one, other) in [(0, 1), (0, 3), (2, 1), (2, 3)] {
        assert!(record.battle.hostile(one, other));
    }
    assert_eq!(record.battle.question(), Some(&Step::ZoneRollOff));
}

#[test]
fn teams_may_be_agreed_on_in_three_ways_and_no_other() {
    let mut record = Record::new(field(1));
    let offered: Vec<Command> = options(&record.battle)
        .offers
        .into_iter()
        .filter_map(|offer| if let Offer::Say(command) = offer { Some(command) } else { None })
        .filter(|command| matches!(command, Command::Scenario(ScenarioSaid::Teams { .. })))
        .collect();
    let ways = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]].map(|teams| Command::Scenario(agree(teams)));
    assert_eq!(offered.len(), 3);
    assert!(ways.iter().all(|way| offered.contains(way)));
    let uneven = ScenarioSaid::Teams { teams: vec![vec![0], vec![1, 2, 3]] };
    assert_eq!(record.refused(&Command::Scenario(uneven)), "F-SCENARIO");
    assert_eq!(record.refused(&Command::Scenario(agree([[0, 0], [1, 2]]))), "F-SCENARIO");
    record.does(agree([[3, 0], [2, 1]]));
    assert_eq!(record.battle.team(0), record.battle.team(3));
    assert_eq!(record.refused(&Command::Scenario(agree([[0, 1], [2, 3]]))), "F-SCENARIO", "it is asked once");
}

/// Covers SET-04.
#[test]
fn the_first_of_a_team_to_pick_takes_its_half_and_the_others_pick_in_theirs() {
    let mut record = Record::new(field(1));
    record.does(agree([[0, 2], [1, 3]])).say(cards(&["AS", "KS", "QS", "JS"]));
    record.say(Command::ChooseZone { zone: 3 }).say(Command::Deploy { model: 0, at: None });
    assert_eq!(record.battle.question(), Some(&Step::ChooseZone { side: 1 }));
    assert_eq!(record.refused(&Command::ChooseZone { zone: 2 }), "E-OTHER-HALF", "the south is taken by side 0's team");
    assert_eq!(record.refused(&Command::ChooseZone { zone: 3 }), "E-ZONE-TAKEN");
    record.say(Command::ChooseZone { zone: 0 }).say(Command::Deploy { model: 1, at: None });
    assert_eq!(record.refused(&Command::ChooseZone { zone: 1 }), "E-OTHER-HALF");
    record.say(Command::ChooseZone { zone: 2 }).say(Command::Deploy { model: 2, at: None });
    record.say(Command::ChooseZone { zone: 1 });
    assert_eq!(record.battle.question(), Some(&Step::Deploy { side: 3 }));
}

/// Covers ACT-11, ACT-26, MRK-03.
#[test]
fn team_mates_are_no_targets_hold_nobody_back_and_spend_nothing_on_each_other() {
    let mut field = field(1);
    field.ruleset.rulings.marker_order = nml_catalogue::ruling::MarkerOrder::RollerOwnerFirst;
    let mut record = begun(field);
    record.at(0, 10, 9).at(2, 11, 9).at(1, 10, 22).at(3, 40, 40);
    set(&mut record, StateChange::Markers { model: 0, markers: Markers { blood: 2, ..Markers::default() } });
    record.activate(0);
    let shoot =
        |target: ModelId| Command::Shoot { weapon: "rifle".into(), target: target.into(), facts: Facts::default() };
    assert_eq!(record.battle.opponents(0).count(), 0, "an inch from a friend is no combat");
    assert_eq!(record.refused(&shoot(2)), "E-NOT-ENEMY");
    record.say(shoot(1));
    let spends = |side| Command::Spend { side, markers: Spend { blood: 1, ..Spend::default() } };
    assert_eq!(record.refused(&spends(2)), "E-CANNOT-SPEND", "the shooter's team mate");
    record.say(spends(3));
    assert_eq!(record.blood(0), 1, "any enemy may, the target's team mate too");
}

/// Covers END-02.
#[test]
fn a_team_holds_an_objective_together_and_two_of_it_beat_one_enemy() {
    let mut record = begun(field(1));
    // On the ruin in the middle stand one model of each of sides 0 and 2 against one of side 1.
    record.at(0, 23, 24).at(2, 25, 24).at(1, 24, 26).at(3, 36, 36);
    assert_eq!(record.battle.control(), [None, None, Some(0), None, Some(3)]);
    record.at(2, 12, 12);
    assert_eq!(record.battle.control(), [Some(2), None, None, None, Some(3)], "one each: nobody holds the middle");
    record.at(1, 24, 28);
    assert_eq!(record.battle.control()[2], Some(0), "a model on the ruin beats one that is near it");
}

/// Covers MOR-07, END-03.
#[test]
fn the_battle_ends_when_both_warbands_of_a_team_are_gone_and_both_of_the_other_win() {
    let mut record = begun(field(1));
    set(&mut record, StateChange::VictoryPoints { side: 0, points: 3 });
    set(&mut record, StateChange::VictoryPoints { side: 2, points: 3 });
    record.say(Command::Concede { side: 1 });
    assert_eq!(record.battle.outcome, None, "side 3 fights on");
    record.say(Command::Concede { side: 3 });
    let end = record.battle.outcome.unwrap();
    assert_eq!((end.winner, end.reason), (Some(0), EndReason::Conceded));
    let result = record.battle.result(&"b".repeat(32)).unwrap();
    let came: Vec<(Outcome, Option<u8>)> = result.sides.iter().map(|side| (side.outcome, side.coalition)).collect();
    assert_eq!(
        came,
        [(Outcome::Won, Some(0)), (Outcome::Lost, Some(1)), (Outcome::Won, Some(0)), (Outcome::Lost, Some(1))]
    );
    assert!(result.well_formed().is_ok(), "{result:?}");
}

/// Covers END-02.
#[test]
fn a_team_is_ahead_by_what_both_of_it_scored() {
    let mut record = begun(field(1));
    let all = [0, 1, 2, 3];
    for (side, points) in [(0, 2), (2, 3), (1, 4), (3, 0)] {
        set(&mut record, StateChange::VictoryPoints { side, points });
    }
    assert_eq!(record.battle.ahead(&all), Some(0), "five against four, although side 1 made most alone");
    set(&mut record, StateChange::VictoryPoints { side: 3, points: 1 });
    assert_eq!(record.battle.ahead(&all), None);
}

/// Whatever is drawn and chosen, a battle of two teams comes to its end, folds to the same, and a team wins together.
#[test]
fn battles_of_teams_end_and_both_of_a_team_win() {
    for seed in 0..6 {
        let (battle, _) = played_out(field(2), seed);
        let end = battle.outcome.unwrap();
        assert!(battle.result(&"b".repeat(32)).unwrap().well_formed().is_ok(), "seed {seed}");
        let won: Vec<u8> = battle.side_ids().filter(|side| battle.came(*side) == Some(Outcome::Won)).collect();
        assert_eq!(won.len(), if end.winner.is_some() { 2 } else { 0 }, "seed {seed}");
        assert_eq!(battle.scene.teams.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2], "seed {seed}");
    }
}
