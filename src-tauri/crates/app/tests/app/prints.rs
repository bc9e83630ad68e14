//! Prints contain text that can be read, and say what the screens say.

use std::fs;
use std::path::{Path, PathBuf};

use lopdf::{Document, Object};
use nml_app::prints::{Paper, PrintMade, Wanted, to_file};
use nml_exchange::pack;
use serde_json::{Value, json};

/// The text of a PDF, its spaces as they were set; the breaks of long words, which nobody sees, are taken out.
pub fn text(path: &Path) -> String {
    let document = Document::load(path).unwrap();
    let pages: Vec<u32> = document.get_pages().into_keys().collect();
    let text = document.extract_text(&pages).unwrap();
    text.replace('\u{200b}', "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the words stand in it, in any lines and runs.
#[track_caller]
pub fn says(text: &str, words: &str) {
    let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
    assert!(bare(text).contains(&bare(words)), "“{words}” is not in: {text}");
}

fn printed(wanted: &Wanted, folder: &Path) -> (PrintMade, String) {
    let out = folder.join("sheet.pdf");
    let made = to_file(wanted, None, Paper::A4, &out).unwrap_or_else(|failure| panic!("{wanted:?}: {failure:?}"));
    assert_eq!(made.bytes as u64, fs::metadata(&out).unwrap().len());
    assert!(made.bytes < 1 << 20, "{wanted:?}: {} bytes", made.bytes);
    let text = text(&out);
    says(&text, "unofficial");
    says(&text, "rules 1.0.2");
    (made, text)
}

#[test]
fn a_battle_sheet_is_blank_or_has_both_warbands_and_the_deeds() {
    let folder = tempfile::tempdir().unwrap();
    let order =
        ["Sides", "Scenario", "Attacker", "Day", "Turns", "Victory points", "took part", "by whom", "Deeds", "Winner"];
    let blank = Wanted::BattleSheet { files: Vec::new(), scenario: None };
    let (made, text) = printed(&blank, folder.path());
    assert_eq!(made.pages, 1);
    let mut rest = text.as_str();
    for word in order {
        let (_, after) = rest.split_once(word).unwrap_or_else(|| panic!("no {word} in the order of the form: {text}"));
        rest = after;
    }
    let files: Vec<PathBuf> = samples().into_iter().take(2).collect();
    let scenario = Some("claim-no-mans-land".to_owned());
    let (made, text) = printed(&Wanted::BattleSheet { files, scenario }, folder.path());
    assert!((1..=2).contains(&made.pages), "{} pages", made.pages);
    says(&text, "Claim No Man’s Land");
    says(&text, "Sniper");
}

#[test]
fn the_standings_are_printed_alone_with_what_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("standings.pdf");
    let (session, redoubt, choir, campaign) = crate::kit::sample(&folder);
    let battle = crate::kit::fought(&session, &redoubt, &choir, &campaign);
    drop(session);
    let session = crate::kit::session_with(&folder, vec![Some(path.clone())]);
    let order = json!({ "what": { "sheet": "standings", "campaign": campaign }, "paper": "a4" });
    let made: Option<PrintMade> = crate::kit::call(&session, "print", order);
    assert_eq!(made.map(|made| made.pages), Some(1), "{battle}");
    let text = text(&path);
    for words in ["Standings", "The Ardent Mile", "win 15, draw 10, loss 7", "The Seventh Redoubt", "The Ashen Choir"] {
        says(&text, words);
    }
    assert!(!text.contains("Honours"), "{text}");
}

#[test]
fn house_rules_in_words_are_printed_in_the_chronicle_as_they_were_typed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chronicle.pdf");
    let (session, _, _, campaign) = crate::kit::sample(&folder);
    let typed =
        "No proxies of *Elites*.\n#pagebreak() is no markup, $x$ neither.\n\n_Late_ players `forfeit` <b>soon</b>.";
    let write = json!({ "campaign": campaign, "text": typed });
    let _: Value = crate::kit::call(&session, "campaign_rules_write", write);
    let knobs = json!({ "campaign": campaign, "knobs": [{ "knob": "win", "value": 3 }] });
    let _: Value = crate::kit::call(&session, "campaign_house_set", knobs);
    drop(session);
    let session = crate::kit::session_with(&folder, vec![Some(path.clone())]);
    let order = json!({ "what": { "sheet": "chronicle", "campaign": campaign }, "paper": "a4" });
    let made: Option<PrintMade> = crate::kit::call(&session, "print", order);
    assert_eq!(made.map(|made| made.pages), Some(1));
    let text = text(&path);
    says(&text, "House rules");
    says(&text, "Campaign Victory Points of a win: 3 (printed: 15)");
    for line in typed.lines().filter(|line| !line.is_empty()) {
        says(&text, line);
    }
}

