//! Odds against the game itself: every roll played through, band by band, and figures counted by hand.

use nml_dice::{Chance, Face, InjuryBands, Keep, Pool};

use super::kit::{self, Record};
use nml_battle::{
    Aim, Attack, Battle, Cause, Chances, Command, Condition, Facts, InjuryRoll, Markers, ModelId, Outlook, Policy,
    Reach, SideId, Source, Spend, StateChange, Step, Window, decide, evolve,
};
use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Effect, InjuryResult, What, When};

/// Faces of a pool whose kept dice sum to this.
fn faces(pool: Pool, sum: u8) -> Vec<Face> {
    let (kept, dice) = (pool.kept(), pool.dice());
    let mut left = sum;
    let mut faces = Vec::new();
    for after in (0..kept).rev() {
        let face = (left - after).min(6);
        faces.push(face);
        left -= face;
    }
    faces.resize(dice.into(), if pool.net() > 0 { 1 } else { 6 });
    faces.into_iter().map(|n| Face::new(n).unwrap()).collect()
}

fn said(battle: &Battle, command: Command) -> Battle {
    let events = decide(battle, &command).unwrap_or_else(|r| panic!("{command:?}: {} {:?}", r.code, r.message));
    let mut after = battle.clone();
    events.iter().for_each(|event| evolve(&mut after, event));
    after
}

/// One set of faces for each result that a roll can have, with its ways among all rolls.
fn rolls(battle: &Battle, step: &Step) -> (Pool, Vec<(Vec<Face>, u64)>) {
    let (pool, band): (Pool, Box<dyn Fn(u8) -> u8>) = if let Step::Success(roll) = step {
        let spec = battle.success_why(roll).spec();
        (spec.pool(), Box::new(move |sum| spec.result(sum) as u8))
    } else if let Step::Injury(roll) = step {
        let spec = battle.injury_why(roll).spec;
        (spec.pool, Box::new(move |sum| spec.result(sum) as u8))
    } else {
        panic!("no roll: {step:?}")
    };
    let mut found: Vec<(u8, Vec<Face>, u64)> = Vec::new();
    for (sum, ways) in pool.distribution().filter(|(_, ways)| *ways > 0) {
        match found.iter_mut().find(|(known, ..)| *known == band(sum)) {
            Some((.., all)) => *all += ways,
            None => found.push((band(sum), faces(pool, sum), ways)),
        }
    }
    (pool, found.into_iter().map(|(_, faces, ways)| (faces, ways)).collect())
}

/// Chances of standing, Down and Out of Action, and the expected markers: as an [`Outlook`] has them.
type Ends = [Chance; 4];

/// What becomes of the target, each roll played through the engine. `spends`: both sides spend at their best.
fn played(battle: &Battle, target: ModelId, spends: Option<Aim>) -> Ends {
    let step = battle.question().unwrap().clone();
    let fighter = battle.fighter(target).unwrap();
    if let Step::Success(_) | Step::Injury(_) = &step {
        return declared(battle, target, &step, spends);
    }
    if let (Step::MoreAttacks(series), true) = (&step, fighter.on_table()) {
        let weapon = if series.left > 0 { &series.weapon } else { &series.second[0] };
        let (weapon, facts) = (weapon.clone(), Facts::default());
        let next = match series.range {
            Reach::Ranged => Command::Shoot { weapon, target: target.into(), facts },
            Reach::Melee => Command::Fight { weapon, target, facts },
        };
        return played(&said(battle, next), target, spends);
    }
    let when = |holds: bool| if holds { Chance::CERTAIN } else { Chance::NONE };
    let out = !fighter.on_table();
    [when(!fighter.down() && !out), when(fighter.down()), when(out), Chance::NONE]
}

