//! The chronicle of a campaign: standings, honours, and every game in order with what came of it, what was corrected
//! later and the players' own words beside the facts.

mod falls;
mod game;
mod honour;
mod logs;
mod notes;

use nml_campaign::{self as campaign, Rosters, standings};
use nml_catalogue::Catalogue;
use nml_store::Book;
use nml_warband::OWN_FACTION;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::agreed_rules::paragraphs;
use super::house_rules::in_force;
use super::{CampaignRef, view};
use crate::aftermath::ChronicleCorrection;
use crate::failure::Failure;
use crate::packs::Packs;
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::{NOTE_MAX, Open, holds, look_stream, stream_id};
use crate::subject::{Campaigns, Warbands};
use crate::view::{Emblem, GameSide, Record, Verdict, faction_name, fought};
use crate::words::{self, chronicle as say};
pub use falls::{ChronicleFall, ChronicleMap};
use game::Teller;
use logs::Logs;
pub(crate) use logs::words as log_words;
pub(super) use notes::about;
pub(crate) use notes::all as words_about;
pub use notes::{NewChronicleNote, chronicle_note};

/// A campaign as it is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignChronicle {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its size.
    pub about: String,
    /// The version of the rules that its pack follows.
    pub rules: String,
    /// What to do before there is anything to tell; none once something was fought.
    pub first: Option<String>,
    /// How points are counted and equals are listed.
    pub standings_note: String,
    /// Most Campaign Victory Points first.
    pub standings: Vec<ChronicleStanding>,
    /// The house rules that differ from the printed ones, in a line each.
    pub house: Vec<String>,
    /// What the group agreed on in words: paragraphs, their lines parted by `\n`.
    pub written: Vec<String>,
    /// In how many games they are found.
    pub honours_note: String,
    /// What somebody did most of.
    pub honours: Vec<ChronicleHonour>,
    /// Who died, in the order of their deaths.
    pub dead: Vec<ChronicleDead>,
    /// The games that were fought, in order.
    pub games: Vec<ChronicleGame>,
    /// The most characters of a note about a game.
    pub note_most: usize,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChronicleStanding {
    /// Place, 1 first; equal points share it.
    pub rank: u16,
    /// The Warband's stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Its emblem.
    pub emblem: Emblem,
    /// Who commands it, if anybody is named.
    pub player: Option<String>,
    /// Games fought.
    pub games: u16,
    /// Campaign Victory Points.
    pub cvp: u32,
    /// What its games came to; its fields stand beside these.
    #[serde(flatten)]
    pub record: Record,
}

/// An honour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleHonour {
    /// What it is for.
    pub title: String,
    /// How many, in words.
    pub figure: String,
    /// Who has it; those who share it are named together.
    pub holders: Vec<ChronicleHolder>,
    /// How many share it and are not named, in words; none if all are named.
    pub others: Option<String>,
}

/// Who has an honour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleHolder {
    /// As shown.
    pub name: String,
    /// The Warband of a model, by its stream.
    pub warband: Option<String>,
    /// The model's id in it.
    pub model: Option<u32>,
    /// The battle, by its stream.
    pub battle: Option<String>,
    /// The model's picture, by its hash; none if it has no picture or is not a model.
    pub portrait: Option<String>,
    /// The Warband's emblem, or none if it is a battle.
    pub emblem: Option<Emblem>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleGame {
    /// Its number in the campaign, from 1.
    pub number: usize,
    /// The battle's stream.
    pub battle: String,
    /// The scenario's name.
    pub scenario: String,
    /// The day it was played, such as `2026-04-30`; of a battle that was logged, when it ended, RFC 3339.
    pub day: Option<String>,
    /// Turns played, or none if nobody wrote them down.
    pub turns: Option<u8>,
    /// A remark about it, if there is one.
    pub note: Option<String>,
    /// Its sides in the battle's order.
    pub sides: Vec<ChronicleSide>,
    /// Where models fell, if a log knows it.
    pub map: Option<ChronicleMap>,
    /// What was corrected later, the oldest first.
    pub corrected: Vec<ChronicleCorrection>,
    /// The players' own words, the oldest first.
    pub words: Vec<ChronicleNote>,
    /// Notes from the battle's own log, in its order.
    pub log_words: Vec<ChronicleNote>,
}

