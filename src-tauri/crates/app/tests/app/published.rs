//! Pages and texts from a real book: they say what the screens say, and nothing else about the book.

use crate::kit::{call, close, edit, fought, nearly_over, rolled, sample, session_with};
use nml_app::published::{PublishMade, PublishWhat, Published, PublishedBattle, PublishedText};
use nml_app::session::Session;
use serde_json::{Value, json};

fn published(session: &Session, what: &Value) -> (Published, String) {
    let what: PublishWhat = serde_json::from_value(what.clone()).unwrap();
    let published = Published::of(session, &what).unwrap();
    let document = serde_json::to_string(&published).unwrap();
    (published, document)
}

fn text(session: &Session, what: &Value) -> String {
    let told: PublishedText = call(session, "published_text", json!({ "what": what }));
    told.text
}

fn battle_of(published: Published) -> PublishedBattle {
    let Published::Battle(battle) = published else { panic!("a battle") };
    *battle
}

#[test]
fn a_campaign_says_what_is_next_how_it_stands_and_what_is_missing_from_whom() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let what = json!({ "is": "campaign", "campaign": campaign });
    let before = text(&session, &what);
    assert!(before.contains("To play\n- The Seventh Redoubt"), "{before}");
    assert!(before.contains("Claim No Man’s Land"), "{before}");
    assert!(!before.contains("Last results") && !before.contains("Still missing"), "{before}");

    let battle = fought(&session, &redoubt, &choir, &campaign);
    let open = text(&session, &what);
    assert!(open.contains("Still missing\n- The "), "{open}");
    assert!(open.contains("has not signed its page"), "{open}");
    assert!(open.contains("Last results\n- Game 1 · Claim No Man’s Land\n  The Seventh Redoubt: "), "{open}");
    // A result takes two lines: the game, and how it ended for both.
    let result = open.lines().skip_while(|line| !line.starts_with("- Game 1")).nth(1).unwrap();
    assert!(result.contains(" VP, won – The Ashen Choir: ") && result.ends_with(" VP, lost"), "{open}");

    close(&session, &battle);
    let (page, document) = published(&session, &what);
    let Published::Campaign(page) = page else { panic!("a campaign") };
    assert_eq!(page.chronicle.standings.len(), 2);
    assert_eq!(page.chronicle.games.len(), 1);
    assert!(page.missing.is_empty(), "{:?}", page.missing);
    assert_eq!(page.waiting.len(), 2);
    assert_eq!(page.stories.len(), 2);
    for secret in [&redoubt, &choir, &campaign, &battle] {
        assert!(!document.contains(secret.as_str()), "the stream {secret}");
    }
    assert!(!document.contains(&folder.path().display().to_string()));
    // A table breaks in the type of a chat; a line may be as long as a name makes it.
    let told = text(&session, &what);
    assert!(told.contains("Standings\n1. The ") && !told.contains("  |") && !told.contains('\t'), "{told}");
}

#[test]
fn a_warband_brings_its_roster_its_games_and_its_text() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    close(&session, &battle);
    let what = json!({ "is": "warband", "warband": redoubt });
    let (page, document) = published(&session, &what);
    let Published::Warband(page) = page else { panic!("a Warband") };
    assert_eq!(page.campaign.as_deref(), Some("The Ardent Mile"));
    assert_eq!(page.games.len(), 1);
    assert_eq!(page.games[0].name, "Claim No Man’s Land against The Ashen Choir");
    assert!(!page.roster.models.is_empty() && !page.roster.figures.is_empty());
    assert!(!document.contains(&redoubt) && !document.contains(&campaign));
    let export: Value = call(&session, "warband_text", json!({ "warband": redoubt }));
    assert_eq!(text(&session, &what), export["text"].as_str().unwrap());
}

