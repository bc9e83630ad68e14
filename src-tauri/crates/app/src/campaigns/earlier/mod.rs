//! A campaign that comes into this book in mid-season: a table of its games so far, and what follows from them.
//!
//! [`campaign_earlier`] reads a table and says what it understood, what it did not, and where the campaign would stand;
//! it writes nothing. [`campaign_earlier_enter`] enters it, as one act. Names that nobody here has may become Warbands
//! with it ([`founding`](super::founding)): an organiser has names and results long before anybody sends a roster.

mod balance;
mod table;

use nml_campaign::{Command, EARLIER_MAX, EarlierGame, Tables, decide, evolve, limits, standings};
use nml_exchange::games::{self, Column, TableCells};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::founding::{self, Founded};
use super::shown::Campaign;
use super::view;
use crate::code;
use crate::failure::Failure;
use crate::season::{pack_of, say_as};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::Verdict;
use crate::words::earlier as words;
pub use balance::{
    BalanceKnown, BalanceModel, BalanceOpened, BalanceSheet, BalanceStated, BalanceWarband, balance_open,
    balance_sheet, campaign_balances,
};

/// A table of games so far.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierTable {
    /// The campaign's stream.
    pub campaign: String,
    /// As it was typed or pasted: a line per game.
    #[serde(default)]
    pub text: String,
    /// Who is meant by names that are neither a Warband's nor its player's.
    #[serde(default)]
    pub names: Vec<EarlierName>,
    /// Which scenarios are meant by names that no pack has.
    #[serde(default)]
    pub scenarios: Vec<EarlierScenario>,
    /// Lines with a game that is already here, or stands in an earlier line, and that are entered all the same: by
    /// their numbers in the table.
    #[serde(default)]
    pub again: Vec<u64>,
}

/// A column of a table that is read as something else.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierColumnTaken {
    /// The table, as it was typed or pasted.
    pub text: String,
    /// Which column, from 0.
    pub column: u32,
    /// What it holds.
    pub means: Column,
}

/// Who is meant by a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierName {
    /// The name, as it stands in the table.
    pub name: String,
    /// The Warband's stream, or none if it joins now or is from outside the campaign.
    pub warband: Option<String>,
    /// The faction of a Warband that joins now under this name, with its roster to come; none for any other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<String>,
}

/// Which scenario is meant by a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierScenario {
    /// The name, as it stands in the table.
    pub name: String,
    /// Its id, or none if no pack has it and it is kept by this name.
    pub scenario: Option<String>,
}

/// A table as it was understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierView {
    /// The campaign's name.
    pub campaign: String,
    /// The table as it stands, with what each column is taken for; none if it cannot be read.
    pub table: Option<TableCells>,
    /// Its Warbands.
    pub members: Vec<EarlierMember>,
    /// The factions that a Warband may join with under a name of the table.
    pub factions: Vec<EarlierFaction>,
    /// The games that were understood, in the order they are entered. Those that are already here, or stand twice, are
    /// left out unless somebody says to enter them.
    pub games: Vec<EarlierLine>,
    /// Names that nobody here has, in the order of the table, with who is meant by them.
    pub names: Vec<EarlierMeant>,
    /// Scenarios that a name can mean.
    pub scenarios: Vec<EarlierScenarioKnown>,
    /// Names of scenarios that no pack has, in the order of the table, with the one that is meant by them.
    pub unknown_scenarios: Vec<EarlierScenarioMeant>,
    /// Lines that were not understood, and what else keeps the table from being entered.
    pub problems: Vec<EarlierProblem>,
    /// What one should know about it; it does not keep anything from being entered.
    pub notes: Vec<String>,
    /// Where the campaign would stand after it.
    pub after: Vec<EarlierAfter>,
    /// It can be entered.
    pub ready: bool,
    /// The most games.
    pub most: usize,
}

/// A Warband that a name can mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierMember {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who commands it; may be empty.
    pub player: String,
}

