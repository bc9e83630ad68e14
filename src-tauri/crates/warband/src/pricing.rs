//! What a change of a roster costs, or brings: the difference between its judgement before and after.

use super::check::{Terms, check};
use super::command::Command;
use super::decide::decide;
use super::evolve::evolve;
use super::price::Price;
use super::roster::Roster;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::{Catalogue, Currency};

/// What a command adds to the Warband's cost, or takes from it; 0 if it cannot be carried out. Selling brings half of
/// it ([`Price::resale`]).
#[must_use]
pub fn price(roster: &Roster, catalogue: &Catalogue, command: &Command) -> Price {
    if let Command::SellItem { model: None, item, .. } = command {
        // Nobody counts what lies in the Arsenal: its line says what it is worth.
        let terms = Terms::new(roster, catalogue).ok();
        let line = terms.as_ref().and_then(|terms| terms.sold(item));
        return line.map_or_else(Price::default, |line| match line.currency {
            Currency::Ducats => Price { ducats: line.cost, glory: 0 },
            Currency::Glory => Price { ducats: 0, glory: line.cost },
        });
    }
    let Ok(after) = applied(roster, command) else { return Price::default() };
    let (before, after) = (check(roster, catalogue), check(&after, catalogue));
    Price {
        ducats: after.total_ducats.abs_diff(before.total_ducats),
        glory: after.total_glory.abs_diff(before.total_glory),
    }
}

/// The command with its price, if the muster is closed and it costs or brings something.
#[must_use]
#[expect(clippy::wildcard_enum_match_arm, reason = "few commands have a price")]
pub fn priced(roster: &Roster, catalogue: &Catalogue, command: Command) -> Command {
    if !roster.mustered {
        return command;
    }
    let price = Some(price(roster, catalogue, &command));
    match command {
        Command::AddModel { entry, name, .. } => Command::AddModel { entry, name, price },
        Command::CopyModel { model, .. } => Command::CopyModel { model, price },
        Command::AddOption { model, option, .. } => Command::AddOption { model, option, price },
        Command::BuyItem { model, item, faction, .. } => Command::BuyItem { model, item, faction, price },
        Command::SellItem { model, item, faction, .. } => Command::SellItem { model, item, faction, price },
        Command::Hire { mercenary, .. } => Command::Hire { mercenary, price },
        free => free,
    }
}

/// The roster after a command, as if nothing had to be paid.
///
/// # Errors
/// Why it cannot be carried out.
pub fn applied(roster: &Roster, command: &Command) -> Result<Roster, Rejection> {
    let mut after = Roster { mustered: false, ..roster.clone() };
    for event in decide(&after, command)? {
        evolve(&mut after, &event);
    }
    after.mustered = roster.mustered;
    Ok(after)
}
