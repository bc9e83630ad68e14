//! Who asks, if it is not the person at this computer: a guest of the table, and what they may do.
//!
//! The window calls for the person in front of it. [`Tables`] opens the table to others and says with [`asking`] for
//! whom it makes a call; there the app looks up what only the state can tell, such as whose side is asked, and the name
//! for an entry.

use std::cell::RefCell;
use std::sync::Arc;

use nml_battle::SideId;
use nml_ledger::{DeviceKey, Hash};
pub use nml_store::{Device, Entered, Error as ListError, Feed, Feeds, GuestList, Guests, Invitation, Webhook};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::person;
use crate::words::table as say;

/// What somebody may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "role", deny_unknown_fields)]
#[schemars(rename = "GuestRole")]
pub enum Role {
    /// All that needs no file of this computer.
    Organiser,
    /// Answers for one side of one battle.
    Player {
        /// The battle.
        battle: String,
        /// The side.
        side: SideId,
        /// The players agreed that anyone at the table answers, for either side.
        anyone_answers: bool,
    },
    /// A player of the club: reads, musters, changes their own Warbands and answers where these fight.
    Member {
        /// Their Warbands, by their streams.
        warbands: Vec<String>,
    },
    /// Reads.
    Reader {
        /// One battle, or `None` for the whole book.
        battle: Option<String>,
    },
    /// A screen on the wall: reads, and nobody sits before it.
    Screen {
        /// One battle, or `None` for the whole book.
        battle: Option<String>,
    },
}

impl Role {
    /// The battle that it is for, or `None` for the whole book.
    #[must_use]
    pub fn battle(&self) -> Option<&str> {
        match self {
            Self::Organiser | Self::Member { .. } => None,
            Self::Player { battle, .. } => Some(battle),
            Self::Reader { battle } | Self::Screen { battle } => battle.as_deref(),
        }
    }
}

/// Somebody who asks from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// What they are there for.
    pub role: Role,
    /// The name under their entries.
    pub name: String,
    /// Their device if they come again, or `None` if they are here for one evening.
    pub device: Option<String>,
    /// The key that their device signs with, or `None` if the server signs for it.
    pub signs: Option<DeviceKey>,
}

thread_local! {
    /// For whom this thread makes a call, or `None` for the person at this computer.
    static ASKS: RefCell<Option<Guest>> = const { RefCell::new(None) };
    /// The entries that this call made, and that the guest's device is to sign.
    static MADE: RefCell<Vec<Hash>> = const { RefCell::new(Vec::new()) };
}

/// Makes a call for a guest. It holds in this thread, until it is done: every call runs in one.
pub fn asking<T>(guest: Guest, what: impl FnOnce() -> T) -> T {
    let _before = Before(ASKS.replace(Some(guest)));
    what()
}

/// The same, with the entries that the call made and that the guest's device is to sign.
pub fn asking_to_sign<T>(guest: Guest, what: impl FnOnce() -> T) -> (T, Vec<Hash>) {
    MADE.take();
    let done = asking(guest, what);
    (done, MADE.take())
}

/// Whether a guest asks whose device signs by itself, once it knows how its entries turned out.
pub(crate) fn signs() -> bool {
    ASKS.with_borrow(|asks| asks.as_ref().is_some_and(|guest| guest.signs.is_some()))
}

/// These entries were made for the guest who asks, and are kept.
pub(crate) fn made(entries: impl IntoIterator<Item = Hash>) {
    if signs() {
        MADE.with_borrow_mut(|made| made.extend(entries));
    }
}

/// The one who asked before comes back even if a call breaks off: the thread goes on to others.
struct Before(Option<Guest>);

impl Drop for Before {
    fn drop(&mut self) {
        ASKS.set(self.0.take());
    }
}

/// The role of the one who asks, or `None` for the person at this computer.
#[must_use]
pub fn role() -> Option<Role> {
    ASKS.with_borrow(|asks| asks.as_ref().map(|guest| guest.role.clone()))
}

/// The name of the guest who asks, in the form for an entry.
pub(crate) fn name() -> Option<String> {
    ASKS.with_borrow(|asks| asks.as_ref().map(|guest| person::name(&guest.name)))
}

