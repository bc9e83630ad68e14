//! The commands of this repository: `cargo xtask run`, `test`, `bench`, `generate`, `pictures`, `package`.
//!
//! Each begins the same way, so a fresh machine needs no instructions: check that this machine can do it, install
//! missing system packages, install the UI's packages, build. It leaves alone what is already there. A step that fails
//! says which one it is, why, and the command to try.
//!
//! Beside the standard library this program depends only on `png`: it builds in seconds, before anything else is there.

mod apt;
mod bench;
mod code;
mod generate;
mod machine;
mod need;
mod package;
mod page;
mod picture;
mod pictures;
mod rooms;
mod run;
mod screen;
mod shown;
mod step;
mod stop;
mod suite;
mod tally;
mod version;
mod voice;
mod workspace;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use stop::Stop;

const HELP: &str = "\
cargo xtask run [--book FILE]    build, and open the window on your book or on FILE
cargo xtask test                 everything that must hold: format, lints, tests, the real window
cargo xtask test --only ROOM     the tests of one room, such as evenings: its crate, and what has its name elsewhere
cargo xtask bench [NAME]...      how fast it is, compared with something measured in the same run
cargo xtask generate [--check]   schemas from the Rust types, TypeScript types from those, the published page, the map
cargo xtask pictures             the pictures of README and guide, from the last full run of the tests
cargo xtask package [--install]  a .deb; with --server one of nml alone, for a server without a window

Each first installs what is missing: system packages (through apt-get), the UI's packages, the build.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            for line in stop.lines() {
                let _ = writeln!(io::stderr(), "{line}");
            }
            ExitCode::from(stop.status)
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Stop> {
    let Some((name, rest)) = arguments.split_first() else {
        return Err(Stop::usage("a command is missing"));
    };
    match name.as_str() {
        "run" => run::run(rest),
        "test" => suite::run(rest),
        "bench" => bench::run(rest),
        "generate" => generate::run(rest),
        "pictures" => pictures::run(rest),
        "package" => package::run(rest),
        "help" | "--help" | "-h" => {
            let _ = write!(io::stdout(), "{HELP}");
            Ok(())
        }
        _ => Err(Stop::usage(format!("there is no command {name:?}"))),
    }
}
