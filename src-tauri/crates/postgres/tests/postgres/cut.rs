//! A socket between a club and its database that can be cut at a chosen moment.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

/// What is done with the next connections.
#[derive(Default)]
pub struct Moment {
    /// The next act is cut before the database hears of it.
    pub before: AtomicBool,
    /// The next act is cut after the database was told, before its answer comes back.
    pub after: AtomicBool,
    /// Nobody comes through.
    pub closed: AtomicBool,
    /// How often something was cut.
    pub cuts: AtomicU32,
}

/// A way that can be cut.
pub struct Cut {
    folder: TempDir,
    pub moment: Arc<Moment>,
}

/// What an act's message holds, and nothing else that is sent: the header of a stream of entries.
pub const MARK: &[u8] = b"\"act\":";

impl Cut {
    /// Before the socket in this folder.
    pub fn before(server: &Path) -> Self {
        let folder = tempfile::Builder::new().prefix("nml-cut-").tempdir().unwrap();
        let name = ".s.PGSQL.5432";
        let listener = UnixListener::bind(folder.path().join(name)).unwrap();
        let (moment, socket) = (Arc::new(Moment::default()), server.join(name));
        let for_all = Arc::clone(&moment);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if for_all.closed.load(Ordering::Relaxed) {
                    continue;
                }
                let Ok(server) = UnixStream::connect(&socket) else { continue };
                carry(client, server, &for_all);
            }
        });
        Self { folder, moment }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

fn carry(client: UnixStream, server: UnixStream, moment: &Arc<Moment>) {
    let deaf = Arc::new(AtomicBool::new(false));
    let (mut from, mut to) = (client.try_clone().unwrap(), server.try_clone().unwrap());
    let (known, hears) = (Arc::clone(moment), Arc::clone(&deaf));
    thread::spawn(move || {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(read @ 1..) = from.read(&mut bytes) {
            let act = bytes[..read].windows(MARK.len()).any(|window| window == MARK);
            if act && known.before.swap(false, Ordering::Relaxed) {
                known.cuts.fetch_add(1, Ordering::Relaxed);
                break;
            }
            let cut = act && known.after.swap(false, Ordering::Relaxed);
            hears.fetch_or(cut, Ordering::Relaxed);
            if to.write_all(&bytes[..read]).is_err() {
                break;
            }
            if cut {
                known.cuts.fetch_add(1, Ordering::Relaxed);
                // Long enough for the commit; if it is not, the second attempt waits for it.
                thread::sleep(Duration::from_millis(150));
                break;
            }
        }
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    });
    let (mut from, mut to) = (server, client);
    let known = Arc::clone(moment);
    thread::spawn(move || {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(read @ 1..) = from.read(&mut bytes) {
            if deaf.load(Ordering::Relaxed) {
                continue;
            }
            if known.closed.load(Ordering::Relaxed) || to.write_all(&bytes[..read]).is_err() {
                break;
            }
        }
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    });
}
