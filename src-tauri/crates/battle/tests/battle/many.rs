//! All Out War: three Warbands and more, who draw cards where two would roll off.

use std::sync::Arc;

use super::kit::{self, Record};
use super::properties::Draws;
use nml_battle::{
    Battle, Card, Command, Condition, Deck, EndReason, Event, Facts, Field, ModelId, Offer, Outcome, Presence,
    ScenarioSaid, ScenarioStep, Source, Spend, StateChange, Step, admits, choose, decide, evolve, options,
};
use nml_catalogue::{Point, Scenario};

const LOOTERS: &str = include_str!("../../../../../data/packs/all-out-war/scenarios/the-looters.json");

fn looters() -> Scenario {
    serde_json::from_str(LOOTERS).unwrap()
}

/// So many Warbands in The Looters.
fn field(sides: usize, models: u32) -> Field {
    armed(looters(), sides, models)
}

/// So many Warbands in a scenario, each of so many models with a rifle and a sword.
pub fn armed(scenario: Scenario, sides: usize, models: u32) -> Field {
    let two = kit::field(Vec::new(), Vec::new());
    let force = |side: usize| {
        let first = u32::try_from(side).unwrap() * 100;
        let armed = |id| kit::blade(kit::gun(kit::model(id, "Rifle"), "rifle", 24, &[]), "sword", 1, &[]);
        let (name, models) = (format!("W{side}"), (first..first + models).map(armed).collect());
        nml_battle::Force { name, warband: format!("{side:032x}"), models, ..two.forces[0].clone() }
    };
    Field { scenario, forces: (0..sides).map(force).collect(), ..two }
}

/// A battle played to its end by draws of this seed, with all that was said. Every answer is among the options, and what was
/// written down folds to the same battle.
pub fn played_out(field: Field, seed: u64) -> (Battle, Vec<Command>) {
    let field = Arc::new(field);
    let (mut battle, mut again) = (Battle::new(Arc::clone(&field)), Battle::new(field));
    let (mut draws, mut said) = (Draws(seed), Vec::new());
    while battle.outcome.is_none() && said.len() < 6000 {
        let now = options(&battle);
        let command = choose(&battle, &now, &mut |n| draws.next(n)).unwrap();
        assert!(admits(&now, &battle, &command), "seed {seed}: {command:?}");
        for event in decide(&battle, &command).unwrap() {
            evolve(&mut battle, &event);
            let read: Event = serde_json::from_slice(&serde_json::to_vec(&event).unwrap()).unwrap();
            evolve(&mut again, &read);
        }
        said.push(command);
    }
    assert!(battle.outcome.is_some(), "seed {seed}: {:?}", battle.question());
    assert_eq!(again, battle, "seed {seed}");
    (battle, said)
}

pub fn cards(names: &[&str]) -> Command {
    Command::Draw { cards: names.iter().map(|n| Card::named(n).unwrap()).collect(), source: Source::Table }
}

/// The first side of those that draw has the highest card, the next one the second highest.
pub fn in_turn(battle: &Battle) -> Command {
    let sides = battle.cards_asked(battle.question().unwrap()).unwrap();
    Command::Draw { cards: battle.deck.draw(sides.len(), |n| n - 1), source: Source::Table }
}

/// Up to the first Activation of Turn 1: no crates, half of each Warband in reserve, nobody tracked.
fn begun(field: Field) -> Record {
    let mut record = Record::new(field);
    for _ in 0..200 {
        #[allow(clippy::wildcard_enum_match_arm)]
        match record.battle.question().cloned().unwrap() {
            Step::ZoneRollOff | Step::InitiativeRollOff | Step::Scenario(ScenarioStep::RollOff { .. }) => {
                let draw = in_turn(&record.battle);
                record.say(draw)
            }
            Step::Scenario(ScenarioStep::Lay { .. }) => record.say(Command::Enough),
            Step::Scenario(ScenarioStep::Vanguard { side }) => {
                let most = usize::from(record.battle.vanguard_most(side));
                let models = record.battle.waiting(side).take(most).collect();
                record.does(ScenarioSaid::Force { models })
            }
            Step::ChooseZone { side } => record.say(Command::ChooseZone { zone: side }),
            Step::Deploy { side } => {
                let model = record.battle.waiting(side).find(|m| record.battle.fits_at_start(*m)).unwrap();
                record.say(Command::Deploy { model, at: None })
            }
            Step::Activate { .. } => return record,
            other => panic!("{other:?}"),
        };
    }
    panic!("it does not begin");
}

