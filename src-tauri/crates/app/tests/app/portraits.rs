//! Pictures of models: from a photograph into the book, onto the card, and with the Warband wherever it goes.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use crate::kit::{brought, call, edit, file_bytes, keep, model, open_warband, refused, sample, session_with};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use lopdf::{Document, Object};
use nml_app::prints::{Paper, Wanted, to_file};
use nml_app::session::Session;
use nml_app::warbands::Warband;
use nml_app::{book, imports};
use nml_store::{Book, Overwrite};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A photograph in one colour with a bright middle.
fn photo(colour: [u8; 3]) -> DynamicImage {
    DynamicImage::ImageRgb8(RgbImage::from_fn(640, 480, |x, y| {
        let middle = (200..440).contains(&x) && (120..360).contains(&y);
        Rgb(if middle { [230, 220, 200] } else { colour })
    }))
}

fn file(folder: &TempDir, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

fn written(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// The sample's book, its Redoubt's id, and a session whose hands give these files.
fn table(folder: &TempDir, files: Vec<Option<PathBuf>>) -> (Session, String) {
    let (session, redoubt, _, _) = sample(folder);
    drop(session);
    (session_with(folder, files), redoubt)
}

fn give(session: &Session, warband: &str, model: u32) -> Option<Warband> {
    let from = json!({ "from": "file" });
    call(session, "warband_portrait", json!({ "warband": warband, "model": model, "source": from }))
}

fn portrait(warband: &Warband, name: &str) -> Option<String> {
    warband.models.iter().find(|model| model.name == name).unwrap().portrait.clone()
}

fn shown(session: &Session, hash: &str) -> Option<String> {
    let answer: Value = call(session, "portrait", json!({ "hash": hash }));
    answer["url"].as_str().map(str::to_owned)
}

fn kept(folder: &TempDir) -> usize {
    Book::read(&folder.path().join("ardent-mile.nml")).unwrap().pictures().unwrap().len()
}

#[test]
fn a_picture_is_chosen_replaced_copied_taken_away_undone_and_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    let red = file(&folder, "red.png", &written(&photo([160, 20, 20]), ImageFormat::Png));
    let blue = file(&folder, "blue.webp", &written(&photo([20, 20, 160]), ImageFormat::WebP));
    let again = Some(red.clone());
    let (session, redoubt) = table(&folder, vec![None, Some(red), Some(blue), again]);
    let oriel = model(&open_warband(&session, &redoubt), "Mother Oriel");
    let before = open_warband(&session, &redoubt);
    assert!(give(&session, &redoubt, oriel).is_none(), "no file, no picture");
    assert_eq!(open_warband(&session, &redoubt), before);

    let first = give(&session, &redoubt, oriel).unwrap();
    let was = portrait(&first, "Mother Oriel").unwrap();
    assert!(first.undo.as_deref().is_some_and(|undo| undo.contains("picture of Mother")), "{:?}", first.undo);
    assert_eq!((first.ducats, first.violations.len()), (before.ducats, before.violations.len()), "it costs nothing");
    let url = shown(&session, &was).unwrap();
    assert!(url.starts_with("data:image/jpeg;base64,/9j/") && url.len() < 48 << 10, "{} bytes", url.len());

    let second = give(&session, &redoubt, oriel).unwrap();
    let is = portrait(&second, "Mother Oriel").unwrap();
    assert_ne!(was, is);
    let undone: Warband = call(&session, "warband_undo", json!({ "warband": redoubt }));
    assert_eq!(portrait(&undone, "Mother Oriel"), Some(was.clone()));
    let redone: Warband = call(&session, "warband_redo", json!({ "warband": redoubt }));
    assert_eq!(portrait(&redone, "Mother Oriel"), Some(is.clone()));

    let piers = model(&redone, "Piers Allard");
    let both = give(&session, &redoubt, piers).unwrap();
    assert_eq!(portrait(&both, "Piers Allard"), Some(was.clone()));
    assert_eq!(kept(&folder), 2, "the same photograph is kept once");
    let copied = edit(&session, &redoubt, &json!({ "kind": "copy_model", "model": piers }));
    assert_eq!(copied.models.iter().filter(|model| model.portrait.as_ref() == Some(&was)).count(), 2);
    let away = edit(&session, &redoubt, &json!({ "kind": "remove_portrait", "model": oriel }));
    assert_eq!(portrait(&away, "Mother Oriel"), None);
    assert!(shown(&session, &is).is_some(), "what was taken away is there for an undo");
    let none = refused(
        &session,
        "warband_edit",
        json!({ "warband": redoubt, "edit": { "kind": "remove_portrait", "model": oriel } }),
    );
    assert_eq!(none.code, "NO_PORTRAIT");

    let history: Value = call(&session, "warband_history", json!({ "warband": redoubt }));
    let seq = |index: usize| history[index]["seq"].as_u64().unwrap();
    assert!(history[0]["said"].as_str().unwrap().contains("without a picture"), "{}", history[0]);
    let moments: Value =
        call(&session, "warband_moments", json!({ "warband": redoubt, "before": seq(1), "after": seq(0) }));
    assert_eq!(moments["models"][0]["lines"][0]["what"], "Picture", "{moments}");

    for nobody in ["", "x", "../etc/passwd", &"0".repeat(64)] {
        assert_eq!(shown(&session, nobody), None, "{nobody}");
    }
}

#[test]
fn what_is_no_picture_is_one_line_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let jpeg = written(&photo([20, 90, 20]), ImageFormat::Jpeg);
    let png = written(&photo([20, 90, 20]), ImageFormat::Png);
    let mut bomb = png.clone();
    bomb[16..24].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]);
    let files: Vec<(PathBuf, &str)> = vec![
        (file(&folder, "list.png", b"{\"faction\": \"new-antioch\"}"), "NOT_PICTURE"),
        (file(&folder, "empty.jpg", b""), "NOT_PICTURE"),
        (file(&folder, "half.jpg", &jpeg[..jpeg.len() / 2]), "NOT_PICTURE"),
        (file(&folder, "half.png", &png[..png.len() / 2]), "NOT_PICTURE"),
        (file(&folder, "bomb.png", &bomb), "NOT_PICTURE"),
        (file(&folder, "huge.jpg", &vec![0xff; (20 << 20) + 1]), "TOO_LARGE"),
        (folder.path().join("gone.png"), "UNREADABLE"),
        (folder.path().to_path_buf(), "UNREADABLE"),
    ];
    let (session, redoubt) = table(&folder, files.iter().map(|(path, _)| Some(path.clone())).collect());
    let before = open_warband(&session, &redoubt);
    let order = |source: Value| json!({ "warband": redoubt, "model": before.models[0].id, "source": source });
    for (path, code) in &files {
        let failure = refused(&session, "warband_portrait", order(json!({ "from": "file" })));
        assert_eq!(failure.code, *code, "{failure:?}");
        let name = path.file_name().unwrap().to_string_lossy();
        assert!(failure.message.contains(&*name) && failure.message.lines().count() == 1, "{failure:?}");
    }
    let dropped = |bytes: Value| order(json!({ "from": "dropped", "name": "goat.png", "bytes": bytes }));
    assert_eq!(refused(&session, "warband_portrait", dropped(file_bytes(b"GIF89a"))).code, "NOT_PICTURE");
    assert_eq!(refused(&session, "warband_portrait", dropped(json!("no Base64"))).code, "BAD_INPUT");
    assert_eq!((open_warband(&session, &redoubt), kept(&folder)), (before.clone(), 0));

    let given: Warband = call(&session, "warband_portrait", dropped(file_bytes(&png)));
    assert!(given.models[0].portrait.is_some() && kept(&folder) == 1);
    let nobody = json!({ "warband": redoubt, "model": 999, "source": { "from": "dropped", "name": "x", "bytes": file_bytes(&png) } });
    assert_eq!(refused(&session, "warband_portrait", nobody).code, "UNKNOWN_MODEL_ID");
}

