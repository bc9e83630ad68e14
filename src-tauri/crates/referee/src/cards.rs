//! The deck of a battle for many Warbands: 52 cards, none of which comes twice before all are through (AOW p.3).

const CARDS: usize = 52;

/// Where the cards are that were seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deck {
    /// Initiative cards that lie before their sides.
    lying: Vec<String>,
    /// Discarded.
    gone: Vec<String>,
}

impl Deck {
    /// The Initiative cards of a Turn go to the discards.
    pub(crate) fn discard(&mut self) {
        self.gone.append(&mut self.lying);
    }

    /// Takes a draw off the deck; gives the first card that was not in it. An empty deck is made again from the discards.
    pub(crate) fn take(&mut self, drawn: &[&str], stays: bool) -> Option<String> {
        if stays {
            self.discard();
        }
        let (mut wrong, mut now) = (None, Vec::new());
        for card in drawn {
            if self.gone.len() + self.lying.len() + now.len() >= CARDS {
                self.gone.clear();
            }
            let known = self.gone.iter().chain(&self.lying).chain(&now).any(|seen| seen == card);
            if known || rank(card).is_none() {
                wrong = wrong.or_else(|| Some((*card).to_owned()));
            } else {
                now.push((*card).to_owned());
            }
        }
        if stays { &mut self.lying } else { &mut self.gone }.append(&mut now);
        wrong
    }
}

/// The place of a card among all, the two of clubs first.
pub(crate) fn rank(card: &str) -> Option<usize> {
    let (rank, suit) = card.split_at_checked(card.len().checked_sub(1)?)?;
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    Some(ranks.iter().position(|known| *known == rank)? * 4 + "CDHS".find(suit)?)
}

#[cfg(test)]
mod tests {
    use super::Deck;

    #[test]
    fn a_deck_is_made_again_once_every_card_is_through() {
        let mut deck = Deck::default();
        let all: Vec<String> = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
            .iter()
            .flat_map(|rank| ["C", "D", "H", "S"].map(|suit| format!("{rank}{suit}")))
            .collect();
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        assert_eq!(deck.take(&all[..3], true), None);
        assert_eq!(deck.take(&all[2..4], false).as_deref(), Some("2H"), "it lies before its side");
        assert_eq!(deck.take(&all[4..], false), None);
        assert_eq!(deck.take(&[all[3]], false), None, "the deck was through: only the cards on the table are missing");
        assert_eq!(deck.take(&[all[0]], false).as_deref(), Some("2C"));
        assert_eq!(deck.take(&[all[0], all[3]], true).as_deref(), Some("2C"), "it was discarded just now");
    }
}
