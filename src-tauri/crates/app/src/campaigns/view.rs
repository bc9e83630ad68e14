//! A campaign as its page shows it: the one thing to do next, the standings, the games, the stage table.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{self as campaign, Close, Enrolment, Game, Named, close_of, limits, offer, stage, standings};
use nml_catalogue::Catalogue;
use nml_catalogue::progression::StageScenario;
use nml_store::{BattleRow, Book};
use nml_warband::OWN_FACTION;

use super::agreed_rules::paragraphs;
use super::house_rules::in_force;
use super::plan::waiting;
use super::scores::scores;
use super::shown::{
    AwaitedRoster, Campaign, CampaignAction, CampaignBanner, CampaignGame, CourseGame, GameLineSide, GameState, Joiner,
    Next, NextAction, NextGame, Stage, StageRow, Standing,
};
use super::undo;
use crate::aftermath::{Amendment, amendments, open_points};
use crate::failure::Failure;
use crate::lists::is_over;
use crate::packs::PackLine;
use crate::season::{Planning, awaited, engaged, own_games, pack_of, pair, touched};
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::{Campaigns, SetUps};
use crate::view::fought::{day, ends};
use crate::view::{
    Emblem, Record, emblem, faction_by_hand, faction_name, game_name, game_title, letter_at, scenario_name, side_ink,
};
use crate::words::{self, next as say};

/// Games that the campaign's page shows of a long campaign.
const GAMES_SHOWN: usize = 30;

/// What the book knows of a campaign besides its stream.
pub(super) struct Around {
    battles: Vec<BattleRow>,
    /// Set-ups of the campaign.
    set_ups: Vec<PlannedSetUp>,
    may_join: Vec<Joiner>,
    /// The names of the factions that no pack has, by Warband.
    by_hand: BTreeMap<String, String>,
    /// The emblems of its Warbands, by Warband.
    emblems: BTreeMap<String, Emblem>,
}

/// A set-up that came with a planned game.
struct PlannedSetUp {
    /// The battle it was made for.
    battle: String,
    /// Its stream.
    id: String,
    /// Somebody has set something up in it since.
    touched: bool,
}

impl Around {
    fn faction(&self, catalogue: &Catalogue, warband: &str, id: &str) -> String {
        self.by_hand.get(warband).cloned().unwrap_or_else(|| faction_name(catalogue, id))
    }
}

pub(super) fn view(session: &Session, open: &Open<Campaigns>) -> Result<Campaign, Failure> {
    let pack = pack_of(session, open)?;
    let catalogue = &pack.catalogue;
    let around = around(session, open, catalogue)?;
    let state = &open.state;
    let members = state.warbands.iter().filter(|enrolment| !enrolment.withdrawn).count();
    let undo = undo::offered(session, open)?;
    let pair = pair(state);
    let next = next(catalogue, open, &around, pair);
    let left = match next.actions.first().map(|action| &action.what) {
        Some(CampaignAction::Plan { warbands }) => {
            let mut waiting = waiting(session, open)?.into_iter();
            waiting.find(|game| game.warbands.iter().all(|id| warbands.contains(id))).map(|game| game.left)
        }
        _ => None,
    };
    let stopped = if undo.is_none() { undo::stopped(session, open)? } else { None };
    Ok(Campaign {
        id: open.id.to_string(),
        name: state.name.clone(),
        about: words::campaigns::about(members, state.house.games),
        pack: PackLine::of(&pack, session.packs()?.is_shipped(&pack)),
        pack_kept: state.keeps_pack().map(|kept| nml_words::said(&kept.message)),
        map: state.map.as_ref().map(|id| catalogue.map(id).map_or_else(|| id.clone(), |map| map.name.clone())),
        next,
        left,
        standings_note: standings_note(catalogue, open),
        standings: standings(state).into_iter().map(|line| standing(line, state, catalogue, &around)).collect(),
        games: games(catalogue, open, &around, Some(GAMES_SHOWN)),
        games_in_all: state.games.len(),
        stage: pair.and_then(|pair| stage_table(catalogue, state, pair)),
        signed_up: state.signed_up.clone(),
        awaited: awaited(session, open)?.iter().map(AwaitedRoster::from).collect(),
        house: in_force(state.house, catalogue),
        written: paragraphs(&state.written),
        may_join: around.may_join,
        undo_filed: undo::filed(session, open)?,
        undo_stops: stopped.as_ref().map(|(why, _)| why.clone()),
        undo_there: stopped.and_then(|(_, there)| there),
        undo,
    })
}

