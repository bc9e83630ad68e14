//! A season told from a real book: lives, honours, the games with the players' own words, and all of it on paper.

use std::fs;
use std::path::Path;

use crate::kit::{call, close, edit, faces, fought, model, nearly_over, open_warband, refused, sample, say, session};
use lopdf::Document;
use nml_app::aftermath::Aftermath;
use nml_app::book;
use nml_app::campaigns::{CampaignChronicle, CampaignHistory, chronicle_of};
use nml_app::prints::{Paper, Wanted, to_file};
use nml_app::session::Session;
use nml_app::warbands::{LifeKind, LifeMoment, LifePart, LifeTone, ModelLife, WarbandLives};
use serde_json::{Value, json};

fn chronicle(session: &Session, campaign: &str) -> CampaignChronicle {
    call(session, "campaign_chronicle", json!({ "campaign": campaign }))
}

fn note(session: &Session, campaign: &str, battle: &str, text: &str) -> CampaignChronicle {
    call(session, "chronicle_note", json!({ "campaign": campaign, "battle": battle, "text": text }))
}

fn lives(session: &Session, warband: &str) -> WarbandLives {
    call(session, "warband_lives", json!({ "warband": warband }))
}

fn life<'l>(lives: &'l WarbandLives, name: &str) -> &'l ModelLife {
    lives.models.iter().find(|life| life.name == name).unwrap_or_else(|| panic!("no {name}"))
}

fn said(part: &LifePart) -> Vec<&str> {
    part.moments.iter().map(|moment| moment.text.as_str()).collect()
}

/// The first game of the sample with its aftermath: Isolde dies, Reyne has a Leg Wound, Oriel is executed.
fn first_game(session: &Session, redoubt: &str, choir: &str, campaign: &str) -> String {
    let battle = fought(session, redoubt, choir, campaign);
    let before = open_warband(session, redoubt);
    let [tobin, isolde, reyne, oriel] =
        ["Tobin Allard", "Isolde Marsh", "Aldous Reyne", "Mother Oriel"].map(|name| model(&before, name));
    say(session, &battle, redoubt, tobin, &faces(&[4]));
    say(session, &battle, redoubt, isolde, &faces(&[2]));
    say(session, &battle, redoubt, reyne, &faces(&[3, 1]));
    say(session, &battle, redoubt, oriel, &faces(&[1, 2]));
    say(session, &battle, redoubt, oriel, &json!({ "kind": "choice", "choice": "refuse", "amount": null }));
    close(session, &battle);
    battle
}

fn text(path: &Path) -> (usize, String) {
    let document = Document::load(path).unwrap();
    let pages: Vec<u32> = document.get_pages().into_keys().collect();
    let text = document.extract_text(&pages).unwrap().replace('\u{200b}', "");
    (pages.len(), text.chars().filter(|c| !c.is_whitespace()).collect())
}

#[test]
fn an_empty_campaign_says_what_to_do_first_on_screen_and_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let seen = chronicle(&session, &campaign);
    assert!(seen.first.as_deref().unwrap().starts_with("Nobody has fought yet"), "{:?}", seen.first);
    assert!(seen.honours.is_empty() && seen.games.is_empty() && seen.standings.len() == 2);
    let none: Value = call(&session, "campaign_new", json!({ "name": "Winter" }));
    let none = chronicle(&session, none["id"].as_str().unwrap());
    assert!(none.first.as_deref().unwrap().starts_with("No Warband belongs"), "{:?}", none.first);
    let out = folder.path().join("none.pdf");
    let wanted = Wanted::Chronicle { book: folder.path().join("ardent-mile.nml"), campaign };
    let made = to_file(&wanted, None, Paper::A4, &out).unwrap();
    assert_eq!(made.pages, 1);
    assert!(text(&out).1.contains("Nobodyhasfoughtyet"));
}

