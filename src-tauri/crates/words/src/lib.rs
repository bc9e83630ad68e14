//! The sentences that Rust says, made in one place for screens, prints, published pages and the command line: what the
//! rules refuse, what is wrong with a scenario or a pack, what the app says about a book.
//!
//! The rules contain no sentences: a refusal, or a fault in a scenario, is a [`Message`], the key of a sentence and its
//! arguments. The sentences are in `en/`, in one [Fluent](https://projectfluent.org) file for each crate that has
//! something to say; [`said`] puts the two together.
//!
//! ```
//! use nml_catalogue::{text, thing};
//!
//! let refused = text::name(thing::the_warbands_name(), " ").map_err(|rejection| nml_words::said(&rejection.message));
//! assert_eq!(refused, Err("The Warband’s name is empty; it needs 1 to 80 characters.".to_owned()));
//! ```
//!
//! To add a sentence, write a line in the `messages.rs` of its crate, which makes a function of it, and one in the
//! `.ftl` of the same name: `no_fireteam(model)` in `warband/src/messages.rs` is `warband-no_fireteam` in
//! `en/warband.ftl`. If it depends on a number, make that a choice there (`{ $left -> [one] … *[other] … }`), never an
//! `if` in the rules. The app makes its sentences at once: [`sentences!`] lists them in a module of `app/src/words`,
//! and their text is in the file of that name in `en/app/`. `tests/tests/sentences.rs` checks that no sentence is
//! missing, none is left over, and each takes the arguments it is given.

mod messages;
mod sentences;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use nml_catalogue::message::{Argument, Message};

pub use messages::SENTENCES;
pub use nml_catalogue;

/// The files, each with the beginning of its keys.
pub const FILES: &[(&str, &str)] = &[
    ("app_aftermath", include_str!("../en/app/aftermath.ftl")),
    ("app_backups", include_str!("../en/app/backups.ftl")),
    ("app_battles", include_str!("../en/app/battles.ftl")),
    ("app_book", include_str!("../en/app/book.ftl")),
    ("app_calls", include_str!("../en/app/calls.ftl")),
    ("app_campaigns", include_str!("../en/app/campaigns.ftl")),
    ("app_cards", include_str!("../en/app/cards.ftl")),
    ("app_chronicle", include_str!("../en/app/chronicle.ftl")),
    ("app_compared", include_str!("../en/app/compared.ftl")),
    ("app_correction", include_str!("../en/app/correction.ftl")),
    ("app_days", include_str!("../en/app/days.ftl")),
    ("app_device", include_str!("../en/app/device.ftl")),
    ("app_dialogs", include_str!("../en/app/dialogs.ftl")),
    ("app_earlier", include_str!("../en/app/earlier.ftl")),
    ("app_endings", include_str!("../en/app/endings.ftl")),
    ("app_evenings", include_str!("../en/app/evenings.ftl")),
    ("app_feeds", include_str!("../en/app/feeds.ftl")),
    ("app_files", include_str!("../en/app/files.ftl")),
    ("app_followed", include_str!("../en/app/followed.ftl")),
    ("app_found", include_str!("../en/app/found.ftl")),
    ("app_history", include_str!("../en/app/history.ftl")),
    ("app_house", include_str!("../en/app/house.ftl")),
    ("app_layouts", include_str!("../en/app/layouts.ftl")),
    ("app_link", include_str!("../en/app/link.ftl")),
    ("app_lives", include_str!("../en/app/lives.ftl")),
    ("app_mends", include_str!("../en/app/mends.ftl")),
    ("app_next", include_str!("../en/app/next.ftl")),
    ("app_offers", include_str!("../en/app/offers.ftl")),
    ("app_overview", include_str!("../en/app/overview.ftl")),
    ("app_own_scenarios", include_str!("../en/app/own_scenarios.ftl")),
    ("app_packs", include_str!("../en/app/packs.ftl")),
    ("app_paper", include_str!("../en/app/paper.ftl")),
    ("app_parcels", include_str!("../en/app/parcels.ftl")),
    ("app_plain_words", include_str!("../en/app/plain_words.ftl")),
    ("app_plan", include_str!("../en/app/plan.ftl")),
    ("app_prints", include_str!("../en/app/prints.ftl")),
    ("app_prose", include_str!("../en/app/prose.ftl")),
    ("app_published", include_str!("../en/app/published.ftl")),
    ("app_reference", include_str!("../en/app/reference.ftl")),
    ("app_refusal", include_str!("../en/app/refusal.ftl")),
    ("app_relay", include_str!("../en/app/relay.ftl")),
    ("app_results", include_str!("../en/app/results.ftl")),
    ("app_rosters", include_str!("../en/app/rosters.ftl")),
    ("app_rulesets", include_str!("../en/app/rulesets.ftl")),
    ("app_said", include_str!("../en/app/said.ftl")),
    ("app_scenario_sheets", include_str!("../en/app/scenario_sheets.ftl")),
    ("app_scenario_things", include_str!("../en/app/scenario_things.ftl")),
    ("app_scores", include_str!("../en/app/scores.ftl")),
    ("app_seasons", include_str!("../en/app/seasons.ftl")),
    ("app_set_ups", include_str!("../en/app/set_ups.ftl")),
    ("app_sign_up", include_str!("../en/app/sign_up.ftl")),
    ("app_spreadsheet", include_str!("../en/app/spreadsheet.ftl")),
    ("app_standings", include_str!("../en/app/standings.ftl")),
    ("app_table", include_str!("../en/app/table.ftl")),
    ("app_taken_in", include_str!("../en/app/taken_in.ftl")),
    ("app_undo", include_str!("../en/app/undo.ftl")),
    ("app_warbands", include_str!("../en/app/warbands.ftl")),
    ("battle", include_str!("../en/battle.ftl")),
    ("campaign", include_str!("../en/campaign.ftl")),
    ("catalogue", include_str!("../en/catalogue.ftl")),
    ("evenings", include_str!("../en/evenings.ftl")),
    ("thing", include_str!("../en/thing.ftl")),
    ("violation", include_str!("../en/violation.ftl")),
    ("warband", include_str!("../en/warband.ftl")),
    ("words", include_str!("../en/words.ftl")),
];

