//! Campaigns: who belongs to one, its score, its games and their scenarios.

mod amended;
mod chronicle;
mod course;
mod earlier;
mod history;
mod house;
mod likeness;
mod members;
mod moved;
mod overview;
mod paper;
mod plan;
mod record;
mod results;
mod rosters;
mod round;
mod scenarios;
mod scores;
mod shown;
mod sign_up;
mod spreadsheet;
pub(crate) mod told;
pub(crate) mod undo;
mod view;
mod written;

use std::sync::Arc;

use nml_battle::setup;
use nml_campaign::{Command, Entry, Genesis, House, Picked, Tables, decide, next_game};
use nml_catalogue::Catalogue;
use nml_catalogue::ruleset;
use nml_exchange::pack::Loaded;
use nml_ledger::{Author, Cause, Hash, StreamId};
use nml_store::CampaignRow;
use nml_warband::{self as warband, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::desk::Desk;
use crate::failure::Failure;
use crate::lists::{campaign_row, membership, warband_row};
use crate::streams::{All, Open, read_stream};
use crate::subject::{Campaigns, SetUps, Warbands};
pub use crate::view::Knob;
use crate::words;
pub(crate) use amended::{Amendment, amendments, corrections};
pub use chronicle::{
    CampaignChronicle, ChronicleCorrection, ChronicleFallen, ChronicleGame, ChronicleHolder, ChronicleHonour,
    ChronicleNote, ChronicleSide, ChronicleStanding, NewChronicleNote, StandingsTold, campaign_chronicle,
    chronicle_note, chronicle_of, standings_told,
};
pub(crate) use chronicle::{log_words, words_about};
pub(crate) use course::{Chooser, NewPlan, chooser, may_plan, offered, put_plan, rolled_off};
pub use course::{Swapped, campaign_swap};
pub use earlier::{
    BalanceKnown, BalanceModel, BalanceOpened, BalanceSheet, BalanceStated, BalanceWarband, EarlierAfter, EarlierLine,
    EarlierMeant, EarlierMember, EarlierName, EarlierProblem, EarlierSide, EarlierTable, EarlierView, balance_open,
    balance_sheet, campaign_balances, campaign_earlier, campaign_earlier_enter,
};
pub use history::{
    CampaignHistory, CampaignHistoryLine, CampaignNamed, CampaignStandings, campaign_history, history_of,
    only_campaign, standings_of,
};
pub use house::{HouseRules, HouseSet, KnobLine, KnobSet, MemberLine, campaign_house, campaign_house_set};
pub use members::{
    BeginningAnew, CampaignRename, Rest, Withdrawal, campaign_begin_anew, campaign_pause, campaign_rename,
    campaign_withdraw,
};
pub use moved::{CampaignPack, campaign_move, campaign_under};
pub use overview::{
    CampaignOverview, OverviewFaction, OverviewGame, OverviewLine, OverviewRoles, OverviewScenario, OverviewStory,
    OverviewTally, OverviewWarning, OverviewWarningKind, campaign_overview,
};
pub use paper::{
    BattleFiled, BattleSheet, Fighter, Fighters, PaperBattle, PaperDeed, PaperFall, PaperFiled, PaperFoe, PaperRemarks,
    PaperScore, PaperScores, PaperSide, PaperStanding, PaperUse, PaperWho, PaperWinner, SHEET_SIDES, SheetBounds,
    SheetConsumable, SheetDeed, SheetModel, SheetOf, SheetPlan, SheetScenario, SheetWarband, battle_sheet,
    battle_sheet_file, battle_sheet_open, battle_sheet_remarks, battle_sheet_winner, result_again, scenario_again,
    scenario_known, sheet_again,
};
pub(crate) use plan::busy;
pub use plan::{
    PlanBy, PlanCancelled, PlanMade, PlanMember, PlanOf, PlanRoller, PlanRow, PlanScenario, PlanSheet, Planned,
    PlannedGame, plan_cancel, plan_make, plan_sheet,
};
pub(crate) use record::Planning;
pub use record::{BattleEnd, Ended, at_end, battle_id, campaign_record, games_of, player_of, record};
pub use results::{
    ResultFile, ResultFiles, ResultLine, ResultOf, ResultState, ResultTaken, battle_sheet_send, result_accept,
    result_export, results_look,
};
pub(crate) use rosters::join;
pub use rosters::{RosterBringer, RosterExpected, RostersExpected, RostersFor, campaign_rosters};
pub use round::{
    PlanRound, PlanRoundCancelled, PlannedRound, RoundLeft, RoundPair, RoundPlanned, plan_round, plan_round_cancel,
};
pub use scenarios::Meant;
pub use shown::{
    Campaign, CampaignAction, CampaignGame, CourseGame, GameLineSide, GameSide, GameState, Joiner, Next, NextAction,
    Stage, StageRow, Standing, UndoFiled, UndoThere, side_ink,
};
pub use sign_up::{PlayerSignOff, PlayersSignUp, PlayersSignedUp, campaign_sign_off, campaign_sign_up};
pub use spreadsheet::{SpreadsheetOf, SpreadsheetWanted, campaign_spreadsheet, spreadsheet_of, spreadsheet_text};
pub use undo::campaign_undo;
pub(crate) use undo::written;
pub use written::{RulesWritten, campaign_rules_write};

/// Which campaign.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignRef {
    /// Its stream.
    pub campaign: String,
}

