//! What models and kit lived through, each in a few words; the battle and the day are beside it.

use nml_warband::Price;
use nml_warband::result::Outcome;
use nml_words::enumerated;

use super::warbands;

nml_words::sentences! {
    pub in "app_lives":
    between(),
    beginning(),
    price_ducats(ducats),
    price_glory(glory),
    price_both(ducats, glory),
    came(),
    recruited(),
    recruited_for(price),
    hired(),
    hired_for(price),
    found(place),
    nothing_behind(),
    behind(all),
    was_elite(),
    had_experience(points),
    renamed(name),
    no_name(),
    won(),
    drew(),
    lost(),
    killed_by(turn, by),
    killed_by_with(turn, by, weapon),
    died_in(turn),
    died_of(turn, weapon),
    fell_in(turn),
    fell_to(turn, by),
    fell_of(turn, weapon),
    fell_to_with(turn, by, weapon),
    took_out(who, turn),
    took_out_with(who, turn, weapon),
    did(deed),
    did_for(deed, glory),
    survived(),
    scarred(),
    unfit(),
    misses(),
    returned(),
    promoted(),
    scar_gone(),
    learning(points, why),
    took_part(),
    ransomed(ducats, to),
    learned(skill),
    healed(row),
    treated(place),
    upkeep(ducats, row),
    option_for(option, price),
    option_gone(option),
    left(),
    left_by(rule),
    died(why),
    retired(),
    dismissed(),
    sold(ducats),
    came_back(ducats),
    came_back_as(entry, ducats),
    kit(what, pieces),
    kit_with(),
    kit_bought(),
    kit_issued(),
    kit_found(),
    kit_back(),
    kit_got(),
    kit_sold(),
    kit_stored(),
    kit_used(),
    kit_kept(),
    kit_gave(),
    kit_lost(row),
    priced(item, price),
    the_arsenal(),
    piece_used(),
    piece_reinforcements(),
    piece_came_with(who),
    piece_brought(who),
    piece_bought(who),
    piece_bought_for(who, price),
    piece_bought_from(who, faction),
    piece_bought_from_for(who, price, faction),
    piece_sold(),
    piece_sold_for(price),
    piece_stored(who),
    piece_issued(who),
    piece_found(place),
    piece_lost(who, row),
    piece_left(who),
    piece_kept(who),
    piece_back(who),
    piece_moved(from, to),
    piece_away(),
    piece_in_arsenal(),
    piece_carried(who),
    piece_gone(who),
    no_game(),
    games(games),
    casualties(felled),
    times_fell(times),
    deeds(deeds),
}

/// `6 ducats`, `2 Glory`, `40 ducats and 1 Glory`. `None` if it was free, or the price is unknown.
fn price(price: Option<Price>) -> Option<String> {
    let Price { ducats, glory, .. } = price?;
    match (ducats, glory) {
        (0, 0) => None,
        (ducats, 0) => Some(price_ducats(ducats)),
        (0, glory) => Some(price_glory(glory)),
        (ducats, glory) => Some(price_both(ducats, glory)),
    }
}

/// A model joined, and what was paid.
pub fn recruited_at(paid: Option<Price>) -> String {
    price(paid).map_or_else(recruited, recruited_for)
}

/// A Mercenary joined, and what was paid.
pub fn hired_at(paid: Option<Price>) -> String {
    price(paid).map_or_else(hired, hired_for)
}

/// What a model had behind it before this book.
pub fn stated(elite: bool, experience: u8, scars: u8, marks: &[String]) -> String {
    let elite = elite.then(was_elite);
    let points = (experience > 0).then(|| had_experience(experience));
    let scars = warbands::scars(scars);
    let all: Vec<String> = elite.into_iter().chain(points).chain(scars).chain(marks.iter().cloned()).collect();
    if all.is_empty() { nothing_behind() } else { behind(enumerated(&all)) }
}

/// It fought, and how that ended.
pub fn fought(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won => won(),
        Outcome::Drew => drew(),
        Outcome::Lost => lost(),
    }
}

/// How a model died of what took it Out of Action: by whom, with what, when.
pub fn killed(turn: u8, by: Option<&str>, weapon: Option<&str>) -> String {
    match (by, weapon) {
        (Some(by), Some(weapon)) => killed_by_with(turn, by, weapon),
        (Some(by), None) => killed_by(turn, by),
        (None, Some(weapon)) => died_of(turn, weapon),
        (None, None) => died_in(turn),
    }
}

/// How a model fell: to whom, with what, when.
pub fn fell(turn: u8, by: Option<&str>, weapon: Option<&str>) -> String {
    match (by, weapon) {
        (Some(by), Some(weapon)) => fell_to_with(turn, by, weapon),
        (Some(by), None) => fell_to(turn, by),
        (None, Some(weapon)) => fell_of(turn, weapon),
        (None, None) => fell_in(turn),
    }
}

