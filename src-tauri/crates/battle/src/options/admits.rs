//! Whether a command is among those that may be said (promise 3).

use crate::log::command::{Command, Facts};
use crate::log::scenario::ScenarioSaid;
use crate::log::state::{Battle, ModelId};
use crate::offer::{Offer, Options, ScenarioOffer};
use crate::permit;
use crate::purse::Purse;
use crate::scenario::holds_fit;
use crate::stated;

/// Whether the options admit a command: what they admit is what `decide` accepts, except overrules and corrections.
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
        (Offer::State, Command::State { facts }) => crate::allowed::sized(facts).is_ok(),
        (Offer::Ledge { .. }, Command::Ledge { .. }) => permit::form(battle, command).is_ok(),
        (Offer::Stand, Command::Stand { .. }) => {
            permit::form(battle, command).is_ok() && permit::rules(battle, command).is_ok()
        }
        (Offer::Pay { command, counts, purse, .. }, said) => said.paid().is_some_and(|paid| {
            let purse = Purse { counts: counts.clone(), from: purse.clone(), infection: false };
            said.with_paid(Vec::new()) == *command && purse.pays(paid)
        }),
        (Offer::Remind(reminded), Command::Noted { model, source }) => {
            reminded.model == *model && reminded.source == *source
        }
        (Offer::Auras { bearers }, Command::Under { bearer, model, .. }) => {
            bearers.contains(bearer) && bearer != model && battle.fighter(*model).is_some()
        }
        (Offer::Cards(sides), Command::Draw { cards, .. }) => {
            cards.len() == sides.len() && battle.deck.gives(cards).is_ok()
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
        (Offer::Scenario(offer), Command::Scenario(said)) => answers_scenario(offer, battle, said),
        (Offer::ShowDown, Command::ShowDown { .. }) => permit::form(battle, command).is_ok(),
        (Offer::Concede, Command::Concede { side }) => usize::from(*side) < battle.sides.len(),
        _ => false,
    }
}

/// Equal except for the facts, which the table states freely.
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

/// Whether an offer admits what was said.
fn answers_scenario(offer: &ScenarioOffer, battle: &Battle, said: &ScenarioSaid) -> bool {
    let once = |models: &[ModelId]| models.iter().enumerate().all(|(i, m)| !models.iter().take(i).any(|n| n == m));
    match (offer, said) {
        (ScenarioOffer::Hold { .. }, ScenarioSaid::Hold { objectives }) => holds_fit(battle, objectives),
        (ScenarioOffer::Count { sides, .. }, ScenarioSaid::Count { counts }) => counts.len() == usize::from(*sides),
        (
            ScenarioOffer::Note { side, note, among, most, objectives },
            ScenarioSaid::Note { side: who, note: what, models, objective },
        ) => {
            let named = match objective {
                Some(o) => o < objectives,
                None => *objectives == 0,
            };
            side == who
                && note == what
                && named
                && models.len() <= usize::from(*most)
                && once(models)
                && models.iter().all(|m| among.contains(m))
        }
        (ScenarioOffer::Alliances { .. }, ScenarioSaid::Alliances { .. })
        | (ScenarioOffer::Betrayal { .. }, ScenarioSaid::Betray(_) | ScenarioSaid::Give { .. }) => {
            let command = Command::Scenario(said.clone());
            permit::form(battle, &command).is_ok() && permit::rules(battle, &command).is_ok()
        }
        (ScenarioOffer::Force { among, most }, ScenarioSaid::Force { models }) => {
            !models.is_empty()
                && most.is_none_or(|most| models.len() <= usize::from(most))
                && once(models)
                && models.iter().all(|m| among.contains(m))
        }
        _ => false,
    }
}
