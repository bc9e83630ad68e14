//! Files that are dropped on the window: the page reads them, and passes on their names and their bytes as text.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// Where one thing that is brought in comes from.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "from", deny_unknown_fields)]
pub enum Bringing {
    /// A file that the person chooses.
    File,
    /// A file that was dropped on the window.
    Dropped {
        /// Its name.
        name: String,
        /// Its bytes, each as the character of that number from U+0000 to U+00FF.
        bytes: String,
    },
    /// A text that was pasted.
    Pasted {
        /// The text.
        text: String,
    },
}

/// A file that was dropped on the window.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DroppedFile {
    /// Its name.
    pub name: String,
    /// Its bytes, each as the character of that number from U+0000 to U+00FF.
    pub bytes: String,
}

/// Most characters of a file's name in messages.
const NAME_MAX: usize = 120;

/// The bytes, a character up to U+00FF for each.
///
/// # Errors
/// `bad_input` where a character stands for no byte.
pub(crate) fn bytes(text: &str) -> Result<Vec<u8>, Failure> {
    let bytes: Option<Vec<u8>> = text.chars().map(|c| u8::try_from(c).ok()).collect();
    bytes.ok_or_else(|| Failure::new("bad_input", "expected bytes as characters up to U+00FF"))
}

/// A name from outside, on one line and not too long.
pub(crate) fn readable(name: &str) -> String {
    let shown: String = name.chars().filter(|c| !c.is_control()).take(NAME_MAX).collect();
    shown.trim().to_owned()
}

/// A file's name without its ending.
pub(crate) fn stem(file: &str) -> &str {
    file.rsplit_once('.').map_or(file, |(stem, _)| stem).trim()
}
