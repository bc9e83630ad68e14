//! The pages of an aftermath.

use nml_campaign::{Hand, Treated};
use nml_catalogue::ExplorationSkill;

use super::counted::counted;

pub const SURVIVES: &str = "Survives";
pub const DEAD: &str = "Dead";
pub const REFUSE: &str = "Refuse";
pub const KEEP: &str = "Keep it";
pub const REROLL: &str = "A second roll";
pub const EMPTY_STRONGBOX: &str = "The Strongbox is empty.";
pub use super::MISSES_NEXT_GAME as MISSES;
pub const UNFIT: &str = "leaves the Warband; its kit goes to the Arsenal";
pub const BACK: &str = "is back";

/// `Mother Oriel used up: Martyrdom Pills`.
pub fn used_up(name: &str, items: &[String]) -> String {
    format!("{name} used up: {}", items.join(", "))
}

/// `Wretched Nib left the Warband for good: Law of Hell. 26 ducats: model 20, Trench Knife 6`.
pub fn left_for_good(name: &str, rule: Option<&str>, worth: &str) -> String {
    let rule = rule.map(|rule| format!(": {rule}")).unwrap_or_default();
    format!("{name} left the Warband for good{rule}. {worth}")
}

pub const STEPS: [&str; 6] =
    ["Trauma", "Promotions and Experience", "Reinforcements", "Exploration", "Quartermaster", "Roster"];

/// Of a page without a case: whether it is known that nobody fell.
pub const fn nobody_fell(told: bool) -> &'static str {
    if told { "nobody was Out of Action" } else { "who was Out of Action was not recorded" }
}

/// Of a page with cases.
pub fn trauma_note(fell: usize, open: usize) -> String {
    match open {
        0 => format!("{fell} Out of Action · done"),
        open => format!("{fell} Out of Action · {open} open"),
    }
}

/// Of the last step, while models of other Warbands are still to be rolled for.
pub fn waits_for(names: &[String]) -> String {
    format!("waits for the Trauma rolls of {}", names.join(" and "))
}

pub fn survival(name: &str) -> String {
    format!("Survival Roll for {name}")
}

pub fn survival_text(dead_up_to: u8) -> String {
    format!("One die: {} or more survives.", dead_up_to.saturating_add(1))
}

pub fn trauma(name: &str) -> String {
    format!("Trauma for {name}")
}

pub const TRAUMA_TEXT: &str = "D66: the first die tens, the second ones.";

pub fn keep_or_reroll(name: &str, row: &str) -> String {
    format!("{name}: {row}. Keep it?")
}

pub fn reroll_text(skill: &str) -> String {
    format!("{skill} lets you roll again; the second result stands.")
}

pub fn hand(name: &str) -> String {
    format!("Which hand of {name}?")
}

pub fn hand_text() -> String {
    let left = Hand::LEFT_UP_TO;
    format!("One die: 1 to {left} the left, {} to 6 the right.", left + 1)
}

pub fn lessons(name: &str) -> String {
    format!("What did {name} learn?")
}

pub fn lessons_text(die: &str, room: u8) -> String {
    format!("{die} experience points; at most {room} more can be earned.")
}

pub fn opponent(name: &str, row: &str) -> String {
    format!("{row} of {name}: who did it?")
}

pub fn ransom(captor: &str, name: &str) -> String {
    format!("{captor} holds {name}. What ransom?")
}

pub fn ransom_text(worth: u32) -> String {
    format!(
        "Paid: Full Recovery, no scar, the ducats move now. Refused: executed, and {worth} ducats of model and kit are lost."
    )
}

pub fn pay(captor: Option<&str>) -> String {
    captor.map_or_else(|| "Pay the ransom".to_owned(), |captor| format!("Pay {captor}"))
}

pub fn executed(row: &str) -> String {
    format!("{row}, executed")
}

pub fn ransomed(row: &str) -> String {
    format!("{row}, ransomed")
}

pub fn unfit(row: &str) -> String {
    format!("{row}, unfit for duty")
}

/// The same injury once more, and it cannot go on.
pub fn removed(row: &str) -> String {
    format!("{row} again, leaves the Warband")
}

pub fn spared(row: &str) -> String {
    format!("{row}, recovers fully")
}

pub const MODEL: &str = "model";

/// `62 ducats: model 45, Great Sword / Great Axe 12, Combat Helmet 5`.
pub fn worth(ducats: u32, parts: &[(String, Option<u32>)]) -> String {
    let part = |(name, ducats): &(String, Option<u32>)| match ducats {
        Some(ducats) => format!("{name} {ducats}"),
        None => name.clone(),
    };
    format!("{ducats} ducats: {}", parts.iter().map(part).collect::<Vec<_>>().join(", "))
}

