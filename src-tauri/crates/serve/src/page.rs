//! The page that browsers get: the built UI, and the headers of every answer.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue};

/// A file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// What they are, such as `text/html`.
    pub kind: String,
}

type Find = dyn Fn(&str) -> Option<Asset> + Send + Sync;

/// Where the files of the page come from: the program that opens a table has them. A file is asked for by its path in
/// the page, such as `index.html`.
#[derive(Clone)]
pub struct Page(Arc<Find>);

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Page")
    }
}

impl Page {
    /// A page with files from this source.
    pub fn new(find: impl Fn(&str) -> Option<Asset> + Send + Sync + 'static) -> Self {
        Self(Arc::new(find))
    }

    /// No page: the table is for programs.
    #[must_use]
    pub fn none() -> Self {
        Self::new(|_| None)
    }

    /// The file at the path of a request.
    pub(crate) fn at(&self, path: &str) -> Option<Asset> {
        let name = path.strip_prefix('/')?;
        let plain = |part: &str| !part.is_empty() && part != "." && part != "..";
        match name {
            "" => (self.0)("index.html"),
            name if name.split('/').all(plain) => (self.0)(name),
            _ => None,
        }
    }
}

/// What a file is, by its ending.
#[must_use]
pub fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}

/// Puts the headers that every answer has. The policy is that of the window (`tauri.conf.json`), with our socket in place
/// of its door.
pub(crate) fn guard(headers: &mut HeaderMap, socket: &str) {
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self' {socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    let steady = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    // What is made for others than our own page says some of it itself.
    for (name, value) in steady {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    // The one part that was in the request is one of our own names.
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_to_a_file_of_the_page_or_nowhere() {
        let page =
            Page::new(|name| Some(Asset { bytes: Cow::Owned(name.as_bytes().to_vec()), kind: kind(name).to_owned() }));
        let at = |path| page.at(path).map(|asset| String::from_utf8_lossy(&asset.bytes).into_owned());
        assert_eq!(at("/").as_deref(), Some("index.html"));
        assert_eq!(at("/assets/a.js").as_deref(), Some("assets/a.js"));
        for nowhere in ["", "//etc/passwd", "/../x", "/a/../b", "/a//b", "/./a", "/a/"] {
            assert_eq!(at(nowhere), None, "{nowhere}");
        }
    }
}