#[test]
fn a_battle_that_was_logged_has_a_map_of_its_fallen_and_one_on_paper_has_none() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: Value = call(&session, "book_new", json!({ "holds": "season" }));
    let seasons: Vec<Value> = call(&session, "campaigns", Value::Null);
    let season = seasons[0]["id"].as_str().unwrap();
    let told = chronicle(&session, season);
    the_list_says_what_the_page_says(&session, &seasons[0], &told);
    the_dead_bear_what_their_warband_bears(&told);
    falls_and_kills_are_told_with_one_roll(&session, &told);
    let maps: Vec<_> = told.games.iter().filter_map(|game| Some((game, game.map.as_ref()?))).collect();
    assert!(maps.len() > 10, "the season was logged: {}", maps.len());
    let (mut counted, mut placed) = (0, 0);
    for (game, map) in maps {
        let fallen: Vec<&str> = game.sides.iter().flat_map(|side| &side.fallen).map(|one| one.name.as_str()).collect();
        assert!(map.falls.is_sorted_by_key(|fall| fall.turn), "{}", game.scenario);
        let strange = map.falls.iter().find(|fall| !fallen.contains(&fall.name.as_str()));
        assert_eq!(strange, None, "{}: the result counts {fallen:?}", game.scenario);
        counted += fallen.len();
        placed += map.falls.len();
        for fall in &map.falls {
            let on_table = fall.at.x <= map.table.width && fall.at.y <= map.table.depth;
            assert!(on_table && Some(fall.turn) <= game.turns, "{fall:?}");
        }
    }
    // Who was put aside before stands nowhere.
    assert!(placed * 10 > counted * 9, "{placed} of {counted}");

    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    fought(&session, &redoubt, &choir, &campaign);
    assert_eq!(chronicle(&session, &campaign).games[0].map, None, "nobody knows where they stood");
}

/// Who leads, who fights, and what comes next: the same in the list as on the campaign's page.
fn the_list_says_what_the_page_says(session: &Session, line: &Value, told: &CampaignChronicle) {
    let page: Value = call(session, "campaign", json!({ "campaign": told.id }));
    assert_eq!(line["next"], page["next"]["heading"]);
    let named = |of: &Value| of.as_array().unwrap().iter().map(|one| one["name"].clone()).collect::<Vec<_>>();
    assert_eq!(named(&line["banners"]), named(&page["standings"]));
    let first: Vec<&str> = told.standings.iter().filter(|one| one.rank == 1).map(|one| one.name.as_str()).collect();
    assert_eq!(line["leaders"], json!(first));
}

fn the_dead_bear_what_their_warband_bears(told: &CampaignChronicle) {
    assert!(told.dead.len() > 5, "{}", told.dead.len());
    for dead in &told.dead {
        let warband = told.standings.iter().find(|one| Some(&one.warband) == dead.warband.as_ref()).unwrap();
        assert_eq!((dead.emblem.as_ref(), &dead.of), (Some(&warband.emblem), &warband.name));
    }
    let holders = || told.honours.iter().flat_map(|honour| &honour.holders);
    assert!(holders().all(|holder| holder.emblem.is_some() == holder.warband.is_some()));
    // The sample's portraits are on its rosters, and who died keeps theirs.
    assert!(holders().any(|holder| holder.portrait.is_some()));
}