/// A side of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleSide {
    /// Its ink.
    pub side: GameSide,
    /// Its letter in the battle: `A`, `B`, `C`.
    pub letter: String,
    /// The Warband's stream, or none if it does not belong to the campaign.
    pub warband: Option<String>,
    /// Its name.
    pub name: String,
    /// Its emblem, or none if it does not belong to the campaign.
    pub emblem: Option<Emblem>,
    /// Victory points, or none if nobody wrote them down.
    pub vp: Option<u16>,
    /// Campaign Victory Points that the game brought, or none if it does not belong to the campaign.
    pub cvp: Option<u16>,
    /// How it went.
    pub outcome: Verdict,
    /// It attacked.
    pub attacked: bool,
    /// It gave up.
    pub conceded: bool,
    /// Somebody wrote down who fell; if not, an empty list says nothing.
    pub fell_told: bool,
    /// Somebody wrote down its Deeds; if not, an empty list says nothing.
    pub deeds_told: bool,
    /// Glorious Deeds, each with who did it.
    pub deeds: Vec<String>,
    /// Who went Out of Action, and what became of them.
    pub fallen: Vec<ChronicleFallen>,
    /// What it lived through, in a few sentences; empty if there is nothing to tell.
    pub told: String,
}

/// A model that went Out of Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleFallen {
    /// Its id in its Warband.
    pub model: u32,
    /// Its name on the day.
    pub name: String,
    /// Its picture, by its hash, if it has one and its Warband is in this book.
    pub portrait: Option<String>,
    /// How it fell, or died.
    pub how: String,
    /// It did not survive.
    pub died: bool,
    /// What became of it, or none while that is open or if it died.
    pub fate: Option<String>,
}

/// A line of the roll of the dead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleDead {
    /// Its name on the day.
    pub name: String,
    /// Its picture, by its hash, if it has one and its Warband is in this book.
    pub portrait: Option<String>,
    /// Its Warband's stream, or none if it does not belong to the campaign.
    pub warband: Option<String>,
    /// Its id there.
    pub model: u32,
    /// That Warband's emblem, or none if it does not belong to the campaign.
    pub emblem: Option<Emblem>,
    /// The name of its Warband.
    pub of: String,
    /// The battle's stream.
    pub battle: String,
    /// The number of its game, from 1.
    pub game: usize,
    /// The scenario's name.
    pub scenario: String,
    /// How it died.
    pub how: String,
}

/// A note about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleNote {
    /// When, RFC 3339.
    pub at: String,
    /// By whom; empty if nobody is known.
    pub by: String,
    /// The word.
    pub text: String,
    /// The Turn of the battle it stands beside, or none if it stands beside the game or before the first Turn.
    pub turn: Option<u8>,
}

/// A campaign as it is told.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn campaign_chronicle(session: &Session, which: CampaignRef) -> Result<CampaignChronicle, Failure> {
    told(session, &*session.look(&which.campaign)?)
}

fn told(session: &Session, open: &Open<Campaigns>) -> Result<CampaignChronicle, Failure> {
    let pack = pack_of(session, open)?;
    session.with_book(|book| chronicle(book, open, &pack.catalogue))
}

/// The standings of a campaign, as they are printed.
pub struct StandingsTold {
    /// The campaign.
    pub name: String,
    /// How points are counted.
    pub note: String,
    /// Most points first.
    pub standings: Vec<ChronicleStanding>,
}

/// The standings of a campaign without its games.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn standings_told(session: &Session, which: CampaignRef) -> Result<StandingsTold, Failure> {
    let open = &*session.look::<Campaigns>(&which.campaign)?;
    let pack = pack_of(session, open)?;
    let rosters = session.with_book(|book| rosters(book, &open.state))?;
    Ok(StandingsTold {
        name: open.state.name.clone(),
        note: view::standings_note(&pack.catalogue, open),
        standings: in_order(&open.state, &rosters, &pack.catalogue),
    })
}