#[test]
fn every_scenario_is_printed_with_all_that_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let pack = pack::embedded().unwrap();
    assert!(pack.catalogue.pack().scenarios.len() >= 12);
    for scenario in &pack.catalogue.pack().scenarios {
        let (made, text) = printed(&Wanted::Scenario(scenario.id.clone()), folder.path());
        assert!((2..=5).contains(&made.pages), "{}: {} pages", scenario.id, made.pages);
        says(&text, &scenario.name);
        for zone in &scenario.zones {
            says(&text, &zone.label);
            if zone.unconfirmed.is_some() {
                says(&text, "Not confirmed");
            }
        }
        let notes = scenario.zones.iter().filter_map(|zone| zone.unconfirmed.as_ref());
        let notes = notes.chain(scenario.objectives.iter().filter_map(|objective| objective.unconfirmed.as_ref()));
        for note in notes {
            says(&text, note);
        }
        for deed in &scenario.deeds {
            says(&text, &deed.name);
            says(&text, deed.condition.trim_end_matches('.'));
        }
        for thing in &scenario.things {
            says(&text, &thing.label);
        }
        for neutral in &scenario.neutrals {
            says(&text, &neutral.sheet.name);
        }
        for reminder in &scenario.reminders {
            says(&text, &reminder.text);
        }
        for turn in 1..=scenario.turns {
            says(&text, &format!("Turn {turn}"));
        }
        says(&text, &format!("{} Turns", scenario.turns));
    }
}

fn samples() -> Vec<PathBuf> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/samples");
    let foreign = Path::new(env!("CARGO_MANIFEST_DIR")).join("../exchange/tests/samples");
    let files = [data, foreign].into_iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).filter(|path| path.is_file()).collect();
    files.sort();
    assert!(files.len() >= 12, "{files:?}");
    files
}

#[test]
fn every_sample_is_printed_as_roster_and_cards() {
    let folder = tempfile::tempdir().unwrap();
    for path in samples() {
        let import = nml_app::imports::import(&path, None).unwrap();
        let roster = &import.warband.roster;
        let (_, page) = printed(&Wanted::Roster(path.clone()), folder.path());
        let (cards, card) = printed(&Wanted::Cards(path.clone()), folder.path());
        assert!(cards.pages >= roster.models.len().div_ceil(4), "{path:?}");
        says(&page, &roster.name);
        for model in &roster.models {
            for text in [&page, &card] {
                says(text, model.name.as_deref().unwrap_or(""));
            }
        }
        says(&page, &format!("Ducats {}", import.judgement.total_ducats));
    }
}

#[test]
fn a_roster_and_its_cards_say_what_the_builder_says() {
    let folder = tempfile::tempdir().unwrap();
    let (first, redoubt, _, _) = crate::kit::sample(&folder);
    let shown = crate::kit::open_warband(&first, &redoubt);
    drop(first);
    let (roster, cards) = (folder.path().join("roster.pdf"), folder.path().join("cards"));
    let session = crate::kit::session_with(&folder, vec![Some(roster.clone()), Some(cards.clone()), None]);
    let order = |sheet: &str| json!({ "what": { "sheet": sheet, "warband": redoubt }, "paper": "letter" });
    let made: Value = crate::kit::call(&session, "print", order("roster"));
    assert_eq!(made["path"], roster.display().to_string());
    let made: Value = crate::kit::call(&session, "print", order("cards"));
    assert_eq!(made["path"], cards.with_extension("pdf").display().to_string(), "a name without an ending gets one");
    let nothing: Value = crate::kit::call(&session, "print", order("roster"));
    assert_eq!(nothing, Value::Null, "no name, no file");

    let (page, card) = (text(&roster), text(&folder.path().join("cards.pdf")));
    says(&page, &shown.name);
    says(&page, &shown.faction);
    says(&page, &format!("Ducats{} of {}", shown.ducats.is, shown.ducats.of.unwrap()).replace("Ducats", ""));
    assert!(shown.models.iter().any(|model| model.elite) && !shown.models.is_empty());
    for model in &shown.models {
        says(&page, &model.name);
        says(&card, &model.name);
        says(&page, &model.ducats.to_string());
        for piece in model.kit.iter() {
            says(&page, &piece.name);
            says(&card, &piece.name);
        }
        for weapon in &model.profile.weapons {
            says(&card, &format!("{} {}", weapon.name, weapon.text));
        }
        for ability in &model.profile.abilities {
            says(&card, &format!("{} {}", ability.name, ability.text));
        }
        for it in &model.profile.characteristics {
            says(&card, &it.value);
        }
    }
    for fallen in &shown.fallen {
        says(&page, &fallen.name);
    }
}

