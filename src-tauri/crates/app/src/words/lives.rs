//! What models and kit lived through, each in a few words; the battle and the day stand beside it.

use nml_warband::Price;
use nml_warband::result::Outcome;

pub const CAME: &str = "Came with the Warband";
pub const SURVIVED: &str = "Survived unharmed";
pub const SCARRED: &str = "A Battle Scar";
pub const UNFIT: &str = "Has all the Battle Scars it can bear: unfit for duty";
pub const MISSES: &str = "Misses the next game";
pub const RETURNED: &str = "Sat this game out, and is back";
pub const PROMOTED: &str = "Promoted: ELITE from now on";
pub const SCAR_GONE: &str = "A Battle Scar is gone";
pub const RETIRED: &str = "Retired";

/// `Left the Warband for good: Law of Hell`.
pub fn left_for_good(rule: Option<&str>) -> String {
    let rule = rule.map(|rule| format!(": {rule}")).unwrap_or_default();
    format!("Left the Warband for good{rule}")
}

pub const DISMISSED: &str = "Dismissed";
pub const NO_NAME: &str = "Lost its name";
pub const BETWEEN: &str = "Between games";
pub const BEGINNING: &str = "Before the first game";
pub const THE_ARSENAL: &str = "the Arsenal";

/// `6 ducats`, `2 Glory`, `40 ducats and 1 Glory`; none: it was free, or is not known.
fn price(price: Option<Price>) -> Option<String> {
    let price = price?;
    let ducats = (price.ducats > 0).then(|| format!("{} ducats", price.ducats));
    let glory = (price.glory > 0).then(|| format!("{} Glory", price.glory));
    let both: Vec<String> = ducats.into_iter().chain(glory).collect();
    (!both.is_empty()).then(|| both.join(" and "))
}

fn for_price(what: &str, paid: Option<Price>) -> String {
    price(paid).map_or_else(|| what.to_owned(), |paid| format!("{what} for {paid}"))
}

pub fn recruited(paid: Option<Price>) -> String {
    for_price("Recruited", paid)
}

pub fn hired(paid: Option<Price>) -> String {
    for_price("Hired", paid)
}

pub fn found(place: &str) -> String {
    format!("Found: {place}")
}

/// What a model had behind it before this book.
pub fn stated(promoted: bool, experience: u8, scars: u8, marks: &[String]) -> String {
    let elite = promoted.then(|| "ELITE".to_owned());
    let points = (experience > 0).then(|| format!("{experience} experience"));
    let scars = super::scars(scars);
    let all: Vec<String> = elite.into_iter().chain(points).chain(scars).chain(marks.iter().cloned()).collect();
    if all.is_empty() { "No past recorded".to_owned() } else { format!("Had behind it: {}", all.join(", ")) }
}

pub fn renamed(name: &str) -> String {
    format!("Called {name} from now on")
}

pub const fn fought(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "Fought, and won",
        Outcome::Drew => "Fought, and drew",
        Outcome::Lost => "Fought, and lost",
    }
}

fn in_turn(turn: u8) -> String {
    if turn == 0 { String::new() } else { format!(" in Turn {turn}") }
}

/// How a model died of what took it Out of Action: by whom, with what, when.
pub fn killed(turn: u8, by: Option<&str>, weapon: Option<&str>) -> String {
    let weapon = weapon.map(|weapon| format!(", {weapon}")).unwrap_or_default();
    match by {
        Some(by) => format!("Killed{} by {by}{weapon}", in_turn(turn)),
        None => format!("Died{}{weapon}", in_turn(turn)),
    }
}

/// How a model fell: to whom, with what, when.
pub fn fell(turn: u8, by: Option<&str>, weapon: Option<&str>) -> String {
    let by = by.map(|by| format!(" to {by}")).unwrap_or_default();
    let weapon = weapon.map(|weapon| format!(", {weapon}")).unwrap_or_default();
    format!("Fell{}{by}{weapon}", in_turn(turn))
}

pub fn felled(who: &str, turn: u8, weapon: Option<&str>) -> String {
    let weapon = weapon.map(|weapon| format!(", {weapon}")).unwrap_or_default();
    format!("Took {who} Out of Action{}{weapon}", in_turn(turn))
}

pub fn deed(deed: &str, glory: u8) -> String {
    if glory == 0 { format!("Glorious Deed: {deed}") } else { format!("Glorious Deed: {deed}, {glory} Glory") }
}

pub fn learning(points: u8, why: &str) -> String {
    format!("{}: {why}", super::experience(points))
}

pub const TOOK_PART: &str = "for the game";

pub fn ransomed(ducats: u32, to: &str) -> String {
    format!("Ransomed from {to} for {ducats} ducats")
}

pub fn learned(skill: &str) -> String {
    format!("Learned {skill}")
}

