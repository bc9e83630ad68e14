//! A candidate for a pack, made of the catalogues of New Recruit and BattleScribe.
//!
//! Players keep these catalogues up to date: `.cat` and `.gst` in XML, or the same in JSON. We read them from a folder
//! or a zip that somebody has, beside a pack: a row whose id [our table](crate::import::table) knows keeps its effects and takes
//! the figures of the catalogue, whatever else the catalogue offers becomes a new row. A rule that is new stands in the
//! candidate by its name, with a reminder to read it on the card: its words are not taken over.
//!
//! The reading follows one model at a time ([`model`]) through groups and links ([`reached`]) and asks what holds for
//! it as it is recruited into a plain Warband ([`situation`]). Whatever was not understood is in the [`report`], down to
//! the last modifier ([`sweep`]). Changes that do not go with the rest of the pack are dropped and reported
//! ([`candidate`]), so that a candidate is always a whole pack.

mod armoury;
mod candidate;
mod change;
mod cost;
mod differ;
mod document;
mod entry;
mod faction;
mod item;
mod json;
mod limit;
mod mercenary;
mod model;
mod named;
mod option;
mod profile;
mod reached;
mod reading;
mod report;
mod situation;
mod source;
mod sweep;
mod words;
mod xml;

use std::collections::BTreeMap;

pub use report::{Field, Line, Report, Verdict};
pub use source::{ENDINGS, Sources, gather, opened};
pub use words::SENTENCES;

use crate::bounds::{CATALOGUE_FILE_BYTES, CATALOGUE_FILES, CATALOGUE_MODELS, QUOTED_CHARACTERS};
use crate::import::table::{Meaning, Table, Whose};
use crate::json::cut;
use crate::new_recruit::SYSTEM;
use crate::pack::{Files, Loaded};
use crate::{Unusable, code};

use document::Tree;
use reading::Reading;

/// A candidate for a pack.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Its rows, as the files of a folder that rests on the pack below.
    pub files: Files,
    /// The whole pack.
    pub loaded: Loaded,
    /// What became of everything in the catalogues.
    pub report: Report,
}

/// Reads catalogues beside a pack.
///
/// # Errors
/// `UNKNOWN_FORMAT` if a file is no catalogue, `ANOTHER_GAME`, `NOT_XML`, `NOT_JSON`, `WRONG_CONTENT`, `DOCTYPE`,
/// `TOO_LARGE`, `TOO_DEEP`, `TOO_MANY`.
pub fn read(sources: &Sources, base: &Loaded) -> Result<Candidate, Unusable> {
    let tree = tree(sources)?;
    of_this_game(&tree)?;
    let table = Table::shipped(Whose::NewRecruit)?;
    let pack = base.catalogue.pack();
    let reading = Reading::new(&tree, &table, pack);
    let mut changes = item::beside(&reading);
    let mut taken = BTreeMap::new();
    for root in tree.roots.iter().copied().filter(|root| tree.get(*root).tag == "catalogue") {
        let known = matches!(reading.meaning(root), Some(Meaning::Faction(_)));
        if known || tree.field(root, "library") != "true" {
            changes.extend(faction::changes(&reading, root, &mut taken));
        }
    }
    changes.extend(mercenary::changes(&reading));
    let manifest = candidate::manifest(&tree, base);
    let kept = candidate::settled(&reading, &changes, pack, &manifest);
    let loaded = candidate::loaded(&kept, pack, &manifest)?;
    let files = candidate::files(&kept, pack, &manifest)?;
    sweep::sweep(&reading);
    let mut report = reading.reported();
    report.lines.sort();
    // A new item that several factions sell is one row; parts that look alike are still as many as they are.
    report.lines.dedup_by(|one, other| one == other && !matches!(one.verdict, Verdict::Left | Verdict::Unread));
    Ok(Candidate { files, loaded, report })
}

/// The files as one tree.
fn tree(sources: &Sources) -> Result<Tree, Unusable> {
    let mut tree = Tree::default();
    if sources.len() > CATALOGUE_FILES {
        let message = format!("There are {} files: {CATALOGUE_FILES} at most.", sources.len());
        return Err(Unusable::whole(code::TOO_MANY, "catalogues", message));
    }
    for (name, bytes) in sources {
        if bytes.len() > CATALOGUE_FILE_BYTES {
            let message = format!("The file has more than {CATALOGUE_FILE_BYTES} bytes.");
            return Err(Unusable::whole(code::TOO_LARGE, name, message));
        }
        tree.files.push(name.chars().filter(|c| !c.is_control()).take(QUOTED_CHARACTERS * 2).collect());
        let plain = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        match plain.iter().find(|byte| !byte.is_ascii_whitespace()) {
            Some(b'<') => xml::read(plain, name, &mut tree)?,
            Some(b'{') => json::read(plain, name, &mut tree)?,
            Some(_) | None => {
                let message = "This is no catalogue of New Recruit: neither XML nor JSON.";
                return Err(Unusable::whole(code::UNKNOWN_FORMAT, name, message));
            }
        }
    }
    Ok(tree)
}

/// Refuses files of another game, and more models than a game has.
fn of_this_game(tree: &Tree) -> Result<(), Unusable> {
    for root in &tree.roots {
        let id = if tree.get(*root).tag == "gameSystem" { "id" } else { "gameSystemId" };
        let system = tree.field(*root, id);
        if system != SYSTEM {
            let what = tree.files.get(tree.get(*root).file).map_or("", String::as_str);
            let message = format!("The game system is “{}”; Trench Crusade is “{SYSTEM}”.", cut(system));
            return Err(Unusable::whole(code::ANOTHER_GAME, what, message));
        }
    }
    let model =
        |at: &&document::Node| at.tag == "selectionEntry" && at.fields.get("type").is_some_and(|t| t != "upgrade");
    let models = tree.nodes.iter().filter(model).count();
    let links = tree.roots.iter().map(|root| tree.below(*root, "entryLink").count()).sum::<usize>();
    if models.saturating_add(links) > CATALOGUE_MODELS {
        let message = format!("They have {models} models and {links} links to such: {CATALOGUE_MODELS} at most.");
        return Err(Unusable::whole(code::TOO_MANY, "catalogues", message));
    }
    Ok(())
}
