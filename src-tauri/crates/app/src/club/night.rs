//! What is known when a round is drawn: the evening and those before it, its rotation, and what its campaigns know of their
//! Warbands.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nml_rules::campaign::{BattleResult, stage};
use nml_rules::catalogue::{Scenario, StageScenario};
use nml_rules::club::evening::{Evening, Player, Presence};
use nml_rules::club::pairing::{Before, Drawable, Met, Night, StageScenarios};
use nml_rules::club::rotation::{Fits, Fought};

use super::evenings::Pool;
use crate::campaigns::pack_of;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::packs;
use crate::shelf::{Open, stream_id, try_stream};
use crate::subject::{Campaigns, Evenings, OwnScenarios, Rotations};
use crate::unread::All;

/// The campaigns of an evening's players that open here, by their streams.
pub(super) type Courses = BTreeMap<String, Arc<Open<Campaigns>>>;

/// The campaigns that players of an evening belong to.
pub(super) fn courses(desk: &Desk, evening: &Evening) -> Result<Courses, Failure> {
    let ids: BTreeSet<&String> = evening.players.iter().filter_map(|player| player.campaign.as_ref()).collect();
    let mut found = Courses::new();
    for id in ids {
        let stream = stream_id(id)?;
        // A campaign that is not in this book, or does not open here, knows nothing of the evening.
        let open = desk.with_book(|book| {
            if !crate::library::holds(book, stream)? {
                return Ok(None);
            }
            Ok(try_stream::<Campaigns>(book, stream)?.ok())
        })?;
        found.extend(open.map(|open| (id.clone(), Arc::new(open))));
    }
    Ok(found)
}

/// Games that a player has behind them: in their campaign as its tables count them, else on the evenings of this book.
pub(super) fn games_of(courses: &Courses, evenings: &[Evening], player: &Player) -> u16 {
    let enrolled = player.campaign.as_ref().zip(player.warband.as_ref());
    if let Some(open) = enrolled.and_then(|(campaign, _)| courses.get(campaign)) {
        return open.state.games_counted(player.warband.as_deref().unwrap_or_default());
    }
    let played = evenings.iter().flat_map(Evening::played).filter(|game| game.players.contains(&player.id));
    u16::try_from(played.count()).unwrap_or(u16::MAX)
}

/// The evenings before one, those of the same day that were made before it included, without what is put away.
pub(super) fn before(desk: &Desk, open: &Open<Evenings>) -> Result<Vec<Evening>, Failure> {
    let all = desk.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
    let earlier = all.iter().take_while(|other| other.id != open.id).map(|other| other.id).collect::<BTreeSet<_>>();
    let is_before = |other: &&Arc<Open<Evenings>>| {
        let same_day = other.state.day == open.state.day && earlier.contains(&other.id);
        other.id != open.id && !other.state.away && (other.state.day < open.state.day || same_day)
    };
    Ok(all.iter().filter(is_before).map(|other| other.state.clone()).collect())
}

/// The night on which a round of an evening is drawn.
pub(super) fn night(desk: &Desk, open: &Open<Evenings>, round: usize, seed: u64, pool: Pool) -> Result<Night, Failure> {
    let evening = &open.state;
    let past = before(desk, open)?;
    let courses = courses(desk, evening)?;
    let mut night = Night::of(evening, &past, round, seed, |player| games_of(&courses, &past, player));
    add_campaigns(&mut night, evening, &past, &courses);
    let scenarios = known_scenarios(desk)?;
    let has_roles = |id: &str| scenarios.get(id).is_some_and(|scenario| scenario.roles.any());
    let history: Vec<Fought> = past.iter().map(Evening::for_rotation).collect();
    let rotation = evening.rotation.as_deref().and_then(|rotation| desk.look::<Rotations>(rotation).ok());
    night.scenarios = match rotation {
        Some(rotation) => Drawable::of(&rotation.state, &evening.day, &history, has_roles),
        // Nobody rotates, or the page says that the rotation is not in this book: every scenario of the packs is as heavy as any other.
        None => packs::scenarios(desk)?.iter().map(|scenario| plain(&scenario.id, 1, scenario.roles.any())).collect(),
    };
    if pool == Pool::Stage {
        add_stages(desk, &mut night, &courses, has_roles)?;
    }
    Ok(night)
}

