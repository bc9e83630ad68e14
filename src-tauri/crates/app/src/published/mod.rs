//! Publishing a campaign, an evening, a Warband or a battle: as a web page in one file that loads nothing from outside,
//! and as text for a chat, in its markup. Everything is what the screens show; a page has no ids of streams, no paths,
//! and only the names that are printed.

mod battle;
mod campaign;
mod evening;
mod markup;
mod message;
mod text;
mod warband;

use std::path::{Path, PathBuf};

use nml_exchange::file;
use nml_exchange::page::{Filling, page};
use nml_exchange::sort::Sort;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::battle as battles;
use crate::book::{self, Named, named};
use crate::code;
use crate::dialog::{Nobody, ToSave};
use crate::failure::Failure;
use crate::judgement::mistaken;
use crate::language::Language;
use crate::packs::Packs;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Battles;
use crate::view::{Emblem, known_faction};
use crate::words::published as say;
pub use battle::{
    PublishedBattle, PublishedEntry, PublishedModel, PublishedMoment, PublishedScore, PublishedSide, PublishedStand,
    PublishedThing,
};
pub use campaign::{PublishedCampaign, PublishedFace, PublishedPairing, PublishedStory};
pub use evening::{PublishedEvening, PublishedRound, PublishedTable};
pub use markup::Markup;
pub use warband::PublishedWarband;

/// What is published.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PublishOrder {
    /// What.
    pub what: PublishWhat,
}

/// What is published as text for a chat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TextOrder {
    /// What.
    pub what: PublishWhat,
    /// For which chat.
    #[serde(default)]
    pub markup: Markup,
    /// Players are named beside their Warbands, if they are known.
    #[serde(default = "yes")]
    pub players: bool,
}

const fn yes() -> bool {
    true
}

/// What can be published from the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum PublishWhat {
    /// A campaign.
    Campaign {
        /// Its stream.
        campaign: String,
    },
    /// A Warband.
    Warband {
        /// Its stream.
        warband: String,
    },
    /// An evening of a club.
    Evening {
        /// Its stream.
        evening: String,
    },
    /// A battle, without its what-ifs.
    Battle {
        /// Its stream.
        battle: String,
    },
}

impl From<Named> for PublishWhat {
    fn from(named: Named) -> Self {
        match named {
            Named::Campaign(campaign) => Self::Campaign { campaign },
            Named::Warband(warband) => Self::Warband { warband },
            Named::Evening(evening) => Self::Evening { evening },
            Named::Battle(battle) => Self::Battle { battle },
        }
    }
}

/// What a page shows: the document that its script reads.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum Published {
    /// A campaign.
    Campaign(Box<PublishedCampaign>),
    /// A Warband.
    Warband(Box<PublishedWarband>),
    /// An evening of a club.
    Evening(Box<PublishedEvening>),
    /// A battle.
    Battle(Box<PublishedBattle>),
}

/// A page that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PublishMade {
    /// The file, with its folder.
    pub path: String,
    /// Its size.
    pub bytes: usize,
}

/// A text for a chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PublishedText {
    /// In short lines.
    pub text: String,
    /// Its characters, as chats count them.
    pub characters: usize,
    /// The most characters that the chat takes in a message, or none if nobody ever reaches the limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// The same in messages that it takes, if it is too long for one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<String>,
}

impl Published {
    /// Publishes from an open book.
    ///
    /// # Errors
    /// `UNKNOWN_STREAM`, `PACK_MISSING`; why it does not open.
    pub fn of(session: &Session, what: &PublishWhat) -> Result<Self, Failure> {
        Ok(match what {
            PublishWhat::Campaign { campaign } => Self::Campaign(Box::new(campaign::campaign(session, campaign)?)),
            PublishWhat::Warband { warband } => Self::Warband(Box::new(warband::warband(session, warband)?)),
            PublishWhat::Evening { evening } => Self::Evening(Box::new(evening::evening(session, evening)?)),
            PublishWhat::Battle { battle } => {
                let open = battles::open(session, battle, None)?;
                let packs = session.packs()?.all()?;
                Self::Battle(Box::new(battle::battle(&open, |force| {
                    let by_hand = battles::view::by_hand(session, force);
                    let faction = by_hand.unwrap_or_else(|| known_faction(&packs, &force.faction));
                    (faction, battles::view::borne(session, force))
                })))
            }
        })
    }