pub fn healed(row: &str) -> String {
    format!("{row} is healed")
}

pub fn treated(place: &str) -> String {
    format!("Treated: {place}")
}

pub fn upkeep(ducats: u32, row: &str) -> String {
    format!("{ducats} ducats to take the field: {row}")
}

pub fn option(option: &str, paid: Option<Price>) -> String {
    for_price(option, paid)
}

pub fn option_gone(option: &str) -> String {
    format!("Lost {option}")
}

/// `Died: did not survive`.
pub fn died(why: &str) -> String {
    format!("Gone for good: {why}")
}

pub fn came_back(entry: Option<&str>, ducats: u32) -> String {
    let anew = entry.map(|entry| format!(" as {entry}")).unwrap_or_default();
    let cost = if ducats == 0 { String::new() } else { format!(" for {ducats} ducats") };
    format!("Came back{anew}{cost}")
}

pub fn sold(ducats: u32) -> String {
    format!("Sold for {ducats} ducats")
}

/// A piece of kit with what was paid for it.
pub fn priced(item: &str, paid: Option<Price>) -> String {
    price(paid).map_or_else(|| item.to_owned(), |paid| format!("{item} ({paid})"))
}

pub mod kit {
    //! What begins a line of a model's kit; the pieces follow.

    pub const WITH: &str = "With";
    pub const BOUGHT: &str = "Bought";
    pub const ISSUED: &str = "Out of the Arsenal";
    pub const FOUND: &str = "Found";
    pub const BACK: &str = "Has again";
    pub const GOT: &str = "Got";
    pub const SOLD: &str = "Sold";
    pub const STORED: &str = "Into the Arsenal";
    pub const USED: &str = "Used up";
    pub const KEPT: &str = "Left behind for the Arsenal";
    pub const GAVE: &str = "Gave away";

    pub fn lost(row: &str) -> String {
        format!("Lost by {row}")
    }

    pub fn line(what: &str, pieces: &[String]) -> String {
        format!("{what}: {}", pieces.join(", "))
    }
}

pub mod piece {
    //! Where a piece of kit went.

    use nml_warband::Price;

    pub const USED: &str = "Used up";
    pub const REINFORCEMENTS: &str = "Went for Reinforcements";
    pub const AWAY: &str = "not with the Warband any more";
    pub const STORED: &str = "in the Arsenal";

    /// With the whole roster; who carried it then, if anybody did.
    pub fn came(who: Option<&str>) -> String {
        who.map_or_else(|| super::CAME.to_owned(), |who| format!("{}, with {who}", super::CAME))
    }

    pub fn brought(who: &str) -> String {
        format!("Came with {who}")
    }

    pub fn bought(who: &str, paid: Option<Price>, faction: Option<&str>) -> String {
        let from = faction.map(|faction| format!(", from {faction}")).unwrap_or_default();
        format!("{}{from}", super::for_price(&format!("Bought for {who}"), paid))
    }

    pub fn sold(received: Option<Price>) -> String {
        super::for_price("Sold", received)
    }

    pub fn stored(who: &str) -> String {
        format!("Put into the Arsenal by {who}")
    }

    pub fn issued(who: &str) -> String {
        format!("Handed to {who}")
    }

    pub fn found(place: &str) -> String {
        format!("Found: {place}")
    }

    pub fn lost(who: &str, row: &str) -> String {
        format!("Lost by {who}: {row}")
    }

    pub fn left(who: &str) -> String {
        format!("Gone with {who}")
    }

    pub fn kept(who: &str) -> String {
        format!("Left behind by {who}, in the Arsenal")
    }

    pub fn back(who: &str) -> String {
        format!("Came back with {who}")
    }

    pub fn moved(from: &str, to: &str) -> String {
        format!("From {from} to {to}")
    }

    pub fn carried(who: &str) -> String {
        format!("carried by {who}")
    }

    pub fn gone(who: &str) -> String {
        format!("gone with {who}")
    }
}

/// What a model's life comes to: `3 games · 2 casualties caused · fell once`.
pub fn summary(games: usize, felled: usize, fell: usize, deeds: usize) -> String {
    let some = |n: usize, one: &str, many: &str| match n {
        0 => None,
        1 => Some(one.to_owned()),
        n => Some(many.replace('#', &n.to_string())),
    };
    let fell = if fell == 2 { Some("fell twice".to_owned()) } else { some(fell, "fell once", "fell # times") };
    let all = [
        some(games, "1 game", "# games"),
        some(felled, "1 casualty caused", "# casualties caused"),
        fell,
        some(deeds, "1 Glorious Deed", "# Glorious Deeds"),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    if all.is_empty() { "no game recorded".to_owned() } else { all.join(" · ") }
}
