//! When it is. The only place that looks at a clock.

use chrono::{Local, SecondsFormat};

/// Now, as RFC 3339 with the offset of where the person is.
#[must_use]
pub fn now() -> String {
    Local::now().to_rfc3339_opts(SecondsFormat::Secs, false)
}
