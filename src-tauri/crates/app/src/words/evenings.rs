//! Rotations and evenings.

use nml_catalogue::Table;
use nml_evenings::evening::{self, ClubGame, ClubResult, ClubTable, Evening, Presence, Way};
use nml_evenings::pairing::Check;
use nml_evenings::rotation::{self, Rotation, Shut};
use nml_evenings::why::Why;

use super::day;
use crate::view::planned_game;

nml_words::sentences! {
    pub in "app_evenings":
    retired(),
    away(),
    brought_back(),
    over(),
    own_call(),
    round_open(),
    nobody(),
    start_anew(),
    no_such_game(),
    is_one_off(),
    planned_already(),
    other_plans(),
    not_planned(),
    no_scenario_yet(),
    not_offered(),
    swapped(),
    plan_gone(),
    no_campaign_here(),
    not_here(),
    was_played(pair),
    has_begun(pair),
    same_name(name),
    will_take_over(scenario),
    too_many(changes, most),
    table_closed(number),
    has_left(name),
    plan_by(game, day),
    from(day),
    rests(evenings),
    guest_alone(name),
    guest_numbered(name, number),
    stage(stage, game),
    table_alone(number),
    table_named(number, name),
    expected(players),
    expected_rounds(players, games, rounds),
    came(players),
    came_rounds(players, games, rounds),
    drawn_game(),
    drawn_with(own, points),
    wins(winner),
    wins_with(winner, own, points),
    player_points(name, points),
    draw_among(scores),
    wins_among(winner, scores),
    win_together(winners),
    win_together_among(winners, scores),
    way_open(),
    way_book(face),
    way_book_chose(face, chooser),
    way_stage(),
    way_rotation(),
    way_all(),
    way_shared(),
    way_planned(),
    way_agreed(),
    way_chosen(),
    same_campaign(),
    one_off_game(),
    never_met(),
    shares(players),
    some_met(pairs, of),
    some_met_tonight(pairs, of),
    some_played(players, of),
    for_that_many(scenarios, players),
    none_for_that_many(players),
    met_as_all(times),
    met_one_all(times, one, other, left),
    met_though(times, one, one_left, other, other_left),
    games(one, one_games, other, other_games),
    by_lot(of),
    no_rematch(of),
    by_stage(game),
    planned_before(),
    planned_before_by(day),
    elsewhere(scenarios),
    also_at(tables),
    only_scenario(),
    new_to_both(),
    repeat(one, one_times, other, other_times),
    repeat_though(one, one_times, other, other_times, untried),
    all_rest(),
    drawn(weight, of),
    drawn_among(among, weight, of),
    best_scenario(of),
    no_scenario(pool),
    roles(one, other),
    role_even(name),
    role_attacker(name, games),
    role_defender(name, games),
    roles_drawn(),
    roles_by_size(models, other),
    roles_at_table(),
    fits_tables(fitting, tables),
    none_large(size),
    large_here(large, size),
    large_elsewhere(large, size),
    owes_first(tonight),
    owes(tonight, byes, rounds, fair),
    fewest_byes(byes),
    fewest_byes_with(byes, equals),
    keeps_campaign_games(),
    best_without(of),
    came_late(),
    nobody_left(),
    odd_number(players),
    too_few_tables(tables),
    met(times),
    met_tonight(times),
    met_partly_tonight(times, tonight),
    scenario_new(),
    both_played(times),
    has_played(name, times),
    have_played(one, one_times, other, other_times),
    scenario_rests(),
    for_exactly(players),
    for_between(least, most),
    does_not_fit(),
    cramped(size, map),
    crowded(tables, most),
    unlisted(),
    shut_unlisted(rotation),
    shut_retired(rotation),
    shut_before(rotation, day),
    shut_after(rotation, day),
    renamed(name),
    slot_added(scenario),
    slot_weighs(scenario, weight, before),
    slot_changed(scenario),
    slot_retired(scenario),
    slot_back(scenario),
    numbered_game(number),
    moved(day),
    rounds_of(minutes, pause),
    other_rotation(),
    no_rotation(),
    table_up(table),
    table_down(table),
    is_expected(name),
    is_here(name),
    did_not_come(name),
    left(name),
    round_drawn(round, games),
    locked(game),
    unlocked(game),
    all_locked(),
    all_unlocked(),
    change_places(one, other),
    takes_place(name, game),
    sits_out(name),
    game_scenario(game, scenario),
    game_no_scenario(game),
    to_table(game, table),
    to_no_table(game),
    attacks(game, name),
    nobody_attacks(game),
    of_campaign(game),
    of_no_campaign(game),
    not_expected(name),
    started(),
    when_started(round),
    nobody_plays(game),
    played_after_all(game),
    planned(game),
    taken_over(game),
    plan_taken_back(game),
    game_result(game, result),
    no_result(game),
    round_taken_back(),
}

