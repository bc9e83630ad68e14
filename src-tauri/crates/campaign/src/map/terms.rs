//! What may be done on the map next: where a Warband reaches, who is the Aggressor, what is revealed.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::map::{CampaignMap, MapScenario, ZoneKind};
use nml_catalogue::message::Coded;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::end::levels;
use super::{MapState, OnMap, map_state};
use crate::messages;
use crate::scenario::{RollOff, roll_off};
use crate::state::Campaign;
use crate::tables::Tables;

/// What may be done on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapTerms {
    /// Its zones.
    pub zones: Vec<ZoneTerms>,
    /// Those who belong to the campaign.
    pub warbands: Vec<MapWarband>,
    /// Vision cards, by their ids.
    pub visions: Vec<String>,
    /// The number of the last game.
    pub games: u16,
    /// The map is over: Visions are revealed, and no more games are planned on it.
    pub ended: bool,
    /// It may be ended: a game was fought on it, and nothing is open.
    pub may_end: bool,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZoneTerms {
    /// Its id.
    pub zone: String,
    /// Warbands come in there, and nobody fights.
    pub entry: bool,
    /// Its scenario, or none for a random one, by two dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// It is entered only in the last game of both players, each with an Omen.
    pub last_game_with_omens: bool,
}

/// A Warband on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapWarband {
    /// Its stream.
    pub warband: String,
    /// Its Entry Zone, or none before somebody has said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// It may still be said: it has planned and fought no game on the map.
    pub may_enter: bool,
    /// How often it has been the Aggressor.
    pub aggressor: u16,
    /// Zones that it reaches as the Aggressor, by their ids.
    pub reaches: Vec<String>,
    /// It has an Omen of Leviathan.
    pub omen: bool,
    /// The number of its next game.
    pub game: u16,
    /// The seal of its Vision, if it is sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
    /// Its Vision is revealed.
    pub revealed: bool,
    /// Levels that it reached of each Vision, as far as that is known here, by their ids; empty before the end.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub levels: BTreeMap<String, Option<u8>>,
}

/// What may be done on the map. `None` if the campaign has no map, or its pack no longer has it.
#[must_use]
pub fn map_terms(tables: Tables<'_>, campaign: &Campaign) -> Option<MapTerms> {
    let map = tables.catalogue.map(campaign.map.as_ref()?)?;
    let state = map_state(tables.catalogue, campaign)?;
    let members = campaign.warbands.iter().filter(|known| !known.withdrawn);
    let warbands = members.map(|known| {
        let plans = campaign.games.iter().filter(|game| game.picked.on_map().is_some());
        let fights = |id: &str| plans.clone().any(|game| game.entrants.iter().any(|entrant| entrant.warband == id));
        let holding = state.warbands.get(&known.warband);
        let reached = |id: &String| (id.clone(), levels(tables.catalogue, map, campaign, &state, &known.warband, id));
        MapWarband {
            warband: known.warband.clone(),
            entry: known.entry_zone.clone(),
            may_enter: !fights(&known.warband),
            aggressor: holding.map_or(0, |holding| holding.aggressor),
            reaches: reaches(map, &state, &known.warband),
            omen: holding.is_some_and(|holding| holding.omens > 0),
            game: known.games_counted().saturating_add(1),
            seal: known.vision.as_ref().and_then(|sealed| sealed.seal.clone()),
            revealed: known.vision.as_ref().is_some_and(|sealed| sealed.card.is_some()),
            levels: match campaign.map_ended {
                true => map.visions.iter().map(|vision| reached(&vision.id)).collect(),
                false => BTreeMap::new(),
            },
        }
    });
    let zone = |zone: &nml_catalogue::MapZone| ZoneTerms {
        zone: zone.id.clone(),
        entry: zone.kind == ZoneKind::Entry,
        scenario: match &zone.scenario {
            Some(MapScenario::Fixed(id)) => Some(id.clone()),
            Some(MapScenario::Random(_)) | None => None,
        },
        last_game_with_omens: zone.last_game_with_omens,
    };
    let fought = campaign.played().any(|(game, _)| game.picked.on_map().is_some());
    Some(MapTerms {
        zones: map.zones.iter().map(zone).collect(),
        warbands: warbands.collect(),
        visions: map.visions.iter().map(|vision| vision.id.clone()).collect(),
        games: campaign.house.games,
        ended: campaign.map_ended,
        may_end: !campaign.map_ended && fought && !campaign.settling(),
    })
}

