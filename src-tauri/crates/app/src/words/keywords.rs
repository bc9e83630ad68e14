//! What a keyword means, in the language that is spoken.
//!
//! A pack says it in English. We say what the shipped packs say in every language; a pack that says anything else is heard
//! in its own words.

use nml_catalogue::pack::KeywordRow;
use nml_words::{Language, speaking};

nml_words::sentences! {
    pub in "app_keywords":
    only_a_name(),
    ammunition(),
    armour_piercing(),
    assault(),
    automatic(),
    blast(),
    blessed(),
    block(),
    chorus(),
    cleave(),
    consumable(),
    cover(),
    critical(),
    cumbersome(),
    deadly(),
    demonic(),
    deployable(),
    elite(),
    fear(),
    one_blood_marker_more(),
    flamethrower(),
    flying(),
    fumble(),
    golem(),
    heavy(),
    held(),
    ignore(),
    impervious(),
    infection_markers(),
    infiltrator(),
    leader(),
    limited_potential(),
    mercenary(),
    mined(),
    negate(),
    pistol(),
    regenerate(),
    reload(),
    risky(),
    scatter(),
    shotgun(),
    skirmisher(),
    strong(),
    tough(),
    unburdened(),
}

/// A sentence that is made when it is asked for.
type Sentence = fn() -> String;

/// By its name: what the shipped packs say of each.
const SAID: &[(&str, Sentence)] = &[
    ("AMMUNITION", ammunition),
    ("ARMOUR PIERCING", armour_piercing),
    ("ASSAULT", assault),
    ("AUTOMATIC", automatic),
    ("BLAST", blast),
    ("BLESSED", blessed),
    ("BLOCK", block),
    ("CHORUS", chorus),
    ("CLEAVE", cleave),
    ("CONSUMABLE", consumable),
    ("COVER", cover),
    ("CRITICAL", critical),
    ("CUMBERSOME", cumbersome),
    ("DEADLY", deadly),
    ("DEMONIC", demonic),
    ("DEPLOYABLE", deployable),
    ("ELITE", elite),
    ("FEAR", fear),
    ("FIRE", one_blood_marker_more),
    ("FLAMETHROWER", flamethrower),
    ("FLYING", flying),
    ("FUMBLE", fumble),
    ("GAS", one_blood_marker_more),
    ("GOLEM", golem),
    ("HEAVY", heavy),
    ("HELD", held),
    ("IGNORE", ignore),
    ("IMPERVIOUS", impervious),
    ("INFECTION MARKERS", infection_markers),
    ("INFILTRATOR", infiltrator),
    ("LEADER", leader),
    ("LIMITED POTENTIAL", limited_potential),
    ("MERCENARY", mercenary),
    ("MINED", mined),
    ("NEGATE", negate),
    ("PISTOL", pistol),
    ("REGENERATE", regenerate),
    ("RELOAD", reload),
    ("RISKY", risky),
    ("SCATTER", scatter),
    ("SHOTGUN", shotgun),
    ("SHRAPNEL", one_blood_marker_more),
    ("SKIRMISHER", skirmisher),
    ("STRONG", strong),
    ("TOUGH", tough),
    ("UNBURDENED", unburdened),
];

/// What the shipped packs say of some in words that were mended since: their bytes stay.
const BEFORE: &[(&str, &str)] = &[
    ("AUTOMATIC", "So many attacks in one Shoot, at targets within 6 inches of each other."),
    ("BLAST", "Aimed at a model or a point: everybody within so many inches is hit."),
    ("BLESSED", "So many BLESSING MARKERS when first deployed."),
    ("CLEAVE", "So many attacks with it in one Fight."),
    ("CONSUMABLE", "Gone after the game in which it was used."),
    ("GOLEM", "Out of Action is Down unless by a Bloodbath; its BLOOD MARKERS stay."),
    ("MINED", "Goes off under whoever touches it: an Injury Roll with SHRAPNEL."),
    ("REGENERATE", "So many BLOOD MARKERS go when it is Activated."),
];

/// What it means; a pack's own words where it says something else than the shipped ones.
pub(crate) fn meaning(row: &KeywordRow) -> String {
    let known = SAID.iter().find(|(name, _)| *name == row.name).map(|(_, said)| *said);
    let said = known.unwrap_or(only_a_name);
    let before = BEFORE.iter().any(|(name, text)| (*name, *text) == (&*row.name, &*row.meaning));
    if before || speaking(Language::English, said) == row.meaning { said() } else { row.meaning.clone() }
}

/// Whether it does nothing by itself: the name of a faction, say.
pub(crate) fn is_only_a_name(row: &KeywordRow) -> bool {
    speaking(Language::English, only_a_name) == row.meaning
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
                let english = speaking(Language::English, || meaning(row));
                let mended = BEFORE.iter().any(|(name, _)| *name == row.name);
                assert_eq!(english == row.meaning, !mended, "{}", row.name);
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