#[test]
fn what_was_written_by_hand_is_printed_as_not_checked() {
    let folder = tempfile::tempdir().unwrap();
    let (first, ..) = crate::kit::sample(&folder);
    drop(first);
    let outs = [folder.path().join("roster.pdf"), folder.path().join("cards.pdf")];
    let session = crate::kit::session_with(&folder, outs.iter().cloned().map(Some).collect());
    let by_hand = json!({ "faction": "Wolves", "models": 2 });
    let new = json!({ "name": "The visitors", "faction": "", "variant": null, "by_hand": by_hand });
    let visitors: Value = crate::kit::call(&session, "warband_muster", new);
    for (sheet, out) in ["roster", "cards"].iter().zip(&outs) {
        let what = json!({ "sheet": sheet, "warband": visitors["id"] });
        crate::kit::call::<Value>(&session, "print", json!({ "what": what, "paper": "a4" }));
        let page = text(out);
        says(&page, "Model 2");
        says(&page, "custom, not checked");
    }
}

#[test]
fn a_set_up_is_printed_with_its_own_terrain() {
    let folder = tempfile::tempdir().unwrap();
    let (first, ..) = crate::kit::sample(&folder);
    let view: Value = serde_json::from_str(
        nml_app::dispatch::answer(
            &first,
            "set_up_new",
            json!({ "scenario": "claim-no-mans-land", "name": "Thursday", "campaign": null }),
        )
        .unwrap()
        .get(),
    )
    .unwrap();
    let id = view["id"].as_str().unwrap();
    let piece = json!({
        "id": "p1", "kind": "landmark", "label": "The Weeping Column", "height": 152_400,
        "shape": { "circle": { "centre": { "x": 609_600, "y": 609_600 }, "radius": 50_800 } },
    });
    let wire = json!({
        "id": "p2", "kind": "wall", "look": "wire", "label": "The Thorns", "height": 25_400,
        "keywords": ["MINED"],
        "shape": { "rect": { "corner": { "x": 50_800, "y": 50_800 }, "width": 203_200, "depth": 25_400 } },
    });
    for terrain in [piece, wire] {
        let change = json!({ "set_up": id, "change": { "do": "place", "terrain": terrain } });
        nml_app::dispatch::answer(&first, "set_up_change", change).unwrap();
    }
    drop(first);
    let session = crate::kit::session_with(&folder, vec![Some(folder.path().join("sheet.pdf"))]);
    let _: Value =
        crate::kit::call(&session, "print", json!({ "what": { "sheet": "set_up", "set_up": id }, "paper": "a4" }));
    let page = text(&folder.path().join("sheet.pdf"));
    says(&page, "Thursday");
    says(&page, "The Weeping Column");
    says(&page, "2″ around its middle, 6″ high 24″ 24″");
    // What is drawn on the map has its name beside it, whatever the piece is called.
    for words in ["The Thorns", "Ruin", "Landmark", "Wire", "Mined"] {
        says(&page, words);
    }
}

