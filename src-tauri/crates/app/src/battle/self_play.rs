//! Whole battles by seeded players who choose among the legal options: for tests, demonstrations and benchmarks.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nml_battle::{Field, Force, Phase, choose, decide, options};
use nml_catalogue::Catalogue;
use nml_catalogue::ruleset;
use nml_exchange::pack::Loaded;
use nml_exchange::{file, import, list};
use nml_ledger::{Author, StreamId};
use nml_warband::{Roster, check, muster};
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::{Chance, GENERATOR};
use crate::code;
use crate::failure::Failure;
use crate::judgement::{Sort, mistaken};
use crate::packs::{Packs, by_id};
use crate::plain_words::in_a_row;
use crate::sample_forces;
use crate::streams::Open;
use crate::subject::{BattleStart, Battles, Warbands};
use crate::view::letter;
use crate::words::{battles as say, files, rulesets};

/// What is to be played.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The seed of the first battle; each further one has the next number.
    pub seed: u64,
    /// As many Warbands as the scenario is for, as files; empty for the samples.
    pub warbands: Vec<PathBuf>,
    /// Scenario id, or none for Claim No Man's Land.
    pub scenario: Option<String>,
    /// Ruleset id, or none for the official one.
    pub ruleset: Option<String>,
    /// The id of a shipped pack, for Warbands and scenario. None for rules 1.0.2, or a native Warband's own pack.
    pub pack: Option<String>,
    /// How many battles.
    pub battles: u32,
    /// Where the logs are written.
    pub out: Option<PathBuf>,
    /// Another log of the same name gives way.
    pub force: bool,
}

/// What was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Played {
    /// One per battle.
    pub battles: Vec<PlayedBattle>,
}

/// One battle that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayedBattle {
    /// Its seed.
    pub seed: u64,
    /// Scenario id.
    pub scenario: String,
    /// The side that won, or none if it was a draw.
    pub winner: Option<String>,
    /// Turns played.
    pub turns: u8,
    /// Entries of its log.
    pub entries: u64,
    /// The hash of its last entry.
    pub hash: String,
}

/// The most battles at once.
pub const BATTLES_MAX: u32 = 1_000_000;
/// The most entries of one battle: far beyond any game, so that a fault ends.
const ENTRIES_MAX: usize = 20_000;

/// Plays them.
///
/// # Errors
/// What cannot be used: a file, a list that is not legal, an unknown scenario, ruleset or pack, a folder, a name that another
/// log has.
pub fn play(wanted: &Wanted) -> Result<Played, Failure> {
    if wanted.battles == 0 || wanted.battles > BATTLES_MAX {
        let line = say::battles_out_of_range(BATTLES_MAX, wanted.battles);
        return Err(Failure::new(code::OUT_OF_RANGE, line));
    }
    let field = Arc::new(field(wanted)?);
    if let Some(folder) = &wanted.out {
        fs::create_dir_all(folder).map_err(|error| {
            // The system gives only a number for it: a file stands where a folder must.
            let line = match folder.ancestors().find(|place| place.is_file()) {
                Some(file) => files::not_a_folder(folder.display().to_string(), file.display().to_string()),
                None => files::no_folder(folder.display().to_string(), error.to_string()),
            };
            Failure::new(code::NO_FOLDER, line)
        })?;
    }
    let mut battles = Vec::new();
    for number in 0..wanted.battles {
        let seed = wanted.seed.wrapping_add(u64::from(number));
        let (open, lines) = battle(&field, seed)?;
        if let Some(folder) = &wanted.out {
            let file = folder.join(format!("battle-{seed}.jsonl"));
            if !wanted.force && differs(&file, &lines) {
                let line = say::log_there(file.display().to_string());
                return Err(Failure::new(code::FILE_EXISTS, line));
            }
            file::write(&file, &lines)?;
        }
        battles.push(PlayedBattle {
            seed,
            scenario: field.scenario.id.clone(),
            winner: open.state.outcome.and_then(|o| o.winner).map(letter),
            turns: open.state.turn,
            entries: open.log.kept().len() as u64,
            hash: open.log.tip().to_string(),
        });
    }
    Ok(Played { battles })
}

/// Whether something different stands there from what is to be written; equal arguments write equal bytes and take
/// nothing away.
fn differs(file: &Path, lines: &[u8]) -> bool {
    let Ok(stands) = fs::metadata(file) else { return false };
    let same = stands.len() == lines.len() as u64 && fs::read(file).is_ok_and(|bytes| bytes == lines);
    !same
}

/// One battle from a seed: clock and id are functions of it, so equal seeds make equal bytes.
///
/// # Errors
/// A fault of the engine; cannot happen in a program whose tests passed.
pub fn battle(field: &Arc<Field>, seed: u64) -> Result<(Open<Battles>, Vec<u8>), Failure> {
    let mut chance = Chance::seeded(seed);
    let id: StreamId = chance.stream();
    let start = BattleStart {
        name: format!("{GENERATOR}:{seed}"),
        set_up: None,
        campaign: None,
        guided: false,
        field: Arc::clone(field),
    };
    let mut open = Open::<Battles>::begin(id, start)?;
    for number in 0..ENTRIES_MAX {
        if open.state.phase == Phase::Ended {
            let mut bytes = Vec::new();
            if let Some(append) = open.append()? {
                bytes.extend(append.header.unwrap_or_default());
                bytes.push(b'\n');
                for sealed in append.entries {
                    bytes.extend(sealed.line());
                    bytes.push(b'\n');
                }
            }
            return Ok((open, bytes));
        }
        let now = options(&open.state);
        let command = choose(&open.state, &now, &mut |n| chance.below(n)).ok_or_else(|| {
            Failure::new(code::STUCK, say::stuck(seed.to_string(), format!("{:?}", open.state.question())))
        })?;
        let events = decide(&open.state, &command)?;
        let author = Author { at: moment(number), by: GENERATOR.to_owned(), ..Author::default() };
        open.record(author, command, events)?;
    }
    Err(Failure::new(code::ENDLESS, say::endless(seed.to_string())))
}

