//! The table: the app's one door, over HTTP and WebSocket, for the people around it.
//!
//! [`open`] takes the session whose book it shows and a [`Table`]: where to listen, whom to invite, which page to give
//! to browsers. It returns a [`Serving`]; drop that, and the table closes and its invitations end.
//!
//! ```text
//! GET  /…            the page: the same UI as in the window            `page`
//! POST /call/NAME    a call of the app, JSON in and out                `door`
//! POST /enter        a device that shows a lasting invitation and a key of its own: 204, or why not
//! POST /sign         a page's signatures of what came of its calls: 204, or why not   `door`
//! …    /log…       a club’s log, for books that follow it                `log`
//! GET  /calendar/SECRET.ics, /page/SECRET   a calendar, a campaign’s page: for anybody who has the address   `feeds`
//! GET  /live         a WebSocket: {"join": SECRET}, then {"changed": n} `live`
//! ```
//!
//! Every request passes the same walls, in this order:
//!
//! 1. How many connections are open (`crowd`)?
//! 2. Is it meant for us (`Host`), and from our own page (`Origin`) (`hosts`)?
//! 3. Does this guest ask at the pace of a person, or this address, if nobody knows who asks (`limits`)?
//! 4. Whose invitation is it (`invitation`)?
//! 5. May that role make this call (`may`, one table)?
//!
//! Then [`nml_app::dispatch::answer`] answers, as in the window, and knows for whom ([`nml_app::guests`]).
//!
//! An evening's invitations are kept in memory, so a closed table leaves nothing behind. Lasting ones are the business
//! of [`nml_app::admission`]; here we only look them up (`passes`).
//!
//! Over plain HTTP the table listens only on addresses of a private network (`address`); any other needs a certificate.

pub mod address;
mod crowd;
mod door;
mod feed_answers;
mod feeds;
mod hosts;
mod invitation;
pub mod limits;
mod live;
mod log;
pub mod may;
pub mod page;
mod passes;
mod posting;
pub mod qr;
mod room;
mod serving;
mod words;

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use nml_app::code;
use nml_app::failure::Failure;
use nml_app::guests::{Feeds, Invited};

pub use limits::Limits;
/// Where the server of a club posts.
pub use nml_remote::{Reach, may_post};
pub use page::{Asset, Page};
pub use passes::Passes;
pub use posting::{Pauses, Posting};
pub use serving::{Serving, open};
pub use words::SENTENCES;

/// A table to open.
pub struct Table {
    /// Where it listens.
    pub address: IpAddr,
    /// The port, or 0 for any free one.
    pub port: u16,
    /// The certificate that it shows, or `None` for plain HTTP.
    pub certificate: Option<Certificate>,
    /// The name under which it is reached, or `None` for its address.
    pub name: Option<String>,
    /// Whom it invites for as long as it is open.
    pub invited: Vec<Invited>,
    /// Who comes again, or `None` if nobody does.
    pub passes: Option<Arc<Passes>>,
    /// What stands at an address with a secret, or `None` if nothing does.
    pub feeds: Option<Arc<dyn Feeds>>,
    /// Hears why something that stands there cannot be shown.
    pub notes: fn(&Failure),
    /// The page that browsers get.
    pub page: Page,
    /// How much it takes.
    pub limits: Limits,
}

/// A certificate in two files, PEM.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The certificate and those that vouch for it.
    pub chain: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

/// Why a table is not opened.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Everybody could read along.
    #[error("{}", words::not_private(.0.to_string()))]
    Public(IpAddr),
    /// It cannot listen.
    #[error("{0}: {1}")]
    Listen(String, std::io::Error),
    /// The certificate is of no use.
    #[error("{}", words::certificate_useless(.0.as_str(), .1.to_string()))]
    Certificate(String, std::io::Error),
    /// The link is too long to be drawn.
    #[error("{}", words::no_qr(.0.as_str()))]
    Qr(String),
    /// The system gives no random numbers.
    #[error("{0}")]
    Chance(Failure),
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Chance(failure) => failure,
            trouble @ (Trouble::Public(_) | Trouble::Listen(..) | Trouble::Certificate(..) | Trouble::Qr(_)) => {
                Self::new(code::TABLE_SHUT, words::not_opened(trouble.to_string()))
            }
        }
    }
}