#[test]
fn what_was_taken_back_in_a_battle_is_not_told_and_every_entry_brings_what_it_changed() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    let said = nearly_over(&session, &battle);
    let what = json!({ "is": "battle", "battle": battle });
    let going_on = text(&session, &what);
    assert!(going_on.contains("It continues in Turn "), "{going_on}");
    // A slip of the tongue, taken back: neither it nor the undo is anybody's business.
    let slip = json!({ "do": "set_right", "change": { "set": "victory_points", "side": 0, "points": 77 }, "reason": "a slip" });
    let view: Value = call(&session, "battle_say", json!({ "battle": battle, "commands": [slip] }));
    let slipped = view["at"].as_u64().unwrap();
    let _: Value = call(&session, "battle_undo", json!({ "battle": battle, "to": slipped }));
    let _: Value = call(&session, "battle_say", json!({ "battle": battle, "commands": [said] }));
    let view: Value = call(&session, "battle", json!({ "battle": battle }));

    let (page, document) = published(&session, &what);
    let page = battle_of(page);
    assert!(!document.contains("a slip") && page.log.iter().all(|entry| entry.seq != slipped));
    assert!(page.log.windows(2).all(|pair| pair[0].seq < pair[1].seq));
    for private in [&redoubt, &choir, &campaign, &battle, &"\"Ada\"".to_owned(), &"\"at\":\"20".to_owned()] {
        assert!(!document.contains(private.as_str()), "{private}");
    }
    // What changed, laid one over the other, comes to what the window shows.
    let mut points = vec![0; page.sides.len()];
    let mut stands: Vec<Option<Value>> = vec![None; page.models.len()];
    for moment in std::iter::once(&page.start).chain(page.log.iter().map(|entry| &entry.then)) {
        for side in &moment.sides {
            points[usize::from(side.side)] = side.points;
        }
        for stand in &moment.models {
            stands[usize::from(stand.model)] = Some(serde_json::to_value(stand).unwrap());
        }
    }
    for (at, side) in view["sides"].as_array().unwrap().iter().enumerate() {
        assert_eq!(json!(points[at]), side["points"]);
        assert_eq!(json!(page.sides[at].points), side["points"]);
    }
    for (at, model) in view["models"].as_array().unwrap().iter().enumerate() {
        let stand = stands[at].as_ref().unwrap();
        for what in ["presence", "condition", "markers", "at", "activated"] {
            assert_eq!(stand[what], model[what], "model {at}: {what}");
        }
    }
    // Far less than a view an entry: most moments name a model or two.
    let changed: usize = page.log.iter().map(|entry| entry.then.models.len()).sum();
    assert!(changed < page.log.len() * 3, "{changed} stands in {} entries", page.log.len());
    assert!(document.len() < 1 << 20, "{} bytes", document.len());
}

#[test]
fn a_page_is_written_where_the_person_says_and_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mile");
    let (_, _, _, campaign) = sample(&folder);
    let session = session_with(&folder, vec![Some(path), None]);
    let order = json!({ "what": { "is": "campaign", "campaign": campaign } });
    let made: Option<PublishMade> = call(&session, "publish", order.clone());
    let made = made.expect("it was written");
    assert!(made.path.ends_with("mile.html"), "{}", made.path);
    let page = std::fs::read_to_string(&made.path).unwrap();
    assert_eq!(page.len(), made.bytes);
    assert!(page.contains("<title>The Ardent Mile · No Man’s Ledger</title>"));
    let none: Option<PublishMade> = call(&session, "publish", order);
    assert_eq!(none, None);
}

