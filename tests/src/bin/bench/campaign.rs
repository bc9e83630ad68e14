//! A large campaign: its page beside the same page of a small one, and deciding the past again beside merely reading
//! it.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::lists;
use nml_app::season;
use nml_app::session::Session;
use nml_app::streams::Open;
use nml_app::subject::{Campaigns, Warbands};
use nml_app::warbands;
use nml_campaign::{Answer, Command, Picked, Rosters, Tables, decide, settlements};
use nml_exchange::{list, pack};
use nml_warband as warband;
use nml_warband::result::{BattleResult, Casualty, Foe, Outcome, SideResult};
use serde_json::{Value, json};

use crate::scratch;
use crate::table::{Row, Trouble, median};

/// Warbands of the campaigns.
const WARBANDS: usize = 100;
/// Battles of the large one, and of the small one.
const BATTLES: [usize; 2] = [1000, 10];
/// How often a page is opened.
const TIMES: usize = 40;
/// How often the past is decided again.
const CORRECTIONS: usize = 5;

/// A book with one campaign, and the first of its battles.
pub struct Season {
    pub session: Session,
    pub campaign: String,
    first: String,
}

/// Measures the page, opened first and again, and a correction of the first battle that a model does not outlive.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let folder = scratch()?;
    let [large, small] = BATTLES.map(|battles| season(&folder.path().join(battles.to_string()), battles));
    let (large, small) = (large?, small?);
    let page = |season: &Season| json!({ "campaign": season.campaign });
    let opened = |season: &Season| times(TIMES, || answer(&season.session, "campaign", page(season)).is_ok());
    let first = |season: &Season| once(|| answer(&season.session, "campaign", page(season)).is_ok());
    let overview =
        |season: &Season| times(TIMES, || answer(&season.session, "campaign_overview", page(season)).is_ok());
    let [wide, narrow] = BATTLES;
    let name = |battles: usize| format!("of {battles} battles");
    let (cold, cold_small) = (first(&large), first(&small));
    let (warm, warm_small) = (opened(&large), opened(&small));
    let (over, over_small) = (overview(&large), overview(&small));
    let search = |season: &Season| answer(&season.session, "find", json!({ "text": "relic hunt 1" })).is_ok();
    let (read_first, read_small) = (once(|| search(&large)), once(|| search(&small)));
    let (found, found_small) = (times(TIMES, || search(&large)), times(TIMES, || search(&small)));
    let looked: Value = call(&large.session, "correction", json!({ "aftermath": large.first }))?;
    let correction = json!({ "aftermath": large.first, "steps": [died(&looked)?] });
    let led: Value = call(&large.session, "correction", correction.clone())?;
    if led["outcome"]["question"] != Value::Null || led["outcome"]["absent"].as_array().is_none_or(Vec::is_empty) {
        return Err("nobody who died fought later, or something is asked of it".into());
    }
    let looks = || answer(&large.session, "correction", json!({ "aftermath": large.first })).is_ok();
    let corrects = || answer(&large.session, "correction", correction.clone()).is_ok();
    let (read, derived) = (times(CORRECTIONS, looks), times(CORRECTIONS, corrects));
    // A book takes it once.
    let mut reasoned = correction.clone();
    reasoned["reason"] = json!("the die was read wrong");
    let begun = Instant::now();
    let _: Value = call(&large.session, "correction_accept", reasoned)?;
    let accepted = begun.elapsed().as_nanos() as f64;
    let life = format!("a life in the first of {wide} battles corrected");
    Ok(vec![
        Row::against(format!("campaign’s page {}, first opened", name(wide)), cold, name(narrow), cold_small),
        Row::against(format!("campaign’s page {}, opened again", name(wide)), warm, name(narrow), warm_small),
        Row::against(format!("organiser’s overview {}", name(wide)), over, name(narrow), over_small),
        Row::against(format!("search of a book {}, first", name(wide)), read_first, name(narrow), read_small),
        Row::against(format!("search of a book {}, at the next key", name(wide)), found, name(narrow), found_small),
        Row::against(format!("{life}, its Warband’s later ones decided again"), derived, "reading them for it", read),
        Row::against(format!("{life}, and accepted"), accepted, "not yet accepted", derived),
    ])
}

