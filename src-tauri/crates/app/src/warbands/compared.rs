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
    let changed = |what: &str, before: String, after: String| ComparedLine {
        what: what.to_owned(),
        before: Some(before),
        after: Some(after),
    };
    let came = |what: &str, after: String| ComparedLine { what: what.to_owned(), before: None, after: Some(after) };
    let went = |what: &str, before: String| ComparedLine { what: what.to_owned(), before: Some(before), after: None };
    let sum = |of: &Pair<u32>, what: &str| changed(what, of.before.to_string(), of.after.to_string());
    let dice = |of: &Pair<Option<i8>>, what: &str| {
        let shown = |dice: Option<i8>| dice.map_or_else(words::cards::none, |dice| words::signed(dice.into()));
        changed(what, shown(of.before), shown(of.after))
    };
    match difference {
        Difference::Joined => came(say::ROSTER, say::JOINED.to_owned()),
        Difference::Left => went(say::ROSTER, say::LEFT.to_owned()),
        Difference::Unknown => went(say::PACK, say::KNOWN.to_owned()),
        Difference::Known => came(say::PACK, say::KNOWN.to_owned()),
        Difference::Name(of) => changed(say::NAME, of.before.clone(), of.after.clone()),
        Difference::Portrait => changed(say::PICTURE, say::AS_BEFORE.to_owned(), say::ANOTHER.to_owned()),
        Difference::Ducats(of) => sum(of, say::DUCATS),
        Difference::Glory(of) => sum(of, say::GLORY),
        Difference::Movement(of) => changed(say::MOVE, of.before.to_string(), of.after.to_string()),
        Difference::Ranged(of) => dice(of, say::RANGED),
        Difference::Melee(of) => dice(of, say::MELEE),
        Difference::Armour(of) => changed(say::ARMOUR, words::signed(of.before.into()), words::signed(of.after.into())),
        Difference::Base(of) => changed(say::BASE, card::millimetres(of.before), card::millimetres(of.after)),
        Difference::Gains(keyword) => came(say::KEYWORD, keyword.to_string()),
        Difference::Loses(keyword) => went(say::KEYWORD, keyword.to_string()),
        Difference::Armed(weapon) => came(&weapon.name, armed(weapon)),
        Difference::Disarmed(weapon) => went(&weapon.name, armed(weapon)),
        Difference::Rearmed(of) => changed(&of.after.name, armed(&of.before), armed(&of.after)),
        Difference::Learns(source) => came(say::ABILITY, source.clone()),
        Difference::Forgets(source) => went(say::ABILITY, source.clone()),
        Difference::Does(source) => changed(source, say::AS_BEFORE.to_owned(), say::OTHERWISE.to_owned()),
    }
}

/// A weapon in one line.
fn armed(weapon: &Weapon) -> String {
    let line = card::weapon(weapon);
    let parts = [line.text, line.keywords.join(", ")];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
