//! One question to a club, and what its answer means.

use std::io::ErrorKind;
use std::time::Duration;

use nml_store::Error;
use serde::Deserialize;
use ureq::Agent;
use ureq::http::Response;

use crate::wire::{ANSWER_BYTES, SIGNED, SPEAKS, WAITS, WIRE};

/// How long a connection may take.
const CONNECTS: Duration = Duration::from_secs(10);
/// How long a question may take as a whole.
const ANSWERS: Duration = Duration::from_secs(WAITS + 45);
/// The same if something is changed: the club takes up to two minutes for that, and a book that gives up before that
/// does not know.
const CHANGES: Duration = Duration::from_secs(150);
/// How often, and after how long each time, a question is asked again if it came too fast.
const TOO_FAST: (u32, Duration) = (30, Duration::from_millis(500));

/// What asks.
pub(crate) fn agent() -> Agent {
    Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .timeout_connect(Some(CONNECTS))
        .timeout_global(Some(ANSWERS))
        .user_agent(concat!("No Man's Ledger/", env!("CARGO_PKG_VERSION")))
        .build()
        .into()
}

/// A refusal as it is said.
#[derive(Deserialize)]
struct Said {
    code: String,
    message: String,
}

/// A question: without a body it is a GET.
#[derive(Clone, Copy)]
pub struct Question<'q> {
    /// Where, with the path.
    pub url: &'q str,
    /// The key that is shown, or `None` for nobody's.
    pub key: Option<&'q str>,
    /// The device's signature of what is sent, 128 hexadecimal digits, or `None` if it signs nothing.
    pub signed: Option<&'q str>,
    /// What is sent.
    pub body: Option<&'q [u8]>,
    /// It may have been done if no answer came.
    pub changes: bool,
}

impl Question<'_> {
    fn silent(&self, error: &ureq::Error) -> Error {
        let refused = matches!(error, ureq::Error::Io(error) if error.kind() == ErrorKind::ConnectionRefused);
        let unsent = refused || matches!(error, ureq::Error::HostNotFound | ureq::Error::ConnectionFailed);
        let why = error.to_string();
        if self.changes && !unsent { Error::Unsure(why) } else { Error::Away(why) }
    }

    fn once(&self, agent: &Agent) -> Result<(u16, Vec<u8>), Error> {
        let silent = |error: ureq::Error| self.silent(&error);
        let shown = self.key.map(|key| format!("Bearer {key}"));
        let answered: Response<ureq::Body> = match self.body {
            Some(body) => {
                let longest = if self.changes { CHANGES } else { ANSWERS };
                let request = agent.post(self.url).config().timeout_global(Some(longest)).build();
                let request = request.header("content-type", "application/json").header(SPEAKS, WIRE.to_string());
                let request = match self.signed {
                    Some(signed) => request.header(SIGNED, signed),
                    None => request,
                };
                match &shown {
                    Some(shown) => request.header("authorization", shown),
                    None => request,
                }
                .send(body)
                .map_err(silent)?
            }
            None => {
                let request = agent.get(self.url).header(SPEAKS, WIRE.to_string());
                match &shown {
                    Some(shown) => request.header("authorization", shown),
                    None => request,
                }
                .call()
                .map_err(silent)?
            }
        };
        let status = answered.status().as_u16();
        let bytes = answered.into_body().into_with_config().limit(ANSWER_BYTES).read_to_vec().map_err(silent)?;
        Ok((status, bytes))
    }

    /// The answer.
    ///
    /// # Errors
    /// The reason against it, as the club said it.
    pub fn ask(&self, agent: &Agent) -> Result<Vec<u8>, Error> {
        let mut tries = TOO_FAST.0;
        loop {
            let (status, bytes) = self.once(agent)?;
            if matches!(status, 200..=299) {
                return Ok(bytes);
            }
            if status == 429 && tries > 0 {
                tries -= 1;
                std::thread::sleep(TOO_FAST.1);
                continue;
            }
            let said: Option<Said> = serde_json::from_slice(&bytes).ok();
            let (code, message) = said
                .map_or_else(|| (String::new(), format!("It answers with {status}")), |said| (said.code, said.message));
            return Err(match status {
                401 => Error::Shut(message),
                403 | 409 | 413 | 422 if !code.is_empty() => Error::Refused(code, message),
                // Somebody on the way to the club said so, and will say it again.
                413 => Error::Refused(
                    "TOO_LARGE".to_owned(),
                    "This is more than the way to the club takes at once.".to_owned(),
                ),
                // It was sent whole, and may be done by now.
                504 if self.changes => Error::Unsure(message.trim_end_matches('.').to_owned()),
                404 | 405 => Error::Club("What is served there is no club that a book can follow.".to_owned()),
                _ => Error::Away(message.trim_end_matches('.').to_owned()),
            });
        }
    }
}
