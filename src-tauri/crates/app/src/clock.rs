//! When it is. The only place that looks at a clock.

use chrono::{DateTime, Local, SecondsFormat, TimeDelta};

/// Now, as RFC 3339 with the offset of where the person is.
#[must_use]
pub fn now() -> String {
    Local::now().to_rfc3339_opts(SecondsFormat::Secs, false)
}

/// Today where the person is, such as `2026-04-30`.
#[must_use]
pub fn today() -> String {
    Local::now().format("%Y-%m-%d").to_string()
}

/// A moment some minutes after another one, both RFC 3339; none: the first is not one.
#[must_use]
pub fn minutes_after(moment: &str, minutes: i64) -> Option<String> {
    let moment = DateTime::parse_from_rfc3339(moment).ok()?;
    Some(moment.checked_add_signed(TimeDelta::try_minutes(minutes)?)?.to_rfc3339_opts(SecondsFormat::Secs, false))
}
