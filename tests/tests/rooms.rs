//! Modules rest on each other one way, so that you can read each without those above it; and the map of them in
//! ARCHITECTURE shows what is there.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// Sources without comments and tests, as `cargo xtask generate` reads them.
#[path = "../../src-tauri/xtask/src/code.rs"]
mod code;
/// The reader of the map, as `cargo xtask generate` has it.
#[path = "../../src-tauri/xtask/src/rooms.rs"]
mod rooms;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests stand in the workspace").to_path_buf()
}

/// Folders of all crates of the workspace.
fn crates() -> Vec<String> {
    let entries = fs::read_dir(root().join("src-tauri/crates")).unwrap();
    let names = entries.map(|entry| format!("src-tauri/crates/{}", entry.unwrap().file_name().to_string_lossy()));
    names.chain(["src-tauri", "src-tauri/xtask", "tests"].map(str::to_owned)).collect()
}

#[test]
fn no_modules_rest_on_each_other_in_a_circle() {
    let mut wrong = Vec::new();
    for krate in crates() {
        let rooms = rooms::modules(&root().join(&krate).join("src")).unwrap();
        if let Some(circle) = rooms::circle(&rooms) {
            wrong.push(format!("{krate}: {}", circle.join(" -> ")));
        }
    }
    assert!(wrong.is_empty(), "modules in a circle; what both need belongs below them:\n{}", wrong.join("\n"));
}

#[test]
fn the_app_is_read_and_the_crates_run_one_way() {
    let app = rooms::modules(&root().join("src-tauri/crates/app/src")).unwrap();
    assert!(app["published"].contains("campaigns") && app["campaigns"].contains("season"), "{app:?}");
    assert_eq!(rooms::circle(&rooms::crates(&root()).unwrap()), None);
}

#[test]
fn the_map_is_as_the_code_is() {
    let kept = fs::read_to_string(root().join(rooms::PAGE)).unwrap();
    let made = rooms::page(&root()).unwrap().expect("a place for the map");
    assert!(kept == made, "the map in {} is stale: cargo xtask generate", rooms::PAGE);
}
