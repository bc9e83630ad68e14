//! One model with everything it is and carries, looked up and priced.

use std::collections::BTreeMap;

use super::terms::{Offered, Terms, lacking};
use crate::by_hand::is_own;
use crate::hired::FIRST_MERCENARY;
use crate::known::Known;
use crate::roster::{Model, Roster};
use nml_catalogue::effect::{What, When};
use nml_catalogue::entry::{FactionEntry, Grants, ModelOption};
use nml_catalogue::faction::{Constraint, Currency, Line, Power};
use nml_catalogue::item::{Item, Kind};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::{Boon, Catalogue};

/// A model of a roster with its entry, options and kit.
#[derive(Clone, Debug)]
pub struct Loadout<'t> {
    /// Its place in the roster.
    pub index: usize,
    /// Its own name, else its entry's, numbered if several go by it.
    pub name: String,
    /// As the roster has it.
    pub model: &'t Model,
    /// Its entry as the variant changes it.
    pub entry: &'t FactionEntry,
    /// ELITE, by entry, option or promotion.
    pub elite: bool,
    /// Options that were found.
    pub options: Vec<&'t ModelOption>,
    /// What they give.
    pub grants: Vec<&'t Grants>,
    /// Goetic Powers that were found.
    pub powers: Vec<&'t Power>,
    /// What it learned.
    pub skills: Vec<Known<'t>>,
    /// Built-in kit.
    pub fixed: Vec<&'t Item>,
    /// Bought kit that is in the pack.
    pub bought: Vec<Piece<'t>>,
    /// Ducats with options and kit.
    pub ducats: u32,
    /// Glory with options and kit.
    pub glory: u32,
}

/// A bought piece of kit.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'t> {
    /// The item.
    pub item: &'t Item,
    /// The line it is bought from. `None` if it is not sold to this Warband.
    pub line: Option<&'t Line>,
    /// Another faction's armoury.
    pub foreign: Option<&'t str>,
    /// Its price in ducats before discounts.
    pub list_ducats: u32,
    /// What it costs here.
    pub ducats: u32,
    /// What it costs here.
    pub glory: u32,
}

/// What was already spent, once in the Warband.
#[derive(Debug, Default)]
struct Spent<'t> {
    first_copies: BTreeMap<&'t str, u16>,
    gifts: BTreeMap<&'t str, u16>,
}

/// Every model whose entry is known, in the roster's order.
pub fn loadouts<'t>(roster: &'t Roster, terms: &'t Terms<'_>) -> Vec<Loadout<'t>> {
    let mut spent = Spent::default();
    let mut loadouts: Vec<Loadout<'t>> = roster
        .models
        .iter()
        .enumerate()
        .filter_map(|(index, model)| {
            let entry = terms.entry_of(model)?;
            Some(Loadout::of(index, model, entry, terms, &mut spent))
        })
        .collect();
    name_apart(roster, &mut loadouts);
    loadouts
}

/// Every Mercenary whose card is known, in the order of hiring; their places follow those of the roster's models.
pub(crate) fn hired_loadouts<'t>(hired: &'t [Model], after: usize, terms: &'t Terms<'_>) -> Vec<Loadout<'t>> {
    let known = |(at, model): (usize, &'t Model)| {
        let entry = terms.entry_of(model)?;
        Some(Loadout::of(after + at, model, entry, terms, &mut Spent::default()))
    };
    hired.iter().enumerate().filter_map(known).collect()
}

/// A Mercenary with what it is and carries; `model` has what it lived through, what it chose and what it bought.
#[must_use]
pub fn hired_loadout<'t>(entry: &'t FactionEntry, model: &'t Model, terms: &'t Terms<'_>) -> Loadout<'t> {
    Loadout::of(0, model, entry, terms, &mut Spent::default())
}