/// The device of the guest who asks, if they come again.
pub(crate) fn device() -> Option<String> {
    ASKS.with_borrow(|asks| asks.as_ref().and_then(|guest| guest.device.clone()))
}

/// Whether a guest asks.
pub(crate) fn is_asking() -> bool {
    ASKS.with_borrow(Option::is_some)
}

/// Whether the one who asks is a guest who may change nothing.
pub(crate) fn only_read() -> bool {
    matches!(role(), Some(Role::Reader { .. } | Role::Screen { .. }))
}

/// Who is needed to make a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// The person at the computer that has the book.
    AtComputer,
    /// The organiser.
    Organiser,
    /// A player of the battle.
    Player,
    /// Players who agreed that anyone answers, or the organiser.
    Agreed,
    /// Somebody who is invited to more than one battle.
    WholeBook,
    /// The player whose Warband it is.
    Owner,
}

impl Needed {
    /// The same in a sentence.
    #[must_use]
    pub fn sentence(self) -> String {
        match self {
            Self::AtComputer => say::at_computer(),
            Self::Organiser => say::organiser(),
            Self::Player => say::only_reads(),
            Self::Agreed => say::both(),
            Self::Owner => say::owner(),
            Self::WholeBook => say::whole_book(),
        }
    }
}

/// A refusal that names what would be needed.
#[must_use]
pub fn needed(message: impl Into<String>) -> Failure {
    Failure::new(code::ROLE_NEEDED, message)
}

/// Somebody whom a table invites.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// What they may do.
    pub role: Role,
    /// How the invitation is labelled, and whose name stands under their entries.
    pub label: String,
}

/// A table that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableShown {
    /// An invitation for each role.
    pub links: Vec<TableLink>,
    /// How many guests follow it now.
    pub guests: usize,
    /// Only this computer reaches it: it has no address in a network.
    pub alone: bool,
}

/// An invitation: it lets a person do what it says, until the table is closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableLink {
    /// What it lets do.
    pub role: Role,
    /// Whom it is for.
    pub label: String,
    /// The link.
    pub url: String,
    /// The same as a QR code.
    pub qr: QrShown,
}

/// A QR code as a drawing: its dark modules as one path of unit squares, with the quiet zone around them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct QrShown {
    /// The path.
    pub path: String,
    /// Units along each edge.
    pub size: u32,
}

/// Where the people are kept who are let in for longer than an evening.
#[derive(Clone)]
pub struct GuestBook {
    /// The list of them.
    pub list: Arc<dyn Guests>,
    /// Draws a link as a QR code. `None` if it is too long, or nothing here can draw.
    pub draws: fn(&str) -> Option<QrShown>,
    /// What goes out by itself.
    pub feeds: Arc<dyn Feeds>,
    /// Whether a server would post to an address, or why not; if no server is near, it is asked when something is sent.
    pub posts: fn(&str) -> Result<(), String>,
}

/// Opens the table to others. The window has one; a session without one refuses.
pub trait Tables: Send + Sync {
    /// Opens a table for these, in place of the open one.
    ///
    /// # Errors
    /// Why it cannot be reached.
    fn open(&self, invited: Vec<Invited>) -> Result<TableShown, Failure>;

    /// The table that is open.
    fn state(&self) -> Option<TableShown>;

    /// Closes it: its invitations end, and its guests are sent away.
    fn close(&self);
}

/// For a session that cannot reach others.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTable;

impl Tables for NoTable {
    fn open(&self, _: Vec<Invited>) -> Result<TableShown, Failure> {
        Err(Failure::new(code::TABLE_SHUT, say::no_way()))
    }

    fn state(&self) -> Option<TableShown> {
        None
    }

    fn close(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_asks_until_it_is_done() {
        assert_eq!((role(), name()), (None, None));
        let guest = Guest { role: Role::Organiser, name: "Ada\n".to_owned(), device: None, signs: None };
        assert_eq!(asking(guest, || (role(), name())), (Some(Role::Organiser), Some("Ada".to_owned())));
        assert!(!is_asking());
    }
}