/// The chronicle of a campaign of a book that is only read.
///
/// # Errors
/// `UNKNOWN_CAMPAIGN`, `AMBIGUOUS_CAMPAIGN`; `PACK_MISSING`; why it does not open.
pub fn chronicle_of(book: &Book, campaign: &str) -> Result<CampaignChronicle, Failure> {
    let open = super::history::named(book, campaign)?;
    let pack = Packs::shipped()?.of(Some(&open.state.pack), Some(book))?;
    chronicle(book, &open, &pack.catalogue)
}

fn chronicle(book: &Book, open: &Open<Campaigns>, catalogue: &Catalogue) -> Result<CampaignChronicle, Failure> {
    let state = &open.state;
    let rosters = rosters(book, state)?;
    let logs = Logs::read(book, state)?;
    let logged = fought::logged(book)?;
    let teller = Teller { open, catalogue, rosters: &rosters, logged: &logged };
    let fought = state.played().count();
    let members = state.warbands.iter().filter(|enrolment| !enrolment.withdrawn).count();
    let games = teller.games(&logs);
    Ok(CampaignChronicle {
        id: open.id.to_string(),
        name: state.name.clone(),
        about: words::campaigns::about(members, state.house.games),
        rules: catalogue.pack().manifest.rules_version.clone(),
        first: match (members, fought) {
            (_, 1..) => None,
            (0, 0) => Some(say::no_warbands()),
            (1.., 0) => Some(say::not_fought()),
        },
        standings_note: view::standings_note(catalogue, open),
        standings: in_order(state, &rosters, catalogue),
        house: in_force(state.house, catalogue),
        written: paragraphs(&state.written),
        honours_note: say::logs(logs.read, fought, logs.left),
        honours: honour::all(&teller, &logs.counted),
        dead: dead(&games),
        games,
        note_most: NOTE_MAX,
    })
}

fn dead(games: &[ChronicleGame]) -> Vec<ChronicleDead> {
    let of = |game: &ChronicleGame, side: &ChronicleSide, fallen: &ChronicleFallen| ChronicleDead {
        name: fallen.name.clone(),
        portrait: fallen.portrait.clone(),
        warband: side.warband.clone(),
        model: fallen.model,
        emblem: side.emblem.clone(),
        of: side.name.clone(),
        battle: game.battle.clone(),
        game: game.number,
        scenario: game.scenario.clone(),
        how: fallen.how.clone(),
    };
    let mut dead = Vec::new();
    for game in games {
        for side in &game.sides {
            dead.extend(side.fallen.iter().filter(|fallen| fallen.died).map(|fallen| of(game, side, fallen)));
        }
    }
    dead
}

/// The rosters of a campaign's Warbands, as far as they open here.
fn rosters(book: &Book, state: &campaign::Campaign) -> Result<Rosters, Failure> {
    let mut all = Rosters::new();
    for enrolment in &state.warbands {
        let id = stream_id(&enrolment.warband)?;
        if holds(book, id)?
            && let Ok(open) = look_stream::<Warbands>(book, id)?
        {
            all.insert(enrolment.warband.clone(), open.state.clone());
        }
    }
    Ok(all)
}

fn in_order(state: &campaign::Campaign, rosters: &Rosters, catalogue: &Catalogue) -> Vec<ChronicleStanding> {
    standings(state).into_iter().map(|line| standing(line, rosters, catalogue)).collect()
}

fn standing(line: campaign::Standing, rosters: &Rosters, catalogue: &Catalogue) -> ChronicleStanding {
    let roster = rosters.get(&line.warband);
    let by_hand = roster.and_then(|roster| roster.own.faction.clone());
    ChronicleStanding {
        rank: line.place,
        emblem: roster.map_or_else(|| Emblem::of_faction(&line.faction), Emblem::of),
        faction: by_hand
            .filter(|_| line.faction == OWN_FACTION)
            .unwrap_or_else(|| faction_name(catalogue, &line.faction)),
        player: Some(line.player.clone()).filter(|player| !player.is_empty()),
        games: line.games,
        cvp: line.points,
        record: Record::from(&line),
        warband: line.warband,
        name: line.name,
    }
}
