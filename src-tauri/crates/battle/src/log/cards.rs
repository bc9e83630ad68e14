//! Playing cards: one deck of 52 for every draw of a battle, what lies with whom, and what is discarded.

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::log::state::SideId;

/// A playing card, such as `AS` or `10H`: the rank, then the suit. Cards are in the order of a draw: 2 to ace, and of
/// the same rank clubs, diamonds, hearts, spades. No two are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many cards a deck has.
pub const DECK: u8 = 52;

/// Clubs, diamonds, hearts, spades: the lowest first.
const SUITS: [char; 4] = ['C', 'D', 'H', 'S'];
/// The ranks, the lowest first.
const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

impl Card {
    /// All cards of the deck, the lowest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DECK).map(Self)
    }

    /// `2` to `10`, `J`, `Q`, `K` or `A`.
    #[must_use]
    pub fn rank(self) -> &'static str {
        RANKS.get(usize::from(self.0 / 4)).copied().unwrap_or_default()
    }

    /// `C`, `D`, `H` or `S`.
    #[must_use]
    pub fn suit(self) -> char {
        SUITS.get(usize::from(self.0 % 4)).copied().unwrap_or_default()
    }

    /// Whether it is an ace.
    #[must_use]
    pub fn is_ace(self) -> bool {
        self.rank() == "A"
    }

    /// The card with that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|card| card.to_string() == name)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let card = if name.len() <= 3 { Self::named(&name) } else { None };
        card.ok_or_else(|| de::Error::custom("a card is a rank and a suit, such as AS or 10H"))
    }
}

impl JsonSchema for Card {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^([2-9]|10|[JQKA])[CDHS]$",
            "description": "A playing card: its rank, then its suit."
        })
    }
}

/// A card that a side drew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DrawnCard")]
pub struct Drawn {
    /// Which side.
    pub side: SideId,
    /// Which card.
    pub card: Card,
}

/// The deck of a battle: what has left it, and the order of the last draw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Deck {
    /// Discarded; they are shuffled into a new deck when the deck is empty.
    pub gone: Vec<Card>,
    /// Initiative cards that lie before their sides, the highest first.
    pub held: Vec<Drawn>,
    /// The sides of the last draw, the highest card first.
    pub order: Vec<SideId>,
}

impl Deck {
    /// Whether nobody has drawn yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        *self == Self::default()
    }

    /// The cards that may come next, after these of the same draw, the lowest first.
    #[must_use]
    pub fn left(&self, drawn: &[Card]) -> Vec<Card> {
        let away = |card: &Card| drawn.contains(card) || self.held.iter().any(|h| h.card == *card);
        let (used, fresh): (Vec<Card>, Vec<Card>) =
            Card::all().filter(|card| !away(card)).partition(|card| self.gone.contains(card));
        if fresh.is_empty() { used } else { fresh }
    }

    /// As [`Deck::left`]; an empty deck is made again from the discards.
    fn after(&mut self, drawn: &[Card]) -> Vec<Card> {
        let left = self.left(drawn);
        if left.iter().all(|card| self.gone.contains(card)) {
            self.gone.clear();
        }
        left
    }

    /// Whether these can be drawn one after the other.
    ///
    /// # Errors
    /// The first that is not in the deck.
    pub fn gives(&self, cards: &[Card]) -> Result<(), Card> {
        let mut deck = self.clone();
        for (n, card) in cards.iter().enumerate() {
            let before = cards.get(..n).unwrap_or_default();
            if !deck.after(before).contains(card) {
                return Err(*card);
            }
        }
        Ok(())
    }

    /// This many cards off the top of a shuffled deck; `pick(n)` gives a number below `n`.
    pub fn draw(&self, count: usize, mut pick: impl FnMut(u32) -> u32) -> Vec<Card> {
        let mut deck = self.clone();
        let mut cards: Vec<Card> = Vec::new();
        for _ in 0..count {
            let left = deck.after(&cards);
            let place = pick(u32::try_from(left.len()).unwrap_or(1).max(1));
            cards.extend(left.get(usize::try_from(place).unwrap_or(0)));
        }
        cards
    }

    /// Takes a draw in. Initiative cards stay before their sides, all others are discarded at once.
    pub(crate) fn take(&mut self, drawn: &[Drawn], stays: bool) {
        if stays {
            self.discard();
        }
        let mut cards: Vec<Card> = Vec::new();
        for one in drawn {
            self.after(&cards);
            cards.push(one.card);
        }
        let mut ranked = drawn.to_vec();
        ranked.sort_by_key(|one| std::cmp::Reverse(one.card));
        self.order = ranked.iter().map(|one| one.side).collect();
        if stays {
            self.held = ranked;
        } else {
            self.gone.extend(cards);
        }
    }

    /// The Turn is over: its Initiative cards are discarded.
    pub(crate) fn discard(&mut self) {
        self.gone.extend(self.held.drain(..).map(|one| one.card));
    }
}
