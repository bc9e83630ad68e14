//! `cargo xtask pictures`: keeps what the README and the guide show, from the last full run of the tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::picture::Picture;
use crate::shown::{SHOWN, taken};
use crate::stop::Stop;
use crate::voice::Voice;
use crate::workspace::Workspace;

const TITLE: &str = "Pictures";
const CURE: &str = "cargo xtask test";

/// Takes the pictures of one run over into `ui/pictures`: all of them, or none if one is missing.
pub fn run(arguments: &[String]) -> Result<(), Stop> {
    if let Some(word) = arguments.first() {
        return Err(Stop::usage(format!("pictures takes nothing, not {word:?}")));
    }
    let workspace = Workspace::here()?;
    let voice = Voice::new(1);
    voice.step(TITLE);
    let changed = keep(&workspace.pictures(), &workspace.ui().join("pictures"))?;
    for name in &changed {
        voice.say(&format!("      written ui/pictures/{name}"));
    }
    voice.say(&format!("      {} of {} changed", changed.len(), SHOWN.len()));
    Ok(())
}

/// The names of the files that changed.
fn keep(from: &Path, to: &Path) -> Result<Vec<String>, Stop> {
    let sources: Vec<(String, PathBuf)> =
        SHOWN.iter().map(|(name, test)| (format!("{name}.png"), from.join(taken(test)))).collect();
    let missing: Vec<String> =
        sources.iter().filter(|(_, from)| !from.is_file()).map(|(_, from)| from.display().to_string()).collect();
    if !missing.is_empty() {
        let mut stop =
            Stop::new(TITLE, format!("{} of {} not taken; nothing is changed", missing.len(), SHOWN.len()), CURE);
        stop.tail = missing.into();
        return Err(stop);
    }
    let mut changed = Vec::new();
    for (name, from) in sources {
        let failed = |why: std::io::Error| Stop::new(TITLE, format!("{}: {why}", from.display()), CURE);
        let (taken, to) = (fs::read(&from).map_err(failed)?, to.join(&name));
        // The tests take hundreds, and write them quickly; these few are kept for years, and written small.
        let bytes = packed(&taken).ok_or_else(|| Stop::new(TITLE, format!("{}: not a PNG", from.display()), CURE))?;
        if fs::read(&to).is_ok_and(|kept| kept == bytes) {
            continue;
        }
        fs::write(&to, bytes).map_err(failed)?;
        changed.push(name);
    }
    Ok(changed)
}

fn packed(taken: &[u8]) -> Option<Vec<u8>> {
    Picture::of_png(taken)?.png().ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// A picture of one row, which tells it from the others.
    fn row(test: &str) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, u32::try_from(test.len()).unwrap(), 1);
        encoder.set_color(png::ColorType::Rgb);
        let pixels: Vec<u8> = test.bytes().flat_map(|byte| [byte; 3]).collect();
        encoder.write_header().unwrap().write_image_data(&pixels).unwrap();
        file
    }

    #[test]
    fn pictures_are_kept_all_or_none() {
        let folder = std::env::temp_dir().join(format!("nml-xtask-pictures-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        fs::create_dir_all(&from).unwrap();
        fs::create_dir_all(&to).unwrap();
        let (last, others) = SHOWN.split_last().unwrap();
        for (_, test) in others {
            fs::write(from.join(taken(test)), row(test)).unwrap();
        }
        let stop = keep(&from, &to).unwrap_err();
        assert!(stop.lines().join("\n").contains(&taken(last.1)), "{stop:?}");
        assert_eq!(fs::read_dir(&to).unwrap().count(), 0);
        fs::write(from.join(taken(last.1)), row("last")).unwrap();
        fs::write(to.join("find.png"), packed(&row("find-fallen")).unwrap()).unwrap();
        let changed = keep(&from, &to).unwrap();
        assert_eq!(changed.len(), SHOWN.len() - 1);
        assert_eq!(fs::read(to.join("battle.png")).unwrap(), packed(&row("battle-spend")).unwrap());
        assert!(!changed.contains(&"find.png".to_owned()) && keep(&from, &to).unwrap().is_empty());
        fs::remove_dir_all(folder).unwrap();
    }
}
