//! The window, and how a call from it reaches the app.

use std::borrow::Cow;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nml_app::code;
use nml_app::dispatch;
use nml_app::failure::Failure;
use nml_app::language::{Language, speaking};
use nml_app::link::Exchanging;
use nml_app::session::Session;
use nml_remote::Https;
use nml_serve::{Asset, Page, page};
use serde_json::Value;
use tauri::ipc::{Invoke, InvokeBody, InvokeError};
use tauri::{App, Manager, RunEvent, State, Url, WebviewWindowBuilder};

use crate::{dialogs, table};

/// The label of the one window.
const MAIN: &str = "main";

/// Opens the window on `book`, or on the usual one, and stays until it is closed.
///
/// # Errors
/// One line saying why there is no window.
pub fn open(book: Option<PathBuf>) -> Result<(), String> {
    display()?;
    let book = book.map(std::path::absolute).transpose().map_err(|error| format!("--book: {error}"))?;
    let app = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .invoke_handler(receive)
        .setup(move |app| Ok(lay_out(app, book)?))
        .build(context())
        .map_err(|error| format!("the window could not be opened: {error}"))?;
    // The program is ended without dropping anything, so the book is closed by hand.
    app.run(|app, event| {
        if matches!(event, RunEvent::Exit)
            && let Some(session) = app.try_state::<Arc<Session>>()
        {
            session.leave();
        }
    });
    Ok(())
}

/// What the build put into the program: its settings, and the built UI.
fn context() -> tauri::Context {
    tauri::generate_context!()
}

/// The window’s page, for browsers where no window is open.
pub fn page() -> Page {
    let context = context();
    Page::new(move |name| {
        let bytes = context.assets().get(&name.into())?.into_owned();
        Some(Asset { bytes: Cow::Owned(bytes), kind: page::kind(name).to_owned() })
    })
}

/// GTK ends the program with a trace when there is no display; one line is kinder.
fn display() -> Result<(), String> {
    let named = |name| env::var_os(name).is_some_and(|value: std::ffi::OsString| !value.is_empty());
    if cfg!(target_os = "linux") && !named("DISPLAY") && !named("WAYLAND_DISPLAY") {
        return Err("there is no display: DISPLAY and WAYLAND_DISPLAY are not set; start it in a desktop session, \
                    or with xvfb-run under a virtual one"
            .to_owned());
    }
    Ok(())
}

/// Begins the session and opens the window over it.
fn lay_out(app: &App, book: Option<PathBuf>) -> Result<(), String> {
    let data = data_folder(app)?;
    let dialogs = dialogs::choose(app.handle().clone(), MAIN);
    let session = Session::new(data.clone(), book, dialogs).seating(table::seat(app.handle().clone(), MAIN));
    let session = Arc::new(session.reaching(Arc::new(Https)));
    // A book that follows a club exchanges with it by itself for as long as the window lives.
    let handle = app.handle().clone();
    let exchanging = Exchanging::begin(&session, move |number| table::tell(&handle, MAIN, number));
    app.manage(exchanging.map_err(|failure| failure.message)?);
    app.manage(session);
    let config = app.config().app.windows.first().ok_or("tauri.conf.json names no window")?;
    WebviewWindowBuilder::from_config(app, config)
        .map(|window| window.data_directory(data.join("window")).on_navigation(stays_inside))
        .and_then(WebviewWindowBuilder::build)
        .map_err(|error| format!("the window could not be opened: {error}"))?;
    Ok(())
}

/// The folder for the person's data, made if it is missing.
fn data_folder(app: &App) -> Result<PathBuf, String> {
    let folder = match env::var_os("NML_DATA_DIR").filter(|value| !value.is_empty()) {
        Some(named) => std::path::absolute(Path::new(&named)).map_err(|error| format!("NML_DATA_DIR: {error}"))?,
        None => app.path().app_data_dir().map_err(|error| format!("There is no folder for data: {error}."))?,
    };
    fs::create_dir_all(&folder)
        .map_err(|error| format!("{}: The folder cannot be made: {error}.", folder.display()))?;
    Ok(folder)
}

/// The window shows the pages of the app and no others.
fn stays_inside(url: &Url) -> bool {
    url.scheme() == "tauri" || (url.scheme() == "http" && url.host_str() == Some("tauri.localhost"))
}

/// Takes one call from the window, off the main thread. The permission was checked before.
fn receive(invoke: Invoke) -> bool {
    let Invoke { message, resolver, .. } = invoke;
    let call = message.command().to_owned();
    let (input, language) = match message.payload() {
        InvokeBody::Json(body) => (body.get("input").cloned().unwrap_or(Value::Null), spoken(body)),
        InvokeBody::Raw(_) => (Value::Null, Language::default()),
    };
    // What runs beside the calls speaks as the window does.
    language.speak_usually();
    let session: State<'_, Arc<Session>> = message.webview_ref().state();
    let session = Arc::clone(&session);
    resolver.respond_async(async move {
        let answer = move || speaking(language, || dispatch::answer(&session, &call, input));
        tauri::async_runtime::spawn_blocking(answer)
            .await
            .unwrap_or_else(|error| Err(Failure::new(code::BROKEN, format!("The call was stopped: {error}."))))
            .map_err(InvokeError::from)
    });
    true
}

/// The language that a call names.
fn spoken(call: &Value) -> Language {
    call.get("language").and_then(Value::as_str).and_then(Language::of).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_call_names_its_language() {
        let call = |language: &str| spoken(&serde_json::json!({ "input": null, "language": language }));
        assert_eq!(call("de"), Language::German);
        assert_eq!((call("xx"), spoken(&Value::Null)), (Language::English, Language::English));
    }

    #[test]
    fn the_window_does_not_leave_the_app() {
        assert!(stays_inside(&Url::parse("tauri://localhost/").unwrap()));
        assert!(stays_inside(&Url::parse("http://tauri.localhost/").unwrap()));
        for outside in ["https://example.org/", "file:///etc/passwd", "http://localhost:1420/", "data:text/html,x"] {
            assert!(!stays_inside(&Url::parse(outside).unwrap()), "{outside}");
        }
    }
}