/// The pictures in a PDF.
fn pictures_of(pdf: &Path) -> usize {
    let document = Document::load(pdf).unwrap();
    let is_image = |object: &Object| {
        object.as_stream().is_ok_and(|stream| {
            stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|name| name == b"Image")
        })
    };
    document.objects.values().filter(|object| is_image(object)).count()
}

#[test]
fn pictures_go_with_the_warband_into_files_other_books_backups_and_onto_cards() {
    let folder = tempfile::tempdir().unwrap();
    let red = file(&folder, "red.jpg", &written(&photo([160, 20, 20]), ImageFormat::Jpeg));
    let blue = file(&folder, "blue.png", &written(&photo([20, 20, 160]), ImageFormat::Png));
    let native = folder.path().join("redoubt.json");
    let text = folder.path().join("redoubt.txt");
    let pdf = folder.path().join("cards.pdf");
    let files = [&red, &blue, &native, &text, &pdf].map(|path| Some(path.clone())).to_vec();
    let (session, redoubt) = table(&folder, files);
    let (oriel, piers) = {
        let warband = open_warband(&session, &redoubt);
        (model(&warband, "Mother Oriel"), model(&warband, "Piers Allard"))
    };
    give(&session, &redoubt, oriel).unwrap();
    let given = give(&session, &redoubt, piers).unwrap();
    edit(&session, &redoubt, &json!({ "kind": "copy_model", "model": piers }));
    let hashes = ["Mother Oriel", "Piers Allard"].map(|name| portrait(&given, name).unwrap());

    let export = |form: &str| json!({ "warband": redoubt, "form": form });
    let sent: Value = call(&session, "warband_export", export("native"));
    assert_eq!(sent["left_out"], json!([]), "the native file loses nothing");
    let document: Value = serde_json::from_slice(&fs::read(&native).unwrap()).unwrap();
    assert_eq!(document["pictures"].as_object().unwrap().len(), 2, "each once");
    let sent: Value = call(&session, "warband_export", export("text"));
    let left: Vec<&str> = sent["left_out"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    assert_eq!(left.iter().filter(|line| line.ends_with(": the picture")).count(), 3, "{left:?}");
    let order = json!({ "what": { "sheet": "cards", "warband": redoubt }, "paper": "a4" });
    call::<Value>(&session, "print", order);
    assert_eq!(pictures_of(&pdf), 2, "one copy of each stands on three cards");

    // A backup is a book with all of it.
    let copy = folder.path().join("copy.nml");
    let path = folder.path().join("ardent-mile.nml");
    Book::read(&path).unwrap().backup(&copy, Overwrite::Refuse).unwrap();
    assert_eq!(Book::read(&copy).unwrap().pictures().unwrap().len(), 2);

    // Another book knows nothing of them until the native file comes in.
    let other = tempfile::tempdir().unwrap();
    let (second, _) = table(&other, vec![Some(native.clone())]);
    assert_eq!(shown(&second, &hashes[0]), None);
    let read = brought(&second, &json!({ "from": "files" })).unwrap();
    assert_eq!(read["unmatched"]["count"], 0, "{}", read["unmatched"]);
    assert_eq!(kept(&other), 0, "nothing is kept before the person says so");
    let warband = keep(&second, &read, None);
    for (name, hash) in ["Mother Oriel", "Piers Allard"].into_iter().zip(&hashes) {
        assert_eq!(portrait(&warband, name).as_ref(), Some(hash));
        assert_eq!(shown(&second, hash), shown(&session, hash));
    }

    // Without a book: the native file as cards, and the exported stream with what lies beside it.
    let out = folder.path().join("sheet.pdf");
    to_file(&Wanted::Cards(native), None, Paper::A4, &out).unwrap();
    assert_eq!(pictures_of(&out), 2);
    let plain = folder.path().join("out");
    let exported = book::export(&book::read(&path).unwrap(), &plain).unwrap();
    assert_eq!(exported.files.iter().filter(|file| file.ends_with(".jpg")).count(), 2);
    let stream = plain.join(format!("warband-{redoubt}.jsonl"));
    let import = imports::import(&stream, None).unwrap();
    assert_eq!((import.warband.pictures.len(), import.report.unmatched.len()), (2, 0));
    fs::remove_file(plain.join(format!("picture-{}.jpg", hashes[0]))).unwrap();
    fs::write(plain.join(format!("picture-{}.jpg", hashes[1])), b"another").unwrap();
    let import = imports::import(&stream, None).unwrap();
    assert_eq!(import.warband.pictures.len(), 0, "a changed picture is none");
    let lines: Vec<&str> = import.report.unmatched.iter().map(|line| line.why.as_str()).collect();
    assert_eq!(lines, ["it did not come along with the file"; 3]);
}

#[test]
fn a_native_file_with_another_picture_than_it_names_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let red = file(&folder, "red.jpg", &written(&photo([160, 20, 20]), ImageFormat::Jpeg));
    let native = folder.path().join("redoubt.json");
    let (session, redoubt) = table(&folder, vec![Some(red), Some(native.clone())]);
    let oriel = model(&open_warband(&session, &redoubt), "Mother Oriel");
    let hash = portrait(&give(&session, &redoubt, oriel).unwrap(), "Mother Oriel").unwrap();
    call::<Value>(&session, "warband_export", json!({ "warband": redoubt, "form": "native" }));
    let whole: Value = serde_json::from_slice(&fs::read(&native).unwrap()).unwrap();
    let with = |pictures: Value| {
        let mut document = whole.clone();
        document["pictures"] = pictures;
        imports::import(&file(&folder, "changed.json", &serde_json::to_vec(&document).unwrap()), None)
    };
    for (pictures, says) in [
        (json!({ hash.clone(): "not base64!" }), "Base64"),
        (json!({ hash.clone(): "AAAA" }), "SHA-256"),
        (json!({ hash.clone(): "A".repeat(60_000) }), "at most"),
        (json!({ "9834876dcfb05cb167a5c24953eba58c4ac89b1adf57f28f2f9d09af107ee8f0": "YWFh" }), "JPEG"),
        (json!({ "x": 3 }), "string"),
    ] {
        let failure = with(pictures).unwrap_err();
        assert!(failure.message.contains("/pictures") && failure.message.contains(says), "{failure:?}");
        assert_eq!(failure.message.lines().count(), 1);
    }
    let without = with(json!({})).unwrap();
    assert_eq!(without.report.unmatched.len(), 1, "{:?}", without.report.unmatched);
    assert_eq!(without.warband.roster.portraits().collect::<Vec<_>>(), [hash], "nothing is lost: the name stays");
}
