//! What is known when a round is drawn: the evening and earlier ones, its rotation, and what its campaigns know of
//! their Warbands.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nml_campaign::stage;
use nml_catalogue::{Roles, Scenario, StageScenario, Table};
use nml_evenings::evening::{AsPlanned, ClubGame, Evening, Plans, Player, Pool, Presence, SEATS};
use nml_evenings::pairing::{Before, DrawFacts, Drawable, Met, StageScenarios};
use nml_evenings::rotation::{Fits, Fought};
use nml_ledger::StreamId;
use nml_warband::result::BattleResult;

use super::open_plans::fixtures;
use crate::clock;
use crate::failure::Failure;
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::{All, Open, holds, look_stream, stream_id};
use crate::subject::{Campaigns, Evenings, OwnScenarios, Rotations, Warbands};

/// The campaigns of an evening's players that open here, by their streams.
pub(super) type Seasons = BTreeMap<String, Arc<Open<Campaigns>>>;

/// The campaigns that players of an evening belong to.
pub(super) fn seasons(session: &Session, evening: &Evening) -> Result<Seasons, Failure> {
    let games = evening.rounds.iter().flat_map(|round| &round.games).filter_map(|game| game.campaign.as_ref());
    found(session, evening.players.iter().filter_map(|player| player.campaign.as_ref()).chain(games).collect())
}

/// Those of these campaigns that open here.
fn found(session: &Session, ids: BTreeSet<&String>) -> Result<Seasons, Failure> {
    let mut found = Seasons::new();
    for id in ids {
        let stream = stream_id(id)?;
        // A campaign that is not in this book, or does not open here, knows nothing of the evening.
        let open = session.with_book(|book| {
            if !holds(book, stream)? {
                return Ok(None);
            }
            Ok(look_stream::<Campaigns>(book, stream)?.ok())
        })?;
        found.extend(open.map(|open| (id.clone(), open)));
    }
    Ok(found)
}

/// What campaigns have of the games that these evenings planned in them.
pub(super) fn plans<'e>(session: &Session, evenings: impl IntoIterator<Item = &'e Evening>) -> Result<Plans, Failure> {
    let planned = |game: &&'e ClubGame| game.battle.is_some();
    let games = evenings.into_iter().flat_map(|evening| &evening.rounds).flat_map(|round| &round.games);
    let games: Vec<&ClubGame> = games.filter(planned).collect();
    let seasons = found(session, games.iter().filter_map(|game| game.campaign.as_ref()).collect())?;
    let mut plans = Plans::new();
    for game in games {
        let season = game.campaign.as_ref().and_then(|id| seasons.get(id));
        let known = game.battle.as_ref().and_then(|battle| season?.state.game(battle));
        plans.extend(known.map(|known| {
            let attacker = known.played.as_ref().and_then(|played| played.result.attacker.clone());
            let (scenario, open) = (known.scenario.clone(), known.played.is_none());
            (known.battle.clone(), AsPlanned { scenario, attacker, open })
        }));
    }
    Ok(plans)
}

/// Models of a Warband, fielded or not: they say who attacks if the larger one does (G-12). `None` if it is not known
/// here.
pub(super) fn size(session: &Session, warband: &str) -> Option<u16> {
    let open = session.look::<Warbands>(warband).ok()?;
    u16::try_from(open.state.size()).ok()
}

/// Games that a player has played: in their campaign, else on the evenings of this book; and how many they count as
/// having behind them, if their Warband joined its campaign late by some.
pub(super) fn played_of(seasons: &Seasons, evenings: &[&Evening], player: &Player) -> (u16, u16) {
    let counted = games_of(seasons, evenings, player);
    let season = player.campaign.as_ref().and_then(|campaign| seasons.get(campaign));
    let enrolled = season.and_then(|open| open.state.enrolment(player.warband.as_ref()?));
    (enrolled.map_or(counted, |enrolled| enrolled.fought), counted)
}

