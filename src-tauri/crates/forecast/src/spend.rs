//! What a roll is prepared with: markers where they buy more than they are worth, and what may be called on.

use nml_battle::{Battle, Command, ModelId, Offer, Options, SideId, Spend, Step};

use crate::worth;

/// Spends for the pending roll. `None` if nobody gains by it.
pub(crate) fn spend(battle: &Battle, step: &Step, options: &Options) -> Option<Command> {
    let may = |side: SideId| {
        options.offers.iter().any(|offer| {
            matches!(offer, Offer::Spend { side: who, most, .. } if *who == side && !(most.hostile() == 0 && most.blessing == 0))
        })
    };
    if !battle.side_ids().any(may) {
        return None;
    }
    let (roller, victim) = concerned(step)?;
    let for_whom = battle.player_of(roller);
    // Markers lie on the model that is hurt, or on the one that rolls.
    let marked = if matches!(step, Step::Injury(_)) { victim.unwrap_or(roller) } else { roller };
    let price = worth::marker(battle, marked);
    let mut best: Option<(i64, SideId, Spend)> = None;
    let bought = battle.bought(step);
    for side in battle.side_ids().filter(|side| may(*side)) {
        let helps = gains(battle, side, for_whom, victim);
        let of = |spend: &nml_battle::Bought| {
            let worth = worth::of_chances(battle, &spend.chances, victim);
            let paid = i64::from(spend.markers.hostile()) + i64::from(spend.markers.blessing);
            (if helps { worth } else { -worth }) - paid * price
        };
        let own = || bought.iter().filter(|b| b.side == side);
        let Some(plain) = own().next().map(of) else { continue };
        let better = own().skip(1).map(|b| (of(b) - plain, side, b.markers)).max_by_key(|(gain, ..)| *gain);
        best = best.into_iter().chain(better.filter(|(gain, ..)| *gain > 0)).max_by_key(|(gain, ..)| *gain);
    }
    best.map(|(_, side, markers)| Command::Spend { side, markers })
}

/// Whether a side wants the roll to go high: the roller does, and for an attack everybody it does not hurt.
fn gains(battle: &Battle, side: SideId, roller: SideId, victim: Option<ModelId>) -> bool {
    victim.map_or(roller == side, |victim| battle.player_of(victim) != side)
}

/// Who rolls, and who is hurt by it.
fn concerned(step: &Step) -> Option<(ModelId, Option<ModelId>)> {
    if let Step::Success(roll) = step {
        return Some((roll.model, step.attack().and_then(|attack| attack.target.model())));
    }
    if let Step::Injury(roll) = step {
        return Some((roll.cause.by().unwrap_or(roll.victim), Some(roll.victim)));
    }
    None
}

/// Calls on what may be called on, every other time: nobody reckons here what it is worth.
pub(crate) fn call(options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    options.offers.iter().find_map(|offer| {
        let Offer::Pay { command: Command::Call { model, call, .. }, ways, .. } = offer else { return None };
        let paid = ways.first()?;
        let taken = draw(2) == 0;
        taken.then(|| Command::Call { model: *model, call: call.clone(), paid: paid.clone() })
    })
}
