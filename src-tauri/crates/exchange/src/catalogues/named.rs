//! What a candidate calls things: ids, names, and the reminders that stand for rules without effects.

use nml_catalogue::effect::{Effect, What};
use nml_catalogue::entry::Ability;
use nml_catalogue::fault::ID_BYTES;
use nml_catalogue::text::{NAME_CHARACTERS, is_invisible};

use super::document::At;
use super::reading::Reading;
use super::report::Verdict;
use super::words;

/// An id made of a name: small letters, digits and strokes.
pub(super) fn id_of(name: &str) -> String {
    let mut id = String::new();
    for sign in name.chars().flat_map(char::to_lowercase) {
        match sign {
            'a'..='z' | '0'..='9' => id.push(sign),
            _ if !id.is_empty() && !id.ends_with('-') => id.push('-'),
            _ => {}
        }
        if id.len() >= ID_BYTES - 4 {
            break;
        }
    }
    let id = id.trim_end_matches('-');
    if id.is_empty() { "unnamed".to_owned() } else { id.to_owned() }
}

/// The id, or with a number behind it if it is taken.
pub(super) fn free(id: String, taken: impl Fn(&str) -> bool) -> String {
    if !taken(&id) {
        return id;
    }
    let mut numbered = (2..=999).map(|number| format!("{id}-{number}"));
    numbered.find(|id| !taken(id)).unwrap_or(id)
}

/// A name that a pack may have: on one line, with nothing hidden in it, and not too long.
pub(super) fn plain(name: &str) -> String {
    let seen = name.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).filter(|sign| !is_invisible(*sign));
    let short: String = seen.take(NAME_CHARACTERS).collect();
    let short = short.split_whitespace().collect::<Vec<_>>().join(" ");
    if short.is_empty() { "?".to_owned() } else { short }
}

/// A rule by its name alone: what it does stands on the card, until somebody gives it effects.
pub(super) fn rule(reading: &Reading<'_>, at: At, row: &str) -> Ability {
    let name = plain(reading.name(at));
    let mut line = reading.line(Verdict::Note, at, words::note());
    line.row = Some(row.to_owned());
    reading.mark(at, super::reading::Mark::Read);
    reading.say(line);
    Ability { effects: vec![reminder(reading, at, &name)], name }
}

/// The reminder to read a rule on one's card.
pub(super) fn reminder(reading: &Reading<'_>, at: At, name: &str) -> Effect {
    let file = reading.tree.files.get(reading.tree.get(at).file).map_or("", String::as_str);
    let text = format!("Read “{name}” on your card.");
    let reason = format!("New Recruit ({}) has it, and only its name was taken.", plain(file));
    Effect::always(What::Reminder { text, reason })
}

/// What a new row says of where it comes from.
pub(super) fn note(reading: &Reading<'_>, at: At) -> String {
    let file = reading.tree.files.get(reading.tree.get(at).file).map_or("", String::as_str);
    format!("From New Recruit ({}): check its figures.", plain(file))
}