/// Who fell and who felled them are told with the same dice: 2 or 3 that count, to 9 or more with what is added.
fn falls_and_kills_are_told_with_one_roll(session: &Session, told: &CampaignChronicle) {
    let all: Vec<WarbandLives> = told.standings.iter().map(|line| lives(session, &line.warband)).collect();
    let moments = || all.iter().flat_map(|one| &one.models).flat_map(|life| &life.parts).flat_map(|part| &part.moments);
    let rolled = |kind: LifeKind| {
        let dice = moments().filter(|moment| moment.kind == kind && !moment.dice.is_empty()).map(|moment| &moment.dice);
        let mut dice: Vec<Vec<(u8, bool)>> =
            dice.map(|dice| dice.iter().map(|die| (die.face.number(), die.kept)).collect()).collect();
        dice.sort();
        dice
    };
    let (fell, felled) = (rolled(LifeKind::Fell), rolled(LifeKind::Felled));
    assert!(felled.len() > 10, "{}", felled.len());
    assert!(fell.len() >= felled.len(), "nobody falls to two: {} and {}", fell.len(), felled.len());
    assert!(felled.iter().all(|roll| fell.contains(roll)));
    assert!(fell.iter().all(|roll| (2..=3).contains(&roll.iter().filter(|(_, kept)| *kept).count())), "{fell:?}");
    assert!(fell.iter().any(|roll| roll.iter().any(|(_, kept)| !kept)), "some dice were dropped");
    // Where they fell is on the table that their battle had.
    let mut placed = 0;
    for one in &all {
        for part in one.models.iter().flat_map(|life| &life.parts) {
            let Some(at) = part.fell else { continue };
            let ground = one.grounds.iter().find(|ground| Some(&ground.battle) == part.battle.as_ref()).unwrap();
            assert!(at.x <= ground.table.width && at.y <= ground.table.depth, "{part:?}");
            placed += 1;
        }
    }
    assert!(placed * 10 > fell.len() * 9, "{placed} of {}", fell.len());
    // Everything that the aftermath decided with dice has them beside it.
    let told_of = |kind| moments().filter(|moment| moment.kind == kind && moment.dice.is_empty()).count();
    assert_eq!(told_of(LifeKind::Died), 0);
    assert!(!rolled(LifeKind::Learned).is_empty());
}

#[test]
fn the_lives_of_a_first_game_say_who_fell_to_whom_and_what_became_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = first_game(&session, &redoubt, &choir, &campaign);
    let seen = lives(&session, &redoubt);
    let isolde = life(&seen, "Isolde Marsh");
    assert_eq!((isolde.present, isolde.reason.as_deref()), (false, Some("did not survive")));
    assert_eq!(isolde.summary, "1 game · fell once");
    let part = isolde.parts.last().unwrap();
    assert_eq!(part.battle.as_deref(), Some(battle.as_str()));
    assert_eq!(part.title, "Game 1 · Claim No Man’s Land against The Ashen Choir");
    assert!(part.day.is_some());
    assert_eq!(
        said(part),
        ["Fought, and won", "Fell in Turn 3 to Gorm of The Ashen Choir", "Gone for good: did not survive"]
    );
    assert_eq!((part.moments[2].tone, part.moments[2].kind), (LifeTone::Bad, LifeKind::Died));
    // The dice of the moment: of a game on paper those of its aftermath.
    let dice = |moment: &LifeMoment| moment.dice.iter().map(|die| (die.face.number(), die.kept)).collect::<Vec<_>>();
    assert_eq!(part.moments.iter().map(dice).collect::<Vec<_>>(), [vec![], vec![], vec![(2, true)]]);
    let wound = life(&seen, "Aldous Reyne").parts.last().unwrap().moments.iter().map(dice).collect::<Vec<_>>();
    assert_eq!(wound, [vec![], vec![], vec![(3, true), (1, true)], vec![]], "the scar comes with the wound");
    let oriel = life(&seen, "Mother Oriel").parts.last().unwrap().moments.last().unwrap();
    assert_eq!((oriel.kind, dice(oriel)), (LifeKind::Died, vec![(1, true), (2, true)]));
    let reyne = life(&seen, "Aldous Reyne");
    assert!(reyne.present && reyne.reason.is_none());
    assert_eq!(said(reyne.parts.last().unwrap())[2..], ["Leg Wound", "A Battle Scar"]);
    assert_eq!(life(&seen, "Piers Allard").summary, "1 game · 1 casualty caused");
    let felled = said(life(&seen, "Piers Allard").parts.last().unwrap())[1];
    assert_eq!(felled, "Took Wretched Nib of The Ashen Choir Out of Action in Turn 3");
    assert!(life(&seen, "Father Cuthbert").summary.contains("1 Glorious Deed"));
    let gorm = lives(&session, &choir);
    assert_eq!(life(&gorm, "Gorm").summary, "1 game · 4 casualties caused");

    // Her kit is gone with her; that of the others is where the roster has it.
    let helmet = seen.items.iter().find(|item| item.place == "gone with Isolde Marsh").unwrap();
    assert!(!helmet.present);
    assert_eq!(said(helmet.parts.last().unwrap()), ["Gone with Isolde Marsh"]);
    let carried = seen.items.iter().filter(|item| item.place == "carried by Aldous Reyne").count();
    let roster = open_warband(&session, &redoubt);
    let kit = &roster.models.iter().find(|model| model.name == "Aldous Reyne").unwrap().kit;
    assert!(carried > 0 && carried <= kit.len(), "{carried} of {}", kit.len());
    // A model that is let go between two games has a day and no battle.
    let tobin = model(&roster, "Tobin Allard");
    edit(&session, &redoubt, &json!({ "kind": "remove_model", "model": tobin }));
    let seen = lives(&session, &redoubt);
    let tobin = life(&seen, "Tobin Allard");
    let last = tobin.parts.last().unwrap();
    assert_eq!(
        (tobin.reason.as_deref(), last.battle.as_deref(), last.title.as_str()),
        (Some("dismissed"), None, "Between games")
    );
    assert_eq!(said(last), ["Dismissed"]);
    assert_eq!(refused(&session, "warband_lives", json!({ "warband": campaign })).code, "WRONG_KIND");
}

