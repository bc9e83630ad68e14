//! Letters as the search compares them: without capitals, accents and signs, so that `pere` finds `Père` and `no mans`
//! finds `No Man’s Land`.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text as it is searched.
pub(super) struct Folded {
    /// Letters and digits in lower case, words separated by one space.
    pub text: String,
    /// For each byte of it the bytes that it comes from.
    from: Vec<Range<usize>>,
}

impl Folded {
    pub fn of(shown: &str) -> Self {
        let mut folded = Self { text: String::with_capacity(shown.len()), from: Vec::with_capacity(shown.len()) };
        for (at, letter) in shown.char_indices() {
            folded.take(letter, at..at + letter.len_utf8());
        }
        folded
    }

    fn take(&mut self, letter: char, from: Range<usize>) {
        for part in std::iter::once(letter).nfkd() {
            if is_combining_mark(part) {
                // An accent that stands by itself belongs to the letter before it.
                if let Some(last) = self.from.last().map(|last| last.start) {
                    self.from.iter_mut().rev().take_while(|known| known.start == last).for_each(|k| k.end = from.end);
                }
            } else if part.is_alphanumeric() {
                for small in part.to_lowercase() {
                    match spelt(small) {
                        Some(letters) => letters.chars().for_each(|letter| self.push(letter, &from)),
                        None => self.push(small, &from),
                    }
                }
            } else if !is_apostrophe(part) && !self.text.is_empty() && !self.text.ends_with(' ') {
                self.push(' ', &from);
            }
        }
    }

    fn push(&mut self, letter: char, from: &Range<usize>) {
        // Accents that a capital brings along when it becomes small.
        if is_combining_mark(letter) {
            return;
        }
        self.text.push(letter);
        self.from.extend(std::iter::repeat_n(from.clone(), letter.len_utf8()));
    }

    /// Where one of the words stands in the text as it is shown, in order, without overlaps.
    pub fn places(&self, words: &[String]) -> Vec<Range<usize>> {
        let found = words.iter().flat_map(|word| self.text.match_indices(word.as_str()));
        let mut places: Vec<Range<usize>> = found
            .filter_map(|(at, word)| {
                let last = at.checked_add(word.len())?.checked_sub(1)?;
                Some(self.from.get(at)?.start..self.from.get(last)?.end)
            })
            .collect();
        places.sort_by_key(|place| (place.start, place.end));
        let mut apart: Vec<Range<usize>> = Vec::new();
        for place in places {
            match apart.last_mut() {
                Some(last) if place.start <= last.end => last.end = last.end.max(place.end),
                _ => apart.push(place),
            }
        }
        apart
    }
}

/// What the text alone comes to.
pub(super) fn folded(shown: &str) -> String {
    Folded::of(shown).text
}

/// The words that are looked for, each once; longer ones first, because they are found in fewer places.
pub(crate) fn words(wanted: &str) -> Vec<String> {
    let mut words: Vec<String> = folded(wanted).split_whitespace().map(str::to_owned).collect();
    words.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
    words.dedup();
    words
}

const fn is_apostrophe(sign: char) -> bool {
    matches!(sign, '\'' | '’' | '‘' | 'ʼ' | '´' | '`')
}

/// Letters that are not taken apart, spelt as people type them who do not have them.
const fn spelt(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'ø' => "o",
        'ł' => "l",
        'đ' | 'ð' => "d",
        'þ' => "th",
        'ı' => "i",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_accents_and_signs_make_no_difference() {
        assert_eq!(folded("Père JOACHIM, der Große"), "pere joachim der grosse");
        assert_eq!(folded("No Man’s Land"), folded("no mans  land"));
        assert_eq!(folded("Łódź – Ørsted – İzmir"), "lodz orsted izmir");
        assert_eq!(folded("Pe\u{300}re"), "pere");
        assert_eq!(folded("Game 3 · Relic Hunt"), "game 3 relic hunt");
        assert_eq!(folded("  …  "), "");
        assert_eq!(folded("Иван Ёлкин"), "иван елкин");
    }

    #[test]
    fn what_is_found_is_marked_where_it_stands() {
        let shown = "Der Père, der große Mann’s";
        let marked = |wanted: &str| -> Vec<&str> {
            Folded::of(shown).places(&words(wanted)).into_iter().map(|place| &shown[place]).collect()
        };
        assert_eq!(marked("PERE"), ["Père"]);
        assert_eq!(marked("gross manns"), ["groß", "Mann’s"]);
        assert_eq!(marked("er"), ["er", "èr", "er"]);
        assert!(marked("anselm").is_empty());
        let apart = "Pe\u{300}re";
        let places = Folded::of(apart).places(&words("pe"));
        assert_eq!(&apart[places[0].clone()], "Pe\u{300}", "the accent belongs to its letter");
    }

    #[test]
    fn each_word_stands_once_and_signs_are_none() {
        assert_eq!(words("the bridge, the Bridge"), ["bridge", "the"]);
        assert!(words(" -- ").is_empty());
    }
}
