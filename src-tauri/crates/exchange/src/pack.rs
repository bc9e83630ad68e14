//! The game data, from a folder, from one document, or as shipped with the program.
//!
//! A pack folder holds `pack.json`, `items.json`, `keywords.json`, `mercenaries.json`, `trauma.json`, `campaign.json`,
//! `skills.json` and `exploration.json` (older packs lack the last two), and one file each in `factions/`,
//! `scenarios/` and `maps/`. As one document, the form the book keeps, it has the same parts in one object. The hash of a pack is
//! the SHA-256 of that document.
//!
//! A pack whose `pack.json` names another one in `rests_on` holds rows alone ([`overlay`](nml_catalogue::overlay)): we
//! read it by laying them over that pack, which must have the hash that it names.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use nml_catalogue::entry::Mercenary;
use nml_catalogue::overlay::{FactionRows, Overlay, RestsOn};
use nml_catalogue::pack::KeywordRow;
use nml_catalogue::{
    CampaignMap, Catalogue, Exploration, Faction, Fault, Item, Manifest, Pack, Progression, Scenario, Skills, Trauma,
};
use nml_ledger::Hash;

use crate::Unusable;
use crate::bounds::{PACK_BYTES, PACK_FILE_BYTES, PACK_FILES, PACK_LAYERS};
use crate::code;
use crate::{file, json};

/// A pack that can be played with.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Its content, with every reference followed.
    pub catalogue: Catalogue,
    /// The whole pack as one document.
    pub document: Vec<u8>,
    /// SHA-256 of the document.
    pub hash: Hash,
}

impl Loaded {
    /// Its name, as shown.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.catalogue.pack().manifest.name
    }
}

/// Files of a pack by their path in its folder, with `/` between the parts.
pub type Files = BTreeMap<String, Vec<u8>>;

/// What is wrong with a pack: the file, the place in it and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFault {
    /// The file in the pack's folder.
    pub file: String,
    /// The place in it, as a JSON pointer or line and column; empty for the pack as a whole.
    pub place: String,
    /// What was found and what was expected.
    pub message: String,
}

impl PackFault {
    fn of(error: Unusable) -> Self {
        Self { file: error.what, place: error.place, message: error.message }
    }

    fn whole(file: &str, message: &str) -> Self {
        Self { file: file.to_owned(), place: String::new(), message: message.to_owned() }
    }
}

impl From<PackFault> for Unusable {
    fn from(fault: PackFault) -> Self {
        Self::at(code::PACK_FAULT, &fault.file, fault.place, fault.message)
    }
}

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The pack that a Warband follows if nobody chose another: rules 1.0.2.
pub const RULES: &str = "official-1.0.2";

/// The ids of the packs that are shipped with the program, that of [`RULES`] first.
#[must_use]
pub fn ids() -> Vec<&'static str> {
    let mut ids: Vec<&str> = SHIPPED.iter().map(|(id, _)| *id).collect();
    ids.sort_by_key(|id| *id != RULES);
    ids
}

/// The shipped packs that were read so far. They are part of the program, so each is read once in its life, however
/// many books are opened.
static READ: Mutex<Vec<(&str, Arc<Loaded>)>> = Mutex::new(Vec::new());

/// A pack that is shipped with the program, by its id, if there is one.
///
/// # Errors
/// A fault of the shipped files; cannot happen in a program whose tests passed.
pub fn shipped(id: &str) -> Result<Option<Arc<Loaded>>, Unusable> {
    let Some((id, files)) = SHIPPED.iter().find(|(known, _)| *known == id) else { return Ok(None) };
    let read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, loaded)) = read.iter().find(|(known, _)| known == id) {
        return Ok(Some(Arc::clone(loaded)));
    }
    // The packs that it rests on are read on the way.
    drop(read);
    let files = files.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec())).collect();
    let loaded = Arc::new(from_files(&files, &|_| None).map_err(first)?);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    // Another thread may have read it meanwhile: there is one of each.
    if let Some((_, known)) = read.iter().find(|(known, _)| known == id) {
        return Ok(Some(Arc::clone(known)));
    }
    read.push((id, Arc::clone(&loaded)));
    Ok(Some(loaded))
}

