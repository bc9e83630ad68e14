//! What may be bought, and who may buy it; Limits of the Warband.

use std::collections::BTreeMap;

use super::Judge;
use super::loadout::{Loadout, Piece};
use super::messages;
use super::terms::fits;
use crate::violation::{Violation, ViolationCode};
use nml_catalogue::Boon;
use nml_catalogue::effect::What;
use nml_catalogue::entry::Foreign;
use nml_catalogue::faction::{Constraint, Currency, Line, Who};
use nml_catalogue::item::{Ammunition, Item, Kind};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::message::{Argument, Message};

/// Copies of an item with their bearers' places.
type Copies<'t> = Vec<(usize, &'t Piece<'t>)>;

impl<'t> Judge<'t> {
    /// Every purchase of a model, and what it must carry.
    pub(super) fn goods(&mut self, loadout: &Loadout<'_>) {
        for piece in loadout.bought.iter().filter(|piece| !piece.is_own()) {
            if self.sold(loadout, piece) {
                self.variant(loadout, piece.item);
                self.allowed(loadout, piece);
                self.battlekit(loadout, piece);
                self.needed_with(loadout, piece);
            }
        }
        self.granted_items(loadout);
        self.compulsory(loadout);
    }

    /// Items that an option lets a model have, this many.
    fn granted_items(&mut self, loadout: &Loadout<'_>) {
        for grants in &loadout.grants {
            let count = loadout.bought.iter().filter(|p| grants.items.contains(&p.item.id)).count();
            if let Some(most) = grants.items_most
                && count > usize::from(most)
            {
                let text = messages::too_many_by_option(loadout.called(), count, most);
                let found = Violation::new(ViolationCode::TooManyWeapons, Some(loadout.index), text);
                self.note(found.over(count as u64, most));
            }
        }
    }

    /// Whether the Warband can buy it at all.
    fn sold(&mut self, loadout: &Loadout<'_>, piece: &Piece<'_>) -> bool {
        let (at, name, item) = (Some(loadout.index), loadout.called(), &piece.item.name);
        let campaign = self.roster.campaign;
        let campaign_only = piece.item.campaign_only || piece.line.is_some_and(|l| l.campaign_only);
        let text = match (piece.line, piece.foreign) {
            (Some(_), _) if campaign_only && !campaign => messages::item_of_a_campaign(name, item),
            (Some(_), None) => return true,
            (None, None) => messages::not_in_armoury(name, item),
            (line, Some(faction)) => {
                let may = self.may_buy_abroad(loadout, faction, piece.item);
                if line.is_some() && may {
                    return true;
                }
                if may {
                    messages::not_in_armoury_of(name, item, self.terms.faction_name(faction))
                } else {
                    messages::may_not_buy_abroad(name, self.terms.faction_name(faction))
                }
            }
        };
        self.say_about(ViolationCode::NotInArmoury, at, &piece.item.id, text);
        false
    }

    fn may_buy_abroad(&self, loadout: &Loadout<'_>, faction: &str, item: &Item) -> bool {
        let fits = |f: &Foreign| f.factions.iter().any(|id| id == faction) && (!f.weapons_only || item.is_weapon());
        self.terms.foreign().iter().any(fits)
            || loadout.grants.iter().filter_map(|g| g.foreign.as_ref()).any(fits)
            || loadout.powers.iter().filter_map(|p| p.foreign.as_ref()).any(fits)
            || loadout.boons().any(|boon| {
                matches!(boon, Boon::Imports { faction: of, kinds, .. } if of == faction && kinds.contains(&item.kind))
            })
    }

    fn variant(&mut self, loadout: &Loadout<'_>, item: &Item) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let changes = self.terms.changes();
        if changes.forbid_items.contains(&item.id) {
            self.say_about(
                ViolationCode::ItemForbiddenByVariant,
                at,
                &item.id,
                messages::variant_lacks(name, &item.name),
            );
        }
        let brings =
            |keyword: &Keyword| item.has(keyword) || item.ammunition == Some(Ammunition::Keyword(keyword.clone()));
        if let Some(keyword) = changes.forbid_item_keywords.iter().find(|k| brings(k)) {
            let text = messages::variant_lacks_keyword(name, keyword.to_string(), &item.name);
            self.say_about(ViolationCode::ItemKeywordForbidden, at, &item.id, text);
        }
        if let Some(only) = changes.only_models.get(&item.id)
            && !only.contains(&loadout.entry.id)
        {
            let text = messages::variant_gives_to_others(name, &item.name);
            self.say_about(ViolationCode::ItemModelRestricted, at, &item.id, text);
        }
        if changes.not_models.get(&item.id).is_some_and(|not| not.contains(&loadout.entry.id)) {
            let text = messages::variant_gives_not(name, &item.name, &loadout.entry.name);
            self.say_about(ViolationCode::ItemModelBanned, at, &item.id, text);
        }
    }

