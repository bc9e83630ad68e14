//! Results that travel: a player who fought writes one into a file, and the keeper of the campaign reads it. They look
//! at many together, each beside what the campaign already knows, and accept or hold them one by one.

mod brought;

use std::collections::BTreeMap;

use nml_campaign::{Command, Event, result_of};
use nml_catalogue::Catalogue;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_exchange::result::{ResultDocument, ResultModel, ResultNamed, ResultWarband};
use nml_ledger::{Act, EntryLine, InForce, Sealed};
use nml_warband::Roster;
use nml_warband::result::{BattleResult, SideResult};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::aftermath::sheet_lines;
use crate::aftermath::{self, Correction, CorrectionStep};
use crate::code;
use crate::dialog::{Sent, ToSave};
use crate::dropped::{DroppedFile, readable};
use crate::failure::Failure;
use crate::paper::{PaperFiled, file_as, planned_as, scenario_of, written};
use crate::season::pack_of;
use crate::season::scenarios::Meant;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};
use crate::view::{ComparedLine, called, game_name};
use crate::words::{self, results as say};
use brought::Known;

/// A game of a campaign whose result is sent.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultOf {
    /// The campaign's stream.
    pub campaign: String,
    /// The battle's stream.
    pub battle: String,
}

/// Files with results, to be looked at together.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultFiles {
    /// The campaign's stream.
    pub campaign: String,
    /// The files.
    pub files: Vec<DroppedFile>,
}

/// A result that is accepted.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultTaken {
    /// The campaign's stream.
    pub campaign: String,
    /// The file.
    pub file: DroppedFile,
    /// It is another game than its Warbands, scenario and day suggest.
    #[serde(default)]
    pub another: bool,
}

/// A file beside what the campaign knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    /// The file's name.
    pub file: String,
    /// The scenario; empty if the file is no result.
    pub scenario: String,
    /// How it ended, in one line.
    pub said: String,
    /// Who wrote it down and when, in one line.
    pub by: String,
    /// What the campaign makes of it.
    pub state: ResultState,
}

/// What a campaign makes of a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum ResultState {
    /// The campaign does not know it yet: accepting it opens its aftermath.
    New {
        /// It is the game that was planned.
        planned: bool,
    },
    /// The campaign has it as it is.
    Same {
        /// The battle's stream.
        battle: String,
    },
    /// The campaign has it differently: accepting it corrects the campaign.
    Differs {
        /// The battle's stream.
        battle: String,
        /// Only Warbands, scenario and day suggest that it is this battle, in words: it may be another game of that
        /// day.
        by_guess: Option<String>,
        /// What differs: in the campaign, and in the file.
        differences: Vec<ComparedLine>,
    },
    /// It cannot be accepted, or not yet.
    Refused {
        /// Why, in one line.
        why: String,
    },
}

/// The most files that are looked at together.
const FILES_MAX: usize = 500;

/// Writes the result of a game into a file that the person names. `None` if they cancel.
///
/// # Errors
/// `UNKNOWN_AFTERMATH` when the game was not fought; `UNWRITABLE`.
pub fn result_export(session: &Session, of: ResultOf) -> Result<Option<Sent>, Failure> {
    let open = session.look::<Campaigns>(&of.campaign)?;
    let pack = pack_of(session, &open)?;
    let game = open.state.game(&of.battle);
    let (game, played) = game
        .and_then(|game| Some((game, game.played.as_ref()?)))
        .ok_or_else(|| Failure::new(code::UNKNOWN_AFTERMATH, words::campaigns::no_such_aftermath()))?;
    let roster = |warband: &str| played.aftermath.page(warband).and_then(|page| page.roster.as_deref());
    let scenario = ResultNamed { id: game.scenario.clone(), name: game_name(&pack.catalogue, game) };
    let entry = entry_of(session, &open, &played.result)?;
    save(session, &open, scenario, (&played.result, entry), |side| models(side, roster(&side.warband), &pack.catalogue))
}

