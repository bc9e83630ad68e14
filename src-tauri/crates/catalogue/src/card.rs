//! A model as it takes the field: its card with everything computed, frozen when the battle begins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::effect::Effect;
use crate::keyword::Keyword;
use crate::length::Length;

/// The card of one model in a Force (F-03, F-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelCard {
    /// The model's id in its Warband; unique in the Force.
    pub id: u32,
    /// The player's name for it.
    pub name: String,
    /// The id of its Warband entry, such as `yeoman`.
    pub entry: String,
    /// The name of its Warband entry.
    pub entry_name: String,
    /// Ducats, kit included.
    pub ducats: u32,
    /// Glory, kit included.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub glory: u32,
    /// Inches it may move.
    pub movement: Length,
    /// Ranged Characteristic in DICE, or none if it cannot shoot.
    pub ranged: Option<i8>,
    /// Melee Characteristic in DICE, or none if it cannot fight.
    pub melee: Option<i8>,
    /// INJURY MODIFIERS from armour, each with where it comes from (INJ-12).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub armour: Vec<Protection>,
    /// Base; an oval's longer and shorter side.
    pub base: Base,
    /// Keywords of the model with its kit, options and injuries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// Hands that its Shield and HELD items keep: they are not put down, and no weapon goes into them.
    #[serde(default, skip_serializing_if = "none_kept")]
    pub hands_kept: u8,
    /// Every weapon line as it will be used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<Weapon>,
    /// What its abilities, kit, options, skills and injuries do, each with its source's name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Sourced>,
    /// CONSUMABLE kit that it carries, one line for each piece; empty on cards that were frozen before it was kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub consumables: Vec<Consumable>,
    /// It, or kit that it carries, was written down by hand: nobody checked it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// The other model of its Fireteam.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fireteam: Option<u32>,
}

/// A piece of kit that is gone after the game in which it was used (CONSUMABLE).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consumable {
    /// The item's id.
    pub item: String,
    /// Its name, by which its effects are known on the card.
    pub name: String,
}

/// One source of negative INJURY MODIFIER.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Protection {
    /// What gives it, as shown.
    pub name: String,
    /// Where it comes from.
    pub kind: ProtectionKind,
    /// Negative for protection.
    pub modifier: i8,
    /// Untouched by IGNORE ARMOUR and ARMOUR PIERCING.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub impervious: bool,
}

/// The three sources that IGNORE ARMOUR drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProtectionKind {
    /// The model's own.
    Characteristic,
    /// A suit.
    Armour,
    /// A shield.
    Shield,
}

/// The footprint of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// The longer side, or the diameter.
    pub length: Length,
    /// The shorter side, or the diameter.
    pub width: Length,
}

impl Base {
    /// A round base.
    #[must_use]
    pub const fn round(diameter: Length) -> Self {
        Self { length: diameter, width: diameter }
    }

    /// Half of the longer side: the reach that measuring uses. An oval is measured as the circle around it unless the
    /// table says otherwise (RC-M1).
    #[must_use]
    pub const fn radius(self) -> Length {
        self.length.half()
    }
}

/// A weapon line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// The item's id; unique in the sheet, `#2` and so on for a second one.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Which table it is bought from.
    pub kind: WeaponKind,
    /// Hands it takes as this model wields it.
    pub hands: u8,
    /// Greatest range, or none if it cannot shoot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Length>,
    /// It can be used in melee.
    pub melee: bool,
    /// DICE of its attacks.
    pub dice: i8,
    /// INJURY DICE of its attacks.
    pub injury_dice: i8,
    /// INJURY MODIFIER of its attacks.
    pub injury_modifier: i8,
    /// Keywords of its attacks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// What else it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// Which table a weapon is bought from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WeaponKind {
    /// Ranged Weapons.
    Ranged,
    /// Grenades: shot like Ranged Weapons, not counted as weapons.
    Grenade,
    /// Melee Weapons.
    Melee,
}

/// An effect and the name of what brings it, for the "why" of a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sourced {
    /// The ability, item, option, skill or injury.
    pub source: String,
    /// What it does.
    pub effect: Effect,
}

impl ModelCard {
    /// The INJURY MODIFIERS of all its armour together (INJ-12).
    #[must_use]
    pub fn armour_modifier(&self) -> i32 {
        self.armour.iter().map(|from| i32::from(from.modifier)).sum()
    }

    /// The CONSUMABLE that a use in the battle belongs to, by the weapon's id, the item's name or an ACTION that the item
    /// gives.
    #[must_use]
    pub fn consumable(&self, used: &str) -> Option<&Consumable> {
        let gives = |piece: &Consumable| {
            let of_the_piece = self.effects.iter().filter(|sourced| sourced.source == piece.name);
            of_the_piece.filter_map(|s| s.effect.when.action()).any(|action| action.id == used)
        };
        let weapon = used.split('#').next();
        self.consumables.iter().find(|piece| weapon == Some(&*piece.item) || piece.name == used || gives(piece))
    }

    /// Whether the model has the keyword from its card, or by one there that [brings](Keyword::brings) it.
    #[must_use]
    pub fn has(&self, keyword: &Keyword) -> bool {
        self.keywords.contains(keyword) || self.keywords.iter().any(|own| own.brings().contains(keyword))
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn none_kept(n: &u8) -> bool {
    *n == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(n: &u32) -> bool {
    *n == 0
}