/// The shipped pack for rules 1.0.2.
///
/// # Errors
/// A fault of the shipped files; cannot happen in a program whose tests passed.
pub fn embedded() -> Result<Arc<Loaded>, Unusable> {
    shipped(RULES)?.ok_or_else(|| Unusable::whole(code::PACK_FAULT, RULES, "This pack is not shipped."))
}

fn first(faults: Vec<PackFault>) -> Unusable {
    let fault = faults.into_iter().next();
    fault.map_or_else(|| Unusable::whole(code::PACK_FAULT, "pack", "The pack is not whole."), Unusable::from)
}

/// Reads the files of a pack folder.
///
/// # Errors
/// The folder cannot be read, or is out of bounds.
pub fn files_of(folder: &Path) -> Result<Files, Unusable> {
    let shown = folder.display().to_string();
    let fail = |error: &std::io::Error| {
        Unusable::whole(code::UNREADABLE, &shown, format!("The file cannot be read: {error}."))
    };
    if !fs::metadata(folder).map_err(|e| fail(&e))?.is_dir() {
        return Err(Unusable::whole(
            code::NOT_A_FOLDER,
            &shown,
            "This is no folder; a pack is a folder with pack.json in it.",
        ));
    }
    let mut files = Files::new();
    for (below, prefix) in [("", ""), ("factions", "factions/"), ("scenarios", "scenarios/"), ("maps", "maps/")] {
        let place = folder.join(below);
        if !below.is_empty() && !place.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&place).map_err(|e| fail(&e))? {
            let path = entry.map_err(|e| fail(&e))?.path();
            let Some(name) = path.file_name().and_then(|n| n.to_str()).filter(|n| n.ends_with(".json")) else {
                continue;
            };
            let name = format!("{prefix}{name}");
            let bytes = file::read(&path, PACK_FILE_BYTES).map_err(|e| Unusable { what: name.clone(), ..e })?;
            files.insert(name, bytes);
            if files.len() > PACK_FILES {
                let message = format!("The folder holds more than {PACK_FILES} files.");
                return Err(Unusable::whole(code::TOO_LARGE, &shown, message));
            }
        }
    }
    if !files.contains_key("pack.json") {
        return Err(Unusable::whole(
            code::NO_MANIFEST,
            &shown,
            "There is no pack.json in it; give the folder of a pack.",
        ));
    }
    Ok(files)
}

/// Writes the files of a pack into a folder, which is made if it is missing. Files of another pack stay out of it: the folder
/// must be empty.
///
/// # Errors
/// `UNWRITABLE`.
pub fn write_folder(folder: &Path, files: &Files) -> Result<(), Unusable> {
    let shown = folder.display().to_string();
    let fail = |why: String| Unusable::whole(code::UNWRITABLE, &shown, format!("The folder cannot be written: {why}."));
    fs::create_dir_all(folder).map_err(|error| fail(error.to_string()))?;
    if fs::read_dir(folder).map_err(|error| fail(error.to_string()))?.next().is_some() {
        return Err(fail("it is not empty".to_owned()));
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        if let Some(below) = path.parent() {
            fs::create_dir_all(below).map_err(|error| fail(error.to_string()))?;
        }
        file::write(&path, bytes)?;
    }
    Ok(())
}

/// Finds the pack with this id beside another one that rests on it, if it is there.
pub type Beside<'b> = &'b dyn Fn(&str) -> Option<Files>;

/// Reads a pack from its files. What it rests on is shipped, or `beside` finds it.
///
/// # Errors
/// Every fault that was found, with file and place; the first one alone if a file cannot be read at all.
pub fn from_files(files: &Files, beside: Beside<'_>) -> Result<Loaded, Vec<PackFault>> {
    layered(files, beside, 0)
}

/// Reads a pack that so many others rest on already.
fn layered(files: &Files, beside: Beside<'_>, above: usize) -> Result<Loaded, Vec<PackFault>> {
    let mut faults = Vec::new();
    let mut part = Parts { files, faults: &mut faults };
    let manifest: Option<Manifest> = part.one("pack.json");
    match manifest {
        Some(Manifest { rests_on: Some(base), .. }) if above >= PACK_LAYERS => {
            let message = format!("The pack rests on {}: {PACK_LAYERS} packs lie on one another at most.", base.id);
            Err(vec![PackFault { place: "/rests_on".into(), ..PackFault::whole("pack.json", &message) }])
        }
        Some(manifest) => match manifest.rests_on.clone() {
            Some(base) => {
                let base = resting(&base, beside, above)?;
                load(rows(files, manifest, &base.catalogue)?)
            }
            None => load(whole(files, manifest)?),
        },
        None => Err(faults),
    }
}

