//! Ctrl+C, where what was done so far is told instead of lost.

use std::thread;

use tokio::runtime::Builder;
use tokio::signal;

/// Does this once somebody presses Ctrl+C; a second time ends the program at once, as it always does. If the system
/// does not tell, Ctrl+C ends the program as ever.
pub fn then(act: impl FnOnce() + Send + 'static) {
    let waits = move || {
        let Ok(runtime) = Builder::new_current_thread().enable_io().build() else { return };
        if runtime.block_on(signal::ctrl_c()).is_err() {
            return;
        }
        act();
        if runtime.block_on(signal::ctrl_c()).is_ok() {
            std::process::exit(130);
        }
    };
    let _ = thread::Builder::new().name("ctrl-c".to_owned()).spawn(waits);
}
