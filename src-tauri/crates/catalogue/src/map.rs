//! The map of a campaign: zones with their links, what a Warband's Tracker has in its boxes, buildings, Vision cards.
//!
//! A map is data of a pack. What happens on it in a campaign (who has an Outpost where, whose boxes are filled) is
//! folded from the campaign's entries and kept nowhere. The Locations of its four tables stand in [`Exploration`] like
//! any others, in the table whose id is that of the [`Resource`].
//!
//! [`Exploration`]: crate::Exploration

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::item::is_default;

/// A map that a campaign may be fought on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignMap {
    /// Stable id, such as `carcass-front`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Width and height of the plane that it is drawn on.
    pub plane: [u16; 2],
    /// What is uncertain about it, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
    /// Where one can be.
    pub zones: Vec<MapZone>,
    /// The tracks of a Warband's Tracker.
    pub tracks: Vec<Track>,
    /// What the tracks of resources build.
    pub buildings: Vec<Building>,
    /// The cards of which each player keeps one in secret.
    pub visions: Vec<Vision>,
    /// Campaign Victory Points of each level of a Vision.
    pub vision_points: [u16; 3],
    /// Campaign Victory Points of the most Omens, shared by those who tie.
    pub most_omens: u16,
    /// Campaign Victory Points of the most Outposts that are supplied, shared by those who tie.
    pub largest_enclave: u16,
    /// How many models of a holder that is attacked in its zone may start in Cover.
    pub defenders_in_cover: u8,
    /// Exploration Dice of every Warband after every game.
    pub dice: u8,
    /// Ducats of loot for each point of an Exploration.
    pub loot: u32,
    /// How many Exploration Dice of one value a Warband that was attacked needs for Rudolf's Folly.
    pub folly_from: u8,
    /// How much Glory that costs.
    pub folly_glory: u32,
    /// What a die means if a zone's scenario is random.
    pub random: Vec<RandomBattlefield>,
    /// Turns of a random scenario.
    pub random_turns: u8,
}

/// A place on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapZone {
    /// Stable id.
    pub id: String,
    /// As printed.
    pub name: String,
    /// What it is.
    pub kind: ZoneKind,
    /// Where it is drawn.
    pub at: [u16; 2],
    /// The zones that it is linked to; a link goes both ways.
    pub neighbours: Vec<String>,
    /// What can be had there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resources: Vec<Resource>,
    /// What is fought there, or none for an Entry Zone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<MapScenario>,
    /// It is entered only in the last game of both players, each of whom has an Omen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub last_game_with_omens: bool,
    /// What an Outpost there brings besides what they all do, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outpost: Option<OutpostBonus>,
    /// What is uncertain about it, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// What a zone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ZoneKind {
    /// Warbands come in there and have their Camp.
    Entry,
    /// Any other.
    Basic,
    /// Its Outpost brings something.
    Special,
}

/// What is fought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// It raises the Shrine.
    Favour,
    /// It raises the Vault.
    Relics,
    /// It raises the Depot.
    Supplies,
    /// It raises the Garrison.
    Territories,
}

/// A track of the Tracker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TrackId {
    /// The first resource.
    Favour,
    /// The second.
    Relics,
    /// The third.
    Supplies,
    /// The fourth.
    Territories,
    /// Glorious Deeds of each game.
    Glory,
    /// Games won.
    Conquest,
    /// Games as the Aggressor.
    Aggression,
}

/// What is fought in a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MapScenario {
    /// This scenario, by its id.
    Fixed(String),
    /// A random one on this battlefield, by its name.
    Random(String),
}

/// What an Outpost in a zone brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OutpostBonus {
    /// The first one there brings an Omen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub omen: bool,
    /// How many it counts as for the largest Enclave; 0 for one, like any other.
    #[serde(default, skip_serializing_if = "is_default")]
    pub counts_in_enclave: u16,
    /// The total of an Exploration Roll may be changed by one, up or down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shift: bool,
    /// What it brings, in our words.
    pub text: String,
}

/// The boxes of a track, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Which track.
    pub id: TrackId,
    /// As shown.
    pub name: String,
    /// Its boxes; a Warband that fills a box gets what is printed under it.
    pub boxes: Vec<TrackBox>,
    /// What is uncertain about it, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unconfirmed: Option<String>,
}

/// A box of a track.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrackBox {
    /// Campaign Victory Points.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: u16,
    /// What else it brings, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rewards: Vec<TrackReward>,
}

/// What a box brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TrackReward {
    /// A roll on the Exploration table of the track's resource.
    RollTable,
    /// The next tier of the building of the track's resource.
    Building,
    /// A box of this track.
    Fill(TrackId),
    /// A box of a resource of the player's choice.
    FillAnyResource,
    /// A box of a track of the player's choice.
    FillAny,
    /// One Exploration Die more from now on.
    Die,
    /// One re-roll more of an Exploration Die from now on.
    Reroll,
    /// One Exploration Die is set from now on.
    SetDie,
}

/// What a resource builds, tier by tier; the tiers add up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Stable id, such as `shrine`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What raises it.
    pub resource: Resource,
    /// What each tier brings.
    pub tiers: Vec<BuildingTier>,
}

/// A tier of a building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuildingTier {
    /// What it brings, in our words.
    pub text: String,
    /// The total of a roll on the resource's own table may be changed by one, up or down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shift: bool,
    /// Exploration Dice more on that table.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: u8,
    /// Ducats that it adds to every Threshold Value.
    #[serde(default, skip_serializing_if = "is_default")]
    pub threshold: u32,
    /// What it brings at once, as a Location's: by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub find: Option<String>,
}

