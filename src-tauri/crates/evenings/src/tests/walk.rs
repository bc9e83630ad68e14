//! Random evenings: what is accepted leaves an evening that makes sense.

use std::collections::BTreeSet;

use nml_dice::Face;

use super::super::evening::{
    Bye, Clock, ClubGame, ClubResult, Evening, EveningEdit, NewGame, Newcomer, PLAYERS_MAX, Presence, SEATS, Way,
    decide, evolve,
};
use super::super::pairing::{DrawFacts, propose};
use super::super::why::Why;
use super::{CAMPAIGN, Chance, Drawable, Plans, begun, scenario, table};
use nml_catalogue::throw::{Source, Throw};

const NAMES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "nobody"];

impl Chance {
    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    fn name(&mut self) -> String {
        self.one(&NAMES).to_owned()
    }

    fn change(&mut self, evening: &Evening) -> EveningEdit {
        let player = self.name();
        let last = evening.next.saturating_sub(1).max(1);
        let game = last.saturating_sub(u32::from(self.number(4)));
        let number = self.number(5);
        let round = u8::try_from(evening.rounds.len().saturating_sub(self.below(3))).unwrap();
        match self.below(29) {
            0 | 1 => {
                let at = NAMES.iter().position(|name| *name == player).unwrap_or(0);
                let member = at < 4 && self.below(4) > 0;
                let warband = self.one(&[at, at, at, 0]);
                EveningEdit::Expect {
                    player: Newcomer {
                        campaign: member.then(|| CAMPAIGN.into()),
                        warband: member.then(|| format!("{warband:032x}")),
                        name: player.clone(),
                        namesake: false,
                        id: self.one(&[player.as_str(), player.as_str(), "two words"]).to_owned(),
                    },
                }
            }
            2..=4 => EveningEdit::CheckIn { player },
            5 => EveningEdit::MarkAbsent { player },
            6 => EveningEdit::Leave { player },
            7 => EveningEdit::PutTable {
                table: super::ClubTable { closed: self.below(4) == 0, ..table(number, 48, 48, &[]) },
            },
            8 => EveningEdit::RemoveTable { table: number },
            9..=11 => {
                let mut facts = DrawFacts::of(evening, &[], &Plans::new(), (round.into(), self.0), |_| 0);
                facts.scenarios = ["x", "y", "z"].map(scenario).to_vec();
                facts.scenarios.push(Drawable { seats: [3, 4], ..scenario("w") });
                facts.shared = self.below(2) == 0;
                propose(&facts).take(round, self.0)
            }
            12 => {
                let new = NewGame {
                    players: vec![player, self.name()],
                    campaign: self.one(&[None, Some(CAMPAIGN.into())]),
                    table: self.one(&[None, Some(number)]),
                    scenario: None,
                    way: Way::Open,
                    attacker: None,
                    why: vec![],
                };
                let bye = Bye { player: self.name(), extra: None, why: vec![] };
                EveningEdit::Take {
                    round,
                    seed: 0,
                    generator: None,
                    pool: None,
                    shared: false,
                    games: vec![new],
                    byes: self.one(&[vec![], vec![bye]]),
                }
            }
            13 => EveningEdit::Lock { game, locked: self.below(2) == 0 },
            14 | 15 => EveningEdit::Swap { players: [player, self.name()], planned: vec![] },
            16 => EveningEdit::SetTable { game, table: self.one(&[None, Some(number), Some(number)]) },
            17 => EveningEdit::SetAttacker { game, attacker: self.one(&[None, Some(player)]) },
            18 => EveningEdit::Start { at: "2026-12-03T19:00:00Z".into(), planned: vec![] },
            19 => EveningEdit::Plan {
                game,
                battle: self.one(&[None, Some(format!("{game:032x}"))]),
                taken_over: self.one(&[None, Some("y".into())]),
            },
            20 => {
                let result = ClubResult { winner: Some(player), with: vec![], points: vec![Some(1), Some(0)] };
                EveningEdit::Result { game, result: self.one(&[None, Some(result)]) }
            }
            21 | 22 => EveningEdit::Drop { game, dropped: self.below(3) > 0 },
            23 => self.one(&[
                EveningEdit::Unexpect { player },
                EveningEdit::SetStarted { round: 0, at: "2026-12-03T18:30:00Z".into() },
            ]),
            24 => self
                .one(&[EveningEdit::CancelRound, EveningEdit::SetCampaign { game, campaign: Some(CAMPAIGN.into()) }]),
            25 => self.scenario_said(game, &player),
            26 | 27 => EveningEdit::Seat { player, game: self.one(&[None, Some(game), Some(game)]) },
            _ => self.said_of_the_evening(),
        }
    }

    fn scenario_said(&mut self, game: u32, chooser: &str) -> EveningEdit {
        let throw = Throw { faces: vec![Face::ALL[5]], source: Source::Table };
        let book = Way::Book { throw, chooser: Some(chooser.to_owned()), roll_off: None };
        let (scenario, way) = self.one(&[
            (None, Way::Open),
            (Some("x"), Way::Open),
            (Some("y"), Way::Hand),
            (Some("z"), Way::Agreement),
            (Some("x"), book),
        ]);
        EveningEdit::SetScenario { game, scenario: scenario.map(str::to_owned), way }
    }

