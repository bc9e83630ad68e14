//! A session with a real book in a folder of its own, and hands that answer its dialogs.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use nml_app::aftermath::{Aftermath, AftermathPage};
use nml_app::campaigns::{Campaign, CampaignAction, Planned, Standing};
use nml_app::dialog::{Asked, Dialogs, Nobody};
use nml_app::dispatch::answer;
use nml_app::dropped::FileBytes;
use nml_app::failure::Failure;
use nml_app::lists;
use nml_app::open_book::BookState;
use nml_app::packs::Packs;
use nml_app::season;
use nml_app::session::Session;
use nml_app::streams::{All, Open};
use nml_app::subject::{Battles, Campaigns, Warbands as WarbandStream};
use nml_app::warbands::{RosterFile, RosterRead, Warband, WarbandsKept};
use nml_battle::Command;
use nml_warband::result::{BattleResult, Casualty, Deed, Foe, Outcome, SideResult};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Answers every question for a file with the next of these paths.
pub struct Hands(pub Mutex<Vec<Option<PathBuf>>>);

impl Dialogs for Hands {
    fn path(&self, asked: &Asked) -> Result<Option<PathBuf>, Failure> {
        let mut paths = self.0.lock().unwrap();
        assert!(!paths.is_empty(), "nobody expected to be asked: {}", asked.title);
        Ok(paths.remove(0))
    }
}

pub fn call<T: DeserializeOwned>(session: &Session, name: &str, input: Value) -> T {
    let answer = answer(session, name, input).unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
    serde_json::from_str(answer.get()).unwrap_or_else(|error| panic!("{name}: {error}: {answer}"))
}

pub fn refused(session: &Session, name: &str, input: Value) -> Failure {
    answer(session, name, input).expect_err(name)
}

/// Threshold Value and Field Strength of a Warband's next game.
pub fn allowed(line: &Standing) -> (u32, u16) {
    let next = line.next.as_ref().expect("a table for its next game");
    (next.threshold, next.field_strength)
}

/// Bytes of a file that was dropped, as a call takes them.
pub fn file_bytes(bytes: impl AsRef<[u8]>) -> Value {
    json!(FileBytes(bytes.as_ref().to_vec()))
}

pub fn session(folder: &TempDir) -> Session {
    let book = folder.path().join("ardent-mile.nml");
    Session::new(folder.path().join("data"), Some(book), Box::new(Nobody)).signed("Ada")
}

pub fn session_with(folder: &TempDir, paths: Vec<Option<PathBuf>>) -> Session {
    let book = folder.path().join("ardent-mile.nml");
    Session::new(folder.path().join("data"), Some(book), Box::new(Hands(Mutex::new(paths)))).signed("Ada")
}

/// The first start with the sample; both Warbands' ids and the campaign's.
pub fn sample(folder: &TempDir) -> (Session, String, String, String) {
    let session = session(folder);
    let state: BookState = call(&session, "book_new", json!({"holds": "first_game"}));
    assert!(matches!(state, BookState::Open { .. }), "{state:?}");
    let campaigns: Value = call(&session, "campaigns", Value::Null);
    let campaign = campaigns[0]["id"].as_str().unwrap().to_owned();
    let id = |name: &str| {
        let lines: Vec<Value> = call(&session, "warbands", Value::Null);
        let line = lines.into_iter().find(|line| line["name"] == name).expect("the sample's Warband");
        line["id"].as_str().unwrap().to_owned()
    };
    let (redoubt, choir) = (id("The Seventh Redoubt"), id("The Ashen Choir"));
    (session, redoubt, choir, campaign)
}

pub fn open_warband(session: &Session, id: &str) -> Warband {
    call(session, "warband", json!({ "warband": id }))
}

/// Reads the one file of a source: what it brought, or the code and the line that say why nothing.
pub fn brought(session: &Session, source: &Value) -> Result<Value, (String, String)> {
    let files: Vec<RosterFile> = call(session, "warband_import", json!({ "source": source }));
    let [RosterFile { read, .. }] = files.as_slice() else { panic!("one file: {files:?}") };
    match read {
        RosterRead::Roster { brought, .. } => Ok(serde_json::to_value(brought).unwrap()),
        RosterRead::Refused { code, why } => Err((code.clone(), why.clone())),
    }
}

/// Keeps a Warband that was brought in.
pub fn keep(session: &Session, brought: &Value, name: Option<&str>) -> Warband {
    let kept: WarbandsKept = call(session, "warband_import_keep", keeping(brought, name));
    open_warband(session, &kept.warbands[0])
}