/// Both windows by the engine's own commands: the side without Initiative first.
fn declared(battle: &Battle, target: ModelId, step: &Step, spends: Option<Aim>) -> Ends {
    let order: Vec<SideId> = match spends {
        Some(_) => [1 - battle.initiative.unwrap(), battle.initiative.unwrap()].into(),
        None => Vec::new(),
    };
    let waiting = order
        .into_iter()
        .find(|side| battle.spenders(step).any(|s| s == *side) && step.window().unwrap().of(*side).is_none());
    let (Some(side), Some(aim)) = (waiting, spends) else {
        let (pool, rolls) = rolls(battle, step);
        let mut sum = [Chance::NONE; 4];
        for (faces, ways) in rolls {
            let after = said(battle, Command::Roll { faces, source: Source::Table });
            let (was, is) = (battle.fighter(target).unwrap(), after.fighter(target).unwrap());
            let hostile = |m: Markers| m.blood + m.infection;
            let mut then = played(&after, target, spends);
            if is.on_table() {
                let placed = hostile(is.markers).saturating_sub(hostile(was.markers));
                then[3] = then[3].plus(Chance::whole(placed.into()));
            }
            for (sum, then) in sum.iter_mut().zip(then) {
                *sum = sum.plus(then.times(ways).over(pool.dice()));
            }
        }
        return sum;
    };
    let aimed = |ends: &Ends| match aim {
        Aim::Down => ends[1].plus(ends[2]),
        Aim::Out => ends[2],
    };
    let mut best: Option<Ends> = None;
    for markers in battle.ways_to_spend(step, side) {
        let found = played(&said(battle, Command::Spend { side, markers }), target, spends);
        let better = |old: &Ends| if side == 0 { aimed(&found) > aimed(old) } else { aimed(&found) < aimed(old) };
        if best.as_ref().is_none_or(better) {
            best = Some(found);
        }
    }
    best.unwrap()
}

fn ends(outlook: Outlook) -> Ends {
    [outlook.standing, outlook.down, outlook.out, outlook.markers]
}

pub fn shooter(words: &[&str]) -> ModelCard {
    kit::gun(kit::model(0, "Gunner"), "gun", 24, words)
}

pub fn brute(first: &[&str], second: &[&str]) -> ModelCard {
    kit::blade(kit::blade(kit::model(0, "Brute"), "club", 1, first), "hook", 1, second)
}

/// Attacker 0 of side 0 with Initiative against target 2, ten inches apart or in contact.
pub fn facing(attacker: ModelCard, target: ModelCard, reach: Reach) -> Record {
    let field = kit::field(vec![attacker, kit::model(8, "Spare")], vec![target, kit::model(9, "Spare")]);
    let y = if reach == Reach::Ranged { 20 } else { 31 };
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, y), (44, 4)]);
    record.activate(0);
    record
}

pub fn marked(record: &mut Record, model: ModelId, blood: u8, blessing: u8, infection: u8) {
    let change = StateChange::Markers { model, markers: Markers { blood, blessing, infection } };
    record.say(Command::SetRight { change, reason: "as it lies".into() });
}

pub fn down(record: &mut Record, model: ModelId) {
    let change = StateChange::Condition { model, condition: Condition::Down };
    record.say(Command::SetRight { change, reason: "as it lies".into() });
}

pub fn thought(record: &Record, weapon: &str, reach: Reach) -> Attack {
    record.battle.thought_of(0, weapon, 2, reach)
}

/// The series' odds are those of the game played through, whether looked at before or at the first roll.
pub fn agrees(record: &Record, weapon: &str, reach: Reach, spends: Option<Aim>) -> Outlook {
    let attack = thought(record, weapon, reach);
    let policy = spends.map_or(Policy::Unspent, Policy::Best);
    let course = record.battle.course(&attack);
    let before = record.battle.outlook(&course, policy).unwrap();
    let (weapon, facts) = (weapon.to_owned(), Facts::default());
    let first = match reach {
        Reach::Ranged => Command::Shoot { weapon, target: 2.into(), facts },
        Reach::Melee => Command::Fight { weapon, target: 2, facts },
    };
    let begun = said(&record.battle, first);
    let by_game = played(&begun, 2, spends);
    assert_eq!(ends(before), by_game, "before");
    let pending = begun.question().unwrap();
    assert_eq!(ends(begun.outlook_from(pending, policy).unwrap()), by_game, "at the roll");
    assert_eq!(before.standing.plus(before.down).plus(before.out), Chance::CERTAIN);
    before
}

