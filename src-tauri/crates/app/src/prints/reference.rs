//! The quick reference: what is looked up at the table. Bands and chances come from the dice, armour, keywords and the
//! campaign's figures from the pack, limits from the engine; the rest is in our own words.

use nml_battle::{ENGAGED, MARKERS_MAX};
use nml_catalogue::progression::Threshold;
use nml_catalogue::{Catalogue, Item, Kind};
use nml_dice::{InjuryReading, InjuryResult, InjuryRoll, SuccessResult, SuccessRoll, Wound};
use nml_exchange::print::{Chances, Column, Named, Reference, Table};

use super::words;
use crate::words::signed;

/// What the sheet says about a keyword that does nothing by itself.
const ONLY_A_NAME: &str = "A name that other rules speak of.";

/// The quick reference to the rules of a pack.
pub(super) fn sheet(catalogue: &Catalogue) -> Reference {
    Reference {
        name: words::REFERENCE.to_owned(),
        tables: vec![
            turn(),
            actions(),
            success(),
            dice(),
            injury(),
            injury_dice(),
            armour(catalogue),
            markers(),
            down(),
            ground(),
            morale(),
        ],
        chances: vec![success_chances(), injury_chances(), campaign(catalogue)],
        keywords: catalogue
            .pack()
            .keywords
            .iter()
            .filter(|row| row.meaning != ONLY_A_NAME)
            .map(|row| Named::new(&row.name, &row.meaning))
            .collect(),
    }
}

fn table(name: &str, note: &str, column: Column, rows: &[(&str, &str)]) -> Table {
    let rows = rows.iter().map(|(name, text)| Named::new(*name, *text)).collect();
    Table { name: name.to_owned(), note: note.to_owned(), column, rows }
}

fn turn() -> Table {
    table(
        "The Turn",
        "",
        Column::Step,
        &[
            (
                "Initiative",
                "The side with fewer models standing on the table has it; tied: roll-off. It says who begins, and puts what happens at once in order.",
            ),
            ("Start of the Turn", "What the scenario or an ability does then."),
            (
                "Activation",
                "In turn, one model each; who has none left waits. On its Activation a Down model stands up, REGENERATE and INFECTION count, and Dangerous ground under it is tested.",
            ),
            ("Morale", "A side with half of its Force (rounded up) Down or Out of Action takes a Morale Check."),
            ("End of the Turn", "Victory points and what else comes now. After the last Turn: the end of the game."),
        ],
    )
}

fn actions() -> Table {
    let near = ENGAGED;
    let engaged = [
        format!(
            "Up to its Movement, never coming within {near} of an enemy. Begun within {near}, it stays within {near} of the same enemies."
        ),
        format!(
            "A visible enemy within 12″, not while within {near} of one. Movement + D6, at most 12″, the shortest way. Done when within {near}; Fight is an ACTION of its own."
        ),
        format!(
            "From within {near} of an enemy: first each of them may Fight with one weapon, then up to its Movement, ending over {near} from all."
        ),
        format!(
            "One Ranged Weapon or Grenade, at a visible enemy in range; not within {near} of an enemy. Not with Charge or Fight, except ASSAULT. HEAVY: no moving before or after, except STRONG."
        ),
        format!("A visible enemy within {near}. A second one-handed weapon strikes too, Off-Hand."),
    ];
    let [mv, charge, retreat, shoot, fight] = &engaged;
    table(
        "ACTIONS",
        "Each once in an Activation, in any order; only one of Move, Charge and Retreat.",
        Column::Word,
        &[
            ("Move", mv),
            ("Charge", charge),
            ("Retreat", retreat),
            ("Dash", "RISKY Success Roll, then a Move, whatever else it does."),
            ("Shoot", shoot),
            ("Fight", fight),
            ("Others", "As abilities, Battlekit and the scenario give them."),
        ],
    )
}

/// The sums from `least` on that a roll can show, as spans of equal results.
fn spans<R: PartialEq + Copy>(sums: impl Iterator<Item = (i16, R)>) -> Vec<(i16, i16, R)> {
    let mut found: Vec<(i16, i16, R)> = Vec::new();
    for (sum, result) in sums {
        match found.last_mut() {
            Some((_, last, same)) if *same == result => *last = sum,
            Some(_) | None => found.push((sum, sum, result)),
        }
    }
    found
}

fn span(from: i16, to: i16) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

fn success() -> Table {
    let sums = (2..=12_u8).map(|sum| (i16::from(sum), SuccessRoll::new(0).result(sum)));
    let row = |(from, to, result)| {
        let text = match result {
            SuccessResult::Failure => "Failure. RISKY: the Activation ends.",
            SuccessResult::Success => "Success.",
            SuccessResult::Critical => "Critical: an attack’s Injury Roll has +1 INJURY DICE.",
        };
        Named::new(span(from, to), text)
    };
    Table {
        name: "Success Roll".to_owned(),
        note: "2 dice. Each +DICE is one die more, keep the 2 highest; each −DICE one more, keep the 2 lowest. A plus and a minus cancel.".to_owned(),
        column: Column::Figure,
        rows: spans(sums).into_iter().map(row).collect(),
    }
}

