//! What a seeded player answers to the scenario.

use crate::log::scenario::{ScenarioSaid, ScenarioStep};
use crate::log::state::SideId;
use crate::log::step::Step;
use crate::offer::ScenarioOffer;

/// How readily a seeded player says it.
pub fn weight(step: &Step, said: &ScenarioSaid) -> u32 {
    match said {
        ScenarioSaid::Work { .. } => 40,
        ScenarioSaid::Strike { .. } => 4,
        ScenarioSaid::AsDrawn => 40,
        ScenarioSaid::Attacker { .. }
        | ScenarioSaid::Teams { .. }
        | ScenarioSaid::Reveal { .. }
        | ScenarioSaid::Lay { .. } => 5,
        ScenarioSaid::Ride { .. } => 2,
        ScenarioSaid::Trip { .. } | ScenarioSaid::Leave => 1,
        ScenarioSaid::Deny { .. } => u32::from(matches!(step, Step::Scenario(ScenarioStep::Deeds))),
        ScenarioSaid::Force { .. }
        | ScenarioSaid::Alliances { .. }
        | ScenarioSaid::Betray(_)
        | ScenarioSaid::Give { .. }
        | ScenarioSaid::Hold { .. }
        | ScenarioSaid::Count { .. }
        | ScenarioSaid::Note { .. } => 0,
    }
}

/// Whether the offer answers this question; a note may be shown at any other moment too.
pub fn asked(step: &Step, offer: &ScenarioOffer) -> bool {
    // Cards lie in the players' hands.
    let ScenarioOffer::Note { side, note, .. } = offer else { return !matches!(offer, ScenarioOffer::Betrayal { .. }) };
    matches!(step, Step::Scenario(ScenarioStep::Note { side: s, note: n }) if s == side && n == note)
}

/// What a seeded player answers. `None` for what it never says.
pub fn make(offer: &ScenarioOffer, draw: &mut impl FnMut(u32) -> u32) -> Option<ScenarioSaid> {
    let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let said = match offer {
        ScenarioOffer::Hold { proposed } => ScenarioSaid::Hold { objectives: proposed.clone() },
        ScenarioOffer::Count { sides, .. } => {
            ScenarioSaid::Count { counts: (0..*sides).map(|_| u8::try_from(draw(4)).unwrap_or(0)).collect() }
        }
        ScenarioOffer::Note { side, note, among, most, objectives } => {
            let models = among.iter().copied().take(usize::from(*most)).collect();
            let objective = (*objectives > 0).then(|| u8::try_from(draw((*objectives).into())).unwrap_or(0));
            ScenarioSaid::Note { side: *side, note: note.clone(), models, objective }
        }
        ScenarioOffer::Alliances { sides, all, .. } => {
            let named = (0..*all).map(|side| {
                let others: Vec<SideId> = sides.iter().copied().filter(|other| *other != side).collect();
                let picked = usize::try_from(draw(small(others.len() + 1))).unwrap_or(0);
                others.get(picked).copied().filter(|_| sides.contains(&side))
            });
            ScenarioSaid::Alliances { named: named.collect() }
        }
        ScenarioOffer::Betrayal { .. } => return None,
        ScenarioOffer::Force { among, most: Some(most) } => {
            ScenarioSaid::Force { models: among.iter().copied().take((*most).into()).collect() }
        }
        ScenarioOffer::Force { among, most: None } => {
            let keep = among.len().saturating_sub(usize::try_from(draw(small(among.len().min(3)).max(1))).unwrap_or(0));
            ScenarioSaid::Force { models: among.iter().copied().take(keep.max(1)).collect() }
        }
    };
    Some(said)
}
