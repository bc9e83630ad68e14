//! The rules of the game by the codes in modifiers, refusals and findings: the name of each, and its page in the rulebook,
//! version 1.0.2.
//!
//! ```
//! use nml_catalogue::rulebook;
//!
//! let cover = rulebook::rule("ATK-06").unwrap();
//! assert_eq!((cover.name, cover.page), ("Cover", Some("38")));
//! // A ruling is named by its question, with the page of its default.
//! assert_eq!(rulebook::rule("C-10").unwrap().page, Some("36"));
//! ```

use crate::ruling::{RULINGS, Ruling};

/// A rule of the game, by its name and where it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its code, such as `ATK-06`.
    pub code: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// Its page, or its pages (`52–57`), or none if no single page has it.
    pub page: Option<&'static str>,
}

/// The rule with this code, if there is one.
#[must_use]
pub fn rule(code: &str) -> Option<Rule> {
    all().find(|rule| rule.code == code)
}

/// Every rule: those of a battle, and the rulings.
pub fn all() -> impl Iterator<Item = Rule> {
    RULES.iter().copied().chain(RULINGS.iter().map(ruled))
}

/// Sources name a page of the rulebook as `DR p.36` or `DR pp.23,31`.
fn ruled(ruling: &'static Ruling) -> Rule {
    let sources = ruling.default_reading().map_or(&[][..], |reading| reading.sources);
    let page = |source: &&'static str| source.strip_prefix("DR p.").or_else(|| source.strip_prefix("DR pp."));
    Rule { code: ruling.id, name: ruling.question, page: sources.iter().find_map(page) }
}

const fn row(code: &'static str, name: &'static str, page: Option<&'static str>) -> Rule {
    Rule { code, name, page }
}

