//! What the app computes from the content of the shipped pack, what is a reminder, and why.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use nml_catalogue::effect::{Effect, Outcome, What, When};
use nml_catalogue::{FactionEntry, ModelOption, Pack, Rule};
use nml_exchange::pack;

/// One piece of content that says something.
struct Piece<'a> {
    /// Where it stands.
    place: String,
    /// Its name.
    name: &'a str,
    /// What it does.
    effects: &'a [Effect],
}

/// Writes the table of all pieces.
///
/// # Errors
/// When the pack cannot be read or the folder not be written.
pub fn write(folder: &Path) -> io::Result<()> {
    let loaded = pack::embedded().map_err(|why| io::Error::other(why.to_string()))?;
    fs::create_dir_all(folder)?;
    fs::write(folder.join("content.md"), table(loaded.catalogue.pack()))
}

fn table(pack: &Pack) -> String {
    let mut computed = String::new();
    let mut reminded = String::new();
    let (mut whole, mut partly) = (0_u32, 0_u32);
    for piece in pieces(pack) {
        let words = words(piece.effects);
        let reminders = reminders(piece.effects);
        if reminders.is_empty() {
            whole += 1;
        } else {
            partly += 1;
        }
        if !words.is_empty() {
            let words: Vec<String> = words.into_iter().collect();
            computed.push_str(&format!("| {} | {} | {} |\n", piece.place, piece.name, words.join(", ")));
        }
        for (text, reason) in reminders {
            reminded.push_str(&format!("| {} | {} | {text} | {reason} |\n", piece.place, piece.name));
        }
    }
    format!(
        "# Content\n\nMade from the pack by `cargo xtask generate`: {whole} pieces are computed whole, {partly} have \
         something that only the table can carry out.\n\n## Reminders\n\n| where | piece | what the table does | why \
         |\n|---|---|---|---|\n{reminded}\n## Computed\n\n| where | piece | words |\n|---|---|---|\n{computed}"
    )
}

fn pieces(pack: &Pack) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    for item in pack.items.iter().filter(|i| !i.effects.is_empty()) {
        found.push(Piece { place: "Battlekit".into(), name: &item.name, effects: &item.effects });
    }
    for faction in &pack.factions {
        rules(&mut found, &faction.name, &faction.rules);
        for option in faction.choices.iter().flat_map(|c| &c.options) {
            rules(&mut found, &faction.name, &option.rules);
        }
        for power in faction.powers.iter().filter(|p| !p.effects.is_empty()) {
            found.push(Piece { place: faction.name.clone(), name: &power.name, effects: &power.effects });
        }
        for entry in &faction.entries {
            model(&mut found, &faction.name, entry);
        }
        for variant in &faction.variants {
            let place = format!("{}, {}", faction.name, variant.name);
            rules(&mut found, &place, &variant.rules);
            for entry in &variant.changes.models {
                model(&mut found, &place, entry);
            }
            for given in &variant.changes.options {
                option(&mut found, &place, &given.option);
            }
        }
    }
    for mercenary in &pack.mercenaries {
        model(&mut found, "Mercenaries", &mercenary.entry);
    }
    for row in pack.trauma.rows.iter().filter(|r| !r.effects.is_empty()) {
        found.push(Piece { place: "Trauma Table".into(), name: &row.name, effects: &row.effects });
    }
    for skill in pack.skills.skills.iter().filter(|skill| !skill.effects.is_empty()) {
        found.push(Piece { place: "Skills".into(), name: &skill.name, effects: &skill.effects });
    }
    found
}

fn rules<'a>(found: &mut Vec<Piece<'a>>, place: &str, rules: &'a [Rule]) {
    found.extend(rules.iter().filter(|r| !r.effects.is_empty()).map(|rule| Piece {
        place: place.to_owned(),
        name: &rule.name,
        effects: &rule.effects,
    }));
}

fn model<'a>(found: &mut Vec<Piece<'a>>, place: &str, entry: &'a FactionEntry) {
    let place = format!("{place}, {}", entry.name);
    for ability in entry.abilities.iter().filter(|a| !a.effects.is_empty()) {
        found.push(Piece { place: place.clone(), name: &ability.name, effects: &ability.effects });
    }
    for one in &entry.options {
        option(found, &place, one);
    }
}

fn option<'a>(found: &mut Vec<Piece<'a>>, place: &str, option: &'a ModelOption) {
    if !option.grants.effects.is_empty() {
        found.push(Piece { place: place.to_owned(), name: &option.name, effects: &option.grants.effects });
    }
}

/// The words of effects, as files spell them.
fn words(effects: &[Effect]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for effect in effects {
        found.extend(effect.what.iter().filter(|w| !matches!(w, What::Reminder { .. })).map(spelled));
        if let When::Aura(aura) = &effect.when {
            found.extend(words(std::slice::from_ref(&aura.effect)));
        }
        if let When::Action(action) = &effect.when {
            found.extend(action.outcome.iter().filter(|o| !matches!(o, Outcome::Table(_))).map(spelled));
        }
    }
    found
}

fn reminders(effects: &[Effect]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for effect in effects {
        for what in &effect.what {
            if let What::Reminder { text, reason } = what {
                found.push((text.clone(), reason.clone()));
            }
        }
        if let When::Aura(aura) = &effect.when {
            found.extend(reminders(std::slice::from_ref(&aura.effect)));
        }
        if let When::Action(action) = &effect.when {
            action.outcome.iter().for_each(|outcome| on_the_table(outcome, &mut found));
        }
    }
    found
}

/// What an ACTION leaves to the table.
fn on_the_table(outcome: &Outcome, found: &mut Vec<(String, String)>) {
    if let Outcome::Table(text) = outcome {
        found.push((text.clone(), "Its roll and price are the app's, the rest happens on the table.".into()));
    }
    if let Outcome::All(outcomes) = outcome {
        outcomes.iter().for_each(|one| on_the_table(one, found));
    }
}

/// The first word of a value as it stands in a file.
fn spelled<T: serde::Serialize>(word: &T) -> String {
    match serde_json::to_value(word) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(serde_json::Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}
