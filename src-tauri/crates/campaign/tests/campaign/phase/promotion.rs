//! Promotions, experience and Advancements, die by die.

use super::*;
use nml_warband::ViolationCode;

#[test]
fn one_die_and_one_for_each_deed_are_spread_and_a_six_promotes() {
    let deeds = vec![deed("sniper", Some(LIEUTENANT)), deed("ace", Some(YEOMAN))];
    let mut record = fought(redoubt(), took(REDOUBT, Outcome::Won, deeds));
    let candidates = vec![YEOMAN, TOBIN, ISOLDE];
    assert_eq!(record.asked(), Ask::Allot { pool: 3, candidates });
    assert_eq!(
        record.refuses(&Record::choice(None, allot(&[(YEOMAN, 3)]))),
        "NOT_ASKED",
        "a third die before all have two"
    );
    assert_eq!(record.refuses(&Record::choice(None, allot(&[(YEOMAN, 2)]))), "NOT_ASKED", "dice are not kept back");
    record.choose(None, allot(&[(YEOMAN, 2), (TOBIN, 1)]));
    record.throw(Some(YEOMAN), &[6]);
    assert!(record.member(YEOMAN).promoted);
    assert_eq!(record.asked(), Ask::Promotion { failed: 0 }, "the Yeoman's second die is left, Tobin's comes");
    record.throw(Some(TOBIN), &[5]);
    assert_eq!(record.draft().failed_promotions, 1);
    // Promoted with nothing, then the experience of the game: one for it, one for his Deed. 2 brings an Advancement.
    assert_eq!([LIEUTENANT, CLERIC, YEOMAN].map(|id| record.member(id).experience), [2, 1, 2]);
    assert_eq!(record.member(TOBIN).experience, 0);
    assert!(matches!(record.asked(), Ask::AdvancementTables { .. }));
}

#[test]
fn after_five_failures_the_sixth_die_is_a_six() {
    let mut record = fought(Roster { failed_promotions: 5, ..redoubt() }, took(REDOUBT, Outcome::Lost, Vec::new()));
    record.choose(None, allot(&[(ISOLDE, 1)]));
    assert!(record.member(ISOLDE).promoted, "no die is thrown for it");
    assert_eq!(record.draft().failed_promotions, 0);
    let die = &record.page().steps.promotion_dice[0];
    assert_eq!((die.model, die.throw.clone(), die.six), (ISOLDE, None, true));
}

#[test]
fn six_elite_end_the_promotions_and_bad_company_is_not_counted() {
    let mut roster = redoubt();
    for id in [YEOMAN, TOBIN, ISOLDE] {
        roster.models[id as usize - 1].promoted = true;
    }
    roster.models.push(Model { promoted: true, ..model(6, "yeoman", &[]) });
    roster.models.push(model(7, "yeoman", &[]));
    let seven = |roster: Roster| {
        let mut side = took(REDOUBT, Outcome::Lost, Vec::new());
        side.took_part.push(7);
        fought(roster, side)
    };
    assert!(!matches!(seven(roster.clone()).asked(), Ask::Allot { .. }), "six are ELITE");
    roster.models[5].skills = vec![learned("bad-company")];
    assert_eq!(seven(roster).asked(), Ask::Allot { pool: 1, candidates: vec![7] });
}

#[test]
fn a_seventh_elite_promoted_beside_bad_company_is_within_the_rules() {
    let mut roster = redoubt();
    for id in [YEOMAN, TOBIN, ISOLDE] {
        roster.models[id as usize - 1].promoted = true;
    }
    for id in [6, 7] {
        roster.models.push(Model { promoted: true, ..model(id, "yeoman", &[]) });
    }
    let seven = |roster: &Roster| {
        let report = nml_warband::check(roster, &CATALOGUE);
        let broken = report.violations.iter().any(|broken| broken.code == ViolationCode::MoreThanSixElite);
        assert_eq!(broken, report.elite - report.elite_apart > 6, "what counts is what the report says");
        (report.elite, broken)
    };
    assert_eq!(seven(&roster), (7, true));
    roster.models[5].skills = vec![learned("bad-company")];
    assert_eq!(seven(&roster), (7, false), "six are counted");
    roster.models.push(Model { promoted: true, ..model(8, "yeoman", &[]) });
    assert_eq!(seven(&roster), (8, true));
    // A Mercenary keeps it as well.
    roster.models.pop();
    roster.models[5].skills.clear();
    let observer = Model { id: 1_000_000, entry: "observer".into(), promoted: true, ..Model::default() };
    roster.mercenaries = vec!["observer".into()];
    roster.hired = vec![Model { skills: vec![learned("bad-company")], ..observer }];
    assert_eq!(seven(&roster), (8, true));
    roster.models.pop();
    assert_eq!(seven(&roster), (7, false));
}

