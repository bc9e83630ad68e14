//! Bringing in Warbands, from one file or several at once: each is read by itself, shown line by line, and only then
//! kept. One file goes the same way as many.

use std::path::Path;
use std::sync::Arc;

use nml_catalogue::text::same_name;
use nml_exchange::pack::Loaded;
use nml_store::Batch;
use nml_warband::{Command, Genesis};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::brought::{Brought, brought};
use super::say;
use crate::code;
use crate::dropped::{DroppedFile, readable};
use crate::failure::Failure;
use crate::imports::{self, Followed};
use crate::lists::{campaign_row, warband_row};
use crate::season::{self, describing};
use crate::session::{Session, UndecidedRoster};
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};
use crate::words::{self, rosters as text};

/// Where Warbands come from.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "from", deny_unknown_fields)]
pub enum RosterSource {
    /// Files that the person chooses.
    Files,
    /// Files that were dropped on the window.
    Dropped {
        /// The files.
        files: Vec<DroppedFile>,
    },
    /// A text that was pasted.
    Pasted {
        /// The text.
        text: String,
    },
}

/// Warbands to be read.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RosterFiles {
    /// Where they come from.
    pub source: RosterSource,
    /// The campaign they are for, by its stream: they are read by its pack. None for the usual one.
    #[serde(default)]
    pub campaign: Option<String>,
}

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RosterFile {
    /// Its name, or none if it was pasted.
    pub file: Option<String>,
    /// What stands in it.
    pub read: RosterRead,
}

/// What stands in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum RosterRead {
    /// A Warband. It is held until it is kept or left; the book knows nothing about it.
    Roster {
        /// What the file holds.
        brought: Box<Brought>,
        /// It already came in, line for line, in this import: it is left out unless somebody says otherwise.
        twice: bool,
        /// What else has this name, in a sentence each.
        again: Vec<String>,
    },
    /// It cannot be read as a roster.
    Refused {
        /// The code of what is wrong.
        code: String,
        /// What is wrong, in one line.
        why: String,
    },
}

/// Warbands to keep.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RostersKept {
    /// The Warbands, in the order in which they are kept.
    pub rosters: Vec<RosterKept>,
    /// The campaign that they join, by its stream, if they join one.
    #[serde(default)]
    pub campaign: Option<String>,
    /// They join late: each counts as having behind it the games of the Warband with the most games (DR p.95).
    #[serde(default)]
    pub late: bool,
}

/// A Warband to keep.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RosterKept {
    /// The number it got when it was read.
    pub brought: u32,
    /// What it is called from now on, or none to keep its name.
    #[serde(default)]
    pub name: Option<String>,
    /// Who brings it into the campaign; may be empty. If that player's Warband joined by name, this is its roster. None
    /// if it does not join.
    #[serde(default)]
    pub player: Option<String>,
}

/// Warbands that are not kept.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RostersLeft {
    /// The numbers they got when they were read.
    pub brought: Vec<u32>,
}

/// What became of Warbands that were kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandsKept {
    /// Their streams, in the order they were kept.
    pub warbands: Vec<String>,
    /// How many were kept and joined, in one sentence.
    pub said: String,
}

/// The most files of one import.
const FILES_MAX: usize = 40;