    /// The battle in a log of its own.
    ///
    /// # Errors
    /// `NAME_MISSING` if it is a book; the file is not a log, or is a damaged one.
    fn of_log(path: &Path) -> Result<Self, Failure> {
        let shown = path.display().to_string();
        if Sort::of(path) == Some(Sort::Book) {
            return Err(Failure::new(code::NAME_MISSING, say::which(&shown)));
        }
        let other = || Failure::new(code::UNKNOWN_FORMAT, say::no_log(&shown));
        let open = Open::<Battles>::of_file(path).and_then(|open| open.ok_or_else(other));
        let open = open.map_err(|failure| mistaken(path, Sort::Battle, failure))?;
        let packs = Packs::shipped()?.all()?;
        Ok(Self::Battle(Box::new(battle::battle(&open, |force| {
            (known_faction(&packs, &force.faction), Emblem::of_faction(&force.faction))
        }))))
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Campaign(campaign) => &campaign.chronicle.name,
            Self::Warband(warband) => &warband.roster.name,
            Self::Evening(evening) => &evening.name,
            Self::Battle(battle) => &battle.name,
        }
    }

    /// The same thing for a chat. `players`: they are named beside their Warbands, if they are known.
    #[must_use]
    pub fn text(&self, markup: Markup, players: bool) -> PublishedText {
        let message = text::message(self, players);
        let text = markup::whole(&message, markup);
        let characters = markup::length(&text);
        let most = markup.limit();
        let long = most.filter(|most| characters > *most);
        let pieces = long.map(|most| markup::pieces(&message, markup, most)).unwrap_or_default();
        PublishedText { text, characters, most, pieces }
    }

    /// What it is, in a sentence.
    fn about(&self) -> String {
        text::about(self)
    }

    /// The page.
    ///
    /// # Errors
    /// `TOO_LARGE`.
    pub fn page(&self) -> Result<Vec<u8>, Failure> {
        let (title, about) = (say::title(self.name()), self.about());
        let text = self.text(Markup::Plain, true).text;
        let language = Language::spoken().tag();
        Ok(page(Filling { language, title: &title, about: &about, text: &text, document: self })?)
    }
}

/// Publishes into a file that the person names. `None` if they cancel.
///
/// # Errors
/// As [`Published::of`]; `UNWRITABLE` when the file cannot be written.
pub fn publish(session: &Session, order: PublishOrder) -> Result<Option<PublishMade>, Failure> {
    let published = Published::of(session, &order.what)?;
    let bytes = published.page()?;
    let file = ToSave {
        title: &say::publish(),
        name: published.name(),
        kind: &say::web_pages(),
        ending: "html",
        bytes: &bytes,
    };
    Ok(session.save_as(&file)?.map(|path| made(&path, &bytes)))
}

/// As text, to be copied into a chat.
///
/// # Errors
/// As [`Published::of`].
pub fn published_text(session: &Session, order: TextOrder) -> Result<PublishedText, Failure> {
    Ok(Published::of(session, &order.what)?.text(order.markup, order.players))
}

/// Lists under headings, as messages that a chat takes: of this many characters at most, or fewer if it takes fewer.
pub(crate) fn listed(parts: Vec<(String, Vec<String>)>, markup: Markup, most: usize) -> Vec<String> {
    let parts = parts.into_iter().map(|(heading, lines)| {
        message::Part::items(heading, lines.into_iter().map(|line| message::Item::new(line, [])))
    });
    let message = message::Message { parts: parts.collect(), ..message::Message::default() };
    markup::pieces(&message, markup, markup.limit().map_or(most, |limit| limit.min(most)))
}

/// What the command line publishes.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// Something in a book that is only read.
    InBook {
        /// The book's file.
        book: PathBuf,
        /// A campaign, evening, Warband or battle: its id, or its exact name if only one has it.
        what: String,
    },
    /// The battle in a log of its own.
    Log(PathBuf),
}

/// Reads what is to be published.
///
/// # Errors
/// The file cannot be used; `UNKNOWN_NAME`, `AMBIGUOUS_NAME`; why it does not open.
pub fn wanted(wanted: &Wanted) -> Result<Published, Failure> {
    match wanted {
        Wanted::Log(path) => Published::of_log(path),
        Wanted::InBook { book, what } => {
            // It looks for nothing beside the book, and asks nobody.
            let session = Session::new(PathBuf::new(), Some(book.clone()), Box::new(Nobody));
            let read = book::read(book)?;
            let found = named(&read, what)?.into();
            session.put(read);
            Published::of(&session, &found)
        }
    }
}

/// Whether a file is the log of one battle, for a caller that has a file and no name.
#[must_use]
pub fn is_log(path: &Path) -> bool {
    Sort::of(path) == Some(Sort::Battle)
}

/// Writes the page into a file; what stands there is replaced.
///
/// # Errors
/// `TOO_LARGE`, `UNWRITABLE`.
pub fn to_file(published: &Published, out: &Path) -> Result<PublishMade, Failure> {
    let bytes = published.page()?;
    file::write(out, &bytes)?;
    Ok(made(out, &bytes))
}

fn made(path: &Path, bytes: &[u8]) -> PublishMade {
    PublishMade { path: path.display().to_string(), bytes: bytes.len() }
}