/// What a model is sold for: itself, and half of each piece of its kit, each with its price.
pub fn sale(bare: u32, kit: &[(String, u32, u32)]) -> String {
    let piece = |(name, brings, price): &(String, u32, u32)| format!("{name} {brings} of {price}");
    let itself = format!("{bare} for itself");
    if kit.is_empty() {
        itself
    } else {
        let kit: Vec<String> = kit.iter().map(piece).collect();
        format!("{itself}; half of its kit, rounded up: {}", kit.join(", "))
    }
}

/// A Deed of the whole Warband, whose point goes to a LEADER.
pub fn for_the_leader(deed: &str, several: bool) -> String {
    if several {
        format!("{deed}, a Deed of the whole Warband: the LEADER who was chosen")
    } else {
        format!("{deed}, a Deed of the whole Warband: its LEADER")
    }
}

pub fn kit_lost(kit: &[String]) -> String {
    format!("{} lost", kit.join(", "))
}

pub fn scar(number: u8) -> String {
    match number {
        1 => "first Battle Scar".to_owned(),
        2 => "second Battle Scar".to_owned(),
        3 => "third Battle Scar".to_owned(),
        n => format!("Battle Scar {n}"),
    }
}

pub fn noted(text: &str, what: &str) -> String {
    format!("{} ({what})", text.trim_end_matches('.'))
}

pub fn paid(ducats: u32, to: &str) -> String {
    format!("{ducats} ducats to {to}")
}

pub fn again(stamp: &str) -> String {
    format!("{stamp} rolled again")
}

pub const ALLOT: &str = "Give out the dice";
pub const ALLOT_TEXT: &str = "Nobody gets a third die before everybody has two. A 6 promotes.";
pub const TABLES: &str = "These two";
pub const TABLES_TEXT: &str = "Two different tables, two dice on each; it learns one of the two results.";
pub const TAKE: &str = "Take these";
pub const TAKE_HEADING: &str = "What do you take?";
pub const LATER: &str = "In a later game";
pub const COUNTED: &str = "Trade these";
pub const REINFORCEMENTS: &str = "Call for Reinforcements?";
pub const PASS: &str = "No, explore";
pub const WHICH_TABLE: &str = "Which table do you explore?";
pub const TABLE_TEXT: &str = "Chosen before the dice are thrown.";
pub const ADJUST_TEXT: &str = "Each die may be re-rolled once.";
pub const ONE_DIE_TEXT: &str = "The others stay as they are.";
pub const SWAP: &str = "Take the spare die";
pub const KEEP_DIE: &str = "Keep the first";
pub const EXCHANGE: &str = "Glory for Campaign Victory Points";
pub const EXCHANGE_TEXT: &str = "One for one.";
pub const RECRUIT: &str = "Recruit the Reinforcements";
pub const QUARTERMASTER: &str = "Quartermaster";
pub const TRADE_DONE: &str = "Done";
pub const SIGN: &str = "Is everything right?";
pub const AGREE: &str = "Agreed";
pub const PROMOTED: &str = "Promoted";
pub const NOT_PROMOTED: &str = "not promoted";
pub const BY_RIGHT: &str = "the sixth die without a promotion is a 6";
pub const HEALED: &str = "learns again";
pub const RETIRES: &str = "retires; its kit goes to the Arsenal";
pub const NOTHING_NEW: &str = "nothing new found";
pub const NOT_CALLED: &str = "not called";
pub const CALLED: &str = "called";
pub const SKIPPED: &str = "left out for Reinforcements";
pub const NOTHING_DONE: &str = "nothing was changed";
pub const SIGNED: &str = "agreed";

pub fn allot(pool: u8) -> String {
    if pool == 1 { "Who has the Promotion Die?".to_owned() } else { format!("Who has the {pool} Promotion Dice?") }
}

pub fn promotion(name: &str) -> String {
    format!("Promotion Die for {name}")
}

pub fn promotion_text(failed: u8) -> String {
    match failed {
        0 => "A 6 promotes.".to_owned(),
        1 => "A 6 promotes; one die in a row has failed.".to_owned(),
        n => format!("A 6 promotes; {n} dice in a row have failed."),
    }
}

pub fn tables(name: &str) -> String {
    format!("Advancement of {name}: which two tables?")
}

pub fn advancement(name: &str) -> String {
    format!("Advancement of {name}")
}

