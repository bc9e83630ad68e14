//! The candidate: the changes that go together with the pack below them, as rows and as a whole pack.

use nml_catalogue::overlay::{Overlay, RestsOn};
use nml_catalogue::{Catalogue, Manifest, Pack};
use nml_words::said;
use serde::Serialize;

use crate::Unusable;
use crate::code;
use crate::pack::{Files, Loaded};

use super::change::{Change, overlay};
use super::document::Tree;
use super::named::plain;
use super::reading::Reading;
use super::report::{Line, Verdict};
use super::words;

/// The manifest of a candidate. It says in its name that it is one.
pub(super) fn manifest(tree: &Tree, base: &Loaded) -> Manifest {
    let below = &base.catalogue.pack().manifest;
    let system = tree.roots.iter().find(|at| tree.get(**at).tag == "gameSystem");
    let revision = system.map(|at| tree.field(*at, "revision")).filter(|text| text.parse::<u16>().is_ok());
    // What a pack says is kept and hashed, so it is in English, as in every pack.
    let (id, from) = match revision {
        Some(revision) => (format!("candidate-{revision}"), format!("New Recruit {revision}")),
        None => ("candidate".to_owned(), "New Recruit".to_owned()),
    };
    Manifest {
        format: below.format.clone(),
        version: below.version,
        id: format!("{}-{id}", below.id).chars().take(60).collect(),
        name: plain(&format!("Candidate: {from} over {}", below.name)),
        rules_version: plain(&format!("{}, with figures from {from}", below.rules_version)),
        notice: format!(
            "Unofficial. A candidate: {} with the figures that New Recruit’s catalogues give, as a program read them. Check \
             it before you play with it. The game and its names belong to their owners, who have no part in this.",
            plain(&below.name)
        ),
        rests_on: Some(RestsOn { id: below.id.clone(), hash: base.hash.to_string() }),
    }
}

/// The whole pack that changes come to, or the first thing that is wrong with it.
fn whole(changes: &[&Change], base: &Pack, manifest: &Manifest) -> Result<Catalogue, String> {
    let laid = overlay(changes, base, manifest).laid_over(base);
    let faults = match laid.and_then(Catalogue::new) {
        Ok(catalogue) => return Ok(catalogue),
        Err(faults) => faults,
    };
    let first = faults.first().map(|fault| format!("{}{}: {}", fault.part, fault.path, said(&fault.message)));
    Err(first.unwrap_or_default())
}

/// The changes that go with the pack and with each other. What does not is reported and dropped.
pub(super) fn settled<'c>(
    reading: &Reading<'_>,
    changes: &'c [Change],
    base: &Pack,
    manifest: &Manifest,
) -> Vec<&'c Change> {
    // What is new comes before what names it, what is gone after all that might name it.
    let order = |change: &Change| match change {
        Change::Item(_) => 0,
        Change::Faction(_) | Change::Entry { .. } | Change::OfVariant { .. } => 1,
        Change::Power { .. } | Change::OptionOfVariant { .. } | Change::Mercenary(_) | Change::Line { .. } => 2,
        Change::NoLine { .. } => 3,
        Change::NoEntry { .. } => 4,
    };
    let mut sorted: Vec<&Change> = changes.iter().collect();
    sorted.sort_by_key(|change| order(change));
    let mut kept = Vec::new();
    // Parts that are still to be tried, the next one last.
    let mut open: Vec<&[&Change]> = vec![&sorted];
    while let Some(part) = open.pop() {
        let tried: Vec<&Change> = kept.iter().chain(part).copied().collect();
        match (whole(&tried, base, manifest), part) {
            (Ok(_), _) => kept = tried,
            (Err(_), []) => {}
            (Err(why), [one]) => dropped(reading, one, &why),
            (Err(_), part) => {
                let (first, second) = part.split_at(part.len() / 2);
                open.push(second);
                open.push(first);
            }
        }
    }
    for change in &kept {
        if matches!(change, Change::NoEntry { .. } | Change::NoLine { .. }) {
            reading.say(Line { row: Some(change.row()), ..blank(Verdict::Gone, change, words::gone_row()) });
        }
    }
    kept
}

fn dropped(reading: &Reading<'_>, change: &Change, why: &str) {
    let why: String = words::does_not_go(why).chars().take(400).collect();
    reading.say(Line { row: Some(change.row()), ..blank(Verdict::Kept, change, why) });
}

/// A line about a row of the pack that no part of the files is about.
fn blank(verdict: Verdict, change: &Change, why: String) -> Line {
    Line {
        verdict,
        file: String::new(),
        id: String::new(),
        name: change.row(),
        what: String::new(),
        row: None,
        field: None,
        theirs: None,
        ours: None,
        why,
    }
}

/// The candidate as a whole pack that can be played with.
pub(super) fn loaded(kept: &[&Change], base: &Pack, manifest: &Manifest) -> Result<Loaded, Unusable> {
    let catalogue = whole(kept, base, manifest).map_err(|why| Unusable::whole(code::PACK_FAULT, "candidate", why))?;
    let document = crate::pack::to_bytes(catalogue.pack())?;
    let hash = nml_ledger::Hash::of(&document);
    Ok(Loaded { catalogue, document, hash })
}

/// The candidate as the files of a folder: only the rows that differ.
pub(super) fn files(kept: &[&Change], base: &Pack, manifest: &Manifest) -> Result<Files, Unusable> {
    let Overlay { manifest, items, new_factions, factions, mercenaries, .. } = overlay(kept, base, manifest);
    let mut files = Files::new();
    add(&mut files, "pack.json", &manifest)?;
    if !items.rows.is_empty() {
        add(&mut files, "items.json", &items)?;
    }
    if !mercenaries.rows.is_empty() {
        add(&mut files, "mercenaries.json", &mercenaries)?;
    }
    for faction in &new_factions {
        add(&mut files, &format!("factions/{}.json", faction.id), faction)?;
    }
    for rows in &factions {
        add(&mut files, &format!("factions/{}.json", rows.id), rows)?;
    }
    Ok(files)
}

fn add<T: Serialize>(files: &mut Files, name: &str, part: &T) -> Result<(), Unusable> {
    let mut bytes = serde_json::to_vec_pretty(part)
        .map_err(|error| Unusable::whole(code::UNWRITABLE, name, format!("The part cannot be written: {error}.")))?;
    bytes.push(b'\n');
    files.insert(name.to_owned(), bytes);
    Ok(())
}
