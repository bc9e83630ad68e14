//! Keywords: fixed-meaning tags of models, Battlekit and terrain (F-06; rules section F).

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
///
/// In files it is that text. A text that is not a rules keyword is kept as a [`Keyword::Tag`], such as a faction's
/// name: tags are compared, never interpreted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub enum Keyword {
    /// Lowers the target's total from armour by one, never below 0.
    ArmourPiercing,
    /// The shot does not bar Charge or Fight.
    Assault,
    /// This many attacks in one Shoot.
    Automatic(u8),
    /// Everyone within this many inches is hit.
    Blast(u8),
    /// BLESSING MARKERS when first deployed.
    Blessed(u8),
    /// −1 DICE for a charging attacker (C-42).
    Block,
    /// This many melee attacks with it.
    Cleave(u8),
    /// Lost after a game in which it was used.
    Consumable,
    /// Counts as in Cover and behind a Defended Obstacle.
    Cover,
    /// A critical gives +2 INJURY DICE.
    Critical,
    /// Always two hands.
    Cumbersome,
    /// The Injury Roll keeps three dice.
    Deadly,
    /// NEGATE FIRE, and a tag.
    Demonic,
    /// Set up as a model or terrain.
    Deployable,
    /// Never more than six in a Warband.
    Elite,
    /// −1 DICE in melee against it.
    Fear,
    /// +1 BLOOD MARKER after the Injury Roll.
    Fire,
    /// Automatic Success, never critical.
    Flamethrower,
    /// Moves through the air (MOV-09).
    Flying,
    /// +1 BLOOD MARKER after the Injury Roll.
    Gas,
    /// A Success Roll of an attack that comes to two or less hits the attacker.
    Fumble,
    /// Out of Action becomes Down unless by a Bloodbath.
    Golem,
    /// One per model; no Charge Bonus; bars moving and shooting.
    Heavy,
    /// Takes a hand and cannot be put down.
    Held,
    /// A modifier that does not count for this attack.
    Ignore(Ignored),
    /// The item stands outside IGNORE ARMOUR and ARMOUR PIERCING.
    Impervious,
    /// Attacks place INFECTION MARKERS instead of BLOOD MARKERS.
    InfectionMarkers,
    /// Deploys after the others, outside the zone.
    Infiltrator,
    /// +1 DICE on Morale Checks while standing.
    Leader,
    /// At most seven experience points.
    LimitedPotential,
    /// An effect that does nothing to this model.
    Negate(Negated),
    /// Usable in melee and at range in one Activation.
    Pistol,
    /// BLOOD MARKERS removed when Activated.
    Regenerate(u8),
    /// Firing it ends the Activation.
    Reload,
    /// Success Rolls with it are Risky.
    Risky,
    /// A missed BLAST wanders.
    Scatter,
    /// Long Range costs an INJURY DICE instead of a DICE.
    Shotgun,
    /// +1 BLOOD MARKER after the Injury Roll.
    Shrapnel,
    /// May evade a charge.
    Skirmisher,
    /// Ignores HEAVY.
    Strong,
    /// The first Out of Action is Down.
    Tough,
    /// Terrain: a Risky Success Roll to enter or to begin in (TER-04).
    DangerousTerrain,
    /// Terrain: one inch costs two (TER-03).
    DifficultTerrain,
    /// Terrain: nobody enters it (TER-05).
    ImpassableTerrain,
    /// Terrain: goes off once, under the first model that touches it.
    Mined,
    /// Terrain: the players agreed that it is Open, against its kind (TER-01).
    OpenTerrain,
    /// A tag without a meaning of its own: a faction's name, ARTIFICIAL, a house keyword.
    Tag(String),
}

/// What IGNORE can drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ignored {
    /// The dice and modifiers of armour, shield and Armour Characteristic.
    Armour,
    /// Cover −1.
    Cover,
    /// Defended Obstacle −1.
    DefendedObstacle,
    /// Elevated Position +1.
    ElevatedPosition,
    /// Long Range −1.
    LongRange,
    /// Off-Hand −1.
    OffHand,
    /// The dice and modifiers of a shield.
    Shield,
}

/// What NEGATE can switch off for a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Negated {
    /// Difficult terrain costs nothing extra.
    DifficultTerrain,
    /// FEAR does not frighten it.
    Fear,
    /// No extra marker from FIRE.
    Fire,
    /// No extra marker from GAS.
    Gas,
    /// HEAVY does not burden it.
    Heavy,
    /// Mines do not go off under it.
    Mined,
    /// No extra marker from SHRAPNEL.
    Shrapnel,
}

