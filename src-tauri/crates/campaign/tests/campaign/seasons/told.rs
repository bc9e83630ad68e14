//! A campaign as players tell it: who mustered what, which dice fell, and the standings after each game.

use super::*;
use nml_warband::Price;

pub(super) const FIRST: &str = "11111111111111111111111111111111";
pub(super) const SECOND: &str = "22222222222222222222222222222222";
pub(super) const THIRD: &str = "33333333333333333333333333333333";
pub(super) const FOURTH: &str = "44444444444444444444444444444444";

/// A campaign on its way, and the battle whose aftermath is told.
pub(super) struct Tale {
    annals: Annals,
    battle: String,
}

/// Where a Warband stands between two games.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Stand {
    pub strongbox: u32,
    pub glory: u32,
    /// Ducats that its models are worth with options and kit.
    pub worth: u32,
    /// The Threshold Value and the Field Strength of its next game.
    pub next: (u32, u16),
    /// Games fought, and Campaign Victory Points.
    pub games: u16,
    pub points: u32,
}

impl Tale {
    pub fn new(warbands: [&str; 3]) -> Self {
        let start = warbands.map(|warband| (warband.to_owned(), Roster::default()));
        let genesis = Genesis { house: HouseRules::default(), ..genesis() };
        Self { annals: Annals::of(1, genesis, start.into()), battle: String::new() }
    }

