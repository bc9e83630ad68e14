//! Alliance & Betrayal: who names whom for a Turn, what that forbids and is worth, and the cards that break it.

use super::kit::Record;
use super::many::{armed, cards, in_turn, played_out};
use nml_battle::{
    Betrayed, Card, Command, Condition, Event, Facts, Field, Markers, ModelId, Offer, ScenarioEvent, ScenarioSaid,
    ScenarioStep, Spend, StateChange, Step, decide, options,
};
use nml_catalogue::Scenario;

const BETRAYAL: &str = include_str!("../../../../../data/packs/all-out-war/scenarios/alliance-and-betrayal.json");

fn betrayal() -> Scenario {
    serde_json::from_str(BETRAYAL).unwrap()
}

fn field(sides: usize, models: u32) -> Field {
    armed(betrayal(), sides, models)
}

/// Up to the alliances of Turn 1: the suits are spades, hearts, diamonds and clubs in order, nobody is tracked.
fn begun(field: Field) -> Record {
    let sides = field.forces.len();
    let mut record = Record::new(field);
    record.say(cards(&["AS", "AH", "AD", "AC"][..sides]));
    loop {
        #[allow(clippy::wildcard_enum_match_arm)]
        match record.battle.question().cloned().unwrap() {
            Step::ZoneRollOff | Step::InitiativeRollOff => {
                let draw = in_turn(&record.battle);
                record.say(draw)
            }
            Step::ChooseZone { side } => record.say(Command::ChooseZone { zone: side }),
            Step::Deploy { side } => {
                let model = record.battle.waiting(side).next().unwrap();
                record.say(Command::Deploy { model, at: None })
            }
            Step::Scenario(ScenarioStep::Alliances) => return record,
            other => panic!("{other:?}"),
        };
    }
}

/// Nobody does anything until the next Turn asks for alliances, or the game is over.
fn next_turn(record: &mut Record) {
    record.pass();
    while record.battle.outcome.is_none() {
        #[allow(clippy::wildcard_enum_match_arm)]
        match record.battle.question().cloned().unwrap() {
            Step::InitiativeRollOff => {
                let draw = in_turn(&record.battle);
                record.say(draw)
            }
            Step::Scenario(ScenarioStep::Hold) => {
                let objectives = record.battle.field.scenario.objectives.iter().map(|_| nml_battle::Held::default());
                let objectives = objectives.collect();
                record.does(ScenarioSaid::Hold { objectives })
            }
            Step::Scenario(ScenarioStep::Alliances) => return,
            Step::Scenario(ScenarioStep::Deeds) => record.say(Command::Enough),
            other => panic!("{other:?}"),
        };
    }
}

fn named(named: &[Option<u8>]) -> ScenarioSaid {
    ScenarioSaid::Alliances { named: named.to_vec() }
}

fn plays(side: u8, card: &str) -> Betrayed {
    Betrayed { side, card: Card::named(card).unwrap(), of: None, model: None }
}

fn betray(played: Betrayed) -> Command {
    Command::Scenario(ScenarioSaid::Betray(played))
}

fn set(record: &mut Record, change: StateChange) {
    record.say(Command::SetRight { change, reason: "on the table".into() });
}

fn points(record: &mut Record, all: &[u16]) {
    for (side, points) in (0_u8..).zip(all) {
        if record.battle.sides[usize::from(side)].points != *points {
            set(record, StateChange::VictoryPoints { side, points: *points });
        }
    }
}

fn shoot(target: ModelId) -> Command {
    Command::Shoot { weapon: "rifle".into(), target: target.into(), facts: Facts::default() }
}

#[test]
fn the_scenario_has_no_fault_and_lists_a_card_of_every_rank() {
    let scenario = betrayal();
    assert_eq!(scenario.faults(), []);
    assert_eq!(scenario.sides(), (3, 4));
    let mut short = betrayal();
    short.alliances.as_mut().unwrap().table.pop();
    assert_eq!(short.faults()[0].0, "/alliances", "there is no king");
    let mut many = betrayal();
    many.players.as_mut().unwrap().most = 8;
    assert!(many.faults().iter().any(|(path, _)| path == "/alliances"), "there are four suits");
}

#[test]
fn each_side_gets_an_ace_and_no_two_the_same() {
    let mut record = Record::new(field(3, 1));
    assert_eq!(record.battle.cards_asked(record.battle.question().unwrap()), Some(vec![0, 1, 2]));
    assert_eq!(record.refused(&cards(&["AS", "AH", "KD"])), "F-NOT-IN-DECK");
    assert_eq!(record.refused(&cards(&["AS", "AH", "AS"])), "F-NOT-IN-DECK");
    record.say(cards(&["AC", "AH", "AS"]));
    assert_eq!(record.battle.ace(2), Card::named("AS"));
    assert_eq!(record.battle.question(), Some(&Step::ZoneRollOff));
    record.say(cards(&["AS", "AH", "AC"]));
    assert_eq!(record.battle.in_order(), [0, 1, 2], "the other deck still has its aces");
}