#[test]
fn a_game_is_told_with_its_honours_and_the_players_own_words() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = first_game(&session, &redoubt, &choir, &campaign);
    let seen = chronicle(&session, &campaign);
    assert_eq!(seen.first, None);
    let [game] = seen.games.as_slice() else { panic!("{:?}", seen.games) };
    assert_eq!((game.number, game.scenario.as_str(), game.turns), (1, "Claim No Man’s Land", Some(4)));
    let ours = &game.sides[0];
    assert_eq!((ours.name.as_str(), ours.vp, ours.cvp), ("The Seventh Redoubt", Some(16), Some(15)));
    let told = [
        "Isolde Marsh fell in Turn 3 to Gorm and did not rise again.",
        "Their Glorious Deed was “Sniper” by Father Cuthbert.",
    ];
    assert!(told.iter().all(|sentence| ours.told.contains(sentence)), "{}", ours.told);
    let fallen = ours.fallen.iter().find(|fallen| fallen.name == "Mother Oriel").unwrap();
    assert_eq!(fallen.how, "Fell in Turn 3 to Gorm of The Ashen Choir");
    assert_eq!(fallen.fate.as_deref(), Some("Captured, executed"));
    // Who died is not said to have fallen first.
    let dead = ours.fallen.iter().find(|fallen| fallen.name == "Isolde Marsh").unwrap();
    assert_eq!((dead.how.split(' ').next(), dead.fate.as_deref()), (Some("Killed"), None), "{}", dead.how);

    let honours: Vec<(&str, &str, Vec<&str>)> = seen
        .honours
        .iter()
        .map(|honour| {
            let names = honour.holders.iter().map(|holder| holder.name.as_str()).collect();
            (honour.title.as_str(), honour.figure.as_str(), names)
        })
        .collect();
    assert_eq!(
        honours,
        [
            ("Most casualties caused", "4 enemies", vec!["Gorm of The Ashen Choir"]),
            ("Most Glorious Deeds", "1 Deed", vec!["Father Cuthbert of The Seventh Redoubt"]),
            (
                "Most often fallen, and still standing",
                "once",
                vec![
                    "Aldous Reyne of The Seventh Redoubt",
                    "Tobin Allard of The Seventh Redoubt",
                    "Wretched Nib of The Ashen Choir"
                ]
            ),
            ("Most Battle Scars", "1 Battle Scar", vec!["Aldous Reyne of The Seventh Redoubt"]),
            ("Bloodiest battle", "5 models Out of Action", vec!["Game 1 · Claim No Man’s Land"]),
            ("Biggest victory", "by 3 victory points", vec!["The Seventh Redoubt, Game 1 · Claim No Man’s Land"]),
        ],
        "only what is in the facts: nobody has fought twice, nobody has missed a game"
    );

    // Several words stay, each with who and when; what nobody can read is refused.
    note(&session, &campaign, &battle, "  Isolde held the ridge alone.  ");
    drop(session);
    let session = crate::kit::session(&folder).signed("Ines");
    let seen = note(&session, &campaign, &battle, "Gorm was lucky.");
    let words: Vec<(&str, &str)> = seen.games[0].words.iter().map(|w| (w.by.as_str(), w.text.as_str())).collect();
    assert_eq!(words, [("Ada", "Isolde held the ridge alone."), ("Ines", "Gorm was lucky.")]);
    let refuse = |battle: &str, text: &str| {
        refused(&session, "chronicle_note", json!({ "campaign": campaign, "battle": battle, "text": text })).code
    };
    assert_eq!(refuse(&battle, "  "), "NO_TEXT");
    assert_eq!(refuse(&battle, &"x".repeat(seen.note_most + 1)), "TOO_LONG");
    assert_eq!(refuse(&"0".repeat(32), "Who?"), "UNKNOWN_BATTLE");
    let history: CampaignHistory = call(&session, "campaign_history", json!({ "campaign": campaign }));
    let last = history.entries.last().unwrap();
    assert_eq!((last.said.as_str(), last.battle.as_deref()), ("Gorm was lucky.", Some(battle.as_str())));
    assert!(last.in_force, "nobody has undone a word about a game");
    for _ in 2..50 {
        note(&session, &campaign, &battle, "More.");
    }
    assert_eq!(refuse(&battle, "Too much."), "TOO_MANY");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn what_was_corrected_later_stands_beside_the_game_and_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = first_game(&session, &redoubt, &choir, &campaign);
    note(&session, &campaign, &battle, "Isolde held the ridge alone.");
    let now: Value = call(&session, "correction", json!({ "aftermath": battle, "steps": [] }));
    let lines = now["pages"][0]["lines"].as_array().unwrap();
    let isolde = lines.iter().find(|line| line["heading"] == "Survival Roll for Isolde Marsh").unwrap();
    let anew = json!({ "kind": "anew", "seq": isolde["seq"], "place": isolde["place"], "answer": faces(&[5]) });
    let said = json!({ "aftermath": battle, "reason": "The die lay askew", "steps": [anew] });
    call::<Aftermath>(&session, "correction_accept", said);
    let seen = chronicle(&session, &campaign);
    let [corrected] = seen.games[0].corrected.as_slice() else { panic!("{:?}", seen.games[0].corrected) };
    assert_eq!((corrected.by.as_str(), corrected.reason.as_deref()), ("Ada", Some("The die lay askew")));
    assert!(corrected.said.iter().any(|line| line.contains("Isolde Marsh")), "{:?}", corrected.said);
    let ours = &seen.games[0].sides[0];
    assert!(
        ours.fallen.iter().any(|fallen| fallen.name == "Isolde Marsh" && fallen.fate.as_deref() == Some("Survives"))
    );
    assert!(life(&lives(&session, &redoubt), "Isolde Marsh").present, "her life is told as it is now");

    let out = folder.path().join("chronicle.pdf");
    let file = folder.path().join("ardent-mile.nml");
    let wanted = Wanted::Chronicle { book: file.clone(), campaign: "The Ardent Mile".into() };
    let made = to_file(&wanted, None, Paper::Letter, &out).unwrap();
    assert_eq!(made.bytes as u64, fs::metadata(&out).unwrap().len());
    let (pages, text) = text(&out);
    assert_eq!(pages, made.pages);
    let expected = [
        "Chronicle",
        "The Ardent Mile",
        "Standings",
        "Honours",
        "Gorm of The Ashen Choir",
        "Game 1",
        "Claim No Man’s Land",
        "16 VP",
        "Isolde held the ridge alone.",
        "The die lay askew",
        "Captured, executed",
        "rules 1.0.2",
        "1 / ",
    ];
    for words in expected {
        let bare: String = words.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
        assert!(text.to_lowercase().contains(&bare), "{words} is not in {text}");
    }
    let read = book::read(&file).unwrap();
    assert_eq!(chronicle_of(&read, &campaign).unwrap(), seen, "a book that is only read tells the same");
}