/// A new campaign.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// Its name.
    pub name: String,
    /// The pack it is played with, by its hash; none: the usual one.
    #[serde(default)]
    pub pack: Option<String>,
    /// How many games it has, with the final; none: as printed.
    #[serde(default)]
    pub games: Option<u16>,
}

/// A Warband that joins.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Admission {
    /// The campaign's stream.
    pub campaign: String,
    /// The Warband's stream.
    pub warband: String,
    /// Who commands it; may be empty.
    #[serde(default)]
    pub player: String,
    /// It joins late: it counts as having behind it the games of the Warband with most (DR p.95).
    #[serde(default)]
    pub late: bool,
}

/// A campaign in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignLine {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Warbands in it.
    pub warbands: u32,
    /// Games played.
    pub games: u32,
    /// Why it does not open here, in one sentence; none: it does.
    pub unread: Option<String>,
}

/// The campaigns of the book, latest change first.
///
/// # Errors
/// `no_book`.
pub fn campaigns(desk: &Desk, (): ()) -> Result<Vec<CampaignLine>, Failure> {
    let (rows, all) = desk.with_book(|book| Ok((book.campaigns()?, All::<Campaigns>::of(book)?)))?;
    let line = |row: CampaignRow| CampaignLine {
        unread: all.unread.iter().find(|(id, _)| *id == row.id).map(|(_, why)| why.sentence()),
        id: row.id.to_string(),
        name: row.name,
        warbands: row.warbands,
        games: row.games,
    };
    Ok(rows.into_iter().filter(|row| !row.removed).map(line).collect())
}

/// A campaign.
///
/// # Errors
/// `unknown_stream`.
pub fn campaign(desk: &Desk, which: CampaignRef) -> Result<Campaign, Failure> {
    view::view(desk, &*desk.look(&which.campaign)?)
}

/// All games of a campaign, newest first.
///
/// # Errors
/// `unknown_stream`.
pub fn campaign_games(desk: &Desk, which: CampaignRef) -> Result<Vec<CampaignGame>, Failure> {
    view::all_games(desk, &*desk.look(&which.campaign)?)
}

/// Begins a campaign with nobody in it.
///
/// # Errors
/// A name nobody can read; `GAMES_OUT_OF_RANGE`.
pub fn campaign_new(desk: &Desk, new: NewCampaign) -> Result<Campaign, Failure> {
    let pack = desk.pack_of(new.pack.as_deref())?;
    let mut start = genesis(&new.name, &pack);
    start.house.games = new.games.unwrap_or(start.house.games);
    start.found()?;
    let mut open = Open::<Campaigns>::begin(desk.chance()?.stream(), start)?;
    let row = campaign_row(&open);
    desk.write_with(vec![open.append()?], vec![row], &[&pack])?;
    view::view(desk, &open)
}

/// Takes a Warband into a campaign.
///
/// # Errors
/// `in_a_campaign` when it belongs to one already; `other_pack` when it follows another one than the campaign; what is
/// ill-formed.
pub fn campaign_admit(desk: &Desk, admission: Admission) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = desk.open_stream(&admission.campaign)?;
    let (mut joining, pack) = joining(desk, &open, &admission.warband)?;
    let catalogue = &pack.catalogue;
    let before = open.state.enrolment(&admission.warband);
    let late_by = match (admission.late, before) {
        (true, _) => most_games(&open.state).saturating_sub(before.map_or(0, |known| known.fought)),
        // A Warband that comes back counts as before.
        (false, Some(known)) => known.late_by,
        (false, None) => 0,
    };
    let entry = entry(catalogue, &joining, &admission.player, late_by);
    let admitted = say(desk, &mut open, Command::Admit { entry })?;
    budgeted(desk, &open, &mut joining, admitted)?;
    let rows = vec![campaign_row(&open), warband_row(&joining, Some(open.id), catalogue)];
    desk.write(vec![open.append()?, joining.append()?], rows)?;
    view::view(desk, &open)
}

