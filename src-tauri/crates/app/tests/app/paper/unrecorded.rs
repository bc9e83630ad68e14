//! Points that nobody wrote down: not recorded, and a gap in the charts.

use super::*;

#[test]
fn points_that_nobody_wrote_down_are_told_as_not_recorded_wherever_they_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let mut battle = sheet(&session, &campaign).battle;
    assert!(battle.sides.iter().all(|side| side.vp.is_none()), "an empty sheet says no points");
    let scores = json!({ "sides": battle.sides.iter().map(|_| json!({ "coalition": null })).collect::<Vec<_>>() });
    let stands: PaperStanding = call(&session, "battle_sheet_winner", scores);
    assert_eq!(stands.ahead, None, "no points name no winner, and no draw");
    let open = refused(&session, "battle_sheet_file", filing(&campaign, &battle));
    assert_eq!((open.code.as_str(), open.message.contains("say who won")), ("BAD_BATTLE", true), "{open:?}");

    battle.winner = Some(PaperWinner::Side { side: 0 });
    let filed = file(&session, &campaign, &battle);
    let now = page(&session, &campaign);
    assert_eq!(now.games[0].sides.iter().map(|side| side.vp).collect::<Vec<_>>(), [None, None]);
    assert_eq!(now.standings.iter().map(|line| line.record.vp).collect::<Vec<_>>(), [None, None], "and no difference");
    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": filed }));
    assert_eq!(page_of(&aftermath, &redoubt).vp, [None, None]);
    assert_eq!(page_of(&aftermath, &redoubt).steps[0].note, "who was Out of Action was not recorded");
    close(&session, &filed);

    let chronicle: Value = call(&session, "campaign_chronicle", json!({ "campaign": campaign }));
    assert!(chronicle["games"][0]["sides"].as_array().unwrap().iter().all(|side| side["vp"].is_null()), "{chronicle}");
    let stories = chronicle["stories"].to_string();
    assert!(!stories.contains("even, 0 to 0"), "{stories}");
    let overview: Value = call(&session, "campaign_overview", json!({ "campaign": campaign }));
    assert_eq!(overview["scenarios"][0]["vp_tenths"], Value::Null, "nothing is no average of 0");
    assert_eq!((&overview["scenarios"][0]["sides"], &overview["scenarios"][0]["unscored"]), (&json!(2), &json!(2)));
    assert!(!overview.to_string().contains("0 to 0"), "{overview}");
    let history: Value = call(&session, "campaign_history", json!({ "campaign": campaign }));
    let told = history["entries"].to_string();
    assert!(told.contains("The Seventh Redoubt – The Ashen Choir, won by The Seventh Redoubt"), "{told}");
    let what = serde_json::from_value(json!({ "is": "campaign", "campaign": campaign })).unwrap();
    let published = nml_app::published::Published::of(&session, &what).unwrap();
    let (text, page_of) =
        (published.text(nml_app::published::Markup::Plain, true).text, serde_json::to_string(&published).unwrap());
    assert!(page_of.contains("VP not recorded") && !page_of.contains("0 VP"), "{page_of}");
    assert!(text.contains("VP not recorded") && !text.contains("0 VP"), "{text}");

    let unscored = |now: &Campaign| now.standings.iter().map(|line| line.record.unscored).collect::<Vec<_>>();
    assert_eq!(unscored(&page(&session, &campaign)), [1, 1]);

    // It is corrected with points.
    let past: Value = call(&session, "correction", json!({ "aftermath": filed, "steps": [] }));
    let mut sheet = past["result"]["sheet"]["battle"].clone();
    assert_eq!((&sheet["sides"][0]["vp"], &sheet["winner"]["side"]), (&Value::Null, &json!(0)));
    (sheet["sides"][0]["vp"], sheet["sides"][1]["vp"], sheet["winner"]) = (json!(0), json!(0), Value::Null);
    let steps = json!([{ "kind": "result", "battle": sheet }]);
    let accept = json!({ "aftermath": filed, "steps": steps, "reason": "Counted after all" });
    let _: Aftermath = call(&session, "correction_accept", accept);
    let now = page(&session, &campaign);
    assert_eq!(now.games[0].sides.iter().map(|side| side.vp).collect::<Vec<_>>(), [Some(0), Some(0)], "0 is 0");
    assert_eq!(now.standings.iter().map(|line| line.record.drew).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(unscored(&now), [0, 0]);
}

#[test]
fn a_game_whose_points_nobody_wrote_down_is_a_gap_in_the_charts() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    for points in [Some([16, 13]), None, Some([5, 2])] {
        let mut battle = sheet(&session, &campaign).battle;
        battle.winner = Some(PaperWinner::Side { side: 0 });
        for side in &mut battle.sides {
            (side.fell_untold, side.deeds_untold) = (points.is_none(), points.is_none());
        }
        for (side, vp) in battle.sides.iter_mut().zip(points.into_iter().flatten()) {
            side.vp = Some(vp);
        }
        close(&session, &file(&session, &campaign, &battle));
    }
    let overview: Value = call(&session, "campaign_overview", json!({ "campaign": campaign }));
    let lines = overview["warbands"].as_array().unwrap();
    let ours = lines.iter().find(|line| line["warband"] == json!(redoubt)).unwrap();
    let course =
        |what: &str| ours["course"].as_array().unwrap().iter().map(|game| game[what].clone()).collect::<Vec<_>>();
    assert_eq!(course("vp"), [json!(3), Value::Null, json!(6)]);
    assert_eq!(course("fell"), [json!(0), Value::Null, json!(0)]);
    assert_eq!(course("took"), [json!(0), Value::Null, json!(0)]);
}
