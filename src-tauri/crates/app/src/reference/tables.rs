//! The tables that are looked up at the table, as the printed sheet and the reference in the app show them. Bands and
//! chances come from the dice, armour and the campaign's figures from the pack, limits from the engine; the rest is in our
//! own words.

use nml_battle::{ENGAGED, MARKERS_MAX};
use nml_catalogue::progression::Threshold;
use nml_catalogue::{Catalogue, Item, Kind};
use nml_dice::{InjuryReading, InjuryResult, InjuryRoll, SuccessResult, SuccessRoll, Wound};
use nml_exchange::print::{Chances, Column, Named, Table};

use crate::plain_words::in_a_row;
use crate::words::{reference as say, signed};

fn table(name: String, note: String, column: Column, rows: Vec<(String, String)>) -> Table {
    Table { name, note, column, rows: rows.into_iter().map(|(name, text)| Named::new(name, text)).collect() }
}

/// The steps of a Turn.
pub(crate) fn turn() -> Table {
    table(
        say::turn_title(),
        String::new(),
        Column::Step,
        vec![
            (say::turn_initiative(), say::turn_initiative_text()),
            (say::turn_start(), say::turn_start_text()),
            (say::turn_activation(), say::turn_activation_text()),
            (say::turn_morale(), say::turn_morale_text()),
            (say::turn_end(), say::turn_end_text()),
        ],
    )
}