/// A Warband that may join this campaign, and the campaign's pack.
///
/// # Errors
/// `in_a_campaign`, `other_pack`, as [`campaign_admit`].
fn joining(desk: &Desk, open: &Open<Campaigns>, warband: &str) -> Result<(Open<Warbands>, Arc<Loaded>), Failure> {
    let joining: Open<Warbands> = desk.open_stream(warband)?;
    let pack = same_pack(desk, open, &joining)?;
    let other = desk.with_book(|book| membership(book, &joining.id))?;
    if other.is_some_and(|other| other != open.id) {
        return Err(Failure::new("in_a_campaign", words::belongs_elsewhere(&joining.state.name)));
    }
    Ok((joining, pack))
}

/// The campaign's pack, which a Warband that joins follows too.
fn same_pack(desk: &Desk, open: &Open<Campaigns>, joining: &Open<Warbands>) -> Result<Arc<Loaded>, Failure> {
    let pack = desk.pack_of(Some(&open.state.pack))?;
    let its = desk.pack_of(joining.state.pack.as_deref())?;
    if its.hash != pack.hash {
        let line = words::other_pack(&joining.state.name, its.name(), pack.name());
        return Err(Failure::new("other_pack", line));
    }
    Ok(pack)
}

/// Gives the Warband that joined, by this entry of the campaign, the ducats that it may spend there at the start.
fn budgeted(desk: &Desk, open: &Open<Campaigns>, joined: &mut Open<Warbands>, admitted: Hash) -> Result<(), Failure> {
    let pack = desk.pack_of(Some(&open.state.pack))?;
    if let Some(ducats) = beginning(&pack.catalogue, &open.state, joined) {
        let command = warband::Command::SetBudget { ducats: Some(ducats), glory: joined.state.budget_glory };
        let events = warband::decide(&joined.state, &command)?;
        joined.record(desk.author_because(open.id, admitted), command, events)?;
    }
    Ok(())
}

/// Games that the Warband with most counts as having behind it: a latecomer counts as many.
fn most_games(campaign: &nml_campaign::Campaign) -> u16 {
    let members = campaign.warbands.iter().filter(|known| !known.withdrawn);
    members.map(|known| campaign.games_counted(&known.warband)).max().unwrap_or(0)
}

/// Ducats that a Warband may spend in this campaign at the start: a latecomer those of the Threshold, else what the
/// organiser decided. None: what its list says, or its budget was set already, or it is mustered.
fn beginning(catalogue: &Catalogue, campaign: &nml_campaign::Campaign, joining: &Open<Warbands>) -> Option<u32> {
    if joining.state.mustered || joining.state.budget_ducats.is_some() {
        return None;
    }
    let known = campaign.enrolment(&joining.id.to_string())?;
    if known.late_by > 0 {
        return next_game(catalogue.campaign(), campaign, &known.warband).map(|next| next.threshold);
    }
    campaign.house.starting_ducats.map(|ducats| ducats.saturating_add_signed(known.threshold_delta))
}

/// What a new campaign's stream begins with.
#[must_use]
pub fn genesis(name: &str, pack: &Loaded) -> Genesis {
    Genesis {
        name: name.to_owned(),
        pack: pack.hash.to_string(),
        ruleset: ruleset::OFFICIAL.to_owned(),
        house: House::default(),
    }
}

/// A Warband as a campaign lists it.
#[must_use]
pub fn entry(catalogue: &Catalogue, open: &Open<Warbands>, player: &str, late_by: u16) -> Entry {
    Entry {
        warband: open.id.to_string(),
        name: open.state.name.clone(),
        player: player.to_owned(),
        faction: open.state.faction.clone(),
        threshold_delta: threshold_delta(catalogue, &open.state),
        late_by,
    }
}