/// The pack that another one rests on.
fn resting(wanted: &RestsOn, beside: Beside<'_>, above: usize) -> Result<Arc<Loaded>, Vec<PackFault>> {
    let fault =
        |message: String| vec![PackFault { place: "/rests_on".into(), ..PackFault::whole("pack.json", &message) }];
    let shipped = shipped(&wanted.id).map_err(|error| fault(format!("{}: {}", wanted.id, error.message)))?;
    let base = match shipped {
        Some(base) => base,
        None => {
            let files = beside(&wanted.id).ok_or_else(|| {
                fault(format!(
                    "The pack rests on “{}”, which is neither one of {} nor a folder beside it.",
                    wanted.id,
                    ids().join(", ")
                ))
            })?;
            Arc::new(layered(&files, beside, above + 1)?)
        }
    };
    if base.hash.to_string() == wanted.hash {
        return Ok(base);
    }
    Err(fault(format!("The pack rests on “{}” as {}; that pack is {} now.", wanted.id, wanted.hash, base.hash)))
}

/// A pack that stands by itself.
fn whole(files: &Files, manifest: Manifest) -> Result<Pack, Vec<PackFault>> {
    let mut faults = Vec::new();
    let mut part = Parts { files, faults: &mut faults };
    let items: Option<Vec<Item>> = part.one("items.json");
    let keywords: Option<Vec<KeywordRow>> = part.one("keywords.json");
    let mercenaries: Option<Vec<Mercenary>> = part.one("mercenaries.json");
    let trauma: Option<Trauma> = part.one("trauma.json");
    let campaign: Option<Progression> = part.one("campaign.json");
    let skills: Option<Skills> = part.any("skills.json");
    let exploration: Option<Exploration> = part.any("exploration.json");
    let factions: Vec<Faction> = part.all("factions/");
    let mut scenarios: Vec<Scenario> = part.all("scenarios/");
    scenarios.sort_by_key(|s| s.number);
    let maps: Vec<CampaignMap> = part.all("maps/");
    for (name, message) in stray(files, factions.iter().map(|faction| &faction.id), &scenarios, &maps) {
        faults.push(PackFault::whole(&name, &message));
    }
    let (
        Some(items),
        Some(keywords),
        Some(mercenaries),
        Some(trauma),
        Some(campaign),
        Some(skills),
        Some(exploration),
        true,
    ) = (items, keywords, mercenaries, trauma, campaign, skills, exploration, faults.is_empty())
    else {
        return Err(faults);
    };
    Ok(Pack {
        manifest,
        items,
        keywords,
        factions,
        mercenaries,
        scenarios,
        trauma,
        campaign,
        skills,
        exploration,
        maps,
    })
}

/// The whole pack made from rows.
fn rows(files: &Files, manifest: Manifest, base: &Catalogue) -> Result<Pack, Vec<PackFault>> {
    let mut faults = Vec::new();
    let mut part = Parts { files, faults: &mut faults };
    let items = part.any("items.json");
    let keywords = part.any("keywords.json");
    let mercenaries = part.any("mercenaries.json");
    let trauma = part.given("trauma.json");
    let campaign = part.any("campaign.json");
    let skills = part.given("skills.json");
    let exploration = part.any("exploration.json");
    let scenarios: Vec<Scenario> = part.all("scenarios/");
    let maps: Vec<CampaignMap> = part.all("maps/");
    let (mut new_factions, mut factions): (Vec<Faction>, Vec<FactionRows>) = (Vec::new(), Vec::new());
    for name in files.keys().filter(|name| name.starts_with("factions/")) {
        let id = name.trim_start_matches("factions/").trim_end_matches(".json");
        // Rows of a faction that is there, or all of a new one.
        if base.faction(id).is_some() {
            factions.extend(part.one::<FactionRows>(name));
        } else {
            new_factions.extend(part.one::<Faction>(name));
        }
    }
    let ids = new_factions.iter().map(|faction| &faction.id).chain(factions.iter().map(|rows| &rows.id));
    for (name, message) in stray(files, ids, &scenarios, &maps) {
        faults.push(PackFault::whole(&name, &message));
    }
    let (Some(items), Some(keywords), Some(mercenaries), Some(campaign), Some(exploration), true) =
        (items, keywords, mercenaries, campaign, exploration, faults.is_empty())
    else {
        return Err(faults);
    };
    let overlay = Overlay {
        manifest,
        items,
        keywords,
        new_factions,
        factions,
        mercenaries,
        scenarios,
        trauma,
        campaign,
        skills,
        exploration,
        maps,
    };
    overlay.laid_over(base.pack()).map_err(|faults| faults.into_iter().map(placed).collect())
}

