//! From the end of a battle to the campaign: planned, recorded, its aftermath opened; and back, until somebody answers.

use nml_campaign::{Command, Outsider, Picked, Rosters, Tables, decide};
use nml_catalogue::Scenario;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_ledger::{Act, Hash, StreamId};
use nml_store::{Append, Row};
use nml_warband as warband;
use nml_warband::result::{BattleResult, SideResult};

use super::{pack_of, passed};
use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, warband_row};
use crate::session::Session;
use crate::streams::{All, Open, holds, stream_id, try_stream};
use crate::subject::{Battles, Campaigns, Warbands};
use crate::whose;
use crate::words::seasons;

/// The scenario that was played.
#[derive(Clone, Copy)]
pub(crate) struct Fought<'s> {
    /// Its id.
    pub id: &'s str,
    /// Its name, kept if the campaign's pack does not have it.
    pub name: &'s str,
}

impl<'s> From<&'s Scenario> for Fought<'s> {
    fn from(scenario: &'s Scenario) -> Self {
        Self { id: &scenario.id, name: &scenario.name }
    }
}

/// What a battle's end writes besides its own entries; empty if it changes nothing.
#[derive(Default)]
pub struct Ended {
    /// Entries of the campaign and the Warbands.
    pub appends: Vec<Option<Append>>,
    /// Their rows.
    pub rows: Vec<Row>,
}

/// What a campaign makes of a battle's end.
pub(crate) enum Taken {
    /// It takes it, and this is written.
    Now(Ended),
    /// It cannot now, for this reason; the battle ends all the same, and the campaign page offers to enter it
    /// ([`campaign_record`]).
    Later(Failure),
}

/// What the campaign of a battle writes together with the battle's newest entries: its record when it has ended, the
/// record taken back when its end was undone. Both stand or fall together (promise 7).
///
/// # Errors
/// `AFTERMATH_BEGUN` when the record that stands would have to change and the campaign went on after it; what cannot be
/// read. A battle that the campaign cannot take yet is not an error: it is entered later. Neither is a campaign that
/// does not open here: if it does, the battle is entered.
pub fn at_end(session: &Session, battle: &Open<Battles>) -> Result<Ended, Failure> {
    let result = battle.state.result(&battle.id.to_string());
    let turned = match battle.log.kept().last().map(|kept| &kept.entry.act) {
        Some(Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. }) => true,
        Some(Act::Do { .. } | Act::Amend { .. } | Act::Note { .. }) | None => false,
    };
    if result.is_none() && !turned {
        return Ok(Ended::default());
    }
    let Some(id) = campaign_of(session, battle)? else { return Ok(Ended::default()) };
    if !session.with_book(|book| holds(book, id))? {
        // The battle came into this book without its campaign.
        return Ok(Ended::default());
    }
    let Ok(mut season) = session.with_book(|book| try_stream::<Campaigns>(book, id))? else {
        return Ok(Ended::default());
    };
    let Some(result) = result else { return withdrawn(session, season, &battle.id.to_string()) };
    let stands = season.state.game(&result.battle).is_some_and(|g| g.played.is_some());
    match recorded(session, &mut season, (&battle.state.field.scenario).into(), result)? {
        Taken::Now(ended) => Ok(ended),
        // The record that stands would be wrong from now on.
        Taken::Later(failure) if stands => Err(failure),
        Taken::Later(_) => Ok(Ended::default()),
    }
}

/// The campaign that a battle counts for: the one it was begun for, or the one that took it in after its end.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn campaign_of(session: &Session, battle: &Open<Battles>) -> Result<Option<StreamId>, Failure> {
    if let Some(campaign) = &battle.start.campaign {
        return Ok(Some(stream_id(campaign)?));
    }
    let seasons = session.with_book(|book| All::<Campaigns>::of(book))?.read;
    let battle = battle.id.to_string();
    Ok(seasons.iter().find(|season| season.state.game(&battle).is_some()).map(|season| season.id))
}

