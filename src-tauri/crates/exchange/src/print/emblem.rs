//! Emblems on paper: the pieces from which the UI draws its own (`npm run emblems` writes them), put together as SVG.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use nml_warband::Banner;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Pieces of SVG on a square of 64, by id; the empty id has those of factions without a drawing.
#[derive(Default, Deserialize)]
struct Plates {
    shields: BTreeMap<String, String>,
    badges: BTreeMap<String, String>,
    banners: Banners,
    /// The ink between cloth and figure, by both, or none if they stand apart without it.
    edges: BTreeMap<String, BTreeMap<String, Option<String>>>,
    /// Each ink's colour, such as `#9b1c17`.
    dyes: BTreeMap<String, String>,
}

/// Banners by device.
#[derive(Default, Deserialize)]
struct Banners {
    bare: BTreeMap<String, String>,
    edged: BTreeMap<String, String>,
}

/// What cannot be read is not drawn; a test holds that it can.
static PLATES: LazyLock<Plates> =
    LazyLock::new(|| serde_json::from_str(include_str!("emblems.json")).unwrap_or_default());

/// The small drawing of a Warband's emblem, as SVG: its banner, else its faction's shield with its variant's badge.
#[must_use]
pub fn emblem(faction: &str, variant: Option<&str>, banner: Option<&Banner>) -> String {
    let drawing = banner.map_or_else(|| shield(faction, variant), hung);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linejoin="round" stroke-linecap="round">{}</svg>"#,
        painted(&painted(&drawing, "ink", "#141414"), "ground", "#ffffff")
    )
}

fn shield(faction: &str, variant: Option<&str>) -> String {
    let badge = variant.map_or("", |variant| drawn(&PLATES.badges, variant));
    format!("{}{badge}", drawn(&PLATES.shields, faction))
}

fn hung(banner: &Banner) -> String {
    let (cloth, figure) = (id(&banner.cloth), id(&banner.figure));
    let edging = PLATES.edges.get(&cloth).and_then(|by| by.get(&figure)).and_then(Option::as_deref);
    let plates = if edging.is_some() { &PLATES.banners.edged } else { &PLATES.banners.bare };
    let inks = [("cloth", cloth.as_str()), ("figure", &figure), ("edging", edging.unwrap_or_default())];
    inks.iter().fold(drawn(plates, &id(&banner.device)).to_owned(), |svg, (paint, ink)| painted(&svg, paint, dye(ink)))
}

fn drawn<'a>(plates: &'a BTreeMap<String, String>, id: &str) -> &'a str {
    plates.get(id).or_else(|| plates.get("")).map_or("", String::as_str)
}

fn dye(ink: &str) -> &'static str {
    PLATES.dyes.get(ink).map_or("none", String::as_str)
}

fn painted(svg: &str, paint: &str, colour: &str) -> String {
    svg.replace(&format!("\"{paint}\""), &format!("\"{colour}\""))
}

/// How a file writes an ink or a device.
fn id(of: &impl Serialize) -> String {
    match serde_json::to_value(of) {
        Ok(Value::String(id)) => id,
        Ok(_) | Err(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use nml_warband::{Device, Ink};

    use super::*;

    #[test]
    fn a_banner_is_dyed_in_its_two_inks() {
        let banner = Banner { cloth: Ink::Blood, figure: Ink::Bone, device: Device::Raven, motto: String::new() };
        let svg = emblem("new-antioch", None, Some(&banner));
        assert!(svg.contains("#9b1c17") && svg.contains("#ebe1ca") && !svg.contains("#26211d"), "{svg}");
        let close = Banner { figure: Ink::Soot, ..banner };
        assert!(emblem("new-antioch", None, Some(&close)).contains("#ebe1ca"), "dark on dark is edged with bone");
    }

    #[test]
    fn every_banner_has_a_drawing_and_no_paint_is_left_unmixed() {
        for device in Device::ALL {
            for (cloth, figure) in Ink::ALL.into_iter().flat_map(|a| Ink::ALL.map(|b| (a, b))).filter(|(a, b)| a != b) {
                let svg = emblem("court", None, Some(&Banner { cloth, figure, device, motto: String::new() }));
                assert!(svg.len() > 300, "{device:?}");
                for paint in ["ink", "ground", "cloth", "figure", "edging"] {
                    assert!(!svg.contains(&format!("\"{paint}\"")), "{device:?} {cloth:?} {figure:?}: {paint}");
                }
            }
        }
    }

    #[test]
    fn a_faction_of_nobody_bears_a_plain_shield() {
        assert_eq!(emblem("of-nowhere", None, None), emblem("of-elsewhere", None, None));
        assert_ne!(emblem("of-nowhere", None, None), emblem("court", None, None));
        assert_ne!(emblem("court", Some("of-nowhere"), None), emblem("court", None, None));
    }
}
