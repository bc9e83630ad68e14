//! Properties of campaigns made by a generator that does not look at the options.

use super::*;

/// A small generator of numbers: the same seed gives the same campaign.
#[derive(Clone)]
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    pub(super) fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    pub(super) fn often(&mut self) -> bool {
        self.below(4) > 0
    }

    fn faces(&mut self) -> Vec<Face> {
        let count = self.one(&[1, 1, 1, 2, 2, 2, 0, 3]);
        // Half of the pairs lead to a row that asks on.
        if count == 2 && self.below(2) == 0 {
            return faces(self.one(&[&[1, 2], &[1, 4], &[6, 5], &[2, 4], &[1, 5]]));
        }
        (0..count).map(|_| Face::ALL[self.below(6)]).collect()
    }

    fn throw(&mut self) -> Throw {
        let faces = if self.often() { vec![Face::ALL[self.one(&[0, 1, 2, 3, 4, 5, 5, 5])]] } else { self.faces() };
        Throw { faces, source: self.one(&[Source::Table, Source::App]) }
    }

    fn warband(&mut self) -> String {
        self.one(&[REDOUBT, CHOIR, REDOUBT, CHOIR, REDOUBT, CHOIR, STRANGER, NINTH, "not a stream"]).to_owned()
    }

    fn battle(&mut self) -> String {
        let n = self.below(30);
        if n == 29 { "00".into() } else { format!("{n:032x}") }
    }

    /// Half the time a model that fell lately, no matter what is asked of it; else anything.
    fn somebody(&mut self, campaign: &Campaign) -> (String, String, u32) {
        let lately = campaign.games.iter().rev().find_map(|game| Some((game, game.open()?)));
        if let Some((game, aftermath)) = lately.filter(|_| self.below(2) == 0) {
            let fallen: Vec<(&Page, &Case)> =
                aftermath.pages.iter().flat_map(|page| page.cases.iter().map(move |case| (page, case))).collect();
            let waiting: Vec<(&Page, &Case)> = fallen.iter().filter(|(_, case)| !case.settled()).copied().collect();
            let among = if waiting.is_empty() || !self.often() { &fallen } else { &waiting };
            if !among.is_empty() {
                let (page, case) = self.one(among);
                return (game.battle.clone(), page.warband.clone(), case.casualty.model);
            }
        }
        let known: Vec<String> = campaign.games.iter().map(|game| game.battle.clone()).collect();
        let battle = if known.is_empty() || !self.often() { self.battle() } else { self.one(&known) };
        (battle, self.warband(), u32::try_from(1 + self.below(4)).unwrap())
    }

    fn command(&mut self, campaign: &Campaign) -> Command {
        let (battle, warband, model) = self.somebody(campaign);
        match self.below(40) {
            0 if model.is_multiple_of(2) => {
                let text = self.one(&["No proxies of Elites.\nForfeit after 30 minutes.", "", "a\u{7}"]);
                Command::WriteRules { text: text.to_owned() }
            }
            0 => Command::Rename { name: self.one(&["The Ardent Mile", "", "a\u{7}"]).to_owned() },
            1 => Command::Admit { entry: entry(&warband, "Someone", 0) },
            2 if self.below(4) == 0 => {
                let games = self.one(&[12, 5, 0]);
                let stages = self.one(&[None, Some([2, 4]), Some([4, 4])]);
                let pairing = self.one(&[Pairing::Even, Pairing::Swiss]);
                Command::SetHouse { house: HouseRules { games, stages, pairing, ..HouseRules::default() } }
            }
            2 if self.below(6) == 0 => {
                Command::SignOff { player: self.one(&["Ada", "ines ", "", "Nobody"]).to_owned() }
            }
            2 if self.below(4) == 0 => {
                let players = [self.one(&["Ada", "Ines", "", "Ben"]), self.one(&["ada", "Cleo", "Someone"])];
                Command::SignUp { players: players.map(str::to_owned).to_vec() }
            }
            2 if self.often() => Command::MovePack { pack: self.one(&["f", "1", "no"]).repeat(64) },
            2 => Command::Describe { entry: entry(&warband, self.one(&["Another", ""]), -200) },
            3 if self.below(6) == 0 => {
                let planned = campaign.planned(&warband).map(|game| game.battle.clone());
                let cancel = planned.filter(|_| self.below(8) > 0).collect();
                let other = self.warband();
                Command::BeginAnew { warband, strike: false, cancel, entry: entry(&other, "Anew", 0) }
            }
            3 if self.below(4) == 0 => Command::Pause { warband, paused: self.below(2) == 0 },
            4 if self.below(3) == 0 => self.earlier(),
            3 if !self.often() && !self.often() => Command::Withdraw { warband, strike: self.below(2) == 0 },
            3 | 4 => {
                let battle = self.battle();
                self.plan(battle)
            }
            5 if !self.often() => Command::Cancel { battle },
            5..=11 => self.record(campaign, battle),
            12..=14 => Command::Close { battle },
            15..=27 => Command::Roll { battle, warband, model: Some(model), faces: self.faces(), source: Source::App },
            _ => Command::Answer { battle, warband, model: Some(model), answer: self.answer() },
        }
    }

    fn earlier(&mut self) -> Command {
        let mut games = Vec::new();
        for _ in 0..=self.below(3) {
            let (battle, a, b) = (self.battle(), self.warband(), self.one(&[NINTH, NINTH, CHOIR, STRANGER]));
            let Command::Record { mut result, .. } =
                record(&battle, vec![side(&a, 3, Outcome::Drew, Vec::new()), side(b, 3, Outcome::Drew, Vec::new())])
            else {
                unreachable!()
            };
            for ended in &mut result.sides {
                ended.took_part.truncate(if self.below(9) == 0 { 1 } else { 0 });
                if ended.warband == STRANGER {
                    ended.outsider = Some("The Paymaster".to_owned());
                }
            }
            games.push(EarlierGame { scenario: "relic-hunt".into(), name: None, result });
        }
        Command::EnterEarlier { games }
    }

    fn answer(&mut self) -> Answer {
        match self.below(6) {
            0 => Answer::Keep,
            1 => Answer::Reroll,
            2 => Answer::Opponent { warband: self.warband() },
            3 => Answer::Refuse,
            _ => Answer::Pay { to: self.warband(), ducats: u32::try_from(self.below(80)).unwrap() },
        }
    }

    fn plan(&mut self, battle: String) -> Command {
        let mut warbands = vec![REDOUBT.to_owned(), CHOIR.to_owned()];
        if self.below(2) == 0 {
            let third = self.warband();
            warbands.push(self.one(&[NINTH.to_owned(), NINTH.to_owned(), third]));
        }
        let scenarios = ["claim-no-mans-land", "hunt-for-heroes", "relic-hunt", "great-war"];
        let picked = match self.below(9) {
            0 => Picked::Die { throw: self.throw() },
            1 => Picked::Swap { throw: self.throw() },
            2..=4 => {
                let off = Throw { faces: self.faces(), source: Source::Table };
                let roll_off = if self.below(2) == 0 { None } else { Some(off) };
                Picked::Choice { throw: self.throw(), chooser: self.warband(), roll_off }
            }
            5 => Picked::Stage,
            _ => Picked::Agreement,
        };
        let name = (self.below(4) == 0).then(|| "The Mill".to_owned());
        let mut outsiders = Vec::new();
        if self.below(3) == 0 {
            let id = self.one(&[STRANGER, STRANGER, STRANGER, NINTH]).to_owned();
            outsiders.push(Outsider { id, name: self.one(&["The Paymaster", "The Paymaster", ""]).to_owned() });
            // Somebody else plays for those who are away.
            warbands.truncate(1 + self.below(warbands.len()));
        }
        Command::Plan {
            battle,
            scenario: self.one(&scenarios).to_owned(),
            name,
            warbands,
            outsiders,
            picked,
            due: None,
        }
    }

    fn record(&mut self, campaign: &Campaign, battle: String) -> Command {
        let planned: Vec<&Game> = campaign.games.iter().filter(|game| game.played.is_none()).collect();
        let (battle, mut warbands, outsiders) = if planned.is_empty() || !self.often() {
            (battle, vec![REDOUBT.to_owned(), CHOIR.to_owned()], Vec::new())
        } else {
            let game = self.one(&planned);
            let warbands: Vec<String> = game.entrants.iter().map(|entrant| entrant.warband.clone()).collect();
            (game.battle.clone(), warbands, game.outsiders.clone())
        };
        let members = warbands.len();
        if self.often() {
            warbands.extend(outsiders.iter().map(|outsider| outsider.id.clone()));
        }
        let outcomes = self.one(&[
            [Outcome::Won, Outcome::Lost, Outcome::Lost, Outcome::Lost],
            [Outcome::Drew, Outcome::Drew, Outcome::Drew, Outcome::Drew],
            [Outcome::Lost, Outcome::Won, Outcome::Lost, Outcome::Lost],
            [Outcome::Won, Outcome::Won, Outcome::Lost, Outcome::Lost],
        ]);
        // Two against the others; a side that is left over fights for itself.
        let apart = [None; 4];
        let paired = [Some(1), Some(1), None, None];
        let coalitions =
            self.one(&[apart, paired, [Some(1), Some(1), Some(2), Some(2)], [None, None, Some(3), Some(3)]]);
        let coalitions = if warbands.len() == 2 && self.often() { apart } else { coalitions };
        let sides = warbands.into_iter().zip(outcomes).zip(coalitions).enumerate();
        let sides = sides.map(|(at, ((warband, outcome), coalition))| {
            let stranger = at >= members;
            let fallen = if stranger && self.often() { 0 } else { self.below(4) };
            let casualties = (1..=fallen).map(|model| {
                let by = self.one(&[None, None, Some(REDOUBT), Some(CHOIR), Some(STRANGER)]);
                let entry = self.one(&["lieutenant", "sniper-priest"]);
                casualty(u32::try_from(model).unwrap(), entry, self.below(2) == 0, by)
            });
            let mut ended = side(&warband, 5, outcome, casualties.collect());
            ended.coalition = coalition;
            if stranger {
                ended.outsider = Some("The Paymaster".to_owned());
                if ended.casualties.is_empty() {
                    ended.took_part.clear();
                }
            }
            ended
        });
        let sides: Vec<SideResult> = sides.collect();
        let mut command = record(&battle, sides);
        if let Command::Record { rosters, .. } = &mut command {
            for chart in rosters.iter_mut().flat_map(|facts| &mut facts.charts) {
                chart.scars = u8::try_from(self.below(4)).unwrap();
                chart.experience_room = u8::try_from(self.below(4)).unwrap();
                chart.marks = ["lost-an-eye", "leg-wound", "head-wound", "dark-memory"][..self.below(5)]
                    .iter()
                    .map(|row| Mark { row: (*row).into(), noted: None })
                    .collect();
                chart.rerolls = ["tis-but-a-scratch".to_owned()][..self.below(2)].to_vec();
                chart.kit = vec!["pistol".into(), "machine-gun".into()];
                chart.taken = [("muscle-damage".to_owned(), vec!["machine-gun".to_owned()])].into();
            }
        }
        command
    }
}