/// A campaign as the list has it.
#[derive(Default)]
pub(super) struct Brief {
    pub leaders: Vec<String>,
    pub banners: Vec<CampaignBanner>,
    pub next: Option<String>,
}

/// A campaign in brief. One whose pack is not there has nothing but its standings.
pub(super) fn brief(session: &Session, open: &Open<Campaigns>) -> Result<Brief, Failure> {
    let state = &open.state;
    let standings = standings(state);
    let leads = |line: &&campaign::Standing| line.place == 1 && line.games > 0;
    let leaders = standings.iter().filter(leads).map(|line| line.name.clone()).collect();
    let next = match pack_of(session, open) {
        Ok(pack) => Some(next(&pack.catalogue, open, &around(session, open, &pack.catalogue)?, pair(state)).heading),
        Err(_) => None,
    };
    let banner = |book: &Book, line: campaign::Standing| -> Result<CampaignBanner, Failure> {
        let emblem = emblem(book, &line.warband, &line.faction)?;
        Ok(CampaignBanner { warband: line.warband, name: line.name, emblem })
    };
    let banners =
        session.with_book(|book| standings.into_iter().map(|line| banner(book, line)).collect::<Result<_, _>>())?;
    Ok(Brief { leaders, banners, next })
}

/// How the points are counted, and how equals are listed.
pub(super) fn standings_note(catalogue: &Catalogue, open: &Open<Campaigns>) -> String {
    words::standings_note(open.state.played().count(), &scores(open, catalogue))
}

/// The battles and set-ups of a campaign, and nothing of its Warbands.
pub(super) fn battles(book: &Book, open: &Open<Campaigns>) -> Result<Around, Failure> {
    let id = open.id.to_string();
    let planning = Planning::of(open);
    let mut set_ups = Vec::new();
    for set_up in All::<SetUps>::of(book)?.read.into_iter().filter(|set_up| !set_up.state.away) {
        if set_up.state.campaign.as_deref() == Some(&id)
            && let Some(battle) = planning.battle(&set_up)
        {
            set_ups.push(PlannedSetUp { battle, id: set_up.id.to_string(), touched: touched(&set_up) });
        }
    }
    // A battle that was taken in later does not name it.
    let ours = |row: &BattleRow| row.campaign == Some(open.id) || open.state.game(&row.id.to_string()).is_some();
    let battles = book.battles()?.into_iter().filter(|row| ours(row) && !row.removed).collect();
    Ok(Around { battles, set_ups, may_join: Vec::new(), by_hand: BTreeMap::new(), emblems: BTreeMap::new() })
}

/// The Warbands of the book that can join a campaign.
pub(super) fn may_join(session: &Session, open: &Open<Campaigns>) -> Result<Vec<Joiner>, Failure> {
    Ok(around(session, open, &pack_of(session, open)?.catalogue)?.may_join)
}

fn around(session: &Session, open: &Open<Campaigns>, catalogue: &Catalogue) -> Result<Around, Failure> {
    session.with_book(|book| {
        let rows = book.warbands()?;
        let mut by_hand = BTreeMap::new();
        for row in rows.iter().filter(|row| row.faction == OWN_FACTION) {
            by_hand.extend(faction_by_hand(book, row.id)?.map(|name| (row.id.to_string(), name)));
        }
        let mut emblems = BTreeMap::new();
        for known in &open.state.warbands {
            emblems.insert(known.warband.clone(), emblem(book, &known.warband, &known.faction)?);
        }
        let mut around = Around { by_hand, emblems, ..battles(book, open)? };
        around.may_join = rows
            .into_iter()
            .filter(|row| !row.removed && row.campaign.is_none())
            .map(|row| Joiner {
                id: row.id.to_string(),
                name: row.name,
                faction: around.faction(catalogue, &row.id.to_string(), &row.faction),
            })
            .collect();
        // Warbands that have left it come last: hardly anyone looks for them.
        around.may_join.sort_by_key(|joiner| open.state.enrolment(&joiner.id).is_some());
        Ok(around)
    })
}

