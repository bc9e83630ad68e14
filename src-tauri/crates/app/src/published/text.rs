//! A chat message: short lines, and nothing that another typeface would break.

use nml_exchange::print::{ChronicleGame, ChroniclePlace, Named};

use super::message::{Body, Item, Message, Part, Place};
use super::{
    Published, PublishedBattle, PublishedCampaign, PublishedEvening, PublishedPairing, PublishedSide, PublishedTable,
    PublishedWarband,
};
use crate::plain_words::in_a_row;
use crate::words::published as say;

/// How many games a chat hears about.
const LAST: usize = 3;

/// `players`: their names stand beside their Warbands.
pub(super) fn message(published: &Published, players: bool) -> Message {
    match published {
        Published::Campaign(campaign) => self::campaign(campaign, players),
        Published::Warband(warband) => self::warband(warband),
        Published::Evening(evening) => self::evening(evening, players),
        Published::Battle(battle) => self::battle(battle),
    }
}

/// What it is, in a sentence.
pub(super) fn about(published: &Published) -> String {
    match published {
        Published::Campaign(campaign) => join(&[&campaign.chronicle.about, &say::as_of(&campaign.as_of)]),
        Published::Warband(warband) => {
            let roster = &warband.roster;
            join(&[&say::about_warband(&roster.faction, roster.models.len()), &say::as_of(&warband.as_of)])
        }
        Published::Evening(evening) => evening.day.clone(),
        Published::Battle(battle) => {
            let score = battle.sides.iter().map(|side| format!("{} {}", side.name, side.points));
            join(&[&battle.scenario.name, &score.collect::<Vec<_>>().join(" : "), &ended(battle)])
        }
    }
}

fn join(parts: &[&str]) -> String {
    let said: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    said.join(" · ")
}

/// A Warband, and who commands it if that is shown.
fn called(name: &str, player: &str, players: bool) -> String {
    if players { say::commanded(name, player) } else { name.to_owned() }
}

fn standings(heading: &str, places: &[ChroniclePlace], players: bool) -> Part {
    let place = |line: &ChroniclePlace| Place {
        rank: line.rank.clone(),
        name: called(&line.name, &line.player, players),
        cvp: line.figures.cvp.clone(),
        record: line.figures.record.clone(),
    };
    Part { heading: heading.to_owned(), body: Body::Standings(places.iter().map(place).collect()) }
}

/// What is said about each, beside the players concerned.
fn told(lines: &[Named], who: &[String], players: bool) -> Vec<Item> {
    let who = who.iter().map(String::as_str).chain(std::iter::repeat(""));
    let line =
        |(line, player): (&Named, &str)| Item::new(say::told(called(&line.name, player, players), &line.text), []);
    lines.iter().zip(who).map(line).collect()
}

fn campaign(campaign: &PublishedCampaign, players: bool) -> Message {
    let chronicle = &campaign.chronicle;
    let pairings = campaign.pairings.iter().map(|one| pairing(one, players));
    let nameless = &campaign.nameless;
    let (waiting, missing) =
        if players { (&campaign.waiting, &campaign.missing) } else { (&nameless.waiting, &nameless.missing) };
    let games = chronicle.games.iter().zip(&nameless.sides).rev().take(LAST);
    let games = games.map(|(one, sides)| game(one, (!players).then_some(sides)));
    Message {
        title: chronicle.name.clone(),
        under: vec![join(&[&chronicle.about, &say::as_of(&campaign.as_of)])],
        parts: vec![
            Part::items(say::next(), pairings),
            Part::items(say::last(), games),
            standings(&say::standings(), &chronicle.standings, players),
            Part::items(say::missing(), told(missing, &campaign.missing_players, players)),
            Part::items(say::waiting(), told(waiting, &campaign.waiting_players, players)),
        ],
    }
}

/// A Warband has a text of its own, which other programs and people know.
fn warband(warband: &PublishedWarband) -> Message {
    let body = Body::Verbatim(warband.text.clone());
    Message { parts: vec![Part { heading: String::new(), body }], ..Message::default() }
}

