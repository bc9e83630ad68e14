//! What you may pay for with markers, and who may.

use crate::log::state::ModelId;

/// What may be paid: the numbers, and what each model can give.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// Sums that buy it.
    pub counts: Vec<u8>,
    /// At most this many of each model.
    pub from: Vec<(ModelId, u8)>,
    /// INFECTION MARKERS instead of BLOOD MARKERS.
    pub infection: bool,
}

impl Purse {
    /// Whether it can be afforded at all.
    #[must_use]
    pub fn enough(&self) -> bool {
        !self.affordable().is_empty()
    }

    /// The sums that can be paid.
    #[must_use]
    pub(crate) fn affordable(&self) -> Vec<u8> {
        let all: u32 = self.from.iter().map(|(_, n)| u32::from(*n)).sum();
        self.counts.iter().copied().filter(|n| u32::from(*n) <= all).collect()
    }

    /// Payments to choose among: each sum by one model alone, or by the first that have some if nobody has enough.
    #[must_use]
    pub fn ways(&self) -> Vec<Vec<(ModelId, u8)>> {
        let of = |count: u8| -> Vec<Vec<(ModelId, u8)>> {
            if count == 0 {
                return vec![Vec::new()];
            }
            let able = self.from.iter().filter(|(_, most)| *most >= count);
            let alone: Vec<_> = able.map(|(model, _)| vec![(*model, count)]).collect();
            if alone.is_empty() { vec![cheapest(&self.from, count)] } else { alone }
        };
        self.affordable().into_iter().flat_map(of).collect()
    }

    /// Whether this pays it: one of the sums, each model once and with at most what it has.
    #[must_use]
    pub fn pays(&self, paid: &[(ModelId, u8)]) -> bool {
        let sum: u32 = paid.iter().map(|(_, n)| u32::from(*n)).sum();
        let each = paid.iter().enumerate().all(|(i, (model, n))| {
            *n > 0
                && self.from.iter().any(|(from, most)| from == model && n <= most)
                && !paid.iter().take(i).any(|(earlier, _)| earlier == model)
        });
        each && self.counts.iter().any(|n| u32::from(*n) == sum)
    }
}

/// The first markers that pay a price: enough for a payment that nobody chose.
pub fn cheapest(from: &[(ModelId, u8)], count: u8) -> Vec<(ModelId, u8)> {
    let mut left = count;
    let mut paid = Vec::new();
    for (model, most) in from {
        let n = left.min(*most);
        if n > 0 {
            paid.push((*model, n));
            left -= n;
        }
    }
    paid
}
