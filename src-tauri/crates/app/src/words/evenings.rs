//! Rotations and evenings.

use nml_evenings::evening::{self, ClubTable, Evening, Presence, Way};
use nml_evenings::pairing::Check;
use nml_evenings::rotation::{self, Rotation, Shut};
use nml_evenings::why::Why;

use super::counted::counted;
use super::day;
use crate::view::planned_game;

pub const RETIRED: &str = "retired";
pub const AWAY: &str = "put away";
pub const OVER: &str = "its days are over";
pub const OWN_CALL: &str = "A round is started, and a game planned, by a call of its own.";
pub const ROUND_OPEN: &str = "A round is drawn and not started: draw it again, or start it.";
pub const NOBODY: &str = "There is nobody to pair: at least two players must be here.";
pub const START_ANEW: &str = "There is nothing to redo: start the round again.";
pub const NO_SUCH_GAME: &str = "There is no such game on the evening.";
pub const ONE_OFF: &str = "A one-off game belongs to no campaign.";
pub const PLANNED_ALREADY: &str = "The campaign has planned the game already.";
pub const OTHER_PLANS: &str = "Other plans conflict with it by now: look at the game again.";
pub const NOT_PLANNED: &str = "No campaign has planned the game.";
pub const NO_SCENARIO_YET: &str = "Its scenario is not known yet.";
pub const NOT_OFFERED: &str = "The die did not leave that choice: choose a scenario of the stage table.";
pub const SWAPPED: &str = "swapped in the campaign";
pub const PLAN_GONE: &str = "as its campaign had planned it; that plan was taken back";
pub const NO_CAMPAIGN_HERE: &str = "Its campaign is not in this book.";
pub const NOT_HERE: &str = "not in this book";

/// Of two players whose game cannot be taken back any more.
pub fn was_played(pair: &str) -> String {
    format!(
        "{pair} was played, and the campaign has its result. Its table keeps it; correct the result in its aftermath."
    )
}

/// Of two players whose battle has begun.
pub fn has_begun(pair: &str) -> String {
    format!("The battle of {pair} has begun. Its table keeps it.")
}

pub fn same_name(name: &str) -> String {
    format!("Somebody called {name} is already known: say whether it is the same person.")
}

/// `Relic Hunt: Redoubt – Choir, to be fought by 5 December 2026`.
pub fn plan(scenario: &str, sides: &[String], due: Option<&str>) -> String {
    let game = planned_game(scenario, sides);
    due.map_or_else(|| game.clone(), |due| format!("{game}, to be fought by {}", day(due)))
}

/// A game was drawn with a scenario, and its campaign has planned another.
pub fn will_take_over(scenario: &str) -> String {
    format!("Their campaign has planned {scenario} for these two: once the round is started, that is what they play.")
}

pub fn too_many(changes: usize, most: usize) -> String {
    format!("{changes} changes at once are too many: {most} at most.")
}

pub fn from(day: &str) -> String {
    format!("from {day}")
}

pub fn rests(evenings: u32) -> String {
    format!("rests {}", counted(evenings, "evening", "evenings"))
}

/// A player by name; a guest is marked as one where somebody else there is called the same, and several guests are numbered.
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
    if number == 1 { format!("{name} (guest)") } else { format!("{name} (guest {number})") }
}

/// `12 players, 6 games in 2 rounds`.
pub fn evening(evening: &Evening) -> String {
    let there = |presence| evening.players.iter().filter(|player| player.presence == presence).count() as u64;
    let games: u64 = evening.rounds.iter().map(|round| round.live().count() as u64).sum();
    let people = match there(Presence::Here) + there(Presence::Left) {
        0 => format!("{} expected", counted(evening.players.len(), "player", "players")),
        here => counted(here, "player", "players"),
    };
    match evening.rounds.len() as u64 {
        0 => people,
        rounds => {
            let rounds = counted(rounds, "round", "rounds");
            format!("{people}, {} in {rounds}", counted(games, "game", "games"))
        }
    }
}

/// `Table 3 · The Mill`.
pub fn table(evening: &Evening, number: u16) -> String {
    let name = evening.table(number).map_or("", |table| table.name.as_str());
    if name.is_empty() { format!("Table {number}") } else { format!("Table {number} · {name}") }
}