/// Ends the Turn and begins the next, up to its first Activation; nobody else comes on.
fn next_turn(record: &mut Record) {
    record.pass();
    while !matches!(record.battle.question(), Some(Step::Activate { .. }) | None) {
        #[allow(clippy::wildcard_enum_match_arm)]
        match record.battle.question().cloned().unwrap() {
            Step::InitiativeRollOff => {
                let draw = in_turn(&record.battle);
                record.say(draw)
            }
            Step::Scenario(ScenarioStep::Arrive { .. }) => record.say(Command::Enough),
            other => panic!("{other:?}"),
        };
    }
}

#[test]
fn the_scenario_has_no_fault_and_is_played_here() {
    let scenario = looters();
    assert_eq!(scenario.faults(), []);
    assert!(scenario.is_played_here() && scenario.draws_cards());
    assert_eq!(scenario.sides(), (3, 8));
    let mut fewer = scenario.clone();
    fewer.zones.truncate(7);
    assert_eq!(fewer.faults()[0].0, "/players", "eight Warbands need eight zones");
}

#[test]
fn the_same_rank_goes_by_suit_and_no_card_comes_twice() {
    let order = ["2C", "2D", "2H", "2S", "3C", "10S", "JC", "QH", "KD", "AC", "AD", "AH", "AS"];
    assert!(order.map(|n| Card::named(n).unwrap()).is_sorted());
    assert_eq!(Card::named("1S"), None);
    // With any picks, 52 cards are all different; the next one comes from the discards.
    let all = Deck::default().draw(52, |n| n / 2);
    let mut once = all.clone();
    once.sort();
    assert_eq!(once, Card::all().collect::<Vec<_>>());
    let (mut deck, last) = (Deck::default(), all[51]);
    deck.gone = all[..51].to_vec();
    assert_eq!(deck.left(&[]), [last]);
    assert_eq!(deck.gives(&[all[0]]), Err(all[0]), "it lies among the discards");
    assert_eq!(deck.gives(&[last, all[0]]), Ok(()), "the deck is empty: the discards are shuffled");
    assert_eq!(deck.gives(&[last, last]), Err(last), "it lies on the table");
}