/// Reads Warbands, and holds each until it is kept or left; the book knows nothing of them. Those that were held before
/// are forgotten once there are others. A file that is not a roster is named as such, and stops no other. `None` if the
/// person cancels.
///
/// # Errors
/// `TOO_MANY_FILES`; `UNKNOWN_STREAM` for a campaign that is not there.
pub fn warband_import(session: &Session, files: RosterFiles) -> Result<Option<Vec<RosterFile>>, Failure> {
    let usual = match &files.campaign {
        Some(campaign) => season::pack_of(session, &*session.look(campaign)?)?,
        None => Arc::clone(session.packs()?.first()),
    };
    let at_hand = |hash: &str| session.pack_of(Some(hash)).ok();
    let of_path = |path: &Path| {
        session.other_than_the_book(path)?;
        imports::of_file(path, &usual, &at_hand)
    };
    let of_text = |bytes: &[u8], what: &str| imports::of_bytes(bytes, what, &usual, &at_hand);
    let read: Vec<(Option<String>, Result<Followed, Failure>)> = match files.source {
        RosterSource::Files => {
            let paths = session.choose_files(
                &text::bring_in(),
                &words::dialogs::warbands(),
                &["json", "jsonl", "ros", "rosz", "txt"],
            )?;
            if paths.is_empty() {
                return Ok(None);
            }
            bounded(paths.len())?;
            let name = |path: &Path| path.file_name().map(|name| readable(&name.to_string_lossy()));
            paths.iter().map(|path| (name(path), of_path(path))).collect()
        }
        RosterSource::Dropped { files } => {
            bounded(files.len())?;
            let one = |file: DroppedFile| {
                let name = readable(&file.name);
                let read = of_text(&file.bytes.0, &name);
                (Some(name), read)
            };
            files.into_iter().map(one).collect()
        }
        RosterSource::Pasted { text } => vec![(None, of_text(text.as_bytes(), &words::files::pasted()))],
    };
    // What is held already stays until something replaces it.
    if read.iter().any(|(_, followed)| followed.is_ok()) {
        session.let_all_go();
    }
    let known = session.in_book(|book| Ok(book.warbands()?))?;
    let known: Vec<String> = known.into_iter().filter(|row| !row.removed).map(|row| row.name).collect();
    Ok(Some(read.into_iter().map(|(file, followed)| looked_at(session, file, followed, &known)).collect()))
}

fn bounded(files: usize) -> Result<(), Failure> {
    if files > FILES_MAX {
        return Err(Failure::new(code::TOO_MANY_FILES, text::too_many(files, FILES_MAX)));
    }
    Ok(())
}

/// A file as the window sees it, and its Warband held. `known` are the names of those in the book.
fn looked_at(session: &Session, file: Option<String>, read: Result<Followed, Failure>, known: &[String]) -> RosterFile {
    let before = session.held();
    let hold = |roster: &_, pictures| session.hold(file.clone(), Clone::clone(roster), pictures);
    let read = match read.and_then(|followed| brought(file.clone(), followed, hold)) {
        Err(failure) => RosterRead::Refused { code: failure.code, why: failure.message },
        Ok(brought) => {
            let held = session.held();
            let its = held.iter().find(|held| held.number == brought.brought);
            let same = |other: &&Arc<UndecidedRoster>| its.is_some_and(|its| its.roster == other.roster);
            let twin = before.iter().find(same);
            let namesake = before.iter().find(|other| same_name(&other.roster.name, &brought.name));
            let mut again = Vec::new();
            match (twin, namesake) {
                (Some(twin), _) => again.push(text::twice(twin.file.as_deref().unwrap_or(&words::files::pasted()))),
                (None, Some(other)) => {
                    again.push(text::namesake(other.file.as_deref().unwrap_or(&words::files::pasted())))
                }
                (None, None) => {}
            }
            if known.iter().any(|name| same_name(name, &brought.name)) {
                again.push(text::in_the_book());
            }
            RosterRead::Roster { twice: twin.is_some(), brought: Box::new(brought), again }
        }
    };
    RosterFile { file, read }
}

