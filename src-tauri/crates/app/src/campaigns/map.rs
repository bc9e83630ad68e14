//! The map of a campaign as its page shows it: a picture to read and to tap, with who holds what and why; and what is
//! done there: Entry Zones, the next game, Visions, the end.

mod shown;

use std::collections::BTreeMap;

use nml_campaign::{
    Campaign, Command, Enrolment, Holding, MapState, MapTerms, OnMap, Picked, RollOff, Tables, map_state, map_terms,
    next_pair, roll_off, seal_of,
};
use nml_catalogue::map::{CampaignMap, MapScenario, MapZone};
use nml_catalogue::own_scenario::random::{self, RandomDice, RandomDie};
use nml_catalogue::own_scenario::{self, ID_PREFIX, Origin, Part};
use nml_catalogue::throw::{Source, Throw, ThrownDie};
use nml_catalogue::{Catalogue, TrackId};
use nml_dice::Face;
use nml_words::said;

use super::next_scenario::write_plan;
use crate::code;
use crate::failure::Failure;
use crate::lists::campaign_row;
use crate::season::{NewPlan, busy, may_plan, pack_of, say};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, OwnScenarios};
use crate::view::{emblem, game_name, game_title, scenario_name};
use crate::whose;
use crate::words::{self, maps as text};

pub use shown::{
    MapAggressor, MapBox, MapBuilding, MapEntering, MapMark, MapNext, MapOf, MapPlanMade, MapPlanned, MapRevealed,
    MapRevealing, MapRollOff, MapRolledOff, MapScored, MapSealed, MapSealing, MapSheet, MapTrack, MapVision,
    MapWarbandShown, MapZoneShown,
};

/// A campaign's map.
///
/// # Errors
/// `NO_MAP`, `UNKNOWN_STREAM`.
pub fn map_sheet(session: &Session, of: MapOf) -> Result<MapSheet, Failure> {
    sheet(session, &*session.look(&of.campaign)?, of.warbands)
}

/// Says where a Warband comes in.
///
/// # Errors
/// What the map refuses.
pub fn map_enter(session: &Session, MapEntering { campaign, warband, zone }: MapEntering) -> Result<MapSheet, Failure> {
    told(session, &campaign, Command::Enter { warband, zone })
}

/// Rolls off who is the Aggressor, or reads what fell.
///
/// # Errors
/// `BAD_ROLL_OFF`.
pub fn map_roll_off(session: &Session, off: MapRollOff) -> Result<MapRolledOff, Failure> {
    let open = session.look::<Campaigns>(&off.campaign)?;
    let sides = off.warbands.len();
    let throw = match off.faces {
        Some(faces) => Throw { faces, source: Source::Table },
        None => {
            let mut chance = session.chance()?;
            let mut faces = chance.faces(sides);
            // A tie is thrown again. That it never ends is all but impossible, and bounded all the same.
            while roll_off(sides, &faces) == RollOff::Tied && faces.len() < 60 {
                faces.extend(chance.faces(sides));
            }
            Throw { faces, source: Source::App }
        }
    };
    let bad = || Failure::new(code::BAD_ROLL_OFF, text::no_such_roll());
    let named = |id: &String| open.state.called(id).unwrap_or_default();
    let aggressor = match roll_off(sides, &throw.faces) {
        RollOff::Won(place) => Some(off.warbands.get(place).ok_or_else(bad)?.clone()),
        RollOff::Tied => None,
        RollOff::IllFormed => return Err(bad()),
    };
    let said = match &aggressor {
        Some(winner) => text::rolled_off(named(winner)),
        None => text::rolls_off(off.warbands.iter().map(named).collect::<Vec<_>>()),
    };
    Ok(MapRolledOff { throw, aggressor, said })
}

