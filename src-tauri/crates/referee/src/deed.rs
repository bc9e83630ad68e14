//! Glorious Deeds, and who took whom Out of Action: what the log proves, compared with what is claimed (DR p.149).

use serde_json::Value;

use crate::json::Read;
use crate::memory::Kill;
use crate::referee::Referee;
use crate::table::Status;

impl Referee {
    /// A model goes Out of Action.
    pub(crate) fn falls(&mut self, event: &Value) {
        let (Some(victim), fall) = (event.model("model"), event.of("fall")) else { return };
        let by = fall.model("by");
        let doing = by.and_then(|by| self.table.acting(by)).is_some_and(|doing| doing.lay || doing.stood_up);
        let stood = by.and_then(|by| self.table.models.get(by)).is_some_and(|m| m.stood || m.status == Status::Down);
        let (turn, reach) = (self.table.turn, fall.text("reach").to_owned());
        self.feats.kills.push(Kill { by, victim, turn, reach, began_down: doing || stood });
        self.felled(victim, fall);
    }

    /// The model and weapon that took a model Out of Action are those that the Injury Roll was for (INJ-09).
    fn felled(&mut self, victim: usize, fall: &Value) {
        let Some(wound) = self.wound.as_ref().filter(|wound| wound.victim == victim) else { return };
        let (attack, harm) = (wound.cause.of("attack").of("attack"), wound.cause.of("harm"));
        let by = if harm.is_null() { attack.of("attacker") } else { harm.of("by") };
        let same = fall.of("by") == by
            && fall.of("weapon") == attack.of("weapon")
            && fall.of("reach") == attack.of("range")
            && fall.of("harm") == harm.of("source")
            && fall.number("turn") == self.table.turn;
        if same {
            return;
        }
        let name = |value: &Value| value.whole().and_then(|n| usize::try_from(n).ok()).map(|n| self.table.name(n));
        let (said, did) = (name(fall.of("by")), name(by));
        let nobody = || "nobody’s doing".to_owned();
        let (victim, said, did) = (self.table.name(victim), said.unwrap_or_else(nobody), did.unwrap_or_else(nobody));
        let why = if said == did {
            format!("{victim} goes Out of Action, and the log names another weapon, cause or Turn than its Injury Roll")
        } else {
            format!("{victim} goes Out of Action by {did}, the log says by {said}")
        };
        self.broken("INJ-09", "felled_by", why);
    }

    /// A Glorious Deed is done once in a battle, by the model or the Warband that did it.
    pub(crate) fn claims(&mut self, event: &Value) {
        let (deed, Some(side)) = (event.text("deed").to_owned(), event.model("side")) else { return };
        let known = self.table.scenario.list("deeds").iter().find(|known| known.text("id") == deed).cloned();
        let name = known.as_ref().map_or_else(|| crate::phrase::plain(&deed), |known| known.text("name").to_owned());
        let warband = self.table.warband(side);
        if self.deeds.iter().any(|(done, _)| *done == deed) {
            self.broken("END-02", "deed_twice", format!("{warband} claims {name}, which was claimed before"));
        }
        match known {
            None => self.broken("END-02", "no_such_deed", format!("{warband} claims {name}, which the scenario lacks")),
            Some(known) => self.did(&known, side, event.model("model")),
        }
        self.deeds.push((deed, side));
    }

    /// The table said whose a Deed is, or nobody's.
    pub(crate) fn deed_set(&mut self, change: &Value) {
        if change.text("set") != "deed" {
            return;
        }
        let deed = change.text("deed");
        self.deeds.retain(|(done, _)| done != deed);
        self.deeds.extend(change.model("side").map(|side| (deed.to_owned(), side)));
    }

    fn did(&mut self, deed: &Value, side: usize, model: Option<usize>) {
        let name = deed.text("name");
        let whose = model.map_or_else(|| self.table.warband(side), |model| self.table.name(model));
        let member = |model: usize| self.table.models.get(model).is_some_and(|m| m.side == Some(side));
        if model.is_some_and(|model| !member(model)) {
            let warband = self.table.warband(side);
            return self.broken("END-02", "deed_side", format!("{whose} did {name} and is no model of {warband}"));
        }
        if self.feats.stated {
            return;
        }
        let sign = deed.of("sign");
        if sign.word() == "first_morale_passed" && self.feats.steady.first() != Some(&side) {
            let why = format!("{whose} claims {name} and was not the first to pass a Morale Check");
            return self.broken("END-02", "deed_not_done", why);
        }
        let (Some(model), Some((count, least))) = (model, self.takes(sign, model)) else { return };
        if count < least {
            let fell = if least == 1 { "a model".to_owned() } else { format!("{least} models") };
            let why = format!(
                "{} claims {name}, which takes {fell} Out of Action by it; the log tells of {count}",
                self.table.name(model)
            );
            self.broken("END-02", "deed_not_done", why);
        }
    }

    /// How many fell to the model as the Deed wants it, and how many must. `None` if the log does not prove it.
    fn takes(&self, sign: &Value, model: Option<usize>) -> Option<(usize, usize)> {
        let model = model?;
        // One that fell without anybody's doing may have been made to.
        let own = |kill: &&Kill| kill.by == Some(model) || kill.by.is_none() && self.table.enemies(model, kill.victim);
        let count = |fits: &dyn Fn(&Kill) -> bool| self.feats.kills.iter().filter(own).filter(|k| fits(k)).count();
        let said = sign.said();
        match sign.word() {
            "kills" => {
                let least = usize::try_from(said.number("count")).ok()?;
                let wants = |word: &str| said.list("if").iter().any(|c| c.as_str() == Some(word));
                let reach = ["melee", "ranged"].into_iter().find(|reach| wants(reach));
                Some((count(&|kill| reach.is_none_or(|reach| kill.reach == reach)), least))
            }
            "melee_kills_in_turn" => {
                let best = (0..=self.table.turn).map(|turn| count(&|k| k.turn == turn && k.reach == "melee")).max();
                Some((best.unwrap_or(0), said.whole().and_then(|n| usize::try_from(n).ok())?))
            }
            "kill_after_starting_down" => Some((count(&|kill| kill.began_down), 1)),
            "long_shot_kills_elite_in_cover" => Some((count(&|kill| kill.reach == "ranged"), 1)),
            _ => None,
        }
    }
}
