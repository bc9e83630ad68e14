//! What the screen drew becomes a file, and nothing but a picture does.

use std::fs;
use std::io::Cursor;

use image::{DynamicImage, ImageFormat, RgbImage};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{call, file_bytes, refused, sample, session_with};

#[test]
fn a_moment_is_saved_as_a_picture_where_the_person_says() {
    let folder = TempDir::new().unwrap();
    drop(sample(&folder));
    let session = session_with(&folder, vec![None, Some(folder.path().join("the-fall"))]);
    let mut png = Cursor::new(Vec::new());
    DynamicImage::ImageRgb8(RgbImage::new(4, 3)).write_to(&mut png, ImageFormat::Png).unwrap();
    let moment = json!({ "name": "Turn 3: Brandt falls", "kind": "png", "bytes": file_bytes(png.get_ref()) });
    assert_eq!(call::<Value>(&session, "picture_save", moment.clone()), Value::Null, "nobody chose a file");
    assert_eq!(call::<Value>(&session, "picture_save", moment), json!({ "saved": "the-fall.png" }));
    assert_eq!(&fs::read(folder.path().join("the-fall.png")).unwrap(), png.get_ref());
    let page = json!({ "name": "A page", "kind": "apng", "bytes": file_bytes("<html>") });
    assert_eq!(refused(&session, "picture_save", page).code, "NOT_PICTURE");
}