#[test]
fn a_six_heals_a_head_wound_and_experience_is_had_again() {
    let mut roster = redoubt();
    roster.models[0].injuries = vec![nml_warband::Injury { id: "head-wound".into(), noted: None, battle: None }];
    let mut record = fought(roster.clone(), took(REDOUBT, Outcome::Lost, Vec::new()));
    record.choose(None, allot(&[(LIEUTENANT, 1)]));
    record.throw(Some(LIEUTENANT), &[6]);
    assert_eq!((record.member(LIEUTENANT).injuries.len(), record.member(LIEUTENANT).experience), (0, 1));
    let mut record = fought(roster, took(REDOUBT, Outcome::Lost, Vec::new()));
    record.choose(None, allot(&[(LIEUTENANT, 1)]));
    record.throw(Some(LIEUTENANT), &[5]);
    assert_eq!((record.member(LIEUTENANT).injuries.len(), record.member(LIEUTENANT).experience), (1, 0));
}

#[test]
fn show_off_brings_a_die_and_war_stories_teach_the_others() {
    let mut roster = redoubt();
    roster.models[0].skills = vec![learned("show-off"), learned("war-stories")];
    let mut record = fought(roster, took(REDOUBT, Outcome::Lost, Vec::new()));
    assert!(matches!(record.asked(), Ask::Allot { pool: 2, .. }));
    record.choose(None, allot(&[(YEOMAN, 1), (TOBIN, 1)]));
    record.throw(Some(YEOMAN), &[1]);
    record.throw(Some(TOBIN), &[1]);
    assert_eq!([LIEUTENANT, CLERIC].map(|id| record.member(id).experience), [1, 2]);
}

#[test]
fn a_deed_of_the_whole_warband_teaches_its_leader() {
    let hold = Deed { leader_experience: true, ..deed("hold-your-ground", None) };
    let mut record = fought(redoubt(), took(REDOUBT, Outcome::Lost, vec![hold]));
    record.choose(None, allot(&[(YEOMAN, 1), (TOBIN, 1)]));
    record.throw(Some(YEOMAN), &[1]);
    record.throw(Some(TOBIN), &[1]);
    assert_eq!([LIEUTENANT, CLERIC].map(|id| record.member(id).experience), [2, 1]);
}

#[test]
fn of_two_leaders_one_is_named_and_nobody_is_no_answer() {
    let hold = Deed { leader_experience: true, ..deed("hold-your-ground", None) };
    let mut roster = redoubt();
    roster.models[1] = model(CLERIC, "lieutenant", &["sword-axe"]);
    let mut record = fought(roster, took(REDOUBT, Outcome::Lost, vec![hold]));
    record.choose(None, allot(&[(YEOMAN, 1), (TOBIN, 1)]));
    record.throw(Some(YEOMAN), &[1]);
    record.throw(Some(TOBIN), &[1]);
    assert_eq!(record.asked(), Ask::Models { from: vec![LIEUTENANT, CLERIC], least: 1, most: 1 });
    assert_eq!(record.refuses(&Record::choice(None, Answer::Models { models: Vec::new() })), "NOT_ASKED");
    record.choose(None, Answer::Models { models: vec![CLERIC] });
    assert_eq!([LIEUTENANT, CLERIC].map(|id| record.member(id).experience), [1, 2]);
}

