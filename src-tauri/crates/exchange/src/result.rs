//! The result of a battle as one document to pass on: the keeper of the campaign reads it and files it.
//!
//! It carries names too: in another book the same Warband may have another stream, and its models other numbers. A
//! result that a campaign has written down carries the entry that did, whose bytes its hash proves.

use nml_catalogue::text::NAME_CHARACTERS;
use nml_ledger::Sealed;
use nml_warband::result::{BattleResult, LIST_MAX};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::RESULT_BYTES;
use crate::code;
use crate::format::RESULT_FORMAT;
use crate::json;

/// Its version.
const VERSION: u32 = 1;

/// The result of a battle as one document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultDocument {
    /// Always `nml.result`.
    pub format: String,
    /// The version of the format: 1.
    pub version: u32,
    /// The campaign it was fought for.
    pub campaign: ResultNamed,
    /// The scenario.
    pub scenario: ResultNamed,
    /// Who wrote it down; may be empty.
    pub by: String,
    /// When, RFC 3339.
    pub at: String,
    /// How it ended.
    pub result: BattleResult,
    /// Who its Warbands are, in the order of its sides that belong to the campaign.
    pub warbands: Vec<ResultWarband>,
    /// The entry that wrote it down, as a line of the campaign’s stream, or none before a campaign has written it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
}

/// Something by its id and its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultNamed {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A Warband of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultWarband {
    /// Its name.
    pub name: String,
    /// Who commands it; may be empty.
    #[serde(default)]
    pub player: String,
    /// Its models that are named in the result.
    #[serde(default)]
    pub models: Vec<ResultModel>,
}

/// A model of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultModel {
    /// Its number in the result.
    pub id: u32,
    /// Its name, or its entry's.
    pub name: String,
    /// Warband entry id.
    pub entry: String,
}

impl ResultDocument {
    /// The document of a result.
    #[must_use]
    pub fn of(
        (campaign, scenario): (ResultNamed, ResultNamed),
        (by, at): (&str, &str),
        result: BattleResult,
        warbands: Vec<ResultWarband>,
    ) -> Self {
        let (format, version) = (RESULT_FORMAT.to_owned(), VERSION);
        let (by, at) = (by.to_owned(), at.to_owned());
        Self { format, version, campaign, scenario, by, at, result, warbands, entry: None }
    }

    /// The same with the entry that wrote it down, if a file has room for it.
    #[must_use]
    pub fn written_by(self, entry: &Sealed) -> Self {
        let line = String::from_utf8(entry.line()).ok();
        let carrying = Self { entry: line, ..self.clone() };
        let fits = carrying.bytes().is_ok_and(|bytes| bytes.len() <= RESULT_BYTES);
        if fits { carrying } else { self }
    }

    /// Its bytes: equal results have equal ones.
    ///
    /// # Errors
    /// Cannot happen: every result can be written.
    pub fn bytes(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        Ok(bytes)
    }
}