/// Writes a battle's end into its campaign, in one transaction. Saying it twice changes nothing.
///
/// # Errors
/// `NO_CAMPAIGN`; `AFTERMATH_BEGUN` when another end of it was recorded and answers were given; what the campaign
/// refuses, such as a Warband that has an earlier battle to settle.
pub fn record(session: &Session, battle: &str, result: BattleResult) -> Result<StreamId, Failure> {
    let open: Open<Battles> = session.open_stream(battle)?;
    let campaign = campaign_of(session, &open)?;
    let campaign = campaign.ok_or_else(|| Failure::new(code::NO_CAMPAIGN, seasons::no_campaign()))?;
    let mut season: Open<Campaigns> = session.open_stream(&campaign.to_string())?;
    match recorded(session, &mut season, (&open.state.field.scenario).into(), result)? {
        Taken::Later(failure) => return Err(failure),
        Taken::Now(ended) if ended.rows.is_empty() => {}
        Taken::Now(ended) => session.write(ended.appends, ended.rows)?,
    }
    Ok(campaign)
}

/// Records a battle: planned by agreement unless it was planned, its musters closed. This writes nothing yet.
///
/// # Errors
/// `AFTERMATH_BEGUN`; what cannot be read.
pub(crate) fn recorded(
    session: &Session,
    open: &mut Open<Campaigns>,
    fought: Fought<'_>,
    result: BattleResult,
) -> Result<Taken, Failure> {
    let pack = pack_of(session, open)?;
    let catalogue = &pack.catalogue;
    let battle = result.battle.clone();
    if let Some(played) = open.state.game(&battle).and_then(|game| game.played.as_ref()) {
        if same(&played.result, &result) {
            return Ok(Taken::Now(Ended::default()));
        }
        take_back(session, open, &battle)?;
    }
    if open.state.game(&battle).is_none() {
        let warbands = result.members().map(|side| side.warband.clone()).collect();
        // What the pack does not have would be known by its id.
        let unknown = catalogue.scenario(fought.id).is_none();
        let name = unknown.then(|| fought.name.chars().take(NAME_CHARACTERS).collect());
        let (scenario, picked, outsiders) = (fought.id.to_owned(), Picked::Agreement, outsiders(&result));
        let plan = Command::Plan { battle: battle.clone(), scenario, name, warbands, outsiders, picked, due: None };
        if let Err(refused) = put(session, open, plan)? {
            return Ok(Taken::Later(refused.into()));
        }
    }
    let planned = entry_of(open, |command| matches!(command, Command::Plan { battle: b, .. } if *b == battle));
    let mut rows = Vec::new();
    let mut appends = Vec::new();
    let mut rosters = Rosters::new();
    for side in result.members() {
        let warband = stream_id(&side.warband)?;
        let mut roster = match session.with_book(|book| try_stream::<Warbands>(book, warband))? {
            Ok(roster) => roster,
            Err(unread) => return Ok(Taken::Later(unread.into())),
        };
        // The first battle ends the mustering: from now on what was not spent is the Strongbox.
        if !roster.state.mustered {
            let report = warband::check(&roster.state, catalogue);
            let left = |budget: Option<u32>, spent: u32| budget.unwrap_or(0).saturating_sub(spent);
            let close = warband::Command::CloseMuster {
                strongbox: left(report.budget_ducats, report.total_ducats),
                glory: left(report.budget_glory, report.total_glory),
            };
            let events = warband::decide(&roster.state, &close)?;
            let author = match planned {
                Some(planned) => session.author_because(open.id, planned),
                None => session.author(),
            };
            roster.record(author, close, events)?;
            rows.push(warband_row(&roster, Some(open.id), catalogue));
        }
        rosters.insert(side.warband.clone(), roster.state.clone());
        appends.push(roster.append()?);
    }
    if let Err(refused) = put_with(session, open, Command::Record { result, rosters: Vec::new() }, &rosters)? {
        return Ok(Taken::Later(refused.into()));
    }
    rows.push(campaign_row(open));
    // The campaign comes first: the Warbands' entries name one of its own as their cause.
    appends.insert(0, open.append()?);
    Ok(Taken::Now(Ended { appends, rows }))
}

