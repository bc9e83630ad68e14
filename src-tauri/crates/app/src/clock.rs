//! The current time. Nothing else in the app reads a clock.

use std::cell::RefCell;

use chrono::{DateTime, Days, FixedOffset, Local, NaiveDate, NaiveDateTime, SecondsFormat, TimeDelta};

thread_local! {
    /// The moment that counts as now ([`as_of`]).
    static THEN: RefCell<Option<DateTime<FixedOffset>>> = const { RefCell::new(None) };
}

/// Now, where the person is.
fn moment() -> DateTime<FixedOffset> {
    THEN.with_borrow(|then| then.unwrap_or_else(|| Local::now().fixed_offset()))
}

/// Now, as RFC 3339 with the offset of the person's place.
#[must_use]
pub fn now() -> String {
    moment().to_rfc3339_opts(SecondsFormat::Secs, false)
}

/// The time on the person's wall.
#[must_use]
pub fn wall() -> NaiveDateTime {
    moment().naive_local()
}

/// Today where the person is, such as `2026-04-30`.
#[must_use]
pub fn today() -> String {
    moment().format("%Y-%m-%d").to_string()
}

/// Whether a text is a day, such as `2026-04-30`.
#[must_use]
pub fn is_day(text: &str) -> bool {
    text.len() == 10 && NaiveDate::parse_from_str(text, "%Y-%m-%d").is_ok()
}

/// Does something as if it were this moment of RFC 3339: for the sample, whose evenings were weeks apart. It holds in this
/// thread, until it is done; a text that is not a moment leaves the clock as it is.
pub fn as_of<T>(then: &str, what: impl FnOnce() -> T) -> T {
    let _back = Back(THEN.replace(DateTime::parse_from_rfc3339(then).ok()));
    what()
}

/// Puts the clock back when it is dropped, even if the work breaks off.
struct Back(Option<DateTime<FixedOffset>>);

impl Drop for Back {
    fn drop(&mut self) {
        THEN.set(self.0);
    }
}

/// Whether a moment of RFC 3339 is before another one; a text that is not a moment is before nothing.
#[must_use]
pub fn is_before(one: &str, other: &str) -> bool {
    let moment = |text: &str| DateTime::parse_from_rfc3339(text).ok();
    moment(one).zip(moment(other)).is_some_and(|(one, other)| one < other)
}

/// A moment of RFC 3339 as seconds since 1970, whatever its offset. `None` if the text is not a moment.
#[must_use]
pub fn seconds(moment: &str) -> Option<i64> {
    DateTime::parse_from_rfc3339(moment).ok().map(|moment| moment.timestamp())
}

/// A moment of RFC 3339 in UTC as calendars write it, such as `20260430T181500Z`; a text that is not one is 1970.
#[must_use]
pub fn stamp(moment: &str) -> String {
    let moment = DateTime::parse_from_rfc3339(moment).unwrap_or_default();
    moment.to_utc().format("%Y%m%dT%H%M%SZ").to_string()
}

/// The day that many days before today.
#[must_use]
pub fn days_ago(days: u64) -> String {
    let today = wall().date();
    today.checked_sub_days(Days::new(days)).unwrap_or(today).format("%Y-%m-%d").to_string()
}

/// A moment some minutes after another one, both RFC 3339. `None` if the first is not a moment.
#[must_use]
pub fn minutes_after(moment: &str, minutes: i64) -> Option<String> {
    let moment = DateTime::parse_from_rfc3339(moment).ok()?;
    Some(moment.checked_add_signed(TimeDelta::try_minutes(minutes)?)?.to_rfc3339_opts(SecondsFormat::Secs, false))
}

#[cfg(test)]
mod tests {
    use super::{as_of, days_ago, minutes_after, now, seconds, stamp, today};

    #[test]
    fn what_is_done_as_of_another_moment_is_dated_then_and_no_longer() {
        let before = today();
        let then = "1917-04-01T23:30:00+02:00";
        assert_eq!(as_of(then, || (now(), today())), (then.to_owned(), "1917-04-01".to_owned()));
        assert!(now().as_str() > then && today() >= before);
    }

    #[test]
    fn a_moment_keeps_its_offset_and_goes_over_midnight() {
        let after = |minutes| minutes_after("2026-12-03T23:00:00+01:00", minutes);
        assert_eq!(after(0).as_deref(), Some("2026-12-03T23:00:00+01:00"));
        assert_eq!(after(90).as_deref(), Some("2026-12-04T00:30:00+01:00"));
        assert_eq!(minutes_after("at seven", 1), None);
    }

    #[test]
    fn a_calendar_has_moments_in_utc_and_days_go_back_over_months() {
        assert_eq!(stamp("2026-12-04T00:15:00+01:00"), "20261203T231500Z");
        assert_eq!(stamp("at seven"), "19700101T000000Z");
        assert_eq!(
            as_of("2026-03-01T08:00:00+01:00", || (days_ago(0), days_ago(1))),
            ("2026-03-01".into(), "2026-02-28".into())
        );
    }

    #[test]
    fn a_moment_is_the_same_with_every_offset() {
        assert_eq!(seconds("2026-12-03T20:15:00+01:00"), seconds("2026-12-03T19:15:00.000Z"));
        assert!(seconds("2026-12-03T19:30:00+01:00") < seconds("2026-12-03T19:15:00.000Z"));
        assert_eq!(seconds("at seven"), None);
    }
}
