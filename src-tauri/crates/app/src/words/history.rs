//! What was said in a campaign or to a Warband.

use nml_warband::result::{BattleResult, Outcome, SideResult};
use nml_words::enumerated;

nml_words::sentences! {
    pub in "app_history":
    taken_back(),
    put_back(),
    which_entries(),
    something_else(),
    decided(),
    takes_back(said),
    takes_back_earlier(),
    puts_back(said),
    puts_back_earlier(),
    corrected_to(now),
    corrected_away(),
    struck_out_of(was),
    and_also(so_far, next),
    stands(said),
    set_aside(said),
    takes_rest(name),
    back_from_rest(name),
    ended_won(sides, winners),
    ended_drawn(sides),
    gone_on(warband),
    no_campaign(),
    no_campaign_called(wanted),
    unknown_campaign(wanted, known),
    which_campaign(known),
    ambiguous_campaign(wanted, ids),
}

/// No campaign has this name or id.
pub fn unknown(wanted: &str, known: &[String]) -> String {
    if known.is_empty() { no_campaign_called(wanted) } else { unknown_campaign(wanted, enumerated(known)) }
}

/// The book has several campaigns, and nobody said which.
pub fn which(known: &[String]) -> String {
    which_campaign(enumerated(known))
}

/// Several campaigns have this name.
pub fn ambiguous(wanted: &str, ids: &[String]) -> String {
    ambiguous_campaign(wanted, enumerated(ids))
}

/// Something corrected, with what stands in its place.
pub fn corrected(now: &[String]) -> String {
    corrected_to(several(now))
}

/// Something that was struck out, with what it said.
pub fn struck_out(was: &[String]) -> String {
    if was.is_empty() { corrected_away() } else { struck_out_of(several(was)) }
}

/// What was said at once, one thing after the other.
pub fn several(said: &[String]) -> String {
    said.iter().cloned().reduce(and_also).unwrap_or_default()
}

/// `undone: Game 1 · Relic Hunt: closed`; what was said earlier may be lost.
pub fn undone(said: &str) -> String {
    if said.is_empty() { takes_back_earlier() } else { takes_back(said) }
}

/// The same, said again.
pub fn redone(said: &str) -> String {
    if said.is_empty() { puts_back_earlier() } else { puts_back(said) }
}

/// A Warband rests from now on, or no longer does.
pub fn paused_now(name: &str, paused: bool) -> String {
    if paused { takes_rest(name) } else { back_from_rest(name) }
}

/// `The Seventh Redoubt 16 – The Ashen Choir 13, won by The Seventh Redoubt`; without the points that nobody wrote down.
pub fn ended(result: &BattleResult, name: impl Fn(&str) -> String) -> String {
    let side = |side: &SideResult| match side.vp {
        Some(vp) => format!("{} {vp}", name(&side.warband)),
        None => name(&side.warband),
    };
    let sides = result.sides.iter().map(side).collect::<Vec<_>>().join(" – ");
    let won = result.sides.iter().filter(|side| side.outcome == Outcome::Won);
    let won: Vec<String> = won.map(|side| name(&side.warband)).collect();
    if won.is_empty() { ended_drawn(sides) } else { ended_won(sides, won) }
}
