//! What goes out by itself, from a real book: days for a calendar, and news for a chat.

use std::fs;

use nml_app::campaigns::{Campaign, PlanSheet};
use nml_app::dialog::Sent;
use nml_app::evenings::EveningView;
use nml_app::session::Session;
use nml_ledger::{Act, Author, Log, StreamId};
use nml_store::{Append, Batch};
use serde_json::{Value, json};

use crate::evenings::{club, five};
use crate::kit::{call, close, fought, refused, sample, session, session_with};

/// The events of a calendar, each with what stands in it by name.
fn events(text: &str) -> Vec<Vec<(String, String)>> {
    let whole = text.replace("\r\n ", "");
    let line = |line: &str| line.split_once(':').map(|(name, value)| (name.to_owned(), value.to_owned())).unwrap();
    let inside = |event: &str| event.split("\r\nEND:VEVENT").next().unwrap().split("\r\n").map(line).collect();
    whole.split("BEGIN:VEVENT\r\n").skip(1).map(inside).collect()
}

fn of<'e>(event: &'e [(String, String)], name: &str) -> &'e str {
    event.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

fn calendar(session: &Session) -> Vec<Vec<(String, String)>> {
    events(&String::from_utf8(nml_app::feeds::read(session, &nml_app::feeds::FeedOf::Calendar).unwrap()).unwrap())
}

fn plan(session: &Session, campaign: &str, warbands: [&str; 2], due: &str) {
    let by = json!({ "by": "agreement", "scenario": "relic-hunt" });
    let made = json!({ "campaign": campaign, "warbands": warbands, "due": due, "by": by });
    let _: Value = call(session, "plan_make", made);
}

#[test]
fn a_calendar_has_the_last_days_of_games_until_they_are_fought_and_says_what_was_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    plan(&session, &campaign, [&warbands[0], &warbands[1]], "2099-01-15");
    plan(&session, &campaign, [&warbands[2], &warbands[3]], "2099-02-15");
    let days = calendar(&session);
    assert_eq!(days.len(), 2);
    let first = &days[0];
    assert_eq!(of(first, "DTSTART;VALUE=DATE"), "20990115");
    assert_eq!(of(first, "SUMMARY"), "Last day to play Relic Hunt: Redoubt – Choir");
    assert_eq!((of(first, "DESCRIPTION"), of(first, "STATUS")), ("The Ardent Mile", "CONFIRMED"));
    assert_eq!(of(first, "TRANSP"), "TRANSPARENT", "nobody is busy for a whole day because of a last day");
    // It does not contain the stream of the battle.
    let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
    assert!(sheet.planned.iter().all(|plan| !format!("{days:?}").contains(&plan.battle)));

    let battle = &sheet.planned[0].battle;
    let _: Value = call(&session, "plan_cancel", json!({ "campaign": campaign, "battle": battle }));
    let after = calendar(&session);
    let gone = &after[0];
    assert_eq!((of(gone, "UID"), of(gone, "STATUS")), (of(first, "UID"), "CANCELLED"));
    assert_eq!(of(gone, "SUMMARY"), "Plan taken back: Relic Hunt: Redoubt – Choir");
    let number = |event: &[(String, String)]| of(event, "SEQUENCE").parse::<u64>().unwrap();
    assert!(number(gone) > number(first));
    // An undo makes it stand again, and is younger: programs take no event that is older than theirs.
    let _: Value = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    let again = calendar(&session);
    for name in ["UID", "SUMMARY", "STATUS", "DTSTART;VALUE=DATE"] {
        assert_eq!(of(&again[0], name), of(first, name));
    }
    assert!(number(&again[0]) > number(gone));
    assert!(of(&again[0], "DTSTAMP") >= of(gone, "DTSTAMP"));

    // A result is written down: the day is no longer a last day.
    let other = &sheet.planned[1].battle;
    let mut paper: Value = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": other }));
    (paper["battle"]["sides"][0]["vp"], paper["battle"]["sides"][1]["vp"]) = (json!(7), json!(3));
    let filed = json!({ "campaign": campaign, "battle": paper["battle"] });
    let _: Value = call(&session, "battle_sheet_file", filed);
    let left = calendar(&session);
    assert_eq!(left.iter().map(|event| of(event, "UID")).collect::<Vec<_>>(), [of(first, "UID")]);
}