/// `Relic Hunt: Redoubt – Choir, to be fought by 5 December 2026`.
pub fn plan(scenario: &str, sides: &[String], due: Option<&str>) -> String {
    let game = planned_game(scenario, sides);
    due.map_or_else(|| game.clone(), |due| plan_by(&game, day(due)))
}

/// A player by name; a guest is marked as one if somebody else there is called the same, and several guests are
/// numbered.
pub fn player(evening: &Evening, id: &str) -> String {
    let Some(player) = evening.player(id) else { return id.to_owned() };
    let folded = |name: &str| name.trim().to_lowercase();
    let same: Vec<_> = evening.players.iter().filter(|other| folded(&other.name) == folded(&player.name)).collect();
    if player.warband.is_some() || same.len() == 1 {
        return player.name.clone();
    }
    let guests = same.iter().filter(|other| other.warband.is_none());
    guest(&player.name, guests.take_while(|other| other.id != player.id).count() + 1)
}

/// `Ada (guest)`, `Ada (guest 2)`.
pub fn guest(name: &str, number: usize) -> String {
    if number == 1 { guest_alone(name) } else { guest_numbered(name, number) }
}

/// `12 players, 6 games in 2 rounds`.
pub fn evening(evening: &Evening) -> String {
    let there = |presence| evening.players.iter().filter(|player| player.presence == presence).count();
    let games: usize = evening.rounds.iter().map(|round| round.live().count()).sum();
    match (there(Presence::Here) + there(Presence::Left), evening.rounds.len()) {
        (0, 0) => expected(evening.players.len()),
        (0, rounds) => expected_rounds(evening.players.len(), games, rounds),
        (here, 0) => came(here),
        (here, rounds) => came_rounds(here, games, rounds),
    }
}

/// `Table 3 · The Mill`.
pub fn table(evening: &Evening, number: u16) -> String {
    let name = evening.table(number).map_or("", |table| table.name.as_str());
    if name.is_empty() { table_alone(number) } else { table_named(number, name) }
}

/// `48″ × 48″`.
pub fn size(table: &ClubTable) -> String {
    measures(table.size)
}

fn measures(size: Table) -> String {
    format!("{} × {}", nml_words::measured(size.width), nml_words::measured(size.depth))
}

/// How a game ended for one of its players.
pub struct Ended {
    /// What they are called.
    pub name: String,
    /// They won.
    pub won: bool,
    /// Their points, or none if nobody wrote them down.
    pub points: Option<u16>,
}

/// `Ada wins, 7 to 3`; of more than two `Ada wins: Ada 7, Bors 5, Cato 3`, the winners first and then who has most.
pub fn ended(mut all: Vec<Ended>) -> String {
    all.sort_by_key(|one| !one.won);
    let won: Vec<String> = all.iter().filter(|one| one.won).map(|one| one.name.clone()).collect();
    let points: Option<Vec<u16>> = all.iter().map(|one| one.points).collect();
    if let [_, _] = all.as_slice() {
        let points = points.as_deref().and_then(|points| Some([*points.first()?, *points.get(1)?].map(u32::from)));
        return result(won.first().map(String::as_str), points);
    }
    all.sort_by_key(|one| (!one.won, std::cmp::Reverse(one.points)));
    let scores: Vec<String> =
        all.iter().filter_map(|one| one.points.map(|points| player_points(&one.name, points))).collect();
    let scores = nml_words::enumerated(&scores);
    match (won.as_slice(), points.is_some()) {
        ([], false) => drawn_game(),
        ([], true) => draw_among(&scores),
        ([winner], false) => wins(winner),
        ([winner], true) => wins_among(winner, &scores),
        (winners, false) => win_together(winners.to_vec()),
        (winners, true) => win_together_among(winners.to_vec(), &scores),
    }
}

/// `Ada wins, 7 to 3`: the winner's points first, or as they stand for a draw. `None` if nobody wrote them down.
fn result(winner: Option<&str>, points: Option<[u32; 2]>) -> String {
    match (winner, points) {
        (None, None) => drawn_game(),
        (None, Some([own, other])) => drawn_with(own, other),
        (Some(winner), None) => wins(winner),
        (Some(winner), Some([own, other])) => wins_with(winner, own, other),
    }
}

