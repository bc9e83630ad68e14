//! JSON from outside: bounded in bytes and depth before anything is built from it.

use std::cmp::Ordering;
use std::fmt;

use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Number, Value};
use serde_path_to_error::{Path, Segment};

use crate::Unusable;
use crate::bounds::{JSON_DEPTH, QUOTED_CHARACTERS};
use crate::code;

/// Reads a document.
pub fn read<T: DeserializeOwned>(what: &str, bytes: &[u8], most_bytes: usize) -> Result<T, Unusable> {
    bounded(what, bytes, most_bytes)?;
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| wrong(what, &error))?;
    json.end().map_err(|error| malformed(what, &error))?;
    Ok(value)
}

/// Reads a document whose shape nobody vouches for. A key that stands twice in one object is refused: which of the two is
/// meant would be a guess.
pub(crate) fn read_value(what: &str, bytes: &[u8], most_bytes: usize) -> Result<Value, Unusable> {
    read::<Once>(what, bytes, most_bytes).map(|Once(value)| value)
}

/// Refuses any format but this one.
pub fn format(what: &str, document: &Value, expected: &str) -> Result<(), Unusable> {
    let found = match document.get("format").and_then(Value::as_str) {
        Some(named) if named == expected => return Ok(()),
        None | Some("") => "no format".to_owned(),
        Some(named) => format!("the format “{}”", cut(named)),
    };
    Err(Unusable::at(code::WRONG_FORMAT, what, "/format", format!("The file has {found}; it needs “{expected}”.")))
}

/// Refuses any version of a format but this one. A version that is missing, or not a whole number, is left to the
/// reader of the fields.
pub fn version(what: &str, document: &Value, expected: u32) -> Result<(), Unusable> {
    let Some(found) = document.get("version").and_then(Value::as_u64) else { return Ok(()) };
    let code = match found.cmp(&expected.into()) {
        Ordering::Equal => return Ok(()),
        Ordering::Greater => code::NEWER,
        Ordering::Less => code::WRONG_VERSION,
    };
    Err(Unusable::at(code, what, "/version", format!("Version {found} is not read here, only {expected}.")))
}

/// A value in whose objects every key stands once.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(AnyOnce).map(Self)
    }
}

struct AnyOnce;

impl<'de> Visitor<'de> for AnyOnce {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value of JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Once(value)) = seq.next_element()? {
            list.push(value);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format!("the key “{}” appears twice", cut(&key))));
            }
            let Once(value) = map.next_value()?;
            object.insert(key, value);
        }
        Ok(Value::Object(object))
    }
}

/// Reads a document, and names every field that nothing asked for.
pub(crate) fn read_noting<T: DeserializeOwned>(
    what: &str,
    bytes: &[u8],
    most_bytes: usize,
    ignored: &mut Vec<String>,
) -> Result<T, Unusable> {
    bounded(what, bytes, most_bytes)?;
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let read = serde_ignored::deserialize(tracked, |path| ignored.push(cut(&path.to_string())));
    let value = match read {
        Ok(value) => value,
        Err(error) => return Err(wrong(what, &serde_path_to_error::Error::new(track.path(), error))),
    };
    json.end().map_err(|error| malformed(what, &error))?;
    Ok(value)
}

/// Checks size, depth and spelling, so that reading costs no more than the bounds admit.
pub fn bounded(what: &str, bytes: &[u8], most_bytes: usize) -> Result<(), Unusable> {
    if bytes.len() > most_bytes {
        let message = format!("The file has {} bytes: {most_bytes} at most.", bytes.len());
        return Err(Unusable::whole(code::TOO_LARGE, what, message));
    }
    let depth = depth(bytes);
    if depth > JSON_DEPTH {
        let message = format!("Objects and lists lie {depth} deep in each other: {JSON_DEPTH} at most.");
        return Err(Unusable::whole(code::TOO_DEEP, what, message));
    }
    Ok(())
}

