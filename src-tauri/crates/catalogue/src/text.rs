//! What a name, an id or a reason may be made of: short, without control characters.

use crate::message::Message;
use crate::messages;
use crate::rejection::Rejection;

/// The most characters in a name.
pub const NAME_CHARACTERS: usize = 80;
/// The most characters in a note.
pub const NOTE_CHARACTERS: usize = 400;
/// The most characters in a text of several lines.
pub const TEXT_CHARACTERS: usize = 4000;
/// The most lines in it.
pub const TEXT_LINES: usize = 100;
/// The most bytes in an id of the pack.
pub const ID_BYTES: usize = 100;
/// Digits of a SHA-256.
pub(crate) const HASH_DIGITS: usize = 64;
/// Digits of a stream's id.
pub(crate) const STREAM_DIGITS: usize = 32;

/// Characters that turn the reading direction or hide: a name made from them lies to its reader.
#[must_use]
pub const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Whether two names are one, as people write them: with capitals or without, and with any space around them.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// What keeps a text from being a name or a note.
pub(crate) enum Unreadable {
    /// There is nothing to read.
    Empty,
    /// Too many characters.
    TooLong,
    /// Something that hides, or more than a line.
    Hidden,
}

/// Whether it is a name as people write it, and if not, why.
pub(crate) fn unreadable_name(text: &str) -> Option<Unreadable> {
    if text.trim().is_empty() { Some(Unreadable::Empty) } else { unreadable(text, NAME_CHARACTERS) }
}

/// A name as people write it: something to read, at most 80 characters, on one line.
pub fn name(what: Message, text: &str) -> Result<(), Rejection> {
    refused(what, NAME_CHARACTERS, unreadable_name(text))
}

/// A name that may also be left empty.
pub fn optional_name(what: Message, text: &str) -> Result<(), Rejection> {
    refused(what, NAME_CHARACTERS, unreadable(text, NAME_CHARACTERS))
}

/// A note: longer than a name, and as readable.
pub fn note(what: Message, text: &str) -> Result<(), Rejection> {
    refused(what, NOTE_CHARACTERS, unreadable(text, NOTE_CHARACTERS))
}

/// A text of several lines, parted by `\n` alone: something to read, within bounds; may be empty.
pub fn lines(what: Message, text: &str) -> Result<(), Rejection> {
    let most = TEXT_CHARACTERS;
    // Bytes first, so that a text of many megabytes is not counted through.
    if text.len() > most * 4 || text.chars().count() > most {
        return Err(Rejection::form(messages::text_too_long(what, most)));
    }
    for (at, line) in text.split('\n').enumerate() {
        let number = at + 1;
        if number > TEXT_LINES {
            return Err(Rejection::form(messages::too_many_lines(what, TEXT_LINES)));
        }
        // Some scripts and signs are joined by invisible characters.
        let joins = |c: char| matches!(c, '\u{200c}' | '\u{200d}');
        if line.chars().any(|c| c.is_control() || is_invisible(c) && !joins(c)) {
            return Err(Rejection::form(messages::text_invisible(what, number)));
        }
    }
    Ok(())
}

fn unreadable(text: &str, most: usize) -> Option<Unreadable> {
    // Bytes first, so that a text of many megabytes is not counted through.
    if text.len() > most * 4 || text.chars().count() > most {
        return Some(Unreadable::TooLong);
    }
    text.chars().any(|c| c.is_control() || is_invisible(c)).then_some(Unreadable::Hidden)
}

fn refused(what: Message, most: usize, why: Option<Unreadable>) -> Result<(), Rejection> {
    Err(match why {
        None => return Ok(()),
        Some(Unreadable::Empty) => Rejection::form(messages::name_empty(what, most)),
        Some(Unreadable::TooLong) => Rejection::form(messages::name_too_long(what, most)),
        Some(Unreadable::Hidden) => Rejection::form(messages::name_unreadable(what)),
    })
}

/// An id of the pack. `check` says whether anything has it.
pub fn id(what: Message, text: &str) -> Result<(), Rejection> {
    if text.is_empty() || text.len() > ID_BYTES || text.chars().any(|c| c.is_control() || c.is_whitespace()) {
        return Err(Rejection::form(messages::id_ill_formed(what, ID_BYTES)));
    }
    Ok(())
}

/// A SHA-256: 64 lower-case hexadecimal digits.
pub fn hash(what: Message, text: &str) -> Result<(), Rejection> {
    if text.len() != HASH_DIGITS || !hexadecimal(text) {
        return Err(Rejection::form(messages::hash_ill_formed(what, HASH_DIGITS)));
    }
    Ok(())
}

/// A day of the calendar: `2026-04-30`.
pub fn day(what: Message, text: &str) -> Result<(), Rejection> {
    if calendar(text).is_none() {
        return Err(Rejection::form(messages::day_ill_formed(what)));
    }
    Ok(())
}

fn calendar(text: &str) -> Option<()> {
    let digits = |from: usize, to: usize| -> Option<u16> {
        let part = text.get(from..to).filter(|part| part.bytes().all(|b| b.is_ascii_digit()))?;
        part.parse().ok()
    };
    let dashed = text.len() == 10 && text.get(4..5) == Some("-") && text.get(7..8) == Some("-");
    let (year, month, day) = (digits(0, 4)?, digits(5, 7)?, digits(8, 10)?);
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let last = match month {
        2 => 28 + u16::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    (dashed && (1..=last).contains(&day)).then_some(())
}

fn hexadecimal(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

/// The id of a stream: 32 lower-case hexadecimal digits.
pub fn stream(what: Message, text: &str) -> Result<(), Rejection> {
    if text.len() != STREAM_DIGITS || !hexadecimal(text) {
        return Err(Rejection::form(messages::stream_id_ill_formed(what, STREAM_DIGITS)));
    }
    Ok(())
}