/// The same of a one-off game.
pub fn one_off(game: &ClubGame, result: &ClubResult, name: impl Fn(&str) -> String) -> String {
    let of = |(id, points): (&String, &Option<u16>)| {
        let won = result.winner.as_ref() == Some(id) || result.with.contains(id);
        Ended { name: name(id), won, points: *points }
    };
    ended(game.players.iter().zip(&result.points).map(of).collect())
}

/// How a scenario came about; `rotation`: the evening has one to draw from.
pub fn way(way: &Way, rotation: bool, name: impl Fn(&str) -> String) -> String {
    match way {
        Way::Open => way_open(),
        Way::Book { throw, chooser, .. } => {
            let face = throw.faces.first().map_or(0, |face| face.number());
            match chooser {
                Some(chooser) => way_book_chose(face, name(chooser)),
                None => way_book(face),
            }
        }
        Way::Stage => way_stage(),
        Way::Rotation if rotation => way_rotation(),
        Way::Rotation => way_all(),
        Way::Shared => way_shared(),
        Way::Planned => way_planned(),
        Way::Agreement => way_agreed(),
        Way::Hand => way_chosen(),
    }
}

/// Why a game or a bye was proposed, in a sentence. Names stand in the order of the figures.
pub fn why(why: &Why, [one, other]: [&str; 2]) -> String {
    match why {
        Why::SameCampaign => same_campaign(),
        Why::OneOff => one_off_game(),
        Why::NeverMet => never_met(),
        Why::Shared { players } => shares(*players),
        Why::SomeMet { pairs, of } => some_met(*pairs, *of),
        Why::SomePlayed { players, of } => some_played(*players, *of),
        Why::ForThatMany { players, scenarios } => for_that_many(*scenarios, *players),
        Why::NoneForThatMany { players } => none_for_that_many(*players),
        Why::Met { times, fresh: [0, 0] } => met_as_all(*times),
        Why::Met { times, fresh: [0, left] } => met_one_all(*times, one, other, *left),
        Why::Met { times, fresh: [left, 0] } => met_one_all(*times, other, one, *left),
        Why::Met { times, fresh: [a, b] } => met_though(*times, one, *a, other, *b),
        Why::Games { counted: [a, b] } => games(one, *a, other, *b),
        Why::Stage { game } => by_stage(*game),
        Why::Planned { due: None } => planned_before(),
        Why::Planned { due: Some(due) } => planned_before_by(day(due)),
        Why::Elsewhere { scenarios } => elsewhere(*scenarios),
        Why::AlsoAt { tables } => also_at(*tables),
        Why::Owes { tonight, rounds: 0, .. } => owes_first(*tonight),
        Why::Owes { tonight, byes, rounds, share } => {
            owes(*tonight, *byes, *rounds, format!("{}.{}", share / 10, share % 10))
        }
        Why::Lot { of } => by_lot(*of),
        Why::NoRematch { of } => no_rematch(*of),
        Why::OnlyScenario => only_scenario(),
        Why::FirstForBoth => new_to_both(),
        Why::Repeat { times: [a, b], untried: 0 } => repeat(one, *a, other, *b),
        Why::Repeat { times: [a, b], untried } => repeat_though(one, *a, other, *b, *untried),
        Why::Rests => all_rest(),
        Why::Drawn { weight, of, among: 0 } => drawn(*weight, *of),
        Why::Drawn { weight, of, among } => drawn_among(*among, *weight, *of),
        Why::BestScenario { of } => best_scenario(*of),
        Why::NoScenario { pool } => no_scenario(*pool),
        Why::Roles { balance: [a, b] } => roles(role(one, *a), role(other, *b)),
        Why::RolesDrawn { .. } => roles_drawn(),
        Why::RolesBySize { models: [a, b] } => roles_by_size(*a, *b),
        Why::RolesAtTable => roles_at_table(),
        Why::Table { fitting, of } => fits_tables(*fitting, *of),
        Why::Map { map, large: 0, .. } => none_large(measures(*map)),
        Why::Map { map, large, here: true } => large_here(*large, measures(*map)),
        Why::Map { map, large, here: false } => large_elsewhere(*large, measures(*map)),
        Why::FewestByes { byes, equals: 1 } => fewest_byes(*byes),
        Why::FewestByes { byes, equals } => fewest_byes_with(*byes, *equals),
        Why::KeepsCampaignGames => keeps_campaign_games(),
        Why::BestWithout { of } => best_without(*of),
        Why::CameLate => came_late(),
        Why::OddNumber { players: 1 } => nobody_left(),
        Why::OddNumber { players } => odd_number(*players),
        Why::TooFewTables { tables } => too_few_tables(*tables),
    }
}

