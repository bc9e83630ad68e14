//! The rules a Warband can break, by stable codes.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use nml_catalogue::message::Message;

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident $code:literal $rule:expr,)+) => {
        /// A stable name for what is wrong with a list. More may be added; none is renamed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        pub enum ViolationCode {
            $($(#[doc = $doc])+ #[serde(rename = $code)] $name,)+
        }

        impl ViolationCode {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// As it is printed.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $code),+ }
            }

            /// What it means, in a sentence.
            #[must_use]
            pub fn meaning(self) -> &'static str {
                match self { $(Self::$name => concat!($($doc),+).trim_ascii()),+ }
            }

            /// Where the rule stands.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$name => $rule),+ }
            }
        }
    };
}

const LIST: &str = "The faction’s list of models";
const VARIANT: &str = "The variant’s rules";
const OPTIONS: &str = "The options of the entry";
const GOETIC: &str = "Goetic Powers of the Court";
const ARMOURY: &str = "The armoury table of the faction";
const BATTLEKIT: &str = "The Battlekit rule of the entry";
const CARRYING: &str = "Carrying Battlekit";
const MERCENARIES: &str = "Mercenaries";
const BUDGET: &str = "Building a Warband: ducats and Glory";
const DATA: &str = "The game data in use";

codes! {
    /// The faction is in no loaded pack.
    UnknownFaction "UNKNOWN_FACTION" DATA,
    /// The variant is in no loaded pack, or only named there.
    UnknownVariant "UNKNOWN_VARIANT" DATA,
    /// The entry is not of this faction.
    UnknownModel "UNKNOWN_MODEL" DATA,
    /// The model has no such option.
    UnknownOption "UNKNOWN_OPTION" DATA,
    /// The item is in no loaded pack.
    UnknownItem "UNKNOWN_ITEM" DATA,
    /// The variant takes the entry away.
    ModelForbiddenByVariant "MODEL_FORBIDDEN_BY_VARIANT" VARIANT,
    /// The variant takes the item away.
    ItemForbiddenByVariant "ITEM_FORBIDDEN_BY_VARIANT" VARIANT,
    /// The variant takes the option away.
    OptionForbidden "OPTION_FORBIDDEN" VARIANT,
    /// The variant has no items with this keyword.
    ItemKeywordForbidden "ITEM_KEYWORD_FORBIDDEN" VARIANT,
    /// Only obtainable inside a campaign.
    CampaignOnlyModel "CAMPAIGN_ONLY_MODEL" LIST,
    /// Below the minimum of an entry.
    MissingRequiredModel "MISSING_REQUIRED_MODEL" LIST,
    /// Above the maximum of an entry.
    TooManyModels "TOO_MANY_MODELS" LIST,
    /// Above the maximum of a group of entries.
    GroupMax "GROUP_MAX" LIST,
    /// None of the entries that must lead is present.
    MissingLeader "MISSING_LEADER" LIST,
    /// A compulsory choice is open.
    MissingChoice "MISSING_CHOICE" LIST,
    /// An option that the variant demands is missing.
    RequiredOption "REQUIRED_OPTION" VARIANT,
    /// Too many of an option.
    OptionLimit "OPTION_LIMIT" OPTIONS,
    /// Options that exclude each other.
    OptionConflict "OPTION_CONFLICT" OPTIONS,
    /// An option without one it needs.
    OptionRequires "OPTION_REQUIRES" OPTIONS,
    /// Two options of one group.
    ExclusiveOption "EXCLUSIVE_OPTION" OPTIONS,
    /// The model cannot have this Goetic Power.
    GoeticNotAllowed "GOETIC_NOT_ALLOWED" GOETIC,
    /// The Goetic Power belongs to another sin.
    GoeticWrongSin "GOETIC_WRONG_SIN" GOETIC,
    /// Too many Goetic Powers.
    TooManyGoetic "TOO_MANY_GOETIC" GOETIC,
    /// Not sold to this Warband.
    NotInArmoury "NOT_IN_ARMOURY" ARMOURY,
    /// Only ELITE models may carry it.
    EliteOnly "ELITE_ONLY" ARMOURY,
    /// Only named models may carry it.
    ModelRestricted "MODEL_RESTRICTED" ARMOURY,
    /// The variant lets only named models carry it.
    ItemModelRestricted "ITEM_MODEL_RESTRICTED" VARIANT,
    /// The variant forbids it to this entry.
    ItemModelBanned "ITEM_MODEL_BANNED" VARIANT,
    /// The entry buys no kit.
    NoPurchases "NO_PURCHASES" BATTLEKIT,
    /// The entry buys only other kinds.
    KindNotAllowed "KIND_NOT_ALLOWED" BATTLEKIT,
    /// The entry never buys this kind.
    KindForbidden "KIND_FORBIDDEN" BATTLEKIT,
    /// The entry never buys this item.
    ItemForbidden "ITEM_FORBIDDEN" BATTLEKIT,
    /// The entry buys only other Ranged Weapons.
    RangedNotAllowed "RANGED_NOT_ALLOWED" BATTLEKIT,
    /// The entry buys only other Grenades.
    GrenadeNotAllowed "GRENADE_NOT_ALLOWED" BATTLEKIT,
    /// The entry has no two-handed weapons.
    TwoHandedForbidden "TWO_HANDED_FORBIDDEN" BATTLEKIT,
    /// The entry's weapons need a keyword.
    WeaponKeywordRequired "WEAPON_KEYWORD_REQUIRED" BATTLEKIT,
    /// Above the dearest item of the entry.
    ItemTooExpensive "ITEM_TOO_EXPENSIVE" BATTLEKIT,
    /// Above the dearest Ranged Weapon of the entry.
    RangedTooExpensive "RANGED_TOO_EXPENSIVE" BATTLEKIT,
    /// The variant asks more value of a model.
    ModelValueTooLow "MODEL_VALUE_TOO_LOW" VARIANT,
    /// Without a weapon.
    MustBeArmed "MUST_BE_ARMED" BATTLEKIT,
    /// Without a kind of kit it must have.
    RequiredKind "REQUIRED_KIND" BATTLEKIT,
    /// A compulsory item is not carried.
    RequiredItem "REQUIRED_ITEM" ARMOURY,
    /// An item is carried without the one it needs.
    MissingRequiredItem "MISSING_REQUIRED_ITEM" ARMOURY,
    /// A bayonet without a weapon to fit it to.
    NeedsBayonetLug "NEEDS_BAYONET_LUG" CARRYING,
    /// Two suits of armour.
    TwoArmours "TWO_ARMOURS" CARRYING,
    /// Two shields.
    TwoShields "TWO_SHIELDS" CARRYING,
    /// Two pieces of headgear.
    TwoHeadgear "TWO_HEADGEAR" CARRYING,
    /// Two types of Grenades.
    TwoGrenadeTypes "TWO_GRENADE_TYPES" CARRYING,
    /// Two HEAVY items without STRONG.
    TwoHeavy "TWO_HEAVY" CARRYING,
    /// The same piece twice.
    DuplicateEquipment "DUPLICATE_EQUIPMENT" CARRYING,
    /// Too many Ranged Weapons.
    TooManyRanged "TOO_MANY_RANGED" CARRYING,
    /// Too many Melee Weapons.
    TooManyMelee "TOO_MANY_MELEE" CARRYING,
    /// Too much for its hands.
    TooManyHands "TOO_MANY_HANDS" CARRYING,
    /// Too many weapons.
    TooManyWeapons "TOO_MANY_WEAPONS" CARRYING,
    /// No hand left for a Ranged Weapon.
    NoFreeHandRanged "NO_FREE_HAND_RANGED" CARRYING,
    /// No hand left for a Melee Weapon.
    NoFreeHandMelee "NO_FREE_HAND_MELEE" CARRYING,
    /// A HELD item with a weapon and a shield.
    HeldConflict "HELD_CONFLICT" CARRYING,
    /// A shield that does not go with the suit.
    MachineArmourShield "MACHINE_ARMOUR_SHIELD" CARRYING,
    /// Too many HEAVY Ranged Weapons in the Warband.
    TooManyHeavyRanged "TOO_MANY_HEAVY_RANGED" VARIANT,
    /// More than the Limit of an item.
    LimitExceeded "LIMIT_EXCEEDED" ARMOURY,
    /// Wretched are not fewer than their masters.
    TooManyWretched "TOO_MANY_WRETCHED" LIST,
    /// More Legionnaires than the Troopers admit.
    TooManyLegionnaires "TOO_MANY_LEGIONNAIRES" OPTIONS,
    /// Too many Fireteams.
    TooManyFireteams "TOO_MANY_FIRETEAMS" "The faction’s Fireteams",
    /// Never more than six ELITE.
    MoreThanSixElite "MORE_THAN_6_ELITE" "ELITE models: six at most at all times",
    /// Not for hire to this Warband.
    MercenaryNotAvailable "MERCENARY_NOT_AVAILABLE" MERCENARIES,
    /// The variant hires no Mercenaries.
    MercenariesForbidden "MERCENARIES_FORBIDDEN" VARIANT,
    /// More ducats than it has.
    OverBudget "OVER_BUDGET" BUDGET,
    /// More Glory than it has.
    OverGlory "OVER_GLORY" BUDGET,
}

