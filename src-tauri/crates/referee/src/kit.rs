//! What models bring: keywords, weapons, and the effects of their cards, in the packs' own words.

use serde_json::Value;

use crate::json::Read;
use crate::measure::{INCH, gap};
use crate::moment::Moment;
use crate::table::{Model, Table};
use crate::truth::Truth;

/// An effect that may act on a model.
#[derive(Clone, Debug)]
pub(crate) struct Acting<'t> {
    pub source: &'t str,
    pub effect: &'t Value,
    /// Whether it reaches the model at all; its own conditions stand apart.
    pub reaches: Truth,
}

impl Acting<'_> {
    pub(crate) fn when(&self) -> &str {
        self.effect.of("when").word()
    }
}

impl Table {
    pub(crate) fn name(&self, model: usize) -> String {
        self.models.get(model).map_or_else(|| format!("model {model}"), |m| m.name().to_owned())
    }

    /// The name of a side's Warband.
    pub(crate) fn warband(&self, side: usize) -> String {
        self.forces.get(side).map_or_else(|| format!("side {side}"), |force| force.text("name").to_owned())
    }

    /// Who is said to have won.
    pub(crate) fn won_by(&self, winner: Option<usize>) -> String {
        winner.map_or_else(|| "nobody".to_owned(), |side| self.warband(side))
    }

    /// A number for each side, with its Warband.
    pub(crate) fn by_side(&self, numbers: &[i64]) -> String {
        let each = numbers.iter().enumerate().map(|(side, n)| format!("{} {n}", self.warband(side)));
        each.collect::<Vec<_>>().join(", ")
    }

    /// Whether two models are enemies: all that are not of the same side or team and not in a joint alliance, except
    /// nobody's models among each other.
    pub(crate) fn enemies(&self, a: usize, b: usize) -> bool {
        match (self.models.get(a), self.models.get(b)) {
            (Some(a), Some(b)) => {
                let team =
                    |side: Option<usize>| self.teams.iter().position(|team| side.is_some_and(|s| team.contains(&s)));
                let mates = team(a.side).is_some() && team(a.side) == team(b.side);
                a.side != b.side && !mates && !self.joint(a.side, b.side)
            }
            _ => false,
        }
    }

    /// Whether two sides named each other as allies this Turn (AOW p.18).
    fn joint(&self, a: Option<usize>, b: Option<usize>) -> bool {
        let named = |one, other| self.allied.iter().any(|pair| pair.as_slice() == [one, other]);
        a.zip(b).is_some_and(|(a, b)| named(a, b) && named(b, a))
    }

    /// Whether what works on friends works between two models: in one Warband (AOW p.12), and in a joint alliance.
    pub(crate) fn comrades(&self, a: usize, b: usize) -> bool {
        self.models.get(a).zip(self.models.get(b)).is_some_and(|(a, b)| a.side == b.side || self.joint(a.side, b.side))
    }

    /// A weapon of the model by its id: its own, one that lies ready in the scenario, or bare hands.
    pub(crate) fn weapon(&self, model: usize, id: &str) -> Option<&Value> {
        let own = self.models.get(model)?.card.list("weapons").iter().find(|w| w.text("id") == id);
        let lies = || {
            let weapons = self.scenario.list("kinds").iter().map(|kind| kind.of("lends").of("weapon"));
            weapons.filter(|w| !w.is_null()).find(|w| w.text("id") == id)
        };
        own.or_else(lies).or_else(|| (id == self.bare.text("id")).then_some(&self.bare))
    }

    /// The effects of its own card, and what it gained, each with its source.
    pub(crate) fn own_effects(&self, model: usize) -> Vec<(&str, &Value)> {
        let Some(model) = self.models.get(model) else { return Vec::new() };
        let card = model.card.list("effects").iter().map(|s| (s.text("source"), s.of("effect")));
        let gained = model.gained.iter().flat_map(|g| g.list("effects").iter().map(|e| (g.text("source"), e)));
        card.chain(gained).collect()
    }

