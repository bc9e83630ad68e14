//! Success Rolls: what modifies them, how many dice fall, and what they add up to (ROL rows, ATK-04 to ATK-15, MRK-03).

use serde_json::Value;

use crate::dice::kept_sum;
use crate::goal::Goal;
use crate::json::Read;
use crate::lines::{Lines, net};
use crate::measure::INCH;
use crate::moment::Moment;
use crate::phrase;
use crate::referee::Referee;
use crate::table::{Question, Status, Table};
use crate::truth::Truth;

/// The most sums that one roll may come to.
const READINGS: usize = 256;

/// What may change a Success Roll apart from its dice.
#[derive(Clone, Debug)]
struct Turns {
    /// What is added to the sum.
    totals: Vec<(i64, Truth)>,
    /// One die counts as a 6.
    six: Truth,
    /// The number from which it is a critical, at the lowest.
    critical: i64,
    /// The same if nothing unsure counts.
    surely: i64,
}

impl Default for Turns {
    fn default() -> Self {
        Self { totals: Vec::new(), six: Truth::No, critical: 12, surely: 12 }
    }
}

impl Referee {
    /// Judges a Success Roll of a model against the question it answers.
    pub(crate) fn success(&mut self, rolled: &Value, model: usize, question: &Question) {
        let table = &self.table;
        let (lines, turns) = table.success_lines(model, question);
        let said = table.roll_said(&question.asks);
        self.modifiers(&lines, rolled, "ROL-07");
        self.success_sum(rolled, &turns, &said);
        self.spent(question, model, false);
    }

    /// Judges a Morale Check (MOR-02, MOR-03).
    pub(crate) fn morale_roll(&mut self, rolled: &Value, side: usize) {
        let lines = self.table.morale_lines(side);
        self.modifiers(&lines, rolled, "MOR-02");
        let said = format!("the Morale Check of {}", self.table.warband(side));
        self.success_sum(rolled, &Turns::default(), &said);
    }

    /// Compares what is listed with what should be.
    pub(crate) fn modifiers(&mut self, lines: &Lines, rolled: &Value, surplus: &'static str) {
        let (missing, left) = lines.held_against(rolled.list("modifiers"));
        for line in missing {
            let value = line.value.unwrap_or(0);
            self.broken(line.rule, "modifier_missing", format!("{} {value:+} was not counted", line.name));
        }
        for listed in left {
            let rule = match listed.text("kind") {
                "injury_dice" => "INJ-03",
                "injury_modifier" => "INJ-04",
                _ => surplus,
            };
            let (name, value) = (listed.text("name"), listed.number("value"));
            self.broken(rule, "modifier_surplus", format!("{name} {value:+} was counted, but no rule gives it"));
        }
    }

    fn success_sum(&mut self, rolled: &Value, turns: &Turns, said: &str) {
        let net = net(rolled.list("modifiers"), "dice");
        let kept = match kept_sum(rolled, 2, 2, net) {
            Ok(kept) => kept,
            Err(why) => {
                let rule = if net < 0 { "ROL-05" } else { "ROL-04" };
                return self.broken(rule, "dice", format!("{said}: {why}"));
            }
        };
        let mut sums = vec![kept.sum];
        for (by, sure) in turns.totals.iter().copied().chain([(6 - kept.lowest, turns.six)]) {
            match sure {
                Truth::No => {}
                Truth::Yes => sums.iter_mut().for_each(|sum| *sum += by),
                Truth::Unsure => sums.extend(sums.clone().iter().map(|sum| sum + by)),
            }
            sums.sort_unstable();
            sums.dedup();
            // No roll has so many ways to be read: it is not judged.
            if sums.len() > READINGS {
                return;
            }
        }
        let total = rolled.number("total");
        if !sums.iter().any(|sum| (*sum).max(0) == total) {
            let sum = kept.sum;
            return self.broken(
                "ROL-01",
                "sum",
                format!("{said}: the dice that count are {sum}, the log says {total}"),
            );
        }
        let result = rolled.of("result").as_str().unwrap_or("");
        let fits = match result {
            "critical" => total >= turns.critical,
            "success" => total < turns.surely && total >= 7,
            "failure" => total <= 6 && total < turns.surely,
            _ => false,
        };
        if !fits {
            let should = match total {
                ..=6 if total < turns.surely => "failure",
                _ if total < turns.critical => "success",
                _ => "critical",
            };
            let places = rolled.models("kept").into_iter().filter_map(|at| rolled.numbers("faces").get(at).copied());
            let dice = places.map(|face| face.to_string()).collect::<Vec<_>>().join(" + ");
            let more = if kept.sum == total { String::new() } else { format!(" {:+}", total - kept.sum) };
            let (should, result) = (phrase::result(should), phrase::result(result));
            self.broken(
                "ROL-01",
                "outcome",
                format!("{said}: {dice}{more} = {total} is {should}, the log says {result}"),
            );
        }
    }

