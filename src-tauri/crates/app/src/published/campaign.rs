//! A campaign as it is published: what comes next, who still owes what, and the story of the printed chronicle.

use nml_exchange::picture;
use nml_exchange::print::{ChronicleSheet, Named};
use schemars::JsonSchema;
use serde::Serialize;

use crate::campaigns::{
    self, CampaignChronicle, CampaignOverview, CampaignRef, ChronicleHonour, ChronicleSide, OverviewWarning,
    OverviewWarningKind, PlanOf,
};
use crate::failure::Failure;
use crate::prints::chronicle;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::Emblem;
use crate::warbands;
use crate::words::prints as print;

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedCampaign {
    /// The day it last changed, such as `30 April 2026`.
    pub as_of: String,
    /// The rules it is played by.
    pub rules: String,
    /// Games that are planned and not recorded yet, those due first before the others.
    pub pairings: Vec<PublishedPairing>,
    /// Who waits for a game.
    pub waiting: Vec<Named>,
    /// Who commands those, for a chat; may be empty.
    #[serde(skip)]
    pub(super) waiting_players: Vec<String>,
    /// What is missing from whom.
    pub missing: Vec<Named>,
    /// Who commands those, for a chat; may be empty.
    #[serde(skip)]
    pub(super) missing_players: Vec<String>,
    /// What a chat without names is sent instead.
    #[serde(skip)]
    pub(super) nameless: Nameless,
    /// Standings, honours and games, as the chronicle has them.
    pub chronicle: ChronicleSheet,
    /// The emblems of the Warbands in its standings, place by place.
    pub emblems: Vec<Emblem>,
    /// The picture or emblem over each of the dead.
    pub dead: Vec<PublishedFace>,
    /// The picture or emblem over those who have honours, honour by honour.
    pub holders: Vec<Vec<PublishedFace>>,
    /// Pictures of models, each as a data URL.
    pub pictures: Vec<String>,
    /// What there is to tell of each Warband.
    pub stories: Vec<PublishedStory>,
}

/// The same if nobody is named: Warbands that share a name are told apart by their players, and here by nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Nameless {
    /// Who waits for a game.
    pub waiting: Vec<Named>,
    /// What is missing from whom.
    pub missing: Vec<Named>,
    /// The names of the sides, game by game.
    pub sides: Vec<Vec<String>>,
}

/// A game to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedPairing {
    /// Who meets.
    pub sides: String,
    /// The same for a chat: each side, and who commands it, which may be empty.
    #[serde(skip)]
    pub(super) who: Vec<(String, String)>,
    /// The scenario.
    pub scenario: String,
    /// The day it is to be fought by, such as `30 April 2026`.
    pub due: Option<String>,
    /// That day is past.
    pub overdue: bool,
    /// Its battle has begun.
    pub begun: bool,
}

/// What stands over somebody: a picture, or else their Warband's emblem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedFace {
    /// The place of its picture among those of the page, if it has one.
    pub picture: Option<usize>,
    /// The Warband's emblem, or none if nobody knows which Warband it was, or it was no Warband.
    pub emblem: Option<Emblem>,
}

/// What there is to tell of a Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublishedStory {
    /// The Warband.
    pub name: String,
    /// In sentences.
    pub sentences: Vec<String>,
}

pub(super) fn campaign(session: &Session, id: &str) -> Result<PublishedCampaign, Failure> {
    let which = || CampaignRef { campaign: id.to_owned() };
    let open = session.look::<Campaigns>(id)?;
    let open: &Open<Campaigns> = &open;
    let told = campaigns::campaign_chronicle(session, which())?;
    let overview = campaigns::campaign_overview(session, which())?;
    let plans = campaigns::plan_sheet(session, PlanOf { campaign: id.to_owned(), warbands: None })?.planned;
    let pictures = session.with_book(|book| warbands::pictures_of(book, chronicle::portraits(&told)))?;
    let face = |portrait: Option<&String>, emblem: Option<&Emblem>| PublishedFace {
        picture: portrait.and_then(|hash| pictures.keys().position(|known| known == hash)),
        emblem: emblem.cloned(),
    };
    let holders = |honour: &ChronicleHonour| -> Vec<PublishedFace> {
        honour.holders.iter().map(|holder| face(holder.portrait.as_ref(), holder.emblem.as_ref())).collect()
    };
    let warnings = missing(&overview);
    let waits = || overview.warbands.iter().filter(|line| line.waits);
    let (waiting, missing) = (waiting(&overview), missing_told(&overview));
    let nameless = nameless(session, open, (&waiting, &missing), &told)?;
    Ok(PublishedCampaign {
        as_of: crate::words::day(&open.updated()),
        rules: print::rules(&told.rules),
        pairings: plans
            .into_iter()
            .map(|plan| PublishedPairing {
                who: who(open, &plan.battle),
                sides: plan.sides,
                scenario: plan.scenario,
                due: plan.due.as_deref().map(crate::words::day),
                overdue: plan.overdue,
                begun: plan.begun,
            })
            .collect(),
        waiting_players: waits().map(|line| line.player.clone().unwrap_or_default()).collect(),
        missing_players: warnings.iter().map(|warning| player_beside(open, warning)).collect(),
        waiting,
        missing,
        nameless,
        chronicle: chronicle::sheet(&told),
        emblems: told.standings.iter().map(|line| line.emblem.clone()).collect(),
        dead: told.dead.iter().map(|dead| face(dead.portrait.as_ref(), dead.emblem.as_ref())).collect(),
        holders: told.honours.iter().map(holders).collect(),
        pictures: pictures.values().map(|bytes| picture::url(bytes)).collect(),
        stories: overview
            .warbands
            .into_iter()
            .filter(|line| !line.story.sentences.is_empty())
            .map(|line| PublishedStory { name: line.name, sentences: line.story.sentences })
            .collect(),
    })
}

