//! What may be said to a question, and whether something said is among it (invariant 3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::permit;
use super::refusal::Refusal;
use super::spot::Spot;
use super::stated;
use crate::log::command::{Command, Facts, Spend};
use crate::log::state::{Battle, ModelId, SideId};
use crate::log::target::Landing;
use nml_catalogue::Point;
use nml_catalogue::length::Length;

/// The answers to the pending question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who must answer; several for a roll-off, none when the battle is over.
    pub who: Vec<SideId>,
    /// What may be said.
    pub offers: Vec<Offer>,
    /// What a person may look for, and why it is refused.
    pub refused: Vec<Refused>,
    /// ACTIONS of the acting model that cannot even be aimed, and why: no command stands for them.
    pub closed: Vec<Closed>,
}

/// One thing that may be said.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// Exactly this; the facts of an attack are free.
    Say(Command),
    /// The command with a position that fits, or without one.
    Place {
        /// The command, without a position.
        command: Command,
        /// Where the base may stand; none: it is not known where it stands now, so anywhere.
        spot: Option<Spot>,
    },
    /// The shot at a point: anywhere that fits, or untracked. The facts of the attack are free.
    Aim {
        /// The command, without a point.
        command: Command,
        /// Where the point may lie on the flat; none: it is not known where the shooter stands.
        spot: Option<Spot>,
        /// The radius of its BLAST.
        inches: u8,
    },
    /// Any faces of this number of dice.
    Faces(usize),
    /// What the table sees of the attack may be stated again.
    State,
    /// How far down the ledge within 1 in is; or there is none.
    Ledge {
        /// As high as the model stands.
        proposed: Length,
    },
    /// What a model stands on may be stated at any moment: height, ledge, Dangerous terrain.
    Stand,
    /// Markers up to these; a Bloodbath needs its price among them.
    Spend {
        /// Who.
        side: SideId,
        /// The most of each.
        most: Spend,
        /// Markers a Bloodbath costs.
        bloodbath: u8,
    },
    /// Any holders for this many objectives, or the proposal.
    Control {
        /// What the positions say; none: nobody, or unknown.
        proposed: Vec<Option<SideId>>,
    },
    /// Any of these models, each at most once; the proposal first.
    Caught {
        /// All on the battlefield.
        among: Vec<ModelId>,
        /// Who stands in the blast, as far as positions are known.
        proposed: Vec<ModelId>,
    },
    /// A Deed may be claimed at any moment.
    Deed(super::scenario::Claimable),
    /// An answer to the scenario with choices of its own.
    Scenario(super::scenario::ScenarioOffer),
    /// The command with markers that pay for it: one of the sums, from these models.
    Pay {
        /// The command, nothing paid.
        command: Command,
        /// Sums that buy it.
        counts: Vec<u8>,
        /// At most so many of each model.
        purse: Vec<(ModelId, u8)>,
        /// Payments to choose among, each of one of the sums; others are as good.
        ways: Vec<Vec<(ModelId, u8)>>,
    },
    /// What the table should think of now; it may be noted.
    Remind(super::content::Reminded),
    /// The table may say who stands in reach of a model's auras.
    Auras {
        /// The models that bring some.
        bearers: Vec<ModelId>,
    },
    /// A side may give up.
    Concede,
    /// How a side shows which of its models are Down may still be changed.
    ShowDown,
    /// Any ruling may be read otherwise, by agreement.
    Agree,
    /// The battle may be stopped before its end.
    Stop,
    /// What happened may be stated without dice, one thing, many, or the result.
    Stated,
    /// Which way a missed shot goes: any direction, or that it misses.
    Scatter {
        /// How far it goes.
        inches: u8,
        /// Where it was aimed at, if that is known.
        from: Option<Point>,
        /// Where it comes down in each of eight directions: up the map first, then round to the right.
        ways: Vec<Landing>,
    },
}

impl Offer {
    /// The command with what buys it.
    pub(super) fn pay(command: Command, purse: &super::content::Purse) -> Self {
        Self::Pay { command, counts: purse.affordable(), purse: purse.from.clone(), ways: purse.ways() }
    }
}

/// A command that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What.
    pub command: Command,
    /// Why.
    pub refusal: Refusal,
}

/// One of the two ACTIONS that attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackAction {
    /// Shoot (ACT-26).
    Shoot,
    /// Fight (ACT-29).
    Fight,
}