/// The fourth game is the final one, so that every stage comes soon.
fn founded() -> Campaign {
    let mut record = Record::new();
    record.admit(NINTH, "The Ninth Famine", 0);
    let mut campaign = record.campaign;
    campaign.house.games = 4;
    campaign
}

/// Says what the generator makes up; what is accepted comes into force.
fn play(seed: u64, commands: usize, mut each: impl FnMut(&Campaign, &Command, bool)) -> (Campaign, Vec<Event>) {
    let mut chance = Chance(seed);
    let mut campaign = founded();
    let mut all = Vec::new();
    for _ in 0..commands {
        let command = chance.command(&campaign);
        let decision = decide(tables(), &campaign, &command);
        each(&campaign, &command, decision.is_ok());
        for event in decision.unwrap_or_default() {
            evolve(&mut campaign, &event);
            all.push(event);
        }
    }
    (campaign, all)
}

#[test]
fn options_admit_exactly_what_decide_accepts() {
    let mut accepted = std::collections::BTreeMap::<String, (u32, u32)>::new();
    for seed in 0..220 {
        play(seed, 500, |campaign, command, ok| {
            let open = options(tables(), campaign);
            assert_eq!(admits(tables(), &open, command), ok, "seed {seed}: {command:?}\n{open:#?}");
            let text = serde_json::to_value(command).unwrap();
            let kind = [&text["do"], &text["answer"]["is"], &text["picked"]["by"]];
            let kind: Vec<&str> = kind.into_iter().filter_map(|word| word.as_str()).collect();
            let seen = accepted.entry(kind.join(" ")).or_default();
            if ok {
                seen.0 += 1;
            } else {
                seen.1 += 1;
            }
        });
    }
    // The generator reaches both answers of every kind of command, or the property says nothing.
    assert_eq!(accepted.len(), 26, "{accepted:?}");
    assert!(accepted.values().all(|(yes, no)| *yes >= 3 && *no >= 10), "{accepted:?}");
}