/// Covers ATK-09, F AUTOMATIC.
#[test]
fn an_automatic_series_is_the_game_played_through() {
    for (words, target) in [
        (vec!["AUTOMATIC 3"], kit::model(1, "Kell")),
        (vec!["AUTOMATIC 3", "SHRAPNEL"], kit::armour(kit::model(1, "Kell"), "Standard Armour", -1)),
        (vec!["AUTOMATIC 2", "FIRE", "GAS"], kit::keywords(kit::model(1, "Ogre"), &["TOUGH"])),
        (vec!["AUTOMATIC 2", "FIRE"], kit::keywords(kit::model(1, "Fiend"), &["DEMONIC"])),
        (vec!["AUTOMATIC 3", "RISKY"], kit::keywords(kit::model(1, "Clay"), &["GOLEM"])),
        (vec!["AUTOMATIC 2", "FLAMETHROWER", "FIRE"], kit::keywords(kit::model(1, "Ogre"), &["TOUGH"])),
        (vec!["AUTOMATIC 2", "DEADLY", "CRITICAL"], kit::armour(kit::model(1, "Knight"), "Machine Armour", -3)),
    ] {
        let outlook = agrees(&facing(shooter(&words), target, Reach::Ranged), "gun", Reach::Ranged, None);
        assert!(outlook.out > Chance::NONE || words.contains(&"RISKY"), "{words:?}");
    }
}

/// Covers ATK-12, X-17, INJ-11, F CLEAVE.
#[test]
fn two_weapons_are_the_game_played_through_and_a_target_that_falls_is_easier_to_injure() {
    for (first, second, tough) in [
        (vec![], vec![], false),
        (vec!["CLEAVE 2"], vec!["CRITICAL"], true),
        (vec!["CLEAVE 2"], vec!["CLEAVE 2"], false),
    ] {
        let words: &[&str] = if tough { &["TOUGH"] } else { &[] };
        let target = kit::armour(kit::keywords(kit::model(1, "Kell"), words), "Shield", -1);
        agrees(&facing(brute(&first, &second), target, Reach::Melee), "club", Reach::Melee, None);
    }
}

/// Covers INJ-08, X-12.
#[test]
fn a_series_at_a_target_that_is_down_already_is_the_game_played_through() {
    let target = kit::keywords(kit::model(1, "Ogre"), &["TOUGH"]);
    let mut record = facing(brute(&["CLEAVE 2", "GAS"], &[]), target, Reach::Melee);
    down(&mut record, 2);
    marked(&mut record, 2, 3, 0, 0);
    let outlook = agrees(&record, "club", Reach::Melee, None);
    assert_eq!(outlook.standing, Chance::NONE);
    agrees(&record, "hook", Reach::Melee, None);
}

/// Two blows, both hit: the second at +1 INJURY DICE if the first took the target Down.
///
/// Covers INJ-11.
#[test]
fn a_target_that_goes_down_midway_counted_by_hand() {
    let record =
        facing(kit::blade(kit::model(0, "Brute"), "club", 2, &["CLEAVE 2"]), kit::model(1, "Kell"), Reach::Melee);
    let attack = thought(&record, "club", Reach::Melee);
    let one = |down: bool| {
        // Of 36: 15 miss, 20 hit, 1 is critical; plain, +1 and +2 dice, one more if it is Down.
        let bands = |net: i8| {
            let odds = nml_dice::InjuryRoll { pool: Pool::new(Keep::Two, net), modifier: 0 }.odds();
            (odds.bands, odds.of)
        };
        let more = i8::from(down);
        let ((plain, of), (critical, of_critical)) = (bands(more), bands(more + 1));
        let both = |pick: fn(InjuryBands<u128>) -> u128| {
            (20 * pick(plain) * (of_critical / of) + pick(critical)) as f64 / (36 * of_critical) as f64
        };
        (both(|b| b.down), both(|b| b.out_of_action))
    };
    let ((down_first, out_first), (_, out_second)) = (one(false), one(true));
    let stands = 1.0 - down_first - out_first;
    let out = out_first + stands * out_first + down_first * out_second;
    let found = record.battle.outlook(&[attack.clone(), attack], Policy::Unspent).unwrap();
    assert!((found.out.to_f64() - out).abs() < 1e-12);
    assert_eq!(record.battle.outlook(&[], Policy::Unspent), None);
}