/// Games that a player has behind them: in their campaign as its tables count them, else on the evenings of this book.
pub(super) fn games_of(seasons: &Seasons, evenings: &[&Evening], player: &Player) -> u16 {
    let enrolled = player.campaign.as_ref().zip(player.warband.as_ref());
    if let Some(open) = enrolled.and_then(|(campaign, _)| seasons.get(campaign)) {
        return open.state.games_counted(player.warband.as_deref().unwrap_or_default());
    }
    let played = evenings.iter().flat_map(|evening| evening.played()).filter(|game| game.players.contains(&player.id));
    u16::try_from(played.count()).unwrap_or(u16::MAX)
}

/// Where an evening stands among evenings, the same in every book: by its day, on one day by the moment its first round was
/// started (one that nobody has started is last), and by id.
fn place(open: &Open<Evenings>) -> (&str, i64, StreamId) {
    let started = open.state.rounds.first().and_then(|round| clock::seconds(round.started.as_deref()?));
    (&open.state.day, started.unwrap_or(i64::MAX), open.id)
}

/// Evenings in their order.
pub(super) fn in_order(mut evenings: Vec<Arc<Open<Evenings>>>) -> Vec<Arc<Open<Evenings>>> {
    evenings.sort_by(|one, other| place(one).cmp(&place(other)));
    evenings
}

/// The evenings before one, in their order, without what is put away.
pub(super) fn before(session: &Session, open: &Open<Evenings>) -> Result<Vec<Arc<Open<Evenings>>>, Failure> {
    let all = session.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let is_before = |other: &Arc<Open<Evenings>>| !other.state.away && place(other) < place(open);
    Ok(in_order(all.into_iter().filter(is_before).collect()))
}

/// What a round of an evening is drawn from.
pub(super) fn draw_facts(
    session: &Session,
    open: &Open<Evenings>,
    round: usize,
    seed: u64,
    pool: Pool,
) -> Result<DrawFacts, Failure> {
    let evening = &open.state;
    let past = before(session, open)?;
    let past: Vec<&Evening> = past.iter().map(|open| &open.state).collect();
    let seasons = seasons(session, evening)?;
    let plans = plans(session, past.iter().copied().chain([evening]))?;
    let with_tonight: Vec<&Evening> = past.iter().copied().chain([evening]).collect();
    let games = |player: &Player| games_of(&seasons, &with_tonight, player);
    let mut draw_facts = DrawFacts::of(evening, &past, &plans, (round, seed), games);
    for known in &mut draw_facts.players {
        let warband = evening.player(&known.id).and_then(|player| player.warband.as_deref());
        known.models = warband.and_then(|warband| size(session, warband));
    }
    add_campaigns(&mut draw_facts, evening, &past, &seasons);
    let facts = facts(session)?;
    let printed = |id: &str| facts.get(id).map(|fact| (fact.roles, Some(fact.map))).unwrap_or_default();
    let history: Vec<Fought> = past.iter().map(|evening| evening.for_rotation(&plans)).collect();
    let rotation = evening.rotation.as_deref().and_then(|rotation| session.look::<Rotations>(rotation).ok());
    let away = |drawable: &Drawable| facts.get(&drawable.scenario).is_some_and(|fact| fact.away);
    draw_facts.scenarios = match &rotation {
        Some(rotation) => Drawable::of(&rotation.state, &evening.day, &history, printed),
        // There is no rotation, or it is not in this book, as the page says: every scenario of the rules has the same
        // weight.
        None => {
            session.usual_scenarios()?.iter().map(|scenario| plain(&scenario.id, 1, printed(&scenario.id))).collect()
        }
    };
    draw_facts.scenarios.retain(|drawable| !away(drawable));
    add_for_many(&mut draw_facts, &facts);
    if pool == Pool::Stage {
        add_stages(session, &mut draw_facts, &seasons, printed)?;
    }
    draw_facts.planned = fixtures(session, evening, &seasons)?;
    for fixture in &draw_facts.planned {
        if draw_facts.scenarios.iter().all(|known| known.scenario != fixture.scenario) {
            draw_facts.scenarios.push(plain(&fixture.scenario, 0, printed(&fixture.scenario)));
        }
    }
    for drawable in &mut draw_facts.scenarios {
        drawable.seats = facts.get(&drawable.scenario).map_or([2, 2], |fact| fact.seats);
        // What the club has once, it has once for every drawn scenario.
        let slot = rotation.as_ref().and_then(|rotation| rotation.state.slot(&drawable.scenario));
        drawable.at_once = slot.map_or(0, |slot| slot.at_once);
    }
    Ok(draw_facts)
}

