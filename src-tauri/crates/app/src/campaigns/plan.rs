//! A game between two Warbands of the organiser's choice: who is free, how often they have met, which scenario, and by
//! when.

use nml_campaign::{Chooser, Command, Enrolment, Meetings, Named, Offer, Pairing, Picked, next_pair, stage};
use nml_catalogue::progression::StageScenario;
use nml_catalogue::throw::{Source, Throw};
use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::next_scenario::planned;
use super::round::{self, PlannedRound, RoundLeft, RoundPair};
use super::shown::AwaitedRoster;
use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, set_up_row};
use crate::open_dice::PairDie;
use crate::plain_words::in_a_row;
use crate::season::{
    self, Awaited, awaited, busy, by_die, chooser, offered, pack_of, pair, rolled_off, say, scenarios_known,
};
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::Campaigns;
use crate::view::{Reason, scenario_name};
use crate::words::next::OwnGame;
use crate::words::{self, plan as text};

/// Two Warbands that might meet.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanOf {
    /// The campaign's stream.
    pub campaign: String,
    /// Their streams, or none for those that fight next.
    #[serde(default)]
    pub warbands: Option<[String; 2]>,
}

/// A game between two Warbands, before it is planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanSheet {
    /// The campaign's name.
    pub campaign: String,
    /// Its Warbands, those that are free first.
    pub members: Vec<PlanMember>,
    /// Players who have signed up and have no Warband to be planned with yet.
    pub signed_up: Vec<String>,
    /// The pack whose factions their Warbands may join with, by its hash.
    pub pack: String,
    /// The two, by their streams, if there are two.
    pub warbands: Option<[String; 2]>,
    /// How often they have met, and their next games, in one line.
    pub about: String,
    /// The stage of the game.
    pub stage: String,
    /// Its table, by the face of a D6 from 1; a single line is played without a roll.
    pub table: Vec<PlanRow>,
    /// Every scenario that may be agreed on: those of the table first.
    pub scenarios: Vec<PlanScenario>,
    /// Why the two cannot meet now, or none if they can.
    pub refused: Option<String>,
    /// Those of the two whose rosters are still to come.
    pub awaited: Vec<AwaitedRoster>,
    /// Games whose die left a choice that is still open.
    pub waiting: Vec<RoundLeft>,
    /// The games of a whole round, of all whose turn it is.
    pub round: Vec<RoundPair>,
    /// How they are drawn: a [`Knob`](super::Knob) of the house rules.
    pub pairing: Pairing,
    /// Rounds that were planned as one, and can be taken back as one.
    pub rounds: Vec<PlannedRound>,
    /// Games that are planned and not fought, those due first before the others.
    pub planned: Vec<PlannedGame>,
}

/// A Warband that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanMember {
    /// Its stream.
    pub id: String,
    /// Its name, with its player's.
    pub name: String,
    /// Games it has behind it.
    pub games: u16,
    /// Why it is not free, or none if it is.
    pub busy: Option<String>,
    /// How often it has met the first of the two.
    pub met: usize,
}

/// A line of the stage table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanRow {
    /// The scenario, or none for a choice.
    pub scenario: Option<String>,
    /// How often either of the two has played it.
    pub played: usize,
}

/// A scenario that may be agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanScenario {
    /// Its id.
    pub id: String,
    /// Its name, with how often either of the two has played it.
    pub name: String,
}

/// A game that is planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlannedGame {
    /// The battle's stream.
    pub battle: String,
    /// Its scenario.
    pub scenario: String,
    /// Who meets.
    pub sides: String,
    /// The day it is to be fought by.
    pub due: Option<String>,
    /// That day is past.
    pub overdue: bool,
    /// Its battle has begun: the plan cannot be taken back.
    pub begun: bool,
    /// Those in it whose rosters are still to come.
    pub awaited: Vec<AwaitedRoster>,
}

