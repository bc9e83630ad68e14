//! Games that campaigns have planned and nobody has played: what an evening draws because of them, which of them a game
//! takes over, and which are in its way.

use std::collections::BTreeMap;

use nml_campaign::{Command, Event, Game, Played};
use nml_evenings::evening::{ClubGame, Evening, PlannedIn, Presence, Way};
use nml_evenings::pairing::Fixture;
use nml_ledger::InForce;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_rulebook::warbands;
use super::draw_facts::{Facts, Seasons, named};
use crate::clock;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{All, Open, holds, stream_id};
use crate::subject::{Campaigns, Evenings};
use crate::view::ClubName;
use crate::words::evenings as say;

/// A plan of a campaign that keeps a game of an evening from being planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningClash {
    /// The battle's stream.
    pub battle: String,
    /// What is planned, such as `Relic Hunt: Redoubt – Choir`.
    pub said: String,
    /// What can be done about it.
    pub way: ClashWay,
}

/// What can be done about a plan that is in the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum ClashWay {
    /// It is taken back.
    TakeBack,
    /// It is of the same two, who chose another scenario on the evening: they play the planned one, or it is taken back.
    SamePair {
        /// The planned scenario's id.
        scenario: String,
        /// What it is called.
        name: String,
    },
    /// It is of the same two, at a table of an evening where they have not played it: they play it here instead, or its
    /// result is written down first.
    MayMove {
        /// Which evening has it.
        evening: ClubName,
        /// What the planned scenario is called.
        name: String,
    },
    /// It is a game of an evening: its result is written down first.
    OnEvening {
        /// Which evening plays it.
        evening: ClubName,
    },
    /// Its battle has begun here: it goes on there.
    Begun,
}

/// The battles that games of evenings are, each with the evening.
pub(super) type Held = BTreeMap<String, ClubName>;

/// The battles that games of the evenings of this book are.
pub(super) fn on_evenings(session: &Session) -> Result<Held, Failure> {
    let all = session.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let held = |open: &Open<Evenings>| {
        let evening = evening_named(open);
        battles(&open.state).map(|battle| (battle.clone(), evening.clone())).collect::<Vec<_>>()
    };
    Ok(all.iter().flat_map(|open| held(open)).collect())
}

/// An evening by its name.
pub(super) fn evening_named(open: &Open<Evenings>) -> ClubName {
    ClubName { id: open.id.to_string(), name: open.state.name.clone() }
}

fn battles(evening: &Evening) -> impl Iterator<Item = &String> {
    evening.rounds.iter().flat_map(|round| round.live()).filter_map(|game| game.battle.as_ref())
}

/// Whether a game of a campaign waits to be played by its Warbands alone.
fn waits(season: &Open<Campaigns>, game: &Game) -> bool {
    game.outsiders.is_empty() && game.played.is_none() && !season.state.left_over(game)
}

/// The open plans of the campaigns whose two players are here, those due first before the others.
pub(super) fn fixtures(session: &Session, evening: &Evening, seasons: &Seasons) -> Result<Vec<Fixture>, Failure> {
    let taken = on_evenings(session)?;
    let mut found = Vec::new();
    for (id, season) in seasons {
        let player = |warband: &String| {
            let plays = evening
                .players
                .iter()
                .find(|player| player.campaign.as_ref() == Some(id) && player.warband.as_ref() == Some(warband))?;
            (plays.presence == Presence::Here).then(|| plays.id.clone())
        };
        let open = season.state.games.iter().filter(|game| waits(season, game) && !taken.contains_key(&game.battle));
        for game in open {
            let [one, other] = game.entrants.as_slice() else { continue };
            if let (Some(one), Some(other)) = (player(&one.warband), player(&other.warband)) {
                let (scenario, due) = (game.scenario.clone(), game.due.clone());
                found.push(Fixture { players: [one, other], scenario, due });
            }
        }
    }
    found.sort_by(|one, other| (one.due.is_none(), &one.due).cmp(&(other.due.is_none(), &other.due)));
    Ok(found)
}

/// The open plans of just the Warbands of a game.
fn of_pair<'c>(season: &'c Open<Campaigns>, game: &ClubGame) -> impl Iterator<Item = &'c Game> {
    let theirs = |known: &&Game| waits(season, known) && of_just(known, game);
    season.state.games.iter().filter(theirs)
}

/// Whether a game of a campaign is of just the Warbands of one of an evening.
fn of_just(known: &Game, game: &ClubGame) -> bool {
    let plays = |warband: &String| known.entrants.iter().any(|entrant| entrant.warband == *warband);
    let all = warbands(game).is_some_and(|all| all.iter().all(plays));
    all && known.entrants.len() == game.players.len()
}

/// The open plan of a game’s own Warbands that no other game of an evening has.
fn own<'c>(season: &'c Open<Campaigns>, game: &ClubGame, taken: &Held) -> Option<&'c Game> {
    of_pair(season, game).find(|known| !taken.contains_key(&known.battle))
}

