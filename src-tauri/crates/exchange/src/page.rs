//! A web page in one file: the template that `ui/` builds, filled with a document that its script reads.
//!
//! The template refers to nothing outside itself; what goes into it is text. A name is escaped wherever it lands, so
//! that it is never taken for markup, and the document cannot end the element it is in. Readers without scripts see
//! only the text.

use serde::Serialize;

use crate::Unusable;
use crate::bounds::PAGE_BYTES;
use crate::code;

/// Made by `cargo xtask generate` out of `ui/src/page/`.
const TEMPLATE: &str = include_str!("../page/page.html");

/// Where each part goes, in the order of the template.
const PLACES: [&str; 5] = ["%nml-language%", "%nml-title%", "%nml-about%", "%nml-text%", "%nml-document%"];

/// What a page is filled with.
#[derive(Clone, Copy, Debug)]
pub struct Filling<'f, T> {
    /// The tag of the language it is in.
    pub language: &'f str,
    /// The title of the page.
    pub title: &'f str,
    /// What it is, in a sentence or two: chats show it beside a link.
    pub about: &'f str,
    /// The same thing as plain text.
    pub text: &'f str,
    /// What the script of the page reads.
    pub document: &'f T,
}

/// Makes the page. Equal fillings give equal bytes.
///
/// # Errors
/// `TOO_LARGE` beyond the bound.
pub fn page<T: Serialize>(filling: Filling<'_, T>) -> Result<Vec<u8>, Unusable> {
    let Filling { language, title, about, text, document } = filling;
    let fault = |code, message: String| Unusable::whole(code, title, message);
    let document = serde_json::to_string(document).map_err(|error| fault(code::UNPRINTABLE, error.to_string()))?;
    let mut page = String::with_capacity(TEMPLATE.len().saturating_add(document.len()));
    let mut rest = TEMPLATE;
    let parts = [escaped(language), escaped(title), escaped(about), escaped(text), quoted(&document)];
    for (place, part) in PLACES.iter().zip(parts) {
        let Some((before, after)) = rest.split_once(place) else {
            return Err(fault(code::UNPRINTABLE, format!("The template has no {place} where it should.")));
        };
        page.push_str(before);
        page.push_str(&part);
        rest = after;
    }
    page.push_str(rest);
    if page.len() > PAGE_BYTES {
        return Err(fault(code::TOO_LARGE, format!("The page has {} bytes: {PAGE_BYTES} at most.", page.len())));
    }
    Ok(page.into_bytes())
}

/// Text as it stands between tags or in an attribute.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' => out.push('\n'),
            // HTML has no way to write the others.
            control if control.is_control() => out.push('\u{fffd}'),
            other => out.push(other),
        }
    }
    out
}

/// JSON as it stands in an element of script: these signs come in texts alone, where they may be written by number.
fn quoted(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for letter in json.chars() {
        match letter {
            '<' => out.push_str("\\u003c"),
            '>' => out.push_str("\\u003e"),
            '&' => out.push_str("\\u0026"),
            '\u{2028}' => out.push_str("\\u2028"),
            '\u{2029}' => out.push_str("\\u2029"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
    use super::*;

    const HOSTILE: &str = "</script><img src=x onerror=alert(1)>\" ' & <!-- %nml-document%\u{2028}";

    fn made(title: &str, document: &serde_json::Value) -> String {
        let filling = Filling { language: "en", title, about: title, text: title, document };
        String::from_utf8(page(filling).unwrap()).unwrap()
    }

    fn count(page: &str, part: &str) -> usize {
        page.matches(part).count()
    }

    #[test]
    fn a_hostile_name_stays_text_wherever_it_lands() {
        let plain = made("Mud", &serde_json::json!({ "name": "Mud" }));
        let hostile = made(HOSTILE, &serde_json::json!({ "name": HOSTILE }));
        for markup in ["<script", "</script", "<img", "<!--", "onerror=alert(1)>"] {
            assert_eq!(count(&hostile, markup), count(&plain, markup), "{markup}");
        }
        assert_eq!(count(&hostile, "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot; &#39; &amp;"), 3);
    }

    #[test]
    fn the_document_comes_out_as_it_went_in() {
        let document = serde_json::json!({ "name": HOSTILE, "deep": [{ "n": 7 }] });
        let page = made("A title", &document);
        let (_, rest) = page.split_once("id=\"published\">").expect("the element of the document");
        let (json, _) = rest.split_once("</script>").expect("its end");
        assert_eq!(serde_json::from_str::<serde_json::Value>(json).unwrap(), document);
        assert!(json.is_ascii(), "no sign of it that an older script would take for the end of a line");
    }

    #[test]
    fn the_template_refers_to_nothing_outside() {
        let lower = TEMPLATE.to_lowercase();
        for door in ["src=\"", "src='", "<link", "<iframe", "<base", "@import", "url(http", "url(//", "import("] {
            assert!(!lower.contains(door), "{door}");
        }
        assert!(lower.contains("content=\"default-src 'none'; script-src 'sha256-"), "its policy");
        assert!(!lower.contains("unsafe-inline"));
        for place in PLACES {
            assert_eq!(count(TEMPLATE, place), 1, "{place}");
        }
        assert!(TEMPLATE.len() < 700 << 10, "{} bytes", TEMPLATE.len());
    }

    #[test]
    fn a_page_has_a_bound() {
        let document = serde_json::json!({ "text": "x".repeat(PAGE_BYTES) });
        let filling = Filling { language: "en", title: "Endless", about: "", text: "", document: &document };
        assert_eq!(page(filling).unwrap_err().code.name, "TOO_LARGE");
    }

    #[test]
    fn what_html_cannot_write_is_replaced() {
        assert_eq!(escaped("a\0b\u{1b}c\nd"), "a\u{fffd}b\u{fffd}c\nd");
    }
}
