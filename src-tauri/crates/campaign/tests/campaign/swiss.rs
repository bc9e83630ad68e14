//! Rounds by the standings: players with equal points meet, and among those with the fewest games nobody meets the same
//! opponent twice if there is a way around it.

use std::collections::BTreeMap;

use super::earlier::told;
use super::*;
use nml_catalogue::progression::CampaignPoints;

/// A Swiss league of this many Warbands, in the order they joined.
fn league(size: usize) -> (Record, Vec<String>) {
    let mut record = Record::new();
    let mut all = vec![REDOUBT.to_owned(), CHOIR.to_owned()];
    for number in 2..size {
        let id = format!("{number:032x}");
        record.admit(&id, &format!("Warband {number}"), 0);
        all.push(id);
    }
    record.say(Command::SetHouse { house: HouseRules { pairing: Pairing::Swiss, ..HouseRules::default() } });
    (record, all)
}

/// The round as places in the order they joined.
fn round(record: &Record, all: &[String]) -> Vec<[usize; 2]> {
    let place = |known: &Enrolment| all.iter().position(|id| *id == known.warband).unwrap();
    next_round(&record.campaign, |_| true).into_iter().map(|pair| pair.map(place)).collect()
}

#[test]
fn after_a_first_round_winners_meet_winners_and_nobody_meets_again() {
    let (mut record, all) = league(6);
    let game = |number, one: usize, vp, other: usize, against| {
        told(number, "relic-hunt", [(all[one].as_str(), vp), (all[other].as_str(), against)])
    };
    // 0 and 2 win with 15 points, 4 and 5 draw with 10, 1 and 3 lose with 7 (DR p.95).
    record.say(Command::EnterEarlier { games: vec![game(1, 0, 9, 1, 2), game(2, 2, 8, 3, 3), game(3, 4, 5, 5, 5)] });
    // The drawn have met: each plays one of the losers, and the better placed of them the better placed.
    assert_eq!(round(&record, &all), [[0, 2], [4, 3], [5, 1]]);
    // By games alone they would meet in the order they joined.
    record.say(Command::SetHouse { house: HouseRules::default() });
    assert_eq!(round(&record, &all), [[0, 2], [1, 4], [3, 5]]);
}

#[test]
fn in_a_swiss_round_the_lowest_placed_sits_out_and_the_next_time_another() {
    let (mut record, all) = league(5);
    let game = |number, one: usize, vp, other: usize, against| {
        told(number, "relic-hunt", [(all[one].as_str(), vp), (all[other].as_str(), against)])
    };
    record.say(Command::EnterEarlier { games: vec![game(1, 0, 9, 1, 2), game(2, 2, 8, 3, 3)] });
    // 4 sat out and plays now, though it is lowest; of the losers 1 lost by more.
    let out = |record: &Record| {
        let playing: Vec<usize> = round(record, &all).concat();
        (0..5).filter(|one| !playing.contains(one)).collect::<Vec<_>>()
    };
    assert_eq!(out(&record), [1]);
    record.say(Command::EnterEarlier { games: vec![game(3, 0, 5, 2, 5), game(4, 4, 1, 3, 6)] });
    // 1 and 4 have one game each and play; of the others 3 is lowest: 7 + 15 points, and 25 of 0 and of 2.
    assert_eq!(out(&record), [3]);
}

#[test]
fn a_latecomer_plays_before_two_meet_a_third_time() {
    let mut record = Record::new();
    record.say(Command::SetHouse { house: HouseRules { pairing: Pairing::Swiss, ..HouseRules::default() } });
    let again = |number, vp| told(number, "relic-hunt", [(REDOUBT, vp), (CHOIR, 2)]);
    record.say(Command::EnterEarlier { games: vec![again(1, 9), again(2, 7)] });
    record.say(Command::Admit { entry: EnrolledWarband { late_by: 2, ..entry(NINTH, "The Ninth Famine", 0) } });
    let round = next_round(&record.campaign, |_| true);
    let round: Vec<_> = round.iter().map(|pair| pair.map(|known| known.name.as_str())).collect();
    // All count two games; the better placed of the two meets the newcomer, and the other sits out.
    assert_eq!(round, [["The Seventh Redoubt", "The Ninth Famine"]]);
}

#[test]
fn the_single_game_is_with_the_neighbour_in_the_standings() {
    let (mut record, all) = league(5);
    // A loss counts as a win here: the first has lost its only game and stands last of four who have 20 points.
    let points = CampaignPoints { win: 20, draw: 10, loss: 20 };
    let house = HouseRules { pairing: Pairing::Swiss, points: Some(points), ..HouseRules::default() };
    record.say(Command::SetHouse { house });
    let game = |number, one: usize, vp, other: usize, against| {
        told(number, "relic-hunt", [(all[one].as_str(), vp), (all[other].as_str(), against)])
    };
    let games =
        vec![game(1, 1, 9, 0, 2), game(2, 1, 5, 2, 5), game(3, 1, 5, 4, 5), game(4, 2, 5, 3, 5), game(5, 3, 5, 4, 5)];
    record.say(Command::EnterEarlier { games });
    let line: Vec<_> = standings(&record.campaign).into_iter().map(|line| (line.name, line.points)).collect();
    let named = |name: &str, points| (name.to_owned(), points);
    let twenty = ["Warband 2", "Warband 3", "Warband 4", "The Seventh Redoubt"].map(|name| named(name, 20));
    assert_eq!(line, [vec![named("The Ashen Choir", 40)], twenty.to_vec()].concat());
    // It has the fewest games; of three with as many points it meets the one that stands next to it.
    let pair = next_pair(&record.campaign, |_| true).unwrap().map(|known| known.name.as_str());
    assert_eq!(pair, ["The Seventh Redoubt", "Warband 4"]);
}

