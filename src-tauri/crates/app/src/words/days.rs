//! Days as you say them.

use chrono::{Datelike, NaiveDate};

nml_words::sentences! {
    pub in "app_days":
    date(day, month, year),
}

/// `30 April 2026`, of a day or a time as it is kept; what is neither stays as it is.
pub fn day(kept: &str) -> String {
    let day = kept.get(..10).and_then(|day| NaiveDate::parse_from_str(day, "%Y-%m-%d").ok());
    day.map_or_else(|| kept.to_owned(), |day| date(day.day(), day.month(), day.year()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_said_with_its_month_and_what_is_none_stays() {
        assert_eq!(day("2026-04-30"), "30 April 2026");
        assert_eq!(day("2026-12-01T09:30:00Z"), "1 December 2026");
        assert_eq!(day("last spring"), "last spring");
        assert_eq!(day("2026-13-01"), "2026-13-01");
    }
}