fn dice() -> Table {
    table(
        "DICE of an attack",
        "With the Characteristic, the weapon and abilities.",
        Column::Figure,
        &[
            ("+1", "Elevated: the shooter stands 3″ higher or more"),
            ("+1", "the next Melee Attack after a Diving Charge"),
            ("−1", "Long Range: beyond half the range"),
            ("−1", "shot at a target in Cover"),
            ("−1", "melee over a Defended Obstacle"),
            ("−1", "Off-Hand: each attack of the second weapon"),
            ("−1", "melee against FEAR, without FEAR or NEGATE FEAR"),
            ("−1", "melee after a Charge against BLOCK"),
            ("−1", "the attacker is Down"),
            ("D6", "shooting into melee: 1–3 a friend in it is the target, 4–6 an enemy"),
        ],
    )
}

fn injury() -> Table {
    let roll = InjuryRoll::new(&Wound::default(), &InjuryReading::default());
    // The number is the sum with its INJURY MODIFIER, so it may be less than two dice can show.
    let sums = (1..=9_u8).map(|sum| (i16::from(sum), roll.result(sum)));
    let all = spans(sums);
    let count = all.len();
    let row = |(place, (from, to, result)): (usize, (i16, i16, InjuryResult))| {
        let text = match result {
            InjuryResult::NoEffect => "No Effect.",
            InjuryResult::MinorHit => "Minor Hit: 1 BLOOD MARKER.",
            InjuryResult::Down => "Down, 1 BLOOD MARKER; 2 if it is Down already.",
            InjuryResult::OutOfAction => "Out of Action: taken off.",
        };
        let number = match place {
            0 => format!("{to} or less"),
            last if last + 1 == count => format!("{from} or more"),
            _ => span(from, to),
        };
        Named::new(number, text)
    };
    Table {
        name: "Injury Roll".to_owned(),
        note: "By the other side: 2 dice, INJURY DICE as DICE, then the INJURY MODIFIER. DEADLY and Bloodbath add up 3 dice, both together 4.".to_owned(),
        column: Column::Figure,
        rows: all.into_iter().enumerate().map(row).collect(),
    }
}

fn injury_dice() -> Table {
    table(
        "INJURY DICE",
        "",
        Column::Figure,
        &[
            ("+1", "a critical; +2 with CRITICAL"),
            ("+1", "melee against a Down model"),
            ("+1", "for each full 3″ of a fall"),
            ("+1", "for each BLOOD MARKER the enemy spends"),
            ("−1", "for each BLESSING MARKER the owner spends"),
            ("−1", "SHOTGUN at Long Range, instead of −1 DICE"),
        ],
    )
}

