//! The words of a scenario that so far only your own scenarios use: formulas, objectives that players place, models
//! that come on by themselves.

use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Entering, EntersAt, Formula, Many, Placing, Quantity, Rounding, Term, Whose};

use super::scenario::role;
use crate::plain_words::in_a_row;
use crate::words::prints::told;
use crate::words::scenario_sheets as say;

/// What a formula counts, after its points.
pub(super) fn formula(formula: &Formula) -> String {
    let mut parts = vec![say::per_point(formula.sum.iter().map(term).collect::<Vec<_>>())];
    if formula.divided_by > 1 {
        parts.push(match formula.rounded {
            Rounding::Up => say::divided_up(formula.divided_by),
            Rounding::Down => say::divided_down(formula.divided_by),
            Rounding::Half => say::divided_half(formula.divided_by),
        });
    }
    if formula.each_model {
        parts.push(say::each_by_itself());
    }
    in_a_row(parts)
}

fn term(term: &Term) -> String {
    let of = quantity(&term.of);
    match term.times {
        1 => of,
        times if times < 0 => say::times_of(format!("−{}", times.unsigned_abs()), of),
        times => say::times_of(times.to_string(), of),
    }
}

fn quantity(of: &Quantity) -> String {
    let models = |whose: &Whose| match whose {
        Whose::EnemyOut => "enemy_out",
        Whose::OwnOut => "own_out",
        Whose::OwnEscaped => "own_escaped",
        Whose::OwnOnTable => "own_on_table",
    };
    match of {
        Quantity::Ducats(whose) => say::ducats_of(models(whose)),
        Quantity::Glory(whose) => say::glory_of(models(whose)),
        Quantity::Models(whose) => say::models_of(models(whose)),
        Quantity::Objectives(kind) if kind.is_empty() => say::objectives_controlled(),
        Quantity::Objectives(kind) => say::each_controlled(told(kind)),
        Quantity::Tally(name) => say::each_tally(told(name)),
        Quantity::ThingsLeft(kind) => say::each_left(told(kind)),
        Quantity::Deeds => say::the_deeds(),
    }
}

/// How objectives are placed before the battle.
pub(super) fn placing(placing: &Placing) -> String {
    let what = &placing.label;
    let many = match placing.many {
        Many::Together(all) => say::many_together(all, what),
        Many::Each(each) => say::many_each(each, what),
        Many::EachD3And(0) => say::die_each(what),
        Many::EachD3And(more) => say::die_more_each(more, what),
    };
    let kept = [
        (placing.apart, say::apart as fn(Length) -> String),
        (placing.from_edges, say::from_edges),
        (placing.from_zones, say::from_zones),
    ];
    let kept = in_a_row(kept.into_iter().filter(|(far, _)| *far > Length::ZERO).map(|(far, said)| said(far)));
    match (placing.side.map(role), kept.is_empty()) {
        (None, true) => say::place_in_turn(many),
        (None, false) => say::place_in_turn_kept(many, kept),
        (Some(side), true) => say::place_of(side, many),
        (Some(side), false) => say::place_of_kept(side, many, kept),
    }
}

/// How the others come on.
pub(super) fn entering(entering: &Entering) -> String {
    let whence = match &entering.at {
        EntersAt::OwnZoneEdge => say::at_own_edge(),
        EntersAt::OwnZone => say::in_own_zone(),
        EntersAt::AnyEdge => say::at_any_edge(),
        EntersAt::NearThing { kind, within } => say::near_thing(*within, told(kind)),
    };
    let turns = match entering.until_turn {
        None => say::come_from(entering.from_turn),
        Some(until) => say::come_in(entering.from_turn, until),
    };
    if entering.all_at_once {
        say::come_on_all(turns, whence, entering.gap)
    } else {
        say::come_on(turns, whence, entering.gap)
    }
}
