//! Pictures of models: a photograph from outside becomes a small square picture, kept under its hash.
//!
//! ```
//! use nml_exchange::picture;
//! assert_eq!(picture::read(b"GIF89a", "goat.gif").unwrap_err().code.name, "NOT_PICTURE");
//! ```

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, Rgb, RgbImage};
use nml_ledger::Hash;
use nml_warband::Roster;

use crate::bounds::{
    DRAWN_BYTES, PICTURE_BYTES, PICTURE_FILE_BYTES, PICTURE_FILE_MEMORY, PICTURE_FILE_SIDE, PICTURE_SIDE,
};
use crate::code;
use crate::{Unusable, file};

/// Pictures by the SHA-256 of their bytes, in hexadecimal; each a small JPEG.
pub type Pictures = BTreeMap<String, Vec<u8>>;

/// The endings of files that a picture may come from.
pub const ENDINGS: [&str; 4] = ["jpg", "jpeg", "png", "webp"];
/// What is accepted, in messages.
const EXPECTED: &str = "A picture is a PNG, JPEG or WebP.";
/// Sides and qualities that are tried until the bytes are few enough.
const TRIED: [(u32, u8); 7] =
    [(PICTURE_SIDE, 86), (PICTURE_SIDE, 76), (PICTURE_SIDE, 64), (PICTURE_SIDE, 48), (240, 48), (160, 40), (96, 40)];

/// A picture as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// SHA-256 of its bytes, in hexadecimal.
    pub hash: String,
    /// A JPEG without anything but the picture.
    pub bytes: Vec<u8>,
}

/// Reads a picture file; errors name it.
///
/// # Errors
/// As [`read`], and as [`file::read`].
pub fn read_file(path: &Path) -> Result<Picture, Unusable> {
    read(&file::read(path, PICTURE_FILE_BYTES)?, &path.display().to_string())
}

/// Makes a picture to keep from the bytes of a file that messages call `what`: upright, the middle square of it, at most
/// 320 pixels wide, encoded again, so that nothing else of the file comes along.
///
/// # Errors
/// `NOT_PICTURE` if it is not a picture or is harmed; `TOO_LARGE`.
pub fn read(bytes: &[u8], what: &str) -> Result<Picture, Unusable> {
    if bytes.len() > PICTURE_FILE_BYTES {
        let message = format!("The file has {} bytes: {PICTURE_FILE_BYTES} at most.", bytes.len());
        return Err(Unusable::whole(code::TOO_LARGE, what, message));
    }
    let format = match image::guess_format(bytes) {
        Ok(format @ (ImageFormat::Png | ImageFormat::Jpeg | ImageFormat::WebP)) => format,
        Ok(_) | Err(_) => {
            return Err(Unusable::whole(
                code::NOT_PICTURE,
                what,
                format!("This is no picture that is read here. {EXPECTED}"),
            ));
        }
    };
    let picture = decode(bytes, format, PICTURE_FILE_SIDE, what)?;
    for (side, quality) in TRIED {
        let mut made = Vec::new();
        JpegEncoder::new_with_quality(&mut made, quality)
            .encode_image(&square(&picture, side))
            .map_err(|error| harmed(what, &error))?;
        if made.len() <= PICTURE_BYTES {
            return Ok(Picture { hash: Hash::of(&made).to_string(), bytes: made });
        }
    }
    Err(Unusable::whole(code::TOO_LARGE, what, format!("No small picture can be made of it in {PICTURE_BYTES} bytes.")))
}

/// Checks that bytes to be saved as a PNG file are one: what the screen drew, still or moving.
///
/// # Errors
/// `NOT_PICTURE` if they are no PNG; `TOO_LARGE`.
pub fn drawn(bytes: &[u8], what: &str) -> Result<(), Unusable> {
    if bytes.len() > DRAWN_BYTES {
        let message = format!("The file has {} bytes: {DRAWN_BYTES} at most.", bytes.len());
        return Err(Unusable::whole(code::TOO_LARGE, what, message));
    }
    let size = ImageReader::with_format(Cursor::new(bytes), ImageFormat::Png).into_dimensions();
    size.map(|_| ()).map_err(|error| harmed(what, &error))
}

/// Whether bytes that come with a document are a picture as [`read`] makes them, under this hash.
pub(crate) fn well_formed(hash: &str, bytes: &[u8], what: &str, place: &str) -> Result<(), Unusable> {
    let fault = |message: String| Unusable::at(code::WRONG_CONTENT, what, place, message);
    if bytes.len() > PICTURE_BYTES {
        return Err(fault(format!("The picture has {} bytes: {PICTURE_BYTES} at most.", bytes.len())));
    }
    if Hash::of(bytes).to_string() != hash {
        return Err(fault("The picture is not the one that its key, a SHA-256, names.".to_owned()));
    }
    if !bytes.starts_with(b"\xff\xd8\xff") {
        return Err(fault("This is no JPEG.".to_owned()));
    }
    decode(bytes, ImageFormat::Jpeg, PICTURE_SIDE, what).map(|_| ()).map_err(|error| fault(error.message))
}