    /// Who may spend what, before the dice (MRK-03 to MRK-06).
    pub(crate) fn spent(&mut self, question: &Question, model: usize, injury: bool) {
        let owner = self.table.models.get(model).and_then(|m| m.side);
        for (side, spend) in &question.spent {
            let (hostile, blessing) = (spend.number("blood") + spend.number("infection"), spend.number("blessing"));
            if hostile > 0 && owner == Some(*side) {
                let rule = if injury { "MRK-04" } else { "MRK-03" };
                self.broken(rule, "spender", format!("its owner spends BLOOD on {}", self.table.name(model)));
            }
            if blessing > 0 && owner != Some(*side) {
                let rule = if injury { "MRK-06" } else { "MRK-05" };
                self.broken(rule, "spender", format!("an enemy spends BLESSINGS of {}", self.table.name(model)));
            }
        }
    }
}

impl Table {
    fn success_lines(&self, model: usize, question: &Question) -> (Lines, Turns) {
        let purpose = question.asks.of("purpose");
        let about = if purpose.is_string() { purpose } else { purpose.said() };
        let (mut lines, mut turns) = (Lines::default(), Turns::default());
        let leg = about.of("what").text("is");
        let mut moment = Moment { called: &question.called, ..Moment::default() };
        match purpose.word() {
            "attack" => {
                moment.attack = Some(about);
                moment.target = about.model("target");
                moment.long = Some(self.is_long(about));
            }
            "dash" => moment.dash = true,
            "leg" => (moment.way, moment.climb, moment.jump) = (true, leg == "climb", leg == "jump"),
            "dive" => (moment.way, moment.jump) = (true, true),
            "danger" | "blind" => moment.way = true,
            "action" => {
                moment.action = Some(about.text("action"));
                moment.target = about.model("target");
            }
            _ => {}
        }
        if self.models.get(model).is_some_and(|m| m.on_table() && m.status == Status::Down) {
            lines.add("dice", -1, "Down", "DWN-02", self.under_word(model, "no_down_penalty").not());
        }
        for acting in self.effects_on(model).into_iter().filter(|a| a.when() == "own_success_roll") {
            let sure = acting.reaches.and(self.conditions(model, acting.effect, &moment));
            self.dice_words(&mut lines, &mut turns, (model, acting.source), acting.effect.list("do"), sure, &moment);
        }
        match purpose.word() {
            "attack" => self.attack_lines(&mut lines, &mut turns, model, about, &moment),
            "action" => {
                let granted = self.granted(model).find(|a| a.text("id") == about.text("action"));
                if let Some(action) = granted {
                    lines.add("dice", action.number("dice"), action.text("name"), "ACT-31", Truth::Yes);
                }
            }
            "scenario" if about.text("what") == "strike" => {
                let weapon = self.weapon(model, about.text("weapon"));
                let (key, name) =
                    if about.text("range") == "ranged" { ("ranged", "Ranged") } else { ("melee", "Melee") };
                let card = self.models.get(model).map_or(0, |m| m.card.number(key));
                lines.add("dice", card, name, "ATK-04", Truth::Yes);
                let (dice, name) = weapon.map_or((0, ""), |w| (w.number("dice"), w.text("name")));
                lines.add("dice", dice, name, "ATK-04", Truth::Yes);
                lines.add("dice", -1, "Long", "ATK-05", Truth::Unsure);
                self.weather(&mut lines, about.text("range") == "ranged");
            }
            _ => {}
        }
        for called in moment.calls() {
            self.dice_words(
                &mut lines,
                &mut turns,
                (model, called.text("name")),
                called.list("what"),
                Truth::Yes,
                &moment,
            );
        }
        let sum = |key: &str| -> i64 { question.spent.iter().map(|(_, spend)| spend.number(key)).sum() };
        lines.add("dice", -sum("blood"), "BLOOD", "MRK-03", Truth::Yes);
        lines.add("dice", -sum("infection"), "INFECTION", "MRK-03", Truth::Yes);
        lines.add("dice", sum("blessing"), "BLESSING", "MRK-05", Truth::Yes);
        (lines, turns)
    }