impl fmt::Display for ViolationCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl ViolationCode {
    /// The pack does not know what is listed: there is no rule here that a waiver could lift.
    #[must_use]
    pub const fn is_form(self) -> bool {
        matches!(
            self,
            Self::UnknownFaction | Self::UnknownVariant | Self::UnknownModel | Self::UnknownOption | Self::UnknownItem
        )
    }
}

/// One thing that a Warband breaks.
///
/// The first four fields are told; the others tell the builder and the waivers what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Its stable name.
    pub code: ViolationCode,
    /// The model's place in the roster, from 0, or `None` for the Warband as a whole.
    pub model: Option<usize>,
    /// What is wrong, in a sentence.
    pub message: Message,
    /// Where the rule stands.
    pub rule: String,
    /// The item, option, entry, choice or Mercenary it is about beside the model, by its id.
    pub subject: Option<String>,
    /// How far it goes past what is allowed, where that is a number.
    pub over: u32,
    /// Copies past a Limit of the whole Warband: place in the roster and item id.
    pub surplus: Vec<(usize, String)>,
}

impl Violation {
    /// A violation of a model, or of the Warband.
    #[must_use]
    pub fn new(code: ViolationCode, model: Option<usize>, message: Message) -> Self {
        let rule = code.rule().to_owned();
        Self { code, model, message, rule, subject: None, over: 0, surplus: Vec::new() }
    }

    /// The same, about one thing.
    #[must_use]
    pub fn about(mut self, subject: &str) -> Self {
        self.subject = Some(subject.to_owned());
        self
    }

    /// The same, this much past what is allowed.
    #[must_use]
    pub fn over(mut self, is: impl Into<u64>, allowed: impl Into<u64>) -> Self {
        self.over = u32::try_from(is.into().abs_diff(allowed.into())).unwrap_or(u32::MAX);
        self
    }

    /// The same, with the copies that are too many.
    #[must_use]
    pub fn surplus<'i>(mut self, copies: impl Iterator<Item = (usize, &'i str)>) -> Self {
        self.surplus = copies.map(|(place, item)| (place, item.to_owned())).collect();
        self
    }
}
