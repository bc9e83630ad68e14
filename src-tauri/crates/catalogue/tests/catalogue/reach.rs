//! How many points a scenario can bring.

use nml_catalogue::length::Length;
use nml_catalogue::own_scenario::blank;
use nml_catalogue::scenario::{Many, Placing, ScoredAt, ScoredPer, VictoryPoints};

/// A draft may say any number of Turns: that they are too many is a fault, and no reason to fall over.
#[test]
fn a_draft_of_255_turns_is_counted_too() {
    let mut draft = blank("own-1".into(), "The Long Night".into());
    draft.turns = u8::MAX;
    draft.placing = vec![Placing {
        label: "Cache".into(),
        kind: String::new(),
        many: Many::Together(2),
        side: None,
        apart: Length::ZERO,
        from_edges: Length::ZERO,
        from_zones: Length::ZERO,
    }];
    draft.victory_points = vec![VictoryPoints::plain(ScoredAt::TurnEnd, ScoredPer::ObjectiveControlled, 1)];
    assert_eq!(draft.reachable().objectives, 2 * 255);
}