#[test]
fn who_meets_whom_may_change_while_an_aftermath_is_open_and_nothing_else_may() {
    let mut record = Record::new();
    record.plan(BATTLE, &[REDOUBT, CHOIR]);
    let sides = vec![side(REDOUBT, 5, Outcome::Won, vec![]), side(CHOIR, 2, Outcome::Lost, vec![])];
    record.say(Command::Record { result: ended(BATTLE, sides), rosters: Vec::new() });
    assert!(record.campaign.settling());
    let swiss = HouseRules { pairing: Pairing::Swiss, ..HouseRules::default() };
    assert_eq!(record.refuses(&Command::SetHouse { house: HouseRules { experience: 2, ..swiss } }), "AFTERMATH_OPEN");
    record.say(Command::SetHouse { house: swiss });
    assert_eq!(record.campaign.house.pairing, Pairing::Swiss);
}

#[test]
fn how_rounds_are_paired_is_written_only_where_it_is_not_as_ever() {
    let written = |house: HouseRules| serde_json::to_string(&house).unwrap();
    assert_eq!(written(HouseRules::default()), r#"{"games":12}"#);
    let swiss = HouseRules { pairing: Pairing::Swiss, ..HouseRules::default() };
    assert_eq!(written(swiss), r#"{"games":12,"pairing":"swiss"}"#);
}

/// Every way to pair these off with as many games as there can be, one after the other.
fn every_round(free: &[usize], byes: usize) -> Vec<Vec<[usize; 2]>> {
    let Some((first, rest)) = free.split_first() else { return vec![vec![]] };
    let mut all = Vec::new();
    for (at, other) in rest.iter().enumerate() {
        let left: Vec<usize> = rest.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, one)| *one).collect();
        for mut round in every_round(&left, byes) {
            round.insert(0, [*first, *other]);
            all.push(round);
        }
    }
    if byes > 0 {
        all.extend(every_round(rest, byes - 1));
    }
    all
}

/// Numbers that seem to follow no order, the same every time.
struct Lot(u64);

impl Lot {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// Points, meetings and places are counted here from the games themselves, and every round there could be is tried.
#[test]
fn no_other_round_is_better_in_forty_leagues_of_five_to_eight() {
    for seed in 0..40 {
        let mut lot = Lot(seed);
        let size = 5 + usize::try_from(seed % 4).unwrap();
        let (mut record, all) = league(size);
        let (mut points, mut made) = (vec![0_i64; size], vec![0_i64; size]);
        let (mut games, mut met) = (vec![0_i64; size], BTreeMap::<[usize; 2], i64>::new());
        let mut season = Vec::new();
        for number in 1..=u32::try_from(lot.below(12)).unwrap() {
            let mut someone = || usize::try_from(lot.below(size as u64)).unwrap();
            let (one, other) = (someone(), someone());
            if one == other {
                continue;
            }
            let mut vp = || u16::try_from(lot.below(9)).unwrap();
            let (a, b) = (vp(), vp());
            season.push(told(number, "relic-hunt", [(all[one].as_str(), a), (all[other].as_str(), b)]));
            let score = |own: u16, foe: u16| {
                if own > foe {
                    15
                } else if own == foe {
                    10
                } else {
                    7
                }
            };
            points[one] += score(a, b);
            points[other] += score(b, a);
            made[one] += i64::from(a) - i64::from(b);
            made[other] += i64::from(b) - i64::from(a);
            games[one] += 1;
            games[other] += 1;
            *met.entry([one.min(other), one.max(other)]).or_default() += 1;
        }
        if !season.is_empty() {
            record.say(Command::EnterEarlier { games: season });
        }
        // What is left after points and difference is the name, as the standings have it.
        let mut line: Vec<usize> = (0..size).collect();
        let name = |one: usize| record.campaign.called(&all[one]).unwrap().to_owned();
        line.sort_by_key(|one| (-points[*one], -made[*one], name(*one)));
        let place = |one: usize| i64::try_from(line.iter().position(|known| *known == one).unwrap()).unwrap();
        let cost = |round: &[[usize; 2]]| {
            let sum = |of: &dyn Fn(usize, usize) -> i64| round.iter().map(|[a, b]| of(*a, *b)).sum::<i64>();
            let times = |a: usize, b: usize| met.get(&[a.min(b), a.max(b)]).copied().unwrap_or(0);
            [
                sum(&|a, b| games[a] + games[b]),
                sum(&|a, b| times(a, b).pow(2)),
                sum(&|a, b| place(a) + place(b)),
                sum(&|a, b| (points[a] - points[b]).pow(2)),
                sum(&|a, b| (place(a) - place(b)).pow(2)),
            ]
        };
        let everybody: Vec<usize> = (0..size).collect();
        let best = every_round(&everybody, size % 2).iter().map(|round| cost(round)).min().unwrap();
        let drawn = round(&record, &all);
        assert_eq!(drawn.len(), size / 2);
        assert_eq!(cost(&drawn), best, "seed {seed}: {drawn:?}");
    }
}