/// A Vision card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Vision {
    /// Stable id, such as `warlord`.
    pub id: String,
    /// As printed.
    pub name: String,
    /// What each of its levels asks for; reached ones add up.
    pub levels: [VisionLevel; 3],
}

/// A level of a Vision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VisionLevel {
    /// What it asks for.
    pub test: VisionTest,
    /// The same in our words.
    pub text: String,
}

/// What a level of a Vision asks for, at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum VisionTest {
    /// Games won as the Aggressor.
    WinsAsAggressor(u16),
    /// Glory that is not spent.
    UnspentGlory(u16),
    /// Glorious Deeds.
    Deeds(u16),
    /// Outposts that are supplied.
    Supplied(u16),
    /// Buildings of this tier or higher.
    Buildings {
        /// The tier.
        tier: u8,
        /// How many.
        count: u16,
    },
    /// Zones that nobody else has Scouted.
    ScoutedAlone(u16),
    /// ELITE models with this many Glory Items.
    GloryBearers {
        /// How many models.
        models: u16,
        /// Glory Items of each.
        items: u16,
    },
    /// Models of the Warband that died.
    Dead(u16),
    /// Different scenarios, of which this many random ones count.
    Scenarios {
        /// How many.
        count: u16,
        /// The random ones among them.
        random: u16,
    },
    /// Outposts if others have one too.
    Shared(u16),
    /// Glorious Deeds in one game.
    DeedsInOneGame(u16),
    /// Models.
    Models(u16),
    /// More models than any other Warband.
    MostModels,
    /// Skills and Battle Scars of all ELITE models together.
    SkillsAndScars {
        /// Skills.
        skills: u16,
        /// Battle Scars.
        scars: u16,
    },
    /// Mercenaries.
    Mercenaries(u16),
    /// Mercenaries that are ELITE.
    EliteMercenaries(u16),
    /// Models that were promoted.
    Promoted(u16),
}

/// What dice mean on a battlefield whose scenario is random.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomBattlefield {
    /// The battlefield, by its name.
    pub archetype: String,
    /// The deployment by a D6: 1 and 2, 3 and 4, 5 and 6.
    pub deployments: [String; 3],
    /// The victory conditions by another.
    pub victories: [String; 3],
}

impl Resource {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Favour, Self::Relics, Self::Supplies, Self::Territories];

    /// As it is written, also the id of its Exploration table.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Favour => "favour",
            Self::Relics => "relics",
            Self::Supplies => "supplies",
            Self::Territories => "territories",
        }
    }

    /// Its track.
    #[must_use]
    pub const fn track(self) -> TrackId {
        match self {
            Self::Favour => TrackId::Favour,
            Self::Relics => TrackId::Relics,
            Self::Supplies => TrackId::Supplies,
            Self::Territories => TrackId::Territories,
        }
    }
}

impl TrackId {
    /// All of them, in order.
    pub const ALL: [Self; 7] =
        [Self::Favour, Self::Relics, Self::Supplies, Self::Territories, Self::Glory, Self::Conquest, Self::Aggression];

    /// As it is written.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Favour => "favour",
            Self::Relics => "relics",
            Self::Supplies => "supplies",
            Self::Territories => "territories",
            Self::Glory => "glory",
            Self::Conquest => "conquest",
            Self::Aggression => "aggression",
        }
    }

    /// The one that is written so.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.id() == id)
    }

    /// The resource whose track it is, if it is one of a resource.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Favour => Some(Resource::Favour),
            Self::Relics => Some(Resource::Relics),
            Self::Supplies => Some(Resource::Supplies),
            Self::Territories => Some(Resource::Territories),
            Self::Glory | Self::Conquest | Self::Aggression => None,
        }
    }
}

impl CampaignMap {
    /// The zone with this id.
    #[must_use]
    pub fn zone(&self, id: &str) -> Option<&MapZone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// Whether two zones are linked.
    #[must_use]
    pub fn linked(&self, one: &str, other: &str) -> bool {
        self.zone(one).is_some_and(|zone| zone.neighbours.iter().any(|id| id == other))
    }

    /// The boxes of a track; empty if the Tracker has no such track.
    #[must_use]
    pub fn boxes(&self, track: TrackId) -> &[TrackBox] {
        self.tracks.iter().find(|known| known.id == track).map_or(&[], |known| known.boxes.as_slice())
    }

    /// What a resource builds.
    #[must_use]
    pub fn building(&self, resource: Resource) -> Option<&Building> {
        self.buildings.iter().find(|building| building.resource == resource)
    }

    /// The Vision card with this id.
    #[must_use]
    pub fn vision(&self, id: &str) -> Option<&Vision> {
        self.visions.iter().find(|vision| vision.id == id)
    }

    /// What a deployment die and a victory die mean on a battlefield, each from 1 to 6.
    #[must_use]
    pub fn random(&self, archetype: &str, dice: [u8; 2]) -> Option<(&str, &str)> {
        let field = self.random.iter().find(|known| known.archetype == archetype)?;
        let [deployment, victory] = dice.map(|face| usize::from(face.saturating_sub(1) / 2));
        Some((field.deployments.get(deployment)?, field.victories.get(victory)?))
    }
}