pub fn advancement_text(tables: &[String]) -> String {
    format!("Two dice on each: {}.", tables.join(", then "))
}

pub fn learn(name: &str) -> String {
    format!("What does {name} learn?")
}

pub fn models(most: u8) -> String {
    if most == 1 { "Which model?".to_owned() } else { format!("Which models? Up to {most}.") }
}

pub fn spoils(who: &str, source: &str) -> String {
    format!("{source} of {who}")
}

pub fn spoils_text(die: &str, times: u32) -> String {
    format!("{die}; each point brings {times} ducats.")
}

pub fn blood(name: &str, source: &str) -> String {
    format!("{source} of {name}: how many BLOOD MARKERS were placed on it?")
}

pub fn blood_text(each: u32) -> String {
    format!("Each brings {each} ducats.")
}

pub fn reinforcements_text(threshold: u32, worth: u32, budget: u32) -> String {
    format!(
        "{threshold} − {worth} = {budget} ducats for recruits. It costs the Arsenal, the Strongbox, Exploration and Quartermaster."
    )
}

pub fn call(budget: u32) -> String {
    format!("Call: {budget} ducats")
}

pub fn explore(dice: u8) -> String {
    format!("{dice} Exploration Dice")
}

pub fn explore_text(extra: u8) -> Option<String> {
    match extra {
        0 => None,
        1 => Some("You may roll one Extra Die with them, which spends it.".to_owned()),
        n => Some(format!("You may roll up to {n} Extra Dice with them, which spends them.")),
    }
}

pub fn adjust(total: u8) -> String {
    format!("The dice show {total}")
}

pub fn stand(total: u8) -> String {
    format!("Explore with {total}")
}

pub fn location(name: &str) -> String {
    format!("{name}: what do you do there?")
}

pub fn find_roll(dice: u8) -> String {
    if dice == 1 { "A die of the find".to_owned() } else { format!("{dice} dice of the find") }
}

pub fn use_up(item: &str, model: &str, row: Option<&str>) -> String {
    match row {
        None => format!("{item} for {model}"),
        Some(row) => format!("{item} for {model}: {row} goes too"),
    }
}

pub fn trade_text(ducats: u32, glory: u32, recruits: bool) -> String {
    if recruits {
        format!("{ducats} ducats for recruits with their kit; what is left over lapses.")
    } else {
        format!("{ducats} ducats and {glory} Glory to recruit, buy, sell and hand out.")
    }
}

pub fn sign_text(before: u32, after: u32, models: usize) -> String {
    let models = counted(models, "model", "models");
    format!("Strongbox {before} to {after} ducats, {models}. The page is locked when everybody agrees.")
}

pub fn elite(count: u16, most: u8) -> String {
    format!("ELITE {count} of {most}")
}

pub fn experience_now(points: u8, now: u8) -> String {
    format!("{points} experience, {now} now")
}

/// Ducats of loot, with the total, the ducats for each point, and those that earlier finds add.
pub fn loot(ducats: u32, made_of: Option<(u8, u32, u32)>) -> String {
    match made_of {
        None => format!("{ducats} ducats of loot"),
        Some((total, each, 0)) => format!("{ducats} ducats of loot: {total} × {each}"),
        Some((total, each, more)) => format!("{ducats} ducats of loot: {total} × {each}, and {more} by earlier finds"),
    }
}

pub fn again_die(number: u8, face: u8) -> String {
    format!("Die {number} again (it showed {face})")
}

pub fn spare_die(number: u8, face: u8) -> String {
    format!("A spare die for die {number}, which shows {face}")
}

pub const WHY_DICE: &str = "Exploration Dice";
pub const ONCE_EACH: &str = "Each die may be re-rolled once";
pub const EVERYBODY: &str = "Everybody who explores";
pub const VICTORY: &str = "The battle was won";
pub const FOUND_EARLIER: &str = "found earlier";
pub const OWN_SKILL: &str = "The Warband’s Exploration Skill";
pub const USED: &str = "Used already";

pub fn why_rerolls(left: u8) -> String {
    counted(left, "re-roll", "re-rolls")
}

pub fn its_game(game: u16) -> String {
    format!("Game {game}")
}

pub fn from_game(from: u16) -> String {
    format!("this many from game {from} on")
}

pub const TREATMENT: &str = "Treatment";
pub const ADVANCEMENT: &str = "Advancement";
pub const NOTHING_FOUND: &str = "nothing found";
pub const IT_IS_THERE: &str = "it is there";