/// How the scenario of a game is found.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "by", deny_unknown_fields)]
pub enum PlanBy {
    /// The D6 of the stage table, or its only line.
    Table {
        /// As the die fell on the table, or none if the app rolls.
        face: Option<Face>,
    },
    /// The roll-off for the choice that the die left, if both have fought as often.
    RollOff {
        /// As the die fell.
        face: Face,
        /// Where.
        source: Source,
        /// Faces as they fell at the table, one per player in the order that was asked for, all of a tie first, or none
        /// if the app rolls off for them.
        faces: Option<Vec<Face>>,
    },
    /// A scenario that the die left to a player.
    Choice {
        /// As the die fell.
        face: Face,
        /// Where.
        source: Source,
        /// The Warband whose player chooses.
        chooser: String,
        /// The roll-off that made them the chooser, if there was one.
        roll_off: Option<Throw>,
        /// Scenario id.
        scenario: String,
    },
    /// The players agreed on it.
    Agreement {
        /// Scenario id.
        scenario: String,
    },
}

/// A game to be planned.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanMade {
    /// The campaign's stream.
    pub campaign: String,
    /// The two, by their streams.
    pub warbands: [String; 2],
    /// The day it is to be fought by, such as `2026-04-30`.
    #[serde(default)]
    pub due: Option<String>,
    /// How its scenario is found.
    pub by: PlanBy,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Planned {
    /// It is planned.
    Planned {
        /// In one line.
        said: String,
        /// The sheet of the next one.
        sheet: Box<PlanSheet>,
    },
    /// The die leaves a choice to one of two who have fought as often: they roll off. Nothing is written before the
    /// choice.
    RollOff {
        /// What to do, in one line.
        said: String,
        /// The die.
        face: Face,
        /// Where it fell.
        source: Source,
        /// Who rolls, in this order.
        rollers: Vec<PlanRoller>,
        /// What has fallen in it so far, all of it ties.
        faces: Vec<Face>,
    },
    /// The die leaves a choice; nothing is written before it is made.
    Choice {
        /// Whose choice it is, in one line.
        said: String,
        /// Why it is theirs.
        why: Vec<Reason>,
        /// The die.
        face: Face,
        /// Where it fell.
        source: Source,
        /// The Warband whose player chooses.
        chooser: String,
        /// The roll-off that made them the chooser.
        roll_off: Option<Throw>,
        /// What they choose from.
        scenarios: Vec<PlanScenario>,
    },
}

/// Who rolls off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanRoller {
    /// The Warband's stream.
    pub warband: String,
    /// Its name.
    pub name: String,
}

/// A plan that is taken back.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanCancelled {
    /// The campaign's stream.
    pub campaign: String,
    /// The battle's stream.
    pub battle: String,
}

/// The sheet of a game between two Warbands.
///
/// # Errors
/// `UNKNOWN_STREAM`, `UNKNOWN_WARBAND`.
pub fn plan_sheet(session: &Session, of: PlanOf) -> Result<PlanSheet, Failure> {
    sheet(session, &*session.look(&of.campaign)?, of.warbands)
}

/// Plans a game between two Warbands and sets it up, or says whose choice its scenario is.
///
/// # Errors
/// `NOT_FREE` when one of them has a game to fight or to settle; what is refused, such as a day that is not a date.
pub fn plan_make(session: &Session, made: PlanMade) -> Result<Planned, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&made.campaign)?;
    let both = made.warbands.to_vec();
    for id in &both {
        let known = open.state.enrolment(id).ok_or_else(|| Failure::new(code::UNKNOWN_WARBAND, text::no_member()))?;
        if let Some(busy) = busy(&open, known) {
            return Err(Failure::new(code::NOT_FREE, text::not_free(&known.name, &busy)));
        }
    }
    let (scenario, picked, game) = match made.by {
        PlanBy::Agreement { scenario } => {
            let game = offered(session, &open, &both, None)?.game;
            (scenario, Picked::Agreement, game)
        }
        PlanBy::Choice { face, source, chooser, roll_off, scenario } => {
            let game = offered(session, &open, &both, Some(face))?.game;
            let throw = Throw { faces: vec![face], source };
            (scenario, Picked::Choice { throw, chooser, roll_off }, game)
        }
        PlanBy::RollOff { face, source, faces } => {
            let offer = offered(session, &open, &both, Some(face))?;
            let roll_off = rolled_off(session, &offer, faces)?;
            let [one, other] = made.warbands;
            let (campaign, warbands) = (made.campaign, [one, other]);
            return asked(
                session,
                &open,
                &offer,
                PairDie { campaign, warbands, face, source, roll_off, due: made.due },
            );
        }
        PlanBy::Table { face } => match by_table(session, &open, (&made.warbands, made.due.as_deref()), face)? {
            Found::Scenario { scenario, picked, game } => (scenario, picked, game),
            Found::Left(left) => return Ok(*left),
        },
    };
    planned(session, &mut open, (game, &scenario), both.clone(), (picked, made.due), Vec::new())?;
    session.dice().lift(&made.campaign, &both);
    let pack = pack_of(session, &open)?;
    let name = open.state.games.last().map_or_else(String::new, |game| crate::view::game_name(&pack.catalogue, game));
    Ok(Planned::Planned { said: text::made(&name), sheet: Box::new(sheet(session, &open, None)?) })
}

