//! A display if there is none: Xvfb, whose frame buffer we read straight from its file.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::picture::Picture;
use crate::step;
use crate::stop::Stop;
use crate::workspace;

/// A window with text in it has more colours than this; an empty one has two or three.
const PAINTED: usize = 24;
/// A window that has not changed for this long is taken to have painted.
const STILL: Duration = Duration::from_millis(1500);
/// A slow machine starts its first window within this.
const PATIENCE: Duration = Duration::from_secs(90);
/// A caret may blink for ever: this long after the first paint a picture is taken all the same.
const BLINKING: Duration = Duration::from_secs(8);
const POLL: Duration = Duration::from_millis(150);

/// A virtual display; it ends when this is dropped.
pub struct Screen {
    server: Child,
    folder: PathBuf,
    name: String,
}

/// Whether windows can be shown to a person here.
pub fn is_there() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

impl Screen {
    /// Starts a display of this many pixels under the first free number.
    pub fn open(width: u32, height: u32) -> Result<Self, Stop> {
        let title = "Virtual display";
        let size = format!("{width}x{height}x24");
        let attempt = format!("Xvfb :99 -screen 0 {size}");
        let failed = |why: String| Stop::new(title, why, attempt.clone());
        let folder = env::temp_dir().join(format!("no-mans-ledger-screen-{}-{width}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|why| failed(format!("{}: {why}", folder.display())))?;
        let mut server = workspace::command("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &size, "-nolisten", "tcp", "-noreset", "-fbdir"])
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|why| failed(format!("Xvfb: {why}")))?;
        let out = server.stdout.take();
        let mut screen = Self { server, folder, name: String::new() };
        let (sender, receiver) = mpsc::channel();
        if let Some(out) = out {
            thread::spawn(move || {
                let mut line = String::new();
                if BufReader::new(out).read_line(&mut line).is_ok() {
                    let _ = sender.send(line);
                }
            });
        }
        let number = receiver.recv_timeout(Duration::from_secs(20)).unwrap_or_default();
        let number = number.trim();
        if number.is_empty() {
            return Err(failed("Xvfb did not name its display within 20 s".into()));
        }
        screen.name = format!(":{number}");
        Ok(screen)
    }

    /// Makes a program use this display, with settings in memory and no desktop around it.
    pub fn set(&self, command: &mut Command) {
        command.env("DISPLAY", &self.name).env("GDK_BACKEND", "x11").env("GSETTINGS_BACKEND", "memory");
        command.env_remove("WAYLAND_DISPLAY");
    }

    /// What it shows now.
    pub fn picture(&self) -> Option<Picture> {
        Picture::of_xwd(&fs::read(self.folder.join("Xvfb_screen0")).ok()?)
    }

    /// Waits until a program's window has painted and stands still, takes a picture of it, and ends the program.
    pub fn photograph(&self, title: &str, mut program: Command, to: &Path) -> Result<Duration, Stop> {
        self.set(&mut program);
        let typed = step::typed(&program);
        let failed = |why: String| Stop::new(title, why, typed.clone());
        let begun = Instant::now();
        let mut child = program.stdin(Stdio::null()).spawn().map_err(|why| failed(why.to_string()))?;
        let seen = self.wait(&mut child, begun);
        let ended_well = end(&mut child);
        let (picture, painted) = seen.map_err(failed)?;
        if !ended_well {
            return Err(failed("the window did not close when it was asked to".into()));
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).map_err(|why| failed(format!("{}: {why}", folder.display())))?;
        }
        let png = picture.png().map_err(|why| failed(why.to_string()))?;
        fs::write(to, png).map_err(|why| failed(format!("{}: {why}", to.display())))?;
        Ok(painted)
    }

    fn wait(&self, child: &mut Child, begun: Instant) -> Result<(Picture, Duration), String> {
        let mut last: Option<(Picture, Instant)> = None;
        let mut first: Option<Instant> = None;
        while begun.elapsed() < PATIENCE {
            thread::sleep(POLL);
            if let Ok(Some(status)) = child.try_wait() {
                return Err(format!("the program ended before its window had painted ({status})"));
            }
            let Some(now) = self.picture() else { continue };
            let since = match &last {
                Some((before, since)) if *before == now => *since,
                _ => Instant::now(),
            };
            if now.colours(PAINTED) >= PAINTED {
                let first = *first.get_or_insert_with(Instant::now);
                if since.elapsed() >= STILL || first.elapsed() >= BLINKING {
                    return Ok((now, first.duration_since(begun)));
                }
            }
            last = Some((now, since));
        }
        Err(format!("no window had painted after {} s", PATIENCE.as_secs()))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        step::signal(self.server.id(), "TERM");
        // Xvfb removes its lock file and its socket when we ask it to stop, not when it is killed.
        if !waits(&mut self.server, Duration::from_secs(5)) {
            let _ = self.server.kill();
            let _ = self.server.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Asks a program to end, and makes it end; whether it did so when asked.
fn end(child: &mut Child) -> bool {
    step::signal(child.id(), "TERM");
    let asked = waits(child, Duration::from_secs(10));
    if !asked {
        step::end_tree(child);
        let _ = child.wait();
    }
    asked
}

fn waits(child: &mut Child, limit: Duration) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < limit {
        if !matches!(child.try_wait(), Ok(None)) {
            return true;
        }
        thread::sleep(Duration::from_millis(50));
    }
    false
}
