//! A text posted to the address of a webhook.
//!
//! The person who enters an address may sit anywhere, and the server that posts stands in a network of its own: it must
//! not become a way into that. So a server posts over HTTPS alone, to addresses of the internet alone, judged where the
//! name leads to at the moment of the connection and not before; it follows no redirection and passes on nothing of the
//! answer. Its operator may let the server post into its own network.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error, Timeout};

use crate::address::is_private;

/// How long it may take to find the computer and to reach it, each, and how long a post as a whole.
const PATIENCE: (Duration, Duration) = (Duration::from_secs(5), Duration::from_secs(15));
/// The longest that a chat may ask to be left alone before it is tried once more.
const LEFT_ALONE: Duration = Duration::from_secs(60);

/// Where a server posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Over HTTPS, to addresses of the internet.
    Internet,
    /// Also into its own network, and there without a certificate: its operator said so.
    OwnNetwork,
}

/// Why a text was not posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotPosted {
    /// In a sentence, without the address.
    pub why: String,
    /// It may go better after this long, or `None` if it will not.
    pub again: Option<Duration>,
}

impl NotPosted {
    fn ever(why: impl Into<String>) -> Self {
        Self { why: why.into(), again: None }
    }

    fn now(why: impl Into<String>) -> Self {
        Self { why: why.into(), again: Some(Duration::ZERO) }
    }
}

const NO_HTTPS: &str = "The address of a webhook begins with https://.";
const PRIVATE: &str = "That address leads into a private network, and this server posts to the internet alone.";
const UNTRUSTED: &str = "The chat’s certificate is not trusted.";
const UNREACHED: &str = "The chat cannot be reached.";
const BROKEN_OFF: &str = "The connection broke off before the chat answered; it may have arrived.";

/// Whether a server posts to an address, as far as the address itself tells.
///
/// # Errors
/// Why not, in a sentence.
pub fn may_post(address: &str, reach: Reach) -> Result<(), String> {
    let uri: Uri = address.parse().map_err(|_| NO_HTTPS.to_owned())?;
    let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(|| NO_HTTPS.to_owned())?;
    let literal: Option<IpAddr> = host.trim_start_matches('[').trim_end_matches(']').parse().ok();
    match (uri.scheme_str(), reach) {
        (Some("https"), Reach::OwnNetwork) => Ok(()),
        (Some("http"), Reach::OwnNetwork) if host == "localhost" || literal.is_some_and(is_private) => Ok(()),
        (Some("https"), Reach::Internet) if host == "localhost" || literal.is_some_and(|ip| !is_public(ip)) => {
            Err(PRIVATE.to_owned())
        }
        (Some("https"), Reach::Internet) => Ok(()),
        _ => Err(NO_HTTPS.to_owned()),
    }
}

/// Posts a body. The answer counts by its status alone.
///
/// # Errors
/// Why it was not taken.
pub fn post(address: &str, kind: &str, body: &[u8], reach: Reach) -> Result<(), NotPosted> {
    may_post(address, reach).map_err(NotPosted::ever)?;
    sent(address, kind, body, reach)
}

fn sent(address: &str, kind: &str, body: &[u8], reach: Reach) -> Result<(), NotPosted> {
    let config = Config::builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .proxy(None)
        .timeout_resolve(Some(PATIENCE.0))
        .timeout_connect(Some(PATIENCE.0))
        .timeout_global(Some(PATIENCE.1))
        .user_agent(concat!("No Man's Ledger/", env!("CARGO_PKG_VERSION")))
        .build();
    let agent = Agent::with_parts(config, DefaultConnector::default(), Outward { reach, ..Outward::default() });
    let answered = agent.post(address).header("content-type", kind).send(body).map_err(|error| silent(&error))?;
    let status = answered.status().as_u16();
    let wait = answered.headers().get("retry-after").and_then(|wait| wait.to_str().ok()?.parse::<f64>().ok());
    match status {
        200..=299 => Ok(()),
        300..=399 => Err(NotPosted::ever(format!("The chat answered {status}: the address has moved."))),
        401 | 403 => Err(NotPosted::ever(format!("The chat answered {status}: it does not let this server post."))),
        404 | 410 => Err(NotPosted::ever(format!("The chat answered {status}: the webhook is not there any more."))),
        // With these a chat says that it has not taken it.
        408 | 429 | 503 => {
            let wait = wait
                .filter(|wait| wait.is_finite() && *wait > 0.0)
                .map_or(Duration::ZERO, |wait| Duration::try_from_secs_f64(wait).unwrap_or(LEFT_ALONE).min(LEFT_ALONE));
            Err(NotPosted { why: format!("The chat answered {status}."), again: Some(wait) })
        }
        500..=599 => Err(NotPosted::ever(format!("The chat answered {status}; it may have arrived."))),
        _ => Err(NotPosted::ever(format!("The chat answered {status}: it does not take this text."))),
    }
}

