//! The secret addresses: a calendar that programs follow, a campaign’s page as of now. Nobody shows a key here, and
//! nothing changes here.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use nml_app::code;
use nml_app::failure::Failure;
use nml_app::feeds::{self, FeedOf};

use crate::feed_answers::Thing;
use crate::room::{Room, closing, refused};
use crate::words;

/// A published page brings its own scripts and styles and says by their hashes which. It runs as a page of nobody: what a
/// guest’s device keeps for this address is not for it.
const OF_A_PAGE: &str = "sandbox allow-scripts allow-popups allow-downloads; default-src 'none'; \
    script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The ways to them.
pub(crate) fn routes() -> Router<Arc<Room>> {
    Router::new().route("/calendar/{secret}", get(calendar)).route("/page/{secret}", get(page))
}

/// Whether a path is one of these.
pub(crate) fn is_feed(path: &str) -> bool {
    path.starts_with("/calendar/") || path.starts_with("/page/")
}

async fn calendar(State(room): State<Arc<Room>>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    match name.strip_suffix(".ics") {
        Some(secret) => given(room, secret.to_owned(), headers, false).await,
        None => nothing(),
    }
}

async fn page(State(room): State<Arc<Room>>, Path(secret): Path<String>, headers: HeaderMap) -> Response {
    given(room, secret, headers, true).await
}

/// A request for what is not there learns only that.
fn nothing() -> Response {
    (StatusCode::NOT_FOUND, words::nothing_here()).into_response()
}

fn later() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, words::later()).into_response()
}

async fn given(room: Arc<Room>, secret: String, headers: HeaderMap, as_page: bool) -> Response {
    let Some(list) = room.feeds.clone().filter(|_| feeds::is_secret(&secret)) else { return nothing() };
    // Each look-up may wait for the database: those of strangers who guess are not to take all threads meanwhile.
    let Ok(looks) = Arc::clone(&room.lookups).try_acquire_owned() else { return later() };
    let here = Arc::clone(&room);
    let looked = tokio::task::spawn_blocking(move || {
        let _looks = looks;
        let found = feeds::feed_of(&*list, &secret);
        here.made.looked(found.as_ref().err());
        let of = found?;
        let of = of.filter(|of| matches!(of, FeedOf::Page { .. }) == as_page);
        let known = of.as_ref().and_then(|of| here.made.known(&here.session, of)).transpose()?;
        Ok::<_, Failure>((of, known))
    });
    let made = match looked.await {
        Ok(Ok((None, _))) => return nothing(),
        Ok(Ok((Some(_), Some(thing)))) => Ok(Ok(thing)),
        // Only what has to be made takes a place among the readers: they wait for no stranger who guesses.
        Ok(Ok((Some(of), None))) => {
            let Ok(permit) = Arc::clone(&room.readers).acquire_owned().await else {
                return refused(StatusCode::SERVICE_UNAVAILABLE, &closing());
            };
            tokio::task::spawn_blocking(move || {
                let _permit = permit;
                room.made.of(&room.session, &of)
            })
            .await
        }
        Ok(Err(failure)) => Ok(Err(failure)),
        Err(error) => Err(error),
    };
    match made {
        Ok(Ok(thing)) => answered(thing, &headers, as_page),
        Ok(Err(failure)) if failure.code == code::UNKNOWN_STREAM.name => nothing(),
        // What went wrong is for the operators, not for strangers; a program asks again.
        Ok(Err(_)) => later(),
        Err(_) => refused(StatusCode::SERVICE_UNAVAILABLE, &closing()),
    }
}

fn answered(thing: Thing, headers: &HeaderMap, as_page: bool) -> Response {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let same = known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == thing.tag));
    let mut response =
        if same { StatusCode::NOT_MODIFIED.into_response() } else { thing.bytes.clone().into_response() };
    let own = response.headers_mut();
    let kind = if as_page { "text/html; charset=utf-8" } else { "text/calendar; charset=utf-8" };
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    own.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    if as_page {
        own.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(OF_A_PAGE));
    }
    if let Ok(tag) = HeaderValue::from_str(&thing.tag) {
        own.insert(header::ETAG, tag);
    }
    response
}