/// Whether a battle's end is what was recorded of it: older records do not say who attacked or gave up, what kit was
/// used up, and who left.
fn same(recorded: &BattleResult, result: &BattleResult) -> bool {
    let mut known = recorded.clone();
    known.attacker = known.attacker.or_else(|| result.attacker.clone());
    for (side, now) in known.sides.iter_mut().zip(&result.sides) {
        side.conceded |= now.conceded;
        if side.used_up.is_empty() {
            side.used_up.clone_from(&now.used_up);
        }
        if side.left.is_empty() {
            side.left.clone_from(&now.left);
        }
    }
    known == *result
}

/// As [`say`], with the campaign's own refusal separate from all other failures.
fn put(session: &Session, open: &mut Open<Campaigns>, command: Command) -> Result<Result<(), Rejection>, Failure> {
    put_with(session, open, command, &Rosters::new())
}

/// The same with the rosters that are looked up for it.
fn put_with(
    session: &Session,
    open: &mut Open<Campaigns>,
    command: Command,
    rosters: &Rosters,
) -> Result<Result<(), Rejection>, Failure> {
    whose::may_say(&open.state, &command)?;
    let pack = pack_of(session, open)?;
    match decide(Tables::from(&pack.catalogue).with(rosters), &open.state, &command) {
        Ok(events) => open.record(session.author(), command, events).map(|_| Ok(())),
        Err(refused) => Ok(Err(refused)),
    }
}

/// The end of a battle was undone: its record goes too, while nobody has answered anything.
fn withdrawn(session: &Session, mut open: Open<Campaigns>, battle: &str) -> Result<Ended, Failure> {
    if open.state.game(battle).is_none_or(|game| game.played.is_none()) {
        return Ok(Ended::default());
    }
    take_back(session, &mut open, battle)?;
    let rows = vec![campaign_row(&open)];
    Ok(Ended { appends: vec![open.append()?], rows })
}

fn take_back(session: &Session, open: &mut Open<Campaigns>, battle: &str) -> Result<(), Failure> {
    let record = entry_of(open, |command| matches!(command, Command::Record { result, .. } if result.battle == battle));
    if record.is_none() || passed::undoable(open) != record {
        let line = seasons::aftermath_begun();
        return Err(Failure::new(code::AFTERMATH_BEGUN, line));
    }
    let passed = passed::pass(session, open)?;
    open.undo(session.author(), None)?;
    passed.again(session, open, &[])
}

/// The last entry in force with such a command.
pub(crate) fn entry_of(open: &Open<Campaigns>, such: impl Fn(&Command) -> bool) -> Option<Hash> {
    open.log.effective().into_iter().rev().find(|one| one.commands().any(&such)).map(|one| one.kept.hash)
}

/// The sides that do not belong to the campaign, as the result names them.
pub(crate) fn outsiders(result: &BattleResult) -> Vec<Outsider> {
    let outsider = |side: &SideResult| Some(Outsider { id: side.warband.clone(), name: side.outsider.clone()? });
    result.sides.iter().filter_map(outsider).collect()
}

/// The numbers of the game among the Warbands' own, in the order asked.
#[must_use]
pub fn games_of(open: &Open<Campaigns>, warbands: &[String]) -> Vec<u16> {
    warbands.iter().map(|id| open.state.games_counted(id).saturating_add(1)).collect()
}

/// Who commands a Warband in a campaign; empty if nobody is named.
#[must_use]
pub fn player_of(open: &Open<Campaigns>, warband: &str) -> String {
    open.state.enrolment(warband).map_or_else(String::new, |enrolment| enrolment.player.clone())
}
