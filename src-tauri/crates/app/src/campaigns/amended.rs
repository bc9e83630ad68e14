//! Which battles a correction is about.

use nml_ledger::{Act, Kept};
use nml_rules::campaign::{Command, Event, of_battle, result_of, results_of};

use crate::shelf::Open;
use crate::subject::Campaigns;

/// The battles of which an entry of the campaign says something else than what was said before; none: it amends nothing.
///
/// A table of earlier games is amended as one: of its battles those count that end otherwise, or are gone.
pub(crate) fn amended(open: &Open<Campaigns>, kept: &Kept<Command, Event>) -> Vec<String> {
    let Act::Amend { entry, instead } = &kept.entry.act else { return Vec::new() };
    let Some(command) = open.log.find(entry).and_then(Kept::command) else { return Vec::new() };
    if let Some(battle) = of_battle(command) {
        return vec![battle.to_owned()];
    }
    let now: Vec<&Command> = instead.iter().map(|decision| &decision.command).collect();
    let ends = |commands: &[&Command], battle: &str| commands.iter().find_map(|said| result_of(said, battle)).cloned();
    let before = before(open, kept).unwrap_or_else(|| vec![command]);
    let battles = before.iter().flat_map(|said| results_of(said)).map(|result| &result.battle);
    battles.filter(|battle| ends(&before, battle) != ends(&now, battle)).cloned().collect()
}

/// What the amendment of the same entry that was in force before this one says.
fn before<'o>(open: &'o Open<Campaigns>, kept: &Kept<Command, Event>) -> Option<Vec<&'o Command>> {
    let Act::Amend { entry: about, .. } = &kept.entry.act else { return None };
    let log = open.log.kept().iter().zip(open.log.in_force()).take_while(|(other, _)| other.hash != kept.hash);
    let said = log.filter(|(_, in_force)| *in_force).filter_map(|(other, _)| {
        let Act::Amend { entry, instead } = &other.entry.act else { return None };
        (entry == about).then_some(instead)
    });
    said.last().map(|instead| instead.iter().map(|decision| &decision.command).collect())
}