/// Covers SET-06, SET-07, SET-08.
#[test]
fn three_warbands_lay_their_crates_name_their_vanguard_and_set_up_in_the_order_of_the_cards() {
    let mut record = Record::new(field(3, 4));
    assert_eq!(record.battle.cards_asked(record.battle.question().unwrap()), Some(vec![0, 1, 2]));
    assert_eq!(record.battle.faces_asked(record.battle.question().unwrap()), None);
    assert_eq!(record.refused(&cards(&["AS", "KS"])), "F-CARDS");
    assert_eq!(record.refused(&cards(&["AS", "KS", "AS"])), "F-NOT-IN-DECK");
    record.say(cards(&["10H", "AS", "10S"]));
    assert_eq!(record.battle.in_order(), [1, 2, 0], "the ten of spades beats the ten of hearts");

    let lay = |thing, x, y| ScenarioSaid::Lay { thing, at: Some(Point::inches(x, y)) };
    assert_eq!(record.battle.question(), Some(&Step::Scenario(ScenarioStep::Lay { side: 1, thing: 0 })));
    assert_eq!(
        record.refused(&Command::Scenario(lay(0, 24, 10))),
        "E-NOT-IN-ZONE",
        "more than 12 inches from the middle"
    );
    record.does(lay(0, 24, 20));
    assert_eq!(record.refused(&Command::Scenario(lay(1, 24, 31))), "E-TOO-NEAR", "its own lies 11 inches away");
    record.does(lay(1, 24, 33));
    assert_eq!(record.battle.question(), Some(&Step::Scenario(ScenarioStep::Lay { side: 2, thing: 2 })));
    assert_eq!(record.refused(&Command::Scenario(lay(2, 24, 21))), "E-TOO-NEAR", "an inch from another is too near");
    record.does(lay(2, 16, 24)).does(lay(3, 32, 24)).does(lay(4, 20, 16)).say(Command::Enough);
    assert_eq!(record.battle.scene.all().count(), 5, "the sixth fits nowhere and is let go");

    assert_eq!(record.battle.question(), Some(&Step::Scenario(ScenarioStep::Vanguard { side: 0 })));
    let three = Command::Scenario(ScenarioSaid::Force { models: vec![0, 1, 2] });
    assert_eq!(record.refused(&three), "E-VANGUARD");
    let force = |models: &[ModelId]| ScenarioSaid::Force { models: models.to_vec() };
    record.does(force(&[0, 1])).does(force(&[4])).does(force(&[8, 9]));

    assert_eq!(record.battle.question(), Some(&Step::ZoneRollOff));
    assert_eq!(record.refused(&cards(&["AS", "2D", "2S"])), "F-NOT-IN-DECK", "the ace was drawn before");
    record.say(cards(&["2C", "2D", "2S"]));
    assert_eq!(record.battle.question(), Some(&Step::ChooseZone { side: 2 }));
    record.say(Command::ChooseZone { zone: 4 });
    assert_eq!(record.refused(&Command::Deploy { model: 10, at: None }), "E-ENTRY-LIMIT", "it waits in reserve");
    record.say(Command::Deploy { model: 8, at: Some(Point::inches(30, 45)) });
    assert_eq!(record.battle.question(), Some(&Step::Deploy { side: 2 }), "the whole vanguard at once");
    record.say(Command::Deploy { model: 9, at: None });
    assert_eq!(record.battle.question(), Some(&Step::ChooseZone { side: 1 }));
    assert_eq!(record.refused(&Command::ChooseZone { zone: 4 }), "E-ZONE-TAKEN");
    record.say(Command::ChooseZone { zone: 0 }).say(Command::Deploy { model: 4, at: None });
    record.say(Command::ChooseZone { zone: 7 });
    record.say(Command::Deploy { model: 0, at: None }).say(Command::Deploy { model: 1, at: None });
    assert_eq!(record.battle.question(), Some(&Step::InitiativeRollOff), "nobody asks for the fifth zone");
    record.say(cards(&["3C", "3D", "3H"]));
    assert_eq!(record.battle.initiative, Some(2));
    assert_eq!(record.battle.question(), Some(&Step::Activate { side: 2, must: None }), "nothing is left to choose");
}

/// Covers TRN-04, ACT-03.
#[test]
fn one_model_each_from_the_highest_card_down_and_who_has_none_drops_out() {
    let mut record = Record::new(field(3, 2));
    record.say(cards(&["AS", "AH", "AD"]));
    for _ in 0..6 {
        record.say(Command::Enough);
    }
    for models in [[0], [2], [4]] {
        record.does(ScenarioSaid::Force { models: models.to_vec() });
    }
    record.say(cards(&["KS", "KH", "KD"]));
    for (zone, model) in [(0, 0), (1, 2), (2, 4)] {
        record.say(Command::ChooseZone { zone }).say(Command::Deploy { model, at: None });
    }
    record.say(cards(&["2S", "QS", "9S"]));
    let mut order = Vec::new();
    while let Some(Step::Activate { side, .. }) = record.battle.question().cloned() {
        order.push(side);
        record.activate(ModelId::from(side) * 2).say(Command::EndActivation);
    }
    assert_eq!(order, [1, 2, 0]);
    // Turn 2: the cards of the Turn before lie among the discards. Each may bring on its reserve, in the order of the
    // new ones, and then has two models.
    assert_eq!(record.refused(&cards(&["QS", "3S", "4S"])), "F-NOT-IN-DECK");
    record.say(cards(&["4S", "3S", "5S"]));
    for (side, model) in [(2, 5), (0, 1)] {
        assert_eq!(record.battle.question(), Some(&Step::Scenario(ScenarioStep::Arrive { side })));
        record.say(Command::Deploy { model, at: None });
    }
    record.say(Command::Enough);
    let mut order = Vec::new();
    while let Some(Step::Activate { side, .. }) = record.battle.question().cloned() {
        order.push(side);
        let next = record.battle.models().find(|(_, f)| f.side == side && f.on_table() && !f.activated).unwrap().0;
        record.activate(next).say(Command::EndActivation);
    }
    assert_eq!(order, [2, 0, 1, 2, 0], "the side with one model drops out");
}

