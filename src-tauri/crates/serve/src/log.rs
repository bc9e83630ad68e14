//! A club's log for books that follow it from elsewhere. [`nml_app::relay`] says who may read it and what they may add; here
//! are the ways in, and how much goes through them.
//!
//! ```text
//! GET  /log               the club's card
//! GET  /log/after/N       the acts after a position
//! GET  /log/wait/N        204 once there is something after it, or a while later
//! POST /log/reached       how far a book has come: the position up to which it has everything
//! POST /log/append        an act: the position up to which the club has everything then
//! ```

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::to_bytes;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use nml_app::admission::LetIn;
use nml_app::code;
use nml_app::failure::Failure;
use nml_app::guests::{Guest, Guests as _, Role};
use nml_app::relay::{self, Taken};
use nml_remote::wire::{
    ACT_BYTES, REACHES_BYTES, SIGNED, SPEAKS, SaidActs, SaidCard, SaidPosition, SaidReach, SentAct, WAITS, WIRE,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::room::{Room, closing, guest, not_invited, refused, unread};
use crate::words::{self, beside};

/// The ways in.
pub(crate) fn routes() -> Router<Arc<Room>> {
    Router::new()
        .route("/log", get(card))
        .route("/log/after/{position}", get(after))
        .route("/log/wait/{position}", get(wait))
        .route("/log/reached", post(reached))
        .route("/log/append", post(append))
}

/// Why there is no answer.
type Refusal = (StatusCode, Failure);

/// Who asks, and the device they came by.
type Asks = (Guest, Option<LetIn>);

/// Who asks.
async fn asks(room: &Room, headers: &HeaderMap) -> Result<Asks, Refusal> {
    match guest(room, headers).await {
        Ok(Some(asks)) => Ok(asks),
        Ok(None) => Err((StatusCode::UNAUTHORIZED, not_invited())),
        Err(_) => Err((StatusCode::SERVICE_UNAVAILABLE, unread())),
    }
}

/// Answers where waiting holds up nobody else.
async fn answered<T: Serialize + Send + 'static>(
    room: Arc<Room>,
    answer: impl FnOnce(&Room) -> Result<T, Failure> + Send + 'static,
) -> Response {
    let Ok(permit) = Arc::clone(&room.calls).acquire_owned().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, &closing());
    };
    let done = beside(move || {
        let _permit = permit;
        answer(&room)
    });
    match done.await {
        Ok(Ok(said)) => match serde_json::to_string(&said) {
            Ok(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
            Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        },
        Ok(Err(failure)) => refused(status(&failure), &failure),
        Err(_) => refused(StatusCode::SERVICE_UNAVAILABLE, &closing()),
    }
}

/// What a book or a page is to do after a refusal: ask later, or never again.
pub(crate) fn status(failure: &Failure) -> StatusCode {
    let is = |known: &[code::Code]| known.iter().any(|code| failure.code == code.name);
    if is(&[code::ROLE_NEEDED, code::NOT_SIGNED]) {
        StatusCode::FORBIDDEN
    } else if is(&[code::STALE, code::STREAM_EXISTS]) {
        StatusCode::CONFLICT
    } else if is(&[code::NOT_SERVED]) {
        StatusCode::NOT_FOUND
    } else if is(&[
        code::CLUB_AWAY,
        code::CLUB_UNSURE,
        code::CLUB_DAMAGED,
        code::CLUB_REFUSED,
        code::NO_SPACE,
        code::SYSTEM,
        code::STORAGE,
        code::BOOK_IN_USE,
        code::BOOK_READ_ONLY,
        code::BOOK_DAMAGED,
        code::NO_BOOK,
    ]) {
        StatusCode::SERVICE_UNAVAILABLE
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    }
}

async fn card(State(room): State<Arc<Room>>, headers: HeaderMap) -> Response {
    let (guest, _) = match asks(&room, &headers).await {
        Ok(asks) => asks,
        Err((status, failure)) => return refused(status, &failure),
    };
    answered(room, move |room| {
        let card = relay::card(&room.session, &guest)?;
        Ok(SaidCard::from(card))
    })
    .await
}

async fn after(State(room): State<Arc<Room>>, Path(position): Path<u64>, headers: HeaderMap) -> Response {
    let (guest, _) = match asks(&room, &headers).await {
        Ok(asks) => asks,
        Err((status, failure)) => return refused(status, &failure),
    };
    let speaks = speaks(&headers);
    answered(room, move |room| {
        let acts = relay::after(&room.session, &guest, position)?;
        let said = SaidActs::of(&acts).map_err(|unsaid| Failure::new(code::CLUB_DAMAGED, unsaid.to_string()))?;
        Ok(said.spoken(speaks))
    })
    .await
}

