//! What every request needs: the session, who is invited, and how much room is left.

use std::net::IpAddr;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use nml_app::admission::LetIn;
use nml_app::code;
use nml_app::failure::Failure;
use nml_app::guests::{Feeds, Guest};
use nml_app::session::Session;
use tokio::sync::{Semaphore, watch};

use crate::feed_answers::Made;
use crate::hosts::Hosts;
use crate::invitation::{Invitation, admitted};
use crate::limits::{Limits, Paces, Whose};
use crate::page::Page;
use crate::passes::Passes;
use crate::words::{self, beside};

/// All that a request needs.
pub(crate) struct Room {
    pub(crate) session: Arc<Session>,
    pub(crate) invitations: Vec<Invitation>,
    /// Who comes again.
    pub(crate) passes: Option<Arc<Passes>>,
    /// What stands at an address with a secret.
    pub(crate) feeds: Option<Arc<dyn Feeds>>,
    /// The same as it was made last.
    pub(crate) made: Made,
    /// Those who may have it made at once.
    pub(crate) readers: Arc<Semaphore>,
    /// Places for looking up what stands at an address.
    pub(crate) lookups: Arc<Semaphore>,
    pub(crate) hosts: Hosts,
    pub(crate) page: Page,
    pub(crate) limits: Limits,
    pub(crate) paces: Mutex<Paces>,
    /// Calls that may still begin.
    pub(crate) calls: Arc<Semaphore>,
    /// Sockets that may still be opened.
    pub(crate) seats: Arc<Semaphore>,
    /// Guests who follow.
    pub(crate) guests: AtomicUsize,
    /// The number of the last change.
    pub(crate) changed: watch::Receiver<u64>,
    /// The table is being closed.
    pub(crate) closing: watch::Receiver<bool>,
}

impl Room {
    /// Whose secret this is: somebody's who is here for an evening, or the key of a returning device.
    ///
    /// # Errors
    /// When nobody can tell, because the list of those who come again was never read.
    pub(crate) async fn whose(&self, secret: &str) -> Result<Option<(Guest, Option<LetIn>)>, Failure> {
        if let Some(guest) = admitted(&self.invitations, secret) {
            return Ok(Some((guest, None)));
        }
        let Some(passes) = self.passes.clone() else { return Ok(None) };
        let key = secret.to_owned();
        // A list in a database is waited for where waiting holds up nobody else.
        match beside(move || passes.whose(&key)).await {
            Ok(found) => Ok(found?.map(|found| (found.guest.clone(), Some(found)))),
            // The table is being closed.
            Err(_) => Ok(None),
        }
    }

    /// Whether somebody who shows this asks no faster than a person. Anybody known a moment ago has a pace of their
    /// own: a whole club may sit behind one address.
    pub(crate) fn at_pace(&self, secret: Option<&str>, from: IpAddr) -> bool {
        let known = |secret| {
            let invited = || Some(admitted(&self.invitations, secret)?.name);
            self.passes.as_ref().and_then(|passes| passes.device(secret)).or_else(invited)
        };
        let whose = secret.and_then(known).map_or(Whose::Stranger(from), |by| Whose::Guest(from, by));
        self.paces.lock().unwrap_or_else(PoisonError::into_inner).admits(whose, Instant::now(), &self.limits)
    }
}

/// A refusal as it crosses to the page.
pub(crate) fn refused(status: StatusCode, failure: &Failure) -> Response {
    let body = serde_json::to_string(failure).unwrap_or_default();
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// The secret that a request shows.
pub(crate) fn shown(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// Whose invitation a request shows.
pub(crate) async fn guest(room: &Room, headers: &HeaderMap) -> Result<Option<(Guest, Option<LetIn>)>, Failure> {
    match shown(headers) {
        Some(secret) => room.whose(secret).await,
        None => Ok(None),
    }
}

pub(crate) fn closing() -> Failure {
    Failure::new(code::BUSY, words::closing())
}

/// The list of guests cannot be read, so nobody knows who is invited.
pub(crate) fn unread() -> Failure {
    Failure::new(code::BUSY, words::guests_unread())
}

pub(crate) fn not_invited() -> Failure {
    Failure::new(code::NOT_INVITED, words::not_invited())
}
