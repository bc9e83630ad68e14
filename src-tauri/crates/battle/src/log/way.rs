//! What a person says about a move apart from where it ends, and what lies on its path.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use nml_catalogue::Point;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// The most corners of a way.
pub const VIA_MAX: usize = 8;
/// The most things crossed on a way.
pub const OVER_MAX: usize = 12;
/// The greatest length that can be stated.
pub(crate) const STATED_MAX: Length = Length::inches(100);

/// How a model goes. By default straight on, over what the map shows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MovementWay")]
pub struct Way {
    /// Corners of the way, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub via: Vec<Point>,
    /// What it crosses, in order. A stated kind replaces what the map shows of that kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<Crossing>,
    /// How high it stands at the end, or none for the height of the ground there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<Length>,
    /// What the map shows on the way does not count: a door, a ladder, a bridge.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub clear: bool,
    /// The straight way of a charge is rough or barred by what the map does not show: it goes around that, or stops
    /// before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rough: bool,
}

/// Something on a model's way, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Crossing {
    /// What.
    pub what: Passage,
    /// Where the base stands when it comes to it; for a Jump Down, where it lands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// The piece, by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<String>,
}

/// What a way can lead through, over or down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Passage {
    /// So far through Difficult terrain (TER-03).
    Difficult {
        /// How far.
        length: Length,
    },
    /// Into Dangerous terrain (TER-04).
    Dangerous {
        /// What stands in brackets behind it, such as FIRE.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keywords: Vec<Keyword>,
        /// It ends there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stays: bool,
    },
    /// Into contact with what is MINED.
    Mined,
    /// Up or down a sheer surface (MOV-01).
    Climb {
        /// How high it is.
        height: Length,
        /// Downwards.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        down: bool,
        /// What it stands on then.
        #[serde(default)]
        footing: Footing,
    },
    /// Over a gap (MOV-03, MOV-04).
    Jump {
        /// How wide.
        gap: Length,
        /// How much higher the other side is; below zero for lower.
        #[serde(default)]
        rise: Length,
        /// How deep a fall there is.
        #[serde(default)]
        depth: Length,
    },
    /// Down from a ledge (MOV-06).
    JumpDown {
        /// How far down.
        height: Length,
    },
}

/// How much of a base stands after a climb (C-56).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Footing {
    /// More than half of it.
    #[default]
    MoreThanHalf,
    /// Half of it.
    Half,
    /// Less.
    Less,
}

impl Way {
    /// Whether nothing is stated.
    #[must_use]
    pub(crate) fn is_plain(&self) -> bool {
        *self == Self::default()
    }

    /// Sizes and lengths that make sense: a statement comes from outside.
    #[must_use]
    pub(crate) fn is_sized(&self) -> bool {
        self.via.len() <= VIA_MAX
            && self.over.len() <= OVER_MAX
            && self.height.is_none_or(Passage::fits)
            && self.over.iter().all(|c| c.what.is_sized() && c.terrain.as_ref().is_none_or(|t| t.len() <= 60))
    }
}

impl Passage {
    fn fits(length: Length) -> bool {
        (Length::ZERO..=STATED_MAX).contains(&length)
    }

    fn is_sized(&self) -> bool {
        match self {
            Self::Difficult { length } => Self::fits(*length),
            Self::Dangerous { keywords, .. } => keywords.len() <= 4,
            Self::Mined => true,
            Self::Climb { height, .. } | Self::JumpDown { height } => Self::fits(*height),
            Self::Jump { gap, rise, depth } => {
                Self::fits(*gap) && Self::fits(*depth) && (-STATED_MAX..=STATED_MAX).contains(rise)
            }
        }
    }

    /// The same kind of thing, for what a statement replaces.
    pub(crate) const fn kind(&self) -> u8 {
        match self {
            Self::Difficult { .. } => 0,
            Self::Dangerous { .. } => 1,
            Self::Mined => 2,
            Self::Climb { .. } | Self::Jump { .. } | Self::JumpDown { .. } => 3,
        }
    }

    /// It leads up, down or over a gap.
    pub(crate) const fn is_vertical(&self) -> bool {
        self.kind() == 3
    }
}