pub fn keeping(brought: &Value, name: Option<&str>) -> Value {
    json!({ "rosters": [{ "brought": brought["brought"], "name": name }] })
}

pub fn edit(session: &Session, id: &str, edit: &Value) -> Warband {
    call(session, "warband_edit", json!({ "warband": id, "edit": edit }))
}

pub fn model(warband: &Warband, name: &str) -> u32 {
    warband.models.iter().find(|model| model.name == name).unwrap_or_else(|| panic!("no {name}")).id
}

/// The planned battle of the sample, fought to 16 : 13: Tobin, Isolde, Reyne and Oriel fell, and Nib.
pub fn fought(session: &Session, redoubt: &str, choir: &str, campaign: &str) -> String {
    let page: Campaign = call(session, "campaign", json!({ "campaign": campaign }));
    let [next] = page.next.actions.as_slice() else { panic!("one way on: {:?}", page.next) };
    let CampaignAction::SetUp { set_up } = &next.what else { panic!("a set-up: {next:?}") };
    let begun: Value =
        serde_json::from_str(answer(session, "battle_begin", json!({ "set_up": set_up })).unwrap().get()).unwrap();
    let battle = begun["id"].as_str().unwrap().to_owned();
    assert_eq!(page.games[0].battle, battle, "the battle has the id that the campaign planned it with");
    let (ours, theirs) = (open_warband(session, redoubt), open_warband(session, choir));
    let fell = |warband: &Warband, name: &str, foe: (&str, u32)| {
        let model = warband.models.iter().find(|model| model.name == name).unwrap();
        Casualty {
            model: model.id,
            entry: model.entry.clone(),
            name: name.to_owned(),
            elite: model.elite,
            turn: 3,
            by: Some(Foe { warband: foe.0.to_owned(), model: Some(foe.1), weapon: None }),
        }
    };
    let part = |warband: &Warband| warband.models.iter().map(|model| model.id).collect();
    let gorm = model(&theirs, "Gorm");
    let piers = model(&ours, "Piers Allard");
    let result = BattleResult {
        untold: false,
        battle: battle.clone(),
        turns: 4,
        played: None,
        attacker: None,
        sides: vec![
            SideResult {
                warband: redoubt.to_owned(),
                outsider: None,
                coalition: None,
                vp: Some(16),
                outcome: Outcome::Won,
                conceded: false,
                deeds: vec![Deed {
                    deed: "sniper".into(),
                    model: Some(model(&ours, "Father Cuthbert")),
                    glory: 1,
                    promotion_dice: 1,
                    leader_experience: false,
                }],
                casualties: ["Tobin Allard", "Isolde Marsh", "Aldous Reyne", "Mother Oriel"]
                    .map(|name| fell(&ours, name, (choir, gorm)))
                    .into(),
                took_part: part(&ours),
                used_up: Vec::new(),
                left: Vec::new(),
                fell_untold: false,
                deeds_untold: false,
            },
            SideResult {
                warband: choir.to_owned(),
                outsider: None,
                coalition: None,
                vp: Some(13),
                outcome: Outcome::Lost,
                conceded: false,
                deeds: Vec::new(),
                casualties: vec![fell(&theirs, "Wretched Nib", (redoubt, piers))],
                took_part: part(&theirs),
                used_up: Vec::new(),
                left: Vec::new(),
                fell_untold: false,
                deeds_untold: false,
            },
        ],
    };
    season::record(session, &battle, result.clone()).unwrap();
    season::record(session, &battle, result).expect("said twice, it is the same record");
    battle
}

fn somebody_falls(battle: &nml_battle::Battle, seed: u64) -> bool {
    let mut battle = battle.clone();
    let mut chance = nml_app::chance::Chance::seeded(seed);
    while battle.outcome.is_none() {
        let now = nml_battle::options(&battle);
        let command = nml_battle::choose(&battle, &now, &mut |n| chance.below(n)).unwrap();
        for event in nml_battle::decide(&battle, &command).unwrap() {
            nml_battle::evolve(&mut battle, &event);
        }
    }
    battle.models().any(|(_, model)| model.condition == nml_battle::Condition::Out)
}