/// Ducats that a Warband's variant adds to every Threshold Value.
#[must_use]
pub fn threshold_delta(catalogue: &Catalogue, roster: &Roster) -> i32 {
    let variant = roster.variant.as_ref().and_then(|variant| catalogue.variant(&roster.faction, variant));
    variant.map_or(0, |variant| variant.changes.threshold)
}

/// Adds a command with what follows from it; nothing is written yet.
///
/// # Errors
/// What is refused.
pub fn say(desk: &Desk, open: &mut Open<Campaigns>, command: Command) -> Result<Hash, Failure> {
    say_as(desk, open, desk.author(), command)
}

/// The same of somebody, or because of something else.
pub(crate) fn say_as(
    desk: &Desk,
    open: &mut Open<Campaigns>,
    author: Author,
    command: Command,
) -> Result<Hash, Failure> {
    let events = decide(Tables::from(&pack_of(desk, open)?.catalogue), &open.state, &command)?;
    open.record(author, command, events)
}

/// The campaign that a Warband belongs to once these are as they are: what its row is written with.
///
/// # Errors
/// When the book cannot be read.
pub(crate) fn belongs(
    desk: &Desk,
    courses: &[Open<Campaigns>],
    warband: StreamId,
) -> Result<Option<StreamId>, Failure> {
    let id = warband.to_string();
    let member = |open: &&Open<Campaigns>| open.state.enrolment(&id).is_some_and(|known| !known.withdrawn);
    if let Some(course) = courses.iter().find(member) {
        return Ok(Some(course.id));
    }
    let listed = desk.with_book(|book| membership(book, &warband))?;
    Ok(listed.filter(|campaign| courses.iter().all(|course| course.id != *campaign)))
}

/// Chooses a side's Force in a set-up: everybody fit, as far as the Threshold and the Field Strength of a first game
/// go by themselves.
///
/// # Errors
/// `bad_id`.
pub fn field(
    desk: &Desk,
    set_up: &mut Open<SetUps>,
    cause: Cause,
    side: u8,
    warband: &StreamId,
    roster: &Roster,
) -> Result<(), Failure> {
    let hired = roster.hired_models();
    let fit = roster.models.iter().chain(&hired).filter(|model| !model.misses_next_game);
    let force = setup::Fielded { warband: warband.to_string(), models: fit.map(|model| model.id).collect() };
    let change = setup::Change::Field { side, force: Some(force) };
    let events = setup::decide(&set_up.state, &change)?;
    set_up.record(Author { cause: Some(cause), ..desk.author() }, change, events)?;
    Ok(())
}

/// The campaign whose stream is read, with the battles that it knows.
///
/// # Errors
/// `unknown_aftermath` when no campaign has recorded the battle; why the campaign of the battle does not open.
pub fn of_battle(desk: &Desk, battle: &str) -> Result<Arc<Open<Campaigns>>, Failure> {
    let (all, rows) = desk.with_book(|book| Ok((All::<Campaigns>::of(book)?, book.battles()?)))?;
    let recorded = |open: &Arc<Open<Campaigns>>| open.state.game(battle).is_some_and(|game| game.played.is_some());
    if let Some(open) = all.read.into_iter().find(recorded) {
        return Ok(open);
    }
    let campaign = rows.into_iter().find(|row| row.id.to_string() == battle).and_then(|row| row.campaign);
    let unread = all.unread.into_iter().find(|(id, _)| Some(*id) == campaign);
    Err(unread.map_or_else(|| Failure::new("unknown_aftermath", words::NO_SUCH_AFTERMATH), |(_, why)| why.into()))
}

/// The Warbands of a campaign, read.
///
/// # Errors
/// `unknown_stream` when one is not in this book.
pub fn rosters(desk: &Desk, ids: &[String]) -> Result<Vec<Open<Warbands>>, Failure> {
    desk.with_book(|book| ids.iter().map(|id| read_stream(book, crate::streams::stream_id(id)?)).collect())
}

/// How a scenario was found, as the campaign keeps it.
#[must_use]
pub fn by_die(face: nml_dice::Face, source: nml_catalogue::throw::Source) -> Picked {
    Picked::Die { throw: nml_catalogue::throw::Throw { faces: vec![face], source } }
}

/// The pack that a campaign is played with.
///
/// # Errors
/// `pack_missing`, `bad_pack`.
pub fn pack_of(desk: &Desk, open: &Open<Campaigns>) -> Result<Arc<Loaded>, Failure> {
    desk.pack_of(Some(&open.state.pack))
}