/// An error without the address that it may name. Tried again is only what provably failed before anything was sent:
/// what fails later may have arrived, and would be said twice.
fn silent(error: &Error) -> NotPosted {
    if let Error::Io(error) = error {
        let kind = error.kind();
        return if let Some(inner) = error.get_ref().and_then(|inner| inner.downcast_ref()) {
            insecure(inner)
        } else if kind == ErrorKind::ConnectionRefused {
            NotPosted::now("The chat’s computer refuses the connection.")
        } else if matches!(
            kind,
            ErrorKind::HostUnreachable
                | ErrorKind::NetworkUnreachable
                | ErrorKind::NetworkDown
                | ErrorKind::AddrNotAvailable
        ) {
            NotPosted::now(UNREACHED)
        } else {
            NotPosted::ever(BROKEN_OFF)
        };
    }
    if let Error::Rustls(error) = error {
        insecure(error)
    } else if matches!(error, Error::Other(own) if own.is::<OutOfReach>()) {
        NotPosted::ever(PRIVATE)
    } else if matches!(error, Error::HostNotFound) {
        NotPosted::now("The computer of the address was not found.")
    } else if matches!(error, Error::ConnectionFailed | Error::Timeout(Timeout::Resolve | Timeout::Connect)) {
        NotPosted::now(UNREACHED)
    } else if matches!(error, Error::Timeout(_)) {
        NotPosted::ever("The chat did not answer in time; it may have arrived.")
    } else if matches!(error, Error::Tls(_)) {
        NotPosted::ever(UNTRUSTED)
    } else {
        NotPosted::ever(BROKEN_OFF)
    }
}

/// What went wrong with the certificate, or with all that stands on it.
fn insecure(error: &rustls::Error) -> NotPosted {
    NotPosted::ever(if matches!(error, rustls::Error::InvalidCertificate(_)) {
        UNTRUSTED
    } else {
        "No secure connection to the chat could be made."
    })
}

/// Whether an address is one of the internet, and of no network that is closed, reserved or somebody's own.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            let own = is_private(address) || v4.is_unspecified() || v4.is_broadcast() || v4.is_multicast();
            let reserved = a == 0
                || a >= 240
                || (a == 100 && (64..128).contains(&b))
                || (a == 192 && b == 0 && c == 0)
                || (a == 198 && (b == 18 || b == 19))
                || v4.is_documentation();
            !own && !reserved
        }
        IpAddr::V6(v6) => {
            let [a, b, c, d, e, f, g, h] = v6.segments();
            let inside = |high: u16, low: u16| {
                let ([one, two], [three, four]) = (high.to_be_bytes(), low.to_be_bytes());
                is_public(IpAddr::V4(Ipv4Addr::new(one, two, three, four)))
            };
            if let Some(v4) = v6.to_ipv4_mapped() {
                return is_public(IpAddr::V4(v4));
            }
            match (a, b) {
                // An address that leads on to one of the older kind is judged by that one.
                (0x64, 0xff9b) => [c, d, e, f] == [0; 4] && inside(g, h),
                (0x2002, high) => inside(high, c),
                // Everything that is handed out to anybody begins so; tunnels and documents do too.
                (0x2001, 0..=0x1ff | 0xdb8) => false,
                (0x2000..=0x3fff, _) => true,
                _ => false,
            }
        }
    }
}

/// A name leads to nothing that a server posts to.
#[derive(Debug, thiserror::Error)]
#[error("out of reach")]
struct OutOfReach;

