//! Which ACTIONS an Activation may hold (ACT-04, ACT-08, ACT-23 to ACT-28, ACT-33; table in section B2).

use serde_json::Value;

use crate::json::Read;
use crate::measure::{INCH, inches};
use crate::phrase;
use crate::referee::Referee;
use crate::table::{Doing, Status, Table};
use crate::truth::Truth;

/// How far a target of a Charge may be (ACT-15).
const CHARGE_TARGET: i64 = 12 * INCH;

impl Referee {
    /// An ACTION begins.
    pub(crate) fn acts(&mut self, event: &Value) {
        let Some(id) = event.model("model") else { return };
        let name = self.table.name(id);
        let what = event.text("event");
        let reacts = what == "fought" && self.table.asked.iter().any(|q| q.asks.text("ask") == "reactions");
        let Some(doing) = self.table.acting(id).cloned() else {
            if !reacts {
                self.broken("ACT-01", "out_of_turn", format!("{name} takes an ACTION and is not Activated"));
            }
            return;
        };
        if reacts {
            return;
        }
        let mut fired = doing.shots.iter().filter_map(|w| self.table.weapon(id, w));
        if let Some(weapon) = fired.find(|w| w.texts("keywords").contains(&"RELOAD")) {
            let why = format!("{name} acts on after it fired {}, which has RELOAD", weapon.text("name"));
            self.broken("ACT-07", "reload", why);
        }
        let down = self.table.models.get(id).is_some_and(|m| m.status == Status::Down);
        match what {
            "move_kind" => self.move_begins(id, &name, &doing, event.text("kind"), down),
            "dashed" => self.dash_begins(id, &name, &doing, down),
            "shot" => self.shot_begins(id, &name, &doing, event.text("weapon")),
            "fought" => self.fight_begins(id, &name, &doing),
            "used" => self.use_begins(id, &name, &doing, event),
            _ => {}
        }
    }

    fn move_begins(&mut self, id: usize, name: &str, doing: &Doing, kind: &str, down: bool) {
        if let Some(before) = doing.moves.first() {
            self.broken(
                "ACT-08",
                "second_move",
                format!("{name} takes a {} after a {}", phrase::kind(kind), phrase::kind(before)),
            );
        }
        if down {
            self.broken("DWN-03", "down_moves", format!("{name} is Down and takes a {}", phrase::kind(kind)));
        }
        let narrow = self.table.reads("heavy_shoot", "move_dash_only") && kind != "move";
        if !narrow {
            self.after_heavy(id, name, doing);
        }
        let foes = self.table.foes(id);
        match kind {
            "retreat" => {
                if foes.is_empty() {
                    self.broken("ACT-23", "not_engaged", format!("{name} Retreats, and no enemy is within 1 in"));
                }
                if self.table.under_word(id, "cannot_retreat").sure() {
                    self.broken("ACT-23", "cannot_retreat", format!("{name} cannot Retreat"));
                }
            }
            "charge" => {
                self.after_plain_shot(id, name, doing);
                let stays = self.table.reads("charge_from_melee", "allowed_if_stays_engaged");
                let held = |(foe, near): &(usize, Truth)| near.sure() && !self.table.free_of(id, *foe);
                if foes.iter().any(held) && !stays {
                    self.broken("ACT-15", "charge_engaged", format!("{name} Charges with an enemy within 1 in"));
                }
            }
            _ => {}
        }
    }

    fn dash_begins(&mut self, id: usize, name: &str, doing: &Doing, down: bool) {
        if doing.dashed {
            self.broken("ACT-04", "second_dash", format!("{name} Dashes again in this Activation"));
        }
        if down {
            self.broken("DWN-03", "down_moves", format!("{name} is Down and Dashes"));
        }
        if self.table.under_word(id, "cannot_dash").sure() {
            self.broken("ACT-25", "cannot_dash", format!("{name} cannot Dash"));
        }
        self.after_heavy(id, name, doing);
    }

    /// A fired HEAVY weapon bars what moves (ACT-28, KW-10).
    fn after_heavy(&mut self, id: usize, name: &str, doing: &Doing) {
        let fired = doing.shots.iter().filter_map(|w| self.table.weapon(id, w));
        if let Some(weapon) = fired.into_iter().find(|w| self.table.burdened(id, w).sure()) {
            let why = format!("{name} moves after it fired {}, which is HEAVY", weapon.text("name"));
            self.broken("ACT-28", "heavy_fired", why);
        }
    }