/// Reads one.
///
/// # Errors
/// One line: what, where, what was expected.
pub fn read(bytes: &[u8], what: &str) -> Result<ResultDocument, Unusable> {
    json::bounded(what, bytes, RESULT_BYTES)?;
    let known = json::read_value(what, bytes, RESULT_BYTES)?;
    json::format(what, &known, RESULT_FORMAT)?;
    json::version(what, &known, VERSION)?;
    let document: ResultDocument = json::read(what, bytes, RESULT_BYTES)?;
    let out = |place: &str, message: String| Err(Unusable::at(code::OUT_OF_BOUNDS, what, place, message));
    if let Err(wrong) = document.result.well_formed() {
        return out("/result", nml_words::said(&wrong.message));
    }
    if document.warbands.len() != document.result.members().count() {
        return out("/warbands", "There must be one for each side that belongs to the campaign.".to_owned());
    }
    let names = document.warbands.iter().flat_map(|warband| {
        let models = warband.models.iter().flat_map(|model| [&model.name, &model.entry]);
        [&warband.name, &warband.player].into_iter().chain(models)
    });
    let own = [&document.campaign.id, &document.campaign.name, &document.scenario.id, &document.scenario.name];
    for name in own.into_iter().chain([&document.by, &document.at]).chain(names) {
        if name.chars().count() > 2 * NAME_CHARACTERS || name.chars().any(char::is_control) {
            return out("", format!("“{}” is no name; one stands on one line.", json::cut(name)));
        }
    }
    let proven = document.entry.as_ref().map(|line| Sealed::of_line(line.as_bytes()).and_then(|sealed| sealed.frame()));
    if let Some(Err(fault)) = proven {
        return Err(Unusable::at(code::DAMAGED, what, "/entry", format!("The entry is damaged: {fault}.")));
    }
    if document.warbands.iter().any(|warband| warband.models.len() > LIST_MAX) {
        return out("/warbands", format!("It has more than {LIST_MAX} models."));
    }
    Ok(document)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use nml_warband::result::{Outcome, SideResult};

    use super::*;

    fn document() -> ResultDocument {
        let side = |warband: &str, vp, outcome| SideResult {
            warband: warband.repeat(32),
            outsider: None,
            coalition: None,
            vp: Some(vp),
            outcome,
            conceded: false,
            deeds: Vec::new(),
            casualties: Vec::new(),
            took_part: vec![1],
            used_up: Vec::new(),
            left: Vec::new(),
            fell_untold: false,
            deeds_untold: false,
        };
        let result = BattleResult {
            battle: "b".repeat(32),
            turns: 5,
            played: Some("2026-04-30".into()),
            attacker: None,
            untold: false,
            sides: vec![side("a", 6, Outcome::Won), side("c", 4, Outcome::Lost)],
        };
        let named = |id: &str, name: &str| ResultNamed { id: id.into(), name: name.into() };
        let warband = |name: &str| ResultWarband {
            name: name.into(),
            player: String::new(),
            models: vec![ResultModel { id: 1, name: "Oriel".into(), entry: "trench-cleric".into() }],
        };
        let both = (named("c", "The Ardent Mile"), named("relic-hunt", "Relic Hunt"));
        let when = ("Ines", "2026-05-01T10:00:00+02:00");
        ResultDocument::of(both, when, result, vec![warband("Redoubt"), warband("Choir")])
    }

    #[test]
    fn a_result_goes_out_and_comes_in_as_it_was() {
        let bytes = document().bytes().unwrap();
        assert_eq!(read(&bytes, "result.json").unwrap(), document());
    }

    #[test]
    fn what_is_no_result_is_refused_in_one_line_with_its_place() {
        let refused = |change: &dyn Fn(&mut ResultDocument)| {
            let mut harmed = document();
            change(&mut harmed);
            let unusable = read(&harmed.bytes().unwrap(), "result.json").unwrap_err();
            assert!(!unusable.to_string().contains('\n'));
            (unusable.code.name, unusable.place)
        };
        assert_eq!(refused(&|d| d.format = "nml.roster".into()), ("WRONG_FORMAT", "/format".into()));
        assert_eq!(refused(&|d| d.version = 2), ("NEWER", "/version".into()));
        assert_eq!(refused(&|d| d.version = 0), ("WRONG_VERSION", "/version".into()), "none was ever older");
        assert_eq!(refused(&|d| d.result.sides[0].outcome = Outcome::Lost), ("OUT_OF_BOUNDS", "/result".into()));
        assert_eq!(refused(&|d| d.warbands.truncate(1)), ("OUT_OF_BOUNDS", "/warbands".into()));
        assert_eq!(refused(&|d| d.by = "a\nb".into()).0, "OUT_OF_BOUNDS");
        let newer = br#"{ "format": "nml.result", "version": 2, "weather": "rain" }"#;
        assert_eq!(read(newer, "result.json").unwrap_err().code.name, "NEWER", "whatever else stands in it");
        assert_eq!(read(b"{}", "result.json").unwrap_err().code.name, "WRONG_FORMAT");
        assert_eq!(read(&vec![b' '; RESULT_BYTES + 1], "result.json").unwrap_err().code.name, "TOO_LARGE");
    }
}