/// Every round as it was drawn, or as it went; how the campaigns stand, and what is missing.
fn evening(evening: &PublishedEvening, players: bool) -> Message {
    let rounds = evening.rounds.iter().map(|round| {
        let byes = round.bye_seats.iter().map(|seat| Item::new(say::sits_out(seat.told(players)), []));
        Part::items(&round.title, round.games.iter().map(|game| table(game, players)).chain(byes))
    });
    let campaigns = evening.standings.iter().map(|one| standings(&one.name, &one.places, players));
    let missing = evening.missing.iter().zip(&evening.missing_seats).map(|(line, seats)| {
        let names: Vec<String> = seats.iter().map(|seat| seat.told(players)).collect();
        Item::new(say::told(names.join(" – "), &line.text), [])
    });
    Message {
        title: evening.name.clone(),
        under: vec![evening.day.clone()],
        parts: rounds.chain(campaigns).chain([Part::items(say::missing(), missing)]).collect(),
    }
}

fn table(game: &PublishedTable, players: bool) -> Item {
    let seats = game.seats.iter().map(|seat| say::attacking(&seat.told(players), seat.attacks));
    let seats: Vec<String> = seats.collect();
    Item::new(join(&[&game.table, &seats.join(" – ")]), [join(&[&game.scenario, &game.result])])
}

fn pairing(pairing: &PublishedPairing, players: bool) -> Item {
    let due = pairing.due.as_deref().map(say::due).unwrap_or_default();
    let state = [(pairing.begun, say::begun()), (pairing.overdue, say::overdue())];
    let state = state.into_iter().filter(|(is, _)| *is).map(|(_, word)| word);
    let sides: Vec<String> = pairing.who.iter().map(|(name, player)| called(name, player, players)).collect();
    Item::new(sides.join(" – "), [join(&[&pairing.scenario, &due, &in_a_row(state)])])
}

/// `names`: those of its sides, if they differ from those on the page.
fn game(game: &ChronicleGame, names: Option<&Vec<String>>) -> Item {
    let sides = game.sides.iter().enumerate().map(|(place, side)| {
        let name = names.and_then(|names| names.get(place)).unwrap_or(&side.name);
        say::side(name.clone(), &side.vp, &side.outcome)
    });
    let sides: Vec<String> = sides.collect();
    Item::new(join(&[&game.number, &game.scenario]), [sides.join(" – ")])
}

/// How it ended, or how far it is.
fn ended(battle: &PublishedBattle) -> String {
    let Some(outcome) = battle.outcome else { return say::goes_on(battle.turn) };
    let winner = outcome.winner.and_then(|side| battle.sides.get(usize::from(side)));
    let won = |side: &&PublishedSide| {
        winner.is_some_and(|won| side.letter == won.letter || side.team.is_some() && side.team == won.team)
    };
    let winners: Vec<String> = battle.sides.iter().filter(won).map(|side| side.name.clone()).collect();
    say::ended(&winners, battle.turn, battle.over.as_deref().unwrap_or_default())
}

fn battle(battle: &PublishedBattle) -> Message {
    let name = |model: u16| battle.models.get(usize::from(model)).map(|model| model.sheet.name.as_str());
    let score = battle.sides.iter().map(|side| say::score(&side.letter, &side.name, side.points));
    let score: Vec<String> = score.collect();
    let scenario = (battle.scenario.name != battle.name).then(|| battle.scenario.name.clone());
    let mut fallen: Vec<_> = battle.models.iter().filter_map(|model| Some((model.fall.as_ref()?, model))).collect();
    fallen.sort_by_key(|(fall, _)| fall.turn);
    let fallen = fallen.into_iter().map(|(fall, model)| {
        let letter = battle.sides.get(usize::from(model.side)).map_or("", |side| &side.letter);
        let fell = say::fell(&model.sheet.name, fall.by.and_then(name), fall.turn);
        Item::new(if letter.is_empty() { fell } else { format!("{letter}  {fell}") }, [])
    });
    let deeds = battle.deeds.iter().map(|done| {
        let deed = battle.scenario.deeds.iter().find(|deed| deed.id == done.deed);
        let side = battle.sides.get(usize::from(done.side)).map_or("", |side| &side.name);
        let by = done.model.and_then(name).unwrap_or(side);
        Item::new(say::told(deed.map_or(&done.deed, |deed| &deed.name), by), [])
    });
    Message {
        title: battle.name.clone(),
        under: scenario.into_iter().chain([say::as_of(&battle.as_of)]).collect(),
        parts: vec![
            Part { heading: String::new(), body: Body::Lines(vec![score.join(" – "), ended(battle)]) },
            Part::items(say::out(), fallen),
            Part::items(say::deeds(), deeds),
        ],
    }
}
