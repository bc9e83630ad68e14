//! `nml serve`: shows a book to a table, or serves a club, until you stop it. The book is open meanwhile, as in the
//! window.

use std::io::Write;
use std::net::{IpAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nml_app::code;
use nml_app::dialog::Nobody;
use nml_app::failure::Failure;
use nml_app::guests::{Feeds, GuestBook, Guests, Invited, Role};
use nml_app::session::{ClubLog, Follower, GuestFile, Session};
use nml_app::table::{self, TableWanted};
use nml_postgres::Club;
use nml_serve::{Certificate, Limits, Page, Passes, Pauses, Posting, Reach, Serving, Table, address, may_post, qr};
use serde::Serialize;

use crate::club::{self, Invites};
use crate::key_folder::key_folder;
use crate::output::{Answer, Refusal};
use crate::words;

/// What is shown, to whom, and where.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The book
    #[arg(required_unless_present = "club", conflicts_with = "club")]
    book: Option<PathBuf>,
    #[command(flatten)]
    club: Served,
    /// A battle of the book, by its id: players answer there, and others look on; without it the book is read
    #[arg(long, value_name = "ID")]
    battle: Option<String>,
    /// Anyone at the table answers for either side, as its players agreed
    #[arg(long, requires = "battle")]
    anyone_answers: bool,
    /// Invite these roles and no others; without it: players and readers of a battle, else readers
    #[arg(long, value_name = "ROLE")]
    role: Vec<Invites>,
    /// Port to listen on; 0 for any free one. Default: the last one, if it is free
    #[arg(long)]
    port: Option<u16>,
    /// Listen at this address; without it, at the one of the network around this computer
    #[arg(long)]
    address: Option<IpAddr>,
    /// The certificate to show, PEM; without it plain HTTP, on an address of a private network
    #[arg(long, value_name = "FILE", requires = "key")]
    cert: Option<PathBuf>,
    /// Its key, PEM
    #[arg(long, value_name = "FILE", requires = "cert")]
    key: Option<PathBuf>,
    /// The name under which it is reached, where that is not its address
    #[arg(long)]
    name: Option<String>,
    /// Post news also to chats of the own network, and there without a certificate; without it, to the internet alone
    #[arg(long)]
    post_near: bool,
}

/// A club to serve instead of a book.
#[derive(Debug, clap::Args)]
struct Served {
    /// Serve the club of this database, such as postgres:///nml?host=/run/postgresql
    #[arg(long, value_name = "ADDRESS")]
    club: Option<String>,
    /// Which club, where the database has several
    #[arg(long, value_name = "NAME", requires = "club")]
    called: Option<String>,
    /// The folder for the copy that this server reads from; without it, one in the user’s cache. It may be deleted
    #[arg(long, value_name = "DIR", requires = "club")]
    cache: Option<PathBuf>,
}

impl Invites {
    const fn is(self, role: &Role) -> bool {
        matches!(
            (self, role),
            (Self::Organiser, Role::Organiser)
                | (Self::Player, Role::Player { .. })
                | (Self::Reader, Role::Reader { .. })
                | (Self::Screen, Role::Screen { .. })
        )
    }
}

/// A table that was opened.
#[derive(Debug, Serialize)]
struct Opened {
    address: String,
    links: Vec<Link>,
}

#[derive(Debug, Serialize)]
struct Link {
    role: Role,
    label: String,
    url: String,
}

/// What is served.
struct Opening {
    session: Arc<Session>,
    /// Keeps the copy of a club up to date, for as long as it is kept.
    follower: Option<Follower>,
    /// Who comes again.
    passes: Option<Arc<Passes>>,
    /// What goes out by itself.
    feeds: Option<Arc<dyn Feeds>>,
}

/// Answers `nml serve`; the answer is printed when the table is closed, so the links are printed before it.
pub fn run(args: Args, page: Page) -> Result<Answer, Refusal> {
    let Opening { session, follower: _follower, passes, feeds } = opened(&args)?;
    let reach = if args.post_near { Reach::OwnNetwork } else { Reach::Internet };
    let invited = invited(&session, &args)?;
    let address = args.address.unwrap_or_else(address::of_network);
    let table = Table {
        address,
        port: args.port.or_else(|| last_port(address, passes.as_deref()?)).unwrap_or_default(),
        certificate: args.cert.zip(args.key).map(|(chain, key)| Certificate { chain, key }),
        name: args.name,
        invited,
        passes,
        feeds: feeds.clone(),
        notes: |failure| {
            let _ = writeln!(
                std::io::stderr().lock(),
                "{}: {}",
                words::note(),
                words::feed_not_shown(failure.message.as_str())
            );
        },
        page,
        limits: Limits::default(),
    };
    let serving = nml_serve::open(Arc::clone(&session), table)?;
    say(&serving)?;
    let posting = feeds.map(|feeds| {
        Posting::begin(&session, feeds, reach, Pauses::default(), |failure| {
            let _ = writeln!(
                std::io::stderr().lock(),
                "{}: {}",
                words::note(),
                words::nothing_posted(failure.message.as_str())
            );
        })
    });
    let _posting = posting.transpose()?;
    // It is ended from outside, by Ctrl+C; what was acknowledged is on the disk (promise 8).
    loop {
        std::thread::park();
    }
}

/// The port where it was served last, if nobody listens there: devices that come again ask there.
fn last_port(address: IpAddr, passes: &Passes) -> Option<u16> {
    let port = passes.origin().ok()??.rsplit_once(':')?.1.parse().ok()?;
    TcpListener::bind((address, port)).is_ok().then_some(port)
}

