//! Hands and carrying: ranged and melee loads count separately, because a model swaps weapons freely; a shield or a
//! HELD item takes a hand in both.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::Judge;
use super::loadout::{Loadout, Piece};
use super::messages;
use crate::violation::{Violation, ViolationCode};
use nml_catalogue::effect::What;
use nml_catalogue::item::{Item, Kind};
use nml_catalogue::keyword::{Keyword, Negated};

/// Weapons of one table, by the hands they take as this model wields them.
#[derive(Clone, Debug, Default)]
struct Load<'t> {
    two_handed: Vec<&'t Item>,
    one_handed: Vec<&'t Item>,
}

impl<'t> Load<'t> {
    fn of(loadout: &Loadout<'t>, kind: Kind) -> Self {
        let mut load = Self::default();
        for item in loadout.kit().filter(|i| i.kind == kind) {
            match item.hands {
                0 => {}
                1 => load.one_handed.push(item),
                _ => load.two_handed.push(item),
            }
        }
        load
    }

    /// STRONG wields one two-handed Melee Weapon in one hand, unless it is CUMBERSOME.
    fn wielded_by_the_strong(mut self) -> Self {
        if let Some(at) = self.two_handed.iter().position(|i| !i.has(&Keyword::Cumbersome)) {
            self.one_handed.push(self.two_handed.swap_remove(at));
        }
        self
    }

    /// One two-handed weapon, or a one-handed one for each arm; a third arm goes with both.
    fn too_many(&self, arms: usize) -> bool {
        self.two_handed.len() > 1 || self.hands() > arms
    }

    fn hands(&self) -> usize {
        2 * self.two_handed.len() + self.one_handed.len()
    }

    fn is_empty(&self) -> bool {
        self.two_handed.is_empty() && self.one_handed.is_empty()
    }

    /// Whether it fits with this many hands taken by a shield and by HELD items.
    fn fits(&self, shield: Option<&Item>, held: usize, arms: usize) -> bool {
        if held > 0 {
            return self.two_handed.is_empty() && self.one_handed.len() <= arms.saturating_sub(held);
        }
        shield.is_none_or(|shield| {
            if arms > 2 {
                return self.hands() < arms;
            }
            self.two_handed.iter().all(|w| w.shield_combo && shield.shield_combo) && self.one_handed.len() <= 1
        })
    }
}

/// How many two-handed Melee Weapons a model wields in one hand, for its card.
#[must_use]
pub fn wielded_in_one_hand<'t>(loadout: &Loadout<'t>) -> Option<&'t Item> {
    let melee = |i: &&Item| i.kind == Kind::Melee && i.hands == 2 && !i.has(&Keyword::Cumbersome);
    loadout.is_strong().then(|| loadout.kit().find(melee)).flatten()
}

