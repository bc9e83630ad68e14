//! Lasting invitations, and the devices that got in by them.
//!
//! An invitation is a secret in a link. A device that opens the link makes its own key, shows both once, and from then
//! on only its key. We keep only the hashes of both ([`nml_store::Guests`]).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
pub use nml_ledger::DeviceKey;
use nml_ledger::{Hash, to_hex};
use nml_store::{Device, Entered, GuestList, Guests, Invitation};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::clock;
use crate::code;
use crate::failure::Failure;
use crate::guests::{self, Guest, GuestBook, QrShown, Role};
use crate::person;
use crate::session::Session;
use crate::streams::stream_id;
use crate::words::table as say;

/// What stands in a link before the secret. A browser sends a server nothing after the `#`.
pub const INVITE: &str = "#invite=";
/// The most invitations at a time.
pub const INVITATIONS_MAX: usize = 500;
/// The most Warbands of one invitation.
pub const WARBANDS_MAX: usize = 50;
/// Letters of a secret or a key: 32 bytes.
const SECRET_LENGTH: usize = 43;

/// What somebody is invited to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InvitedAs {
    /// Everything that needs no file of the server.
    Organiser,
    /// Reads, musters, changes their own Warbands and answers where these fight.
    Player,
    /// Reads.
    Reader,
    /// A screen on the wall: reads.
    Screen,
}

impl InvitedAs {
    fn role(self) -> Role {
        match self {
            Self::Organiser => Role::Organiser,
            Self::Player => Role::Member { warbands: Vec::new() },
            Self::Reader => Role::Reader { battle: None },
            Self::Screen => Role::Screen { battle: None },
        }
    }

    /// The same, as a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Organiser => "organiser",
            Self::Player => "player",
            Self::Reader => "reader",
            Self::Screen => "screen",
        }
    }

    pub(crate) const fn of(role: &Role) -> Self {
        match role {
            Role::Organiser => Self::Organiser,
            Role::Member { .. } | Role::Player { .. } => Self::Player,
            Role::Reader { .. } => Self::Reader,
            Role::Screen { .. } => Self::Screen,
        }
    }
}

/// Somebody to invite.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Invitee {
    /// To what.
    pub role: InvitedAs,
    /// For whom: the name under their entries.
    pub name: String,
    /// The link lets in one device; if not, every one that opens it, which only readers and screens may have.
    pub once: bool,
    /// The last day on which it holds, such as 2026-12-31, or none if it holds until it is revoked.
    pub until: Option<String>,
    /// The Warbands that a player may change.
    #[serde(default)]
    pub warbands: Vec<String>,
}

/// An invitation or a device.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestRef {
    /// Its id.
    pub guest: String,
}

/// An invitation that was made. Its link is shown only this once: what is kept cannot make it again.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GuestInvited {
    /// The link.
    pub url: String,
    /// The same as a QR code, or none if nothing here can draw one.
    pub qr: Option<QrShown>,
    /// Everybody who is let in now.
    pub guests: GuestsShown,
}

/// Everybody who is let in.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GuestsShown {
    /// Where links lead, or none if nobody can be invited here.
    pub origin: Option<String>,
    /// The invitations that hold, the newest first.
    pub invitations: Vec<InvitationShown>,
    /// The device that asks, or none if it is not on the list.
    pub own: Option<String>,
}

/// An invitation that is still valid.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct InvitationShown {
    /// Its id.
    pub id: String,
    /// To what.
    pub role: InvitedAs,
    /// For whom.
    pub name: String,
    /// It lets in one device.
    pub once: bool,
    /// The last day on which it is valid.
    pub until: Option<String>,
    /// When it was made.
    pub made: String,
    /// Who made it.
    pub by: String,
    /// The devices that it let in, the newest first.
    pub devices: Vec<DeviceShown>,
    /// It lets nobody else in: its one device came, or was revoked.
    pub used: bool,
}

/// A device that is let in.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DeviceShown {
    /// Its id.
    pub id: String,
    /// What it calls itself.
    pub label: String,
    /// When it came.
    pub since: String,
    /// When it was last here, to about an hour.
    pub seen: String,
    /// The key it signs with, 64 hexadecimal digits, or none if the server signs for it.
    pub key: Option<String>,
    /// The beginning of the key, for people who compare two.
    pub key_short: Option<String>,
}

