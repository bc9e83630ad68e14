//! Whether a request is meant for this table, and comes from its own page.
//!
//! A foreign page can point its own name at this computer, and then ask us in the name of that page. So we answer to
//! our addresses and our name, and to nothing else. A browser says which page a request comes from, and we believe it.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Uri, header};

use crate::address;

/// The names that a table answers to, as they stand in a request.
#[derive(Debug)]
pub(crate) struct Hosts {
    scheme: &'static str,
    names: Vec<String>,
    /// The first of them is the one that stands in links.
    port: u16,
}

impl Hosts {
    /// For a table that listens there.
    pub(crate) fn of(listens: SocketAddr, name: Option<&str>, certified: bool) -> Self {
        let scheme = if certified { "https" } else { "http" };
        let ips = if listens.ip().is_unspecified() { address::all() } else { vec![listens.ip()] };
        let shown = |ip: IpAddr| match ip {
            IpAddr::V4(v4) => v4.to_string(),
            IpAddr::V6(v6) => format!("[{v6}]"),
        };
        let own = name.map(str::to_lowercase).into_iter().chain(ips.into_iter().map(shown));
        let mut names: Vec<String> = own.collect();
        names.extend(["localhost", "127.0.0.1", "[::1]"].map(str::to_owned));
        Self { scheme, names, port: listens.port() }
    }

    /// The name that a browser gives a page of ours.
    pub(crate) fn origin(&self) -> String {
        let name = self.names.first().map_or("localhost", String::as_str);
        format!("{}://{}", self.scheme, self.with_port(name))
    }

    fn with_port(&self, name: &str) -> String {
        let usual = if self.scheme == "https" { 443 } else { 80 };
        if self.port == usual { name.to_owned() } else { format!("{name}:{}", self.port) }
    }

    /// The host that a request names, if it is ours.
    pub(crate) fn asked(&self, headers: &HeaderMap, uri: &Uri) -> Option<String> {
        let named = match headers.get(header::HOST) {
            Some(value) => value.to_str().ok()?.to_lowercase(),
            None => uri.authority()?.as_str().to_lowercase(),
        };
        self.names.iter().any(|name| self.with_port(name) == named).then_some(named)
    }

    /// Whether a request is of our own page, or of no page at all.
    pub(crate) fn own_page(&self, headers: &HeaderMap, host: &str) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        origin.to_str().is_ok_and(|origin| origin.eq_ignore_ascii_case(&format!("{}://{host}", self.scheme)))
    }

    /// Where the page may ask for the socket: some browsers do not count it to `'self'`.
    pub(crate) fn socket(&self, host: &str) -> String {
        format!("{}://{host}", if self.scheme == "https" { "wss" } else { "ws" })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use axum::http::HeaderValue;

    use super::*;

    fn headers(of: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        of.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_table_answers_to_its_own_names() {
        let hosts = Hosts::of("192.168.1.7:4100".parse().unwrap(), Some("Club.example"), false);
        let uri = Uri::from_static("/");
        for own in [
            "192.168.1.7:4100",
            "localhost:4100",
            "LOCALHOST:4100",
            "127.0.0.1:4100",
            "[::1]:4100",
            "club.example:4100",
        ] {
            assert!(hosts.asked(&headers(&[(header::HOST, own)]), &uri).is_some(), "{own}");
        }
        for other in
            ["192.168.1.7", "192.168.1.8:4100", "evil.example:4100", "localhost.evil.example:4100", "localhost:80", ""]
        {
            assert!(hosts.asked(&headers(&[(header::HOST, other)]), &uri).is_none(), "{other}");
        }
        assert!(hosts.asked(&HeaderMap::new(), &uri).is_none());
        assert_eq!(hosts.origin(), "http://club.example:4100");
        let secure = Hosts::of("10.0.0.1:443".parse().unwrap(), None, true);
        assert_eq!(secure.origin(), "https://10.0.0.1");
    }

    #[test]
    fn a_request_of_another_page_is_known() {
        let hosts = Hosts::of("192.168.1.7:4100".parse().unwrap(), None, false);
        let own = |origin| hosts.own_page(&headers(&[(header::ORIGIN, origin)]), "192.168.1.7:4100");
        assert!(own("http://192.168.1.7:4100"));
        for other in
            ["https://192.168.1.7:4100", "http://192.168.1.7", "http://evil.example", "null", "http://localhost:4100"]
        {
            assert!(!own(other), "{other}");
        }
        assert!(hosts.own_page(&HeaderMap::new(), "192.168.1.7:4100"));
    }
}