/// A faction of the campaign's pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierFaction {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A game of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierLine {
    /// Its line in the table.
    pub line: u64,
    /// Its number in the campaign, from 1, or none if it is left out.
    pub number: Option<usize>,
    /// The number of the game in the campaign that it equals, if there is one: same day, scenario, sides and points.
    pub here: Option<usize>,
    /// The line above it in the table that it equals, on the same day, if there is one. It is left out unless somebody
    /// says that it is a game of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub twice: Option<u64>,
    /// The day, such as `2026-04-30`, or none if the table does not say.
    pub day: Option<String>,
    /// The scenario.
    pub scenario: String,
    /// The pack has no such scenario: it is kept by this name.
    pub unknown: bool,
    /// Who fought.
    pub sides: Vec<EarlierSide>,
}

/// A side of such a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierSide {
    /// What it is called.
    pub name: String,
    /// It does not belong to the campaign.
    pub outsider: bool,
    /// Victory points.
    pub vp: Option<u16>,
    /// How it went.
    pub outcome: Verdict,
}

/// A name that nobody here has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierMeant {
    /// The name, as it stands in the table.
    pub name: String,
    /// Somebody said who is meant.
    pub said: bool,
    /// Who is meant, or probably is; none if it is somebody from outside, or one that joins now.
    pub warband: Option<String>,
    /// The faction of a Warband that joins now under this name.
    pub faction: Option<String>,
}

/// A scenario that a name can mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierScenarioKnown {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A name that no scenario has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierScenarioMeant {
    /// The name, as it stands in the table.
    pub name: String,
    /// Somebody said which one is meant.
    pub said: bool,
    /// The id of the one that is meant, or probably is; none if it is kept by its name.
    pub scenario: Option<String>,
}

/// Why something of the table cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierProblem {
    /// The line, or none for the table as a whole.
    pub line: Option<u64>,
    /// In one sentence.
    pub why: String,
}

/// Where a Warband would stand after the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EarlierAfter {
    /// Its name.
    pub name: String,
    /// Games fought.
    pub games: u16,
    /// Campaign Victory Points.
    pub cvp: u32,
    /// The number of its next game.
    pub next: u16,
    /// The stage of that game.
    pub stage: String,
    /// Threshold Value of that game, in ducats.
    pub threshold: u32,
    /// Field Strength of that game, in models.
    pub field_strength: u16,
}

/// What a table of games so far says, and where the campaign would stand after it. This writes nothing.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`. What is wrong with the table stands in the view.
pub fn campaign_earlier(session: &Session, table: EarlierTable) -> Result<EarlierView, Failure> {
    let open = session.look::<Campaigns>(&table.campaign)?;
    Ok(read(session, &open, &table)?.view)
}

/// The text of a table with one of its columns taken for something else: its line of headings says so from then on.
///
/// # Errors
/// `NOT_A_TABLE` if it cannot be read at all.
pub fn earlier_column(_: &Session, change: EarlierColumnTaken) -> Result<String, Failure> {
    let column = usize::try_from(change.column).unwrap_or(usize::MAX);
    Ok(games::taken(&change.text, column, change.means)?)
}

/// Enters the games so far, and lets those join that names were said to stand for: one act, which undo takes back as a whole.
///
/// # Errors
/// `BAD_TABLE` with the first thing that is wrong; `EARLIER_COMES_FIRST`.
pub fn campaign_earlier_enter(session: &Session, table: EarlierTable) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&table.campaign)?;
    let Read { view, founded, games } = read(session, &open, &table)?;
    let games = games.filter(|_| view.ready).ok_or_else(|| {
        let first = view
            .problems
            .first()
            .map_or_else(words::unknown_names, |problem| words::problem(problem.line, &problem.why));
        Failure::new(code::BAD_TABLE, first)
    })?;
    let pack = pack_of(session, &open)?;
    let (first, mut joined) = founding::enter(session, &mut open, &pack, &founded, false)?;
    let author = first.map_or_else(|| session.author(), |first| session.author_because(open.id, first));
    say_as(session, &mut open, author, games)?;
    founding::write(session, &mut open, &pack, &mut joined)?;
    view::view(session, &open)
}

