//! Injury Rolls: dice, modifiers, armour under the limit, the row of the table and what rewrites it (INJ rows, C-24).

use serde_json::Value;

use crate::dice::{capped, kept_sum};
use crate::goal::Goal;
use crate::json::Read;
use crate::lines::{Lines, net};
use crate::measure::INCH;
use crate::memory::Wound;
use crate::moment::Moment;
use crate::phrase;
use crate::referee::Referee;
use crate::table::{Question, Status, Table};
use crate::truth::Truth;

/// The rows of the injury table, from the mildest.
const ROWS: [&str; 4] = ["no_effect", "minor_hit", "down", "out_of_action"];

fn rank(row: &str) -> usize {
    ROWS.iter().position(|known| *known == row).unwrap_or(0)
}

const fn row(total: i64) -> &'static str {
    match total {
        ..=1 => "no_effect",
        2..=6 => "minor_hit",
        7..=8 => "down",
        9.. => "out_of_action",
    }
}

impl Referee {
    /// Judges an Injury Roll against the question it answers.
    pub(crate) fn injury(&mut self, rolled: &Value, victim: usize, question: &Question) {
        let cause = question.asks.of("cause");
        let attack = cause.of("attack").of("attack");
        let harm = cause.of("harm");
        let long = if attack.is_null() { Truth::No } else { self.table.is_long(attack) };
        let moment = Moment {
            attack: (!attack.is_null()).then_some(attack),
            target: Some(victim),
            critical: cause.of("attack").flag("critical"),
            direct: attack.is_null() || cause.of("attack").flag("direct"),
            long: Some(long),
            fall: harm.of("source").text("kind") == "fall",
            called: &question.called,
            ..Moment::default()
        };
        if moment.critical && self.critical_hit == Some(false) && moment.direct {
            self.broken("INJ-10", "critical", "it counts as a critical hit, and the attack was none".to_owned());
        }
        if moment.critical && matches!(Goal::read(attack), Some(Goal::Point(_))) {
            self.broken("INJ-10", "critical_at_point", "a critical hit at a point counts against nobody".to_owned());
        }
        if !harm.is_null() {
            self.fall(harm);
        }
        let lines = self.table.injury_lines(victim, attack, harm, question, &moment);
        self.modifiers(&lines, rolled, "INJ-03");
        self.injury_sum(rolled, victim, question, harm, &moment);
        self.bloodbath(victim, question, &moment);
        self.spent(question, victim, true);
        self.wounded(rolled, victim, question, harm, &moment);
    }

    /// A fall brings one INJURY DICE for each full 3″ (MOV-08).
    fn fall(&mut self, harm: &Value) {
        let source = harm.of("source");
        let should = source.number("drop") / (3 * INCH);
        let brings = harm.number("injury_dice");
        if source.text("kind") == "fall" && brings != should {
            self.broken("MOV-08", "fall_dice", format!("the fall brings {brings:+} INJURY DICE, not {should:+}"));
        }
    }

