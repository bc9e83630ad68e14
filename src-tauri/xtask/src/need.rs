//! What the system needs, and the packages that bring it.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// One thing that the build, the window or the tests need from the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// A C compiler, for SQLite.
    Compiler,
    /// `pkg-config`, which finds libraries for the build.
    PkgConfig,
    /// The web view that Tauri draws with, with its headers.
    WebKit,
    /// A display, if the machine has none.
    VirtualDisplay,
    /// Any font at all.
    Font,
    /// What drives the window in the end-to-end tests.
    Driver,
    /// A browser that published pages are read in, and what drives it.
    Browser,
    /// What takes a package apart.
    Unpacker,
    /// PostgreSQL, for the tests and benches of a club's ledger: they start one of their own.
    Database,
    /// Python with virtual environments, for the bench that asks icepool.
    Python,
}

/// What a command is about to do, and so what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Build the app.
    Build,
    /// Build the app and show it without a display.
    Picture,
    /// Build everything and drive the window.
    Test,
    /// Build everything, drive the window, begin a club and ask icepool.
    Bench,
    /// Build a package and start what is in it.
    Package,
}

impl Need {
    /// The needs of a purpose.
    pub fn of(purpose: Purpose) -> &'static [Self] {
        use Need::{Browser, Compiler, Database, Driver, Font, PkgConfig, Python, Unpacker, VirtualDisplay, WebKit};
        match purpose {
            Purpose::Build => &[Compiler, PkgConfig, WebKit],
            Purpose::Picture => &[Compiler, PkgConfig, WebKit, VirtualDisplay, Font],
            Purpose::Test => &[Compiler, PkgConfig, WebKit, VirtualDisplay, Font, Driver, Browser, Unpacker, Database],
            Purpose::Bench => &[Compiler, PkgConfig, WebKit, VirtualDisplay, Font, Driver, Database, Python],
            Purpose::Package => &[Compiler, PkgConfig, WebKit, VirtualDisplay, Font, Unpacker],
        }
    }

    /// What it is, for a person.
    pub fn name(self) -> &'static str {
        match self {
            Self::Compiler => "a C compiler",
            Self::PkgConfig => "pkg-config",
            Self::WebKit => "WebKitGTK 4.1 with its headers",
            Self::VirtualDisplay => "a virtual display (Xvfb)",
            Self::Font => "a font",
            Self::Driver => "WebKitWebDriver",
            Self::Browser => "Chromium with chromedriver",
            Self::Unpacker => "dpkg-deb",
            Self::Database => "PostgreSQL",
            Self::Python => "Python 3 with venv",
        }
    }

    /// The package of Debian and Ubuntu that brings it.
    pub fn package(self) -> &'static str {
        match self {
            Self::Compiler => "build-essential",
            Self::PkgConfig => "pkg-config",
            Self::WebKit => "libwebkit2gtk-4.1-dev",
            Self::VirtualDisplay => "xvfb",
            Self::Font => "fonts-dejavu-core",
            Self::Driver => "webkit2gtk-driver",
            // Ubuntu has another name for it.
            Self::Browser if is_ubuntu() => "chromium-chromedriver",
            Self::Browser => "chromium-driver",
            Self::Unpacker => "dpkg",
            // It also starts a server on its usual port, which no test uses.
            Self::Database => "postgresql",
            Self::Python => "python3-venv",
        }
    }

    /// Whether this machine has it.
    pub fn is_met(self) -> bool {
        match self {
            Self::Compiler => has("cc"),
            Self::PkgConfig => has("pkg-config"),
            Self::WebKit => succeeds("pkg-config", &["--exists", "webkit2gtk-4.1"]),
            Self::VirtualDisplay => has("Xvfb"),
            Self::Font => {
                ["/usr/share/fonts", "/usr/local/share/fonts"].iter().any(|folder| holds_a_font(Path::new(folder), 4))
            }
            Self::Driver => has("WebKitWebDriver"),
            Self::Browser => {
                let browsers = ["chromium", "chromium-browser", "google-chrome"];
                has("chromedriver") && browsers.iter().any(|browser| has(browser))
            }
            Self::Unpacker => has("dpkg-deb"),
            Self::Database => holds_a_database(Path::new("/usr/lib/postgresql")),
            Self::Python => succeeds("python3", &["-c", "import venv, ensurepip"]),
        }
    }
}

/// The packages for what is missing, each once, in a steady order.
pub fn packages(missing: &[Need]) -> Vec<&'static str> {
    let mut sorted = missing.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.into_iter().map(Need::package).collect()
}

/// Whether a program is on the path.
pub fn has(program: &str) -> bool {
    let Some(path) = env::var_os("PATH") else {
        return false;
    };
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_ubuntu() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=ubuntu")
}

fn succeeds(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Whether a folder of versions has one with its programs.
fn holds_a_database(versions: &Path) -> bool {
    let Ok(entries) = fs::read_dir(versions) else {
        return false;
    };
    entries.flatten().any(|version| version.path().join("bin/initdb").is_file())
}

fn holds_a_font(folder: &Path, depth: usize) -> bool {
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    entries.flatten().any(|entry| {
        let path = entry.path();
        let name = path.extension().and_then(|e| e.to_str());
        matches!(name, Some("ttf" | "otf" | "ttc" | "pfb"))
            || (depth > 0 && path.is_dir() && holds_a_font(&path, depth - 1))
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_display_costs_no_test_packages() {
        let names = packages(Need::of(Purpose::Build));
        assert_eq!(names, ["build-essential", "pkg-config", "libwebkit2gtk-4.1-dev"]);
        for driver in [Need::Driver, Need::Browser] {
            assert!(!Need::of(Purpose::Picture).contains(&driver));
            assert!(Need::of(Purpose::Test).contains(&driver));
        }
    }

    #[test]
    fn each_package_is_asked_for_once_and_only_where_something_is_missing() {
        assert!(packages(&[]).is_empty());
        let twice = [Need::Font, Need::PkgConfig, Need::Font];
        assert_eq!(packages(&twice), ["pkg-config", "fonts-dejavu-core"]);
    }

    #[test]
    fn whatever_shows_the_window_needs_what_builds_it() {
        for purpose in [Purpose::Test, Purpose::Bench, Purpose::Package] {
            let needs = Need::of(purpose);
            assert!(Need::of(Purpose::Picture).iter().all(|need| needs.contains(need)));
        }
        assert!(Need::of(Purpose::Build).iter().all(|need| Need::of(Purpose::Picture).contains(need)));
    }

    #[test]
    fn a_font_is_found_below_and_a_readme_is_none() {
        let folder = env::temp_dir().join(format!("nml-xtask-font-{}", std::process::id()));
        let below = folder.join("truetype/dejavu");
        fs::create_dir_all(&below).unwrap();
        fs::write(below.join("README"), "").unwrap();
        assert!(!holds_a_font(&folder, 4));
        fs::write(below.join("DejaVuSans.ttf"), "").unwrap();
        assert!(holds_a_font(&folder, 4));
        fs::remove_dir_all(folder).unwrap();
    }
}