/// How often somebody attacked more than defended.
fn role(name: &str, more: i32) -> String {
    match more {
        0 => role_even(name),
        more if more > 0 => role_attacker(name, more),
        less => role_defender(name, less.unsigned_abs()),
    }
}

/// What is true of a game as it stands, in a sentence. Names stand in the order of the figures.
pub fn check(check: &Check, [one, other]: [&str; 2], table: Option<&ClubTable>) -> String {
    match check {
        Check::NeverMet => never_met(),
        Check::Met { times, tonight: 0 } => met(*times),
        Check::Met { times, tonight } if times == tonight => met_tonight(*times),
        Check::Met { times, tonight } => met_partly_tonight(*times, *tonight),
        Check::SomeMet { pairs, tonight: 0, of } => some_met(*pairs, *of),
        Check::SomeMet { tonight, of, .. } => some_met_tonight(*tonight, *of),
        Check::SomePlayed { players, of } => some_played(*players, *of),
        Check::OtherNumber { seats: [least, most] } if least == most => for_exactly(*least),
        Check::OtherNumber { seats: [least, most] } => for_between(*least, *most),
        Check::FirstForBoth => scenario_new(),
        Check::Repeat { times: [a, b] } if a == b => both_played(*a),
        Check::Repeat { times: [0, played] } => has_played(other, *played),
        Check::Repeat { times: [played, 0] } => has_played(one, *played),
        Check::Repeat { times: [a, b] } => have_played(one, *a, other, *b),
        Check::Rests => scenario_rests(),
        Check::DoesNotFit => does_not_fit(),
        Check::Cramped { map } => cramped(table.map(size).unwrap_or_default(), measures(*map)),
        Check::Crowded { tables, most } => crowded(*tables, *most),
    }
}

/// A scenario that a rotation does not draw, in a list.
pub fn shut_briefly(shut: &Shut) -> String {
    match shut {
        Shut::Unlisted => unlisted(),
        Shut::Retired => retired(),
        Shut::Before(day) => from(day),
        Shut::After(_) => over(),
    }
}

/// What a rotation says about a scenario that it does not draw.
pub fn shut(shut: &Shut, rotation: &str) -> String {
    match shut {
        Shut::Unlisted => shut_unlisted(rotation),
        Shut::Retired => shut_retired(rotation),
        Shut::Before(day) => shut_before(rotation, day),
        Shut::After(day) => shut_after(rotation, day),
    }
}

/// A change of a rotation that stood like this.
pub fn rotation_said(change: &rotation::RotationEdit, before: &Rotation, name: impl Fn(&str) -> String) -> String {
    match change {
        rotation::RotationEdit::Rename { name } => renamed(name),
        rotation::RotationEdit::Put { slot } => match before.slot(&slot.scenario) {
            None => slot_added(name(&slot.scenario)),
            Some(known) if known.weight != slot.weight => slot_weighs(name(&slot.scenario), slot.weight, known.weight),
            Some(_) => slot_changed(name(&slot.scenario)),
        },
        rotation::RotationEdit::Retire { scenario, retired: true } => slot_retired(name(scenario)),
        rotation::RotationEdit::Retire { scenario, retired: false } => slot_back(name(scenario)),
        rotation::RotationEdit::PutAway { away: true } => away(),
        rotation::RotationEdit::PutAway { away: false } => brought_back(),
    }
}

