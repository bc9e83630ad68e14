//! The sheet of a battle on paper, as it opens: who may have fought, in which scenario, and everything that is already
//! known.

use nml_campaign::{Enrolment, Game, next_pair, offer};
use nml_catalogue::text::NAME_CHARACTERS;
use nml_catalogue::{DeedBy, Scenario};
use nml_warband::result::{TURNS_MAX, VICTORY_POINTS_MAX};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::battle::{Fighters, PaperBattle, PaperSide, PaperWho, SHEET_SIDES};
use super::begun;
use crate::failure::Failure;
use crate::season::{pack_of, pair, scenarios_known};
use crate::session::Session;
use crate::streams::{All, Open, holds, look_stream, stream_id};
use crate::subject::{Campaigns, Evenings, Warbands};
use crate::view::{faction_by_hand, faction_name, game_name, game_title, scenario_name};
use crate::whose;
use crate::words::{self, paper as say};

/// The sheet of a battle on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleSheet {
    /// The campaign's name.
    pub name: String,
    /// Its Warbands.
    pub warbands: Vec<SheetWarband>,
    /// What may have been played: scenarios of the stage first, then the rest of the pack, then one's own.
    pub scenarios: Vec<SheetScenario>,
    /// The games that are planned and not begun: sides that are exactly those of one play its scenario, until another one is
    /// chosen by hand.
    pub plans: Vec<SheetPlan>,
    /// The scenario of sides that have no plan; no plan presets it.
    pub unplanned: String,
    /// How much can be written.
    pub bounds: SheetBounds,
    /// The battle as it begins: the game that is planned, else the two that fight next of those who can have fought; all
    /// that are fit took part.
    pub battle: PaperBattle,
}

/// A game that is planned and not begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetPlan {
    /// Its Warbands' streams, and nobody else's.
    pub warbands: Vec<String>,
    /// The id of its scenario.
    pub scenario: String,
}

/// A Warband that may have fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetWarband {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Who commands it.
    pub player: Option<String>,
    /// Why no battle of it can be filed now, or none if one can.
    pub refused: Option<String>,
    /// The battle whose aftermath has to be closed first, if that is the reason.
    pub settles: Option<String>,
    /// Its models, Mercenaries last.
    pub models: Vec<SheetModel>,
    /// Its roster is still to come.
    pub roster_to_come: bool,
}

/// A model that may have fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetModel {
    /// Its id in the Warband.
    pub id: u32,
    /// Its name, or its entry's.
    pub name: String,
    /// What it is, or none if it has no name of its own and is called after its entry.
    pub entry: Option<String>,
    /// It is ELITE.
    pub elite: bool,
    /// Why it sits this game out, or none if it is fit.
    pub sits_out: Option<String>,
    /// CONSUMABLE kit that it carries: an item once, however many pieces there are.
    pub consumables: Vec<SheetConsumable>,
    /// The rule that may take it out of the Warband in a battle, if there is one.
    pub leaves: Option<String>,
}

/// CONSUMABLE kit that a model carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetConsumable {
    /// Item id.
    pub item: String,
    /// Its name.
    pub name: String,
    /// How many pieces.
    pub pieces: usize,
}

/// A scenario that may have been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetScenario {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Turns it usually lasts, or none if there is no sheet of it here.
    pub turns: Option<u8>,
    /// Somebody attacks in it.
    pub attacker: bool,
    /// Its Glorious Deeds; empty if the pack has no sheet of it.
    pub deeds: Vec<SheetDeed>,
}

/// A Glorious Deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetDeed {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it takes.
    pub condition: String,
    /// A model does it. If not, the whole Warband does.
    pub by_model: bool,
}

/// How much can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetBounds {
    /// The fewest sides.
    pub least_sides: usize,
    /// The most sides.
    pub most_sides: usize,
    /// The most Turns, at least one.
    pub turns: u8,
    /// The most victory points.
    pub vp: u16,
    /// The most characters of a name.
    pub name: usize,
}