#[test]
fn a_battle_with_a_log_counts_its_dice_and_brings_its_notes() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let set_up = page["games"][0]["set_up"].clone();
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": set_up }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    let last = nearly_over(&session, &battle);
    let view: Value = call(&session, "battle_say", json!({ "battle": battle, "commands": [last] }));
    assert!(view["log"].is_array() || view.is_object());
    let entries = view["log"].as_array().expect("the log");
    let shot = entries.iter().rfind(|one| one["in_force"] == true).unwrap()["seq"].clone();
    let _: Value =
        call(&session, "battle_note", json!({ "battle": battle, "seq": shot, "text": "The last shot of the day." }));
    let seen = chronicle(&session, &campaign);
    assert_eq!(seen.honours_note, "1 game · dice counted from 1 with a log");
    let titles: Vec<&str> = seen.honours.iter().map(|honour| honour.title.as_str()).collect();
    for title in ["Most attacks missed", "Most BLOOD MARKERS placed", "Most BLOOD MARKERS borne"] {
        assert!(titles.contains(&title), "{titles:?}");
    }
    let [word] = seen.games[0].log_words.as_slice() else { panic!("{:?}", seen.games[0].log_words) };
    assert_eq!((word.text.as_str(), word.by.as_str()), ("The last shot of the day.", "Ada"));
    assert!(word.turn.is_some());
    assert!(seen.games[0].note.as_deref().unwrap().starts_with("Its aftermath is open"));
}

