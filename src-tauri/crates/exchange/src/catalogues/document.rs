//! The files of a catalogue as one tree: the same from XML and from New Recruit's JSON.
//!
//! What only holds a list (`selectionEntries`, `costs`) is no node of its own: each node knows the list it stood in.

use std::collections::BTreeMap;

use crate::Unusable;
use crate::bounds::CATALOGUE_ELEMENTS;
use crate::code;
use crate::json::cut;

/// A node's place in the tree.
pub(super) type At = usize;

/// What stands in which list.
pub(super) const LISTS: [(&str, &str); 36] = [
    ("associations", "association"),
    ("catalogueLinks", "catalogueLink"),
    ("categoryEntries", "categoryEntry"),
    ("categoryLinks", "categoryLink"),
    ("characteristicTypes", "characteristicType"),
    ("characteristics", "characteristic"),
    ("conditionGroups", "conditionGroup"),
    ("conditions", "condition"),
    ("constraints", "constraint"),
    ("costTypes", "costType"),
    ("costs", "cost"),
    ("entryLinks", "entryLink"),
    ("forceEntries", "forceEntry"),
    ("forceEntryLinks", "forceEntryLink"),
    ("formatRules", "formatRule"),
    ("infoGroups", "infoGroup"),
    ("infoLinks", "infoLink"),
    ("localConditionGroups", "localConditionGroup"),
    ("modifierGroups", "modifierGroup"),
    ("modifiers", "modifier"),
    ("profileTypes", "profileType"),
    ("profiles", "profile"),
    ("publications", "publication"),
    ("repeats", "repeat"),
    ("rules", "rule"),
    ("selectionEntries", "selectionEntry"),
    ("selectionEntryGroups", "selectionEntryGroup"),
    ("sharedInfoGroups", "infoGroup"),
    ("sharedProfiles", "profile"),
    ("sharedRules", "rule"),
    ("sharedSelectionEntries", "selectionEntry"),
    ("sharedSelectionEntryGroups", "selectionEntryGroup"),
    ("tags", "tag"),
    ("attributeTypes", "attributeType"),
    ("attributes", "attribute"),
    ("sharedConditionGroups", "conditionGroup"),
];

/// What stands in this list. `None` if it is no list that is known.
pub(super) fn listed(list: &str) -> Option<&'static str> {
    LISTS.iter().find(|(known, _)| *known == list).map(|(_, one)| *one)
}

/// A part of a catalogue.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// What it is: `selectionEntry`, `cost`.
    pub(super) tag: String,
    /// The list it stood in; empty if it stood in none.
    pub(super) list: String,
    /// Its file, by number.
    pub(super) file: usize,
    /// What it stands in. `None` for a whole file.
    pub(super) parent: Option<At>,
    /// What stands in it.
    pub(super) below: Vec<At>,
    /// Its fields.
    pub(super) fields: BTreeMap<String, String>,
    /// The text in it.
    pub(super) text: String,
}

/// All files together.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    /// Their names.
    pub(super) files: Vec<String>,
    /// Their nodes; what stands in another comes after it.
    pub(super) nodes: Vec<Node>,
    /// The whole files.
    pub(super) roots: Vec<At>,
}

impl Tree {
    /// Adds a node to the file that is being read.
    pub(super) fn push(&mut self, node: Node, what: &str) -> Result<At, Unusable> {
        if self.nodes.len() >= CATALOGUE_ELEMENTS {
            let message = format!("The files have more than {CATALOGUE_ELEMENTS} elements together.");
            return Err(Unusable::whole(code::TOO_MANY, what, message));
        }
        let at = self.nodes.len();
        if let Some(parent) = node.parent {
            self.nodes[parent].below.push(at);
        } else {
            if !matches!(node.tag.as_str(), "catalogue" | "gameSystem") {
                let message = format!("It holds “{}”; a catalogue was expected.", cut(&node.tag));
                return Err(Unusable::whole(code::UNKNOWN_FORMAT, what, message));
            }
            self.roots.push(at);
        }
        self.nodes.push(Node { file: self.files.len().saturating_sub(1), ..node });
        Ok(at)
    }

    /// A node.
    pub(super) fn get(&self, at: At) -> &Node {
        &self.nodes[at]
    }

    /// A field of a node; empty if it has none.
    pub(super) fn field(&self, at: At, name: &str) -> &str {
        self.nodes[at].fields.get(name).map_or("", String::as_str)
    }

    /// The nodes of a kind that stand in this one.
    pub(super) fn below<'t>(&'t self, at: At, tag: &'t str) -> impl Iterator<Item = At> + 't {
        self.nodes[at].below.iter().copied().filter(move |below| self.nodes[*below].tag == tag)
    }

    /// The text of a characteristic of a profile, by its name.
    pub(super) fn characteristic(&self, profile: At, name: &str) -> &str {
        let found = self.below(profile, "characteristic").find(|at| self.field(*at, "name") == name);
        found.map_or("", |at| self.nodes[at].text.trim())
    }

    /// Whether it is hidden from the start.
    pub(super) fn hidden(&self, at: At) -> bool {
        self.field(at, "hidden") == "true"
    }
}
