//! What can be wrong with a map of a pack.

use super::super::map::{CampaignMap, MapScenario, Resource, TrackReward, ZoneKind};
use super::super::pack::Pack;
use super::Finder;
use crate::messages;

/// The most zones of a map.
const ZONES_MAX: usize = 200;

impl Finder<'_> {
    pub(super) fn map(&mut self, map: &CampaignMap, pack: &Pack) {
        self.id("/id", &map.id);
        self.text("/name", &map.name);
        self.unique("/zones", map.zones.iter().map(|zone| zone.id.as_str()), true);
        if map.zones.len() > ZONES_MAX {
            self.say("/zones", messages::list_too_long(map.zones.len(), ZONES_MAX));
        }
        self.zones(map, pack);
        let tracks = map.tracks.iter().map(|track| track.id.id());
        self.unique("/tracks", tracks, true);
        for (i, track) in map.tracks.iter().enumerate() {
            self.text(&format!("/tracks/{i}/name"), &track.name);
            for (k, filled) in track.boxes.iter().enumerate() {
                for (n, reward) in filled.rewards.iter().enumerate() {
                    let of_resource = matches!(reward, TrackReward::RollTable | TrackReward::Building);
                    if of_resource && track.id.resource().is_none() {
                        let place = format!("/tracks/{i}/boxes/{k}/rewards/{n}");
                        self.say(&place, messages::track_of_no_resource(track.id.id()));
                    }
                }
            }
        }
        for resource in Resource::ALL {
            if pack.exploration.table(resource.id()).is_none() {
                self.unknown("/zones", messages::table(), resource.id());
            }
        }
        self.unique("/buildings", map.buildings.iter().map(|building| building.id.as_str()), true);
        for (i, building) in map.buildings.iter().enumerate() {
            self.text(&format!("/buildings/{i}/name"), &building.name);
            for (k, tier) in building.tiers.iter().enumerate() {
                let place = format!("/buildings/{i}/tiers/{k}");
                self.text(&format!("{place}/text"), &tier.text);
                if let Some(find) = tier.find.as_ref().filter(|find| pack.exploration.location(find).is_none()) {
                    self.unknown(&format!("{place}/find"), messages::location(), find);
                }
            }
        }
        self.unique("/visions", map.visions.iter().map(|vision| vision.id.as_str()), true);
        for (i, vision) in map.visions.iter().enumerate() {
            self.text(&format!("/visions/{i}/name"), &vision.name);
            for (k, level) in vision.levels.iter().enumerate() {
                self.text(&format!("/visions/{i}/levels/{k}/text"), &level.text);
            }
        }
    }

    fn zones(&mut self, map: &CampaignMap, pack: &Pack) {
        let [width, height] = map.plane;
        for (i, zone) in map.zones.iter().enumerate() {
            let place = format!("/zones/{i}");
            self.text(&format!("{place}/name"), &zone.name);
            if zone.at[0] > width || zone.at[1] > height {
                self.say(&format!("{place}/at"), messages::off_the_plane(width, height));
            }
            for (k, other) in zone.neighbours.iter().enumerate() {
                let here = format!("{place}/neighbours/{k}");
                match map.zone(other) {
                    None => self.unknown(&here, messages::map_zone(), other),
                    Some(known) if known.id == zone.id || !map.linked(other, &zone.id) => {
                        self.say(&here, messages::linked_one_way(&zone.id, other));
                    }
                    Some(_) => {}
                }
            }
            match &zone.scenario {
                Some(MapScenario::Fixed(id)) if pack.scenarios.iter().all(|scenario| scenario.id != *id) => {
                    self.unknown(&format!("{place}/scenario/fixed"), messages::map_scenario(), id);
                }
                Some(MapScenario::Random(name)) if map.random.iter().all(|field| field.archetype != *name) => {
                    self.unknown(&format!("{place}/scenario/random"), messages::map_scenario(), name);
                }
                None if zone.kind != ZoneKind::Entry => {
                    self.say(&format!("{place}/scenario"), messages::nothing_fought_there(&zone.id));
                }
                Some(MapScenario::Fixed(_) | MapScenario::Random(_)) | None => {}
            }
            if let Some(outpost) = &zone.outpost {
                self.text(&format!("{place}/outpost/text"), &outpost.text);
            }
        }
    }
}