/// What the stage's table leads to.
pub(super) enum Found {
    /// A scenario.
    Scenario {
        /// Its id.
        scenario: String,
        /// How it was found.
        picked: Picked,
        /// The game's number, as the two Warbands count their own.
        game: u16,
    },
    /// A choice.
    Left(Box<Planned>),
}

/// Finds the scenario of two that meet by the D6 of their stage's table, or its only line; without a face the app rolls.
///
/// # Errors
/// `NO_TABLE`.
pub(super) fn by_table(
    session: &Session,
    open: &Open<Campaigns>,
    (both, due): (&[String; 2], Option<&str>),
    face: Option<Face>,
) -> Result<Found, Failure> {
    let first = offered(session, open, both, None)?;
    if let Named::Scenario { scenario } = first.named {
        return Ok(Found::Scenario { scenario, picked: Picked::Stage, game: first.game });
    }
    let (face, source) = match face {
        Some(face) => (face, Source::Table),
        None => {
            let face = session.chance()?.faces(1).first().copied();
            (face.ok_or_else(|| Failure::new(code::NO_RANDOMNESS, words::seasons::no_die()))?, Source::App)
        }
    };
    let offer = offered(session, open, both, Some(face))?;
    match &offer.named {
        Named::Scenario { scenario } => {
            Ok(Found::Scenario { scenario: scenario.clone(), picked: by_die(face, source), game: offer.game })
        }
        Named::Throw => Err(Failure::new(code::NO_TABLE, words::campaigns::no_table())),
        Named::Choice => {
            let (campaign, warbands, due) = (open.id.to_string(), both.clone(), due.map(str::to_owned));
            let die = PairDie { campaign, warbands, face, source, roll_off: None, due };
            Ok(Found::Left(Box::new(asked(session, open, &offer, die)?)))
        }
    }
}

/// What a die left open; the session keeps it until the choice is made.
fn asked(session: &Session, open: &Open<Campaigns>, offer: &Offer, die: PairDie) -> Result<Planned, Failure> {
    let left = left(session, open, (&die.warbands, offer), (die.face, die.source), die.roll_off.clone())?;
    session.dice().lay(die);
    Ok(left)
}

/// The games of a campaign whose die left a choice that can still be made: both Warbands are free, and their stage leaves it.
///
/// # Errors
/// `PACK_MISSING`.
pub(super) fn waiting(session: &Session, open: &Open<Campaigns>) -> Result<Vec<RoundLeft>, Failure> {
    let mut waiting = Vec::new();
    let dice = session.dice().of_campaign(&open.id.to_string());
    for die in dice {
        let member =
            |id: &String| open.state.enrolment(id).filter(|known| !known.withdrawn && busy(open, known).is_none());
        let [Some(one), Some(other)] = die.warbands.each_ref().map(member) else { continue };
        let offer = offered(session, open, &die.warbands, Some(die.face))?;
        if offer.named != Named::Choice {
            continue;
        }
        let left = left(session, open, (&die.warbands, &offer), (die.face, die.source), die.roll_off)?;
        let sides = text::sides(&one.name, &other.name);
        waiting.push(RoundLeft { warbands: die.warbands, sides, due: die.due, left });
    }
    Ok(waiting)
}