    fn allowed(&mut self, loadout: &Loadout<'_>, piece: &Piece<'_>) {
        let (at, name, item) = (Some(loadout.index), loadout.called(), &piece.item.name);
        let Some(line) = piece.line else { return };
        let may = |w: &Who| fits(w, loadout.entry, loadout.elite, &loadout.model.options);
        let granted = loadout.grants.iter().any(|g| g.items.contains(&piece.item.id));
        if !line.allowed.is_empty() && !line.allowed.iter().any(may) && !granted {
            // An option may stand for ELITE: what is for ELITE stays that to models without it.
            let for_elite = line.allowed.contains(&Who::Elite)
                && line.allowed.iter().all(|w| matches!(w, Who::Elite | Who::Option(_)));
            if for_elite {
                self.say_about(ViolationCode::EliteOnly, at, &piece.item.id, messages::elite_only(name, item));
            } else {
                self.say_about(
                    ViolationCode::ModelRestricted,
                    at,
                    &piece.item.id,
                    messages::some_models_only(name, item),
                );
            }
        }
        if line.not.contains(&loadout.entry.id) {
            let text = messages::entry_carries_none(name, &loadout.entry.name, item);
            self.say_about(ViolationCode::ModelRestricted, at, &piece.item.id, text);
        }
    }

    fn battlekit(&mut self, loadout: &Loadout<'_>, piece: &Piece<'_>) {
        let (at, name, item) = (Some(loadout.index), loadout.called(), piece.item);
        let rule = &loadout.entry.battlekit;
        let kind = item.kind;
        let named = piece.line.is_some_and(|line| self.terms.named_for(line, &loadout.entry.id));
        let granted = named || loadout.grants.iter().any(|g| g.kinds.contains(&kind) || g.items.contains(&item.id));
        let say = |judge: &mut Self, code, text| judge.say_about(code, at, &item.id, text);
        if !rule.buys && !granted {
            say(self, ViolationCode::NoPurchases, messages::no_purchases(name, &item.name));
            return;
        }
        if loadout.fixed.iter().any(|f| f.suit.as_ref().is_some_and(|s| s.nothing_else)) {
            say(self, ViolationCode::NoPurchases, messages::nothing_else_worn(name, &item.name));
        }
        let listed = rule.kinds.as_ref().is_none_or(|kinds| kinds.contains(&kind)) || rule.items.contains(&item.id);
        if !listed && !granted {
            say(self, ViolationCode::KindNotAllowed, messages::other_kinds_only(name, &item.name));
        }
        let barred = loadout.grants.iter().any(|g| g.no_kinds.contains(&kind));
        let mut suits = loadout.kit().filter(|k| k.id != item.id).filter_map(|k| k.suit.as_ref());
        if rule.no_kinds.contains(&kind) || barred || suits.any(|suit| suit.forbids(item)) {
            say(self, ViolationCode::KindForbidden, messages::kind_forbidden(name, &item.name));
        }
        if rule.no_items.contains(&item.id) || loadout.grants.iter().any(|g| g.no_items.contains(&item.id)) {
            say(self, ViolationCode::ItemForbidden, messages::item_forbidden(name, &item.name));
        }
        if kind == Kind::Ranged && rule.only_ranged.as_ref().is_some_and(|only| !only.contains(&item.id)) {
            say(self, ViolationCode::RangedNotAllowed, messages::other_ranged_only(name, &item.name));
        }
        if kind == Kind::Grenade && rule.only_grenades.as_ref().is_some_and(|only| !only.contains(&item.id)) {
            say(self, ViolationCode::GrenadeNotAllowed, messages::other_grenades_only(name, &item.name));
        }
        if item.is_weapon() && item.hands == 2 && rule.no_two_handed {
            say(self, ViolationCode::TwoHandedForbidden, messages::no_two_handed(name, &item.name));
        }
        if item.is_weapon() && rule.weapons_have.as_ref().is_some_and(|k| !item.has(k)) {
            say(self, ViolationCode::WeaponKeywordRequired, messages::weapon_lacks_keyword(name, &item.name));
        }
        let glory = piece.line.is_some_and(|l| l.currency == Currency::Glory) && !named;
        if rule.dearest.is_some_and(|most| piece.list_ducats > most || (glory && rule.no_glory)) {
            say(self, ViolationCode::ItemTooExpensive, messages::too_dear(name, &item.name));
        }
        if glory && rule.no_glory {
            say(self, ViolationCode::ItemForbidden, messages::nothing_for_glory(name, &item.name));
        }
        if kind == Kind::Ranged && rule.dearest_ranged.is_some_and(|most| piece.list_ducats > most) {
            say(self, ViolationCode::RangedTooExpensive, messages::ranged_too_dear(name, &item.name));
        }
        let no_heavy = self.injured(loadout, &What::NoHeavy);
        if no_heavy && item.has(&Keyword::Heavy) {
            say(self, ViolationCode::ItemForbidden, messages::injury_forbids_heavy(name, &item.name));
        }
    }

