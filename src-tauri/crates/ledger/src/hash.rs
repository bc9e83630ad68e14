//! SHA-256 as a value.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// A SHA-256; written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; 32]);

/// Text that is not the expected number of lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected {digits} lower-case hexadecimal digits")]
pub struct NotHex {
    /// How many digits were expected.
    pub digits: usize,
}

impl Hash {
    /// The hash of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// A hash by its bytes, as the book keeps it.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Reads exactly `N` bytes of lower-case hexadecimal; one spelling only, so that text can be compared.
///
/// # Errors
/// Which number of digits was expected.
pub fn from_hex<const N: usize>(text: &[u8]) -> Result<[u8; N], NotHex> {
    const fn digit(byte: u8) -> Option<u8> {
        match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        }
    }
    let wrong = NotHex { digits: N * 2 };
    if text.len() != N * 2 {
        return Err(wrong);
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        match pair {
            [high, low] => *byte = digit(*high).ok_or(wrong)? << 4 | digit(*low).ok_or(wrong)?,
            _ => return Err(wrong),
        }
    }
    Ok(bytes)
}

/// Bytes in lower-case hexadecimal, as all ids and hashes are written.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        text.extend([DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }
    text
}

/// Hexadecimal in serde, `Display`, `Debug`, `FromStr` and the JSON Schema, alike for all ids.
macro_rules! hexadecimal {
    ($name:ident, $bytes:literal, $what:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&to_hex(&self.0))
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
        impl FromStr for $name {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<Self, NotHex> {
                from_hex(text.as_bytes()).map(Self)
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&to_hex(&self.0))
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Digits;
                impl de::Visitor<'_> for Digits {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($what)
                    }
                    fn visit_str<E: de::Error>(self, text: &str) -> Result<$name, E> {
                        text.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(Digits)
            }
        }
        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "type": "string",
                    "description": $what,
                    "pattern": format!("^[0-9a-f]{{{}}}$", $bytes * 2),
                })
            }
        }
    };
}
pub(crate) use hexadecimal;
hexadecimal!(Hash, 32, "a SHA-256: 64 lower-case hexadecimal digits");

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_known_text_has_its_known_hash() {
        // FIPS 180-2, appendix B.1
        let hex = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Hash::of(b"abc").to_string(), hex);
        assert_eq!(hex.parse::<Hash>(), Ok(Hash::of(b"abc")));
        assert_eq!(serde_json::to_string(&Hash::of(b"abc")).unwrap(), format!("\"{hex}\""));
    }

    #[test]
    fn only_one_spelling_is_read() {
        let hex = Hash::of(b"abc").to_string();
        for bad in [hex.to_uppercase(), hex[1..].into(), format!("{hex}0"), hex.replace('b', "g"), String::new()] {
            assert_eq!(bad.parse::<Hash>(), Err(NotHex { digits: 64 }), "{bad}");
        }
    }
}
