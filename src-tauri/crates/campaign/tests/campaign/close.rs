//! When a season is over.

use super::*;

/// A season of three games, with Warbands that have fought so many.
fn season(fought: &[u16]) -> Campaign {
    let house = HouseRules { games: 3, ..HouseRules::default() };
    let (name, pack, ruleset) = ("The Ardent Mile".into(), "0".repeat(64), "official-1.0.2".into());
    let mut campaign = Genesis { name, pack, ruleset, house, map: None }.found().unwrap();
    campaign.warbands = (0..).zip(fought).map(|(at, fought)| enrolment(at, *fought)).collect();
    campaign
}

fn enrolment(at: u8, fought: u16) -> Enrolment {
    Enrolment {
        warband: at.to_string().repeat(32),
        name: format!("Warband {at}"),
        player: String::new(),
        faction: "new-antioch".to_owned(),
        threshold_delta: 0,
        late_by: 0,
        fought,
        withdrawn: false,
        struck: false,
        paused: false,
        entry_zone: None,
        vision: None,
        scored: Vec::new(),
    }
}

#[test]
fn a_season_is_over_once_everybody_who_goes_on_has_fought_all_games() {
    assert_eq!(close_of(&season(&[])), Close::GoesOn);
    assert_eq!(close_of(&season(&[3])), Close::GoesOn);
    assert_eq!(close_of(&season(&[3, 1, 2])), Close::GoesOn);
    assert_eq!(close_of(&season(&[3, 3, 3])), Close::Over);
    let alone = season(&[3, 2, 3]);
    assert_eq!(close_of(&alone), Close::Waits(&alone.warbands[1]));
    // Who left or rests keeps nobody waiting.
    let mut left = season(&[3, 1, 3, 0]);
    left.warbands[1].withdrawn = true;
    left.warbands[3].paused = true;
    assert_eq!(close_of(&left), Close::Over);
    // Nobody goes on just now: that ends nothing.
    left.warbands.iter_mut().for_each(|known| known.paused = true);
    assert_eq!(close_of(&left), Close::GoesOn);
}