async fn wait(State(room): State<Arc<Room>>, Path(position): Path<u64>, headers: HeaderMap) -> Response {
    let (guest, _) = match asks(&room, &headers).await {
        Ok(asks) => asks,
        Err((status, failure)) => return refused(status, &failure),
    };
    if let Err(failure) = relay::may_follow(&guest.role) {
        return refused(status(&failure), &failure);
    }
    let Ok(_seat) = Arc::clone(&room.seats).try_acquire_owned() else {
        let full = Failure::new(code::BUSY, words::club_full());
        return refused(StatusCode::SERVICE_UNAVAILABLE, &full);
    };
    // It starts to listen for what comes before it checks whether something has come.
    let (mut changed, mut closes) = (room.changed.clone(), room.closing.clone());
    changed.mark_unchanged();
    let session = Arc::clone(&room.session);
    let followed = beside(move || session.followed()).await;
    if !matches!(followed, Ok(Ok(followed)) if followed > position) {
        tokio::select! {
            _ = changed.changed() => {}
            _ = closes.wait_for(|closes| *closes) => {}
            () = tokio::time::sleep(Duration::from_secs(WAITS)) => {}
        }
    }
    StatusCode::NO_CONTENT.into_response()
}

/// The version that a book speaks.
fn speaks(headers: &HeaderMap) -> u32 {
    headers.get(SPEAKS).and_then(|said| said.to_str().ok()?.parse().ok()).unwrap_or(1)
}

/// What cannot be read was written badly by a book that speaks as we do, and must not be sent again. One that speaks
/// another version waits until the two understand each other.
fn unreadable(speaks: u32, why: String) -> Failure {
    Failure::new(if speaks == WIRE { code::BAD_ACT } else { code::BAD_INPUT }, why)
}

/// What was sent, once it is known who asks: a stranger's bytes are not kept.
async fn sent<T: DeserializeOwned>(
    room: &Room,
    request: Request,
    most: usize,
    changes: bool,
) -> Result<(Asks, T), Refusal> {
    let (parts, body) = request.into_parts();
    let asks = asks(room, &parts.headers).await?;
    relay::may_follow(&asks.0.role).map_err(|failure| (status(&failure), failure))?;
    let body = to_bytes(body, most).await.map_err(|_| {
        let failure = Failure::new(code::TOO_LARGE, words::too_much_for_a_club());
        (StatusCode::PAYLOAD_TOO_LARGE, failure)
    })?;
    if changes {
        let signed = parts.headers.get(SIGNED).and_then(|signed| signed.to_str().ok());
        relay::of_device(&asks.0, signed, &body).map_err(|failure| (status(&failure), failure))?;
    }
    let sent = serde_json::from_slice(&body).map_err(|error| {
        (
            StatusCode::UNPROCESSABLE_ENTITY,
            unreadable(speaks(&parts.headers), words::not_of_the_form(error.to_string())),
        )
    })?;
    Ok((asks, sent))
}

async fn reached(State(room): State<Arc<Room>>, request: Request) -> Response {
    let ((guest, _), reaches) = match sent::<Vec<SaidReach>>(&room, request, REACHES_BYTES, false).await {
        Ok(sent) => sent,
        Err((status, failure)) => return refused(status, &failure),
    };
    answered(room, move |room| {
        let reaches: Vec<_> = reaches.into_iter().map(Into::into).collect();
        Ok(SaidPosition { position: relay::reached(&room.session, &guest, &reaches)? })
    })
    .await
}

async fn append(State(room): State<Arc<Room>>, request: Request) -> Response {
    let speaks = speaks(request.headers());
    let ((guest, comes), act) = match sent::<SentAct>(&room, request, ACT_BYTES, true).await {
        Ok(sent) => sent,
        Err((status, failure)) => return refused(status, &failure),
    };
    answered(room, move |room| {
        let batch = act.batch().map_err(|unsaid| unreadable(speaks, words::unread(unsaid.to_string())))?;
        let taken = relay::append(&room.session, &guest, &batch)?;
        // What a player mustered without a network is theirs, as it is at the table. An act that was here already shows
        // nobody's hand: anybody who reads the log could send it.
        if let (Taken::Now(_), Role::Member { .. }, Some(passes), Some(by)) = (taken, &guest.role, &room.passes, comes)
        {
            let mustered = relay::mustered(&batch);
            for warband in &mustered {
                passes.grant(&by.invitation, &warband.to_string())?;
            }
            // Their pages heard of them before they were theirs, and ask once more what they may do.
            if !mustered.is_empty() {
                room.session.changed();
            }
        }
        Ok(SaidPosition { position: taken.position() })
    })
    .await
}
