//! Days for a calendar program: iCalendar, as RFC 5545 has it.
//!
//! A club writes days, not hours, so every event is a whole day (`VALUE=DATE`): such a day has no zone, and is the same
//! one for everybody who reads it, wherever they are.

use icalendar::{Calendar, Component, Event, Property};

const PROGRAM: &str = "-//No Man's Ledger//Calendar//EN";
/// How often a program that follows an address should ask again.
const AGAIN: &str = "PT1H";

/// A whole day in a calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarDay {
    /// The same for as long as the event exists: by it a program knows that an event was moved and is not a new one.
    pub id: String,
    /// The day, such as `2026-04-30`.
    pub day: String,
    /// What stands on the day.
    pub title: String,
    /// What one should know about it, in lines; may be empty.
    pub about: String,
    /// When it was last changed, in UTC, such as `20260430T181500Z`.
    pub changed: String,
    /// How often it was changed.
    pub revision: u64,
    /// It does not take place.
    pub cancelled: bool,
    /// A person who goes there has no time for anything else.
    pub takes_time: bool,
}

/// The text of a calendar.
#[must_use]
pub fn calendar(name: &str, days: &[CalendarDay]) -> String {
    let mut all = Calendar::empty();
    let text = |key: &str, value: &str| {
        let mut property = Property::new(key, plain(value));
        property.add_parameter("VALUE", "TEXT").done()
    };
    all.append_property(("VERSION", "2.0")).append_property(("PRODID", PROGRAM)).append_property(("METHOD", "PUBLISH"));
    all.append_property(text("X-WR-CALNAME", name));
    let mut again = Property::new("REFRESH-INTERVAL", AGAIN);
    all.append_property(again.add_parameter("VALUE", "DURATION").done()).append_property(("X-PUBLISHED-TTL", AGAIN));
    for day in days {
        all.push(event(day));
    }
    all.to_string()
}

fn event(day: &CalendarDay) -> Event {
    let mut event = Event::new();
    let mut starts = Property::new("DTSTART", day.day.replace('-', ""));
    event
        .add_property("UID", &day.id)
        .append_property(starts.add_parameter("VALUE", "DATE").done())
        .add_property("SUMMARY", plain(&day.title))
        .add_property("DTSTAMP", &day.changed)
        .add_property("LAST-MODIFIED", &day.changed)
        .add_property("SEQUENCE", day.revision.to_string())
        .add_property("STATUS", if day.cancelled { "CANCELLED" } else { "CONFIRMED" })
        .add_property("TRANSP", if day.takes_time { "OPAQUE" } else { "TRANSPARENT" });
    if !day.about.is_empty() {
        event.add_property("DESCRIPTION", plain(&day.about));
    }
    event.done()
}

/// Text without what no line of a calendar may hold.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| *letter == '\n' || !letter.is_control()).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn day() -> CalendarDay {
        CalendarDay {
            id: "a1@no-mans-ledger".to_owned(),
            day: "2026-12-03".to_owned(),
            title: "Friday; the Mill, again".to_owned(),
            about: "Round 1\nAda – Bors\\Bo".to_owned(),
            changed: "20261128T091500Z".to_owned(),
            revision: 7,
            cancelled: false,
            takes_time: true,
        }
    }

    /// A calendar read as RFC 5545 says, by other means than it was written with: lines put together again, each split
    /// into its name with what qualifies it, and its value.
    fn read(text: &str) -> Vec<(String, String)> {
        assert!(text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']), "{text:?}");
        assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text:?}");
        let whole = text.replace("\r\n ", "");
        let parted = |line: &str| {
            let (name, value) = line.split_once(':').unwrap();
            let mut plain = String::new();
            let mut letters = value.chars();
            while let Some(letter) = letters.next() {
                match letter {
                    '\\' => plain.push(match letters.next().unwrap() {
                        'n' | 'N' => '\n',
                        other => other,
                    }),
                    other => plain.push(other),
                }
            }
            (name.to_owned(), plain)
        };
        whole.trim_end().split("\r\n").map(parted).collect()
    }

    #[test]
    fn a_day_stands_as_the_standard_has_it() {
        let text = calendar("Club, of the Mill", &[day()]);
        assert_eq!(
            text,
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//No Man's Ledger//Calendar//EN\r\nMETHOD:PUBLISH\r\n\
             X-WR-CALNAME;VALUE=TEXT:Club\\, of the Mill\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n\
             X-PUBLISHED-TTL:PT1H\r\nBEGIN:VEVENT\r\nDESCRIPTION:Round 1\\nAda – Bors\\\\Bo\r\nDTSTAMP:20261128T091500Z\r\n\
             DTSTART;VALUE=DATE:20261203\r\nLAST-MODIFIED:20261128T091500Z\r\nSEQUENCE:7\r\nSTATUS:CONFIRMED\r\n\
             SUMMARY:Friday\\; the Mill\\, again\r\nTRANSP:OPAQUE\r\nUID:a1@no-mans-ledger\r\nEND:VEVENT\r\n\
             END:VCALENDAR\r\n"
        );
    }

    #[test]
    fn what_was_written_is_read_again_and_no_name_writes_a_line_of_its_own() {
        let title = format!("{}\r\nEND:VEVENT\u{7} ", "Ünïcode, “long”; ".repeat(12));
        let one = CalendarDay { title: title.clone(), cancelled: true, takes_time: false, ..day() };
        let lines = read(&calendar("Club", &[one, day()]));
        let of = |name: &str| -> Vec<String> {
            lines.iter().filter(|(known, _)| known == name).map(|(_, value)| value.clone()).collect()
        };
        assert_eq!(of("SUMMARY")[0], title.replace(['\r', '\u{7}'], ""));
        assert_eq!(of("DESCRIPTION")[1], day().about);
        assert_eq!(of("STATUS"), ["CANCELLED", "CONFIRMED"]);
        assert_eq!(of("END"), ["VEVENT", "VEVENT", "VCALENDAR"]);
    }
}
