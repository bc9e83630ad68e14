//! The socket that says when the book has changed. That is all it says: the page rereads what it shows, by calls that
//! its role may make.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::Response;
use nml_app::code;
use nml_app::failure::Failure;
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{Instant, interval_at, timeout};

use crate::room::{Room, refused};
use crate::words;

/// The invitation is missing, or does not belong to this table: what the socket is closed with.
pub(crate) const NOT_INVITED: u16 = 4401;
/// How long a socket may be open before it shows an invitation.
const JOINS: Duration = Duration::from_secs(5);
/// How long a guest's connection may take to carry a message.
const CARRIES: Duration = Duration::from_secs(10);
/// Bytes that a guest may send at once.
const SENT: usize = 1024;

/// The first message.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Joining {
    join: String,
}

pub(crate) async fn live(State(room): State<Arc<Room>>, upgrade: WebSocketUpgrade) -> Response {
    let Ok(seat) = Arc::clone(&room.seats).try_acquire_owned() else {
        let full = Failure::new(code::BUSY, words::table_full());
        return refused(StatusCode::SERVICE_UNAVAILABLE, &full);
    };
    upgrade
        .max_message_size(SENT)
        .max_frame_size(SENT)
        .on_upgrade(move |socket| async move { follow(&room, socket, seat).await })
}

/// A guest who is counted while they follow.
struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn follow(room: &Room, mut socket: WebSocket, _seat: OwnedSemaphorePermit) {
    let Some((secret, lasts)) = joins(room, &mut socket).await else {
        say(&mut socket, closing(NOT_INVITED)).await;
        return;
    };
    room.guests.fetch_add(1, Ordering::Relaxed);
    let _counted = Counted(&room.guests);
    let (mut changed, mut closes) = (room.changed.clone(), room.closing.clone());
    let silence = room.limits.silence;
    let mut asks = interval_at(Instant::now() + silence, silence);
    let mut unanswered = 0;
    let number = *changed.borrow_and_update();
    let mut carried = say(&mut socket, told(number)).await;
    while carried {
        carried = tokio::select! {
            () = closed(&mut closes) => {
                // An invitation of this table ends with it; one that lasts holds again once the server is back.
                say(&mut socket, closing(if lasts { close_code::AWAY } else { NOT_INVITED })).await;
                false
            }
            more = changed.changed() => {
                let number = *changed.borrow_and_update();
                more.is_ok() && invited(room, &mut socket, &secret).await && say(&mut socket, told(number)).await
            }
            _ = asks.tick() => {
                unanswered += 1;
                unanswered <= 2 && invited(room, &mut socket, &secret).await && say(&mut socket, Message::Ping(Vec::new().into())).await
            }
            heard = socket.recv() => match heard {
                Some(Ok(Message::Pong(_))) => {
                    unanswered = 0;
                    true
                }
                // A guest who has joined has nothing more to say; a ping is answered by the library.
                Some(Ok(Message::Ping(_))) => true,
                Some(Ok(Message::Text(_) | Message::Binary(_) | Message::Close(_)) | Err(_)) | None => false,
            },
        };
    }
}

/// Until the table is being closed.
async fn closed(closes: &mut watch::Receiver<bool>) {
    let _ = closes.wait_for(|closes| *closes).await;
}

/// The secret that the guest shows, if it lets them in, and whether it lasts longer than the table.
async fn joins(room: &Room, socket: &mut WebSocket) -> Option<(String, bool)> {
    let Ok(Some(Ok(Message::Text(text)))) = timeout(JOINS, socket.recv()).await else { return None };
    let joining = serde_json::from_str::<Joining>(&text).ok()?;
    let (_, comes) = room.whose(&joining.join).await.ok()??;
    Some((joining.join, comes.is_some()))
}

/// Whether the guest is still let in; the socket of one who was revoked is closed.
async fn invited(room: &Room, socket: &mut WebSocket, secret: &str) -> bool {
    // If nobody can tell, people who are in stay in.
    let holds = room.whose(secret).await.map_or(true, |whose| whose.is_some());
    if !holds {
        say(socket, closing(NOT_INVITED)).await;
    }
    holds
}

fn told(number: u64) -> Message {
    Message::text(format!("{{\"changed\":{number}}}"))
}

fn closing(code: u16) -> Message {
    Message::Close(Some(CloseFrame { code, reason: "".into() }))
}

/// Whether it was carried.
async fn say(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(CARRIES, socket.send(message)).await, Ok(Ok(())))
}
