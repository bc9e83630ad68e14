#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
//! Records of campaigns, with literal dice, on the tables of the official pack.

mod chart;
mod course;
mod page;
mod properties;
mod trauma;

use std::sync::LazyLock;

use nml_dice::Face;

use super::*;
use crate::catalogue::{Progression, Trauma};
use crate::throw::{Source, Throw};
use crate::warband::Change;

pub const REDOUBT: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
pub const CHOIR: &str = "cccccccccccccccccccccccccccccccc";
pub const NINTH: &str = "99999999999999999999999999999999";
pub const BATTLE: &str = "b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1";

static TRAUMA: LazyLock<Trauma> = LazyLock::new(|| {
    let text = include_str!("../../../../../../data/packs/official-1.0.2/trauma.json");
    serde_json::from_str(text).unwrap()
});
static PROGRESSION: LazyLock<Progression> = LazyLock::new(|| {
    let text = include_str!("../../../../../../data/packs/official-1.0.2/campaign.json");
    serde_json::from_str(text).unwrap()
});

pub fn tables() -> Tables<'static> {
    Tables { trauma: &TRAUMA, progression: &PROGRESSION }
}

/// A book in which every command must be accepted.
pub struct Record {
    pub campaign: Campaign,
}

impl Record {
    /// Two Warbands, the Seventh Redoubt and the Ashen Choir.
    pub fn new() -> Self {
        let genesis = Genesis {
            name: "The Ardent Mile".into(),
            pack: "0".repeat(64),
            ruleset: "official-1.0.2".into(),
            house: House::default(),
        };
        let mut record = Self { campaign: genesis.found().unwrap() };
        record.admit(REDOUBT, "The Seventh Redoubt", 0);
        record.admit(CHOIR, "The Ashen Choir", 0);
        record
    }

    pub fn admit(&mut self, warband: &str, name: &str, threshold_delta: i32) {
        self.say(Command::Admit { entry: entry(warband, name, threshold_delta) });
    }

    pub fn say(&mut self, command: Command) -> Vec<Event> {
        let open = options(tables(), &self.campaign);
        assert!(admits(&open, &command), "not among the options: {command:?}");
        let events = decide(tables(), &self.campaign, &command).unwrap_or_else(|no| panic!("{command:?}: {no}"));
        for event in &events {
            evolve(&mut self.campaign, event);
        }
        events
    }

    pub fn refuses(&self, command: &Command) -> String {
        let open = options(tables(), &self.campaign);
        assert!(!admits(&open, command), "among the options: {command:?}");
        decide(tables(), &self.campaign, command).unwrap_err().code.into_owned()
    }

    pub fn plan(&mut self, battle: &str, warbands: &[&str]) {
        self.say(agreed(battle, warbands));
    }

    /// Rolls for a model of the Redoubt after [`BATTLE`].
    pub fn roll(&mut self, model: u32, shown: &[u8]) {
        self.say(roll(REDOUBT, model, shown));
    }

    pub fn answer(&mut self, model: u32, answer: Answer) {
        self.say(Command::Answer { battle: BATTLE.into(), warband: REDOUBT.into(), model, answer });
    }

    pub fn case(&self, model: u32) -> &Case {
        let played = self.campaign.game(BATTLE).unwrap().played.as_ref().unwrap();
        played.aftermath.page(REDOUBT).unwrap().case(model).unwrap()
    }

    /// What became of a model of the Redoubt.
    pub fn fate(&self, model: u32) -> &[Change] {
        let status = &self.case(model).status;
        let Status::Settled { changes } = status else { panic!("model {model} still waits: {status:?}") };
        changes
    }

    pub fn changes(&self, warband: &str) -> Vec<Change> {
        let all = settlements(&self.campaign, BATTLE);
        all.into_iter().find(|settlement| settlement.warband == warband).unwrap().changes
    }
}

pub fn entry(warband: &str, name: &str, threshold_delta: i32) -> Entry {
    Entry {
        warband: warband.into(),
        name: name.into(),
        player: "Ines".into(),
        faction: "new-antioch".into(),
        threshold_delta,
    }
}

pub fn agreed(battle: &str, warbands: &[&str]) -> Command {
    Command::Plan {
        battle: battle.into(),
        scenario: "claim-no-mans-land".into(),
        name: None,
        warbands: warbands.iter().map(|warband| (*warband).to_owned()).collect(),
        picked: Picked::Agreement,
    }
}

pub fn faces(shown: &[u8]) -> Vec<Face> {
    shown.iter().map(|face| Face::new(*face).unwrap()).collect()
}

pub fn throw(shown: &[u8]) -> Throw {
    Throw { faces: faces(shown), source: Source::Table }
}

pub fn roll(warband: &str, model: u32, shown: &[u8]) -> Command {
    Command::Roll { battle: BATTLE.into(), warband: warband.into(), model, faces: faces(shown), source: Source::Table }
}

/// A model taken Out of Action in Turn 3, by the other Warband's model 4.
pub fn casualty(model: u32, entry: &str, elite: bool, by: Option<&str>) -> Casualty {
    Casualty {
        model,
        entry: entry.into(),
        name: format!("{entry} {model}"),
        elite,
        turn: 3,
        by: by.map(|warband| Foe { warband: warband.into(), model: 4, weapon: Some("sword-axe".into()) }),
    }
}

/// A chart without anything in it: three scars to bear, all experience open.
pub fn chart(model: u32) -> Chart {
    Chart { model, scar_limit: 3, experience_room: 18, ..Chart::default() }
}

/// A side of ten models.
pub fn side(warband: &str, vp: u16, outcome: Outcome, casualties: Vec<Casualty>) -> SideResult {
    SideResult { warband: warband.into(), vp, outcome, deeds: Vec::new(), casualties, took_part: (1..=10).collect() }
}

pub fn facts(side: &SideResult, strongbox: u32) -> RosterFacts {
    RosterFacts {
        warband: side.warband.clone(),
        strongbox,
        sat_out: Vec::new(),
        charts: side.casualties.iter().map(|casualty| chart(casualty.model)).collect(),
    }
}

/// The record of a battle after which both Warbands have 90 and 55 ducats, and no scar.
pub fn record(battle: &str, sides: Vec<SideResult>) -> Command {
    let rosters = sides.iter().zip([90, 55, 0]).map(|(side, ducats)| facts(side, ducats)).collect();
    Command::Record { result: BattleResult { battle: battle.into(), turns: 4, sides }, rosters }
}

/// Sets the chart of the first casualty of the first side.
pub fn with_chart(mut command: Command, chart: Chart) -> Command {
    if let Command::Record { rosters, .. } = &mut command {
        rosters[0].charts[0] = chart;
    }
    command
}