/// Writes what stands on the sheet of a battle into a file, and files nothing. `None` if the person cancels.
///
/// # Errors
/// As [`crate::paper::battle_sheet_file`]; `UNWRITABLE`.
pub fn battle_sheet_send(session: &Session, filed: PaperFiled) -> Result<Option<Sent>, Failure> {
    let open = session.look::<Campaigns>(&filed.campaign)?;
    let pack = pack_of(session, &open)?;
    let planned = planned_as(session, &open, &filed.battle)?.map(|game| game.battle.clone());
    let battle = planned.map_or_else(|| Ok(session.chance()?.stream().to_string()), Ok::<_, Failure>)?;
    let result = written(session, &open, &filed.battle, &battle)?;
    let Meant { id, name, .. } = scenario_of(session, &open, &filed.battle)?;
    let scenario = ResultNamed { id, name };
    let mut rosters = BTreeMap::new();
    for side in result.members() {
        rosters.insert(side.warband.clone(), session.look::<Warbands>(&side.warband)?);
    }
    save(session, &open, scenario, (&result, None), |side| {
        models(side, rosters.get(&side.warband).map(|open| &open.state), &pack.catalogue)
    })
}

fn save(
    session: &Session,
    open: &Open<Campaigns>,
    scenario: ResultNamed,
    (result, entry): (&BattleResult, Option<Sealed>),
    models: impl Fn(&SideResult) -> Vec<ResultModel>,
) -> Result<Option<Sent>, Failure> {
    let warband = |side: &SideResult| {
        let known = open.state.enrolment(&side.warband);
        ResultWarband {
            name: known.map_or_else(String::new, |known| known.name.clone()),
            player: known.map_or_else(String::new, |known| known.player.clone()),
            models: models(side),
        }
    };
    let campaign = ResultNamed { id: open.id.to_string(), name: open.state.name.clone() };
    let name = say::file_name(&scenario.name, result.played.as_deref());
    let warbands = result.members().map(warband).collect();
    let when = crate::clock::now();
    let document = ResultDocument::of((campaign, scenario), (session.by(), &when), result.clone(), warbands);
    let document = match &entry {
        Some(entry) => document.written_by(entry),
        None => document,
    };
    let unwritable =
        |error: serde_json::Error| Failure::new(code::UNWRITABLE, words::files::not_written(&name, error.to_string()));
    let bytes = document.bytes().map_err(unwritable)?;
    let (title, kind) = (say::send(), say::results());
    let saved = session.save_as(&ToSave { title: &title, name: &name, kind: &kind, ending: "json", bytes: &bytes })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// The entry that made a result what it is: the one that recorded it, or the last that corrected it.
fn entry_of(session: &Session, open: &Open<Campaigns>, result: &BattleResult) -> Result<Option<Sealed>, Failure> {
    let says = |one: &InForce<'_, Command, Event>| {
        one.commands().filter_map(|command| result_of(command, &result.battle)).any(|said| said == result)
    };
    let effective = open.log.effective();
    let Some(one) = effective.iter().find(|one| says(one)) else { return Ok(None) };
    let hash = one.amended.unwrap_or(one.kept).hash;
    let entries = session.with_book(|book| Ok(book.stream(open.id)?.entries))?;
    Ok(entries.into_iter().find(|entry| entry.hash == hash))
}

/// The models of a side that its result names.
fn models(side: &SideResult, roster: Option<&Roster>, catalogue: &Catalogue) -> Vec<ResultModel> {
    let Some(roster) = roster.map(Roster::enlisted) else {
        let fell = side.casualties.iter();
        return fell
            .map(|fell| ResultModel { id: fell.model, name: fell.name.clone(), entry: fell.entry.clone() })
            .collect();
    };
    let named = roster.members().filter(|model| side.took_part.contains(&model.id));
    named
        .map(|model| ResultModel {
            id: model.id,
            name: called(model, &roster, catalogue).chars().take(NAME_CHARACTERS).collect(),
            entry: model.entry.clone(),
        })
        .collect()
}

/// Looks at files with results, each beside what the campaign knows. This writes nothing.
///
/// # Errors
/// `TOO_MANY_FILES`; what is wrong with one file stands in its line.
pub fn results_look(session: &Session, files: ResultFiles) -> Result<Vec<ResultLine>, Failure> {
    if files.files.len() > FILES_MAX {
        let line = say::too_many(files.files.len(), FILES_MAX);
        return Err(Failure::new(code::TOO_MANY_FILES, line));
    }
    let open = session.look::<Campaigns>(&files.campaign)?;
    let mut lines = Vec::new();
    for file in &files.files {
        lines.push(match read(file) {
            Ok(document) => line(session, &open, readable(&file.name), &document)?,
            Err(failure) => ResultLine {
                file: readable(&file.name),
                scenario: String::new(),
                said: String::new(),
                by: String::new(),
                state: ResultState::Refused { why: failure.message },
            },
        });
    }
    Ok(lines)
}

