//! A PostgreSQL of the test's own: in a folder of its own, on a socket in that folder and on no port, ended with the test.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use nml_postgres::{Beginning, Club, Database};

/// Starts, ends abruptly and starts again, as it is told line by line; when nobody can tell it any more, however the test
/// ended, it ends the server and takes the folder away.
const KEEPER: &str = r#"
bin=$1; folder=$2; shift 2
# Somebody ends the test with all that it started: this is still to be done then.
trap : TERM INT HUP
"$bin/initdb" -D "$folder/data" -U postgres --auth=trust -E UTF8 --no-locale --no-sync >"$folder/initdb.log" 2>&1 || exit 1
begin() { "$bin/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=200 "$@" >>"$folder/log" 2>&1 & pid=$!; }
begin "$@"
echo begun
while read -r line; do
  case $line in
    kill) kill -QUIT "$pid"; wait "$pid"; echo killed ;;
    begin) begin "$@"; echo begun ;;
  esac
done
kill -INT "$pid"; wait "$pid"; rm -rf "$folder"
"#;

/// A server.
pub struct Server {
    folder: PathBuf,
    bin: PathBuf,
    keeper: Child,
    tells: Option<ChildStdin>,
    says: BufReader<ChildStdout>,
}

/// How the test wants it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sync {
    /// Every commit waits for the disk, as it does for people: where the server is killed.
    Disk,
    /// No commit does: for when only what is said counts.
    Off,
}

/// Where the newest PostgreSQL has its programs.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed (`cargo xtask test` does it)");
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| {
            let path = version.ok()?.path();
            let number = path.file_name()?.to_str()?.parse().ok()?;
            path.join("bin/initdb").is_file().then(|| (number, path.join("bin")))
        })
        .collect();
    found.sort();
    found.pop().expect("a version with its programs").1
}

impl Server {
    /// Starts one.
    pub fn begin(sync: Sync) -> Self {
        Self::begin_with(sync, &[])
    }

    /// Starts one with more settings, such as `max_connections=2000`.
    pub fn begin_with(sync: Sync, settings: &[&str]) -> Self {
        let bin = programs();
        let folder = tempfile::Builder::new().prefix("nml-pg-").tempdir().unwrap().keep();
        // PostgreSQL does not run as root; the login that its package brings owns the folder then.
        let root = fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
        let mut command = if root {
            assert!(Command::new("chown").arg("postgres").arg(&folder).status().unwrap().success());
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        command.args(["-c", KEEPER, "keeper"]).arg(&bin).arg(&folder);
        if sync == Sync::Off {
            command.args(["-c", "fsync=off"]);
        }
        for setting in settings {
            command.args(["-c", setting]);
        }
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).env("LC_ALL", "C").current_dir("/");
        let mut keeper = command.spawn().unwrap();
        let (tells, says) = (keeper.stdin.take(), BufReader::new(keeper.stdout.take().unwrap()));
        let mut server = Self { folder, bin, keeper, tells, says };
        server.heard("begun");
        server.ready();
        server
    }

    fn heard(&mut self, wanted: &str) {
        let mut line = String::new();
        self.says.read_line(&mut line).unwrap();
        let log = || fs::read_to_string(self.folder.join("initdb.log")).unwrap_or_default();
        assert_eq!(line.trim(), wanted, "{}", log());
    }

    fn tell(&mut self, line: &str, answer: &str) {
        writeln!(self.tells.as_mut().unwrap(), "{line}").unwrap();
        self.heard(answer);
    }

    fn ready(&self) {
        let until = Instant::now() + Duration::from_secs(60);
        let is = || Command::new(self.bin.join("pg_isready")).arg("-q").arg("-h").arg(&self.folder).status();
        while !is().unwrap().success() {
            assert!(Instant::now() < until, "{}", fs::read_to_string(self.folder.join("log")).unwrap_or_default());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        self.tell("kill", "killed");
    }

    /// Starts it again.
    pub fn again(&mut self) {
        self.tell("begin", "begun");
        self.ready();
    }

    /// The folder with its socket.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Says something to a database as its superuser.
    pub fn sql(&self, database: &str, text: &str) -> String {
        self.asked("postgres", database, text).unwrap_or_else(|said| panic!("{text}: {said}"))
    }

    /// What the server answers a login, or refuses it with.
    pub fn asked(&self, login: &str, database: &str, text: &str) -> Result<String, String> {
        let done = Command::new(self.bin.join("psql"))
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", login, "-d", database, "-c", text, "-h"])
            .arg(&self.folder)
            .output()
            .unwrap();
        let said = if done.status.success() { &done.stdout } else { &done.stderr };
        let said = String::from_utf8_lossy(said).trim().to_owned();
        if done.status.success() { Ok(said) } else { Err(said) }
    }

    /// A new database and a login that may serve what is made in it; their common name.
    pub fn room(&self) -> String {
        static ROOMS: AtomicU32 = AtomicU32::new(1);
        let name = format!("room{}", ROOMS.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.sql("postgres", &format!("CREATE ROLE {name} LOGIN"));
        name
    }

    /// The address of a database for a login.
    pub fn address(&self, login: &str, database: &str) -> String {
        address(&self.folder, login, database)
    }

    /// A way to a database.
    pub fn database(&self, login: &str, database: &str) -> Database {
        Database::at(&self.address(login, database)).unwrap()
    }

    /// Makes a club for the login of its room, and opens it by that.
    pub fn club(&self, room: &str, name: &str, book: Option<&nml_store::Book>) -> Club {
        let mut id = [0; 16];
        for (to, from) in id.iter_mut().zip(format!("{name}{room}").bytes().cycle()) {
            *to = from;
        }
        let beginning =
            Beginning { id, name: name.to_owned(), created: super::NOW.to_owned(), server: Some(room.to_owned()) };
        self.database("postgres", room).begin(&beginning, book).unwrap();
        self.open(room, name)
    }

    /// Opens it once more, as another server does.
    pub fn open(&self, room: &str, name: &str) -> Club {
        Club::open(self.database(room, room), Some(name)).unwrap()
    }
}

/// The address of a database behind a socket in a folder.
pub fn address(folder: &Path, login: &str, database: &str) -> String {
    format!("postgres://{login}@/{database}?host={}", folder.display())
}

impl Drop for Server {
    fn drop(&mut self) {
        // With its input the keeper ends.
        self.tells = None;
        let _ = self.keeper.wait();
    }
}