    /// Whether an injury of the model does this.
    pub(super) fn injured(&self, loadout: &Loadout<'_>, what: &What) -> bool {
        let trauma = self.terms.catalogue.trauma();
        let rows = loadout.model.injuries.iter().filter_map(|injury| trauma.row_named(&injury.id));
        rows.flat_map(|row| &row.effects).any(|effect| effect.what.contains(what))
    }

    /// Items that an item needs beside it.
    fn needed_with(&mut self, loadout: &Loadout<'_>, piece: &Piece<'_>) {
        let (at, name, item) = (Some(loadout.index), loadout.called(), piece.item);
        let line = piece.line.map(|l| &l.needs_any).filter(|n| !n.is_empty());
        for needed in [Some(&item.needs_any).filter(|n| !n.is_empty()), line].into_iter().flatten() {
            if !loadout.kit().any(|k| needed.contains(&k.id)) {
                let names = needed.iter().filter_map(|id| self.terms.catalogue.item(id)).map(|i| i.name.clone());
                let names = Argument::Any(names.collect());
                self.say_about(
                    ViolationCode::MissingRequiredItem,
                    at,
                    &item.id,
                    messages::item_needs(name, &item.name, names.clone()),
                );
                self.say_about(
                    ViolationCode::RequiredItem,
                    at,
                    &item.id,
                    messages::must_carry_for(name, names, &item.name),
                );
            }
        }
    }

    /// What the entry or the variant makes compulsory.
    fn compulsory(&mut self, loadout: &Loadout<'_>) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let rule = &loadout.entry.battlekit;
        let weapons = loadout.kit().filter(|k| k.is_weapon()).count();
        if weapons < usize::from(rule.weapons) {
            self.say(ViolationCode::MustBeArmed, at, messages::must_be_armed(name));
        }
        let in_hand: u32 = loadout.kit().filter(|k| k.kind == Kind::Melee).map(|k| u32::from(k.hands)).sum();
        if rule.both_hands && in_hand < 2 {
            let text = messages::must_fill_both_hands(name);
            self.say(ViolationCode::MustBeArmed, at, text);
        }
        for kind in &rule.must_have_kinds {
            if !loadout.kit().any(|k| k.kind == *kind) {
                self.say_about(
                    ViolationCode::RequiredKind,
                    at,
                    kind_id(*kind),
                    messages::must_carry(name, kind_name(*kind)),
                );
            }
        }
        let must = self.terms.changes().must_carry.get(&loadout.entry.id);
        for id in must.into_iter().flatten() {
            if !loadout.kit().any(|k| k.id == *id) {
                let item = self.terms.catalogue.item(id).map_or(id.as_str(), |i| &i.name);
                self.say_about(ViolationCode::RequiredItem, at, id, messages::must_carry(name, item));
                self.say_about(ViolationCode::MissingRequiredItem, at, id, messages::lacks(name, item));
            }
        }
        if let Some(worth) = &self.terms.changes().worth
            && loadout.ducats < worth.ducats
            && !worth.except.contains(&loadout.entry.id)
            && !loadout.is_hired()
        {
            let text = messages::worth_too_little(name, loadout.ducats, worth.ducats);
            self.note(Violation::new(ViolationCode::ModelValueTooLow, at, text).over(loadout.ducats, worth.ducats));
        }
    }