/// Suits and shields of the pack, by what they take off.
fn armour(catalogue: &Catalogue) -> Table {
    let cap = InjuryReading::default().cap.sum([i8::MIN]);
    let mut rows: Vec<Named> = Vec::new();
    for least in (i8::MIN..0).rev() {
        let worn = |kind: Kind| {
            let named = catalogue.items().filter(move |item: &&Item| item.kind == kind && item.protection == least);
            let mut names: Vec<&str> = named.map(|item| item.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            names.join(", ")
        };
        let names = [worn(Kind::Armour), worn(Kind::Shield)].into_iter().filter(|names| !names.is_empty());
        let names = names.collect::<Vec<_>>().join("; ");
        if !names.is_empty() {
            rows.push(Named::new(signed(least.into()), names));
        }
    }
    Table {
        name: "INJURY MODIFIER".to_owned(),
        note: format!(
            "Suit, shield and Armour Characteristic add up, down to {}. ARMOUR PIERCING takes 1 off them, IGNORE ARMOUR all; IMPERVIOUS stays.",
            signed(i32::from(cap))
        ),
        column: Column::Figure,
        rows,
    }
}

fn markers() -> Table {
    let note = format!(
        "At most {MARKERS_MAX} of each on a model. Spent before the dice, for one roll, as many as you like; Initiative says who first."
    );
    table(
        "Markers",
        &note,
        Column::Word,
        &[
            (
                "BLOOD",
                "Only the enemy spends it: −1 DICE on the model’s Success Roll, or +1 INJURY DICE on an Injury Roll against it.",
            ),
            ("BLESSING", "Only its owner spends it: +1 DICE, or −1 INJURY DICE."),
            ("INFECTION", "Spent as BLOOD is; one more at each Activation."),
            ("Bloodbath", "The enemy pays 6 BLOOD MARKERS, 3 if the model is Down: the Injury Roll adds up 3 dice."),
            ("FIRE, GAS, SHRAPNEL", "One BLOOD MARKER more after the Injury Roll, also on No Effect, unless NEGATED."),
        ],
    )
}

fn down() -> Table {
    table(
        "Down",
        "",
        Column::Word,
        &[
            (
                "At once",
                "Its Activation ends. It does not move, has −1 DICE, does not count for Initiative, counts as lost for Morale.",
            ),
            ("At a ledge", "Within 1″: a Success Roll first, or it falls and then goes Down."),
            ("Next Activation", "It stands up, no roll; Movement and Charge Bonus are halved."),
        ],
    )
}

fn ground() -> Table {
    table(
        "Ground",
        "",
        Column::Word,
        &[
            ("Difficult", "Each inch costs 2."),
            (
                "Dangerous",
                "Entering it, or Activated in it: RISKY Success Roll; failed: an Injury Roll with its keyword.",
            ),
            ("Impassable", "Nobody enters it; FLYING may cross, not end there."),
            (
                "Cover",
                "Touching a piece ½″ high or more and as wide as its base, that hides part of it from the attacker.",
            ),
            (
                "Climb",
                "RISKY Success Roll at the face, with movement left for all of the height; failed: it stays where it was.",
            ),
            (
                "Jump",
                "Over a gap of up to half its Movement: RISKY Success Roll; failed: it falls, on the side the enemy picks.",
            ),
            ("Jump Down", "Costs nothing; from 3″ on it counts as a fall."),
            ("Fall", "From 3″ on an Injury Roll. Not for FLYING."),
            (
                "Diving Charge",
                "A Jump Down of 3″ or more that ends within 1″ of the target: RISKY Success Roll instead of the fall’s Injury Roll; failed: Down, then that Injury Roll.",
            ),
        ],
    )
}

fn morale() -> Table {
    table(
        "Morale Check",
        "A Success Roll for the Warband, no markers; +1 DICE with a LEADER standing.",
        Column::Word,
        &[
            ("Passed", "It goes on; who was Shaken recovers."),
            ("Failed", "Its player chooses: flee and lose, or Shaken."),
            (
                "Shaken",
                "All its Success Rolls are RISKY; next Morale Phase it checks again, whatever its losses. Failed again: it flees.",
            ),
        ],
    )
}

/// What a Warband may field, game by game.
fn campaign(catalogue: &Catalogue) -> Chances {
    let progression = catalogue.campaign();
    let cells = |cell: fn(&Threshold) -> String| progression.thresholds.iter().map(cell).collect::<Vec<_>>();
    Chances {
        name: format!(
            "Campaign (victory {}, draw {}, defeat {} points)",
            progression.points.win, progression.points.draw, progression.points.loss
        ),
        of: "Game".to_owned(),
        head: cells(|line| line.game.to_string()),
        rows: vec![
            ("Threshold Value".to_owned(), cells(|line| line.ducats.to_string())),
            ("Field Strength".to_owned(), cells(|line| line.field_strength.to_string())),
        ],
    }
}

fn percent(chance: f64) -> String {
    format!("{:.0}", chance * 100.0)
}

fn success_chances() -> Chances {
    let nets = -4..=4_i8;
    let odds: Vec<_> = nets.clone().map(|net| SuccessRoll::new(net).odds().decimal()).collect();
    Chances {
        name: "Success Roll, chances of 100".to_owned(),
        head: nets.map(|net| signed(net.into())).collect(),
        rows: vec![
            (String::from("hits"), odds.iter().map(|odds| percent(odds.success + odds.critical)).collect()),
            (String::from("critical"), odds.iter().map(|odds| percent(odds.critical)).collect()),
        ],
        of: "DICE".to_owned(),
    }
}

fn injury_chances() -> Chances {
    let nets = -4..=4_i8;
    let out = |modifier: i8, net: i8| {
        let wound = Wound { injury_dice: net, injury_modifiers: vec![modifier], ..Wound::default() };
        InjuryRoll::new(&wound, &InjuryReading::default()).odds().decimal()
    };
    let row = |modifier: i8| {
        let cells = nets.clone().map(|net| {
            let odds = out(modifier, net);
            format!("{} · {}", percent(odds.down + odds.out_of_action), percent(odds.out_of_action))
        });
        (format!("modifier {}", signed(modifier.into())), cells.collect())
    };
    Chances {
        name: "Injury Roll, chances of 100: Down or worse · Out of Action".to_owned(),
        head: nets.clone().map(|net| signed(net.into())).collect(),
        rows: (0..=3).map(|n| row(-n)).collect(),
        of: "INJURY DICE".to_owned(),
    }
}