/// `48″ × 48″`.
pub fn size(table: &ClubTable) -> String {
    format!("{} × {}", table.size.width, table.size.depth)
}

/// `Ada wins, 7 to 3`: the winner's points first, of a draw as they stand; none: nobody wrote them down.
pub fn result(winner: Option<&str>, points: Option<[u32; 2]>) -> String {
    let how = winner.map_or_else(|| "a draw".to_owned(), |winner| format!("{winner} wins"));
    points.map_or_else(|| how.clone(), |[own, other]| format!("{how}, {own} to {other}"))
}

/// The same of a one-off game, whose points stand in the order of the players: `second` says whose are the winner's.
pub fn one_off(winner: Option<&str>, second: bool, [one, other]: [Option<u16>; 2]) -> String {
    let points = one.zip(other).map(|(one, other)| [one, other].map(u32::from));
    result(winner, points.map(|[one, other]| if second { [other, one] } else { [one, other] }))
}

pub fn stage(stage: &str, game: u16) -> String {
    format!("{stage}, game {game}")
}

/// How a scenario came; `rotation`: the evening has one to draw from.
pub fn way(way: &Way, rotation: bool, name: impl Fn(&str) -> String) -> String {
    match way {
        Way::Open => "not chosen yet".to_owned(),
        Way::Book { throw, chooser, .. } => {
            let face = throw.faces.first().map_or(0, |face| face.number());
            match chooser {
                Some(chooser) => format!("by the rulebook: a {face}, {} chose", name(chooser)),
                None => format!("by the rulebook: a {face}"),
            }
        }
        Way::Stage => "drawn from the stage table".to_owned(),
        Way::Rotation if rotation => "drawn from the rotation".to_owned(),
        Way::Rotation => "drawn from all scenarios".to_owned(),
        Way::Planned => "as its campaign planned it".to_owned(),
        Way::Agreement => "both agreed".to_owned(),
        Way::Hand => "chosen by the organiser".to_owned(),
    }
}

fn times(times: u16) -> String {
    match times {
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    }
}