/// Covers INJ-16, X-13, F TOUGH.
#[test]
fn tough_turns_the_first_out_of_action_into_down() {
    let target = kit::keywords(kit::model(1, "Ogre"), &["TOUGH"]);
    let record = facing(shooter(&[]), target, Reach::Ranged);
    let attack = thought(&record, "gun", Reach::Ranged);
    let odds = record.battle.attack_chances(&attack, &Window::default()).exact();
    let plain = facing(shooter(&[]), kit::model(1, "Kell"), Reach::Ranged);
    let without = plain.battle.attack_chances(&attack, &Window::default()).exact();
    assert_eq!(odds.out_of_action.to_string(), "0/1");
    assert_eq!(without.out_of_action.to_string(), "1313/7776");
    assert!((odds.down.to_f64() - without.down.to_f64() - without.out_of_action.to_f64()).abs() < 1e-15);
    let outlook = record.battle.outlook(&[attack], Policy::Unspent).unwrap();
    assert_eq!((outlook.out.to_string(), outlook.down.to_string()), ("0/1".into(), odds.down.to_string()));
}

/// Covers F GOLEM.
#[test]
fn a_golem_goes_out_of_action_in_a_bloodbath_only() {
    let mut record = facing(shooter(&[]), kit::keywords(kit::model(1, "Clay"), &["GOLEM"]), Reach::Ranged);
    marked(&mut record, 2, 6, 0, 0);
    record.say(Command::Shoot { weapon: "gun".into(), target: 2.into(), facts: Facts::default() });
    let step = record.battle.question().unwrap().clone();
    for bought in record.battle.bought_later(&step) {
        let Chances::Attack(odds) = bought.chances else { panic!() };
        assert_eq!(odds.bands.out_of_action > 0, bought.markers.bloodbath, "{bought:?}");
    }
    let bath = record.battle.bought_later(&step).into_iter().find(|b| b.markers.bloodbath).unwrap();
    let Chances::Attack(odds) = bath.chances else { panic!() };
    // Twenty plain hits of 36 at 3 dice, 160 of 216; one critical at the best 3 of 4.
    assert_eq!(odds.exact().miss.to_string(), "5/12");
    assert_eq!(odds.exact().out_of_action, nml_dice::Fraction::new(20 * 160 * 6 + 1160, 36 * 1296).unwrap());
}

/// Machine Armour's Standfast makes a Minor Hit of Down: TOUGH first, then it.
///
/// Covers V-24.
#[test]
fn kit_that_rewrites_a_result_is_in_the_odds() {
    let mut lieutenant = kit::keywords(kit::model(1, "Lieutenant"), &["TOUGH"]);
    lieutenant.effects.push(Sourced {
        source: "Standfast".into(),
        effect: Effect {
            when: When::InjuryResultAgainst,
            conditions: Vec::new(),
            what: vec![What::Becomes { from: InjuryResult::Down, to: InjuryResult::MinorHit }],
        },
    });
    let record = facing(shooter(&["AUTOMATIC 2"]), lieutenant, Reach::Ranged);
    let attack = thought(&record, "gun", Reach::Ranged);
    let odds = record.battle.attack_chances(&attack, &Window::default());
    assert_eq!((odds.bands.down, odds.bands.out_of_action, odds.bands.no_effect), (0, 0, 0));
    let outlook = agrees(&record, "gun", Reach::Ranged, None);
    assert_eq!(outlook.down, Chance::NONE);
    assert!(outlook.out > Chance::NONE, "the second time it goes");
}

