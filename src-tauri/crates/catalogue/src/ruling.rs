//! Rulings: named readings where the sources of the rules disagree or leave a choice.
//!
//! Every such place has an id (`C-10`), a key (`charge_cap`) and two or more readings with names; the
//! first is the default. [`Rulings`] holds one choice each, typed; [`RULINGS`] describes them all.
//! In files rulings are an object of those keys that differ from the default:
//!
//! ```
//! use nml_catalogue::ruling::Rulings;
//!
//! let rulings: Rulings = serde_json::from_str(r#"{"charge_cap": "no_cap"}"#)?;
//! assert_eq!(rulings.get("charge_cap"), Some("no_cap"));
//! assert_eq!(rulings.get("block"), Some("after_charge_only"));
//! // Which source says what stands at each reading, by the tags of [`SOURCES`].
//! let block = nml_catalogue::ruling::Ruling::with_key("block").unwrap();
//! assert_eq!(block.readings[1].sources, ["S3"]);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! A rule reads a ruling by a match that names all its readings, or asks it a question that `ruling/answers.rs`
//! answers with yes or no. The rules speak of models, Warbands and dice in [`nml_dice`]'s terms; [`Rulings::injury_reading`]
//! translates.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place where the sources disagree, described for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Stable id, such as `C-10`; never given to another one.
    pub id: &'static str,
    /// The name in rulesets.
    pub key: &'static str,
    /// What is asked.
    pub question: &'static str,
    /// Its readings, the default first. With only one there is nothing to choose: the sources differ
    /// in words and not in play.
    pub readings: &'static [Reading],
}

/// The sources of the rules: the tag that begins each of [`Reading::sources`], and what it stands for.
pub const SOURCES: &[(&str, &str)] = &[
    ("CH", "changelog of version 1.0.2"),
    ("CO", "comprehensive rules pages of the compendium"),
    ("CR", "core rules pages of the compendium"),
    ("DR", "digital rulebook, version 1.0.2"),
    ("NR", "a roster tool's transcription"),
    ("P16", "playtest 1.6"),
    ("RB", "a developer's remark"),
    ("RC", "rules commentaries, version 1.0.2"),
    ("S0", "two-player quick start"),
    ("S1", "a page on injuries"),
    ("S2", "a playtest page on movement"),
    ("S3", "quick start sheet"),
    ("S4", "an article on the sequence of a game"),
    ("TC", "scenario pages of the compendium"),
    ("XR", "a fan reference"),
];

/// One way to read a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The name in rulesets.
    pub name: &'static str,
    /// What it means in play.
    pub meaning: &'static str,
    /// Which sources have the rule like this, the weightiest first: a tag of [`SOURCES`], and for some the page (`DR
    /// p.36`) or the question (`RC Q5`). A source without a limit or a bonus that another reading adds counts for going
    /// without. A source that leaves it open is not listed; a reading without sources is a way to play that no source
    /// spells out.
    pub sources: &'static [&'static str],
}

/// A choice that no ruling has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulingError {
    /// No ruling has this key.
    #[error("there is no ruling \"{key}\"")]
    UnknownKey {
        /// The key given.
        key: String,
    },
    /// The ruling has no reading of this name.
    #[error("ruling \"{key}\" cannot be \"{name}\", only {expected}")]
    UnknownReading {
        /// The ruling's key.
        key: &'static str,
        /// The name given.
        name: String,
        /// The names it knows.
        expected: String,
    },
    /// The ruling was chosen twice.
    #[error("ruling \"{key}\" is chosen twice")]
    Twice {
        /// The ruling's key.
        key: &'static str,
    },
}

impl Ruling {
    /// The ruling with this key.
    #[must_use]
    pub fn with_key(key: &str) -> Option<&'static Self> {
        RULINGS.iter().find(|ruling| ruling.key == key)
    }

    /// The reading that holds unless a ruleset chooses another.
    #[must_use]
    pub fn default_reading(&self) -> Option<&'static Reading> {
        self.readings.first()
    }

    /// The other readings.
    #[must_use]
    pub fn alternatives(&self) -> &'static [Reading] {
        self.readings.get(1..).unwrap_or_default()
    }

    fn unknown(&self, name: &str) -> RulingError {
        let names: Vec<String> = self.readings.iter().map(|reading| format!("\"{}\"", reading.name)).collect();
        RulingError::UnknownReading { key: self.key, name: name.to_owned(), expected: names.join(" or ") }
    }
}