const PLAIN: [(Keyword, &str); 39] = [
    (Keyword::ArmourPiercing, "ARMOUR PIERCING"),
    (Keyword::Assault, "ASSAULT"),
    (Keyword::Block, "BLOCK"),
    (Keyword::Consumable, "CONSUMABLE"),
    (Keyword::Cover, "COVER"),
    (Keyword::Critical, "CRITICAL"),
    (Keyword::Cumbersome, "CUMBERSOME"),
    (Keyword::DangerousTerrain, "DANGEROUS TERRAIN"),
    (Keyword::Deadly, "DEADLY"),
    (Keyword::Demonic, "DEMONIC"),
    (Keyword::Deployable, "DEPLOYABLE"),
    (Keyword::DifficultTerrain, "DIFFICULT TERRAIN"),
    (Keyword::Elite, "ELITE"),
    (Keyword::Fear, "FEAR"),
    (Keyword::Fire, "FIRE"),
    (Keyword::Flamethrower, "FLAMETHROWER"),
    (Keyword::Flying, "FLYING"),
    (Keyword::Fumble, "FUMBLE"),
    (Keyword::Gas, "GAS"),
    (Keyword::Golem, "GOLEM"),
    (Keyword::Heavy, "HEAVY"),
    (Keyword::Held, "HELD"),
    (Keyword::ImpassableTerrain, "IMPASSABLE TERRAIN"),
    (Keyword::Impervious, "IMPERVIOUS"),
    (Keyword::InfectionMarkers, "INFECTION MARKERS"),
    (Keyword::Infiltrator, "INFILTRATOR"),
    (Keyword::Leader, "LEADER"),
    (Keyword::LimitedPotential, "LIMITED POTENTIAL"),
    (Keyword::Mined, "MINED"),
    (Keyword::OpenTerrain, "OPEN TERRAIN"),
    (Keyword::Pistol, "PISTOL"),
    (Keyword::Reload, "RELOAD"),
    (Keyword::Risky, "RISKY"),
    (Keyword::Scatter, "SCATTER"),
    (Keyword::Shotgun, "SHOTGUN"),
    (Keyword::Shrapnel, "SHRAPNEL"),
    (Keyword::Skirmisher, "SKIRMISHER"),
    (Keyword::Strong, "STRONG"),
    (Keyword::Tough, "TOUGH"),
];

const IGNORED: [(Ignored, &str); 7] = [
    (Ignored::Armour, "ARMOUR"),
    (Ignored::Cover, "COVER"),
    (Ignored::DefendedObstacle, "DEFENDED OBSTACLE"),
    (Ignored::ElevatedPosition, "ELEVATED POSITION"),
    (Ignored::LongRange, "LONG RANGE"),
    (Ignored::OffHand, "OFF-HAND WEAPON"),
    (Ignored::Shield, "SHIELD"),
];

const NEGATED: [(Negated, &str); 7] = [
    (Negated::DifficultTerrain, "DIFFICULT TERRAIN"),
    (Negated::Fear, "FEAR"),
    (Negated::Fire, "FIRE"),
    (Negated::Gas, "GAS"),
    (Negated::Heavy, "HEAVY"),
    (Negated::Mined, "MINED"),
    (Negated::Shrapnel, "SHRAPNEL"),
];

/// The longest keyword read from a file, in bytes.
pub(crate) const KEYWORD_BYTES: usize = 60;

fn name_of<T: PartialEq>(list: &'static [(T, &'static str)], wanted: &T) -> &'static str {
    list.iter().find(|(k, _)| k == wanted).map_or("", |(_, name)| name)
}

fn named<T: Clone>(list: &'static [(T, &'static str)], name: &str) -> Option<T> {
    list.iter().find(|(_, n)| *n == name).map(|(k, _)| k.clone())
}

impl Keyword {
    /// The keywords that a model with this one has as well.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "few keywords bring others")]
    pub const fn brings(&self) -> &'static [Self] {
        match self {
            Self::Demonic => &[Self::Negate(Negated::Fire)],
            Self::Golem => &[Self::Negate(Negated::Fear), Self::Negate(Negated::Gas)],
            _ => &[],
        }
    }
}

impl fmt::Display for Keyword {
    #[expect(clippy::wildcard_enum_match_arm, reason = "all plain keywords stand in one table")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Automatic(n) => write!(f, "AUTOMATIC {n}"),
            Self::Blast(n) => write!(f, "BLAST {n}"),
            Self::Blessed(n) => write!(f, "BLESSED {n}"),
            Self::Cleave(n) => write!(f, "CLEAVE {n}"),
            Self::Regenerate(n) => write!(f, "REGENERATE {n}"),
            Self::Ignore(what) => write!(f, "IGNORE {}", name_of(&IGNORED, what)),
            Self::Negate(what) => write!(f, "NEGATE {}", name_of(&NEGATED, what)),
            Self::Tag(name) => f.write_str(name),
            plain => f.write_str(name_of(&PLAIN, plain)),
        }
    }
}

/// A text that cannot be a keyword: empty, too long, or a rules keyword with a wrong parameter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a keyword: expected capitals as printed, such as “AUTOMATIC 2” or “NEGATE FEAR”")]
pub struct NotAKeyword(String);

impl FromStr for Keyword {
    type Err = NotAKeyword;

    fn from_str(text: &str) -> Result<Self, NotAKeyword> {
        let wrong = || NotAKeyword(text.chars().take(KEYWORD_BYTES).collect());
        if text.is_empty() || text.len() > KEYWORD_BYTES || text.chars().any(char::is_control) {
            return Err(wrong());
        }
        if let Some(plain) = named(&PLAIN, text) {
            return Ok(plain);
        }
        let Some((head, rest)) = text.split_once(' ') else {
            return Ok(Self::Tag(text.to_owned()));
        };
        let number = || rest.parse::<u8>().ok().filter(|n| (1..=12).contains(n)).ok_or_else(wrong);
        match head {
            "AUTOMATIC" => number().map(Self::Automatic),
            "BLAST" => number().map(Self::Blast),
            "BLESSED" => number().map(Self::Blessed),
            "CLEAVE" => number().map(Self::Cleave),
            "REGENERATE" => number().map(Self::Regenerate),
            "IGNORE" => named(&IGNORED, rest).map(Self::Ignore).ok_or_else(wrong),
            "NEGATE" => named(&NEGATED, rest).map(Self::Negate).ok_or_else(wrong),
            _ => Ok(Self::Tag(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Keyword {
    type Error = NotAKeyword;
    fn try_from(text: String) -> Result<Self, NotAKeyword> {
        text.parse()
    }
}

impl From<Keyword> for String {
    fn from(keyword: Keyword) -> Self {
        keyword.to_string()
    }
}
