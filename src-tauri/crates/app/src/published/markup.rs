//! How to write a message for each chat. All text is data: what people typed, a Warband's name or a player's, never
//! becomes markup, a mention or a link.
//!
//! What each chat reads, as far as it or its libraries say so: Discord takes a backslash before any punctuation, but
//! looks for mentions before that, so a zero-width space separates an `@` from what follows, as its libraries do it.
//! WhatsApp has no way to escape: a sign that it would read becomes another one that looks the same. Telegram reads
//! doubled signs when a message is sent and has no way to escape either: zero-width spaces keep them apart. A forum
//! reads a tag where a bracket is followed by its name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::message::{Body, Item, Message, Part, Place};
use crate::words::published as say;

/// For which chat a text is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Markup {
    /// No markup: for a chat that does not read any, such as Signal, and for a mail.
    #[default]
    Plain,
    /// Discord's Markdown.
    Discord,
    /// WhatsApp's signs.
    Whatsapp,
    /// Telegram's signs, as its programs read them when a message is sent.
    Telegram,
    /// BBCode, as most forums read it.
    Forum,
}

/// A space without width: it cannot be seen, and parts what would be read as one.
const ZERO_WIDTH: char = '\u{200b}';
/// The most characters that Discord takes in a message.
const DISCORD_MOST: usize = 2000;

/// What stays together as far as it can: a heading with its lines, between what opens and closes them.
struct Block {
    head: Option<String>,
    open: &'static str,
    rows: Vec<String>,
    close: &'static str,
}

impl Markup {
    /// The most characters of a message. `None` if there is no limit that matters.
    pub(super) const fn limit(self) -> Option<usize> {
        match self {
            Self::Discord => Some(DISCORD_MOST),
            // Telegram splits a long message by itself.
            Self::Plain | Self::Whatsapp | Self::Telegram | Self::Forum => None,
        }
    }

    fn title(self, text: &str) -> String {
        match self {
            Self::Discord => format!("## {}", self.said(text)),
            Self::Plain | Self::Whatsapp | Self::Telegram | Self::Forum => self.strong(text),
        }
    }

    fn strong(self, text: &str) -> String {
        let text = self.said(text);
        match self {
            Self::Plain => text,
            Self::Discord | Self::Telegram => format!("**{text}**"),
            Self::Whatsapp => format!("*{text}*"),
            Self::Forum => format!("[b]{text}[/b]"),
        }
    }

    fn aside(self, text: &str) -> String {
        let text = self.said(text);
        match self {
            Self::Plain => text,
            Self::Discord => format!("*{text}*"),
            Self::Whatsapp => format!("_{text}_"),
            Self::Telegram => format!("__{text}__"),
            Self::Forum => format!("[i]{text}[/i]"),
        }
    }

    fn item(self, item: &Item) -> String {
        let (first, under) = match self {
            Self::Plain | Self::Whatsapp => ("- ", "  "),
            Self::Discord => ("- ", "  - "),
            Self::Telegram => ("• ", "   "),
            Self::Forum => ("[*]", ""),
        };
        let rest = item.under.iter().map(|line| format!("{under}{}", self.said(line)));
        std::iter::once(format!("{first}{}", self.said(&item.text))).chain(rest).collect::<Vec<_>>().join("\n")
    }

    /// What opens and closes a list.
    const fn list(self) -> (&'static str, &'static str) {
        match self {
            Self::Plain | Self::Discord | Self::Whatsapp | Self::Telegram => ("", ""),
            Self::Forum => ("[list]\n", "\n[/list]"),
        }
    }

    /// What opens and closes text of fixed width.
    const fn fence(self) -> (&'static str, &'static str) {
        match self {
            Self::Plain => ("", ""),
            Self::Discord | Self::Telegram => ("```\n", "\n```"),
            // WhatsApp wants the text right beside the signs.
            Self::Whatsapp => ("```", "```"),
            Self::Forum => ("[code]\n", "\n[/code]"),
        }
    }

    fn standings(self, places: &[Place]) -> Vec<String> {
        match self {
            Self::Plain => places.iter().map(|p| say::standing(&p.rank, &p.name, &p.cvp, &p.record)).collect(),
            Self::Discord | Self::Whatsapp | Self::Telegram | Self::Forum => {
                columns(places).iter().map(|line| self.fixed(line)).collect()
            }
        }
    }