    fn injury_sum(&mut self, rolled: &Value, victim: usize, question: &Question, harm: &Value, moment: &Moment<'_>) {
        let listed = rolled.list("modifiers");
        let net = net(listed, "injury_dice");
        let bloodbath = question.spent.iter().any(|(_, spend)| spend.flag("bloodbath"));
        let in_brackets = Truth::of(harm.texts("keywords").contains(&"DEADLY"));
        let deadly = self.table.attack_has("DEADLY", moment).or(in_brackets);
        let one = self.table.injury_word("one_injury_die", moment);
        let mut pools = Vec::new();
        for (deadly, sure) in [(true, deadly), (false, deadly.not())] {
            if sure.maybe() {
                pools.push(self.table.pool(bloodbath, deadly, harm.flag("four_dice")));
            }
        }
        if one.maybe() {
            let dice = if bloodbath { 2 } else { 1 };
            if one.sure() {
                pools.clear();
            }
            pools.push((dice, dice));
        }
        let mut kept = Err(String::new());
        for (base, keep) in pools {
            let found = kept_sum(rolled, base, keep, net);
            if kept.is_err() {
                kept = found;
            }
        }
        let kept = match kept {
            Ok(kept) => kept,
            Err(why) => {
                let roll = self.table.roll_said(&question.asks);
                return self.broken("INJ-03", "injury_dice", format!("{roll}: {why}"));
            }
        };
        let six = self.table.injury_word("one_injury_die_is_six", moment);
        let six = if moment.attack.is_none() { Truth::No } else { six };
        let after_cap = self.table.reads("im_cap_vs_ap", "ap_after_cap");
        let is_armour = |l: &&Value| ["INJ-12", "V-23"].contains(&l.text("rule"));
        let modifiers = || listed.iter().filter(|l| l.text("kind") == "injury_modifier");
        let mut numbers: Vec<i64> =
            modifiers().filter(|l| after_cap || !is_armour(l)).map(|l| l.number("value")).collect();
        if !after_cap {
            numbers.push(modifiers().filter(is_armour).map(|l| l.number("value")).sum());
        }
        let cap = self.table.readings.get("im_cap").map_or("", String::as_str);
        let modifier = capped(&numbers, cap);
        let total = rolled.number("total");
        let plain = kept.sum + modifier;
        let with_six = plain + 6 - kept.lowest;
        let fits = six.not().maybe() && total == plain || six.maybe() && total == with_six;
        if !fits {
            let why = format!("dice {} and {modifier:+} INJURY MODIFIER come to {plain}, not {total}", kept.sum);
            return self.broken("INJ-05", "injury_sum", why);
        }
        let said = rolled.of("result").of("injury").text("rolled");
        if said != row(total) {
            let name = self.table.name(victim);
            self.broken(
                "INJ-01",
                "injury_row",
                format!("{total} on {name} is “{}”, the log says “{}”", phrase::row(row(total)), phrase::row(said)),
            );
        }
    }

    /// A Bloodbath costs six markers, three on a Down model (INJ-14).
    fn bloodbath(&mut self, victim: usize, question: &Question, moment: &Moment<'_>) {
        let Some((_, spend)) = question.spent.iter().find(|(_, spend)| spend.flag("bloodbath")) else { return };
        let down = self.table.models.get(victim).is_some_and(|m| m.status == Status::Down);
        let cheaper = ["bloodbath_cost", "bloodbath_cheaper"];
        let lowered = cheaper.iter().any(|word| self.table.injury_word(word, moment).maybe());
        let price = if lowered { 1 } else { 3 + 3 * i64::from(!down) };
        let paid = spend.number("blood") + spend.number("infection");
        if paid < price {
            self.broken("INJ-14", "bloodbath_price", format!("a Bloodbath for {paid} markers costs {price}"));
        }
    }

