//! Waivers in the stream: given, taken back, gone with their model.

use nml_warband::*;

fn roster() -> Roster {
    let mut roster =
        Genesis { name: "The Seventh Redoubt".into(), faction: "new-antioch".into(), ..Genesis::default() }
            .found()
            .unwrap();
    say(&mut roster, Command::AddModel { entry: "yeoman".into(), name: None, price: None });
    roster
}

fn say(roster: &mut Roster, command: Command) {
    for event in decide(roster, &command).unwrap() {
        evolve(roster, &event);
    }
}

fn refused(roster: &Roster, waiver: Waiver) -> String {
    decide(roster, &Command::Waive { waiver }).unwrap_err().code.to_owned()
}

fn armour(reason: &str) -> Waiver {
    let subject = Some("reinforced-armour".to_owned());
    Waiver { code: ViolationCode::EliteOnly, model: Some(1), subject, over: 0, reason: reason.into() }
}

#[test]
fn a_waiver_is_given_once_with_its_latest_reason_and_withdrawn() {
    let mut roster = roster();
    say(&mut roster, Command::Waive { waiver: armour("a gift of the club") });
    say(&mut roster, Command::Waive { waiver: armour("agreed by all") });
    assert_eq!(roster.waivers, [armour("agreed by all")]);
    let withdrawn =
        Command::Unwaive { code: ViolationCode::EliteOnly, model: Some(1), subject: Some("reinforced-armour".into()) };
    say(&mut roster, withdrawn.clone());
    assert_eq!(roster.waivers, []);
    assert_eq!(decide(&roster, &withdrawn).unwrap_err().code, "NOT_WAIVED");
}

#[test]
fn a_waiver_leaves_with_its_model() {
    let mut roster = roster();
    say(&mut roster, Command::Waive { waiver: armour("a gift") });
    say(&mut roster, Command::RemoveModel { model: 1 });
    assert_eq!(roster.waivers, []);
}

#[test]
fn a_waiver_needs_a_reason_a_model_that_is_there_and_a_rule() {
    let roster = roster();
    assert_eq!(refused(&roster, armour(" ")), "NAME_EMPTY");
    assert_eq!(refused(&roster, Waiver { model: Some(7), ..armour("why not") }), "UNKNOWN_MODEL_ID");
    assert_eq!(refused(&roster, Waiver { code: ViolationCode::UnknownModel, ..armour("why not") }), "NOT_WAIVABLE");
    assert_eq!(refused(&roster, Waiver { subject: Some("two words".into()), ..armour("why not") }), "ID_ILL_FORMED");
}
