//! The start of the app to its first screen beside an empty Tauri window.
//!
//! Both are started on a virtual display whose frame buffer is a file. A window stands when that file has stopped to
//! change: the time of its last change is when the first screen was there, whole. The page is drawn when it can already
//! be used, so nothing has to be asked of the app, and neither is driven.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use nml_store::Book;
use tempfile::TempDir;

use crate::table::{Row, Trouble, median};
use crate::{beside, say, scratch};

/// Starts of each, after one that is not counted.
const STARTS: usize = 9;
/// How often the frame buffer is looked at: the fineness of the figures.
const PULSE: Duration = Duration::from_millis(4);
/// A window that has not changed for so long stands.
const STILL: Duration = Duration::from_millis(1200);
/// No start takes as long.
const PATIENCE: Duration = Duration::from_secs(60);
/// The app's first screen has more colours, letters being smoothed; a window without anything has one or two.
const COLOURS: usize = 24;

/// Measures in turns; no rows where a window is missing.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    if !cfg!(target_os = "linux") {
        say("left out the start of the window: only an X display can be read while nothing drives it");
        return Ok(Vec::new());
    }
    let (Some(app), Some(empty)) = (beside("NML_BINARY", "no-mans-ledger"), beside("NML_EMPTY", "examples/empty"))
    else {
        return Ok(Vec::new());
    };
    let screen = Screen::open()?;
    let home = scratch()?;
    let opened = home.path().join("bench.book");
    drop(Book::create(&opened, [7; 16], "Bench", "1917-04-01T20:15:00+02:00")?);
    let (mut first, mut again, mut theirs) = (vec![], vec![], vec![]);
    for _ in 0..=STARTS {
        // Nothing there yet: the window offers a blank book or the sample.
        let fresh = scratch()?;
        first.push(screen.start(&app, &[], fresh.path(), COLOURS)?);
        let book = ["--book".into(), opened.clone()];
        again.push(screen.start(&app, &book, home.path(), COLOURS)?);
        theirs.push(screen.start(&empty, &[], home.path(), 1)?);
    }
    let [first, again, theirs] = [first, again, theirs].map(|times| median(times.into_iter().skip(1)));
    let beside = "an empty Tauri window";
    Ok(vec![
        Row::against("start to the first screen, for the first time", first, beside, theirs),
        Row::against("start to the first screen, with a book", again, beside, theirs),
    ])
}

/// A virtual display that ends with this.
struct Screen {
    server: Child,
    folder: TempDir,
    name: String,
}

impl Screen {
    fn open() -> Result<Self, Trouble> {
        let folder = tempfile::tempdir()?;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset", "-fbdir"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb: {error}"))?;
        let mut name = String::new();
        if let Some(out) = server.stdout.take() {
            BufReader::new(out).read_line(&mut name)?;
        }
        let screen = Self { server, folder, name: format!(":{}", name.trim()) };
        if screen.name == ":" { Err("Xvfb did not name its display".into()) } else { Ok(screen) }
    }

    fn shown(&self) -> Result<Vec<u8>, Trouble> {
        Ok(fs::read(self.folder.path().join("Xvfb_screen0"))?)
    }

    /// Starts a program, waits until its window stands, and ends it: nanoseconds to the last change.
    fn start(&self, program: &Path, arguments: &[PathBuf], home: &Path, colours: usize) -> Result<f64, Trouble> {
        let before = self.still(self.shown()?, Duration::from_millis(200))?.0;
        let begun = Instant::now();
        let mut child = Command::new(program)
            .args(arguments)
            .env("DISPLAY", &self.name)
            .env("GDK_BACKEND", "x11")
            .env("GSETTINGS_BACKEND", "memory")
            .env("NML_DATA_DIR", home.join("data"))
            .env("XDG_DATA_HOME", home.join("share"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let stood = self.painted(&mut child, before, colours);
        let _ = Command::new("kill").arg(child.id().to_string()).status();
        child.wait()?;
        Ok(stood.map_err(|why| format!("{}: {why}", program.display()))?.duration_since(begun).as_nanos() as f64)
    }

    /// When the last change was, once the screen shows so many colours and stands still.
    fn painted(&self, child: &mut Child, before: Vec<u8>, colours: usize) -> Result<Instant, Trouble> {
        let limit = Instant::now() + PATIENCE;
        let mut last = before.clone();
        while Instant::now() < limit {
            let (now, since) = self.still(last, STILL)?;
            if let Some(status) = child.try_wait()? {
                return Err(format!("it ended before its window stood ({status})").into());
            }
            if now != before && shades(&now, colours) >= colours {
                return Ok(since);
            }
            last = now;
        }
        Err("its window never stood".into())
    }

    /// What is shown when nothing has changed for so long, and since when.
    fn still(&self, mut shown: Vec<u8>, long: Duration) -> Result<(Vec<u8>, Instant), Trouble> {
        let limit = Instant::now() + PATIENCE;
        let mut since = Instant::now();
        while since.elapsed() < long {
            if since > limit {
                return Err("the screen never stands still".into());
            }
            std::thread::sleep(PULSE);
            let now = self.shown()?;
            if now != shown {
                shown = now;
                since = Instant::now();
            }
        }
        Ok((shown, since))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Asked, it takes its lock file and socket with it.
        let _ = Command::new("kill").arg(self.server.id().to_string()).status();
        let _ = self.server.wait();
    }
}

/// How many colours a screen shows, counted up to so many.
fn shades(screen: &[u8], enough: usize) -> usize {
    let mut found: Vec<&[u8]> = Vec::new();
    for pixel in screen.rchunks_exact(4) {
        if !found.contains(&pixel) {
            found.push(pixel);
            if found.len() >= enough {
                break;
            }
        }
    }
    found.len()
}
