//! JSON as a person lays it out: what fits on one line is on one line.

use serde_json::Value;

/// Columns of a line.
const WIDTH: usize = 120;
/// Columns a level is set in.
const LEVEL: usize = 1;

/// The text of a document, with a line feed at its end.
#[must_use]
pub fn text(value: &Value) -> String {
    let mut text = String::new();
    lay(value, 0, 0, &mut text);
    text.push('\n');
    text
}

/// Adds a value that begins in this column of a line set in so far.
fn lay(value: &Value, indent: usize, column: usize, text: &mut String) {
    let flat = flat(value);
    // A comma may follow.
    if column + flat.chars().count() < WIDTH {
        text.push_str(&flat);
        return;
    }
    let inner = indent + LEVEL;
    let line = |text: &mut String, at: usize, indent: usize| {
        text.push_str(if at == 0 { "\n" } else { ",\n" });
        text.push_str(&" ".repeat(indent));
    };
    match value {
        Value::Object(parts) if !parts.is_empty() => {
            text.push('{');
            for (at, (key, part)) in parts.iter().enumerate() {
                let key = format!("{}: ", Value::from(key.as_str()));
                line(text, at, inner);
                text.push_str(&key);
                lay(part, inner, inner + key.chars().count(), text);
            }
            line(text, 0, indent);
            text.push('}');
        }
        Value::Array(parts) if !parts.is_empty() => {
            text.push('[');
            for (at, part) in parts.iter().enumerate() {
                line(text, at, inner);
                lay(part, inner, inner, text);
            }
            line(text, 0, indent);
            text.push(']');
        }
        Value::Object(_) | Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            text.push_str(&flat)
        }
    }
}

/// A value on one line.
fn flat(value: &Value) -> String {
    match value {
        Value::Object(parts) => {
            let parts: Vec<String> =
                parts.iter().map(|(key, part)| format!("{}: {}", Value::from(key.as_str()), flat(part))).collect();
            format!("{{{}}}", parts.join(", "))
        }
        Value::Array(parts) => format!("[{}]", parts.iter().map(flat).collect::<Vec<_>>().join(", ")),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}