#[test]
fn a_side_that_left_before_the_aces_are_dealt_moves_nobodys_suit() {
    let mut record = Record::new(field(4, 1));
    record.say(Command::Concede { side: 1 });
    assert_eq!(record.battle.cards_asked(record.battle.question().unwrap()), Some(vec![0, 2, 3]));
    record.say(cards(&["AC", "AH", "AS"]));
    let suits = [0, 1, 2, 3].map(|side| record.battle.ace(side).map(|ace| ace.to_string()));
    assert_eq!(suits, [Some("AC".into()), None, Some("AH".into()), Some("AS".into())]);
}

#[test]
fn who_leads_draws_one_card_who_is_last_three_and_ties_two() {
    let mut record = begun(field(4, 1));
    assert_eq!(record.battle.betrayal_cards(), [2, 2, 2, 2]);
    points(&mut record, &[3, 1, 0, 1]);
    assert_eq!(record.battle.betrayal_cards(), [1, 2, 3, 2]);
    points(&mut record, &[3, 3, 0, 0]);
    assert_eq!(record.battle.betrayal_cards(), [2, 2, 2, 2]);
    record.say(Command::Concede { side: 2 });
    assert_eq!(record.battle.betrayal_cards(), [2, 2, 0, 3], "who has left draws nothing and is not last");
}

/// Covers ATK-01, MRK-03.
#[test]
fn who_names_a_warband_targets_none_of_its_models_but_may_be_shot_by_it() {
    let mut field = field(3, 1);
    field.ruleset.rulings.marker_order = nml_catalogue::ruling::MarkerOrder::RollerOwnerFirst;
    let mut record = begun(field);
    assert_eq!(record.refused(&Command::Scenario(named(&[Some(0), None, None]))), "F-SCENARIO", "not itself");
    assert_eq!(record.refused(&Command::Scenario(named(&[Some(1)]))), "F-SCENARIO", "each side says something");
    record.does(named(&[Some(1), None, None]));
    record.at(0, 10, 10).at(1, 10, 22).at(2, 30, 40);
    assert!(record.battle.hostile(0, 1), "still an enemy");
    record.activate(0);
    assert_eq!(record.refused(&shoot(1)), "E-ALLY");
    record.say(Command::EndActivation).activate(1);
    set(&mut record, StateChange::Markers { model: 1, markers: Markers { blood: 2, ..Markers::default() } });
    record.say(shoot(0));
    let spend = |side| Command::Spend { side, markers: Spend { blood: 1, ..Spend::default() } };
    assert_eq!(record.refused(&spend(0)), "E-CANNOT-SPEND", "side 0 named the shooter's Warband");
    record.say(spend(2));
    record.dice(&[6, 6, 6]);
    assert!(matches!(record.battle.question(), Some(Step::Injury(_))));
}

/// Covers ACT-11, END-02.
#[test]
fn two_that_name_each_other_are_no_enemies_for_a_turn_and_score_one_each() {
    let mut record = begun(field(3, 1));
    let events = decide(&record.battle, &Command::Scenario(named(&[Some(1), Some(0), None]))).unwrap();
    let allied = ScenarioEvent::Allied { pairs: vec![(0, 1), (1, 0)], alone: vec![2] };
    assert!(events.contains(&Event::Scenario(allied)), "who stands alone draws one card more: {events:?}");
    record.does(named(&[Some(1), Some(0), Some(0)]));
    record.at(0, 10, 10).at(1, 11, 10).at(2, 30, 40);
    assert!(!record.battle.hostile(0, 1) && record.battle.rivals(0, 1) && record.battle.hostile(2, 0));
    assert_eq!(record.battle.opponents(0).count(), 0, "an inch apart and not in combat");
    record.activate(0);
    assert_eq!(record.refused(&shoot(1)), "E-NOT-ENEMY");
    record.say(Command::EndActivation);
    next_turn(&mut record);
    assert_eq!(record.points(), [1, 1, 0]);
    assert!(record.battle.hostile(0, 1), "with the Turn the alliance is over");
    assert_eq!(record.battle.opponents(0).count(), 1);
}

