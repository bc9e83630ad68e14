//! Why the numbers of the standings are what they are.

use nml_campaign::Limits;
use nml_warband::result::Outcome;

/// `Game 2 · Relic Hunt: 10 for the victory, 3 in the aftermath`. `added`: what the total grew by.
pub fn brought(title: &str, outcome: Outcome, [result, aftermath]: [u32; 2], added: u32) -> String {
    let what = match outcome {
        Outcome::Won => "for the victory",
        Outcome::Drew => "for the draw",
        Outcome::Lost => "for the defeat",
    };
    let page = if aftermath > 0 { format!(", {aftermath} in the aftermath") } else { String::new() };
    let best = if added == result.saturating_add(aftermath) {
        String::new()
    } else {
        format!("; adds {added}: only the best game from the final onwards counts")
    };
    format!("{title}: {result} {what}{page}{best}")
}

/// `Next, game 4: Threshold Value 800 ducats, 1,000 by the table and 200 less by its variant; Field Strength 13`.
pub fn limits(next: &Limits, delta: i32) -> String {
    let Limits { game, threshold, field_strength, beyond_table, .. } = next;
    let table = if *beyond_table { "the last row of the table" } else { "the table" };
    let by = match delta {
        0 => format!("by {table}"),
        _ => {
            let printed = threshold.saturating_add_signed(delta.saturating_neg());
            let change = if delta > 0 { "more" } else { "less" };
            format!("{printed} by {table} and {} {change} by its variant", delta.unsigned_abs())
        }
    };
    format!("Next, game {game}: Threshold Value {threshold} ducats, {by}; Field Strength {field_strength}, by {table}")
}

#[cfg(test)]
mod tests {
    use super::{Limits, Outcome, brought, limits};

    #[test]
    fn the_points_of_a_game_say_what_they_are_for() {
        assert_eq!(
            brought("Game 2 · Relic Hunt", Outcome::Won, [10, 3], 13),
            "Game 2 · Relic Hunt: 10 for the victory, 3 in the aftermath"
        );
        assert_eq!(
            brought("Game 13", Outcome::Lost, [5, 0], 0),
            "Game 13: 5 for the defeat; adds 0: only the best game from the final onwards counts"
        );
    }

    #[test]
    fn the_limits_of_the_next_game_say_what_the_variant_does() {
        let next = Limits { game: 4, threshold: 800, field_strength: 13, beyond_table: false, waits_for: Vec::new() };
        assert_eq!(
            limits(&next, -200),
            "Next, game 4: Threshold Value 800 ducats, 1000 by the table and 200 less by its variant; \
             Field Strength 13, by the table"
        );
    }
}
