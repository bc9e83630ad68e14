//! Players who sign up by name before they bring a Warband.

use super::*;

fn players(names: &[&str]) -> Command {
    Command::SignUp { players: names.iter().map(|name| (*name).to_owned()).collect() }
}

#[test]
fn players_sign_up_by_name_and_leave_the_list_with_their_warband() {
    let mut record = Record::new();
    record.say(players(&["Ada Voss", "Ben", "Cleo"]));
    record.say(Command::SignOff { player: "cleo ".into() });
    assert_eq!(record.campaign.signed_up, ["Ada Voss", "Ben"]);
    let entry = EnrolledWarband { player: "ada voss".into(), ..entry(NINTH, "The Ninth Famine", 0) };
    record.say(Command::Admit { entry });
    assert_eq!(record.campaign.signed_up, ["Ben"]);
}

#[test]
fn nobody_signs_up_twice_or_beside_a_warband() {
    let mut record = Record::new();
    record.say(players(&["Ada", "Ben"]));
    let refused = |command: &Command| decide(tables(), &record.campaign, command).unwrap_err().code;
    assert_eq!(refused(&players(&["ADA"])), "ALREADY_SIGNED_UP");
    assert_eq!(refused(&players(&["Cleo", "cleo"])), "PLAYER_TWICE");
    assert_eq!(refused(&players(&[])), "PLAYERS_OUT_OF_RANGE");
    assert_eq!(refused(&Command::SignOff { player: "Cleo".into() }), "NOT_SIGNED_UP");
    let many: Vec<String> = (0..SIGNED_UP_MAX).map(|at| format!("Player {at}")).collect();
    assert_eq!(refused(&Command::SignUp { players: many }), "TOO_MANY_PLAYERS", "two are in already");
}
