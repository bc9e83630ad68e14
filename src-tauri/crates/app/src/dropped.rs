//! Files that are dropped on the window: the page reads them, and passes on their names and their bytes as text.

use crate::failure::Failure;

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
