//! One command weighed: offered if the rules allow it, refused with the reason if they do not.

use crate::log::command::Command;
use crate::log::state::Battle;
use crate::offer::{Offer, Options, Refused};
use crate::permit;
use crate::purse::{Purse, cheapest};
use crate::spot::Spot;

impl Options {
    pub(super) fn weigh(&mut self, battle: &Battle, command: Command) {
        if permit::form(battle, &command).is_err() {
            return;
        }
        match permit::rules(battle, &command) {
            Ok(()) => self.offers.push(Offer::Say(command)),
            Err(refusal) => self.refused.push(Refused { command, refusal }),
        }
    }

    /// A command that is paid for: weighed with the cheapest payment.
    pub(super) fn weigh_paid(&mut self, battle: &Battle, command: Command, purse: &Purse) {
        let least = purse.counts.iter().min().copied().unwrap_or(0);
        let paid = cheapest(&purse.from, least);
        match permit::rules(battle, &command.with_paid(paid)) {
            Ok(()) => {
                self.offers.push(Offer::pay(command, purse));
            }
            Err(refusal) => self.refused.push(Refused { command, refusal }),
        }
    }

    pub(super) fn weigh_place(&mut self, battle: &Battle, command: Command, spot: Option<Spot>) {
        match permit::rules(battle, &command) {
            Ok(()) => self.offers.push(Offer::Place { command, spot }),
            Err(refusal) => self.refused.push(Refused { command, refusal }),
        }
    }
}
