//! `nml club`: a club's ledger on PostgreSQL: make it, look at it, prove it, and take it out as one book.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Subcommand, ValueEnum};
use nml_app::admission::{self, InvitedAs, Invitee};
use nml_app::book::BookAuthor;
use nml_app::chance::Chance;
use nml_app::failure::Failure;
use nml_app::feeds::{self, FeedOf, FeedShown, NewerFeed, WebhookShown};
use nml_app::guests::{Feeds, GuestBook, Guests};
use nml_app::packs::Packs;
use nml_app::{clock, code, lists};
use nml_postgres::{Beginning, Club, Database};
use nml_serve::qr;
use serde::Serialize;

use crate::book::written;
use crate::following;
use crate::output::{Answer, Refusal, Verdict};
use crate::words;

/// What is done with the club.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

/// Which club.
#[derive(Debug, clap::Args)]
struct Which {
    /// The database, such as postgres:///nml?host=/run/postgresql
    database: String,
    /// The club’s name, where the database has several
    #[arg(long, value_name = "NAME")]
    called: Option<String>,
}

/// Which club, or which book that follows one.
#[derive(Debug, clap::Args)]
struct Asked {
    /// The database, such as postgres:///nml?host=/run/postgresql
    #[arg(required_unless_present = "book", conflicts_with = "book")]
    database: Option<String>,
    /// The club’s name, where the database has several
    #[arg(long, value_name = "NAME", requires = "database")]
    called: Option<String>,
    /// A book that follows a club
    #[arg(long, value_name = "BOOK")]
    book: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Make a club, empty or with all that a book holds; the tables are made with the first one
    Init {
        /// The database, such as postgres:///nml?host=/run/postgresql
        database: String,
        /// What the club is called
        #[arg(long, value_name = "NAME")]
        called: String,
        /// The book that becomes the club; it stays as it is
        #[arg(long, value_name = "BOOK")]
        from: Option<PathBuf>,
        /// The login of `nml serve`, which may then read and add, and no more
        #[arg(long, value_name = "LOGIN")]
        server: Option<String>,
    },
    /// Raise the tables to what this version of nml needs
    Upgrade {
        /// The database
        database: String,
    },
    /// Say what a club holds, or how a book that follows one stands to it
    Status(Asked),
    /// Prove every entry, pack and picture of a club
    Check(Which),
    /// Invite somebody: prints a link that lets their device in
    Invite {
        #[command(flatten)]
        which: Which,
        /// What they may do: a player changes their own Warbands and answers where these fight
        #[arg(long)]
        role: Invites,
        /// For whom: the name under what they do
        #[arg(long = "for", value_name = "NAME")]
        name: String,
        /// The last day on which it holds, such as 2026-12-31; without it, until it is revoked
        #[arg(long, value_name = "DATE")]
        until: Option<String>,
        /// Every device that opens the link comes in, for a reader or a screen; without it, the first one alone
        #[arg(long)]
        shared: bool,
        /// A Warband that a player may change, by its id; may be said several times
        #[arg(long, value_name = "ID")]
        warband: Vec<String>,
        /// Where the link leads; without it, where `nml serve` was last reached
        #[arg(long, value_name = "ADDRESS")]
        at: Option<String>,
    },
    /// List the invitations that hold and the devices that came by them
    Guests(Which),
    /// List the addresses of calendars and pages that hold, and the chats that hear what happens
    Feeds(Which),
    /// Revoke an invitation with its devices, one device, an address or a chat, by its id
    Revoke {
        #[command(flatten)]
        which: Which,
        /// The id, as `nml club guests` or `nml club feeds` lists it
        id: String,
    },
    /// Take a club out as one book, with every entry
    Export {
        #[command(flatten)]
        which: Which,
        /// The book to write
        #[arg(long, value_name = "BOOK")]
        out: PathBuf,
    },
    /// Join a club by the link of an invitation: makes a book that follows it
    Join {
        /// The link
        link: String,
        /// The book to write
        #[arg(long, value_name = "BOOK")]
        book: PathBuf,
    },
    /// Send what waits in a book that follows a club, and take in what others did
    ///
    /// Exit status 1: something still waits, was set aside, or the club did not take it.
    Sync {
        /// The book
        #[arg(long, value_name = "BOOK")]
        book: PathBuf,
    },
}

/// A role to invite to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Invites {
    Organiser,
    Player,
    Reader,
    Screen,
}

impl From<Invites> for InvitedAs {
    fn from(role: Invites) -> Self {
        match role {
            Invites::Organiser => Self::Organiser,
            Invites::Player => Self::Player,
            Invites::Reader => Self::Reader,
            Invites::Screen => Self::Screen,
        }
    }
}

