//! Players who sign up by a pasted list.

use crate::kit::{call, refused, session};
use nml_app::campaigns::{
    AwaitedRoster, Campaign, CampaignAction, CampaignOverview, OverviewWarningKind, PlanSheet, Planned, PlayersSignedUp,
};
use nml_app::open_book::BookState;
use nml_app::paper::{BattleSheet, PaperRemarks};
use nml_app::warbands::{Warband, WarbandLine};
use serde_json::{Value, json};

#[test]
fn names_alone_sign_up_and_what_is_known_already_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let sign = |names: &str| json!({ "campaign": campaign.id, "names": names });
    let first: PlayersSignedUp = call(&session, "campaign_sign_up", sign("1. Ines\n2. Ada Voss\n3. ines\n"));
    assert_eq!(first.campaign.signed_up, ["Ines", "Ada Voss"]);
    assert_eq!(first.said, "Ines and Ada Voss signed up; in already: ines.");
    let next: PlayersSignedUp = call(&session, "campaign_sign_up", sign("Ada Voss; Ben"));
    assert_eq!(next.said, "Ben signed up; in already: Ada Voss.");
    assert_eq!(next.campaign.undo.as_deref(), Some("Ben signed up"));
    assert_eq!(refused(&session, "campaign_sign_up", sign("Ines, Ben")).code, "NO_PLAYERS");
    assert_eq!(refused(&session, "campaign_sign_up", sign(" \n ")).code, "NO_PLAYERS");
    let off = json!({ "campaign": campaign.id, "player": "Ben" });
    let left: Campaign = call(&session, "campaign_sign_off", off);
    assert_eq!(left.signed_up, ["Ines", "Ada Voss"]);
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign.id }));
    assert_eq!(back.signed_up, ["Ines", "Ada Voss", "Ben"]);
}

#[test]
fn players_who_signed_up_join_by_name_and_are_planned_before_anybody_sends_a_roster() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let signed: PlayersSignedUp =
        call(&session, "campaign_sign_up", json!({ "campaign": campaign.id, "names": "Carla, Dov, Ines" }));
    assert!(matches!(signed.campaign.next.actions[0].what, CampaignAction::Join), "{:?}", signed.campaign.next);
    let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign.id }));
    assert_eq!(sheet.signed_up, ["Carla", "Dov", "Ines"]);

    let joins = |players: Value| json!({ "campaign": campaign.id, "players": players });
    let carla = json!({ "player": "Carla", "faction": "new-antioch" });
    assert_eq!(refused(&session, "campaign_join", joins(json!([]))).code, "NOTHING_CHOSEN");
    let nobody = json!([carla, { "player": "Boris", "faction": "court" }]);
    assert_eq!(refused(&session, "campaign_join", joins(nobody)).code, "NOT_WAITED_FOR");
    let dwarves = json!([{ "player": "Dov", "faction": "dwarves" }]);
    assert_eq!(refused(&session, "campaign_join", joins(dwarves)).code, "UNKNOWN_FACTION");

    let both = json!([carla, { "player": "Dov", "faction": "court" }]);
    let joined: Campaign = call(&session, "campaign_join", joins(both.clone()));
    assert_eq!(joined.signed_up, ["Ines"]);
    assert_eq!(joined.awaited.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Carla", "Dov"]);
    let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign.id }));
    assert_eq!(sheet.members.iter().map(|member| member.name.as_str()).collect::<Vec<_>>(), ["Carla", "Dov"]);
    let names = ["Carla", "Dov"].map(str::to_owned).to_vec();
    let made = json!({ "campaign": campaign.id, "warbands": sheet.warbands, "by": { "by": "agreement", "scenario": "relic-hunt" } });
    let Planned::Planned { sheet, .. } = call(&session, "plan_make", made) else { panic!("no choice was left") };
    assert_eq!(sheet.planned[0].sides, "Carla – Dov");
    let named = |all: &[AwaitedRoster]| all.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
    assert_eq!((named(&sheet.awaited), named(&sheet.planned[0].awaited)), (names.clone(), names));

    // One undo for the plan, one for both: they wait again, and join as the Warbands that they were.
    let _: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign.id }));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign.id }));
    assert_eq!(back.signed_up, ["Carla", "Dov", "Ines"]);
    let again: Campaign = call(&session, "campaign_join", joins(both));
    let ids = |campaign: &Campaign| campaign.awaited.iter().map(|one| one.warband.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&again), ids(&joined));
}

#[test]
fn a_warband_whose_roster_is_to_come_breaks_no_rule_yet() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let _: Value = call(&session, "campaign_sign_up", json!({ "campaign": campaign.id, "names": "Carla, Dov" }));
    let players = json!([{ "player": "Carla", "faction": "new-antioch" }, { "player": "Dov", "faction": "court" }]);
    let _: Value = call(&session, "campaign_join", json!({ "campaign": campaign.id, "players": players }));
    let lines: Vec<WarbandLine> = call(&session, "warbands", Value::Null);
    assert!(lines.iter().all(|line| line.roster_to_come), "{lines:?}");
    let overview: CampaignOverview = call(&session, "campaign_overview", json!({ "campaign": campaign.id }));
    let kinds: Vec<OverviewWarningKind> = overview.warnings.iter().map(|warning| warning.kind).collect();
    assert_eq!(kinds, [OverviewWarningKind::RosterToCome; 2]);
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign.id }));
    assert!(sheet.warbands.iter().all(|line| line.roster_to_come), "{sheet:?}");
    let filed = json!({ "campaign": campaign.id, "battle": sheet.battle });
    let remarks: PaperRemarks = call(&session, "battle_sheet_remarks", filed);
    assert!(remarks.sides.iter().all(Vec::is_empty), "{remarks:?}");

    // A game of theirs is planned, and its set-up says what it waits for.
    let both: Vec<&str> = sheet.warbands.iter().map(|line| line.id.as_str()).collect();
    let by = json!({ "by": "agreement", "scenario": "relic-hunt" });
    let _: Value = call(&session, "plan_make", json!({ "campaign": campaign.id, "warbands": both, "by": by }));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign.id }));
    let set_up: Value = call(&session, "set_up", json!({ "set_up": page.games[0].set_up }));
    let waits = set_up["open"].as_array().unwrap().iter().filter(|one| one["code"] == "ROSTER_TO_COME").count();
    assert_eq!(waits, 2, "{}", set_up["open"]);

    // With its first model it is a draft like any other.
    let change = json!({ "warband": lines[0].id, "edit": { "kind": "add_model", "entry": "yeoman" } });
    let carla: Warband = call(&session, "warband_edit", change);
    assert!(!carla.roster_to_come && !carla.legal);
    let overview: CampaignOverview = call(&session, "campaign_overview", json!({ "campaign": campaign.id }));
    assert!(overview.warnings.iter().any(|warning| warning.kind == OverviewWarningKind::Illegal));
}