    /// What the words of an effect do to a Success Roll.
    fn dice_words(
        &self,
        lines: &mut Lines,
        turns: &mut Turns,
        (model, source): (usize, &str),
        words: &[Value],
        sure: Truth,
        moment: &Moment<'_>,
    ) {
        if !sure.maybe() {
            return;
        }
        let blood = |m: Option<usize>| m.and_then(|m| self.models.get(m)).map_or(0, |m| m.markers.blood);
        for what in words {
            let number = what.said().whole().unwrap_or(0);
            match what.word() {
                "dice" => lines.add("dice", number, source, "ROL-07", sure),
                "dice_per_friend_near" | "dice_per_friend_near_target" => lines.perhaps("dice", source, "ROL-07"),
                "melee_dice_per_own_blood" => lines.add("dice", blood(Some(model)), source, "ROL-07", sure),
                "total" => turns.totals.push((number, sure)),
                "one_die_is_six" => turns.six = turns.six.or(sure),
                "critical_on" => turns.critical_from(number, sure),
                "critical_per_target_blood" => {
                    turns.critical_from((12 - blood(moment.target)).max(7), sure);
                }
                _ => {}
            }
        }
    }

    fn attack_lines(&self, lines: &mut Lines, turns: &mut Turns, model: usize, attack: &Value, moment: &Moment<'_>) {
        let Some(card) = self.models.get(model).map(|m| &m.card) else { return };
        let Some(goal) = Goal::read(attack) else { return };
        let Some(weapon) = self.weapon(model, attack.text("weapon")) else { return };
        let has = |keyword: &str| Truth::of(weapon.texts("keywords").contains(&keyword));
        let ignores = |what: &str| self.attack_has(&format!("IGNORE {what}"), moment);
        let facts = attack.of("facts");
        let shot = attack.text("range") == "ranged";
        if shot {
            lines.add("dice", card.number("ranged"), "Ranged", "ATK-04", Truth::Yes);
            let aim = self.acting(model).map_or(0, |d| d.aim);
            lines.add("dice", aim, "Aim", "ACT-31", Truth::Yes);
            let high = match facts.of("elevated").as_bool() {
                Some(said) => Truth::of(said),
                None => self.elevated(model, goal),
            };
            lines.add("dice", 1, "Elevated", "ATK-07", high.and(ignores("ELEVATED POSITION").not()));
            let helps = self.weapon_word(weapon, "long_range_helps");
            let long = self.is_long(attack).and(ignores("LONG RANGE").not()).and(has("SHOTGUN").not());
            lines.add("dice", if helps { 1 } else { -1 }, "Long", "ATK-05", long);
        } else {
            self.melee_lines(lines, model, weapon, attack, moment);
        }
        lines.add("dice", weapon.number("dice"), weapon.text("name"), "ATK-04", Truth::Yes);
        let covered = match facts.of("cover").as_bool() {
            Some(said) => Truth::of(said),
            // The table says what is seen of a model, or the map proposes it; a point has no Cover of its own.
            None => goal.model().map_or(Truth::No, |target| self.has(target, "COVER").or(Truth::Unsure)),
        };
        let (name, rule) = if shot { ("Cover", "ATK-06") } else { ("Defended Obstacle", "ATK-11") };
        let ignored = ignores(if shot { "COVER" } else { "DEFENDED OBSTACLE" });
        let dived = Truth::of(!shot && self.reads("dive_terms", "playtest_dive"));
        let counts = covered.and(ignored.not()).and(if dived.sure() { Truth::Unsure } else { Truth::Yes });
        let helps = self.weapon_word(weapon, "cover_helps");
        lines.add("dice", if helps { 1 } else { -1 }, name, rule, counts);
        for effect in weapon.list("effects").iter().filter(|e| e.of("when").word() == "own_success_roll") {
            let sure = self.conditions(model, effect, moment);
            self.dice_words(lines, turns, (model, weapon.text("name")), effect.list("do"), sure, moment);
        }
        if let Some(target) = goal.model() {
            for acting in self.effects_on(target).into_iter().filter(|a| a.when() == "targeted_by_attack") {
                let sure = acting.reaches.and(self.conditions(target, acting.effect, moment));
                self.dice_words(lines, turns, (model, acting.source), acting.effect.list("do"), sure, moment);
            }
        }
        self.weather(lines, shot);
        let mounted = goal.model().is_some_and(|target| self.riding.contains(&(model, target)));
        lines.add("dice", i64::from(mounted), "On its back", "ROL-07", Truth::Yes);
    }

