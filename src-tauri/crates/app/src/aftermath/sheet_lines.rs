//! What two sheets of the same battle have between them.

use nml_campaign::Campaign;
use nml_warband::Roster;
use nml_warband::result::{BattleResult, Outcome, SideResult};
use nml_words::{enumerated, listed as all_of};

use crate::view::{ComparedLine, spoken};
use crate::words::{self, results as say};

/// Where the second differs from the first, the result first.
pub(crate) fn sheet_lines(campaign: &Campaign, then: &BattleResult, now: &BattleResult) -> Vec<ComparedLine> {
    let name = |id: &str| campaign.called(id).unwrap_or_else(|| id.to_owned());
    let won = |result: &BattleResult| {
        let winners = result.sides.iter().filter(|side| side.outcome == Outcome::Won);
        let winners: Vec<String> = winners.map(|side| name(&side.warband)).collect();
        if winners.is_empty() { say::drawn() } else { all_of(&winners) }
    };
    let result = compared(say::winner(), won(then), won(now));
    let sides = then.sides.iter().zip(&now.sides);
    let scores = sides.filter_map(|(before, after)| {
        compared(say::of(say::victory_points(), name(&before.warband)), points(before), points(after))
    });
    result.into_iter().chain(scores).chain(beside_result(campaign, then, now)).collect()
}

fn compared(what: String, before: String, after: String) -> Option<ComparedLine> {
    let differs = before != after;
    differs.then_some(ComparedLine { what, before: Some(before), after: Some(after) })
}

/// The same without the winner and the victory points.
pub(crate) fn beside_result(campaign: &Campaign, then: &BattleResult, now: &BattleResult) -> Vec<ComparedLine> {
    let name = |id: &str| campaign.called(id).unwrap_or_else(|| id.to_owned());
    let mut lines = Vec::new();
    let mut line = |what: String, before: String, after: String| lines.extend(compared(what, before, after));
    let turns = |result: &BattleResult| match result.turns {
        0 => say::not_written(),
        turns => turns.to_string(),
    };
    line(say::turns(), turns(then), turns(now));
    let day = |result: &BattleResult| result.played.clone().unwrap_or_else(say::not_written);
    line(say::day(), day(then), day(now));
    let attacker = |result: &BattleResult| result.attacker.as_deref().map_or_else(say::not_written, name);
    line(say::attacker(), attacker(then), attacker(now));
    for (before, after) in then.sides.iter().zip(&now.sides) {
        let of = |what: String| say::of(what, name(&before.warband));
        line(of(say::gave_up()), yes(before.conceded), yes(after.conceded));
        let who = |result: &BattleResult, side: &SideResult| {
            if result.fell_told(side) { fell(side, name) } else { say::not_written() }
        };
        line(of(say::fell()), who(then, before), who(now, after));
        let did = |result: &BattleResult, side: &SideResult| {
            if result.deeds_told(side) { deeds(side) } else { say::not_written() }
        };
        line(of(say::deeds()), did(then, before), did(now, after));
        let model = |id: u32| model(campaign, &then.battle, &before.warband, id);
        line(of(say::used_up()), used_up(before, model), used_up(after, model));
        line(of(say::left()), left(before, model), left(after, model));
        let part = |side: &SideResult| side.took_part.len().to_string();
        line(of(say::took_part()), part(before), part(after));
    }
    lines
}

fn points(side: &SideResult) -> String {
    side.vp.map_or_else(say::not_written, |vp| vp.to_string())
}

fn yes(is: bool) -> String {
    if is { words::correction::yes() } else { words::correction::no() }
}

fn fell(side: &SideResult, name: impl Fn(&str) -> String) -> String {
    let one = |casualty: &nml_warband::result::Casualty| match &casualty.by {
        Some(foe) => say::by_foe(&casualty.name, name(&foe.warband)),
        None => casualty.name.clone(),
    };
    let mut all: Vec<String> = side.casualties.iter().map(one).collect();
    all.sort();
    if all.is_empty() { words::correction::nobody() } else { enumerated(&all) }
}

/// What a model of the battle is called.
fn model(campaign: &Campaign, battle: &str, warband: &str, id: u32) -> String {
    let played = campaign.game(battle).and_then(|game| game.played.as_ref());
    let roster = played.and_then(|played| played.aftermath.page(warband)?.roster.as_deref()).map(Roster::enlisted);
    let model = roster.as_ref().and_then(|roster| roster.members().find(|model| model.id == id));
    let named = model.map(|model| model.name.clone().unwrap_or_else(|| spoken(&model.entry)));
    named.unwrap_or_else(words::warbands::unnamed_model)
}

fn used_up(side: &SideResult, name: impl Fn(u32) -> String) -> String {
    listed(side.used_up.iter().map(|used| format!("{} {}", name(used.model), spoken(&used.item))).collect())
}

fn left(side: &SideResult, name: impl Fn(u32) -> String) -> String {
    let all: Vec<String> = side.left.iter().map(|gone| name(gone.model)).collect();
    if all.is_empty() { words::correction::nobody() } else { listed(all) }
}

fn listed(mut all: Vec<String>) -> String {
    all.sort();
    if all.is_empty() { words::correction::nothing() } else { enumerated(&all) }
}

fn deeds(side: &SideResult) -> String {
    listed(side.deeds.iter().map(|deed| spoken(&deed.deed)).collect())
}