/// Everybody who is let in.
///
/// # Errors
/// Why the list cannot be read.
pub fn guest_list(session: &Session, (): ()) -> Result<GuestsShown, Failure> {
    match session.guest_book()? {
        Some(book) => {
            let mut shown = guests_of(&book)?;
            // In the window, this computer may be a device of its own list: it follows the club that it serves.
            if shown.own.is_none()
                && let Some(key) = session.known_key().map(|key| key.to_string())
            {
                let mut devices = shown.invitations.iter().flat_map(|one| &one.devices);
                shown.own = devices.find(|device| device.key.as_ref() == Some(&key)).map(|device| device.id.clone());
            }
            Ok(shown)
        }
        None => Ok(GuestsShown { origin: None, invitations: Vec::new(), own: None }),
    }
}

/// Invites somebody.
///
/// # Errors
/// `NOT_SERVED`, `BAD_NAME`, `BAD_DAY`, `TOO_MANY`, `UNKNOWN_STREAM`, `NOT_TOGETHER`.
pub fn guest_invite(session: &Session, new: Invitee) -> Result<GuestInvited, Failure> {
    let not_served = || Failure::new(code::NOT_SERVED, say::not_served());
    let book = session.guest_book()?.ok_or_else(not_served)?;
    for warband in &new.warbands {
        let id = stream_id(warband)?;
        session.with_book(|open| Ok(open.stream_info(id).map(|_| ())?))?;
    }
    let by = guests::name().unwrap_or_else(|| session.by().to_owned());
    let url = invite(&*book.list, &new, &by, None)?;
    Ok(GuestInvited { qr: (book.draws)(&url), url, guests: guests_of(&book)? })
}

/// Revokes an invitation with all devices that came by it, or one device.
///
/// # Errors
/// `UNKNOWN_GUEST`.
pub fn guest_end(session: &Session, one: GuestRef) -> Result<GuestsShown, Failure> {
    let unknown = || Failure::new(code::UNKNOWN_GUEST, say::no_guest());
    let book = session.guest_book()?.ok_or_else(unknown)?;
    if !book.list.end(&one.guest, &clock::now())? {
        return Err(unknown());
    }
    // Everybody who follows has to show their key again.
    session.changed();
    guests_of(&book)
}

/// Keeps an invitation and gives its link, which leads to `origin`, or to where it was last served.
///
/// # Errors
/// As [`guest_invite`].
pub fn invite(list: &dyn Guests, new: &Invitee, by: &str, origin: Option<&str>) -> Result<String, Failure> {
    let served = list.origin()?;
    let origin = origin.or(served.as_deref()).ok_or_else(|| Failure::new(code::NOT_SERVED, say::not_served()))?;
    let name = person::name(&new.name);
    if name.is_empty() {
        return Err(Failure::new(code::BAD_NAME, say::no_name()));
    }
    let today = clock::today();
    if new.until.as_ref().is_some_and(|day| !clock::is_day(day) || *day < today) {
        return Err(Failure::new(code::BAD_DAY, say::bad_day()));
    }
    match new.role {
        InvitedAs::Organiser | InvitedAs::Player if !new.once => {
            return Err(Failure::new(code::NOT_TOGETHER, say::only_once()));
        }
        InvitedAs::Organiser | InvitedAs::Reader | InvitedAs::Screen if !new.warbands.is_empty() => {
            return Err(Failure::new(code::NOT_TOGETHER, say::no_warbands()));
        }
        InvitedAs::Organiser | InvitedAs::Player | InvitedAs::Reader | InvitedAs::Screen => {}
    }
    let held = list.list()?.invitations.iter().filter(|one| holds(one, &today)).count();
    if held >= INVITATIONS_MAX {
        return Err(Failure::new(code::TOO_MANY, say::too_many(INVITATIONS_MAX)));
    }
    if new.warbands.len() > WARBANDS_MAX {
        return Err(Failure::new(code::TOO_MANY, say::enough(WARBANDS_MAX)));
    }
    let mut chance = Chance::fresh()?;
    let secret = URL_SAFE_NO_PAD.encode(chance.secret());
    list.invite(&Invitation {
        id: to_hex(&chance.sixteen()),
        secret: Hash::of(secret.as_bytes()),
        role: serde_json::to_string(&new.role.role()).unwrap_or_default(),
        name,
        once: new.once,
        until: new.until.clone(),
        made: clock::now(),
        by: person::name(by),
        ended: None,
        warbands: new.warbands.clone(),
    })?;
    Ok(format!("{origin}/{INVITE}{secret}"))
}

