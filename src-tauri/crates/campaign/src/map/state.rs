//! The fold: what everybody holds on the map, with the games that brought it.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::map::{CampaignMap, Resource, TrackId, TrackReward};
use nml_catalogue::{Catalogue, Gain};
use nml_warband::result::{Outcome, SideResult};

use super::{DrawnOnMap, Filled, FilledBy, GloryScores, MapHouse, OnMap};
use crate::aftermath::Page;
use crate::state::{Campaign, Picked, Played};

/// What everybody holds on the map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapState {
    /// By the Warbands' streams.
    pub warbands: BTreeMap<String, Holding>,
    /// Who has an Outpost in a zone, in the order they came, by the zones' ids.
    pub outposts: BTreeMap<String, Vec<String>>,
    /// Glory up to which everybody may buy Glory Items, since somebody found a merchant.
    pub merchants: u32,
}

/// What a Warband holds on the map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    /// Where it comes in, or none before somebody has said.
    pub entry: Option<String>,
    /// Games in which it is the Aggressor, planned ones counted.
    pub aggressor: u16,
    /// Zones it has Scouted, each with the battle that did it (CF 83).
    pub scouted: BTreeMap<String, String>,
    /// Its Outposts by zone (CF 87).
    pub outposts: BTreeMap<String, OutpostHeld>,
    /// Those that a chain of its Outposts links to its Entry Zone.
    pub supplied: BTreeSet<String>,
    /// How much they count for the largest Enclave.
    pub enclave: u16,
    /// Omens of Leviathan.
    pub omens: u16,
    /// Boxes filled on each track.
    pub boxes: BTreeMap<TrackId, u8>,
    /// Exploration Dice that boxes brought.
    pub dice: u8,
    /// Re-rolls of Exploration Dice that boxes brought.
    pub rerolls: u8,
    /// Exploration Dice that are set, by boxes.
    pub sets: u8,
    /// Tiers of its buildings (CF 85).
    pub buildings: BTreeMap<Resource, u8>,
    /// Ducats that they add to every Threshold Value.
    pub threshold: u32,
    /// Links that it reaches as the Aggressor.
    pub reach: u8,
    /// It paid for Rudolf's Folly, for its next game.
    pub folly: bool,
}

/// An Outpost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutpostHeld {
    /// The battle that brought it.
    pub battle: String,
    /// It brought an Omen.
    pub omen: bool,
}

/// What everybody holds now. `None` if the campaign has no map, or its pack no longer has it.
#[must_use]
pub fn map_state(catalogue: &Catalogue, campaign: &Campaign) -> Option<MapState> {
    let map = catalogue.map(campaign.map.as_ref()?)?;
    Some(fold(catalogue, map, campaign, None))
}

/// What everybody held when a battle was recorded.
pub(crate) fn before(catalogue: &Catalogue, map: &CampaignMap, campaign: &Campaign, battle: &str) -> MapState {
    fold(catalogue, map, campaign, Some(battle))
}

fn fold(catalogue: &Catalogue, map: &CampaignMap, campaign: &Campaign, until: Option<&str>) -> MapState {
    let mut state = MapState::default();
    for enrolment in &campaign.warbands {
        let holding = Holding { entry: enrolment.entry_zone.clone(), reach: 1, ..Holding::default() };
        state.warbands.insert(enrolment.warband.clone(), holding);
    }
    for game in &campaign.games {
        if let Picked::Map { on } = &game.picked
            && let Some(holding) = state.warbands.get_mut(&on.aggressor)
        {
            holding.aggressor = holding.aggressor.saturating_add(1);
        }
    }
    for (game, played) in campaign.played() {
        if until == Some(game.battle.as_str()) {
            break;
        }
        state.fought(catalogue, map, campaign, &game.picked, played);
    }
    for holding in state.warbands.values_mut() {
        holding.supply(map);
        holding.reap(map);
    }
    state
}

