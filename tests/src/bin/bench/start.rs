//! The start of the app to its first screen beside an empty Tauri window.
//!
//! Both start on a virtual display whose frame buffer is a file. A window is ready when its page is visible there and
//! nothing changes any more: the time of the last change is when the first screen was complete. A page that is drawn
//! can already be used, so nothing has to ask the app, and neither is driven.

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
/// A page that has not changed for this long stands.
const STILL: Duration = Duration::from_millis(1500);
/// No start takes as long.
const PATIENCE: Duration = Duration::from_secs(60);
/// Width and height of the display in pixels.
const SIZE: [usize; 2] = [1280, 800];
/// The app's first screen has more colours, letters being smoothed; a window whose page is not there yet has one or two.
const COLOURS: usize = 24;
/// The colour of the empty page, as the frame buffer holds it.
const PAGE: [u8; 3] = [0x70, 0x50, 0x30];

/// Whether a page is seen among the pixels.
type Sign = fn(&[u8]) -> bool;

/// Measures in turns; no rows if a window is missing.
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
        // There is nothing yet: the window offers a blank book or the sample.
        let fresh = scratch()?;
        first.push(screen.start(&app, &[], fresh.path(), lettered)?);
        let book = ["--book".into(), opened.clone()];
        again.push(screen.start(&app, &book, home.path(), lettered)?);
        theirs.push(screen.start(&empty, &[], home.path(), coloured)?);
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
    caches: TempDir,
    name: String,
}

impl Screen {
    fn open() -> Result<Self, Trouble> {
        let folder = tempfile::tempdir()?;
        let [width, height] = SIZE;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-fbdir"])
            .arg(folder.path())
            .args(["-screen", "0", &format!("{width}x{height}x24")])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb: {error}"))?;
        let mut name = String::new();
        if let Some(out) = server.stdout.take() {
            BufReader::new(out).read_line(&mut name)?;
        }
        let screen = Self { server, folder, caches: scratch()?, name: format!(":{}", name.trim()) };
        if screen.name == ":" { Err("Xvfb did not name its display".into()) } else { Ok(screen) }
    }

    fn shown(&self) -> Result<Vec<u8>, Trouble> {
        // Before the pixels, four bytes each, stand a header and a table of colours.
        let mut file = fs::read(self.folder.path().join("Xvfb_screen0"))?;
        let pixels = SIZE[0] * SIZE[1] * 4;
        Ok(file.split_off(file.len().saturating_sub(pixels)))
    }

    /// Starts a program, waits until its window stands, and ends it: nanoseconds to the last change.
    fn start(&self, program: &Path, arguments: &[PathBuf], data: &Path, page: Sign) -> Result<f64, Trouble> {
        // The window before it is gone.
        self.still(self.shown()?, Duration::from_millis(300))?;
        let begun = Instant::now();
        let mut child = Command::new(program)
            .args(arguments)
            .env("DISPLAY", &self.name)
            .env("GDK_BACKEND", "x11")
            .env("GSETTINGS_BACKEND", "memory")
            .env("NML_DATA_DIR", data)
            // The empty window's data. The desktop's caches, of fonts above all, are there already, as on any desktop.
            .env("XDG_DATA_HOME", data)
            .env("XDG_CACHE_HOME", self.caches.path())
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let stood = self.painted(&mut child, page);
        let _ = Command::new("kill").arg(child.id().to_string()).status();
        child.wait()?;
        Ok(stood.map_err(|why| format!("{}: {why}", program.display()))?.duration_since(begun).as_nanos() as f64)
    }

    /// When the last change was, once the page is seen and stands still.
    fn painted(&self, child: &mut Child, page: Sign) -> Result<Instant, Trouble> {
        let limit = Instant::now() + PATIENCE;
        let mut last = self.shown()?;
        while Instant::now() < limit {
            let (now, since) = self.still(last, STILL)?;
            if let Some(status) = child.try_wait()? {
                return Err(format!("it ended before its window stood ({status})").into());
            }
            if page(&now) {
                return Ok(since);
            }
            last = now;
        }
        Err("its window never stood".into())
    }

    /// What is shown when nothing has changed for this long, and since when.
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

/// Whether there are enough colours that there must be letters.
fn lettered(screen: &[u8]) -> bool {
    let mut found: Vec<&[u8]> = Vec::new();
    for pixel in screen.chunks_exact(4) {
        if !found.contains(&pixel) {
            found.push(pixel);
        }
        if found.len() >= COLOURS {
            return true;
        }
    }
    false
}

/// Whether the middle has the colour of the empty page.
fn coloured(screen: &[u8]) -> bool {
    let middle = (SIZE[1] / 2 * SIZE[0] + SIZE[0] / 2) * 4;
    screen.get(middle..middle + 3).is_some_and(|pixel| pixel == PAGE)
}
