//! How many taps, keys and rows of dice something takes, counted in the window and printed by `cargo xtask test`.

use std::fs;

use super::target;

/// Notes how many inputs each act of a kind took. A row of dice that is typed in one go is one.
///
/// # Panics
/// If one took more than `most`, or there was none.
pub fn inputs(kind: &str, counts: &[u32], most: u32) {
    let mut sorted = counts.to_vec();
    sorted.sort_unstable();
    let (Some(median), Some(worst)) = (sorted.get(sorted.len() / 2), sorted.last()) else {
        panic!("{kind}: none was done")
    };
    let line = format!("{kind}: median {median}, worst {worst} of {most} ({} done)\n", sorted.len());
    let folder = target().join("inputs");
    fs::create_dir_all(&folder).expect("the folder for counts can be made");
    fs::write(folder.join(format!("{}.txt", kind.replace(' ', "-"))), &line).expect("the counts can be written");
    assert!(*worst <= most, "{line}");
}
