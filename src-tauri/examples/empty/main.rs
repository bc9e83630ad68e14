//! A window with nothing in it: no call, no plugin, no book, an empty page. `cargo xtask bench` starts it beside the app.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    match tauri::Builder::default().run(tauri::generate_context!("examples/empty/tauri.conf.json")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
