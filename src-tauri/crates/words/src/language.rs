//! The languages, and which of them is spoken.
//!
//! A call is answered in one thread, in the language of the person who asks: [`speaking`] says which, and every sentence made
//! meanwhile is in it. Threads that answer nobody, such as the one that writes to a chat, speak the usual language of
//! the program. Nothing that is kept, compared or hashed may depend on it.
//!
//! ```
//! use nml_words::{Language, listed, speaking};
//!
//! let names = ["Ash".to_owned(), "Bone".to_owned()];
//! assert_eq!(listed(&names), "Ash and Bone");
//! assert_eq!(speaking(Language::German, || listed(&names)), "Ash und Bone");
//! ```

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};

/// A language that the program speaks. To add one, see `ui/src/words/LANGUAGES.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Language {
    /// English, in which everything is said first: what another language lacks is said in it.
    #[default]
    English,
    /// German.
    German,
    /// Polish.
    Polish,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Polish];

    /// Its tag (BCP 47), such as `de`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Polish => "pl",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Polish => "Polski",
        }
    }

    /// What stands before the decimals of a number.
    #[must_use]
    pub const fn decimal_mark(self) -> char {
        match self {
            Self::English => '.',
            Self::German | Self::Polish => ',',
        }
    }

    /// The language of a tag or of a locale, such as `de`, `de-AT` or `de_CH.UTF-8`.
    #[must_use]
    pub fn of(locale: &str) -> Option<Self> {
        let tag = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| tag.eq_ignore_ascii_case(language.tag()))
    }

    /// The language in force in this thread.
    #[must_use]
    pub fn spoken() -> Self {
        SPOKEN.get().unwrap_or_else(|| {
            let usual = usize::from(USUAL.load(Ordering::Relaxed));
            Self::ALL.get(usual).copied().unwrap_or_default()
        })
    }

    /// From now on the whole program speaks this, unless somebody says otherwise.
    pub fn speak_usually(self) {
        USUAL.store(self as u8, Ordering::Relaxed);
    }
}

static USUAL: AtomicU8 = AtomicU8::new(Language::English as u8);

thread_local! {
    static SPOKEN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Does something in a language. It holds in this thread, until it is done.
pub fn speaking<T>(language: Language, what: impl FnOnce() -> T) -> T {
    let _before = Before(SPOKEN.replace(Some(language)));
    what()
}

/// What was spoken before comes back even if something breaks off: the thread goes on to others.
struct Before(Option<Language>);

impl Drop for Before {
    fn drop(&mut self) {
        SPOKEN.set(self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language_and_a_foreign_one_names_none() {
        for german in ["de", "DE", "de-AT", "de_CH.UTF-8", "de_DE@euro"] {
            assert_eq!(Language::of(german), Some(Language::German), "{german}");
        }
        for foreign in ["", "C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "deu", "d"] {
            assert_eq!(Language::of(foreign), None, "{foreign}");
        }
        for language in Language::ALL {
            assert_eq!(Language::of(language.tag()), Some(language));
        }
    }

    #[test]
    fn every_language_stands_where_it_is_counted() {
        for (at, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(language as u8), at, "{}", language.name());
        }
    }

    #[test]
    fn a_language_ends_with_what_was_done_in_it_also_where_that_breaks_off() {
        let before = Language::spoken();
        speaking(Language::German, || {
            assert_eq!(Language::spoken(), Language::German);
            speaking(Language::Polish, || assert_eq!(Language::spoken(), Language::Polish));
            assert_eq!(Language::spoken(), Language::German);
        });
        // Without the message that a panic would print.
        let broken =
            std::panic::catch_unwind(|| speaking(Language::Polish, || std::panic::resume_unwind(Box::new(()))));
        assert!(broken.is_err());
        assert_eq!(Language::spoken(), before);
    }

    #[test]
    fn another_thread_is_not_told() {
        speaking(Language::German, || {
            std::thread::scope(|scope| {
                scope.spawn(|| assert_ne!(Language::spoken(), Language::German));
            });
        });
    }
}