/// How deep brackets lie in each other, outside strings.
fn depth(bytes: &[u8]) -> usize {
    let (mut depth, mut deepest, mut quoted, mut escaped) = (0_usize, 0, false, false);
    for byte in bytes {
        match (quoted, byte) {
            (true, _) if escaped => escaped = false,
            (true, b'\\') => escaped = true,
            (_, b'"') => quoted = !quoted,
            (false, b'{' | b'[') => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            (false, b'}' | b']') => depth = depth.saturating_sub(1),
            (_, _) => {}
        }
    }
    deepest
}

/// An error of the parser as one line.
pub fn malformed(what: &str, error: &serde_json::Error) -> Unusable {
    let place = format!("line {} column {}", error.line(), error.column());
    Unusable::at(code::NOT_JSON, what, place, format!("This is not JSON: {}.", plain(error)))
}

fn wrong(what: &str, error: &serde_path_to_error::Error<serde_json::Error>) -> Unusable {
    let inner = error.inner();
    if inner.is_syntax() || inner.is_eof() {
        return malformed(what, inner);
    }
    let place = pointer(error.path());
    // The document as a whole has an empty pointer, and no one would look for it.
    let place = if place.is_empty() { "the top".to_owned() } else { place };
    Unusable::at(code::WRONG_CONTENT, what, place, format!("It cannot be read: {}.", plain(inner)))
}

/// A JSON pointer.
pub fn pointer(path: &Path) -> String {
    let mut text = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => text.push_str(&format!("/{index}")),
            Segment::Map { key } | Segment::Enum { variant: key } => text.push_str(&format!("/{}", cut(key))),
            Segment::Unknown => text.push_str("/?"),
        }
    }
    text
}

/// The parser's sentence without its own line and column, on one line.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(head, _)| head);
    // A foreign text may be quoted inside; it is shortened with the rest.
    nml_ledger::spelt(text).chars().map(|c| if c.is_control() { ' ' } else { c }).take(QUOTED_CHARACTERS * 6).collect()
}

/// A foreign text for a message: short and on one line.
pub fn cut(text: &str) -> String {
    let mut short: String =
        text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(QUOTED_CHARACTERS).collect();
    if text.chars().nth(QUOTED_CHARACTERS).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
    use super::*;

    #[test]
    fn size_and_depth_are_bounded_before_reading() {
        let code = |bytes: &[u8]| read::<Value>("list", bytes, 1000).map_err(|e| e.code.name);
        assert_eq!(code(&b"[".repeat(500)), Err("TOO_DEEP"));
        assert_eq!(code(&b" ".repeat(1001)), Err("TOO_LARGE"));
        assert_eq!(
            code(br#"{"a": "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}"#),
            Ok(serde_json::json!({"a": "[".repeat(45)}))
        );
        assert_eq!(code(b"[1] 2"), Err("NOT_JSON"));
    }

    #[test]
    fn a_key_that_stands_twice_is_named_with_its_place() {
        let said = |bytes: &[u8]| read_value("list", bytes, 1000).map_err(|error| error.to_string());
        let once = br#"{"a": [1, -2, 0.5, "x", null, true, {"a": {}}], "b": "\u0041"}"#;
        assert_eq!(said(once), Ok(serde_json::from_slice(once).unwrap()), "else it is the parser's own reading");
        for twice in [r#"{"m": [{}, {"a": 1, "b": 2, "a": 3}]}"#, r#"{"m": [{}, {"a": 1, "\u0061": 1}]}"#] {
            assert_eq!(
                said(twice.as_bytes()),
                Err("list at /m/1: It cannot be read: the key “a” appears twice.".to_owned())
            );
        }
    }

    #[test]
    fn an_error_names_line_or_place() {
        let error = read::<Vec<u8>>("list", b"[1,\n 2 3]", 100).unwrap_err();
        assert_eq!((error.code.name, error.place.as_str()), ("NOT_JSON", "line 2 column 4"));
        let error = read::<Vec<Vec<u8>>>("list", b"[[1], [2, 300]]", 100).unwrap_err();
        assert_eq!((error.code.name, error.place.as_str()), ("WRONG_CONTENT", "/1/1"));
    }
}