impl MapState {
    fn fought(
        &mut self,
        catalogue: &Catalogue,
        map: &CampaignMap,
        campaign: &Campaign,
        picked: &Picked,
        played: &Played,
    ) {
        let battle = &played.result.battle;
        for side in played.result.members() {
            let Some(holding) = self.warbands.get_mut(&side.warband) else { continue };
            holding.folly = false;
            if let Some(page) = played.aftermath.page(&side.warband) {
                holding.page(page);
                let (reach, merchants) = found(catalogue, page);
                holding.reach = holding.reach.max(reach);
                self.merchants = self.merchants.max(merchants);
            }
            let Picked::Map { on } = picked else { continue };
            let (won, attacks) = (won(&campaign.house.map, side), on.aggressor == side.warband);
            if won || attacks || campaign.house.map.loser_scouts {
                holding.scouted.entry(on.zone.clone()).or_insert_with(|| battle.clone());
            }
            if won && !holding.outposts.contains_key(&on.zone) {
                let holders = self.outposts.entry(on.zone.clone()).or_default();
                let bonus = map.zone(&on.zone).and_then(|zone| zone.outpost.as_ref());
                let omen = holders.is_empty() && bonus.is_some_and(|bonus| bonus.omen);
                holders.push(side.warband.clone());
                holding.omens += u16::from(omen);
                holding.outposts.insert(on.zone.clone(), OutpostHeld { battle: battle.clone(), omen });
            }
        }
    }
}

impl Holding {
    /// What a page of its filled.
    fn page(&mut self, page: &Page) {
        let Some(steps) = &page.steps.on_map else { return };
        for filled in &steps.boxes {
            let boxes = self.boxes.entry(filled.track).or_default();
            *boxes = (*boxes).max(filled.number);
        }
        self.folly = steps.folly == Some(true);
    }

    /// As it is with what a page that is under way has filled so far.
    pub(crate) fn with(mut self, map: &CampaignMap, page: &Page) -> Self {
        self.page(page);
        self.reap(map);
        self
    }