#[rustfmt::skip]
const RULES: &[Rule] = &[
    row("F-01", "Friends and enemies", None),
    row("F-02", "Warband size", None),
    row("F-03", "Model profile", Some("29")),
    row("F-04", "Battlekit", None),
    row("F-05", "Changing weapons", Some("69")),
    row("F-06", "Keywords", None),
    row("F-07", "Which rule comes first", None),
    row("F-08", "Dice and roll-offs", Some("31")),
    row("F-09", "Measuring", Some("30")),
    row("F-10", "Line of Sight", Some("30")),
    row("F-11", "Placing a model", Some("31")),
    row("F-12", "In a piece of terrain", Some("38")),
    row("SET-01", "The scenario", None),
    row("SET-02", "Battlefield and terrain", None),
    row("SET-03", "Objective markers", None),
    row("SET-04", "Deployment zones, attacker and defender", None),
    row("SET-05", "The Force", Some("144")),
    row("SET-06", "Before the game", Some("147")),
    row("SET-07", "Deployment", Some("152")),
    row("SET-08", "Reinforcements", Some("159")),
    row("SET-09", "INFILTRATOR deployment", Some("56")),
    row("SET-10", "What both players know", None),
    row("TRN-01", "The Turn", None),
    row("TRN-02", "Initiative", Some("32")),
    row("TRN-03", "Initiative: a tie", None),
    row("TRN-04", "Who Activates first", Some("32")),
    row("TRN-05", "What happens at the same time", Some("32")),
    row("TRN-06", "Start of the Turn", Some("32")),
    row("TRN-07", "End of the Turn", None),
    row("TRN-08", "Turns of the scenario", None),
    row("ACT-01", "Activations in turn", None),
    row("ACT-02", "One Activation a Turn", None),
    row("ACT-03", "Activations that are left", None),
    row("ACT-04", "Each ACTION once", None),
    row("ACT-05", "One ACTION after another", None),
    row("ACT-06", "No ACTION is mandatory", None),
    row("ACT-07", "The end of an Activation", Some("33")),
    row("ACT-08", "One of Move, Charge and Retreat", Some("34")),
    row("ACT-09", "ACTIONS without a roll", None),
    row("ACT-10", "Move", Some("35")),
    row("ACT-11", "Within 1 inch of an enemy", None),
    row("ACT-12", "Moving past friends", None),
    row("ACT-13", "The edge of the table", None),
    row("ACT-14", "Moving in combat", None),
    row("ACT-15", "Charge: the target", Some("36")),
    row("ACT-16", "Charge: Line of Sight", Some("36")),
    row("ACT-17", "Charge: the distance", Some("36")),
    row("ACT-18", "Charge: the way", Some("37")),
    row("ACT-19", "Charge: another way", Some("37")),
    row("ACT-20", "Charge: enemies in the way", Some("36")),
    row("ACT-21", "Charge: several enemies", None),
    row("ACT-22", "Charge: success", Some("37")),
    row("ACT-23", "Retreat", Some("37")),
    row("ACT-24", "Retreat: attacks on the model", Some("37")),
    row("ACT-25", "Dash", None),
    row("ACT-26", "Shoot", Some("42")),
    row("ACT-27", "No Shoot with Charge or Fight", None),
    row("ACT-28", "No moving with a HEAVY weapon", None),
    row("ACT-29", "Fight", None),
    row("ACT-30", "Fighting without a weapon", None),
    row("ACT-31", "ACTIONS of abilities and kit", None),
    row("ACT-32", "Attacks beside ACTIONS", None),
    row("ACT-33", "An ACTION that failed", None),
    row("ACT-34", "Further ACTIONS", None),
    row("ROL-01", "Success Roll", Some("24")),
    row("ROL-02", "Risky Success Roll", Some("24")),
    row("ROL-03", "Critical Success", None),
    row("ROL-04", "+DICE", None),
    row("ROL-05", "−DICE", None),
    row("ROL-06", "+DICE against −DICE", None),
    row("ROL-07", "What adds DICE", None),
    row("ROL-08", "Rolls made Risky", None),
    row("ROL-09", "No roll, no risk", None),
    row("TER-01", "Open terrain", None),
    row("TER-02", "Low obstacles, trenches and ladders", None),
    row("TER-03", "Difficult terrain", None),
    row("TER-04", "Dangerous terrain", None),
    row("TER-05", "Impassable terrain", None),
    row("TER-06", "Difficult and Dangerous terrain", None),
    row("TER-07", "Cover", Some("38")),
    row("MOV-01", "Climbing", None),
    row("MOV-02", "Climbing: the whole height", None),
    row("MOV-03", "Jumping", None),
    row("MOV-04", "Jumping to another height", Some("40")),
    row("MOV-05", "Jumping: failure", None),
    row("MOV-06", "Jump Down", Some("40")),
    row("MOV-07", "Falling", None),
    row("MOV-08", "Falling: INJURY DICE", None),
    row("MOV-09", "FLYING", None),
    row("MOV-10", "Infantry and Flying", None),
    row("MOV-11", "Climbing and jumping again", None),
    row("MOV-12", "Moves a model does not choose", None),
    row("MOV-13", "Diving Charge", None),
    row("MOV-14", "Moving after standing up", Some("49")),
    row("ATK-01", "Attacks", None),
    row("ATK-02", "Range", None),
    row("ATK-03", "One Ranged Weapon", None),
    row("ATK-04", "DICE of the model and its kit", None),
    row("ATK-05", "Long Range", None),
    row("ATK-06", "Cover", Some("38")),
    row("ATK-07", "Elevated Position", None),
    row("ATK-08", "Shooting into melee", Some("42")),
    row("ATK-09", "AUTOMATIC and CLEAVE", Some("53")),
    row("ATK-10", "Markers and several attacks", None),
    row("ATK-11", "Defended Obstacle", Some("38")),
    row("ATK-12", "Off-Hand", None),
    row("ATK-13", "FEAR", Some("54")),
    row("ATK-14", "BLOCK", Some("53")),
    row("ATK-15", "Diving Charge", None),
    row("ATK-16", "Grenades", None),
    row("ATK-17", "No ACTION between attacks", None),
    row("INJ-01", "Injury Roll", None),
    row("INJ-02", "Injury Roll: who rolls", None),
    row("INJ-03", "INJURY DICE", None),
    row("INJ-04", "INJURY MODIFIER", Some("46")),
    row("INJ-05", "INJURY MODIFIER: at most −3", Some("48")),
    row("INJ-06", "No Effect", None),
    row("INJ-07", "Minor Hit", None),
    row("INJ-08", "Down", None),
    row("INJ-09", "Out of Action", None),
    row("INJ-10", "Critical Success: the Injury Roll", None),
    row("INJ-11", "Melee against a Down model", None),
    row("INJ-12", "Armour", Some("48")),
    row("INJ-13", "DEADLY", None),
    row("INJ-14", "Bloodbath", None),
    row("INJ-15", "Bloodbath with DEADLY", None),
    row("INJ-16", "TOUGH", None),
    row("INJ-17", "FIRE, GAS and SHRAPNEL", None),
    row("INJ-18", "Taken Down or Out of Action by a rule", None),
    row("INJ-19", "Injuries without an attack", None),
    row("DWN-01", "Down: the Activation ends", Some("49")),
    row("DWN-02", "Down: −1 DICE", Some("49")),
    row("DWN-03", "Down: no moving", Some("49")),
    row("DWN-04", "Standing up", Some("49")),
    row("DWN-05", "Down at a ledge", Some("49")),
    row("DWN-06", "Showing a Down model", None),
    row("MRK-01", "BLOOD MARKERS", None),
    row("MRK-02", "At most six markers", None),
    row("MRK-03", "BLOOD on Success Rolls", None),
    row("MRK-04", "BLOOD on Injury Rolls", None),
    row("MRK-05", "BLESSING on Success Rolls", None),
    row("MRK-06", "BLESSING on Injury Rolls", None),
    row("MRK-07", "Markers before the dice", None),
    row("MRK-08", "Who spends first", None),
    row("MOR-01", "When Morale is checked", None),
    row("MOR-02", "Morale Check", Some("50")),
    row("MOR-03", "Morale Check: LEADER", Some("50")),
    row("MOR-04", "Morale Check: failure", Some("50")),
    row("MOR-05", "Shaken", None),
    row("MOR-06", "Shaken: the next Morale Check", Some("50")),
    row("MOR-07", "Flight", Some("51")),
    row("END-01", "The last Turn", Some("50")),
    row("END-02", "Victory points", Some("148")),
    row("END-03", "Fled or wiped out", Some("51")),
    row("END-04", "A Turn more", None),
    row("END-05", "After the battle", None),
    row("KW-01", "ASSAULT", Some("52–57")),
    row("KW-02", "AUTOMATIC", Some("52–57")),
    row("KW-03", "BLOCK", Some("52–57")),
    row("KW-04", "CLEAVE", Some("52–57")),
    row("KW-05", "CRITICAL", Some("52–57")),
    row("KW-06", "DEADLY", Some("52–57")),
    row("KW-07", "FEAR", Some("52–57")),
    row("KW-08", "FIRE, GAS and SHRAPNEL", Some("52–57")),
    row("KW-09", "FLYING", Some("52–57")),
    row("KW-10", "HEAVY", Some("52–57")),
    row("KW-11", "INFILTRATOR", Some("52–57")),
    row("KW-12", "LEADER", Some("52–57")),
    row("KW-13", "RISKY", Some("52–57")),
    row("KW-14", "STRONG", Some("52–57")),
    row("KW-15", "TOUGH", Some("52–57")),
    row("G-5", "Objective markers", None),
    row("G-8", "INFILTRATOR deployment", Some("56")),
    row("G-10", "Secret information", None),
    row("V-23", "ARMOUR PIERCING", Some("52")),
    row("SCENARIO", "The scenario", None),
];