/// The open plan of a game’s own two that another game of an evening has and whose battle has not begun here, with that
/// evening: it may be played here instead.
pub(super) fn held_elsewhere<'c>(
    session: &Session,
    season: &'c Open<Campaigns>,
    game: &ClubGame,
    taken: &Held,
) -> Result<Option<(&'c Game, ClubName)>, Failure> {
    for plan in of_pair(season, game).filter(|plan| game.battle.as_ref() != Some(&plan.battle)) {
        let Some(evening) = taken.get(&plan.battle) else { continue };
        let id = stream_id(&plan.battle)?;
        if !session.with_book(|book| holds(book, id))? {
            return Ok(Some((plan, evening.clone())));
        }
    }
    Ok(None)
}

/// Whether the campaign no longer has the plan of a game that was drawn from it.
pub(super) fn plan_gone(season: &Open<Campaigns>, game: &ClubGame) -> bool {
    let plays = |known: &Game, warband: &String| known.entrants.iter().any(|entrant| entrant.warband == *warband);
    let stands = |known: &&Game| {
        game.scenario.as_ref() == Some(&known.scenario)
            && known.played.is_none()
            && game.warbands.iter().flatten().all(|warband| plays(known, warband))
    };
    game.way == Way::Planned && !season.state.games.iter().any(|known| stands(&known))
}

/// Whether somebody chose the scenario of a game on the evening; a draw counts as no choice.
const fn chosen(game: &ClubGame) -> bool {
    match game.way {
        Way::Book { .. } | Way::Agreement | Way::Hand => true,
        Way::Open | Way::Stage | Way::Rotation | Way::Shared | Way::Planned => false,
    }
}

/// The open plan that a game takes over when its round starts: that of its two, unless somebody chose another scenario for it
/// since.
pub(super) fn taken_over(season: &Open<Campaigns>, game: &ClubGame, taken: &Held) -> Option<PlannedIn> {
    let plan = own(season, game, taken)?;
    let same = game.scenario.as_ref() == Some(&plan.scenario);
    (same || !chosen(game)).then(|| as_planned(game, plan))
}

/// The same with the scenario of the plan, even if another one was chosen.
pub(super) fn taken_as_planned(season: &Open<Campaigns>, game: &ClubGame, taken: &Held) -> Option<PlannedIn> {
    own(season, game, taken).map(|plan| as_planned(game, plan))
}

/// The last game that the players of this one have played with each other since a moment, anywhere but on this evening.
pub(super) fn played_since<'c>(
    season: &'c Open<Campaigns>,
    game: &ClubGame,
    evening: &Evening,
    moment: &str,
) -> Option<(&'c Game, &'c Played)> {
    let recorded = |battle: &str| {
        let record = |one: &&InForce<'_, Command, Event>| {
            one.commands().any(|said| matches!(said, Command::Record { result, .. } if result.battle == battle))
        };
        let log = season.log.effective();
        log.iter().find(record).is_some_and(|one| !clock::is_before(&one.kept.entry.at, moment))
    };
    season.state.games.iter().rev().find_map(|known| {
        let played = known.played.as_ref()?;
        let elsewhere = known.outsiders.is_empty() && of_just(known, game) && !evening.plays(&known.battle);
        (elsewhere && recorded(&known.battle)).then_some((known, played))
    })
}

fn as_planned(game: &ClubGame, plan: &Game) -> PlannedIn {
    PlannedIn { game: game.id, battle: plan.battle.clone(), taken_over: Some(plan.scenario.clone()) }
}

/// The plans that keep a campaign from planning a game; empty if the game takes one over.
pub(super) fn clashes(
    session: &Session,
    season: &Open<Campaigns>,
    game: &ClubGame,
    taken: &Held,
    facts: &Facts,
) -> Result<Vec<EveningClash>, Failure> {
    let mut found: Vec<EveningClash> = Vec::new();
    if taken_over(season, game, taken).is_some() {
        return Ok(found);
    }
    let pair = own(season, game, taken).map(|plan| &plan.battle);
    let held = held_elsewhere(session, season, game, taken)?.map(|(plan, _)| &plan.battle);
    for warband in game.warbands.iter().flatten() {
        for plan in season.state.planned(warband).filter(|plan| !season.state.left_over(plan)) {
            if found.iter().any(|known| known.battle == plan.battle) || game.battle.as_ref() == Some(&plan.battle) {
                continue;
            }
            let id = stream_id(&plan.battle)?;
            let name = plan.name.clone().unwrap_or_else(|| named(facts, &plan.scenario));
            let way = if let (Some(evening), true) = (taken.get(&plan.battle), held == Some(&plan.battle)) {
                ClashWay::MayMove { evening: evening.clone(), name: name.clone() }
            } else if let Some(evening) = taken.get(&plan.battle) {
                ClashWay::OnEvening { evening: evening.clone() }
            } else if session.with_book(|book| holds(book, id))? {
                ClashWay::Begun
            } else if pair == Some(&plan.battle) {
                ClashWay::SamePair { scenario: plan.scenario.clone(), name: name.clone() }
            } else {
                ClashWay::TakeBack
            };
            let members = plan.entrants.iter().filter_map(|entrant| season.state.called(&entrant.warband));
            let sides: Vec<String> = members.chain(plan.outsiders.iter().map(|side| side.name.clone())).collect();
            found.push(EveningClash {
                battle: plan.battle.clone(),
                said: say::plan(&name, &sides, plan.due.as_deref()),
                way,
            });
        }
    }
    Ok(found)
}
