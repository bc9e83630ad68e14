//! Log ids in the game's words.

use serde_json::Value;

use crate::goal::Goal;
use crate::json::Read;
use crate::table::{Table, attack_of};

/// A row of the injury table.
pub(crate) fn row(row: &str) -> &str {
    match row {
        "no_effect" => "No Effect",
        "minor_hit" => "Minor Hit",
        "down" => "Down",
        "out_of_action" => "Out of Action",
        other => other,
    }
}

/// What a Success Roll comes to.
pub(crate) fn result(result: &str) -> &str {
    match result {
        "critical" => "a Critical Success",
        "success" => "a success",
        "failure" => "a failure",
        _ => "neither success nor failure",
    }
}

/// An ACTION that moves.
pub(crate) fn kind(kind: &str) -> &str {
    match kind {
        "move" => "Move",
        "charge" => "Charge",
        "retreat" => "Retreat",
        other => other,
    }
}

/// Faces of dice, as one says them.
pub(crate) fn faces(faces: &[i64]) -> String {
    faces.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// An id as words.
pub(crate) fn plain(id: &str) -> String {
    id.replace(['-', '_'], " ")
}

/// What a command does.
pub(crate) fn does(does: &str) -> String {
    let said = match does {
        "roll" => "dice are rolled",
        "activate" | "activate_together" => "a model is Activated",
        "end_activation" => "the Activation is ended",
        "move" => "a model moves",
        "charge" => "a Charge begins",
        "end_charge" => "a Charge ends",
        "retreat" => "a Retreat begins",
        "dash" => "a Dash begins",
        "shoot" => "a shot is taken",
        "fight" => "a model fights",
        "react" => "a model strikes at one that Retreats",
        "spend" | "spend_first" => "markers are spent",
        "deploy" => "a model is set up",
        "control" => "the objectives are counted",
        "flee" => "a Warband chooses to flee or not",
        "enough" => "something is let go",
        "use" => "an ACTION is taken",
        "deed" => "a Glorious Deed is claimed",
        "choose_zone" => "a zone is chosen",
        "choose_first" => "it is said who goes first",
        "hold_back" => "a model is held back",
        "agree" => "a rule is read otherwise",
        "stand" => "it is said what a model stands on",
        "move_as" => "it is said how a model moves",
        "put" => "a model is put elsewhere",
        "caught" => "it is said who is caught",
        "pick" | "pick_enemy" | "pick_friend" => "a model is picked",
        "call" => "something is called on",
        "regenerate" => "a model regenerates",
        "partner" => "the other of a Fireteam acts",
        other => return format!("the log goes on with “{}”", plain(other)),
    };
    said.to_owned()
}

impl Table {
    /// An attack: whose, with what, at whom.
    pub(crate) fn attack_said(&self, attack: &Value) -> String {
        let attacker = attack.model("attacker").unwrap_or(usize::MAX);
        let weapon = self.weapon_said(attacker, attack.text("weapon"));
        let at = match Goal::read(attack) {
            Some(Goal::Model(target)) => self.name(target),
            Some(Goal::Point(_)) | None => "a point".to_owned(),
        };
        let what = if attack.text("range") == "ranged" { "shot" } else { "blow" };
        format!("the {what} of {} at {at} with {weapon}", self.name(attacker))
    }

    pub(crate) fn weapon_said(&self, model: usize, id: &str) -> String {
        self.weapon(model, id).map_or_else(|| plain(id), |weapon| weapon.text("name").to_owned())
    }

    /// A roll that is asked for.
    pub(crate) fn roll_said(&self, asks: &Value) -> String {
        let of = |what: &str, key: &str| match asks.model(key) {
            Some(model) => format!("{what} of {}", self.name(model)),
            None => what.to_owned(),
        };
        let attack = attack_of(asks);
        match (asks.text("ask"), asks.of("purpose").word()) {
            ("success", "attack") => self.attack_said(attack),
            ("success", "dash") => of("the Dash", "model"),
            ("success", "dive") => of("the Diving Charge", "model"),
            ("success", _) => of("the Success Roll", "model"),
            ("injury", _) if attack.is_null() => of("the Injury Roll", "victim").replacen(" of ", " on ", 1),
            ("injury", _) => {
                let victim = asks.model("victim").map_or_else(String::new, |victim| self.name(victim));
                format!("the Injury Roll on {victim} for {}", self.attack_said(attack))
            }
            ("charge_bonus", _) => of("the Charge Bonus", "model"),
            ("evade_roll", _) => of("the die for the step aside", "model"),
            ("push_roll", _) => of("the die for the push", "model"),
            ("into_melee" | "draw_victim", _) => "the die that says whom a shot into melee goes at".to_owned(),
            ("morale", _) => match asks.model("side") {
                Some(side) => format!("the Morale Check of {}", self.warband(side)),
                None => "the Morale Check".to_owned(),
            },
            (ask, _) if ask.ends_with("roll_off") => "the roll-off".to_owned(),
            _ => "the roll".to_owned(),
        }
    }

    /// What is still to be done, as the log asked for it.
    pub(crate) fn still(&self, asks: &Value) -> String {
        let model = || asks.model("model").or_else(|| asks.model("attacker"));
        let name = || model().map_or_else(|| "a model".to_owned(), |model| self.name(model));
        match asks.text("ask") {
            "act" => format!("{} is Activated and has not ended its Activation", name()),
            "activate" => "a model has to be Activated".to_owned(),
            "more_attacks" => format!("{} may attack again", name()),
            "end_charge" => format!("the Charge of {} has not ended", name()),
            "dash_move" => format!("the move of the Dash of {} is still to be made", name()),
            "retreat_move" => format!("the move of the Retreat of {} is still to be made", name()),
            "reactions" => format!("enemies may still strike at {}, who Retreats", name()),
            "put" => format!("{} has still to be put where it stands", name()),
            "caught" => "it has still to be said whom the BLAST catches".to_owned(),
            "scatter" => "it has still to be said where the shot goes astray".to_owned(),
            "pick_friend" | "pick_enemy" => "it has still to be said whom the shot into melee goes at".to_owned(),
            "deploy" => "a model has to be set up".to_owned(),
            "choose_zone" => "a zone has to be chosen".to_owned(),
            "choose_first" => "it has still to be said who Activates first".to_owned(),
            "morale_order" => "it has still to be said who checks Morale first".to_owned(),
            "flee_or_shaken" => "a Warband has still to choose between flight and Shaken".to_owned(),
            "control" => "the objectives have still to be counted".to_owned(),
            "success"
            | "injury"
            | "charge_bonus"
            | "evade_roll"
            | "push_roll"
            | "into_melee"
            | "draw_victim"
            | "morale"
            | "zone_roll_off"
            | "deploy_roll_off"
            | "initiative_roll_off" => {
                format!("{} is still to be made", self.roll_said(asks))
            }
            "content" => format!("{} still asks something", asks.text("source")),
            "scenario" => "the scenario still asks something".to_owned(),
            other => format!("the log still asks for “{}”", plain(other)),
        }
    }

    /// Who acts at a question.
    pub(crate) fn actor(&self, asks: &Value) -> Option<String> {
        let attacker = attack_of(asks).model("attacker");
        let model = attacker.or_else(|| ["model", "attacker", "victim"].iter().find_map(|key| asks.model(key)));
        let model = model.filter(|_| asks.text("ask") != "reactions").map(|model| self.name(model));
        model.or_else(|| asks.model("side").map(|side| self.warband(side)))
    }
}