#[test]
fn the_reference_holds_what_is_looked_up() {
    let folder = tempfile::tempdir().unwrap();
    let (made, text) = printed(&Wanted::Reference, folder.path());
    assert_eq!(made.pages, 2);
    // In the words of the screen: the pack says some of them less well.
    let shown: Vec<Value> = crate::kit::call(&crate::kit::session(&folder), "reference", Value::Null);
    let of_the_rules = |entry: &&Value| entry["kind"] == "keyword" && entry["pack"] == Value::Null;
    let said: Vec<&str> = shown.iter().filter(of_the_rules).map(|entry| entry["text"].as_str().unwrap()).collect();
    assert_eq!(said.len(), pack::embedded().unwrap().catalogue.pack().keywords.len());
    for meaning in said.into_iter().filter(|meaning| !meaning.starts_with("A name")) {
        says(&text, meaning);
    }
    says(&text, "This many attacks in one Shoot, at targets within 6 inches of each other.");
    for words in ["7–8 Down", "9 or more Out of Action", "1 or less No Effect", "2–6 Failure", "12 Critical"] {
        says(&text, words);
    }
    let (made, _) = printed(&Wanted::BlankCards, folder.path());
    assert_eq!(made.pages, 1);
}

#[test]
fn equal_sheets_give_equal_bytes_with_title_and_language() {
    let folder = tempfile::tempdir().unwrap();
    let path = samples().remove(0);
    let bytes = |name: &str| {
        let out = folder.path().join(name);
        to_file(&Wanted::Roster(path.clone()), None, Paper::A4, &out).unwrap();
        fs::read(out).unwrap()
    };
    let (first, second) = (bytes("one.pdf"), bytes("two.pdf"));
    assert_eq!(first, second);
    let document = Document::load_mem(&first).unwrap();
    let catalog = document.catalog().unwrap();
    assert_eq!(catalog.get(b"Lang").and_then(Object::as_str).unwrap(), b"en-GB");
    assert!(catalog.get(b"StructTreeRoot").is_ok(), "it is tagged for those who hear it");
    let info = document.trailer.get(b"Info").and_then(Object::as_reference).unwrap();
    let info = document.get_dictionary(info).unwrap();
    assert!(info.get(b"Title").is_ok() && info.get(b"CreationDate").is_err());
}

#[test]
fn what_cannot_be_printed_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("sheet.pdf");
    let failure = to_file(&Wanted::Scenario("no-such".into()), None, Paper::A4, &out).unwrap_err();
    assert_eq!(failure.code, "UNKNOWN_SCENARIO");
    assert!(failure.message.contains("It has claim-no-mans-land"), "{failure:?}");
    let failure = to_file(&Wanted::Reference, None, Paper::A4, &folder.path().join("no/such/folder.pdf")).unwrap_err();
    assert_eq!(failure.code, "UNWRITABLE");
    let book = folder.path().join("club.nml");
    fs::write(&book, b"SQLite format 3\0 and a whole season").unwrap();
    let failure = to_file(&Wanted::Reference, None, Paper::A4, &book).unwrap_err();
    assert_eq!(failure.code, "UNWRITABLE");
    assert!(failure.message.contains("club.nml: The file cannot be written: an SQLite file"), "{failure:?}");
    assert!(fs::read(&book).unwrap().starts_with(b"SQLite"), "it is left as it is");
    let failure = to_file(&Wanted::Cards(folder.path().join("missing.json")), None, Paper::A4, &out).unwrap_err();
    assert!(failure.message.contains("missing.json"), "{failure:?}");
    assert!(!out.exists());
}

#[test]
fn an_ending_left_to_the_app_replaces_no_file_that_nobody_was_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let stands = folder.path().join("sheet.pdf");
    fs::write(&stands, "last week's").unwrap();
    let named = Some(folder.path().join("sheet"));
    let session = crate::kit::session_with(&folder, vec![named, Some(stands.clone())]);
    crate::kit::call::<Value>(&session, "book_new", json!({ "holds": "nothing" }));
    let order = json!({ "what": { "sheet": "reference" }, "paper": "a4" });
    assert_eq!(crate::kit::refused(&session, "print", order.clone()).code, "FILE_EXISTS");
    assert_eq!(fs::read(&stands).unwrap(), b"last week's");
    let made: PrintMade = crate::kit::call(&session, "print", order);
    assert_eq!(made.path, stands.display().to_string(), "who names it was asked by the dialog");
    assert!(fs::read(&stands).unwrap().starts_with(b"%PDF"));
}
