//! The packs at hand: the shipped ones, and those that the open book keeps (promise 12).

use std::sync::{Arc, Mutex, PoisonError};

use nml_exchange::pack::{self, Loaded};
use nml_exchange::parcel::ParcelPack;
use nml_ledger::Hash;
use nml_store::{Book, Pack, PackKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::plain_words;
use crate::words;

/// Packs, each read when it is first asked for; the shipped ones only once.
pub struct Packs {
    first: Arc<Loaded>,
    read: Mutex<Vec<Arc<Loaded>>>,
}

impl Packs {
    /// Reads the pack that is shipped first.
    ///
    /// # Errors
    /// `BAD_PACK` in a program built wrong.
    pub fn shipped() -> Result<Self, Failure> {
        let first = pack::embedded().map_err(|fault| Failure::new(code::BAD_PACK, fault.to_string()))?;
        Ok(Self { first, read: Mutex::default() })
    }

    /// The pack that is shipped first.
    #[must_use]
    pub const fn first(&self) -> &Arc<Loaded> {
        &self.first
    }

    /// All that are shipped, the first one first.
    ///
    /// # Errors
    /// `BAD_PACK`.
    pub fn all(&self) -> Result<Vec<Arc<Loaded>>, Failure> {
        let shipped = |id| {
            let loaded = pack::shipped(id).map_err(|fault| Failure::new(code::BAD_PACK, fault.to_string()))?;
            loaded.ok_or_else(|| Failure::new(code::BAD_PACK, words::packs::not_shipped(id)))
        };
        pack::ids().into_iter().map(shipped).collect()
    }

    /// Whether it is shipped with this program; if not, a book keeps it.
    #[must_use]
    pub fn is_shipped(&self, loaded: &Loaded) -> bool {
        self.all().is_ok_and(|all| all.iter().any(|shipped| shipped.hash == loaded.hash))
    }

    /// The pack with this hash, or the first one if no hash is given.
    ///
    /// # Errors
    /// `PACK_MISSING` when it is neither shipped nor kept in the book; `BAD_PACK` when its bytes are no pack.
    pub fn of(&self, hash: Option<&str>, book: Option<&Book>) -> Result<Arc<Loaded>, Failure> {
        let Some(hash) = hash else { return Ok(Arc::clone(&self.first)) };
        // The usual one is at hand; the others are read once somebody follows them.
        if self.first.hash.to_string() == hash {
            return Ok(Arc::clone(&self.first));
        }
        if let Some(shipped) = self.all()?.into_iter().find(|loaded| loaded.hash.to_string() == hash) {
            return Ok(shipped);
        }
        let missing = || Failure::new(code::PACK_MISSING, words::followed::not_here(hash));
        self.remembered(
            |loaded| loaded.hash.to_string() == hash,
            || {
                let wanted = hash.parse::<Hash>().map_err(|_| missing())?;
                let bytes = book.map(|book| book.pack(&wanted)).transpose()?.flatten().ok_or_else(missing)?;
                pack::from_bytes(&bytes).map_err(|fault| Failure::new(code::BAD_PACK, fault.to_string()))
            },
        )
    }

    /// Remembers a pack that came with a file.
    ///
    /// # Errors
    /// `BAD_PACK` when its bytes are no pack.
    pub fn learn(&self, bytes: &[u8]) -> Result<(), Failure> {
        let hash = Hash::of(bytes);
        let read = || pack::from_bytes(bytes).map_err(|fault| Failure::new(code::BAD_PACK, fault.to_string()));
        self.remembered(|loaded| loaded.hash == hash, read).map(|_| ())
    }

    fn remembered(
        &self,
        known: impl Fn(&Loaded) -> bool,
        read: impl FnOnce() -> Result<Loaded, Failure>,
    ) -> Result<Arc<Loaded>, Failure> {
        let mut all = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(loaded) = all.iter().find(|loaded| known(loaded)) {
            return Ok(Arc::clone(loaded));
        }
        let loaded = Arc::new(read()?);
        all.push(Arc::clone(&loaded));
        Ok(loaded)
    }
}

/// The shipped pack with this id, or the usual one if no id is given.
///
/// # Errors
/// `UNKNOWN_PACK` names those that are shipped; `BAD_PACK` in a program built wrong.
pub fn by_id(id: Option<&str>) -> Result<Arc<Loaded>, Failure> {
    let wanted = id.unwrap_or(pack::RULES);
    pack::shipped(wanted)?.ok_or_else(|| {
        let quoted: String = wanted.chars().take(60).collect();
        Failure::new(code::UNKNOWN_PACK, words::packs::unknown(quoted, plain_words::in_a_row(pack::ids())))
    })
}

/// A pack as the book keeps it.
#[must_use]
pub fn to_keep(loaded: &Loaded) -> Pack {
    Pack { kind: PackKind::Pack, name: loaded.catalogue.pack().manifest.id.clone(), bytes: loaded.document.clone() }
}

/// A pack or ruleset out of a parcel, as the book keeps it.
#[must_use]
pub fn from_parcel(pack: &ParcelPack) -> Pack {
    Pack { kind: kind_in_parcel(pack), name: pack.name.clone(), bytes: pack.bytes.clone() }
}

/// What a parcel brings. Anything that calls itself neither has to be a pack.
#[must_use]
pub fn kind_in_parcel(pack: &ParcelPack) -> PackKind {
    PackKind::of(&pack.kind).unwrap_or(PackKind::Pack)
}

/// A pack or ruleset as it stands in a parcel.
#[must_use]
pub fn to_parcel(pack: &Pack) -> ParcelPack {
    ParcelPack { kind: pack.kind.word().to_owned(), name: pack.name.clone(), bytes: pack.bytes.clone() }
}

/// A pack that can be followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackLine {
    /// SHA-256 of the pack, in hexadecimal.
    pub hash: String,
    /// Its id, such as `official-1.0.2`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The rules it carries.
    pub version: String,
    /// It is shipped with this program; if not, the book keeps it.
    pub shipped: bool,
    /// Maps that a campaign may be fought on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub maps: Vec<PackMap>,
}

/// A map of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackMap {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
}

impl PackLine {
    /// A pack, as a list shows it.
    #[must_use]
    pub fn of(loaded: &Loaded, shipped: bool) -> Self {
        let manifest = &loaded.catalogue.pack().manifest;
        let maps = loaded.catalogue.pack().maps.iter();
        Self {
            maps: maps.map(|map| PackMap { id: map.id.clone(), name: map.name.clone() }).collect(),
            hash: loaded.hash.to_string(),
            id: manifest.id.clone(),
            name: manifest.name.clone(),
            version: manifest.rules_version.clone(),
            shipped,
        }
    }
}
