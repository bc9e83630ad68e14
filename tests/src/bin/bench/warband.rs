//! Judging a Warband, and opening it in the builder: beside writing the same roster as JSON, and beside a frame.

use std::hint::black_box;
use std::time::Instant;

use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::session::Session;
use nml_exchange::{list, pack};
use nml_warband::check;
use serde_json::{Value, json};

use crate::scratch;
use crate::table::{Row, Trouble, median};

/// How often each is taken.
const TIMES: usize = 200;
/// Models of the list that is judged.
const LIST: usize = 20;
/// Models of the Warband that is opened.
const OPENED: usize = 30;
/// A screen shows sixty pictures in a second.
const FRAME: f64 = 1e9 / 60.0;

/// Measures the judgement, and the builder's page with what may be had next.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let pack = pack::embedded()?;
    let catalogue = &pack.catalogue;
    let (roster, _) = list::read(&serde_json::to_vec(&redoubt(LIST))?, catalogue)?;
    let judged = times(|| check(&roster, catalogue));
    let written = times(|| serde_json::to_vec(&roster));
    let folder = scratch()?;
    let book = folder.path().join("book.nml");
    let session = Session::new(folder.path().join("data"), Some(book), Box::new(Nobody));
    let call = |name: &str, input: Value| -> Result<Value, Trouble> {
        let answered = answer(&session, name, input).map_err(|failure| failure.message)?;
        Ok(serde_json::from_str(answered.get())?)
    };
    call("book_new", json!({ "holds": "first_game" }))?;
    let pasted = json!({ "source": { "from": "pasted", "text": redoubt(OPENED).to_string() } });
    let brought = call("warband_import", pasted)?;
    let number = &brought[0]["read"]["brought"]["brought"];
    let kept = call("warband_import_keep", json!({ "rosters": [{ "brought": number }] }))?;
    let kept = call("warband", json!({ "warband": kept["warbands"][0] }))?;
    let whole = json!({ "warband": kept["id"] });
    let next = json!({ "warband": kept["id"], "model": kept["models"][1]["id"] });
    let page = times(|| answer(&session, "warband", whole.clone()).map(|answered| answered.get().len()));
    let armoury = times(|| answer(&session, "warband_offers", next.clone()).map(|answered| answered.get().len()));
    let frame = "a frame of 1/60 s";
    Ok(vec![
        Row::against(format!("check of a list of {LIST} models"), judged, "writing it as JSON", written),
        Row::against(format!("builder’s page of {OPENED} models"), page, frame, FRAME),
        Row::against("… and the armoury for one of them", armoury, frame, FRAME),
    ])
}

fn times<T>(mut what: impl FnMut() -> T) -> f64 {
    median((0..TIMES).map(|_| {
        let begun = Instant::now();
        black_box(what());
        begun.elapsed().as_nanos() as f64
    }))
}

/// A Lieutenant and Yeomen with kit.
fn redoubt(models: usize) -> Value {
    let yeoman =
        json!({ "model": "yeoman", "items": ["bolt-action-rifle", "bayonet", "standard-armour", "combat-helmet"] });
    let mut all = vec![json!({ "model": "lieutenant", "items": ["pistol", "trench-club", "reinforced-armour"] })];
    all.resize(models, yeoman);
    json!({ "faction": "new-antioch", "budget_ducats": 5000, "campaign": true, "models": all })
}
