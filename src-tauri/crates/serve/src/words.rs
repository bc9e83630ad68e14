//! What the table says itself; the app words the answers to calls.

use std::future::{Future, poll_fn};

use axum::http::{HeaderMap, header};
use nml_words::{Language, speaking};
use tokio::task::JoinHandle;

nml_words::sentences! {
    pub(crate) in "serve":
    another_page(),
    too_fast(),
    too_slow(),
    device_shows(),
    too_much_for_a_table(),
    input_is_json(),
    closing(),
    guests_unread(),
    not_invited(),
    club_full(),
    table_full(),
    too_much_for_a_club(),
    page_signs(),
    not_of_the_form(why),
    unread(why),
    nothing_here(),
    later(),
    nothing_posted(why),
    chat_too_slow(),
    not_opened(why),
    not_private(address),
    certificate_useless(file, why),
    no_qr(why),
}

/// The language that somebody asks in: the page says which its reader chose, any other program those of its own.
pub(crate) fn asked(headers: &HeaderMap) -> Option<Language> {
    let named = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    named.split(',').find_map(|one| Language::of(one.split(';').next().unwrap_or_default().trim()))
}

/// Does something that waits, in a language: threads change meanwhile.
pub(crate) async fn speaking_while<T>(language: Language, what: impl Future<Output = T>) -> T {
    let mut what = Box::pin(what);
    poll_fn(move |context| speaking(language, || what.as_mut().poll(context))).await
}

/// Does something beside, if it may wait for the disk, in the language that is spoken here.
pub(crate) fn beside<T: Send + 'static>(what: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    let language = Language::spoken();
    tokio::task::spawn_blocking(move || speaking(language, what))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_first_language_that_we_speak_counts() {
        let of = |named: &'static str| {
            asked(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(named))]))
        };
        assert_eq!(of("de"), Some(Language::German));
        assert_eq!(of("fr-CH, pl;q=0.9, en;q=0.8, *;q=0.5"), Some(Language::Polish));
        assert_eq!((of("fr, *"), of(""), asked(&HeaderMap::new())), (None, None, None));
    }

    #[tokio::test]
    async fn who_waits_or_works_beside_speaks_the_same_language() {
        let said = speaking_while(Language::German, async {
            tokio::task::yield_now().await;
            (closing(), beside(closing).await)
        });
        let said = said.await;
        assert_eq!(said.0, "Der Tisch wird gerade geschlossen.");
        assert_eq!(said.1.ok(), Some(said.0));
        assert_eq!(closing(), "The table is being closed.");
    }
}
