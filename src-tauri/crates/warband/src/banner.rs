//! A Warband's own banner, which replaces its faction's emblem.

use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::messages;

/// A cloth in one ink with a device in another, and a motto. It is looks alone: no rule reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Banner {
    /// The ink of the cloth.
    pub cloth: Ink,
    /// The ink of the device, which differs from that of the cloth.
    pub figure: Ink,
    /// What stands on it.
    pub device: Device,
    /// On one line; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub motto: String,
}

/// What a banner is dyed or painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// White of bones.
    Bone,
    /// Black of soot.
    Soot,
    /// Red of blood.
    Blood,
    /// Red that goes to purple.
    Wine,
    /// Yellow of earth.
    Ochre,
    /// Green of moss.
    Moss,
    /// Blue of lapis lazuli.
    Lapis,
    /// Grey of steel.
    Steel,
}

impl Ink {
    /// Every ink, in the order in which they are offered.
    pub const ALL: [Self; 8] =
        [Self::Bone, Self::Soot, Self::Blood, Self::Wine, Self::Ochre, Self::Moss, Self::Lapis, Self::Steel];
}

/// What stands on a banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Device {
    Cross,
    Skull,
    Sword,
    Key,
    Chalice,
    Bell,
    Crown,
    Tower,
    Star,
    Sun,
    Moon,
    Flame,
    Heart,
    Hand,
    Eye,
    Wing,
    Rose,
    Thorns,
    Serpent,
    Raven,
    Wheel,
    Chain,
    Anchor,
    Shell,
}

impl Device {
    /// Every device, in the order in which they are offered.
    pub const ALL: [Self; 24] = [
        Self::Cross,
        Self::Skull,
        Self::Sword,
        Self::Key,
        Self::Chalice,
        Self::Bell,
        Self::Crown,
        Self::Tower,
        Self::Star,
        Self::Sun,
        Self::Moon,
        Self::Flame,
        Self::Heart,
        Self::Hand,
        Self::Eye,
        Self::Wing,
        Self::Rose,
        Self::Thorns,
        Self::Serpent,
        Self::Raven,
        Self::Wheel,
        Self::Chain,
        Self::Anchor,
        Self::Shell,
    ];
}

impl Banner {
    /// Whether it can be seen and read.
    ///
    /// # Errors
    /// `BANNER_ONE_INK`; a motto that is too long or hides something.
    pub fn well_formed(&self) -> Result<(), Rejection> {
        if self.cloth == self.figure {
            return Err(Rejection::form(messages::banner_of_one_ink()));
        }
        text::optional_name(thing::the_motto(), &self.motto)
    }
}
