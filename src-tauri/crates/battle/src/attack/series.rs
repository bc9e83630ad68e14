//! How often a weapon strikes, at whom next, and with which hand (ATK-09, ATK-12).

use crate::log::command::Facts;
use crate::log::state::{Battle, Fighter, ModelId};
use crate::log::step::{Attack, Reach, Series};
use crate::log::target::Target;
use nml_catalogue::effect::{What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::ruling::Offhand;

impl Battle {
    /// How many attacks one use of a weapon makes (ATK-09).
    #[must_use]
    pub(crate) fn attacks_with(&self, model: ModelId, weapon: &str, range: Reach) -> u8 {
        if range == Reach::Melee && self.weapon_says(model, weapon, |w| *w == What::StrikesAll) {
            return u8::try_from(self.opponents(model).count().max(1)).unwrap_or(u8::MAX);
        }
        let Some(weapon) = self.weapon(model, weapon) else { return 1 };
        // What the weapon itself gains now, such as CLEAVE after a Charge.
        let gained = weapon
            .effects
            .iter()
            .filter(|e| e.when == When::Always)
            .filter(|e| self.holds(model, &e.conditions, &Default::default()))
            .flat_map(|e| &e.what)
            .filter_map(|w| if let What::Keyword(k) = w { Some(k) } else { None });
        weapon
            .keywords
            .iter()
            .chain(gained)
            .filter_map(|k| match (k, range) {
                (Keyword::Automatic(n), Reach::Ranged) | (Keyword::Cleave(n), Reach::Melee) => Some(*n),
                _ => None,
            })
            .max()
            .unwrap_or(1)
    }

    /// The attacks of a Shoot or Fight that begins with this weapon, none made yet.
    pub(crate) fn first_series(
        &self,
        attacker: ModelId,
        weapon: &str,
        target: impl Into<Target>,
        range: Reach,
        facts: &Facts,
    ) -> Series {
        let series = self.series(attacker, weapon, range);
        match range {
            Reach::Ranged => {
                let second = self.other_weapons(attacker, weapon, range).unwrap_or_default();
                let more = u8::from(facts.long != Some(true) && self.one_more_near(attacker, weapon, target.into()));
                Series { second, left: series.left.saturating_add(more), ..series }
            }
            Reach::Melee => Series { second: self.second_after(attacker, weapon), ..series },
        }
    }

    /// The same series as it goes on with this weapon: what is left of it, or the next weapon.
    pub(crate) fn series_on(&self, series: &Series, weapon: &str) -> Series {
        if series.weapon == weapon && series.left > 0 {
            return series.clone();
        }
        let second = match series.range {
            // The next weapon of a Shoot with each of several (Gunslinger).
            Reach::Ranged => series.second.iter().filter(|w| *w != weapon).cloned().collect(),
            Reach::Melee => self.other_weapons(series.attacker, weapon, Reach::Melee).unwrap_or_default(),
        };
        let left = self.attacks_with(series.attacker, weapon, series.range);
        Series { weapon: weapon.to_owned(), off_hand: true, with: 0, left, second, ..series.clone() }
    }

    /// The next attack of a series, which then counts it.
    pub(crate) fn next_of(&self, series: &mut Series, target: impl Into<Target>, facts: &Facts) -> Attack {
        let target = target.into();
        let off_hand = self.is_off_hand(series.attacker, &series.weapon, series.off_hand, series.with.into());
        series.left = series.left.saturating_sub(1);
        series.with = series.with.saturating_add(1);
        series.targets.push(target);
        Attack {
            attacker: series.attacker,
            weapon: series.weapon.clone(),
            target,
            range: series.range,
            off_hand: off_hand || self.later_blow(series),
            facts: facts.clone(),
            called: Vec::new(),
        }
    }

    /// The attacks of one use of a weapon, none made yet.
    pub(crate) fn series(&self, attacker: ModelId, weapon: &str, range: Reach) -> Series {
        Series {
            attacker,
            range,
            weapon: weapon.to_owned(),
            off_hand: false,
            left: self.attacks_with(attacker, weapon, range),
            with: 0,
            second: Vec::new(),
            targets: Vec::new(),
            reaction_to: None,
        }
    }

    /// The Melee Weapons that may strike second: two one-handed ones, or what STRONG allows (ATK-12), as far as a
    /// Shield or a HELD item leaves hands for both.
    #[must_use]
    pub(crate) fn other_hand(&self, model: ModelId, first: &str) -> Vec<String> {
        let Some(sheet) = self.sheet(model) else { return Vec::new() };
        if let Some(others) = self.other_weapons(model, first, Reach::Melee) {
            return others;
        }
        let one_handed = |id: &str| sheet.weapons.iter().any(|w| w.id == id && w.melee && w.hands <= 1);
        if !one_handed(first) {
            return Vec::new();
        }
        let hands = |id: &str| sheet.weapons.iter().find(|w| w.id == id).map_or(0, |w| w.hands);
        let free = |id: &str| hands(first).saturating_add(hands(id)).saturating_add(sheet.hands_kept) <= 2;
        sheet
            .weapons
            .iter()
            .filter(|w| w.id != first && one_handed(&w.id) && free(&w.id) && !self.alone(model, &w.id))
            .map(|w| w.id.clone())
            .collect()
    }

    /// Models that a further attack of the series could go at.
    pub(crate) fn series_targets<'a>(&'a self, series: &'a Series) -> impl Iterator<Item = ModelId> + 'a {
        self.models().map(|(id, _)| id).filter(move |id| {
            let friend = series.range == Reach::Melee && self.fights_friend(series.attacker, *id);
            let enemy = self.enemies(series.attacker, *id) && !self.spares_ally(series.attacker, *id);
            if !(enemy || friend) || !self.fighter(*id).is_some_and(Fighter::on_table) {
                return false;
            }
            if self.struck(series, *id) {
                return false;
            }
            match (series.range, series.reaction_to) {
                // Strikes that remain are struck at a model that has gone Down, too (ACT-24).
                (_, Some(retreater)) => *id == retreater,
                (Reach::Melee, None) => friend || self.fighting(series.attacker, *id),
                (Reach::Ranged, None) => true,
            }
        })
    }

    /// The Melee Weapons that may strike second after this one in the Fight that begins now.
    pub(crate) fn second_after(&self, model: ModelId, first: &str) -> Vec<String> {
        let mut others = self.other_hand(model, first);
        if self.field.ruleset.rulings.offhand.is_named_first() {
            // Only the weapon named beforehand makes a second attack, in either order.
            let named = self.activation.as_ref().filter(|a| a.model == model).and_then(|a| a.off_hand.clone());
            match named {
                Some(named) if named != first => others.retain(|o| *o == named),
                Some(_) => {}
                None => others.clear(),
            }
        }
        others
    }

    pub(crate) fn weapons_of(&self, model: ModelId, reach: Reach) -> Vec<String> {
        let fits = |w: &&nml_catalogue::card::Weapon| match reach {
            Reach::Ranged => w.range.is_some(),
            Reach::Melee => w.melee,
        };
        let Some(sheet) = self.sheet(model) else { return Vec::new() };
        let own = sheet.weapons.iter().chain(self.fists(sheet));
        let mut all: Vec<String> = own.filter(fits).map(|w| w.id.clone()).collect();
        if reach == Reach::Ranged {
            all.extend(self.lent_weapons(model));
        }
        all
    }

    /// Whether an attack with this weapon is Off-Hand (ATK-12, C-35).
    pub(crate) fn is_off_hand(&self, model: ModelId, weapon: &str, second: bool, earlier: usize) -> bool {
        match self.field.ruleset.rulings.offhand {
            Offhand::SecondWeaponAll => second,
            Offhand::SecondAttackOnly => second && earlier == 0,
            Offhand::DeclaredFirst => {
                let acting = self.activation.as_ref().filter(|a| a.model == model);
                acting.is_some_and(|a| a.off_hand.as_deref() == Some(weapon))
            }
        }
    }
}