/// Why a game or a bye was proposed, in a sentence. Names stand in the order of the figures.
pub fn why(why: &Why, [one, other]: [&str; 2]) -> String {
    match why {
        Why::SameCampaign => "Both belong to one campaign: a game of it.".to_owned(),
        Why::OneOff => "They share no campaign: a one-off game.".to_owned(),
        Why::NeverMet => "They have not met yet.".to_owned(),
        Why::Met { times: met, fresh: [a, b] } => {
            let met = times(*met);
            match (a, b) {
                (0, 0) => format!("They have met {met}, as both have met everybody here."),
                (0, b) => format!(
                    "They have met {met}: {one} has met everybody here; {other} has {b} still to meet, but this makes the better round."
                ),
                (a, 0) => format!(
                    "They have met {met}: {other} has met everybody here; {one} has {a} still to meet, but this makes the better round."
                ),
                (a, b) => format!(
                    "They have met {met}: {one} has {a} here still to meet, {other} has {b}, but this makes the better round."
                ),
            }
        }
        Why::Games { counted: [a, b] } => {
            format!("Games that count so far: {one} {a}, {other} {b}.")
        }
        Why::Stage { game } => format!("The stage table for game {game}, that of the more experienced player."),
        Why::Planned { due: None } => "Their campaign had planned this game before the round was drawn.".to_owned(),
        Why::Planned { due: Some(due) } => {
            format!("Their campaign had planned this game before the round was drawn, to be fought by {}.", day(due))
        }
        Why::Elsewhere { scenarios } => {
            let others = counted(u64::from(*scenarios), "other scenario suits", "other scenarios suit");
            format!("{others} both as well, but other tables of the round play them.")
        }
        Why::AlsoAt { tables } => format!(
            "{} it too: nothing that suits both as well is free.",
            counted(u64::from(*tables), "other table plays", "other tables play")
        ),
        Why::Owes { tonight, byes, rounds, share } => owes(*tonight, *byes, *rounds, *share),
        Why::Lot { of } => format!("{of} were level there, members and guests alike: the lot decided."),
        Why::NoRematch { of } => {
            format!("Of {of} alike in that, this one was chosen so that nobody meets an opponent of tonight again.")
        }
        Why::OnlyScenario => "The only scenario there is for this table.".to_owned(),
        Why::FirstForBoth => "New to both.".to_owned(),
        Why::Repeat { times: [a, b], untried } => {
            let played = format!("{one} has played it {}, {other} {}", times(*a), times(*b));
            match untried {
                0 => format!("{played}; nothing here is new to both."),
                untried => format!(
                    "{played}; {} would be new to both, and is needed elsewhere.",
                    counted(u64::from(*untried), "scenario", "scenarios")
                ),
            }
        }
        Why::Rests => "It rests, and so does everything else for this table.".to_owned(),
        Why::Drawn { weight, of, among: 0 } => format!("Drawn by lot, with a chance of {weight} in {of}."),
        Why::Drawn { weight, of, among } => {
            format!("Drawn by lot among {among} scenarios that suit both alike, with a chance of {weight} in {of}.")
        }
        Why::BestScenario { of } => format!("Of {of} scenarios for this table, no other suits both as well."),
        Why::NoScenario { pool } => {
            format!(
                "No scenario fits this table; {} could be drawn elsewhere.",
                counted(u64::from(*pool), "scenario", "scenarios")
            )
        }
        Why::Roles { balance: [a, b] } => {
            format!("The player who has attacked less often attacks: {one} {}, {other} {}.", balance(*a), balance(*b))
        }
        Why::RolesDrawn { .. } => "Both have attacked equally often: the attacker was drawn by lot.".to_owned(),
        Why::RolesBySize { models: [a, b] } => {
            format!("The larger Warband attacks: {} against {b}.", counted(u64::from(*a), "model", "models"))
        }
        Why::RolesAtTable => "The larger Warband attacks: compare them at the table.".to_owned(),
        Why::Table { fitting, of } => {
            format!("The scenario fits {fitting} of {}.", counted(u64::from(*of), "table", "tables"))
        }
        Why::Map { map, large: 0, .. } => format!("No table is as large as its map, {} × {}.", map.width, map.depth),
        Why::Map { map, large, here } => {
            let size = format!("{} × {}", map.width, map.depth);
            let tables = counted(u64::from(*large), "table is", "tables are");
            let this = if *here { "this is one of them" } else { "other games have them" };
            format!("{tables} as large as its map, {size}: {this}.")
        }
        Why::FewestByes { byes, equals } => {
            let rounds = if *byes == 0 { "no round".to_owned() } else { counted(u64::from(*byes), "round", "rounds") };
            match equals {
                1 => format!("Has sat out {rounds} so far, and nobody who plays has sat out fewer."),
                equals => format!(
                    "Has sat out {rounds} so far, as have {equals} in all, and nobody who plays has sat out fewer."
                ),
            }
        }
        Why::KeepsCampaignGames => {
            "If somebody else sat out, there would be fewer campaign games, and those come first.".to_owned()
        }
        Why::BestWithout { of } => {
            format!("Of {of} equals, the one whose absence leaves the best round; ties were drawn by lot.")
        }
        Why::CameLate => "Came late: among equals, latecomers sit out first.".to_owned(),
        Why::OddNumber { players: 1 } => "Nobody is left to play with.".to_owned(),
        Why::OddNumber { players } => format!("{players} players: one sits out."),
        Why::TooFewTables { tables: 0 } => "There is no table left.".to_owned(),
        Why::TooFewTables { tables: 1 } => "There is only one table.".to_owned(),
        Why::TooFewTables { tables } => format!("There are only {tables} tables."),
    }
}

/// `Has sat out no round tonight, and 1 of 10 in all, where 2.0 would be fair: nobody who plays is further below …`
fn owes(tonight: u16, byes: u16, rounds: u16, share: u16) -> String {
    let now = match tonight {
        0 => "no round tonight".to_owned(),
        tonight => format!("{} tonight", counted(u64::from(tonight), "round", "rounds")),
    };
    if rounds == 0 {
        return format!("Has sat out {now}, and is here for the first round.");
    }
    let fair = format!("{}.{}", share / 10, share % 10);
    format!(
        "Has sat out {now}, and {byes} of {rounds} in all, where {fair} would be fair: nobody who plays is further below a fair share."
    )
}

