//! How to find something on the screen.

use serde::Serialize;

/// What to look for. Only what is visible is found.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum By {
    /// A CSS selector.
    Css { selector: String, within: Option<Box<Self>> },
    /// ARIA role and accessible name; an empty name is any, `part` takes names that contain it.
    Role { role: String, name: String, part: bool, within: Option<Box<Self>> },
    /// The innermost element with this text, blanks folded.
    Text { text: String, within: Option<Box<Self>> },
}

impl By {
    /// A CSS selector.
    #[must_use]
    pub fn css(selector: impl Into<String>) -> Self {
        Self::Css { selector: selector.into(), within: None }
    }

    /// `data-testid`, for what has neither role nor name of its own.
    #[must_use]
    pub fn testid(id: &str) -> Self {
        Self::css(format!("[data-testid=\"{id}\"]"))
    }

    /// Role and whole name, such as `By::role("button", "Roll")`. An empty name is any.
    #[must_use]
    pub fn role(role: &str, name: &str) -> Self {
        Self::Role { role: role.to_owned(), name: name.to_owned(), part: false, within: None }
    }

    /// Role and a part of the name.
    #[must_use]
    pub fn role_part(role: &str, part: &str) -> Self {
        Self::Role { role: role.to_owned(), name: part.to_owned(), part: true, within: None }
    }

    /// The whole text of an element, blanks folded.
    #[must_use]
    pub fn text(text: &str) -> Self {
        Self::Text { text: text.to_owned(), within: None }
    }

    /// Only inside of the first that `outer` finds.
    #[must_use]
    pub fn within(mut self, outer: Self) -> Self {
        let (Self::Css { within, .. } | Self::Role { within, .. } | Self::Text { within, .. }) = &mut self;
        *within = Some(Box::new(outer));
        self
    }
}