/// The sheet of a battle of this campaign.
///
/// # Errors
/// When the book cannot be read.
pub fn battle_sheet(session: &Session, open: &Open<Campaigns>, wanted: Option<&str>) -> Result<BattleSheet, Failure> {
    let mut warbands = Vec::new();
    for enrolment in open.state.warbands.iter().filter(|enrolment| !enrolment.withdrawn) {
        warbands.push(warband(session, open, enrolment)?);
    }
    let planned = match wanted {
        // Anyone who asks for one game gets it, though it may have to wait.
        Some(wanted) => waiting(session, open, wanted)?,
        None => planned(session, open, &warbands)?,
    };
    let next = next_pair(&open.state, |known| fileable(&warbands, &known.warband));
    let scenarios = scenarios(session, open, next.or_else(|| pair(&open.state)))?;
    let plans = plans(session, open)?;
    let unplanned = scenarios.first().map(|line| line.id.clone()).unwrap_or_default();
    let mut battle = beginning(open, (&warbands, next), &scenarios, planned);
    if let Some(game) = planned {
        let roles = scenarios.iter().any(|line| line.id == battle.scenario && line.attacker);
        on_evening(session, game, roles, &mut battle)?;
    }
    let bounds = SheetBounds {
        least_sides: *SHEET_SIDES.start(),
        most_sides: *SHEET_SIDES.end(),
        turns: TURNS_MAX,
        vp: VICTORY_POINTS_MAX,
        name: NAME_CHARACTERS,
    };
    Ok(BattleSheet { name: open.state.name.clone(), warbands, scenarios, plans, unplanned, bounds, battle })
}

/// A game that an evening of this book plays takes its day, the order of its sides and, if the scenario has `roles`,
/// its attacker from there, no matter who planned it.
fn on_evening(session: &Session, game: &Game, roles: bool, battle: &mut PaperBattle) -> Result<(), Failure> {
    let all = session.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let Some(open) = all.iter().find(|open| open.state.plays(&game.battle)) else { return Ok(()) };
    battle.played = Some(open.state.day.clone());
    let mut games = open.state.rounds.iter().flat_map(|round| round.live());
    if let Some(table) = games.find(|table| table.battle.as_ref() == Some(&game.battle)) {
        let seat = |side: &PaperSide| match &side.who {
            PaperWho::Warband { warband } => table.warbands.iter().position(|known| known.as_ref() == Some(warband)),
            PaperWho::Outsider { .. } => None,
        };
        battle.sides.sort_by_key(|side| seat(side).unwrap_or(usize::MAX));
        let attacks = table.attacker.as_ref().filter(|_| roles);
        let attacks = attacks.and_then(|player| table.players.iter().position(|one| one == player));
        battle.attacker = attacks.and_then(|at| battle.sides.iter().position(|side| seat(side) == Some(at)));
    }
    Ok(())
}

fn warband(session: &Session, open: &Open<Campaigns>, enrolment: &Enrolment) -> Result<SheetWarband, Failure> {
    let pack = pack_of(session, open)?;
    let catalogue = &pack.catalogue;
    let id = stream_id(&enrolment.warband)?;
    let there = session.with_book(|book| holds(book, id))?;
    let roster = if there { Some(session.with_book(|book| look_stream::<Warbands>(book, id))?) } else { None };
    let by_hand = if there { session.with_book(|book| faction_by_hand(book, id))? } else { None };
    let mut line = SheetWarband {
        id: enrolment.warband.clone(),
        name: enrolment.name.clone(),
        faction: by_hand.unwrap_or_else(|| faction_name(catalogue, &enrolment.faction)),
        player: Some(enrolment.player.clone()).filter(|player| !player.is_empty()),
        refused: None,
        settles: None,
        models: Vec::new(),
        roster_to_come: false,
    };
    match roster {
        None => line.refused = Some(say::not_here()),
        Some(Err(unread)) => line.refused = Some(unread.to_string()),
        Some(Ok(roster)) => {
            let fighters = Fighters::of(&enrolment.warband, &roster.state, catalogue);
            line.models = fighters.models.into_iter().map(model).collect();
            line.roster_to_come = roster.state.is_to_come();
            let unsettled = open.state.unsettled(&enrolment.warband);
            line.refused = unsettled.map(|game| say::unsettled(game_title(&open.state, catalogue, game)));
            line.settles = unsettled.map(|game| game.battle.clone());
        }
    }
    Ok(line)
}