/// Files whose name does not fit their content, or belongs to no part of a pack.
fn stray<'f>(
    files: &Files,
    factions: impl Iterator<Item = &'f String>,
    scenarios: &[Scenario],
    maps: &[CampaignMap],
) -> Vec<(String, String)> {
    const FIXED: [&str; 8] = [
        "pack.json",
        "items.json",
        "keywords.json",
        "mercenaries.json",
        "trauma.json",
        "campaign.json",
        "skills.json",
        "exploration.json",
    ];
    let factions: Vec<String> = factions.map(|id| format!("factions/{id}.json")).collect();
    let named = |name: &str| {
        FIXED.contains(&name)
            || factions.iter().any(|faction| name == faction)
            || scenarios.iter().any(|s| name == format!("scenarios/{}.json", s.id))
            || maps.iter().any(|map| name == format!("maps/{}.json", map.id))
    };
    let strays = files.keys().filter(|name| !named(name));
    strays
        .map(|name| (name.clone(), "This is no part of a pack; a part is named after the id in it.".to_owned()))
        .collect()
}

/// Reads a pack from one document.
///
/// # Errors
/// The document is not a pack, or its first fault.
pub fn from_bytes(bytes: &[u8]) -> Result<Loaded, Unusable> {
    let pack: Pack = json::read("pack", bytes, PACK_BYTES)?;
    let catalogue = Catalogue::new(pack).map_err(|faults| first(faults.into_iter().map(placed).collect()))?;
    Ok(Loaded { catalogue, document: bytes.to_vec(), hash: Hash::of(bytes) })
}

/// A pack as one document: the same bytes for the same content.
///
/// # Errors
/// Cannot happen for a pack that was read.
pub fn to_bytes(pack: &Pack) -> Result<Vec<u8>, Unusable> {
    serde_json::to_vec(pack)
        .map_err(|error| Unusable::whole(code::UNWRITABLE, "pack", format!("The pack cannot be written: {error}.")))
}

fn load(pack: Pack) -> Result<Loaded, Vec<PackFault>> {
    let catalogue = Catalogue::new(pack).map_err(|faults| faults.into_iter().map(placed).collect::<Vec<_>>())?;
    let document = to_bytes(catalogue.pack()).map_err(|error| vec![PackFault::whole("pack.json", &error.message)])?;
    let hash = Hash::of(&document);
    Ok(Loaded { catalogue, document, hash })
}

fn placed(fault: Fault) -> PackFault {
    let file = match fault.part.as_str() {
        "factions" | "scenarios" | "maps" => format!("{}/", fault.part),
        part => format!("{part}.json"),
    };
    PackFault { file, place: fault.path, message: nml_words::said(&fault.message) }
}

struct Parts<'a> {
    files: &'a Files,
    faults: &'a mut Vec<PackFault>,
}

impl Parts<'_> {
    fn one<T: serde::de::DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let Some(bytes) = self.files.get(name) else {
            self.faults.push(PackFault::whole(name, "The pack lacks this file."));
            return None;
        };
        match json::read(name, bytes, PACK_FILE_BYTES) {
            Ok(part) => Some(part),
            Err(error) => {
                self.faults.push(PackFault::of(error));
                None
            }
        }
    }

    /// A part that may be missing.
    fn any<T: serde::de::DeserializeOwned + Default>(&mut self, name: &str) -> Option<T> {
        if self.files.contains_key(name) { self.one(name) } else { Some(T::default()) }
    }

    /// A part that need not be there.
    fn given<T: serde::de::DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        self.files.contains_key(name).then(|| self.one(name)).flatten()
    }

    fn all<T: serde::de::DeserializeOwned>(&mut self, prefix: &str) -> Vec<T> {
        let names: Vec<String> = self.files.keys().filter(|name| name.starts_with(prefix)).cloned().collect();
        names.iter().filter_map(|name| self.one(name)).collect()
    }
}