/// What the die left open: whose choice it is, or that two have to roll off for it.
fn left(
    session: &Session,
    open: &Open<Campaigns>,
    (both, offer): (&[String], &Offer),
    (face, source): (Face, Source),
    off: Option<Throw>,
) -> Result<Planned, Failure> {
    let name = |warband: &String| open.state.called(warband).unwrap_or_default();
    let rollers = offer.fewest.as_slice();
    let Chooser::Is(chooser) = chooser(offer, off.as_ref())? else {
        let rollers = rollers.iter().map(|warband| PlanRoller { warband: warband.clone(), name: name(warband) });
        let rollers: Vec<PlanRoller> = rollers.collect();
        let faces = off.map(|off| off.faces).unwrap_or_default();
        let names = rollers.iter().map(|roller| roller.name.clone()).collect();
        let said = text::roll_off(face.number(), names, !faces.is_empty());
        return Ok(Planned::RollOff { said, face, source, rollers, faces });
    };
    let pack = pack_of(session, open)?;
    let mut scenarios: Vec<&String> = offer.scenarios.iter().collect();
    // Those that have a map come first.
    scenarios.sort_by_key(|id| pack.catalogue.scenario(id).is_none());
    let line = |id: &String| PlanScenario { id: id.clone(), name: scenario_name(&pack.catalogue, id) };
    let reason = |source: String, text: String| Reason { source, value: None, text };
    let mut why = vec![reason(text::choice_of(), text::page())];
    why.extend(both.iter().map(|warband| reason(name(warband), text::fought(open.state.games_counted(warband)))));
    if let Some(off) = &off {
        let rounds = off.faces.chunks(rollers.len().max(1));
        let round = |round: &[Face]| {
            let each = rollers.iter().zip(round).map(|(warband, face)| text::rolled(name(warband), face.number()));
            in_a_row(each)
        };
        why.extend(rounds.map(|faces| reason(text::roll_off_title(), round(faces))));
    }
    Ok(Planned::Choice {
        said: text::chooses(name(&chooser), face.number()),
        why,
        face,
        source,
        chooser,
        roll_off: off,
        scenarios: scenarios.into_iter().map(line).collect(),
    })
}

/// Takes a plan back; its set-up is put away unless somebody changed it.
///
/// # Errors
/// `BEGUN` when its battle has begun; `ALREADY_RECORDED`, `UNKNOWN_BATTLE`.
pub fn plan_cancel(session: &Session, cancelled: PlanCancelled) -> Result<PlanSheet, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&cancelled.campaign)?;
    let id = stream_id(&cancelled.battle)?;
    if session.with_book(|book| holds(book, id))? {
        return Err(Failure::new(code::BEGUN, text::begun()));
    }
    let entry = say(session, &mut open, Command::Cancel { battle: cancelled.battle.clone() })?;
    let mut rows = vec![campaign_row(&open)];
    let mut appends = vec![open.append()?];
    for mut set_up in season::moved(session, &open, entry, &[cancelled.battle], true)? {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    session.write(appends, rows)?;
    sheet(session, &open, None)
}