    /// A text that is read as it stands.
    fn said(self, text: &str) -> String {
        let escape = match self {
            Self::Plain => return text.to_owned(),
            Self::Discord => discord,
            Self::Whatsapp => whatsapp,
            Self::Telegram => telegram,
            Self::Forum => forum,
        };
        let mut out = String::with_capacity(text.len() + 16);
        let mut before = String::new();
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            escape(&mut out, sign, &Around { before: &before, next: signs.peek().copied() });
            before.push(sign);
        }
        out
    }

    /// The same inside of text of fixed width, where only its end is read, and a mention.
    fn fixed(self, text: &str) -> String {
        let parted = |signs: &[char]| -> String {
            let part = |sign: char| [sign, ZERO_WIDTH].into_iter().take(1 + usize::from(signs.contains(&sign)));
            text.chars().flat_map(part).collect()
        };
        match self {
            Self::Plain => text.to_owned(),
            Self::Discord => parted(&['`', '@']),
            Self::Whatsapp | Self::Telegram => text.replace('`', "ˋ"),
            Self::Forum => parted(&['[']),
        }
    }

    /// What an empty line separates, each with the empty line after it.
    fn paragraphs(self, text: &str) -> Vec<String> {
        let mut all: Vec<String> = text.trim_end().split("\n\n").map(|one| format!("{}\n", self.fixed(one))).collect();
        if let Some(last) = all.last_mut() {
            last.pop();
        }
        all
    }

    fn block(self, part: &Part) -> Block {
        let head = (!part.heading.is_empty()).then(|| self.strong(&part.heading));
        let (fence, list) = (self.fence(), self.list());
        let ((open, close), rows) = match &part.body {
            Body::Lines(lines) => (("", ""), lines.iter().map(|line| self.said(line)).collect()),
            Body::Items(items) => (list, items.iter().map(|item| self.item(item)).collect()),
            Body::Standings(places) => (fence, self.standings(places)),
            Body::Verbatim(text) => (fence, self.paragraphs(text)),
        };
        Block { head, open, rows, close }
    }

    fn blocks(self, message: &Message) -> Vec<Block> {
        let under = message.under.iter().filter(|line| !line.is_empty()).map(|line| self.aside(line));
        let title = Some(message.title.as_str()).filter(|title| !title.is_empty()).map(|title| self.title(title));
        let first: Vec<String> = title.into_iter().chain(under).collect();
        let first = (!first.is_empty()).then_some(Block { head: None, open: "", rows: first, close: "" });
        first
            .into_iter()
            .chain(message.parts.iter().filter(|part| !part.body.is_empty()).map(|part| self.block(part)))
            .collect()
    }
}

impl Block {
    fn text(&self) -> String {
        written(self.head.as_deref(), self.open, &self.rows.join("\n"), self.close)
    }
}

fn written(head: Option<&str>, open: &str, rows: &str, close: &str) -> String {
    let head = head.map(|head| format!("{head}\n")).unwrap_or_default();
    format!("{head}{open}{}{close}", rows.trim_end_matches('\n'))
}

/// The whole message, ending with a new line.
pub(super) fn whole(message: &Message, markup: Markup) -> String {
    let mut text = markup.blocks(message).iter().map(Block::text).collect::<Vec<_>>().join("\n\n");
    text.push('\n');
    text
}

/// As long as the chats count it: in units of UTF-16.
pub(super) fn length(text: &str) -> usize {
    text.trim_end().encode_utf16().count()
}

/// The message in pieces of this many characters at most. It is parted between parts, else between the rows of one,
/// else between the words of a row.
pub(super) fn pieces(message: &Message, markup: Markup, most: usize) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut piece = String::new();
    for block in markup.blocks(message) {
        let text = block.text();
        let joined = if piece.is_empty() { text.clone() } else { format!("{piece}\n\n{text}") };
        if length(&joined) <= most {
            piece = joined;
            continue;
        }
        pieces.extend(Some(std::mem::take(&mut piece)).filter(|piece| !piece.is_empty()));
        if length(&text) <= most {
            piece = text;
            continue;
        }
        let mut head = block.head.as_deref();
        let mut rows = String::new();
        let room = most.saturating_sub(length(&written(head, block.open, "", block.close)));
        for row in block.rows.iter().flat_map(|row| parted(row, room)) {
            let more = if rows.is_empty() { row.clone() } else { format!("{rows}\n{row}") };
            if !rows.is_empty() && length(&written(head, block.open, &more, block.close)) > most {
                pieces.push(written(head, block.open, &rows, block.close));
                (head, rows) = (None, row.clone());
            } else {
                rows = more;
            }
        }
        piece = written(head, block.open, &rows, block.close);
    }
    pieces.extend(Some(piece).filter(|piece| !piece.is_empty()));
    pieces
}