#[test]
fn a_coup_is_of_the_own_suit_and_any_other_card_a_ruse() {
    let mut record = begun(field(3, 1));
    record.does(named(&[Some(1), Some(0), None]));
    assert_eq!(record.battle.betrayal(&plays(0, "8S")).unwrap().name, "Double-cross");
    assert_eq!(record.battle.betrayal(&plays(0, "8H")).unwrap().name, "Bribe");
    assert_eq!(record.refused(&betray(plays(0, "AS"))), "F-SCENARIO", "aces are in nobody's hand");
    assert_eq!(record.refused(&betray(plays(2, "8D"))), "E-NOT-THE-MOMENT", "it is allied with nobody");
    record.say(betray(plays(0, "8S")));
    assert!(record.battle.hostile(0, 1) && !record.battle.scene.alliances.spares(0, 1));
    assert!(record.battle.scene.alliances.spares(1, 0), "the other one still named it");
    assert_eq!(record.refused(&betray(Betrayed { of: Some(2), ..plays(1, "8S") })), "E-CARD-PLAYED");
    // A Bribe costs nobody anything; a gift does.
    record.say(betray(Betrayed { of: Some(2), ..plays(1, "8C") }));
    assert_eq!(record.points(), [0, 0, 1]);
    let give = |points| Command::Scenario(ScenarioSaid::Give { from: 2, to: 0, points });
    assert_eq!(record.refused(&give(2)), "E-NOT-THAT-MANY-POINTS");
    record.say(give(1));
    assert_eq!(record.points(), [1, 0, 0]);
}

/// Covers END-02.
#[test]
fn a_triple_cross_a_con_and_a_greedy_bastard_change_whose_alliance_it_is() {
    let mut record = begun(field(4, 1));
    record.does(named(&[Some(1), Some(0), None, None]));
    points(&mut record, &[2, 1, 0, 0]);
    assert_eq!(record.refused(&betray(Betrayed { of: Some(1), ..plays(0, "9S") })), "E-NOT-THE-MOMENT", "1 is allied");
    record.say(betray(Betrayed { of: Some(2), ..plays(0, "9S") }));
    assert!(record.battle.scene.alliances.joint(0, 2) && !record.battle.scene.alliances.joint(0, 1));
    record.say(betray(plays(2, "KD")));
    next_turn(&mut record);
    assert_eq!(record.points(), [2, 1, 2, 0], "two for the greedy one, nothing for its partner");
    record.does(named(&[None, None, Some(3), Some(2)]));
    assert_eq!(record.refused(&betray(plays(2, "10D"))), "E-NOT-THE-MOMENT", "its partner has no point to lose");
    record.say(betray(plays(3, "10C")));
    assert_eq!(record.points(), [2, 1, 1, 1]);
    assert_eq!(record.battle.scene.alliances.partner(3), None);
}

#[test]
fn who_is_forced_names_the_one_that_forces_if_it_names_anybody() {
    let mut record = begun(field(3, 1));
    record.say(betray(Betrayed { of: Some(0), ..plays(2, "3D") }));
    record.does(named(&[Some(1), Some(0), Some(0)]));
    assert_eq!(record.battle.scene.alliances.named, [(0, 2), (1, 0), (2, 0)]);
    next_turn(&mut record);
    record.does(named(&[Some(1), None, None]));
    assert_eq!(record.battle.scene.alliances.named, [(0, 1)], "the card was for one Turn");
}

/// Dice of a card are dice like any other.
/// Covers ROL-01, INJ-03.
#[test]
fn cards_add_dice_to_the_roll_that_is_asked() {
    let mut record = begun(field(3, 1));
    record.does(named(&[None, None, None]));
    record.at(0, 10, 10).at(1, 10, 22).at(2, 30, 40);
    assert_eq!(record.refused(&betray(plays(0, "JS"))), "E-NOT-THE-MOMENT", "no roll is asked");
    record.activate(0).say(shoot(1));
    let net = |record: &Record| {
        let Some(Step::Success(roll)) = record.battle.question() else { panic!("no Success Roll") };
        record.battle.success_why(roll).net()
    };
    let before = net(&record);
    record.say(betray(plays(0, "JS")));
    assert_eq!(net(&record), before + 3);
    record.say(betray(plays(2, "5S")));
    assert_eq!(net(&record), before + 2, "Bad Luck takes one");
    record.dice(&[6, 6, 1, 1]);
    let Some(Step::Injury(roll)) = record.battle.question().cloned() else { panic!("no Injury Roll") };
    let injury = |record: &Record| record.battle.injury_why(&roll_of(record)).spec.pool.net;
    let before = record.battle.injury_why(&roll).spec.pool.net;
    record.say(betray(plays(0, "7H")));
    assert_eq!(injury(&record), before + 2);
}

