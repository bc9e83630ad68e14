//! A Warband that the book exports comes back unchanged; other streams do not.

use nml_app::{book, imports};
use nml_exchange::import::Source;

#[test]
fn an_exported_warband_is_imported_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, _) = crate::kit::sample(&folder);
    crate::kit::edit(&session, &redoubt, &serde_json::json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    let out = folder.path().join("out");
    let exported = book::export(&book::read(&folder.path().join("ardent-mile.nml")).unwrap(), &out).unwrap();
    let shown = crate::kit::open_warband(&session, &redoubt);
    let (mut warbands, mut others, mut renamed) = (0, 0, 0);
    for file in exported.files.iter().filter(|file| file.ends_with(".jsonl") && !file.contains("signatures")) {
        match imports::import(&out.join(file), None) {
            Ok(import) => {
                warbands += 1;
                assert_eq!((import.source, import.report.unmatched.len()), (Source::Warband, 0));
                if import.warband.roster.name == "The Eighth Redoubt" {
                    renamed += 1;
                    assert_eq!(import.warband.roster.models.len(), shown.models.len());
                }
            }
            Err(failure) => {
                others += 1;
                assert!(failure.message.contains("not a Warband"), "{failure:?}");
            }
        }
    }
    assert_eq!((warbands, renamed), (2, 1));
    assert!(others > 0, "the campaign and its set-up are no Warbands");
}