/// Zones within reach of a Warband's Entry Zone and of those it has Scouted, and the latter themselves (CF 82).
fn reaches(map: &CampaignMap, state: &MapState, warband: &str) -> Vec<String> {
    let Some(holding) = state.warbands.get(warband) else { return Vec::new() };
    let mut reached: BTreeSet<&str> = holding.scouted.keys().map(String::as_str).collect();
    let mut edge: BTreeSet<&str> = reached.iter().copied().chain(holding.entry.as_deref()).collect();
    for _ in 0..holding.reach {
        let next = edge.iter().filter_map(|id| map.zone(id)).flat_map(|zone| &zone.neighbours).map(String::as_str);
        edge = next.collect();
        reached.extend(&edge);
    }
    let fought = |id: &&str| map.zone(id).is_some_and(|zone| zone.kind != ZoneKind::Entry);
    reached.into_iter().filter(fought).map(str::to_owned).collect()
}

/// Why a game cannot be fought so; the rule, if it is one.
pub(crate) type Wrong = (Coded, &'static str);

impl MapTerms {
    /// The Warband with this stream.
    #[must_use]
    pub fn warband(&self, id: &str) -> Option<&MapWarband> {
        self.warbands.iter().find(|known| known.warband == id)
    }

    /// Those of these that have been the Aggressor least often: one is it, several roll off (CF 82).
    #[must_use]
    pub fn rarest<'w>(&self, warbands: &'w [String]) -> Vec<&'w String> {
        let times = |id: &String| self.warband(id).map_or(0, |known| known.aggressor);
        let least = warbands.iter().map(times).min();
        warbands.iter().filter(|id| Some(times(id)) == least).collect()
    }

    /// Why an Aggressor cannot choose a zone against these. `None` if it can (CF 82-83).
    #[must_use]
    pub fn refused(&self, zone: &str, aggressor: &str, warbands: &[String]) -> Option<Coded> {
        let Some(known) = self.zones.iter().find(|known| known.zone == zone) else {
            return Some(messages::unknown_zone());
        };
        if known.entry {
            return Some(messages::zone_is_entry());
        }
        let last = |id: &String| self.warband(id).is_some_and(|known| known.omen && known.game == self.games);
        if known.last_game_with_omens && !warbands.iter().all(last) {
            return Some(messages::zone_needs_omens());
        }
        let reaches = self.warband(aggressor).is_some_and(|known| known.reaches.iter().any(|id| id == zone));
        (!reaches).then(messages::zone_out_of_reach)
    }
}

/// Whether a game of the map was found in the way it claims.
///
/// # Errors
/// What the map does not allow.
pub(crate) fn found(terms: Option<&MapTerms>, warbands: &[String], scenario: &str, on: &OnMap) -> Result<(), Wrong> {
    let rule = "CF 82-83";
    let terms = terms.ok_or_else(|| (messages::no_map(), rule))?;
    if terms.ended {
        return Err((messages::map_is_over(), rule));
    }
    if !warbands.contains(&on.aggressor) {
        return Err((messages::aggressor_is_another(), rule));
    }
    let zone = terms.zones.iter().find(|known| known.zone == on.zone && !known.entry);
    let zone = zone.ok_or_else(|| (messages::unknown_zone(), rule))?;
    if warbands.iter().any(|id| terms.warband(id).is_none_or(|known| known.entry.is_none())) {
        return Err((messages::no_entry_zone(), rule));
    }
    if !on.agreed {
        let rarest = terms.rarest(warbands);
        let entitled = match (rarest.as_slice(), &on.roll_off) {
            ([only], None) => Some(*only),
            ([_, _, ..], Some(throw)) => match roll_off(rarest.len(), &throw.faces) {
                RollOff::Won(place) => rarest.get(place).copied(),
                RollOff::Tied | RollOff::IllFormed => None,
            },
            _ => None,
        };
        if entitled != Some(&on.aggressor) {
            return Err((messages::aggressor_is_another(), rule));
        }
        if let Some(refused) = terms.refused(&on.zone, &on.aggressor, warbands) {
            return Err((refused, rule));
        }
    }
    match (&zone.scenario, on.dice.as_ref().map(|throw| throw.faces.len())) {
        (Some(fixed), None) if fixed == scenario => Ok(()),
        (None, Some(2)) => Ok(()),
        (Some(_), _) => Err((messages::zone_has_its_scenario(), rule)),
        (None, _) => Err((messages::zone_needs_two_dice(), rule)),
    }
}
