//! Kit and Skills that act in the Trauma step.

use super::*;

#[test]
fn a_resurrection_engine_makes_a_full_recovery_of_a_bad_row_and_is_gone() {
    let roster = Roster { arsenal: vec!["resurrection-engine".into()], ..redoubt() };
    let mut record = fallen(roster.clone());
    record.throw(Some(YEOMAN), &[3]);
    record.throw(Some(LIEUTENANT), &[1, 1]);
    let (row, item) = ("dead".to_owned(), "resurrection-engine".to_owned());
    assert_eq!(record.asked(), Ask::KeepOrRecover { row, item: item.clone(), spent: false });
    assert_eq!(record.refuses(&Record::choice(Some(LIEUTENANT), Answer::Reroll)), "NOT_ASKED");
    record.choose(Some(LIEUTENANT), Answer::Recover);
    assert_eq!(
        record.fate(LIEUTENANT),
        [RosterChange::ItemUsed { item }, RosterChange::Survived { model: LIEUTENANT }]
    );
    assert_eq!((record.draft().arsenal.len(), record.draft().models.len()), (0, 5));
    // Kept, the row does what it does.
    let mut kept = fallen(roster.clone());
    kept.throw(Some(YEOMAN), &[3]);
    kept.throw(Some(LIEUTENANT), &[1, 1]);
    kept.choose(Some(LIEUTENANT), Answer::Keep);
    assert_eq!((kept.draft().arsenal.len(), kept.draft().models.len()), (1, 4));
    // A row that does no harm asks nothing.
    let mut whole = fallen(roster);
    whole.throw(Some(YEOMAN), &[3]);
    whole.throw(Some(LIEUTENANT), &[6, 4]);
    assert!(whole.case(LIEUTENANT).settled());
}

#[test]
fn one_resurrection_engine_saves_one_model() {
    let roster = Roster { arsenal: vec!["resurrection-engine".into()], ..redoubt() };
    let casualties =
        vec![casualty(LIEUTENANT, "lieutenant", true, None), casualty(CLERIC, "trench-cleric", true, None)];
    let mut record = fought(roster, SideResult { casualties, ..took(REDOUBT, Outcome::Lost, Vec::new()) });
    record.throw(Some(LIEUTENANT), &[1, 1]);
    record.throw(Some(CLERIC), &[1, 3]);
    record.choose(Some(CLERIC), Answer::Recover);
    assert!(matches!(record.asked(), Ask::KeepOrRecover { spent: true, .. }));
    assert_eq!(record.refuses(&Record::choice(Some(LIEUTENANT), Answer::Recover)), "NOT_ASKED");
    record.choose(Some(LIEUTENANT), Answer::Keep);
    assert_eq!(record.fate(LIEUTENANT), [RosterChange::Died { model: LIEUTENANT, reason: "dead".into() }]);
}

#[test]
fn a_reroll_by_a_skill_comes_before_the_engine() {
    let mut roster = Roster { arsenal: vec!["resurrection-engine".into()], ..redoubt() };
    roster.models[0].skills = vec![learned("tis-but-a-scratch")];
    let mut record = fallen(roster);
    record.throw(Some(YEOMAN), &[3]);
    record.throw(Some(LIEUTENANT), &[1, 1]);
    record.choose(Some(LIEUTENANT), Answer::Reroll);
    record.throw(Some(LIEUTENANT), &[1, 2]);
    assert!(matches!(record.asked(), Ask::KeepOrRecover { ref row, .. } if row == "captured"));
    record.choose(Some(LIEUTENANT), Answer::Keep);
    assert!(matches!(record.asked(), Ask::Ransom { .. }));
}

#[test]
fn a_single_breath_throws_one_survival_roll_of_the_warband_again() {
    let mut roster = redoubt();
    roster.models[1].skills = vec![learned("single-breath")];
    let casualties = [YEOMAN, TOBIN, ISOLDE].map(|id| casualty(id, "yeoman", false, None)).to_vec();
    let mut record = fought(roster, SideResult { casualties, ..took(REDOUBT, Outcome::Lost, Vec::new()) });
    record.throw(Some(YEOMAN), &[1]);
    record.throw(Some(TOBIN), &[2]);
    let skill = || "single-breath".to_owned();
    assert_eq!(record.asked(), Ask::SurvivalAgain { skill: skill(), spent: false });
    record.choose(Some(TOBIN), Answer::Reroll);
    assert_eq!(record.asked(), Ask::SurvivalAgain { skill: skill(), spent: true });
    assert_eq!(record.refuses(&Record::choice(Some(YEOMAN), Answer::Reroll)), "NOT_ASKED");
    record.throw(Some(TOBIN), &[4]);
    record.choose(Some(YEOMAN), Answer::Keep);
    record.throw(Some(ISOLDE), &[1]);
    let died = |model| RosterChange::Died { model, reason: SURVIVAL_ROLL.into() };
    assert_eq!(record.fate(YEOMAN), [died(YEOMAN)]);
    assert_eq!(record.fate(TOBIN), [RosterChange::Survived { model: TOBIN }]);
    assert_eq!(record.fate(ISOLDE), [died(ISOLDE)], "it was used");
}