#[test]
fn players_stand_beside_their_warbands_unless_they_are_to_be_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    for (warband, player) in [(&redoubt, "Ada_*Voss*"), (&choir, "@everyone")] {
        let left = json!({ "campaign": campaign, "warband": warband, "cancel": true });
        let _: Value = call(&session, "campaign_withdraw", left);
        let joined = json!({ "campaign": campaign, "warband": warband, "player": player });
        let _: Value = call(&session, "campaign_admit", joined);
    }
    rolled(&session, &campaign, 1);
    let told = |markup: &str, players: bool| -> PublishedText {
        let what = json!({ "is": "campaign", "campaign": campaign });
        call(&session, "published_text", json!({ "what": what, "markup": markup, "players": players }))
    };
    let plain = told("plain", true).text;
    assert!(plain.contains("- The Seventh Redoubt (Ada_*Voss*) – The Ashen Choir (@everyone)\n  Claim No"), "{plain}");
    assert!(plain.contains("1. The Ashen Choir (@everyone): 0 CVP, 0–0–0"), "{plain}");
    let usual: PublishedText =
        call(&session, "published_text", json!({ "what": { "is": "campaign", "campaign": campaign } }));
    assert_eq!(usual.text, plain, "plain, with players, is what is shown unless somebody chooses");
    let discord = told("discord", true);
    assert!(discord.text.contains("(Ada\\_\\*Voss\\*)"), "{}", discord.text);
    assert!(discord.text.contains("(@\u{200b}everyone)") && !discord.text.contains("@everyone"), "{}", discord.text);
    assert_eq!((discord.most, discord.pieces.len()), (Some(2000), 0), "it is short enough for one message");
    // In columns nothing is escaped but what would end them.
    assert!(discord.text.contains("W–D–L  Warband\n1    0  0–0–0  "), "{}", discord.text);
    assert!(discord.text.contains("  The Seventh Redoubt (Ada_*Voss*)\n"), "{}", discord.text);

    let battle = fought(&session, &redoubt, &choir, &campaign);
    let open = told("plain", true).text;
    assert!(open.contains("Still missing\n- The ") && open.contains(" (@everyone): "), "{open}");
    for markup in ["plain", "discord", "whatsapp", "telegram", "forum"] {
        let nobody = told(markup, false).text;
        assert!(!nobody.contains("Voss") && !nobody.contains("everyone"), "{markup}: {nobody}");
        assert!(nobody.contains("The Seventh Redoubt"), "{markup}: {nobody}");
    }
    close(&session, &battle);
    let after = told("plain", true).text;
    assert!(after.contains("Waiting for a game\n- The ") && after.contains(" (@everyone): "), "{after}");
}

#[test]
fn of_warbands_that_share_a_name_a_chat_names_the_players_once_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let left = json!({ "campaign": campaign, "warband": choir, "cancel": true });
    let _: Value = call(&session, "campaign_withdraw", left);
    edit(&session, &choir, &json!({ "kind": "rename", "name": "The Seventh Redoubt" }));
    let joined = json!({ "campaign": campaign, "warband": choir, "player": "Voss" });
    let _: Value = call(&session, "campaign_admit", joined);
    rolled(&session, &campaign, 1);
    let told = |players: bool| -> String {
        let what = json!({ "is": "campaign", "campaign": campaign });
        let order = json!({ "what": what, "markup": "plain", "players": players });
        call::<PublishedText>(&session, "published_text", order).text
    };
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let named = told(true);
    assert!(named.contains("Still missing\n- The Seventh Redoubt ("), "{named}");
    assert!(named.contains("(Voss)") && !named.contains("(Voss) (") && !named.contains("(Ines) ("), "{named}");
    let nobody = told(false);
    assert!(!nobody.contains("Voss") && !nobody.contains("Ines"), "{nobody}");
    assert!(nobody.contains("Last results\n- Game 1 · "), "{nobody}");
    assert!(nobody.contains("Still missing\n- The Seventh Redoubt: "), "{nobody}");
    close(&session, &battle);
    let nobody = told(false);
    assert!(nobody.contains("Waiting for a game\n- The Seventh Redoubt: "), "{nobody}");
    assert!(!nobody.contains("Voss") && !nobody.contains("Ines"), "{nobody}");
}

#[test]
fn a_text_that_is_too_long_for_discord_comes_in_messages_it_takes() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, _) = sample(&folder);
    for _ in 0..60 {
        edit(&session, &redoubt, &json!({ "kind": "add_model", "entry": "yeoman" }));
    }
    let what = json!({ "is": "warband", "warband": redoubt });
    let told: PublishedText = call(&session, "published_text", json!({ "what": what, "markup": "discord" }));
    assert!(told.characters > 2000 && told.pieces.len() > 1, "{}", told.characters);
    for piece in &told.pieces {
        assert!(
            piece.encode_utf16().count() <= 2000 && piece.starts_with("```\n") && piece.ends_with("\n```"),
            "{piece}"
        );
    }
    let plain: PublishedText = call(&session, "published_text", json!({ "what": what }));
    assert!(plain.pieces.is_empty() && plain.most.is_none() && plain.characters > 2000);
}
