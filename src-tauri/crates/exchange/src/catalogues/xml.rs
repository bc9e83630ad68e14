//! A catalogue in XML: one pass without recursion, with elements, depth and attributes counted as they come.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::Unusable;
use crate::bounds::{IMPORT_ATTRIBUTES, IMPORT_DEPTH};
use crate::code;
use crate::json::cut;

use super::document::{At, Node, Tree, listed};

/// What is open: a node, or a list in one.
enum Open {
    Node(At),
    List(String, At),
}

/// Adds the nodes of a file.
pub(super) fn read(bytes: &[u8], what: &str, tree: &mut Tree) -> Result<(), Unusable> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        Unusable::at(code::NOT_XML, what, format!("byte {}", error.valid_up_to()), "The text is not UTF-8.")
    })?;
    let mut reader = Reader::from_str(text);
    let (mut stack, mut begun): (Vec<Open>, bool) = (Vec::new(), false);
    loop {
        let at = reader.buffer_position();
        let fail = |code, message: &str| Err(Unusable::at(code, what, format!("byte {at}"), message));
        let event = reader.read_event().map_err(|error| {
            let message = format!("This is not XML: {}.", cut(&error.to_string()));
            Unusable::at(code::NOT_XML, what, format!("byte {at}"), message)
        })?;
        match event {
            Event::Start(start) => {
                if stack.is_empty() && begun {
                    return fail(code::NOT_XML, "A second document follows the first.");
                }
                begun = true;
                let open = opened(&start, &stack, what, at, tree)?;
                stack.push(open);
            }
            Event::Empty(start) => {
                if stack.is_empty() && begun {
                    return fail(code::NOT_XML, "A second document follows the first.");
                }
                begun = true;
                opened(&start, &stack, what, at, tree)?;
            }
            Event::End(_) => {
                if stack.pop().is_none() {
                    return fail(code::NOT_XML, "an end without a beginning");
                }
            }
            Event::DocType(_) => return fail(code::DOCTYPE, "It names a document type; a catalogue has none."),
            Event::Text(text) => {
                if let Some(Open::Node(at)) = stack.last() {
                    tree.nodes[*at].text.push_str(&text.into_inner());
                }
            }
            Event::CData(data) => {
                if let Some(Open::Node(at)) = stack.last() {
                    tree.nodes[*at].text.push_str(&data.into_inner());
                }
            }
            Event::GeneralRef(name) => {
                if let Some(Open::Node(at)) = stack.last() {
                    let numbered = name.resolve_char_ref().ok().flatten();
                    let text = &mut tree.nodes[*at].text;
                    match numbered {
                        Some(sign) => text.push(sign),
                        None => text.push_str(meant(&name.into_inner())),
                    }
                }
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
            Event::Eof => break,
        }
        if stack.len() > IMPORT_DEPTH {
            return fail(code::TOO_DEEP, &format!("Elements lie more than {IMPORT_DEPTH} deep in each other."));
        }
    }
    if !stack.is_empty() || !begun {
        return Err(Unusable::whole(code::NOT_XML, what, "It ends in the middle of an element."));
    }
    Ok(())
}

/// The sign that one of the five names of XML stands for; for any other a space, since no document may name its own.
fn meant(name: &str) -> &'static str {
    match name {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "quot" => "\"",
        "apos" => "'",
        _ => " ",
    }
}

/// What an element opens.
fn opened(start: &BytesStart<'_>, stack: &[Open], what: &str, at: u64, tree: &mut Tree) -> Result<Open, Unusable> {
    let local = start.local_name();
    let name: &str = local.as_ref();
    let (parent, list) = match stack.last() {
        None => (None, ""),
        Some(Open::Node(at)) => (Some(*at), ""),
        Some(Open::List(list, at)) => (Some(*at), list.as_str()),
    };
    if let (Some(parent), true, true) = (parent, list.is_empty(), listed(name).is_some()) {
        return Ok(Open::List(name.to_owned(), parent));
    }
    let wrong = |error: String| {
        let message = format!("These are no attributes of XML: {}.", cut(&error));
        Unusable::at(code::NOT_XML, what, format!("byte {at}"), message)
    };
    let mut node = Node { tag: name.to_owned(), list: list.to_owned(), parent, ..Node::default() };
    for (number, attribute) in start.attributes().enumerate() {
        // Each is compared with all before it.
        if number >= IMPORT_ATTRIBUTES {
            let message = format!("An element has more than {IMPORT_ATTRIBUTES} attributes.");
            return Err(Unusable::at(code::TOO_MANY, what, format!("byte {at}"), message));
        }
        let attribute = attribute.map_err(|error| wrong(error.to_string()))?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| wrong(error.to_string()))?;
        node.fields.insert(attribute.key.as_ref().to_owned(), value.into_owned());
    }
    tree.push(node, what).map(Open::Node)
}