/// The type of one ruling. A ruling without alternatives needs no type.
macro_rules! ruling_type {
    ($question:literal; $($variant:ident = $name:literal: $meaning:literal),+) => {};
    ($question:literal $type:ident; $first:ident = $first_name:literal: $first_meaning:literal
        $(, $variant:ident = $name:literal: $meaning:literal)+) => {
        #[doc = $question]
        // Without `PartialEq`: a rule that asked for one reading with `==` would take a new reading for any of the
        // others.
        #[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
        pub enum $type {
            #[doc = $first_meaning]
            #[default]
            #[serde(rename = $first_name)]
            $first,
            $(#[doc = $meaning] #[serde(rename = $name)] $variant),+
        }

        impl $type {
            /// The name in rulesets.
            const fn name(self) -> &'static str {
                match self {
                    Self::$first => $first_name,
                    $(Self::$variant => $name),+
                }
            }

            fn named(name: &str) -> Option<Self> {
                match name {
                    $first_name => Some(Self::$first),
                    $($name => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

/// From the table: a type for each ruling, the struct of all, and the descriptions.
macro_rules! rulings {
    ($($id:literal $key:ident $(: $type:ident)? $question:literal
        { $($variant:ident = $name:literal: $meaning:literal [$($source:literal),*]),+ $(,)? })+) => {
        $(ruling_type! { $question $($type)?; $($variant = $name: $meaning),+ })+

        /// One choice for every ruling that leaves one; the default is version 1.0.2 as printed.
        #[derive(Clone, Debug, Default, JsonSchema)]
        #[schemars(default, deny_unknown_fields)]
        pub struct Rulings {
            $($(#[doc = concat!($id, ". ", $question)] pub $key: $type,)?)+
        }

        /// Two choices are equal when they choose readings of the same names.
        impl PartialEq for Rulings {
            fn eq(&self, other: &Self) -> bool {
                true $($(&& <$type>::name(self.$key) == <$type>::name(other.$key))?)+
            }
        }

        impl Eq for Rulings {}

        impl Rulings {
            /// The name of the chosen reading of a ruling, if there is such a ruling.
            #[must_use]
            pub fn get(&self, key: &str) -> Option<&'static str> {
                match key {
                    $($(stringify!($key) => Some(<$type>::name(self.$key)),)?)+
                    _ => Ruling::with_key(key)?.default_reading().map(|reading| reading.name),
                }
            }

            /// Chooses a reading of a ruling by their names.
            pub fn set(&mut self, key: &str, name: &str) -> Result<(), RulingError> {
                let ruling = Ruling::with_key(key).ok_or_else(|| RulingError::UnknownKey { key: key.to_owned() })?;
                match key {
                    $($(stringify!($key) => self.$key = <$type>::named(name).ok_or_else(|| ruling.unknown(name))?,)?)+
                    _ if ruling.default_reading().is_some_and(|only| only.name == name) => {}
                    _ => return Err(ruling.unknown(name)),
                }
                Ok(())
            }
        }

        /// All rulings in the order of their ids.
        pub const RULINGS: &[Ruling] = &[$(Ruling {
            id: $id,
            key: stringify!($key),
            question: $question,
            readings: &[$(Reading { name: $name, meaning: $meaning, sources: &[$($source),*] }),+],
        }),+];
    };
}

// Below the macros, because the table is written in them.
mod answers;
mod table;

pub use table::*;

impl Rulings {
    /// The rulings that differ from the default, in the order of their ids: key and chosen reading.
    #[must_use]
    pub fn differing(&self) -> Vec<(&'static str, &'static str)> {
        self.all().filter(|(key, chosen)| Self::default().get(key) != Some(chosen)).collect()
    }

    /// Every ruling that leaves a choice, with the reading chosen, in the order of their ids.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let open = RULINGS.iter().filter(|ruling| ruling.readings.len() > 1);
        open.filter_map(|ruling| Some((ruling.key, self.get(ruling.key)?)))
    }
}

impl Serialize for Rulings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let differing = self.differing();
        let mut map = serializer.serialize_map(Some(differing.len()))?;
        for (key, name) in differing {
            map.serialize_entry(key, name)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Rulings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Choices;
        impl<'de> Visitor<'de> for Choices {
            type Value = Rulings;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of rulings, such as {\"charge_cap\": \"no_cap\"}")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Rulings, A::Error> {
                let (mut rulings, mut seen) = (Rulings::default(), Vec::new());
                while let Some((key, name)) = map.next_entry::<String, String>()? {
                    rulings.set(&key, &name).map_err(A::Error::custom)?;
                    let key = Ruling::with_key(&key).map_or("", |ruling| ruling.key);
                    if seen.contains(&key) {
                        return Err(A::Error::custom(RulingError::Twice { key }));
                    }
                    seen.push(key);
                }
                Ok(rulings)
            }
        }
        deserializer.deserialize_map(Choices)
    }
}