pub(super) fn model(fighter: super::Fighter) -> SheetModel {
    let mut consumables: Vec<SheetConsumable> = Vec::new();
    for (item, name) in fighter.consumables {
        match consumables.iter_mut().find(|known| known.item == item) {
            Some(known) => known.pieces += 1,
            None => consumables.push(SheetConsumable { item, name, pieces: 1 }),
        }
    }
    SheetModel {
        id: fighter.id,
        entry: fighter.named.then_some(fighter.entry_name),
        name: fighter.name,
        elite: fighter.elite,
        sits_out: fighter.misses.then(words::warbands::misses_next_game),
        consumables,
        leaves: fighter.leaves,
    }
}

/// Whether a battle of this Warband can be filed now.
fn fileable(warbands: &[SheetWarband], id: &str) -> bool {
    warbands.iter().any(|warband| warband.id == id && warband.refused.is_none())
}

/// The game that is planned first of those that can be filed now.
fn planned<'c>(
    session: &Session,
    open: &'c Open<Campaigns>,
    warbands: &[SheetWarband],
) -> Result<Option<&'c Game>, Failure> {
    // A player of the club files the games of their own Warbands.
    let theirs = |game: &Game| game.entrants.iter().any(|entrant| whose::acts_for(&entrant.warband));
    let waits = |game: &&Game| game.played.is_none() && !open.state.left_over(game) && theirs(game);
    for game in open.state.games.iter().filter(waits) {
        let free = game.entrants.iter().all(|entrant| fileable(warbands, &entrant.warband));
        if has_room(game) && free && !begun(session, game)? {
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// The planned game that somebody asks for. `None` if it cannot be filed here.
fn waiting<'c>(session: &Session, open: &'c Open<Campaigns>, wanted: &str) -> Result<Option<&'c Game>, Failure> {
    let member = |id: &str| open.state.enrolment(id).is_some_and(|known| !known.withdrawn);
    let theirs = |game: &&Game| game.entrants.iter().all(|entrant| member(&entrant.warband));
    let game = open.state.game(wanted).filter(|game| game.played.is_none() && has_room(game)).filter(theirs);
    Ok(match game {
        Some(game) if !begun(session, game)? => Some(game),
        Some(_) | None => None,
    })
}

/// Whether the sheet has room for the sides of a game.
fn has_room(game: &Game) -> bool {
    SHEET_SIDES.contains(&(game.entrants.len() + game.outsiders.len()))
}

/// The plans that sides can take over: those without anybody from outside, the oldest first, those left behind last.
fn plans(session: &Session, open: &Open<Campaigns>) -> Result<Vec<SheetPlan>, Failure> {
    let mut games = Vec::new();
    for game in open.state.games.iter().filter(|game| game.played.is_none() && game.outsiders.is_empty()) {
        if !begun(session, game)? {
            games.push(game);
        }
    }
    games.sort_by_key(|game| open.state.left_over(game));
    let plan = |game: &Game| SheetPlan {
        warbands: game.entrants.iter().map(|entrant| entrant.warband.clone()).collect(),
        scenario: game.scenario.clone(),
    };
    Ok(games.into_iter().map(plan).collect())
}

pub(super) fn scenarios(
    session: &Session,
    open: &Open<Campaigns>,
    next: Option<[&Enrolment; 2]>,
) -> Result<Vec<SheetScenario>, Failure> {
    let pack = pack_of(session, open)?;
    let mut lines: Vec<SheetScenario> = scenarios_known(session, open)?.iter().map(line).collect();
    let blank = |id: &str, name: String| SheetScenario {
        id: id.to_owned(),
        name,
        turns: None,
        attacker: false,
        deeds: Vec::new(),
    };
    let stage = staged(open, next, &pack.catalogue);
    for id in &stage {
        if lines.iter().all(|line| line.id != *id) {
            lines.push(blank(id, scenario_name(&pack.catalogue, id)));
        }
    }
    // What was named by hand for one game can be chosen for the next.
    for game in &open.state.games {
        if lines.iter().all(|line| line.id != game.scenario) {
            lines.push(blank(&game.scenario, game_name(&pack.catalogue, game)));
        }
    }
    lines.sort_by_key(|line| !stage.contains(&line.id));
    Ok(lines)
}