#[test]
fn games_of_coalitions_and_against_outsiders_are_among_them() {
    let mut with = [0; 3];
    for seed in 0..40 {
        let (campaign, _) = play(seed, 500, |_, _, _| {});
        for (_, played) in campaign.played() {
            let sides = &played.result.sides;
            with[0] += usize::from(sides.iter().any(|side| side.outsider.is_some()));
            with[1] += usize::from(sides.iter().any(|side| side.coalition.is_some()));
            with[2] += usize::from(played.aftermath.closed && sides.len() > played.aftermath.pages.len());
        }
    }
    assert!(with.iter().all(|count| *count >= 5), "{with:?}");
}

#[test]
fn folding_the_events_again_gives_the_same_campaign() {
    for seed in 0..40 {
        let (live, events) = play(seed, 500, |_, _, _| {});
        let mut again = founded();
        for event in events {
            let text = serde_json::to_string(&event).unwrap();
            evolve(&mut again, &serde_json::from_str(&text).unwrap());
        }
        assert_eq!(again, live);
        let text = serde_json::to_string(&live).unwrap();
        assert_eq!(serde_json::from_str::<Campaign>(&text).unwrap(), live);
    }
}

#[test]
fn an_open_aftermath_always_asks_something_or_may_be_closed() {
    for seed in 0..40 {
        play(seed, 500, |campaign, _, _| {
            let open = options(tables(), campaign);
            for game in campaign.games.iter().filter(|game| game.open().is_some()) {
                let asked = open.requests.iter().any(|request| request.battle == game.battle);
                let terms = open.battles.iter().find(|terms| terms.battle == game.battle).unwrap();
                assert_ne!(asked, terms.may_close, "seed {seed}");
            }
        });
    }
}

