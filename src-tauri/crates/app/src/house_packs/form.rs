//! A row as a form holds it, and the row that comes back from it. What a form does not show stays as it is.

use nml_catalogue::card::Base;
use nml_catalogue::effect::Effect;
use nml_catalogue::entry::{Ability, FactionEntry};
use nml_catalogue::faction::{Currency, Line, Who};
use nml_catalogue::house_pack::{self, Row};
use nml_catalogue::item::{Item, Kind};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::pack::KeywordRow;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::simple_effect::SimpleEffect;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::words::house_packs as say;

/// A row as a form holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RowForm {
    /// A model or a Mercenary.
    Model(ModelForm),
    /// A piece of Battlekit.
    Item(ItemForm),
    /// A line of an armoury.
    Line(LineForm),
    /// A keyword.
    Keyword(KeywordForm),
}

/// A model as a form holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelForm {
    /// As shown.
    pub name: String,
    /// Price in ducats.
    pub ducats: u32,
    /// Price in Glory.
    pub glory: u32,
    /// At least this many.
    pub min: u16,
    /// At most this many, or none if it is unlimited.
    #[serde(default)]
    pub max: Option<u16>,
    /// Movement.
    pub movement: Length,
    /// Ranged Characteristic in DICE, or none if it cannot shoot.
    #[serde(default)]
    pub ranged: Option<i8>,
    /// Melee Characteristic in DICE, or none if it cannot fight.
    #[serde(default)]
    pub melee: Option<i8>,
    /// Armour as an INJURY MODIFIER, negative for protection.
    pub armour: i8,
    /// Its base.
    pub base: Base,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// What it can do.
    pub abilities: Vec<AbilityForm>,
    /// The ids of kit that comes with it.
    pub kit: Vec<String>,
}

/// An ability as a form holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AbilityForm {
    /// Its name.
    pub name: String,
    /// What it does.
    pub effects: Vec<EffectForm>,
}

/// An effect as a form holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EffectForm {
    /// In one line; what somebody sends here is not read.
    #[serde(default)]
    pub told: String,
    /// In the form's own words; none if it says more than a form holds.
    #[serde(default)]
    pub simple: Option<SimpleEffect>,
    /// As the pack has it; none if it was written in the form, and `simple` says it.
    #[serde(default)]
    pub effect: Option<Effect>,
}

/// A piece of Battlekit as a form holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ItemForm {
    /// As shown.
    pub name: String,
    /// Its table.
    pub kind: Kind,
    /// Hands it takes.
    pub hands: u8,
    /// Greatest range, or none if it does not shoot.
    #[serde(default)]
    pub range: Option<Length>,
    /// DICE of its attacks.
    pub dice: i8,
    /// INJURY DICE of its attacks.
    pub injury_dice: i8,
    /// INJURY MODIFIER of its attacks.
    pub injury_modifier: i8,
    /// INJURY MODIFIER against its bearer, negative for protection.
    pub protection: i8,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// What else it does.
    pub effects: Vec<EffectForm>,
}

/// A line of an armoury as a form holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineForm {
    /// Its price.
    pub cost: u32,
    /// Paid in.
    pub currency: Currency,
    /// At most this many in the Warband, or none if it is unlimited.
    #[serde(default)]
    pub limit: Option<u16>,
    /// Who may buy it, one of these; empty for everybody.
    pub allowed: Vec<Who>,
    /// The ids of models that may not.
    pub not: Vec<String>,
}

/// A keyword as a form holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KeywordForm {
    /// What it means.
    pub meaning: String,
    /// What a model with it is under.
    pub effects: Vec<EffectForm>,
}

impl EffectForm {
    pub(super) fn of(effect: &Effect) -> Self {
        Self { told: say::effect(effect), simple: SimpleEffect::of(effect), effect: Some(effect.clone()) }
    }

    fn all(effects: &[Effect]) -> Vec<Self> {
        effects.iter().map(Self::of).collect()
    }

    fn written(self) -> Result<Option<Effect>, Rejection> {
        match (self.effect, self.simple) {
            (Some(effect), _) => Ok(Some(effect)),
            (None, Some(simple)) => simple.effect().map(Some),
            (None, None) => Ok(None),
        }
    }
}

fn written(forms: Vec<EffectForm>) -> Result<Vec<Effect>, Rejection> {
    forms.into_iter().filter_map(|form| form.written().transpose()).collect()
}