#[test]
fn limited_potential_learns_no_more_at_seven() {
    let mut roster = redoubt();
    roster.faction = "trench-pilgrims".into();
    roster.models = vec![Model { promoted: true, experience: 7, ..model(1, "communicant", &[]) }];
    let mut side = took(REDOUBT, Outcome::Lost, Vec::new());
    side.took_part = vec![1];
    let record = fought(roster, side);
    assert_eq!(record.draft().models[0].experience, 7);
}

/// The Lieutenant at two experience points, with Skills that he has already.
fn at_two(skills: &[&str]) -> Record {
    let mut roster = redoubt();
    roster.models[0].experience = 1;
    roster.models[0].skills = skills.iter().map(|id| learned(id)).collect();
    let mut record = quiet(roster);
    let tables = ["melee-strength", "wildcard"].map(str::to_owned).to_vec();
    record.choose(Some(LIEUTENANT), Answer::Tables { tables });
    record
}

fn leads(record: &Record) -> Vec<(u8, Vec<String>)> {
    let Ask::Learn { leads, .. } = record.asked() else { panic!("{:?}", record.asked()) };
    leads.into_iter().map(|lead| (lead.sum, lead.skills)).collect()
}

#[test]
fn two_dice_on_each_of_two_tables_lead_to_a_skill() {
    let mut record = at_two(&[]);
    let same = vec!["wildcard".to_owned(); 2];
    assert_eq!(
        quiet_advance().refuses(&Record::choice(Some(LIEUTENANT), Answer::Tables { tables: same })),
        "NOT_ASKED",
        "two different tables"
    );
    record.throw(Some(LIEUTENANT), &[3, 5, 1, 4]);
    assert_eq!(leads(&record), [(8, vec!["strength-of-samson".to_owned()]), (5, vec!["bad-company".to_owned()])]);
    record.choose(Some(LIEUTENANT), Answer::Learn { skill: learned("bad-company") });
    assert_eq!(record.member(LIEUTENANT).skills, [learned("bad-company")]);
    assert!(matches!(record.asked(), Ask::Reinforcements { .. }));
}

fn quiet_advance() -> Record {
    let mut roster = redoubt();
    roster.models[0].experience = 1;
    quiet(roster)
}

#[test]
fn a_known_skill_leads_to_the_next_lower_one_else_the_next_higher() {
    let mut record = at_two(&["strength-of-samson"]);
    record.throw(Some(LIEUTENANT), &[3, 5, 1, 4]);
    assert_eq!(leads(&record)[0].1, ["melee-proficiency"]);
    let mut record = at_two(&["stand-firm"]);
    record.throw(Some(LIEUTENANT), &[1, 2, 1, 4]);
    assert_eq!(leads(&record)[0].1, ["parry"], "nothing is lower than 3 but the Patron");
}

#[test]
fn two_and_twelve_lead_to_the_patrons_skills() {
    let mut record = at_two(&["sniper-school"]);
    record.throw(Some(LIEUTENANT), &[1, 1, 6, 6]);
    let patron = [
        "armour-and-equipment-procurement",
        "melee-weapon-procurement",
        "ranged-weapon-procurement",
        "mendelist-chemicals",
        "special-assault-training",
    ];
    assert_eq!(leads(&record)[0].1, patron);
    assert_eq!(leads(&record)[1].1, patron);
}

#[test]
fn what_a_skill_asks_for_is_chosen_with_it() {
    let mut record = at_two(&[]);
    record.throw(Some(LIEUTENANT), &[3, 5, 3, 4]);
    let Ask::Learn { skills, .. } = record.asked() else { panic!() };
    assert_eq!(skills[1].skill, "skill-and-expertise");
    assert_eq!(skills[1].choices[..4], ["move", "charge", "retreat", "dash"]);
    let bare = Answer::Learn { skill: learned("skill-and-expertise") };
    assert_eq!(record.refuses(&Record::choice(Some(LIEUTENANT), bare)), "NOT_ASKED");
    let skill = Learned { id: "skill-and-expertise".into(), chosen: Some("dash".into()) };
    record.choose(Some(LIEUTENANT), Answer::Learn { skill: skill.clone() });
    assert_eq!(record.member(LIEUTENANT).skills, [skill]);
}
