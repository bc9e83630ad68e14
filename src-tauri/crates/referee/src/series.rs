//! The attacks of one Shoot or Fight: with what, at whom, how often (ATK-01 to ATK-03, ATK-09, ATK-12).

use serde_json::Value;

use crate::goal::Goal;
use crate::json::Read;
use crate::measure::{HAIR, INCH, Spot, gap, inches};
use crate::memory::Series;
use crate::moment::Moment;
use crate::referee::Referee;
use crate::table::{Model, Table};
use crate::truth::Truth;

/// Targets of one AUTOMATIC weapon stand within 6″ of each other.
const TOGETHER: i64 = 6 * INCH;

impl Referee {
    /// An attack is declared: range, reach, number.
    pub(crate) fn strikes(&mut self, command: &Value) {
        let question = self.table.question().clone();
        let (ask, does) = (question.text("ask"), command.text("do"));
        let attacker = match (ask, does) {
            ("act", _) => question.model("model"),
            ("more_attacks", _) => question.model("attacker"),
            ("reactions", "react") => command.model("model"),
            _ => None,
        };
        let target = match does {
            "react" => question.model("model").map(Goal::Model),
            "shoot" => Goal::read(command),
            _ => command.model("target").map(Goal::Model),
        };
        let (Some(attacker), Some(target)) = (attacker, target) else { return };
        let id = command.text("weapon");
        let Some(weapon) = self.table.weapon(attacker, id).cloned() else {
            return self.unjudged("ATK-01", "weapon", format!("its card has no weapon “{}”", crate::phrase::plain(id)));
        };
        if ask == "more_attacks" && self.series.attacker == attacker {
            if self.series.weapon != id {
                (self.series.weapon, self.series.count) = (id.to_owned(), 0);
            }
        } else {
            let name = id.to_owned();
            self.series = Series { attacker, first: name.clone(), weapon: name, ..Series::default() };
        }
        self.series.count += 1;
        let shot = does == "shoot";
        self.series.lot_due =
            shot && target.model().is_some_and(|target| self.table.by_lot(attacker, target, &weapon).sure());
        if !shot && self.series.weapon != self.series.first {
            self.second_hand(attacker, &weapon);
        }
        match target {
            Goal::Model(target) => self.reach(attacker, target, &weapon, shot),
            Goal::Point(at) => self.at_point(attacker, at, &weapon),
        }
        self.count(attacker, target, &weapon, shot);
    }

    /// Two Melee Weapons take two hands, with what a Shield or a HELD item keeps (ATK-12).
    fn second_hand(&mut self, attacker: usize, weapon: &Value) {
        let own_way = ["fights_with", "fight_per_weapon", "strikes_all"];
        if own_way.iter().any(|word| self.table.under_word(attacker, word).maybe()) {
            return;
        }
        let first = self.table.weapon(attacker, &self.series.first).map_or(0, |w| w.number("hands"));
        let kept = self.table.models.get(attacker).map_or(0, |m| m.card.number("hands_kept"));
        if first + weapon.number("hands") + kept > 2 {
            let why = format!("{} strikes second, and no hand is left for it", weapon.text("name"));
            self.broken("ATK-12", "hands", why);
        }
    }

    fn reach(&mut self, attacker: usize, target: usize, weapon: &Value, shot: bool) {
        let (one, two) = (self.table.name(attacker), self.table.name(target));
        if !self.table.models.get(target).is_some_and(|m| m.on_table()) {
            self.broken("ATK-01", "target_gone", format!("{one} attacks {two}, who is not on the table"));
        }
        let friends = self.table.under_word(attacker, "fights_friends").maybe() && !shot;
        // The scenario says which model a neutral one takes for prey.
        let nobodys = |id: usize| self.table.models.get(id).is_some_and(|m| m.side.is_none());
        let prey = nobodys(attacker) && nobodys(target);
        if !(self.table.enemies(attacker, target) || friends || prey) {
            self.broken("ATK-01", "friend", format!("{one} attacks {two}, who is a friend"));
        }
        if shot {
            let Some(range) = weapon.maybe("range") else {
                return self.broken("ATK-01", "no_range", format!("{} cannot shoot", weapon.text("name")));
            };
            if let Some(far) = self.table.distance(attacker, target).filter(|far| *far > range)
                && self.table.within(attacker, target, range) == Truth::No
            {
                let why = format!(
                    "{one} shoots {} over {}, its range is {}",
                    weapon.text("name"),
                    inches(far),
                    inches(range)
                );
                self.broken("ATK-02", "range", why);
            }
            return;
        }
        if !weapon.flag("melee") {
            self.broken("ACT-30", "no_melee", format!("{one} fights with {}, no Melee Weapon", weapon.text("name")));
        }
        // A friend is within an inch unless that is measured: nobody says when friends touch.
        let measured = self.table.distance(attacker, target).map(inches);
        if (measured.is_some() || !friends) && self.table.within(attacker, target, INCH) == Truth::No {
            let far = measured.map_or_else(|| "not within 1 in".to_owned(), |far| format!("{far} away"));
            self.broken("ATK-02", "reach", format!("{one} fights {two}, who is {far}"));
        }
    }