/// Covers F FLAMETHROWER, INJ-17.
#[test]
fn an_automatic_hit_is_never_missed_and_never_critical() {
    let record = facing(shooter(&["FLAMETHROWER", "FIRE"]), kit::model(1, "Kell"), Reach::Ranged);
    let attack = thought(&record, "gun", Reach::Ranged);
    let odds = record.battle.attack_chances(&attack, &Window::default()).exact();
    assert_eq!(odds.miss.to_string(), "0/1");
    assert_eq!(odds.out_of_action.to_string(), "5/18");
    let outlook = record.battle.outlook(&[attack], Policy::Unspent).unwrap();
    // 15 and 11 of 36 bring a marker and the fire's: two each; ten bring no marker to a model that is gone.
    assert_eq!(outlook.markers.to_string(), "13/9");
}

/// Covers ATK-10, MRK-03, MRK-04, MRK-05, MRK-06, MRK-08, INJ-14, X-14.
#[test]
fn best_use_of_markers_is_the_game_played_through_with_every_spend() {
    let ogre = || kit::keywords(kit::model(1, "Ogre"), &["TOUGH"]);
    for (attacker, target, reach, on_attacker, on_target) in [
        (shooter(&[]), kit::model(1, "Kell"), Reach::Ranged, (2, 1, 0), (2, 1, 0)),
        (shooter(&["AUTOMATIC 2"]), kit::model(1, "Kell"), Reach::Ranged, (1, 0, 0), (1, 0, 0)),
        (shooter(&[]), kit::armour(kit::model(1, "Kell"), "Plate", -2), Reach::Ranged, (0, 0, 0), (5, 1, 2)),
        (brute(&[], &[]), ogre(), Reach::Melee, (0, 1, 0), (1, 0, 0)),
    ] {
        let weapon = if reach == Reach::Ranged { "gun" } else { "club" };
        let mut record = facing(attacker, target, reach);
        marked(&mut record, 0, on_attacker.0, on_attacker.1, on_attacker.2);
        marked(&mut record, 2, on_target.0, on_target.1, on_target.2);
        let unspent = agrees(&record, weapon, reach, None);
        for aim in [Aim::Out, Aim::Down] {
            let best = agrees(&record, weapon, reach, Some(aim));
            assert!(best != unspent, "{aim:?}");
        }
    }
}

#[test]
fn who_declares_last_knows_more() {
    let odds = |rulings: fn(&mut nml_catalogue::ruling::Rulings)| {
        let mut field = kit::field(
            vec![shooter(&[]), kit::model(8, "Spare")],
            vec![kit::armour(kit::model(1, "Kell"), "Plate", -2), kit::model(9, "Spare")],
        );
        rulings(&mut field.ruleset.rulings);
        let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 20), (44, 4)]);
        record.activate(0);
        marked(&mut record, 2, 6, 3, 0);
        let attack = thought(&record, "gun", Reach::Ranged);
        record.battle.outlook(&[attack], Policy::Best(Aim::Out)).unwrap().out
    };
    let by_initiative = odds(|_| ());
    let owner_first = odds(|r| r.marker_order = nml_catalogue::ruling::MarkerOrder::RollerOwnerFirst);
    let in_secret = odds(|r| r.marker_order = nml_catalogue::ruling::MarkerOrder::SimultaneousSecret);
    // Side 0 attacks with Initiative: both readings let it answer the owner of the hurt model.
    assert_eq!(by_initiative, owner_first);
    assert!(in_secret <= owner_first);
}

