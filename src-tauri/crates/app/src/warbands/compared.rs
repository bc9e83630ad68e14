//! Two states of a Warband side by side: under another pack, or at two moments of its history.

use nml_catalogue::card::Weapon;
use nml_warband::Violation;
use nml_warband::compare::{Comparison, Difference, Differing, Pair, State, compare};

use super::card;
use crate::view::{Compared, ComparedLine, ComparedModel};
use crate::words;

/// Two states of the Warband with this stream.
pub fn compared(warband: &str, before: State<'_>, after: State<'_>) -> Compared {
    let Comparison { ducats, glory, models, broken, mended } = compare(before, after);
    let said =
        |violations: Vec<Violation>| violations.iter().map(|violation| nml_words::said(&violation.message)).collect();
    Compared {
        warband: warband.to_owned(),
        name: after.roster.name.clone(),
        ducats: [ducats.before, ducats.after],
        glory: [glory.before, glory.after],
        models: models
            .into_iter()
            .map(|Differing { name, what, .. }| ComparedModel { name, lines: what.iter().map(line).collect() })
            .collect(),
        broken: said(broken),
        mended: said(mended),
    }
}

fn line(difference: &Difference) -> ComparedLine {
    use words::compared as say;
    let changed =
        |what: String, before: String, after: String| ComparedLine { what, before: Some(before), after: Some(after) };
    let came = |what: String, after: String| ComparedLine { what, before: None, after: Some(after) };
    let went = |what: String, before: String| ComparedLine { what, before: Some(before), after: None };
    let sum = |of: &Pair<u32>, what: String| changed(what, of.before.to_string(), of.after.to_string());
    let dice = |of: &Pair<Option<i8>>, what: String| {
        let shown = |dice: Option<i8>| dice.map_or_else(words::cards::none, |dice| words::signed(dice.into()));
        changed(what, shown(of.before), shown(of.after))
    };
    match difference {
        Difference::Joined => came(say::roster(), say::joined()),
        Difference::Left => went(say::roster(), say::left()),
        Difference::Unknown => went(say::pack(), say::known()),
        Difference::Known => came(say::pack(), say::known()),
        Difference::Name(of) => changed(say::name(), of.before.clone(), of.after.clone()),
        Difference::Portrait => changed(say::picture(), say::as_before(), say::another()),
        Difference::Ducats(of) => sum(of, say::ducats()),
        Difference::Glory(of) => sum(of, say::glory()),
        Difference::Movement(of) => changed(say::movement(), of.before.to_string(), of.after.to_string()),
        Difference::Ranged(of) => dice(of, say::ranged()),
        Difference::Melee(of) => dice(of, say::melee()),
        Difference::Armour(of) => changed(say::armour(), words::signed(of.before), words::signed(of.after)),
        Difference::Base(of) => changed(say::base(), card::millimetres(of.before), card::millimetres(of.after)),
        Difference::Gains(keyword) => came(say::keyword(), keyword.to_string()),
        Difference::Loses(keyword) => went(say::keyword(), keyword.to_string()),
        Difference::Armed(weapon) => came(weapon.name.clone(), armed(weapon)),
        Difference::Disarmed(weapon) => went(weapon.name.clone(), armed(weapon)),
        Difference::Rearmed(of) => changed(of.after.name.clone(), armed(&of.before), armed(&of.after)),
        Difference::Learns(source) => came(say::ability(), source.clone()),
        Difference::Forgets(source) => went(say::ability(), source.clone()),
        Difference::Does(source) => changed(source.clone(), say::as_before(), say::otherwise()),
    }
}

/// A weapon in one line.
fn armed(weapon: &Weapon) -> String {
    let line = card::weapon(weapon);
    let parts = [line.text, line.keywords.join(", ")];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
