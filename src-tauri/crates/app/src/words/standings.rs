//! Why the numbers in the standings are what they are.

use nml_campaign::Limits;
use nml_warband::result::Outcome;

nml_words::sentences! {
    pub in "app_standings":
    brought_by_game(title, points, outcome),
    brought_with_page(title, points, outcome, page),
    brought_in_part(title, points, outcome, added),
    brought_with_page_in_part(title, points, outcome, page, added),
    limits_printed(game, threshold, printed, row, map, field_strength),
    limits_more(game, threshold, printed, row, change, map, field_strength),
    limits_less(game, threshold, printed, row, change, map, field_strength),
}

/// `Game 2 · Relic Hunt: 10 for the victory, 3 in the aftermath`. `added`: what the total grew by.
pub fn brought(title: &str, outcome: Outcome, [result, aftermath]: [u32; 2], added: u32) -> String {
    let outcome = match outcome {
        Outcome::Won => "won",
        Outcome::Drew => "drew",
        Outcome::Lost => "lost",
    };
    match (aftermath, added == result.saturating_add(aftermath)) {
        (0, true) => brought_by_game(title, result, outcome),
        (page, true) => brought_with_page(title, result, outcome, page),
        (0, false) => brought_in_part(title, result, outcome, added),
        (page, false) => brought_with_page_in_part(title, result, outcome, page, added),
    }
}

/// `Next, game 4: Threshold Value 800 ducats, 1,000 by the table and 200 less by its variant; Field Strength 13`.
pub fn limits(next: &Limits) -> String {
    let Limits { game, threshold, by_table: printed, by_variant, by_map: map, field_strength, beyond_table, .. } = next;
    let row = if *beyond_table { "last" } else { "listed" };
    let change = by_variant.unsigned_abs();
    match by_variant {
        0 => limits_printed(*game, *threshold, *printed, row, *map, *field_strength),
        1.. => limits_more(*game, *threshold, *printed, row, change, *map, *field_strength),
        _ => limits_less(*game, *threshold, *printed, row, change, *map, *field_strength),
    }
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
    fn the_limits_of_the_next_game_say_what_the_variant_and_the_buildings_do() {
        let printed = Limits {
            game: 4,
            threshold: 1000,
            by_table: 1000,
            by_variant: 0,
            by_map: 0,
            field_strength: 13,
            beyond_table: false,
            waits_for: Vec::new(),
        };
        let less = Limits { threshold: 800, by_variant: -200, ..printed.clone() };
        let both = Limits { threshold: 820, by_map: 20, ..less.clone() };
        let built = Limits { threshold: 1020, by_map: 20, ..printed.clone() };
        assert_eq!(
            [printed, less, both, built].map(|next| limits(&next)),
            [
                "Next, game 4: Threshold Value 1000 ducats, by the table; Field Strength 13, by the table",
                "Next, game 4: Threshold Value 800 ducats, 1000 by the table and 200 less by its variant; \
                 Field Strength 13, by the table",
                "Next, game 4: Threshold Value 820 ducats, 1000 by the table and 200 less by its variant, 20 more by its \
                 buildings; Field Strength 13, by the table",
                "Next, game 4: Threshold Value 1020 ducats, 1000 by the table, 20 more by its buildings; \
                 Field Strength 13, by the table",
            ]
        );
    }
}
