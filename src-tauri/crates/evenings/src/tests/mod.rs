//! The club: rotations, evenings, and rounds that are drawn.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod brute;
mod check;
mod drawn;
mod evening;
mod fairness;
mod properties;
mod rotation;
mod shared;
mod walk;

use super::evening::{ClubTable, Evening, EveningEdit, Genesis, NewGame, Newcomer, Plans, Way, decide, evolve};
use super::pairing::{Before, DrawFacts, Drawable, Known, Met, propose};
use super::rotation::Fits;
use nml_catalogue::length::Length;
use nml_catalogue::{Roles, Table};

const CAMPAIGN: &str = "0000000000000000000000000000000c";

fn size(width: i32, depth: i32) -> Table {
    Table { width: Length::inches(width), depth: Length::inches(depth) }
}

fn table(number: u16, width: i32, depth: i32, terrain: &[&str]) -> ClubTable {
    let terrain = terrain.iter().map(|word| (*word).to_owned()).collect();
    ClubTable { number, name: String::new(), size: size(width, depth), terrain, closed: false }
}

fn scenario(id: &str) -> Drawable {
    let (roles, tables) = (Roles::Even, Fits::Any);
    let (cool_down, rests, at_once, seats) = (0, false, 0, [2, 2]);
    Drawable { scenario: id.into(), weight: 1, tables, map: None, roles, seats, cool_down, rests, at_once }
}

fn player(id: &str) -> Known {
    Known { id: id.into(), ..Known::default() }
}

fn before(scenario: &str, times: u16, ago: u16) -> Before {
    Before { scenario: scenario.into(), times, ago }
}

fn met(one: &str, other: &str, times: u16) -> Met {
    Met { players: [one.into(), other.into()], times, tonight: 0 }
}

/// A small generator of numbers: the same seed gives the same evenings.
#[derive(Clone)]
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    fn number(&mut self, below: u16) -> u16 {
        u16::try_from(self.below(below.into())).unwrap()
    }
}

fn begun() -> Evening {
    Genesis {
        name: "First Thursday".into(),
        day: "2026-12-03".into(),
        rotation: None,
        clock: super::evening::Clock::default(),
    }
    .found()
    .unwrap()
}

fn say(evening: &mut Evening, change: EveningEdit) {
    for change in decide(evening, &change).unwrap_or_else(|refused| panic!("{change:?}: {refused:?}")) {
        evolve(evening, &change);
    }
}

fn refused(evening: &Evening, change: &EveningEdit) -> String {
    match decide(evening, change) {
        Ok(_) => panic!("{change:?} was accepted"),
        Err(refused) => refused.code.to_owned(),
    }
}

fn guest(id: &str) -> Newcomer {
    Newcomer { id: id.into(), name: id.to_uppercase(), campaign: None, warband: None, namesake: false }
}

/// A game of two as a proposal has it, with nothing chosen.
fn game(one: &str, other: &str) -> NewGame {
    NewGame {
        players: vec![one.into(), other.into()],
        campaign: None,
        table: None,
        scenario: None,
        way: Way::Open,
        attacker: None,
        why: vec![],
    }
}

/// An evening with guests who are there.
fn evening_of(players: &[&str]) -> Evening {
    let mut evening = begun();
    for id in players {
        say(&mut evening, EveningEdit::Expect { player: guest(id) });
        say(&mut evening, EveningEdit::CheckIn { player: (*id).to_owned() });
    }
    evening
}

/// Draws a round and takes it.
fn draw(evening: &mut Evening, round: u8, seed: u64) {
    let mut facts = DrawFacts::of(evening, &[], &Plans::new(), (round.into(), seed), |_| 0);
    facts.scenarios = ["dragon-hunt", "relic-hunt", "supply-raid"].map(scenario).to_vec();
    say(evening, propose(&facts).take(round, seed));
}