/// A row in pieces of this many characters at most: between its words, or anywhere if one is longer than that.
fn parted(row: &str, most: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for word in row.split_inclusive(' ') {
        for part in chopped(word, most) {
            match pieces.last_mut() {
                Some(last) if length(&format!("{last}{part}")) <= most => last.push_str(part),
                Some(_) | None => pieces.push(part.to_owned()),
            }
        }
    }
    pieces
}

/// A word in pieces of this many characters at most.
fn chopped(word: &str, most: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while length(rest) > most.max(1) {
        // A character counts for two at most.
        let at = rest.char_indices().nth((most / 2).max(1)).map_or(rest.len(), |(at, _)| at);
        let (piece, after) = rest.split_at(at);
        pieces.push(piece);
        rest = after;
    }
    pieces.push(rest);
    pieces
}

/// Standings in columns; names stand last, so that they may be as long and as wide as they are.
fn columns(places: &[Place]) -> Vec<String> {
    let wide = |of: &dyn Fn(&Place) -> &str, head: &str| {
        places.iter().map(|place| of(place).chars().count()).chain([head.chars().count()]).max().unwrap_or(0)
    };
    let (rank, cvp, record) = (
        wide(&|place| &place.rank, &say::rank()),
        wide(&|place| &place.cvp, &say::cvp()),
        wide(&|place| &place.record, &say::record()),
    );
    let line =
        |one: &str, two: &str, three: &str, name: &str| format!("{one:<rank$}  {two:>cvp$}  {three:>record$}  {name}");
    let head = line(&say::rank(), &say::cvp(), &say::record(), &say::warband());
    std::iter::once(head).chain(places.iter().map(|p| line(&p.rank, &p.cvp, &p.record, &p.name))).collect()
}

/// What stands around a sign.
struct Around<'t> {
    /// All before it.
    before: &'t str,
    /// What comes next, if anything.
    next: Option<char>,
}

impl Around<'_> {
    /// It is the first on its line.
    fn first(&self) -> bool {
        self.before.trim().is_empty()
    }

    /// Only a number stands before it, as in `1.`.
    fn numbered(&self) -> bool {
        let before = self.before.trim();
        !before.is_empty() && before.chars().all(|sign| sign.is_ascii_digit())
    }

    /// A letter or a digit follows at once.
    fn joined(&self) -> bool {
        self.next.is_some_and(char::is_alphanumeric)
    }

    /// Something follows at once.
    fn followed(&self) -> bool {
        self.next.is_some_and(|next| !next.is_whitespace())
    }
}

fn discord(out: &mut String, sign: char, around: &Around<'_>) {
    let escaped = match sign {
        '\\' | '*' | '_' | '~' | '|' | '`' | '<' | '>' | '[' | ']' | '#' => true,
        '-' | '+' => around.first(),
        // A list with numbers; an invitation, which is read without `https`.
        '.' => around.numbered() || around.joined(),
        // A link, `:skull:`, `:)`.
        ':' => around.followed(),
        _ => false,
    };
    if escaped {
        out.push('\\');
    }
    out.push(sign);
    if sign == '@' {
        out.push(ZERO_WIDTH);
    }
}

fn whatsapp(out: &mut String, sign: char, around: &Around<'_>) {
    // A quotation or a list begins with its line.
    let begins = around.first() && matches!(sign, '>' | '-' | '*' | '•') || sign == '.' && around.numbered();
    if begins {
        out.push(ZERO_WIDTH);
    }
    out.push(match sign {
        '*' => '∗',
        '_' => 'ˍ',
        '~' => '∼',
        '`' => 'ˋ',
        other => other,
    });
    if matches!(sign, '.' | '@') && around.joined() || sign == ':' && around.next == Some('/') {
        out.push(ZERO_WIDTH);
    }
}

fn telegram(out: &mut String, sign: char, around: &Around<'_>) {
    if matches!(sign, '*' | '_' | '~' | '|') {
        out.extend([ZERO_WIDTH, sign, ZERO_WIDTH]);
        return;
    }
    out.push(if sign == '`' { 'ˋ' } else { sign });
    // A link, a mention, a hashtag, a command of a bot.
    let link = matches!(sign, '.' | '@' | '#' | '/') && around.joined() || sign == ':' && around.next == Some('/');
    if link {
        out.push(ZERO_WIDTH);
    }
}

fn forum(out: &mut String, sign: char, around: &Around<'_>) {
    out.push(sign);
    // A tag, a link, a mention, a face.
    let parted = match sign {
        '[' => true,
        '.' | '@' => around.joined(),
        ':' => around.followed(),
        _ => false,
    };
    if parted {
        out.push(ZERO_WIDTH);
    }
}

#[cfg(test)]
mod tests;
