//! What the forms of a house pack have to choose from.

use std::collections::BTreeSet;

use nml_catalogue::Pack;
use nml_catalogue::difference::{Whom, option_names};
use nml_catalogue::entry::FactionEntry;
use nml_catalogue::faction::Who;
use nml_catalogue::house_pack::{ListRef, lists};
use nml_catalogue::simple_effect::{SimpleCondition, SimpleWhat, SimpleWhen, Takes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::form::EffectForm;
use super::{Drafted, HousePackRef};
use crate::failure::Failure;
use crate::session::Session;
use crate::words::house_packs as say;

/// What the forms of a house pack have to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackChoices {
    /// All Battlekit.
    pub items: Vec<PackNamed>,
    /// For each list, who may be named in its armoury.
    pub who: Vec<ListWho>,
    /// Effects that can be written in a form.
    pub effects: Vec<EffectOffer>,
    /// Abilities of the pack that can be copied.
    pub abilities: Vec<KnownAbility>,
}

/// Something by its id and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackNamed {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
}

/// Who may be named in an armoury.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListWho {
    /// The faction, whose variants name the same models.
    pub faction: String,
    /// Each selection of models.
    pub who: Vec<WhoOffer>,
    /// Each model.
    pub models: Vec<PackNamed>,
}

/// A selection of models that can be named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhoOffer {
    /// As the pack says it.
    pub who: Who,
    /// As shown.
    pub name: String,
}

/// An effect that can be written in a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EffectOffer {
    /// What happens.
    pub what: SimpleWhat,
    /// As shown.
    pub name: String,
    /// What has to be said with it.
    pub takes: Takes,
    /// When it can happen, the usual moment first.
    pub whens: Vec<WhenOffer>,
}

/// A moment at which an effect can act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhenOffer {
    /// The moment.
    pub when: SimpleWhen,
    /// As shown.
    pub name: String,
    /// What can be asked then.
    pub conditions: Vec<ConditionOffer>,
}

/// What can be asked of a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConditionOffer {
    /// The condition.
    pub condition: SimpleCondition,
    /// As shown.
    pub name: String,
}

/// An ability that some model or item has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnownAbility {
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub of: String,
    /// What it does.
    pub effects: Vec<EffectForm>,
}

/// What the forms of a house pack have to choose from, as it stands.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn house_pack_choices(session: &Session, which: HousePackRef) -> Result<HousePackChoices, Failure> {
    let pack = Drafted::look(session, &which.house_pack)?.composed()?.pack;
    Ok(HousePackChoices {
        items: pack.items.iter().map(|item| PackNamed { id: item.id.clone(), name: item.name.clone() }).collect(),
        who: lists(&pack).filter(|list| list.variant.is_none()).map(|list| list_who(&list, &pack)).collect(),
        effects: SimpleWhat::ALL.into_iter().map(offer).collect(),
        abilities: abilities(&pack),
    })
}

fn list_who(list: &ListRef, pack: &Pack) -> ListWho {
    let faction = list.find(pack).map(|(faction, _)| faction);
    let models: Vec<PackNamed> = faction
        .into_iter()
        .flat_map(|faction| faction.all_entries())
        .map(|entry| PackNamed { id: entry.id.clone(), name: entry.name.clone() })
        .collect();
    let plain = [(Who::Elite, Whom::Elite), (Who::Troop, Whom::Troop)];
    let plain = plain.map(|(who, whom)| WhoOffer { who, name: say::whom(&whom) });
    let named = models.iter().map(|model| WhoOffer { who: Who::Entry(model.id.clone()), name: model.name.clone() });
    let mut seen = BTreeSet::new();
    let options = faction.into_iter().flat_map(option_names).filter(|(id, _)| seen.insert((*id).to_owned()));
    let options = options.map(|(id, name)| WhoOffer { who: Who::Option(id.to_owned()), name: name.to_owned() });
    let who = plain.into_iter().chain(named).chain(options.collect::<Vec<_>>()).collect();
    ListWho { faction: list.faction.clone(), who, models }
}

fn offer(what: SimpleWhat) -> EffectOffer {
    let whens = what.whens().iter().map(|when| WhenOffer {
        when: *when,
        name: say::when(*when),
        conditions: when
            .conditions()
            .iter()
            .map(|one| ConditionOffer { condition: *one, name: say::condition(*one) })
            .collect(),
    });
    EffectOffer { what, name: say::what(what), takes: what.takes(), whens: whens.collect() }
}

/// Every ability once, by its name and what it does.
fn abilities(pack: &Pack) -> Vec<KnownAbility> {
    let mut all: Vec<KnownAbility> = Vec::new();
    let mut add = |of: &str, name: &str, effects: Vec<EffectForm>| {
        if !effects.is_empty() && !all.iter().any(|known| known.name == name && known.effects == effects) {
            all.push(KnownAbility { name: name.to_owned(), of: of.to_owned(), effects });
        }
    };
    let forms = |effects: &[nml_catalogue::effect::Effect]| effects.iter().map(EffectForm::of).collect::<Vec<_>>();
    let models = pack.factions.iter().flat_map(|faction| faction.all_entries());
    let hired = pack.mercenaries.iter().map(|mercenary| &mercenary.entry);
    let entries: Vec<&FactionEntry> = models.chain(hired).collect();
    for entry in entries {
        for ability in &entry.abilities {
            add(&entry.name, &ability.name, forms(&ability.effects));
        }
    }
    for item in &pack.items {
        add(&item.name, &item.name, forms(&item.effects));
    }
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}
