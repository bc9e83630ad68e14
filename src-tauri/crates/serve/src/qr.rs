//! Links as QR codes, for the screen and for a terminal.

use nml_app::guests::QrShown;
use qrcode::render::unicode::Dense1x2;
use qrcode::{Color, EcLevel, QrCode};

use crate::Trouble;

/// Light modules around the code, as its standard asks for.
const QUIET: usize = 4;

fn code(link: &str) -> Result<QrCode, Trouble> {
    QrCode::with_error_correction_level(link, EcLevel::M).map_err(|error| Trouble::Qr(error.to_string()))
}

/// A link as a drawing.
///
/// # Errors
/// When it is too long.
pub fn drawn(link: &str) -> Result<QrShown, Trouble> {
    let code = code(link)?;
    let (width, colours) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|colour| **colour == Color::Dark).count();
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET));
            }
            x += run.max(1);
        }
    }
    Ok(QrShown { path, size: u32::try_from(width + 2 * QUIET).unwrap_or(0) })
}

/// A link for a terminal with a dark ground, two modules to a letter.
///
/// # Errors
/// When it is too long.
pub fn printed(link: &str) -> Result<String, Trouble> {
    Ok(code(link)?.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn the_drawing_has_every_dark_module_once() {
        let link = format!("http://192.168.178.20:41234/#join={}", "A".repeat(43));
        let shown = drawn(&link).unwrap();
        let dark = code(&link).unwrap().to_colors().iter().filter(|colour| **colour == Color::Dark).count();
        let runs = shown.path.split('h').skip(1).filter_map(|rest| rest.split('v').next()?.parse::<usize>().ok());
        assert_eq!(runs.sum::<usize>(), dark);
        assert!(shown.path.starts_with("M4 4h7v1h-7z"), "a corner's frame: {}", &shown.path[..20]);
        assert!(drawn(&"x".repeat(4000)).is_err());
        assert!(printed(&link).unwrap().lines().count() > 20);
    }
}
