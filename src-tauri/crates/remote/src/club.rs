//! A club over HTTPS, as the log that a book follows.

use std::sync::Arc;
use std::time::Duration;

use nml_ledger::{DeviceKey, Secret, to_hex};
use nml_store::{Batch, ClubCard, ClubLog, Clubs, Error, Link, LoggedAct, Reach};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::Agent;

use crate::address::fit;
use crate::asked::{Question, agent};
use crate::wire::{ACT_BYTES, SaidActs, SaidCard, SaidPosition, SaidReach, SentAct};

/// The way to clubs over HTTPS.
#[derive(Clone, Copy, Debug, Default)]
pub struct Https;

/// A club, and the key that is shown there.
struct Club {
    agent: Agent,
    address: String,
    key: String,
    secret: Option<Arc<Secret>>,
}

#[derive(Serialize)]
struct Entering<'e> {
    invitation: &'e str,
    key: &'e str,
    device: &'e str,
    #[serde(skip_serializing_if = "Option::is_none")]
    signs: Option<&'e DeviceKey>,
}

impl Clubs for Https {
    fn enter(&self, link: &Link, invitation: &str, device: &str, signs: Option<&DeviceKey>) -> Result<(), Error> {
        let url = format!("{}/enter", fit(&link.address)?);
        let body = bytes(&Entering { invitation, key: &link.key, device, signs })?;
        // The same key comes in by the same invitation as often as it asks.
        Question { url: &url, key: None, signed: None, body: Some(&body), changes: false }.ask(&agent()).map(|_| ())
    }

    fn card(&self, link: &Link) -> Result<ClubCard, Error> {
        let said: SaidCard = Club::of(link, None)?.get("/log")?;
        Ok(ClubCard {
            id: *said.club.as_bytes(),
            name: said.name,
            created: said.created,
            you: said.you,
            role: said.role,
        })
    }

    fn log(&self, link: &Link, secret: Option<Arc<Secret>>) -> Result<Arc<dyn ClubLog>, Error> {
        Ok(Arc::new(Club::of(link, secret)?))
    }
}

impl Club {
    fn of(link: &Link, secret: Option<Arc<Secret>>) -> Result<Self, Error> {
        Ok(Self { agent: agent(), address: fit(&link.address)?, key: link.key.clone(), secret })
    }

    fn asked(&self, path: &str, body: Option<&[u8]>, changes: bool) -> Result<Vec<u8>, Error> {
        let url = format!("{}{path}", self.address);
        let secret = self.secret.as_ref().filter(|_| changes);
        let signed = secret.zip(body).map(|(secret, body)| to_hex(secret.sign_act(body).as_bytes()));
        Question { url: &url, key: Some(&self.key), signed: signed.as_deref(), body, changes }.ask(&self.agent)
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        said(&self.asked(path, None, false)?)
    }
}

fn bytes(what: &impl Serialize) -> Result<Vec<u8>, Error> {
    serde_json::to_vec(what).map_err(|error| Error::Club(format!("It cannot be sent: {error}.")))
}

fn said<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(bytes)
        .map_err(|error| Error::Club(format!("What the club says is not understood: {}.", nml_ledger::brief(&error))))
}

impl ClubLog for Club {
    fn append(&self, batch: &Batch) -> Result<u64, Error> {
        let body = bytes(&SentAct::of(batch)?)?;
        if body.len() > ACT_BYTES {
            let too_large = Error::TooLarge { what: "What is sent at once", bytes: body.len(), limit: ACT_BYTES };
            return Err(Error::Refused("TOO_LARGE".to_owned(), too_large.to_string()));
        }
        match self.asked("/log/append", Some(&body), true) {
            Ok(answer) => Ok(said::<SaidPosition>(&answer)?.position),
            // The act is sound, so it goes on waiting. A server of our version says `BAD_ACT` if it is not.
            Err(Error::Refused(code, _)) if code == "BAD_INPUT" => Err(Error::Club(
                "The club’s server and this program have different versions; the older one has to be updated first."
                    .to_owned(),
            )),
            Err(Error::Refused(code, _)) if code == "NEWER_WORDS" => {
                Err(Error::Club("The club’s server is older than this program; it has to be updated first.".to_owned()))
            }
            // The key of this computer is harmed or another one: it goes on waiting until somebody has seen to that.
            Err(Error::Refused(code, message)) if code == "NOT_SIGNED" => Err(Error::Club(message)),
            Err(Error::Refused(code, message)) => {
                let first = batch.appends.first().filter(|_| ["STALE", "STREAM_EXISTS"].contains(&code.as_str()));
                Err(first.map_or(Error::Refused(code, message), |append| Error::Parted(append.stream)))
            }
            Err(error) => Err(error),
        }
    }

    fn after(&self, position: u64) -> Result<Vec<LoggedAct>, Error> {
        Ok(self.get::<SaidActs>(&format!("/log/after/{position}"))?.acts()?)
    }

    fn reached(&self, reaches: &[Reach]) -> Result<u64, Error> {
        let body = bytes(&reaches.iter().map(SaidReach::from).collect::<Vec<_>>())?;
        match self.asked("/log/reached", Some(&body), false) {
            Ok(answer) => Ok(said::<SaidPosition>(&answer)?.position),
            Err(Error::Refused(code, message)) if code == "CACHE_AHEAD" => Err(Error::Ahead(message)),
            Err(error) => Err(error),
        }
    }

    fn wait(&self, position: u64, _: Duration) -> Result<(), Error> {
        // How long is the club's to say: it answers before anybody on the way gives up.
        self.asked(&format!("/log/wait/{position}"), None, false).map(|_| ())
    }
}
