//! The odds of a pending roll as a screen shows them: what every spend buys, now and later, and whole series.

use nml_battle::{
    Aim, Attack, Battle, Bought, ChargeNeed, Command, Goes, LeastFace, Lot, ModelId, Offer, Policy, Step, WouldRoll,
};

use super::shown::{ChargeAtView, ChargeView, EndsView, LotView, MarkerKind, RollAtView, SeriesView, SpendView};

/// What is bought, side by side: first the one that declares first.
pub fn spends(state: &Battle, step: &Step, all: Vec<Bought>) -> Vec<SpendView> {
    let first = step.window().and_then(|w| w.first.filter(|f| w.of(*f).is_none()));
    let mut views: Vec<SpendView> = Vec::new();
    for bought in all {
        if views.iter().all(|v| v.side != bought.side) {
            views.push(SpendView {
                side: bought.side,
                marker: MarkerKind::Blood,
                has: 0,
                open: first.is_none_or(|f| f == bought.side),
                choices: Vec::new(),
            });
        }
        if let Some(view) = views.iter_mut().find(|v| v.side == bought.side) {
            if bought.markers.blessing > 0 {
                view.marker = MarkerKind::Blessing;
            }
            view.has = view.has.max(bought.markers.hostile()).max(bought.markers.blessing);
            view.choices.push(bought.into());
        }
    }
    // The side with Initiative stands first: it says who declares first (MRK-08).
    views.sort_by_key(|v| Some(v.side) != first.or(state.initiative));
    views
}

/// All attacks of the ACTION that begins with this one, if there is more than one; nobody spends.
pub fn series(state: &Battle, attack: &Attack) -> Option<SeriesView> {
    let attacks = state.course(attack);
    if attacks.len() < 2 {
        return None;
    }
    let unspent = state.outlook(&attacks, Policy::Unspent)?.into();
    Some(view(state, &attacks, unspent))
}

/// The attacks from the pending roll on, unspent and with the best use of markers by both sides.
pub fn series_from(state: &Battle, step: &Step) -> Option<SeriesView> {
    let attack = step.attack()?;
    let unspent = state.outlook_from(step, Policy::Unspent)?.into();
    let best = |aim| state.outlook_from(step, Policy::Best(aim)).map(EndsView::from);
    let series = view(state, &state.course(attack), unspent);
    Some(SeriesView { best_out: best(Aim::Out), best_down: best(Aim::Down), ..series })
}

fn view(state: &Battle, attacks: &[Attack], unspent: EndsView) -> SeriesView {
    let first = attacks.first().map(|a| &a.weapon);
    let second = attacks.iter().find(|a| Some(&a.weapon) != first);
    SeriesView {
        attacks: u8::try_from(attacks.len()).unwrap_or(u8::MAX),
        second: second.and_then(|a| state.weapon(a.attacker, &a.weapon)).map(|w| w.name.clone()),
        unspent,
        best_out: None,
        best_down: None,
    }
}

/// What the faces of the die mean that says which model a shot goes at.
pub fn lots(state: &Battle, attack: &Attack, lots: Vec<Lot>) -> Vec<LotView> {
    let own = state.fighter(attack.attacker).map(|f| f.side);
    let hit = |target: &ModelId| {
        let at = Attack { target: (*target).into(), ..attack.clone() };
        1.0 - state.thought_chances(&at).decimal().miss
    };
    let view = |lot: Lot| {
        let whom = lot.goes.whom();
        let each = whom.iter().map(hit);
        let then = match &lot.goes {
            Goes::At(_) | Goes::Chosen(_) => each.fold(0.0, f64::max),
            Goes::Drawn(among) => each.sum::<f64>() / f64::from(u16::try_from(among.len()).unwrap_or(u16::MAX)),
            Goes::Lost | Goes::Again => 0.0,
        };
        let chance = f64::from(lot.ways) / f64::from(lot.of);
        let friend = !whom.is_empty() && whom.iter().all(|m| state.fighter(*m).map(|f| f.side) == own);
        LotView { chance, hits: chance * then, friend, lot }
    };
    lots.into_iter().map(view).collect()
}

/// The same for the pending die.
pub fn lots_asked(state: &Battle, step: &Step) -> Vec<LotView> {
    if let Step::IntoMelee(attack) | Step::DrawVictim { attack, .. } = step {
        lots(state, attack, state.lots_asked(step))
    } else {
        Vec::new()
    }
}

/// How likely the die sends the shot at somebody on the shooter's own side, and hits.
pub fn strays(lots: &[LotView]) -> f64 {
    lots.iter().filter(|lot| lot.friend).map(|lot| lot.hits).sum()
}

/// What a pending Charge Bonus must show.
pub fn charge(state: &Battle, step: &Step) -> Option<ChargeView> {
    state.charge_need(step).map(charge_view)
}

/// How likely each Charge that is offered arrives.
pub fn charges(state: &Battle, step: &Step, offers: &[Offer]) -> Vec<ChargeAtView> {
    let Step::Act { model } = step else { return Vec::new() };
    let at = |offer: &Offer| {
        let Offer::Say(Command::Charge { target, .. }) = offer else { return None };
        let charge = charge_view(state.charge_at(*model, *target));
        Some(ChargeAtView { target: *target, charge, strikes: state.can_strike(*model) })
    };
    offers.iter().filter_map(at).collect()
}

/// The Success Roll of each ACTION that asks for one at once; attacks have their own odds.
pub fn rolls(state: &Battle, step: &Step, offers: &[Offer]) -> Vec<RollAtView> {
    if !matches!(step, Step::Act { .. }) {
        return Vec::new();
    }
    let at = |offer: &Offer| {
        let Offer::Say(command @ (Command::Dash | Command::Use { .. } | Command::Scenario(_))) = offer else {
            return None;
        };
        let WouldRoll { chances, risky } = state.would_roll(command)?;
        Some(RollAtView { command: command.clone(), odds: chances.into(), risky })
    };
    offers.iter().filter_map(at).collect()
}

fn charge_view(need: ChargeNeed) -> ChargeView {
    let share = |ways: u16| (need.least != LeastFace::Unknown).then(|| f64::from(ways) / f64::from(need.of));
    let (chance, short) = (share(need.ways), share(need.of.saturating_sub(need.ways)));
    ChargeView { need, chance, short }
}