    /// Effects on the model: its own, then those of auras that reach it or may reach it.
    pub(crate) fn effects_on(&self, model: usize) -> Vec<Acting<'_>> {
        let own = self.own_effects(model);
        let lost: Vec<&str> = own
            .iter()
            .flat_map(|(_, effect)| effect.list("do"))
            .filter(|what| what.word() == "loses_ability")
            .filter_map(|what| what.said().as_str())
            .collect();
        let mut acting: Vec<Acting<'_>> = own
            .iter()
            .map(|&(source, effect)| {
                let reaches = if lost.contains(&source) { Truth::Unsure } else { Truth::Yes };
                Acting { source, effect, reaches }
            })
            .collect();
        for (bearer, other) in self.models.iter().enumerate().filter(|(_, m)| m.on_table()) {
            if other.gained.is_empty() && !other.card.list("effects").iter().any(|s| is_aura(s.of("effect"))) {
                continue;
            }
            for (source, effect) in self.own_effects(bearer).into_iter().filter(|(_, e)| is_aura(e)) {
                let aura = effect.of("when").of("aura");
                let side = match aura.text("whose") {
                    "enemy" => self.enemies(bearer, model),
                    _ => self.comrades(bearer, model),
                };
                if !side {
                    continue;
                }
                let within = aura.number("within");
                // If nobody tracks, the players say which models an aura reaches.
                let near = if within >= 100 * INCH || self.under.contains(&(bearer, model)) {
                    Truth::Yes
                } else {
                    self.within(bearer, model, within)
                };
                let tagged = match aura.of("keyword").as_str() {
                    Some(keyword) => self.printed(model, keyword),
                    None => Truth::Yes,
                };
                let lit = Truth::all(effect.list("if").iter().map(|c| self.holds(bearer, c, &Moment::default())));
                acting.push(Acting { source, effect: aura.of("effect"), reaches: near.and(tagged).and(lit) });
            }
        }
        acting
    }

    /// Whether the model stands this near to another: measured, or as the table said.
    pub(crate) fn within(&self, a: usize, b: usize, distance: i64) -> Truth {
        if a == b {
            return Truth::Yes;
        }
        match self.distance(a, b) {
            Some(far) if self.lies(a) || self.lies(b) => {
                if far <= distance {
                    Truth::Yes
                } else {
                    Truth::Unsure
                }
            }
            Some(far) => Truth::of(far <= distance),
            // The log says only of enemies that they stand within 1″.
            None if distance <= INCH && self.enemies(a, b) => {
                Truth::of(self.engaged.iter().any(|&pair| pair == (a, b) || pair == (b, a)))
            }
            None => Truth::Unsure,
        }
    }

    pub(crate) fn lies(&self, model: usize) -> bool {
        let Some(model) = self.models.get(model) else { return false };
        let lies = model.side.and_then(|s| self.sides.get(s)).is_some_and(|s| s.lies);
        lies && model.status == crate::table::Status::Down
    }

    /// Base to base, heights counted. `None` if untracked.
    pub(crate) fn distance(&self, a: usize, b: usize) -> Option<i64> {
        let (one, two) = (self.models.get(a)?, self.models.get(b)?);
        let rise = self.elevation(one) - self.elevation(two);
        Some(gap(one.at?, one.radius(), two.at?, two.radius(), rise))
    }

    /// How high a model stands: as it was said, else by the ground under it.
    pub(crate) fn elevation(&self, model: &Model) -> i64 {
        model.height.unwrap_or_else(|| model.at.map_or(0, |at| self.surface(at)))
    }

    pub(crate) fn surface(&self, at: crate::measure::Spot) -> i64 {
        self.terrain.iter().filter(|p| p.top() > 0 && p.shape.holds(at)).map(|p| p.top()).max().unwrap_or(0)
    }

    /// Enemies on the table within 1″ of the model, or perhaps there.
    pub(crate) fn foes(&self, model: usize) -> Vec<(usize, Truth)> {
        let others = self.models.iter().enumerate().filter(|(id, m)| m.on_table() && self.enemies(model, *id));
        others.map(|(id, _)| (id, self.within(model, id, INCH))).filter(|(_, near)| near.maybe()).collect()
    }

    /// Whether an enemy does not hold a model back, by a word on that model.
    pub(crate) fn free_of(&self, model: usize, enemy: usize) -> bool {
        self.spares(model, enemy, "not_held_back")
    }

    /// Whether a word on a model spares it from an enemy: from all, from those on bases up to a size, or, if the word
    /// ends in `_but`, from all that have none of some keywords.
    pub(crate) fn spares(&self, model: usize, enemy: usize, word: &str) -> bool {
        let base = self.models.get(enemy).map_or(0, |m| m.card.of("base").number("length"));
        let small = |(size, sure): &(Value, Truth)| sure.maybe() && size.whole().is_none_or(|most| base <= most);
        let other = |(but, sure): &(Value, Truth)| {
            let keywords = but.as_array().map_or(&[][..], Vec::as_slice);
            sure.maybe() && !keywords.iter().filter_map(Value::as_str).any(|k| self.has(enemy, k).sure())
        };
        self.words(model, word).iter().any(small) || self.words(model, &format!("{word}_but")).iter().any(other)
    }

    /// Whether a model of nobody sheds a BLOOD MARKER whenever its bite makes somebody bleed.
    pub(crate) fn poisons(&self, model: usize) -> bool {
        let Some(model) = self.models.get(model).filter(|m| m.side.is_none()) else { return false };
        let kinds = self.scenario.list("neutrals").iter();
        let of_it = |kind: &&Value| kind.of("sheet").text("entry") == model.card.text("entry");
        kinds.filter(of_it).any(|kind| kind.flag("poisons"))
    }

    /// A keyword of the card itself.
    fn printed(&self, model: usize, keyword: &str) -> Truth {
        let Some(model) = self.models.get(model) else { return Truth::No };
        let keywords = model.card.texts("keywords");
        let brings = match keyword {
            "NEGATE FIRE" => keywords.contains(&"DEMONIC"),
            "NEGATE FEAR" | "NEGATE GAS" => keywords.contains(&"GOLEM"),
            _ => false,
        };
        Truth::of(brings || keywords.contains(&keyword))
    }

    /// A keyword of the card or gained, without auras: conditions ask for it, so that nothing asks in a circle.
    pub(crate) fn plainly(&self, model: usize, keyword: &str) -> Truth {
        let mut has = self.printed(model, keyword);
        for (_, effect) in self.own_effects(model).into_iter().filter(|(_, e)| e.of("when").word() == "always") {
            let gives = |w: &Value| w.word() == "keyword" && w.said().as_str() == Some(keyword);
            if effect.list("do").iter().any(gives) {
                has = has.or(if effect.list("if").is_empty() { Truth::Yes } else { Truth::Unsure });
            }
        }
        has
    }

    /// A keyword of an attack as conditions ask for it: printed on the weapon; anything else that lends it is unsure.
    pub(crate) fn attack_tagged(&self, attacker: usize, weapon: &Value, keyword: &str, moment: &Moment<'_>) -> Truth {
        if weapon.texts("keywords").contains(&keyword) {
            return Truth::Yes;
        }
        let gives = |what: &[Value]| what.iter().any(|w| w.word() == "keyword" && w.said().as_str() == Some(keyword));
        let lent = weapon.list("effects").iter().any(|e| gives(e.list("do")))
            || moment.calls().any(|c| gives(c.list("what")))
            || self.own_effects(attacker).iter().any(|(_, e)| gives(e.list("do")));
        if lent { Truth::Unsure } else { Truth::No }
    }

    /// Whether the model has a keyword: from its card, from an effect, from an aura.
    pub(crate) fn has(&self, model: usize, keyword: &str) -> Truth {
        let mut has = self.printed(model, keyword);
        for acting in self.effects_on(model).into_iter().filter(|a| a.when() == "always") {
            for what in acting.effect.list("do") {
                let same = what.said().as_str() == Some(keyword);
                match what.word() {
                    "keyword" if same => {
                        has = has.or(acting.reaches.and(self.conditions(model, acting.effect, &Moment::default())));
                    }
                    "loses_keyword" if same && has.maybe() => has = Truth::Unsure,
                    _ => {}
                }
            }
        }
        has
    }

    /// Whether a word of the packs is on the model now, under any moment.
    pub(crate) fn under_word(&self, model: usize, word: &str) -> Truth {
        let says = |effect: &Value| effect.list("do").iter().any(|w| w.word() == word);
        let on = self.effects_on(model).into_iter().filter(|a| says(a.effect));
        Truth::any(on.map(|a| a.reaches.and(self.conditions(model, a.effect, &Moment::default()))))
    }

    /// The values of a word on the model, each with how sure it is.
    pub(crate) fn words(&self, model: usize, word: &str) -> Vec<(Value, Truth)> {
        let mut found = Vec::new();
        for acting in self.effects_on(model) {
            let sure = acting.reaches.and(self.conditions(model, acting.effect, &Moment::default()));
            let words = acting.effect.list("do").iter().filter(|w| w.word() == word && sure.maybe());
            found.extend(words.map(|w| (w.said().clone(), sure)));
        }
        found
    }

    /// Whether all conditions of an effect hold for its bearer.
    pub(crate) fn conditions(&self, bearer: usize, effect: &Value, moment: &Moment<'_>) -> Truth {
        Truth::all(effect.list("if").iter().map(|c| self.holds(bearer, c, moment)))
    }

    /// Whether HEAVY burdens the model with this piece of kit.
    pub(crate) fn burdened(&self, model: usize, weapon: &Value) -> Truth {
        let heavy = Truth::of(weapon.texts("keywords").contains(&"HEAVY"));
        let lifted = self.has(model, "STRONG").or(self.has(model, "NEGATE HEAVY"));
        let named = self.words(model, "ignore_heavy_for").into_iter().map(|(item, sure)| match item.as_str() {
            Some(item) => Truth::of(item == weapon.text("id")).and(sure),
            None => Truth::of(weapon.text("kind") == "melee").and(sure),
        });
        heavy.and(lifted.or(Truth::any(named)).not())
    }

    /// Whether a weapon says a word, on itself.
    pub(crate) fn weapon_word(&self, weapon: &Value, word: &str) -> bool {
        weapon.list("effects").iter().flat_map(|e| e.list("do")).any(|w| w.word() == word)
    }

    /// Whether an attack has a keyword: from its weapon, from a call, from an effect that holds now.
    pub(crate) fn attack_has(&self, keyword: &str, moment: &Moment<'_>) -> Truth {
        let Some(attack) = moment.attack else { return Truth::No };
        let Some(attacker) = attack.model("attacker") else { return Truth::No };
        let Some(weapon) = self.weapon(attacker, attack.text("weapon")) else { return Truth::Unsure };
        let mut has = Truth::of(weapon.texts("keywords").contains(&keyword));
        let gives = |what: &[Value]| what.iter().any(|w| w.word() == "keyword" && w.said().as_str() == Some(keyword));
        if moment.calls().any(|c| gives(c.list("what"))) {
            has = Truth::Yes;
        }
        if keyword.starts_with("IGNORE ") {
            has = has.or(self.has(attacker, keyword));
        }
        let rolls = ["always", "own_injury_roll", "own_success_roll"];
        for effect in weapon.list("effects").iter().filter(|e| rolls.contains(&e.of("when").word())) {
            if gives(effect.list("do")) {
                has = has.or(self.conditions(attacker, effect, moment));
            }
        }
        for acting in self.effects_on(attacker) {
            if rolls.contains(&acting.when()) && acting.when() != "always" && gives(acting.effect.list("do")) {
                has = has.or(acting.reaches.and(self.conditions(attacker, acting.effect, moment)));
            }
        }
        has
    }
}

fn is_aura(effect: &Value) -> bool {
    effect.of("when").word() == "aura"
}
