
/// Covers SET-09, F INFILTRATOR.
#[test]
fn an_infiltrator_keeps_eight_inches_from_enemies_and_from_what_the_scenario_guards() {
    let scout = kit::keywords(kit::model(0, "Scout"), &["INFILTRATOR"]);
    let begin = |number| {
        let mut field = kit::field_of(number, vec![scout.clone()], vec![kit::model(100, "Guard")]);
        field.terrain.clear();
        let mut record = Record::new(field);
        record.dice(&[6, 1]).say(Command::ChooseZone { zone: 0 }).dice(&[6, 1]);
        let at = |model, x, y| Command::Deploy { model, at: Some(Point::inches(x, y)) };
        // The scout waits: the guard of the other side stands first, at the edge of its zone.
        record.say(at(1, 24, 40));
        let refused = |x, y| crate::battle::decide(&record.battle, &at(0, x, y)).err().map(|r| r.code.into_owned());
        [refused(24, 34), refused(4, 24), refused(24, 5)]
    };
    // Fields of Glory allows it: six inches from the guard is too near, the open middle is not.
    let [near, open, home] = begin(9);
    assert!(near.is_some() && open.is_none() && home.is_none(), "{near:?} {open:?} {home:?}");
    // Claim No Man's Land does not: only the own zone is left.
    let [near, open, home] = begin(1);
    assert_eq!((near.as_deref(), open.as_deref(), home), (Some("E-NOT-IN-ZONE"), Some("E-NOT-IN-ZONE"), None));
}
