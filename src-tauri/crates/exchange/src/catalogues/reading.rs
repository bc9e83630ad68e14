//! What is known while a catalogue is read: the tree, where its links lead, what its ids mean here, and what has been
//! understood so far.

use std::cell::RefCell;
use std::collections::BTreeMap;

use nml_catalogue::Pack;

use crate::import::table::{Meaning, Table};
use crate::json::cut;

use super::document::{At, Tree};
use super::report::{Line, Report, Verdict};

/// How far a node was understood. A later word is the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mark {
    /// Nobody looked at it.
    Unseen,
    /// It was looked at, and its conditions never held.
    Idle,
    /// One of its conditions is of a kind that is not known.
    Unclear,
    /// It counts.
    Read,
}

/// A catalogue that is being read.
pub(super) struct Reading<'a> {
    /// Its nodes.
    pub(super) tree: &'a Tree,
    /// What its ids mean in a pack.
    pub(super) table: &'a Table,
    /// The pack that the candidate rests on.
    pub(super) base: &'a Pack,
    /// Nodes by their ids: the first of each.
    ids: BTreeMap<&'a str, At>,
    marks: RefCell<Vec<Mark>>,
    left: RefCell<BTreeMap<At, String>>,
    report: RefCell<Report>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(tree: &'a Tree, table: &'a Table, base: &'a Pack) -> Self {
        let mut ids = BTreeMap::new();
        for (at, node) in tree.nodes.iter().enumerate() {
            if let Some(id) = node.fields.get("id") {
                ids.entry(id.as_str()).or_insert(at);
            }
        }
        let marks = RefCell::new(vec![Mark::Unseen; tree.nodes.len()]);
        Self { tree, table, base, ids, marks, left: RefCell::default(), report: RefCell::default() }
    }

    /// The node with this id, if any file has it.
    pub(super) fn find(&self, id: &str) -> Option<At> {
        self.ids.get(id).copied()
    }

    /// Where a link leads, or the node itself if it is none. `None` if the link leads nowhere, which is reported.
    pub(super) fn target(&self, at: At) -> Option<At> {
        if !matches!(self.tree.get(at).tag.as_str(), "entryLink" | "infoLink" | "catalogueLink" | "categoryLink") {
            return Some(at);
        }
        let found = self.find(self.tree.field(at, "targetId"));
        match found {
            Some(_) => self.mark(at, Mark::Read),
            None => self.leave(at, super::words::leads_nowhere()),
        }
        found
    }

    /// What a node is called.
    pub(super) fn name(&self, at: At) -> &'a str {
        let name = self.tree.field(at, "name");
        if name.is_empty() { self.tree.field(at, "field") } else { name }
    }

    /// What the id of a node means in a pack.
    pub(super) fn meaning(&self, at: At) -> Option<&'a Meaning> {
        self.table.find(self.tree.field(at, "id")).map(|row| &row.means)
    }

    /// Remembers how far it was understood.
    pub(super) fn mark(&self, at: At, mark: Mark) {
        let mut marks = self.marks.borrow_mut();
        marks[at] = marks[at].max(mark);
    }

    pub(super) fn marked(&self, at: At) -> Mark {
        self.marks.borrow()[at]
    }

    /// It is known, and has no place in the candidate. What was said of it first stands.
    pub(super) fn leave(&self, at: At, why: String) {
        self.left.borrow_mut().entry(at).or_insert(why);
    }

    /// Why it has no place. `None` if nobody said so.
    pub(super) fn why_left(&self, at: At) -> Option<String> {
        self.left.borrow().get(&at).cloned()
    }

    /// A line about a node.
    pub(super) fn line(&self, verdict: Verdict, at: At, why: String) -> Line {
        let node = self.tree.get(at);
        // What has no id goes by that of what it belongs to.
        let mut known = at;
        while self.tree.field(known, "id").is_empty() {
            let Some(above) = self.tree.get(known).parent else { break };
            known = above;
        }
        Line {
            verdict,
            file: self.tree.files.get(node.file).cloned().unwrap_or_default(),
            id: cut(self.tree.field(known, "id")),
            name: cut(self.name(known).trim()),
            what: cut(&node.tag),
            row: None,
            field: None,
            theirs: None,
            ours: None,
            why,
        }
    }

    pub(super) fn say(&self, line: Line) {
        self.report.borrow_mut().lines.push(line);
    }

    /// A row of the pack is as the catalogue has it.
    pub(super) fn same(&self) {
        self.report.borrow_mut().same += 1;
    }

    /// What is reported so far; nothing is left behind.
    pub(super) fn reported(&self) -> Report {
        self.report.take()
    }
}