impl Judge<'_> {
    /// What a model carries, in its hands and on its back.
    pub(super) fn carrying(&mut self, loadout: &Loadout<'_>) {
        // Nobody judges what was written down by hand: neither by itself nor beside other kit.
        let mut loadout = Cow::Borrowed(loadout);
        if loadout.bought.iter().any(Piece::is_own) {
            loadout.to_mut().bought.retain(|piece| !piece.is_own());
        }
        let loadout = loadout.as_ref();
        self.one_of_each(loadout);
        self.heavy(loadout);
        self.lug(loadout);
        if loadout.entry.battlekit.hands.is_some() {
            self.many_hands(loadout);
        } else {
            self.hands(loadout);
        }
    }

    fn one_of_each(&mut self, loadout: &Loadout<'_>) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let count = |kind| loadout.kit().filter(|i| i.kind == kind).count();
        let (suits, shields, headgear) = (count(Kind::Armour), count(Kind::Shield), count(Kind::Headgear));
        if suits > 1 {
            self.say(ViolationCode::TwoArmours, at, messages::two_suits(name, suits));
        }
        if shields > 1 {
            self.say(ViolationCode::TwoShields, at, messages::two_shields(name, shields));
        }
        if headgear > 1 {
            self.say(ViolationCode::TwoHeadgear, at, messages::two_pieces_of_headgear(name, headgear));
        }
        self.copies_of_weapons(loadout);
        let mut copies: BTreeMap<&str, (usize, &Item)> = BTreeMap::new();
        for item in loadout.kit().filter(|i| matches!(i.kind, Kind::Grenade | Kind::Equipment)) {
            copies.entry(item.counts_as.as_ref().unwrap_or(&item.id)).or_insert((0, item)).0 += 1;
        }
        for (count, item) in copies.values() {
            // One type of Grenades lasts for every Turn: more of it change nothing, and nothing forbids them.
            let most = item.most_per_model.or((item.kind == Kind::Equipment).then_some(1));
            if let Some(most) = most
                && *count > usize::from(most)
            {
                let text = messages::too_many_copies(name, *count, &item.name, most);
                let found = Violation::new(ViolationCode::DuplicateEquipment, at, text).about(&item.id);
                self.note(found.over(*count as u64, most));
            }
        }
        let types = copies.values().filter(|(_, i)| i.kind == Kind::Grenade && !i.beside_grenades).count();
        if types > 1 {
            self.say(ViolationCode::TwoGrenadeTypes, at, messages::grenade_types(name, types));
        }
        for suit in loadout.kit().filter(|i| i.kind == Kind::Armour) {
            let Some(shields) = suit.suit.as_ref().and_then(|s| s.shields.as_ref()) else { continue };
            for shield in loadout.kit().filter(|i| i.kind == Kind::Shield && !shields.contains(&i.id)) {
                let text = messages::shield_with_suit(name, &shield.name, &suit.name);
                self.say_about(ViolationCode::MachineArmourShield, at, &shield.id, text);
            }
        }
    }

    /// Weapons of which a model may carry only this many.
    fn copies_of_weapons(&mut self, loadout: &Loadout<'_>) {
        let mut copies: BTreeMap<&str, (usize, &Item)> = BTreeMap::new();
        for item in loadout.kit().filter(|i| i.is_weapon()) {
            copies.entry(&item.id).or_insert((0, item)).0 += 1;
        }
        for (count, item) in copies.values() {
            if let Some(most) = item.most_per_model
                && *count > usize::from(most)
            {
                let text = messages::too_many_copies(loadout.called(), *count, &item.name, most);
                let found = Violation::new(ViolationCode::TooManyWeapons, Some(loadout.index), text).about(&item.id);
                self.note(found.over(*count as u64, most));
            }
        }
    }

    fn heavy(&mut self, loadout: &Loadout<'_>) {
        let negates = loadout.entry.keywords.contains(&Keyword::Negate(Negated::Heavy));
        if loadout.is_strong() || negates {
            return;
        }
        let effects = loadout.entry.abilities.iter().flat_map(|a| &a.effects).flat_map(|e| &e.what);
        let light: Vec<&String> = effects
            .filter_map(|what| if let What::IgnoreHeavyFor(Some(item)) = what { Some(item) } else { None })
            .collect();
        // An ability that lifts HEAVY from one named item lifts it from one copy.
        let lifted = light.iter().filter(|id| loadout.kit().any(|i| i.id == ***id)).count();
        let count = loadout.kit().filter(|i| i.has(&Keyword::Heavy)).count().saturating_sub(lifted);
        let most = usize::from(loadout.entry.battlekit.one_handed_heavy.max(1));
        if count > most {
            let text = messages::too_many_heavy(loadout.called(), count, most);
            self.say(ViolationCode::TwoHeavy, Some(loadout.index), text);
        }
    }

    fn lug(&mut self, loadout: &Loadout<'_>) {
        let Some(bayonet) = loadout.kit().find(|i| i.needs_lug) else { return };
        let bought = loadout.bought.iter().any(|p| p.item.bayonet_lug && !p.line.is_some_and(|l| l.no_lug));
        if !bought && !loadout.fixed.iter().any(|i| i.bayonet_lug) {
            let text = messages::needs_lug(loadout.called(), &bayonet.name);
            self.say_about(ViolationCode::NeedsBayonetLug, Some(loadout.index), &bayonet.id, text);
        }
    }

    fn hands(&mut self, loadout: &Loadout<'_>) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let rule = &loadout.entry.battlekit;
        let ranged = Load::of(loadout, Kind::Ranged);
        let mut melee = Load::of(loadout, Kind::Melee);
        let bare = melee.clone();
        if loadout.is_strong() {
            melee = melee.wielded_by_the_strong();
        }
        let arms = loadout.arms();
        let count = |load: &Load<'_>| load.two_handed.len() + load.one_handed.len();
        if ranged.too_many(arms) || rule.most_ranged.is_some_and(|most| count(&ranged) > usize::from(most)) {
            let text = messages::too_many_ranged(name);
            self.say(ViolationCode::TooManyRanged, at, text);
        }
        let (crowded, text) = match rule.most_melee {
            // An entry with its own number of Melee Weapons draws them in turn.
            Some(most) => {
                let two = rule.most_two_handed.is_some_and(|two| bare.two_handed.len() > usize::from(two));
                (two || count(&bare) > usize::from(most), messages::more_melee_than(name, most))
            }
            None => (melee.too_many(arms), messages::too_many_melee(name)),
        };
        if crowded {
            self.say(ViolationCode::TooManyMelee, at, text);
        }
        let shield = loadout.kit().find(|i| i.kind == Kind::Shield);
        let held = loadout.kit().filter(|i| i.has(&Keyword::Held)).count();
        if !ranged.fits(shield, held, arms) {
            let text = match Taken::by(shield, held) {
                Taken::Shield => messages::shield_takes_hand_ranged(name),
                Taken::HeldItem => messages::held_takes_hand_ranged(name),
                Taken::HeldItems => messages::held_take_hands_ranged(name),
            };
            self.say(ViolationCode::NoFreeHandRanged, at, text);
        }
        let reserved = rule.melee_hands.map(usize::from);
        // A hand that always holds a weapon leaves the other for one thing.
        let wielded = if melee.is_empty() { 0 } else { melee.hands() + held + usize::from(shield.is_some()) };
        if !melee.fits(shield, held, arms) && rule.most_melee.is_none() {
            let text = match Taken::by(shield, held) {
                Taken::Shield => messages::shield_takes_hand_melee(name),
                Taken::HeldItem => messages::held_takes_hand_melee(name),
                Taken::HeldItems => messages::held_take_hands_melee(name),
            };
            self.say(ViolationCode::NoFreeHandMelee, at, text);
        } else if reserved.is_some_and(|hands| wielded > hands) {
            self.say(ViolationCode::NoFreeHandMelee, at, messages::one_hand_for_melee(name));
        }
        if held > 0 && shield.is_some() && !(ranged.is_empty() && melee.is_empty()) {
            let text = messages::held_conflict(name);
            self.say(ViolationCode::HeldConflict, at, text);
        }
        if held + usize::from(shield.is_some()) > arms {
            self.say(ViolationCode::TooManyHands, at, messages::more_than_two_hands(name));
        }
        if self.injured(loadout, &What::OneArm) {
            let one = ranged.one_handed.len() + bare.one_handed.len() + held + usize::from(shield.is_some());
            if one > 1 || !ranged.two_handed.is_empty() || !bare.two_handed.is_empty() {
                self.say(ViolationCode::TooManyHands, at, messages::one_arm(name));
            }
        }
    }

    /// An entry with more than two hands counts them all together.
    fn many_hands(&mut self, loadout: &Loadout<'_>) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let rule = &loadout.entry.battlekit;
        let Some(hands) = rule.hands else { return };
        let carried = |i: &&Item| i.is_weapon() || i.kind == Kind::Shield || i.has(&Keyword::Held);
        let items: Vec<&Item> = loadout.kit().filter(carried).collect();
        let mut spare = rule.one_handed_heavy;
        let mut used = 0_u32;
        for item in &items {
            if spare > 0 && item.hands == 2 && item.has(&Keyword::Heavy) {
                spare -= 1;
                used += 1;
            } else {
                used += u32::from(item.hands);
            }
        }
        if used > u32::from(hands) {
            self.say(ViolationCode::TooManyHands, at, messages::too_many_hands(name, used, hands));
        }
        if let Some(most) = rule.most_same_weapon {
            let weapons = items.iter().filter(|i| i.is_weapon());
            for item in weapons.clone() {
                let count = weapons.clone().filter(|i| i.id == item.id).count();
                if count > usize::from(most) {
                    let text = messages::too_many_of_a_weapon(name, count, &item.name, most);
                    self.say_about(ViolationCode::TooManyWeapons, at, &item.id, text);
                }
            }
        }
    }
}

/// What takes the hands that a weapon needs.
enum Taken {
    Shield,
    HeldItem,
    HeldItems,
}

impl Taken {
    fn by(shield: Option<&Item>, held: usize) -> Self {
        match (shield.is_some(), held) {
            (true, 0) => Self::Shield,
            (_, 0 | 1) => Self::HeldItem,
            (_, _) => Self::HeldItems,
        }
    }
}
