//! Everybody and everything in a pack that could change a roll: each model, option, item, Skill and lasting mark, on
//! its own card.

use nml_battle::Command;
use nml_catalogue::card::{ModelCard, Sourced, Weapon, WeaponKind};
use nml_catalogue::effect::{Effect, When};
use nml_catalogue::item::{Item, Kind};
use nml_catalogue::{Catalogue, Faction, ToChoose};
use nml_warband::{Injury, Learned, Model, Roster, muster_waived};

/// How a card comes about.
pub struct Bearer {
    pub name: String,
    roster: Roster,
    /// The item that it is looked at for.
    item: Option<String>,
}

/// Everything of the pack.
pub fn all(catalogue: &Catalogue) -> Vec<Bearer> {
    let pack = catalogue.pack();
    let mut found = Vec::new();
    for faction in &pack.factions {
        models(&mut found, faction);
    }
    for item in &pack.items {
        let sells = |f: &&Faction| f.armoury.iter().any(|line| line.item == item.id);
        let faction = pack.factions.iter().find(sells).or(pack.factions.first());
        let carrier = faction.and_then(|f| Some((f, f.entries.first()?)));
        let Some((faction, entry)) = carrier else { continue };
        // With a firearm beside it, for what is loaded, screwed on or held.
        let firearm = item.needs_any.first().cloned().unwrap_or_else(|| "bolt-action-rifle".to_owned());
        let items = vec![item.id.clone(), firearm];
        let bearer = Bearer::one(faction, &item.id, Model { items, ..model(&entry.id) });
        found.push(Bearer { item: Some(item.id.clone()), ..bearer });
    }
    let soldier = pack.factions.first().and_then(|f| Some((f, f.entries.first()?)));
    let Some((faction, entry)) = soldier else { return found };
    for skill in &pack.skills.skills {
        let chosen = match &skill.chosen {
            Some(ToChoose::Keyword(keywords)) => keywords.iter().map(|k| Some(k.to_string())).collect(),
            Some(ToChoose::Action) => vec![Some("dash".to_owned())],
            Some(ToChoose::LimitedItem | ToChoose::Skill { .. }) | None => vec![None],
        };
        for chosen in chosen {
            let learned = Learned { id: skill.id.clone(), chosen };
            found.push(Bearer::one(faction, &skill.id, Model { skills: vec![learned], ..model(&entry.id) }));
        }
    }
    for row in &pack.trauma.rows {
        let injury = Injury { id: row.id.clone(), noted: None, battle: None };
        found.push(Bearer::one(faction, &row.id, Model { injuries: vec![injury], ..model(&entry.id) }));
    }
    for mercenary in &pack.mercenaries {
        let roster = Roster { mercenaries: vec![mercenary.entry.id.clone()], ..warband(faction, Vec::new()) };
        found.push(Bearer { name: mercenary.entry.id.clone(), roster, item: None });
    }
    found
}

/// Every model of the faction, plain and with each of its options, in the faction and in each of its variants.
fn models(found: &mut Vec<Bearer>, faction: &Faction) {
    let variants = faction.variants.iter().map(|v| Some(v.id.as_str()));
    for variant in std::iter::once(None).chain(variants) {
        let changes = faction.variants.iter().find(|v| Some(v.id.as_str()) == variant);
        let more = changes.into_iter().flat_map(|v| &v.changes.models);
        for entry in faction.entries.iter().chain(more) {
            // What the faction's own models may choose is looked at in the faction.
            let here = variant.is_none() || faction.entries.iter().all(|own| own.id != entry.id);
            let own = entry.options.iter().map(|o| o.id.as_str()).filter(|_| here);
            let new = changes.into_iter().flat_map(|v| v.changes.options.iter().map(|o| o.option.id.as_str()));
            let powers = faction.powers.iter().map(|p| p.id.as_str()).filter(|_| variant.is_none());
            let options = own.chain(new).chain(powers).map(Some);
            for option in std::iter::once(None).chain(options) {
                let options: Vec<String> = option.map(str::to_owned).into_iter().collect();
                let name = [variant, Some(&*entry.id), option].into_iter().flatten().collect::<Vec<_>>().join(" ");
                let mut bearer = Bearer::one(faction, &name, Model { options, ..model(&entry.id) });
                bearer.roster.variant = variant.map(str::to_owned);
                found.push(bearer);
            }
        }
    }
}