/// The first Survival Roll after a battle, thrown again: the model that lived is dead, and in no later battle.
fn died(looked: &Value) -> Result<Value, Trouble> {
    let mut lines =
        looked["pages"].as_array().into_iter().flatten().filter_map(|page| page["lines"].as_array()).flatten();
    let roll = |line: &&Value| line["heading"].as_str().is_some_and(|heading| heading.starts_with("Survival Roll"));
    let line = lines.find(roll).ok_or("nobody fell in the first battle")?;
    let answer = json!({ "kind": "faces", "faces": [1], "source": "table" });
    Ok(json!({ "kind": "anew", "seq": line["seq"], "place": line["place"], "answer": answer }))
}

fn call(session: &Session, name: &str, input: Value) -> Result<Value, Trouble> {
    let answered = answer(session, name, input).map_err(|failure| format!("{name}: {}", failure.message))?;
    Ok(serde_json::from_str(answered.get())?)
}

fn once<T>(what: impl FnOnce() -> T) -> f64 {
    let begun = Instant::now();
    black_box(what());
    begun.elapsed().as_nanos() as f64
}

fn times<T>(many: usize, mut what: impl FnMut() -> T) -> f64 {
    median((0..many).map(|_| once(&mut what)))
}

/// Writes a season: everybody meets everybody, somebody falls, and each aftermath is settled at the table and closed.
pub fn season(folder: &Path, battles: usize) -> Result<Season, Trouble> {
    std::fs::create_dir(folder)?;
    let session = Session::new(folder.join("data"), Some(folder.join("book.nml")), Box::new(Nobody));
    call(&session, "book_new", json!({ "holds": "nothing" }))?;
    let pack = pack::embedded()?;
    let catalogue = &pack.catalogue;
    let (mut roster, _) = list::read(&serde_json::to_vec(&redoubt())?, catalogue)?;
    roster.pack = Some(session.pack()?.hash.to_string());
    let mut chance = session.chance()?;
    let mut course = Open::<Campaigns>::begin(chance.stream(), season::genesis("The Long War", session.pack()?))?;
    let mut bands = Vec::new();
    for number in 0..WARBANDS {
        let mut own = roster.clone();
        own.name = format!("Redoubt {number}");
        let mut open = Open::<Warbands>::begin(chance.stream(), nml_warband::Genesis::of(&own))?;
        warbands::say(&session, &mut open, warband::Command::Adopt { roster: Box::new(own) })?;
        warbands::say(&session, &mut open, warband::Command::CloseMuster { strongbox: 50, glory: 0 })?;
        let entry = season::entry(catalogue, &open, "", 0);
        season::say(&session, &mut course, Command::Admit { entry })?;
        bands.push(open);
    }
    let mut first = String::new();
    for number in 0..battles {
        let (a, b) = (number % WARBANDS, (number + 1 + number / WARBANDS) % WARBANDS);
        let battle = chance.stream().to_string();
        fought(&session, &mut course, &mut bands, [a, b], &battle)?;
        if number == 0 {
            first.clone_from(&battle);
        }
    }
    let mut rows = vec![lists::campaign_row(&course)];
    let campaign = course.id;
    let mut appends = vec![course.append()?];
    for open in &mut bands {
        rows.push(lists::warband_row(open, Some(campaign), catalogue));
        appends.push(open.append()?);
    }
    session.write(appends, rows)?;
    // Freshly opened, as in the morning.
    let session = Session::new(folder.join("data"), Some(folder.join("book.nml")), Box::new(Nobody));
    Ok(Season { session, campaign: campaign.to_string(), first })
}