fn plain(scenario: &str, weight: u8, (roles, map): (Roles, Option<Table>)) -> Drawable {
    let (tables, seats, cool_down, rests, at_once) = (Fits::Any, [2, 2], 0, false, 0);
    Drawable { scenario: scenario.to_owned(), weight, tables, map, roles, seats, cool_down, rests, at_once }
}

/// The scenarios for three or four that nothing else draws: tables that are shared have one of them if the rotation has none.
fn add_for_many(draw_facts: &mut DrawFacts, facts: &Facts) {
    for (id, fact) in facts.iter().filter(|(_, fact)| !fact.away && fact.for_many()) {
        if draw_facts.scenarios.iter().all(|known| known.scenario != *id) {
            draw_facts.scenarios.push(plain(id, 0, (fact.roles, Some(fact.map))));
        }
    }
}

/// What is known about a scenario by its id, without its map.
pub(super) struct Fact {
    /// What it is called.
    pub name: String,
    /// Who attacks.
    pub roles: Roles,
    /// The size of its map.
    pub map: Table,
    /// How many players it is for, the fewest and the most.
    pub seats: [u8; 2],
    /// It is one's own, and put away: games of it keep its name, and it is neither drawn nor chosen.
    pub away: bool,
}

impl Fact {
    fn of(scenario: &Scenario, away: bool) -> Self {
        let (least, most) = scenario.sides();
        let seat = |sides: usize| u8::try_from(sides).unwrap_or(u8::MAX);
        // A scenario without zones is not finished, and for two as most are.
        let seats = if least < *SEATS.start() { [2, 2] } else { [seat(least), seat(most)] };
        Self { name: scenario.name.clone(), roles: scenario.roles, map: scenario.table, seats, away }
    }

    /// The numbers of players at a table of an evening that it is for.
    pub fn players(&self) -> impl Iterator<Item = usize> {
        let [least, most] = self.seats.map(usize::from);
        SEATS.filter(move |players| (least..=most).contains(players))
    }

    fn for_many(&self) -> bool {
        self.players().any(|players| players > *SEATS.start())
    }
}

/// Those of the packs at hand, and one's own.
pub(super) type Facts = BTreeMap<String, Fact>;

/// What is known of every scenario.
pub(super) fn facts(session: &Session) -> Result<Facts, Failure> {
    let mut facts = Facts::new();
    for open in session.with_book(|book| Ok(All::<OwnScenarios>::of(book)?.read))? {
        let (known, away) = (&open.state.scenario, open.state.away);
        facts.insert(known.id.clone(), Fact::of(known, away));
    }
    for loaded in session.packs_at_hand()? {
        for known in &loaded.catalogue.pack().scenarios {
            facts.entry(known.id.clone()).or_insert_with(|| Fact::of(known, false));
        }
    }
    Ok(facts)
}

/// What a scenario is called.
pub(super) fn named(facts: &Facts, id: &str) -> String {
    facts.get(id).map_or_else(|| crate::view::scenario(id), |fact| fact.name.clone())
}

/// Every scenario by its id: those of the packs at hand, and those of one's own.
pub(crate) fn known_scenarios(session: &Session) -> Result<BTreeMap<String, Scenario>, Failure> {
    let own = session.with_book(|book| Ok(All::<OwnScenarios>::of(book)?.read))?;
    let own = own.iter().map(|open| open.state.scenario.clone());
    Ok(own.chain(session.scenarios()?).map(|scenario| (scenario.id.clone(), scenario)).collect())
}