/// Plans a game on the map, with its scenario: the zone's, or a random one made from dice.
///
/// # Errors
/// `NOT_FREE`; what the map refuses.
pub fn map_plan(session: &Session, made: MapPlanMade) -> Result<MapPlanned, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&made.campaign)?;
    for id in &made.warbands {
        let known = open.state.enrolment(id);
        let known = known.ok_or_else(|| Failure::new(code::UNKNOWN_WARBAND, words::plan::no_member()))?;
        if let Some(busy) = busy(&open, known) {
            return Err(Failure::new(code::NOT_FREE, words::plan::not_free(&known.name, &busy)));
        }
    }
    let pack = pack_of(session, &open)?;
    let map = map_of(&pack.catalogue, &open.state)?;
    let zone = map.zone(&made.zone).ok_or_else(no_map)?;
    let mut chance = session.chance()?;
    let (dice, scenario, name, own) = match &zone.scenario {
        Some(MapScenario::Random(battlefield)) => {
            let (faces, source) = match made.dice {
                Some(faces) => (faces.to_vec(), Source::Table),
                None => (chance.faces(2), Source::App),
            };
            let rolled = rolled(session, map, zone, battlefield, &faces, source)?;
            let id = format!("{ID_PREFIX}{}", chance.stream());
            (Some(Throw { faces, source }), id, Some(rolled.name.clone()), Some(rolled))
        }
        Some(MapScenario::Fixed(id)) => (None, id.clone(), None, None),
        None => (None, zone.id.clone(), None, None),
    };
    let on = OnMap { zone: made.zone, aggressor: made.aggressor, roll_off: made.roll_off, dice, agreed: made.agreed };
    let played = made.warbands.iter().map(|id| open.state.games_counted(id)).max().unwrap_or(0);
    let mut plan = NewPlan {
        battle: chance.stream().to_string(),
        game: played.saturating_add(1),
        scenario,
        name,
        pair: made.warbands.to_vec(),
        picked: Picked::Map { on },
        due: made.due,
    };
    may_plan(session, &open, &plan)?;
    if let Some(rolled) = own {
        // From then on the scenario is one of one's own, as a random one always is.
        plan.scenario = rolled.keep(session)?;
    }
    write_plan(session, &mut open, &plan, Vec::new())?;
    let scenario = open.state.games.last().map_or_else(String::new, |game| game_name(&pack.catalogue, game));
    Ok(MapPlanned { said: text::planned(scenario, &zone.name), sheet: sheet(session, &open, None)? })
}

/// Seals a Vision card: the code that opens the seal is made here and kept nowhere.
///
/// # Errors
/// `VISION_SEALED`, `UNKNOWN_VISION`.
pub fn map_seal(session: &Session, MapSealing { campaign, warband, card }: MapSealing) -> Result<MapSealed, Failure> {
    let open = session.look::<Campaigns>(&campaign)?;
    let pack = pack_of(session, &open)?;
    if map_of(&pack.catalogue, &open.state)?.vision(&card).is_none() {
        return Err(Failure::new(code::UNKNOWN_VISION, text::unknown_vision()));
    }
    let code = code(session)?;
    let seal = seal_of(&warband, &card, &code);
    Ok(MapSealed { code, sheet: told(session, &campaign, Command::SealVision { warband, seal })? })
}

/// Ends the map: shared objectives are scored.
///
/// # Errors
/// `MAP_GOES_ON`.
pub fn map_end(session: &Session, of: MapOf) -> Result<MapSheet, Failure> {
    told(session, &of.campaign, Command::EndMap)
}

/// Reveals a Vision card.
///
/// # Errors
/// `MAP_GOES_ON`, `SEAL_HOLDS`, `LEVELS_WANTED`.
pub fn map_reveal(session: &Session, revealing: MapRevealing) -> Result<MapSheet, Failure> {
    let MapRevealing { campaign, warband, card, code, levels } = revealing;
    let code = code.map(|code| code.trim().to_uppercase()).filter(|code| !code.is_empty());
    told(session, &campaign, Command::RevealVision { warband, card, code, levels })
}

/// Characters that nobody confuses when copying them by hand.
const SIGNS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Twelve characters in groups of four: sixty bits, too many to try out for sixteen cards.
fn code(session: &Session) -> Result<String, Failure> {
    let mut chance = session.chance()?;
    let mut code = String::new();
    for at in 0..12 {
        if at > 0 && at % 4 == 0 {
            code.push('-');
        }
        let sign = SIGNS
            .get(usize::try_from(chance.below(u32::try_from(SIGNS.len()).unwrap_or(1))).unwrap_or(0))
            .copied()
            .unwrap_or(b'A');
        code.push(char::from(sign));
    }
    Ok(code)
}