/// Keeps Warbands that were brought in, as new ones in the book, and lets them join a campaign: all of it or nothing.
///
/// # Errors
/// `IMPORT_GONE` if one is no longer held; `AFTERMATH_OPEN` if its Warband joined by name and has one to settle;
/// `NOTHING_CHOSEN`; a name nobody can read; as [`campaigns::campaign_admit`]; the book cannot be written.
pub fn warband_import_keep(session: &Session, kept: RostersKept) -> Result<WarbandsKept, Failure> {
    if kept.rosters.is_empty() {
        return Err(Failure::new(code::NOTHING_CHOSEN, text::nothing_chosen()));
    }
    let held = session.held();
    let mut season = kept.campaign.as_deref().map(|id| session.open_stream::<Campaigns>(id)).transpose()?;
    let mut awaited = season.as_ref().map(|season| season::awaited(session, season)).transpose()?.unwrap_or_default();
    let mut joining = Vec::new();
    let mut filled = Vec::new();
    let mut pictures = Vec::new();
    for which in &kept.rosters {
        let gone = || Failure::new(code::IMPORT_GONE, words::warbands::import_gone());
        let found = held.iter().find(|held| held.number == which.brought).ok_or_else(gone)?;
        let mut roster = found.roster.clone();
        if let Some(name) = &which.name {
            name.trim().clone_into(&mut roster.name);
        }
        let player = which.player.as_deref().filter(|_| season.is_some());
        let comes = player.and_then(|player| awaited.iter().position(|one| same_name(&one.by, player)));
        let mut open = match comes {
            // It joined by name, and this is its roster.
            Some(place) => {
                let one = awaited.remove(place);
                if season.as_ref().is_some_and(|season| season.state.unsettled(&one.warband).is_some()) {
                    return Err(Failure::new(code::AFTERMATH_OPEN, text::settle_first(&one.name)));
                }
                session.open_stream::<Warbands>(&one.warband)?
            }
            None => {
                let start = Genesis::of(&roster);
                start.found()?;
                Open::begin(session.chance()?.stream(), start)?
            }
        };
        say(session, &mut open, Command::Adopt { roster: Box::new(roster) })?;
        pictures.extend(found.pictures.values().cloned());
        if comes.is_some() {
            filled.push(joining.len());
        }
        joining.push((open, player.filter(|_| comes.is_none())));
    }
    // The campaign comes first: the Warbands' entries name its own as their cause.
    let (mut appends, mut rows) = (Vec::new(), Vec::new());
    if let Some(season) = season.as_mut() {
        season::join(session, season, &mut joining, kept.late)?;
        for (open, _) in filled.iter().filter_map(|at| joining.get(*at)) {
            season::same_pack(session, season, open)?;
            describing::describe(session, season, open)?;
        }
        rows.push(campaign_row(season));
        appends.push(season.append()?);
    }
    let joins = |at: usize, player: Option<&str>| player.is_some() || filled.contains(&at);
    let joined = joining.iter().enumerate().filter(|(at, (_, player))| joins(*at, *player)).count();
    let mut packs: Vec<Arc<Loaded>> = Vec::new();
    for (at, (open, player)) in joining.iter_mut().enumerate() {
        let pack = session.pack_of(open.state.pack.as_deref())?;
        let campaign = season.as_ref().filter(|_| joins(at, *player)).map(|season| season.id);
        rows.push(warband_row(open, campaign, &pack.catalogue));
        appends.push(open.append()?);
        packs.push(pack);
    }
    let packs: Vec<&Loaded> = packs.iter().map(AsRef::as_ref).collect();
    let batch = Batch { pictures, ..session.batch(appends, rows, &packs)? };
    session.append(&batch)?;
    // Only what is in the book is let go.
    session.let_go(&kept.rosters.iter().map(|which| which.brought).collect::<Vec<u32>>());
    let names: Vec<&str> = joining.iter().map(|(open, _)| open.state.name.as_str()).collect();
    let campaign = season.as_ref().map(|season| season.state.name.as_str());
    Ok(WarbandsKept {
        said: text::kept(&names, campaign.map(|campaign| (joined, campaign))),
        warbands: joining.iter().map(|(open, _)| open.id.to_string()).collect(),
    })
}

/// Leaves Warbands that were brought in: they are forgotten.
///
/// # Errors
/// None.
pub fn warband_import_leave(session: &Session, left: RostersLeft) -> Result<(), Failure> {
    session.let_go(&left.brought);
    Ok(())
}