/// A table that was read.
struct Read {
    view: EarlierView,
    /// Who joins with it.
    founded: Vec<Founded>,
    /// What enters its games. `None` if it cannot be entered.
    games: Option<Command>,
}

fn read(session: &Session, open: &Open<Campaigns>, table: &EarlierTable) -> Result<Read, Failure> {
    let pack = pack_of(session, open)?;
    let members = open.state.warbands.iter().filter(|known| !known.withdrawn).map(|known| EarlierMember {
        id: known.warband.clone(),
        name: known.name.clone(),
        player: known.player.clone(),
    });
    let mut view = EarlierView {
        campaign: open.state.name.clone(),
        table: None,
        members: members.collect(),
        factions: pack
            .catalogue
            .pack()
            .factions
            .iter()
            .map(|faction| EarlierFaction { id: faction.id.clone(), name: faction.name.clone() })
            .collect(),
        games: Vec::new(),
        names: Vec::new(),
        scenarios: Vec::new(),
        unknown_scenarios: Vec::new(),
        problems: Vec::new(),
        notes: Vec::new(),
        after: Vec::new(),
        ready: false,
        most: EARLIER_MAX,
    };
    if table.text.trim().is_empty() {
        return Ok(Read { view, founded: Vec::new(), games: None });
    }
    // A table that only lacks something is mended column by column, so it is shown all the same.
    view.table = games::cells(&table.text).ok().flatten();
    let cells = match games::read(&table.text) {
        Ok(cells) => cells,
        Err(unusable) => {
            view.problems.push(EarlierProblem { line: None, why: unusable.to_string() });
            return Ok(Read { view, founded: Vec::new(), games: None });
        }
    };
    if !cells.ignored.is_empty() {
        view.notes.push(words::not_read(&cells.ignored));
    }
    let (games, founded) = table::understood(session, open, &pack, table, &cells, &mut view)?;
    // A scenario that resembles no known one is not a slip: it is kept by its name.
    let slip = |name: &EarlierScenarioMeant| !name.said && name.scenario.is_some();
    let unnamed = view.names.iter().any(|name| !name.said);
    let unsaid = unnamed || view.unknown_scenarios.iter().any(slip);
    if unnamed && view.members.is_empty() {
        view.notes.push(words::who_joins());
    }
    if games.is_empty() && !view.games.is_empty() {
        view.notes.push(words::all_here());
    }
    let outside = |game: &EarlierGame| game.result.sides.iter().all(|side| side.outsider.is_some());
    // If nobody has said yet who joins, a game may look as if only outsiders had fought it.
    if games.is_empty() || !view.problems.is_empty() || unnamed && games.iter().any(outside) {
        return Ok(Read { view, founded, games: None });
    }
    let command = Command::EnterEarlier { games };
    let state = founding::joined(session, &open.state, &pack, &founded)?;
    match decide(Tables::from(&pack.catalogue), &state, &command) {
        Err(refused) => view.problems.push(EarlierProblem { line: None, why: Failure::from(refused).message }),
        Ok(events) => {
            let mut then = state;
            events.iter().for_each(|event| evolve(&mut then, event));
            let progression = pack.catalogue.campaign();
            view.after = standings(&then)
                .into_iter()
                .filter_map(|line| {
                    let next = limits(&pack.catalogue, &then, &line.warband)?;
                    let stage = nml_campaign::stage(progression, then.house, next.game);
                    Some(EarlierAfter {
                        name: line.name,
                        games: line.games,
                        cvp: line.points,
                        next: next.game,
                        stage: stage.map_or_else(String::new, |stage| stage.name.clone()),
                        threshold: next.threshold,
                        field_strength: next.field_strength,
                    })
                })
                .collect();
            view.ready = !unsaid;
        }
    }
    Ok(Read { view, founded, games: Some(command) })
}
