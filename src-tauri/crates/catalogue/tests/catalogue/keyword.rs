//! Keywords as they are printed.

use nml_catalogue::keyword::Keyword;

/// Keywords without a number or a name of their own.
const PLAIN: [&str; 39] = [
    "ARMOUR PIERCING",
    "ASSAULT",
    "BLOCK",
    "CONSUMABLE",
    "COVER",
    "CRITICAL",
    "CUMBERSOME",
    "DANGEROUS TERRAIN",
    "DEADLY",
    "DEMONIC",
    "DEPLOYABLE",
    "DIFFICULT TERRAIN",
    "ELITE",
    "FEAR",
    "FIRE",
    "FLAMETHROWER",
    "FLYING",
    "FUMBLE",
    "GAS",
    "GOLEM",
    "HEAVY",
    "HELD",
    "IMPASSABLE TERRAIN",
    "IMPERVIOUS",
    "INFECTION MARKERS",
    "INFILTRATOR",
    "LEADER",
    "LIMITED POTENTIAL",
    "MINED",
    "OPEN TERRAIN",
    "PISTOL",
    "RELOAD",
    "RISKY",
    "SCATTER",
    "SHOTGUN",
    "SHRAPNEL",
    "SKIRMISHER",
    "STRONG",
    "TOUGH",
];

#[test]
fn every_keyword_reads_back_from_its_printed_form() {
    let printed = [
        "ARMOUR PIERCING",
        "AUTOMATIC 3",
        "BLAST 2",
        "IGNORE ARMOUR",
        "IGNORE OFF-HAND WEAPON",
        "NEGATE DIFFICULT TERRAIN",
        "REGENERATE 1",
        "NEW ANTIOCH",
        "ARTIFICIAL",
    ];
    for text in printed.into_iter().chain(PLAIN) {
        let keyword: Keyword = text.parse().unwrap_or(Keyword::Tag(String::new()));
        assert_eq!(keyword.to_string(), text);
        assert!(PLAIN.iter().all(|name| *name != text) || !matches!(keyword, Keyword::Tag(_)));
    }
}

#[test]
fn a_rules_keyword_with_a_wrong_parameter_is_refused() {
    for text in ["AUTOMATIC x", "AUTOMATIC 0", "IGNORE HUNGER", "NEGATE RAIN", ""] {
        let read = text.parse::<Keyword>();
        assert!(read.is_err(), "{text}");
    }
}
