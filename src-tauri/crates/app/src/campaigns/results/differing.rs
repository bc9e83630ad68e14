//! What two results of the same battle have between them.

use nml_rules::campaign::{BattleResult, Campaign, Outcome, SideResult};

use crate::warbands::ComparedLine;
use crate::words::{self, results as say};

/// What the second says otherwise than the first.
pub(super) fn lines(campaign: &Campaign, then: &BattleResult, now: &BattleResult) -> Vec<ComparedLine> {
    let name = |id: &str| campaign.called(id).unwrap_or(id).to_owned();
    let mut lines = Vec::new();
    let mut line = |what: String, before: String, after: String| {
        if before != after {
            lines.push(ComparedLine { what, before: Some(before), after: Some(after) });
        }
    };
    let won = |result: &BattleResult| {
        let winners = result.sides.iter().filter(|side| side.outcome == Outcome::Won);
        let winners: Vec<String> = winners.map(|side| name(&side.warband)).collect();
        if winners.is_empty() { say::DRAWN.to_owned() } else { winners.join(" and ") }
    };
    line(say::WINNER.to_owned(), won(then), won(now));
    line(say::TURNS.to_owned(), then.turns.to_string(), now.turns.to_string());
    let day = |result: &BattleResult| result.played.clone().unwrap_or_else(|| say::NOT_WRITTEN.to_owned());
    line(say::DAY.to_owned(), day(then), day(now));
    let attacker = |result: &BattleResult| result.attacker.as_deref().map_or_else(|| say::NOT_WRITTEN.to_owned(), name);
    line(say::ATTACKER.to_owned(), attacker(then), attacker(now));
    for (before, after) in then.sides.iter().zip(&now.sides) {
        let of = |what: &str| say::of(what, &name(&before.warband));
        line(of(say::VP), before.vp.to_string(), after.vp.to_string());
        line(of(say::GAVE_UP), yes(before.conceded), yes(after.conceded));
        line(of(say::FELL), fell(before, name), fell(after, name));
        line(of(say::DEEDS), deeds(before), deeds(after));
        let part = |side: &SideResult| side.took_part.len().to_string();
        line(of(say::TOOK_PART), part(before), part(after));
    }
    lines
}

fn yes(is: bool) -> String {
    if is { words::correction::YES } else { words::correction::NO }.to_owned()
}

fn fell(side: &SideResult, name: impl Fn(&str) -> String) -> String {
    let one = |casualty: &nml_rules::campaign::Casualty| match &casualty.by {
        Some(foe) => say::by_foe(&casualty.name, &name(&foe.warband)),
        None => casualty.name.clone(),
    };
    let mut all: Vec<String> = side.casualties.iter().map(one).collect();
    all.sort();
    if all.is_empty() { words::correction::NOBODY.to_owned() } else { all.join(", ") }
}

fn deeds(side: &SideResult) -> String {
    let mut all: Vec<String> = side.deeds.iter().map(|deed| words::spoken(&deed.deed)).collect();
    all.sort();
    if all.is_empty() { words::correction::NOTHING.to_owned() } else { all.join(", ") }
}
