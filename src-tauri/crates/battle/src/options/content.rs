//! What you may answer to the questions of content, and which calls you may make.

use crate::log::ask::{Ask, Want};
use crate::log::command::Command;
use crate::log::state::Battle;
use crate::offer::{Offer, Options};

impl Battle {
    /// The answers to a question of content.
    pub(super) fn collect_ask(&self, ask: &Ask, found: &mut Options) {
        match &ask.want {
            Want::Die { .. } | Want::RollOff => {}
            Want::Put(placing) => {
                let spot = self.placing_spot(placing);
                found.offers.push(Offer::Place { command: Command::Put { to: None }, spot });
                if !self.must_stand(placing) {
                    found.offers.push(Offer::Say(Command::Enough));
                }
            }
            Want::Pick { among, optional, .. } => {
                for model in among {
                    found.offers.push(Offer::Say(Command::Pick { model: Some(*model) }));
                }
                if *optional {
                    found.offers.push(Offer::Say(Command::Pick { model: None }));
                }
            }
            Want::Choose { options, .. } => {
                for (option, _) in (0_u8..).zip(options) {
                    found.offers.push(Offer::Say(Command::Choose { option }));
                }
            }
            Want::Several { among, proposed, .. } => {
                found.offers.push(Offer::Caught { among: among.clone(), proposed: proposed.clone() });
            }
        }
    }

    /// The calls that can be made now, as offers.
    pub(super) fn collect_calls(&self, found: &mut Options) {
        for (model, _) in self.models().filter(|(_, f)| f.on_table()) {
            for (_, call, _) in self.calls(model) {
                if let Ok(purse) = self.may_call(model, &call.id) {
                    let command = Command::Call { model, call: call.id.clone(), paid: Vec::new() };
                    found.offers.push(Offer::pay(command, &purse));
                }
            }
        }
    }
}