    /// A shot without ASSAULT bars Charge and Fight (ACT-27, KW-01).
    fn after_plain_shot(&mut self, id: usize, name: &str, doing: &Doing) {
        let plain =
            doing.shots.iter().filter_map(|w| self.table.weapon(id, w)).find(|w| self.table.assaults(w) == Truth::No);
        if let Some(weapon) = plain {
            let why =
                format!("{name} Charges or Fights after a shot with {}, which has no ASSAULT", weapon.text("name"));
            self.broken("ACT-27", "shot_no_assault", why);
        }
    }

    fn shot_begins(&mut self, id: usize, name: &str, doing: &Doing, weapon: &str) {
        let Some(card) = self.table.weapon(id, weapon).cloned() else { return };
        let each = self.table.under_word(id, "shoot_per_weapon").maybe() && !doing.shots.iter().any(|w| w == weapon);
        let again = doing.shots == [weapon.to_owned()] && self.table.weapon_word(&card, "extra_shoot");
        if !doing.shots.is_empty() && !each && !again {
            self.broken("ACT-04", "second_shoot", format!("{name} Shoots again in this Activation"));
        }
        if self.table.foes(id).iter().any(|(_, near)| near.sure()) {
            self.broken("ACT-26", "enemy_near", format!("{name} Shoots with an enemy within 1 in"));
        }
        let closed = doing.fought > 0 || doing.moves.iter().any(|kind| kind == "charge");
        if closed && self.table.assaults(&card) == Truth::No {
            let why = format!("{name} Shoots {} after a Charge or Fight, and it has no ASSAULT", card.text("name"));
            self.broken("ACT-27", "fought_no_assault", why);
        }
        let narrow = self.table.reads("heavy_shoot", "move_dash_only");
        let moved = if narrow { doing.dashed || doing.moves.iter().any(|k| k == "move") } else { doing.moved() };
        if moved && self.table.burdened(id, &card).sure() {
            self.broken(
                "ACT-28",
                "heavy_moved",
                format!("{name} moved and Shoots {}, which is HEAVY", card.text("name")),
            );
        }
        let used = self.table.models.get(id).map_or(0, |m| m.used.iter().filter(|u| *u == weapon).count());
        let limits = card.list("effects").iter().flat_map(|e| e.list("do")).filter(|w| w.word() == "uses_per_game");
        if limits.filter_map(|w| w.said().as_u64()).any(|most| u64::try_from(used).is_ok_and(|used| used >= most)) {
            self.broken("ATK-16", "used_up", format!("{name} used {} as often as it may", card.text("name")));
        }
    }

    fn fight_begins(&mut self, id: usize, name: &str, doing: &Doing) {
        let each = self.table.under_word(id, "fight_per_weapon").maybe();
        if doing.fought > 0 && !each {
            self.broken("ACT-04", "second_fight", format!("{name} Fights again in this Activation"));
        }
        self.after_plain_shot(id, name, doing);
    }

    fn use_begins(&mut self, id: usize, name: &str, doing: &Doing, event: &Value) {
        let action = event.text("action");
        self.last_used = Some((id, action.to_owned()));
        let granted = self.table.granted(id).find(|a| a.text("id") == action).cloned();
        let Some(granted) = granted else {
            return self.broken(
                "ACT-31",
                "not_granted",
                format!("{name} takes the ACTION “{}”, which its card does not grant", phrase::plain(action)),
            );
        };
        if doing.taken.iter().any(|taken| taken == action) && !granted.flag("once_per_target") {
            self.broken(
                "ACT-04",
                "repeated",
                format!("{name} takes {} again in this Activation", granted.text("name")),
            );
        }
        let used = self.table.models.get(id).map_or(0, |m| m.used.iter().filter(|u| *u == action).count());
        if granted.maybe("uses").is_some_and(|most| i64::try_from(used).is_ok_and(|used| used >= most)) {
            self.broken("ACT-31", "used_up", format!("{name} used {} as often as it may", granted.text("name")));
        }
        let target = event.model("target");
        let range = granted.maybe("range");
        if let (Some(target), Some(range)) = (target, range)
            && let Some(far) = self.table.distance(id, target)
            && self.table.within(id, target, range) == Truth::No
        {
            let far = inches(far);
            let why = format!("{name} uses {} over {far}, its range is {}", granted.text("name"), inches(range));
            self.broken("ACT-31", "range", why);
        }
    }

    /// Who may be charged (ACT-15, ACT-21).
    pub(crate) fn charges(&mut self, event: &Value) {
        let Some(id) = event.model("model") else { return };
        let name = self.table.name(id);
        let targets = event.models("targets");
        for target in &targets {
            let other = self.table.name(*target);
            if !self.table.enemies(id, *target) || !self.table.models.get(*target).is_some_and(|m| m.on_table()) {
                self.broken("ACT-15", "charge_target", format!("{name} Charges {other}, no enemy on the table"));
            }
            let declared = self.here.does == "charge";
            if declared && self.table.within(id, *target, CHARGE_TARGET) == Truth::No {
                let far = self.table.distance(id, *target).map_or_else(String::new, inches);
                self.broken("ACT-15", "charge_range", format!("{name} Charges {other}, who is {far} away"));
            }
        }
        if targets.len() > 1 && !self.table.reads("charge_multi", "declare_many") {
            self.broken("ACT-21", "many_targets", format!("{name} names {} targets for one Charge", targets.len()));
        }
    }