/// What is shown for a spend is what the roll then is.
///
/// Covers MRK-07.
#[test]
fn what_is_bought_is_what_is_rolled_in_both_windows() {
    let mut record = facing(shooter(&["CRITICAL"]), kit::armour(kit::model(1, "Kell"), "Plate", -2), Reach::Ranged);
    marked(&mut record, 0, 2, 1, 1);
    marked(&mut record, 2, 5, 2, 3);
    record.say(Command::Shoot { weapon: "gun".into(), target: 2.into(), facts: Facts::default() });
    let step = record.battle.question().unwrap().clone();
    let now = record.battle.bought(&step);
    assert_eq!(now.iter().filter(|b| b.side == 1).count(), 4, "none to three of Blood and Infection");
    assert_eq!(now.iter().filter(|b| b.side == 0).count(), 2, "with and without the Blessing");
    for bought in &now {
        let spent = said(&record.battle, Command::Spend { side: bought.side, markers: bought.markers });
        assert_eq!(spent.chances(spent.question().unwrap()), Some(bought.chances));
    }
    let later = record.battle.bought_later(&step);
    // 0 to 8, then a Bloodbath with 0, 1 or 2 dice more; 0 to 2 Blessings.
    assert_eq!(later.iter().filter(|b| b.side == 0).count(), 12);
    assert_eq!(later.iter().filter(|b| b.side == 1).count(), 3);
    let hit = said(&record.battle, Command::Roll { faces: faces(Pool::new(Keep::Two, 0), 9), source: Source::Table });
    let critical =
        said(&record.battle, Command::Roll { faces: faces(Pool::new(Keep::Two, 0), 12), source: Source::Table });
    for bought in &later {
        let after = |battle: &Battle| {
            let spent = said(battle, Command::Spend { side: bought.side, markers: bought.markers });
            let Some(Chances::Injury(odds)) = spent.chances(spent.question().unwrap()) else { panic!() };
            odds.decimal()
        };
        let (plain, after_critical) = (after(&hit), after(&critical));
        let Chances::Attack(odds) = bought.chances else { panic!() };
        let of = |plain: f64, critical: f64| (20.0 * plain + critical) / 36.0;
        let out = of(plain.out_of_action, after_critical.out_of_action);
        assert!((odds.decimal().out_of_action - out).abs() < 1e-12, "{bought:?}");
        assert!((odds.decimal().down - of(plain.down, after_critical.down)).abs() < 1e-12, "{bought:?}");
    }
}

/// A marker that is not spent on the Success Roll lies there for the model's own Injury Roll.
#[test]
fn what_a_kept_marker_is_worth_is_the_models_own_injury_roll() {
    let attacker = kit::armour(shooter(&[]), "Plate", -2);
    let mut record = facing(attacker, kit::model(1, "Kell"), Reach::Ranged);
    marked(&mut record, 0, 2, 1, 0);
    record.say(Command::Shoot { weapon: "gun".into(), target: 2.into(), facts: Facts::default() });
    let kept = record.battle.kept(record.battle.question().unwrap());
    let out = |side: SideId| -> Vec<String> {
        let of_side = kept.iter().filter(|b| b.side == side);
        of_side
            .map(|b| {
                let Chances::Injury(odds) = b.chances else { panic!() };
                format!("{:.2}", odds.decimal().out_of_action * 100.0)
            })
            .collect()
    };
    // The printed table at INJURY MODIFIER −2.
    assert_eq!(out(1), ["8.33", "19.91", "32.02"]);
    assert_eq!(out(0), ["8.33", "1.85"]);
}

fn injury_odds(
    rulings: fn(&mut nml_catalogue::ruling::Rulings),
    words: &[&str],
    armour: i8,
    plus: i8,
    critical: bool,
) -> [String; 2] {
    let mut gunner = shooter(words);
    gunner.weapons[0].injury_modifier = plus;
    let mut field = kit::field(
        vec![gunner, kit::model(8, "Spare")],
        vec![kit::armour(kit::model(1, "Kell"), "Plate", armour), kit::model(9, "Spare")],
    );
    rulings(&mut field.ruleset.rulings);
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 20), (44, 4)]);
    marked(&mut record, 2, 6, 1, 0);
    let attack = thought(&record, "gun", Reach::Ranged);
    let cause = Cause::Attack { attack, critical, direct: true };
    let odds = |bloodbath: bool| {
        let declared = match bloodbath {
            true => vec![
                (0, Spend { blood: 6, bloodbath, ..Spend::default() }),
                (1, Spend { blessing: 1, ..Spend::default() }),
            ],
            false => Vec::new(),
        };
        let window = Window { declared, ..Window::default() };
        let roll = InjuryRoll { victim: 2, cause: cause.clone(), window };
        format!("{:.2}", record.battle.injury_chances(&roll).decimal().out_of_action * 100.0)
    };
    [odds(false), odds(true)]
}