    /// Limits over the whole Warband, what lies in the Arsenal counted (DR p.123).
    pub(super) fn limits(&mut self) {
        let mut copies: BTreeMap<(&str, bool), (Copies<'_>, usize)> = BTreeMap::new();
        let found = |line: &Line, item: &Item| (line.campaign_only || item.campaign_only) && !self.roster.campaign;
        for (place, piece) in self.pieces() {
            if let Some(line) = piece.line.filter(|line| piece.foreign.is_none() && !found(line, piece.item)) {
                let base = piece.item.upgrade_of.as_deref().unwrap_or(&piece.item.id);
                copies.entry((base, self.terms.is_beside(line))).or_default().0.push((place, piece));
            }
        }
        for item in self.roster.arsenal.iter().filter_map(|id| self.terms.catalogue.item(self.terms.becomes(id))) {
            if self.terms.sold(&item.id).is_some_and(|line| !found(line, item)) {
                let base = item.upgrade_of.as_deref().unwrap_or(&item.id);
                copies.entry((base, false)).or_default().1 += 1;
            }
        }
        for ((id, beside), (all, stored)) in copies {
            let first = all.first().map(|(_, first)| *first);
            let name = first.map(|first| first.item).or_else(|| self.terms.catalogue.item(id)).map(|item| &item.name);
            let count = all.len() + stored;
            // A line for named entries has a Limit of its own.
            let line = self.terms.sold(id).filter(|_| !beside).or(first.and_then(|first| first.line));
            if let (Some(limit), Some(name)) = (line.and_then(|line| self.terms.limit(line)).map(usize::from), name)
                && count > limit
            {
                let text = messages::limit(count, name, limit);
                let found = Violation::new(ViolationCode::LimitExceeded, None, text).about(id);
                let surplus = all.iter().skip(limit).map(|(place, piece)| (*place, piece.item.id.as_str()));
                self.note(found.over(count as u64, limit as u64).surplus(surplus));
            }
        }
        self.abroad();
        self.spread();
        for gift in &self.terms.changes().gifts {
            let kept = self.roster.arsenal.contains(&gift.item);
            let carried = self.loadouts.iter().flat_map(Loadout::kit).any(|k| k.id == gift.item);
            // Once a campaign runs, the gift may have been lost in battle.
            if !kept && !carried && !self.roster.mustered {
                let item = self.terms.catalogue.item(&gift.item).map_or(gift.item.as_str(), |i| &i.name);
                self.say_about(ViolationCode::MissingRequiredItem, None, &gift.item, messages::gift_not_carried(item));
                self.say_about(ViolationCode::RequiredItem, None, &gift.item, messages::must_be_carried(item));
            }
        }
    }

    /// Every bought piece with its bearer's place.
    fn pieces(&self) -> impl Iterator<Item = (usize, &'t Piece<'t>)> + use<'t> {
        self.loadouts.iter().chain(self.hired).flat_map(|l| l.bought.iter().map(|piece| (l.index, piece)))
    }

    /// Purchases from other armouries.
    fn abroad(&mut self) {
        let foreign: Vec<Foreign> = self.terms.foreign().to_vec();
        for permit in &foreign {
            let from = |p: &Piece<'_>| p.foreign.is_some_and(|f| permit.factions.iter().any(|id| id == f));
            let all: Vec<_> = self.pieces().filter(|(_, p)| from(p)).collect();
            let (count, most) = (all.len(), usize::from(permit.count));
            if count > most {
                let factions = permit.factions.iter().map(|id| self.terms.faction_name(id)).collect::<Vec<_>>();
                let text = messages::too_many_from_armoury(count, factions.join(", "), permit.count);
                let surplus = all.iter().skip(most).map(|(place, piece)| (*place, piece.item.id.as_str()));
                let found = Violation::new(ViolationCode::LimitExceeded, None, text).about(&permit.factions.join(","));
                self.note(found.over(count as u64, most as u64).surplus(surplus));
            }
        }
        for loadout in self.loadouts {
            let own = loadout.grants.iter().filter_map(|g| g.foreign.as_ref());
            let own: u32 =
                own.chain(loadout.powers.iter().filter_map(|p| p.foreign.as_ref())).map(|f| u32::from(f.count)).sum();
            let imports = |boon| if let &Boon::Imports { count, .. } = boon { u32::from(count) } else { 0 };
            let own = own + loadout.boons().map(imports).sum::<u32>();
            let covered = |faction: &str| foreign.iter().any(|f| f.factions.iter().any(|id| id == faction));
            let count = loadout.bought.iter().filter(|p| p.foreign.is_some_and(|f| !covered(f))).count();
            if own > 0 && count > usize::try_from(own).unwrap_or(usize::MAX) {
                let text = messages::too_many_from_armouries(loadout.called(), count, own);
                self.note(
                    Violation::new(ViolationCode::LimitExceeded, Some(loadout.index), text).over(count as u64, own),
                );
            }
        }
    }