    /// The chain of Outposts back to the Entry Zone (CF 87).
    fn supply(&mut self, map: &CampaignMap) {
        let mut open: Vec<&str> = self.entry.iter().map(String::as_str).collect();
        let mut supplied = BTreeSet::new();
        while let Some(at) = open.pop() {
            for next in map.zone(at).into_iter().flat_map(|zone| &zone.neighbours) {
                if self.outposts.contains_key(next) && supplied.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
        let counts = |id: &String| {
            let bonus = map.zone(id).and_then(|zone| zone.outpost.as_ref());
            bonus.map_or(1, |bonus| bonus.counts_in_enclave.max(1))
        };
        self.enclave = supplied.iter().map(counts).fold(0, u16::saturating_add);
        self.supplied = supplied;
    }

    /// What its boxes brought that lasts.
    fn reap(&mut self, map: &CampaignMap) {
        (self.dice, self.rerolls, self.sets, self.threshold) = (0, 0, 0, 0);
        self.buildings.clear();
        for (track, filled) in &self.boxes {
            for reward in map.boxes(*track).iter().take(usize::from(*filled)).flat_map(|filled| &filled.rewards) {
                match (reward, track.resource()) {
                    (TrackReward::Die, _) => self.dice = self.dice.saturating_add(1),
                    (TrackReward::Reroll, _) => self.rerolls = self.rerolls.saturating_add(1),
                    (TrackReward::SetDie, _) => self.sets = self.sets.saturating_add(1),
                    (TrackReward::Building, Some(resource)) => *self.buildings.entry(resource).or_default() += 1,
                    (
                        TrackReward::Building
                        | TrackReward::RollTable
                        | TrackReward::Fill(_)
                        | TrackReward::FillAnyResource
                        | TrackReward::FillAny,
                        _,
                    ) => {}
                }
            }
        }
        for (resource, tiers) in &self.buildings {
            let built = map.building(*resource).into_iter().flat_map(|building| &building.tiers);
            self.threshold += built.take(usize::from(*tiers)).map(|tier| tier.threshold).sum::<u32>();
        }
    }

    /// The box of a track that is filled next. `None` if all are.
    pub(crate) fn next_box(&self, map: &CampaignMap, track: TrackId) -> Option<u8> {
        let filled = self.boxes.get(&track).copied().unwrap_or(0);
        (usize::from(filled) < map.boxes(track).len()).then(|| filled.saturating_add(1))
    }
}

/// How far finds of a page let it reach, and up to which Glory they let everybody buy.
fn found(catalogue: &Catalogue, page: &Page) -> (u8, u32) {
    let errands = page.steps.on_map.iter().flat_map(|steps| &steps.errands);
    let done = errands.chain([&page.steps.expedition]).filter_map(|out| {
        let (_, option) = catalogue.exploration().done(out.location.as_ref()?, out.option.as_ref()?)?;
        Some(&option.gains)
    });
    let (mut reach, mut merchants) = (1, 0);
    for gain in done.flatten() {
        if let Gain::MapReach(links) = gain {
            reach = reach.max(*links);
        } else if let Gain::AllMayBuyGloryItems(glory) = gain {
            merchants = merchants.max(*glory);
        }
    }
    (reach, merchants)
}

/// Whether a side won as the map counts it.
pub(super) fn won(house: &MapHouse, side: &SideResult) -> bool {
    match side.outcome {
        Outcome::Won => true,
        Outcome::Drew => house.drawn == DrawnOnMap::AsWon,
        Outcome::Lost => false,
    }
}

/// Boxes on resources that a result gives: how many, each on another track (CF 83).
fn resource_boxes(house: &MapHouse, on: &OnMap, side: &SideResult) -> usize {
    match (side.outcome, house.drawn) {
        (Outcome::Drew, DrawnOnMap::NoBoxes) => 0,
        _ if won(house, side) && on.aggressor == side.warband => 2,
        _ => 1,
    }
}

/// What the result of a game fills on a Warband's Tracker beside resources, and on how many of which resources (CF 84).
/// It is what the Warband holds with what the page filled so far.
pub(crate) fn result_boxes(
    map: &CampaignMap,
    house: &MapHouse,
    on: &OnMap,
    side: &SideResult,
    holding: &Holding,
) -> (Vec<Filled>, Vec<TrackId>, usize) {
    let attacks = on.aggressor == side.warband;
    let deeds = u16::try_from(side.deeds.len()).unwrap_or(u16::MAX);
    let tracks = [
        Some((TrackId::Glory, Some(deeds))),
        won(house, side).then_some((TrackId::Conquest, None)),
        attacks.then_some((TrackId::Aggression, None)),
    ];
    let fill = |(track, written)| filled(map, house, holding, track, written, FilledBy::Result);
    let boxes = tracks.into_iter().flatten().filter_map(fill).collect();
    let zone = map.zone(&on.zone);
    let resources = zone.into_iter().flat_map(|zone| &zone.resources).map(|resource| resource.track());
    let open: Vec<TrackId> = resources.filter(|track| holding.next_box(map, *track).is_some()).collect();
    let count = resource_boxes(house, on, side).min(open.len());
    (boxes, open, count)
}

/// The next box of a track, filled. `None` if all are.
pub(crate) fn filled(
    map: &CampaignMap,
    house: &MapHouse,
    holding: &Holding,
    track: TrackId,
    written: Option<u16>,
    by: FilledBy,
) -> Option<Filled> {
    let number = holding.next_box(map, track)?;
    let under = map.boxes(track).get(usize::from(number) - 1).map_or(0, |filled| filled.points);
    let points = match (track, house.glory) {
        (TrackId::Glory, GloryScores::Deeds) => written.unwrap_or(0),
        (TrackId::Glory, GloryScores::Nothing) => 0,
        _ => under,
    };
    Some(Filled { track, number, written, points, by })
}