/// Whom a model took Out of Action: when, with what.
pub fn felled(who: &str, turn: u8, weapon: Option<&str>) -> String {
    weapon.map_or_else(|| took_out(who, turn), |weapon| took_out_with(who, turn, weapon))
}

/// A Glorious Deed, and the Glory that it brought.
pub fn deed(deed: &str, glory: u8) -> String {
    if glory == 0 { did(deed) } else { did_for(deed, glory) }
}

/// `Left the Warband for good: Law of Hell`.
pub fn left_for_good(rule: Option<&str>) -> String {
    rule.map_or_else(left, left_by)
}

/// An option of its entry, and what was paid.
pub fn option(option: &str, paid: Option<Price>) -> String {
    price(paid).map_or_else(|| option.to_owned(), |paid| option_for(option, paid))
}

/// It came back, perhaps as something else, and what that cost.
pub fn back_again(entry: Option<&str>, ducats: u32) -> String {
    entry.map_or_else(|| came_back(ducats), |entry| came_back_as(entry, ducats))
}

/// A piece of kit with what was paid for it.
pub fn with_price(item: &str, paid: Option<Price>) -> String {
    price(paid).map_or_else(|| item.to_owned(), |paid| priced(item, paid))
}

/// What befell pieces of a model's kit, and which they are.
pub fn kit_line(what: &str, pieces: &[String]) -> String {
    kit(what, enumerated(pieces))
}

/// A piece of kit came with the whole roster; who carried it then, if anybody did.
pub fn piece_came(who: Option<&str>) -> String {
    who.map_or_else(came, piece_came_with)
}

/// For whom it was bought, at what price, and from which faction.
pub fn piece_bought_at(who: &str, paid: Option<Price>, faction: Option<&str>) -> String {
    match (price(paid), faction) {
        (Some(paid), Some(faction)) => piece_bought_from_for(who, paid, faction),
        (Some(paid), None) => piece_bought_for(who, paid),
        (None, Some(faction)) => piece_bought_from(who, faction),
        (None, None) => piece_bought(who),
    }
}

/// It was sold, and what that brought.
pub fn piece_sold_at(received: Option<Price>) -> String {
    price(received).map_or_else(piece_sold, piece_sold_for)
}

/// What a model's life comes to: `3 games · 2 casualties caused · fell once`.
pub fn summary(fought: usize, felled: usize, fell: usize, done: usize) -> String {
    let all = [
        (fought > 0).then(|| games(fought)),
        (felled > 0).then(|| casualties(felled)),
        (fell > 0).then(|| times_fell(fell)),
        (done > 0).then(|| deeds(done)),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    if all.is_empty() { no_game() } else { all.join(" · ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_wrote_down_is_left_out_of_a_fall() {
        assert_eq!(fell(0, None, None), "Fell");
        assert_eq!(fell(3, None, None), "Fell in Turn 3");
        assert_eq!(fell(3, Some("Wat of The Mudlarks"), None), "Fell in Turn 3 to Wat of The Mudlarks");
        assert_eq!(fell(0, Some("Wat"), Some("Trench Club")), "Fell to Wat, Trench Club");
        assert_eq!(fell(1, None, Some("Trench Club")), "Fell in Turn 1, Trench Club");
        assert_eq!(killed(2, Some("Wat"), Some("Trench Club")), "Killed in Turn 2 by Wat, Trench Club");
        assert_eq!(killed(0, None, None), "Died");
        assert_eq!(felled("Nib", 0, None), "Took Nib Out of Action");
        assert_eq!(felled("Nib", 4, Some("Trench Club")), "Took Nib Out of Action in Turn 4, Trench Club");
    }

    #[test]
    fn a_price_is_said_where_there_is_one() {
        let price = |ducats, glory| Some(Price { ducats, glory });
        assert_eq!(recruited_at(None), "Recruited");
        assert_eq!(recruited_at(price(0, 0)), "Recruited");
        assert_eq!(recruited_at(price(1, 0)), "Recruited for 1 ducat");
        assert_eq!(hired_at(price(40, 1)), "Hired for 40 ducats and 1 Glory");
        assert_eq!(
            piece_bought_at("Wat", price(0, 2), Some("New Antioch")),
            "Bought for Wat for 2 Glory, from New Antioch"
        );
        assert_eq!(with_price("Trench Club", price(6, 0)), "Trench Club (6 ducats)");
        assert_eq!(back_again(Some("Wretched"), 0), "Came back as Wretched");
        assert_eq!(back_again(None, 12), "Came back for 12 ducats");
    }

    #[test]
    fn a_life_is_summed_up_without_what_never_happened() {
        assert_eq!(summary(0, 0, 0, 0), "no game recorded");
        assert_eq!(summary(3, 1, 2, 0), "3 games · 1 casualty caused · fell twice");
        assert_eq!(summary(1, 0, 3, 1), "1 game · fell 3 times · 1 Glorious Deed");
    }
}
