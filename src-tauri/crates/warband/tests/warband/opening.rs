//! What a Warband has behind it when its campaign comes into this book, and what the organiser gives it.

use nml_warband::*;

/// A Lieutenant and a Yeoman.
fn two() -> Roster {
    let genesis = Genesis { name: "The Seventh Redoubt".into(), faction: "new-antioch".into(), ..Genesis::default() };
    let mut roster = genesis.found().unwrap();
    for entry in ["lieutenant", "yeoman"] {
        say(&mut roster, Command::AddModel { entry: entry.into(), name: None, price: None });
    }
    roster
}

fn say(roster: &mut Roster, command: Command) {
    for event in decide(roster, &command).unwrap() {
        evolve(roster, &event);
    }
}

fn refused(roster: &Roster, command: Command) -> String {
    decide(roster, &command).unwrap_err().code.to_owned()
}

fn opening(models: Vec<OpeningModel>) -> Command {
    Command::OpenBalance { balance: OpeningBalance { strongbox: 140, glory: 3, models } }
}

fn oriel() -> OpeningModel {
    OpeningModel {
        model: 1,
        experience: 5,
        scars: 1,
        skills: vec!["parry".into()],
        injuries: vec![Injury { id: "hand-wound".into(), noted: Some("left".into()), battle: None }],
        ..OpeningModel::default()
    }
}

fn tobin() -> OpeningModel {
    OpeningModel { model: 2, promoted: true, experience: 2, ..OpeningModel::default() }
}

#[test]
fn an_opening_balance_ends_the_muster_and_says_what_every_model_has_behind_it() {
    let mut roster = two();
    say(&mut roster, opening(vec![oriel(), tobin()]));
    assert!(roster.mustered);
    assert_eq!((roster.strongbox, roster.glory), (140, 3));
    let known: Vec<(u8, u8, bool)> = roster.models.iter().map(|m| (m.experience, m.scars, m.promoted)).collect();
    assert_eq!(known, [(5, 1, false), (2, 0, true)]);
    assert_eq!(roster.models[0].injuries[0].noted.as_deref(), Some("left"));
    // Said again, it takes the place of what was said.
    say(&mut roster, opening(vec![tobin()]));
    assert_eq!((roster.models[0].experience, roster.models[0].skills.len()), (0, 0));
}

#[test]
fn an_opening_balance_comes_before_the_first_battle_and_names_who_is_there() {
    let mut roster = two();
    assert_eq!(refused(&roster, opening(vec![OpeningModel { model: 9, ..oriel() }])), "UNKNOWN_MODEL_ID");
    assert_eq!(refused(&roster, opening(vec![oriel(), oriel()])), "MODEL_TWICE");
    let rich = OpeningBalance { strongbox: SUM_MAX + 1, ..OpeningBalance::default() };
    assert_eq!(refused(&roster, Command::OpenBalance { balance: rich }), "SUM_TOO_LARGE");
    say(&mut roster, opening(vec![oriel()]));
    let battle = "b0".repeat(16);
    say(&mut roster, Command::Settle { battle, changes: vec![RosterChange::Fought { models: vec![1, 2] }] });
    assert_eq!(refused(&roster, opening(vec![oriel()])), "BALANCE_AFTER_BATTLE");
}

#[test]
fn what_the_organiser_grants_is_in_the_strongbox_once_the_muster_is_closed() {
    let grant = |ducats| Command::Grant { ducats, glory: 1, reason: "Best painted Warband".into() };
    let mut roster = two();
    assert_eq!(refused(&roster, grant(15)), "STILL_MUSTERING");
    say(&mut roster, opening(Vec::new()));
    say(&mut roster, grant(15));
    assert_eq!((roster.strongbox, roster.glory), (155, 4));
    assert_eq!(refused(&roster, grant(SUM_MAX)), "SUM_TOO_LARGE");
    let unsaid = Command::Grant { ducats: 1, glory: 0, reason: String::new() };
    assert_eq!(refused(&roster, unsaid), "NAME_EMPTY");
}