/// The time of an entry: one second after another, from the evening the seeded players sat down.
fn moment(number: usize) -> String {
    let (hours, minutes, seconds) = (number / 3600 % 24, number / 60 % 60, number % 60);
    format!("2026-01-01T{hours:02}:{minutes:02}:{seconds:02}+00:00")
}

/// The battlefield that is wanted, with its Forces.
///
/// # Errors
/// As [`play`].
pub fn field(wanted: &Wanted) -> Result<Field, Failure> {
    let packs = Packs::shipped()?;
    let named = wanted.pack.as_deref().map(|id| by_id(Some(id))).transpose()?;
    let pack = named.as_ref().unwrap_or_else(|| packs.first());
    let catalogue = &pack.catalogue;
    let id = wanted.scenario.as_deref().unwrap_or("claim-no-mans-land");
    let scenario = catalogue.scenario(id).cloned().ok_or_else(|| {
        let known: Vec<&str> = catalogue.pack().scenarios.iter().map(|s| s.id.as_str()).collect();
        let quoted: String = id.chars().take(60).collect();
        Failure::new(code::UNKNOWN_SCENARIO, say::unknown_scenario(quoted, in_a_row(known)))
    })?;
    let ruleset = ruleset::find(wanted.ruleset.as_deref().unwrap_or(ruleset::OFFICIAL))
        .map_err(|error| Failure::new(code::UNKNOWN_RULESET, rulesets::bad_option(error.to_string())))?;
    let (least, most) = scenario.sides();
    let rosters: Vec<Roster> = match wanted.warbands.len() {
        0 => sample_forces::several(catalogue, least)?,
        given if (least..=most).contains(&given) => {
            wanted.warbands.iter().map(|path| read(path, &packs, named.as_ref())).collect::<Result<_, _>>()?
        }
        given if least == 2 && most == 2 => return Err(Failure::new(code::BAD_SIDES, say::two_warbands(given))),
        given => return Err(Failure::new(code::BAD_SIDES, say::so_many_warbands(least, most, given))),
    };
    let sides = u8::try_from(rosters.len()).unwrap_or(u8::MAX);
    let fielded = |(side, roster): (u8, Roster)| {
        let own = followed(&roster, &packs, named.as_ref())?;
        force(side, &roster, &own.catalogue)
    };
    let forces = (0..sides).zip(rosters).map(fielded).collect::<Result<_, _>>()?;
    let terrain = scenario.terrain.clone();
    let mut field = Field { scenario, terrain, forces, ruleset, pack: pack.hash.to_string(), games: Vec::new() };
    nml_battle::setup::bring_deeds(&mut field);
    Ok(field)
}

/// The pack that is named for all, else the Warband's own.
fn followed(roster: &Roster, packs: &Packs, named: Option<&Arc<Loaded>>) -> Result<Arc<Loaded>, Failure> {
    named.map_or_else(|| packs.of(roster.pack.as_deref(), None), |named| Ok(Arc::clone(named)))
}

fn read(path: &Path, packs: &Packs, named: Option<&Arc<Loaded>>) -> Result<Roster, Failure> {
    let native = Open::<Warbands>::of_file(path).map_err(|failure| match Sort::of(path) {
        Some(Sort::Warband) | None => failure,
        Some(_) => mistaken(path, Sort::List, failure),
    })?;
    let usual = named.unwrap_or_else(|| packs.first());
    let mut roster = match native {
        Some(native) => native.state,
        None if Sort::of(path) == Some(Sort::Roster) => import::read_file(path, &usual.catalogue)?.roster,
        None => {
            let read = list::read_file(path, &usual.catalogue);
            read.map_err(|error| mistaken(path, Sort::List, error.into()))?.0
        }
    };
    if roster.name.is_empty() {
        roster.name =
            path.file_stem().map(|stem| stem.to_string_lossy().chars().take(60).collect()).unwrap_or_default();
    }
    let report = check(&roster, &followed(&roster, packs, named)?.catalogue);
    match report.violations.first() {
        None => Ok(roster),
        Some(first) => {
            let line = say::not_legal(path.display().to_string(), said(&first.message));
            Err(Failure::new(code::NOT_LEGAL, line))
        }
    }
}

pub(super) fn force(side: u8, roster: &Roster, catalogue: &Catalogue) -> Result<Force, Failure> {
    let mustered = muster(roster, catalogue).map_err(|violations| {
        let first = violations.first().map(|v| said(&v.message)).unwrap_or_default();
        Failure::new(code::NOT_LEGAL, format!("{}: {first}", roster.name))
    })?;
    Ok(Force {
        warband: StreamId::from_bytes([side; 16]).to_string(),
        name: roster.name.clone(),
        faction: roster.faction.clone(),
        player: String::new(),
        roster: u16::try_from(roster.models.len()).unwrap_or(u16::MAX),
        models: mustered.sheets,
        effects: mustered.effects,
    })
}