fn fought(
    session: &Session,
    course: &mut Open<Campaigns>,
    bands: &mut [Open<Warbands>],
    pair: [usize; 2],
    battle: &str,
) -> Result<(), Trouble> {
    let pack = pack::embedded()?;
    let catalogue = &pack.catalogue;
    let ids = pair.map(|at| bands[at].id.to_string());
    let plan = Command::Plan {
        battle: battle.to_owned(),
        scenario: "claim-no-mans-land".to_owned(),
        name: None,
        warbands: ids.to_vec(),
        outsiders: Vec::new(),
        picked: Picked::Agreement,
        due: None,
    };
    season::say(session, course, plan)?;
    let side = |at: usize| {
        let roster = &bands[pair[at]].state;
        let took_part: Vec<u32> = roster.models.iter().map(|model| model.id).collect();
        let fell = roster.models.last().filter(|_| at == 1).map(|model| Casualty {
            model: model.id,
            entry: model.entry.clone(),
            name: "A Yeoman".to_owned(),
            elite: false,
            turn: 3,
            by: Some(Foe { warband: ids[0].clone(), model: took_part.first().copied(), weapon: None }),
        });
        SideResult {
            warband: ids[at].clone(),
            outsider: None,
            coalition: None,
            vp: Some(if at == 0 { 9 } else { 4 }),
            outcome: if at == 0 { Outcome::Won } else { Outcome::Lost },
            conceded: false,
            deeds: Vec::new(),
            casualties: fell.into_iter().collect(),
            took_part,
            used_up: Vec::new(),
            left: Vec::new(),
            fell_untold: false,
            deeds_untold: false,
        }
    };
    let sides = vec![side(0), side(1)];
    let result =
        BattleResult { battle: battle.to_owned(), turns: 5, played: None, attacker: None, untold: false, sides };
    let rosters: Rosters = pair.iter().map(|at| (bands[*at].id.to_string(), bands[*at].state.clone())).collect();
    let record = Command::Record { result, rosters: Vec::new() };
    let events =
        decide(Tables::from(catalogue).with(&rosters), &course.state, &record).map_err(|refused| refused.code)?;
    course.record(session.author(), record, events)?;
    let fallen = bands[pair[1]].state.models.last().map(|model| model.id);
    let roll = Command::Roll {
        battle: battle.to_owned(),
        warband: ids[1].clone(),
        model: fallen,
        faces: vec![nml_dice::Face::ALL[4]],
        source: nml_catalogue::throw::Source::Table,
    };
    season::say(session, course, roll)?;
    for warband in &ids {
        let reason = "settled at the table".to_owned();
        let aside = Command::SetAside { battle: battle.to_owned(), warband: warband.clone(), step: false, reason };
        season::say(session, course, aside)?;
        let (battle, warband, model) = (battle.to_owned(), warband.clone(), None);
        season::say(session, course, Command::Answer { battle, warband, model, answer: Answer::Sign })?;
    }
    let closed = season::say(session, course, Command::Close { battle: battle.to_owned() })?;
    for settled in settlements(&course.state, battle) {
        let at = usize::from(settled.warband == ids[1]);
        let band = &mut bands[pair[at]];
        let command = warband::Command::Settle { battle: battle.to_owned(), changes: settled.changes };
        let events = warband::decide(&band.state, &command).map_err(|refused| refused.code)?;
        band.record(session.author_because(course.id, closed), command, events)?;
    }
    Ok(())
}

/// A Lieutenant and nine Yeomen with kit.
fn redoubt() -> Value {
    let yeoman = json!({ "model": "yeoman", "items": ["bolt-action-rifle", "bayonet", "standard-armour"] });
    let mut all = vec![json!({ "model": "lieutenant", "items": ["pistol", "trench-club", "reinforced-armour"] })];
    all.resize(10, yeoman);
    json!({ "faction": "new-antioch", "budget_ducats": 5000, "campaign": true, "models": all })
}
