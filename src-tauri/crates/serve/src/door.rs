//! The door: it asks whose request this is, and then the request is a call like any other.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use nml_app::admission::{self, DeviceKey, LetIn};
use nml_app::code;
use nml_app::dispatch;
use nml_app::failure::Failure;
use nml_app::guests::{Guests as _, Role, asking_to_sign, needed};
use nml_app::language::Language;
use nml_app::relay::{self, Hash, PageCall, PageSignature};
use nml_remote::wire::SIGNED;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::feeds;
use crate::live;
use crate::log::{self, status};
use crate::may::{Kind, kind, may};
use crate::page;
use crate::passes::Passes;
use crate::room::{Room, closing, guest, not_invited, refused, shown, unread};
use crate::words::{self, beside, speaking_while};

/// The header with the moment of a call that a page signs, in seconds since 1970.
const AT: &str = "nml-at";
/// The header of an answer that says which entries came of the call.
const MADE: &str = "nml-made";
/// Bytes of what a device shows to come in.
const ENTERING: usize = 1024;

/// The ways in.
pub(crate) fn router(room: Arc<Room>) -> Router {
    let body = DefaultBodyLimit::max(room.limits.body);
    Router::new()
        .route("/call/{name}", post(call))
        .route("/enter", post(enter))
        .route("/sign", post(sign))
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
    let language = words::asked(request.headers()).unwrap_or_else(Language::spoken);
    speaking_while(language, passed(room, from, request, next)).await
}

async fn passed(room: Arc<Room>, from: SocketAddr, request: Request, next: Next) -> Response {
    let Some(host) = room.hosts.asked(request.headers(), request.uri()) else {
        return (StatusCode::MISDIRECTED_REQUEST, "this table has another name").into_response();
    };
    let socket = room.hosts.socket(&host);
    let path = request.uri().path();
    let acts = request.method() != Method::GET || path == "/live" || path.starts_with("/log");
    let mut response = if acts && !room.hosts.own_page(request.headers(), &host) {
        refused(StatusCode::FORBIDDEN, &Failure::new(code::NOT_INVITED, words::another_page()))
    } else if (acts || feeds::is_feed(path)) && !room.at_pace(shown(request.headers()), from.ip()) {
        refused(StatusCode::TOO_MANY_REQUESTS, &Failure::new(code::TOO_FAST, words::too_fast()))
    } else {
        // An evening that was written without a network is long, and the way up may be slow.
        let time = if path == "/log/append" { room.limits.time * 6 } else { room.limits.time };
        tokio::time::timeout(time, next.run(request))
            .await
            .unwrap_or_else(|_| refused(StatusCode::GATEWAY_TIMEOUT, &Failure::new(code::BUSY, words::too_slow())))
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
        return refused(StatusCode::UNPROCESSABLE_ENTITY, &Failure::new(code::BAD_INPUT, words::device_shows()));
    };
    let Some(passes) = room.passes.clone() else {
        return refused(StatusCode::UNAUTHORIZED, &not_invited());
    };
    let Ok(permit) = Arc::clone(&room.calls).acquire_owned().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, &closing());
    };
    let entered = beside(move || {
        let _permit = permit;
        admission::enter(&*passes, &entering.invitation, &entering.key, &entering.device, entering.signs)
    });
    match entered.await {
        Ok(Ok(())) => StatusCode::NO_CONTENT.into_response(),
        Ok(Err(failure)) if failure.code == code::NOT_INVITED.name => refused(StatusCode::UNAUTHORIZED, &failure),
        Ok(Err(failure)) if failure.code == code::BAD_INPUT.name => refused(StatusCode::UNPROCESSABLE_ENTITY, &failure),
        // What went wrong with the list is for the operators, not for strangers.
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
            return refused(rejection.status(), &Failure::new(code::TOO_LARGE, words::too_much_for_a_table()));
        }
    };
    let said = |name: &str| headers.get(name).and_then(|said| said.to_str().ok());
    let page =
        PageCall { name: &name, input: &body, signed: said(SIGNED), at: said(AT).and_then(|at| at.parse().ok()) };
    // The signer of a call is sent those of its entries that are theirs to sign.
    let signs = guest.signs.is_some() && page.signed.is_some();
    let signed = relay::of_page(&guest, &page);
    let Ok(input) = serde_json::from_slice::<Value>(&body) else {
        return refused(StatusCode::UNPROCESSABLE_ENTITY, &Failure::new(code::BAD_INPUT, words::input_is_json()));
    };
    if let Err(who) = may(&guest.role, &name, &input) {
        return refused(StatusCode::FORBIDDEN, &needed(who.sentence()));
    }
    if !kind(&name).is_some_and(Kind::reads)
        && let Err(failure) = signed
    {
        return refused(StatusCode::FORBIDDEN, &failure);
    }
    let Ok(permit) = Arc::clone(&room.calls).acquire_owned().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, &closing());
    };
    let answered = beside(move || {
        // It is held until the call is done, even if nobody waits for it any more.
        let _permit = permit;
        let musters = kind(&name) == Some(Kind::Muster) && matches!(guest.role, Role::Member { .. });
        if musters {
            admission::may_muster(&guest.role)?;
        }
        let (answered, made) = asking_to_sign(guest, || dispatch::answer(&room.session, &name, input));
        let answered = answered?;
        if let (true, Some(passes), Some(by)) = (musters, &room.passes, comes) {
            mustered(passes, &by, answered.get())?;
            // Their other devices heard of the Warband before it was theirs, and ask once more what they may do.
            room.session.changed();
        }
        Ok::<_, Failure>((answered, made))
    });
    match answered.await {
        Ok(Ok((output, made))) if signs => to_sign(&output, &made),
        Ok(Ok((output, _))) => json(output.get().to_owned()),
        Ok(Err(failure)) if failure.code == code::ROLE_NEEDED.name => refused(StatusCode::FORBIDDEN, &failure),
        Ok(Err(failure)) => refused(StatusCode::UNPROCESSABLE_ENTITY, &failure),
        Err(_) => refused(StatusCode::SERVICE_UNAVAILABLE, &closing()),
    }
}

fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// The answer to a page that signs, with the entries that came of its call.
fn to_sign(output: &RawValue, made: &[Hash]) -> Response {
    match serde_json::to_string(&ToSign { output, made }) {
        Ok(text) => {
            let mut response = json(text);
            response.headers_mut().insert(MADE, HeaderValue::from_static("1"));
            response
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[derive(Serialize)]
struct ToSign<'t> {
    output: &'t RawValue,
    made: &'t [Hash],
}

/// A page's signatures of entries that came of its calls.
async fn sign(State(room): State<Arc<Room>>, headers: HeaderMap, body: Result<Bytes, BytesRejection>) -> Response {
    let (guest, comes) = match guest(&room, &headers).await {
        Ok(Some((guest, Some(comes)))) => (guest, comes),
        Ok(Some((_, None)) | None) => return refused(StatusCode::UNAUTHORIZED, &not_invited()),
        Err(_) => return refused(StatusCode::SERVICE_UNAVAILABLE, &unread()),
    };
    let signatures = body.ok().and_then(|body| serde_json::from_slice::<Vec<PageSignature>>(&body).ok());
    let Some(signatures) = signatures else {
        return refused(StatusCode::UNPROCESSABLE_ENTITY, &Failure::new(code::BAD_INPUT, words::page_signs()));
    };
    let Ok(permit) = Arc::clone(&room.calls).acquire_owned().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, &closing());
    };
    let signed = beside(move || {
        let _permit = permit;
        relay::sign(&room.session, &guest, &comes.since, &signatures)
    });
    match signed.await {
        Ok(Ok(())) => StatusCode::NO_CONTENT.into_response(),
        Ok(Err(failure)) => refused(status(&failure), &failure),
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