fn next(catalogue: &Catalogue, open: &Open<Campaigns>, around: &Around, pair: Option<[&Enrolment; 2]>) -> Next {
    let state = &open.state;
    let action = |label, what| NextAction { label, what };
    let open_game = state.games.iter().find_map(|game| Some((game, game.open()?)));
    if let Some((game, aftermath)) = open_game {
        let count = open_points(aftermath);
        return Next {
            heading: say::settle(game_title(state, catalogue, game)),
            text: say::settle_text(count, aftermath.pages.len()),
            actions: vec![action(say::open_aftermath(), CampaignAction::OpenAftermath { battle: game.battle.clone() })],
        };
    }
    let played: BTreeSet<&str> = state.played().map(|(game, _)| game.battle.as_str()).collect();
    let mut unplayed = around.battles.iter().filter(|row| !played.contains(row.id.to_string().as_str()));
    if let Some(row) = unplayed.clone().find(|row| is_over(row)) {
        let battle = row.id.to_string();
        return Next {
            heading: say::record(&row.name),
            text: String::new(),
            actions: vec![
                action(say::enter(), CampaignAction::Record { battle: battle.clone() }),
                action(say::open_battle(), CampaignAction::OpenBattle { battle }),
            ],
        };
    }
    if let Some(row) = unplayed.next() {
        return Next {
            heading: say::go_on(&row.name),
            text: say::turn(row.turn),
            actions: vec![action(say::open_battle(), CampaignAction::OpenBattle { battle: row.id.to_string() })],
        };
    }
    let Some(pair) = pair else {
        if let Some(over) = over(state) {
            return over;
        }
        let by_name = !state.signed_up.is_empty();
        let mut actions = match around.may_join.is_empty() {
            true => vec![action(say::muster(), CampaignAction::Muster)],
            false => vec![action(say::admit(), CampaignAction::Admit)],
        };
        if by_name {
            let place = usize::from(!around.may_join.is_empty());
            actions.insert(place, action(say::join(), CampaignAction::Join));
        }
        let text = if by_name { say::wanted_by_name() } else { say::wanted_text() };
        return Next { heading: say::wanted(), text, actions };
    };
    let games = pair.map(say::OwnGame::next);
    if let Some(game) = engaged(state, &pair) {
        return planned(catalogue, state, around, game);
    }
    let ids = pair.map(|enrolment| enrolment.warband.as_str());
    let plan = || CampaignAction::Plan { warbands: ids.map(str::to_owned) };
    let Some(offer) = offer(catalogue.campaign(), state, &ids, None) else {
        return Next { heading: words::campaigns::no_table(), text: String::new(), actions: Vec::new() };
    };
    let stage = stage(catalogue.campaign(), state.house, offer.game).map_or("", |stage| &stage.name);
    match &offer.named {
        Named::Scenario { scenario } => Next {
            heading: say::only(scenario_name(catalogue, scenario)),
            text: say::only_text(&games),
            actions: vec![action(say::set_up(), plan())],
        },
        Named::Throw | Named::Choice => Next {
            heading: say::roll_for(),
            text: say::roll_text(&games, stage),
            actions: vec![action(say::roll(), plan())],
        },
    }
}

/// What the page says once nobody is left to fight: the season is over, or somebody waits for an opponent in the final.
/// `None` before that.
fn over(state: &campaign::Campaign) -> Option<Next> {
    let next = |heading, text| Some(Next { heading, text, actions: Vec::new() });
    match close_of(state) {
        Close::GoesOn => None,
        Close::Waits(alone) => next(say::final_left(), say::last(&alone.name, state.house.games)),
        Close::Over => {
            let best = standings(state);
            let first: Vec<&str> = best.iter().filter(|line| line.place == 1).map(|line| line.name.as_str()).collect();
            next(say::season_over(), say::over(&first))
        }
    }
}