/// What holds of a game as it stands, in a sentence. Names stand in the order of the figures.
pub fn check(check: &Check, [one, other]: [&str; 2], table: Option<&ClubTable>) -> String {
    match check {
        Check::NeverMet => "They have not met yet.".to_owned(),
        Check::Met { times: met, tonight: 0 } => format!("They have met {}.", times(*met)),
        Check::Met { times: met, tonight } if met == tonight => format!("They have met {} tonight.", times(*met)),
        Check::Met { times: met, tonight } => {
            format!("They have met {}, {} of it tonight.", times(*met), times(*tonight))
        }
        Check::FirstForBoth => "The scenario is new to both.".to_owned(),
        Check::Repeat { times: [a, b] } if a == b => format!("Both have played the scenario {}.", times(*a)),
        Check::Repeat { times: [0, played] } => format!("{other} has played the scenario {}.", times(*played)),
        Check::Repeat { times: [played, 0] } => format!("{one} has played the scenario {}.", times(*played)),
        Check::Repeat { times: [a, b] } => {
            format!("{one} has played the scenario {}, {other} {}.", times(*a), times(*b))
        }
        Check::Rests => "The scenario rests.".to_owned(),
        Check::DoesNotFit => "The rotation does not allow the scenario on this table.".to_owned(),
        Check::Cramped { map } => {
            let this = table.map(size).unwrap_or_default();
            format!("The table, {this}, is smaller than the scenario’s map, {} × {}.", map.width, map.depth)
        }
        Check::Crowded { tables, most } => {
            let most = counted(u64::from(*most), "table", "tables");
            format!("The scenario stands on {tables} tables of this round; the rotation has it for {most} at most.")
        }
    }
}

/// A scenario that a rotation does not draw, in a list.
pub fn shut_briefly(shut: &Shut) -> String {
    match shut {
        Shut::Unlisted => "not in the rotation".to_owned(),
        Shut::Retired => RETIRED.to_owned(),
        Shut::Before(day) => from(day),
        Shut::After(_) => OVER.to_owned(),
    }
}

/// What a rotation says of a scenario that it does not draw.
pub fn shut(shut: &Shut, rotation: &str) -> String {
    match shut {
        Shut::Unlisted => format!("The scenario is not in {rotation}."),
        Shut::Retired => format!("The scenario is retired in {rotation}."),
        Shut::Before(day) => format!("{rotation} draws the scenario from {day} on."),
        Shut::After(day) => format!("{rotation} drew the scenario until {day}."),
    }
}

pub fn table_closed(number: u16) -> String {
    format!("Table {number} is closed: move the game to another.")
}

/// Somebody is no longer there, and their game is not over.
pub fn has_left(name: &str) -> String {
    format!("{name} has left: enter how the game ended, mark it as not played, or give the place to somebody else.")
}

fn balance(games: i32) -> String {
    match games {
        0 => "even".to_owned(),
        more if more > 0 => format!("{more} more as attacker"),
        less => format!("{} more as defender", less.unsigned_abs()),
    }
}

/// A change of a rotation that stood like this.
pub fn rotation_said(change: &rotation::RotationEdit, before: &Rotation, name: impl Fn(&str) -> String) -> String {
    match change {
        rotation::RotationEdit::Rename { name } => format!("renamed to {name}"),
        rotation::RotationEdit::Put { slot } => match before.slot(&slot.scenario) {
            None => format!("{} added", name(&slot.scenario)),
            Some(known) if known.weight != slot.weight => {
                format!("{} weighs {} instead of {}", name(&slot.scenario), slot.weight, known.weight)
            }
            Some(_) => format!("{} changed", name(&slot.scenario)),
        },
        rotation::RotationEdit::Retire { scenario, retired: true } => format!("{} retired", name(scenario)),
        rotation::RotationEdit::Retire { scenario, retired: false } => format!("{} brought back", name(scenario)),
        rotation::RotationEdit::PutAway { away: true } => "put away".to_owned(),
        rotation::RotationEdit::PutAway { away: false } => "brought back".to_owned(),
    }
}

