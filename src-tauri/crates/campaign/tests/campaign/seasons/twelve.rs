//! Twelve Warbands, twelve games each: every Warband meets every other, and in the Great War its first enemy again.

use super::*;

pub(super) const WARBANDS: usize = 12;
pub(super) const GAMES: usize = 12;
/// Aftermaths that are open at a time, at most.
const OPEN: usize = 3;

/// A Warband before it is mustered.
struct Banner {
    faction: &'static str,
    variant: Option<&'static str>,
    choices: &'static [(&'static str, &'static str)],
    leader: &'static str,
    /// What the leader has to carry.
    kit: Option<&'static str>,
}

const fn banner(
    faction: &'static str,
    choices: &'static [(&'static str, &'static str)],
    leader: &'static str,
) -> Banner {
    Banner { faction, variant: None, choices, leader, kit: None }
}

const BANNERS: [Banner; WARBANDS] = [
    banner("new-antioch", &[("patron", "temporal-lord")], "lieutenant"),
    banner("trench-pilgrims", &[("patron", "warrior-saint")], "war-prophet"),
    banner("heretic-legions", &[("patron", "infernal-noble")], "heretic-priest"),
    banner("iron-sultanate", &[("patron", "sublime-gate")], "yuzbasi-captain"),
    banner("court", &[("patron", "infernal-noble"), ("sin", "wrath")], "praetor"),
    banner(
        "black-grail",
        &[("patron", "order-of-the-fly"), ("noble-hierarchy", "led-by-lord-of-tumours")],
        "lord-of-tumours",
    ),
    Banner {
        variant: Some(PAPAL),
        kit: Some("supreme-pontiffs-crucifix"),
        ..banner("new-antioch", &[("patron", "learned-saint")], "trench-cleric")
    },
    banner("trench-pilgrims", &[("patron", "learned-saint")], "war-prophet"),
    Banner {
        variant: Some("heretic-naval-raiders"),
        ..banner("heretic-legions", &[("patron", "mammon")], "heretic-priest")
    },
    Banner {
        variant: Some("house-of-wisdom"),
        ..banner("iron-sultanate", &[("patron", "sublime-gate")], "jabirean-alchemist")
    },
    banner("court", &[("patron", "mammon"), ("sin", "greed")], "sorcerer"),
    Banner {
        kit: Some("standard-armour"),
        ..banner(
            "black-grail",
            &[("patron", "antipope-of-avignon"), ("noble-hierarchy", "led-by-plague-knight")],
            "plague-knight",
        )
    },
];

/// Who begins with 200 ducats less, and finds them missing from every Threshold Value (WB p.35).
const PAPAL: &str = "papal-states";

pub(super) fn id(of: usize) -> String {
    format!("{:032x}", 0xa0 + of)
}

/// A season on its way.
pub(super) struct Season {
    pub annals: Annals,
    round: usize,
    /// Who is still to be paired in this round.
    pairs: Vec<[String; 2]>,
}

impl Season {
    /// Twelve Warbands that were mustered and admitted.
    pub fn new(seed: u64) -> Self {
        let empty = |Banner { faction, variant, choices, .. }: &Banner| {
            let choices = choices.iter().map(|(choice, value)| ((*choice).to_owned(), (*value).to_owned())).collect();
            let (name, faction) = (format!("{faction} {}", variant.unwrap_or("plain")), (*faction).to_owned());
            let variant = variant.map(str::to_owned);
            warband::Genesis { name, faction, variant, choices, campaign: true, ..warband::Genesis::default() }.roster()
        };
        let start = BANNERS.iter().enumerate().map(|(at, banner)| (id(at), empty(banner))).collect();
        let genesis = Genesis { house: HouseRules::default(), ..genesis() };
        let mut annals = Annals::of(seed, genesis, start);
        annals.book.lawful = true;
        let mut season = Self { annals, round: 0, pairs: Vec::new() };
        for (at, banner) in BANNERS.iter().enumerate() {
            season.muster(&id(at), banner);
        }
        for (at, Banner { faction, variant, .. }) in BANNERS.iter().enumerate() {
            let threshold_delta = if *variant == Some(PAPAL) { -200 } else { 0 };
            let mut entry = entry(&id(at), &format!("Warband {at:02}"), threshold_delta);
            (*faction).clone_into(&mut entry.faction);
            season.annals.say(Command::Admit { entry });
        }
        season
    }

    /// What the starting sum buys, as it comes; what is left goes into the Strongbox.
    fn muster(&mut self, warband: &str, Banner { leader, kit, .. }: &Banner) {
        let lead = warband::Command::AddModel { entry: (*leader).to_owned(), name: None, price: None };
        self.annals.own(warband, lead);
        if let Some(item) = kit.map(str::to_owned) {
            self.annals.own(warband, warband::Command::BuyItem { model: 1, item, faction: None, price: None });
        }
        for _ in 0..120 {
            let roster = self.annals.book.rosters[warband].clone();
            let command = self.annals.book.offer(&roster);
            let Ok(events) = warband::decide(&roster, &command) else { continue };
            let mut after = roster.clone();
            events.iter().for_each(|event| warband::evolve(&mut after, event));
            let (before, after) = (warband::check(&roster, &CATALOGUE), warband::check(&after, &CATALOGUE));
            let more = after.total_ducats > before.total_ducats || after.total_glory > before.total_glory;
            if more && after.violations.iter().all(|broken| before.violations.contains(broken)) {
                self.annals.own(warband, command);
            }
        }
        let report = warband::check(&self.annals.book.rosters[warband], &CATALOGUE);
        assert!(report.legal, "{:#?}", report.violations);
        let strongbox = report.budget_ducats.unwrap() - report.total_ducats;
        let glory = report.budget_glory.unwrap() - report.total_glory;
        self.annals.own(warband, warband::Command::CloseMuster { strongbox, glory });
    }

