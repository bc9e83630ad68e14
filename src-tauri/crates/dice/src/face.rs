//! One die as it lies on the table.

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What a D6 shows: 1 to 6. In files a plain integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

/// A number that no D6 shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct NoSuchFace(pub i64);

impl Face {
    /// The six faces, 1 first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with this number.
    pub const fn new(number: u8) -> Result<Self, NoSuchFace> {
        match number {
            1..=6 => Ok(Self(number)),
            _ => Err(NoSuchFace(number as i64)),
        }
    }

    /// 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The die read as a D3: half of it, rounded up (F-08).
    #[must_use]
    pub const fn d3(self) -> u8 {
        self.0.div_ceil(2)
    }
}

impl TryFrom<i64> for Face {
    type Error = NoSuchFace;

    fn try_from(number: i64) -> Result<Self, NoSuchFace> {
        u8::try_from(number).map_err(|_| NoSuchFace(number)).and_then(Self::new)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number;
        impl de::Visitor<'_> for Number {
            type Value = Face;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the face of a die as an integer from 1 to 6")
            }
            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Face, E> {
                Face::try_from(number).map_err(E::custom)
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Face, E> {
                Face::try_from(i64::try_from(number).unwrap_or(i64::MAX)).map_err(E::custom)
            }
        }
        deserializer.deserialize_u8(Number)
    }
}

impl JsonSchema for Face {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Face".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "What a D6 shows.",
            "type": "integer",
            "minimum": 1,
            "maximum": 6
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_die_shows_one_to_six() {
        for number in 1..=6_u8 {
            assert_eq!(Face::new(number).map(Face::number), Ok(number));
            assert_eq!(serde_json::from_str::<Face>(&number.to_string()).unwrap().number(), number);
        }
        assert_eq!(Face::new(0), Err(NoSuchFace(0)));
        assert_eq!(Face::new(7).unwrap_err().to_string(), "a die shows 1 to 6, not 7");
        for bad in ["0", "7", "-1", "3.0", "\"3\"", "null", "18446744073709551615"] {
            assert!(serde_json::from_str::<Face>(bad).is_err(), "{bad}");
        }
        assert!(serde_json::from_str::<Face>("7").unwrap_err().to_string().starts_with("a die shows 1 to 6, not 7"));
    }

    #[test]
    fn a_d3_is_half_a_die_rounded_up() {
        assert_eq!(Face::ALL.map(Face::d3), [1, 1, 2, 2, 3, 3]);
    }
}
