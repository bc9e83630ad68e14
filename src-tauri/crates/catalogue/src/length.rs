//! Lengths in whole micrometres, so that no float reaches an entry or a hash (promise 1).

use std::borrow::Cow;
use std::fmt;
use std::ops::{Add, Div, Mul, Neg, Sub};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, de};

/// A length or coordinate in micrometres; one inch is 25,400.
///
/// It is written as an integer. Pack authors may also write `"6 in"`, `"0.5 in"` or `"32 mm"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Length(i32);

impl JsonSchema for Length {
    fn schema_name() -> Cow<'static, str> {
        "Length".into()
    }

    /// What is written is always a number; only the author of a file may use words.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        if generator.contract().is_serialize() {
            return json_schema!({"type": "integer", "format": "int32", "description": "micrometres (1 inch = 25400)"});
        }
        json_schema!({
            "description": "micrometres (1 inch = 25400), or a text such as \"6 in\" or \"32 mm\"",
            "anyOf": [{"type": "integer", "format": "int32"}, {"type": "string"}],
        })
    }
}

/// Micrometres in one inch.
pub const INCH: i32 = 25_400;

/// Decimals of an inch that tell one micrometre from the next.
const DECIMALS: usize = 5;

impl Length {
    /// No length at all.
    pub const ZERO: Self = Self(0);

    /// A whole number of inches; saturates far beyond any table.
    #[must_use]
    pub const fn inches(n: i32) -> Self {
        Self(n.saturating_mul(INCH))
    }

    /// A whole number of millimetres.
    #[must_use]
    pub const fn millimetres(n: i32) -> Self {
        Self(n.saturating_mul(1000))
    }

    /// A number of micrometres.
    #[must_use]
    pub const fn micrometres(n: i32) -> Self {
        Self(n)
    }

    /// The number of micrometres.
    #[must_use]
    pub const fn as_micrometres(self) -> i32 {
        self.0
    }

    /// Half of it; distances keep their fractions (F-08b), here down to the micrometre.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// Both in inches, with as many decimals as it takes to tell them apart.
    #[must_use]
    pub fn apart(self, other: Self) -> [Shown; 2] {
        let shown = |places: usize| [self, other].map(|length| Shown { length, places });
        let told = (1..=DECIMALS).map(shown).find(|[one, two]| one.to_string() != two.to_string());
        told.unwrap_or_else(|| shown(1))
    }

    /// Whole inches contained in it, rounded down; for "each full 3″" and the like.
    #[must_use]
    pub const fn whole_inches(self) -> i32 {
        self.0.div_euclid(INCH)
    }
}

impl fmt::Display for Length {
    /// Inches with at most one decimal, as a person would say them: `6″`, `15.5″`; `{:.2}` asks for two, and so on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = f.precision().unwrap_or(1).min(DECIMALS);
        let ten = (0..places).fold(1_i64, |ten, _| ten * 10);
        let parts = (i64::from(self.0) * ten + i64::from(INCH) / 2).div_euclid(i64::from(INCH));
        let (sign, whole, rest) = (if parts < 0 { "-" } else { "" }, parts.abs() / ten, parts.abs() % ten);
        let decimals = format!("{rest:0places$}");
        match decimals.trim_end_matches('0') {
            "" => write!(f, "{sign}{whole}″"),
            decimals => write!(f, "{sign}{whole}.{decimals}″"),
        }
    }
}

/// A length, and how many decimals it is shown with at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The length.
    pub length: Length,
    /// Decimals of an inch.
    pub places: usize,
}

impl From<Length> for Shown {
    fn from(length: Length) -> Self {
        Self { length, places: 1 }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { length, places } = self;
        write!(f, "{length:.places$}")
    }
}

macro_rules! saturating {
    ($($trait:ident $method:ident $op:ident),*) => {$(
        impl $trait for Length {
            type Output = Self;
            fn $method(self, other: Self) -> Self { Self(self.0.$op(other.0)) }
        }
    )*};
}
saturating!(Add add saturating_add, Sub sub saturating_sub);

impl Mul<i32> for Length {
    type Output = Self;
    fn mul(self, n: i32) -> Self {
        Self(self.0.saturating_mul(n))
    }
}

impl Div<i32> for Length {
    type Output = Self;
    fn div(self, n: i32) -> Self {
        Self(self.0.checked_div(n).unwrap_or(0))
    }
}

impl Neg for Length {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

/// Reads `"6 in"`, `"0.5 in"`, `"32 mm"`.
fn parse(text: &str) -> Option<Length> {
    let (number, unit) = text.trim().split_once(' ')?;
    let unit = match unit {
        "in" => i64::from(INCH),
        "mm" => 1000,
        _ => return None,
    };
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let negative = whole.starts_with('-');
    if fraction.len() > 4 || !fraction.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let scale = 10_i64.pow(u32::try_from(fraction.len()).ok()?);
    let fraction: i64 = if fraction.is_empty() { 0 } else { fraction.parse().ok()? };
    let whole: i64 = whole.parse::<i32>().ok()?.into();
    let size = whole.abs() * unit + fraction * unit / scale;
    i32::try_from(if negative { -size } else { size }).ok().map(Length)
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;
        impl de::Visitor<'_> for Form {
            type Value = Length;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("micrometres as an integer, or a text such as \"6 in\" or \"32 mm\"")
            }
            fn visit_i64<E: de::Error>(self, n: i64) -> Result<Length, E> {
                i32::try_from(n).map(Length).map_err(|_| E::invalid_value(de::Unexpected::Signed(n), &self))
            }
            fn visit_u64<E: de::Error>(self, n: u64) -> Result<Length, E> {
                i32::try_from(n).map(Length).map_err(|_| E::invalid_value(de::Unexpected::Unsigned(n), &self))
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Length, E> {
                parse(text).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Form)
    }
}