fn roll_of(record: &Record) -> nml_battle::InjuryRoll {
    let Some(Step::Injury(roll)) = record.battle.question() else { panic!("no Injury Roll") };
    roll.clone()
}

#[test]
fn a_coup_de_grace_needs_no_roll_and_counts_as_the_attack_it_is() {
    let mut record = begun(field(3, 1));
    record.does(named(&[None, None, None]));
    record.at(0, 10, 10).at(1, 11, 10).at(2, 30, 40);
    record.is(1, Condition::Down);
    record.activate(0).say(Command::Fight { weapon: "sword".into(), target: 1, facts: Facts::default() });
    assert_eq!(record.refused(&betray(plays(0, "4S"))), "E-NOT-THE-MOMENT", "it does not bleed");
    set(&mut record, StateChange::Markers { model: 1, markers: Markers { blood: 3, ..Markers::default() } });
    assert_eq!(record.refused(&betray(plays(2, "4D"))), "E-NOT-THE-MOMENT", "it is not its attack");
    record.say(betray(plays(0, "4S")));
    assert_eq!(record.battle.fighter(1).unwrap().condition, Condition::Out);
    assert_eq!(record.battle.question(), Some(&Step::Act { model: 0 }));
    record.say(Command::EndActivation);
    next_turn(&mut record);
    assert_eq!(record.points(), [1, 0, 0], "an enemy taken Out of Action by an attack");
}

#[test]
fn cards_halve_a_move_and_fail_a_morale_check() {
    let mut record = begun(field(3, 2));
    record.does(named(&[None, None, None]));
    record.at(0, 10, 10);
    record.activate(0);
    let before = record.battle.allowance(0);
    assert_eq!(record.refused(&betray(plays(0, "3H"))), "E-NOT-THE-MOMENT", "it is no enemy of its own");
    record.say(betray(plays(1, "5H")));
    assert_eq!(record.battle.allowance(0), before.half());
    record.say(Command::EndActivation);
    assert_eq!(record.battle.allowance(0), before, "for this move alone");
    for model in [4, 5] {
        record.is(model, Condition::Down);
        set(&mut record, StateChange::Activated { model, activated: true });
    }
    record.pass();
    assert_eq!(record.battle.question(), Some(&Step::Morale { side: 2 }));
    record.say(betray(plays(0, "QS")));
    assert_ne!(record.battle.question(), Some(&Step::Morale { side: 2 }));
    assert!(record.battle.is_shaken(2) || record.battle.question() == Some(&Step::FleeOrShaken { side: 2 }));
}

#[test]
fn an_inglorious_model_does_no_more_deeds() {
    let mut record = begun(field(3, 1));
    record.does(named(&[None, None, None]));
    let claim = |model| Command::Deed { deed: "reaper".into(), side: 1, model: Some(model) };
    assert_eq!(record.refused(&betray(Betrayed { model: Some(0), ..plays(0, "KH") })), "E-NOT-THE-MOMENT", "its own");
    record.say(betray(Betrayed { model: Some(1), ..plays(0, "KH") }));
    assert!(record.refused(&claim(1)).starts_with("E-"));
}

/// Covers END-02.
#[test]
fn the_centre_is_worth_two_for_being_there_and_three_more_for_most_models() {
    let mut record = begun(field(3, 2));
    record.does(named(&[None, None, None]));
    record.at(0, 24, 24).at(1, 24, 27).at(2, 20, 24).at(3, 24, 31).at(4, 40, 40).at(5, 44, 40);
    record.pass();
    let Some(Step::Scenario(ScenarioStep::Hold)) = record.battle.question() else {
        panic!("{:?}", record.battle.question())
    };
    let proposed = options(&record.battle).offers.into_iter().find_map(|offer| {
        if let Offer::Scenario(nml_battle::ScenarioOffer::Hold { proposed }) = offer { Some(proposed) } else { None }
    });
    record.does(ScenarioSaid::Hold { objectives: proposed.unwrap() });
    assert_eq!(record.points(), [5, 2, 0]);
}

/// Whatever is drawn, named and done, a battle of three or four comes to its end and folds to the same.
#[test]
fn battles_with_alliances_end_and_fold_to_the_same() {
    for seed in 0..6_u64 {
        let (battle, said) = played_out(field(3 + usize::try_from(seed % 2).unwrap(), 2), seed);
        let names = |command: &Command| matches!(command, Command::Scenario(ScenarioSaid::Alliances { .. }));
        assert!(said.iter().any(names) && battle.result("b").is_some(), "seed {seed}");
    }
}
