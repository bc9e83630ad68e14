//! The odds at the moment of choice: every spend of both sides now and later, whole series, best use of markers.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use nml_app::battle::self_play;
use nml_app::chance::Chance;
use nml_battle::{Aim, Battle, Markers, Phase, Policy, Purpose, Step, SuccessRoll, choose, decide, evolve, options};

use crate::table::{Row, Trouble, median};

/// Seeds whose battles are looked into.
const BATTLES: u64 = 12;
/// A screen shows sixty pictures in a second.
const FRAME: f64 = 1e9 / 60.0;
/// What lies on both models, beside what the battle left there.
const MARKERS: [Markers; 2] =
    [Markers { blood: 1, blessing: 1, infection: 0 }, Markers { blood: 6, blessing: 2, infection: 0 }];

/// Measures at every attack of some battles: as it stood, and with more markers on both models.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let field = Arc::new(self_play::field(&self_play::Wanted::default())?);
    let (mut standing, mut marked, mut one) = (vec![], [vec![], vec![]], vec![]);
    for seed in 0..BATTLES {
        let mut chance = Chance::seeded(seed);
        let mut battle = Battle::new(Arc::clone(&field));
        while battle.phase != Phase::Ended {
            let now = options(&battle);
            if let Some(step) = battle.question()
                && let Step::Success(SuccessRoll { purpose: Purpose::Attack(attack), window, .. }) = step
            {
                let begun = Instant::now();
                black_box(battle.attack_chances(attack, window));
                one.push(begun.elapsed().as_nanos() as f64);
                standing.push(panel(&battle));
                for (found, markers) in marked.iter_mut().zip(MARKERS) {
                    let mut battle = battle.clone();
                    for model in [Some(attack.attacker), attack.target.model()].into_iter().flatten() {
                        if let Some(fighter) = battle.fighters.get_mut(usize::from(model)) {
                            fighter.markers = markers;
                        }
                    }
                    found.push(panel(&battle));
                }
            }
            let command = choose(&battle, &now, &mut |n| chance.below(n)).ok_or("nothing can be said")?;
            let events = decide(&battle, &command).map_err(|refused| refused.code)?;
            events.iter().for_each(|event| evolve(&mut battle, event));
        }
    }
    let [few, many] = marked;
    let rolls = standing.len();
    let frame = "a frame of 1/60 s";
    let worst = many.iter().copied().fold(0.0, f64::max);
    let alone = median(one);
    Ok(vec![
        Row::against(
            format!("odds panel of an attack ({rolls} rolls)"),
            median(standing.iter().copied()),
            frame,
            FRAME,
        ),
        Row::against("… with 1 BLOOD and 1 BLESSING on both", median(few), frame, FRAME),
        Row::against("… with 6 BLOOD and 2 BLESSINGS on both", median(many), frame, FRAME),
        Row::against("… the slowest of these", worst, frame, FRAME),
        Row::against("odds panel of an attack", median(standing), "the attack's odds alone", alone),
    ])
}

/// Everything that the panel of the pending roll shows, in nanoseconds.
fn panel(battle: &Battle) -> f64 {
    let Some(step) = battle.question() else { return 0.0 };
    let begun = Instant::now();
    black_box((battle.bought(step), battle.bought_later(step), battle.kept(step)));
    for policy in [Policy::Unspent, Policy::Best(Aim::Down), Policy::Best(Aim::Out)] {
        black_box(battle.outlook_from(step, policy));
    }
    begun.elapsed().as_nanos() as f64
}
