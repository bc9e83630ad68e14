//! What every writer needs: the Warband's models with their kit and cost, and the name of a thing in another program.

use std::collections::BTreeMap;

use nml_catalogue::Catalogue;
use nml_catalogue::card::ModelCard;
use nml_warband::check::{Terms, loadouts};
use nml_warband::{Model, Report, Roster, check, muster_waived};

use crate::Unusable;
use crate::code;
use crate::import::table::{Meaning, Row, Table, Whose};

/// A Warband about to be written.
pub(super) struct Written<'a> {
    pub roster: &'a Roster,
    pub catalogue: &'a Catalogue,
    pub report: Report,
    /// Those on the roster, in the owner's order.
    pub models: Vec<Line<'a>>,
    /// Their cards; empty if the Warband breaks rules.
    sheets: Vec<ModelCard>,
}

/// A model about to be written.
pub(super) struct Line<'a> {
    pub model: &'a Model,
    /// The entry's name.
    pub entry: String,
    pub elite: bool,
    pub ducats: u32,
    pub glory: u32,
    /// What the entry alone costs: ducats, Glory.
    pub alone: [u32; 2],
    pub kit: Vec<Kit>,
    /// What the options cost: ducats, Glory.
    pub options: BTreeMap<String, [u32; 2]>,
}

/// A piece of Battlekit of a model.
pub(super) struct Kit {
    pub item: String,
    /// Ducats, Glory.
    pub cost: [u32; 2],
    /// It comes with the model: a format that has no word for it need not say it.
    pub fixed: bool,
    /// The other faction whose armoury it is from.
    pub foreign: Option<String>,
}

impl<'a> Written<'a> {
    pub fn of(roster: &'a Roster, catalogue: &'a Catalogue) -> Result<Self, Unusable> {
        let terms = Terms::new(roster, catalogue).map_err(|_| {
            let message = "Its faction or variant is not in this pack: nobody else would know it either.";
            Unusable::whole(code::UNKNOWN_FACTION, &roster.name, message)
        })?;
        let report = check(roster, catalogue);
        let known = loadouts(roster, &terms);
        let mut models = Vec::new();
        for (place, model) in roster.models.iter().enumerate() {
            let loadout = known.iter().find(|loadout| loadout.index == place);
            let cost = report.models.get(place).copied().unwrap_or_default();
            let fixed = loadout.iter().flat_map(|loadout| &loadout.fixed);
            let fixed = fixed.map(|item| Kit { item: item.id.clone(), cost: [0, 0], fixed: true, foreign: None });
            let priced = |id: &str, foreign: Option<&str>| {
                let bought = loadout.iter().flat_map(|loadout| &loadout.bought);
                let piece = bought.clone().find(|piece| piece.item.id == id && piece.foreign == foreign);
                piece.map_or([0, 0], |piece| [piece.ducats, piece.glory])
            };
            let own = model.items.iter().map(|id| (id, None));
            let foreign = model.foreign_items.iter().map(|kit| (&kit.item, Some(kit.faction.as_str())));
            let bought = own.chain(foreign).map(|(id, from)| Kit {
                item: id.clone(),
                cost: priced(id, from),
                fixed: false,
                foreign: from.map(str::to_owned),
            });
            models.push(Line {
                model,
                entry: loadout.map_or_else(|| model.entry.clone(), |loadout| loadout.entry.name.clone()),
                elite: cost.elite,
                ducats: cost.ducats,
                glory: cost.glory,
                alone: loadout.map_or([0, 0], |loadout| [loadout.entry.ducats, loadout.entry.glory]),
                kit: fixed.chain(bought).collect(),
                options: loadout
                    .iter()
                    .flat_map(|loadout| &loadout.options)
                    .map(|option| (option.id.clone(), [option.ducats, option.glory]))
                    .collect(),
            });
        }
        let sheets = muster_waived(roster, catalogue).map(|mustered| mustered.sheets).unwrap_or_default();
        Ok(Self { roster, catalogue, report, models, sheets })
    }

    /// The card of a model.
    pub fn sheet(&self, model: u32) -> Option<&ModelCard> {
        self.sheets.iter().find(|sheet| sheet.id == model)
    }

    /// An item's name.
    pub fn item(&self, id: &str) -> String {
        self.catalogue.item(id).map_or_else(|| id.to_owned(), |item| item.name.clone())
    }

    /// What the faction, with its variant, is called in other programs.
    pub fn faction(&self) -> Vec<Meaning> {
        let faction = self.roster.faction.clone();
        let variant = self.roster.variant.clone();
        let variant = variant.map(|variant| Meaning::Variant { faction: faction.clone(), variant });
        std::iter::once(Meaning::Faction(faction)).chain(variant).collect()
    }
}

/// What things are called in another program.
pub(super) struct Names {
    pub table: Table,
}

impl Names {
    pub fn of(whose: Whose) -> Result<Self, Unusable> {
        Table::shipped(whose).map(|table| Self { table })
    }

    /// The row that means exactly this.
    pub fn row(&self, means: &Meaning) -> Option<&Row> {
        self.table.rows().find(|row| row.means == *means)
    }

    /// How an entry is written: the model, and what makes it another one.
    pub fn entry(&self, model: &Model) -> Option<(&Row, Option<&Row>)> {
        if let Some(row) = self.row(&Meaning::Entry(model.entry.clone())) {
            return Some((row, None));
        }
        self.table.rows().find_map(|row| {
            let Meaning::Becomes(map) = &row.means else { return None };
            let (from, _) = map.iter().find(|(_, to)| **to == model.entry)?;
            Some((self.row(&Meaning::Entry(from.clone()))?, Some(row)))
        })
    }

    /// The model with one of its options as one thing, and which option it is.
    pub(crate) fn entry_with(&self, model: &Model) -> Option<(&Row, &str)> {
        self.table.rows().find_map(|row| {
            let Meaning::EntryWith { entry, option } = &row.means else { return None };
            (*entry == model.entry && model.options.contains(option)).then_some((row, option.as_str()))
        })
    }

    /// How an option is written: the option, and what was chosen in it.
    pub fn option(&self, model: &Model, id: &str) -> Vec<&Row> {
        let (plain, value) = id.split_once(':').map_or((id, None), |(plain, value)| (plain, Some(value)));
        let by_entry = |row: &&Row| matches!(&row.means, Meaning::OptionOf(map) if map.get(&model.entry).is_some_and(|to| to == plain));
        let option = self.row(&Meaning::Option(plain.to_owned())).or_else(|| self.table.rows().find(by_entry));
        let chosen =
            value.and_then(|value| self.row(&Meaning::Chosen { option: plain.to_owned(), value: value.to_owned() }));
        option.into_iter().chain(chosen).collect()
    }
}

/// What follows a colon in an option's id is what was chosen in it.
pub(super) fn plain(option: &str) -> &str {
    option.split(':').next().unwrap_or(option)
}