#[test]
fn games_from_before_this_book_were_entered_together_and_each_keeps_its_own_words() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: Value = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Value = call(&session, "campaign_new", json!({ "name": "Winter" }));
    let campaign = campaign["id"].as_str().unwrap().to_owned();
    for name in ["The Iron Wall", "The Ninth Famine"] {
        let new = json!({ "name": name, "faction": "new-antioch", "variant": null });
        let warband: Value = call(&session, "warband_muster", new);
        let joins = json!({ "campaign": campaign, "warband": warband["id"] });
        let _: Value = call(&session, "campaign_admit", joins);
    }
    let table = "Date\tScenario\tPlayer\tScore\tPlayer\tScore\n\
        1.3.2026\tRelic Hunt\tThe Iron Wall\t9\tThe Ninth Famine\t4\n\
        8.3.2026\tSupply Raid\tThe Iron Wall\t2\tThe Ninth Famine\t7\n";
    let input = json!({ "campaign": campaign, "text": table, "names": [] });
    let understood: Value = call(&session, "campaign_earlier", input.clone());
    assert_eq!(understood["problems"], json!([]), "{understood}");
    let _: Value = call(&session, "campaign_earlier_enter", input);
    let seen = chronicle(&session, &campaign);
    let days: Vec<Option<&str>> = seen.games.iter().map(|game| game.day.as_deref()).collect();
    assert_eq!(days, [Some("2026-03-01"), Some("2026-03-08")]);
    let second = seen.games[1].battle.clone();
    let seen = note(&session, &campaign, &second, "It rained.");
    assert!(seen.games[0].words.is_empty());
    assert_eq!(seen.games[1].words[0].text, "It rained.");
    let history: CampaignHistory = call(&session, "campaign_history", json!({ "campaign": campaign }));
    let last = history.entries.last().unwrap();
    assert_eq!(
        (last.said.as_str(), last.note.as_deref(), last.battle.as_deref()),
        ("It rained.", None, Some(second.as_str()))
    );
}
