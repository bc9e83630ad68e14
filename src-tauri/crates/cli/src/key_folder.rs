//! Where the key of this computer lies: the one folder that the window uses too, so that one computer has one key.

use std::env;
use std::path::PathBuf;

use nml_app::session::signing_trouble;

use crate::output;

/// The folder of the app's data, for a session that signs. If nothing can be signed with the key in it, a line says so.
pub fn key_folder() -> Option<PathBuf> {
    let folder = data_folder();
    if let Some(trouble) = folder.as_deref().and_then(signing_trouble) {
        output::note(&trouble);
    }
    folder
}

/// The folder of the app's data. `NML_DATA_DIR` names another one, as for the window; a service of systemd has its own.
pub fn data_folder() -> Option<PathBuf> {
    let at = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = |below: &str| at("HOME").map(|home| home.join(below));
    let data = || {
        if cfg!(target_os = "windows") {
            at("APPDATA")
        } else if cfg!(target_os = "macos") {
            home("Library/Application Support")
        } else {
            at("XDG_DATA_HOME").or_else(|| home(".local/share"))
        }
    };
    at("NML_DATA_DIR").or_else(|| at("STATE_DIRECTORY")).or_else(|| Some(data()?.join("org.nomansledger.app")))
}