/// What is served, with who comes again; of a club with what keeps its copy up to date.
fn opened(args: &Args) -> Result<Opening, Refusal> {
    let Some(book) = &args.book else {
        return followed(&args.club, args.post_near);
    };
    if !book.is_file() {
        return Err(Failure::new(code::FILE_MISSING, words::no_such_book(book.display().to_string())).into());
    }
    let data = book.parent().map(Path::to_path_buf).unwrap_or_default();
    let session = Session::new(data, Some(book.clone()), Box::new(Nobody)).signing_from(key_folder());
    session.with_book(|_| Ok(()))?;
    match GuestFile::beside(book) {
        Ok(list) => {
            let list = Arc::new(list);
            let (passes, feeds) = (Passes::of(Arc::<GuestFile>::clone(&list)), list as Arc<dyn Feeds>);
            let session = Arc::new(session.letting_in(guest_book(&passes, &feeds, args.post_near)));
            Ok(Opening { session, follower: None, passes: Some(passes), feeds: Some(feeds) })
        }
        // A book in a folder that cannot be written is shown all the same.
        Err(error) => {
            let _ = writeln!(
                std::io::stderr().lock(),
                "{}: {}",
                words::note(),
                words::no_lasting_guests(error.to_string())
            );
            Ok(Opening { session: Arc::new(session), follower: None, passes: None, feeds: None })
        }
    }
}

/// Those who come again, with links that can be scanned.
fn guest_book(passes: &Arc<Passes>, feeds: &Arc<dyn Feeds>, near: bool) -> GuestBook {
    GuestBook {
        list: Arc::<Passes>::clone(passes),
        draws: |link| qr::drawn(link).ok(),
        feeds: Arc::clone(feeds),
        posts: if near {
            |address| may_post(address, Reach::OwnNetwork)
        } else {
            |address| may_post(address, Reach::Internet)
        },
    }
}

/// A club, over a copy of it that is brought up to date first and goes on following.
fn followed(served: &Served, near: bool) -> Result<Opening, Refusal> {
    let club = club::open(served.club.as_deref().unwrap_or_default(), served.called.as_deref())?;
    let folder = served
        .cache
        .clone()
        .or_else(cache)
        .ok_or_else(|| Failure::new(code::NO_FOLDER, words::no_folder_for_copy()))?;
    let copy = club.cache(&folder).map_err(Failure::from)?;
    let club = Arc::new(club);
    let (log, list): (Arc<dyn ClubLog>, Arc<dyn Guests>) = (Arc::<Club>::clone(&club), Arc::<Club>::clone(&club));
    let feeds: Arc<dyn Feeds> = Arc::<Club>::clone(&club);
    let passes = Passes::of(list);
    let session = Session::new(folder, Some(copy), Box::new(Nobody)).signed(club.name()).signing_from(key_folder());
    let session = Arc::new(session.behind(log).letting_in(guest_book(&passes, &feeds, near)));
    session.with_book(|_| Ok(()))?;
    let follower = session.follow(|failure| {
        let line = failure.map_or_else(words::followed_again, |failure| failure.message.clone());
        let _ = writeln!(std::io::stderr().lock(), "{}: {line}", words::note());
    })?;
    Ok(Opening { session, follower: Some(follower), passes: Some(passes), feeds: Some(feeds) })
}

/// The folder that systemd gives a service for what may be deleted, or that of the user.
fn cache() -> Option<PathBuf> {
    let at = |variable| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let user = || at("XDG_CACHE_HOME").or_else(|| Some(at("HOME")?.join(".cache")));
    at("CACHE_DIRECTORY").or_else(|| Some(user()?.join("no-mans-ledger")))
}

/// Whom the table invites.
fn invited(session: &Session, args: &Args) -> Result<Vec<Invited>, Refusal> {
    let wanted = TableWanted { battle: args.battle.clone(), anyone_answers: args.anyone_answers };
    let usual = table::invited(session, &wanted)?;
    if args.role.is_empty() {
        return Ok(usual);
    }
    let more = [
        Invited { role: Role::Organiser, label: words::organiser() },
        Invited { role: Role::Screen { battle: args.battle.clone() }, label: words::screen_on_the_wall() },
    ];
    let asked = |one: &Invited| args.role.iter().any(|role| role.is(&one.role));
    let invited: Vec<_> = usual.into_iter().chain(more).filter(asked).collect();
    if invited.is_empty() {
        return Err(nml_app::guests::needed(words::name_the_battle()).into());
    }
    Ok(invited)
}

/// Prints the links, and those that are scanned as codes; with `--json` the document alone.
fn say(serving: &Serving) -> Result<(), Refusal> {
    let shown = serving.shown();
    let mut out = std::io::stdout().lock();
    let json = std::env::args_os().any(|argument| argument == "--json");
    if json {
        let links = shown.links.into_iter().map(|link| Link { role: link.role, label: link.label, url: link.url });
        let opened = Opened { address: serving.address().to_string(), links: links.collect() };
        writeln!(out, "{}", serde_json::to_string(&opened)?)?;
    } else {
        for link in &shown.links {
            writeln!(out, "{}\n{}\n", link.label, link.url)?;
            if !matches!(link.role, Role::Organiser) {
                writeln!(out, "{}\n", qr::printed(&link.url)?)?;
            }
        }
        writeln!(out, "{}", words::closes())?;
    }
    Ok(out.flush()?)
}
