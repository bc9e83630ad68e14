//! What the cells of a table of games mean here: days, scenarios, Warbands, points.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, NaiveDate};
use nml_campaign::{EarlierGame, Game, Played};
use nml_exchange::games::{GameCells, GameTable};
use nml_exchange::pack::Loaded;
use nml_warband::result::{BattleResult, Outcome, SideResult, VICTORY_POINTS_MAX, ahead};

use super::super::founding::{self, Founded, kept};
use super::super::probable_name::likely;
use super::{
    EarlierLine, EarlierMeant, EarlierName, EarlierProblem, EarlierScenario, EarlierScenarioKnown,
    EarlierScenarioMeant, EarlierSide, EarlierTable, EarlierView,
};
use crate::chance::Chance;
use crate::failure::Failure;
use crate::paper::SHEET_SIDES;
use crate::season::scenarios::{Meant, Scenarios, plain};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::words::earlier as words;

/// How a day with two small numbers is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    DayFirst,
    MonthFirst,
}

struct Reader<'r> {
    scenarios: Scenarios,
    names: &'r [EarlierName],
    played: &'r [EarlierScenario],
    order: Order,
    outsiders: BTreeMap<String, String>,
    /// Who joins with the table, by what the table calls them.
    founded: BTreeMap<String, Founded>,
    chance: Chance,
}

/// The games of a table that were understood, in the order they were fought in, and who joins with them. What was understood
/// of them, and what was not, stands in the view.
pub(super) fn understood(
    session: &Session,
    open: &Open<Campaigns>,
    pack: &Loaded,
    table: &EarlierTable,
    cells: &GameTable,
    view: &mut EarlierView,
) -> Result<(Vec<EarlierGame>, Vec<Founded>), Failure> {
    let (order, ambiguous) = order(cells);
    let scenarios = Scenarios::of(session, open, &pack.catalogue)?;
    let known = scenarios.known().map(|(id, name)| EarlierScenarioKnown { id: id.to_owned(), name: name.to_owned() });
    view.scenarios = known.collect();
    let mut chance = session.chance()?;
    // A name that is no longer in the table makes nobody join.
    let stands = |name: &str| cells.games.iter().flat_map(|game| &game.sides).any(|side| side.name == name);
    let standing = table.names.iter().filter(|said| stands(&said.name));
    let joining: Vec<(&str, &str)> =
        standing.filter_map(|said| Some((said.name.as_str(), said.faction.as_deref()?))).collect();
    let founded = founding::founded(session, open, pack, &mut chance, &joining)?;
    let mut reader = Reader {
        scenarios,
        names: &table.names,
        played: &table.scenarios,
        order,
        outsiders: BTreeMap::new(),
        founded,
        chance,
    };
    if ambiguous {
        view.notes.push(words::day_first());
    }
    let mut games: Vec<(EarlierGame, EarlierLine)> = Vec::new();
    for cells in &cells.games {
        match reader.game(cells, view) {
            Ok(game) => games.push(game),
            Err(why) => view.problems.push(EarlierProblem { line: Some(cells.line), why }),
        }
    }
    // If every game has a day they are in that order, and if not in the table's.
    if games.iter().all(|(_, line)| line.day.is_some()) {
        let before: Vec<u64> = games.iter().map(|(_, line)| line.line).collect();
        games.sort_by(|(_, a), (_, b)| a.day.cmp(&b.day));
        if games.iter().map(|(_, line)| line.line).ne(before) {
            view.notes.push(words::sorted());
        }
    } else if games.iter().any(|(_, line)| line.day.is_some()) {
        view.notes.push(words::not_sorted());
    }
    let outside = |known: &&EarlierMeant| known.warband.is_none() && known.faction.is_none();
    let waiting = view.names.iter().filter(outside).filter(|known| open.state.expects(&known.name));
    let waiting: Vec<&str> = waiting.map(|known| known.name.as_str()).collect();
    if !waiting.is_empty() {
        view.notes.push(words::without_warband(&waiting));
    }
    let next = open.state.next_number();
    let mut there: Vec<(usize, &Game, &Played)> = open.state.numbered().collect();
    let mut all = Vec::new();
    let mut read: Vec<(u64, EarlierGame)> = Vec::new();
    for (game, line) in games {
        // A game that is here matches one line of the table: two that are alike may be two games.
        let same = there.iter().position(|(_, known, played)| is_same(&game, (&known.scenario, &played.result)));
        let here = same.map(|at| there.remove(at).0);
        let alike = |(_, before): &&(u64, EarlierGame)| {
            line.day.is_some() && is_same(&game, (&before.scenario, &before.result))
        };
        let twice = read.iter().find(alike).map(|(line, _)| *line).filter(|_| here.is_none());
        read.push((line.line, game.clone()));
        let enters = here.is_none() && twice.is_none() || table.again.contains(&line.line);
        view.games.push(EarlierLine { number: enters.then(|| next + all.len()), here, twice, ..line });
        if enters {
            all.push(game);
        }
    }
    Ok((all, reader.founded.into_values().collect()))
}