/// What keeps the others waiting. What is wrong with a roster is between its player and the organiser.
fn missing(overview: &CampaignOverview) -> Vec<&OverviewWarning> {
    let told = overview.warnings.iter().filter(|warning| match warning.kind {
        OverviewWarningKind::Unsigned
        | OverviewWarningKind::Unclosed
        | OverviewWarningKind::InHand
        | OverviewWarningKind::LeftOver => true,
        OverviewWarningKind::Unread | OverviewWarningKind::Illegal | OverviewWarningKind::RosterToCome => false,
    });
    told.collect()
}

fn missing_told(overview: &CampaignOverview) -> Vec<Named> {
    missing(overview).iter().map(|warning| Named::new(&warning.name, &warning.text)).collect()
}

fn waiting(overview: &CampaignOverview) -> Vec<Named> {
    overview.warbands.iter().filter(|line| line.waits).map(|line| Named::new(&line.name, &line.now)).collect()
}

/// The names and sentences as they are if the campaign knows no player.
fn nameless(
    session: &Session,
    open: &Open<Campaigns>,
    (waiting, missing): (&[Named], &[Named]),
    told: &CampaignChronicle,
) -> Result<Nameless, Failure> {
    let sides = told.games.iter().map(|game| {
        let name = |side: &ChronicleSide| {
            let known = side.warband.as_deref().and_then(|warband| open.state.enrolment(warband));
            known.map_or_else(|| side.name.clone(), |known| known.name.clone())
        };
        game.sides.iter().map(name).collect()
    });
    let sides = sides.collect();
    if !open.state.warbands.iter().any(|known| open.state.told_by_player(known)) {
        return Ok(Nameless { waiting: waiting.to_vec(), missing: missing.to_vec(), sides });
    }
    let mut open = open.clone();
    open.state.warbands.iter_mut().for_each(|known| known.player.clear());
    let overview = campaigns::overview_of(session, &open)?;
    Ok(Nameless { waiting: self::waiting(&overview), missing: missing_told(&overview), sides })
}

/// The sides of a planned game, each with who commands it.
fn who(open: &Open<Campaigns>, battle: &str) -> Vec<(String, String)> {
    let Some(game) = open.state.game(battle) else { return Vec::new() };
    let members = game.entrants.iter().map(|entrant| {
        let known = open.state.enrolment(&entrant.warband);
        (known.map(|known| known.name.clone()).unwrap_or_default(), player(open, Some(&entrant.warband)))
    });
    members.chain(game.outsiders.iter().map(|side| (side.name.clone(), String::new()))).collect()
}

/// Who commands the Warband of a warning; empty if nobody is named, or its name says it, as for Warbands that share
/// one.
fn player_beside(open: &Open<Campaigns>, warning: &OverviewWarning) -> String {
    let enrolment = warning.warband.as_deref().and_then(|warband| open.state.enrolment(warband));
    enrolment.filter(|known| !open.state.told_by_player(known)).map(|known| known.player.clone()).unwrap_or_default()
}

/// Who commands a Warband; may be empty.
fn player(open: &Open<Campaigns>, warband: Option<&str>) -> String {
    let enrolment = warband.and_then(|warband| open.state.enrolment(warband));
    enrolment.map(|enrolment| enrolment.player.clone()).unwrap_or_default()
}
