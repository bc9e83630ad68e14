//! Files dropped on the window: the page reads them, and passes on their names and bytes.

use std::borrow::Cow;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Where one thing that is brought in comes from.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "from", deny_unknown_fields)]
pub enum Bringing {
    /// A file that the person chooses.
    File,
    /// A file that was dropped on the window.
    Dropped(DroppedFile),
    /// A text that was pasted.
    Pasted {
        /// The text.
        text: String,
    },
}

/// A file that was dropped on the window, or chosen there.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DroppedFile {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub bytes: FileBytes,
}

/// The bytes of a file. JSON has none, so they travel as Base64.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileBytes(pub Vec<u8>);

impl Serialize for FileBytes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&BASE64_STANDARD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for FileBytes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(from)?;
        let bytes = BASE64_STANDARD.decode(text.as_bytes());
        bytes.map(Self).map_err(|error| D::Error::custom(format!("expected bytes in Base64: {error}")))
    }
}

impl JsonSchema for FileBytes {
    fn schema_name() -> Cow<'static, str> {
        "FileBytes".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "The bytes of a file.", "type": "string", "contentEncoding": "base64" })
    }
}

/// The most characters of a file's name in messages.
const NAME_MAX: usize = 120;

/// A name from outside, on one line and not too long.
pub(crate) fn readable(name: &str) -> String {
    let shown: String = name.chars().filter(|c| !c.is_control()).take(NAME_MAX).collect();
    shown.trim().to_owned()
}

/// A file's name without its ending.
pub(crate) fn stem(file: &str) -> &str {
    file.rsplit_once('.').map_or(file, |(stem, _)| stem).trim()
}