/// The ACTIONS that every model may take.
pub(crate) fn actions() -> Table {
    let near = ENGAGED;
    table(
        say::actions_title(),
        say::actions_note(),
        Column::Word,
        vec![
            (say::actions_move(), say::actions_move_text(near)),
            (say::actions_charge(), say::actions_charge_text(near)),
            (say::actions_retreat(), say::actions_retreat_text(near)),
            (say::actions_dash(), say::actions_dash_text()),
            (say::actions_shoot(), say::actions_shoot_text(near)),
            (say::actions_fight(), say::actions_fight_text(near)),
            (say::actions_others(), say::actions_others_text()),
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

/// What the sum of a Success Roll means.
pub(crate) fn success() -> Table {
    let sums = (2..=12_u8).map(|sum| (i16::from(sum), SuccessRoll::new(0).result(sum)));
    let row = |(from, to, result)| {
        let text = match result {
            SuccessResult::Failure => say::success_failure(),
            SuccessResult::Success => say::success_success(),
            SuccessResult::Critical => say::success_critical(),
        };
        Named::new(span(from, to), text)
    };
    Table {
        name: say::success_title(),
        note: say::success_note(),
        column: Column::Figure,
        rows: spans(sums).into_iter().map(row).collect(),
    }
}

/// What adds DICE to an attack or takes them away.
pub(crate) fn dice() -> Table {
    table(
        say::dice_title(),
        say::dice_note(),
        Column::Figure,
        vec![
            ("+1".to_owned(), say::dice_elevated()),
            ("+1".to_owned(), say::dice_diving_charge()),
            ("−1".to_owned(), say::dice_long_range()),
            ("−1".to_owned(), say::dice_cover()),
            ("−1".to_owned(), say::dice_defended_obstacle()),
            ("−1".to_owned(), say::dice_off_hand()),
            ("−1".to_owned(), say::dice_fear()),
            ("−1".to_owned(), say::dice_block()),
            ("−1".to_owned(), say::dice_down()),
            ("D6".to_owned(), say::dice_into_melee()),
        ],
    )
}

/// What the sum of an Injury Roll means.
pub(crate) fn injury() -> Table {
    let roll = InjuryRoll::new(&Wound::default(), &InjuryReading::default());
    // The number is the sum with its INJURY MODIFIER, so it may be less than two dice can show.
    let sums = (1..=9_u8).map(|sum| (i16::from(sum), roll.result(sum)));
    let all = spans(sums);
    let count = all.len();
    let row = |(place, (from, to, result)): (usize, (i16, i16, InjuryResult))| {
        let text = match result {
            InjuryResult::NoEffect => say::injury_no_effect(),
            InjuryResult::MinorHit => say::injury_minor_hit(),
            InjuryResult::Down => say::injury_down(),
            InjuryResult::OutOfAction => say::injury_out(),
        };
        let number = match place {
            0 => say::or_less(to.to_string()),
            last if last + 1 == count => say::or_more(from.to_string()),
            _ => span(from, to),
        };
        Named::new(number, text)
    };
    Table {
        name: say::injury_title(),
        note: say::injury_note(),
        column: Column::Figure,
        rows: all.into_iter().enumerate().map(row).collect(),
    }
}

/// What adds INJURY DICE or takes them away.
pub(crate) fn injury_dice() -> Table {
    table(
        say::injury_dice_title(),
        String::new(),
        Column::Figure,
        vec![
            ("+1".to_owned(), say::injury_dice_critical()),
            ("+1".to_owned(), say::injury_dice_down()),
            ("+1".to_owned(), say::injury_dice_fall()),
            ("+1".to_owned(), say::injury_dice_blood()),
            ("−1".to_owned(), say::injury_dice_blessing()),
            ("−1".to_owned(), say::injury_dice_shotgun()),
        ],
    )
}

/// Suits and shields of the pack, by what they take off.
pub(crate) fn armour(catalogue: &Catalogue) -> Table {
    let cap = InjuryReading::default().cap.sum([i8::MIN]);
    let mut rows: Vec<Named> = Vec::new();
    for least in (i8::MIN..0).rev() {
        let worn = |kind: Kind| {
            let named = catalogue.items().filter(move |item: &&Item| item.kind == kind && item.protection == least);
            let mut names: Vec<&str> = named.map(|item| item.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            in_a_row(names)
        };
        let names = [worn(Kind::Armour), worn(Kind::Shield)].into_iter().filter(|names| !names.is_empty());
        let names = names.reduce(say::suits_and_shields).unwrap_or_default();
        if !names.is_empty() {
            rows.push(Named::new(signed(least.into()), names));
        }
    }
    Table { name: say::armour_title(), note: say::armour_note(signed(i32::from(cap))), column: Column::Figure, rows }
}

/// Markers, and what they are spent for.
pub(crate) fn markers() -> Table {
    table(
        say::markers_title(),
        say::markers_note(MARKERS_MAX),
        Column::Word,
        vec![
            (say::markers_blood(), say::markers_blood_text()),
            (say::markers_blessing(), say::markers_blessing_text()),
            (say::markers_infection(), say::markers_infection_text()),
            (say::markers_bloodbath(), say::markers_bloodbath_text()),
            (say::markers_fire_gas_shrapnel(), say::markers_fire_gas_shrapnel_text()),
        ],
    )
}

/// What Down means for a model.
pub(crate) fn down() -> Table {
    table(
        say::down_title(),
        String::new(),
        Column::Word,
        vec![
            (say::down_at_once(), say::down_at_once_text()),
            (say::down_at_a_ledge(), say::down_at_a_ledge_text()),
            (say::down_next_activation(), say::down_next_activation_text()),
        ],
    )
}

/// Terrain, and the ways over it.
pub(crate) fn ground() -> Table {
    table(
        say::ground_title(),
        String::new(),
        Column::Word,
        vec![
            (say::ground_difficult(), say::ground_difficult_text()),
            (say::ground_dangerous(), say::ground_dangerous_text()),
            (say::ground_impassable(), say::ground_impassable_text()),
            (say::ground_cover(), say::ground_cover_text()),
            (say::ground_climb(), say::ground_climb_text()),
            (say::ground_jump(), say::ground_jump_text()),
            (say::ground_jump_down(), say::ground_jump_down_text()),
            (say::ground_fall(), say::ground_fall_text()),
            (say::ground_diving_charge(), say::ground_diving_charge_text()),
        ],
    )
}

/// What follows a Morale Check.
pub(crate) fn morale() -> Table {
    table(
        say::morale_title(),
        say::morale_note(),
        Column::Word,
        vec![
            (say::morale_passed(), say::morale_passed_text()),
            (say::morale_failed(), say::morale_failed_text()),
            (say::morale_shaken(), say::morale_shaken_text()),
        ],
    )
}

/// What a Warband may field, game by game.
pub(crate) fn campaign(catalogue: &Catalogue) -> Chances {
    let progression = catalogue.campaign();
    let cells = |cell: fn(&Threshold) -> String| progression.thresholds.iter().map(cell).collect::<Vec<_>>();
    Chances {
        name: say::campaign(progression.points.win, progression.points.draw, progression.points.loss),
        of: say::game(),
        head: cells(|line| line.game.to_string()),
        rows: vec![
            (say::threshold_value(), cells(|line| line.ducats.to_string())),
            (say::field_strength(), cells(|line| line.field_strength.to_string())),
        ],
    }
}

fn percent(chance: f64) -> String {
    format!("{:.0}", chance * 100.0)
}

/// How likely a Success Roll is, by its DICE.
pub(crate) fn success_chances() -> Chances {
    let nets = -4..=4_i8;
    let odds: Vec<_> = nets.clone().map(|net| SuccessRoll::new(net).odds().decimal()).collect();
    Chances {
        name: say::success_chances(),
        head: nets.map(|net| signed(net.into())).collect(),
        rows: vec![
            (say::hits(), odds.iter().map(|odds| percent(odds.success + odds.critical)).collect()),
            (say::critical(), odds.iter().map(|odds| percent(odds.critical)).collect()),
        ],
        of: say::dice(),
    }
}

/// How likely an Injury Roll is, by its INJURY DICE and INJURY MODIFIER.
pub(crate) fn injury_chances() -> Chances {
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
        (say::modifier(signed(modifier.into())), cells.collect())
    };
    Chances {
        name: say::injury_chances(),
        head: nets.clone().map(|net| signed(net.into())).collect(),
        rows: (0..=3).map(|n| row(-n)).collect(),
        of: say::injury_dice(),
    }
}
