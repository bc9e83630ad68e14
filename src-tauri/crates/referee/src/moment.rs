//! What a roll is about, and whether a condition of an effect holds then.

use serde_json::Value;

use crate::json::Read;
use crate::table::{Status, Table};
use crate::truth::Truth;

/// What a roll is about.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moment<'a> {
    /// The attack it belongs to.
    pub attack: Option<&'a Value>,
    /// Whom it is made against.
    pub target: Option<usize>,
    pub critical: bool,
    pub direct: bool,
    pub long: Option<Truth>,
    pub dash: bool,
    pub climb: bool,
    pub jump: bool,
    /// It belongs to the way of a move.
    pub way: bool,
    pub fall: bool,
    /// The ACTION it is for.
    pub action: Option<&'a str>,
    /// Calls made for it.
    pub called: &'a [Value],
}

impl<'a> Moment<'a> {
    /// Calls for this roll, and those for all rolls of its attack.
    pub(crate) fn calls(&self) -> impl Iterator<Item = &'a Value> {
        let attack = self.attack.map_or(&[][..], |a| a.list("called"));
        self.called.iter().chain(attack)
    }

    fn range(&self, range: &str) -> Truth {
        Truth::of(self.attack.is_some_and(|a| a.text("range") == range))
    }
}

impl Table {
    /// Whether a condition holds for the bearer of an effect. What only the table sees, or what this referee does not
    /// keep, is unsure.
    pub(crate) fn holds(&self, bearer: usize, condition: &Value, moment: &Moment<'_>) -> Truth {
        let said = condition.said();
        let attack = moment.attack;
        let attacker = attack.and_then(|a| a.model("attacker"));
        let weapon = attacker.zip(attack).and_then(|(a, attack)| self.weapon(a, attack.text("weapon")));
        let target = moment.target.and_then(|t| self.models.get(t));
        let own = self.models.get(bearer);
        let words: Vec<&str> = said.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let has_one = |model: usize| Truth::any(words.iter().map(|k| self.has(model, k)));
        let of_target = |holds: &dyn Fn(usize) -> Truth| moment.target.map_or(Truth::No, holds);
        let length = |model: Option<&crate::table::Model>| model.map(|m| m.card.of("base").number("length"));
        let size = said.whole().unwrap_or(0);
        match condition.word() {
            "ranged" => moment.range("ranged"),
            "melee" => moment.range("melee"),
            "critical" => Truth::of(moment.critical),
            "target_down" => Truth::of(target.is_some_and(|t| t.on_table() && t.status == Status::Down)),
            "target_has" => of_target(&has_one),
            "target_lacks" => of_target(&|t| has_one(t).not()),
            "bearer_has" => Truth::any(words.iter().map(|k| self.plainly(bearer, k))),
            "bearer_lacks" => Truth::any(words.iter().map(|k| self.plainly(bearer, k))).not(),
            "attacker_has" => attacker.map_or(Truth::No, has_one),
            "not" => self.holds(bearer, said, moment).not(),
            "any" => Truth::any(said.as_array().into_iter().flatten().map(|c| self.holds(bearer, c, moment))),
            "off_hand" => Truth::of(attack.is_some_and(|a| a.flag("off_hand"))),
            "target_armoured" => {
                Truth::of(target.is_some_and(|t| t.card.list("armour").iter().any(|p| p.number("modifier") != 0)))
            }
            "short_range" => moment.range("ranged").and(moment.long.unwrap_or(Truth::No).not()),
            "attack_keyword" => match (weapon, attacker, said.as_str()) {
                (Some(weapon), Some(attacker), Some(keyword)) => self.attack_tagged(attacker, weapon, keyword, moment),
                _ => Truth::No,
            },
            "dash" => Truth::of(moment.dash),
            "climb" => Truth::of(moment.climb),
            "jump" => Truth::of(moment.jump),
            "fall" => Truth::of(moment.fall),
            "direct_hit" => Truth::of(moment.direct),
            "action" => Truth::of(moment.action.is_some() && moment.action == said.as_str()),
            "neither_attack_nor_dash" => Truth::of(attack.is_none() && !moment.dash),
            "grenade" => Truth::of(weapon.is_some_and(|w| w.text("kind") == "grenade")),
            "melee_weapon" => Truth::of(weapon.is_some_and(|w| w.text("kind") == "melee")),
            "weapon" => {
                Truth::of(weapon.is_some_and(|w| w.text("id").split('#').next().is_some_and(|id| words.contains(&id))))
            }
            "target_base_at_least" => Truth::of(length(target).is_some_and(|l| l >= size)),
            "target_base_at_most" => Truth::of(length(target).is_some_and(|l| l <= size)),
            "bearer_base_at_most" => Truth::of(length(own).is_some_and(|l| l <= size)),
            "target_infected" => Truth::of(target.is_some_and(|t| t.markers.infection > 0)),
            "target_not_activated" => Truth::of(target.is_some_and(|t| !t.activated)),
            "target_entry" => Truth::of(target.is_some_and(|t| words.contains(&t.card.text("entry")))),
            "bearer_entry" => Truth::of(own.is_some_and(|m| words.contains(&m.card.text("entry")))),
            "target_friend" => Truth::of(moment.target.is_some_and(|t| t != bearer && self.comrades(bearer, t))),
            "target_within" => of_target(&|t| self.within(bearer, t, size)),
            "target_warband" => Truth::of(
                target
                    .and_then(|t| t.side)
                    .and_then(|s| self.forces.get(s))
                    .is_some_and(|force| said.as_str().is_some_and(|warband| force.text("warband") == warband)),
            ),
            "charged" => Truth::of(own.is_some_and(|m| m.charged)),
            "charged_now" => {
                Truth::of(self.acting(bearer).is_some_and(|d| d.moves.iter().any(|kind| kind == "charge")))
            }
            "first_action_charge" => {
                Truth::of(self.acting(bearer).is_some_and(|d| d.first.as_deref() == Some("charge")))
            }
            "no_blood" => Truth::of(own.is_some_and(|m| m.markers.blood == 0)),
            "first_turn" => Truth::of(self.turn == 1),
            "not_activated" => Truth::of(own.is_some_and(|m| !m.activated)),
            "table" => Truth::of(attack.is_some_and(|a| {
                a.of("facts").texts("table").into_iter().any(|sentence| Some(sentence) == said.as_str())
            })),
            // What is used up acts as an effect gained; what was chosen stands on the card.
            "consumed" | "chosen_action" => Truth::No,
            _ => Truth::Unsure,
        }
    }
}
