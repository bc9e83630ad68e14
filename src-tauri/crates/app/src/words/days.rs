//! Days as they are said.

use chrono::NaiveDate;

/// `30 April 2026`, of a day or a time as it is kept; what is neither stays as it is.
pub fn day(kept: &str) -> String {
    let day = kept.get(..10).and_then(|day| NaiveDate::parse_from_str(day, "%Y-%m-%d").ok());
    day.map_or_else(|| kept.to_owned(), |day| day.format("%-d %B %Y").to_string())
}