    fn melee_lines(&self, lines: &mut Lines, model: usize, weapon: &Value, attack: &Value, moment: &Moment<'_>) {
        let (Some(own), Some(target)) = (self.models.get(model), attack.model("target")) else { return };
        let (ranged, melee) = (own.card.of("ranged").whole(), own.card.number("melee"));
        let by_shooting = Truth::of(self.weapon_word(weapon, "fights_with_ranged"));
        let pistol = weapon.texts("keywords").contains(&"PISTOL");
        let lent = Truth::of(weapon.text("kind") == "ranged").and(self.under_word(model, "fights_with_ranged"));
        let better = ranged.map_or(melee, |ranged| ranged.max(melee));
        let unsure = by_shooting.or(lent).maybe() && !pistol;
        if unsure {
            for (value, name) in [(ranged.unwrap_or(melee), "Ranged"), (melee, "Melee")] {
                lines.add("dice", value, name, "ATK-04", Truth::Unsure);
            }
        } else {
            let value = if pistol { better } else { melee };
            let name = if value == melee { "Melee" } else { "Ranged" };
            lines.add("dice", value, name, "ATK-04", Truth::Yes);
        }
        let off_hand = Truth::of(attack.flag("off_hand")).and(self.attack_has("IGNORE OFF-HAND WEAPON", moment).not());
        lines.add("dice", -1, "Off-hand", "ATK-12", off_hand);
        let fears = self.has(target, "FEAR").and(self.has(model, "FEAR").or(self.has(model, "NEGATE FEAR")).not());
        lines.add("dice", -1, "FEAR", "ATK-13", fears);
        lines.add("dice", i64::from(own.dives), "Diving Charge", "ATK-15", Truth::Yes);
        let shields = self.models.get(target).map_or(&[][..], |t| t.card.list("weapons"));
        let armed = shields.iter().any(|w| w.texts("keywords").contains(&"BLOCK"));
        let blocks = self.has(target, "BLOCK").or(Truth::of(armed));
        let charged = Truth::of(own.charged || self.reads("block", "always"));
        lines.add("dice", -1, "BLOCK", "ATK-14", charged.and(blocks));
    }

    /// What an unforeseen event of the scenario does to attacks.
    fn weather(&self, lines: &mut Lines, shot: bool) {
        if self.unforeseen.is_some() && !shot {
            for row in self.scenario.of("unforeseen").list("table") {
                lines.perhaps("dice", row.text("name"), "ROL-07");
            }
        }
    }