/// Covers SET-08.
#[test]
fn three_of_the_reserve_come_on_in_a_turn_in_the_own_zone() {
    let mut record = begun(field(3, 9));
    record.pass();
    let draw = in_turn(&record.battle);
    record.say(draw);
    let spot = record.battle.waiting(0).next().unwrap();
    let there = |x, y| Command::Deploy { model: spot, at: Some(Point::inches(x, y)) };
    assert_eq!(record.refused(&there(24, 24)), "E-NOT-IN-ZONE");
    record.say(there(12, 3));
    for _ in 0..2 {
        let model = record.battle.waiting(0).next().unwrap();
        record.say(Command::Deploy { model, at: None });
    }
    assert_eq!(record.battle.question(), Some(&Step::Scenario(ScenarioStep::Arrive { side: 1 })), "three at most");
    assert_eq!(record.battle.waiting(0).count(), 2);
}

/// Covers MRK-03, MRK-04, MRK-08.
#[test]
fn any_enemy_spends_blood_on_a_success_roll_but_only_the_attacker_on_the_injury() {
    let mut field = field(3, 2);
    let rulings = &mut field.ruleset.rulings;
    rulings.marker_order = nml_catalogue::ruling::MarkerOrder::RollerOwnerFirst;
    let mut record = begun(field);
    // Model 0 of the first side shoots model 2 of the second; both bleed, and the third side watches.
    record.at(0, 12, 20).at(2, 20, 20).at(4, 36, 40);
    for model in [0, 2] {
        let markers = nml_battle::Markers { blood: 3, ..Default::default() };
        let change = StateChange::Markers { model, markers };
        record.say(Command::SetRight { change, reason: "as it lies".into() });
    }
    record.activate(0);
    record.say(Command::Shoot { weapon: "rifle".into(), target: 2.into(), facts: Facts::default() });
    let spenders = |record: &Record| {
        let all = options(&record.battle).offers.into_iter();
        all.filter_map(|o| if let Offer::Spend { side, .. } = o { Some(side) } else { None }).collect::<Vec<_>>()
    };
    assert_eq!(spenders(&record), [1, 2], "any enemy of the shooter");
    record.say(Command::Spend { side: 2, markers: Spend { blood: 1, ..Spend::default() } });
    assert_eq!((record.blood(0), spenders(&record)), (2, vec![1]), "what is left on it");
    record.say(Command::Spend { side: 1, markers: Spend { blood: 1, ..Spend::default() } });
    // Two dice less: four are thrown and the two lowest count.
    record.dice(&[6, 6, 5, 5]);
    assert!(matches!(record.battle.question(), Some(Step::Injury(_))));
    assert_eq!(spenders(&record), [0], "the third player does not attack");
    let third = Command::Spend { side: 2, markers: Spend { blood: 1, ..Spend::default() } };
    assert_eq!(record.refused(&third), "E-CANNOT-SPEND");
}

#[test]
fn nobody_walks_into_the_zone_of_an_enemy_nor_an_inch_around_it() {
    let mut record = begun(field(3, 2));
    // The second side holds the north-east zone, 27 to 39 inches along the edge and 6 inches deep.
    record.at(0, 33, 12).at(2, 33, 3).at(4, 44, 40);
    record.activate(0);
    let walk = |x, y| Command::walk(Some(Point::inches(x, y)));
    assert_eq!(record.refused(&walk(33, 7)), "E-IMPASSABLE");
    record.say(walk(33, 8));
    assert_eq!(record.battle.fighter(0).unwrap().at, Some(Point::inches(33, 8)));
    // Out of its own zone the owner walks freely.
    record.say(Command::EndActivation).activate(2).say(walk(33, 5));
}