impl RowForm {
    /// What a form shows of a row.
    pub(super) fn of(row: &Row) -> Self {
        match row {
            Row::Model { entry, .. } => Self::Model(ModelForm::of(entry)),
            Row::Mercenary { mercenary } => Self::Model(ModelForm::of(&mercenary.entry)),
            Row::Item { item } => Self::Item(ItemForm {
                name: item.name.clone(),
                kind: item.kind,
                hands: item.hands,
                range: item.range,
                dice: item.dice,
                injury_dice: item.injury_dice,
                injury_modifier: item.injury_modifier,
                protection: item.protection,
                keywords: item.keywords.clone(),
                effects: EffectForm::all(&item.effects),
            }),
            Row::Line { line, .. } => Self::Line(LineForm {
                cost: line.cost,
                currency: line.currency,
                limit: line.limit,
                allowed: line.allowed.clone(),
                not: line.not.clone(),
            }),
            Row::Keyword { keyword } => Self::Keyword(KeywordForm {
                meaning: keyword.meaning.clone(),
                effects: EffectForm::all(&keyword.effects),
            }),
        }
    }

    /// The row with what the form says.
    ///
    /// # Errors
    /// What is wrong with an effect; `UNKNOWN_ROW` if the form is for another sort of row.
    pub(super) fn written(self, row: Row) -> Result<Row, Rejection> {
        Ok(match (row, self) {
            (Row::Model { list, entry }, Self::Model(form)) => {
                Row::Model { list, entry: Box::new(form.written(*entry)?) }
            }
            (Row::Mercenary { mut mercenary }, Self::Model(form)) => {
                mercenary.entry = form.written(mercenary.entry.clone())?;
                Row::Mercenary { mercenary }
            }
            (Row::Item { item }, Self::Item(form)) => Row::Item { item: Box::new(form.written(*item)?) },
            (Row::Line { list, line }, Self::Line(form)) => Row::Line {
                list,
                line: Line {
                    cost: form.cost,
                    currency: form.currency,
                    limit: form.limit,
                    allowed: form.allowed,
                    not: form.not,
                    ..line
                },
            },
            (Row::Keyword { keyword }, Self::Keyword(form)) => Row::Keyword {
                keyword: KeywordRow {
                    meaning: form.meaning.trim().to_owned(),
                    effects: written(form.effects)?,
                    ..keyword
                },
            },
            (
                row @ (Row::Model { .. }
                | Row::Mercenary { .. }
                | Row::Item { .. }
                | Row::Line { .. }
                | Row::Keyword { .. }),
                Self::Model(_) | Self::Item(_) | Self::Line(_) | Self::Keyword(_),
            ) => return Err(house_pack::unknown_row(&format!("{:?}", row.at()))),
        })
    }
}

impl ModelForm {
    fn of(entry: &FactionEntry) -> Self {
        let ability =
            |ability: &Ability| AbilityForm { name: ability.name.clone(), effects: EffectForm::all(&ability.effects) };
        Self {
            name: entry.name.clone(),
            ducats: entry.ducats,
            glory: entry.glory,
            min: entry.min,
            max: entry.max,
            movement: entry.movement,
            ranged: entry.ranged,
            melee: entry.melee,
            armour: entry.armour,
            base: entry.base,
            keywords: entry.keywords.clone(),
            abilities: entry.abilities.iter().map(ability).collect(),
            kit: entry.kit.clone(),
        }
    }

    fn written(self, entry: FactionEntry) -> Result<FactionEntry, Rejection> {
        let ability = |ability: AbilityForm| {
            Ok::<_, Rejection>(Ability { name: ability.name.trim().to_owned(), effects: written(ability.effects)? })
        };
        Ok(FactionEntry {
            name: self.name.trim().to_owned(),
            ducats: self.ducats,
            glory: self.glory,
            min: self.min,
            max: self.max,
            movement: self.movement,
            ranged: self.ranged,
            melee: self.melee,
            armour: self.armour,
            base: self.base,
            keywords: self.keywords,
            abilities: self.abilities.into_iter().map(ability).collect::<Result<_, _>>()?,
            kit: self.kit,
            ..entry
        })
    }
}

impl ItemForm {
    /// The figures that its kind does not have stay as they are: the form does not show them.
    fn written(self, item: Item) -> Result<Item, Rejection> {
        Ok(Item {
            name: self.name.trim().to_owned(),
            kind: self.kind,
            hands: self.hands,
            range: self.range,
            melee: item.melee || self.kind == Kind::Melee,
            dice: self.dice,
            injury_dice: self.injury_dice,
            injury_modifier: self.injury_modifier,
            protection: self.protection,
            keywords: self.keywords,
            effects: written(self.effects)?,
            ..item
        })
    }
}