pub(super) fn sheet(
    session: &Session,
    open: &Open<Campaigns>,
    wanted: Option<[String; 2]>,
) -> Result<PlanSheet, Failure> {
    let pack = pack_of(session, open)?;
    let catalogue = &pack.catalogue;
    let state = &open.state;
    let here: Vec<&Enrolment> = state.warbands.iter().filter(|known| !known.withdrawn).collect();
    let both = match wanted {
        Some(ids) => {
            if !ids.iter().all(|id| here.iter().any(|known| known.warband == *id)) {
                return Err(Failure::new(code::UNKNOWN_WARBAND, text::no_member()));
            }
            Some(ids)
        }
        None => free_pair(open).or_else(|| pair(state).map(|pair| pair.map(|known| known.warband.clone()))),
    };
    let met = Meetings::of(state);
    let mut members: Vec<PlanMember> = here
        .iter()
        .map(|known| PlanMember {
            id: known.warband.clone(),
            name: text::member(&known.name, &known.player),
            games: state.games_counted(&known.warband),
            busy: busy(open, known).as_ref().map(text::busy),
            met: both
                .as_ref()
                .filter(|[first, _]| *first != known.warband)
                .map_or(0, |[first, _]| met.between(first, &known.warband)),
        })
        .collect();
    members.sort_by_key(|member| (member.busy.is_some(), member.games));
    let bare = awaited(session, open)?;
    let mut sheet = PlanSheet {
        campaign: state.name.clone(),
        members,
        signed_up: state.signed_up.clone(),
        pack: pack.hash.to_string(),
        warbands: both.clone(),
        about: String::new(),
        stage: String::new(),
        table: Vec::new(),
        scenarios: Vec::new(),
        refused: None,
        awaited: to_come(&bare, |warband| both.iter().flatten().any(|one| one == warband)),
        waiting: waiting(session, open)?,
        round: round::proposed(open),
        pairing: state.house.pairing,
        rounds: round::planned(session, open)?,
        planned: calendar(session, open, &bare)?,
    };
    let Some([a, b]) = both else {
        sheet.refused = Some(text::two_wanted());
        return Ok(sheet);
    };
    if a == b {
        sheet.refused = Some(text::same());
        return Ok(sheet);
    }
    let refusal = here
        .iter()
        .filter(|known| known.warband == a || known.warband == b)
        .find_map(|known| Some(text::not_free(&known.name, &busy(open, known)?)));
    sheet.refused = refusal;
    let ids = [a.clone(), b.clone()];
    let offer = offered(session, open, &ids, None)?;
    let games: Vec<OwnGame> = ids.iter().filter_map(|id| state.enrolment(id)).map(OwnGame::next).collect();
    sheet.about = text::about(met.between(&a, &b), &games);
    let played = |scenario: &str| {
        let ours = |game: &nml_campaign::Game| {
            game.played.as_ref().is_some_and(|played| ids.iter().any(|id| played.result.side(id).is_some()))
        };
        state.games.iter().filter(|game| game.scenario == scenario && ours(game)).count()
    };
    if let Some(stage) = stage(catalogue.campaign(), state.house, offer.game) {
        sheet.stage.clone_from(&stage.name);
        let row = |row: &StageScenario| match row {
            StageScenario::Scenario(id) => PlanRow { scenario: Some(scenario_name(catalogue, id)), played: played(id) },
            StageScenario::Choice => PlanRow { scenario: None, played: 0 },
        };
        sheet.table = stage.table.iter().map(row).collect();
    }
    let mut all: Vec<(String, String)> =
        offer.scenarios.iter().map(|id| (id.clone(), scenario_name(catalogue, id))).collect();
    for scenario in scenarios_known(session, open)? {
        if all.iter().all(|(id, _)| *id != scenario.id) {
            all.push((scenario.id, scenario.name));
        }
    }
    let line = |(id, name): (String, String)| PlanScenario { name: text::scenario(&name, played(&id)), id };
    sheet.scenarios = all.into_iter().map(line).collect();
    Ok(sheet)
}

/// The two that fight next, of those who are free.
fn free_pair(open: &Open<Campaigns>) -> Option<[String; 2]> {
    let pair = next_pair(&open.state, |known| busy(open, known).is_none())?;
    Some(pair.map(|known| known.warband.clone()))
}

/// Of the Warbands without a roster, those that are meant.
fn to_come(bare: &[Awaited], meant: impl Fn(&str) -> bool) -> Vec<AwaitedRoster> {
    bare.iter().filter(|one| meant(&one.warband)).map(AwaitedRoster::from).collect()
}

fn calendar(session: &Session, open: &Open<Campaigns>, bare: &[Awaited]) -> Result<Vec<PlannedGame>, Failure> {
    let pack = pack_of(session, open)?;
    let today = crate::clock::today();
    let mut found = Vec::new();
    for game in open.state.games.iter().filter(|game| game.played.is_none()) {
        let id = stream_id(&game.battle)?;
        let members = game.entrants.iter().filter_map(|entrant| open.state.called(&entrant.warband));
        let names: Vec<String> = members.chain(game.outsiders.iter().map(|side| side.name.clone())).collect();
        found.push(PlannedGame {
            battle: game.battle.clone(),
            scenario: crate::view::game_name(&pack.catalogue, game),
            sides: names.join(" – "),
            overdue: game.due.as_ref().is_some_and(|day| *day < today),
            due: game.due.clone(),
            begun: session.with_book(|book| holds(book, id))?,
            awaited: to_come(bare, |warband| game.entrants.iter().any(|entrant| entrant.warband == warband)),
        });
    }
    found.sort_by(|a, b| (a.due.is_none(), &a.due).cmp(&(b.due.is_none(), &b.due)));
    Ok(found)
}
