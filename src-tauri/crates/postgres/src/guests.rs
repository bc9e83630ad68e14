//! Who is let in to a club: kept in its database, for all its servers.

use std::collections::BTreeMap;

use nml_ledger::{DeviceKey, Hash};
use nml_store::{DEVICES_EACH, Device, Entered, Error, GuestList, Guests, Invitation, LISTED};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use crate::club::Club;
use crate::trouble::cell;

const INVITATIONS: &str = "SELECT id, secret, role, name, once, until, made, made_by, ended FROM nml.invitations
    WHERE club = $1 ORDER BY n DESC LIMIT $2";
const GRANTS: &str = "SELECT invitation, warband FROM nml.grants WHERE club = $1";
const DEVICES: &str = "SELECT id, invitation, key, label, since, seen, ended, signs FROM nml.devices
    WHERE club = $1 ORDER BY n DESC LIMIT $2";

impl Club {
    /// Calls a function of the tables; each may be asked again after a lost answer.
    pub(crate) fn asked(&self, text: &str, columns: &[&(dyn ToSql + Sync)]) -> Result<Row, Error> {
        self.link.ask(async |line| Ok(line.client.query_one(text, columns).await?))
    }
}

impl Guests for Club {
    fn list(&self) -> Result<GuestList, Error> {
        let (club, listed) = (&self.link.club[..], i64::from(LISTED));
        let (invitations, grants, devices) = self.link.ask(async |line| {
            let columns: [&(dyn ToSql + Sync); 2] = [&club, &listed];
            Ok(tokio::try_join!(
                line.client.query(INVITATIONS, &columns),
                line.client.query(GRANTS, &columns[..1]),
                line.client.query(DEVICES, &columns),
            )?)
        })?;
        let mut granted: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in &grants {
            granted.entry(cell(row, 0)?).or_default().push(cell(row, 1)?);
        }
        let invitations = invitations.iter().map(|row| {
            let id: String = cell(row, 0)?;
            Ok(Invitation {
                warbands: granted.remove(&id).unwrap_or_default(),
                id,
                secret: hash(row, 1)?,
                role: cell(row, 2)?,
                name: cell(row, 3)?,
                once: cell(row, 4)?,
                until: cell(row, 5)?,
                made: cell(row, 6)?,
                by: cell(row, 7)?,
                ended: cell(row, 8)?,
            })
        });
        let invitations = invitations.collect::<Result<_, Error>>()?;
        let devices = devices.iter().map(|row| {
            Ok(Device {
                id: cell(row, 0)?,
                invitation: cell(row, 1)?,
                key: hash(row, 2)?,
                label: cell(row, 3)?,
                since: cell(row, 4)?,
                seen: cell(row, 5)?,
                ended: cell(row, 6)?,
                signs: signs(row, 7)?,
            })
        });
        Ok(GuestList { invitations, devices: devices.collect::<Result<_, Error>>()? })
    }

    fn invite(&self, one: &Invitation) -> Result<(), Error> {
        let secret = &one.secret.as_bytes()[..];
        self.asked(
            "SELECT nml.invite($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            &[&one.id, &secret, &one.role, &one.name, &one.once, &one.until, &one.made, &one.by, &one.warbands],
        )
        .map(|_| ())
    }

    fn enter(&self, device: &Device) -> Result<Entered, Error> {
        let (key, each) = (&device.key.as_bytes()[..], i32::try_from(DEVICES_EACH).unwrap_or(i32::MAX));
        let signs = device.signs.as_ref().map(|key| &key.as_bytes()[..]);
        let row = self.asked(
            "SELECT nml.enter($1, $2, $3, $4, $5, $6, $7)",
            &[&device.id, &device.invitation, &key, &device.label, &device.since, &each, &signs],
        )?;
        Ok(Entered::read(cell(&row, 0)?))
    }

    fn end(&self, id: &str, at: &str) -> Result<bool, Error> {
        cell(&self.asked("SELECT nml.revoke($1, $2)", &[&id, &at])?, 0)
    }

    fn grant(&self, invitation: &str, warband: &str) -> Result<(), Error> {
        self.asked("SELECT nml.grant_warband($1, $2)", &[&invitation, &warband]).map(|_| ())
    }

    fn seen(&self, devices: &[String], at: &str) -> Result<(), Error> {
        self.asked("SELECT nml.seen($1, $2)", &[&devices, &at]).map(|_| ())
    }

    fn origin(&self) -> Result<Option<String>, Error> {
        let club = &self.link.club[..];
        cell(&self.asked("SELECT origin FROM nml.clubs WHERE id = $1", &[&club])?, 0)
    }

    fn served_at(&self, origin: &str) -> Result<(), Error> {
        self.asked("SELECT nml.served_at($1)", &[&origin]).map(|_| ())
    }
}

pub(crate) fn hash(row: &Row, column: usize) -> Result<Hash, Error> {
    let bytes: &[u8] = cell(row, column)?;
    let bytes = bytes.try_into().map_err(|_| Error::Log("a hash has another length".to_owned()))?;
    Ok(Hash::from_bytes(bytes))
}

fn signs(row: &Row, column: usize) -> Result<Option<DeviceKey>, Error> {
    let bytes: Option<&[u8]> = cell(row, column)?;
    let key =
        bytes.map(TryInto::try_into).transpose().map_err(|_| Error::Log("a key has another length".to_owned()))?;
    Ok(key.map(DeviceKey::from_bytes))
}
