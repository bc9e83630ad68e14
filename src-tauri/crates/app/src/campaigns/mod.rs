//! Campaigns: who belongs to one, its score, its games and their scenarios.

mod agreed_rules;
mod change_of_pack;
mod chronicle;
mod earlier;
mod founding;
mod history;
mod house_rules;
mod map;
mod members;
mod next_scenario;
mod overview;
mod plan;
mod probable_name;
mod record;
mod results;
mod rosters;
mod round;
mod scores;
mod shown;
mod sign_up;
mod spreadsheet;
pub(crate) mod taken_in;
mod undo;
mod view;

use nml_campaign::Command;
use nml_store::CampaignRow;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, warband_row};
use crate::season::{budgeted, entry, genesis, joining, most_games, say};
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::Campaigns;
pub use crate::view::Knob;
use crate::whose;
use crate::words;
pub use agreed_rules::{RulesWritten, campaign_rules_write};
pub use change_of_pack::{CampaignPack, campaign_move, campaign_under};
pub use chronicle::{
    CampaignChronicle, ChronicleDead, ChronicleFall, ChronicleFallen, ChronicleGame, ChronicleHolder, ChronicleHonour,
    ChronicleMap, ChronicleNote, ChronicleSide, ChronicleStanding, NewChronicleNote, StandingsTold, campaign_chronicle,
    chronicle_note, chronicle_of, standings_told,
};
pub(crate) use chronicle::{log_words, words_about};
pub use earlier::{
    BalanceKnown, BalanceModel, BalanceOpened, BalanceSheet, BalanceStated, BalanceWarband, EarlierAfter,
    EarlierColumnTaken, EarlierLine, EarlierMeant, EarlierMember, EarlierName, EarlierProblem, EarlierSide,
    EarlierTable, EarlierView, balance_open, balance_sheet, campaign_balances, campaign_earlier,
    campaign_earlier_enter, earlier_column,
};
pub(crate) use history::history_lines;
pub use history::{
    CampaignHistory, CampaignHistoryLine, CampaignNamed, CampaignStandings, campaign_history, history_of,
    only_campaign, standings_of,
};
pub use house_rules::{HouseRulesView, HouseSet, KnobLine, KnobSet, MemberLine, campaign_house, campaign_house_set};
pub use map::{
    MapAggressor, MapBox, MapBuilding, MapEntering, MapMark, MapNext, MapOf, MapPlanMade, MapPlanned, MapRevealed,
    MapRevealing, MapRollOff, MapRolledOff, MapScored, MapSealed, MapSealing, MapSheet, MapTrack, MapVision,
    MapWarbandShown, MapZoneShown, map_end, map_enter, map_plan, map_reveal, map_roll_off, map_seal, map_sheet,
};
pub use members::{
    BeginningAnew, CampaignRename, Rest, Withdrawal, campaign_begin_anew, campaign_pause, campaign_rename,
    campaign_withdraw,
};
pub use next_scenario::{Swapped, campaign_swap};
pub(crate) use overview::overview_of;
pub use overview::{
    CampaignOverview, OverviewFaction, OverviewGame, OverviewLine, OverviewRoles, OverviewScenario, OverviewStory,
    OverviewTally, OverviewWarning, OverviewWarningKind, campaign_overview,
};
pub use plan::{
    PlanBy, PlanCancelled, PlanMade, PlanMember, PlanOf, PlanRoller, PlanRow, PlanScenario, PlanSheet, Planned,
    PlannedGame, plan_cancel, plan_make, plan_sheet,
};
pub use record::{BattleEnd, campaign_record};
pub use results::{
    ResultFiles, ResultLine, ResultOf, ResultState, ResultTaken, battle_sheet_send, result_accept, result_export,
    results_look,
};
pub use rosters::{RosterBringer, RosterExpected, RostersExpected, RostersFor, campaign_rosters};
pub use round::{
    PlanRound, PlanRoundCancelled, PlannedRound, RoundLeft, RoundPair, RoundPlanned, plan_round, plan_round_cancel,
};
pub use shown::{
    AwaitedRoster, Campaign, CampaignAction, CampaignBanner, CampaignGame, CourseGame, GameLineSide, GameState, Joiner,
    Next, NextAction, NextGame, Stage, StageRow, Standing, UndoFiled, UndoThere,
};
pub use sign_up::{
    PlayerJoins, PlayerSignOff, PlayersJoin, PlayersSignUp, PlayersSignedUp, campaign_join, campaign_sign_off,
    campaign_sign_up,
};
pub use spreadsheet::{SpreadsheetOf, SpreadsheetWanted, campaign_spreadsheet, spreadsheet_of, spreadsheet_text};
pub use taken_in::{TakenIn, TakenInto, TakingIn, TakingInto, battle_take_in, battle_taking_in, battles_outside};
pub use undo::campaign_undo;

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
    /// The pack it is played with, by its hash, or none for the usual one.
    #[serde(default)]
    pub pack: Option<String>,
    /// How many games it has, with the final, or none for the printed number.
    #[serde(default)]
    pub games: Option<u16>,
    /// The map of the pack that it is fought on, by its id, if there is one.
    #[serde(default)]
    pub map: Option<String>,
}

