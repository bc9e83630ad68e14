//! Something that can be found: its name, what is shown beside it, and what else is known of it.

use std::ops::Range;

use super::fold::{Folded, folded};
use super::{FoundHit, FoundKind, FoundPiece, FoundPlace};

/// The most characters of a text that are shown.
const SHOWN: usize = 180;
/// How many characters are shown before the first word that was found in a long text.
const BEFORE: usize = 60;
/// The most that is shown of what else is known of one thing.
const MORE: usize = 3;

/// Something that can be found.
pub(crate) struct Thing {
    pub kind: FoundKind,
    /// What it is called.
    pub name: String,
    /// What stands beside it.
    pub about: String,
    /// What else is known of it: shown if it is what was looked for.
    pub more: Vec<String>,
    /// When it was, for sorting: the latest first.
    pub at: String,
    /// Where it leads.
    pub opens: FoundPlace,
    /// All of it as it is looked through, a line each: the name, what stands beside it, the rest.
    lines: Vec<String>,
}

/// How near a thing is to what was looked for: the nearest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Nearness {
    /// Words of its name begin with all of the words.
    Begins,
    /// Its name has all of them.
    Named,
    /// They stand somewhere.
    Beside,
}

impl Thing {
    pub fn new(kind: FoundKind, name: String, about: String, opens: FoundPlace) -> Self {
        let lines = vec![folded(&name), folded(&about)];
        Self { kind, name, about, more: Vec::new(), at: String::new(), opens, lines }
    }

    /// The same, on some day: the search also finds the day as it is kept.
    pub fn on(mut self, day: Option<&str>) -> Self {
        day.unwrap_or_default().clone_into(&mut self.at);
        self.lines.push(folded(&self.at.chars().take(10).collect::<String>()));
        self
    }

    /// The same, last changed at some time: that sorts it, and the search does not find it.
    pub fn changed(mut self, at: &str) -> Self {
        at.clone_into(&mut self.at);
        self
    }

    /// The same, and more that is known of it.
    pub fn with(mut self, more: impl IntoIterator<Item = String>) -> Self {
        for one in more {
            self.lines.push(folded(&one));
            self.more.push(one);
        }
        self
    }

    /// How near it is. `None` unless it contains all of the words.
    pub fn nearness(&self, words: &[String]) -> Option<Nearness> {
        let holds = |line: &str, word: &String| line.contains(word.as_str());
        if !words.iter().all(|word| self.lines.iter().any(|line| holds(line, word))) {
            return None;
        }
        let name = self.lines.first().map_or("", String::as_str);
        let begins = |word: &String| name.split(' ').any(|part| part.starts_with(word.as_str()));
        Some(if words.iter().all(begins) {
            Nearness::Begins
        } else if words.iter().all(|word| holds(name, word)) {
            Nearness::Named
        } else {
            Nearness::Beside
        })
    }

    /// As it is shown, with what was found marked.
    pub fn hit(&self, words: &[String]) -> FoundHit {
        let known = |word: &&String| !self.lines.iter().take(2).any(|line| line.contains(word.as_str()));
        // What its name and what stands beside it tell already needs no line of its own.
        let further: Vec<String> = words.iter().filter(known).cloned().collect();
        let told = |text: &&String| further.iter().any(|word| folded(text).contains(word.as_str()));
        FoundHit {
            name: pieces(&self.name, words),
            about: pieces(&self.about, words),
            more: self.more.iter().filter(told).take(MORE).map(|text| pieces(text, words)).collect(),
            opens: self.opens.clone(),
        }
    }
}

/// A text in pieces, those marked in which a word was found; of a long text the part around the first of them.
fn pieces(shown: &str, words: &[String]) -> Vec<FoundPiece> {
    let places = Folded::of(shown).places(words);
    let part = part(shown, places.first());
    let mut pieces = Vec::new();
    let mut push = |text: &str, hit: bool| {
        if !text.is_empty() {
            pieces.push(FoundPiece { text: text.to_owned(), hit });
        }
    };
    if part.start > 0 {
        push("…", false);
    }
    let mut at = part.start;
    for place in places {
        let (start, end) = (place.start.clamp(at, part.end), place.end.clamp(at, part.end));
        push(shown.get(at..start).unwrap_or_default(), false);
        push(shown.get(start..end).unwrap_or_default(), true);
        at = end;
    }
    push(shown.get(at..part.end).unwrap_or_default(), false);
    if part.end < shown.len() {
        push("…", false);
    }
    pieces
}

/// Which bytes of a text are shown: it begins before a word, not within one.
fn part(shown: &str, first: Option<&Range<usize>>) -> Range<usize> {
    if shown.chars().count() <= SHOWN {
        return 0..shown.len();
    }
    let first = first.map_or(0, |first| first.start);
    let before = shown.get(..first).unwrap_or_default();
    let near = before.char_indices().rev().take(BEFORE).last().map_or(0, |(at, _)| at);
    let start = match before.get(near..).and_then(|near| near.find(' ')) {
        Some(space) if near > 0 => near + space + 1,
        _ => near,
    };
    let rest = shown.get(start..).unwrap_or_default();
    let end = rest.char_indices().nth(SHOWN).map_or(shown.len(), |(at, _)| start + at);
    start..end
}

#[cfg(test)]
mod tests {
    use super::super::fold::words;
    use super::*;

    fn marked(shown: &str, wanted: &str) -> String {
        let pieces = pieces(shown, &words(wanted)).into_iter();
        pieces.map(|piece| if piece.hit { format!("[{}]", piece.text) } else { piece.text }).collect()
    }

    #[test]
    fn what_was_found_is_marked() {
        assert_eq!(marked("Brother Anselm of Crossroads", "anselm cross"), "Brother [Anselm] of [Cross]roads");
        assert_eq!(marked("Brother Anselm", "ines"), "Brother Anselm");
    }

    #[test]
    fn of_a_long_word_the_part_is_shown_in_which_it_was_found() {
        let long = format!("{}and then the bridge fell. {}", "They came on. ".repeat(30), "It rained. ".repeat(40));
        let shown = marked(&long, "bridge");
        assert!(shown.starts_with('…') && shown.contains("then the [bridge] fell.") && shown.ends_with('…'), "{shown}");
        assert!(shown.chars().count() < SHOWN + 10, "{shown}");
        let accents = format!("{}Brücke", "ü".repeat(500));
        assert!(marked(&accents, "brucke").contains("[Brücke]"));
    }

    #[test]
    fn every_word_must_stand_somewhere_and_the_name_comes_first() {
        let place = FoundPlace::Campaign { campaign: String::new() };
        let thing = Thing::new(FoundKind::Games, "Game 3 · Relic Hunt".to_owned(), "Crossroads".to_owned(), place)
            .on(Some("2026-04-30"))
            .with(["Brother Anselm fell".to_owned()]);
        let near = |wanted: &str| thing.nearness(&words(wanted));
        assert!(near("relic hunt") == Some(Nearness::Begins));
        assert!(near("elic") == Some(Nearness::Named));
        assert!(near("relic anselm") == Some(Nearness::Beside));
        assert!(near("2026-04-30") == Some(Nearness::Beside));
        assert!(near("relic ines").is_none());
        let more = |wanted: &str| thing.hit(&words(wanted)).more.len();
        assert_eq!((more("relic"), more("anselm")), (0, 1), "what is shown already is not shown twice");
    }
}
