//! The words of a scenario that only scenarios of one's own use so far: formulas, objectives that are placed, models that
//! come on by themselves.

use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Entering, EntersAt, Formula, Many, Placing, Quantity, Rounding, Term, Whose};

use super::scenario::role;
use super::words::told;

/// What a formula counts, behind its points.
pub(super) fn formula(formula: &Formula) -> String {
    let sum: Vec<String> = formula.sum.iter().map(term).collect();
    let mut parts = vec![format!("per point of {}", sum.join(" and "))];
    if formula.divided_by > 1 {
        let rounded = match formula.rounded {
            Rounding::Up => "rounded up",
            Rounding::Down => "rounded down",
            Rounding::Half => "rounded to the nearest, half up",
        };
        parts.push(format!("divided by {}, {rounded}", formula.divided_by));
    }
    if formula.each_model {
        parts.push("each model by itself".to_owned());
    }
    parts.join(", ")
}

fn term(term: &Term) -> String {
    let of = quantity(&term.of);
    match term.times {
        1 => of,
        times if times < 0 => format!("−{} × {of}", times.unsigned_abs()),
        times => format!("{times} × {of}"),
    }
}

fn quantity(of: &Quantity) -> String {
    let models = |whose: &Whose| match whose {
        Whose::EnemyOut => "enemies Out of Action",
        Whose::OwnOut => "own models Out of Action",
        Whose::OwnEscaped => "own models that escaped",
        Whose::OwnOnTable => "own models on the battlefield",
    };
    match of {
        Quantity::Ducats(whose) => format!("the ducats of {}", models(whose)),
        Quantity::Glory(whose) => format!("the Glory of {}", models(whose)),
        Quantity::Models(whose) => format!("the {}", models(whose)),
        Quantity::Objectives(kind) if kind.is_empty() => "the objectives controlled".to_owned(),
        Quantity::Objectives(kind) => format!("each {} controlled", told(kind)),
        Quantity::Tally(name) => format!("each {}", told(name)),
        Quantity::ThingsLeft(kind) => format!("each {} left", told(kind)),
        Quantity::Deeds => "the Glorious Deeds".to_owned(),
    }
}

/// How objectives are placed before the battle.
pub(super) fn placing(placing: &Placing) -> String {
    let who =
        placing.side.map_or_else(|| "The sides place in turn".to_owned(), |side| format!("The {} places", role(side)));
    let what = &placing.label;
    let many = match placing.many {
        Many::Together(all) => format!("{all} × {what} together"),
        Many::Each(each) => format!("{each} × {what} each"),
        Many::EachD3And(0) => format!("D3 × {what} each"),
        Many::EachD3And(more) => format!("D3 + {more} × {what} each"),
    };
    let kept: Vec<String> = [
        (placing.apart, "from each other objective"),
        (placing.from_edges, "from every edge"),
        (placing.from_zones, "from every Deployment Zone"),
    ]
    .into_iter()
    .filter(|(far, _)| *far > Length::ZERO)
    .map(|(far, what)| format!("{far} {what}"))
    .collect();
    let kept = if kept.is_empty() { String::new() } else { format!(", at least {}", kept.join(", ")) };
    format!("{who}: {many}{kept}.")
}

/// How the others come on.
pub(super) fn entering(entering: &Entering) -> String {
    let whence = match &entering.at {
        EntersAt::OwnZoneEdge => "touching an edge, wholly in the own zone".to_owned(),
        EntersAt::AnyEdge => "touching any edge".to_owned(),
        EntersAt::NearThing { kind, within } => format!("within {within} of a {}", told(kind)),
    };
    let turns = match entering.until_turn {
        None => format!("from Turn {} on", entering.from_turn),
        Some(until) => format!("in Turns {} to {until}", entering.from_turn),
    };
    let held = if entering.all_at_once { "; nobody may be held back" } else { "" };
    format!(
        "The others come on {turns}, in turn, before the first Activation: {whence}, over {} from enemies{held}.",
        entering.gap
    )
}