/// A Warband that joins.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Admission {
    /// The campaign's stream.
    pub campaign: String,
    /// The Warband's stream.
    pub warband: String,
    /// Who commands it; may be empty. A player of the club signs up in their own name.
    #[serde(default)]
    pub player: String,
    /// It joins late: it counts as having behind it the games of the Warband with the most games (DR p.95).
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
    /// Who leads it, by their names: those who share the first place; empty before the first game.
    pub leaders: Vec<String>,
    /// Its Warbands, in the order of the standings.
    pub banners: Vec<CampaignBanner>,
    /// The next thing to do, or none if its pack is missing.
    pub next: Option<String>,
    /// Why it does not open here, in one sentence, or none if it does.
    pub unread: Option<String>,
}

/// The campaigns of the book, latest change first.
///
/// # Errors
/// `NO_BOOK`.
pub fn campaigns(session: &Session, (): ()) -> Result<Vec<CampaignLine>, Failure> {
    let (rows, all) = session.with_book(|book| Ok((book.campaigns()?, All::<Campaigns>::of(book)?)))?;
    let line = |row: CampaignRow| -> Result<CampaignLine, Failure> {
        let open = all.read.iter().find(|open| open.id == row.id);
        let brief = open.map(|open| view::brief(session, open)).transpose()?.unwrap_or_default();
        Ok(CampaignLine {
            unread: all.unread.iter().find(|(id, _)| *id == row.id).map(|(_, why)| why.to_string()),
            id: row.id.to_string(),
            name: row.name,
            warbands: row.warbands,
            games: row.games,
            leaders: brief.leaders,
            banners: brief.banners,
            next: brief.next,
        })
    };
    rows.into_iter().filter(|row| !row.removed).map(line).collect()
}

/// A campaign.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn campaign(session: &Session, which: CampaignRef) -> Result<Campaign, Failure> {
    view::view(session, &*session.look(&which.campaign)?)
}

/// All games of a campaign, newest first.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn campaign_games(session: &Session, which: CampaignRef) -> Result<Vec<CampaignGame>, Failure> {
    view::all_games(session, &*session.look(&which.campaign)?)
}

/// Begins a campaign with nobody in it.
///
/// # Errors
/// A name nobody can read; `GAMES_OUT_OF_RANGE`.
pub fn campaign_new(session: &Session, new: NewCampaign) -> Result<Campaign, Failure> {
    let pack = session.pack_of(new.pack.as_deref())?;
    let mut start = genesis(&new.name, &pack);
    start.house.games = new.games.unwrap_or(start.house.games);
    if new.map.as_ref().is_some_and(|map| pack.catalogue.map(map).is_none()) {
        return Err(Failure::new(code::NO_MAP, words::maps::no_map()));
    }
    start.map = new.map;
    start.found()?;
    let mut open = Open::<Campaigns>::begin(session.chance()?.stream(), start)?;
    let row = campaign_row(&open);
    session.write_with(vec![open.append()?], vec![row], &[&pack])?;
    view::view(session, &open)
}

/// Takes a Warband into a campaign.
///
/// # Errors
/// `IN_A_CAMPAIGN` when it belongs to one already; `OTHER_PACK` when it follows another one than the campaign; what is
/// ill-formed.
pub fn campaign_admit(session: &Session, admission: Admission) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&admission.campaign)?;
    let (mut joining, pack) = joining(session, &open, &admission.warband)?;
    let catalogue = &pack.catalogue;
    let before = open.state.enrolment(&admission.warband);
    let late_by = match (admission.late, before) {
        (true, _) => most_games(&open.state).saturating_sub(before.map_or(0, |known| known.fought)),
        // A Warband that comes back counts as before.
        (false, Some(known)) => known.late_by,
        (false, None) => 0,
    };
    let entry = entry(catalogue, &joining, &whose::joins_as(admission.player), late_by);
    let admitted = say(session, &mut open, Command::Admit { entry })?;
    budgeted(session, &open, &mut joining, admitted)?;
    let rows = vec![campaign_row(&open), warband_row(&joining, Some(open.id), catalogue)];
    session.write(vec![open.append()?, joining.append()?], rows)?;
    view::view(session, &open)
}
