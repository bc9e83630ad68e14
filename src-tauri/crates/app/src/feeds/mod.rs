//! What goes out by itself: a calendar and pages at addresses that work until somebody revokes them, and news for
//! chats.
//!
//! An address contains a secret, of which we keep only the hash ([`nml_store::Feeds`]). Anybody who has it reads what a
//! reader may, and needs no device that was let in. `nml serve` answers there ([`read`]) and posts to the chats
//! ([`to_post`]); the window does neither, so nothing is said twice.

mod days;
mod news;
mod posts;

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use nml_exchange::calendar::calendar;
use nml_exchange::file;
use nml_ledger::Hash;
use nml_store::{Feed, Webhook};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book;
use crate::chance::Chance;
use crate::clock;
use crate::code;
use crate::dialog::{Nobody, Sent, ToSave};
use crate::failure::Failure;
use crate::guests::{self, Guest, GuestBook, Role, asking};
use crate::person;
use crate::published::{PublishWhat, Published};
use crate::session::Session;
use crate::streams::All;
use crate::subject::Campaigns;
use crate::view::ClubName;
use crate::words::{feeds as say, table};
use news::{Told, newest, news as happened};
use posts::{State, Wants};

pub use news::NewsKind;
pub use posts::{ChatShape, Due, Posts, STOPPED, Unsent, posted, to_post};

/// The most addresses at a time.
pub const FEEDS_MAX: usize = 100;
/// The most chats that hear what happens.
pub const WEBHOOKS_MAX: usize = 20;
/// The most characters of a chat's address.
pub const ADDRESS_MAX: usize = 500;
/// Letters of a secret: 32 bytes.
const SECRET_LENGTH: usize = 43;
/// How many news items are shown before anything is sent.
const TRIED: usize = 8;

/// What an address shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum FeedOf {
    /// The evenings and the planned games of the whole book, for a calendar program.
    Calendar,
    /// A campaign as it is published, as it stands when somebody looks.
    Page {
        /// Its stream.
        campaign: String,
    },
}

/// An address to make.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewFeed {
    /// What it shows.
    pub of: FeedOf,
    /// For whom or what it is, such as Ada’s phone; may be empty.
    pub whose: String,
}

/// What is kept of an address beside its secret.
#[derive(Serialize, Deserialize)]
struct Shows {
    of: FeedOf,
    whose: String,
}

/// An address or a chat.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FeedRef {
    /// Its id.
    pub feed: String,
}

/// A chat that is to hear what happens.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// What it is called here.
    pub name: String,
    /// Where it is posted to.
    pub address: String,
    /// In which form.
    pub shape: ChatShape,
    /// What it hears.
    pub kinds: Vec<NewsKind>,
}

/// An address that stands in an error or a log has been given away.
impl fmt::Debug for NewWebhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewWebhook").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What would be posted.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewsWanted {
    /// In which form.
    pub shape: ChatShape,
    /// The kinds of news that are sent.
    pub kinds: Vec<NewsKind>,
}

/// The news that would be posted about the last thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NewsTried {
    /// The texts, letter by letter; empty if nothing of the kind has happened.
    pub texts: Vec<String>,
}

/// An address that was made. It is shown only this once: what is kept cannot make it again.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FeedMade {
    /// The address.
    pub url: String,
    /// Its id.
    pub feed: String,
    /// Everything that goes out now.
    pub feeds: FeedsShown,
}

/// Everything that goes out by itself.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FeedsShown {
    /// Where addresses lead, or none before somebody serves the book or the club.
    pub origin: Option<String>,
    /// The addresses that are valid, the newest first.
    pub feeds: Vec<FeedShown>,
    /// The chats, the newest first.
    pub webhooks: Vec<WebhookShown>,
    /// Addresses and chats that a newer version made; they can only be revoked here.
    pub newer: Vec<NewerFeed>,
    /// The campaigns that a page can show.
    pub campaigns: Vec<ClubName>,
}

/// An address or a chat that a newer version made, in words this one cannot read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NewerFeed {
    /// Its id.
    pub id: String,
    /// The chat's name; empty for an address.
    pub name: String,
    /// When it was made.
    pub made: String,
    /// Who made it.
    pub by: String,
}

/// An address that is valid.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FeedShown {
    /// Its id.
    pub id: String,
    /// What it shows.
    pub of: FeedOf,
    /// The campaign's name; empty for a calendar, or a campaign that is not here.
    pub name: String,
    /// For whom or what it is; may be empty.
    pub whose: String,
    /// When it was made.
    pub made: String,
    /// Who made it.
    pub by: String,
}

/// A chat that hears what happens.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WebhookShown {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The computer that it is posted to; the rest of its address is not shown again.
    pub host: String,
    /// In which form.
    pub shape: ChatShape,
    /// What it hears.
    pub kinds: Vec<NewsKind>,
    /// When it was made.
    pub made: String,
    /// Who made it.
    pub by: String,
    /// When something was last sent.
    pub posted: Option<String>,
    /// What could not be sent, the newest first.
    pub unsent: Vec<Unsent>,
}