    /// What is applied, and what must follow from it.
    fn wounded(&mut self, rolled: &Value, victim: usize, question: &Question, harm: &Value, moment: &Moment<'_>) {
        let result = rolled.of("result").of("injury");
        let (said, applied) = (result.text("rolled"), result.text("applied"));
        let Some(model) = self.table.models.get(victim) else { return };
        let by = result.texts("by");
        let worst = harm.of("at_worst").as_str().unwrap_or("out_of_action");
        let bloodbath = question.spent.iter().any(|(_, spend)| spend.flag("bloodbath"));
        let named = |name: &str| by.contains(&name);
        let mut wrong = Vec::new();
        let out = rank(said).min(rank(worst)) == rank("out_of_action");
        let tough = self.table.has(victim, "TOUGH").and(Truth::of(!model.tough_spent));
        if out && tough.sure() && applied == "out_of_action" {
            wrong.push(("INJ-16", "tough", "TOUGH was not used up, and the model goes Out of Action".to_owned()));
        }
        if named("TOUGH") && !(out && tough.maybe()) {
            wrong.push(("INJ-16", "tough", "TOUGH saves a model that it cannot save".to_owned()));
        }
        let golem = self.table.has(victim, "GOLEM");
        if out && golem.sure() && !bloodbath && applied == "out_of_action" {
            wrong.push(("INJ-09", "golem", "a GOLEM goes Out of Action without a Bloodbath".to_owned()));
        }
        if applied != said && by.is_empty() {
            wrong.push((
                "INJ-01",
                "rewritten",
                format!("“{}” becomes “{}”, and nothing makes it so", phrase::row(said), phrase::row(applied)),
            ));
        }
        let rewrites = self.table.rewriters(victim, moment);
        for name in by.iter().filter(|name| !["TOUGH", "GOLEM"].contains(*name)) {
            let undying = model.side.is_none() && *name == model.name();
            let known = rewrites.iter().any(|(source, sure)| source == name && sure.maybe());
            if !known && !undying && harm.is_null() {
                wrong.push((
                    "INJ-01",
                    "rewriter",
                    format!("{name} rewrites the result, and the model has no such thing"),
                ));
            }
        }
        let fire = ["FIRE", "GAS", "SHRAPNEL"].map(|keyword| {
            let has = self.table.attack_has(keyword, moment);
            let has = has.or(Truth::of(harm.texts("keywords").contains(&keyword)));
            let negated = self.table.has(victim, &format!("NEGATE {keyword}"));
            let overridden = self.table.overrides_negate(keyword, moment);
            has.and(negated.and(overridden.not()).not())
        });
        let count = |truth: fn(Truth) -> bool| i64::try_from(fire.iter().filter(|t| truth(**t)).count()).unwrap_or(0);
        let infects = self.table.attack_has("INFECTION MARKERS", moment).maybe()
            || harm.texts("keywords").contains(&"INFECTION MARKERS");
        let waits = |q: &Question| q.asks.text("ask") == "goes_down" && q.asks.model("model") == Some(victim);
        self.wound = Some(Wound {
            victim,
            cause: question.asks.of("cause").clone(),
            goes_down: self.table.asked.iter().any(waits),
            applied: applied.to_owned(),
            blood: model.markers.blood,
            infection: model.markers.infection,
            was_down: model.on_table() && model.status == Status::Down,
            burns: (count(Truth::sure), count(Truth::maybe)),
            loose: infects || self.table.blood_is_loose(victim, moment),
        });
        for (rule, code, message) in wrong {
            self.broken(rule, code, message);
        }
    }

    /// When the entry of an Injury Roll is over: what it applied has happened (INJ-06 to INJ-09, INJ-17).
    pub(crate) fn wound_settled(&mut self, asked: bool) {
        let Some(wound) = self.wound.take() else { return };
        let Some(model) = self.table.models.get(wound.victim) else { return };
        // A ledge, a remedy or another roll comes first: what follows is in another entry.
        if asked {
            return;
        }
        let name = model.name().to_owned();
        let (status, markers) = (model.status, model.markers);
        let places = match (wound.applied.as_str(), wound.was_down) {
            ("minor_hit", _) => 1,
            ("down", false) => 1,
            ("down", true) => 2,
            _ => 0,
        } + i64::from(wound.goes_down);
        let left = model.place == crate::table::Place::Gone && status != Status::Out;
        let status_wrong = match wound.applied.as_str() {
            "down" => status == Status::Standing,
            "out_of_action" => status != Status::Out,
            _ => status == Status::Out || status == Status::Down && !wound.was_down && !wound.goes_down,
        };
        if status_wrong && !left {
            let rule = if wound.applied == "out_of_action" { "INJ-09" } else { "INJ-08" };
            let now = match status {
                Status::Standing => "stands",
                Status::Down => "is Down",
                Status::Out => "is Out of Action",
            };
            self.broken(rule, "status", format!("{name} suffers “{}”, and it {now}", phrase::row(&wound.applied)));
        }
        if status == Status::Out || wound.loose {
            return;
        }
        let cap = |n: i64| (wound.blood + places + n).min(6);
        let (least, most) = (cap(wound.burns.0), cap(wound.burns.1));
        if !(least..=most).contains(&markers.blood) {
            let rule = match wound.applied.as_str() {
                "minor_hit" => "INJ-07",
                "down" => "INJ-08",
                _ => "INJ-17",
            };
            let why = {
                let row = phrase::row(&wound.applied);
                format!(
                    "{name} had {} BLOOD MARKERS and suffers “{row}”: it should have {least} and has {}",
                    wound.blood, markers.blood
                )
            };
            self.broken(rule, "blood", why);
        }
        if markers.infection != wound.infection {
            self.broken(
                "MRK-01",
                "infection",
                format!("{name} has {} INFECTION, had {}", markers.infection, wound.infection),
            );
        }
    }
}

