//! The rulesets that a battle may be played under, with what each reads differently.

use nml_rules::ruleset::{self, Ruleset};
use nml_rules::ruling::Ruling;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::desk::Desk;
use crate::failure::Failure;

/// A ruleset in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesetLine {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What it reads otherwise than the rules do by default; empty: nothing.
    pub differs: Vec<ReadingLine>,
}

/// A reading that is not the default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadingLine {
    /// The ruling, such as `C-10`.
    pub ruling: String,
    /// What is asked.
    pub question: String,
    /// How this ruleset answers.
    pub reading: String,
    /// How the rules answer by default.
    pub usual: String,
}

/// The rulesets that come with the product, the official one first.
///
/// # Errors
/// `unreadable_ruleset` in a program built wrong.
pub fn rulesets(_: &Desk, (): ()) -> Result<Vec<RulesetLine>, Failure> {
    let all = ruleset::shipped().map_err(|error| Failure::new(error.code(), error.to_string()))?;
    Ok(all.iter().map(line).collect())
}

fn line(ruleset: &Ruleset) -> RulesetLine {
    let differs = ruleset.rulings.differing().into_iter().filter_map(|(key, chosen)| {
        let ruling = Ruling::with_key(key)?;
        let reading = ruling.readings.iter().find(|reading| reading.name == chosen)?;
        Some(ReadingLine {
            ruling: ruling.id.to_owned(),
            question: ruling.question.to_owned(),
            reading: reading.meaning.to_owned(),
            usual: ruling.default_reading()?.meaning.to_owned(),
        })
    });
    RulesetLine {
        id: ruleset.id.as_str().to_owned(),
        name: ruleset.name.as_str().to_owned(),
        differs: differs.collect(),
    }
}
