//! A book with a campaign and its Warbands, and a generator that answers what is asked, or says anything at all.

use std::collections::BTreeMap;

use super::properties::Chance;
use super::*;
use nml_catalogue::ExplorationSkill;
use nml_warband::{self as warband, Learned, Model, Price, Roster};

fn model(id: u32, entry: &str, items: &[&str], skills: &[&str]) -> Model {
    let items = items.iter().map(|item| (*item).to_owned()).collect();
    let skills = skills.iter().map(|skill| Learned::from(*skill)).collect();
    Model { id, entry: entry.into(), items, skills, ..Model::default() }
}

fn found(location: &str, option: &str, owed: bool) -> warband::Found {
    warband::Found { location: location.into(), option: Some(option.into()), battle: None, owed }
}

fn roster(faction: &str, patron: &str, models: Vec<Model>) -> Roster {
    Roster {
        name: faction.into(),
        faction: faction.into(),
        campaign: true,
        mustered: true,
        strongbox: 120,
        glory: 12,
        next_model: 1 + u32::try_from(models.len()).unwrap(),
        models,
        choices: [("patron".to_owned(), patron.to_owned())].into(),
        ..Roster::default()
    }
}

/// Two Warbands with Skills, finds and kit that act between battles.
pub(super) fn rosters() -> Rosters {
    let antioch = vec![
        model(1, "lieutenant", &["pistol", "sword-axe"], &["war-luck", "glory-hound"]),
        Model { experience: 1, ..model(2, "trench-cleric", &["sword-axe"], &["single-breath"]) },
        Model { scars: 1, ..model(3, "sniper-priest", &["sniper-rifle"], &["tis-but-a-scratch", "show-off"]) },
        model(4, "combat-medic", &["pistol"], &[]),
        model(5, "yeoman", &["bolt-action-rifle"], &[]),
        model(6, "yeoman", &["trench-knife"], &[]),
        model(7, "shocktrooper", &["reinforced-armour"], &[]),
    ];
    let pilgrims = vec![
        model(1, "war-prophet", &["pistol", "sword-axe"], &["war-stories", "scavenger"]),
        Model { experience: 6, ..model(2, "castigator", &["sword-axe"], &["pennies-from-heaven", "aureate-skin"]) },
        Model { experience: 5, ..model(3, "communicant", &["great-hammer-maul"], &["bad-company"]) },
        Model { promoted: true, experience: 3, ..model(4, "trench-pilgrim", &["musket"], &["friends-in-high-places"]) },
        Model { promoted: true, ..model(5, "trench-pilgrim", &["standard-armour"], &[]) },
        model(6, "trench-pilgrim", &["trench-knife"], &[]),
        model(7, "ecclesiastic-prisoner", &[], &[]),
    ];
    let mut redoubt = roster("new-antioch", "temporal-lord", antioch);
    redoubt.arsenal =
        ["field-hospital", "resurrection-engine", "curative-fluids", "shovel"].map(str::to_owned).to_vec();
    redoubt.found = vec![found("trench-merchant", "trade", false), found("treasure-of-the-holies", "gain", true)];
    redoubt.mercenaries = ["observer", "witchburner"].map(str::to_owned).to_vec();
    redoubt.exploration_skills = vec![ExplorationSkill::Seek, ExplorationSkill::Lucky, ExplorationSkill::Duplicate];
    let mut choir = roster("trench-pilgrims", "warrior-saint", pilgrims);
    let costly = warband::Injury { id: "expensive-treatment".into(), noted: None, battle: None };
    choir.models[1].injuries.push(costly);
    choir.arsenal = ["salvaged-resurrection-machine", "salvage-golem"].map(str::to_owned).to_vec();
    choir.found = vec![found("pot-of-manna", "gain", false)];
    choir.failed_promotions = 4;
    [(REDOUBT.to_owned(), redoubt), (CHOIR.to_owned(), choir)].into()
}

/// A book with a campaign and its two Warbands.
#[derive(Clone)]
pub(super) struct Book {
    pub chance: Chance,
    pub campaign: Campaign,
    pub rosters: Rosters,
    pub battles: usize,
    /// Work on a roster keeps to the rules, and a Force to its limits; anything else is tried.
    pub lawful: bool,
}