impl Table {
    /// Base and kept dice of an Injury Roll (INJ-13 to INJ-15; C-21 to C-23).
    fn pool(&self, bloodbath: bool, deadly: bool, four: bool) -> (i64, i64) {
        if four {
            return (4, 4);
        }
        match (bloodbath, deadly) {
            (false, true) if !self.reads("deadly_base", "bloodbath_only") => (3, 3),
            (false, _) => (2, 2),
            (true, true) if !self.reads("bloodbath_deadly", "3d6_literal") => {
                (4, if self.reads("bloodbath_keep", "keep_3") { 3 } else { 4 })
            }
            (true, _) => (3, 3),
        }
    }

    fn injury_lines(
        &self,
        victim: usize,
        attack: &Value,
        harm: &Value,
        question: &Question,
        moment: &Moment<'_>,
    ) -> Lines {
        let mut lines = Lines::default();
        if attack.is_null() {
            let source = harm_name(harm);
            lines.add("injury_dice", harm.number("injury_dice"), source, "INJ-03", Truth::Yes);
            lines.add("injury_modifier", harm.number("injury_modifier"), source, "INJ-04", Truth::Yes);
        } else {
            self.hit_lines(&mut lines, victim, attack, moment);
        }
        for called in moment.calls() {
            injury_words(&mut lines, called.text("name"), called.list("what"), Truth::Yes);
            let pairs = called.number("paid") / 2;
            for what in called.list("what").iter().filter(|w| w.word() == "injury_modifier_per_two_paid") {
                let value = what.said().whole().unwrap_or(0) * pairs;
                lines.add("injury_modifier", value, called.text("name"), "INJ-04", Truth::Unsure);
            }
        }
        for acting in self.effects_on(victim).into_iter().filter(|a| a.when() == "injury_roll_against") {
            let sure = acting.reaches.and(self.conditions(victim, acting.effect, moment));
            injury_words(&mut lines, acting.source, acting.effect.list("do"), sure);
        }
        self.armour_lines(&mut lines, victim, moment);
        let sum = |key: &str| -> i64 { question.spent.iter().map(|(_, spend)| spend.number(key)).sum() };
        let hostile = sum("blood") + sum("infection");
        if question.spent.iter().any(|(_, spend)| spend.flag("bloodbath")) {
            let down = self.models.get(victim).is_some_and(|m| m.on_table() && m.status == Status::Down);
            let cheaper = ["bloodbath_cost", "bloodbath_cheaper"];
            let usual = !cheaper.iter().any(|word| self.injury_word(word, moment).maybe());
            let price = if down { 3 } else { 6 };
            if usual {
                lines.add("injury_dice", (hostile - price).max(0), "BLOOD", "MRK-04", Truth::Yes);
            } else {
                lines.perhaps("injury_dice", "BLOOD", "MRK-04");
            }
        } else {
            lines.add("injury_dice", hostile, "BLOOD", "MRK-04", Truth::Yes);
        }
        lines.add("injury_dice", -sum("blessing"), "BLESSING", "MRK-06", Truth::Yes);
        lines
    }