/// A change of an evening that stood like this.
pub fn evening_said(change: &evening::EveningEdit, before: &Evening, name: impl Fn(&str) -> String) -> String {
    use evening::EveningEdit;
    let player = |id: &str| player(before, id);
    let game = |id: &u32| {
        before.game(*id).map_or_else(
            || format!("game {id}"),
            |game| game.players.iter().map(|id| player(id)).collect::<Vec<_>>().join(" – "),
        )
    };
    match change {
        EveningEdit::Rename { name } => format!("renamed to {name}"),
        EveningEdit::Move { day } => format!("moved to {day}"),
        EveningEdit::SetClock { clock } => format!("rounds of {} minutes, breaks of {}", clock.minutes, clock.pause),
        EveningEdit::UseRotation { rotation: Some(_) } => "draws from another rotation".to_owned(),
        EveningEdit::UseRotation { rotation: None } => "draws from no rotation".to_owned(),
        EveningEdit::PutTable { table } => format!("table {} put up", table.number),
        EveningEdit::RemoveTable { table } => format!("table {table} taken down"),
        EveningEdit::Expect { player } => format!("{} expected", player.name),
        EveningEdit::CheckIn { player: id } => format!("{} is here", player(id)),
        EveningEdit::MarkAbsent { player: id } => format!("{} did not come", player(id)),
        EveningEdit::Leave { player: id } => format!("{} left", player(id)),
        EveningEdit::Take { round, games, .. } => {
            let games = counted(games.len(), "game", "games");
            format!("round {} drawn: {games}", u16::from(*round) + 1)
        }
        EveningEdit::Lock { game: id, locked: true } => format!("{} locked", game(id)),
        EveningEdit::Lock { game: id, locked: false } => format!("{} unlocked", game(id)),
        EveningEdit::LockRound { locked: true } => "all games locked".to_owned(),
        EveningEdit::LockRound { locked: false } => "all games unlocked".to_owned(),
        EveningEdit::Swap { players: [one, other], .. } => {
            format!("{} and {} change places", player(one), player(other))
        }
        EveningEdit::SetScenario { game: id, scenario, .. } => match scenario {
            Some(scenario) => format!("{}: {}", game(id), name(scenario)),
            None => format!("{}: no scenario", game(id)),
        },
        EveningEdit::SetTable { game: id, table: Some(table) } => format!("{} to table {table}", game(id)),
        EveningEdit::SetTable { game: id, table: None } => format!("{} to no table", game(id)),
        EveningEdit::SetAttacker { game: id, attacker } => match attacker {
            Some(attacker) => format!("{}: {} attacks", game(id), player(attacker)),
            None => format!("{}: nobody attacks", game(id)),
        },
        EveningEdit::SetCampaign { game: id, campaign: Some(_) } => format!("{}: a game of the campaign", game(id)),
        EveningEdit::SetCampaign { game: id, campaign: None } => format!("{}: a one-off game", game(id)),
        EveningEdit::Unexpect { player: id } => format!("{} is not expected", player(id)),
        EveningEdit::Start { .. } => "the round is started".to_owned(),
        EveningEdit::SetStarted { round, .. } => format!("when round {} was started", u16::from(*round) + 1),
        EveningEdit::Drop { game: id, dropped: true } => format!("{}: nobody plays it", game(id)),
        EveningEdit::Drop { game: id, dropped: false } => format!("{} is played after all", game(id)),
        EveningEdit::Plan { game: id, battle: Some(_), taken_over: None } => {
            format!("{} planned in the campaign", game(id))
        }
        EveningEdit::Plan { game: id, battle: Some(_), taken_over: Some(_) } => {
            format!("{}: the campaign’s plan taken over", game(id))
        }
        EveningEdit::Plan { game: id, battle: None, .. } => format!("{}: the plan taken back", game(id)),
        EveningEdit::Result { game: id, result: Some(result) } => {
            let winner = result.winner.as_ref().map(|id| player(id));
            let second = before.game(*id).map(|game| &game.players[1]) == result.winner.as_ref();
            format!("{}: {}", game(id), one_off(winner.as_deref(), second, result.points))
        }
        EveningEdit::Result { game: id, result: None } => format!("{}: no result", game(id)),
        EveningEdit::CancelRound => "the round taken back".to_owned(),
        EveningEdit::PutAway { away: true } => "put away".to_owned(),
        EveningEdit::PutAway { away: false } => "brought back".to_owned(),
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
