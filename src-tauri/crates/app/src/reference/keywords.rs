//! What a keyword means, in the language that is spoken.
//!
//! A pack says it in English. What the shipped packs say is translated; any other pack is shown in its own words.

use nml_catalogue::pack::KeywordRow;
use nml_words::{Language, speaking};

use crate::words::keywords as say;

/// A sentence that is made when it is asked for.
type Sentence = fn() -> String;

/// By its name: what the shipped packs say of each.
const SAID: &[(&str, Sentence)] = &[
    ("AMMUNITION", say::ammunition),
    ("ARMOUR PIERCING", say::armour_piercing),
    ("ASSAULT", say::assault),
    ("AUTOMATIC", say::automatic),
    ("BLAST", say::blast),
    ("BLESSED", say::blessed),
    ("BLOCK", say::block),
    ("CHORUS", say::chorus),
    ("CLEAVE", say::cleave),
    ("CONSUMABLE", say::consumable),
    ("COVER", say::cover),
    ("CRITICAL", say::critical),
    ("CUMBERSOME", say::cumbersome),
    ("DEADLY", say::deadly),
    ("DEMONIC", say::demonic),
    ("DEPLOYABLE", say::deployable),
    ("ELITE", say::elite),
    ("FEAR", say::fear),
    ("FIRE", say::one_blood_marker_more),
    ("FLAMETHROWER", say::flamethrower),
    ("FLYING", say::flying),
    ("FUMBLE", say::fumble),
    ("GAS", say::one_blood_marker_more),
    ("GOLEM", say::golem),
    ("HEAVY", say::heavy),
    ("HELD", say::held),
    ("IGNORE", say::ignore),
    ("IMPERVIOUS", say::impervious),
    ("INFECTION MARKERS", say::infection_markers),
    ("INFILTRATOR", say::infiltrator),
    ("LEADER", say::leader),
    ("LIMITED POTENTIAL", say::limited_potential),
    ("MERCENARY", say::mercenary),
    ("MINED", say::mined),
    ("NEGATE", say::negate),
    ("PISTOL", say::pistol),
    ("REGENERATE", say::regenerate),
    ("RELOAD", say::reload),
    ("RISKY", say::risky),
    ("SCATTER", say::scatter),
    ("SHOTGUN", say::shotgun),
    ("SHRAPNEL", say::one_blood_marker_more),
    ("SKIRMISHER", say::skirmisher),
    ("STRONG", say::strong),
    ("TOUGH", say::tough),
    ("UNBURDENED", say::unburdened),
];

/// What it means; a pack's own words if it says something else than the shipped ones.
pub(crate) fn meaning(row: &KeywordRow) -> String {
    let known = SAID.iter().find(|(name, _)| *name == row.name).map(|(_, said)| *said);
    let said = known.unwrap_or(say::only_a_name);
    if speaking(Language::English, said) == row.meaning { said() } else { row.meaning.clone() }
}

/// Whether it does nothing by itself: the name of a faction, say.
pub(crate) fn only_a_name(row: &KeywordRow) -> bool {
    speaking(Language::English, say::only_a_name) == row.meaning
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use nml_exchange::pack;

    use super::*;

    #[test]
    fn every_keyword_that_is_shipped_is_explained_in_every_language() {
        let mut explained = 0;
        for id in pack::ids() {
            for row in &pack::shipped(id).unwrap().unwrap().catalogue.pack().keywords {
                assert_eq!(speaking(Language::English, || meaning(row)), row.meaning);
                for language in [Language::German, Language::Polish] {
                    let said = speaking(language, || meaning(row));
                    assert_ne!(said, row.meaning, "{} in {language:?}, {id}", row.name);
                    explained += 1;
                }
            }
        }
        assert!(explained > 250, "{explained}");
    }

    #[test]
    fn a_pack_that_says_something_else_is_heard_in_its_own_words() {
        let row =
            KeywordRow { name: "TOUGH".to_owned(), meaning: "It laughs.".to_owned(), rows: vec![], effects: vec![] };
        assert_eq!(speaking(Language::German, || meaning(&row)), "It laughs.");
    }
}
