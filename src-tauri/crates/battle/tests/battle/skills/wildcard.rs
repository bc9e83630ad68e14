//! The Wildcard table, as far as it acts in battles.

use super::*;

#[test]
fn skill_and_expertise_helps_the_chosen_action_alone() {
    let mut record = apart(chose(sword(0, "Geoff"), "skill-and-expertise", Some("dash")), sword(1, "Kell"), 20);
    record.say(Command::Dash);
    assert_eq!(why(&record), [("Skill & Expertise".to_owned(), 1)]);
    let mut record = melee(chose(sword(0, "Geoff"), "skill-and-expertise", Some("dash")), sword(1, "Kell"));
    record.say(fight("sword", 1));
    assert!(why(&record).is_empty());
}

#[test]
fn skill_and_expertise_helps_an_action_of_the_own_entry() {
    let geoff = chose(knows(sword(0, "Geoff"), "lash-of-acheron"), "skill-and-expertise", Some("lash-of-acheron"));
    let mut record = apart(geoff, sword(1, "Kell"), 5);
    record.say(act("lash-of-acheron", Some(1)));
    assert_eq!(why(&record), [("Skill & Expertise".to_owned(), 1)]);
}

#[test]
fn skill_and_expertise_helps_on_the_way_of_the_chosen_move() {
    for (chosen, counted) in [("charge", Some(1)), ("move", None)] {
        let geoff = chose(sword(0, "Geoff"), "skill-and-expertise", Some(chosen));
        let field = kit::field(vec![geoff], vec![sword(1, "Kell")]);
        let field = super::super::say::read(field, "charge_range_los", "blind_charge_risky");
        let mut record = Record::placed(field, &[(10, 0), (10, 5)]);
        let facts = nml_battle::ChargeFacts { unseen: true, ..Default::default() };
        record.activate(0);
        record.say(Command::Charge { target: 1, facts });
        assert_eq!(counts(&record, "Skill & Expertise"), counted, "{chosen}");
    }
}

#[test]
fn skill_and_expertise_helps_a_climb_of_the_chosen_move() {
    for (chosen, counted) in [("move", Some(1)), ("dash", None)] {
        let wall = kit::piece("wall", nml_catalogue::TerrainKind::Wall, (12, 5), (1, 10), 2);
        let geoff = chose(sword(0, "Geoff"), "skill-and-expertise", Some(chosen));
        let field = super::super::ground::field(geoff, sword(1, "Kell"), vec![wall]);
        let mut record = super::super::ground::activated(field, (10, 10), (40, 4));
        record.say(Command::walk(Some(Point::inches(14, 10))));
        assert_eq!(counts(&record, "Skill & Expertise"), counted, "{chosen}");
    }
}

#[test]
fn without_a_choice_skill_and_expertise_does_nothing() {
    assert!(knows(sword(0, "Geoff"), "skill-and-expertise").effects.is_empty());
}