/// Finds the computers of a name, and leads to none that is out of reach.
#[derive(Debug)]
struct Outward {
    reach: Reach,
    finds: Finds,
}

#[derive(Default)]
struct Finds(DefaultResolver);

impl std::fmt::Debug for Finds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Finds")
    }
}

impl Default for Outward {
    fn default() -> Self {
        Self { reach: Reach::Internet, finds: Finds::default() }
    }
}

impl Resolver for Outward {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, Error> {
        // The system looks names up, and says in a kind without a name that it knows none.
        let found = self
            .finds
            .0
            .resolve(uri, config, timeout)
            .map_err(|error| if matches!(error, Error::Io(_)) { Error::HostNotFound } else { error })?;
        let mut led = self.empty();
        let fits = |at: &&SocketAddr| self.reach == Reach::OwnNetwork || is_public(at.ip());
        found.iter().filter(fits).for_each(|at| led.push(*at));
        if led.is_empty() {
            return Err(Error::Other(Box::new(OutOfReach)));
        }
        Ok(led)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn an_address_of_the_internet_is_posted_to_and_no_other() {
        for public in ["8.8.8.8", "162.159.128.233", "2606:4700::6810:84e5", "64:ff9b::808:808", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for closed in [
            "127.0.0.1",
            "10.1.2.3",
            "172.20.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "::",
            "::1",
            "fd00::1",
            "fe80::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1:7f00:0:100:808:808",
            "64:ff9b::1:0:808:808",
            "2002:7f00:1::1",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!is_public(closed.parse().unwrap()), "{closed}");
        }
    }

    #[test]
    fn a_server_posts_over_https_and_into_its_own_network_only_if_it_was_told() {
        let may = |address, reach| may_post(address, reach).is_ok();
        for good in ["https://discord.com/api/webhooks/1/x", "https://hooks.slack.com/services/T/B/x"] {
            assert!(may(good, Reach::Internet) && may(good, Reach::OwnNetwork), "{good}");
        }
        for near in ["https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://10.0.0.7:8443/x"] {
            assert!(!may(near, Reach::Internet) && may(near, Reach::OwnNetwork), "{near}");
        }
        assert!(may("http://127.0.0.1:8080/x", Reach::OwnNetwork));
        for bad in
            ["http://discord.com/x", "http://8.8.8.8/x", "ftp://x/y", "https:///x", "discord.com/x", "", "https://"]
        {
            assert!(!may(bad, Reach::Internet) && !may(bad, Reach::OwnNetwork), "{bad}");
        }
    }

    #[test]
    fn a_name_that_leads_into_this_network_is_not_followed() {
        // It stands for any name whose owner points it here: what it leads to is judged too.
        let posted = sent("https://localhost:9/x", "text/plain", b"x", Reach::Internet);
        assert_eq!(posted, Err(NotPosted::ever(PRIVATE)));
    }

    #[test]
    fn what_failed_before_it_was_sent_is_tried_again_and_nothing_else() {
        let unknown = rustls::Error::InvalidCertificate(rustls::CertificateError::UnknownIssuer);
        let wrapped = Error::Io(std::io::Error::new(ErrorKind::InvalidData, unknown));
        assert_eq!(silent(&wrapped), NotPosted::ever(UNTRUSTED));
        for early in [
            Error::HostNotFound,
            Error::Timeout(Timeout::Connect),
            Error::Io(ErrorKind::ConnectionRefused.into()),
            Error::Io(ErrorKind::NetworkUnreachable.into()),
        ] {
            assert!(silent(&early).again.is_some(), "{early}");
        }
        for late in [
            Error::Io(ErrorKind::ConnectionReset.into()),
            Error::Io(ErrorKind::UnexpectedEof.into()),
            Error::Io(ErrorKind::BrokenPipe.into()),
            Error::Io(ErrorKind::PermissionDenied.into()),
            Error::Timeout(Timeout::Global),
            Error::Timeout(Timeout::SendBody),
            Error::BodyStalled,
        ] {
            let failed = silent(&late);
            assert!(failed.again.is_none() && failed.why.ends_with("; it may have arrived."), "{failed:?}");
        }
    }
}
