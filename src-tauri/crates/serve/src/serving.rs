//! An open table: its listener, in a separate thread, until it is dropped.

use std::fmt;
use std::net::{SocketAddr, TcpListener};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use axum_server::Handle;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use nml_app::guests::{Guests as _, TableLink, TableShown};
use nml_app::session::{Session, Watching};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Semaphore, watch};

use crate::crowd::Crowd;
use crate::door::router;
use crate::feed_answers::Made;
use crate::hosts::Hosts;
use crate::invitation::invite;
use crate::limits::{Limits, Paces};
use crate::room::Room;
use crate::{Table, Trouble, address, qr};

/// How long a connection may take until it is encrypted, and again until it asks for something.
const SHAKES_HANDS: Duration = Duration::from_secs(10);
/// How long it may take over the head of a request, and how long it may be silent between two.
const SPEAKS: Duration = Duration::from_secs(60);
/// How many may have the page at a secret address made at once: calls are not to wait for them.
const READERS: usize = 2;
/// How many addresses are looked up at once.
const LOOKUPS: usize = 8;
/// How long what is under way may take when a table is closed.
const ENDING: Duration = Duration::from_secs(3);

/// A table that is open. Dropping it closes it: nobody else comes in, and all invitations end.
pub struct Serving {
    room: Arc<Room>,
    listens: SocketAddr,
    links: Vec<TableLink>,
    handle: Handle<SocketAddr>,
    closes: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
    _watching: Watching,
}

impl fmt::Debug for Serving {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Serving({})", self.listens)
    }
}

/// Opens a table over the book of a session.
///
/// # Errors
/// Why nobody could come in.
pub fn open(session: Arc<Session>, table: Table) -> Result<Serving, Trouble> {
    if table.certificate.is_none() && !address::is_private(table.address) {
        return Err(Trouble::Public(table.address));
    }
    let place = SocketAddr::new(table.address, table.port);
    let unheard = |error| Trouble::Listen(place.to_string(), error);
    let listener = TcpListener::bind(place).map_err(unheard)?;
    listener.set_nonblocking(true).map_err(unheard)?;
    let listens = listener.local_addr().map_err(unheard)?;
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().thread_name("table").build();
    let runtime = runtime.map_err(unheard)?;
    let certificate = table.certificate.as_ref().map(|files| {
        // Another part of the program may have chosen one already; ours is the only one there is.
        let _ = rustls::crypto::ring::default_provider().install_default();
        runtime
            .block_on(RustlsConfig::from_pem_file(&files.chain, &files.key))
            .map_err(|error| Trouble::Certificate(files.chain.display().to_string(), error))
    });
    let certificate = certificate.transpose()?;
    let hosts = Hosts::of(listens, table.name.as_deref(), certificate.is_some());
    let invitations = invite(table.invited)?;
    let origin = hosts.origin();
    let links = invitations.iter().map(|one| {
        let url = one.link(&origin);
        let qr = qr::drawn(&url)?;
        Ok(TableLink { role: one.invited.role.clone(), label: one.invited.label.clone(), url, qr })
    });
    let links = links.collect::<Result<_, Trouble>>()?;
    if let Some(passes) = &table.passes {
        // If it cannot be noted, links are made with --at.
        let _ = passes.served_at(&origin);
    }
    let (changes, changed) = watch::channel(session.changes());
    let watching = session.watch(move |number| {
        changes.send_replace(number);
    });
    let (closes, closing) = watch::channel(false);
    let room = Arc::new(Room {
        session,
        invitations,
        passes: table.passes,
        feeds: table.feeds,
        made: Made::new(table.notes),
        readers: Arc::new(Semaphore::new(READERS)),
        lookups: Arc::new(Semaphore::new(LOOKUPS)),
        hosts,
        page: table.page,
        limits: table.limits,
        paces: Mutex::new(Paces::default()),
        calls: Arc::new(Semaphore::new(table.limits.calls)),
        seats: Arc::new(Semaphore::new(table.limits.guests)),
        guests: AtomicUsize::new(0),
        changed,
        closing,
    });
    let handle = Handle::new();
    let (router, stops, limits) = (router(Arc::clone(&room)), handle.clone(), room.limits);
    let run = move || run(runtime, listener, certificate, router, stops, &limits);
    let thread = std::thread::Builder::new().name("table".to_owned()).spawn(run).map_err(unheard)?;
    Ok(Serving { room, listens, links, handle, closes, thread: Some(thread), _watching: watching })
}

/// Lets guests in until the table is closed. If a listener fails, that ends: nobody else comes in.
fn run(
    runtime: Runtime,
    listener: TcpListener,
    certificate: Option<RustlsConfig>,
    router: axum::Router,
    handle: Handle<SocketAddr>,
    limits: &Limits,
) {
    let crowd = Crowd::within(limits);
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let _ = runtime.block_on(async {
        // A connection that says nothing, or never finishes, keeps no place.
        let mut server = axum_server::from_tcp(listener)?.handle(handle).first_request_timeout(SHAKES_HANDS);
        server.http_builder().http1().header_read_timeout(SPEAKS);
        match certificate {
            Some(certificate) => {
                let acceptor = RustlsAcceptor::new(certificate).handshake_timeout(SHAKES_HANDS).acceptor(crowd);
                server.acceptor(acceptor).serve(service).await
            }
            None => server.acceptor(crowd).serve(service).await,
        }
    });
    runtime.shutdown_timeout(ENDING);
}

impl Serving {
    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.listens
    }

    /// The table as it is shown to the one who opened it.
    #[must_use]
    pub fn shown(&self) -> TableShown {
        TableShown {
            links: self.links.clone(),
            guests: self.room.guests.load(Ordering::Relaxed),
            alone: self.listens.ip().is_loopback(),
        }
    }

    /// Closes it. What was under way is done.
    pub fn close(self) {}
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.closes.send_replace(true);
        self.handle.graceful_shutdown(Some(ENDING));
        if let Some(thread) = self.thread.take() {
            // A thread that failed has closed the table too.
            let _ = thread.join();
        }
    }
}
