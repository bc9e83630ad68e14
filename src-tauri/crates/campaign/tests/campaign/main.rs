//! Records of campaigns, with literal dice, on the tables of the official pack.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::wildcard_enum_match_arm)]

mod annals;
mod book;
mod chart;
mod chronicle;
mod close;
mod correction;
mod course;
mod earlier;
mod honours;
mod map;
mod page;
mod paper;
mod phase;
mod properties;
mod purse;
mod rostered;
mod seasons;
mod seeded;
mod sign_up;
mod swiss;
mod trauma;
mod written;

use std::sync::LazyLock;

use nml_dice::Face;

use nml_campaign::*;
use nml_catalogue::throw::{Source, Throw};
use nml_catalogue::{Catalogue, Pack};
use nml_warband::RosterChange;
use nml_warband::result::*;

const REDOUBT: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const CHOIR: &str = "cccccccccccccccccccccccccccccccc";
const NINTH: &str = "99999999999999999999999999999999";
/// A side that does not belong to the campaign.
const STRANGER: &str = "0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e";
const BATTLE: &str = "b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1";

macro_rules! part {
    ($name:literal) => {
        serde_json::from_str(include_str!(concat!("../../../../../data/packs/official-1.0.2/", $name))).unwrap()
    };
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let pack = Pack {
        manifest: part!("pack.json"),
        items: part!("items.json"),
        keywords: part!("keywords.json"),
        factions: vec![
            part!("factions/black-grail.json"),
            part!("factions/court.json"),
            part!("factions/heretic-legions.json"),
            part!("factions/iron-sultanate.json"),
            part!("factions/new-antioch.json"),
            part!("factions/trench-pilgrims.json"),
        ],
        mercenaries: part!("mercenaries.json"),
        scenarios: vec![],
        trauma: part!("trauma.json"),
        campaign: part!("campaign.json"),
        skills: part!("skills.json"),
        exploration: part!("exploration.json"),
        maps: vec![],
    };
    Catalogue::new(pack).unwrap_or_else(|faults| panic!("{faults:?}"))
});

fn tables() -> Tables<'static> {
    Tables::from(&*CATALOGUE)
}

/// A book in which every command must be accepted.
struct Record {
    pub campaign: Campaign,
    pub rosters: Rosters,
}

impl Record {
    /// Two Warbands, the Seventh Redoubt and the Ashen Choir.
    pub fn new() -> Self {
        let genesis = Genesis {
            name: "The Ardent Mile".into(),
            pack: "0".repeat(64),
            ruleset: "official-1.0.2".into(),
            house: HouseRules::default(),
            map: None,
        };
        let mut record = Self { campaign: genesis.found().unwrap(), rosters: Rosters::new() };
        record.admit(REDOUBT, "The Seventh Redoubt", 0);
        record.admit(CHOIR, "The Ashen Choir", 0);
        record
    }

    pub fn admit(&mut self, warband: &str, name: &str, threshold_delta: i32) {
        self.say(Command::Admit { entry: entry(warband, name, threshold_delta) });
    }

    pub fn say(&mut self, command: Command) -> Vec<Event> {
        let tables = tables().with(&self.rosters);
        let open = options(tables, &self.campaign);
        assert!(admits(tables, &open, &command), "not among the options: {command:?}\n{:#?}", open.requests);
        let events = decide(tables, &self.campaign, &command).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        for event in &events {
            evolve(&mut self.campaign, event);
        }
        events
    }

    pub fn refuses(&self, command: &Command) -> String {
        let tables = tables().with(&self.rosters);
        let open = options(tables, &self.campaign);
        assert!(!admits(tables, &open, command), "among the options: {command:?}");
        decide(tables, &self.campaign, command).unwrap_err().code.to_owned()
    }

    pub fn plan(&mut self, battle: &str, warbands: &[&str]) {
        self.say(agreed(battle, warbands));
    }

    /// Rolls for a model of the Redoubt after [`BATTLE`].
    pub fn roll(&mut self, model: u32, shown: &[u8]) {
        self.say(roll(REDOUBT, model, shown));
    }

    pub fn answer(&mut self, model: u32, answer: Answer) {
        self.say(Command::Answer { battle: BATTLE.into(), warband: REDOUBT.into(), model: Some(model), answer });
    }