#[test]
fn an_evening_stands_on_its_day_with_its_pairings_and_its_games_stand_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("club.ics");
    let session = session_with(&folder, vec![Some(out.clone())]);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let moved = json!({ "evening": evening.id, "changes": [{ "do": "move", "day": "2099-12-03" }] });
    let _: EveningView = call(&session, "evening_change", moved);
    let before = calendar(&session);
    assert_eq!(of(&before[0], "DESCRIPTION"), "Expected: ada\\, bors\\, cato\\, dorn\\, Egon");
    let draw = json!({ "evening": evening.id, "next": true, "pool": "rotation", "seed": 13 });
    let _: EveningView = call(&session, "evening_draw", draw);
    let drawn = calendar(&session);
    assert_eq!(of(&drawn[0], "DESCRIPTION"), of(&before[0], "DESCRIPTION"), "a draw may be drawn again");
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let days = calendar(&session);
    assert_eq!(days.len(), 1, "the games of the round are planned for that day, and stand on the evening: {days:?}");
    assert_eq!((of(&days[0], "SUMMARY"), of(&days[0], "TRANSP")), ("First Thursday", "OPAQUE"));
    assert_eq!(of(&days[0], "UID"), of(&before[0], "UID"));
    let about = of(&days[0], "DESCRIPTION");
    assert!(about.starts_with("Round 1\\n") && about.ends_with(" sits out"), "{about}");
    for game in &started.rounds[0].games {
        let names: Vec<&str> = game.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert!(about.contains(&names.join(" – ")), "{about}");
    }
    // The file is the same thing.
    let sent: Option<Sent> = call(&session, "calendar_export", Value::Null);
    assert_eq!(sent.unwrap().file, "club.ics");
    assert_eq!(events(&fs::read_to_string(&out).unwrap()), days);

    // Put away after it was held, it was held; one that nobody came to was called off.
    let away = |id: &str| json!({ "evening": id, "changes": [{ "do": "put_away", "away": true }] });
    let _: EveningView = call(&session, "evening_change", away(&evening.id));
    let new = json!({ "name": "Second Thursday", "day": "2099-12-10" });
    let second: EveningView = call(&session, "evening_new", new);
    let _: EveningView = call(&session, "evening_change", away(&second.id));
    let days = calendar(&session);
    assert_eq!((of(&days[0], "STATUS"), of(&days[1], "STATUS")), ("CONFIRMED", "CANCELLED"));
    assert_eq!(of(&days[1], "SUMMARY"), "Called off: Second Thursday");
}

fn tried(session: &Session, shape: &str, kinds: &[&str]) -> Vec<String> {
    let tried: Value = call(session, "webhook_try", json!({ "shape": shape, "kinds": kinds }));
    serde_json::from_value(tried["texts"].clone()).unwrap()
}

#[test]
fn a_chat_hears_of_results_standings_and_closed_aftermaths_in_short_lines() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let all = ["game", "aftermath", "standings"];
    assert_eq!(tried(&session, "plain", &all), Vec::<String>::new());
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let filed = tried(&session, "plain", &all);
    let [text] = filed.as_slice() else { panic!("{filed:?}") };
    assert!(text.starts_with("The Ardent Mile\n- Game 1 · Claim No Man’s Land: "), "{text}");
    assert!(text.contains("\n\nThe Ardent Mile, standings\n- 1. The "), "{text}");
    close(&session, &battle);
    let closed = tried(&session, "plain", &["aftermath"]);
    assert_eq!(closed, ["The Ardent Mile\n- Game 1 · Claim No Man’s Land: closed"]);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let first = &page.standings[0];
    let standings = tried(&session, "plain", &["standings"]).concat();
    assert!(standings.contains(&format!("- 1. {}: {} CVP", first.name, first.cvp)), "{standings}");
}