/// A game that is planned and not begun.
fn planned(catalogue: &Catalogue, state: &campaign::Campaign, around: &Around, game: &Game) -> Next {
    let name = game_title(state, catalogue, game);
    let own = say::own_games(&own_games(state, game));
    if let Some(set_up) = around.set_ups.iter().find(|set_up| set_up.battle == game.battle) {
        let what = CampaignAction::SetUp { set_up: set_up.id.clone() };
        return Next {
            heading: if set_up.touched { say::begin(&name) } else { say::planned(&name) },
            text: own,
            actions: vec![NextAction { label: say::open_set_up(), what }],
        };
    }
    let ids: Vec<&str> = game.entrants.iter().map(|entrant| entrant.warband.as_str()).collect();
    let table = offer(catalogue.campaign(), state, &ids, None).map(|offer| offer.scenarios).unwrap_or_default();
    let swaps = table.into_iter().filter(|other| *other != game.scenario).filter_map(|other| {
        let scenario = catalogue.scenario(&other)?;
        let what = CampaignAction::SwapScenario { battle: game.battle.clone(), scenario: other };
        Some(NextAction { label: say::swap(&scenario.name), what })
    });
    Next { heading: say::planned(&name), text: say::no_map(), actions: swaps.collect() }
}

fn standing(line: campaign::Standing, state: &campaign::Campaign, catalogue: &Catalogue, around: &Around) -> Standing {
    let record = Record::from(&line);
    let mut before = 0;
    let course = (1..).zip(line.course).map(|(game, point)| {
        let fought = state.game(&point.battle);
        let title = fought.map_or_else(String::new, |fought| game_title(state, catalogue, fought));
        let added = point.points.saturating_sub(std::mem::replace(&mut before, point.points));
        let said = words::standings::brought(&title, point.outcome, point.brought, added);
        CourseGame { game, outcome: point.outcome.into(), cvp: point.points, said }
    });
    let next = limits(catalogue, state, &line.warband).map(|next| NextGame {
        threshold: next.threshold,
        field_strength: next.field_strength,
        why: words::standings::limits(&next),
    });
    Standing {
        rank: line.place,
        name: line.name,
        faction: around.faction(catalogue, &line.warband, &line.faction),
        emblem: around.emblems.get(&line.warband).cloned().unwrap_or_else(|| Emblem::of_faction(&line.faction)),
        player: Some(line.player).filter(|player| !player.is_empty()),
        away: state.enrolment(&line.warband).and_then(|known| match (known.withdrawn, known.paused) {
            (true, _) => Some(words::overview::has_left()),
            (false, true) => Some(words::overview::rests()),
            (false, false) => None,
        }),
        cvp: line.points,
        record,
        games: line.games,
        next,
        course: course.collect(),
        warband: line.warband,
    }
}

/// All its games, newest first.
pub(super) fn all_games(session: &Session, open: &Open<Campaigns>) -> Result<Vec<CampaignGame>, Failure> {
    let pack = pack_of(session, open)?;
    let around = session.with_book(|book| battles(book, open))?;
    Ok(games(&pack.catalogue, open, &around, None))
}