/// Played by seeded players up to its last command, which is given back: it is to come through the door.
pub fn nearly_over(session: &Session, battle: &str) -> Command {
    let mut open: Open<Battles> = session.open_stream(battle).unwrap();
    // Somebody falls in it, so that there is an aftermath.
    let seed = (7..).find(|seed| somebody_falls(&open.state, *seed)).unwrap();
    let mut chance = nml_app::chance::Chance::seeded(seed);
    loop {
        let now = nml_battle::options(&open.state);
        let command = nml_battle::choose(&open.state, &now, &mut |n| chance.below(n)).unwrap();
        let events = nml_battle::decide(&open.state, &command).unwrap();
        let mut after = open.state.clone();
        for event in &events {
            nml_battle::evolve(&mut after, event);
        }
        if after.outcome.is_some() {
            let row = lists::battle_row(&open);
            let append = open.append().unwrap();
            session.write(vec![append], vec![row]).unwrap();
            return command;
        }
        open.record(session.author(), command, events).unwrap();
    }
}

/// The D6 of the stage table for the two that fight next, as the campaign's page throws it.
pub fn die(session: &Session, campaign: &str, face: u8) -> Planned {
    let page: Campaign = call(session, "campaign", json!({ "campaign": campaign }));
    let CampaignAction::Plan { warbands } = &page.next.actions[0].what else { panic!("no die: {:?}", page.next) };
    let by = json!({ "by": "table", "face": face });
    call(session, "plan_make", json!({ "campaign": campaign, "warbands": warbands, "by": by }))
}

/// The campaign after a die that names a scenario.
pub fn rolled(session: &Session, campaign: &str, face: u8) -> Campaign {
    let Planned::Planned { .. } = die(session, campaign, face) else { panic!("a {face} names no scenario") };
    call(session, "campaign", json!({ "campaign": campaign }))
}

pub fn page_of<'a>(aftermath: &'a Aftermath, warband: &str) -> &'a AftermathPage {
    aftermath.pages.iter().find(|page| page.id == warband).unwrap()
}

/// Answers the question about a model.
pub fn say(session: &Session, battle: &str, warband: &str, model: u32, given: &Value) -> Aftermath {
    let before: Aftermath = call(session, "aftermath", json!({ "aftermath": battle }));
    let page = page_of(&before, warband);
    let question = page.steps[0].questions.iter().find(|question| question.model == Some(model));
    let question = question.unwrap_or_else(|| panic!("nothing is asked about model {model}: {:?}", page.steps[0]));
    call(session, "aftermath_answer", json!({ "aftermath": battle, "question": question.id, "answer": given }))
}

/// Everybody who fell recovers, what comes after Trauma is settled at the table, and both sides agree: it is closed.
pub fn close(session: &Session, battle: &str) -> Aftermath {
    loop {
        let now: Aftermath = call(session, "aftermath", json!({ "aftermath": battle }));
        if now.closed {
            return now;
        }
        let mut asks = false;
        for page in &now.pages {
            let mut asked = page.steps.iter().flat_map(|step| &step.questions);
            if page.may_set_aside {
                let aside = json!({ "aftermath": battle, "warband": page.id, "step": false, "reason": "On paper" });
                call::<Aftermath>(session, "aftermath_set_aside", aside);
                asks = true;
            } else if let Some(question) = asked.next() {
                let given = match question.dice {
                    Some(dice) if dice.count == 2 => faces(&[4, 1]),
                    Some(_) => faces(&[6]),
                    None => json!({ "kind": "choice", "choice": "sign", "amount": null }),
                };
                let said = json!({ "aftermath": battle, "question": question.id, "answer": given });
                call::<Aftermath>(session, "aftermath_answer", said);
                asks = true;
            }
        }
        if !asks {
            // It was opened again, and both had agreed.
            return call(session, "aftermath_close", json!({ "aftermath": battle }));
        }
    }
}

pub fn faces(faces: &[u8]) -> Value {
    json!({ "kind": "faces", "faces": faces, "source": "table" })
}

pub fn facts(book: &Path) -> String {
    let read = nml_store::Book::read(book).unwrap();
    let campaigns: Vec<Arc<Open<Campaigns>>> = All::of(&read).unwrap().read;
    let warbands: Vec<Arc<Open<WarbandStream>>> = All::of(&read).unwrap().read;
    let states = (
        campaigns.iter().map(|open| &open.state).collect::<Vec<_>>(),
        warbands.iter().map(|open| &open.state).collect::<Vec<_>>(),
    );
    let rows = lists::rows(&read, &Packs::shipped().unwrap()).unwrap();
    format!("{}\n{rows:?}", serde_json::to_string(&states).unwrap())
}
