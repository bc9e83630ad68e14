//! The weather, an add-on: two dice for each side pick one of the rows. What the effect vocabulary can say works in the
//! battle; the rest is a reminder.

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Field;
use nml_catalogue::card::Sourced;
use nml_catalogue::effect::Effect;
use nml_catalogue::scenario::{Reminder, ReminderAt};
use nml_catalogue::throw::Throw;

const TABLE: &str = include_str!("../../../../../data/random/hell-on-earth.json");

/// The weather as it was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeatherThrow {
    /// Two dice for each side, in the sides' order.
    pub dice: Vec<Throw>,
    /// The side whose dice count: in a campaign the player with the fewest points chooses, else a roll-off says.
    pub of: u8,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weather {
    /// As shown.
    pub name: String,
    /// What it does.
    pub text: String,
    /// What it puts on every model.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<Effect>,
    /// What it puts on every Force.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forces: Vec<Effect>,
    /// What the table sees to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminder: Option<String>,
}

/// The table, a row for each sum of two dice from 2 on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeatherTable {
    /// Where it stands.
    #[serde(rename = "source")]
    _source: String,
    /// Its rows.
    rows: Vec<Weather>,
}

/// The row of two dice. `None` if the table is shorter than it should be.
///
/// # Errors
/// In a program built wrong: the table cannot be read.
pub fn weather(dice: [Face; 2]) -> Result<Option<Weather>, serde_json::Error> {
    let table: WeatherTable = serde_json::from_str(TABLE)?;
    let sum = usize::from(dice[0].number()) + usize::from(dice[1].number());
    Ok(sum.checked_sub(2).and_then(|row| table.rows.into_iter().nth(row)))
}

impl WeatherThrow {
    /// Whether this many sides rolled two dice each, and one roll counts.
    #[must_use]
    pub fn is_of(&self, sides: usize) -> bool {
        self.dice.len() == sides && usize::from(self.of) < sides && self.dice.iter().all(|dice| dice.faces.len() == 2)
    }

    /// The row that comes. `None` if that side does not have two dice.
    ///
    /// # Errors
    /// As [`weather`].
    pub fn row(&self) -> Result<Option<Weather>, serde_json::Error> {
        self.row_of(self.of.into())
    }

    /// The row of each side's dice, in the sides' order: one of them comes.
    ///
    /// # Errors
    /// As [`weather`].
    pub fn rows(&self) -> Result<Vec<Option<Weather>>, serde_json::Error> {
        (0..self.dice.len()).map(|side| self.row_of(side)).collect()
    }

    fn row_of(&self, side: usize) -> Result<Option<Weather>, serde_json::Error> {
        match self.dice.get(side).map(|dice| dice.faces.as_slice()) {
            Some([one, other]) => weather([*one, *other]),
            Some(_) | None => Ok(None),
        }
    }

    /// Puts it on a battlefield: every model and Force feels it, and what only the table sees is a reminder.
    ///
    /// # Errors
    /// As [`weather`].
    pub fn act(&self, field: &mut Field) -> Result<(), serde_json::Error> {
        let Some(row) = self.row()? else { return Ok(()) };
        let sourced = |effect: &Effect| Sourced { source: row.name.clone(), effect: effect.clone() };
        for force in &mut field.forces {
            force.effects.extend(row.forces.iter().map(sourced));
            for sheet in &mut force.models {
                sheet.effects.extend(row.models.iter().map(sourced));
            }
        }
        if let Some(text) = &row.reminder {
            field.scenario.reminders.push(Reminder {
                at: ReminderAt::Always,
                text: format!("{}: {text}", row.name),
                reason: "The weather does more than the app can see.".to_owned(),
            });
        }
        Ok(())
    }
}