    /// Whether the shooter stands 3″ or more above its target (ATK-07, C-39).
    fn elevated(&self, shooter: usize, goal: Goal) -> Truth {
        let Some(one) = self.models.get(shooter) else { return Truth::No };
        let taller: i64 = self.words(shooter, "stands_taller").iter().filter_map(|(w, _)| w.whole()).sum();
        let known = |m: &crate::table::Model| m.at.is_some() || m.height.is_some();
        let below = match goal {
            Goal::Model(target) => self.models.get(target).filter(|m| known(m)).map(|m| self.elevation(m)),
            Goal::Point(at) => at.map(|at| self.surface(at)),
        };
        let Some(below) = below.filter(|_| known(one)) else {
            return if taller > 0 { Truth::Unsure } else { Truth::No };
        };
        let above = self.elevation(one) + taller - below;
        let wide = one.card.of("base").number("length") >= 50_000;
        if self.reads("elevated", "gt_3") {
            Truth::of(above > 3 * INCH)
        } else if self.reads("elevated", "playtest_2_4") {
            Truth::of(if wide { above >= 4 * INCH } else { above > 2 * INCH })
        } else {
            Truth::of(above >= 3 * INCH)
        }
    }

    /// Whether a shot goes beyond half of its weapon's range (ATK-05).
    pub(crate) fn is_long(&self, attack: &Value) -> Truth {
        if let Some(said) = attack.of("facts").of("long").as_bool() {
            return Truth::of(said);
        }
        let (Some(attacker), Some(goal)) = (attack.model("attacker"), Goal::read(attack)) else {
            return Truth::No;
        };
        if attack.text("range") != "ranged" {
            return Truth::No;
        }
        let Some(range) = self.weapon(attacker, attack.text("weapon")).and_then(|w| w.maybe("range")) else {
            return Truth::No;
        };
        if self.unforeseen.is_some() {
            return Truth::Unsure;
        }
        match self.apart(Goal::Model(attacker), goal) {
            Some(_) => self.reaches(attacker, goal, range / 2).not(),
            None => Truth::No,
        }
    }

    /// The ACTIONS that cards grant a model.
    pub(crate) fn granted(&self, model: usize) -> impl Iterator<Item = &Value> {
        let actions = self.own_effects(model).into_iter().filter(|(_, e)| e.of("when").word() == "action");
        actions.map(|(_, e)| e.of("when").of("action"))
    }

    fn morale_lines(&self, side: usize) -> Lines {
        let mut lines = Lines::default();
        let standing = |(id, m): (usize, &crate::table::Model)| {
            if m.side == Some(side) && m.standing() { self.has(id, "LEADER") } else { Truth::No }
        };
        let leads = Truth::any(self.models.iter().enumerate().map(standing));
        let counts = Truth::of(!self.reads("leader_bonus", "none"));
        lines.add("dice", 1, "LEADER", "MOR-03", leads.and(counts));
        let mut words = |source: &str, what: &[Value], sure: Truth| {
            for what in what.iter().filter(|w| w.word() == "dice") {
                lines.add("dice", what.said().whole().unwrap_or(0), source, "MOR-02", sure);
            }
        };
        for (number, force) in self.forces.iter().enumerate() {
            for sourced in force.list("effects") {
                let effect = sourced.of("effect");
                let sure = match (effect.of("when").word(), number == side) {
                    ("morale_check", true) => Truth::Yes,
                    ("enemy_morale_check", false) if effect.list("if").is_empty() => Truth::Yes,
                    ("enemy_morale_check", false) => Truth::Unsure,
                    _ => Truth::No,
                };
                if sure.maybe() {
                    words(sourced.text("source"), effect.list("do"), sure);
                }
            }
        }
        for (id, _) in self.models.iter().enumerate().filter(|(_, m)| m.side == Some(side) && m.on_table()) {
            for acting in self.effects_on(id).into_iter().filter(|a| a.when() == "morale_check") {
                let sure = acting.reaches.and(self.conditions(id, acting.effect, &Moment::default()));
                words(acting.source, acting.effect.list("do"), sure);
            }
        }
        lines.add("dice", self.banked.get(&side).copied().unwrap_or(0), "Whip of God", "MOR-02", Truth::Yes);
        lines
    }
}

impl Turns {
    fn critical_from(&mut self, number: i64, sure: Truth) {
        self.critical = self.critical.min(number);
        if sure.sure() {
            self.surely = self.surely.min(number);
        }
    }
}