    /// What an attack brings to the Injury Roll of its hit.
    fn hit_lines(&self, lines: &mut Lines, victim: usize, attack: &Value, moment: &Moment<'_>) {
        let Some(attacker) = attack.model("attacker") else { return };
        let down = self.models.get(victim).is_some_and(|m| m.on_table() && m.status == Status::Down);
        let melee = attack.text("range") == "melee";
        if moment.critical {
            let two = self.attack_has("CRITICAL", moment).and(Truth::of(!self.reads("critical", "plus1_always")));
            lines.add("injury_dice", 2, "CRITICAL", "INJ-10", two);
            lines.add("injury_dice", 1, "Critical", "INJ-10", two.not());
        }
        lines.add("injury_dice", i64::from(melee && down), "Target Down", "INJ-11", Truth::Yes);
        if self.reads("dive_terms", "playtest_dive") {
            lines.perhaps("injury_dice", "Diving Charge", "MOV-13");
        }
        if self.riding.contains(&(attacker, victim)) {
            lines.add("injury_dice", 1, "On its back", "INJ-03", Truth::Yes);
        }
        let Some(weapon) = self.weapon(attacker, attack.text("weapon")) else { return };
        let name = weapon.text("name");
        lines.add("injury_dice", weapon.number("injury_dice"), name, "INJ-03", Truth::Yes);
        lines.add("injury_modifier", weapon.number("injury_modifier"), name, "INJ-04", Truth::Yes);
        let shotgun = Truth::of(weapon.texts("keywords").contains(&"SHOTGUN"));
        let far = moment.long.unwrap_or(Truth::No).and(self.attack_has("IGNORE LONG RANGE", moment).not());
        lines.add("injury_dice", -1, "SHOTGUN", "ATK-05", shotgun.and(far));
        let own = weapon.list("effects").iter().map(|e| (name, e, Truth::Yes));
        let acting = self.effects_on(attacker);
        let others = acting.iter().map(|a| (a.source, a.effect, a.reaches));
        for (source, effect, reaches) in own.chain(others).filter(|(_, e, _)| e.of("when").word() == "own_injury_roll")
        {
            let sure = reaches.and(self.conditions(attacker, effect, moment));
            injury_words(lines, source, effect.list("do"), sure);
            let pairs = self.models.get(attacker).map_or(0, |m| m.markers.blood / 2);
            for what in effect.list("do").iter().filter(|w| w.word() == "injury_modifier_per_two_own_blood") {
                let value = what.said().whole().unwrap_or(0) * pairs;
                lines.add("injury_modifier", value, source, "INJ-04", sure);
            }
        }
    }

    /// Armour, Shield and Armour Characteristic (INJ-12): IGNORE ARMOUR drops them, ARMOUR PIERCING takes one away.
    fn armour_lines(&self, lines: &mut Lines, victim: usize, moment: &Moment<'_>) {
        let Some(card) = self.models.get(victim).map(|m| &m.card) else { return };
        let harm_ignores = Truth::of(moment.attack.is_none() && self.harm_has("IGNORE ARMOUR"));
        let undone = self.effects_on(victim).into_iter().filter(|a| a.when() == "injury_roll_against").map(|a| {
            let says = a.effect.list("do").iter().any(|w| w.word() == "armour_ignored");
            if says { a.reaches.and(self.conditions(victim, a.effect, moment)) } else { Truth::No }
        });
        let ignored = self.attack_has("IGNORE ARMOUR", moment).or(Truth::any(undone)).or(harm_ignores);
        let shieldless = self.attack_has("IGNORE SHIELD", moment);
        let none = self.under_word(victim, "armour_zero");
        let harm_pierces = Truth::of(moment.attack.is_none() && self.harm_has("ARMOUR PIERCING"));
        let piercing = self.attack_has("ARMOUR PIERCING", moment).or(harm_pierces);
        let mut pierceable = Truth::No;
        for piece in card.list("armour") {
            let bare = ignored.or(Truth::of(piece.text("kind") == "shield").and(shieldless));
            let own = Truth::of(piece.text("kind") == "characteristic").and(none);
            let counts = Truth::of(piece.flag("impervious")).or(bare.not()).and(own.not());
            lines.add("injury_modifier", piece.number("modifier"), piece.text("name"), "INJ-12", counts);
            let lowers = Truth::of(!piece.flag("impervious") && piece.number("modifier") < 0);
            pierceable = pierceable.or(counts.and(lowers));
        }
        lines.add("injury_modifier", 1, "ARMOUR PIERCING", "INJ-12", piercing.and(pierceable));
    }

    fn harm_has(&self, keyword: &str) -> bool {
        self.question().of("cause").of("harm").texts("keywords").contains(&keyword)
    }

    /// Whether a word stands at an Injury Roll of the attack: on its weapon, on its attacker.
    fn injury_word(&self, word: &str, moment: &Moment<'_>) -> Truth {
        self.injury_effect(moment, |what| what.word() == word)
    }