    /// A Warband buys these models with their options and kit, and has this many ducats left of its 700.
    pub fn musters(&mut self, of: (&str, &str, &str), choices: &[(&str, &str)], models: &[Recruit<'_>], left: u32) {
        let (warband, name, faction) = of;
        let choices = choices.iter().map(|(choice, value)| ((*choice).to_owned(), (*value).to_owned())).collect();
        let genesis = warband::Genesis {
            name: name.to_owned(),
            faction: faction.to_owned(),
            choices,
            campaign: true,
            ..warband::Genesis::default()
        };
        let roster = genesis.found().unwrap();
        self.annals.start.insert(warband.to_owned(), roster.clone());
        self.annals.book.rosters.insert(warband.to_owned(), roster);
        for (model, (entry, options, items)) in (1..).zip(models) {
            let price = None;
            self.annals.own(warband, warband::Command::AddModel { entry: (*entry).into(), name: None, price });
            for option in *options {
                self.annals.own(warband, warband::Command::AddOption { model, option: (*option).into(), price });
            }
            for item in *items {
                let item = (*item).into();
                self.annals.own(warband, warband::Command::BuyItem { model, item, faction: None, price });
            }
        }
        let report = warband::check(self.roster(warband), &CATALOGUE);
        assert_eq!((report.legal, report.total_ducats), (true, 700 - left), "{name}: {:#?}", report.violations);
        self.annals.own(warband, warband::Command::CloseMuster { strongbox: left, glory: 0 });
        let mut entry = entry(warband, name, 0);
        entry.faction = faction.to_owned();
        self.annals.say(Command::Admit { entry });
    }

    pub fn roster(&self, warband: &str) -> &Roster {
        &self.annals.book.rosters[warband]
    }

    pub fn campaign(&self) -> &Campaign {
        &self.annals.book.campaign
    }

    /// The life of everybody and everything of a Warband.
    pub fn lives(&self, warband: &str) -> Lives {
        let entries = (1..).zip(&self.annals.entries).filter_map(|(seq, entry)| match entry {
            Entry::Warband { warband: of, events, .. } if of == warband => {
                Some(Written { seq, events: events.iter().collect() })
            }
            Entry::Warband { .. } | Entry::Campaign { .. } => None,
        });
        lives(&self.annals.start[warband], entries, &[self.campaign()], warband)
    }

    /// A side with all who are not to miss the game.
    pub fn side(&self, warband: &str, outcome: Outcome, vp: u16) -> SideResult {
        let roster = self.roster(warband).enlisted();
        let took_part = roster.members().filter(|model| !model.misses_next_game).map(|model| model.id).collect();
        SideResult { took_part, ..side(warband, vp, outcome, Vec::new()) }
    }

    /// A battle is planned, and written down as it ended.
    pub fn fight(&mut self, battle: &str, scenario: &str, turns: u8, sides: Vec<SideResult>) {
        battle.clone_into(&mut self.battle);
        let (members, guests): (Vec<_>, Vec<_>) = sides.iter().partition(|side| side.outsider.is_none());
        let outsider = |side: &SideResult| Outsider { id: side.warband.clone(), name: side.outsider.clone().unwrap() };
        self.annals.say(Command::Plan {
            battle: battle.into(),
            scenario: scenario.into(),
            name: None,
            warbands: members.iter().map(|side| side.warband.clone()).collect(),
            outsiders: guests.into_iter().map(outsider).collect(),
            picked: Picked::Agreement,
            due: None,
        });
        let result = BattleResult { battle: battle.into(), turns, sides, untold: false, attacker: None, played: None };
        self.annals.say(Command::Record { result, rosters: Vec::new() });
    }

    pub fn throws(&mut self, warband: &str, model: Option<u32>, shown: &[u8]) {
        let (battle, warband) = (self.battle.clone(), warband.to_owned());
        self.annals.say(Command::Roll { battle, warband, model, faces: faces(shown), source: Source::Table });
    }

    pub fn says(&mut self, warband: &str, model: Option<u32>, answer: Answer) {
        let (battle, warband) = (self.battle.clone(), warband.to_owned());
        self.annals.say(Command::Answer { battle, warband, model, answer });
    }

    /// Promotion Dice: this many for each, and what they show in that order.
    pub fn promotes(&mut self, warband: &str, dice: &[(u32, u8)], shown: &[(u32, u8)]) {
        let dice = dice.iter().map(|(model, dice)| Allotment { model: *model, dice: *dice }).collect();
        self.says(warband, None, Answer::Allot { dice });
        for (model, face) in shown {
            self.throws(warband, Some(*model), &[*face]);
        }
    }

    /// An Advancement: two tables, two dice for each, and the Skill.
    pub fn advances(&mut self, warband: &str, model: u32, tables: [&str; 2], shown: [u8; 4], skill: &str) {
        self.says(warband, Some(model), Answer::Tables { tables: tables.map(str::to_owned).to_vec() });
        self.throws(warband, Some(model), &shown);
        self.says(warband, Some(model), Answer::Learn { skill: skill.into() });
    }

    /// No Reinforcements; a table if there is a choice, dice, and what is done at the Location that they find.
    pub fn explores(&mut self, warband: &str, table: Option<&str>, shown: &[u8], option: Option<&str>) {
        self.says(warband, None, Answer::Pass);
        if let Some(table) = table {
            self.says(warband, None, Answer::Table { table: table.into() });
        }
        self.throws(warband, None, shown);
        self.says(warband, None, Answer::Done);
        if let Some(option) = option {
            self.says(warband, None, Answer::Option { option: option.into() });
        }
    }

    pub fn takes(&mut self, warband: &str, items: &[&str]) {
        self.says(warband, None, Answer::Take { ids: items.iter().map(|item| (*item).to_owned()).collect() });
    }

    fn trades(&mut self, warband: &str, command: warband::Command) {
        let (battle, warband, command) = (self.battle.clone(), warband.to_owned(), Box::new(command));
        self.annals.say(Command::Trade { battle, warband, command });
    }

    pub fn recruits(&mut self, warband: &str, entry: &str, ducats: u32) {
        let price = Some(Price { ducats, glory: 0 });
        self.trades(warband, warband::Command::AddModel { entry: entry.into(), name: None, price });
    }

    pub fn buys(&mut self, warband: &str, model: u32, item: &str, ducats: u32, glory: u32) {
        let price = Some(Price { ducats, glory });
        self.trades(warband, warband::Command::BuyItem { model, item: item.into(), faction: None, price });
    }

    /// Sells what costs this many ducats new.
    pub fn sells(&mut self, warband: &str, model: Option<u32>, item: &str, ducats: u32) {
        let price = Some(Price { ducats, glory: 0 });
        self.trades(warband, warband::Command::SellItem { model, item: item.into(), faction: None, price });
    }

    pub fn issues(&mut self, warband: &str, model: u32, item: &str) {
        self.trades(warband, warband::Command::IssueItem { model, item: item.into() });
    }

    pub fn stores(&mut self, warband: &str, model: u32, item: &str) {
        self.trades(warband, warband::Command::StoreItem { model, item: item.into() });
    }

    pub fn hires(&mut self, warband: &str, mercenary: &str, glory: u32) {
        let price = Some(Price { ducats: 0, glory });
        self.trades(warband, warband::Command::Hire { mercenary: mercenary.into(), price });
    }

    pub fn dismisses(&mut self, warband: &str, mercenary: &str) {
        self.trades(warband, warband::Command::Dismiss { mercenary: mercenary.into() });
    }

    pub fn retires(&mut self, warband: &str, model: u32) {
        self.trades(warband, warband::Command::RemoveModel { model });
    }

    /// The end of the Quartermaster Step, or of the recruits.
    pub fn is_done(&mut self, warband: &str) {
        self.says(warband, None, Answer::Done);
    }

    /// Everybody agrees, and the rosters change.
    pub fn closes(&mut self) {
        let game = self.annals.book.campaign.game(&self.battle).unwrap();
        for Entrant { warband, .. } in game.entrants.clone() {
            self.says(&warband, None, Answer::Sign);
        }
        self.annals.say(Command::Close { battle: self.battle.clone() });
    }

    /// A Warband begins like this.
    pub fn begins(&mut self, warband: &str, roster: Roster) {
        self.annals.start.insert(warband.to_owned(), roster.clone());
        self.annals.book.rosters.insert(warband.to_owned(), roster);
    }

    /// Something between two games.
    pub fn between(&mut self, warband: &str, command: warband::Command) {
        self.annals.own(warband, command);
    }

    /// What is asked of a Warband now.
    pub fn asked(&self, warband: &str) -> Ask {
        let all = requests(self.annals.book.tables(), &self.annals.book.campaign, &self.battle);
        all.into_iter().find(|request| request.warband == warband).unwrap().ask
    }

    pub fn stand(&self, warband: &str) -> Stand {
        let campaign = &self.annals.book.campaign;
        let (roster, next) = (self.roster(warband), limits(&CATALOGUE, campaign, warband).unwrap());
        let standing = standings(campaign).into_iter().find(|standing| standing.warband == warband).unwrap();
        Stand {
            strongbox: roster.strongbox,
            glory: roster.glory,
            worth: warband::check(roster, &CATALOGUE).total_ducats,
            next: (next.threshold, next.field_strength),
            games: standing.games,
            points: standing.points,
        }
    }

    /// Experience and Battle Scars of a model.
    pub fn veteran(&self, warband: &str, model: u32) -> (u8, u8) {
        let model = self.roster(warband).members().find(|known| known.id == model).unwrap();
        (model.experience, model.scars)
    }

    /// Who leads, with their points.
    pub fn order(&self) -> Vec<(String, u32)> {
        standings(&self.annals.book.campaign).into_iter().map(|line| (line.name, line.points)).collect()
    }
}

/// A Warband entry with its options and kit.
pub(super) type Recruit<'r> = (&'r str, &'r [&'r str], &'r [&'r str]);

pub(super) fn deed(id: &str, model: u32) -> Deed {
    Deed { deed: id.into(), model: Some(model), glory: 1, promotion_dice: 1, leader_experience: false }
}

pub(super) fn ranking(lines: [(&str, u32); 3]) -> Vec<(String, u32)> {
    lines.map(|(name, points)| (name.to_owned(), points)).to_vec()
}