/// Covers INJ-13, INJ-15, C-21 3d6_literal, C-22 keep_3, C-23 bloodbath_only.
#[test]
fn readings_of_deadly_are_in_the_odds() {
    use nml_catalogue::ruling::{BloodbathDeadly, BloodbathKeep, DeadlyBase};
    let deadly = |rulings| injury_odds(rulings, &["DEADLY"], 0, 0, false);
    // DEADLY: 3 dice; a Bloodbath less one die: the 4 lowest of 5.
    assert_eq!(deadly(|_| ()), ["74.07", "84.93"]);
    assert_eq!(deadly(|r| r.bloodbath_deadly = BloodbathDeadly::ThreeD6Literal), ["74.07", "51.23"]);
    assert_eq!(deadly(|r| r.bloodbath_keep = BloodbathKeep::Keep3), ["74.07", "33.87"]);
    assert_eq!(deadly(|r| r.deadly_base = DeadlyBase::BloodbathOnly), ["27.78", "84.93"]);
}

/// Covers INJ-05, X-08, C-24 net_floor, C-24 no_cap, C-25 ap_after_cap.
#[test]
fn readings_of_the_cap_are_in_the_odds() {
    use nml_catalogue::ruling::{ImCap, ImCapVsAp};
    // Armour −4 and +1 on the weapon: −3 + 1, the sum, or no cap at all.
    let out = |rulings, plus| injury_odds(rulings, &[], -4, plus, false)[0].clone();
    assert_eq!(out(|_| (), 1), "8.33");
    assert_eq!(out(|r| r.im_cap = ImCap::NetFloor, 1), "2.78");
    assert_eq!(out(|_| (), 0), "2.78");
    assert_eq!(out(|r| r.im_cap = ImCap::NoCap, 0), "0.00");
    // ARMOUR PIERCING against −4: −3 stays under the cap; taken off after it, −2.
    let pierced = |rulings| injury_odds(rulings, &["ARMOUR PIERCING"], -4, 0, false)[0].clone();
    assert_eq!(pierced(|_| ()), "2.78");
    assert_eq!(pierced(|r| r.im_cap_vs_ap = ImCapVsAp::ApAfterCap), "8.33");
}

/// Covers INJ-10, F CRITICAL, C-37 plus1_always.
#[test]
fn readings_of_a_critical_are_in_the_odds() {
    use nml_catalogue::ruling::Critical;
    let out = |words, rulings| injury_odds(rulings, words, 0, 0, true)[0].clone();
    assert_eq!(out(&[], |_| ()), "52.31");
    assert_eq!(out(&["CRITICAL"], |_| ()), "69.44");
    assert_eq!(out(&["CRITICAL"], |r| r.critical = Critical::Plus1Always), "52.31");
}

#[test]
fn what_takes_too_long_is_not_said() {
    let mut record = facing(shooter(&["AUTOMATIC 5"]), kit::model(1, "Kell"), Reach::Ranged);
    marked(&mut record, 0, 6, 6, 6);
    marked(&mut record, 2, 6, 6, 6);
    let attack = thought(&record, "gun", Reach::Ranged);
    let course = record.battle.course(&attack);
    assert_eq!(course.len(), 5);
    assert!(record.battle.outlook(&course, Policy::Unspent).is_some());
    assert_eq!(record.battle.outlook(&course, Policy::Best(Aim::Out)), None);
    let nine = vec![attack; 9];
    assert_eq!(record.battle.outlook(&nine, Policy::Unspent), None);
}