/// A change of an evening that stood like this.
pub fn evening_said(change: &evening::EveningEdit, before: &Evening, name: impl Fn(&str) -> String) -> String {
    use evening::EveningEdit;
    let player = |id: &str| player(before, id);
    let game = |id: &u32| {
        before.game(*id).map_or_else(
            || numbered_game(*id),
            |game| game.players.iter().map(|id| player(id)).collect::<Vec<_>>().join(" – "),
        )
    };
    match change {
        EveningEdit::Rename { name } => renamed(name),
        EveningEdit::Move { day } => moved(day),
        EveningEdit::SetClock { clock } => rounds_of(clock.minutes, clock.pause),
        EveningEdit::UseRotation { rotation: Some(_) } => other_rotation(),
        EveningEdit::UseRotation { rotation: None } => no_rotation(),
        EveningEdit::PutTable { table } => table_up(table.number),
        EveningEdit::RemoveTable { table } => table_down(*table),
        EveningEdit::Expect { player } => is_expected(&player.name),
        EveningEdit::CheckIn { player: id } => is_here(player(id)),
        EveningEdit::MarkAbsent { player: id } => did_not_come(player(id)),
        EveningEdit::Leave { player: id } => left(player(id)),
        EveningEdit::Take { round, games, .. } => round_drawn(u16::from(*round) + 1, games.len()),
        EveningEdit::Lock { game: id, locked: true } => locked(game(id)),
        EveningEdit::Lock { game: id, locked: false } => unlocked(game(id)),
        EveningEdit::LockRound { locked: true } => all_locked(),
        EveningEdit::LockRound { locked: false } => all_unlocked(),
        EveningEdit::Swap { players: [one, other], .. } => change_places(player(one), player(other)),
        EveningEdit::Seat { player: one, game: Some(id) } => {
            // They may sit there already: it is the others’ table that they join.
            let others = |game: &ClubGame| {
                let others = game.players.iter().filter(|other| *other != one);
                others.map(|id| player(id)).collect::<Vec<_>>().join(" – ")
            };
            takes_place(player(one), before.game(*id).map_or_else(|| numbered_game(*id), others))
        }
        EveningEdit::Seat { player: one, game: None } => sits_out(player(one)),
        EveningEdit::SetScenario { game: id, scenario, .. } => match scenario {
            Some(scenario) => game_scenario(game(id), name(scenario)),
            None => game_no_scenario(game(id)),
        },
        EveningEdit::SetTable { game: id, table: Some(table) } => to_table(game(id), *table),
        EveningEdit::SetTable { game: id, table: None } => to_no_table(game(id)),
        EveningEdit::SetAttacker { game: id, attacker } => match attacker {
            Some(attacker) => attacks(game(id), player(attacker)),
            None => nobody_attacks(game(id)),
        },
        EveningEdit::SetCampaign { game: id, campaign: Some(_) } => of_campaign(game(id)),
        EveningEdit::SetCampaign { game: id, campaign: None } => of_no_campaign(game(id)),
        EveningEdit::Unexpect { player: id } => not_expected(player(id)),
        EveningEdit::Start { .. } => started(),
        EveningEdit::SetStarted { round, .. } => when_started(u16::from(*round) + 1),
        EveningEdit::Drop { game: id, dropped: true } => nobody_plays(game(id)),
        EveningEdit::Drop { game: id, dropped: false } => played_after_all(game(id)),
        EveningEdit::Plan { game: id, battle: Some(_), taken_over: None } => planned(game(id)),
        EveningEdit::Plan { game: id, battle: Some(_), taken_over: Some(_) } => taken_over(game(id)),
        EveningEdit::Plan { game: id, battle: None, .. } => plan_taken_back(game(id)),
        EveningEdit::Result { game: id, result: Some(result) } => before
            .game(*id)
            .map_or_else(|| numbered_game(*id), |known| game_result(game(id), one_off(known, result, |id| player(id)))),
        EveningEdit::Result { game: id, result: None } => no_result(game(id)),
        EveningEdit::CancelRound => round_taken_back(),
        EveningEdit::PutAway { away: true } => away(),
        EveningEdit::PutAway { away: false } => brought_back(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_say_why_in_whole_sentences() {
        let said = |reason: Why| why(&reason, ["Ada", "Bors"]);
        let met = |fresh| said(Why::Met { times: 2, fresh });
        assert_eq!(met([0, 0]), "They have met twice, as both have met everybody here.");
        assert_eq!(
            met([0, 3]),
            "They have met twice: Ada has met everybody here; Bors has 3 still to meet, but this makes the better round."
        );
        assert_eq!(said(Why::OddNumber { players: 1 }), "Nobody is left to play with.");
        assert_eq!(said(Why::TooFewTables { tables: 1 }), "There is only one table.");
        assert_eq!(
            said(Why::FewestByes { byes: 0, equals: 5 }),
            "Has sat out no round so far, as have 5 in all, and nobody who plays has sat out fewer."
        );
        let owes = |tonight, byes, rounds, share| said(Why::Owes { tonight, byes, rounds, share });
        assert_eq!(owes(0, 0, 0, 0), "Has sat out no round tonight, and is here for the first round.");
        assert_eq!(
            owes(1, 1, 10, 24),
            "Has sat out 1 round tonight, and 1 of 10 in all, where 2.4 would be fair: nobody who plays is further below a fair share."
        );
        assert_eq!(said(Why::RolesBySize { models: [14, 6] }), "The larger Warband attacks: 14 models against 6.");
    }
}