    /// Whether the attack counts although its target negates the keyword.
    fn overrides_negate(&self, keyword: &str, moment: &Moment<'_>) -> Truth {
        let negates = format!("NEGATE {keyword}");
        self.injury_effect(moment, |what| {
            what.word() == "overrides_negate" && what.said().as_str().is_none_or(|said| said == negates)
        })
    }

    /// Whether something stands at an Injury Roll of the attack: on its weapon, on its attacker.
    fn injury_effect(&self, moment: &Moment<'_>, is: impl Fn(&Value) -> bool) -> Truth {
        let Some(attack) = moment.attack else { return Truth::No };
        let Some(attacker) = attack.model("attacker") else { return Truth::No };
        let says = |e: &Value| e.list("do").iter().any(&is);
        let weapon = self.weapon(attacker, attack.text("weapon"));
        let own = weapon.into_iter().flat_map(|w| w.list("effects")).filter(|e| says(e));
        let own = own.map(|e| self.conditions(attacker, e, moment));
        let acting = self.effects_on(attacker);
        let others = acting.iter().filter(|a| a.when() == "own_injury_roll" && says(a.effect));
        let others = others.map(|a| a.reaches.and(self.conditions(attacker, a.effect, moment)));
        Truth::any(own.chain(others))
    }

    /// What may rewrite a result on the model, by name.
    fn rewriters(&self, victim: usize, moment: &Moment<'_>) -> Vec<(String, Truth)> {
        let on = self.effects_on(victim).into_iter().filter(|a| a.when() == "injury_result_against");
        let on = on.map(|a| (a.source.to_owned(), a.reaches.and(self.conditions(victim, a.effect, moment))));
        // A weapon may say how bad it can get at worst.
        let attacker = moment.attack.and_then(|a| a.model("attacker"));
        let weapon = moment.attack.zip(attacker).and_then(|(a, m)| self.weapon(m, a.text("weapon")));
        let weapon = weapon.filter(|w| self.weapon_word(w, "at_worst"));
        on.chain(weapon.map(|w| (w.text("name").to_owned(), Truth::Yes))).collect()
    }

    /// Whether something other than the table's row places, spares or takes markers when this attack injures.
    fn blood_is_loose(&self, victim: usize, moment: &Moment<'_>) -> bool {
        let after = |when: &str| ["after_own_injury_roll", "after_own_attack"].contains(&when);
        let attacker = moment.attack.and_then(|a| a.model("attacker"));
        let weapon = moment.attack.zip(attacker).and_then(|(a, m)| self.weapon(m, a.text("weapon")));
        let by_weapon = weapon.is_some_and(|w| {
            w.list("effects").iter().any(|e| after(e.of("when").word())) || self.weapon_word(w, "doubles_blood")
        });
        let by_attacker = attacker.is_some_and(|m| {
            self.effects_on(m)
                .iter()
                .any(|a| after(a.when()) || a.effect.list("do").iter().any(|w| ["doubles_blood"].contains(&w.word())))
        });
        let spares = ["ignores_blood", "no_blood_markers", "mirrors_blood", "doubles_blood"];
        let by_victim = self.effects_on(victim).iter().any(|a| {
            a.when() == "after_injury_roll_against" || a.effect.list("do").iter().any(|w| spares.contains(&w.word()))
        });
        by_weapon || by_attacker || by_victim
    }
}

/// What harms without being an attack, as a roll names it.
fn harm_name(harm: &Value) -> &str {
    let source = harm.of("source");
    match source.text("kind") {
        "fall" => "Fall",
        "dangerous" => "Dangerous terrain",
        "mine" => "Mine",
        "detonation" => "Detonation",
        "action" => source.text("id"),
        _ => source.text("name"),
    }
}

fn injury_words(lines: &mut Lines, source: &str, words: &[Value], sure: Truth) {
    for what in words {
        let number = what.said().whole().unwrap_or(0);
        match what.word() {
            "injury_dice" => lines.add("injury_dice", number, source, "INJ-03", sure),
            "injury_modifier" | "total" => lines.add("injury_modifier", number, source, "INJ-04", sure),
            _ => {}
        }
    }
}
