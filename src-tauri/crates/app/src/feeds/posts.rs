//! Chats that hear what happens: what they want, how far each has come, and what to send them now.
//!
//! Nobody hears anything twice. For one chat after another, a server first writes down what it is about to send and how
//! far that comes, in one step that only one of several servers can take ([`nml_store::Feeds::turn`]); then it sends
//! it. If it stops in between, the next one does not send it again but says on the page that it may not have arrived.

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

/// The most texts of one chat that are remembered as not sent: the newest.
const UNSENT: usize = 10;
/// The most characters of such a text.
const SHOWN: usize = 300;
/// Seconds after which a sender counts as stopped: all tries of one chat take a minute and a half at most. By what is
/// left of it the clocks of two servers may differ; beyond that one is told that a text may not have arrived which did.
pub const STOPPED: u32 = 300;
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
            Self::Discord => messages(news, Markup::Discord, MESSAGES),
            Self::Slack => {
                let inert: Vec<News> = news.iter().map(|one| one.put(inert)).collect();
                messages(&inert, Markup::Plain, MESSAGES)
            }
            Self::Plain => messages(news, Markup::Plain, MESSAGES),
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

/// A typed text of which those that take Slack's form make nothing else. They read its signs, or Markdown, and have no escape in
/// common: signs that set letters look alike, and what begins a call, a link, a heading or a picture is parted by a space
/// without width.
fn inert(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let next = signs.peek().copied();
        out.push(match sign {
            '*' => '∗',
            '_' => 'ˍ',
            '~' => '∼',
            '`' => 'ˋ',
            sign => sign,
        });
        let parted = match sign {
            '@' | '#' | '[' | ']' | '!' | '|' => true,
            ':' => next.is_some_and(|next| !next.is_whitespace()),
            '.' => next.is_some_and(char::is_alphanumeric),
            _ => false,
        };
        if parted {
            out.push('\u{200b}');
        }
    }
    out
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
    /// For a chat that hears what happens from now on.
    pub fn now(session: &Session) -> Result<Self, Failure> {
        Ok(Self { told: Told::all(session)?, ..Self::default() })
    }

    /// `None` if another program wrote it.
    pub fn read(webhook: &Webhook) -> Option<Self> {
        serde_json::from_str(&webhook.state).ok()
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

/// Texts for a chat, which only this server sends now.
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

/// An address that stands in an error or a log has been given away.
impl fmt::Debug for Posts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Posts").field("webhook", &self.webhook).field("texts", &self.texts).finish_non_exhaustive()
    }
}

/// What is due to a chat.
#[derive(Debug, Default)]
pub struct Due {
    /// What is to be sent to it. `None` if there is nothing to send, or somebody else is sending.
    pub posts: Option<Posts>,
    /// Why a campaign or evening could not be read. Its news is sent as soon as it can be.
    pub unread: Option<Failure>,
}

/// What is to be sent to a chat now. A server that takes it sends it at once, and then says with [`posted`] what came
/// of it.
///
/// # Errors
/// The book cannot be read, or nothing can be written: then there is nothing to send.
pub fn to_post(session: &Session, feeds: &dyn Feeds, webhook: Webhook) -> Result<Due, Failure> {
    let Ok(wants) = serde_json::from_str::<Wants>(&webhook.wants) else { return Ok(Due::default()) };
    let before = State::read(&webhook);
    let mut state = before.clone().map_or_else(|| State::now(session), Ok)?;
    let at = clock::now();
    if let Some(sending) = state.sending.take() {
        let since = clock::seconds(&at).zip(clock::seconds(&sending.at)).map(|(now, then)| now.abs_diff(then));
        // Another server is sending, by its own clock.
        if since.is_some_and(|since| since < u64::from(STOPPED)) {
            return Ok(Due::default());
        }
        sending.texts.iter().for_each(|text| state.missed(&sending.at, text, &say::stopped()));
    }
    let happened = news(session, &state.told, &wants.kinds)?;
    let (texts, unread) = (wants.shape.texts(&happened.news), happened.unread);
    state.told = happened.told;
    state.sending = (!texts.is_empty()).then(|| Sending { at, texts: texts.clone() });
    if before.as_ref() == Some(&state) {
        return Ok(Due { posts: None, unread });
    }
    state.writer = format!("{:016x}", Chance::fresh()?.seed());
    let taken = feeds.turn(&webhook.id, webhook.turn, &state.written())? && !texts.is_empty();
    let posts = taken.then(|| {
        let (address, shape) = (webhook.address, wants.shape);
        Posts { webhook: webhook.id, turn: webhook.turn + 1, state, address, shape, texts }
    });
    Ok(Due { posts, unread })
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
    // If it was ended or taken for stopped meanwhile, there is nothing more to say.
    feeds.turn(&webhook, turn, &state.written())?;
    Ok(())
}
