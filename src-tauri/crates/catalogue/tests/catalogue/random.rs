//! A random scenario, die by die.

use nml_catalogue::Point;
use nml_catalogue::own_scenario::random::{RandomDice, RandomDie, random, random_lines};
use nml_catalogue::throw::{Source, ThrownDie};
use nml_dice::Face;

fn typed(face: u8) -> Option<ThrownDie> {
    Some(ThrownDie { face: Face::new(face).unwrap(), source: Source::Table })
}

fn dice(faces: [u8; 7]) -> RandomDice {
    let mut dice = RandomDice::default();
    for (die, face) in RandomDie::ALL.into_iter().zip(faces) {
        dice.lay(die, typed(face));
    }
    dice
}

#[test]
fn every_throw_that_stands_makes_a_scenario_without_a_fault() {
    for deployment in 1..=6 {
        for victory in 1..=6 {
            let made = random(&dice([4, deployment, victory, 1, 2, 5, 6]), "own-1".into(), "Night".into()).unwrap();
            let Some(made) = made else {
                assert_eq!((deployment, victory), (5, 3), "only Chance Encounter with Over the Top is rolled again");
                continue;
            };
            assert_eq!(made.faults(), [], "{deployment} {victory}");
            assert_eq!(made.archetypes, ["Decimated Ruins"]);
            let deeds: Vec<&str> = made.deeds.iter().map(|deed| deed.id.as_str()).collect();
            assert_eq!(deeds, ["reaper", "sharpshooter", "cast-them-down", "show-of-mercy", "victory-or-death"]);
        }
    }
}

#[test]
fn each_die_says_what_it_came_to_and_a_double_is_rolled_again() {
    let mut thrown = dice([6, 1, 2, 3, 3, 4, 4]);
    let lines = random_lines(&thrown).unwrap();
    let said: Vec<_> = lines.iter().map(|line| line.result.clone().unwrap()).take(3).collect();
    assert_eq!(said, ["Trench Lines", "Standard Deployment", "Breakthrough"]);
    assert!(lines[4].again.is_some() && lines[6].again.is_some());
    assert_eq!(random(&thrown, "own-1".into(), "Night".into()).unwrap(), None);
    thrown.lay(RandomDie::OlderSecond, typed(1));
    thrown.lay(RandomDie::YoungerSecond, typed(1));
    let made = random(&thrown, "own-1".into(), "Night".into()).unwrap().unwrap();
    assert_eq!((made.turns, made.extra_turn.map(|e| e.ends_up_to)), (5, Some(2)));
    // The way out of each side lies in the middle of the enemy's edge, and every Deed is worth ten.
    let at: Vec<_> = made.things.iter().map(|thing| (thing.zone.as_deref().unwrap(), thing.at)).collect();
    assert_eq!(at, [("north", Point::inches(24, 0)), ("south", Point::inches(24, 48))]);
    assert!(made.deeds.iter().take(4).all(|deed| deed.points == 10));
}
