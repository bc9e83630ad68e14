//! What a chat message contains: a title, lists, standings. The markup says how to write it.

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Message {
    /// What it is about; empty if it begins with its first part.
    pub title: String,
    /// What stands under the title.
    pub under: Vec<String>,
    /// In order; those without lines are left out.
    pub parts: Vec<Part>,
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// May be empty.
    pub heading: String,
    /// What stands under it.
    pub body: Body,
}

/// What stands in a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Body {
    /// Sentences, a line each.
    Lines(Vec<String>),
    /// A list.
    Items(Vec<Item>),
    /// How a campaign stands: most points first.
    Standings(Vec<Place>),
    /// A text that has a form of its own, line by line.
    Verbatim(String),
}

/// An item of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Item {
    /// What it is.
    pub text: String,
    /// What is said about it.
    pub under: Vec<String>,
}

/// A line of the standings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// Such as `1`.
    pub rank: String,
    /// The Warband, and who commands it if that is shown.
    pub name: String,
    /// Campaign Victory Points.
    pub cvp: String,
    /// Won–drawn–lost.
    pub record: String,
}

impl Part {
    pub(super) fn items(heading: impl Into<String>, items: impl IntoIterator<Item = Item>) -> Self {
        Self { heading: heading.into(), body: Body::Items(items.into_iter().collect()) }
    }
}

impl Body {
    pub(super) const fn is_empty(&self) -> bool {
        match self {
            Self::Lines(lines) => lines.is_empty(),
            Self::Items(items) => items.is_empty(),
            Self::Standings(places) => places.is_empty(),
            Self::Verbatim(text) => text.is_empty(),
        }
    }
}

impl Item {
    /// Lines under it that say nothing are left out.
    pub(super) fn new(text: impl Into<String>, under: impl IntoIterator<Item = String>) -> Self {
        Self { text: text.into(), under: under.into_iter().filter(|line| !line.is_empty()).collect() }
    }
}