/// Covers MOR-01, TRN-05.
#[test]
fn of_several_that_check_morale_the_highest_card_says_who_is_first() {
    let mut record = begun(field(4, 2));
    for model in [2, 4, 6] {
        let change = StateChange::Activated { model, activated: true };
        record.is(model, Condition::Down).say(Command::SetRight { change, reason: "it fell".into() });
    }
    record.pass();
    assert_eq!(record.battle.question(), Some(&Step::MoraleOrder { side: 1 }), "the first side does not check");
    record.say(Command::ChooseFirst { side: 3 });
    for side in [3, 1, 2] {
        assert_eq!(record.battle.question(), Some(&Step::Morale { side }), "then by the cards");
        record.dice(&[6, 6]);
    }
}

/// Covers END-02, END-05.
#[test]
fn a_crate_carried_home_is_worth_three_and_its_carrier_still_belongs_to_the_warband() {
    let mut record = Record::new(field(3, 4));
    record.say(cards(&["AS", "KS", "QS"]));
    let lay = |thing, x, y| ScenarioSaid::Lay { thing, at: Some(Point::inches(x, y)) };
    record.does(lay(0, 16, 20)).does(lay(1, 32, 28));
    while let Some(Step::Scenario(ScenarioStep::Lay { .. })) = record.battle.question() {
        record.say(Command::Enough);
    }
    for models in [[0, 1], [4, 5], [8, 9]] {
        record.does(ScenarioSaid::Force { models: models.to_vec() });
    }
    record.say(cards(&["AH", "KH", "QH"]));
    for (zone, models) in [(0, [0, 1]), (3, [4, 5]), (5, [8, 9])] {
        record.say(Command::ChooseZone { zone });
        for model in models {
            record.say(Command::Deploy { model, at: None });
        }
    }
    record.say(cards(&["AD", "KD", "QD"]));
    let work =
        |action: &str, thing| ScenarioSaid::Work { action: action.into(), thing: Some(thing), with: None, count: 0 };
    record.at(0, 16, 19).at(1, 32, 27).at(4, 44, 30).at(5, 44, 34).at(8, 12, 45).at(9, 16, 45);
    record.activate(0).does(work("carry-crate", 0));
    assert_eq!(record.refused(&Command::Dash), "E-BURDENED");
    record.say(Command::walk(Some(Point::inches(16, 13)))).say(Command::EndActivation);
    // The other crate is destroyed by a Success Roll.
    record.activate(4).say(Command::EndActivation).activate(8).say(Command::EndActivation);
    record.activate(1).does(work("destroy-crate", 1)).dice(&[6, 4]);
    assert!(record.battle.scene.things[1].gone);
    record.say(Command::EndActivation);
    next_turn(&mut record);
    record.activate(0).say(Command::walk(Some(Point::inches(16, 7))));
    assert_eq!(
        record.refused(&Command::Scenario(work("escape-with-crate", 0))),
        "E-THING-STATE",
        "not wholly in its zone"
    );
    record.say(Command::EndActivation);
    next_turn(&mut record);
    record.activate(0).say(Command::walk(Some(Point::inches(16, 3)))).does(work("escape-with-crate", 0));
    assert_eq!(record.battle.fighter(0).unwrap().presence, Presence::Gone);
    assert_eq!((record.battle.size(0), record.battle.casualties(0)), (4, 0), "it counts for Morale and is no loss");
    // The last model of the third side's vanguard and its reserve fall: one that escaped keeps the first side in.
    for model in [1, 2, 3] {
        record.is(model, Condition::Out);
    }
    assert_eq!(record.battle.fighting_on(), [0, 1, 2]);
}

/// Covers MOR-07, END-03.
#[test]
fn who_flees_is_out_and_the_last_one_wins_at_once() {
    let mut record = begun(field(4, 2));
    record.say(Command::Concede { side: 1 }).say(Command::Concede { side: 3 });
    assert_eq!(record.battle.outcome, None);
    record.pass();
    assert_eq!(record.battle.cards_asked(&Step::InitiativeRollOff), Some(vec![0, 2]), "only they draw");
    record.say(Command::Concede { side: 0 });
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(2), EndReason::Conceded)));
}