/// Everything that goes out by itself.
///
/// # Errors
/// Why the list or the book cannot be read.
pub fn feeds(session: &Session, (): ()) -> Result<FeedsShown, Failure> {
    let guests = session.guest_book()?;
    shown(session, guests.as_ref())
}

/// Makes an address.
///
/// # Errors
/// `NOT_SERVED`, `TOO_MANY`, `UNKNOWN_STREAM`.
pub fn feed_make(session: &Session, new: NewFeed) -> Result<FeedMade, Failure> {
    let (guests, origin) = served(session)?;
    if let FeedOf::Page { campaign } = &new.of {
        session.look::<Campaigns>(campaign)?;
    }
    if guests.feeds.feeds()?.len() >= FEEDS_MAX {
        return Err(Failure::new(code::TOO_MANY, say::too_many(FEEDS_MAX)));
    }
    let mut chance = Chance::fresh()?;
    let secret = URL_SAFE_NO_PAD.encode(chance.secret());
    let id = hex(chance.sixteen());
    let shows = Shows { of: new.of, whose: person::name(&new.whose) };
    guests.feeds.keep_feed(&Feed {
        id: id.clone(),
        secret: Hash::of(secret.as_bytes()),
        shows: serde_json::to_string(&shows).unwrap_or_default(),
        made: clock::now(),
        by: by(session),
    })?;
    let url = match shows.of {
        FeedOf::Calendar => format!("{origin}/calendar/{secret}.ics"),
        FeedOf::Page { .. } => format!("{origin}/page/{secret}"),
    };
    Ok(FeedMade { url, feed: id, feeds: shown(session, Some(&guests))? })
}

/// Makes a chat hear what happens from now on.
///
/// # Errors
/// `NOT_SERVED`, `TOO_MANY`, `BAD_NAME`, `BAD_ADDRESS`, `NOT_TOGETHER`.
pub fn webhook_make(session: &Session, new: NewWebhook) -> Result<FeedsShown, Failure> {
    let (guests, _) = served(session)?;
    let name = person::name(&new.name);
    if name.is_empty() {
        return Err(Failure::new(code::BAD_NAME, say::no_name()));
    }
    let address = new.address.trim();
    if address.len() > ADDRESS_MAX || host(address).is_none() {
        return Err(Failure::new(code::BAD_ADDRESS, say::no_address()));
    }
    (guests.posts)(address).map_err(|why| Failure::new(code::BAD_ADDRESS, why))?;
    if new.kinds.is_empty() {
        return Err(Failure::new(code::NOT_TOGETHER, say::no_kind()));
    }
    if guests.feeds.webhooks()?.len() >= WEBHOOKS_MAX {
        return Err(Failure::new(code::TOO_MANY, say::too_many(WEBHOOKS_MAX)));
    }
    let kinds: BTreeSet<NewsKind> = new.kinds.into_iter().collect();
    let wants = Wants { shape: new.shape, kinds: kinds.into_iter().collect() };
    guests.feeds.keep_webhook(&Webhook {
        id: hex(Chance::fresh()?.sixteen()),
        name,
        address: address.to_owned(),
        wants: serde_json::to_string(&wants).unwrap_or_default(),
        made: clock::now(),
        by: by(session),
        turn: 0,
        state: State::now(session)?.written(),
    })?;
    shown(session, Some(&guests))
}

/// What would be posted about the last thing that happened. This sends nothing.
///
/// # Errors
/// The book cannot be read.
pub fn webhook_try(session: &Session, wanted: NewsWanted) -> Result<NewsTried, Failure> {
    let all = happened(session, &Told::default(), &wanted.kinds)?;
    Ok(NewsTried { texts: wanted.shape.texts(&newest(all.news, TRIED)) })
}

/// Revokes an address, or stops posting to a chat.
///
/// # Errors
/// `UNKNOWN_FEED`.
pub fn feed_end(session: &Session, one: FeedRef) -> Result<FeedsShown, Failure> {
    let unknown = || Failure::new(code::UNKNOWN_FEED, say::no_feed());
    let guests = session.guest_book()?.ok_or_else(unknown)?;
    if !guests.feeds.end_feed(&one.feed)? {
        return Err(unknown());
    }
    shown(session, Some(&guests))
}

/// Writes the calendar of the book into a file that the person names. `None` if they cancel.
///
/// # Errors
/// `UNWRITABLE`; the book cannot be read.
pub fn calendar_export(session: &Session, (): ()) -> Result<Option<Sent>, Failure> {
    let (text, name) = (calendar_text(session)?, name(session)?);
    let bytes = text.as_bytes();
    let saved = session.save_as(&ToSave {
        title: &say::export(),
        name: &name,
        kind: &say::calendars(),
        ending: "ics",
        bytes,
    })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// The calendar of a book that is only read.
///
/// # Errors
/// The file cannot be used.
pub fn calendar_of(path: &Path) -> Result<String, Failure> {
    let session = Session::new(PathBuf::new(), Some(path.to_path_buf()), Box::new(Nobody));
    session.put(book::read(path)?);
    calendar_text(&session)
}

/// Writes a calendar into a file; what stands there is replaced.
///
/// # Errors
/// `UNWRITABLE`.
pub fn calendar_to_file(text: &str, out: &Path) -> Result<(), Failure> {
    Ok(file::write(out, text.as_bytes())?)
}

/// Whether a text could be the secret of an address at all.
#[must_use]
pub fn is_secret(text: &str) -> bool {
    text.len() == SECRET_LENGTH && text.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign))
}

