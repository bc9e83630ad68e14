//! Warbands that join a campaign by name: with the table of its games, or because their players signed up. Their
//! rosters come later.

use std::collections::BTreeMap;

use nml_campaign::{Campaign, Command, Tables, decide, evolve};
use nml_catalogue::text::{NAME_CHARACTERS, same_name};
use nml_exchange::pack::Loaded;
use nml_ledger::Hash;
use nml_store::WarbandRow;
use nml_warband::Genesis;

use crate::chance::Chance;
use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, warband_row};
use crate::season;
use crate::season::scenarios::plain;
use crate::session::Session;
use crate::streams::{Open, stream_id};
use crate::subject::{Campaigns, Warbands};
use crate::words;

/// A Warband that joins by this name.
pub(super) struct Founded {
    /// Its stream.
    pub id: String,
    /// What it is called.
    name: String,
    /// Who commands it.
    player: String,
    faction: String,
    /// It is already in the book, without any model and in no campaign.
    there: bool,
}

/// The Warbands that join by these names, each with a faction. Each is a Warband of the book that has this name and
/// faction, no model and no campaign, such as after undo, else a new one.
///
/// # Errors
/// `UNKNOWN_FACTION`; the book cannot be read.
pub(super) fn founded(
    session: &Session,
    open: &Open<Campaigns>,
    pack: &Loaded,
    chance: &mut Chance,
    joining: &[(&str, &str)],
) -> Result<BTreeMap<String, Founded>, Failure> {
    if joining.is_empty() {
        return Ok(BTreeMap::new());
    }
    let rows = session.with_book(|book| Ok(book.warbands()?))?;
    let mut founded = BTreeMap::new();
    for &(said, faction) in joining {
        if pack.catalogue.faction(faction).is_none() {
            return Err(Failure::new(code::UNKNOWN_FACTION, words::warbands::unknown_faction(faction)));
        }
        let name = kept(said);
        let signed_up = open.state.signed_up.iter().find(|player| same_name(player, &name));
        let free = |row: &&WarbandRow| !row.removed && row.campaign.is_none() && row.models == 0;
        let there = rows.iter().filter(free).find(|row| row.faction == faction && row.name == name);
        let one = Founded {
            id: there.map_or_else(|| chance.stream().to_string(), |row| row.id.to_string()),
            player: signed_up.unwrap_or(&name).clone(),
            name,
            faction: faction.to_owned(),
            there: there.is_some(),
        };
        founded.insert(plain(said), one);
    }
    Ok(founded)
}

impl Founded {
    fn open(&self, session: &Session, pack: &Loaded) -> Result<Open<Warbands>, Failure> {
        if self.there {
            return session.open_stream(&self.id);
        }
        let start = Genesis {
            name: self.name.clone(),
            pack: Some(pack.hash.to_string()),
            faction: self.faction.clone(),
            ..Genesis::default()
        };
        start.found()?;
        Open::begin(stream_id(&self.id)?, start)
    }
}

/// The campaign as it stands once they have joined, for what is worked out and not written.
///
/// # Errors
/// What the campaign refuses; the pack cannot be read.
pub(super) fn joined(
    session: &Session,
    campaign: &Campaign,
    pack: &Loaded,
    founded: &[Founded],
) -> Result<Campaign, Failure> {
    let mut then = campaign.clone();
    for one in founded {
        let entry = season::entry(&pack.catalogue, &one.open(session, pack)?, &one.player, 0);
        let events = decide(Tables::from(&pack.catalogue), &then, &Command::Admit { entry })?;
        events.iter().for_each(|event| evolve(&mut then, event));
    }
    Ok(then)
}

/// Lets them join as one act, after games that each new one counts as having behind it if they are late (DR p.95): the
/// first of their entries, which causes the others. This writes nothing yet.
///
/// # Errors
/// What the campaign refuses.
pub(super) fn enter(
    session: &Session,
    open: &mut Open<Campaigns>,
    pack: &Loaded,
    founded: &[Founded],
    late: bool,
) -> Result<(Option<Hash>, Vec<Open<Warbands>>), Failure> {
    let mut joining = Vec::new();
    for one in founded {
        joining.push((one.open(session, pack)?, Some(one.player.as_str())));
    }
    let first = season::join(session, open, &mut joining, late)?;
    Ok((first, joining.into_iter().map(|(warband, _)| warband).collect()))
}

/// A name as the campaign keeps it.
pub(super) fn kept(name: &str) -> String {
    name.trim().chars().take(NAME_CHARACTERS).collect()
}

/// Writes the campaign and the Warbands that joined it, in one transaction.
///
/// # Errors
/// The book cannot be written.
pub(super) fn write(
    session: &Session,
    open: &mut Open<Campaigns>,
    pack: &Loaded,
    joined: &mut [Open<Warbands>],
) -> Result<(), Failure> {
    let (mut rows, mut appends) = (vec![campaign_row(open)], vec![open.append()?]);
    for warband in joined {
        rows.push(warband_row(warband, Some(open.id), &pack.catalogue));
        appends.push(warband.append()?);
    }
    session.write_with(appends, rows, &[pack])
}
