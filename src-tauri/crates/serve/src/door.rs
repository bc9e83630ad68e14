//! The door: it asks whose request this is, and then the request is a call like any other.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use nml_app::admission::{self, DeviceKey, LetIn};
use nml_app::code;
use nml_app::dispatch;
use nml_app::failure::Failure;
use nml_app::guests::{Guests as _, Role, asking, needed};
use nml_app::relay;
use serde::Deserialize;
use serde_json::Value;

use crate::feeds;
use crate::live;
use crate::log;
use crate::may::{Kind, kind, may};
use crate::page;
use crate::passes::Passes;
use crate::room::{Room, closing, guest, not_invited, refused, shown, unread};

/// Bytes of what a device shows to come in.
const ENTERING: usize = 1024;

/// The ways in.
pub(crate) fn router(room: Arc<Room>) -> Router {
    let body = DefaultBodyLimit::max(room.limits.body);
    Router::new()
        .route("/call/{name}", post(call))
        .route("/enter", post(enter))
        .route("/live", get(live::live))
        .fallback(file)
        .layer(body)
        .merge(log::routes())
        .merge(feeds::routes())
        .layer(from_fn_with_state(Arc::clone(&room), walls))
        .with_state(room)
}

/// What every request passes before anything looks at it.
async fn walls(
    State(room): State<Arc<Room>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let Some(host) = room.hosts.asked(request.headers(), request.uri()) else {
        return (StatusCode::MISDIRECTED_REQUEST, "this table has another name").into_response();
    };
    let socket = room.hosts.socket(&host);
    let path = request.uri().path();
    let acts = request.method() != Method::GET || path == "/live" || path.starts_with("/log");
    let mut response = if acts && !room.hosts.own_page(request.headers(), &host) {
        refused(StatusCode::FORBIDDEN, &Failure::new(code::NOT_INVITED, "Another page asked."))
    } else if (acts || feeds::is_feed(path)) && !room.at_pace(shown(request.headers()), from.ip()) {
        refused(
            StatusCode::TOO_MANY_REQUESTS,
            &Failure::new(code::TOO_FAST, "Too many questions at once; wait a moment."),
        )
    } else {
        // An evening that was written without a network is long, and the way up may be slow.
        let time = if path == "/log/append" { room.limits.time * 6 } else { room.limits.time };
        tokio::time::timeout(time, next.run(request)).await.unwrap_or_else(|_| {
            refused(
                StatusCode::GATEWAY_TIMEOUT,
                &Failure::new(code::BUSY, "The answer took too long; it may have been done."),
            )
        })
    };
    page::guard(response.headers_mut(), &socket);
    response
}

/// A device with an invitation that lasts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entering {
    invitation: String,
    key: String,
    device: String,
    #[serde(default)]
    signs: Option<DeviceKey>,
}

async fn enter(State(room): State<Arc<Room>>, body: Result<Bytes, BytesRejection>) -> Response {
    let entering =
        body.ok().filter(|body| body.len() <= ENTERING).map(|body| serde_json::from_slice::<Entering>(&body));
    let Some(Ok(entering)) = entering else {
        return refused(
            StatusCode::UNPROCESSABLE_ENTITY,
            &Failure::new(code::BAD_INPUT, "A device shows its invitation, its key and its name."),
        );
    };
    let Some(passes) = room.passes.clone() else {
        return refused(StatusCode::UNAUTHORIZED, &not_invited());
    };
    let Ok(permit) = Arc::clone(&room.calls).acquire_owned().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, &closing());
    };
    let entered = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        admission::enter(&*passes, &entering.invitation, &entering.key, &entering.device, entering.signs)
    });
    match entered.await {
        Ok(Ok(())) => StatusCode::NO_CONTENT.into_response(),
        Ok(Err(failure)) if failure.code == code::NOT_INVITED.name => refused(StatusCode::UNAUTHORIZED, &failure),
        Ok(Err(failure)) if failure.code == code::BAD_INPUT.name => refused(StatusCode::UNPROCESSABLE_ENTITY, &failure),
        // What went wrong with the list is for those who serve it, not for strangers.
        Ok(Err(_)) => refused(StatusCode::SERVICE_UNAVAILABLE, &unread()),
        Err(_) => refused(StatusCode::SERVICE_UNAVAILABLE, &closing()),
    }
}

async fn call(
    State(room): State<Arc<Room>>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let (guest, comes) = match guest(&room, &headers).await {
        Ok(Some(invited)) => invited,
        Ok(None) => return refused(StatusCode::UNAUTHORIZED, &not_invited()),
        Err(_) => return refused(StatusCode::SERVICE_UNAVAILABLE, &unread()),
    };
    let body = match body {
        Ok(body) => body,
        Err(rejection) => {
            return refused(rejection.status(), &Failure::new(code::TOO_LARGE, "That is more than a table takes."));
        }
    };
    let Ok(input) = serde_json::from_slice::<Value>(&body) else {
        return refused(
            StatusCode::UNPROCESSABLE_ENTITY,
            &Failure::new(code::BAD_INPUT, "The input of a call is JSON."),
        );
    };
    if let Err(who) = may(&guest.role, &name, &input) {
        return refused(StatusCode::FORBIDDEN, &needed(who.sentence()));
    }
    if !kind(&name).is_some_and(Kind::reads)
        && let Err(failure) = relay::of_no_device(&guest)
    {
        return refused(StatusCode::FORBIDDEN, &failure);
    }
    let Ok(permit) = Arc::clone(&room.calls).acquire_owned().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, &closing());
    };
    let answered = tokio::task::spawn_blocking(move || {
        // It is held until the call is done, also where nobody waits for it any more.
        let _permit = permit;
        let musters = kind(&name) == Some(Kind::Muster) && matches!(guest.role, Role::Member { .. });
        if musters {
            admission::may_muster(&guest.role)?;
        }
        let answered = asking(guest, || dispatch::answer(&room.session, &name, input))?;
        if let (true, Some(passes), Some(by)) = (musters, &room.passes, comes) {
            mustered(passes, &by, answered.get())?;
            // Their other devices heard of the Warband before it was theirs, and ask once more what they may do.
            room.session.changed();
        }
        Ok::<_, Failure>(answered)
    });
    match answered.await {
        Ok(Ok(output)) => ([(header::CONTENT_TYPE, "application/json")], output.get().to_owned()).into_response(),
        Ok(Err(failure)) if failure.code == code::ROLE_NEEDED.name => refused(StatusCode::FORBIDDEN, &failure),
        Ok(Err(failure)) => refused(StatusCode::UNPROCESSABLE_ENTITY, &failure),
        Err(_) => refused(StatusCode::SERVICE_UNAVAILABLE, &closing()),
    }
}

/// A Warband that was mustered belongs to the player of the club who did.
fn mustered(passes: &Passes, by: &LetIn, answered: &str) -> Result<(), Failure> {
    let id = serde_json::from_str::<Value>(answered).ok().and_then(|view| Some(view.get("id")?.as_str()?.to_owned()));
    id.map_or(Ok(()), |id| Ok(passes.grant(&by.invitation, &id)?))
}

/// A file of the page.
async fn file(State(room): State<Arc<Room>>, method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    match room.page.at(uri.path()) {
        Some(asset) => ([(header::CONTENT_TYPE, asset.kind)], asset.bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