    /// The pairs of a round: all but one go round in a circle.
    fn paired(round: usize) -> Vec<[String; 2]> {
        let others = WARBANDS - 1;
        let seat = |at: usize| if at == 0 { 0 } else { 1 + (at - 1 + round) % others };
        (0..WARBANDS / 2).map(|at| [id(seat(at)), id(seat(others - at))]).collect()
    }

    /// Says one more thing. `false` if the season is over.
    pub fn step(&mut self) -> bool {
        let games = &self.annals.book.campaign.games;
        let open: Vec<String> = games.iter().filter(|game| game.open().is_some()).map(|g| g.battle.clone()).collect();
        let planned: Vec<String> = games.iter().filter(|g| g.played.is_none()).map(|g| g.battle.clone()).collect();
        if self.pairs.is_empty() && open.is_empty() && planned.is_empty() {
            if self.round == GAMES {
                return false;
            }
            self.pairs = Self::paired(self.round);
            self.round += 1;
        }
        let chance = &mut self.annals.book.chance;
        if !self.pairs.is_empty() && (open.is_empty() || chance.below(6) == 0) {
            let at = chance.below(self.pairs.len());
            let pair = self.pairs.remove(at);
            self.plan(&pair);
        } else if !planned.is_empty() && open.len() < OPEN && (open.is_empty() || chance.below(10) == 0) {
            let battle = chance.one(&planned);
            let command = self.annals.book.record(battle);
            self.annals.say(command);
        } else if chance.below(40) == 0 {
            self.between_battles();
        } else {
            let battle = chance.one(&open);
            let asked = requests(self.annals.book.tables(), &self.annals.book.campaign, &battle);
            let command = if asked.is_empty() {
                Command::Close { battle }
            } else {
                let request = self.annals.book.chance.one(&asked);
                self.annals.book.meets(request)
            };
            self.annals.say(command);
        }
        true
    }

    /// A Warband without an open aftermath is worked on in the builder.
    fn between_battles(&mut self) {
        let at = self.annals.book.chance.below(WARBANDS);
        let warband = id(at);
        if self.annals.book.campaign.unsettled(&warband).is_some() {
            return;
        }
        let roster = self.annals.book.rosters[&warband].clone();
        let command = self.annals.book.offer(&roster);
        let command = priced(command, |command| warband::price(&roster, &CATALOGUE, command));
        let Ok(events) = warband::decide(&roster, &command) else { return };
        let mut after = roster.clone();
        events.iter().for_each(|event| warband::evolve(&mut after, event));
        let (before, after) = (warband::check(&roster, &CATALOGUE), warband::check(&after, &CATALOGUE));
        if after.violations.iter().all(|broken| before.violations.contains(broken)) {
            self.annals.own(&warband, command);
        }
    }

    fn plan(&mut self, pair: &[String; 2]) {
        let warbands: Vec<&str> = pair.iter().map(String::as_str).collect();
        self.annals.book.battles += 1;
        let battle = format!("{:032x}", 0xb000 + self.annals.book.battles);
        let (scenario, picked) = self.picked(&warbands);
        let mut outsiders = Vec::new();
        if self.round < GAMES && self.annals.book.chance.below(8) == 0 {
            outsiders.push(Outsider { id: STRANGER.into(), name: "The Paymaster".into() });
        }
        let warbands = pair.to_vec();
        self.annals.say(Command::Plan { battle, scenario, name: None, warbands, outsiders, picked, due: None });
    }

    /// By the stage's table; sometimes swapped.
    fn picked(&mut self, warbands: &[&str]) -> (String, Picked) {
        let book = &mut self.annals.book;
        let course = CATALOGUE.campaign();
        if let Named::Scenario { scenario } = offer(course, &book.campaign, warbands, None).unwrap().named {
            return (scenario, Picked::Stage);
        }
        let faces = book.thrown(1);
        let offered = offer(course, &book.campaign, warbands, Some(faces[0])).unwrap();
        let throw = Throw { faces, source: Source::App };
        let other = book.chance.one(&offered.scenarios);
        match offered.named {
            Named::Scenario { scenario } if scenario == other || book.chance.often() => {
                (scenario, Picked::Die { throw })
            }
            Named::Scenario { .. } => (other, Picked::Swap { throw }),
            Named::Throw | Named::Choice => {
                let mut off = Vec::new();
                let winner = loop {
                    off.extend(book.thrown(offered.fewest.len()));
                    if let RollOff::Won(winner) = roll_off(offered.fewest.len(), &off) {
                        break winner;
                    }
                    assert!(off.len() < 100, "{:?}", offered.fewest);
                };
                let roll_off = Some(Throw { faces: off, source: Source::App });
                (other, Picked::Choice { throw, chooser: offered.fewest[winner].clone(), roll_off })
            }
        }
    }
}