/// What an address shows, if there is one with this secret.
///
/// # Errors
/// The list cannot be read.
pub fn feed_of(feeds: &dyn nml_store::Feeds, secret: &str) -> Result<Option<FeedOf>, Failure> {
    if !is_secret(secret) {
        return Ok(None);
    }
    let found = feeds.feed(&Hash::of(secret.as_bytes()))?;
    Ok(found.and_then(|feed| shows(&feed)).map(|shows| shows.of))
}

fn shows(feed: &Feed) -> Option<Shows> {
    serde_json::from_str(&feed.shows).ok()
}

/// The bytes that stand at an address now, as a reader of the book may see them.
///
/// # Errors
/// `UNKNOWN_STREAM`: the campaign is not here; why it does not open.
pub fn read(session: &Session, of: &FeedOf) -> Result<Vec<u8>, Failure> {
    let reader = Guest { role: Role::Reader { battle: None }, name: String::new(), device: None, signs: None };
    asking(reader, || match of {
        FeedOf::Calendar => Ok(calendar_text(session)?.into_bytes()),
        FeedOf::Page { campaign } => {
            Published::of(session, &PublishWhat::Campaign { campaign: campaign.clone() })?.page()
        }
    })
}

fn calendar_text(session: &Session) -> Result<String, Failure> {
    Ok(calendar(&name(session)?, &days::days(session)?))
}

fn name(session: &Session) -> Result<String, Failure> {
    session.with_book(|book| Ok(book.name()?))
}

/// Where feeds are kept, and where their addresses lead.
fn served(session: &Session) -> Result<(GuestBook, String), Failure> {
    let not_served = || Failure::new(code::NOT_SERVED, table::not_served());
    let guests = session.guest_book()?.ok_or_else(not_served)?;
    let origin = guests.list.origin()?.ok_or_else(not_served)?;
    Ok((guests, origin))
}

fn by(session: &Session) -> String {
    guests::name().unwrap_or_else(|| person::name(session.by()))
}

/// The computer of an address, if it names one.
fn host(address: &str) -> Option<&str> {
    let (scheme, rest) = address.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let plain = !address.contains(|letter: char| letter.is_whitespace() || letter.is_control()) && !host.contains('@');
    (plain && !host.is_empty() && ["https", "http"].contains(&scheme)).then_some(host)
}

fn shown(session: &Session, guests: Option<&GuestBook>) -> Result<FeedsShown, Failure> {
    let campaigns = session.in_book(|book| Ok(All::<Campaigns>::of(book)?.read))?;
    let campaigns: Vec<ClubName> =
        campaigns.iter().map(|open| ClubName { id: open.id.to_string(), name: open.state.name.clone() }).collect();
    let Some(guests) = guests else {
        return Ok(FeedsShown { origin: None, feeds: Vec::new(), webhooks: Vec::new(), newer: Vec::new(), campaigns });
    };
    feeds_of(guests, campaigns)
}

/// Everything that goes out, where these campaigns are known by name.
///
/// # Errors
/// Why the list cannot be read.
pub fn feeds_of(guests: &GuestBook, campaigns: Vec<ClubName>) -> Result<FeedsShown, Failure> {
    let mut newer = Vec::new();
    let mut feeds = Vec::new();
    for feed in guests.feeds.feeds()? {
        let Some(Shows { of, whose }) = shows(&feed) else {
            newer.push(NewerFeed { id: feed.id, name: String::new(), made: feed.made, by: feed.by });
            continue;
        };
        let named = match &of {
            FeedOf::Calendar => None,
            FeedOf::Page { campaign } => campaigns.iter().find(|known| known.id == *campaign),
        };
        let name = named.map(|known| known.name.clone()).unwrap_or_default();
        feeds.push(FeedShown { id: feed.id, of, name, whose, made: feed.made, by: feed.by });
    }
    let mut webhooks = Vec::new();
    for webhook in guests.feeds.webhooks()? {
        let Ok(wants) = serde_json::from_str::<Wants>(&webhook.wants) else {
            newer.push(NewerFeed { id: webhook.id, name: webhook.name, made: webhook.made, by: webhook.by });
            continue;
        };
        let state = State::read(&webhook).unwrap_or_default();
        webhooks.push(WebhookShown {
            host: host(&webhook.address).unwrap_or_default().to_owned(),
            id: webhook.id,
            name: webhook.name,
            shape: wants.shape,
            kinds: wants.kinds,
            made: webhook.made,
            by: webhook.by,
            posted: state.posted,
            unsent: state.unsent,
        });
    }
    Ok(FeedsShown { origin: guests.list.origin()?, feeds, webhooks, newer, campaigns })
}

fn hex(bytes: [u8; 16]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