#[test]
fn a_chat_hears_who_plays_whom_when_a_round_is_started_and_the_plans_of_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let draw = json!({ "evening": evening.id, "next": true, "pool": "rotation", "seed": 13 });
    let _: EveningView = call(&session, "evening_draw", draw);
    assert_eq!(tried(&session, "plain", &["pairings"]), Vec::<String>::new(), "a draw may be drawn again");
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let both = tried(&session, "plain", &["pairings", "plan"]);
    let [text] = both.as_slice() else { panic!("{both:?}") };
    assert!(text.starts_with("First Thursday, round 1\n- "), "{text}");
    assert!(text.ends_with(" sits out") && text.matches("\n- ").count() == 3, "{text}");
    assert!(!text.contains("planned"), "{text}");
    assert!(tried(&session, "plain", &["plan"]).concat().contains(" planned: "));
    // What a name would do in a chat, it does not.
    let named = "@everyone *now* at [us](https://x.example)";
    let rename = json!({ "evening": evening.id, "changes": [{ "do": "rename", "name": named }] });
    let _: EveningView = call(&session, "evening_change", rename);
    let text = tried(&session, "discord", &["pairings"]).concat();
    let slack = tried(&session, "slack", &["pairings"]).concat();
    for sign in ["@everyone", "*", "](", "://", "x.example"] {
        assert!(!slack.contains(sign), "{sign} in {slack}");
    }
    assert!(slack.contains("∗now∗ at "), "{slack}");
    assert!(text.starts_with("**") && !text.contains("@everyone") && text.contains("\\*now\\*"), "{text}");
}

#[test]
fn nothing_is_made_while_nobody_serves_the_book() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let shown: Value = call(&session, "feeds", Value::Null);
    assert_eq!(
        (&shown["origin"], &shown["feeds"], &shown["campaigns"][0]["id"]),
        (&Value::Null, &json!([]), &json!(campaign))
    );
    assert_eq!(refused(&session, "feed_make", json!({ "of": { "is": "calendar" }, "whose": "" })).code, "NOT_SERVED");
    let new = json!({ "name": "Chat", "address": "https://x.example/y", "shape": "plain", "kinds": ["game"] });
    assert_eq!(refused(&session, "webhook_make", new).code, "NOT_SERVED");
    assert_eq!(refused(&session, "feed_end", json!({ "feed": "x" })).code, "UNKNOWN_FEED");
}

#[test]
fn a_campaign_whose_pack_is_not_at_hand_keeps_its_days_and_holds_up_no_news() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    plan(&session, &campaign, [&warbands[0], &warbands[1]], "2099-01-15");
    let before = calendar(&session);
    let id: StreamId = campaign.parse().unwrap();
    let pack = "7".repeat(64);
    let moved = Act::Do {
        command: json!({ "do": "move_pack", "pack": pack }),
        events: vec![json!({ "event": "pack_moved", "pack": pack })],
    };
    let appended = session.with_book(|book| {
        let stream = book.stream(id)?;
        let mut log: Log<Value, Value> = Log::open(&stream.header).unwrap();
        stream.entries.iter().for_each(|sealed| log.push(sealed).unwrap());
        let at = "2027-04-01T20:15:00Z";
        let sealed = log.next(Author { at: at.into(), by: "Ada".into(), ..Author::default() }, moved).seal().unwrap();
        Ok(book.append(&Batch { appends: vec![Append::to(id, stream.info.head, vec![sealed])], ..Batch::at(at) })?)
    });
    appended.unwrap();
    assert_eq!(refused(&session, "campaign", json!({ "campaign": campaign })).code, "PACK_MISSING");

    let days = calendar(&session);
    let game = days.iter().find(|event| of(event, "UID") == of(&before[0], "UID")).unwrap();
    assert_eq!(of(game, "SUMMARY"), "Last day to play relic-hunt: Redoubt – Choir");
    assert_eq!(tried(&session, "plain", &["plan", "pairings"]), Vec::<String>::new());
}
