//! Where a club may be asked.

use std::net::IpAddr;

use nml_store::Error;

/// An address without its last stroke, if a key may be shown there: over HTTPS, or to the network around this computer.
///
/// # Errors
/// `CLUB_REFUSED`: why it is not asked there.
pub fn fit(address: &str) -> Result<String, Error> {
    let address = address.trim().trim_end_matches('/');
    let refuse = |why: &str| Err(Error::Club(format!("{address}: {why}")));
    if address.len() > 300 || address.contains(char::is_whitespace) {
        return refuse("This is not the address of a club.");
    }
    if address.strip_prefix("https://").is_some_and(|rest| !rest.is_empty()) {
        return Ok(address.to_owned());
    }
    match address.strip_prefix("http://") {
        Some(rest) if is_near(rest) => Ok(address.to_owned()),
        Some(_) => refuse("Without a certificate a club is reached only in its own network."),
        None => refuse("The address of a club begins with https://."),
    }
}

/// Whether only the network around this computer, or nobody but itself, reaches an address.
#[must_use]
pub fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_private() || v4.is_loopback() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

/// Whether a host, with its port, is of a private network.
fn is_near(rest: &str) -> bool {
    let authority = rest.split('/').next().unwrap_or_default();
    let host = match authority.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, _)) => host,
        None => authority.rsplit_once(':').map_or(authority, |(host, _)| host),
    };
    host.parse().map_or(host == "localhost", is_private)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_key_is_shown_over_https_or_in_the_own_network() {
        for good in ["https://club.example.org", "http://192.168.1.7:8080", "http://127.0.0.1:1", "http://[::1]:80"] {
            assert_eq!(fit(&format!(" {good}/")).unwrap(), good);
        }
        for bad in
            ["http://club.example.org", "http://8.8.8.8", "http://10.0.0.1.example.org", "ftp://x", "https://", ""]
        {
            assert!(fit(bad).is_err(), "{bad}");
        }
    }
}
