//! The process that drives the window: `WebKitWebDriver`, with the app as its child; or a browser: `chromedriver`.

use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use super::home::Home;
use super::screen::Screen;
use super::{PULSE, START, target, test_name};

/// A running driver; it and its app end with it.
pub struct Driver {
    process: Child,
    port: u16,
    log: PathBuf,
}

impl Driver {
    /// Starts a driver on a free port. The app inherits its environment.
    pub fn start(home: &Home, screen: &Screen) -> Self {
        let (mut driver, port) = Self::of_window(home, screen);
        driver
            // A window lives for seconds: optimizing its scripts takes more work than it saves.
            .env("JSC_useDFGJIT", "0")
            .env("JSC_useFTLJIT", "0")
            // Nor is there a graphics card that put layers together for it. (A screenshot of the driver's hangs without
            // one: pictures come from the display.)
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
        Self::run(driver, port, "webkit2gtk-driver")
    }

    /// The same for a window that draws as people have it: in layers, or as one.
    pub fn for_people(home: &Home, screen: &Screen, layers: bool) -> Self {
        let (mut driver, port) = Self::of_window(home, screen);
        // What the person who starts this has set would make another window than the players'.
        driver.env_remove("JSC_useDFGJIT").env_remove("JSC_useFTLJIT").env_remove("JSC_useJIT");
        if layers {
            driver.env_remove("WEBKIT_DISABLE_COMPOSITING_MODE");
        } else {
            driver.env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
        }
        Self::run(driver, port, "webkit2gtk-driver")
    }

    fn of_window(home: &Home, screen: &Screen) -> (Command, u16) {
        let port = free_port();
        let mut driver = Command::new("WebKitWebDriver");
        driver
            .arg("--host=127.0.0.1")
            .arg(format!("--port={port}"))
            .env("DISPLAY", screen.display())
            .env("GDK_BACKEND", "x11")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .env("NML_DATA_DIR", home.data())
            .env("NML_DIALOG_ANSWERS", home.answers())
            .env("GSETTINGS_BACKEND", "memory")
            .env("NO_AT_BRIDGE", "1")
            // Every window begins in English, wherever it is tested.
            .env("LC_ALL", "C.UTF-8")
            .env_remove("LANGUAGE")
            .env_remove("WEBKIT_DISABLE_DMABUF_RENDERER")
            .env_remove("WAYLAND_DISPLAY");
        (driver, port)
    }

    /// Starts a driver of Chromium on a free port.
    pub fn of_browser() -> Self {
        let port = free_port();
        let mut driver = Command::new("chromedriver");
        driver.arg(format!("--port={port}"));
        Self::run(driver, port, "chromium-driver")
    }

    /// `package` is what brings the driver on Debian.
    fn run(mut command: Command, port: u16, package: &str) -> Self {
        let log = log_file();
        let output = File::create(&log).expect("the log can be written");
        let process = command
            .env("LANG", "C.UTF-8")
            .stdin(Stdio::null())
            .stdout(output.try_clone().expect("the log can be shared"))
            .stderr(output)
            .spawn()
            .unwrap_or_else(|error| {
                let driver = command.get_program().display();
                panic!("no driver: {driver}: {error} (Debian: apt-get install {package})")
            });
        let mut driver = Self { process, port, log };
        driver.listen();
        driver
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What the driver and the app wrote, its end.
    pub fn said(&self) -> String {
        let text = fs::read(&self.log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }

    /// The process ids of the app.
    pub fn apps(&self) -> Vec<u32> {
        children(self.process.id())
    }

    fn listen(&mut self) {
        let limit = Instant::now() + START;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            let ended = self.process.try_wait().expect("a child can be asked for its state");
            assert!(ended.is_none(), "the window driver ended at once: {}", self.said());
            assert!(Instant::now() < limit, "the window driver does not listen: {}", self.said());
            std::thread::sleep(PULSE);
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for app in self.apps() {
            kill(app);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Ends a process at once, as a power cut would.
pub fn kill(process: u32) {
    let _ = Command::new("kill").args(["-KILL", &process.to_string()]).status();
}

/// Whether a process is still there.
pub fn lives(process: u32) -> bool {
    // The state stands after the name, which is in brackets: a zombie has ended.
    fs::read_to_string(format!("/proc/{process}/stat"))
        .is_ok_and(|stat| stat.rsplit(')').next().is_some_and(|rest| !rest.trim_start().starts_with('Z')))
}

fn children(process: u32) -> Vec<u32> {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return Vec::new() };
    threads
        .filter_map(|thread| fs::read_to_string(thread.ok()?.path().join("children")).ok())
        .flat_map(|list| list.split_whitespace().filter_map(|id| id.parse().ok()).collect::<Vec<u32>>())
        .collect()
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port can be asked for");
    listener.local_addr().expect("a listener knows its port").port()
}

fn log_file() -> PathBuf {
    let folder: &Path = &target().join("window-logs");
    fs::create_dir_all(folder).expect("the folder for logs can be made");
    folder.join(format!("{}.log", test_name()))
}