/// Whether a line of a table tells of a game that is known: the same day, scenario, sides and points, or all of them
/// unknown. A side from outside is known by its name.
fn is_same(line: &EarlierGame, (scenario, result): (&String, &BattleResult)) -> bool {
    let sides = |result: &BattleResult| {
        let who = |side: &SideResult| side.outsider.as_deref().map_or_else(|| side.warband.clone(), plain);
        result.sides.iter().map(|side| (who(side), side.vp)).collect::<BTreeSet<_>>()
    };
    line.scenario == *scenario && line.result.played == result.played && sides(&line.result) == sides(result)
}

impl Reader<'_> {
    fn game(&mut self, cells: &GameCells, view: &mut EarlierView) -> Result<(EarlierGame, EarlierLine), String> {
        let day = match cells.day.as_str() {
            "" => None,
            text => Some(day(text, self.order).ok_or_else(|| words::no_day(text, unknown(text)))?),
        };
        let scenario = self.scenario(&cells.scenario, view);
        if !SHEET_SIDES.contains(&cells.sides.len()) {
            return Err(words::sides(cells.sides.len(), *SHEET_SIDES.start(), *SHEET_SIDES.end()));
        }
        let mut sides: Vec<SideResult> = Vec::new();
        for side in &cells.sides {
            if side.name.is_empty() {
                return Err(words::no_name());
            }
            // If the winner is named, the points may stay open.
            let open = side.score.is_empty() && !cells.winner.is_empty();
            let vp: Option<u16> = side.score.parse().ok().filter(|vp| *vp <= VICTORY_POINTS_MAX);
            if vp.is_none() && !open {
                if unknown(&side.score) {
                    return Err(words::unknown_score(&side.name, &side.score, cells.winner.is_empty()));
                }
                return Err(words::no_score(&side.name, &side.score, VICTORY_POINTS_MAX));
            }
            let (warband, outsider) = self.who(&side.name, view);
            if sides.iter().any(|other| other.warband == warband) {
                return Err(words::twice(&side.name));
            }
            sides.push(SideResult {
                warband,
                outsider,
                coalition: None,
                vp,
                outcome: Outcome::Drew,
                conceded: false,
                deeds: Vec::new(),
                casualties: Vec::new(),
                took_part: Vec::new(),
                used_up: Vec::new(),
                left: Vec::new(),
                fell_untold: false,
                deeds_untold: false,
            });
        }
        let asked = |name: &str| view.names.iter().any(|known| known.name == name && !known.said);
        if sides.iter().all(|side| side.outsider.is_some()) && !cells.sides.iter().any(|side| asked(&side.name)) {
            return Err(words::outsiders_only());
        }
        let place = |named: &str| {
            let same = cells.sides.iter().position(|side| side.name.eq_ignore_ascii_case(named));
            same.ok_or_else(|| words::no_side(named, unknown(named)))
        };
        let winner = match cells.winner.to_lowercase().as_str() {
            "" => ahead(&sides.iter().filter_map(|side| Some((None, side.vp?))).collect::<Vec<_>>()),
            "draw" | "drawn" | "tie" | "-" | "–" => None,
            _ => Some(place(&cells.winner)?),
        };
        for (at, side) in sides.iter_mut().enumerate() {
            side.outcome = match winner {
                None => Outcome::Drew,
                Some(won) if won == at => Outcome::Won,
                Some(_) => Outcome::Lost,
            };
        }
        let attacker = match cells.attacker.as_str() {
            "" => None,
            named => sides.get(place(named)?).map(|side| side.warband.clone()),
        };
        let line = EarlierLine {
            line: cells.line,
            number: None,
            here: None,
            twice: None,
            day: day.clone(),
            scenario: scenario.name.clone(),
            unknown: !scenario.known && !cells.scenario.trim().is_empty(),
            sides: cells
                .sides
                .iter()
                .zip(&sides)
                .map(|(cell, side)| EarlierSide {
                    name: view
                        .members
                        .iter()
                        .find(|member| member.id == side.warband)
                        .map_or_else(|| kept(&cell.name), |member| member.name.clone()),
                    outsider: side.outsider.is_some() && !asked(&cell.name),
                    vp: side.vp,
                    outcome: side.outcome.into(),
                })
                .collect(),
        };
        let battle = self.chance.stream().to_string();
        let result = BattleResult { battle, turns: 0, played: day, attacker, untold: false, sides };
        let name = scenario.own_name();
        Ok((EarlierGame { scenario: scenario.id, name, result }, line))
    }

    /// The scenario of that name or id, or the one that a person says is meant. One that nobody knows is kept by its
    /// name, and asked about unless the campaign has played one of that name.
    fn scenario(&mut self, cell: &str, view: &mut EarlierView) -> Meant {
        let called = self.scenarios.called(cell);
        if called.known || cell.trim().is_empty() || self.scenarios.has_played(cell) {
            return called;
        }
        let said = self.played.iter().find(|said| said.name == cell);
        let meant = match said {
            Some(said) => view.scenarios.iter().find(|known| said.scenario.as_ref() == Some(&known.id)),
            None => likely(cell, &view.scenarios, |known| vec![&known.name]),
        };
        let found = meant.map(|known| Meant { id: known.id.clone(), name: known.name.clone(), known: true });
        if view.unknown_scenarios.iter().all(|known| known.name != cell) {
            let scenario = found.as_ref().map(|found| found.id.clone());
            view.unknown_scenarios.push(EarlierScenarioMeant { name: cell.to_owned(), said: said.is_some(), scenario });
        }
        found.unwrap_or(called)
    }

    /// The side that a name means: the Warband's stream, or an id of its own with what an outsider is called.
    fn who(&mut self, name: &str, view: &mut EarlierView) -> (String, Option<String>) {
        let same = |known: &str| !known.is_empty() && plain(known) == plain(name);
        let mut with_name = view.members.iter().filter(|member| same(&member.name) || same(&member.player));
        if let (Some(only), None) = (with_name.next(), with_name.next()) {
            return (only.id.clone(), None);
        }
        let said = self.names.iter().find(|said| said.name == name);
        let joins = self.founded.get(&plain(name)).map(|founded| founded.id.clone());
        let warband = match said {
            Some(_) if joins.is_some() => None,
            Some(said) => said.warband.clone().filter(|id| view.members.iter().any(|member| member.id == *id)),
            None => likely(name, &view.members, |known| vec![&known.name, &known.player]).map(|known| known.id.clone()),
        };
        if view.names.iter().all(|known| known.name != name) {
            view.names.push(EarlierMeant {
                name: name.to_owned(),
                said: said.is_some(),
                warband: warband.clone(),
                faction: said.and_then(|said| said.faction.clone()),
            });
        }
        if let Some(id) = joins {
            return (id, None);
        }
        match warband {
            Some(id) => (id, None),
            None => {
                let id = self.outsiders.entry(plain(name)).or_insert_with(|| self.chance.stream().to_string());
                (id.clone(), Some(kept(name)))
            }
        }
    }
}