/// Lets a device in that shows an invitation and a key of its own, and which key it signs entries with.
///
/// # Errors
/// `NOT_INVITED` with why, and whom to ask; `BAD_INPUT`.
pub fn enter(list: &dyn Guests, secret: &str, key: &str, label: &str, signs: Option<DeviceKey>) -> Result<(), Failure> {
    if key.len() != SECRET_LENGTH || secret.len() != SECRET_LENGTH || key == secret {
        return Err(Failure::new(code::BAD_INPUT, say::not_whole()));
    }
    let not = |why: String| Failure::new(code::NOT_INVITED, why);
    let secret = Hash::of(secret.as_bytes());
    let known = list.list()?;
    let invitation = known.invitations.iter().find(|one| one.secret == secret);
    let invitation = invitation.ok_or_else(|| not(say::not_whole()))?;
    if invitation.ended.is_some() {
        return Err(not(say::invitation_gone()));
    }
    if !holds(invitation, &clock::today()) {
        return Err(not(say::invitation_over()));
    }
    let now = clock::now();
    let device = Device {
        id: to_hex(&Chance::fresh()?.sixteen()),
        invitation: invitation.id.clone(),
        key: Hash::of(key.as_bytes()),
        label: person::name(label),
        since: now.clone(),
        seen: now,
        ended: None,
        signs,
    };
    match list.enter(&device)? {
        Entered::In => Ok(()),
        Entered::Used => Err(not(say::invitation_used())),
        Entered::Full => Err(not(say::invitation_full())),
        Entered::Unknown => Err(not(say::invitation_gone())),
    }
}

/// Limits a player of a club to as many Warbands as one may have.
///
/// # Errors
/// `TOO_MANY`.
pub fn may_muster(role: &Role) -> Result<(), Failure> {
    match role {
        Role::Member { warbands } if warbands.len() >= WARBANDS_MAX => {
            Err(Failure::new(code::TOO_MANY, say::enough(WARBANDS_MAX)))
        }
        Role::Member { .. } | Role::Organiser | Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. } => {
            Ok(())
        }
    }
}

/// A device that is let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetIn {
    /// Who sits before it.
    pub guest: Guest,
    /// The device.
    pub device: String,
    /// The invitation that it came by.
    pub invitation: String,
    /// When it came, RFC 3339.
    pub since: String,
    /// When it was last here, as the list says.
    pub seen: String,
}

/// Whose key this is, of those who are let in.
#[must_use]
pub fn let_in(list: &GuestList, key: &str) -> Option<LetIn> {
    let key = Hash::of(key.as_bytes());
    let device = list.devices.iter().find(|device| device.key == key && device.ended.is_none())?;
    let invitation = list.invitations.iter().find(|one| one.id == device.invitation)?;
    if !holds(invitation, &clock::today()) {
        return None;
    }
    let role = match serde_json::from_str(&invitation.role).ok()? {
        Role::Member { .. } => Role::Member { warbands: invitation.warbands.clone() },
        role @ (Role::Organiser | Role::Player { .. } | Role::Reader { .. } | Role::Screen { .. }) => role,
    };
    let guest = Guest { role, name: invitation.name.clone(), device: Some(device.id.clone()), signs: device.signs };
    let Device { id, since, seen, .. } = device.clone();
    Some(LetIn { guest, device: id, invitation: invitation.id.clone(), since, seen })
}

fn holds(invitation: &Invitation, today: &str) -> bool {
    invitation.ended.is_none() && invitation.until.as_deref().is_none_or(|day| today <= day)
}

/// Everybody whom this list lets in.
///
/// # Errors
/// Why it cannot be read.
pub fn guests_of(book: &GuestBook) -> Result<GuestsShown, Failure> {
    let (list, today) = (book.list.list()?, clock::today());
    let invitations = list.invitations.iter().filter(|one| holds(one, &today)).filter_map(|one| {
        let role = InvitedAs::of(&serde_json::from_str(&one.role).ok()?);
        let came: Vec<_> = list.devices.iter().filter(|device| device.invitation == one.id).collect();
        let devices = came.iter().filter(|device| device.ended.is_none()).map(|device| DeviceShown {
            id: device.id.clone(),
            label: device.label.clone(),
            since: device.since.clone(),
            seen: device.seen.clone(),
            key: device.signs.map(|key| key.to_string()),
            key_short: device.signs.map(|key| key.short()),
        });
        Some(InvitationShown {
            id: one.id.clone(),
            role,
            name: one.name.clone(),
            once: one.once,
            until: one.until.clone(),
            made: one.made.clone(),
            by: one.by.clone(),
            devices: devices.collect(),
            used: one.once && !came.is_empty(),
        })
    });
    Ok(GuestsShown { origin: book.list.origin()?, invitations: invitations.collect(), own: guests::device() })
}
