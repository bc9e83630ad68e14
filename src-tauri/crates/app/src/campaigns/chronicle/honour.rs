//! Honours with the names of the models that have them.

use nml_campaign::{Holder, Honour, honours};
use nml_warband::Counted;

use super::game::Teller;
use super::{ChronicleHolder, ChronicleHonour};
use crate::view::{fought, of_side};
use crate::words::chronicle as say;

/// The most who are named for one honour.
const NAMED: usize = 6;

pub(super) fn all(teller: &Teller<'_>, logs: &[Counted]) -> Vec<ChronicleHonour> {
    honours(&teller.open.state, teller.rosters, logs).iter().map(|honour| told(teller, honour)).collect()
}

fn told(teller: &Teller<'_>, honour: &Honour) -> ChronicleHonour {
    // A model that no longer has a name anywhere is counted with the others.
    let mut all: Vec<ChronicleHolder> = honour.holders.iter().filter_map(|holder| named(teller, holder)).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    let others = honour.holders.len().saturating_sub(all.len().min(NAMED));
    ChronicleHonour {
        title: say::honour(honour.sort),
        figure: say::figure(honour.sort, honour.figure),
        holders: all.into_iter().take(NAMED).collect(),
        others: (others > 0).then(|| say::others(others)),
    }
}

fn named(teller: &Teller<'_>, holder: &Holder) -> Option<ChronicleHolder> {
    let state = &teller.open.state;
    let game = |battle: &str| state.game(battle).map(|_| teller.title(battle));
    Some(match holder {
        Holder::Model { warband, model } => {
            let frozen = || {
                let games: Vec<_> = state.played().collect();
                let all = games.iter().rev();
                all.filter_map(|(_, played)| fought::model_in(played, warband, *model, teller.catalogue)).next()
            };
            let now = teller.rosters.get(warband);
            let now = now.and_then(|roster| fought::model_of(roster, *model, teller.catalogue));
            let name = of_side(Some(&now.or_else(frozen)?), &state.called(warband)?);
            ChronicleHolder {
                name,
                warband: Some(warband.clone()),
                model: Some(*model),
                battle: None,
                portrait: teller.rosters.get(warband).and_then(|roster| fought::portrait_of(roster, *model)),
                emblem: teller.emblem(warband),
            }
        }
        Holder::Warband { warband, battle } => {
            let name = state.called(warband)?;
            let name = match battle.as_deref().and_then(game) {
                None => name,
                Some(game) => say::in_battle(&name, &game),
            };
            ChronicleHolder {
                name,
                warband: Some(warband.clone()),
                model: None,
                battle: battle.clone(),
                portrait: None,
                emblem: teller.emblem(warband),
            }
        }
        Holder::Battle { battle } => {
            let name = game(battle)?;
            ChronicleHolder {
                name,
                warband: None,
                model: None,
                battle: Some(battle.clone()),
                portrait: None,
                emblem: None,
            }
        }
    })
}