/// What people write if they do not know: the field is to stay empty then.
fn unknown(cell: &str) -> bool {
    let said = cell.trim_matches(|c: char| c.is_whitespace() || c == '?' || c == '(' || c == ')').to_lowercase();
    cell.contains('?') && said.is_empty() || ["-", "–", "—", "n/a", "unknown", "not known"].contains(&said.as_str())
}

/// The numbers of a day, in the order they are written.
fn numbers(text: &str) -> Option<[u32; 3]> {
    let day = text.split([' ', 'T']).next().unwrap_or(text);
    let parts: Vec<u32> = day.split(['.', '/', '-']).map(str::parse).collect::<Result<_, _>>().ok()?;
    parts.try_into().ok()
}

/// How the days of a table are read, and whether that is only a guess: a number above 12 is not a month.
fn order(table: &GameTable) -> (Order, bool) {
    let days = table.games.iter().filter_map(|game| numbers(&game.day)).filter(|[first, ..]| *first < 1000);
    let days: Vec<[u32; 3]> = days.collect();
    let month_first = days.iter().any(|[_, second, _]| *second > 12);
    let day_first = days.iter().any(|[first, ..]| *first > 12);
    let order = if month_first && !day_first { Order::MonthFirst } else { Order::DayFirst };
    (order, !days.is_empty() && !month_first && !day_first && days.iter().any(|[a, b, _]| a != b))
}

fn day(text: &str, order: Order) -> Option<String> {
    let [a, b, c] = numbers(text)?;
    let (year, month, day) = match order {
        _ if a >= 1000 => (a, b, c),
        Order::DayFirst => (c, b, a),
        Order::MonthFirst => (c, a, b),
    };
    let year = if year < 100 { year + 2000 } else { year };
    let date = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)?;
    (1900..=9999).contains(&date.year()).then(|| date.format("%Y-%m-%d").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_people_write_them() {
        let read = |text| day(text, Order::DayFirst);
        assert_eq!(read("2026-04-30").as_deref(), Some("2026-04-30"));
        assert_eq!(read("30.4.2026").as_deref(), Some("2026-04-30"));
        assert_eq!(read("3/4/26").as_deref(), Some("2026-04-03"));
        assert_eq!(day("3/4/26", Order::MonthFirst).as_deref(), Some("2026-03-04"));
        assert_eq!(read("2026-04-30 19:30").as_deref(), Some("2026-04-30"));
        for wrong in ["31.4.2026", "soon", "4.2026", "0.0.0", ""] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_number_above_twelve_tells_days_from_months() {
        let table = |days: [&str; 2]| GameTable {
            games: days.map(|day| GameCells { day: day.to_owned(), ..GameCells::default() }).to_vec(),
            ignored: Vec::new(),
        };
        assert!(order(&table(["4/30/2026", "5/2/2026"])) == (Order::MonthFirst, false));
        assert!(order(&table(["30/4/2026", "5/2/2026"])) == (Order::DayFirst, false));
        assert!(order(&table(["3/4/2026", "5/2/2026"])) == (Order::DayFirst, true));
        assert!(order(&table(["2026-04-03", "2026-02-05"])) == (Order::DayFirst, false));
    }
}
