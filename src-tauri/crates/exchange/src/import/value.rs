//! Accessors for JSON whose shape nobody vouches for.

use serde_json::{Map, Value};

use crate::Unusable;
use crate::code;

/// An object, or the document is not what it says.
pub(super) fn object<'v>(value: &'v Value, what: &str, place: &str) -> Result<&'v Map<String, Value>, Unusable> {
    value.as_object().ok_or_else(|| Unusable::at(code::WRONG_CONTENT, what, place, "This must be an object."))
}

/// The list under a key; empty if the key is missing or null.
pub(super) fn list<'v>(
    object: &'v Map<String, Value>,
    key: &str,
    what: &str,
    place: &str,
) -> Result<&'v [Value], Unusable> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(list)) => Ok(list),
        // PHP writes an empty object where it means an empty list.
        Some(Value::Object(empty)) if empty.is_empty() => Ok(&[]),
        Some(_) => Err(Unusable::at(code::WRONG_CONTENT, what, format!("{place}/{key}"), "This must be a list.")),
    }
}

/// The text under a key; empty if there is none.
pub(super) fn text<'v>(object: &'v Map<String, Value>, key: &str) -> &'v str {
    object.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// A whole number from 0, written as a number or as text.
pub(super) fn whole(value: &Value) -> Option<u32> {
    match value {
        Value::Number(number) => {
            number.as_u64().or_else(|| integral(number.as_f64()?)).and_then(|n| u32::try_from(n).ok())
        }
        Value::String(text) => {
            let (whole, rest) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
            rest.bytes().all(|byte| byte == b'0').then(|| whole.parse().ok())?
        }
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// `3.0` is 3.
fn integral(number: f64) -> Option<u64> {
    let text = format!("{number}");
    text.parse().ok()
}

/// The number under a key, or `missing` if there is none.
///
/// # Errors
/// It is there, but is not a whole number from 0.
pub(super) fn number(
    object: &Map<String, Value>,
    key: &str,
    missing: u32,
    what: &str,
    place: &str,
) -> Result<u32, Unusable> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(missing),
        Some(value) => whole(value).ok_or_else(|| {
            Unusable::at(code::WRONG_CONTENT, what, format!("{place}/{key}"), "This must be a whole number from 0.")
        }),
    }
}