/// Ducats that left the campaign.
fn paid_out(change: &RosterChange) -> u32 {
    match change {
        RosterChange::RansomPaid { to, ducats, .. } if to == STRANGER => *ducats,
        _ => 0,
    }
}

#[test]
fn no_ducat_is_made_or_lost_by_ransoms() {
    for seed in 0..40 {
        let (campaign, _) = play(seed, 500, |_, _, _| {});
        for (_, played) in campaign.played().filter(|(game, _)| game.picked != Picked::Earlier) {
            let pages = &played.aftermath.pages;
            let now: u32 = pages.iter().map(|page| page.strongbox).sum();
            let left: u32 = pages.iter().flat_map(Page::changes).map(|change| paid_out(&change)).sum();
            let had = if pages.len() == 1 { 90 } else { 145 };
            assert_eq!(now + left, had, "seed {seed}: 90 and 55 ducats, however often they changed hands");
        }
    }
}

#[test]
fn any_event_can_be_put_into_force_on_any_campaign() {
    let mut chance = Chance(7);
    let (mut stranger, mut events) = play(1, 200, |_, _, _| {});
    for seed in 2..30 {
        events.extend(play(seed, 500, |_, _, _| {}).1);
    }
    for _ in 0..5000 {
        let event = events[chance.below(events.len())].clone();
        evolve(&mut stranger, &event);
        // No matter what came into force, every Warband and every game is listed, each once; a Warband that was struck
        // has no place.
        let (options, standings) = (options(tables(), &stranger), standings(&stranger));
        let enrolled: Vec<&str> = stranger.warbands.iter().map(|enrolment| enrolment.warband.as_str()).collect();
        let told: Vec<&str> = options.warbands.iter().map(|terms| terms.warband.as_str()).collect();
        assert_eq!(told, enrolled, "{event:?}");
        let mut ranked: Vec<&str> = standings.iter().map(|standing| standing.warband.as_str()).collect();
        let struck = |enrolment: &&Enrolment| enrolment.withdrawn && enrolment.struck;
        let listed = stranger.warbands.iter().filter(|enrolment| !struck(enrolment));
        let mut known: Vec<&str> = listed.map(|enrolment| enrolment.warband.as_str()).collect();
        ranked.sort_unstable();
        known.sort_unstable();
        assert_eq!(ranked, known, "{event:?}");
        assert!(standings.is_sorted_by_key(|standing| standing.place), "{event:?}");
        assert_eq!(options.battles.len(), stranger.games.len(), "{event:?}");
    }
}