/// What two dice of a treatment came to.
pub const fn treated(how: Treated) -> &'static str {
    match how {
        Treated::Scarred => "one more Battle Scar",
        Treated::InVain => "nothing changes",
        Treated::Healed => "one Battle Scar fewer",
    }
}

pub fn only_ducats(ducats: u32) -> String {
    format!("{ducats} ducats")
}

pub fn only_glory(glory: u32) -> String {
    format!("{glory} Glory")
}

pub fn points(points: u8) -> String {
    counted(points, "Campaign Victory Point", "Campaign Victory Points")
}

/// Where two dice on a table lead, such as `Ranged 7: Marksman`.
pub fn lead(table: &str, sum: u8, skills: &[String]) -> String {
    if skills.is_empty() {
        format!("{table} {sum}: nothing left to learn")
    } else {
        format!("{table} {sum}: {}", skills.join(", "))
    }
}

pub const NO_REASON: &str = "Say why the closed aftermath is opened again.";

/// A piece of a find that the Warband may not have.
pub fn stays_behind(item: &str) -> String {
    format!("{item} stays there: the list does not allow it")
}

pub fn ducats(ducats: u32, source: &str) -> String {
    format!("{ducats} ducats, {source}")
}

pub fn glory(glory: u32, source: &str) -> String {
    format!("{glory} Glory, {source}")
}

pub const AGAIN_ACTION: (&str, &str) = ("Re-roll", "Rolls the die again: enter its new face, or roll it here.");

/// An Exploration Skill, and what it does.
pub const fn exploration_skill(skill: ExplorationSkill) -> (&'static str, &'static str) {
    match skill {
        ExplorationSkill::ExtraDice => ("Extra Dice", "Rolls one more die."),
        ExplorationSkill::Duplicate => ("Duplicate", "Adds a die that shows what this one shows."),
        ExplorationSkill::ReRoll => ("Re-roll", "Lets you re-roll one more die."),
        ExplorationSkill::SetDice => ("Set Dice", "Turns a die to any face."),
        ExplorationSkill::Seek => ("Seek", "+1 to the total."),
        ExplorationSkill::CircleBack => ("Circle Back", "−1 to the total."),
        ExplorationSkill::Lucky => ("Lucky", "Rolls a spare die for this one; you keep either."),
    }
}

pub fn spare(spare: u8, first: u8) -> String {
    format!("The spare die shows {spare}, the first one {first}: which do you keep?")
}

pub fn because(points: u8, why: &str) -> String {
    format!("{points} of it: {why}")
}

/// `4 + 2 + 5 = 11`.
pub fn sum(dice: &[String], plus: i8, total: u8) -> String {
    match plus {
        0 => format!("{} = {total}", dice.join(" + ")),
        plus if plus > 0 => format!("{} + {plus} = {total}", dice.join(" + ")),
        plus => format!("{} − {} = {total}", dice.join(" + "), plus.unsigned_abs()),
    }
}

pub const SPENT: &str = "It is used already.";
pub const STAYS_DEAD: &str = "It is dead";
pub const TREAT: &str = "Treat";
pub const HOSPITAL_TEXT: &str = "Two dice: 7 or more removes a Battle Scar, 2 adds one.";

pub fn survival_again(name: &str) -> String {
    format!("{name} does not survive. Roll again?")
}

pub fn recover(item: &str) -> String {
    format!("Use up the {item}")
}

pub fn recover_text(item: &str) -> String {
    format!("{item} turns this into a Full Recovery.")
}

pub fn hospital(item: &str) -> String {
    format!("{item}: whom do you treat?")
}

pub fn treatment(item: &str, name: &str) -> String {
    format!("{item}: {name}")
}

pub fn raise(item: &str) -> String {
    format!("Raise the Limit of {item}")
}

pub const DEARER: &str = "The Strongbox cannot pay for it.";

pub fn comes_back(name: &str, ducats: u32) -> String {
    if ducats == 0 { format!("{name} comes back") } else { format!("{name} comes back for {ducats} ducats") }
}

pub fn came_back(name: &str, ducats: u32) -> String {
    if ducats == 0 { format!("{name} is back") } else { format!("{name} is back for {ducats} ducats") }
}

pub fn sell_model(name: &str, ducats: u32) -> String {
    format!("Sell {name} for {ducats} ducats")
}

pub fn model_sold(name: &str, ducats: u32) -> String {
    format!("{name} sold for {ducats} ducats")
}

pub fn limit_raised(item: &str) -> String {
    format!("Limit of {item} raised")
}