fn plain(scenario: &str, weight: u8, roles: bool) -> Drawable {
    let (tables, cool_down, rests) = (Fits::Any, 0, false);
    Drawable { scenario: scenario.to_owned(), weight, tables, roles, cool_down, rests }
}

/// Every scenario that there is by its id: of the packs at hand, and of one's own.
pub(crate) fn known_scenarios(desk: &Desk) -> Result<BTreeMap<String, Scenario>, Failure> {
    let own = desk.with_book(|book| Ok(All::<OwnScenarios>::of(book)?.read))?;
    let own = own.iter().map(|open| open.state.scenario.clone());
    Ok(own.chain(packs::scenarios(desk)?).map(|scenario| (scenario.id.clone(), scenario)).collect())
}

/// What the campaigns know beyond the evenings: games played there on other days.
fn add_campaigns(night: &mut Night, evening: &Evening, past: &[Evening], courses: &Courses) {
    let evenings: Vec<&Evening> = past.iter().chain([evening]).collect();
    let games = evenings.iter().flat_map(|evening| &evening.rounds).flat_map(|round| &round.games);
    let here: BTreeSet<&str> = games.filter_map(|game| game.battle.as_deref()).collect();
    let mut days: Vec<&str> = evenings.iter().map(|evening| evening.day.as_str()).collect();
    days.sort_unstable();
    days.dedup();
    for (id, open) in courses {
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
            add_meetings(night, &sides);
            for player in sides {
                let ago = ago(&days, result.played.as_deref());
                add_game(night, player, (&game.scenario, ago), attacks(result, &members, player));
            }
        }
    }
}

/// Evenings since a day; a game of an unknown day is as old as can be.
fn ago(days: &[&str], played: Option<&str>) -> u16 {
    let since = played.map(|played| days.iter().filter(|day| **day > played).count());
    since.and_then(|since| u16::try_from(since).ok()).unwrap_or(u16::MAX)
}

/// Whether a player attacked; none: nobody did.
fn attacks(result: &BattleResult, members: &BTreeMap<&str, &str>, player: &str) -> Option<bool> {
    let attacker = result.attacker.as_deref()?;
    Some(members.get(attacker).copied() == Some(player))
}

fn add_meetings(night: &mut Night, sides: &[&str]) {
    for (at, one) in sides.iter().enumerate() {
        for other in sides.iter().skip(at + 1) {
            let same = |met: &&mut Met| met.players == [*one, *other] || met.players == [*other, *one];
            match night.met.iter_mut().find(same) {
                Some(met) => met.times = met.times.saturating_add(1),
                None => night.met.push(Met { players: [(*one).to_owned(), (*other).to_owned()], times: 1 }),
            }
        }
    }
}

fn add_game(night: &mut Night, player: &str, (scenario, ago): (&String, u16), attacked: Option<bool>) {
    let Some(known) = night.players.iter_mut().find(|known| known.id == player) else { return };
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
    desk: &Desk,
    night: &mut Night,
    courses: &Courses,
    has_roles: impl Fn(&str) -> bool,
) -> Result<(), Failure> {
    for (id, open) in courses {
        let pack = pack_of(desk, open)?;
        let members = night.players.iter().filter(|known| known.campaign.as_ref() == Some(id));
        let next: BTreeSet<u16> = members.map(|known| known.games.saturating_add(1)).collect();
        for game in next {
            let Some(stage) = stage(pack.catalogue.campaign(), open.state.house, game) else { continue };
            let named = |row: &StageScenario| match row {
                StageScenario::Scenario(id) => Some(id.clone()),
                StageScenario::Choice => None,
            };
            let scenarios: Vec<String> = stage.table.iter().filter_map(named).collect();
            for scenario in &scenarios {
                if night.scenarios.iter().all(|known| known.scenario != *scenario) {
                    night.scenarios.push(plain(scenario, 0, has_roles(scenario)));
                }
            }
            night.stages.push(StageScenarios { campaign: id.clone(), first: game, last: game, scenarios });
        }
    }
    Ok(())
}
