//! What a battle used up, and who left the Warband because of one of its rules: from the log, from a sheet and from a
//! file, over the page of the aftermath, into the roster and the lives.

use std::fs;
use std::sync::Mutex;

use crate::kit::{Hands, call, close, file_bytes, model, open_warband, page_of, sample};
use nml_app::aftermath::Aftermath;
use nml_app::campaigns::{Campaign, CampaignAction, ResultLine, ResultState};
use nml_app::paper::{BattleFiled, BattleSheet, PaperBattle, PaperUse};
use nml_app::session::Session;
use nml_app::streams::Open;
use nml_app::subject::Battles;
use nml_battle::{self as battle, Command, Condition, Facts, Phase, StateChange, Step, Verdict};
use nml_catalogue::Point;
use serde_json::{Value, json};

/// Says something in a battle; its rules must accept.
fn says(session: &Session, open: &mut Open<Battles>, command: Command) {
    let events = battle::decide(&open.state, &command).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
    open.record(session.author(), command, events).unwrap();
}

/// As many dice as are asked for, all sixes.
fn sixes(session: &Session, open: &mut Open<Battles>) {
    let faces = vec![6_u8; open.state.faces_asked(open.state.question().unwrap()).unwrap()];
    let roll = json!({ "do": "roll", "faces": faces, "source": "table" });
    says(session, open, serde_json::from_value(roll).unwrap());
}

/// The sample's first battle up to the first Activation of the Choir.
fn begun(session: &Session, campaign: &str) -> (String, Open<Battles>) {
    let page: Campaign = call(session, "campaign", json!({ "campaign": campaign }));
    let CampaignAction::SetUp { set_up } = &page.next.actions[0].what else { panic!("{:?}", page.next) };
    let begun: Value = call(session, "battle_begin", json!({ "set_up": set_up }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    let mut open: Open<Battles> = session.open_stream(&battle).unwrap();
    let mut chance = nml_app::chance::Chance::seeded(7);
    while open.state.phase != Phase::Activation {
        let now = battle::options(&open.state);
        let command = battle::choose(&open.state, &now, &mut |n| chance.below(n)).unwrap();
        says(session, &mut open, command);
    }
    (battle, open)
}

/// Wretched Nib takes Mother Oriel, who is ELITE, Out of Action: the Law of Hell frees it. The log says so, the page tells it,
/// and the roster is without it.
#[test]
fn a_wretched_that_was_freed_in_the_log_is_gone_from_the_roster() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let (battle, mut open) = begun(&session, &campaign);
    let named = |open: &Open<Battles>, name: &str| {
        let known = open.state.models().find(|(id, _)| open.state.sheet(*id).is_some_and(|sheet| sheet.name == name));
        known.unwrap().0
    };
    let (nib, oriel) = (named(&open, "Wretched Nib"), named(&open, "Mother Oriel"));
    let side = open.state.side_of(nib);
    let right = |change| Command::SetRight { change, reason: "as it stands".into() };
    for (model, x) in [(nib, 20), (oriel, 21)] {
        says(&session, &mut open, right(StateChange::Condition { model, condition: Condition::Standing }));
        says(&session, &mut open, right(StateChange::Position { model, at: Some(Point::inches(x, 20)) }));
    }
    says(&session, &mut open, right(StateChange::Asked { side }));
    assert!(matches!(open.state.question(), Some(Step::Activate { .. })));
    says(&session, &mut open, Command::Activate { model: nib });
    let weapon = "trench-knife".to_owned();
    says(&session, &mut open, Command::Fight { weapon, target: oriel, facts: Facts::default() });
    sixes(&session, &mut open);
    sixes(&session, &mut open);
    assert_eq!(open.state.fighter(oriel).unwrap().condition, Condition::Out);
    says(&session, &mut open, Command::Stop { reason: battle::EndReason::Time });
    let row = nml_app::lists::battle_row(&open);
    let append = open.append().unwrap();
    session.write(vec![append], vec![row]).unwrap();
    let stands = serde_json::to_value(Command::Stands { verdict: Verdict::Score }).unwrap();
    call::<Value>(&session, "battle_say", json!({ "battle": battle, "commands": [stands] }));

    let page: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    let told = &page_of(&page, &choir).steps[0];
    assert!(told.lines.is_empty(), "it did not fall: {:?}", told.lines);
    assert_eq!(told.margins.len(), 1, "{:?}", told.margins);
    assert!(
        told.margins[0].text.starts_with("Wretched Nib left the Warband for good: Law of Hell. "),
        "{}",
        told.margins[0].text
    );
    assert!(page_of(&page, &redoubt).steps[0].margins.is_empty());
    let before = open_warband(&session, &choir);
    assert!(before.models.iter().any(|known| known.name == "Wretched Nib"), "until the page is closed");
    close(&session, &battle);
    let after = open_warband(&session, &choir);
    assert_eq!(after.models.len(), before.models.len() - 1);
    let gone = after.fallen.iter().find(|fallen| fallen.name == "Wretched Nib").unwrap();
    assert_eq!((gone.reason.as_str(), gone.battle.as_deref()), ("left for good", Some(battle.as_str())));
    let lives: Value = call(&session, "warband_lives", json!({ "warband": choir }));
    assert!(lives.to_string().contains("Left the Warband for good: Law of Hell"), "{lives}");
}

/// The sample's battle on paper: 11 to 4, a model of the Redoubt used its charge up, Nib left.
fn evening(session: &Session, choir: &str, campaign: &str) -> (PaperBattle, u32) {
    let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let nib = model(&open_warband(session, choir), "Wretched Nib");
    let known = sheet.warbands.iter().flat_map(|warband| &warband.models);
    let may_leave: Vec<&str> = known.filter(|model| model.leaves.is_some()).map(|model| model.name.as_str()).collect();
    assert_eq!(may_leave, ["Wretched Nib", "Wretched Sump"], "nobody else can");
    let mut battle = sheet.battle;
    (battle.sides[0].vp, battle.sides[1].vp) = (Some(11), Some(4));
    battle.sides[1].left = vec![nib];
    battle.played = Some("2026-04-30".into());
    (battle, nib)
}

#[test]
fn pills_that_a_sheet_says_were_used_are_gone_and_the_sheet_offers_what_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let oriel = model(&open_warband(&session, &redoubt), "Mother Oriel");
    let buy = json!({ "kind": "buy", "model": oriel, "item": "martyrdom-pills" });
    crate::kit::edit(&session, &redoubt, &buy);
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign }));
    let ours = sheet.warbands.iter().find(|warband| warband.id == redoubt).unwrap();
    let offered: Vec<(&str, &str, usize)> = ours
        .models
        .iter()
        .flat_map(|model| model.consumables.iter().map(|kit| (model.name.as_str(), kit.name.as_str(), kit.pieces)))
        .collect();
    assert_eq!(offered, [("Mother Oriel", "Martyrdom Pills", 1)]);
    let (mut battle, _) = evening(&session, &choir, &campaign);
    battle.sides[0].used_up = vec![PaperUse { model: oriel, item: "martyrdom-pills".into() }];
    let filed: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    let page: Aftermath = call(&session, "aftermath", json!({ "aftermath": filed.battle }));
    let told = &page_of(&page, &redoubt).steps[0];
    assert_eq!(
        told.margins.iter().map(|margin| margin.text.as_str()).collect::<Vec<_>>(),
        ["Mother Oriel used up: Martyrdom Pills"]
    );
    close(&session, &filed.battle);
    let after = open_warband(&session, &redoubt);
    let kit = &after.models.iter().find(|model| model.id == oriel).unwrap().kit;
    assert!(kit.iter().all(|piece| piece.name != "Martyrdom Pills"), "{kit:?}");
    assert!(open_warband(&session, &choir).models.iter().all(|model| model.name != "Wretched Nib"));
}

