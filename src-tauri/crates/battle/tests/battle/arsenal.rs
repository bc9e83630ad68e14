//! Everything that the shipped packs let models do, to deal out to random models.

use serde_json::Value;

use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Effect, When};

const PAGES: [&str; 15] = [
    include_str!("../../../../../data/packs/official-1.0.2/items.json"),
    include_str!("../../../../../data/packs/official-1.0.2/mercenaries.json"),
    include_str!("../../../../../data/packs/official-1.0.2/factions/black-grail.json"),
    include_str!("../../../../../data/packs/official-1.0.2/factions/court.json"),
    include_str!("../../../../../data/packs/official-1.0.2/factions/heretic-legions.json"),
    include_str!("../../../../../data/packs/official-1.0.2/factions/iron-sultanate.json"),
    include_str!("../../../../../data/packs/official-1.0.2/factions/new-antioch.json"),
    include_str!("../../../../../data/packs/official-1.0.2/factions/trench-pilgrims.json"),
    include_str!("../../../../../data/packs/beta-2026-04/items.json"),
    include_str!("../../../../../data/packs/beta-2026-04/factions/iron-sultanate.json"),
    include_str!("../../../../../data/packs/official-1.0.2/skills.json"),
    include_str!("../../../../../data/packs/carcass-front/items.json"),
    include_str!("../../../../../data/packs/carcass-front/mercenaries.json"),
    include_str!("../../../../../data/packs/carcass-front/factions/procession-of-the-sacred-affliction.json"),
    include_str!("../../../../../data/packs/carcass-front/factions/heretic-naval-raiders.json"),
];

/// Effects of one ability, rule or item.
#[derive(Clone, Debug)]
pub struct Piece {
    pub name: String,
    /// It is a weapon: the effects are those of its attacks.
    pub weapon: bool,
    pub effects: Vec<Effect>,
}

/// Everything that acts in a battle, named; the same order every time.
pub fn pieces() -> Vec<Piece> {
    let mut found = Vec::new();
    for page in PAGES {
        gather(&serde_json::from_str(page).unwrap(), &mut found);
    }
    assert!(found.len() > 200, "{} found", found.len());
    found
}

fn gather(value: &Value, found: &mut Vec<Piece>) {
    match value {
        Value::Object(fields) => {
            let named = fields.get("name").and_then(Value::as_str);
            let effects: Option<Vec<Effect>> =
                fields.get("effects").and_then(|effects| serde_json::from_value(effects.clone()).ok());
            if let (Some(name), Some(mut effects)) = (named, effects) {
                effects.retain(|e| !matches!(e.when, When::Muster | When::Campaign));
                let kind = fields.get("kind").and_then(Value::as_str);
                let weapon = matches!(kind, Some("melee" | "ranged" | "grenade"));
                if !effects.is_empty() {
                    found.push(Piece { name: name.to_owned(), weapon, effects });
                }
            }
            fields.values().for_each(|field| gather(field, found));
        }
        Value::Array(values) => values.iter().for_each(|value| gather(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

const TRAUMA: &str = include_str!("../../../../../data/packs/official-1.0.2/trauma.json");

/// What the shipped pack says of something, by its name.
fn named(name: &str) -> Piece {
    let mut all = pieces();
    gather(&serde_json::from_str(TRAUMA).unwrap(), &mut all);
    all.into_iter().find(|piece| piece.name == name).unwrap_or_else(|| panic!("no {name}"))
}

/// The model with an item, an ability or an injury of the pack.
pub fn carries(mut sheet: ModelCard, name: &str) -> ModelCard {
    let sourced = |effect| Sourced { source: name.to_owned(), effect };
    sheet.effects.extend(named(name).effects.into_iter().map(sourced));
    sheet
}

/// The model whose weapon does what a weapon of the pack does.
pub fn wields(mut sheet: ModelCard, name: &str) -> ModelCard {
    if let Some(weapon) = sheet.weapons.last_mut() {
        weapon.effects.extend(named(name).effects);
    }
    sheet
}