/// An ACTION for which the model has nothing, whomever it were aimed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closed {
    /// Which.
    pub action: AttackAction,
    /// Why.
    pub refusal: Refusal,
}

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
    pub(super) fn weigh_paid(&mut self, battle: &Battle, command: Command, purse: &super::content::Purse) {
        let least = purse.counts.iter().min().copied().unwrap_or(0);
        let paid = super::content::cheapest(&purse.from, least);
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

/// Whether the options admit a command: what they admit is what `decide` accepts, overrules and
/// corrections apart.
#[must_use]
pub fn admits(options: &Options, battle: &Battle, command: &Command) -> bool {
    options.offers.iter().any(|offer| admits_one(offer, battle, command))
}

fn admits_one(offer: &Offer, battle: &Battle, command: &Command) -> bool {
    match (offer, command) {
        // What the table says of a charge counts: unseen, past somebody, several targets.
        (Offer::Say(Command::Charge { target: offered, .. }), Command::Charge { target, .. }) => {
            offered == target && permit::form(battle, command).is_ok() && permit::rules(battle, command).is_ok()
        }
        (Offer::Say(offered), said) => same(offered, said),
        // The constraint is what a screen draws; the way there counts as well.
        (Offer::Place { command: offered, .. }, said) => {
            said.place().is_some()
                && said.bare() == *offered
                && permit::form(battle, said).is_ok()
                && permit::rules(battle, said).is_ok()
        }
        (Offer::Aim { command: offered, .. }, Command::Shoot { target, .. }) => {
            target.is_point()
                && same(offered, &command.at_point(None))
                && permit::form(battle, command).is_ok()
                && permit::rules(battle, command).is_ok()
        }
        (Offer::State, Command::State { facts }) => permit::sized(facts).is_ok(),
        (Offer::Ledge { .. }, Command::Ledge { .. }) => permit::form(battle, command).is_ok(),
        (Offer::Stand, Command::Stand { .. }) => {
            permit::form(battle, command).is_ok() && permit::rules(battle, command).is_ok()
        }
        (Offer::Pay { command, counts, purse, .. }, said) => said.paid().is_some_and(|paid| {
            let purse = super::content::Purse { counts: counts.clone(), from: purse.clone(), infection: false };
            said.with_paid(Vec::new()) == *command && purse.pays(paid)
        }),
        (Offer::Remind(reminded), Command::Noted { model, source }) => {
            reminded.model == *model && reminded.source == *source
        }
        (Offer::Auras { bearers }, Command::Under { bearer, model, .. }) => {
            bearers.contains(bearer) && bearer != model && battle.fighter(*model).is_some()
        }
        (Offer::Faces(count), Command::Roll { faces, .. }) => faces.len() == *count,
        (Offer::Spend { side, most, bloodbath }, Command::Spend { side: who, markers }) => {
            side == who
                && markers.blood <= most.blood
                && markers.infection <= most.infection
                && markers.blessing <= most.blessing
                && (!markers.bloodbath || most.bloodbath && markers.hostile() >= *bloodbath)
        }
        (Offer::Control { proposed }, Command::Control { holders }) => {
            holders.len() == proposed.len()
                && holders.iter().flatten().all(|side| usize::from(*side) < battle.sides.len())
        }
        (Offer::Caught { among, .. }, Command::Caught { models }) => models
            .iter()
            .enumerate()
            .all(|(i, m)| among.contains(m) && !models.iter().take(i).any(|earlier| earlier == m)),
        (Offer::Deed(open), Command::Deed { deed, side, model }) => {
            open.deed == *deed
                && open.sides.contains(side)
                && match model {
                    Some(model) => open.by_model && battle.fighter(*model).is_some_and(|f| f.side == *side),
                    None => !open.by_model,
                }
        }
        (Offer::Agree, Command::Agree { ruling, reading }) => permit::agree(battle, ruling, reading).is_ok(),
        (Offer::Stop, Command::Stop { reason }) => reason.stops(),
        (Offer::Stated, Command::Happened { what }) => stated::happening(battle, what).is_ok(),
        (Offer::Stated, Command::CatchUp { changes }) => stated::changes(battle, changes).is_ok(),
        (Offer::Stated, Command::Result { changes, verdict, .. }) => {
            stated::changes(battle, changes).is_ok() && stated::verdict(battle, *verdict).is_ok()
        }
        (Offer::Scatter { .. }, Command::Scatter { .. }) => true,
        (Offer::Scenario(offer), Command::Scenario(said)) => super::scenario::admits(offer, battle, said),
        (Offer::ShowDown, Command::ShowDown { .. }) => permit::form(battle, command).is_ok(),
        (Offer::Concede, Command::Concede { side }) => usize::from(*side) < battle.sides.len(),
        _ => false,
    }
}

/// Equal but for the facts, which the table states freely.
fn same(offered: &Command, said: &Command) -> bool {
    let bare = |command: &Command| {
        let mut command = command.clone();
        if let Command::Shoot { facts, .. } | Command::Fight { facts, .. } | Command::React { facts, .. } = &mut command
        {
            *facts = Facts::default();
        }
        command
    };
    offered == said || bare(offered) == bare(said)
}