/// Models without a name of their own are numbered if an entry has several.
fn name_apart(roster: &Roster, loadouts: &mut [Loadout<'_>]) {
    for loadout in loadouts {
        if let Some(number) = roster.number_among_like(loadout.model) {
            loadout.name = format!("{} {number}", loadout.entry.name);
        }
    }
}

/// Which models of a roster are ELITE, in its order; one whose entry is unknown is not. What [`check`](super::check) says
/// of them, without judging anything.
#[must_use]
pub fn elite(roster: &Roster, catalogue: &Catalogue) -> Vec<bool> {
    let catalogue = &*roster.own.over(catalogue);
    let terms = Terms::new(roster, catalogue).ok();
    let is_elite = |(index, model)| {
        let terms = terms.as_ref()?;
        Some(Loadout::without_kit(index, model, terms.entry_of(model)?, terms).elite)
    };
    roster.models.iter().enumerate().map(|one| is_elite(one).unwrap_or(false)).collect()
}

impl<'t> Loadout<'t> {
    fn of(
        index: usize,
        model: &'t Model,
        entry: &'t FactionEntry,
        terms: &'t Terms<'_>,
        spent: &mut Spent<'t>,
    ) -> Self {
        let mut loadout = Self::without_kit(index, model, entry, terms);
        for id in &model.items {
            if let Some(piece) = loadout.buy(id, terms, spent) {
                loadout.bought.push(piece);
            }
        }
        for foreign in &model.foreign_items {
            if let Some(item) = terms.catalogue.item(terms.becomes(&foreign.item)) {
                let line = terms
                    .catalogue
                    .faction(&foreign.faction)
                    .and_then(|f| f.armoury.iter().find(|l| l.item == foreign.item));
                let (ducats, glory) = line.map_or((0, 0), |l| priced(l, Terms::cost(l, &entry.id)));
                loadout.bought.push(Piece {
                    item,
                    line,
                    foreign: Some(&foreign.faction),
                    list_ducats: ducats,
                    ducats,
                    glory,
                });
            }
        }
        for piece in &loadout.bought {
            loadout.ducats = loadout.ducats.saturating_add(piece.ducats);
            loadout.glory = loadout.glory.saturating_add(piece.glory);
        }
        loadout.fixed = loadout.built_in(terms);
        loadout.settle_choices();
        loadout
    }

    /// What it is by entry, options and Skills.
    fn without_kit(index: usize, model: &'t Model, entry: &'t FactionEntry, terms: &'t Terms<'_>) -> Self {
        let by_entry = model.promoted || entry.keywords.contains(&Keyword::Elite);
        let mut loadout = Self {
            index,
            name: model.name.clone().unwrap_or_else(|| entry.name.clone()),
            model,
            entry,
            elite: by_entry,
            options: Vec::new(),
            grants: Vec::new(),
            powers: Vec::new(),
            skills: model.known(terms.catalogue),
            fixed: Vec::new(),
            bought: Vec::new(),
            ducats: entry.ducats,
            glory: entry.glory,
        };
        for id in &model.options {
            match terms.offered(entry, by_entry, model, id) {
                Offered::Elsewhere(_, to) if lacking(to, &entry.id).is_none() => {}
                Offered::Option(option) | Offered::Elsewhere(option, _) => {
                    loadout.options.push(option);
                    loadout.grants.push(&option.grants);
                    loadout.ducats = loadout.ducats.saturating_add(terms.option_ducats(option));
                    loadout.glory = loadout.glory.saturating_add(option.glory);
                }
                Offered::Power(power) => {
                    loadout.powers.push(power);
                    loadout.ducats = loadout.ducats.saturating_add(power.ducats);
                }
                Offered::Unknown => {}
            }
        }
        loadout.take_usual();
        loadout.elite |= loadout.grants.iter().any(|g| g.keywords.contains(&Keyword::Elite));
        loadout
    }

    /// Takes the first of options that an entry has one of, if none was chosen.
    fn take_usual(&mut self) {
        let one_of = &self.entry.one_of;
        let usual = one_of.first().filter(|_| self.options.iter().all(|option| !one_of.contains(&option.id)));
        if let Some(option) = usual.and_then(|id| self.entry.options.iter().find(|option| option.id == *id)) {
            self.options.push(option);
            self.grants.push(&option.grants);
        }
    }

    fn buy(&self, id: &'t str, terms: &'t Terms<'_>, spent: &mut Spent<'t>) -> Option<Piece<'t>> {
        let id = terms.becomes(id);
        let item = terms.catalogue.item(id)?;
        let line = terms.line(id, &self.entry.id);
        let Some(line) = line else {
            return Some(Piece { item, line: None, foreign: None, list_ducats: 0, ducats: 0, glory: 0 });
        };
        let changes = terms.changes();
        let cost = Terms::cost(line, &self.entry.id);
        let (list_ducats, _) = priced(line, cost);
        let (mut ducats, mut glory) = priced(line, cost);
        for (_, less) in terms.cheaper(item, list_ducats) {
            ducats = ducats.saturating_sub(less);
        }
        if let Some(off) = changes.first_copy.get(id) {
            let copies = spent.first_copies.entry(id).or_default();
            *copies = copies.saturating_add(1);
            if *copies == 1 {
                ducats = ducats.saturating_sub(*off);
            }
        }
        if changes.gifts.iter().any(|g| g.item == id) {
            let copies = spent.gifts.entry(id).or_default();
            *copies = copies.saturating_add(1);
            if *copies == 1 {
                (ducats, glory) = (0, 0);
            }
        }
        let already = self.bought.iter().filter(|p| p.item.id == id).count();
        for constraint in terms.constraints() {
            if let Constraint::ItemSpread { item: spread, second_glory, .. } = constraint
                && spread == id
                && already > 0
            {
                (ducats, glory) = (0, *second_glory);
            }
        }
        Some(Piece { item, line: Some(line), foreign: None, list_ducats, ducats, glory })
    }

    /// The built-in kit after variant and options.
    fn built_in(&self, terms: &'t Terms<'_>) -> Vec<&'t Item> {
        let changes = terms.changes();
        let lost = changes.lose_kit.get(&self.entry.id);
        let suit = self.grants.iter().find_map(|g| g.suit.as_ref());
        let weapon_bought = self.bought.iter().any(|p| p.item.is_weapon());
        let fitted_out = |id: &str| {
            weapon_bought
                && terms.constraints().any(|c| {
                    matches!(c, Constraint::Fittings { entry, replaces, .. } if *entry == self.entry.id && replaces == id)
                })
        };
        let mut kit = Vec::new();
        for id in self.entry.kit.iter().filter(|id| lost.is_none_or(|lost| !lost.contains(id))) {
            let id = changes.replace.get(id).unwrap_or(id);
            let id = self.grants.iter().find_map(|g| g.replaces.get(id)).unwrap_or(id);
            let Some(item) = terms.catalogue.item(id) else { continue };
            if (suit.is_some() && item.kind == Kind::Armour) || fitted_out(id) {
                continue;
            }
            kit.push(item);
        }
        kit.extend(suit.and_then(|id| terms.catalogue.item(id)));
        kit.extend(self.grants.iter().flat_map(|g| &g.kit).filter_map(|id| terms.catalogue.item(id)));
        kit
    }

    /// An option that gives one of several things gives what its suffix names, else what suits the
    /// weapons: the Ranged Characteristic to a model that shoots.
    fn settle_choices(&mut self) {
        let shoots = self.kit().any(|item| item.kind == Kind::Ranged);
        let chosen: Vec<&Grants> = self
            .options
            .iter()
            .filter_map(|option| {
                let named =
                    self.model.options.iter().find_map(|id| id.strip_prefix(option.id.as_str())?.strip_prefix(':'));
                let suits = |g: &Grants| if shoots { g.ranged != 0 } else { g.melee != 0 };
                let found = match named {
                    Some(id) => option.choose.iter().find(|c| c.id == id),
                    None => option.choose.iter().find(|c| suits(&c.grants)).or(option.choose.first()),
                };
                found.map(|c| &c.grants)
            })
            .collect();
        self.grants.extend(chosen);
    }

    /// Whether it is a Mercenary's.
    #[must_use]
    pub(crate) const fn is_hired(&self) -> bool {
        self.model.id >= FIRST_MERCENARY
    }

    /// Whether its entry was written down by hand.
    #[must_use]
    pub fn is_own(&self) -> bool {
        is_own(&self.entry.id)
    }

    /// Whether its entry, or kit that it carries, was written down by hand.
    #[must_use]
    pub(crate) fn is_by_hand(&self) -> bool {
        self.is_own() || self.bought.iter().any(Piece::is_own)
    }

    /// Arms for weapons and shield.
    #[must_use]
    pub fn arms(&self) -> usize {
        let beside = |id: &String| self.options.iter().any(|o| o.id == *id);
        if self.grants.iter().filter_map(|g| g.third_arm_with.as_ref()).any(beside) { 3 } else { 2 }
    }

    /// All kit, built in and bought.
    pub fn kit(&self) -> impl Iterator<Item = &'t Item> {
        self.fixed.iter().copied().chain(self.bought.iter().map(|p| p.item))
    }

    /// Whether the model is STRONG, by entry, option or kit.
    #[must_use]
    pub fn is_strong(&self) -> bool {
        self.entry.keywords.contains(&Keyword::Strong)
            || self.grants.iter().any(|g| g.keywords.contains(&Keyword::Strong))
            || self.kit().any(|item| !item.is_weapon() && item.has(&Keyword::Strong))
            || self.skills.iter().flat_map(|known| &known.skill.effects).any(|effect| {
                effect.when == When::Always
                    && effect.conditions.is_empty()
                    && effect.what.contains(&What::Keyword(Keyword::Strong))
            })
    }

    /// What its Skills do outside battles.
    pub fn boons(&self) -> impl Iterator<Item = &'t Boon> {
        self.skills.iter().flat_map(|known| &known.skill.boons)
    }

    /// The suit it wears.
    #[must_use]
    pub fn suit(&self) -> Option<&'t Item> {
        self.kit().find(|item| item.kind == Kind::Armour)
    }

    /// How messages call it.
    #[must_use]
    pub fn called(&self) -> &str {
        &self.name
    }
}

impl Piece<'_> {
    /// Whether it was written down by hand.
    #[must_use]
    pub fn is_own(&self) -> bool {
        is_own(&self.item.id)
    }
}

/// A cost as ducats and Glory.
#[must_use]
pub const fn priced(line: &Line, cost: u32) -> (u32, u32) {
    match line.currency {
        Currency::Ducats => (cost, 0),
        Currency::Glory => (0, cost),
    }
}