#[test]
fn a_file_carries_who_left_and_says_where_it_differs() {
    let (there, here) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = there.path().join("result.json");
    let (session, _, choir, theirs) = sample(&there);
    drop(session);
    let hands = Hands(Mutex::new(vec![Some(file.clone())]));
    let path = there.path().join("ardent-mile.nml");
    let player = Session::new(there.path().join("data"), Some(path), Box::new(hands)).signed("Ines");
    let (battle, _) = evening(&player, &choir, &theirs);
    call::<Value>(&player, "battle_sheet_send", json!({ "campaign": theirs, "battle": battle }));
    let brought = json!({ "name": "result.json", "bytes": file_bytes(fs::read(&file).unwrap()) });

    let (organiser, _, choir, campaign) = sample(&here);
    let (mut otherwise, _) = evening(&organiser, &choir, &campaign);
    otherwise.sides[1].left.clear();
    call::<BattleFiled>(&organiser, "battle_sheet_file", json!({ "campaign": campaign, "battle": otherwise }));
    let looked: Vec<ResultLine> =
        call(&organiser, "results_look", json!({ "campaign": campaign, "files": [brought.clone()] }));
    let ResultState::Differs { differences, .. } = &looked[0].state else { panic!("{looked:?}") };
    let told: Vec<_> = differences.iter().map(|line| (line.what.as_str(), line.after.as_deref())).collect();
    assert_eq!(told, [("The Ashen Choir: left the Warband for good", Some("Wretched Nib"))]);
    let taken: ResultLine = call(&organiser, "result_accept", json!({ "campaign": campaign, "file": brought }));
    let ResultState::Same { battle } = &taken.state else { panic!("{taken:?}") };
    let page: Aftermath = call(&organiser, "aftermath", json!({ "aftermath": battle }));
    assert!(page_of(&page, &choir).steps[0].margins[0].text.contains("Law of Hell"));
}