    /// All that is left after Trauma, and the signature.
    pub fn settle_at_the_table(&mut self, warband: &str) {
        let (battle, warband) = (BATTLE.to_owned(), warband.to_owned());
        let reason = "Written on paper".to_owned();
        self.say(Command::SetAside { battle: battle.clone(), warband: warband.clone(), step: false, reason });
        self.say(Command::Answer { battle, warband, model: None, answer: Answer::Sign });
    }

    pub fn case(&self, model: u32) -> &Case {
        let played = self.campaign.game(BATTLE).unwrap().played.as_ref().unwrap();
        played.aftermath.page(REDOUBT).unwrap().case(model).unwrap()
    }

    /// What became of a model of the Redoubt.
    pub fn fate(&self, model: u32) -> &[RosterChange] {
        let status = &self.case(model).status;
        let Status::Settled { changes } = status else { panic!("model {model} still waits: {status:?}") };
        changes
    }

    pub fn changes(&self, warband: &str) -> Vec<RosterChange> {
        let all = settlements(&self.campaign, BATTLE);
        all.into_iter().find(|settlement| settlement.warband == warband).unwrap().changes
    }
}

fn entry(warband: &str, name: &str, threshold_delta: i32) -> EnrolledWarband {
    EnrolledWarband {
        warband: warband.into(),
        name: name.into(),
        player: "Ines".into(),
        faction: "new-antioch".into(),
        threshold_delta,
        late_by: 0,
    }
}

fn agreed(battle: &str, warbands: &[&str]) -> Command {
    Command::Plan {
        battle: battle.into(),
        scenario: "claim-no-mans-land".into(),
        name: None,
        warbands: warbands.iter().map(|warband| (*warband).to_owned()).collect(),
        outsiders: Vec::new(),
        picked: Picked::Agreement,
        due: None,
    }
}

fn faces(shown: &[u8]) -> Vec<Face> {
    shown.iter().map(|face| Face::new(*face).unwrap()).collect()
}

fn throw(shown: &[u8]) -> Throw {
    Throw { faces: faces(shown), source: Source::Table }
}

fn roll(warband: &str, model: u32, shown: &[u8]) -> Command {
    let model = Some(model);
    Command::Roll { battle: BATTLE.into(), warband: warband.into(), model, faces: faces(shown), source: Source::Table }
}

/// A model taken Out of Action in Turn 3, by the other Warband's model 4.
fn casualty(model: u32, entry: &str, elite: bool, by: Option<&str>) -> Casualty {
    Casualty {
        model,
        entry: entry.into(),
        name: format!("{entry} {model}"),
        elite,
        turn: 3,
        by: by.map(|warband| Foe { warband: warband.into(), model: Some(4), weapon: Some("sword-axe".into()) }),
    }
}

/// A chart without anything in it: three scars to bear, all experience open.
fn chart(model: u32) -> Chart {
    Chart { model, scar_limit: 3, experience_room: 18, ..Chart::default() }
}

/// A side of ten models.
fn side(warband: &str, vp: u16, outcome: Outcome, casualties: Vec<Casualty>) -> SideResult {
    let (outsider, coalition) = (None, None);
    let warband = warband.to_owned();
    SideResult {
        warband,
        outsider,
        coalition,
        vp: Some(vp),
        outcome,
        conceded: false,
        deeds: Vec::new(),
        casualties,
        took_part: (1..=10).collect(),
        used_up: Vec::new(),
        left: Vec::new(),
        fell_untold: false,
        deeds_untold: false,
    }
}

fn facts(side: &SideResult, strongbox: u32) -> RosterFacts {
    RosterFacts {
        warband: side.warband.clone(),
        strongbox,
        sat_out: Vec::new(),
        charts: side.casualties.iter().map(|casualty| chart(casualty.model)).collect(),
        roster: None,
        gains: Vec::new(),
        spoils: Vec::new(),
    }
}

/// The record of a battle after which both Warbands have 90 and 55 ducats, and no scar.
fn record(battle: &str, sides: Vec<SideResult>) -> Command {
    let result = ended(battle, sides);
    let rosters = result.members().zip([90, 55, 0, 0]).map(|(side, ducats)| facts(side, ducats)).collect();
    Command::Record { result, rosters }
}

/// A battle of four Turns.
fn ended(battle: &str, sides: Vec<SideResult>) -> BattleResult {
    BattleResult { battle: battle.into(), turns: 4, played: None, attacker: None, untold: false, sides }
}

/// Sets the chart of the first casualty of the first side.
fn with_chart(mut command: Command, chart: Chart) -> Command {
    if let Command::Record { rosters, .. } = &mut command {
        rosters[0].charts[0] = chart;
    }
    command
}
