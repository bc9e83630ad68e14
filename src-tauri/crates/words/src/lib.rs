//! The sentences that Rust says, made in one place for screens, prints, published pages and the command line: what the
//! rules refuse, what is wrong with a scenario or a pack, what the app says about a book.
//!
//! The rules contain no sentences: a refusal, or a fault in a scenario, is a [`Message`], the key of a sentence and its
//! arguments. The sentences are in `en/`, and in a folder of the same shape for every other [`Language`], in one
//! [Fluent](https://projectfluent.org) file for each crate that has something to say; [`said`] puts the two together.
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
//! missing in any language, none is left over, and each takes the arguments it is given.

mod language;
mod messages;
pub mod rulings;
mod sentences;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use nml_catalogue::length::Shown;
use nml_catalogue::message::{Argument, Message};

pub use language::{Language, speaking};
pub use messages::SENTENCES;
pub use nml_catalogue;

/// Files of sentences, each with the beginning of its keys.
pub type Files = &'static [(&'static str, &'static str)];

/// Every file of `en`, `de`, …, as `build.rs` finds them.
mod files {
    use super::Files;

    include!(concat!(env!("OUT_DIR"), "/files.rs"));
}

/// The files of a language.
#[must_use]
pub const fn files(language: Language) -> Files {
    match language {
        Language::English => files::EN,
        Language::German => files::DE,
        Language::Polish => files::PL,
    }
}

/// The sentence of a message in the language that is [spoken](Language::spoken), or in English if it is not translated.
/// One that the files do not have, or that lacks an argument, shows its key and what it was given.
#[must_use]
pub fn said(message: &Message) -> String {
    let spoken = Language::spoken();
    said_in(spoken, message)
        .or_else(|| if spoken == Language::English { None } else { said_in(Language::English, message) })
        .unwrap_or_else(|| format!("{message:?}"))
}

fn said_in(language: Language, message: &Message) -> Option<String> {
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, argument) in &message.args {
        args.set(*name, value(argument));
    }
    in_language(language, message.key, &args)
}

fn in_language(language: Language, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = sentences(language);
    let sentence = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let said = bundle.format_pattern(sentence, Some(args), &mut errors);
    errors.is_empty().then(|| said.into_owned())
}

fn value(argument: &Argument) -> FluentValue<'_> {
    match argument {
        Argument::Text(text) => text.as_str().into(),
        Argument::Number(number) => (*number).into(),
        Argument::Length(length) => measured(*length).into(),
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

/// A length as it is written in the language that is spoken: `24.5″`, `24,5″`.
#[must_use]
pub fn measured(length: impl Into<Shown>) -> String {
    decimal(&length.into().to_string())
}

/// A number with the decimal mark of the language that is spoken; it comes with a point.
#[must_use]
pub fn decimal(number: &str) -> String {
    number.replace('.', Language::spoken().decimal_mark().encode_utf8(&mut [0; 4]))
}

/// All sentences of a language, read once and when the first of them is said.
fn sentences(language: Language) -> &'static FluentBundle<FluentResource> {
    static SENTENCES: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let [english, german, polish] = &SENTENCES;
    let kept = match language {
        Language::English => english,
        Language::German => german,
        Language::Polish => polish,
    };
    kept.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(language.tag().parse().into_iter().collect());
        // Direction marks around each argument would end up in every name that somebody copies or searches for.
        bundle.set_use_isolating(false);
        // Only a name that is taken is refused, and nothing is named before.
        let _ = bundle.add_builtins();
        for (_, file) in files(language) {
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}
