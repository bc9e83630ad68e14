//! A catalogue in New Recruit's JSON: the same parts under the names of their lists.

use serde_json::{Map, Value};

use crate::Unusable;
use crate::bounds::CATALOGUE_FILE_BYTES;
use crate::code;
use crate::json;

use super::document::{At, Node, Tree, listed};

/// Adds the nodes of a file.
pub(super) fn read(bytes: &[u8], what: &str, tree: &mut Tree) -> Result<(), Unusable> {
    let document = json::read_value(what, bytes, CATALOGUE_FILE_BYTES)?;
    let root = ["catalogue", "gameSystem"].into_iter().find_map(|tag| Some((tag, document.get(tag)?.as_object()?)));
    let Some((tag, fields)) = root else {
        let message = "It holds neither “catalogue” nor “gameSystem”, so it is no catalogue of New Recruit.";
        return Err(Unusable::whole(code::UNKNOWN_FORMAT, what, message));
    };
    node(tag, "", fields, None, what, tree)
}

/// An object with all that stands in it. Its depth is bounded: what is nested deeper was not read.
fn node(
    tag: &str,
    list: &str,
    fields: &Map<String, Value>,
    parent: Option<At>,
    what: &str,
    tree: &mut Tree,
) -> Result<(), Unusable> {
    let mut made = Node { tag: tag.to_owned(), list: list.to_owned(), parent, ..Node::default() };
    for (key, value) in fields {
        match value {
            Value::Null | Value::Array(_) | Value::Object(_) => {}
            Value::String(text) if key == "$text" => made.text.clone_from(text),
            Value::String(text) if !worded(key) => drop(made.fields.insert(key.clone(), text.clone())),
            Value::Number(number) if key == "$text" => made.text = number.to_string(),
            Value::Bool(_) | Value::Number(_) => drop(made.fields.insert(key.clone(), value.to_string())),
            // A part of its own in XML.
            Value::String(_) => {}
        }
    }
    let at = tree.push(made, what)?;
    for (key, value) in fields {
        match value {
            Value::Array(values) => {
                let one = listed(key).unwrap_or(key);
                for value in values {
                    match value {
                        Value::Object(fields) => node(one, key, fields, Some(at), what, tree)?,
                        Value::String(text) => said(one, text, at, what, tree)?,
                        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
                            said(one, &json::cut(&value.to_string()), at, what, tree)?;
                        }
                    }
                }
            }
            Value::Object(fields) => node(key, "", fields, Some(at), what, tree)?,
            Value::String(text) if worded(key) => said(key, text, at, what, tree)?,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    Ok(())
}

/// What is a field here, and an element with a text in XML.
fn worded(key: &str) -> bool {
    matches!(key, "description" | "comment" | "readme" | "alias")
}

fn said(tag: &str, text: &str, parent: At, what: &str, tree: &mut Tree) -> Result<(), Unusable> {
    let node = Node { tag: tag.to_owned(), parent: Some(parent), text: text.to_owned(), ..Node::default() };
    tree.push(node, what).map(drop)
}