/// A Field Hospital in the Arsenal, a Medic, and a Lieutenant with this many Battle Scars.
fn hospital(scars: u8) -> Record {
    let mut roster = Roster { arsenal: vec!["field-hospital".into()], ..redoubt() };
    roster.models[0].scars = scars;
    roster.models[4] = model(ISOLDE, "combat-medic", &[]);
    fought(roster, took(REDOUBT, Outcome::Lost, Vec::new()))
}

#[test]
fn a_field_hospital_treats_one_scarred_model_at_the_end_of_trauma() {
    let item = || "field-hospital".to_owned();
    for (dice, scars) in [([3, 4], 0), ([6, 6], 0), ([3, 3], 1), ([1, 2], 1), ([1, 1], 2)] {
        let mut record = hospital(1);
        assert_eq!(record.asked(), Ask::Hospital { item: item(), from: vec![LIEUTENANT] });
        assert_eq!(record.page().progress(Step::Trauma), Progress::Open { cases: 1 });
        record.choose(None, Answer::Models { models: vec![LIEUTENANT] });
        assert_eq!(record.asked(), Ask::Treatment { item: item() });
        record.throw(Some(LIEUTENANT), &dice);
        assert_eq!(record.member(LIEUTENANT).scars, scars, "{dice:?}");
        assert!(matches!(record.asked(), Ask::Allot { .. }), "once");
        assert_eq!(record.draft().arsenal, ["field-hospital"], "it stays");
    }
    let mut nobody = hospital(1);
    nobody.choose(None, Answer::Models { models: Vec::new() });
    assert!(matches!(nobody.asked(), Ask::Allot { .. }));
}

#[test]
fn damascus_armour_bears_a_scar_more_and_goes_to_the_arsenal_when_its_bearer_is_unfit() {
    let worn = |scars| {
        let mut roster = Roster { arsenal: vec!["field-hospital".into()], ..redoubt() };
        roster.models[0].scars = scars;
        roster.models[0].items = ["damascus-armour", "beelzebubs-embrace", "pistol"].map(str::to_owned).to_vec();
        roster.models[4] = model(ISOLDE, "combat-medic", &[]);
        let mut record = fought(roster, took(REDOUBT, Outcome::Lost, Vec::new()));
        record.choose(None, Answer::Models { models: vec![LIEUTENANT] });
        record.throw(Some(LIEUTENANT), &[1, 1]);
        record.draft()
    };
    let third = worn(2);
    assert!(third.fallen.is_empty(), "the third scar is borne");
    let fourth = worn(3);
    assert_eq!(fourth.fallen[0].reason, "unfit-for-duty");
    // What cannot be removed at all is gone with its bearer.
    assert_eq!(fourth.arsenal, ["field-hospital", "pistol", "damascus-armour"]);
}

#[test]
fn the_hospital_may_bring_the_last_scar_and_needs_its_staff() {
    let mut record = hospital(2);
    record.choose(None, Answer::Models { models: vec![LIEUTENANT] });
    record.throw(Some(LIEUTENANT), &[1, 1]);
    let draft = record.draft();
    assert_eq!((draft.fallen[0].model.id, draft.fallen[0].reason.as_str()), (LIEUTENANT, "unfit-for-duty"));
    assert_eq!(draft.arsenal, ["field-hospital", "pistol", "sword-axe"]);
    assert!(matches!(hospital(0).asked(), Ask::Allot { .. }), "nobody is scarred");
    let mut roster = Roster { arsenal: vec!["field-hospital".into()], ..redoubt() };
    roster.models[0].scars = 1;
    let alone = fought(roster.clone(), took(REDOUBT, Outcome::Lost, Vec::new()));
    assert!(matches!(alone.asked(), Ask::Allot { .. }), "nobody works there");
    roster.mercenaries = vec!["sister-of-saint-cosmas".into()];
    let sister = fought(roster, took(REDOUBT, Outcome::Lost, Vec::new()));
    assert!(matches!(sister.asked(), Ask::Hospital { .. }));
}