fn model(entry: &str) -> Model {
    Model { id: 1, entry: entry.to_owned(), ..Model::default() }
}

fn warband(faction: &Faction, models: Vec<Model>) -> Roster {
    let choices = faction.choices.iter().filter_map(|c| Some((c.id.clone(), c.options.first()?.id.clone())));
    let choices = choices.collect();
    Roster { faction: faction.id.clone(), campaign: true, choices, models, next_model: 2, ..Roster::default() }
}

impl Bearer {
    fn one(faction: &Faction, name: &str, model: Model) -> Self {
        Self { name: format!("{} {name}", faction.id), roster: warband(faction, vec![model]), item: None }
    }

    /// Whether the attack is made with the item that it is looked at for.
    pub fn wields(&self, command: &Command) -> bool {
        if let Command::Shoot { weapon, .. } | Command::Fight { weapon, .. } = command {
            return self.item.as_ref() == Some(weapon);
        }
        false
    }

    /// Its card, what its Warband does besides, and its faction; with a gun and a club if it has nothing to shoot or
    /// fight with. `None` for what no game can field.
    pub fn card(&self, catalogue: &Catalogue) -> Option<(ModelCard, Vec<Sourced>, String)> {
        let mustered = muster_waived(&self.roster, catalogue).ok()?;
        let effects = mustered.effects;
        let mut sheet = mustered.sheets.into_iter().next_back()?;
        if let Some(item) = self.item.as_ref().and_then(|id| catalogue.item(id)) {
            hand(&mut sheet, item);
        }
        sheet.ranged.get_or_insert(0);
        sheet.melee.get_or_insert(0);
        if sheet.weapons.iter().all(|w| w.range.is_none()) {
            sheet.weapons.push(plain("gun", WeaponKind::Ranged));
        }
        if sheet.weapons.iter().all(|w| !w.melee) {
            sheet.weapons.push(plain("club", WeaponKind::Melee));
        }
        Some((sheet, effects, self.roster.faction.clone()))
    }
}

/// Gives the model an item that its card lacks because no list sells it: what is built into others, or found.
fn hand(sheet: &mut ModelCard, item: &Item) {
    let kind = match item.kind {
        Kind::Ranged => Some(WeaponKind::Ranged),
        Kind::Grenade => Some(WeaponKind::Grenade),
        Kind::Melee => Some(WeaponKind::Melee),
        Kind::Armour | Kind::Shield | Kind::Headgear | Kind::Equipment => None,
    };
    let there = |id: &str| id == item.id || id == item.name;
    let worn = sheet.effects.iter().any(|s| there(&s.source)) || sheet.armour.iter().any(|p| there(&p.name));
    if worn || sheet.weapons.iter().any(|w| there(&w.id)) {
        return;
    }
    let of_weapon = |effect: &&Effect| !matches!(effect.when, When::Aura(_) | When::Action(_) | When::Called(_));
    let of_bearer = |effect: &&Effect| kind.is_none() || !of_weapon(effect);
    let acts = |effect: &&Effect| !matches!(effect.when, When::Muster | When::Campaign);
    let bring = |effect: &Effect| Sourced { source: item.name.clone(), effect: effect.clone() };
    sheet.effects.extend(item.effects.iter().filter(of_bearer).filter(acts).map(bring));
    if let Some(kind) = kind {
        sheet.weapons.push(Weapon {
            hands: item.hands,
            range: item.range,
            melee: item.melee,
            dice: item.dice,
            injury_dice: item.injury_dice,
            injury_modifier: item.injury_modifier,
            keywords: item.keywords.clone(),
            effects: item.effects.iter().filter(of_weapon).filter(acts).cloned().collect(),
            name: item.name.clone(),
            ..plain(&item.id, kind)
        });
    }
}

/// A weapon that does nothing of its own.
pub fn plain(id: &str, kind: WeaponKind) -> Weapon {
    Weapon {
        id: id.to_owned(),
        name: id.to_owned(),
        kind,
        hands: 1,
        range: (kind == WeaponKind::Ranged).then(|| nml_catalogue::length::Length::inches(24)),
        melee: kind == WeaponKind::Melee,
        dice: 0,
        injury_dice: 0,
        injury_modifier: 0,
        keywords: Vec::new(),
        effects: Vec::new(),
    }
}
