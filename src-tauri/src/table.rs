//! The table as the window opens it: guests get the window's own page, and the window hears what guests change.

use std::borrow::Cow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nml_app::code;
use nml_app::failure::Failure;
use nml_app::guests::{Invited, TableShown, Tables};
use nml_app::session::{Session, Watching};
use nml_serve::{Asset, Limits, Page, Serving, Table, address};
use tauri::{AppHandle, Manager};

/// The way to the table, for a window with this label.
pub fn seat(app: AppHandle, window: &'static str) -> Box<dyn Tables> {
    Box::new(Seat { app, window, open: Mutex::default() })
}

struct Seat {
    app: AppHandle,
    window: &'static str,
    open: Mutex<Option<(Serving, Watching)>>,
}

impl Seat {
    fn open(&self) -> MutexGuard<'_, Option<(Serving, Watching)>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The page that the window itself shows.
    fn page(&self) -> Page {
        let assets = self.app.asset_resolver();
        Page::new(move |name| {
            let asset = assets.get(name.to_owned())?;
            Some(Asset { bytes: Cow::Owned(asset.bytes), kind: asset.mime_type })
        })
    }

    /// Tells the window of every change, as a guest's socket is told.
    fn tells(&self, session: &Session) -> Watching {
        let (app, window) = (self.app.clone(), self.window);
        session.watch(move |number| tell(&app, window, number))
    }
}

/// Tells the window that others changed the book.
pub(crate) fn tell(app: &AppHandle, window: &str, number: u64) {
    if let Some(window) = app.get_webview_window(window) {
        // A window that is just closing has nothing to read again.
        let _ = window.eval(format!("dispatchEvent(new CustomEvent(\"book-changed\", {{ detail: {number} }}))"));
    }
}

impl Tables for Seat {
    fn open(&self, invited: Vec<Invited>) -> Result<TableShown, Failure> {
        let session = self.app.try_state::<Arc<Session>>();
        let session = session.ok_or_else(|| Failure::new(code::NO_BOOK, "The window is not open yet."))?;
        let table = Table {
            address: address::of_network(),
            port: 0,
            certificate: None,
            name: None,
            invited,
            passes: None,
            feeds: None,
            notes: |_| {},
            page: self.page(),
            limits: Limits::default(),
        };
        let mut open = self.open();
        // The invitations of the former table end first.
        *open = None;
        let serving = nml_serve::open(Arc::clone(&session), table)?;
        let shown = serving.shown();
        *open = Some((serving, self.tells(&session)));
        Ok(shown)
    }

    fn state(&self) -> Option<TableShown> {
        self.open().as_ref().map(|(serving, _)| serving.shown())
    }

    fn close(&self) {
        *self.open() = None;
    }
}