/// What the campaigns know beyond the evenings: games played there on other days.
fn add_campaigns(draw_facts: &mut DrawFacts, evening: &Evening, past: &[&Evening], seasons: &Seasons) {
    let evenings: Vec<&Evening> = past.iter().copied().chain([evening]).collect();
    let games = evenings.iter().flat_map(|evening| &evening.rounds).flat_map(|round| &round.games);
    let here: BTreeSet<&str> = games.filter_map(|game| game.battle.as_deref()).collect();
    let mut days: Vec<&str> = evenings.iter().map(|evening| evening.day.as_str()).collect();
    days.sort_unstable();
    days.dedup();
    for (id, open) in seasons {
        let members: BTreeMap<&str, &str> = evening
            .players
            .iter()
            .filter(|player| player.campaign.as_ref() == Some(id) && player.presence == Presence::Here)
            .filter_map(|player| Some((player.warband.as_deref()?, player.id.as_str())))
            .collect();
        for (game, played) in open.state.played().filter(|(game, _)| !here.contains(game.battle.as_str())) {
            let result = &played.result;
            let sides: Vec<&str> =
                result.sides.iter().filter_map(|side| members.get(side.warband.as_str()).copied()).collect();
            add_meetings(draw_facts, &sides);
            for player in sides {
                let ago = ago(&days, result.played.as_deref());
                add_game(draw_facts, player, (&game.scenario, ago), attacks(result, &members, player));
            }
        }
    }
}

/// Evenings since a day; a game of an unknown day is as old as can be.
fn ago(days: &[&str], played: Option<&str>) -> u16 {
    let since = played.map(|played| days.iter().filter(|day| **day > played).count());
    since.and_then(|since| u16::try_from(since).ok()).unwrap_or(u16::MAX)
}

/// Whether a player attacked. `None` if nobody did.
fn attacks(result: &BattleResult, members: &BTreeMap<&str, &str>, player: &str) -> Option<bool> {
    let attacker = result.attacker.as_deref()?;
    Some(members.get(attacker).copied() == Some(player))
}

fn add_meetings(draw_facts: &mut DrawFacts, sides: &[&str]) {
    for (at, one) in sides.iter().enumerate() {
        for other in sides.iter().skip(at + 1) {
            let same = |met: &&mut Met| met.players == [*one, *other] || met.players == [*other, *one];
            match draw_facts.met.iter_mut().find(same) {
                Some(met) => met.times = met.times.saturating_add(1),
                None => {
                    draw_facts.met.push(Met { players: [(*one).to_owned(), (*other).to_owned()], times: 1, tonight: 0 })
                }
            }
        }
    }
}

fn add_game(draw_facts: &mut DrawFacts, player: &str, (scenario, ago): (&String, u16), attacked: Option<bool>) {
    let Some(known) = draw_facts.players.iter_mut().find(|known| known.id == player) else { return };
    match known.played.iter_mut().find(|before| before.scenario == *scenario) {
        Some(before) => {
            before.times = before.times.saturating_add(1);
            before.ago = before.ago.min(ago);
        }
        None => known.played.push(Before { scenario: scenario.clone(), times: 1, ago }),
    }
    match attacked {
        Some(true) => known.attacked = known.attacked.saturating_add(1),
        Some(false) => known.defended = known.defended.saturating_add(1),
        None => {}
    }
}

/// The stage tables that the next games of the campaigns' players go by.
fn add_stages(
    session: &Session,
    draw_facts: &mut DrawFacts,
    seasons: &Seasons,
    printed: impl Fn(&str) -> (Roles, Option<Table>),
) -> Result<(), Failure> {
    for (id, open) in seasons {
        let pack = pack_of(session, open)?;
        let members = draw_facts.players.iter().filter(|known| known.campaign.as_ref() == Some(id));
        let next: BTreeSet<u16> = members.map(|known| known.games.saturating_add(1)).collect();
        for game in next {
            let Some(stage) = stage(pack.catalogue.campaign(), open.state.house, game) else { continue };
            let named = |row: &StageScenario| match row {
                StageScenario::Scenario(id) => Some(id.clone()),
                StageScenario::Choice => None,
            };
            let scenarios: Vec<String> = stage.table.iter().filter_map(named).collect();
            for scenario in &scenarios {
                if draw_facts.scenarios.iter().all(|known| known.scenario != *scenario) {
                    draw_facts.scenarios.push(plain(scenario, 0, printed(scenario)));
                }
            }
            draw_facts.stages.push(StageScenarios { campaign: id.clone(), first: game, last: game, scenarios });
        }
    }
    Ok(())
}