    /// A point lies on the table, in range and under no base, and only a BLAST goes at it (ATK-01, RC-K1).
    fn at_point(&mut self, attacker: usize, at: Option<Spot>, weapon: &Value) {
        let name = self.table.name(attacker);
        if self.table.bursts(attacker, weapon) == Truth::No {
            let why = format!("{name} aims {} at a point, and it has no BLAST", weapon.text("name"));
            self.broken("ATK-01", "point", why);
        }
        let Some(at) = at else { return };
        let (width, depth) = self.table.size;
        if !(0..=width).contains(&at.x) || !(0..=depth).contains(&at.y) {
            self.broken("ATK-01", "point_off_table", format!("{name} aims at a point beside the table"));
        }
        let surface = self.table.surface(at);
        let covers = |m: &Model| {
            let over = m.at.is_some_and(|middle| middle.far(at) + HAIR < m.radius());
            m.on_table() && over && self.table.elevation(m) >= surface
        };
        if let Some(id) = self.table.models.iter().position(covers) {
            let why = format!("{name} aims at a point under the base of {}", self.table.name(id));
            self.broken("RC-K1", "point_under_base", why);
        }
        if let Some(range) = weapon.maybe("range")
            && self.table.reaches(attacker, Goal::Point(Some(at)), range) == Truth::No
        {
            let far = self.table.apart(Goal::Model(attacker), Goal::Point(Some(at))).map_or_else(String::new, inches);
            let why = format!("{name} shoots {} over {far}, its range is {}", weapon.text("name"), inches(range));
            self.broken("ATK-02", "range", why);
        }
    }

    fn count(&mut self, attacker: usize, target: Goal, weapon: &Value, shot: bool) {
        let most = self.table.attacks(attacker, weapon, shot);
        let count = self.series.count;
        if most.is_some_and(|most| count > most) {
            let name = weapon.text("name");
            self.broken("ATK-09", "attacks", format!("attack {count} with {name}, which makes {}", most.unwrap_or(0)));
        }
        let apart = self
            .series
            .targets
            .iter()
            .filter(|earlier| earlier.model().is_none_or(|m| self.table.models.get(m).is_some_and(|m| m.on_table())))
            .find(|earlier| shot && self.table.together(**earlier, target, TOGETHER) == Truth::No);
        if let Some(earlier) = apart.copied() {
            let name = |goal: Goal| goal.model().map_or_else(|| "a point".to_owned(), |m| self.table.name(m));
            let (one, two) = (name(earlier), name(target));
            self.broken("ATK-09", "targets_apart", format!("{one} and {two} are more than 6 in apart"));
        }
        self.series.targets.push(target);
    }

    /// Whether a hit of the weapon in use does something without an Injury Roll.
    pub(crate) fn hits_without_roll(&self, event: &Value) -> bool {
        let weapon = event.model("attacker").and_then(|m| self.table.weapon(m, &self.series.weapon));
        let words = ["no_injury_roll", "takes_down", "blast_takes_down"];
        weapon.is_some_and(|w| words.iter().any(|word| self.table.weapon_word(w, word)))
    }

    /// The weapon used second is Off-Hand (ATK-12, C-35).
    pub(crate) fn attack_asked(&mut self, attack: &Value) {
        let Some(attacker) = attack.model("attacker") else { return };
        if self.series.lot_due && self.series.attacker == attacker && attack.text("range") == "ranged" {
            self.series.lot_due = false;
            let why = format!("no die says whom the shot of {} into melee goes at", self.table.name(attacker));
            self.broken("ATK-08", "no_die", why);
        }
        let named = self.table.reads("offhand", "second_attack_only") || self.table.reads("offhand", "declared_first");
        if attack.text("range") != "melee" || self.series.attacker != attacker || named {
            return;
        }
        let id = attack.text("weapon");
        if id != self.series.weapon {
            return;
        }
        let later = self.table.weapon(attacker, id).is_some_and(|w| self.table.weapon_word(w, "later_blows_off_hand"));
        let own_way = ["fights_with", "cleaves", "fight_per_weapon", "later_blows_off_hand"];
        if later || own_way.iter().any(|word| self.table.under_word(attacker, word).maybe()) {
            return;
        }
        let second = id != self.series.first;
        if attack.flag("off_hand") != second {
            let name = self.table.weapon(attacker, id).map_or("", |w| w.text("name")).to_owned();
            self.broken(
                "ATK-12",
                "off_hand",
                format!("{name} used {} counts as Off-Hand: {}", if second { "second" } else { "first" }, !second),
            );
        }
    }
}