/// The sentence of a message. One that the files do not have, or that lacks an argument, shows its key and what it was given.
#[must_use]
pub fn said(message: &Message) -> String {
    let bundle = sentences();
    let Some(sentence) = bundle.get_message(message.key).and_then(|sentence| sentence.value()) else {
        return format!("{message:?}");
    };
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, argument) in &message.args {
        args.set(*name, value(argument));
    }
    let mut errors = Vec::new();
    let said = bundle.format_pattern(sentence, Some(&args), &mut errors);
    if errors.is_empty() { said.into_owned() } else { format!("{message:?}") }
}

fn value(argument: &Argument) -> FluentValue<'_> {
    match argument {
        Argument::Text(text) => text.as_str().into(),
        Argument::Number(number) => (*number).into(),
        Argument::Length(length) => length.to_string().into(),
        Argument::Message(message) => said(message).into(),
        Argument::List(several) => listed(several).into(),
        Argument::Any(several) => any(several).into(),
    }
}

/// `Ash, Bone and Crow`.
#[must_use]
pub fn listed(several: &[String]) -> String {
    let Some((last, before)) = several.split_last() else { return String::new() };
    if before.is_empty() { last.clone() } else { said(&messages::and(enumerated(before), last)) }
}

/// `Ash, Bone, Crow`: what is only listed, where “and” would make a sentence of it.
#[must_use]
pub fn enumerated(several: &[String]) -> String {
    several.iter().cloned().reduce(|so_far, next| said(&messages::and_then(so_far, next))).unwrap_or_default()
}

/// `Ash or Bone or Crow`.
fn any(several: &[String]) -> String {
    several.iter().cloned().reduce(|so_far, next| said(&messages::or(so_far, next))).unwrap_or_default()
}

/// All sentences, read once.
fn sentences() -> &'static FluentBundle<FluentResource> {
    static SENTENCES: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    SENTENCES.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent("en".parse().into_iter().collect());
        // Direction marks around each argument would end up in every name that somebody copies or searches for.
        bundle.set_use_isolating(false);
        // Only a name that is taken is refused, and nothing is named before.
        let _ = bundle.add_builtins();
        for (_, file) in FILES {
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}
