//! The shipped pack.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::Path;

use nml_exchange::pack;

#[test]
fn the_shipped_pack_is_whole_and_is_the_folder() {
    let shipped = pack::embedded().unwrap_or_else(|e| panic!("{e}"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../data/packs/official-1.0.2");
    let read = pack::from_files(&pack::files_of(&folder).unwrap()).unwrap();
    assert_eq!(shipped.hash, read.hash);
    let again = pack::from_bytes(&shipped.document).unwrap();
    assert_eq!(again.hash, shipped.hash);
    assert_eq!(pack::to_bytes(again.catalogue.pack()).unwrap(), shipped.document);
}
