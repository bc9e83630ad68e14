//! What is refused, and in which words.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{AttackAction, Command, Refusal, StateChange, decide, options};
use nml_catalogue::card::ModelCard;

/// The sentence of the refusal.
fn said(record: &Record, command: &Command) -> String {
    nml_words::said(&decide(&record.battle, command).expect_err("it must be refused").message)
}

/// The ACTIONS that the acting model has nothing for, each with its code.
fn closed(record: &Record) -> Vec<(AttackAction, &'static str)> {
    options(&record.battle)
        .closed
        .into_iter()
        .map(|one| (one.action, one.refusal.message(&record.battle).code))
        .collect()
}

/// Covers ACT-26, ACT-30.
#[test]
fn a_model_is_told_what_it_has_nothing_to_do_with() {
    use AttackAction::{Fight, Shoot};
    let acting = |mine: ModelCard| facing(apart(mine, kit::model(1, "Kell")));
    assert_eq!(closed(&acting(rifleman(0))), [(Fight, "E-NO-MELEE-WEAPON")]);
    assert_eq!(closed(&acting(swordsman(0))), [(Shoot, "E-NO-RANGED")]);
    assert_eq!(closed(&acting(kit::blade(rifleman(0), "bayonet", 2, &[]))), []);
    let bare = kit::model(0, "Brawler");
    assert_eq!(closed(&acting(bare.clone())), [(Shoot, "E-NO-RANGED"), (Fight, "E-NO-MELEE-WEAPON")]);
    // A weapon does not help a model that cannot use it.
    let clumsy = ModelCard { ranged: None, melee: None, ..kit::blade(rifleman(0), "bayonet", 2, &[]) };
    assert_eq!(closed(&acting(clumsy)), [(Shoot, "E-NO-RANGED"), (Fight, "E-NO-MELEE-WEAPON")]);
    // If bare hands strike, nobody goes without.
    let unarmed = facing(read(apart(bare.clone(), kit::model(1, "Kell")), "melee_unarmed", "unarmed_allowed"));
    assert_eq!(closed(&unarmed), [(Shoot, "E-NO-RANGED")]);
    // Nothing is listed unless a model acts.
    let mut over = acting(rifleman(0));
    over.say(Command::EndActivation);
    assert_eq!(closed(&over), []);
    // With no enemy on the table nothing is missed: there is nobody to aim at with anything.
    let mut alone = acting(bare);
    for model in [2, 3] {
        assert_eq!(closed(&alone).len(), 2, "somebody is left to attack");
        set(&mut alone, StateChange::Waiting { model });
    }
    assert_eq!(closed(&alone), []);
    assert_eq!(nml_words::said(&Refusal::NoMeleeWeapon.describe(&over.battle).message), "No Melee Weapon.");
}

/// Covers ACT-23, ACT-29.
#[test]
fn who_is_near_is_denied_only_where_it_was_measured() {
    let mut record = facing(apart(swordsman(0), kit::model(1, "Kell")));
    assert_eq!(said(&record, &Command::Retreat), "No enemy is within 1″.");
    assert_eq!(said(&record, &fight("sword", 2)), "Kell is not within 1″.");
    // The other enemy is moved, and nobody says where to.
    set(&mut record, StateChange::Position { model: 3, at: None });
    assert_eq!(said(&record, &Command::Retreat), "No enemy is known to stand within 1″.");
    assert_eq!(said(&record, &fight("sword", 2)), "Kell is not within 1″.", "the two of them are measured");
    set(&mut record, StateChange::Position { model: 0, at: None });
    assert_eq!(said(&record, &fight("sword", 2)), "Kell is not known to stand within 1″.");
    for (command, code) in [(Command::Retreat, "E-NOT-ENGAGED"), (fight("sword", 2), "E-NO-ENEMY-1IN")] {
        assert_eq!(record.refused(&command), code, "one code for both");
    }
}

/// Covers ATK-02, ACT-15.
#[test]
fn a_range_missed_by_a_hair_is_told_with_its_hair() {
    // Rim to rim 10 inches less 25 mm: 229 mm, and 9 inches are 228.6.
    let short = facing(apart(kit::gun(kit::model(0, "Piers"), "gun", 9, &[]), kit::model(1, "Kell")));
    assert_eq!(said(&short, &shoot("gun", 2)), "It is 9.02″ away; the weapon reaches 9″.");
    let mut far = facing(apart(swordsman(0), kit::model(1, "Kell")));
    far.at(2, 10, 17);
    assert_eq!(said(&far, &Command::charge(2)), "It is 12.02″ away; a Charge reaches 12″ at most.");
}