fn read(file: &DroppedFile) -> Result<ResultDocument, Failure> {
    let name = readable(&file.name);
    let document = nml_exchange::result::read(&file.bytes.0, &name)?;
    match entry(&document) {
        Some(Err(_)) => Err(Failure::new(code::NEWER_WORDS, say::newer(&name))),
        Some(Ok(line)) if !says(&line, &document.result) => Err(Failure::new(code::FORGED, say::forged(&name))),
        Some(Ok(_)) | None => Ok(document),
    }
}

/// The entry that a result carries.
fn entry(document: &ResultDocument) -> Option<Result<EntryLine<Command, Event>, serde_json::Error>> {
    document.entry.as_ref().map(|line| serde_json::from_str(line))
}

/// Whether it is what an entry wrote down.
fn says(line: &EntryLine<Command, Event>, result: &BattleResult) -> bool {
    let said = |command: &Command| result_of(command, &result.battle) == Some(result);
    match &line.entry.act {
        Act::Do { command, .. } => said(command),
        Act::Amend { instead, .. } => instead.iter().any(|decision| said(&decision.command)),
        Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Note { .. } => false,
    }
}

fn line(
    session: &Session,
    open: &Open<Campaigns>,
    file: String,
    document: &ResultDocument,
) -> Result<ResultLine, Failure> {
    let names = |side: &str| {
        let place = document.result.sides.iter().find(|known| known.warband == side);
        let outsider = place.and_then(|side| side.outsider.clone());
        let member = document.result.members().zip(&document.warbands).find(|(known, _)| known.warband == side);
        outsider.or_else(|| member.map(|(_, warband)| warband.name.clone())).unwrap_or_default()
    };
    Ok(ResultLine {
        file,
        scenario: document.scenario.name.clone(),
        said: words::history::ended(&document.result, names),
        by: say::by(
            &document.by,
            &document.at,
            Some(document.campaign.name.as_str()).filter(|name| *name != open.state.name),
            entry(document).and_then(Result::ok).map(|line| line.hash),
        ),
        state: state(session, open, document)?,
    })
}

fn state(session: &Session, open: &Open<Campaigns>, document: &ResultDocument) -> Result<ResultState, Failure> {
    Ok(match brought::known(session, open, document, false) {
        Err(failure) => ResultState::Refused { why: failure.message },
        Ok(Known::New { planned, .. }) => {
            let unsettled = document.result.members().zip(&document.warbands).find_map(|(side, named)| {
                let id = brought::warband(&open.state, &side.warband, named).ok()?;
                open.state.unsettled(&id).map(|_| named.name.clone())
            });
            match unsettled {
                Some(name) => ResultState::Refused { why: say::unsettled(&name) },
                None => ResultState::New { planned },
            }
        }
        Ok(Known::Played { battle, result, by_guess, .. }) => {
            let played = open.state.game(&battle).and_then(|game| game.played.as_ref());
            let differences = played.map_or_else(Vec::new, |played| sheet_lines(&open.state, &played.result, &result));
            if differences.is_empty() {
                ResultState::Same { battle }
            } else {
                ResultState::Differs { battle, by_guess: by_guess.then(say::by_guess), differences }
            }
        }
    })
}

/// Accepts a result: a new one, or one that is another game than it was taken for, is filed and opens its aftermath;
/// one that differs from what the campaign has corrects it. Gives the campaign's line of it afterwards.
///
/// # Errors
/// Why it cannot be accepted; `SAME_BATTLE` if it is no other game; `OPEN_QUESTION` when the correction asks something
/// that is answered on its own page.
pub fn result_accept(session: &Session, taken: ResultTaken) -> Result<ResultLine, Failure> {
    let document = read(&taken.file)?;
    let open: Open<Campaigns> = session.open_stream(&taken.campaign)?;
    match brought::known(session, &open, &document, taken.another)? {
        Known::New { battle, paper, .. } => file_as(session, open, &paper, &battle)?,
        Known::Played { battle, paper, .. } => {
            let steps = vec![CorrectionStep::Result { battle: paper }];
            let reason = say::as_sent(&document.by);
            aftermath::correction_accept(session, Correction { aftermath: battle, steps, reason })?;
        }
    }
    let open = session.look::<Campaigns>(&taken.campaign)?;
    line(session, &open, readable(&taken.file.name), &document)
}
