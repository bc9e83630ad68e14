//! Short ways into a log's JSON. What is missing, or of another kind, reads as nothing: a log from outside may contain
//! anything, and a referee that stops there would see nothing more.

use serde_json::Value;

/// The most numbers of a list that are looked at: far beyond any battle.
const MOST: usize = 4096;

/// Reading a value of a log.
pub(crate) trait Read {
    fn of(&self, key: &str) -> &Value;
    fn text(&self, key: &str) -> &str;
    fn number(&self, key: &str) -> i64;
    fn maybe(&self, key: &str) -> Option<i64>;
    fn flag(&self, key: &str) -> bool;
    fn list(&self, key: &str) -> &[Value];
    fn texts(&self, key: &str) -> Vec<&str>;
    fn model(&self, key: &str) -> Option<usize>;
    fn models(&self, key: &str) -> Vec<usize>;
    fn indices(&self) -> Vec<usize>;
    fn whole(&self) -> Option<i64>;
    fn numbers(&self, key: &str) -> Vec<i64>;
    fn word(&self) -> &str;
    fn said(&self) -> &Value;
}

impl Read for Value {
    fn of(&self, key: &str) -> &Value {
        self.get(key).unwrap_or(&Self::Null)
    }

    fn text(&self, key: &str) -> &str {
        self.of(key).as_str().unwrap_or("")
    }

    fn number(&self, key: &str) -> i64 {
        self.maybe(key).unwrap_or(0)
    }

    fn maybe(&self, key: &str) -> Option<i64> {
        self.of(key).whole()
    }

    /// Bounded, so that no sum of a few can overflow.
    fn whole(&self) -> Option<i64> {
        self.as_i64().map(|n| n.clamp(-1_000_000_000, 1_000_000_000))
    }

    fn numbers(&self, key: &str) -> Vec<i64> {
        self.list(key).iter().filter_map(Self::whole).collect()
    }

    fn flag(&self, key: &str) -> bool {
        self.of(key).as_bool().unwrap_or(false)
    }

    fn list(&self, key: &str) -> &[Value] {
        let all = self.of(key).as_array().map_or(&[][..], Vec::as_slice);
        all.get(..MOST).unwrap_or(all)
    }

    fn texts(&self, key: &str) -> Vec<&str> {
        self.list(key).iter().filter_map(Self::as_str).collect()
    }

    fn model(&self, key: &str) -> Option<usize> {
        self.of(key).as_u64().and_then(|n| usize::try_from(n).ok())
    }

    fn models(&self, key: &str) -> Vec<usize> {
        self.of(key).indices()
    }

    fn indices(&self) -> Vec<usize> {
        let all = self.as_array().map_or(&[][..], Vec::as_slice);
        all.iter().take(MOST).filter_map(Self::as_u64).filter_map(|n| usize::try_from(n).ok()).collect()
    }

    /// A word of the packs is a text, or an object with the word as its one key.
    fn word(&self) -> &str {
        match self {
            Self::String(text) => text,
            Self::Object(map) => map.keys().next().map_or("", String::as_str),
            Self::Null | Self::Bool(_) | Self::Number(_) | Self::Array(_) => "",
        }
    }

    /// The value of the word.
    fn said(&self) -> &Value {
        match self {
            Self::Object(map) => map.values().next().unwrap_or(&Self::Null),
            Self::Null | Self::Bool(_) | Self::Number(_) | Self::Array(_) | Self::String(_) => &Self::Null,
        }
    }
}