/// Writes a command about the map and gives the new sheet.
fn told(session: &Session, campaign: &str, command: Command) -> Result<MapSheet, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(campaign)?;
    say(session, &mut open, command)?;
    let row = campaign_row(&open);
    session.write(vec![open.append()?], vec![row])?;
    sheet(session, &open, None)
}

fn no_map() -> Failure {
    Failure::new(code::NO_MAP, text::no_map())
}

fn map_of<'p>(catalogue: &'p Catalogue, campaign: &Campaign) -> Result<&'p CampaignMap, Failure> {
    campaign.map.as_ref().and_then(|id| catalogue.map(id)).ok_or_else(no_map)
}

/// A random scenario that was rolled for a zone.
struct Rolled {
    name: String,
    dice: RandomDice,
    turns: u8,
}

/// The dice of a random scenario: two decide deployment and victory, the app rolls the Deeds until all differ.
fn rolled(
    session: &Session,
    map: &CampaignMap,
    zone: &MapZone,
    battlefield: &str,
    faces: &[Face],
    source: Source,
) -> Result<Rolled, Failure> {
    let missing = || Failure::new(code::DICE_MISSING, text::dice_missing());
    let [deployment, victory] = faces else { return Err(missing()) };
    let (deployment, victory) = map.random(battlefield, [deployment.number(), victory.number()]).ok_or_else(missing)?;
    let bad =
        |error: serde_json::Error| Failure::new(code::BROKEN, words::own_scenarios::bad_tables(error.to_string()));
    let mut dice = random::with_rows(battlefield, deployment, victory, source).map_err(bad)?.ok_or_else(missing)?;
    let deeds = [RandomDie::OlderFirst, RandomDie::OlderSecond, RandomDie::YoungerFirst, RandomDie::YoungerSecond];
    let mut chance = session.chance()?;
    for die in deeds {
        for _ in 0..60 {
            let face = chance.faces(1).first().copied().ok_or_else(missing)?;
            dice.lay(die, Some(ThrownDie { face, source: Source::App }));
            let lines = random::random_lines(&dice).map_err(bad)?;
            if lines.iter().all(|line| line.die != die || line.again.is_none()) {
                break;
            }
        }
    }
    Ok(Rolled { name: text::random_name(&zone.name, victory, deployment), dice, turns: map.random_turns })
}

impl Rolled {
    /// Keeps it as a scenario of one's own; its id.
    fn keep(self, session: &Session) -> Result<String, Failure> {
        let stream = session.chance()?.stream();
        let id = format!("{ID_PREFIX}{stream}");
        let bad =
            |error: serde_json::Error| Failure::new(code::BROKEN, words::own_scenarios::bad_tables(error.to_string()));
        let missing = || Failure::new(code::DICE_MISSING, text::dice_missing());
        let mut own = random::random(&self.dice, id.clone(), self.name).map_err(bad)?.ok_or_else(missing)?;
        for part in [Part::Turns(self.turns), Part::ExtraTurn(None)] {
            part.write(&mut own);
        }
        let start = own_scenario::Genesis { own, from: Origin::Rolled(self.dice) };
        start.found()?;
        let mut open = Open::<OwnScenarios>::begin(stream, start)?;
        session.write(vec![open.append()?], Vec::new())?;
        Ok(id)
    }
}

fn sheet(session: &Session, open: &Open<Campaigns>, wanted: Option<[String; 2]>) -> Result<MapSheet, Failure> {
    let pack = pack_of(session, open)?;
    let (catalogue, state) = (&pack.catalogue, &open.state);
    let map = map_of(catalogue, state)?;
    let held = map_state(catalogue, state).ok_or_else(no_map)?;
    let terms = map_terms(Tables::from(catalogue), state).ok_or_else(no_map)?;
    let shown = Shown { session, catalogue, state, map, held: &held, terms: &terms };
    let lines = nml_campaign::standings(state);
    let members = lines.iter().filter_map(|line| state.enrolment(&line.warband).map(|known| (known, line.points)));
    let warbands = members.map(|(known, points)| shown.warband(known, points)).collect::<Result<Vec<_>, _>>()?;
    let zones = map.zones.iter().map(|zone| shown.zone(zone)).collect();
    let pair = match wanted {
        Some(pair) => Some(pair),
        None => next_pair(state, |known| busy(open, known).is_none() && known.entry_zone.is_some())
            .map(|pair| pair.map(|known| known.warband.clone())),
    };
    let next = pair.filter(|_| !state.map_ended).map(|pair| shown.next(open, pair));
    Ok(MapSheet {
        campaign: state.name.clone(),
        name: map.name.clone(),
        plane: map.plane,
        unconfirmed: map.unconfirmed.clone(),
        defenders_in_cover: map.defenders_in_cover,
        zones,
        warbands,
        next,
        visions: map
            .visions
            .iter()
            .map(|vision| MapVision {
                id: vision.id.clone(),
                name: vision.name.clone(),
                levels: vision.levels.iter().map(|level| level.text.clone()).collect(),
            })
            .collect(),
        ended: terms.ended,
        may_end: terms.may_end,
    })
}