/// Covers END-03.
#[test]
fn who_leaves_while_the_battle_begins_is_asked_nothing_more() {
    let mut record = Record::new(field(4, 4));
    record.say(cards(&["AS", "KS", "QS", "JS"]));
    record.say(Command::Concede { side: 0 });
    assert_eq!(record.battle.question(), Some(&Step::Scenario(ScenarioStep::Lay { side: 1, thing: 2 })));
    for _ in 0..6 {
        record.say(Command::Enough);
    }
    record.does(ScenarioSaid::Force { models: vec![4, 5] });
    record.say(Command::Concede { side: 2 });
    record.does(ScenarioSaid::Force { models: vec![12] });
    assert_eq!(record.battle.cards_asked(&Step::ZoneRollOff), Some(vec![1, 3]));
    record.say(cards(&["AH", "KH"])).say(Command::ChooseZone { zone: 0 });
    record.say(Command::Deploy { model: 4, at: None }).say(Command::Deploy { model: 5, at: None });
    assert_eq!(record.battle.question(), Some(&Step::ChooseZone { side: 3 }));
    record.say(Command::ChooseZone { zone: 1 }).say(Command::Deploy { model: 12, at: None });
    assert_eq!(record.battle.question(), Some(&Step::InitiativeRollOff));
    record.say(Command::Concede { side: 3 });
    assert_eq!(record.battle.outcome, Some(Outcome::new(Some(1), EndReason::Conceded)));
}

/// Covers END-01, END-03.
#[test]
fn three_to_eight_warbands_play_to_the_end_and_fold_to_the_same_battle() {
    for seed in 0..12_u64 {
        let sides = 3 + usize::try_from(seed).unwrap() % 6;
        let (battle, said) = played_out(field(sides, 3), seed);
        assert!(said.iter().filter(|command| matches!(command, Command::Draw { .. })).count() >= 3, "seed {seed}");
        let held: Vec<Card> = battle.deck.held.iter().map(|one| one.card).collect();
        assert!(held.iter().all(|card| !battle.deck.gone.contains(card)), "seed {seed}");
    }
}

/// Three Warbands at the end of the last Turn: nobody did anything but what the Deeds say, each by a side.
fn played(deeds: &[(&str, u8, ModelId)], flees: Option<u8>, reading: &[(&str, &str)]) -> Record {
    let mut field = field(3, 2);
    for (ruling, answer) in reading {
        field.ruleset.rulings.set(ruling, answer).unwrap();
    }
    let mut record = begun(field);
    for (deed, side, model) in deeds {
        record.say(Command::Deed { deed: (*deed).into(), side: *side, model: Some(*model) });
    }
    if let Some(side) = flees {
        record.say(Command::Concede { side });
    }
    while record.battle.outcome.is_none() {
        next_turn(&mut record);
    }
    record
}

/// Covers C-59 nothing.
#[test]
fn who_fled_is_paid_for_what_it_did_or_for_nothing() {
    let deeds = [("reaper", 1, 2), ("sniper", 0, 0)];
    let usual = played(&deeds, Some(1), &[]);
    assert_eq!((usual.points(), usual.battle.outcome.unwrap().winner), (vec![1, 1, 0], Some(0)));
    let other = played(&deeds, Some(1), &[("fled_points", "nothing")]);
    assert_eq!((other.points(), other.battle.outcome.unwrap().winner), (vec![1, 0, 0], Some(0)));
}

/// Covers END-05.
#[test]
fn two_of_three_ahead_with_equal_points_are_a_draw_for_all() {
    use nml_warband::result::Outcome::Drew;
    let record = played(&[("reaper", 1, 2), ("sniper", 0, 0)], None, &[]);
    assert_eq!(record.battle.outcome.unwrap().winner, None);
    let result = record.battle.result(&"0".repeat(32)).unwrap();
    let came: Vec<_> = result.sides.iter().map(|side| (side.vp, side.outcome)).collect();
    assert_eq!(came, [(Some(1), Drew), (Some(1), Drew), (Some(0), Drew)]);
    result.well_formed().unwrap_or_else(|refused| panic!("{refused:?}"));
}

#[test]
fn a_battle_of_two_is_as_it_was() {
    let record = Record::placed(kit::field(vec![kit::model(0, "A")], vec![kit::model(10, "B")]), &[]);
    assert!(record.battle.deck.is_new() && record.battle.cards_asked(&Step::InitiativeRollOff).is_none());
    let kept = serde_json::to_value(&record.battle).unwrap();
    assert!(kept.get("deck").is_none(), "its state has the bytes it had");
}
