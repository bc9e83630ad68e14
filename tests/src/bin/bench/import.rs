//! Importing a roster of 130 KB, as New Recruit writes one: beside merely parsing its JSON.

use std::hint::black_box;
use std::time::Instant;

use nml_exchange::import;
use nml_exchange::pack;
use serde_json::{Value, json};

use crate::table::{Row, Trouble, median};

/// How often each is taken.
const TIMES: usize = 40;
/// Bytes of the roster, at least.
const BYTES: usize = 130 * 1024;
/// Models in it.
const MODELS: usize = 20;

/// Measures the import, and the parser alone on the same bytes.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let pack = pack::embedded()?;
    let catalogue = &pack.catalogue;
    let bytes = roster();
    let imported = import::read(&bytes, "the roster", catalogue)?;
    if imported.roster.models.len() != MODELS || !imported.report.unmatched.is_empty() {
        return Err(format!("the roster was not read as meant: {:?}", imported.report.unmatched).into());
    }
    let (mut ours, mut parsed) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let begun = Instant::now();
        black_box(import::read(&bytes, "the roster", catalogue)?);
        ours.push(begun.elapsed().as_nanos() as f64);
        let begun = Instant::now();
        black_box(serde_json::from_slice::<Value>(&bytes)?);
        parsed.push(begun.elapsed().as_nanos() as f64);
    }
    let what = format!("import of a roster of {} KB, {MODELS} models", bytes.len() / 1024);
    Ok(vec![Row::against(what, median(ours), "parsing its JSON", median(parsed))])
}

/// Yeomen with a rifle each; the bulk of such a file is the text of rules that it repeats.
fn roster() -> Vec<u8> {
    let mut words = 0;
    loop {
        let rules = json!([{ "id": "r", "name": "A rule", "description": "word ".repeat(words) }]);
        let upgrade = |id: &str| {
            json!({ "id": "u", "name": "Bolt-Action Rifle", "entryId": format!("a::{id}"), "number": 1, "type": "upgrade",
                "costs": [{ "name": "Ducats", "typeId": "8d43-33fd-332d-17a6", "value": 10 }], "rules": rules })
        };
        let yeoman = json!({ "id": "m", "name": "Yeoman", "entryId": "f2c3-86d1-5924-093f", "number": 1, "type": "model",
            "selections": [upgrade("4c87-312e-7aa1-4de0")], "profiles": rules });
        let document = json!({ "roster": { "name": "A roster", "gameSystemId": "sys-4f3d-c5c9-7df1-ad01", "forces": [
            { "catalogueId": "707d-5bdf-586e-f704", "selections": vec![yeoman; MODELS] },
        ]}});
        let bytes = document.to_string().into_bytes();
        if bytes.len() >= BYTES {
            return bytes;
        }
        words += 50;
    }
}