/// A picture as a page shows it.
#[must_use]
pub fn url(bytes: &[u8]) -> String {
    format!("data:image/jpeg;base64,{}", STANDARD.encode(bytes))
}

/// The pictures that a Warband names and that lie, as an exported book has them, in the folder of its file.
#[must_use]
pub fn beside(file: &Path, roster: &Roster) -> Pictures {
    let folder = file.parent().unwrap_or(Path::new(""));
    let found = roster.portraits().filter_map(|hash| {
        let path = folder.join(format!("picture-{hash}.jpg"));
        let bytes = file::read(&path, PICTURE_BYTES).ok()?;
        well_formed(hash, &bytes, hash, "").ok()?;
        Some((hash.to_owned(), bytes))
    });
    found.collect()
}

/// Bytes as a document carries them.
pub(crate) fn encoded(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

/// Decodes it again. `None` if it is not Base64.
pub(crate) fn decoded(text: &str) -> Option<Vec<u8>> {
    STANDARD.decode(text).ok()
}

fn harmed(what: &str, error: &ImageError) -> Unusable {
    let why: String = error.to_string().chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect();
    Unusable::whole(code::NOT_PICTURE, what, format!("The picture cannot be read: {why}. {EXPECTED}"))
}

/// The picture, upright, with its sides and the memory for it bounded before anything is made of it.
fn decode(bytes: &[u8], format: ImageFormat, side: u32, what: &str) -> Result<DynamicImage, Unusable> {
    if format == ImageFormat::Jpeg && !ends(bytes) {
        return Err(Unusable::whole(code::NOT_PICTURE, what, format!("The picture ends in the middle. {EXPECTED}")));
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(PICTURE_FILE_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|error| harmed(what, &error))?;
    let (width, height) = decoder.dimensions();
    if width > side || height > side || width == 0 || height == 0 || decoder.total_bytes() > PICTURE_FILE_MEMORY {
        let message = format!("The picture has {width} × {height} pixels: {side} × {side} at most.");
        return Err(Unusable::whole(code::TOO_LARGE, what, message));
    }
    let upright = decoder.orientation().map_err(|error| harmed(what, &error))?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|error| harmed(what, &error))?;
    // The middle is the same whichever way up the picture lies, and the small one is turned faster.
    let (long, short) = (width.max(height), width.min(height));
    let least = 2 * PICTURE_SIDE;
    if short > 2 * least {
        let scaled = |side: u32| u32::try_from(u64::from(side) * u64::from(least) / u64::from(short)).unwrap_or(long);
        picture = picture.thumbnail_exact(scaled(width).max(1), scaled(height).max(1));
    }
    picture.apply_orientation(upright);
    Ok(picture)
}

/// Whether a JPEG has its end: a decoder shows what is missing as grey.
fn ends(bytes: &[u8]) -> bool {
    let mut at = 2;
    // The segments before the picture itself, each with its length; a preview among them has an end of its own.
    while let Some([0xff, kind]) = bytes.get(at..at + 2) {
        match (kind, bytes.get(at + 2..at + 4)) {
            (0xff, _) => at += 1,
            (0xda, _) => break,
            (_, Some([high, low])) => at += 2 + usize::from(u16::from_be_bytes([*high, *low])),
            (_, _) => return false,
        }
    }
    bytes.get(at..).is_some_and(|rest| rest.windows(2).any(|two| two == [0xff, 0xd9]))
}

/// The middle of a picture, on white if it is transparent.
fn square(picture: &DynamicImage, most: u32) -> DynamicImage {
    let side = most.min(picture.width()).min(picture.height());
    let small = picture.resize_to_fill(side, side, FilterType::CatmullRom);
    let rgba = small.to_rgba8();
    let mut flat = RgbImage::new(rgba.width(), rgba.height());
    for (to, from) in flat.pixels_mut().zip(rgba.pixels()) {
        let [red, green, blue, alpha] = from.0.map(u16::from);
        let over = |c: u16| u8::try_from((c * alpha + 255 * (255 - alpha)) / 255).unwrap_or(u8::MAX);
        *to = Rgb([red, green, blue].map(over));
    }
    DynamicImage::ImageRgb8(flat)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
    use super::*;

    /// Red above, blue below, and a green stripe at the left edge.
    fn flag(width: u32, height: u32) -> DynamicImage {
        DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, |x, y| match (x, y) {
            (x, _) if x < width / 8 => Rgb([0, 200, 0]),
            (_, y) if y < height / 2 => Rgb([200, 0, 0]),
            _ => Rgb([0, 0, 200]),
        }))
    }

    fn written(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    fn made(bytes: &[u8]) -> RgbImage {
        let picture = read(bytes, "photo").unwrap();
        assert!(picture.bytes.len() <= PICTURE_BYTES && picture.hash == Hash::of(&picture.bytes).to_string());
        well_formed(&picture.hash, &picture.bytes, "document", "/pictures").unwrap();
        image::load_from_memory_with_format(&picture.bytes, ImageFormat::Jpeg).unwrap().to_rgb8()
    }

    fn refused(bytes: &[u8]) -> (&'static str, String) {
        let error = read(bytes, "photo").unwrap_err();
        assert!(error.to_string().starts_with("photo: ") && error.to_string().lines().count() == 1, "{error}");
        (error.code.name, error.message)
    }

    /// Which of the three colours.
    fn colour(pixel: &Rgb<u8>) -> usize {
        (0..3).max_by_key(|channel| pixel.0[*channel]).unwrap()
    }

    #[test]
    fn every_format_becomes_a_small_square_of_its_middle() {
        for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP] {
            let small = made(&written(&flag(1200, 400), format));
            assert_eq!(small.dimensions(), (320, 320), "{format:?}");
            // The stripe at the edge is outside the middle.
            assert_eq!([(4, 4), (160, 20), (160, 300)].map(|(x, y)| colour(small.get_pixel(x, y))), [0, 0, 2]);
        }
        assert_eq!(made(&written(&flag(90, 60), ImageFormat::Png)).dimensions(), (60, 60), "nothing is blown up");
        assert_eq!(made(&written(&flag(3000, 2), ImageFormat::Png)).dimensions(), (2, 2));
    }

    #[test]
    fn what_is_seen_through_stands_on_white_and_noise_fits() {
        let glass = DynamicImage::ImageRgba8(image::RgbaImage::from_pixel(40, 40, image::Rgba([9, 9, 9, 0])));
        assert_eq!(made(&written(&glass, ImageFormat::Png)).get_pixel(20, 20), &Rgb([255, 255, 255]));
        let mut state = 7_u32;
        let noise = RgbImage::from_fn(700, 700, |_, _| {
            Rgb([0; 3].map(|_: u8| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state.to_be_bytes()[0]
            }))
        });
        made(&written(&DynamicImage::ImageRgb8(noise), ImageFormat::Png));
    }

    /// A camera that lay on its side says so beside the picture.
    #[test]
    fn a_picture_that_lies_on_its_side_is_set_upright() {
        let jpeg = written(&flag(400, 400), ImageFormat::Jpeg);
        let exif: &[u8] = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
        let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
        let turned = [&jpeg[..2], &[0xff, 0xe1], &length, exif, &jpeg[2..]].concat();
        let at = |picture: &RgbImage| [(160, 8), (300, 200), (20, 200)].map(|(x, y)| colour(picture.get_pixel(x, y)));
        assert_eq!(at(&made(&jpeg)), [0, 2, 1], "red above, green at the left");
        assert_eq!(at(&made(&turned)), [1, 0, 2], "a quarter turn clockwise: green above, red at the right");
        let made = read(&turned, "photo").unwrap().bytes;
        assert!(!made.windows(4).any(|four| four == b"Exif"), "nothing but the picture is kept");
    }

    #[test]
    fn what_is_no_picture_is_refused_in_one_line() {
        for (bytes, says) in [
            (&b""[..], "no picture that is read here"),
            (b"a text", "no picture that is read here"),
            (b"GIF89a\x01\0\x01\0\0\0\0;", "no picture that is read here"),
            (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "no picture that is read here"),
            (b"\x89PNG\r\n\x1a\n", "cannot be read"),
            (b"RIFF\x10\0\0\0WEBPVP8 ", "cannot be read"),
            (b"\xff\xd8\xff\xe0", "ends in the middle"),
        ] {
            let (code, message) = refused(bytes);
            assert_eq!(code, "NOT_PICTURE", "{message}");
            assert!(message.contains(says) && message.contains("PNG, JPEG or WebP"), "{message}");
        }
        for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP] {
            let whole = written(&flag(300, 300), format);
            for part in [whole.len() / 2, whole.len() * 9 / 10, 40] {
                assert_eq!(refused(&whole[..part]).0, "NOT_PICTURE", "{format:?} cut at {part}");
            }
        }
    }

    /// A few bytes that promise a picture of gigabytes are not believed.
    #[test]
    fn a_picture_is_bounded_before_it_is_unpacked() {
        let mut bomb = written(&flag(8, 8), ImageFormat::Png);
        bomb[16..24].copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
        let checksum = crc(&bomb[12..29]).to_be_bytes();
        bomb[29..33].copy_from_slice(&checksum);
        let (code, message) = refused(&bomb);
        assert!(code == "TOO_LARGE" && message.contains("60000 × 60000"), "{code}: {message}");
        assert_eq!(refused(&vec![0; PICTURE_FILE_BYTES + 1]).0, "TOO_LARGE");
    }

    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0_u32, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
        })
    }
}
