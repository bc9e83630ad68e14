//! Lists the packs of `data/packs`, so that a folder put there is shipped: a new version of the rules needs no code.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the packs stand, from this crate's folder.
const PACKS: &str = "../../../data/packs";

fn main() -> Result<(), Box<dyn Error>> {
    // From this crate's folder, wherever the house stands: what is built in one place is right in another.
    println!("cargo::rerun-if-changed={PACKS}");
    let packs = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(PACKS);
    let mut list = String::from(
        "/// Files by their path in the folder.\ntype Named = &'static [(&'static str, &'static [u8])];\n",
    );
    list.push_str("/// Every shipped pack: the name of its folder, and its files.\n");
    list.push_str("const SHIPPED: &[(&str, Named)] = &[\n");
    for pack in inside(&packs)?.into_iter().filter(|path| path.is_dir()) {
        writeln!(list, "    ({:?}, &[", name(&pack))?;
        for path in inside(&pack)? {
            let below = if path.is_dir() { inside(&path)? } else { vec![path] };
            for file in below.iter().filter(|file| file.extension().is_some_and(|ending| ending == "json")) {
                let named = file.strip_prefix(&pack)?.components().map(|part| part.as_os_str().to_string_lossy());
                let named = named.collect::<Vec<_>>().join("/");
                let place = format!("/{PACKS}/{}/{named}", name(&pack));
                let bytes = format!("include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {place:?}))");
                writeln!(list, "        ({named:?}, {bytes}),")?;
            }
        }
        list.push_str("    ]),\n");
    }
    list.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("shipped.rs"), list)?;
    Ok(())
}

fn inside(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
