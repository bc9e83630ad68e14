//! What nobody asked for: every part of the files that was not read, each with the reason.

use std::collections::BTreeSet;

use crate::import::table::{Left, Meaning};

use super::document::At;
use super::reading::{Mark, Reading};
use super::report::Verdict;
use super::situation::whole;
use super::words;

/// Parts that declare something, or belong to the part that they stand in, which is reported for them.
const PARTS: [&str; 22] = [
    "alias",
    "attributeType",
    "catalogue",
    "catalogueLink",
    "categoryEntry",
    "characteristic",
    "characteristicType",
    "comment",
    "condition",
    "conditionGroup",
    "costType",
    "description",
    "forceEntry",
    "formatRule",
    "gameSystem",
    "localConditionGroup",
    "modifierGroup",
    "profileType",
    "publication",
    "readme",
    "repeat",
    "tag",
];

/// Says of every part that was not read why it was not.
pub(super) fn sweep(reading: &Reading<'_>) {
    let tree = reading.tree;
    // What is reported whole, with all that stands in it.
    let mut whole_parts: BTreeSet<At> = BTreeSet::new();
    for (at, node) in tree.nodes.iter().enumerate() {
        if node.parent.is_some_and(|parent| whole_parts.contains(&parent)) {
            whole_parts.insert(at);
            continue;
        }
        if node.tag == "forceEntry" || node.tag == "categoryEntry" {
            whole_parts.insert(at);
            continue;
        }
        if PARTS.contains(&node.tag.as_str()) {
            continue;
        }
        if matches!(node.tag.as_str(), "selectionEntry" | "selectionEntryGroup")
            && let Some(why) = reading.meaning(at).and_then(why)
        {
            reading.say(reading.line(Verdict::Left, at, why));
            whole_parts.insert(at);
            continue;
        }
        let mark = reading.marked(at);
        if let Some(why) = reading.why_left(at) {
            reading.say(reading.line(Verdict::Left, at, why));
            // What it has was not read for its own sake.
            if mark < Mark::Read {
                whole_parts.insert(at);
            }
            continue;
        }
        match mark {
            Mark::Read => {}
            Mark::Idle => reading.say(reading.line(Verdict::Left, at, waits(reading, at))),
            Mark::Unclear => reading.say(reading.line(Verdict::Unread, at, words::unknown_condition())),
            Mark::Unseen => {
                if let Some((verdict, why)) = unseen(reading, at) {
                    reading.say(reading.line(verdict, at, why));
                }
                if matches!(node.tag.as_str(), "selectionEntry" | "selectionEntryGroup" | "entryLink" | "infoGroup") {
                    whole_parts.insert(at);
                }
            }
        }
    }
}

/// What a modifier waits for, by name.
fn waits(reading: &Reading<'_>, at: At) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut open = vec![at];
    while let Some(at) = open.pop() {
        let node = reading.tree.get(at);
        if matches!(node.tag.as_str(), "condition" | "repeat")
            && let Some(child) = reading.find(reading.tree.field(at, "childId"))
        {
            let name = reading.name(child);
            if !names.contains(&name) && names.len() < 4 {
                names.push(name);
            }
        }
        open.extend(node.below.iter().rev());
    }
    if names.is_empty() { words::waits() } else { words::waits_for(super::named::plain(&names.join(", "))) }
}

/// Why nobody looked at a part. `None` if it says nothing.
fn unseen(reading: &Reading<'_>, at: At) -> Option<(Verdict, String)> {
    let tree = reading.tree;
    let field = |name| tree.field(at, name);
    let parts = || {
        let mut open = vec![at];
        let mut count = 0_usize;
        while let Some(at) = open.pop() {
            let node = tree.get(at);
            count += node.below.iter().filter(|at| !PARTS.contains(&tree.get(**at).tag.as_str())).count();
            open.extend(&node.below);
        }
        count
    };
    let left = |why| Some((Verdict::Left, why));
    let unread = |why| Some((Verdict::Unread, why));
    if let Some(why) = known(reading, at) {
        return left(why);
    }
    match tree.get(at).tag.as_str() {
        "cost" if whole(field("value")) == Some(0) => None,
        "cost" => unread(words::cost_unread()),
        "rule" | "profile" => left(words::prose()),
        "infoLink" => left(words::display()),
        "categoryLink" => left(words::display()),
        "modifier"
            if matches!(field("field"), "name" | "error" | "warning" | "info" | "defaultAmount" | "annotation") =>
        {
            left(words::display())
        }
        "modifier" => unread(words::unknown_modifier(short(field("type")), named_field(reading, at))),
        "constraint" => unread(words::unknown_constraint(short(field("type")), short(field("scope")))),
        "selectionEntry" | "selectionEntryGroup" | "entryLink" => unread(words::not_reached(parts())),
        _ => unread(words::unknown_part()),
    }
}

/// What a modifier changes, by name.
fn named_field(reading: &Reading<'_>, at: At) -> String {
    let field = reading.tree.field(at, "field");
    let found = reading.find(field);
    found.map_or_else(
        || short(field),
        |at| {
            let name = reading.tree.field(at, "name");
            short(if name.is_empty() { &reading.tree.get(at).tag } else { name })
        },
    )
}

fn short(text: &str) -> String {
    super::named::plain(text)
}

/// Why a part has no place, by what it or what it stands in means here.
fn known(reading: &Reading<'_>, at: At) -> Option<String> {
    let mut place = Some(at);
    while let Some(here) = place {
        if let Some(meaning) = reading.meaning(here) {
            return why(meaning);
        }
        place = reading.tree.get(here).parent;
    }
    None
}

fn why(meaning: &Meaning) -> Option<String> {
    match meaning {
        Meaning::Skill(_)
        | Meaning::Mark(_)
        | Meaning::Patron(_)
        | Meaning::Location { .. }
        | Meaning::ExplorationSkill(_)
        | Meaning::Experience
        | Meaning::Glory
        | Meaning::Scars
        | Meaning::Promotion
        | Meaning::Campaign
        | Meaning::Left(Left::Exploration | Left::Record) => Some(words::of_campaign()),
        Meaning::Variant { .. } => Some(words::of_variant()),
        Meaning::Choice { .. } | Meaning::Chosen { .. } | Meaning::Becomes(_) | Meaning::EntryWith { .. } => {
            Some(words::of_choice())
        }
        Meaning::Fireteam(_) | Meaning::Arsenal | Meaning::Left(Left::Ammunition) => Some(words::of_record()),
        Meaning::Faction(_)
        | Meaning::Entry(_)
        | Meaning::Mercenary(_)
        | Meaning::Item(_)
        | Meaning::Option(_)
        | Meaning::OptionOf(_)
        | Meaning::Group => None,
    }
}