    /// HEAVY kit takes the Charge Bonus away (ACT-17, KW-10).
    pub(crate) fn charge_die(&mut self, asks: &Value) {
        let Some(id) = asks.model("model") else { return };
        if let Some(kit) = self.table.heavy_kit(id) {
            let name = self.table.name(id);
            self.broken("KW-10", "charge_die", format!("{name} rolls a Charge Bonus with {kit}, which is HEAVY"));
        }
    }

    /// The number of a Charge Bonus (ACT-17).
    pub(crate) fn charge_bonus(&mut self, id: usize, rolled: &Value) {
        let faces: Vec<i64> = rolled.numbers("faces");
        let lowest = self.table.reads("down_scope", "any_roll");
        let best = faces.iter().max().copied().unwrap_or(0);
        let worst = faces.iter().min().copied().unwrap_or(0);
        let dice = self.table.words(id, "charge_bonus");
        let third = dice.iter().any(|(die, sure)| die.as_str() == Some("d3") && sure.maybe());
        let plain = dice.iter().all(|(die, sure)| die.as_str() != Some("d3") || !sure.sure());
        let total = rolled.number("total");
        let faces = if lowest { vec![best, worst] } else { vec![best] };
        let fits = faces.iter().any(|face| plain && *face == total || third && (face + 1) / 2 == total);
        if !fits {
            let name = self.table.name(id);
            self.broken("ACT-17", "charge_bonus", format!("{name}: {best} on the die is a Charge Bonus of {total}"));
        }
        self.charge_face = Some((id, total));
    }

    /// Every enemy within 1″ may strike at a model that Retreats (ACT-24).
    pub(crate) fn reactions(&mut self, asks: &Value) {
        let Some(id) = asks.model("model") else { return };
        // Those that are left, after a first blow, were looked at before.
        if self.here.does == "react" || self.table.asked.iter().any(|q| q.asks.text("ask") == "reactions") {
            return;
        }
        let waiting = asks.models("waiting");
        let name = self.table.name(id);
        for (enemy, near) in self.table.foes(id) {
            let spared = self.table.spares(id, enemy, "no_reactions");
            let down = self.table.models.get(enemy).is_some_and(|m| m.status == Status::Down);
            let barred = down && self.table.reads("down_reaction", "forbidden");
            let armed = self.table.can_strike(enemy);
            if near.sure() && armed && !barred && !spared && !waiting.contains(&enemy) {
                let other = self.table.name(enemy);
                self.broken(
                    "ACT-24",
                    "no_reaction",
                    format!("{other} is within 1 in of {name} and is not asked to strike"),
                );
            }
        }
        for enemy in waiting {
            if self.table.within(id, enemy, INCH) == Truth::No {
                let other = self.table.name(enemy);
                self.broken("ACT-24", "far_reaction", format!("{other} may strike at {name} from afar"));
            }
        }
    }
}

impl Table {
    /// Whether a shot with the weapon leaves Charge and Fight open (C-41).
    fn assaults(&self, weapon: &Value) -> Truth {
        let printed = Truth::of(weapon.texts("keywords").contains(&"ASSAULT"));
        if self.reads("assault", "single_shot_assault") { printed.and(Truth::Unsure) } else { printed }
    }

    /// Kit with HEAVY that burdens the model surely: a weapon, or the card as a whole.
    fn heavy_kit(&self, id: usize) -> Option<String> {
        let card = &self.models.get(id)?.card;
        let weapons = card.list("weapons").iter().filter(|w| w.text("kind") != "grenade");
        let heavy = weapons.into_iter().find(|w| self.burdened(id, w).sure()).map(|w| w.text("name").to_owned());
        heavy.or_else(|| {
            let lifted = self.has(id, "STRONG").or(self.has(id, "NEGATE HEAVY")).maybe();
            (card.texts("keywords").contains(&"HEAVY") && !lifted).then(|| "its kit".to_owned())
        })
    }

    /// Whether the model has something to fight with (ACT-30).
    fn can_strike(&self, id: usize) -> bool {
        self.models
            .get(id)
            .is_some_and(|m| m.card.maybe("melee").is_some() && m.card.list("weapons").iter().any(|w| w.flag("melee")))
    }
}