    fn said_of_the_evening(&mut self) -> EveningEdit {
        let minutes = self.number(200);
        let locked = self.below(2) == 0;
        self.one(&[
            EveningEdit::LockRound { locked },
            EveningEdit::Rename { name: "Second Thursday".into() },
            EveningEdit::Move { day: "2026-12-10".into() },
            EveningEdit::SetClock { clock: Clock { minutes, pause: 10, warnings: vec![minutes / 2] } },
            EveningEdit::UseRotation { rotation: Some("c".repeat(32)) },
            EveningEdit::PutAway { away: locked },
        ])
    }
}

/// Nobody and no table is in two places of a round; games have numbers of their own and people that are known.
fn makes_sense(evening: &Evening) {
    let mut numbers = BTreeSet::new();
    for round in &evening.rounds {
        let seats = round.live().flat_map(|game| &game.players).chain(round.byes.iter().map(|bye| &bye.player));
        let mut seen = BTreeSet::new();
        for player in seats {
            assert!(seen.insert(player) && evening.player(player).is_some(), "{player}");
        }
        let out: Vec<&String> = round.byes.iter().map(|bye| &bye.player).collect();
        assert!(round.byes.iter().filter_map(|bye| bye.extra.as_ref()).all(|extra| !out.contains(&extra)));
        let mut tables = BTreeSet::new();
        for game in &round.games {
            assert!(numbers.insert(game.id) && game.id < evening.next);
            assert!(!(game.dropped && game.begun()));
            assert!(!game.taken_over || game.battle.is_some(), "{game:?}");
            assert!(game.players.iter().all(|player| evening.player(player).is_some()));
            assert!(SEATS.contains(&game.players.len()), "{game:?}");
            assert!(game.warbands.is_empty() || game.warbands.len() == game.players.len(), "{game:?}");
            assert!(
                game.table.is_none_or(|table| game.dropped || tables.insert(table) && evening.table(table).is_some())
            );
            assert!(game.attacker.as_ref().is_none_or(|attacker| game.players.contains(attacker)));
            let members = |id: &String| evening.player(id).is_some_and(|player| player.campaign == game.campaign);
            let on_its_way = game.begun() || round.started.is_some();
            assert!(game.campaign.is_none() || on_its_way || game.players.iter().all(members));
            // Reasons go with what they were about.
            assert!(!game.why.contains(&Why::SameCampaign) || game.campaign.is_some(), "{game:?}");
            assert!(!game.why.contains(&Why::OneOff) || game.campaign.is_none(), "{game:?}");
            assert!(!game.why.contains(&Why::FirstForBoth) || game.scenario.is_some(), "{game:?}");
            assert!(game.campaign.is_none() || game.warbands.iter().all(Option::is_some), "{game:?}");
        }
    }
    assert!(evening.players.len() <= PLAYERS_MAX);
}

#[test]
fn whatever_is_accepted_leaves_an_evening_that_makes_sense() {
    let mut accepted: BTreeSet<String> = BTreeSet::new();
    for seed in 0..60 {
        let mut chance = Chance(seed);
        let mut evening = begun();
        for _ in 0..200 {
            let change = chance.change(&evening);
            let Ok(changes) = decide(&evening, &change) else { continue };
            let before = evening.clone();
            changes.iter().for_each(|change| evolve(&mut evening, change));
            makes_sense(&evening);
            let word = serde_json::to_value(&change).unwrap()["do"].as_str().unwrap().to_owned();
            accepted.insert(word);
            if let EveningEdit::Take { round, games, .. } = &change {
                let kept: Vec<ClubGame> = before.rounds.get(usize::from(*round)).map_or_else(Vec::new, |round| {
                    round.games.iter().filter(|game| game.kept() || game.dropped).cloned().collect()
                });
                let now = &evening.rounds[usize::from(*round)].games;
                assert_eq!(now[..kept.len()], kept[..], "what is locked or fought stands as it stood");
                assert_eq!(now.len(), kept.len() + games.len());
                let here = |id: &String| evening.player(id).unwrap().presence == Presence::Here;
                assert!(games.iter().flat_map(|game| &game.players).all(here));
            }
        }
    }
    let kinds = serde_json::to_value(schemars::schema_for!(EveningEdit)).unwrap()["oneOf"].as_array().unwrap().len();
    assert_eq!(accepted.len(), kinds, "of every kind some were accepted: {accepted:?}");
}

#[test]
fn a_proposal_for_the_round_that_is_drawn_is_always_accepted() {
    let mut drawn = 0;
    for seed in 100..130 {
        let mut chance = Chance(seed);
        let mut evening = begun();
        for _ in 0..150 {
            let change = chance.change(&evening);
            if decide(&evening, &change).is_ok() {
                evolve(&mut evening, &change);
            }
            for round in [evening.rounds.len().saturating_sub(1), evening.rounds.len()] {
                let facts = DrawFacts::of(&evening, &[], &Plans::new(), (round, seed), |_| 0);
                let take = propose(&facts).take(u8::try_from(round).unwrap(), seed);
                match decide(&evening, &take) {
                    Ok(_) => drawn += 1,
                    Err(refused) => assert_eq!(refused.code, "TOO_MANY_ROUNDS", "{take:?}"),
                }
            }
        }
    }
    assert!(drawn > 1000, "{drawn}");
}