/// What the parts of a sheet are made from.
struct Shown<'s> {
    session: &'s Session,
    catalogue: &'s Catalogue,
    state: &'s Campaign,
    map: &'s CampaignMap,
    held: &'s MapState,
    terms: &'s MapTerms,
}

impl Shown<'_> {
    fn title(&self, battle: &str) -> String {
        self.state.game(battle).map_or_else(String::new, |game| game_title(self.state, self.catalogue, game))
    }

    fn zone(&self, zone: &MapZone) -> MapZoneShown {
        let holders = self.held.outposts.get(&zone.id).map(Vec::as_slice).unwrap_or_default();
        let outposts = holders.iter().filter_map(|id| {
            let holding = self.held.warbands.get(id)?;
            let outpost = holding.outposts.get(&zone.id)?;
            let game = self.title(&outpost.battle);
            let why = if outpost.omen { text::outpost_omen(game) } else { text::outpost(game) };
            let supplied = holding.supplied.contains(&zone.id);
            Some(MapMark { warband: id.clone(), battle: outpost.battle.clone(), why, supplied })
        });
        let scouted = self.held.warbands.iter().filter_map(|(id, holding)| {
            let battle = holding.scouted.get(&zone.id)?;
            let attacked = self.state.game(battle).and_then(|game| game.picked.on_map());
            let game = self.title(battle);
            let why = match attacked.is_some_and(|on| on.aggressor == *id) {
                true => text::attacked_there(game),
                false => text::won_there(game),
            };
            Some(MapMark { warband: id.clone(), battle: battle.clone(), why, supplied: false })
        });
        let planned = self.state.games.iter().filter(|game| game.played.is_none());
        let planned = planned.filter(|game| game.picked.on_map().is_some_and(|on| on.zone == zone.id));
        let enters = |known: &&Enrolment| known.entry_zone.as_ref() == Some(&zone.id) && !known.withdrawn;
        MapZoneShown {
            id: zone.id.clone(),
            name: zone.name.clone(),
            kind: zone.kind,
            at: zone.at,
            neighbours: zone.neighbours.clone(),
            resources: zone.resources.clone(),
            scenario: match &zone.scenario {
                Some(MapScenario::Fixed(id)) => scenario_name(self.catalogue, id),
                Some(MapScenario::Random(battlefield)) => text::random(battlefield),
                None => String::new(),
            },
            random: matches!(zone.scenario, Some(MapScenario::Random(_))),
            bonus: zone.outpost.as_ref().map(|bonus| bonus.text.clone()),
            unconfirmed: zone.unconfirmed.clone(),
            entered: self.state.warbands.iter().filter(enters).map(|known| known.warband.clone()).collect(),
            outposts: outposts.collect(),
            scouted: scouted.collect(),
            planned: planned.map(|game| text::planned_there(self.title(&game.battle))).collect(),
        }
    }

    fn warband(&self, known: &Enrolment, points: u32) -> Result<MapWarbandShown, Failure> {
        let none = Holding::default();
        let holding = self.held.warbands.get(&known.warband).unwrap_or(&none);
        let terms = self.terms.warband(&known.warband);
        let vision = known.vision.as_ref().and_then(|vision| {
            let card = self.map.vision(vision.card.as_ref()?)?;
            Some(MapRevealed { name: card.name.clone(), levels: vision.levels.unwrap_or(0), proved: vision.proved })
        });
        let scored =
            known.scored.iter().map(|scored| MapScored { what: text::scored(scored.what), points: scored.points });
        Ok(MapWarbandShown {
            warband: known.warband.clone(),
            name: self.state.called(&known.warband).unwrap_or_default(),
            player: known.player.clone(),
            emblem: self.session.with_book(|book| emblem(book, &known.warband, &known.faction))?,
            points,
            entry: known.entry_zone.clone(),
            may_enter: terms.is_some_and(|terms| terms.may_enter),
            mine: whose::acts_for(&known.warband),
            aggressor: holding.aggressor,
            scouted: holding.scouted.len(),
            outposts: holding.outposts.len(),
            enclave: holding.enclave,
            omens: holding.omens,
            folly: holding.folly,
            tracks: self.tracks(&known.warband),
            buildings: self
                .map
                .buildings
                .iter()
                .map(|building| MapBuilding {
                    name: building.name.clone(),
                    tiers: holding.buildings.get(&building.resource).copied().unwrap_or(0),
                    texts: building.tiers.iter().map(|tier| tier.text.clone()).collect(),
                })
                .collect(),
            sealed: known.vision.as_ref().is_some_and(|vision| vision.seal.is_some()),
            vision,
            scored: scored.collect(),
            levels: terms.map(|terms| terms.levels.clone()).unwrap_or_default(),
        })
    }

    /// A Tracker with each box that is filled, and the game that did it.
    fn tracks(&self, warband: &str) -> Vec<MapTrack> {
        let mut filled = BTreeMap::new();
        for (game, played) in self.state.played() {
            let page = played.aftermath.page(warband);
            for one in page.and_then(|page| page.steps.on_map.as_ref()).into_iter().flat_map(|tracked| &tracked.boxes) {
                filled.insert((one.track, one.number), (*one, text::filled(one.by, &self.title(&game.battle))));
            }
        }
        let named = |id: TrackId| {
            let track = self.map.tracks.iter().find(|track| track.id == id);
            track.map_or_else(String::new, |track| track.name.clone())
        };
        let tracks = self.map.tracks.iter().map(|track| MapTrack {
            name: track.name.clone(),
            unconfirmed: track.unconfirmed.clone(),
            boxes: (1..)
                .zip(&track.boxes)
                .map(|(number, under)| {
                    let known = filled.get(&(track.id, number));
                    let rewards = under.rewards.iter().map(|reward| text::reward(*reward, &track.name, named));
                    MapBox {
                        points: known.map_or(under.points, |(filled, _)| filled.points),
                        brings: rewards.collect::<Vec<_>>().join(", "),
                        filled: known.map(|(_, why)| why.clone()),
                        written: known.and_then(|(filled, _)| filled.written),
                    }
                })
                .collect(),
        });
        tracks.collect()
    }

    fn next(&self, open: &Open<Campaigns>, pair: [String; 2]) -> MapNext {
        let both = pair.to_vec();
        let rarest = self.terms.rarest(&both);
        let named = |id: &String| self.state.called(id).unwrap_or_default();
        let who = match rarest.as_slice() {
            [only] => {
                let other = both.iter().find(|id| id != only).map(named).unwrap_or_default();
                let times = self.terms.warband(only).map_or(0, |known| known.aggressor);
                text::attacks_fewer(named(only), times, other)
            }
            _ => text::rolls_off(both.iter().map(named).collect::<Vec<_>>()),
        };
        let refused = |id: &String| {
            let zones = self.terms.zones.iter().filter_map(|zone| {
                let why = self.terms.refused(&zone.zone, id, &both)?;
                Some((zone.zone.clone(), said(&why.message)))
            });
            MapAggressor { warband: id.clone(), refused: zones.collect() }
        };
        let aggressors = rarest.into_iter().map(refused).collect();
        let lacks = |id: &&String| self.terms.warband(id).is_none_or(|known| known.entry.is_none());
        let refused = both.iter().find(lacks).map(|_| text::no_entry_zone()).or_else(|| {
            let mut known = both.iter().filter_map(|id| self.state.enrolment(id));
            known.find_map(|known| Some(words::plan::not_free(&known.name, &busy(open, known)?)))
        });
        MapNext { warbands: pair, who, aggressors, refused }
    }
}
