//! A virtual display for one window.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Instant;

use image::RgbaImage;
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{ConnectionExt as _, ImageFormat, MapState, Window as Drawable};
use x11rb::rust_connection::RustConnection;

use super::{PATIENCE, PULSE};

/// A display; a virtual one ends with it.
pub struct Screen {
    display: String,
    server: Option<Child>,
}

impl Screen {
    /// A virtual display large enough for every picture; with `NML_SHOW` set, the person's own.
    pub fn open() -> Self {
        if std::env::var_os("NML_SHOW").is_some() {
            let display = std::env::var("DISPLAY").expect("NML_SHOW needs a display: DISPLAY is not set");
            return Self { display, server: None };
        }
        // The server chooses a free number and says it when it is ready.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("no virtual display: Xvfb: {error} (Debian: apt-get install xvfb)"));
        let mut number = String::new();
        let said = server.stdout.take().map(|stdout| BufReader::new(stdout).read_line(&mut number));
        assert!(matches!(said, Some(Ok(1..))), "no virtual display: Xvfb ended before it was ready");
        Self { display: format!(":{}", number.trim()), server: Some(server) }
    }

    /// What the window of this size shows, once it shows the same twice: a page is drawn a moment before it is seen.
    /// Without a size, all that the display shows now.
    ///
    /// # Errors
    /// When the display is gone, has no such window, or keeps its pixels in another way than Xvfb.
    pub fn picture(&self, size: Option<(u32, u32)>) -> Result<RgbaImage, Box<dyn Error>> {
        let (display, number) = RustConnection::connect(Some(&self.display))?;
        let root = display.setup().roots[number].root;
        let shown = match size {
            Some(size) => window_of(&display, root, size)?.ok_or("no window of that size")?,
            None => root,
        };
        let room = display.get_geometry(shown)?.reply()?;
        let look = || -> Result<Vec<u8>, Box<dyn Error>> {
            let (width, height) = (room.width, room.height);
            Ok(display.get_image(ImageFormat::Z_PIXMAP, shown, 0, 0, width, height, u32::MAX)?.reply()?.data)
        };
        let mut pixels = look()?;
        let limit = Instant::now() + PATIENCE;
        while size.is_some() {
            sleep(PULSE);
            let now = look()?;
            if now == pixels {
                break;
            }
            if Instant::now() > limit {
                return Err("the window does not keep still".into());
            }
            pixels = now;
        }
        // The display keeps blue first, and nothing in the fourth byte.
        for pixel in pixels.chunks_exact_mut(4) {
            pixel.swap(0, 2);
            pixel[3] = u8::MAX;
        }
        RgbaImage::from_raw(room.width.into(), room.height.into(), pixels)
            .ok_or_else(|| "not four bytes a pixel".into())
    }

    /// As `DISPLAY` names it.
    pub fn display(&self) -> &str {
        &self.display
    }
}

/// The outermost window of this size that is shown.
fn window_of(display: &RustConnection, outer: Drawable, size: (u32, u32)) -> Result<Option<Drawable>, Box<dyn Error>> {
    for inner in display.query_tree(outer)?.reply()?.children {
        if display.get_window_attributes(inner)?.reply()?.map_state != MapState::VIEWABLE {
            continue;
        }
        let room = display.get_geometry(inner)?.reply()?;
        if (u32::from(room.width), u32::from(room.height)) == size {
            return Ok(Some(inner));
        }
        if let Some(found) = window_of(display, inner, size)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

impl Drop for Screen {
    fn drop(&mut self) {
        if let Some(server) = &mut self.server {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}
