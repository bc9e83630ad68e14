//! What an entry notes about itself if it only keeps the order of two copies. These notes are in books and hashed with
//! their entries: they belong to the format, not to the words of the screen, and only this file writes and reads them.

/// What became of a head where two copies met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OrderNote<'a> {
    /// This book's entries stand.
    Kept,
    /// This book's entries stand together with the other's.
    Together,
    /// The other book's entries stand; empty if nobody is named who sent them.
    Sent(&'a str),
}

const KEPT: &str = "what was said here stands";
const TOGETHER: &str = "brought together with what was said here";
const SENT: &str = "as it was sent";
const SENT_BY: (&str, &str) = ("as ", " sent it");

impl<'a> OrderNote<'a> {
    /// As an entry keeps it.
    pub(super) fn written(self) -> String {
        match self {
            Self::Kept => KEPT.to_owned(),
            Self::Together => TOGETHER.to_owned(),
            Self::Sent(by) if by.trim().is_empty() => SENT.to_owned(),
            Self::Sent(by) => format!("{}{by}{}", SENT_BY.0, SENT_BY.1),
        }
    }

    /// What an entry's note says about the order. `None` if it is somebody's own word.
    pub(super) fn read(note: &'a str) -> Option<Self> {
        match note {
            KEPT => Some(Self::Kept),
            TOGETHER => Some(Self::Together),
            SENT => Some(Self::Sent("")),
            note => Some(Self::Sent(note.strip_prefix(SENT_BY.0)?.strip_suffix(SENT_BY.1)?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::OrderNote;

    #[test]
    fn what_is_written_is_read_and_books_of_today_are_read_for_ever() {
        let kept = [
            (OrderNote::Kept, "what was said here stands"),
            (OrderNote::Together, "brought together with what was said here"),
            (OrderNote::Sent(""), "as it was sent"),
            (OrderNote::Sent("Tomas"), "as Tomas sent it"),
        ];
        for (note, written) in kept {
            assert_eq!(note.written(), written);
            assert_eq!(OrderNote::read(written), Some(note));
        }
        for word in ["", "as we said", "Tomas sent it", "what was said here stands."] {
            assert_eq!(OrderNote::read(word), None, "{word}");
        }
    }
}