/// Games of the campaign, newest first; of a long one the newest and all that are not closed.
pub(super) fn games(
    catalogue: &Catalogue,
    open: &Open<Campaigns>,
    around: &Around,
    newest: Option<usize>,
) -> Vec<CampaignGame> {
    let state = &open.state;
    let today = crate::clock::today();
    let rows: BTreeMap<String, &BattleRow> = around.battles.iter().map(|row| (row.id.to_string(), row)).collect();
    let ends = ends(open, &rows.keys().cloned().collect());
    let corrected: BTreeSet<String> = amendments(open).iter().flat_map(Amendment::battles).collect();
    let before = newest.map_or(0, |newest| state.games.len().saturating_sub(newest));
    let numbers: BTreeMap<&str, usize> =
        state.numbered().map(|(number, game, _)| (game.battle.as_str(), number)).collect();
    let closed = |game: &Game| game.played.as_ref().is_some_and(|played| played.aftermath.closed);
    let mut games: Vec<CampaignGame> = state
        .games
        .iter()
        .enumerate()
        .filter(|(place, game)| *place >= before || !closed(game))
        .map(|(_, game)| {
            let row = rows.get(&game.battle).copied();
            let sides = sides_of(game).into_iter().enumerate().map(|(place, id)| {
                let played = game.played.as_ref();
                let played = played.and_then(|played| played.result.sides.iter().find(|side| side.warband == id));
                let so_far = row
                    .and_then(|row| row.sides.iter().find(|side| side.warband.is_some_and(|of| of.to_string() == id)));
                GameLineSide {
                    side: side_ink(place),
                    letter: letter_at(place),
                    warband: state.enrolment(&id).map(|known| known.warband.clone()),
                    name: state.called(&id).unwrap_or_default(),
                    vp: played.map_or_else(|| so_far.map(|side| side.victory_points), |side| side.vp.map(i32::from)),
                    outcome: played.map(|side| side.outcome.into()),
                }
            });
            CampaignGame {
                number: numbers.get(game.battle.as_str()).copied(),
                battle: game.battle.clone(),
                set_up: around
                    .set_ups
                    .iter()
                    .find(|set_up| set_up.battle == game.battle)
                    .map(|set_up| set_up.id.clone()),
                scenario: game_name(catalogue, game),
                state: match (&game.played, row) {
                    (Some(played), _) if played.aftermath.closed => GameState::Closed,
                    (Some(_), _) => GameState::Aftermath,
                    (None, Some(_)) => GameState::UnderWay,
                    (None, None) => GameState::ToPlay,
                },
                corrected: corrected.contains(&game.battle),
                sides: sides.collect(),
                due: game.due.clone().filter(|_| game.played.is_none()),
                overdue: game.played.is_none() && game.due.as_ref().is_some_and(|day| *day < today),
                date: game.played.as_ref().and_then(|played| day(played, &ends)),
            }
        })
        .collect();
    games.reverse();
    games
}

/// Ids of the sides of a game, in the battle's order as far as it is known.
fn sides_of(game: &Game) -> Vec<String> {
    match &game.played {
        Some(played) => played.result.sides.iter().map(|side| side.warband.clone()).collect(),
        None => {
            let members = game.entrants.iter().map(|entrant| entrant.warband.clone());
            members.chain(game.outsiders.iter().map(|side| side.id.clone())).collect()
        }
    }
}

/// The table of the game to play, or of the next one.
fn stage_table(catalogue: &Catalogue, state: &campaign::Campaign, pair: [&Enrolment; 2]) -> Option<Stage> {
    let planned = engaged(state, &pair);
    let game = match planned {
        Some(game) => game.entrants.iter().map(|entrant| entrant.game).max()?,
        None => campaign::next_game(state, pair.map(|enrolment| enrolment.warband.as_str())),
    };
    let stage = stage(catalogue.campaign(), state.house, game)?;
    let fell = planned.and_then(|game| face_of(&game.picked));
    let alone = stage.table.len() == 1;
    let rows = (1..).zip(&stage.table).map(|(face, row)| StageRow {
        face: (!alone).then_some(face),
        scenario: match row {
            StageScenario::Scenario(id) => Some(scenario_name(catalogue, id)),
            StageScenario::Choice => None,
        },
        text: match row {
            StageScenario::Scenario(_) => String::new(),
            StageScenario::Choice => words::campaigns::choice(),
        },
        chosen: alone || fell == Some(face),
    });
    Some(Stage { name: stage.name.clone(), rows: rows.collect() })
}

fn face_of(picked: &campaign::Picked) -> Option<u8> {
    match picked {
        campaign::Picked::Die { throw } | campaign::Picked::Swap { throw } | campaign::Picked::Choice { throw, .. } => {
            throw.faces.first().map(|face| face.number())
        }
        campaign::Picked::Stage
        | campaign::Picked::Agreement
        | campaign::Picked::Club
        | campaign::Picked::Earlier
        | campaign::Picked::Map { .. } => None,
    }
}