impl Book {
    /// Both Warbands have fought up to nine games, so that every Exploration table is reached.
    pub fn new(seed: u64) -> Self {
        let mut record = Record::new();
        record.campaign.house.games = 200;
        for earlier in 0..[0, 4, 9, 9][usize::try_from(seed % 4).unwrap()] {
            let battle = format!("e{earlier:031x}");
            record.plan(&battle, &[REDOUBT, CHOIR]);
            let sides = [REDOUBT, CHOIR].map(|warband| side(warband, 5, Outcome::Drew, Vec::new())).to_vec();
            record.say(super::record(&battle, sides));
            record.say(Command::Close { battle });
        }
        let mut rosters = rosters();
        if seed % 4 == 3
            && let Some(redoubt) = rosters.get_mut(REDOUBT)
        {
            // Its Treasure is still to be found.
            redoubt.found.pop();
        }
        Self { chance: Chance(seed), campaign: record.campaign, rosters, battles: 0, lawful: false }
    }

    pub fn tables(&self) -> Tables<'_> {
        tables().with(&self.rosters)
    }

    pub fn open(&self) -> Option<&Game> {
        self.campaign.games.iter().find(|game| game.open().is_some())
    }

    pub fn page(&self, warband: &str) -> Option<&Page> {
        self.open()?.open()?.page(warband)
    }

    pub fn number(&mut self, n: usize) -> u32 {
        u32::try_from(self.chance.below(n)).unwrap()
    }

    pub fn thrown(&mut self, count: usize) -> Vec<Face> {
        (0..count).map(|_| Face::ALL[self.chance.below(6)]).collect()
    }

    /// Dice that lead to a row that asks on, or to a Location.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few throws lead somewhere")]
    fn telling(&mut self, ask: &Ask, count: usize) -> Vec<Face> {
        match ask {
            Ask::Trauma => faces(self.chance.one(&[&[1, 2], &[1, 4], &[6, 5], &[1, 1], &[3, 1]])),
            Ask::Explore { .. } => {
                let tables = CATALOGUE.exploration().tables.iter();
                let totals: Vec<u8> = tables.flat_map(|table| &table.locations).map(|place| place.total).collect();
                // 16 of the Legendary table may wait for later.
                let some = self.chance.one(&totals);
                let total = usize::from(self.chance.one(&[some, 16, 16])).clamp(count, 6 * count);
                let mut shown = vec![1_u8; count];
                while shown.iter().map(|face| usize::from(*face)).sum::<usize>() < total {
                    let at = self.chance.below(count);
                    shown[at] = (shown[at] + 1).min(6);
                }
                faces(&shown)
            }
            _ => self.thrown(count),
        }
    }

    /// Half of the time what is asked, half of the time anything.
    pub fn command(&mut self) -> Command {
        let requests = options(self.tables(), &self.campaign).requests;
        if self.chance.below(2) == 0 {
            return self.fitting(&requests);
        }
        let battle = self.open().map_or_else(|| "ab".repeat(16), |game| game.battle.clone());
        let warband = self.chance.one(&[REDOUBT, REDOUBT, CHOIR, CHOIR, NINTH]).to_owned();
        let asked: Vec<Request> = requests.into_iter().filter(|request| request.warband == warband).collect();
        // A model with an open question mostly gets a command that does not answer it.
        let model = if asked.is_empty() || !self.chance.often() {
            let some = 1 + self.number(8);
            self.chance.one(&[None, Some(some)])
        } else {
            self.chance.one(&asked).model
        };
        match self.chance.below(10) {
            0 => Command::Close { battle },
            1 => Command::SetAside { battle, warband, step: self.chance.often(), reason: "On paper".into() },
            2 | 3 => {
                let count = self.chance.one(&[1, 1, 2, 2, 3, 4, 5]);
                Command::Roll { battle, warband, model, faces: self.thrown(count), source: Source::App }
            }
            4 => {
                let command = Box::new(self.work(&warband));
                Command::Trade { battle, warband, command }
            }
            _ => Command::Answer { battle, warband, model, answer: self.anything() },
        }
    }

    /// What answers one of the questions, or goes on if there is none.
    pub fn fitting(&mut self, requests: &[Request]) -> Command {
        if requests.is_empty() {
            if let Some(game) = self.open() {
                return Command::Close { battle: game.battle.clone() };
            }
            let planned = self.campaign.games.iter().find(|game| game.played.is_none()).map(|game| game.battle.clone());
            return match planned {
                Some(battle) => self.record(battle),
                None => {
                    self.battles += 1;
                    let mut plan = agreed(&format!("{:032x}", self.battles), &[REDOUBT, CHOIR]);
                    if let Command::Plan { outsiders, .. } = &mut plan
                        && self.chance.below(3) == 0
                    {
                        outsiders.push(Outsider { id: STRANGER.into(), name: "The Paymaster".into() });
                    }
                    plan
                }
            };
        }
        let request = self.chance.one(requests);
        self.meets(request)
    }

    /// What answers this question.
    pub fn meets(&mut self, Request { battle, warband, model, ask }: Request) -> Command {
        if let Some((least, most)) = ask.dice() {
            let count = least + self.chance.below(most - least + 1);
            let faces = if self.chance.below(2) == 0 { self.telling(&ask, count) } else { self.thrown(count) };
            return Command::Roll { battle, warband, model, faces, source: Source::Table };
        }
        if let Ask::Trade { terms } = &ask
            && self.lawful
        {
            return match self.bargain(terms) {
                Some(command) => Command::Trade { battle, warband, command: Box::new(command) },
                None => Command::Answer { battle, warband, model, answer: self.used(terms) },
            };
        }
        if let Ask::Trade { terms } = &ask
            && self.chance.often()
        {
            let price = |command: &warband::Command| warband::price(&terms.roster, &CATALOGUE, command);
            let command = Box::new(priced(self.work(&warband), price));
            return Command::Trade { battle, warband, command };
        }
        let answer = self.answer(&ask);
        assert!(ask.admits(&answer), "{ask:?} does not admit {answer:?}");
        Command::Answer { battle, warband, model, answer }
    }

    pub fn answer(&mut self, ask: &Ask) -> Answer {
        match ask {
            Ask::KeepOrReroll { .. } => self.chance.one(&[Answer::Keep, Answer::Reroll]),
            Ask::SurvivalAgain { spent: false, .. } => self.chance.one(&[Answer::Keep, Answer::Reroll]),
            Ask::KeepOrRecover { spent: false, .. } => self.chance.one(&[Answer::Keep, Answer::Recover]),
            Ask::SurvivalAgain { .. } | Ask::KeepOrRecover { .. } => Answer::Keep,
            Ask::Opponent { warbands, .. } => Answer::Opponent { warband: self.chance.one(warbands) },
            Ask::Ransom { captors, most, .. } if *most > 0 && self.chance.below(2) == 0 => {
                Answer::Pay { to: self.chance.one(captors), ducats: 1 + self.number(*most as usize) }
            }
            Ask::Ransom { .. } => Answer::Refuse,
            Ask::Hospital { from, .. } => {
                let one = vec![self.chance.one(from)];
                Answer::Models { models: self.chance.one(&[one, Vec::new()]) }
            }
            Ask::BloodCounted { .. } => Answer::Count { count: self.number(5) },
            Ask::Allot { pool, candidates } => {
                // One after the other, so that nobody has a third before all have two.
                let first = self.chance.below(candidates.len());
                let mut dice = BTreeMap::<u32, u8>::new();
                for at in 0..usize::from(*pool) {
                    *dice.entry(candidates[(first + at) % candidates.len()]).or_default() += 1;
                }
                Answer::Allot { dice: dice.into_iter().map(|(model, dice)| Allotment { model, dice }).collect() }
            }
            Ask::AdvancementTables { tables } => {
                let first = self.chance.below(tables.len());
                let second = (first + 1 + self.chance.below(tables.len() - 1)) % tables.len();
                Answer::Tables { tables: vec![tables[first].clone(), tables[second].clone()] }
            }
            Ask::Learn { skills, .. } => {
                let skill = self.chance.one(skills);
                let chosen = (!skill.choices.is_empty()).then(|| self.chance.one(&skill.choices));
                Answer::Learn { skill: Learned { id: skill.skill, chosen } }
            }
            Ask::Reinforcements { .. } if self.chance.often() => Answer::Pass,
            Ask::Reinforcements { .. } => Answer::Call,
            Ask::ExplorationTable { tables } => Answer::Table { table: self.chance.one(tables) },
            Ask::Adjust { dice, rerolls, skills, .. } => self.adjusted(dice, *rerolls, skills),
            Ask::Spare { .. } => self.chance.one(&[Answer::Keep, Answer::Swap]),
            Ask::Location { options, .. } => Answer::Option { option: self.chance.one(options) },
            Ask::Take { from, least, later, .. } => {
                if *later && self.chance.often() {
                    return Answer::Later;
                }
                let mut ids = Vec::new();
                for _ in 0..4 {
                    let mut more = ids.clone();
                    more.push(self.chance.one(from).id);
                    if ids.len() < usize::from(*least) || ask.admits(&Answer::Take { ids: more.clone() }) {
                        ids = more;
                    }
                    if usize::from(*least) == ids.len() && *least > 0 {
                        break;
                    }
                }
                Answer::Take { ids }
            }
            Ask::Models { from, least, most } => {
                let mut models = from.clone();
                while models.len() > usize::from(*most) || (models.len() > usize::from(*least) && !self.chance.often())
                {
                    let at = self.chance.below(models.len());
                    models.remove(at);
                }
                Answer::Models { models }
            }
            Ask::Fill { tracks, count } => {
                Answer::Fill { tracks: tracks.iter().take(usize::from(*count)).copied().collect() }
            }
            Ask::Folly { .. } => self.chance.one(&[Answer::Folly { called: true }, Answer::Folly { called: false }]),
            Ask::Exchange { most } => Answer::Count { count: self.number(*most as usize + 1) },
            Ask::Trade { terms } => self.used(terms),
            Ask::Sign => Answer::Sign,
            Ask::Survival { .. }
            | Ask::Trauma
            | Ask::Hand { .. }
            | Ask::Lessons { .. }
            | Ask::Spoils { .. }
            | Ask::Treatment { .. }
            | Ask::Promotion { .. }
            | Ask::Advancement { .. }
            | Ask::Explore { .. }
            | Ask::OneDie { .. }
            | Ask::FindRoll { .. } => panic!("{ask:?} asks for dice"),
        }
    }

    fn adjusted(&mut self, dice: &[ExplorationDie], rerolls: u8, skills: &[ExplorationSkill]) -> Answer {
        if self.chance.below(3) > 0 {
            return Answer::Done;
        }
        let fresh: Vec<usize> = (0..dice.len()).filter(|at| !dice[*at].again).collect();
        if rerolls > 0 && self.chance.below(2) == 0 {
            return Answer::Again { die: u8::try_from(self.chance.one(&fresh)).unwrap() };
        }
        if skills.is_empty() || !self.chance.often() {
            return Answer::Done;
        }
        let skill = self.chance.one(skills);
        let die = u8::try_from(self.chance.below(dice.len())).unwrap();
        let (die, face) = match skill {
            ExplorationSkill::SetDice => (Some(die), Some(Face::ALL[self.chance.below(6)])),
            ExplorationSkill::Duplicate | ExplorationSkill::Lucky => (Some(die), None),
            ExplorationSkill::Seek
            | ExplorationSkill::CircleBack
            | ExplorationSkill::ExtraDice
            | ExplorationSkill::ReRoll => (None, None),
        };
        Answer::Use { skill, die, face }
    }

    /// One thing beside buying and selling, or the end of the step.
    fn used(&mut self, terms: &TradeTerms) -> Answer {
        match self.chance.below(4) {
            0 if !terms.uses.is_empty() => {
                let used = self.chance.one(&terms.uses);
                let helped: Vec<(u32, Vec<String>)> = used.models.into_iter().collect();
                let (model, rows) = self.chance.one(&helped);
                let row = (!rows.is_empty()).then(|| self.chance.one(&rows));
                Answer::UseUp { item: used.item, model, row }
            }
            1 if !terms.sells.is_empty() => {
                let ids: Vec<u32> = terms.sells.keys().copied().collect();
                Answer::SellModel { model: self.chance.one(&ids) }
            }
            1 | 2 if terms.returns.values().any(|ducats| *ducats <= terms.roster.strongbox) => {
                let fits = terms.returns.iter().filter(|(_, ducats)| **ducats <= terms.roster.strongbox);
                let ids: Vec<u32> = fits.map(|(id, _)| *id).collect();
                Answer::Return { model: self.chance.one(&ids) }
            }
            1 if !terms.limits.is_empty() => Answer::Raise { item: self.chance.one(&terms.limits) },
            2 if !terms.owed.is_empty() => {
                let owed = self.chance.one(&terms.owed);
                Answer::Collect { location: owed.location, items: vec![self.chance.one(&owed.from).id] }
            }
            _ => Answer::Done,
        }
    }

    /// Some work in the Quartermaster Step that is allowed and breaks no rule, or hardly ever one. `None` once enough
    /// was done.
    fn bargain(&mut self, terms: &TradeTerms) -> Option<warband::Command> {
        if self.chance.below(3) == 0 {
            return None;
        }
        for _ in 0..8 {
            let roster = &terms.roster;
            let command = self.offer(roster);
            let command = priced(command, |command| warband::price(roster, &CATALOGUE, command));
            let Ok(changes) = trade(&CATALOGUE, terms, &command) else { continue };
            let mut after = roster.clone();
            for change in changes {
                warband::evolve(&mut after, &warband::Event::Settled { battle: BATTLE.into(), change });
            }
            let (before, after) = (warband::check(roster, &CATALOGUE), warband::check(&after, &CATALOGUE));
            let lawful = after.violations.iter().all(|broken| before.violations.contains(broken));
            // Some players are careless.
            if lawful || (self.chance.below(10) == 0 && after.elite <= 6) {
                return Some(command);
            }
        }
        None
    }

    /// Something of the builder's that this Warband might do, as its list and its Armoury have it.
    pub fn offer(&mut self, roster: &Roster) -> warband::Command {
        let faction = CATALOGUE.faction(&roster.faction).unwrap();
        let some = |chance: &mut Chance, of: Vec<u32>| if of.is_empty() { 1 } else { chance.one(&of) };
        let model = some(&mut self.chance, roster.models.iter().map(|model| model.id).collect());
        let bearer = roster.models.iter().find(|known| known.id == model);
        let carried = bearer.map(|bearer| bearer.items.clone()).unwrap_or_default();
        let carried = if carried.is_empty() { "pistol".to_owned() } else { self.chance.one(&carried) };
        let stored = if roster.arsenal.is_empty() { "pistol".to_owned() } else { self.chance.one(&roster.arsenal) };
        let price = None;
        match self.chance.below(16) {
            0..=3 => {
                let entry = self.chance.one(&faction.entries).id;
                warband::Command::AddModel { entry, name: None, price }
            }
            4..=7 => {
                let item = self.chance.one(&faction.armoury).item;
                warband::Command::BuyItem { model, item, faction: None, price }
            }
            8 => warband::Command::SellItem { model: Some(model), item: carried, faction: None, price },
            9 => warband::Command::SellItem { model: None, item: stored, faction: None, price },
            10 => warband::Command::StoreItem { model, item: carried },
            11 => warband::Command::IssueItem { model, item: stored },
            12 => {
                let scarred = roster.members().filter(|model| model.scars >= 2).map(|model| model.id).collect();
                warband::Command::RemoveModel { model: some(&mut self.chance, scarred) }
            }
            13 => {
                let option = bearer.and_then(|bearer| CATALOGUE.entry(&bearer.entry)?.options.first());
                let option = option.map_or_else(|| "zealot-strength".to_owned(), |option| option.id.clone());
                warband::Command::AddOption { model, option, price }
            }
            14 => {
                let all = CATALOGUE.pack().mercenaries.iter();
                let ids: Vec<String> = all.map(|mercenary| mercenary.entry.id.clone()).collect();
                warband::Command::Hire { mercenary: self.chance.one(&ids), price }
            }
            _ => {
                let hired = roster.mercenaries.first().cloned().unwrap_or_else(|| "observer".into());
                let other = 1 + self.number(10);
                self.chance.one(&[
                    warband::Command::Pair { models: [model, other] },
                    warband::Command::RenameModel { model, name: Some("The Old One".into()) },
                    warband::Command::Dismiss { mercenary: hired },
                ])
            }
        }
    }

    /// A change of a roster as in the builder; priced or not as it comes.
    pub fn work(&mut self, warband: &str) -> warband::Command {
        let price = Some(Price { ducats: self.number(12), glory: 0 });
        let id = 1 + self.number(9);
        let someone = self.chance.one(&[id, id, warband::FIRST_MERCENARY, warband::FIRST_MERCENARY + 1]);
        let arsenal = self.page(warband).and_then(|page| page.draft("b")).map_or_else(Vec::new, |draft| draft.arsenal);
        let stored = if arsenal.is_empty() { "shovel".to_owned() } else { self.chance.one(&arsenal) };
        let item =
            self.chance.one(&["pistol", "trench-knife", "gas-mask", "battlefield-title", "knighthood", "no-such"]);
        match self.chance.below(12) {
            0 => {
                let entry =
                    self.chance.one(&["yeoman", "trench-pilgrim", "ecclesiastic-prisoner", "nobody"]).to_owned();
                warband::Command::AddModel { entry, name: None, price }
            }
            1..=3 => warband::Command::BuyItem { model: id, item: item.to_owned(), faction: None, price },
            4 => warband::Command::SellItem { model: Some(id), item: item.to_owned(), faction: None, price },
            5 => warband::Command::SellItem { model: None, item: stored, faction: None, price },
            6 => warband::Command::StoreItem { model: id, item: item.to_owned() },
            7 => warband::Command::IssueItem { model: id, item: stored },
            8 => warband::Command::RemoveModel { model: someone },
            9 => warband::Command::Pair { models: [id, 1 + self.number(9)] },
            10 => warband::Command::AddOption { model: id, option: "zealot-strength".into(), price },
            _ => self.chance.one(&[
                warband::Command::Hire { mercenary: "observer".into(), price },
                warband::Command::Dismiss { mercenary: "observer".into() },
                warband::Command::Rename { name: "Another".into() },
            ]),
        }
    }

    /// An answer of any kind, to any question.
    fn anything(&mut self) -> Answer {
        let id = 1 + self.number(8);
        match self.chance.below(26) {
            0 => Answer::Keep,
            1 => Answer::Reroll,
            2 => Answer::Recover,
            3 => Answer::Opponent { warband: CHOIR.into() },
            4 => Answer::Pay { to: self.chance.one(&[CHOIR, REDOUBT]).into(), ducats: self.number(60) },
            5 => Answer::Refuse,
            6 => Answer::Count { count: self.number(12) },
            7 => Answer::Allot {
                dice: vec![Allotment { model: id, dice: 1 + u8::try_from(self.chance.below(3)).unwrap() }],
            },
            8 => Answer::Tables { tables: vec!["ranged".into(), self.chance.one(&["ranged", "wildcard"]).into()] },
            9 => Answer::Learn { skill: Learned::from(self.chance.one(&["parry", "champion", "sprinter"])) },
            10 => Answer::Call,
            11 => Answer::Pass,
            12 => Answer::Table { table: self.chance.one(&["common", "rare", "legendary"]).into() },
            13 => Answer::Again { die: u8::try_from(self.chance.below(5)).unwrap() },
            14 => Answer::Use { skill: ExplorationSkill::Seek, die: None, face: None },
            15 => Answer::Swap,
            16 => Answer::Option { option: self.chance.one(&["gain", "sell", "report", "trade"]).into() },
            17 => Answer::Take { ids: vec![self.chance.one(&["shovel", "pistol", "knighthood"]).into()] },
            18 => Answer::Later,
            19 => Answer::Models { models: vec![id] },
            20 => Answer::UseUp { item: "curative-fluids".into(), model: id, row: None },
            21 => Answer::Collect { location: "treasure-of-the-holies".into(), items: vec!["knighthood".into()] },
            23 => Answer::Return { model: id },
            24 => Answer::SellModel { model: id },
            22 => Answer::Raise { item: self.chance.one(&["sniper-rifle", "pistol"]).into() },
            _ => self.chance.one(&[Answer::Done, Answer::Sign]),
        }
    }

    /// The end of a battle of those who are there: some fell, some did Deeds.
    pub fn record(&mut self, battle: String) -> Command {
        let outcomes = self.chance.one(&[
            [Outcome::Won, Outcome::Lost],
            [Outcome::Lost, Outcome::Won],
            [Outcome::Drew, Outcome::Drew],
        ]);
        let entrants = self.campaign.game(&battle).map_or_else(Vec::new, |game| game.entrants.clone());
        let mut sides = Vec::new();
        for (Entrant { warband, .. }, outcome) in entrants.into_iter().zip(outcomes) {
            let roster = self.rosters[&warband].clone();
            let report = warband::check(&roster, &CATALOGUE);
            let limits = limits(&CATALOGUE, &self.campaign, &warband).filter(|_| self.lawful);
            let mut worth = 0;
            let mut took_part = Vec::new();
            let mut casualties = Vec::new();
            let mut deeds = Vec::new();
            let hired = roster.hired_models();
            let elite = |model: &Model| model.promoted || model.entry == "witchburner";
            let models = roster.models.iter().zip(report.models.iter().map(|cost| (cost.elite, cost.ducats)));
            for (model, (elite, ducats)) in models.chain(hired.iter().map(|model| (model, (elite(model), 0)))) {
                let over = limits.as_ref().is_some_and(|limits| {
                    worth + ducats > limits.threshold || took_part.len() >= usize::from(limits.field_strength)
                });
                if model.misses_next_game || over {
                    continue;
                }
                worth += ducats;
                took_part.push(model.id);
                if !self.chance.often() {
                    casualties.push(casualty(model.id, &model.entry, elite, None));
                }
                if self.chance.below(8) == 0 {
                    let leader_experience = self.chance.below(3) == 0;
                    let model = (!leader_experience).then_some(model.id);
                    let deed = format!("deed-{}", deeds.len());
                    deeds.push(Deed { deed, model, glory: 1, promotion_dice: 1, leader_experience });
                }
            }
            sides.push(SideResult { deeds, took_part, ..side(&warband, 5, outcome, casualties) });
        }
        let guests = self.campaign.game(&battle).is_some_and(|game| !game.outsiders.is_empty());
        if guests {
            // He fights beside the Choir, or for himself.
            let coalition = self.chance.one(&[None, Some(1)]);
            let outcome = match (coalition, sides[1].outcome) {
                (None, Outcome::Won) => Outcome::Lost,
                (_, outcome) => outcome,
            };
            sides[1].coalition = coalition;
            let outsider = Some("The Paymaster".to_owned());
            let stranger = side(STRANGER, 5, outcome, Vec::new());
            sides.push(SideResult { outsider, coalition, took_part: Vec::new(), ..stranger });
        }
        Command::Record { result: ended(&battle, sides), rosters: Vec::new() }
    }

    /// Decides a command; what is accepted comes into force, and a closed aftermath reaches the rosters.
    pub fn say(&mut self, command: &Command, mut each: impl FnMut(&Campaign, &Event)) -> Option<Vec<Event>> {
        let closes = if let Command::Close { battle } = command { Some(battle) } else { None };
        let aftermath = closes.and_then(|battle| self.campaign.game(battle)?.open());
        let pages = aftermath.into_iter().flat_map(|aftermath| &aftermath.pages);
        let drafts: Vec<(String, Roster)> = pages
            .filter_map(|page| Some((page.warband.clone(), page.draft(closes.map_or("", String::as_str))?)))
            .collect();
        let events = decide(self.tables(), &self.campaign, command).ok()?;
        for event in &events {
            each(&self.campaign, event);
            evolve(&mut self.campaign, event);
        }
        if let Command::Close { battle } = command {
            for settlement in settlements(&self.campaign, battle) {
                let roster = self.rosters.get_mut(&settlement.warband).unwrap();
                let settle = warband::Command::Settle { battle: battle.clone(), changes: settlement.changes };
                for event in warband::decide(roster, &settle).unwrap_or_else(|no| panic!("{no:?}")) {
                    warband::evolve(roster, &event);
                }
            }
            for (warband, draft) in drafts {
                assert_eq!(self.rosters[&warband], draft, "the roster is what its page showed");
            }
        }
        Some(events)
    }
}

/// The command with the price that the Armoury asks.
pub(super) fn priced(mut command: warband::Command, of: impl Fn(&warband::Command) -> Price) -> warband::Command {
    let asked = Some(of(&command));
    if let warband::Command::AddModel { price, .. }
    | warband::Command::BuyItem { price, .. }
    | warband::Command::SellItem { price, .. }
    | warband::Command::AddOption { price, .. }
    | warband::Command::Hire { price, .. } = &mut command
    {
        *price = asked;
    }
    command
}
