//! A campaign of several Warbands in the window's book, with battles filed by their results.

use serde_json::{Value, json};

use super::session::Window;

/// A campaign, through the calls of the page.
pub struct Season<'w> {
    /// Where it is played.
    pub window: &'w Window,
    /// The campaign's stream.
    pub campaign: String,
}

/// A side of a battle: who, victory points, and who fell by whom, by their places on the sheet.
pub type Side<'s> = (&'s str, u16, &'s [(usize, usize)]);

/// What a battle was besides its sides.
#[derive(Clone, Copy, Default)]
pub struct Filed<'s> {
    /// The second side attacked.
    pub attacked: bool,
    /// The first model of the first side did the Glorious Deed Sniper.
    pub deed: bool,
    /// The day, such as `2026-04-30`.
    pub day: Option<&'s str>,
}

impl<'w> Season<'w> {
    /// The sample's campaign.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn of_sample(window: &'w Window) -> Self {
        let campaign = text(&window.told("campaigns", Value::Null)[0]["id"]);
        Self { window, campaign }
    }

    /// The stream of the Warband with this name.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn id(&self, name: &str) -> String {
        let all = self.window.told("warbands", Value::Null);
        let line = list(&all).into_iter().find(|line| line["name"] == name);
        line.map_or_else(|| self.window.fail(&format!("no {name}")), |line| text(&line["id"]))
    }

    /// Musters a Warband with these models and takes it in; nobody commands it: it is only mustered.
    ///
    /// # Panics
    /// When the app refuses any of it.
    pub fn joins(&self, name: &str, faction: &str, player: &str, models: &[&str]) -> String {
        let new = json!({ "name": name, "faction": faction, "variant": null });
        let id = text(&self.window.told("warband_muster", new)["id"]);
        for entry in models {
            let edit = json!({ "kind": "add_model", "entry": entry });
            let _ = self.window.told("warband_edit", json!({ "warband": id, "edit": edit }));
        }
        if !player.is_empty() {
            let joins = json!({ "campaign": self.campaign, "warband": id, "player": player });
            let _ = self.window.told("campaign_admit", joins);
        }
        id
    }

    /// Where on the sheet the model of this name stands.
    ///
    /// # Panics
    /// If the Warband has none.
    #[must_use]
    pub fn place(&self, warband: &str, model: &str) -> usize {
        let sheet = self.window.told("battle_sheet_open", json!({ "campaign": self.campaign }));
        let place = on_sheet(&sheet, &self.id(warband)).iter().position(|one| one["name"] == model);
        place.unwrap_or_else(|| self.window.fail(&format!("no {model} in {warband}")))
    }

    /// Files a battle: its aftermath is open then. Gives its id.
    ///
    /// # Panics
    /// When the app refuses it.
    pub fn file(&self, scenario: &str, sides: [Side<'_>; 2], how: Filed<'_>) -> String {
        let sheet = self.window.told("battle_sheet_open", json!({ "campaign": self.campaign }));
        let ids = sides.map(|(name, ..)| self.id(name));
        let there = ids
            .each_ref()
            .map(|id| -> Vec<Value> { on_sheet(&sheet, id).into_iter().map(|model| model["id"].clone()).collect() });
        let shown = sides.iter().enumerate().map(|(at, (_, vp, fell))| {
            let (own, foes) = (&there[at], &there[1 - at]);
            let fell = fell.iter().map(
                |(model, by)| json!({ "model": own[*model], "turn": 3, "by": { "side": 1 - at, "model": foes[*by] } }),
            );
            let deeds = if how.deed && at == 0 { json!([{ "deed": "sniper", "model": own[0] }]) } else { json!([]) };
            json!({
                "who": { "is": "warband", "warband": ids[at] }, "vp": vp, "took_part": own,
                "fell": fell.collect::<Vec<_>>(), "deeds": deeds,
            })
        });
        let battle = json!({
            "sides": shown.collect::<Vec<_>>(), "scenario": scenario, "turns": 5, "played": how.day,
            "attacker": if how.attacked { json!(1) } else { Value::Null },
        });
        let filed = self.window.told("battle_sheet_file", json!({ "campaign": self.campaign, "battle": battle }));
        text(&filed["battle"])
    }

    /// Files a battle and closes its aftermath, settled at the table.
    ///
    /// # Panics
    /// When the app refuses any of it.
    pub fn fights(&self, scenario: &str, sides: [Side<'_>; 2], how: Filed<'_>) -> String {
        let battle = self.file(scenario, sides, how);
        self.window.close_aftermath(&battle);
        battle
    }

    /// The line of the standings of the Warband with this name.
    ///
    /// # Panics
    /// If it has none.
    #[must_use]
    pub fn line(&self, name: &str) -> Value {
        let page = self.window.told("campaign", json!({ "campaign": self.campaign }));
        let line = list(&page["standings"]).into_iter().find(|line| line["name"] == name);
        line.unwrap_or_else(|| self.window.fail(&format!("no line of {name}")))
    }
}

/// The models of a Warband on the sheet.
fn on_sheet(sheet: &Value, warband: &str) -> Vec<Value> {
    let line = list(&sheet["warbands"]).into_iter().find(|one| one["id"] == warband).unwrap_or_default();
    list(&line["models"])
}

fn text(value: &Value) -> String {
    value.as_str().map(str::to_owned).unwrap_or_default()
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}