    /// Items that only a few models may carry, or that fill a number of the whole Warband.
    fn spread(&mut self) {
        let constraints: Vec<Constraint> = self.terms.constraints().cloned().collect();
        for constraint in &constraints {
            match constraint {
                Constraint::ItemSpread { item, models, per_model, .. } => {
                    let carry = |l: &&Loadout<'_>| l.bought.iter().any(|p| p.item.id == *item);
                    let carriers: Vec<usize> = self.loadouts.iter().filter(carry).map(|l| l.index).collect();
                    let (count, most) = (carriers.len(), usize::from(*models));
                    if count > most {
                        let text = messages::too_many_carry(count, self.terms.item_name(item), *models);
                        let surplus = carriers.iter().skip(most).map(|place| (*place, item.as_str()));
                        let found = Violation::new(ViolationCode::LimitExceeded, None, text).about(item);
                        self.note(found.over(count as u64, most as u64).surplus(surplus));
                    }
                    for loadout in self.loadouts {
                        let count = loadout.bought.iter().filter(|p| p.item.id == *item).count();
                        if count > usize::from(*per_model) {
                            let item_name = self.terms.item_name(item);
                            let text = messages::too_many_copies(loadout.called(), count, item_name, *per_model);
                            let found = Violation::new(ViolationCode::DuplicateEquipment, Some(loadout.index), text);
                            self.note(found.about(item).over(count as u64, *per_model));
                        }
                    }
                }
                Constraint::ItemsWith { kind, keyword, max } => {
                    let kit = self.loadouts.iter().flat_map(|l| l.kit().map(move |item| (l.index, item)));
                    let all: Vec<_> = kit.filter(|(_, i)| i.kind == *kind && i.has(keyword)).collect();
                    let (count, most) = (all.len(), usize::from(*max));
                    if count > most {
                        let text = messages::too_many_ranged_with(count, keyword.to_string(), *max);
                        let surplus = all.iter().skip(most).map(|(place, item)| (*place, item.id.as_str()));
                        let found = Violation::new(ViolationCode::TooManyHeavyRanged, None, text);
                        self.note(found.over(count as u64, most as u64).surplus(surplus));
                    }
                }
                Constraint::Fittings { entry, weapons, fittings, .. } => {
                    for loadout in self.loadouts.iter().filter(|l| l.entry.id == *entry) {
                        let count = |f: fn(&Item) -> bool| loadout.bought.iter().filter(|p| f(p.item)).count();
                        let (armed, fitted) = (count(Item::is_weapon), count(|i| i.kind == Kind::Equipment));
                        if armed > usize::from(*weapons) || fitted > usize::from(*fittings) {
                            let text = messages::too_many_fittings(loadout.called(), *weapons, *fittings);
                            self.say(ViolationCode::TooManyWeapons, Some(loadout.index), text);
                        }
                    }
                }
                Constraint::OneLeads { .. }
                | Constraint::FewerThan { .. }
                | Constraint::GroupMax { .. }
                | Constraint::OptionMax { .. }
                | Constraint::PlainMax { .. } => {}
            }
        }
    }
}

fn kind_name(kind: Kind) -> Message {
    match kind {
        Kind::Ranged => messages::a_ranged_weapon(),
        Kind::Grenade => messages::grenades(),
        Kind::Melee => messages::a_melee_weapon(),
        Kind::Armour => messages::armour(),
        Kind::Shield => messages::a_shield(),
        Kind::Headgear => messages::headgear(),
        Kind::Equipment => messages::equipment(),
    }
}

const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Ranged => "ranged",
        Kind::Grenade => "grenade",
        Kind::Melee => "melee",
        Kind::Armour => "armour",
        Kind::Shield => "shield",
        Kind::Headgear => "headgear",
        Kind::Equipment => "equipment",
    }
}
