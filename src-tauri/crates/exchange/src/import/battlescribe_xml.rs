//! Rosters in XML, read into the same tree as their JSON.
//!
//! One pass without recursion: elements, depth and bytes are counted as they come. A document type is refused, so there
//! are no entities except the five of XML itself. Profiles and rules, which repeat the publisher's text, are skipped.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use serde_json::{Map, Value};

use crate::Unusable;
use crate::bounds::{IMPORT_ATTRIBUTES, IMPORT_DEPTH, IMPORT_ELEMENTS};
use crate::code;
use crate::json::cut;

/// Elements that are lists of what stands in them.
const LISTS: [&str; 6] = ["costs", "costLimits", "forces", "selections", "categories", "tags"];
/// Elements that nobody here asks for.
const PASSED: [&str; 4] = ["profiles", "rules", "publications", "customNotes"];

/// What is open: an object under its name, or a list.
enum Open {
    Object(String, Map<String, Value>),
    List(String, Vec<Value>),
    Passed,
}

/// Reads a document into `{"roster": …}`.
pub(super) fn read(bytes: &[u8], what: &str) -> Result<Value, Unusable> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        Unusable::at(code::NOT_XML, what, format!("byte {}", error.valid_up_to()), "The text is not UTF-8.")
    })?;
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
    let (mut stack, mut root, mut elements): (Vec<Open>, Map<String, Value>, usize) = (Vec::new(), Map::new(), 0);
    loop {
        let at = reader.buffer_position();
        let fail = |code, message: &str| Err(Unusable::at(code, what, format!("byte {at}"), message));
        let event = reader.read_event().map_err(|error| {
            let message = format!("This is not XML: {}.", cut(&error.to_string()));
            Unusable::at(code::NOT_XML, what, format!("byte {at}"), message)
        })?;
        if matches!(event, Event::Start(_) | Event::Empty(_)) && stack.is_empty() && !root.is_empty() {
            return fail(code::NOT_XML, "A second document follows the first.");
        }
        match event {
            Event::Start(start) => {
                elements += 1;
                let open = opened(&start, &stack, what, at)?;
                stack.push(open);
            }
            Event::Empty(start) => {
                elements += 1;
                let open = opened(&start, &stack, what, at)?;
                close(open, &mut stack, &mut root);
            }
            Event::End(_) => match stack.pop() {
                Some(open) => close(open, &mut stack, &mut root),
                None => return fail(code::NOT_XML, "an end without a beginning"),
            },
            Event::DocType(_) => return fail(code::DOCTYPE, "It names a document type; a roster has none."),
            Event::GeneralRef(_)
            | Event::Text(_)
            | Event::CData(_)
            | Event::Comment(_)
            | Event::Decl(_)
            | Event::PI(_) => {}
            Event::Eof => break,
        }
        if elements > IMPORT_ELEMENTS {
            return fail(code::TOO_MANY, &format!("It has more than {IMPORT_ELEMENTS} elements."));
        }
        if stack.len() > IMPORT_DEPTH {
            return fail(code::TOO_DEEP, &format!("Elements lie more than {IMPORT_DEPTH} deep in each other."));
        }
    }
    if !stack.is_empty() {
        return Err(Unusable::whole(code::NOT_XML, what, "It ends in the middle of an element."));
    }
    if !root.contains_key("roster") {
        return Err(Unusable::whole(
            code::UNKNOWN_FORMAT,
            what,
            "There is no roster in it, so it is no .ros of New Recruit.",
        ));
    }
    Ok(Value::Object(root))
}

/// What an element opens.
fn opened(start: &BytesStart<'_>, stack: &[Open], what: &str, at: u64) -> Result<Open, Unusable> {
    let local = start.local_name();
    let name = local.as_ref().to_owned();
    if matches!(stack.last(), Some(Open::Passed)) || PASSED.contains(&name.as_str()) {
        return Ok(Open::Passed);
    }
    if LISTS.contains(&name.as_str()) {
        return Ok(Open::List(name, Vec::new()));
    }
    let wrong = |error: String| {
        Unusable::at(
            code::NOT_XML,
            what,
            format!("byte {at}"),
            format!("These are no attributes of XML: {}.", cut(&error)),
        )
    };
    let mut object = Map::new();
    for (number, attribute) in start.attributes().enumerate() {
        // Each is compared with all before it.
        if number >= IMPORT_ATTRIBUTES {
            let message = format!("An element has more than {IMPORT_ATTRIBUTES} attributes.");
            return Err(Unusable::at(code::TOO_MANY, what, format!("byte {at}"), message));
        }
        let attribute = attribute.map_err(|error| wrong(error.to_string()))?;
        let key = attribute.key.as_ref().to_owned();
        let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| wrong(error.to_string()))?;
        object.insert(key, Value::String(value.into_owned()));
    }
    Ok(Open::Object(name, object))
}

/// Puts what was closed where it belongs.
fn close(open: Open, stack: &mut [Open], root: &mut Map<String, Value>) {
    let (name, value) = match open {
        Open::Object(name, object) => (name, Value::Object(object)),
        Open::List(name, list) => (name, Value::Array(list)),
        Open::Passed => return,
    };
    match stack.last_mut() {
        Some(Open::Object(_, object)) => match (object.get_mut(&name), value) {
            // Nothing is lost when a list comes in two parts.
            (Some(Value::Array(list)), Value::Array(mut more)) => list.append(&mut more),
            (_, value) => {
                object.insert(name, value);
            }
        },
        Some(Open::List(_, list)) => list.push(value),
        Some(Open::Passed) => {}
        None => {
            root.insert(name, value);
        }
    }
}