impl Table {
    /// Whether the weapon has a BLAST: printed, or perhaps by an effect.
    fn bursts(&self, model: usize, weapon: &Value) -> Truth {
        let blast = |keyword: &str| keyword.starts_with("BLAST");
        if weapon.texts("keywords").into_iter().any(blast) {
            return Truth::Yes;
        }
        let own = self.own_effects(model).into_iter().map(|(_, effect)| effect);
        let mut lent = weapon.list("effects").iter().chain(own).flat_map(|e| e.list("do"));
        let gives = lent.any(|w| w.word() == "keyword" && w.said().as_str().is_some_and(blast));
        if gives { Truth::Unsure } else { Truth::No }
    }

    /// How far apart two things that may be aimed at are, heights counted. `None` if untracked.
    pub(crate) fn apart(&self, one: Goal, other: Goal) -> Option<i64> {
        let place = |goal: Goal| match goal {
            Goal::Model(id) => {
                let model = self.models.get(id)?;
                Some((model.at?, model.radius(), self.elevation(model)))
            }
            Goal::Point(at) => at.map(|at| (at, 0, self.surface(at))),
        };
        let ((a, ra, low), (b, rb, high)) = (place(one)?, place(other)?);
        Some(gap(a, ra, b, rb, high - low))
    }

    /// Whether what a model aims at is this near.
    pub(crate) fn reaches(&self, model: usize, goal: Goal, distance: i64) -> Truth {
        match goal {
            Goal::Model(target) => self.within(model, target, distance),
            Goal::Point(_) => match self.apart(Goal::Model(model), goal) {
                Some(far) if far <= distance + HAIR => Truth::Yes,
                Some(_) if self.lies(model) => Truth::Unsure,
                Some(_) => Truth::No,
                None => Truth::Unsure,
            },
        }
    }

    fn together(&self, one: Goal, other: Goal, distance: i64) -> Truth {
        match (one, other) {
            (Goal::Model(model), goal) | (goal, Goal::Model(model)) => self.reaches(model, goal, distance),
            (Goal::Point(_), Goal::Point(_)) => {
                self.apart(one, other).map_or(Truth::Unsure, |far| Truth::of(far <= distance + HAIR))
            }
        }
    }

    /// Whether a die says which model a shot goes at: its target is within 1″ of a friend of the shooter (ATK-08).
    fn by_lot(&self, attacker: usize, target: usize, weapon: &Value) -> Truth {
        let spared = Truth::of(self.weapon_word(weapon, "no_into_melee"));
        let friends = self
            .models
            .iter()
            .enumerate()
            .filter(|(id, m)| *id != attacker && *id != target && m.on_table() && !self.enemies(attacker, *id));
        let near = friends.map(|(id, _)| self.within(target, id, INCH));
        Truth::any(near).and(spared.not())
    }

    /// How many attacks a weapon makes in one ACTION. `None` if the log cannot tell.
    fn attacks(&self, model: usize, weapon: &Value, shot: bool) -> Option<i64> {
        let loose = ["strikes_all", "cleaves", "one_more_attack_at_short_range", "extra_shoot"];
        if ["strikes_all", "extra_shoot"].iter().any(|word| self.weapon_word(weapon, word))
            || loose.iter().any(|word| self.under_word(model, word).maybe())
        {
            return None;
        }
        let word = if shot { "AUTOMATIC " } else { "CLEAVE " };
        let number = |keyword: &str| keyword.strip_prefix(word).and_then(|n| n.parse::<i64>().ok());
        let printed = weapon.texts("keywords").into_iter().filter_map(number);
        let lent = weapon.list("effects").iter().filter(|e| self.conditions(model, e, &Moment::default()).maybe());
        let lent = lent.flat_map(|e| e.list("do")).filter(|w| w.word() == "keyword");
        let lent = lent.filter_map(|w| w.said().as_str()).filter_map(number);
        Some(printed.chain(lent).max().unwrap_or(1))
    }
}