/// Ids of the scenarios that the table of the next game has.
fn staged(open: &Open<Campaigns>, next: Option<[&Enrolment; 2]>, catalogue: &nml_catalogue::Catalogue) -> Vec<String> {
    let next = next.map(|pair| pair.map(|enrolment| enrolment.warband.as_str()));
    next.and_then(|ids| offer(catalogue.campaign(), &open.state, &ids, None))
        .map(|offer| match offer.named {
            nml_campaign::Named::Scenario { scenario } => vec![scenario],
            nml_campaign::Named::Throw | nml_campaign::Named::Choice => offer.scenarios,
        })
        .unwrap_or_default()
}

pub(super) fn line(scenario: &Scenario) -> SheetScenario {
    let deed = |deed: &nml_catalogue::Deed| SheetDeed {
        id: deed.id.clone(),
        name: deed.name.clone(),
        condition: deed.condition.clone(),
        by_model: deed.by == DeedBy::Model,
    };
    SheetScenario {
        id: scenario.id.clone(),
        name: scenario.name.clone(),
        turns: Some(scenario.turns),
        attacker: scenario.roles.any(),
        deeds: scenario.deeds.iter().map(deed).collect(),
    }
}

/// The battle before anything is written: what was planned, else the two that fight next, else the Warbands that
/// can have fought against somebody from outside.
fn beginning(
    open: &Open<Campaigns>,
    (warbands, next): (&[SheetWarband], Option<[&Enrolment; 2]>),
    scenarios: &[SheetScenario],
    planned: Option<&Game>,
) -> PaperBattle {
    let side = |who: PaperWho, models: &[SheetModel]| {
        let fit = models.iter().filter(|model| model.sits_out.is_none());
        let took_part = fit.map(|model| model.id).collect();
        PaperSide {
            who,
            coalition: None,
            vp: None,
            conceded: false,
            took_part,
            fell: Vec::new(),
            deeds: Vec::new(),
            used_up: Vec::new(),
            left: Vec::new(),
            fell_untold: true,
            deeds_untold: true,
        }
    };
    let member = |line: &SheetWarband| side(PaperWho::Warband { warband: line.id.clone() }, &line.models);
    let guest = |id: Option<String>, name: String| side(PaperWho::Outsider { name, id }, &[]);
    let sides = match planned {
        Some(game) => {
            let lines = game.entrants.iter().filter_map(|e| warbands.iter().find(|line| line.id == e.warband));
            let guests = game.outsiders.iter().map(|known| guest(Some(known.id.clone()), known.name.clone()));
            lines.map(member).chain(guests).collect()
        }
        None => {
            let rests = |id: &str| open.state.enrolment(id).is_some_and(|known| known.paused);
            let known = |pair: [&Enrolment; 2]| pair.map(|e| warbands.iter().find(|line| line.id == e.warband));
            let both: Vec<&SheetWarband> = match next {
                Some(pair) => known(pair).into_iter().flatten().collect(),
                None => {
                    let free = warbands.iter().filter(|line| line.refused.is_none());
                    free.min_by_key(|line| rests(&line.id)).into_iter().collect()
                }
            };
            let mut sides: Vec<PaperSide> = both.into_iter().map(member).collect();
            while sides.len() < *SHEET_SIDES.start() {
                sides.push(guest(None, String::new()));
            }
            sides
        }
    };
    let scenario = planned.map(|game| game.scenario.clone());
    let scenario = scenario.or_else(|| scenarios.first().map(|line| line.id.clone())).unwrap_or_default();
    let today = crate::clock::today();
    PaperBattle { sides, scenario, named: None, attacker: None, played: Some(today), turns: None, winner: None }
}
