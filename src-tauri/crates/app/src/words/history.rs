//! What was said in a campaign.

use nml_warband::result::{BattleResult, Outcome, SideResult};

pub fn unknown_campaign(wanted: &str, known: &[String]) -> String {
    match known {
        [] => format!("The book has no campaign, so none is called {wanted}."),
        known => {
            format!("The book has no campaign {wanted}. Give the id or the exact name of one: {}.", known.join(", "))
        }
    }
}

/// A Warband that was changed after what is to be undone.
pub fn gone_on(warband: &str) -> String {
    format!("{warband} has changed since: take that back first, on its page.")
}

pub const NO_CAMPAIGN: &str = "The book has no campaign.";

pub fn which_campaign(known: &[String]) -> String {
    format!("The book has several campaigns. Say which, by its id or its exact name: {}.", known.join(", "))
}

pub fn ambiguous_campaign(wanted: &str, ids: &str) -> String {
    format!("Several campaigns are called {wanted}. Give one of the ids {ids}.")
}

/// Something corrected, with what stands in its place.
pub fn corrected(now: &[String]) -> String {
    format!("corrected: {}", now.join("; "))
}

/// Something that was struck out, with what it said.
pub fn struck_out(was: &[String]) -> String {
    if was.is_empty() { "corrected: struck out".to_owned() } else { format!("struck out: {}", was.join("; ")) }
}

/// Something that was said earlier, and of which nothing more is known.
const EARLIER: &str = "an earlier entry";

/// `undone: Game 1 · Relic Hunt: closed`.
pub fn takes_back(said: &str) -> String {
    format!("undone: {}", if said.is_empty() { EARLIER } else { said })
}

pub fn puts_back(said: &str) -> String {
    format!("redone: {}", if said.is_empty() { EARLIER } else { said })
}

pub const DECIDED: &str = "Decided where two books disagreed";

/// Of what two books disagreed about: what stands since.
pub fn stands(said: &str) -> String {
    format!("stands: {said}")
}

/// And what was set aside.
pub fn set_aside(said: &str) -> String {
    format!("set aside: {said}")
}

pub fn paused_now(name: &str, paused: bool) -> String {
    if paused { format!("{name} takes a rest") } else { format!("{name} is back from its rest") }
}

/// `The Seventh Redoubt 16 – The Ashen Choir 13, won by The Seventh Redoubt`; without the points that nobody wrote down.
pub fn ended(result: &BattleResult, name: impl Fn(&str) -> String) -> String {
    let side = |side: &SideResult| match side.vp {
        Some(vp) => format!("{} {vp}", name(&side.warband)),
        None => name(&side.warband),
    };
    let sides: Vec<String> = result.sides.iter().map(side).collect();
    let won = result.sides.iter().filter(|side| side.outcome == Outcome::Won);
    let won: Vec<String> = won.map(|side| name(&side.warband)).collect();
    let outcome = if won.is_empty() { "drawn".to_owned() } else { format!("won by {}", won.join(" and ")) };
    format!("{}, {outcome}", sides.join(" – "))
}
