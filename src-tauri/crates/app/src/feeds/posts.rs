//! Chats that hear what happens: what they want, how far each has come, and what is to be sent to them now.
//!
//! Nobody is told a thing twice: a server first writes down what it is about to send, with how far that comes, in one step
//! that only one of several can take ([`nml_store::Feeds::turn`]), and then sends it. Where it is stopped in between, the next
//! one does not send it again but says on the page that it may not have arrived.

use std::fmt;

use nml_store::{Feeds, Webhook};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::news::{News, NewsKind, Told, messages, news};
use crate::chance::Chance;
use crate::clock;
use crate::failure::Failure;
use crate::published::Markup;
use crate::session::Session;
use crate::words::feeds as say;

/// Texts that were not sent, of one chat: the newest.
const UNSENT: usize = 10;
/// Characters of such a text.
const SHOWN: usize = 300;
/// Seconds after which who began to send is taken to have been stopped: longer than all tries take.
const STOPPED: i64 = 300;
/// Messages at once.
const MESSAGES: usize = 3;

/// The form in which a chat takes a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatShape {
    /// JSON with `content`: Discord, and those that take its webhooks.
    Discord,
    /// JSON with `text`: Slack, Mattermost, Rocket.Chat, Google Chat.
    Slack,
    /// The text alone: ntfy and the like.
    Plain,
}

impl ChatShape {
    /// News as the texts that are sent, one after another.
    pub(super) fn texts(self, news: &[News]) -> Vec<String> {
        match self {
            Self::Discord => messages(news, Markup::Discord),
            // Those that take Slack's form look for names behind an `@`: a space without width parts the two.
            Self::Slack => messages(news, Markup::Plain).iter().map(|text| text.replace('@', "@\u{200b}")).collect(),
            Self::Plain => messages(news, Markup::Plain),
        }
    }

    /// What is sent for a text, and what it is. No name in it calls anybody.
    #[must_use]
    pub fn body(self, text: &str) -> (&'static str, Vec<u8>) {
        const JSON: &str = "application/json";
        match self {
            Self::Discord => (
                JSON,
                serde_json::json!({ "content": text, "allowed_mentions": { "parse": [] } }).to_string().into_bytes(),
            ),
            Self::Slack => {
                let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
                (JSON, serde_json::json!({ "text": text }).to_string().into_bytes())
            }
            Self::Plain => ("text/plain; charset=utf-8", text.as_bytes().to_vec()),
        }
    }
}

/// What a chat wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Wants {
    pub shape: ChatShape,
    pub kinds: Vec<NewsKind>,
}

/// A text that was not sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unsent {
    /// When it was tried, RFC 3339.
    pub at: String,
    /// How it begins.
    pub text: String,
    /// Why.
    pub why: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sending {
    at: String,
    texts: Vec<String>,
}

/// How far a chat has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct State {
    told: Told,
    /// When something was last sent.
    #[serde(default)]
    pub posted: Option<String>,
    /// What somebody began to send.
    #[serde(default)]
    sending: Option<Sending>,
    #[serde(default)]
    pub unsent: Vec<Unsent>,
    /// Whose state it is: nobody else writes the same one.
    #[serde(default)]
    writer: String,
}

impl State {
    /// Of a chat that hears what happens from now on.
    pub fn now(session: &Session) -> Result<Self, Failure> {
        Ok(Self { told: Told::all(session)?, ..Self::default() })
    }

    pub fn read(webhook: &Webhook) -> Self {
        serde_json::from_str(&webhook.state).unwrap_or_default()
    }

    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn missed(&mut self, at: &str, text: &str, why: &str) {
        let text = text.chars().take(SHOWN).collect();
        self.unsent.insert(0, Unsent { at: at.to_owned(), text, why: why.to_owned() });
        self.unsent.truncate(UNSENT);
    }
}

/// Texts for a chat, which this server alone sends now.
pub struct Posts {
    webhook: String,
    turn: u64,
    state: State,
    /// Where to.
    pub address: String,
    /// In which form.
    pub shape: ChatShape,
    /// What is sent, one after another.
    pub texts: Vec<String>,
}

/// An address that stands in an error or a log is one that was given away.
impl fmt::Debug for Posts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Posts").field("webhook", &self.webhook).field("texts", &self.texts).finish_non_exhaustive()
    }
}

/// What is to be sent now. Who takes it sends it, and then says with [`posted`] what came of it.
///
/// # Errors
/// The list of chats or the book cannot be read, or nothing can be written: nothing is to be sent then.
pub fn to_post(session: &Session, feeds: &dyn Feeds) -> Result<Vec<Posts>, Failure> {
    let mut all = Vec::new();
    let webhooks = feeds.webhooks()?;
    if webhooks.is_empty() {
        return Ok(all);
    }
    let now = Told::all(session)?;
    for webhook in webhooks {
        let Ok(wants) = serde_json::from_str::<Wants>(&webhook.wants) else { continue };
        let mut state = State::read(&webhook);
        let now = state.told.or(&now);
        let at = clock::now();
        if let Some(sending) = state.sending.take() {
            let since = clock::seconds(&at).zip(clock::seconds(&sending.at)).map_or(STOPPED, |(now, then)| now - then);
            // Another server is at it.
            if (0..STOPPED).contains(&since) {
                continue;
            }
            sending.texts.iter().for_each(|text| state.missed(&sending.at, text, say::STOPPED));
        } else if state.told == now {
            continue;
        }
        let told = news(session, &state.told, &now, &wants.kinds)?;
        let mut texts = wants.shape.texts(&told);
        texts.truncate(MESSAGES);
        state.told = now;
        state.sending = (!texts.is_empty()).then(|| Sending { at, texts: texts.clone() });
        state.writer = format!("{:016x}", Chance::fresh()?.seed());
        if feeds.turn(&webhook.id, webhook.turn, &state.written())? && !texts.is_empty() {
            let (address, shape) = (webhook.address, wants.shape);
            all.push(Posts { webhook: webhook.id, turn: webhook.turn + 1, state, address, shape, texts });
        }
    }
    Ok(all)
}

/// Writes down what came of texts: for each, why it was not sent, if it was not.
///
/// # Errors
/// It cannot be written: the page says later that the texts may not have arrived.
pub fn posted(feeds: &dyn Feeds, posts: Posts, came: &[Result<(), String>]) -> Result<(), Failure> {
    let Posts { webhook, turn, mut state, texts, .. } = posts;
    let now = clock::now();
    state.sending = None;
    for (text, came) in texts.iter().zip(came) {
        match came {
            Ok(()) => state.posted = Some(now.clone()),
            Err(why) => state.missed(&now, text, why),
        }
    }
    state.writer = format!("{:016x}", Chance::fresh()?.seed());
    // Where it was ended or taken for stopped meanwhile, there is nothing more to say.
    feeds.turn(&webhook, turn, &state.written())?;
    Ok(())
}