#[derive(Debug, Serialize)]
struct Made<'a> {
    club: &'a str,
    streams: u64,
    entries: u64,
}

#[derive(Debug, Serialize)]
struct Stands {
    club: String,
    created: String,
    acts: u64,
    streams: u64,
    entries: u64,
    packs: u64,
    pictures: u64,
    bytes: u64,
    postgresql: String,
}

#[derive(Debug, Serialize)]
struct Proved {
    fine: bool,
    streams: u64,
    entries: u64,
    packs: u64,
    pictures: u64,
    authors: Vec<BookAuthor>,
    findings: Vec<Wrong>,
}

#[derive(Debug, Serialize)]
struct Wrong {
    code: &'static str,
    message: String,
}

/// A club of a database, by the login that the address names.
pub fn open(database: &str, called: Option<&str>) -> Result<Club, Refusal> {
    let database = Database::at(database).map_err(Failure::from)?;
    Ok(Club::open(database, called).map_err(Failure::from)?)
}

/// Answers `nml club`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    match &args.task {
        Task::Init { database, called, from, server } => {
            let book = from.as_deref().map(|book| nml_app::book::read(book).map_err(Refusal::of_file)).transpose()?;
            let database = Database::at(database).map_err(Failure::from)?;
            let id = Chance::fresh()?.sixteen();
            let beginning = Beginning { id, name: called.clone(), created: clock::now(), server: server.clone() };
            database.begin(&beginning, book.as_ref()).map_err(Failure::from)?;
            let status = Club::open(database, Some(called)).and_then(|club| club.status()).map_err(Failure::from)?;
            let made = Made { club: called, streams: status.streams, entries: status.entries };
            let (streams, entries) = (words::streams(made.streams), words::entries(made.entries));
            Answer::new(Verdict::Yes, words::club_made(called.as_str(), streams, entries), &made)
        }
        Task::Upgrade { database } => {
            let steps = Database::at(database).and_then(|database| database.upgrade()).map_err(Failure::from)?;
            let text = if steps == 0 { words::tables_fine() } else { words::tables_raised() };
            Answer::new(Verdict::Yes, text, &steps)
        }
        Task::Status(Asked { book: Some(book), .. }) => following::status(book),
        Task::Status(Asked { database, called, .. }) => {
            let club = open(database.as_deref().unwrap_or_default(), called.as_deref())?;
            let status = club.status().map_err(Failure::from)?;
            let text = format!(
                "{}\n{}, {}, {}, {}; {}\nPostgreSQL {}",
                words::club_since(status.name.as_str(), status.created.as_str()),
                words::streams(status.streams),
                words::entries(status.entries),
                words::packs(status.packs),
                words::pictures(status.pictures),
                words::size_in(words::bytes(status.bytes), words::acts(status.position)),
                status.server,
            );
            let stands = Stands {
                club: status.name,
                created: status.created,
                acts: status.position,
                streams: status.streams,
                entries: status.entries,
                packs: status.packs,
                pictures: status.pictures,
                bytes: status.bytes,
                postgresql: status.server,
            };
            Answer::new(Verdict::Yes, text, &stands)
        }
        Task::Check(which) => {
            let checked = open(&which.database, which.called.as_deref())?.check().map_err(Failure::from)?;
            let findings = checked.found.into_iter();
            let findings = findings.map(|one| Wrong { code: code::of_trouble(one.trouble).name, message: one.message });
            let proved = Proved {
                fine: findings.len() == 0,
                streams: checked.streams,
                entries: checked.entries,
                packs: checked.packs,
                pictures: checked.pictures,
                authors: checked.authors.iter().map(BookAuthor::of).collect(),
                findings: findings.collect(),
            };
            let seen = format!(
                "{}, {}, {}, {}",
                words::streams(proved.streams),
                words::entries(proved.entries),
                words::packs(proved.packs),
                words::pictures(proved.pictures)
            );
            let lines: String = proved.findings.iter().map(|one| format!("{}: {}\n", one.code, one.message)).collect();
            let written = written(&proved.authors);
            let text = if proved.fine {
                format!("{}\n{written}", words::club_whole(seen))
            } else {
                format!("{}\n{lines}{}\n{written}", words::club_damaged(), words::proven(seen))
            };
            Answer::new(proved.fine, text, &proved)
        }
        Task::Invite { which, role, name, until, shared, warband, at } => {
            let club = open(&which.database, which.called.as_deref())?;
            let new = Invitee {
                role: (*role).into(),
                name: name.clone(),
                once: !shared,
                until: until.clone(),
                warbands: warband.clone(),
            };
            for warband in warband {
                nml_app::streams::stream_id(warband)?;
            }
            let at = at.as_deref().map(|at| at.trim_end_matches('/'));
            let link = admission::invite(&club, &new, club.name(), at)?;
            let text = format!("{link}\n\n{}", qr::printed(&link).map_err(Failure::from)?);
            Answer::new(Verdict::Yes, text, &link)
        }
        Task::Guests(which) => {
            let club = Arc::new(open(&which.database, which.called.as_deref())?);
            let shown = {
                let (list, feeds) = (Arc::<Club>::clone(&club), club);
                admission::guests_of(&GuestBook { list, draws: |_| None, feeds, posts: |_| Ok(()) })?
            };
            let mut lines = Vec::new();
            for one in &shown.invitations {
                let until = one.until.clone().unwrap_or_else(words::revoked_already);
                let state = if one.used || !one.devices.is_empty() { String::new() } else { words::not_used() };
                lines.push(words::guest(one.id.as_str(), one.name.as_str(), one.role.word(), until, state));
                for device in &one.devices {
                    let known = words::guest_device(device.id.as_str(), device.label.as_str(), device.seen.as_str());
                    let key = device.key_short.as_deref().map_or_else(words::signed_by_the_server, words::key);
                    lines.push(format!("  {known}, {key}"));
                }
            }
            let text = if lines.is_empty() { words::nobody_invited() } else { lines.join("\n") };
            Answer::new(Verdict::Yes, text, &shown)
        }
        Task::Feeds(which) => {
            let club = Arc::new(open(&which.database, which.called.as_deref())?);
            let shown = {
                let (list, feeds) = (Arc::<Club>::clone(&club), club);
                let book = GuestBook { list, draws: |_| None, feeds, posts: |_| Ok(()) };
                // The campaigns’ names are in the ledger, which we do not read for this.
                feeds::feeds_of(&book, Vec::new())?
            };
            let address = |one: &FeedShown| {
                let what = match &one.of {
                    FeedOf::Calendar => words::calendar(),
                    FeedOf::Page { campaign } => words::page_of(campaign.as_str()),
                };
                let what = if one.whose.is_empty() { what } else { words::for_whom(what, one.whose.as_str()) };
                words::feed(one.id.as_str(), what, one.made.as_str(), one.by.as_str())
            };
            let chat = |one: &WebhookShown| {
                let posted = one.posted.as_deref().map_or_else(words::nothing_sent, words::last_sent);
                words::chat(one.id.as_str(), one.name.as_str(), one.host.as_str(), posted)
            };
            let newer = |one: &NewerFeed| {
                let what = if one.name.is_empty() { words::address() } else { one.name.clone() };
                words::feed_newer(one.id.as_str(), what, one.made.as_str(), one.by.as_str())
            };
            let known = shown.feeds.iter().map(address).chain(shown.webhooks.iter().map(chat));
            let lines: Vec<_> = known.chain(shown.newer.iter().map(newer)).collect();
            let text = if lines.is_empty() { words::nothing_goes_out() } else { lines.join("\n") };
            Answer::new(Verdict::Yes, text, &shown)
        }
        Task::Revoke { which, id } => {
            let club = open(&which.database, which.called.as_deref())?;
            let known = Guests::list(&club).map_err(Failure::from)?.devices.into_iter().find(|device| device.id == *id);
            let key = known.and_then(|device| Some((device.label, device.signs?.short())));
            let ended = club.end(id, &clock::now()).and_then(|ended| Ok(ended || club.end_feed(id)?));
            let ended = ended.map_err(Failure::from)?;
            let text = match key {
                Some((label, key)) if ended => words::revoked_key(label, key),
                None if ended => words::revoked(),
                Some(_) | None => words::nothing_to_revoke(),
            };
            Answer::new(ended, text, &ended)
        }
        Task::Join { link, book } => following::join(link, book),
        Task::Sync { book } => following::sync(book),
        Task::Export { which, out } => {
            let club = open(&which.database, which.called.as_deref())?;
            let packs = Packs::shipped()?;
            let stats = club.export(out, |book| lists::rows(book, &packs))?;
            let streams = stats.streams.iter().map(|(_, count)| count).sum();
            let made = Made { club: club.name(), streams, entries: stats.entries };
            let (streams, entries) = (words::streams(made.streams), words::entries(made.entries));
            Answer::new(Verdict::Yes, words::club_exported(out.display().to_string(), streams, entries), &made)
        }
    }
}
